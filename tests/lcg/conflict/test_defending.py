"""3.2.1 and 3.2.2: defenders, and the action window of a conflict."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import CRAB, THIS, character, conflict_character
from gorin.rulesets.lcg.words.texts import Cannot
from tests.lcg.tables import (
    attacking,
    decision,
    defending,
    do,
    fate_of,
    fate_on,
    find,
    honor_of,
    in_play,
    is_bowed,
    military,
    offered,
    options,
    participating,
    pass_until,
    step,
    table,
    total,
)


def defended(b: str, a: str = "A: Plain Captain", rules: str = "lcg/stronghold", **more: Any) -> Any:
    """A has declared a military conflict with Plain Captain; B is asked for defenders."""
    s = pass_until(table(f"{a}\n{b}\nconflict phase", rules, **more), "declare a conflict")
    return do(
        s, "A: military air", "A: Province" if "skirmish" in rules else "A: Fields", "A: Plain Captain", "A: done"
    )


@rule("rr.step-3-2-1.1", "rr.defender.1")
def test_any_number_of_ready_characters_one_controls_may_defend() -> None:
    s = defended("B: Plain Soldier, Plain Giant, Plain Porter_, Plain Envoy")
    assert decision(s) == "B: declare a defender"
    assert options(s) == ["Plain Soldier", "Plain Giant", "Plain Envoy", "done"]
    do(s, "B: Plain Soldier", "B: Plain Giant", "B: Plain Envoy", "B: done")
    assert [defending(s, x) for x in ("Plain Soldier", "Plain Giant", "Plain Envoy", "Plain Porter")] == [1, 1, 1, 0]
    assert not attacking(s, "Plain Soldier")


@rule("rr.step-3-2-1.2")
def test_no_defender_at_all_is_allowed() -> None:
    s = defended("B: Plain Giant")
    do(s, "B: done")
    assert "3.2.2" in step(s)
    assert not s.p[facts.DEFENDING]


@rule("rr.dash.2")
def test_a_character_with_a_dash_cannot_defend_in_a_conflict_of_that_type() -> None:
    s = defended("B: Plain Poet, Plain Bully")
    assert options(s) == ["Plain Bully", "done"]


@rule("rr.participating.6")
@pytest.mark.parametrize("word", ["participate", "defend"])
def test_who_cannot_participate_or_defend_cannot_be_declared_as_a_defender(word: str) -> None:
    monk = character("Monk", CRAB, Cannot(THIS, (word,)), cost=0, military=3)
    s = defended("B: Monk, Plain Soldier", extra=[monk])
    assert options(s) == ["Plain Soldier", "done"]


# --- 3.2.2 -----------------------------------------------------------------------------------------------------------


@rule("rr.step-3-2-2.1", "rr.first-player.4")
@pytest.mark.parametrize("first", "AB")
def test_the_defending_player_acts_first_whoever_is_first_player(first: str) -> None:
    s = table(
        f"""A: Plain Captain* | Plain Praise, Plain Letter
            B: Plain Giant* | Plain Praise, Plain Letter
            first {first}
            military air A>B"""
    )
    seen: list[str] = []
    for answer in ("B: pass", "A: Plain Praise", "B: Plain Praise", "A: pass", "B: Plain Letter", "A: pass"):
        seen.append(decision(s)[0])
        do(s, answer)
    assert seen == ["B", "A", "B", "A", "B", "A"]
    assert "3.2.2" in step(s), "no two passes in succession yet"
    do(s, "B: pass")
    assert "3.2.2" not in step(s)


@rule("rr.step-3-2-2.2")
def test_action_abilities_of_cards_one_controls_may_be_used() -> None:
    s = table("A: Plain Captain*\nB: Plain Mine, Brash Samurai*\nmilitary air A>B")
    assert options(s) == ["Plain Mine", "Brash Samurai", "pass"]
    do(s, "B: Plain Mine")
    assert fate_of(s) == [0, 1]
    assert options(s) == ["pass"], "A controls neither"


@rule("rr.step-3-2-2.3")
@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
def test_action_events_are_played_from_hand(rules: str) -> None:
    s = table("A: Plain Captain*\nB 8/0: | Plain Praise\nmilitary air A>B", rules)
    do(s, "B: Plain Praise")
    assert honor_of(s)[1] == 9
    assert decision(s) == "A: action"


@rule("rr.step-3-2-2.4")
def test_an_attachment_goes_on_any_eligible_character_in_play() -> None:
    s = table("A: Plain Captain*, Plain Soldier\nB 10/1: Plain Giant, Plain Poet | Plain Sword\nmilitary air A>B")
    do(s, "B: Plain Sword")
    assert options(s) == ["Plain Captain", "Plain Soldier", "Plain Giant", "Plain Poet"]
    do(s, "B: Plain Captain")
    assert military(s, "Plain Captain") == 6
    assert fate_of(s) == [0, 0]


@rule("rr.step-3-2-2.5", "rr.character-cards.5", "rr.participating.5")
@pytest.mark.parametrize(("seat", "side"), [("A", facts.ATTACKING), ("B", facts.DEFENDING)])
@pytest.mark.parametrize(("kind", "skill"), [("military", 4), ("political", 2)])
def test_a_character_is_played_into_the_conflict_on_its_players_side_with_fate(
    seat: str, side: int, kind: str, skill: int
) -> None:
    s = table(f"A 10/4: Plain Captain* | Plain Guest\nB 10/4: | Plain Guest\n{kind} air A>B")
    if seat == "A":
        do(s, "B: pass")
    do(s, f"{seat}: Plain Guest into the conflict")
    assert options(s) == ["0", "1", "2", "3"]
    do(s, f"{seat}: 2")
    guest = find(s, "Plain Guest", seat)
    assert s.p[side] >> guest & 1
    assert not s.p[facts.BOWED] >> guest & 1
    assert s.fate[guest] == 2
    assert total(s, seat) == (skill + 2 if seat == "A" else 2)


@rule("rr.step-3-2-2.6", "rr.home.1")
def test_a_character_may_be_played_home_instead() -> None:
    s = table("A: Plain Captain*\nB 10/4: | Plain Guest\nmilitary air A>B")
    do(s, "B: Plain Guest", "B: 1")
    assert in_play(s, "Plain Guest")
    assert not participating(s, "Plain Guest")
    assert fate_on(s, "Plain Guest") == 1
    assert total(s, "B") == 0


@rule("rr.dash.3")
def test_a_character_with_a_dash_is_played_home_but_not_into_a_conflict_of_that_type() -> None:
    s = table("A: Plain Captain*\nB 10/4: | Plain Bard\nmilitary air A>B")
    assert options(s) == ["play Plain Bard", "pass"]
    s = table("A: Plain Captain*\nB 10/4: | Plain Bard\npolitical air A>B")
    assert options(s) == ["play Plain Bard", "play Plain Bard into the conflict", "pass"]


@rule("rr.participating.7")
@pytest.mark.parametrize("barred", [True, False])
def test_who_cannot_participate_is_neither_played_nor_moved_nor_put_into_the_conflict(barred: bool) -> None:
    text = [Cannot(THIS, ("participate",))] if barred else []
    novice = conflict_character("Novice", CRAB, *text, cost=0, military=3)
    monk = character("Monk", CRAB, *text, cost=0, military=3)
    s = table(
        """A: Plain Captain*
           B 10/4: Monk | Novice, Charge! | Fields, Fields[Monk], Fields[Favorable Ground]
           military air A>B""",
        extra=[novice, monk],
    )
    assert offered(s, "Novice")
    assert offered(s, "Novice into the conflict") != barred
    assert offered(s, "Charge!") != barred, "it is the only character in a province"
    assert offered(s, "Favorable Ground") != barred, "it is the only character to move"


@rule("rr.participating.7")
@pytest.mark.parametrize(
    ("favor", "allowed"), [("", True), (", favor A military", True), (", favor B military", False)]
)
def test_an_imperial_guard_is_not_put_into_a_conflict_against_the_favor(favor: str, allowed: bool) -> None:
    s = table(
        f"""A 10/1: Plain Captain* | Charge! | Fields, Fields[Seppun Guardsman]
            B:
            conflict phase{favor}
            military air A>B"""
    )
    do(s, "B: pass")
    assert offered(s, "Charge!") == allowed


@rule("rr.step-3-2-2.7")
def test_the_totals_of_both_sides_can_be_read_after_each_action() -> None:
    s = table("A: Plain Captain*\nB 10/4: Plain Soldier* | Plain Guest\nmilitary air A>B")
    for you in (0, 1):
        fight = s.box.rules.view(s, you)["conflict"]
        assert (fight["attacking_skill"], fight["defending_skill"]) == (4, 2)
    do(s, "B: Plain Guest into the conflict", "B: 0")
    for you in (0, 1):
        assert s.box.rules.view(s, you)["conflict"]["defending_skill"] == 4


@rule("rr.bow.2", "rr.bow.5")
def test_an_ability_that_bows_its_card_cannot_be_used_while_the_card_is_bowed() -> None:
    s = table("A: Plain Captain*\nB: Shiro Nishiyama, Plain Soldier*\nmilitary air A>B")
    do(s, "B: Shiro Nishiyama")
    assert is_bowed(s, "Shiro Nishiyama")
    bowed = table("A: Plain Captain*\nB: Shiro Nishiyama_, Plain Soldier*\nmilitary air A>B")
    assert options(bowed) == ["pass"]


@rule("rr.bow.4")
def test_abilities_on_a_bowed_card_stay_active() -> None:
    s = table("A: Plain Captain* | Plain Praise\nB: Guest of Honor*_\nmilitary air A>B")
    do(s, "B: pass")
    assert not offered(s, "Plain Praise"), "opponents cannot play events"
