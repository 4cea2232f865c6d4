"""Costs: what they are paid with, all at once, and what becomes of an ability whose cost is prevented."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    BOWED,
    CHARACTER,
    EVENT,
    HOST,
    IN_HAND,
    NEUTRAL,
    THAT,
    YOURS,
    Bow,
    CancelEffects,
    Cannot,
    CardsCost,
    DiscardCards,
    Draw,
    GainFate,
    GainHonor,
    Keyword,
    LoseHonor,
    Num,
    Ready,
    Sacrifice,
    action,
    attachment,
    character,
    conflict_character,
    event,
    holding,
    interrupt,
)
from tests.lcg.abilities.invented import WouldHappen
from tests.lcg.tables import (
    Happens,
    decision,
    discard,
    do,
    fate_of,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    offered,
    options,
    table,
)

ALTAR = holding("Plain Altar", NEUTRAL, action(Draw(), cost=(Sacrifice(CHARACTER & YOURS), LoseHonor(Num(1)))))
LIBRARY = holding("Plain Library", NEUTRAL, action(GainHonor(), cost=DiscardCards(IN_HAND)))
BELL = holding("Plain Bell", NEUTRAL, interrupt(Happens(ev.BOW), GainFate()))
GUARD = holding("Plain Guard", NEUTRAL, interrupt(WouldHappen(ev.BOW), CancelEffects()))
FORGE = holding("Plain Forge", NEUTRAL, action(Ready(THAT), cost=Bow(CHARACTER), choose=BOWED & CHARACTER))
YOKE = attachment("Plain Yoke", NEUTRAL, action(GainHonor(), cost=Bow(HOST)), cost=0)
TREASURE = event("Plain Treasure", NEUTRAL, Keyword("limited"), action(GainHonor()), cost=2)
NOBLE = conflict_character("Plain Noble", NEUTRAL, Keyword("limited"), cost=1)
OATH = conflict_character("Plain Oath", NEUTRAL)  # its cost is a dash
WARD = character("Plain Ward", NEUTRAL, Cannot(CHARACTER, ("be discarded",)), cost=4)
MARKET = holding("Plain Market", NEUTRAL, CardsCost((EVENT | CHARACTER) & IN_HAND & YOURS))
VOW = event("Plain Vow", NEUTRAL, action(Draw(), cost=LoseHonor(Num(2))), cost=1)
EXTRA = [MARKET, VOW, ALTAR, LIBRARY, BELL, GUARD, FORGE, YOKE, TREASURE, NOBLE, OATH, WARD]


@rule("rr.cost.1")
def test_a_card_costs_its_fate() -> None:
    s = table("A 10/3: Plain Soldier | Plain Guest\nB:")
    do(s, "A: Plain Guest", "A: 0")
    assert fate_of(s)[0] == 2
    assert not offered(table("A 10/0: Plain Soldier | Plain Guest\nB:"), "Plain Guest")


@rule("rr.cost.2")
def test_what_is_ordered_before_the_dash_is_paid_before_anything_is_chosen() -> None:
    s = table("A 10/0: Plain Giant* | Assassination\nB: Plain Soldier*, Plain Idler\nmilitary air B>A")
    do(s, "A: Assassination")
    assert decision(s) == "A: target" and honor_of(s)[0] == 7


@rule("rr.cost.3", "rr.cost.7", "rr.sacrifice.1")
def test_one_pays_with_ones_own_cards_but_chooses_among_all() -> None:
    s = table("A: Steadfast Witch Hunter, Plain Idler\nB: Plain Soldier_, Plain Porter_")
    do(s, "A: Steadfast Witch Hunter")
    assert sorted(options(s)) == ["Plain Idler", "Steadfast Witch Hunter"]
    do(s, "A: Plain Idler")
    assert sorted(options(s)) == ["Plain Porter", "Plain Soldier"] and discard(s, "A") == ["Plain Idler"]


@rule("rr.cost.7")
def test_a_bearer_that_an_opponent_controls_does_not_pay() -> None:
    assert offered(table("A: Plain Soldier[Plain Yoke]\nB:", extra=EXTRA), "Plain Yoke")
    assert not offered(table("A:\nB: Plain Soldier[A:Plain Yoke]", extra=EXTRA), "Plain Yoke")


@rule("rr.cost.4", "rr.initiating-abilities.4")
def test_what_makes_a_card_cheaper_changes_its_fate_cost_and_nothing_else() -> None:
    s = table("A 10/0: Plain Market | Plain Vow\nB:", extra=EXTRA)
    do(s, "A: Plain Vow")
    assert fate_of(s)[0] == 0 and honor_of(s)[0] == 8 and len(hand(s, "A")) == 1
    assert not offered(table("A 1/0: Plain Market | Plain Vow\nB:", extra=EXTRA), "Plain Vow")


@rule("rr.initiating-abilities.4", "rr.modifiers.7")
def test_a_cost_is_never_below_nothing() -> None:
    s = table("A 10/5: Plain Market, Plain Market | Plain Guest\nB:", extra=EXTRA)
    do(s, "A: Plain Guest", "A: 0")
    assert fate_of(s)[0] == 5


@rule("rr.cost.5")
def test_a_card_with_a_dash_for_its_cost_cannot_be_played() -> None:
    assert not offered(table("A 10/9: | Plain Oath\nB:", extra=EXTRA), "Plain Oath")


@rule("rr.cost.6")
def test_a_dash_counts_as_a_cost_of_nothing() -> None:
    s = table("A 10/0: Plain Giant* | Assassination\nB: Plain Lord*, Plain Oath\nmilitary air B>A", extra=EXTRA)
    do(s, "A: Assassination")
    assert options(s) == ["Plain Oath"]


@rule("rr.cost.8")
def test_a_cost_from_the_hand_is_paid_from_ones_own() -> None:
    s = table("A: Plain Library | Plain Robe\nB: | Plain Sword", extra=EXTRA)
    do(s, "A: Plain Library")
    assert options(s) == ["Plain Robe"]
    assert not offered(table("A: Plain Library\nB: | Plain Sword", extra=EXTRA), "Plain Library")


@rule("rr.cost.9", "rr.sacrifice.2")
def test_the_rest_of_a_prevented_cost_is_paid_for_nothing() -> None:
    s = table("A 10/0: Plain Altar, Plain Soldier[Reprieve]\nB:", extra=EXTRA)
    do(s, "A: Plain Altar", "A: Plain Soldier", "A: Reprieve")
    assert honor_of(s)[0] == 9 and hand(s, "A") == [] and in_play(s, "Plain Soldier")
    assert decision(s) == "B: action"


@rule("rr.cost.10", "rr.initiating-abilities.5", "rr.open-event-cost-prevented.1")
def test_a_card_that_is_no_event_stays_in_hand_when_its_cost_is_prevented() -> None:
    s = table("A 10/1: Plain Role, Plain Guard | Plain Noble\nB:", extra=EXTRA)
    do(s, "A: Plain Noble", "A: Plain Guard")
    assert hand(s, "A") == ["Plain Noble"] and fate_of(s)[0] == 0 and not is_bowed(s, "Plain Role")
    robe = attachment("Rare Robe", NEUTRAL, Keyword("limited"), cost=1)
    s = table("A 10/1: Plain Role, Plain Guard, Plain Soldier | Rare Robe\nB:", extra=[*EXTRA, robe])
    do(s, "A: Rare Robe", "A: Plain Guard")
    assert hand(s, "A") == ["Rare Robe"] and decision(s) == "B: action"
    heir = character("Rare Heir", NEUTRAL, Keyword("limited"), cost=1)
    row = "Fields, Fields[Rare Heir], Fields[Plain Guard]"
    s = table(f"A 10/1: Plain Role | | {row}\nB:\ndynasty phase", extra=[*EXTRA, heir])
    do(s, "A: Rare Heir", "A: Plain Guard")
    assert s.slot[find(s, "Rare Heir")] == 1 and not in_play(s, "Rare Heir") and decision(s) == "B: action"


@rule("rr.cost.11")
def test_nothing_is_paid_for_an_effect_that_could_change_nothing() -> None:
    assert not offered(table("A: Steadfast Witch Hunter, Plain Idler\nB: Plain Soldier"), "Steadfast Witch Hunter")


@rule("rr.triggered-abilities.5")
def test_what_its_own_cost_would_change_does_not_make_an_ability_possible() -> None:
    assert not offered(table("A: Plain Forge, Plain Soldier\nB:", extra=EXTRA), "Plain Forge")
    assert offered(table("A: Plain Forge, Plain Soldier\nB: Plain Porter_", extra=EXTRA), "Plain Forge")


@rule("rr.triggered-abilities.6")
def test_a_cost_must_be_payable_in_full() -> None:
    text = "A {}/0: Plain Giant* | Assassination\nB: Plain Idler*\nmilitary air B>A"
    assert not offered(table(text.format(2)), "Assassination") and offered(table(text.format(3)), "Assassination")


@rule("rr.additional-cost.1")
def test_without_its_additional_cost_a_card_is_not_played() -> None:
    for role, may in (("Plain Role", True), ("Plain Role_", False), ("", False)):
        s = table(f"A 10/5: {role} | Plain Treasure, Plain Noble\nB:", extra=EXTRA)
        assert offered(s, "Plain Treasure") is may and offered(s, "Plain Noble") is may


@rule("rr.additional-cost.2")
def test_all_costs_are_paid_at_once() -> None:
    s = table("A 10/2: Plain Role, Plain Bell | Plain Treasure\nB:", extra=EXTRA)
    do(s, "A: Plain Treasure")
    assert decision(s) == "A: interrupts" and fate_of(s)[0] == 2 and not is_bowed(s, "Plain Role")
    do(s, "A: pass")
    assert fate_of(s)[0] == 0 and is_bowed(s, "Plain Role")


@rule("rr.sacrifice.3")
def test_a_sacrifice_is_no_discard() -> None:
    s = table("""A: Plain Ward, Plain Idler, Funeral Pyre
                 B: Plain Giant* | Assassination
                 military air B>A""", extra=EXTRA)  # fmt: skip
    do(s, "A: Funeral Pyre", "A: Plain Idler")
    assert not in_play(s, "Plain Idler") and not offered(s, "Assassination"), "nobody can be discarded"
