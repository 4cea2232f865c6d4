"""Where abilities work, what they are paid with, who may use them, and what they forget."""

from __future__ import annotations

import pytest

from gorin.kernel.views import hidden_from
from gorin.language.nodes import Number, Text
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRAB,
    CRANE,
    IN_DISCARD,
    IN_HAND,
    NEUTRAL,
    PARTICIPATING,
    THAT,
    THIS,
    YOURS,
    AddToHand,
    Bow,
    CancelEffects,
    Counted,
    Discard,
    DiscardCards,
    EffectsWouldInitiate,
    GainFate,
    GainHonor,
    Immune,
    Keyword,
    MayPlay,
    Num,
    SkillOf,
    SpendFate,
    action,
    always_gets,
    attachment,
    character,
    conflict_character,
    event,
    holding,
    interrupt,
    limit,
    province,
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
    military,
    offered,
    options,
    table,
)

DRUM = action(GainHonor())
TEXT = (always_gets(CHARACTER & YOURS, military=+1), DRUM)
TYPES = {
    "character": character("Noisy", CRAB, *TEXT, cost=9),
    "conflict character": conflict_character("Noisy", CRAB, *TEXT, cost=9),
    "attachment": attachment("Noisy", CRAB, *TEXT, cost=9),
    "holding": holding("Noisy", CRAB, *TEXT),
    "province": province("Noisy", CRAB, *TEXT, strength=3),
}
PLACES = [
    ("character", "Plain Soldier, Noisy", True),
    ("character", "Plain Soldier | | Fields, Fields[Noisy]", False),
    ("character", "Plain Soldier | | | Noisy", False),
    ("character", "Plain Soldier | | | | | Noisy", False),
    ("conflict character", "Plain Soldier | Noisy", False),
    ("conflict character", "Plain Soldier | | | | Noisy", False),
    ("attachment", "Plain Soldier[Noisy]", True),
    ("attachment", "Plain Soldier | Noisy", False),
    ("attachment", "Plain Soldier | | | Noisy", False),
    ("holding", "Plain Soldier | | Fields, Fields[Noisy]", True),
    ("holding", "Plain Soldier | | Fields, Fields[Noisy?]", False),
    ("holding", "Plain Soldier | | | Noisy", False),
    ("province", "Plain Soldier | | Fields, Noisy", True),
    ("province", "Plain Soldier | | Fields, Noisy?", False),
]


@rule("rr.ability.3")
@pytest.mark.parametrize(("kind", "where", "works"), PLACES)
def test_abilities_are_used_and_take_effect_in_play_only(kind: str, where: str, works: bool) -> None:
    s = table(f"A 10/0: {where}\nB:", extra=[TYPES[kind]])
    assert offered(s, "Noisy") is works
    assert military(s, "Plain Soldier") == 2 + works


@rule("rr.ability.2")
def test_an_ability_that_names_a_place_out_of_play_reaches_the_cards_there_and_no_others() -> None:
    fetch = event("Fetch", NEUTRAL, action(AddToHand(THAT), choose=CHARACTER & IN_DISCARD & YOURS), cost=0)
    s = table("A: Plain Captain | Fetch | | Plain Guest, Plain Sword\nB: | | | Plain Bard", extra=[fetch])
    do(s, "A: Fetch")
    assert options(s) == ["Plain Guest"], "nobody in play, no attachment, nothing of B's"
    do(s, "A: Plain Guest")
    assert hand(s, "A") == ["Plain Guest"]


# --- costs -----------------------------------------------------------------------------------------------------------


@rule("rr.cost.8")
@pytest.mark.parametrize("mine", [True, False])
def test_a_cost_is_paid_from_ones_own_pool_and_piles(mine: bool) -> None:
    toll = holding("Toll", NEUTRAL, action(GainHonor(), cost=SpendFate(Num(2))))
    pyre = holding("Pyre", NEUTRAL, action(GainHonor(), cost=DiscardCards(IN_HAND)))
    rich, poor = "10/2: {} | Plain Sword", "10/0: {}"
    a, b = (rich, poor) if mine else (poor, rich)
    s = table(f"A {a.format('Toll, Pyre')}\nB {b.format('')}", extra=[toll, pyre])
    assert offered(s, "Toll") is offered(s, "Pyre") is mine
    if mine:
        do(s, "A: Toll")
        assert fate_of(s) == [0, 0] and honor_of(s) == [11, 10]


@rule("rr.cost.10")
def test_a_character_whose_cost_was_prevented_stays_in_its_province() -> None:
    noble = character("Noble", NEUTRAL, Keyword("limited"), cost=1)
    guard = holding("Guard", NEUTRAL, interrupt(WouldHappen(ev.BOW), CancelEffects()))
    s = table("A 10/1: Plain Role, Guard | | Fields, Fields[Noble]\nB:\ndynasty phase", extra=[noble, guard])
    do(s, "A: Noble", "A: Guard")
    assert not in_play(s, "Noble") and discard(s, "A") == [] and s.lying[1] == 1 << find(s, "Noble")
    assert fate_of(s)[0] == 0 and not is_bowed(s, "Plain Role"), "the rest was paid"


# --- initiating ------------------------------------------------------------------------------------------------------


