"""Moving home from either side of a conflict, and ancestral attachments that go to their owners' hands."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    ATTACHMENT,
    BUSHI,
    CHARACTER,
    CRAB,
    NEUTRAL,
    PARTICIPATING,
    THAT,
    YOURS,
    Discard,
    GainHonor,
    Keyword,
    MoveHome,
    TakeOnto,
    action,
    attachment,
    character,
    event,
    reaction,
)
from tests.lcg.tables import Happens, decision, discard, do, find, hand, is_bowed, participating, table, total

RETREAT = event("Retreat", NEUTRAL, action(MoveHome(THAT), choose=PARTICIPATING & CHARACTER), cost=0)


@rule("rr.home.2", "rr.home.3")
@pytest.mark.parametrize("side", ["A>B", "B>A"])
@pytest.mark.parametrize("who", ["Plain Captain", "Plain Giant"])
@pytest.mark.parametrize("mark", ["", "_"])
def test_whoever_moves_home_is_out_of_the_conflict_and_stays_bowed_or_ready(side: str, who: str, mark: str) -> None:
    s = table(f"A: Plain Captain*{mark} | Retreat\nB: Plain Giant*{mark}\nmilitary air {side}", extra=[RETREAT])
    if decision(s) == "B: action":
        do(s, "B: pass")
    do(s, "A: Retreat", f"A: {who}")
    seat = "A" if who == "Plain Captain" else "B"
    other, left = ("B", "Plain Giant") if seat == "A" else ("A", "Plain Captain")
    assert not participating(s, who) and participating(s, left)
    assert is_bowed(s, who) is is_bowed(s, left) is (mark == "_")
    assert s.holder[find(s, who)] == "AB".index(seat) and total(s, seat) == 0
    assert total(s, other) == (0 if mark else 9 if left == "Plain Giant" else 4)


@rule("rr.leaves-play.9")
@pytest.mark.parametrize("taken", [True, False])
def test_an_ancestral_attachment_goes_to_its_owners_hand_whoever_controls_it(taken: bool) -> None:
    cards = [
        attachment("Blade", CRAB, Keyword("ancestral"), cost=0),
        event("Take", NEUTRAL, action(TakeOnto(THAT, BUSHI & CHARACTER & YOURS), choose=ATTACHMENT & AN_OPPONENTS),
              cost=0),
        event("Strike", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0),
        character("Mourner", NEUTRAL, reaction(Happens(ev.LEAVE), GainHonor()), cost=0),
    ]  # fmt: skip
    s = table("A: Plain Soldier, Mourner | Take, Strike\nB: Plain Envoy[Blade, Plain Robe]", extra=cards)
    if taken:
        do(s, "A: Take", "A: Blade", "B: pass")
        assert s.holder[find(s, "Blade")] == 0 and s.host[find(s, "Blade")] == find(s, "Plain Soldier")
    do(s, "A: Strike", f"A: {'Plain Soldier' if taken else 'Plain Envoy'}")
    assert decision(s) == "A: reactions", "all of it has happened already"
    assert hand(s, "B") == ["Blade"] and hand(s, "A") == (["Take"] if not taken else [])
    assert ("Plain Robe" in discard(s, "B")) is not taken
