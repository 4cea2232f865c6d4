"""Whoever may answer is told what: the event, its targets and its player, in the question, the log and the timing."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.log import Log
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.seeing.timing import timing
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    EVENT,
    NEUTRAL,
    THAT,
    CancelEffects,
    EffectsWouldInitiate,
    GainFate,
    Honor,
    PlaceFateOnRing,
    TargetRing,
    action,
    character,
    event,
    interrupt,
)
from tests.lcg.tables import do, options, table, watch

CENSOR = character("Censor", CRAB, interrupt(EffectsWouldInitiate(EVENT), CancelEffects()), cost=1)
PRAISE = event("Praise", NEUTRAL, action(Honor(THAT), choose=CHARACTER), cost=1)
ALMS = event("Alms", NEUTRAL, action(GainFate()), cost=0)
CARDS = [CENSOR, PRAISE, ALMS]


def at(text: str) -> Any:
    return watch(table(text, extra=CARDS))


def why(s: Any) -> str:
    return str(s.box.rules.why(s, s.decision))


@rule("rr.initiating-abilities.6")
@pytest.mark.parametrize("target", ["Plain Captain", "Plain Envoy"])
def test_who_may_cancel_is_told_the_event_its_target_and_its_player(target: str) -> None:
    s = at("A 10/3: Plain Captain | Praise\nB 10/3: Censor, Plain Envoy")
    do(s, "A: Praise", f"A: {target}")
    assert s.decision.player == 1
    assert why(s) == f"cancel (A's Praise would take effect on {target})"
    assert s.box.rules.view(s, 1)["decision"]["why"] == why(s)
    assert timing(s)["answering"] == [f"A's Praise would take effect on {target}."]
    told = [*s.log.for_player(1)]
    assert told == ["A plays Praise.", "A pays 1 fate for Praise.", f"Praise is used on {target}."]
    assert s.log.for_player(0) == told, "whether or not B has an answer"


@rule("rr.initiating-abilities.6")
def test_an_event_without_targets_is_named_all_the_same() -> None:
    s = at("A 10/3: | Alms\nB 10/3: Censor")
    do(s, "A: Alms")
    assert why(s) == "cancel (A's Alms would take effect)"


def test_who_is_asked_to_cancel_the_own_card_is_told_so() -> None:
    s = at("A 10/3: Censor, Plain Captain | Praise\nB 10/3:")
    do(s, "A: Praise", "A: Plain Captain")
    assert s.decision.player == 0
    assert why(s) == "cancel (Your own Praise would take effect on Plain Captain)"
    assert timing(s)["answering"] == ["A's Praise would take effect on Plain Captain."], "what everybody is told"


def test_options_that_answer_different_events_say_which() -> None:
    s = table("""A 10/3: Doji Challenger*, Young Rumormonger, Brash Samurai*
                 B 10/3: Eager Scout* | | Fields, Shameful Display
                 military earth A>B Shameful Display""")
    s.log = Log()
    do(s, "B: Shameful Display", "B: Doji Challenger", "B: Brash Samurai")
    do(s, f"B: {options(s)[0]}")
    assert s.decision.player == 0
    assert options(s)[:2] == [
        "Young Rumormonger: Doji Challenger is honored: B's Shameful Display",
        "Young Rumormonger: Brash Samurai is dishonored: B's Shameful Display",
    ]
    details = [s.box.rules.option(s, s.decision, o) for o in s.decision.options[:2]]
    assert details[0]["answers"].startswith("Doji Challenger") and details[1]["answers"].startswith("Brash Samurai")
    assert why(s).startswith("would-interrupts (Doji Challenger is honored")


def test_a_ring_that_was_chosen_is_named() -> None:
    offering = event("Offering", NEUTRAL, action(PlaceFateOnRing(), choose=TargetRing()), cost=0)
    s = watch(table("A 10/3: | Offering\nB 10/3: Censor", extra=[CENSOR, offering]))
    do(s, "A: Offering", "A: fire")
    assert why(s) == "cancel (A's Offering would take effect on the fire ring)"
