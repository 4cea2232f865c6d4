"""The Mirror's Gaze: an opponent's event is resolved once more."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.compiler.compiled import compile_card
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    THAT,
    YOURS,
    Bow,
    CancelEffects,
    EffectsWouldInitiate,
    GainFate,
    Is,
    Num,
    Sacrifice,
    WinsConflict,
    action,
    event,
    holding,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    honor_of,
    in_play,
    is_bowed,
    military,
    offered,
    options,
    table,
)

EVENTS = [
    event("Price", NEUTRAL, action(GainFate(Num(3)), cost=Sacrifice(CHARACTER & YOURS)), cost=2, influence_cost=0),
    event("Sleep", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=1, influence_cost=0),
    event("Triumph", NEUTRAL, reaction(WinsConflict("military"), GainFate()), cost=0, influence_cost=0),
    holding("Wall of Silence", NEUTRAL, interrupt(EffectsWouldInitiate(Is("event")), CancelEffects())),
]
GAZE = "A 10/5: Plain Soldier*, Plain Captain* | {}\nB 10/5: Plain Priest*[The Mirror's Gaze]{}\n{} air A>B"


def gaze(cards_in_hand: str, more: str = "", kind: str = "military") -> Any:
    s = table(GAZE.format(cards_in_hand, more, kind), extra=EVENTS)
    do(s, "B: pass")
    return s


def test_the_event_is_resolved_again_by_the_other_player_with_new_targets() -> None:
    s = gaze("Sleep")
    do(s, "A: Sleep", "A: Plain Priest")
    assert is_bowed(s, "Plain Priest") and decision(s) == "B: reactions"
    do(s, "B: The Mirror's Gaze")
    assert "Plain Captain" in options(s)
    do(s, "B: Plain Captain")
    assert is_bowed(s, "Plain Captain") and fate_of(s) == [4, 5], "only who plays it pays for it"
    assert discard(s, "A") == ["Sleep"] and discard(s, "B") == []


def test_its_costs_are_ignored_and_you_are_whoever_resolves_it() -> None:
    s = gaze("Price")
    do(s, "A: Price", "A: Plain Soldier", "B: The Mirror's Gaze")
    assert fate_of(s) == [5 - 2 + 3, 5 + 3] and in_play(s, "Plain Priest")


def test_its_triggering_condition_is_ignored() -> None:
    s = gaze("Triumph")
    do(s, "A: pass", "A: Triumph", "B: The Mirror's Gaze")
    assert fate_of(s) == [6, 6], "though B has won nothing"


def test_it_answers_opponents_events_once_and_only_if_they_have_resolved() -> None:
    s = gaze("Plain Alms, Plain Letter")
    do(s, "A: Plain Alms", "B: The Mirror's Gaze")
    assert fate_of(s) == [6, 7]
    do(s, "B: pass", "A: Plain Letter")
    assert decision(s) == "B: action", "once a round"
    s = table("A 10/5: Plain Soldier*\nB 10/5: Plain Priest*[The Mirror's Gaze] | Plain Alms\nmilitary air A>B")
    do(s, "B: Plain Alms")
    assert decision(s) == "A: action", "its own event"
    s = gaze("Plain Alms", ", Wall of Silence")
    do(s, "A: Plain Alms", "B: Wall of Silence")
    assert decision(s) == "B: action", "a cancelled one"


def test_it_is_offered_only_where_the_event_could_do_something() -> None:
    s = table("A 10/5: Plain Soldier* | Banzai!\nB 10/5: Plain Priest[The Mirror's Gaze]\nmilitary air A>B")
    do(s, "B: pass", "A: Banzai!", "A: Plain Soldier", "A: no")
    assert offered(s, "The Mirror's Gaze"), "the maximum counts what is played"
    do(s, "B: The Mirror's Gaze", "B: Plain Soldier", "B: no")
    assert military(s, "Plain Soldier") == 2 + 2 + 2 and honor_of(s) == [10, 10]


def test_it_attaches_to_ones_own_shugenja() -> None:
    s = table("A 10/5: Plain Soldier, Plain Priest | The Mirror's Gaze\nB 10/5: Plain Priest")
    do(s, "A: The Mirror's Gaze")
    assert options(s) == ["Plain Priest"]


def resolves_again(title: str) -> bool:
    return any(a.again is not None for a in compile_card(cards()[title]).abilities)


@rule("rr.clarify-the-mirrors-gaze.1")
@pytest.mark.parametrize("title", ["Voice of Honor", "Display of Power", "Forged Edict", "Censure"])
def test_what_cancels_an_effect_or_a_step_is_not_resolved_again(title: str) -> None:
    assert not resolves_again(title) and resolves_again("Banzai!")


@rule("rr.clarify-the-mirrors-gaze.1")
def test_an_event_that_cancels_is_not_offered_to_be_resolved_again() -> None:
    voice = "A 10/5: Doji Whisperer^, Plain Soldier* | Voice of Honor\nB 10/5: Plain Priest*[The Mirror's Gaze] | Plain Alms"
    s = table(f"{voice}\nmilitary air A>B")
    do(s, "B: Plain Alms", "A: Voice of Honor")
    assert discard(s, "A") == ["Voice of Honor"] and decision(s) == "A: action" and fate_of(s) == [5, 4]


@rule("rr.clarify-the-mirrors-gaze.2")
@pytest.mark.parametrize("title", ["Indomitable Will", "Ready for Battle", "I Can Swim", "Way of the Chrysanthemum"])
def test_what_looks_back_at_its_triggering_condition_is_not_resolved_again(title: str) -> None:
    assert not resolves_again(title)


@rule("rr.clarify-the-mirrors-gaze.2")
def test_i_can_swim_is_not_resolved_again() -> None:
    swim = "A 10/5 bid 3: Plain Envoy* | I Can Swim, Assassination\nB 10/5 bid 1: Plain Priest*[The Mirror's Gaze], Plain Soldier*~\nmilitary air A>B"
    s = table(swim)
    do(s, "B: pass", "A: I Can Swim", "A: Plain Soldier")
    assert not in_play(s, "Plain Soldier") and decision(s) == "B: action"
    s = table(swim)
    do(s, "B: pass", "A: Assassination", "A: Plain Soldier")
    assert offered(s, "The Mirror's Gaze"), "there is Plain Envoy to be assassinated, for no honor"
    do(s, "B: The Mirror's Gaze", "B: Plain Envoy")
    assert honor_of(s) == [7, 9] and not in_play(s, "Plain Envoy")