@rule("rr.initiating-abilities.1")
def test_an_event_is_shown_to_everybody_as_it_is_declared() -> None:
    tithe = event("Tithe", NEUTRAL, action(GainHonor(), cost=DiscardCards(IN_HAND)), cost=0)
    s = table("A: | Tithe, Plain Robe, Plain Sword\nB:", extra=[tithe])
    card, robe = find(s, "Tithe"), find(s, "Plain Robe")
    assert hidden_from(s, 1) >> card & 1
    do(s, "A: Tithe")
    assert decision(s).startswith("A: cost"), "nothing is paid yet"
    assert not hidden_from(s, 1) >> card & 1 and hidden_from(s, 1) >> robe & 1


@rule("rr.interrupts.10")
def test_each_player_may_interrupt_the_same_occurrence_with_one_ability() -> None:
    shrine = holding("Shrine", CRAB, interrupt(Happens(ev.GAIN_HONOR), GainFate(), anyone=True))
    s = table("A: | Plain Praise\nB: Shrine", extra=[shrine])
    do(s, "A: Plain Praise")
    assert decision(s) == "A: interrupts" and options(s) == ["Shrine", "pass"]
    do(s, "A: Shrine")
    assert decision(s) == "B: interrupts" and options(s) == ["Shrine", "pass"] and honor_of(s)[0] == 10
    do(s, "B: Shrine")
    assert fate_of(s) == [1, 1] and honor_of(s)[0] == 11


@rule("rr.interrupts.9")
def test_an_interrupt_with_a_limit_of_three_is_used_once_for_one_occurrence() -> None:
    shadow = character("Shadow", CRAB, interrupt(Happens(ev.GAIN_HONOR), GainFate(), limit=limit(3, "round")), cost=1)
    s = table("A: Shadow, Plain Idler | Plain Praise, Plain Praise\nB:", extra=[shadow])
    do(s, "A: Plain Praise", "A: Shadow")
    assert decision(s) == "B: action" and fate_of(s)[0] == 1, "not a second time for the same honor"
    do(s, "B: pass", "A: Plain Praise", "A: Shadow")
    assert fate_of(s)[0] == 2


# --- what is forgotten ------------------------------------------------------------------------------------------------


@rule("rr.limit-x-per-period.4", "rr.limits-of-triggered-abilities.2")
@pytest.mark.parametrize(
    "text",
    [action(GainFate(), where=("in discard",)), action(GainFate(), where=("in discard",), limit=limit(1, "phase"))],
    ids=["once a round", "a limit"],
)
def test_a_card_that_goes_from_pile_to_hand_and_back_does_not_remember_its_uses(text: Text) -> None:
    ghost = conflict_character("Ghost", CRAB, text, cost=9)
    fetch = event("Fetch", NEUTRAL, action(AddToHand(THAT), choose=CHARACTER & IN_DISCARD & YOURS), cost=0)
    drop = event("Drop", NEUTRAL, action(DiscardCards(THAT), choose=CHARACTER & IN_HAND & YOURS), cost=0)
    s = table("A: | Fetch, Drop | | Ghost\nB:", extra=[ghost, fetch, drop])
    do(s, "A: Ghost", "B: pass")
    assert not offered(s, "Ghost"), "once per round, as long as it lies there"
    do(s, "A: Fetch", "A: Ghost", "B: pass")
    assert not offered(s, "Ghost")
    do(s, "A: Drop", "A: Ghost", "B: pass")
    assert offered(s, "Ghost")


@rule("rr.in-play.6")
def test_what_bears_on_a_card_out_of_play_is_over_when_it_enters_play() -> None:
    teach = event("Teach", NEUTRAL, action(MayPlay(THAT), choose=CHARACTER & IN_DISCARD & YOURS), cost=0)
    dismiss = event("Dismiss", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
    s = table("A 10/9: | Teach, Dismiss | | Plain Guest\nB:", extra=[teach, dismiss])
    do(s, "A: Teach", "A: Plain Guest", "B: pass")
    assert offered(s, "Plain Guest")
    do(s, "A: Plain Guest", "A: 0", "B: pass", "A: Dismiss", "A: Plain Guest", "B: pass")
    assert discard(s, "A") == ["Dismiss", "Plain Guest", "Teach"] and not offered(s, "Plain Guest")


# --- immunity, current totals ----------------------------------------------------------------------------------------


@rule("rr.immune.2")
def test_the_ability_of_an_immune_character_can_be_cancelled() -> None:
    veto = event("Veto", NEUTRAL, interrupt(EffectsWouldInitiate(CHARACTER), CancelEffects()), cost=0)
    monk = character("Monk", CRAB, Immune(THIS), action(Bow(THAT), choose=CHARACTER), cost=1)
    s = table("A: Monk, Plain Soldier\nB: | Veto", extra=[veto, monk])
    do(s, "A: Monk", "A: Plain Soldier")
    assert decision(s) == "B: cancel" and offered(s, "Veto")
    do(s, "B: Veto")
    assert not is_bowed(s, "Plain Soldier")


@rule("rr.current.1")
@pytest.mark.parametrize(
    "number", [SkillOf(), Counted("glory", PARTICIPATING & CHARACTER & YOURS)], ids=["skill", "glory"]
)
def test_a_current_total_is_counted_when_the_ability_resolves(number: Number) -> None:
    boast = event("Boast", CRANE, action(GainHonor(number), when=CONFLICT, cost=Bow(CHARACTER & YOURS)), cost=0)
    s = table("A 10/0: Plain Captain*, Plain Soldier* | Boast\nB:\nmilitary air A>B", extra=[boast])
    do(s, "B: pass", "A: Boast", "A: Plain Captain")
    assert honor_of(s)[0] == 10 + (2 if isinstance(number, SkillOf) else 1), "whoever paid is bowed and not counted"
