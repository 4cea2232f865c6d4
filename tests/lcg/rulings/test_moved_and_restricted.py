"""Tokens that are moved honor nobody; restrictions and permissions; a stronghold stays its player's."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    HONORED,
    NEUTRAL,
    THAT,
    THAT2,
    Is,
    MoveToken,
    TakeControl,
    Target,
    action,
    event,
)
from tests.lcg.tables import do, find, is_honored, offered, options, table

SHIFT = event(
    "Shift the Praise",
    NEUTRAL,
    action(MoveToken(THAT, THAT2), choose=(Target(CHARACTER & HONORED), Target(CHARACTER - THAT))),
    cost=0,
)
SEIZE = event("Seize the Castle", NEUTRAL, action(TakeControl(THAT), choose=Is("stronghold")), cost=0)
WIN_OVER = event("Win Over", NEUTRAL, action(TakeControl(THAT), choose=CHARACTER), cost=0)


@rule("rr.clarify-savvy-politician.1")
def test_savvy_politician_does_not_hear_of_a_token_that_is_moved_to_her() -> None:
    s = table(
        "A 10/3: Doji Whisperer^, Savvy Politician | Shift the Praise, Way of the Crane\nB 10/3: Eager Scout",
        extra=(SHIFT,),
    )
    do(s, "A: Shift the Praise", "A: Doji Whisperer", "A: Savvy Politician")
    assert is_honored(s, "Savvy Politician") and not is_honored(s, "Doji Whisperer")
    assert s.decision is not None and s.decision.why == "action"
    heard = table("A 10/3: Doji Whisperer, Savvy Politician | Way of the Crane\nB 10/3: Eager Scout")
    do(heard, "A: Way of the Crane", "A: Savvy Politician")
    assert options(heard) == ["Savvy Politician", "pass"]


@rule("rr.play-restrictions.1")
def test_a_card_is_played_only_while_its_restriction_is_observed() -> None:
    with_shugenja = table("A 10/3: Miya Mystic | Cloud the Mind\nB 10/3: Eager Scout")
    without = table("A 10/3: Doji Whisperer | Cloud the Mind\nB 10/3: Miya Mystic")
    assert offered(with_shugenja, "Cloud the Mind") and not offered(without, "Cloud the Mind")
    lower = table("A 10/3 bid 1: Doji Hotaru | Good Omen\nB 10/3 bid 2: Eager Scout")
    higher = table("A 10/3 bid 3: Doji Hotaru | Good Omen\nB 10/3 bid 2: Eager Scout")
    assert offered(lower, "Good Omen") and not offered(higher, "Good Omen")


@rule("rr.stronghold.4")
def test_nobody_takes_control_of_a_stronghold() -> None:
    s = table("A 10/3: | Seize the Castle, Win Over\nB 10/3: Shiro Nishiyama, Eager Scout", extra=(SEIZE, WIN_OVER))
    assert not offered(s, "Seize the Castle"), "there is nothing it could take"
    do(s, "A: Win Over", "A: Eager Scout")
    assert s.holder[find(s, "Eager Scout")] == 0 and s.holder[find(s, "Shiro Nishiyama")] == 1
