"""Pride: winners are honored, losers dishonored, before anybody reacts."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    LION,
    NEUTRAL,
    THAT,
    THIS,
    GainHonor,
    GainsKeyword,
    Keyword,
    LosesKeyword,
    WinsConflict,
    action,
    character,
    event,
    reaction,
)
from gorin.rulesets.lcg.words.triggers import Honored
from tests.lcg.tables import decision, do, is_dishonored, is_honored, offered, options, pass_until, table

PROUD = character("Proud Guard", LION, Keyword("pride"), cost=2, military=3, political=1, glory=1)
WINNER = character(
    "Proud Winner", LION, Keyword("pride"), reaction(WinsConflict(who=THIS), GainHonor()), cost=2, military=3, glory=1
)
HERALD = character("Herald", LION, reaction(Honored(CHARACTER), GainHonor()), cost=1)
BOAST = event("Boast", NEUTRAL, action(GainsKeyword(THAT, "pride", "conflict"), choose=CHARACTER), cost=0)
HUMBLE = event("Humble", NEUTRAL, action(LosesKeyword(THAT, "pride", "conflict"), choose=CHARACTER), cost=0)
CARDS = [PROUD, WINNER, HERALD, BOAST, HUMBLE]


@rule("rr.pride.1", "rr.pride.2")
@pytest.mark.parametrize("foe", ["Plain Envoy", "Plain Giant"])
def test_it_is_honored_for_winning_and_dishonored_for_losing(foe: str) -> None:
    s = table(f"A: Proud Guard*, Proud Guard\nB: {foe}*\nmilitary air A>B", extra=CARDS)
    do(s, "B: pass", "A: pass")
    home, there = [c for c in range(len(s.kind)) if s.box.faces[s.kind[c]].name == "Proud Guard"][::-1]
    honored, dishonored = s.p[3], s.p[4]
    assert bool(honored >> there & 1) == (foe == "Plain Envoy")
    assert bool(dishonored >> there & 1) == (foe != "Plain Envoy")
    assert not (honored | dishonored) >> home & 1, "who was at home won and lost nothing"


@rule("rr.pride.1", "rr.pride.2")
def test_the_defender_too_and_a_token_only_goes() -> None:
    s = table("A: Plain Envoy*\nB: Proud Guard*~\nmilitary air A>B", extra=CARDS)
    pass_until(s, "B: action")
    assert not is_dishonored(s, "Proud Guard") and not is_honored(s, "Proud Guard"), "ordinary now"


@rule("rr.pride.3")
def test_it_resolves_before_reactions_to_winning() -> None:
    s = table("A: Proud Winner*, Herald\nB: Plain Envoy*\nmilitary air A>B", extra=CARDS)
    do(s, "B: pass", "A: pass")
    assert is_honored(s, "Proud Winner"), "honored before the first reaction is offered"
    assert options(s) == ["Herald", "pass"], "first the reactions to being honored"
    do(s, "A: pass")
    assert options(s) == ["Proud Winner", "pass"], "then those to winning"


@rule("rr.gains.2")
@pytest.mark.parametrize("gained", [True, False])
def test_gained_for_a_conflict(gained: bool) -> None:
    s = table("A: Plain Captain* | Boast\nB: Plain Envoy*\nmilitary air A>B", extra=CARDS)
    do(s, "B: pass")
    if gained:
        do(s, "A: Boast", "A: Plain Captain", "B: pass")
    do(s, "A: pass")
    assert is_honored(s, "Plain Captain") == gained


def test_lost_for_a_conflict() -> None:
    s = table("A: Proud Guard*, Plain Captain* | Humble\nB: Plain Envoy*\nmilitary air A>B", extra=CARDS)
    do(s, "B: pass", "A: Humble")
    assert options(s) == ["Proud Guard"], "only somebody with pride can lose it"
    do(s, "A: Proud Guard", "B: pass", "A: pass")
    assert not is_honored(s, "Proud Guard")
    assert decision(s).startswith("A:") and not offered(s, "Humble")
