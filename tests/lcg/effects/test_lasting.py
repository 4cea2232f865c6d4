"""Lasting and delayed effects: when they begin, whom they reach, when they end."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    ATTACKING,
    CHARACTER,
    CRAB,
    CRANE,
    EVENT,
    IN_DISCARD,
    NEUTRAL,
    PARTICIPATING,
    THAT,
    THIS,
    YOURS,
    Bow,
    CancelEffects,
    ConflictEnds,
    Discard,
    Dishonor,
    EffectsWouldInitiate,
    GainHonor,
    Honor,
    Immune,
    Later,
    LoseHonor,
    MoveHome,
    PhaseEnds,
    PutIntoPlay,
    Ready,
    Sacrifice,
    Then,
    action,
    character,
    event,
    gets,
    interrupt,
    reaction,
    with_stat,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    military,
    offered,
    options,
    pass_until,
    table,
    told,
    watch,
)

RALLY_CRY = event("Rally Cry", NEUTRAL, action(gets(CHARACTER & YOURS, military=+1, until="phase")), cost=0)
PUSH = event("Push", NEUTRAL, action(gets(ATTACKING & CHARACTER, military=+2)), cost=0)
VOW = event("Vow", NEUTRAL, action(gets(THAT, military=+2, until="round"), choose=CHARACTER), cost=0)
FETCH = event("Fetch", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & IN_DISCARD), cost=0)
DRUM = character(
    "Drummer", CRAB, action(gets(CHARACTER & YOURS - THIS, military=+1, until="phase"), cost=Sacrifice(THIS)), cost=1
)
WEAK = CHARACTER & with_stat("military", "<=", 4)
CARDS = [RALLY_CRY, PUSH, VOW, FETCH, DRUM]


@rule("rr.lasting-effects.1", "rr.lasting-effects.2")
def test_it_goes_on_when_its_source_is_gone() -> None:
    s = table("A: Drummer, Plain Captain\nB:", extra=CARDS)
    do(s, "A: Drummer")
    assert not in_play(s, "Drummer") and military(s, "Plain Captain") == 5
    do(s, "B: pass", "A: pass")
    assert military(s, "Plain Captain") == 5, "the phase still goes on"


@rule("rr.lasting-effects.3", "rr.event-cards.7", "rr.open-event-lasting-moment.1")
def test_it_reaches_those_who_were_there_and_no_latecomers() -> None:
    s = table("A: Plain Captain | Rally Cry, Fetch | | Plain Soldier\nB:", extra=CARDS)
    do(s, "A: Rally Cry", "B: pass", "A: Fetch", "A: Plain Soldier")
    assert military(s, "Plain Captain") == 5 and military(s, "Plain Soldier") == 2


@rule("rr.lasting-effects.3")
def test_who_meets_the_description_later_is_not_affected_and_who_did_still_is() -> None:
    recall = event("Recall", NEUTRAL, action(MoveHome(THAT), choose=ATTACKING & CHARACTER), cost=0)
    s = table("A: Plain Captain*, Plain Porter* | Push\nB: | Recall\nmilitary air A>B", extra=[*CARDS, recall])
    do(s, "B: pass", "A: Push", "B: Recall", "B: Plain Captain")
    assert military(s, "Plain Captain") == 6, "it attacked when the effect began"


@rule("rr.lasting-effects.4", "rr.step-4-9.2")
def test_until_the_end_of_the_round_outlasts_the_phase() -> None:
    s = table("A: Plain Captain+5 | Vow, Rally Cry\nB:", extra=CARDS)
    do(s, "A: Vow", "A: Plain Captain", "B: pass", "A: Rally Cry")
    assert military(s, "Plain Captain") == 7
    pass_until(s, "lcg: fate phase")
    assert military(s, "Plain Captain") == 6
    pass_until(s, "lcg: dynasty phase")
    assert military(s, "Plain Captain") == 4


@rule("rr.lasting-effects.6")
def test_until_the_end_of_the_conflict_cannot_begin_outside_one() -> None:
    push = event("Nudge", NEUTRAL, action(gets(THAT, military=+2), choose=CHARACTER), cost=0)
    assert not offered(table("A: Plain Captain | Nudge\nB:", extra=[push]), "Nudge")
    s = table("A: Plain Captain*\nB: | Nudge\nmilitary air A>B", extra=[push])
    assert offered(s, "Nudge")


@rule("rr.lasting-effects.5", "rr.delayed-effects.1", "rr.delayed-effects.2")
def test_until_the_end_is_over_before_anything_happens_at_the_end() -> None:
    test = event(
        "Trial",
        NEUTRAL,
        action(
            gets(THAT, military=+5, until="phase"),
            Later(PhaseEnds(), (gets(WEAK, military=-9, until="round"),)),
            choose=CHARACTER & YOURS,
        ),
        cost=0,
    )
    s = table("A: Plain Captain+5 | Trial\nB: Plain Soldier+5", extra=[*CARDS, test])
    do(s, "A: Trial", "A: Plain Captain")
    assert military(s, "Plain Captain") == 9
    pass_until(s, "lcg: fate phase")
    assert military(s, "Plain Captain") == 0, "with 4 it counted as weak: the bonus had already ended"
    assert military(s, "Plain Soldier") == 0


@rule("rr.delayed-effects.2")
def test_a_delayed_effect_comes_before_reactions_to_its_moment() -> None:
    ward = character("Ward", CRAB, reaction(Happens(ev.PHASE_ENDS), Ready(THIS)), cost=1, military=1)
    doom = event("Doom", NEUTRAL, action(Bow(THAT), Later(PhaseEnds(), (LoseHonor(),)), choose=CHARACTER), cost=0)
    s = table("A: Ward+5 | Doom\nB:", extra=[ward, doom])
    do(s, "A: Doom", "A: Ward")
    assert honor_of(s) == [10, 10]
    pass_until(s, "A: reactions")
    assert honor_of(s) == [9, 10] and offered(s, "Ward")


@rule("rr.delayed-effects.1")
@pytest.mark.parametrize("period", ["phase", "round"])
def test_at_the_end_of_a_phase_or_of_the_round(period: str) -> None:
    debt = event("Debt", NEUTRAL, action(GainHonor(), Later(PhaseEnds(period), (LoseHonor(),))), cost=0)
    s = table("A: Plain Captain+5 | Debt\nB:", extra=[debt])
    do(s, "A: Debt")
    assert honor_of(s) == [11, 10]
    pass_until(s, "lcg: fate phase")
    assert honor_of(s) == ([10, 10] if period == "phase" else [11, 10])
    pass_until(s, "lcg: dynasty phase")
    assert honor_of(s) == [10, 10]


@rule("rr.priority-of-simultaneous-resolution.3")
def test_the_first_player_orders_delayed_effects_of_one_moment() -> None:
    last = event(
        "Last Stand",
        NEUTRAL,
        action(Later(ConflictEnds(), (Discard(THAT),)), Bow(THAT), choose=PARTICIPATING & CHARACTER),
        cost=0,
    )
    shame = event(
        "Scorn",
        NEUTRAL,
        action(Later(ConflictEnds(), (Dishonor(THAT),)), Bow(THAT), choose=PARTICIPATING & CHARACTER),
        cost=0,
    )
    s = table(
        "A: Plain Captain*, Plain Soldier*+3 | Last Stand\nB: Plain Envoy* | Scorn\nfirst B\nmilitary air A>B",
        extra=[last, shame],
    )
    do(s, "B: Scorn", "B: Plain Captain", "A: Last Stand", "A: Plain Soldier")
    while decision(s) != "B: which delayed effect first":
        pass_until(s, "")
    assert options(s) == ["Scorn", "Last Stand"], "the first player, whoever played them"
    watch(s)
    do(s, "B: Last Stand")
    pass_until(s, "")
    texts = told(s)
    assert texts.index("Plain Soldier leaves play.") < texts.index("Plain Captain is dishonored.")


@rule("rr.delayed-effects.3")
def test_a_delayed_effect_is_no_new_ability_and_cannot_be_cancelled() -> None:
    veto = event("Veto", NEUTRAL, interrupt(EffectsWouldInitiate(EVENT), CancelEffects()), cost=0)
    doom = event(
        "Doom", NEUTRAL, action(Honor(THAT), Later(ConflictEnds(), (Discard(THAT),)), choose=CHARACTER), cost=0
    )
    s = table("A: Plain Captain* | Doom\nB: | Veto\nmilitary air A>B", extra=[veto, doom])
    do(s, "B: pass", "A: Doom", "A: Plain Captain")
    assert offered(s, "Veto"), "the event's own initiation"
    do(s, "B: pass")
    seen = []
    while in_play(s, "Plain Captain"):
        pass_until(s, "")
        seen += options(s)
    assert "Veto" not in seen


@rule("rr.delayed-effects.4")
def test_a_delayed_effect_is_still_one_of_its_card_type() -> None:
    wall = character("Wall", CRANE, Immune(THIS, "event"), cost=1, military=1, glory=1)
    herald = character(
        "Herald",
        CRAB,
        action(GainHonor(), Later(ConflictEnds(), (Bow(CHARACTER - PARTICIPATING),))),
        cost=1,
        military=1,
    )
    decree = event("Decree", NEUTRAL, action(GainHonor(), Later(ConflictEnds(), (Bow(CHARACTER),))), cost=0)
    for text, bowed in (("A: Plain Captain* | Decree\nB: Wall", False), ("A: Plain Captain*, Herald\nB: Wall", True)):
        s = table(f"{text}\nmilitary air A>B", extra=[wall, herald, decree])
        do(s, "B: pass", "A: Decree" if "Decree" in text else "A: Herald")
        while s.con[0]:
            pass_until(s, "")
        pass_until(s, "")
        assert is_bowed(s, "Wall") == bowed


def test_then_orders_within_an_effect_without_waiting() -> None:
    both = event("Both", NEUTRAL, action(Bow(THAT), Then((Dishonor(THAT),)), choose=CHARACTER), cost=0)
    s = table("A: Plain Captain | Both\nB:", extra=[both])
    do(s, "A: Both", "A: Plain Captain")
    assert is_bowed(s, "Plain Captain") and is_dishonored(s, "Plain Captain")
