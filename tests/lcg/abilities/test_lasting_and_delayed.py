"""Effects that last, and effects that wait."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.state import CONFLICT_PHASE
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    NEUTRAL,
    PARTICIPATING,
    PICKED,
    THAT,
    YOUR_OPPONENTS,
    YOURS,
    Bow,
    ConflictEnds,
    Discard,
    GainHonor,
    Honor,
    Later,
    Pick,
    ReturnToHand,
    action,
    character,
    conflict_character,
    event,
    gets,
    holding,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    fate_on,
    hand,
    in_play,
    is_bowed,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    table,
)

WAR = event("Plain War", NEUTRAL, action(gets(PARTICIPATING & CHARACTER & YOURS, military=+1)), cost=0)
SEASON = event("Plain Season", NEUTRAL, action(gets(THAT, military=+2, until="phase"), choose=CHARACTER), cost=0)
OMEN = event("Plain Omen", NEUTRAL, action(gets(CHARACTER & YOURS, military=+1, until="round")), cost=0)
DOOM = event("Plain Doom", NEUTRAL, action(Honor(THAT), Later(ConflictEnds(), (Bow(THAT),)), choose=CHARACTER), cost=0)
RUIN = event(
    "Plain Ruin", NEUTRAL, action(Honor(THAT), Later(ConflictEnds(), (Discard(THAT),)), choose=CHARACTER), cost=0
)
SPITE = event(
    "Plain Spite", NEUTRAL,
    action(Honor(THAT), Later(ConflictEnds(), (Pick(CHARACTER & YOUR_OPPONENTS, Bow(PICKED)),)), choose=CHARACTER),
    cost=0,
)  # fmt: skip
DUSK = holding("Plain Dusk", NEUTRAL, reaction(ConflictEnds(), GainHonor()))
RECALL = event("Plain Recall", NEUTRAL, action(ReturnToHand(THAT), choose=CHARACTER | ATTACHMENT), cost=0)
SCOUT = conflict_character(
    "Plain Scout", NEUTRAL, action(gets(THAT, military=+1), choose=CHARACTER), cost=0, military=1
)
EARS = [
    character(f"Plain Ear {k}", NEUTRAL, reaction(Happens(k), GainHonor(), unlimited=True))
    for k in (ev.BOW, ev.READY, ev.HONOR, ev.LEAVE, ev.ENTER, ev.PLACE_FATE, ev.LAST, ev.PASS_CONFLICT)
]
EXTRA = [SPITE, WAR, SEASON, OMEN, DOOM, RUIN, DUSK, RECALL, SCOUT, *EARS]


@rule("rr.lasting-effects.1", "rr.lasting-effects.4")
@pytest.mark.parametrize(("title", "phase"), [("Plain Season", "conflict"), ("Plain Omen", "round")])
def test_a_lasting_effect_lasts_as_long_as_it_says(title: str, phase: str) -> None:
    s = table(f"A: Plain Soldier+2 | {title}\nB:", extra=EXTRA)
    do(s, f"A: {title}", *(["A: Plain Soldier"] if title == "Plain Season" else []))
    gained = military(s, "Plain Soldier")
    assert gained > 2
    pass_until(s, "lcg: fate phase: action window")
    assert military(s, "Plain Soldier") == (2 if phase == "conflict" else gained)
    pass_until(s, "lcg: dynasty phase")
    assert military(s, "Plain Soldier") == 2


@rule("rr.lasting-effects.2")
def test_a_lasting_effect_outlives_the_card_it_came_from() -> None:
    s = table("A: Plain Scout*, Plain Soldier*, Funeral Pyre\nB: Plain Idler*\nmilitary air B>A", extra=EXTRA)
    do(s, "A: Plain Scout", "A: Plain Soldier", "B: pass", "A: Funeral Pyre", "A: Plain Scout")
    assert not in_play(s, "Plain Scout") and military(s, "Plain Soldier") == 3


@rule("rr.lasting-effects.3", "rr.event-cards.7", "rr.open-event-lasting-moment.1")
def test_the_cards_of_a_lasting_effect_are_fixed_when_it_resolves() -> None:
    s = table("""A: Plain Soldier*, Plain Captain, Favorable Ground | Plain War
                 B: Plain Idler*
                 military air B>A""", extra=EXTRA)  # fmt: skip
    do(s, "A: Plain War", "B: pass", "A: Favorable Ground", "A: Plain Captain")
    assert (military(s, "Plain Soldier"), military(s, "Plain Captain")) == (3, 4), "who came later gets nothing"
    s = table("A: Plain Soldier*, Favorable Ground | Plain War\nB: Plain Idler*\nmilitary air B>A", extra=EXTRA)
    do(s, "A: Plain War", "B: pass", "A: Favorable Ground", "A: Plain Soldier")
    assert military(s, "Plain Soldier") == 3, "who left the conflict keeps it"


@rule("rr.lasting-effects.6")
def test_nothing_lasts_until_the_end_of_a_conflict_that_is_not_there() -> None:
    assert not offered(table("A: Plain Scout, Plain Soldier\nB:", extra=EXTRA), "Plain Scout")
    s = table("A: Plain Scout, Plain Soldier*\nB: Plain Idler*\nmilitary air B>A", extra=EXTRA)
    assert offered(s, "Plain Scout")


@rule("rr.in-play.6", "rr.leaves-play.2")
def test_a_card_that_leaves_play_leaves_its_lasting_effects_behind() -> None:
    s = table("A 10/5: Plain Guest* | Plain Season, Plain Recall\nB: Plain Idler*\nmilitary air B>A", extra=EXTRA)
    do(s, "A: Plain Season", "A: Plain Guest", "B: pass")
    assert military(s, "Plain Guest") == 4
    do(s, "A: Plain Recall", "A: Plain Guest", "B: pass", "A: Plain Guest into the conflict", "A: 0")
    assert military(s, "Plain Guest") == 2


@rule("rr.leaves-play.1")
def test_the_tokens_on_a_card_go_with_it() -> None:
    s = table("A 10/5: Plain Guest^+3 | Plain Recall\nB:", extra=EXTRA)
    do(s, "A: Plain Recall", "A: Plain Guest", "B: pass", "A: Plain Guest", "A: 0")
    assert fate_on(s, "Plain Guest") == 0 and not is_honored(s, "Plain Guest") and fate_of(s)[0] == 4


@rule("rr.in-play.4")
def test_going_to_the_hand_is_leaving_play() -> None:
    s = table("A: Plain Guest[Reprieve] | Plain Recall\nB:", extra=EXTRA)
    do(s, "A: Plain Recall", "A: Plain Guest")
    assert decision(s) == "A: would-interrupts"
    do(s, "A: pass")
    assert hand(s, "A") == ["Plain Guest"]


@rule("rr.effects.5")
def test_the_end_of_a_lasting_effect_is_nothing_anybody_reacts_to() -> None:
    offers: list[list[list[str]]] = []
    for played in (True, False):
        s = table(f"A: Plain Soldier_, {', '.join(c.name + '_' for c in EARS)} | Plain Season\nB:", extra=EXTRA)
        do(s, *(["A: Plain Season", "A: Plain Soldier"] if played else ["A: pass"]))
        while decision(s) == "A: reactions":
            do(s, "A: pass")
        offers.append([])
        while s.phase == CONFLICT_PHASE:
            if decision(s) == "A: reactions":
                offers[-1].append(options(s))
            pass_until(s, "")
        assert military(s, "Plain Soldier") == 2
    assert offers[0] == offers[1] != []


@rule("rr.delayed-effects.1", "rr.delayed-effects.2", "rr.delayed-effects.3")
def test_a_delayed_effect_waits_and_then_comes_by_itself_before_reactions() -> None:
    s = table(
        "A: Plain Soldier*, Plain Captain, Plain Dusk | Plain Doom\nB: Plain Idler*\nmilitary air B>A", extra=EXTRA
    )
    do(s, "A: Plain Doom", "A: Plain Captain")
    assert not is_bowed(s, "Plain Captain")
    pass_until(s, "A: reactions")
    assert options(s) == ["Plain Dusk", "pass"] and is_bowed(s, "Plain Captain"), "unasked, and first"


@rule("rr.in-play.6", "rr.leaves-play.2")
def test_a_delayed_effect_does_not_find_a_card_that_left_play() -> None:
    s = table("A 10/5: Plain Guest* | Plain Ruin, Plain Recall\nB: Plain Idler*\nmilitary air B>A", extra=EXTRA)
    do(s, "A: Plain Ruin", "A: Plain Guest", "B: pass", "A: Plain Recall", "A: Plain Guest", "B: pass")
    do(s, "A: Plain Guest into the conflict", "A: 0")
    pass_until(s, "declare")
    assert in_play(s, "Plain Guest")


@rule("rr.delayed-effects.4")
def test_the_delayed_effect_of_an_event_is_an_events() -> None:
    s = table("""A: Plain Soldier* | Plain Spite
                 B: Plain Captain*, Plain Idler[Above Question], Plain Porter, Plain Envoy
                 military air B>A""", extra=EXTRA)  # fmt: skip
    do(s, "A: Plain Spite", "A: Plain Soldier")
    pass_until(s, "A: choose")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Porter"]


@rule("rr.priority-of-simultaneous-resolution.3")
def test_the_first_player_orders_delayed_effects_of_one_moment() -> None:
    s = table("""A: Plain Soldier* | Plain Doom
                 B: Plain Captain*, Plain Idler | Plain Ruin
                 first B
                 military air B>A""", extra=EXTRA)  # fmt: skip
    do(s, "A: Plain Doom", "A: Plain Idler", "B: Plain Ruin", "B: Plain Soldier")
    pass_until(s, "which delayed effect first")
    assert decision(s) == "B: which delayed effect first" and sorted(options(s)) == ["Plain Doom", "Plain Ruin"]
    do(s, "B: Plain Ruin")
    assert not in_play(s, "Plain Soldier") and is_bowed(s, "Plain Idler")


@rule("rr.lasting-effects.5")
def test_what_lasts_until_the_end_is_over_before_what_happens_at_the_end() -> None:
    s = table("A: Plain Soldier*, Plain Dusk | Plain War\nB: Plain Idler*\nmilitary air B>A", extra=EXTRA)
    do(s, "A: Plain War")
    pass_until(s, "A: reactions")
    assert offered(s, "Plain Dusk") and military(s, "Plain Soldier") == 2
