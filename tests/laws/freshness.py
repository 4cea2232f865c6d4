"""Holding a game to the slow answer: what is derived is what would be derived anew, and nothing is left to mend."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from gorin.kernel.derive import ALWAYS, derive, settle
from gorin.kernel.events import Event
from gorin.kernel.faces import listen
from gorin.kernel.fields import fields_of
from gorin.kernel.numbers import Effects
from tests.laws import laws

BY_ITSELF = {"decision", "listeners", "memo"}  # asked, listened to and counted anew
CACHES = {"found", "stages", "affected"}  # of `listeners`: what was asked so far
OFTEN = 16  # decisions after which whoever listens is asked again though no face has changed
MOST = 1500  # decisions of one game


class Freshness:
    """One game's rules, asked the slow way. `begins` are frames in which the game is still being set up."""

    def __init__(
        self,
        effects: Effects,
        begins: tuple[int, ...],
        counts: Callable[[Any, Any], str],
    ) -> None:
        self.owned = effects.owners.keys()
        self.begins = begins
        self.counts = counts  # tells what was counted and would be counted otherwise now

    def busy(self, s: Any) -> bool:
        """Is something in the middle of being mended, or the game being set up?"""
        return any(f.kind in (s.box.order.consequences, *self.begins) for f in s.frames)

    def anew(self, s: Any) -> Any:
        """The same table with everything derived anew; who listens is asked again."""
        t = s.clone()
        listen(t)
        derive(t)
        return t

    def fresh(self, s: Any, t: Any = None) -> None:
        """Everything derived is as if derived anew."""
        t = t or self.anew(s)
        if t.p != s.p:
            raise AssertionError(f"{laws.differing(t.dump(), s.dump())} while {s.decision}")
        for name in derived(s.__class__):
            assert getattr(t, name) == getattr(s, name), f"{name} is stale while {s.decision}"
        unowned = {row[0] for row in (*s.lasting, *s.mods)} - self.owned
        assert not unowned, f"effects that nobody owns: {unowned}"
        said = self.counts(s, t)
        assert not said, f"{said} while {s.decision}"
        if t.listeners is not s.listeners:
            self.heard(s, t)

    def heard(self, s: Any, t: Any) -> None:
        """Who listens is who would listen if all were asked, and deriving has changed nothing that is saved."""
        assert t == s, laws.differing(t.dump(), s.dump())
        for name in set(type(s.listeners).__slots__) - CACHES:
            assert known(getattr(t.listeners, name)) == known(getattr(s.listeners, name)), (
                f"who listens ({name}) is stale"
            )
        for kind, stages in enumerate(s.listeners.stages):
            assert not stages or s.box.order.stages_heard(t.listeners, kind) == stages, (
                "where in a window anybody listens is stale"
            )
        for kinds, affected in s.listeners.affected.items():
            assert s.box.settling.affected_by(t, kinds) == affected, "who is affected by what is stale"

    def settled(self, s: Any, t: Any = None) -> None:
        """No rule finds anything to mend, asleep or awake, unless mending is going on (or the game has not begun)."""
        if self.busy(s):
            return
        t = t or self.anew(s)
        for _, guard, _ in (*s.box.settling.sweeps, *s.box.sweeps):
            found = guard(t)
            assert not found, f"{guard.__name__} finds something to mend while {s.decision}: {found:b}"

    def settles(self, s: Any) -> None:
        """Settling the table again leaves it as it is."""
        if self.busy(s):
            return
        t = s.clone()
        after: list[Event] = []
        settle(t, after, ALWAYS)
        assert not after, f"left to mend while {s.decision}: {after}"
        assert t == s, laws.differing(t.dump(), s.dump())

    def game(self, s: Any, seed: int) -> None:
        """A whole random game, at every decision."""
        listeners = None
        for n, _ in enumerate(laws.wander(s, Random(seed), MOST)):
            if s.listeners is not listeners or n % OFTEN == 0:
                t = self.anew(s)
            else:
                t = s.clone()
                derive(t)
            listeners = s.listeners
            self.fresh(s, t)
            self.settled(s, t)


@cache
def derived(state: type) -> list[str]:
    """The derived fields of a state that are compared as they are."""
    return [name for name, how in fields_of(state).items() if how == "derived" and name not in BY_ITSELF]


def known(x: Any) -> Any:
    """Sets by name, without the empty ones."""
    return {k: v for k, v in x.items() if v} if isinstance(x, dict) else x
