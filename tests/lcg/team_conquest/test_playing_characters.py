"""Under whose control a character enters play."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import CRAB, character
from gorin.rulesets.lcg.words.player_effects import GainFate
from gorin.rulesets.lcg.words.texts import action
from tests.lcg.tables import attacking, decision, do, fate_of, fate_on, offered, options, total
from tests.lcg.team_conquest.teams import asked, holders, laid, passes

ROW = "| | Fields, Fields[Plain Soldier]"


@rule("mp.team-playing-characters.1", "rr.character-cards.6")
def test_a_character_from_a_province_enters_under_either_players_control() -> None:
    s = laid("dynasty phase, first A", A=ROW)
    do(s, "A: Plain Soldier", "A: 1")
    assert decision(s) == "A: choose a player" and options(s) == ["A", "B"], "no opponent"
    do(s, "A: B")
    assert holders(s, "Plain Soldier") == "B"
    s = laid("dynasty phase, first A", A=ROW)
    do(s, "A: Plain Soldier", "A: 1", "A: A")
    assert holders(s, "Plain Soldier") == "A"


@rule("mp.team-playing-characters.1", "rr.character-cards.6")
def test_so_does_one_from_hand_and_into_a_conflict() -> None:
    s = laid("military air A>C", A="Plain Captain* | Plain Guest")
    passes(s, "A: action")
    do(s, "A: Plain Guest into the conflict", "A: 0", "A: B")
    assert holders(s, "Plain Guest") == "B" and attacking(s, "Plain Guest") and total(s, "A") == 6


@rule("mp.team-playing-characters.3", "rr.character-cards.8")
def test_fate_comes_from_the_pool_of_the_player_who_plays_it() -> None:
    s = laid("dynasty phase, first A", A=ROW)
    do(s, "A: Plain Soldier", "A: 2", "A: B")
    assert fate_on(s, "Plain Soldier") == 2 and fate_of(s) == [0, 3, 3, 3]


@rule("mp.team-playing-characters.2", "rr.character-cards.7")
def test_afterwards_it_stays_there() -> None:
    s = laid("dynasty phase, first A", A=ROW)
    do(s, "A: Plain Soldier", "A: 2", "A: B")
    passes(s, "draw phase")
    passes(s, "conflict phase", most=80)
    passes(s, "fate phase", most=80)
    assert holders(s, "Plain Soldier") == "B", "nobody was ever asked to hand it over"


@rule("mp.team-playing-characters.2")
def test_its_controller_uses_it_and_nobody_else() -> None:
    helper = character("Helper", CRAB, action(GainFate()), cost=0, military=1, political=1)
    s = laid("dynasty phase, first A", helper, A="| | Fields, Fields[Helper]")
    do(s, "A: Helper", "A: 0", "A: B", "C: pass", "D: pass")
    assert asked(s) == "A" and not offered(s, "Helper")
    do(s, "A: pass")
    assert asked(s) == "B" and offered(s, "Helper")


def test_an_attachment_is_its_players() -> None:
    s = laid("draw phase, first A", A="| Plain Sword", B="Plain Soldier")
    do(s, "A: Plain Sword", "A: Plain Soldier")
    assert holders(s, "Plain Sword") == "A"
