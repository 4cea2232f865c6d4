"""Playing cards and putting them into play."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    CRAB,
    IN_DISCARD,
    IN_HAND,
    NEUTRAL,
    THAT,
    YOURS,
    AttachOnlyTo,
    DiscardCards,
    GainHonor,
    PutIntoPlay,
    PutOn,
    action,
    attachment,
    clan,
    event,
)
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    find,
    offered,
    options,
    table,
)

RAISE = event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=YOURS & IN_DISCARD), cost=0)
DRAW_STEEL = event("Draw Steel", NEUTRAL, action(PutOn(THAT), choose=ATTACHMENT & YOURS & IN_DISCARD), cost=0)
SPITE = event("Spite", NEUTRAL, action(GainHonor(), cost=DiscardCards(IN_HAND & YOURS)), cost=0)
BANNER = attachment("Crab Banner", NEUTRAL, AttachOnlyTo(CHARACTER & clan(CRAB)), cost=3)
CARDS = [RAISE, DRAW_STEEL, SPITE, BANNER]


@rule("rr.play-and-put-into-play.9")
def test_an_attachment_put_into_play_goes_where_it_could_be_played() -> None:
    s = table("A 10/0: Plain Captain, Plain Envoy | Draw Steel, Raise | | Crab Banner\nB: Plain Soldier", extra=CARDS)
    assert not offered(s, "Raise"), "an attachment cannot be put into play at home"
    do(s, "A: Draw Steel", "A: Crab Banner")
    assert decision(s) == "A: attach to" and options(s) == ["Plain Captain", "Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert s.host[find(s, "Crab Banner")] == find(s, "Plain Soldier") and fate_of(s) == [0, 0]
    s = table("A: Plain Envoy | Draw Steel | | Crab Banner\nB:", extra=CARDS)
    assert not offered(s, "Draw Steel"), "nobody could bear it"


@rule("rr.play-and-put-into-play.10", "rr.open-event-zone-during-payment.1")
@pytest.mark.parametrize("other", [True, False])
def test_an_event_is_not_in_hand_while_its_cost_is_paid(other: bool) -> None:
    s = table(f"A 10/0: | Spite{', Plain Letter' if other else ''}\nB 10/0:", extra=CARDS)
    assert offered(s, "Spite") == other, "it cannot be discarded for itself"
    if other:
        do(s, "A: Spite")
        assert options(s) == ["Plain Letter"]
