"""Bringing Personalities into play: Honor Requirement, Clan discount, Clan allegiance, Proclaim, overlays."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    attached,
    chi,
    decision,
    do,
    editions,
    find,
    force,
    honor,
    in_play,
    is_bowed,
    is_dishonorable,
    is_removed,
    lying,
    offered,
    options,
    pass_until,
    play,
    seat_of,
    table,
)

RICH = "Crane Castle, Plain Mine, Plain Mine"


@rule("emp.personality.5", "emp.personality.6", "emp.personality.7")
def test_honor_requirement_and_gold_cost() -> None:
    s = table(
        "A 9: Castle, Plain Mine, Plain Mine | | Plain Lady, Plain Guard, Plain Victor \nB 5: \ndynasty phase, active A"
    )
    assert offered(s, "Plain Guard") and not offered(s, "Plain Lady")
    s = table("A 10: Castle, Plain Mine | | Plain Lady, Plain Giant \nB 5: \ndynasty phase, active A")
    assert offered(s, "Plain Lady") and not offered(s, "Plain Giant")


@editions(emperor=rule("emp.dynasty-phase.1", "emp.control.1"), samurai=rule("sam.dynasty-phase.1"))
def test_as_many_as_can_be_paid() -> None:
    s = table("A 5: Castle, Plain Mine, Plain Mine | | Plain Guard, Plain Sailor \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Sailor", "A: Castle")
    do(s, "A: Plain Guard", "A: Plain Mine", "A: Plain Mine")
    assert in_play(s, "Plain Guard") and in_play(s, "Plain Sailor")
    assert s.holder[find(s, "Plain Guard")] == 0 and s.ctl[0] >> find(s, "Plain Guard") & 1
    assert lying(s, "A")[:2] == ["Field", "Field"]
    s = table(
        "A 5: Castle_, Plain Mine | | Plain Shop, Plain Mine, Plain Farm, Plain Giant \nB 5: \ndynasty phase, active A"
    )
    assert options(s) == ["Plain Shop", "Plain Mine", "Plain Farm", "done"], "what he can pay"
    play(s, "A: Plain Shop")
    assert options(s) == ["Plain Farm", "done"], "with what is left"


@editions(samurai=rule("sam.dynasty-phase.1"))
@pytest.mark.parametrize("you", ["A", "B"])
def test_the_active_player_from_his_own_provinces(you: str) -> None:
    fest = event("Fest", event_text(gain_honor(1)))
    mine = f"{you} 5: Castle, Plain Mine, Plain Mine | Plain Spears | Plain Guard, Plain Shop, Plain Farm?, Fest"
    other = "B" if you == "A" else "A"
    theirs = f"{other} 5: Castle, Plain Mine | | Plain Sailor, Plain Farm"
    s = table("\n".join([*sorted([mine, theirs]), f"dynasty phase, active {you}"]), (fest,))
    assert decision(s) == f"{you}: bring into play"
    assert options(s) == ["Plain Guard", "Plain Shop", "done"], (
        "no other type, nothing facedown, nothing of the other's"
    )
    do(s, f"{you}: Plain Shop", f"{you}: Castle")
    assert (
        in_play(s, "Plain Shop") and not in_play(s, "Plain Guard") and s.holder[find(s, "Plain Shop")] == seat_of(you)
    )
    assert options(s) == ["Plain Guard", "done"], "one at a time, the Holding first if he likes"
    play(s, f"{you}: Plain Guard")
    while decision(s).startswith(f"{you}: pay"):
        do(s, f"{you}: {options(s)[0]}")
    assert in_play(s, "Plain Guard") and options(s) == ["done"]
    pass_until(s, f"{other}: ")
    assert not in_play(s, "Plain Sailor") and "bring into play" not in decision(s), "nobody else is asked"


@rule("emp.clan-discount.1", "emp.rules-relevant-keywords.3", "emp.stronghold.3")
def test_clan_discount_is_for_ones_own_clan() -> None:
    s = table("A 5: Crane Castle_, Plain Mine | | Plain Rider, Plain Guard \nB 5: \ndynasty phase, active A")
    assert options(s) == ["done"]
    s = table("A 5: Crane Castle, Plain Farm_ | | Plain Rider, Plain Guard \nB 5: \ndynasty phase, active A")
    assert options(s) == ["Plain Rider with Clan discount", "Plain Guard", "done"]


@rule("emp.clan-allegiance.1", "emp.clan-allegiance.2", "emp.dynasty-phase.4")
def test_clan_allegiance_ignores_the_honor_requirement() -> None:
    s = table(f"A 5: {RICH} | | Plain Lady \nB 5: \ndynasty phase, active A")
    assert options(s) == ["Plain Lady with Clan allegiance", "Plain Lady with Clan discount and allegiance", "done"]
    do(s, "A: Plain Lady with Clan discount and allegiance", "A: Crane Castle")
    assert decision(s) == "A: pay 1 gold"
    do(s, "A: Plain Mine")
    assert in_play(s, "Plain Lady")
    s = table("A 5: Crane Castle, Plain Mine | | Plain Lady \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Lady with Clan allegiance")
    assert decision(s) == "A: pay 8 gold"


@rule("emp.proclaim.1", "emp.proclaim.2", "emp.proclaim.6")
def test_proclaim_gains_base_personal_honor_once_a_turn() -> None:
    s = table(f"A 12: {RICH}, Plain Mine | | Plain Rider, Plain Rider \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Rider", "A: Plain Mine", "A: Plain Mine")
    assert offered(s, "Proclaim")
    do(s, "A: Proclaim")
    assert honor(s)[0] == 14
    do(s, "A: Plain Rider", "A: Crane Castle", "A: Plain Mine")
    assert not offered(s, "Proclaim") and honor(s)[0] == 14


@rule("emp.proclaim.3", "emp.proclaim.7")
def test_proclaim_not_with_discount_but_with_allegiance() -> None:
    s = table(f"A 5: {RICH} | | Plain Rider \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Rider with Clan discount", "A: Crane Castle")
    assert not offered(s, "Proclaim") and honor(s)[0] == 5
    s = table(f"A 5: {RICH} | | Plain Lady \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Lady with Clan allegiance", "A: Crane Castle", "A: Plain Mine")
    do(s, "A: Proclaim")
    assert honor(s)[0] == 9


@rule("emp.stronghold.4", "emp.unaligned.1")
def test_without_a_mon_there_is_no_clan() -> None:
    s = table("A 5: Castle, Plain Mine | | Plain Swordsman \nB 5: \ndynasty phase, active A")
    assert options(s) == ["Plain Swordsman", "done"]
    do(s, "A: Plain Swordsman", "A: Castle")
    assert not offered(s, "Proclaim")


@rule("emp.loyal.1")
def test_the_loyal_serve_only_their_clan() -> None:
    s = table("A 5: Crab Castle, Plain Mine | | Plain Vassal \nB 5: \ndynasty phase, active A")
    assert options(s) == ["done"]
    s = table("A 5: Crane Castle, Plain Mine | | Plain Vassal \nB 5: \ndynasty phase, active A")
    assert offered(s, "Plain Vassal")


@rule("emp.singular-unique.1", "emp.singular-unique.3")
def test_of_unique_and_singular_cards_a_player_has_one() -> None:
    s = table(
        "A 5: Castle, Plain Mine, Plain Shop, Plain Hero | | Plain Shop, Plain Hero \nB 5: \ndynasty phase, active A"
    )
    assert options(s) == ["done"]
    s = table("A 5: Castle, Plain Mine | | Plain Hero \nB 5: Plain Hero\ndynasty phase, active A")
    assert offered(s, "Plain Hero")


@rule("emp.experienced.3", "emp.experienced.4", "emp.experienced.6")
def test_an_experienced_personality_may_be_overlaid_for_nothing() -> None:
    s = table("A 5: Castle_, Plain Hero_~[Plain Sword] | | Plain Hero - exp \nB 5: \ndynasty phase, active A")
    assert options(s) == ["overlay Plain Hero with Plain Hero - exp", "done"]
    do(s, "A: overlay Plain Hero")
    assert in_play(s, "Plain Hero - exp") and not offered(s, "Proclaim")


@rule("emp.experienced.8")
def test_tokens_and_ongoing_effects_carry_over_in_an_overlay() -> None:
    mark = strategy("Mark", open_(AddToken(THAT, "fire", force=2), give(THAT, chi=1), target=PERSONALITY), focus=1)
    s = table("A 5: Castle_, Plain Hero~ | Mark | Plain Hero - exp \nB 5:", (mark,))
    play(s, "A: Mark")
    pass_until(s, "A: bring into play")
    do(s, "A: overlay Plain Hero")
    assert is_dishonorable(s, "Plain Hero - exp")
    assert (force(s, "Plain Hero - exp"), chi(s, "Plain Hero - exp")) == (6 + 2, 4 + 1)


@rule("emp.experienced.7", "emp.experienced.8", "emp.experienced.9")
def test_everything_carries_over_in_an_overlay() -> None:
    s = table("A 5: Castle_, Plain Hero_~[Plain Sword] | | Plain Hero - exp \nB 5: \ndynasty phase, active A")
    before = find(s, "Plain Hero")
    do(s, "A: overlay Plain Hero")
    assert find(s, "Plain Hero - exp") == before and is_dishonorable(s, "Plain Hero - exp")
    assert is_bowed(s, "Plain Hero - exp") and attached(s, "Plain Hero - exp") == ["Plain Sword"]
    assert force(s, "Plain Hero - exp") == 8 and chi(s, "Plain Hero - exp") == 5
    assert is_removed(s, "Plain Hero") and lying(s, "A")[0] == "Field"


@rule("emp.experienced.1")
def test_only_lower_levels_are_overlaid() -> None:
    s = table("A 5: Castle_, Plain Hero - exp | | Plain Hero \nB 5: \ndynasty phase, active A")
    assert options(s) == ["done"]
