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
    IN_PROVINCES,
    IT,
    NEUTRAL,
    THAT,
    YOURS,
    AttachOnlyTo,
    Cannot,
    DiscardCards,
    EntersPlay,
    GainHonor,
    Instead,
    Keyword,
    NotPlayed,
    PlaysCard,
    PutIntoPlay,
    PutOn,
    Ready,
    Sacrifice,
    WouldLeavePlay,
    action,
    attachment,
    character,
    clan,
    count,
    event,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    offered,
    options,
    participating,
    pass_until,
    table,
)

RAISE = event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=YOURS & IN_DISCARD), cost=0)
DRAW_STEEL = event("Draw Steel", NEUTRAL, action(PutOn(THAT), choose=ATTACHMENT & YOURS & IN_DISCARD), cost=0)
SHY = character("Shy Guard", CRAB, NotPlayed(count(CHARACTER) > -1), Keyword("limited"), cost=2, military=1)
CRITIC = character("Critic", CRAB, reaction(PlaysCard(by_opponent=False), GainHonor(), unlimited=True), cost=1)
GREETER = character("Greeter", CRAB, reaction(EntersPlay(CHARACTER), GainHonor(), unlimited=True), cost=1)
SPITE = event("Spite", NEUTRAL, action(GainHonor(), cost=DiscardCards(IN_HAND & YOURS)), cost=0)
OFFERING = event("Offering", NEUTRAL, action(GainHonor(), cost=Sacrifice(CHARACTER & YOURS)), cost=1)
SAVIOR = character("Savior", CRAB, interrupt(WouldLeavePlay(CHARACTER), Instead(Ready(IT)), unlimited=True), cost=1)
BANNER = attachment("Crab Banner", NEUTRAL, AttachOnlyTo(CHARACTER & clan(CRAB)), cost=3)
CARDS = [RAISE, DRAW_STEEL, SHY, CRITIC, GREETER, SPITE, OFFERING, SAVIOR, BANNER]


@rule("rr.play-and-put-into-play.3", "rr.play-and-put-into-play.4", "rr.play-and-put-into-play.8")
def test_what_is_put_into_play_costs_nothing_gets_no_fate_and_enters_ready_at_home() -> None:
    s = table("A 10/9: Plain Porter* | Raise | | Plain Captain_\nB: Plain Envoy*\nmilitary air A>B", extra=CARDS)
    do(s, "B: pass", "A: Raise", "A: Plain Captain")
    assert decision(s) == "B: action", "A was asked for no fate"
    assert in_play(s, "Plain Captain") and fate_of(s) == [9, 0] and fate_on(s, "Plain Captain") == 0
    assert not is_bowed(s, "Plain Captain") and not participating(s, "Plain Captain")


@rule("rr.play-and-put-into-play.5")
@pytest.mark.parametrize("how", ["play", "put"])
def test_what_forbids_playing_does_not_forbid_putting_into_play(how: str) -> None:
    ban = character("Gatekeeper", CRAB, Cannot(CHARACTER & (IN_PROVINCES | IN_DISCARD), ("be played",)), cost=1)
    extra = [*CARDS, ban]
    if how == "play":
        s = table("A 10/9: Plain Role | | Fields, Fields[Shy Guard]\nB:\ndynasty phase", extra=extra)
        assert not offered(s, "Shy Guard"), "its own text forbids it"
        s = table("A 10/9: Gatekeeper | | Fields, Fields[Plain Captain]\nB:\ndynasty phase", extra=extra)
        assert not offered(s, "Plain Captain")
    else:
        s = table("A 10/9: Gatekeeper | Raise | | Shy Guard\nB:\ndynasty phase", extra=extra)
        do(s, "A: Raise", "A: Shy Guard")
        assert in_play(s, "Shy Guard"), "neither its text nor Limited without a role nor the gatekeeper"


@rule("rr.play-and-put-into-play.6", "rr.play-and-put-into-play.7")
def test_it_is_in_its_controllers_area_and_was_not_played() -> None:
    s = table("A 10/9: Critic, Greeter | Raise | | Plain Captain\nB 10/0:", extra=CARDS)
    do(s, "A: Raise", "A: Plain Captain")
    assert options(s) == ["Greeter", "pass"], "it entered play"
    do(s, "A: pass")
    assert options(s) == ["Critic", "pass"], "the event was played"
    do(s, "A: Critic")
    assert decision(s) == "B: action" and honor_of(s) == [11, 10], "the captain was not"
    assert s.holder[find(s, "Plain Captain")] == 0


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


@rule("rr.play-and-put-into-play.11", "rr.cost.9")
def test_an_event_whose_cost_is_prevented_is_discarded_and_what_was_paid_is_paid() -> None:
    s = table("A 10/1: Plain Captain_ | Offering\nB: Savior", extra=CARDS)
    do(s, "A: Offering", "A: Plain Captain", "B: Savior")
    assert in_play(s, "Plain Captain") and honor_of(s) == [10, 10], "no sacrifice, no effect"
    assert discard(s, "A") == ["Offering"] and fate_of(s) == [0, 0] and hand(s, "A") == []
    s = table("A 10/1: Plain Captain_ | Offering\nB: Savior", extra=CARDS)
    do(s, "A: Offering", "A: Plain Captain", "B: pass")
    assert not in_play(s, "Plain Captain") and honor_of(s) == [11, 10]


@rule("rr.character-cards.4")
def test_a_character_remains_in_play_until_something_removes_it() -> None:
    s = table("A: Plain Captain+1_, Plain Porter\nB:\nfate phase")
    pass_until(s, "A: discard a character")
    do(s, "A: Plain Porter")
    assert not in_play(s, "Plain Porter"), "step 4.2 removes it"
    pass_until(s, "draw phase")
    assert in_play(s, "Plain Captain"), "bowed and without fate, but nothing has removed it yet"
