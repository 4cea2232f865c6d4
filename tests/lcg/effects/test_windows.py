"""Interrupt and reaction windows: forced abilities, shared windows, nested sequences, priority."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    CRANE,
    NEUTRAL,
    PICKED,
    THAT,
    THEM,
    THIS,
    YOURS,
    Bow,
    ControlledBy,
    Discard,
    Draw,
    EachPlayerDoes,
    EntersPlay,
    GainFate,
    GainHonor,
    Honor,
    Honored,
    LeavesPlay,
    LeavingPlay,
    LoseHonor,
    Num,
    Pick,
    Ready,
    Sacrifice,
    Target,
    action,
    character,
    event,
    interrupt,
    limit,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_honored,
    offered,
    options,
    pass_until,
    step,
    table,
    told,
    watch,
)

DISMISS = event("Dismiss", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
PRAISE = event("Praise", NEUTRAL, action(Honor(THAT), choose=CHARACTER), cost=0)
PAIR = event("Pair", NEUTRAL, action(Honor(THAT), choose=Target(CHARACTER, Num(2))), cost=0)
WIDOW = character("Widow", CRANE, reaction(LeavesPlay(CHARACTER - THIS), LoseHonor(), forced=True), cost=1)
ORPHAN = character("Orphan", CRANE, reaction(LeavesPlay(CHARACTER - THIS), GainFate(), forced=True), cost=1)
HEIR = character("Heir", CRANE, reaction(LeavesPlay(CHARACTER - THIS), GainHonor()), cost=1)
GUARD = character("Guard", CRAB, interrupt(LeavingPlay(CHARACTER - THIS), GainHonor(), forced=True), cost=1)
SCRIBE = character("Scribe", CRAB, interrupt(LeavingPlay(CHARACTER - THIS), Draw()), cost=1)
ECHO = character("Echo", CRAB, reaction(Honored(CHARACTER), GainFate(), limit=limit(5, "round")), cost=1)
CARDS = [DISMISS, PRAISE, PAIR, WIDOW, ORPHAN, HEIR, GUARD, SCRIBE, ECHO]


@rule("rr.forced.1", "rr.triggered-abilities.1", "rr.ability.7")
def test_a_forced_ability_resolves_by_itself() -> None:
    s = table("A: | Dismiss\nB: Widow, Plain Captain", extra=CARDS)
    do(s, "A: Dismiss", "A: Plain Captain")
    assert options(s) == ["Widow"], "there is no passing"
    do(s, "A: Widow")
    assert honor_of(s) == [10, 9] and decision(s) == "B: action"


@rule("rr.forced.2", "rr.triggered-abilities.14")
def test_forced_interrupts_come_before_others() -> None:
    s = table("A: Scribe | Dismiss\nB: Guard, Plain Captain", extra=CARDS)
    do(s, "A: Dismiss", "A: Plain Captain")
    assert decision(s) == "A: forced interrupts" and options(s) == ["Guard"]
    do(s, "A: Guard")
    assert honor_of(s) == [10, 11] and in_play(s, "Plain Captain")
    assert decision(s) == "A: interrupts" and options(s) == ["Scribe", "pass"]


@rule("rr.forced.3", "rr.triggered-abilities.16")
def test_forced_reactions_come_before_others() -> None:
    s = table("A: Heir | Dismiss\nB: Widow, Plain Captain", extra=CARDS)
    do(s, "A: Dismiss", "A: Plain Captain")
    assert not in_play(s, "Plain Captain") and options(s) == ["Widow"]
    do(s, "A: Widow")
    assert honor_of(s) == [10, 9] and options(s) == ["Heir", "pass"]


@rule("rr.forced.4", "rr.forced.5", "rr.priority-of-simultaneous-resolution.3")
def test_the_first_player_orders_forced_abilities_one_by_one() -> None:
    s = table("A: Widow | Dismiss\nB: Orphan, Plain Captain", extra=CARDS)
    do(s, "A: Dismiss", "A: Plain Captain")
    assert decision(s) == "A: forced reactions" and options(s) == ["Widow", "Orphan"], "also B's"
    do(s, "A: Orphan")
    assert fate_of(s) == [0, 1] and honor_of(s) == [10, 10], "the second waits until the first is over"
    do(s, "A: Widow")
    assert honor_of(s) == [9, 10]


@rule("rr.interrupts.8", "rr.reactions.8", "rr.limits-of-triggered-abilities.1")
def test_forced_abilities_have_their_limit_too() -> None:
    s = table("A: | Dismiss, Dismiss\nB: Widow, Guard, Plain Captain, Plain Soldier", extra=CARDS)
    do(s, "A: Dismiss", "A: Plain Captain", "A: Guard", "A: Widow")
    assert honor_of(s) == [10, 10]
    do(s, "B: pass", "A: Dismiss", "A: Plain Soldier")
    assert honor_of(s) == [10, 10] and decision(s) == "B: action", "each once per round"


@rule("rr.triggered-abilities.2")
def test_targets_of_a_forced_ability_are_chosen_by_its_controller() -> None:
    avenger = character(
        "Avenger", CRAB, reaction(LeavesPlay(CHARACTER - THIS), Bow(THAT), choose=CHARACTER, forced=True), cost=1
    )
    s = table("A: Plain Soldier | Dismiss\nB: Avenger, Plain Captain", extra=[*CARDS, avenger])
    do(s, "A: Dismiss", "A: Plain Captain", "A: Avenger")
    assert decision(s) == "B: target"


@rule("rr.triggered-abilities.8")
def test_one_occurrence_with_several_conditions_has_one_window_for_all() -> None:
    s = table("A: Echo | Pair\nB: Savvy Politician, Plain Captain", extra=CARDS)
    do(s, "A: Pair", "A: Savvy Politician", "A: Plain Captain")
    assert is_honored(s, "Savvy Politician") and is_honored(s, "Plain Captain"), "both at once"
    assert decision(s) == "A: reactions"
    do(s, "A: Echo")
    assert decision(s) == "B: reactions" and offered(s, "Savvy Politician"), "to either of them, in any order"


@rule("rr.triggered-abilities.8")
def test_drawing_and_discarding_by_one_earth_ring_share_a_window() -> None:
    reader = character("Reader", CRANE, reaction(Happens(ev.DRAW), GainHonor()), cost=1, military=5)
    miser = character("Miser", CRAB, reaction(Happens(ev.DISCARD_RANDOM), GainFate()), cost=1)
    s = table("A: Reader*\nB: Miser | Plain Praise\nmilitary earth A>B", extra=[reader, miser])
    pass_until(s, "resolve the ring")
    do(s, "A: draw a card, discard one at random")
    assert len(hand(s, "A")) == 1 and hand(s, "B") == []
    assert options(s) == ["Reader", "pass"]
    do(s, "A: pass", "B: Miser")
    assert decision(s) == "A: reactions" and offered(s, "Reader"), "the same window: A may still answer the draw"


@rule("rr.reactions.9")
def test_a_higher_limit_is_still_once_per_occurrence() -> None:
    s = table("A: Echo | Praise, Praise\nB: Plain Captain, Plain Soldier", extra=CARDS)
    do(s, "A: Praise", "A: Plain Captain", "A: Echo")
    assert fate_of(s) == [1, 0] and decision(s) == "B: action", "not twice for one character"
    do(s, "B: pass", "A: Praise", "A: Plain Soldier", "A: Echo")
    assert fate_of(s) == [2, 0]


@rule("rr.reactions.4", "rr.reactions.5", "rr.reactions.6")
def test_opportunities_alternate_until_all_pass_in_a_row() -> None:
    s = table("A: Echo | Praise\nB: Echo, Plain Captain\nfirst B", extra=CARDS)
    do(s, "B: pass", "A: Praise", "A: Plain Captain")
    assert decision(s) == "B: reactions", "the first player, though it is A's event"
    do(s, "B: pass", "A: Echo")
    assert decision(s) == "B: reactions", "having passed, B may still react"
    do(s, "B: Echo")
    assert fate_of(s) == [1, 1]


@rule("rr.reactions.7", "rr.triggered-abilities.17")
def test_a_closed_window_does_not_open_again() -> None:
    s = table("A: Echo | Praise\nB: Echo, Plain Captain", extra=CARDS)
    do(s, "A: Praise", "A: Plain Captain", "A: pass", "B: pass")
    assert decision(s) == "B: action" and not offered(s, "Echo")


@rule("rr.nested-ability-sequences.2", "rr.nested-ability-sequences.3")
def test_a_reaction_that_causes_something_is_played_out_before_the_first_window_goes_on() -> None:
    s = table("A: Savvy Politician, Plain Soldier, Echo | Praise\nB: Heir", extra=CARDS)
    watch(s)
    do(s, "A: Praise", "A: Savvy Politician", "A: Savvy Politician", "A: Plain Soldier")
    assert step(s).count("lcg: window") == 2, "the second honoring has a window inside the first"
    assert options(s) == ["Echo", "pass"]
    do(s, "A: Echo")
    assert step(s).count("lcg: window") == 1 and options(s) == ["Echo", "pass"], "back to the first occurrence"
    do(s, "A: Echo")
    assert fate_of(s) == [2, 0]
    assert [x for x in told(s) if "honored" in x] == ["Savvy Politician is honored.", "Plain Soldier is honored."]


@rule("rr.nested-ability-sequences.4")
def test_sequences_nest_as_deep_as_one_likes() -> None:
    names = [f"Link {i}" for i in range(6)]
    chain = [
        character(name, CRAB, reaction(LeavesPlay(CHARACTER - THIS), GainHonor(), cost=Sacrifice(THIS)), cost=0)
        for name in names
    ]
    s = table(f"A: Plain Captain, {', '.join(names)} | Dismiss\nB:", extra=[*CARDS, *chain])
    do(s, "A: Dismiss", "A: Plain Captain", *(f"A: {name}" for name in names))
    assert honor_of(s) == [16, 10] and decision(s) == "B: action"


@rule("rr.initiating-abilities.10")
def test_a_cost_may_be_interrupted_and_reacted_to() -> None:
    rite = event("Rite", NEUTRAL, action(Ready(THAT), cost=Sacrifice(CHARACTER & YOURS), choose=CHARACTER), cost=0)
    s = table("A: Scribe, Plain Captain, Heir, Plain Soldier_ | Rite\nB:", extra=[*CARDS, rite])
    do(s, "A: Rite", "A: Plain Captain")
    assert options(s) == ["Scribe", "pass"] and in_play(s, "Plain Captain")
    do(s, "A: Scribe", "A: Heir")
    assert honor_of(s) == [11, 10] and decision(s) == "A: target", "then the event goes on"
    do(s, "A: Plain Soldier")
    assert not is_bowed(s, "Plain Soldier")


@rule("rr.priority-of-simultaneous-resolution.1", "rr.priority-of-simultaneous-resolution.2")
def test_several_players_choose_in_player_order_then_it_happens_at_once() -> None:
    purge = event(
        "Purge",
        NEUTRAL,
        action(EachPlayerDoes(Pick(CHARACTER & ControlledBy(THEM), Sacrifice(PICKED), by=THEM))),
        cost=0,
    )
    s = table(
        "A: Plain Captain, Plain Soldier, Heir | Purge\nB: Plain Envoy, Plain Porter\nfirst B", extra=[*CARDS, purge]
    )
    do(s, "B: pass", "A: Purge")
    assert decision(s) == "B: choose" and options(s) == ["Plain Envoy", "Plain Porter"], (
        "the first player chooses first"
    )
    do(s, "B: Plain Envoy")
    assert in_play(s, "Plain Envoy"), "nothing has happened yet"
    do(s, "A: Plain Captain")
    assert not in_play(s, "Plain Envoy") and not in_play(s, "Plain Captain")
    assert decision(s) == "A: reactions" and offered(s, "Heir")


@rule("rr.enters-play.1")
def test_entering_play_is_the_same_moment_however_it_comes_about() -> None:
    from gorin.rulesets.lcg.words import IN_DISCARD, PutIntoPlay

    usher = character("Usher", CRANE, reaction(EntersPlay(CHARACTER - THIS), GainHonor(), unlimited=True), cost=1)
    lift = event("Lift", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & IN_DISCARD), cost=0)
    s = table("A 10/3: Usher | Plain Guest, Lift | | Plain Captain\nB:", extra=[usher, lift])
    do(s, "A: Plain Guest", "A: 0", "A: Usher", "B: pass", "A: Lift", "A: Plain Captain", "A: Usher")
    assert honor_of(s) == [12, 10]
