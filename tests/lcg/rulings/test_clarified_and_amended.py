"""Clarifications and errata of single cards, each with what it does and what it does not do."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.rings.places import UNCLAIMED
from gorin.rulesets.lcg.state import CONFLICT_PHASE, ON
from gorin.rulesets.lcg.words import (
    ATTACKING,
    BUSHI,
    CHARACTER,
    CONFLICT,
    CRANE,
    DISHONORED,
    NEUTRAL,
    PHOENIX,
    PROVINCE,
    THAT,
    THAT2,
    UNBROKEN,
    YOUR_OPPONENT,
    YOURS,
    AtMostConflicts,
    BidOf,
    CancelEffects,
    Cannot,
    Draw,
    DuelWouldResolve,
    GainFate,
    Honor,
    LastingBar,
    MoveToken,
    Num,
    PhaseBegins,
    PutToken,
    RingOf,
    SetDial,
    SpendToRing,
    Then,
    Until,
    action,
    character,
    count,
    event,
    interrupt,
    province,
    reaction,
    while_this,
    with_stat,
)
from tests.lcg.duels.duelists import duel
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    hand,
    honor_of,
    is_bowed,
    is_dishonored,
    is_honored,
    offered,
    options,
    participating,
    pass_until,
    step,
    table,
)

SANCTUARY = event("Sanctuary", NEUTRAL, action(LastingBar(THAT, "be attacked", "round"), choose=PROVINCE), cost=0)
GARDEN = province("Garden", NEUTRAL, strength=4, elements=("air",))


@rule("rr.clarify-agasha-taiko.2")
def test_a_conflict_at_a_province_that_cannot_be_attacked_any_more_has_no_winner_and_all_go_home_bowed() -> None:
    s = table(
        """A: Plain Captain*, Plain Lord | Sanctuary
           B: Plain Giant*, Plain Porter | | Fields, Garden
           military air A>B Garden""",
        extra=[SANCTUARY, GARDEN],
    )
    do(s, "B: pass", "A: Sanctuary", "A: Garden")
    assert not s.con[ON] and s.ring_place[0] == UNCLAIMED and not any(s.lost), "nobody has won or lost"
    for who in ("Plain Captain", "Plain Giant"):
        assert is_bowed(s, who) and not participating(s, who)
    assert not is_bowed(s, "Plain Lord") and not is_bowed(s, "Plain Porter")


@rule("rr.clarify-master-alchemist.1")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_fate_may_go_to_a_claimed_ring(owner: str) -> None:
    spend = action(Honor(THAT), when=CONFLICT, cost=SpendToRing(RingOf("fire")), choose=CHARACTER & YOURS)
    alchemist = character("Alchemist", PHOENIX, spend, cost=0, glory=1)
    s = table(
        f"A: Plain Captain*\nB 10/1: Alchemist\nrings fire={owner}\nmilitary air A>B",
        extra=[alchemist],
    )
    do(s, "B: Alchemist", "B: Alchemist")
    assert s.ring_fate[2] == 1 and fate_of(s) == [0, 0] and is_honored(s, "Alchemist")
    assert s.ring_place[2] == "AB".index(owner), "it stays where it is"


@rule("rr.clarify-shameful-display.1", "rr.clarify-shameful-display.2", "rr.clarify-shameful-display.3")
@pytest.mark.parametrize(("marks", "after"), [("~", " ~"), ("^", "^ "), ("", "^~")])
def test_shameful_display_asks_which_one_after_both_are_chosen_and_does_what_it_can(marks: str, after: str) -> None:
    who = f"Plain Captain*{marks}, Plain Soldier*{marks}"
    s = table(f"A: {who}\nB: | | Fields, Shameful Display\nmilitary air A>B Shameful Display")
    do(s, "B: Shameful Display")
    assert decision(s) == "B: target" and sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "B: Plain Captain")
    assert decision(s) == "B: target" and options(s) == ["Plain Soldier"]
    do(s, "B: Plain Soldier")
    assert decision(s) == "B: which one"
    do(s, "B: Plain Captain")
    now = ["^" if is_honored(s, x) else "~" if is_dishonored(s, x) else " " for x in ("Plain Captain", "Plain Soldier")]
    assert "".join(now) == after, "one is honored, the other dishonored, as far as they can be"


@rule("rr.clarify-steward-of-law.1")
def test_under_the_steward_of_law_no_dishonored_token_is_put_on_or_moved_to_anybody() -> None:
    brand = event("Brand", NEUTRAL, action(PutToken(THAT, "dishonored"), choose=CHARACTER), cost=0)
    shift = event(
        "Shift", NEUTRAL,
        action(MoveToken(THAT, THAT2, "dishonored"), choose=(CHARACTER & DISHONORED, CHARACTER - THAT)), cost=0,
    )  # fmt: skip
    for steward, can in (("Steward of Law*", False), ("Plain Poet*", True)):
        s = table(
            f"A: Plain Giant*~ | Brand, Shift\nB: {steward}, Plain Captain\npolitical fire A>B", extra=[brand, shift]
        )
        do(s, "B: pass")
        assert offered(s, "Brand") is offered(s, "Shift") is can


@rule("rr.clarify-steward-of-law.2")
def test_under_the_steward_of_law_only_honored_characters_can_be_dishonored() -> None:
    s = table("A: Plain Giant*\nB: Steward of Law*, Plain Captain, Plain Soldier^\npolitical fire A>B")
    pass_until(s, "A: resolve the ring")
    assert [x for x in options(s) if x.startswith("dishonor")] == ["dishonor Plain Soldier"]
    do(s, "A: dishonor Plain Soldier")
    assert not is_honored(s, "Plain Soldier") and not is_dishonored(s, "Plain Soldier")


@rule("rr.clarify-waning-hostilities.1")
def test_both_players_declare_one_conflict_in_that_phase_and_no_second() -> None:
    lazy = event("Lazy Days", NEUTRAL, reaction(PhaseBegins("conflict"), Until(AtMostConflicts(1))), cost=0)
    row = "Plain Captain, Plain Giant, Plain Lord"
    for played, declared in ((True, {"A": 1, "B": 1}), (False, {"A": 2, "B": 2})):
        s = table(f"A: {row} | Lazy Days\nB: {row}\ndraw phase", extra=[lazy])
        pass_until(s, "A: reactions")
        do(s, "A: Lazy Days" if played else "A: pass")
        seen = {"A": 0, "B": 0}
        while s.phase == CONFLICT_PHASE:
            who = decision(s)[0]
            if decision(s).endswith("declare a conflict"):
                seen[who] += 1
                do(s, f"{who}: {options(s)[0]}")
            else:
                pass_until(s, "", most=1)
        assert seen == declared


@rule("rr.clarify-young-rumormonger.1")
def test_young_rumormonger_hears_of_honoring_and_dishonoring() -> None:
    s = table(
        "A: Young Rumormonger, Plain Envoy\nB: Plain Envoy, Plain Captain | Way of the Crane\nconflict phase, first B"
    )
    do(s, "B: Way of the Crane", "B: Plain Envoy")
    assert decision(s).startswith("A: would") and offered(s, "Young Rumormonger")


@rule("rr.errata-regal-bearing.1")
def test_the_dial_is_set_before_the_cards_are_drawn() -> None:
    regal = event("Regal", CRANE, action(SetDial(Num(1)), Then((Draw(BidOf(YOUR_OPPONENT)),)), when=CONFLICT), cost=0)
    clerk = character("Clerk", CRANE, reaction(Happens(ev.SET_DIAL), GainFate()), cost=0)
    s = table("A bid 4: Plain Captain*, Clerk | Regal\nB bid 3:\npolitical air A>B", extra=[regal, clerk])
    do(s, "B: pass", "A: Regal")
    assert decision(s) == "A: reactions" and s.bid[0] == 1 and hand(s, "A") == [], "set, and nothing drawn yet"
    do(s, "A: Clerk")
    assert len(hand(s, "A")) == 3


@rule("rr.errata-stay-your-hand.1")
def test_a_duel_of_ones_own_that_targets_ones_own_character_may_be_stopped_too() -> None:
    s = duel("A: Plain Captain* | Debate, Stay\nB: Plain Envoy*\npolitical air A>B")
    do(s, "B: pass", "A: Debate", "A: Plain Captain", "A: Plain Envoy")
    assert decision(s) == "A: cancel" and offered(s, "Stay"), "it chose A's own Captain, whoever began it"
    do(s, "A: Stay")
    assert decision(s) == "B: action" and honor_of(s) == [10, 10], "nobody bids"
    assert not is_dishonored(s, "Plain Captain") and not is_dishonored(s, "Plain Envoy")


@rule("rr.errata-stay-your-hand.1")
def test_any_of_several_who_were_chosen_for_a_duel_may_be_the_reason_to_stop_it() -> None:
    veteran = event("Truce", CRANE, interrupt(DuelWouldResolve(BUSHI & CHARACTER & YOURS), CancelEffects()), cost=0)
    s = duel("A: Hitomi*\nB: Plain Envoy*, Plain Captain* | Truce\nmilitary air A>B", veteran)
    do(s, "B: pass", "A: Hitomi", "A: Plain Envoy", "A: Plain Captain")
    assert decision(s) == "B: cancel" and offered(s, "Truce"), "the second one is a Bushi"


@rule("rr.errata-restoration-of-balance.1")
def test_restoration_of_balance_is_not_used_when_it_is_revealed() -> None:
    six = "Plain Robe, Plain Sword, Plain Praise, Plain Alms, Plain Letter, Plain Shame"
    s = table(f"A: | | Fields, Restoration of Balance?\nB: Plain Giant | {six}\nconflict phase, first B")
    do(s, "B: pass", "A: pass", "B: military air", "B: a facedown province", "B: Plain Giant")
    while "3.2.5" not in step(s):
        assert not offered(s, "Restoration of Balance"), decision(s)
        pass_until(s, "", most=1)
    assert decision(s) == "A: interrupts" and offered(s, "Restoration of Balance"), "only as it breaks"


@rule("rr.errata-butcher-of-the-fallen.1")
@pytest.mark.parametrize("attacks", [True, False])
def test_the_butcher_keeps_weak_characters_from_defending_only_while_it_attacks(attacks: bool) -> None:
    weak = CHARACTER & with_stat("military", "<", count(PROVINCE & UNBROKEN & YOURS))
    butcher = character("Butcher", CRANE, Cannot(weak, ("defend",), when=while_this(ATTACKING)), cost=0, military=3)
    text = "A: Butcher, Plain Giant | | Fields, Fields#, Fields#\nB: Plain Soldier, Plain Soldier^, Plain Captain"
    s = table(text, extra=[butcher])
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields")
    do(s, "A: Butcher" if attacks else "A: Plain Giant", "A: done")
    assert len(options(s)) == (3 if attacks else 4), "with 3 skill now, the honored Soldier may"
