"""Keywords: courtesy, sincerity, pride, and what all of them have in common."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRANE,
    NEUTRAL,
    YOURS,
    GainHonor,
    HasKeyword,
    Keyword,
    LeavesPlay,
    WinsConflict,
    character,
    holding,
    reaction,
)
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    is_dishonored,
    is_honored,
    options,
    pass_until,
    table,
)

HOST = character("Plain Host", CRANE, Keyword("courtesy"), cost=1, military=1)
PEACOCK = character("Plain Peacock", CRANE, Keyword("pride"), cost=1, military=3, political=3, glory=1)
MOURNER = holding("Plain Mourner", NEUTRAL, reaction(LeavesPlay(CHARACTER), GainHonor()))
MANNERS = holding("Plain Manners", NEUTRAL, HasKeyword(CHARACTER & YOURS, "courtesy"))
HERALD = holding("Plain Herald", NEUTRAL, reaction(WinsConflict(), GainHonor()))
CRIER = holding("Plain Crier", NEUTRAL, reaction(WinsConflict(), GainHonor(), forced=True))
EXTRA = [HOST, PEACOCK, MOURNER, MANNERS, HERALD, CRIER]


@rule("rr.courtesy.1", "rr.courtesy.2")
def test_courtesy_gains_a_fate_before_anybody_reacts_to_the_leaving() -> None:
    s = table("A 10/0: Plain Host, Plain Mourner, Funeral Pyre\nB 10/0:", extra=EXTRA)
    do(s, "A: Funeral Pyre", "A: Plain Host")
    assert decision(s) == "A: reactions" and options(s)[0] == "Plain Mourner" and fate_of(s) == [1, 0]


@rule("rr.courtesy.1")
def test_courtesy_rewards_the_controller() -> None:
    s = table("A 10/0: B:Plain Host, Funeral Pyre\nB 10/0:", extra=EXTRA)
    do(s, "A: Funeral Pyre", "A: Plain Host")
    assert fate_of(s) == [1, 0]


@rule("rr.sincerity.1", "rr.sincerity.2")
def test_sincerity_draws_a_card_before_anybody_reacts_to_the_leaving() -> None:
    s = table("A: Kaiu Envoy, Plain Mourner\nB: Plain Giant* | Assassination\nmilitary air B>A", extra=EXTRA)
    do(s, "A: pass", "B: Assassination", "B: Kaiu Envoy")
    assert decision(s) == "A: reactions" and not in_play(s, "Kaiu Envoy") and len(hand(s, "A")) == 1


@rule("rr.pride.1")
def test_the_proud_are_honored_when_they_win() -> None:
    s = table("A: Plain Peacock*\nB: Plain Idler*\nmilitary air A>B", extra=EXTRA)
    pass_until(s, "A: resolve the ring")
    assert is_honored(s, "Plain Peacock") and not is_honored(s, "Plain Idler")


@rule("rr.pride.2")
def test_the_proud_are_dishonored_when_they_lose() -> None:
    s = table("A: Plain Giant*\nB: Plain Peacock*, Plain Idler*\nmilitary air A>B", extra=EXTRA)
    pass_until(s, "A: discard from the broken province")
    assert is_dishonored(s, "Plain Peacock") and not is_dishonored(s, "Plain Idler")


@rule("rr.pride.3", "rr.keywords.3")
def test_pride_comes_before_reactions_to_the_victory() -> None:
    s = table("A: Plain Peacock*, Plain Herald\nB: Plain Idler*\nmilitary air A>B", extra=EXTRA)
    pass_until(s, "A: reactions")
    assert options(s) == ["Plain Herald", "pass"] and is_honored(s, "Plain Peacock")


@rule("rr.open-keyword-vs-forced-reaction.1")
def test_pride_comes_before_forced_reactions_too() -> None:
    s = table("A 10/0: Plain Peacock*, Plain Crier\nB: Plain Idler*\nmilitary air A>B", extra=EXTRA)
    pass_until(s, "A: forced reactions")
    assert options(s) == ["Plain Crier"] and is_honored(s, "Plain Peacock") and honor_of(s)[0] == 10


@rule("rr.keywords.4")
def test_two_instances_of_a_keyword_are_one() -> None:
    s = table("A 10/0: Plain Host, Plain Manners, Funeral Pyre\nB:", extra=EXTRA)
    do(s, "A: Funeral Pyre", "A: Plain Host")
    assert fate_of(s)[0] == 1
