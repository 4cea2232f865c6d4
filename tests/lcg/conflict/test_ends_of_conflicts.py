"""What happens, and what does not, when a conflict is won, when it ends, and when none can be declared."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.rings.places import UNCLAIMED
from gorin.rulesets.lcg.rings.pools import contested_ring
from gorin.rulesets.lcg.state import CONFLICT_PHASE, ON
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRAB,
    LION,
    NEUTRAL,
    PHOENIX,
    PROVINCE,
    THAT,
    THIS,
    YOURS,
    AttackedProvince,
    Cannot,
    During,
    EndConflict,
    GainFate,
    Honor,
    Num,
    RingOf,
    Sets,
    SpendToRing,
    action,
    always_gets,
    character,
    event,
    province,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    honor_of,
    is_bowed,
    is_broken,
    is_honored,
    military,
    offered,
    pass_until,
    strength,
    table,
)

GARDEN = province("Garden", NEUTRAL, strength=4, elements=("air",))
WALL = " | | Fields, Plain Wall"  # too strong to break


def passed(s: Any) -> list[str]:
    """Pass until the conflict, if there is one, or else the phase is over: what was decided on the way."""
    fought, seen = s.con[ON], []
    while s.con[ON] if fought else s.phase == CONFLICT_PHASE:
        seen.append(decision(s))
        pass_until(s, "", most=1)
    return seen


# --- the ring effect -------------------------------------------------------------------------------------------------


@rule("rr.ring-effects.1")
@pytest.mark.parametrize(
    ("ring", "choice"),
    [
        ("air", "gain 2 honor"),
        ("earth", "draw a card"),
        ("fire", "honor Plain Captain"),
        ("water", "ready Plain Soldier"),
        ("void", "remove 1 fate from Plain Soldier"),
    ],
)
def test_an_attacker_who_won_resolves_the_effect_of_the_contested_ring_only(ring: str, choice: str) -> None:
    text = f"A 10/0: Plain Captain*, Plain Soldier_+1\nB 10/0: Plain Porter*{WALL}\nmilitary {ring} A>B Plain Wall"
    s = do(table(text), "B: pass", "A: pass", f"A: {choice}")
    done = {
        "air": honor_of(s)[0] == 12,
        "earth": len(hand(s, "A")) == 1,
        "fire": is_honored(s, "Plain Captain"),
        "water": not is_bowed(s, "Plain Soldier"),
        "void": fate_on(s, "Plain Soldier") == 0,
    }
    assert [x for x, is_done in done.items() if is_done] == [ring]


@rule("rr.ring-effects.1")
@pytest.mark.parametrize(
    ("a", "b", "asked"),
    [
        ("Plain Captain", "Plain Porter", True),
        ("Plain Captain", "", True),
        ("Plain Porter", "Plain Captain", False),
        ("Plain Idler", "", False),
    ],
)
def test_nobody_but_a_winning_attacker_resolves_the_ring(a: str, b: str, asked: bool) -> None:
    s = table(f"A: {a}*\nB: {b}{'*' if b else ''}{WALL}\nmilitary air A>B Plain Wall")
    assert [x for x in passed(s) if "ring effect" in x] == ["A: resolve the ring effect"] * asked


@rule("rr.ring-effects.10")
def test_in_skirmish_earth_discards_one_card_of_several_and_chance_says_which() -> None:
    lost = set()
    for seed in range(12):
        text = "A: Plain Captain*\nB: | Plain Alms, Plain Praise, Plain Shame\nmilitary earth A>B"
        s = table(text, "lcg/skirmish", seed=seed)
        pass_until(s, "A: resolve the ring effect")
        do(s, "A: discard a card at random")
        assert not decision(s).endswith("choose") and len(hand(s, "B")) == 2 and hand(s, "A") == []
        lost |= set(discard(s, "B"))
    assert lost == {"Plain Alms", "Plain Praise", "Plain Shame"}


# --- the ring afterwards ---------------------------------------------------------------------------------------------


@rule("rr.step-3-2-7.5")
def test_when_all_go_home_the_ring_is_contested_no_more_and_still_says_what_conflict_it_is() -> None:
    proud = always_gets(THIS, military=+1, when=During("military", "void"))
    sage = character("Sage", CRAB, proud, reaction(Happens(ev.RETURN_HOME), GainFate()), cost=0, military=1)
    s = table(f"A: Plain Captain*, Sage\nB: Plain Porter*{WALL}\nmilitary void A>B Plain Wall", extra=[sage])
    pass_until(s, "A: reactions")
    assert offered(s, "Sage") and s.ring_place[4] == 0 and not contested_ring(s)
    assert military(s, "Sage") == 2, "it is a military conflict of the void until it ends"
    do(s, "A: pass")
    assert not s.con[ON] and military(s, "Sage") == 1


@rule("rr.clarify-master-alchemist.3")
def test_fate_put_on_the_contested_ring_stays_there_when_the_attacker_claims_it() -> None:
    alchemist = character(
        "Alchemist", PHOENIX,
        action(Honor(THAT), when=CONFLICT, cost=SpendToRing(RingOf("fire")), choose=CHARACTER & YOURS), cost=0,
    )  # fmt: skip
    s = table(f"A 10/0: Plain Captain*\nB 10/1: Alchemist{WALL}\nmilitary fire A>B Plain Wall", extra=[alchemist])
    do(s, "B: Alchemist", "B: Alchemist")
    passed(s)
    assert s.ring_place[2] == 0, "claimed"
    assert s.ring_fate[2] == 1 and fate_of(s) == [0, 0]


# --- the end ---------------------------------------------------------------------------------------------------------


@rule("rr.errata-ride-them-down.1")
def test_the_set_base_strength_is_over_with_the_conflict_and_not_with_the_phase() -> None:
    ride = event("Ride", LION, action(Sets(AttackedProvince(), "strength", Num(1), base=True), when=CONFLICT), cost=0)
    text = "A: Plain Captain* | Ride\nB: Plain Soldier* | | Fields, Garden[Plain Tower], Plain Wall\n"
    s = table(text + "military air A>B Garden", extra=[GARDEN, ride])
    do(s, "B: pass", "A: Ride")
    assert strength(s, "Garden") == 3, "1, and 2 for the holding"
    assert strength(s, "Plain Wall") == 7, "it is not attacked"
    passed(s)
    assert s.phase == CONFLICT_PHASE and not is_broken(s, "Garden")
    assert strength(s, "Garden") == 6


@rule("rr.open-conflict-ended-early.1")
def test_a_conflict_ended_early_is_neither_unopposed_nor_breaks_a_province_nor_claims_a_ring() -> None:
    truce = event("Truce", NEUTRAL, action(EndConflict()), cost=0)
    for ended in (True, False):
        text = "A 10/0: Plain Giant* | Truce\nB 10/0: | | Fields, Garden\nmilitary air A>B Garden"
        s = do(table(text, extra=[GARDEN, truce]), "B: pass", "A: Truce" if ended else "A: pass")
        if not ended:
            passed(s)
        assert (honor_of(s), is_broken(s, "Garden")) == (([10, 10], False) if ended else ([10, 9], True))
        assert s.ring_place[0] == (UNCLAIMED if ended else 0)
        assert s.phase == CONFLICT_PHASE and decision(s) == "A: action"


# --- none at all -----------------------------------------------------------------------------------------------------


@rule("rr.step-3-2.19")
@pytest.mark.parametrize(
    ("mine", "theirs", "rings", "declared"),
    [
        ("Plain Captain", "", "air=A earth=A fire=B water=B", True),
        ("Plain Captain", "", "air=A earth=A fire=B water=B void=B", False),  # no ring
        ("Plain Captain", "Peace", "air=A earth=A fire=B water=B", False),  # no province
        ("Plain Captain_", "", "air=A earth=A fire=B water=B", False),  # no attacker
    ],
)
def test_without_a_ring_a_province_or_an_attacker_nobody_is_asked_for_a_conflict(
    mine: str, theirs: str, rings: str, declared: bool
) -> None:
    peace = character("Peace", CRAB, Cannot(PROVINCE, ("be attacked",)), cost=0)
    s = table(f"A: {mine}\nB: {theirs}\nconflict phase, left A=1 B=0, rings {rings}", extra=[peace])
    assert ("A: declare a conflict" in passed(s)) is declared
