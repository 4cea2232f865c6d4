"""Rulings about the characters and places of the Lion; where the newer Rules Reference differs, it holds."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import CHARACTER, NEUTRAL, THAT, MoveToConflict, action, event
from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_broken,
    is_honored,
    military,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    table,
)


@rule("fr.akodo-gunso.1")
def test_pride_resolves_before_reactions_to_winning() -> None:
    s = table("A: Akodo Gunsō*[Honored Blade]\nB: Plain Porter* | | Fields, Plain Wall\nmilitary air A>B Plain Wall")
    pass_until(s, "A: reactions")
    assert offered(s, "Honored Blade") and is_honored(s, "Akodo Gunsō")


DEFENSE = """A 10/0: Akodo Toturi*
             B 10/0: Plain Porter*
             military {} B>A"""


@rule("fr.akodo-toturi.1")
def test_toturi_reacts_to_a_ring_claimed_in_defense() -> None:
    s = table(DEFENSE.format("air"))
    pass_until(s, "A: reactions")
    assert offered(s, "Akodo Toturi")


@rule("fr.akodo-toturi.2", "rr.errata-as-if-attacking-player.1")
def test_in_defense_toturis_player_resolves_the_ring() -> None:
    """The ruling gives the effect to the attacker; the Rules Reference to whoever resolves it."""
    s = table(DEFENSE.format("air"))
    pass_until(s, "A: reactions")
    do(s, "A: Akodo Toturi")
    assert decision(s) == "A: resolve the ring effect"
    do(s, "A: gain 2 honor")
    assert honor_of(s)[0] == 12


@rule("fr.akodo-toturi.4", "rr.errata-as-if-attacking-player.1")
def test_toturis_ring_effect_must_be_resolved() -> None:
    """The ruling is about the attacker; what remains is that an effect without "may" is resolved."""
    s = table(DEFENSE.format("air"))
    pass_until(s, "A: reactions")
    do(s, "A: Akodo Toturi")
    assert options(s) == ["take 1 honor", "gain 2 honor"]


@rule("fr.akodo-toturi.3")
def test_at_defend_the_wall_the_defender_resolves_the_ring() -> None:
    s = table("""A: Plain Giant* | | Fields, Defend the Wall
                 B: Plain Porter* | Plain Robe
                 military earth B>A Defend the Wall""")
    pass_until(s, "A: reactions")
    do(s, "A: Defend the Wall", "A: draw a card, discard one at random")
    assert len(hand(s, "A")) == 1 and discard(s, "B") == ["Plain Robe"]


@rule("fr.hida-kisada.2")
@pytest.mark.parametrize(("title", "fight"), [("Yōjin no Shiro", "B>A"), ("Shiro Nishiyama", "A>B")])
def test_an_ability_that_changes_nothing_cannot_be_used_to_be_cancelled(title: str, fight: str) -> None:
    s = table(f"A: {title}, Plain Soldier*\nB: Hida Kisada*\nmilitary air {fight}")
    do(s, *(["B: pass"] if fight == "A>B" else []))
    assert not offered(s, title)


@rule("fr.ikoma-eiji.1")
def test_a_deathseeker_put_into_play_by_eiji_was_not_in_the_conflict() -> None:
    s = table("A: Ikoma Eiji, Plain Porter* | | Fields | Deathseeker\nB: Plain Poet*\npolitical air A>B")
    pass_until(s, "A: reactions")
    do(s, "A: Ikoma Eiji", "A: Deathseeker")
    assert in_play(s, "Deathseeker") and not participating(s, "Deathseeker") and not offered(s, "Deathseeker")


CALLED = """A: Kitsu Spiritcaller, Plain Soldier* | {} | Fields | Plain Captain
            B: Plain Bully*
            military air B>A"""


def call(s: Any) -> Any:
    return do(s, "A: Kitsu Spiritcaller", "A: Plain Captain", "B: pass")


@rule("fr.kitsu-spiritcaller.1")
def test_a_called_character_with_reprieve_stays() -> None:
    s = call(table(CALLED.format("Reprieve").replace("A:", "A 10/1:", 1)))
    do(s, "A: Reprieve", "A: Plain Captain")
    while s.con[0] and not offered(s, "Reprieve"):
        pass_until(s, "")
    do(s, "A: Reprieve")
    assert in_play(s, "Plain Captain") and discard(s, "A") == ["Reprieve"]


@rule("fr.kitsu-spiritcaller.1")
def test_a_called_character_that_is_honored_may_stand_its_ground() -> None:
    s = call(table(CALLED.format("Stand Your Ground, Court Games").replace("military", "political")))
    do(s, "A: Court Games", "A: Plain Captain")
    while s.con[0] and not offered(s, "Stand Your Ground"):
        pass_until(s, "")
    do(s, "A: Stand Your Ground")
    assert in_play(s, "Plain Captain") and not is_honored(s, "Plain Captain")
    assert "Plain Captain" not in deck(s, "A", dynasty=True)


@rule("fr.obstinate-recruit.1")
def test_a_recruit_may_be_played_and_is_discarded_at_once() -> None:
    s = table("A 10/0: | | Fields, Plain Hill[Obstinate Recruit]\nB 11/0:\ndynasty phase")
    do(s, "A: Obstinate Recruit")
    assert decision(s) == "B: action" and discard(s, "A") == ["Obstinate Recruit"]


@rule("fr.pilgrimage.1")
@pytest.mark.parametrize(("title", "kind"), [("Akodo Toturi", "military"), ("Doji Hotaru", "political")])
def test_no_ring_effect_resolves_at_an_unbroken_pilgrimage(title: str, kind: str) -> None:
    s = table(
        f"A 10/0: {title}*\nB 10/0: Plain Captain*, Plain Idler* | | Fields, Pilgrimage\n{kind} air A>B Pilgrimage"
    )
    while not offered(s, title):
        pass_until(s, "")
    do(s, f"A: {title}")
    assert honor_of(s) == [10, 10] and not is_broken(s, "Pilgrimage")
    assert never_offered(s, "gain 2 honor")


@rule("fr.vengeful-oathkeeper.1")
def test_the_oathkeeper_comes_ready_to_its_home() -> None:
    s = table("A: Plain Porter* | Vengeful Oathkeeper\nB: Plain Giant*\nmilitary air B>A")
    pass_until(s, "A: reactions")
    do(s, "A: Vengeful Oathkeeper")
    assert s.con[0] and not participating(s, "Vengeful Oathkeeper") and not is_bowed(s, "Vengeful Oathkeeper")


@rule("fr.yojin-no-shiro.1")
def test_who_joins_the_attack_later_gets_nothing_from_the_castle() -> None:
    come = event("Come Here", NEUTRAL, action(MoveToConflict(THAT), choose=CHARACTER), cost=0, influence_cost=0)
    s = table("""A: Yōjin no Shiro, Plain Soldier*, Plain Captain | Come Here
                 B: Plain Porter*
                 military air A>B""", extra=[come])  # fmt: skip
    do(s, "B: pass", "A: Yōjin no Shiro", "B: pass", "A: Come Here", "A: Plain Captain")
    assert military(s, "Plain Soldier") == 3 and military(s, "Plain Captain") == 4
    assert never_offered(s, "Yōjin no Shiro")
