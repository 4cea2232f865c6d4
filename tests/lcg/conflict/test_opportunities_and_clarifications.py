"""Conflict opportunities of either type for either player, and clarified cards tried both ways."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from gorin.language.nodes import Condition
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.state import CONFLICT_PHASE
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRAB,
    HONORED,
    LION,
    NEUTRAL,
    SCORPION,
    THAT,
    THAT2,
    THIS,
    YOU,
    YOURS,
    AtMostConflicts,
    BeforeDeclaring,
    Bow,
    Dishonor,
    Exists,
    HasFavor,
    Honor,
    InvertDeclaration,
    Is,
    MoreConflicts,
    MoveToken,
    Until,
    action,
    always_gets,
    character,
    count,
    event,
    interrupt,
    stronghold,
    while_this,
)
from tests.lcg.tables import (
    decision,
    defending,
    do,
    honor_of,
    is_bowed,
    is_dishonored,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    table,
)

# --- opportunities ------------------------------------------------------------------------------------------------------

ARMY = "Plain Captain, Plain Giant, Plain Lord, Plain Envoy"
MORE = [event(f"More {x}", LION, action(MoreConflicts(x)), cost=0) for x in ("military", "political")]


def types(s: Any) -> set[str]:
    """The types that are offered."""
    return {x.split()[0] for x in options(s)} - {"pass"}


def fight(s: Any, kind: str) -> None:
    """A declares such a conflict, which nobody defends, to its end."""
    do(s, f"A: {next(x for x in options(s) if x.startswith(kind))}", "A: Fields")
    do(s, f"A: {options(s)[0]}")
    if decision(s) == "A: declare an attacker":
        do(s, "A: done")
    while s.con[0]:
        pass_until(s, "", most=1)


@rule("rr.additional-conflicts.1", "rr.additional-conflicts.2")
@pytest.mark.parametrize(("more", "other"), [("military", "political"), ("political", "military")])
def test_an_additional_conflict_of_either_type_leaves_both_normal_ones(more: str, other: str) -> None:
    for order in sorted(set(permutations((more, more, other)))):
        s = table(f"A: {ARMY} | More {more}\nB:\nconflict phase, left A=2 B=0", extra=MORE)
        do(s, f"A: More {more}")
        for kind in order:
            pass_until(s, "A: declare a conflict")
            assert kind in types(s), order
            fight(s, kind)
        while s.phase == CONFLICT_PHASE:
            assert decision(s) != "A: declare a conflict", "and no fourth"
            pass_until(s, "", most=1)


@rule("rr.clarify-waning-hostilities.2")
@pytest.mark.parametrize("kind", ["military", "political"])
@pytest.mark.parametrize("fought", ["military", "political"])
def test_not_even_an_additional_conflict_exceeds_a_cap(kind: str, fought: str) -> None:
    cap = event("Cap", NEUTRAL, action(Until(AtMostConflicts(1))), cost=0)
    s = table(f"A: {ARMY} | Cap, More {kind}\nB:\nconflict phase, left A=2 B=0", extra=[*MORE, cap])
    do(s, "A: Cap", "B: pass", f"A: More {kind}")
    pass_until(s, "A: declare a conflict")
    fight(s, fought)
    while s.phase == CONFLICT_PHASE:
        assert decision(s) != "A: declare a conflict"
        pass_until(s, "", most=1)


@rule("rr.conflict.1")
def test_each_player_has_two_opportunities_in_every_conflict_phase_against_the_opponent() -> None:
    s = table("A 10/0: Plain Giant+9 | | Fields, Plain Hill\nB 10/0: Plain Giant+9 | | Fields, Plain Wall\ndraw phase")
    for round in (1, 2):
        seen = ""
        pass_until(s, "lcg: conflict phase: action window")
        while s.phase == CONFLICT_PHASE:
            if decision(s).endswith("declare a conflict"):
                seen += decision(s)[0]
            pass_until(s, "", most=1)
        assert s.round == round and sorted(seen) == ["A", "A", "B", "B"]
    for who, mine, theirs in (("A", "Plain Hill", "Plain Wall"), ("B", "Plain Wall", "Plain Hill")):
        s = table(
            f"A: Plain Giant | | Fields, Plain Hill\nB: Plain Giant | | Fields, Plain Wall\nconflict phase, first {who}"
        )
        pass_until(s, f"{who}: declare a conflict")
        do(s, f"{who}: military air")
        assert theirs in options(s) and mine not in options(s)


# --- defenders first ----------------------------------------------------------------------------------------------------


@rule("rr.clarify-seven-stings-keep.2", "rr.clarify-seven-stings-keep.3")
@pytest.mark.parametrize(("kind", "unfit", "fit"), [
    ("military", "Plain Poet", "Plain Bully"), ("political", "Plain Bully", "Plain Poet"),
])  # fmt: skip
def test_either_dash_may_defend_before_there_is_a_type_and_goes_home_bowed_if_it_is_unfit(
    kind: str, unfit: str, fit: str
) -> None:
    sting = interrupt(BeforeDeclaring(), InvertDeclaration(), cost=Bow(THIS))
    keep = stronghold("Seven Stings", SCORPION, sting, honor=10, fate=7)
    s = table("A: Seven Stings, Plain Captain\nB: Plain Poet, Plain Bully, Plain Soldier\nconflict phase", extra=[keep])
    pass_until(s, "A: declare")
    do(s, "A: declare", "A: Seven Stings", "A: 1")
    assert options(s) == ["Plain Poet", "Plain Bully", "Plain Soldier", "done"]
    do(s, "B: Plain Poet", "B: Plain Bully", "B: Plain Soldier")
    if decision(s) == "B: declare a defender":
        do(s, "B: done")
    assert defending(s, unfit) and defending(s, fit)
    do(s, f"A: {kind} air", "A: Fields", "A: Plain Captain")
    assert not defending(s, unfit) and is_bowed(s, unfit)
    assert defending(s, fit) and not is_bowed(s, fit) and defending(s, "Plain Soldier")


# --- tokens and honoring ------------------------------------------------------------------------------------------------

PRAISE = event("Praise", NEUTRAL, action(Honor(THAT), choose=CHARACTER), cost=0)
SHAME = event("Shame", NEUTRAL, action(Dishonor(THAT), choose=CHARACTER), cost=0)


@rule("rr.clarify-young-rumormonger.1")
@pytest.mark.parametrize(("card", "is_so"), [("Praise", is_honored), ("Shame", is_dishonored)])
def test_young_rumormonger_turns_honor_and_dishonor_to_another(card: str, is_so: Any) -> None:
    s = table(
        f"A: Young Rumormonger\nB: Plain Envoy, Plain Captain | {card}\nconflict phase, first B", extra=[PRAISE, SHAME]
    )
    do(s, f"B: {card}", "B: Plain Envoy")
    assert offered(s, "Young Rumormonger")
    do(s, "A: Young Rumormonger")
    if not is_so(s, "Plain Captain"):
        do(s, "A: Plain Captain")
    assert is_so(s, "Plain Captain") and not is_so(s, "Plain Envoy")


@rule("rr.clarify-young-rumormonger.1", "rr.clarify-savvy-politician.1")
@pytest.mark.parametrize(("token", "mark", "is_so"), [("honored", "^", is_honored), ("dishonored", "~", is_dishonored)])
def test_neither_of_them_hears_of_a_token_that_is_moved(token: str, mark: str, is_so: Any) -> None:
    scale = event(
        "Scale", NEUTRAL,
        action(MoveToken(THAT, THAT2, token), choose=(CHARACTER & Is(token), CHARACTER - THAT)), cost=0,
    )  # fmt: skip
    s = table(
        f"A: Young Rumormonger, Savvy Politician\nB: Plain Captain{mark}, Plain Soldier | Scale\nfirst B",
        extra=[scale],
    )
    do(s, "B: Scale", "B: Plain Captain", "B: Savvy Politician")
    assert is_so(s, "Savvy Politician") and not is_so(s, "Plain Captain") and decision(s) == "A: action"


@rule("rr.clarify-banzai.2")
@pytest.mark.parametrize("again", [True, False])
def test_banzai_chooses_anew_among_the_participants_only_for_an_honor(again: bool) -> None:
    s = table("A: Plain Soldier*, Plain Captain*, Plain Giant | Banzai!\nB: Plain Porter*\nmilitary air B>A")
    do(s, "A: Banzai!")
    first = sorted(options(s))
    do(s, "A: Plain Soldier", f"A: {'yes' if again else 'no'}")
    if not again:
        assert decision(s) == "B: action" and honor_of(s)[0] == 10 and military(s, "Plain Soldier") == 4
        return
    assert honor_of(s)[0] == 9 and sorted(options(s)) == first == ["Plain Captain", "Plain Porter", "Plain Soldier"]
    do(s, "A: Plain Captain", "A: no")
    assert (military(s, "Plain Soldier"), military(s, "Plain Captain")) == (4, 6)


# --- conditions, provinces ----------------------------------------------------------------------------------------------

CONDITIONS: dict[str, tuple[Condition, str, str]] = {  # the condition, where it holds, where it does not
    "during": (CONFLICT, "A: Sage*\nB:\nmilitary air A>B", "A: Sage\nB:"),
    "if": (HasFavor(YOU), "A: Sage\nB:\nfavor A military", "A: Sage\nB:\nfavor B military"),
    "if there is": (Exists(CHARACTER & HONORED & YOURS), "A: Sage, Plain Captain^\nB:", "A: Sage\nB: Plain Captain^"),
    "if so many": (count(CHARACTER & YOURS) >= 2, "A: Sage, Plain Captain\nB:", "A: Sage\nB: Plain Captain"),
    "while": (while_this(HONORED), "A: Sage^\nB:", "A: Sage\nB:"),
}


@rule("rr.constant-abilities.3")
@pytest.mark.parametrize("way", CONDITIONS)
def test_a_conditional_ability_counts_exactly_while_its_condition_holds(way: str) -> None:
    when, so, not_so = CONDITIONS[way]
    sage = character("Sage", CRAB, always_gets(THIS, military=+4, when=when), cost=0, military=1)
    assert (military(table(so, extra=[sage]), "Sage"), military(table(not_so, extra=[sage]), "Sage")) == (5, 1)


@rule("rr.constant-abilities.3")
def test_a_conditional_ability_ends_and_begins_with_its_condition() -> None:
    sage = character("Sage", CRAB, always_gets(THIS, military=+4, when=while_this(HONORED)), cost=0, military=1)
    s = table("A: Sage^ | Shame, Praise\nB:", extra=[sage, PRAISE, SHAME])
    seen = [military(s, "Sage")]
    for card in ("Shame", "Praise"):
        do(s, f"A: {card}", "A: Sage", "B: pass")
        seen.append(military(s, "Sage"))
    assert seen == [5, 1, 5]
