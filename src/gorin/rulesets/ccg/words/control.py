"""Control words that only this game has: its effects happen one after another, so one may ask what the last one did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.kernel.questions import Purpose
from gorin.language.control import Later, May
from gorin.language.english import Voice
from gorin.language.nodes import Effect, Player, declares, node
from gorin.language.players import You
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg.state import PERIODS
from gorin.rulesets.ccg.words.deeds import Deed


@node
class IfDid(Effect):
    """What follows if the effect just before happened: "if he moved"; otherwise perhaps something else. Without the
    first part: only if it did not happen."""

    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    begins = True

    def wrong(self) -> Iterator[str]:
        if not (self.do or self.otherwise):
            yield "IfDid: nothing follows, whether it happened or not."

    def english(self, v: Voice) -> str:
        if not self.do:
            return f"if this did not happen, {v.effects(self.otherwise)}"
        done = v.last.done if isinstance(v.last, Deed) else "did"
        who = "you" if isinstance(v.last, May) and isinstance(v.last.by, You) else "he"
        text = f"if {who} {done}, {v.effects(self.do)}"
        return f"{text}. Otherwise, {v.effects(self.otherwise)}" if self.otherwise else text


@node
class IfDestroyed(Effect):
    """What follows if the Ranged or Melee Attack just before destroyed a card."""

    do: tuple[Effect, ...]
    begins = True

    def english(self, v: Voice) -> str:
        return f"if the attack destroyed a card, {v.effects(self.do)}"


@node
class OrElse(Deed):
    """A player may do this; if he does not choose it, something else happens. What he chose and what then fails is
    chosen all the same."""

    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...]
    by: Player = You()
    begins = True

    def build(self, b: Any, c: Scope) -> str:
        p = b.p
        yes, other, out = p.new("i"), p.fresh("otherwise"), p.fresh("out")
        p.step("may", f"r[{yes}] = 0", f"ask_yes(s, {self.by.source(c)}, 'may', {yes}, this)", asks=Purpose(self))
        p.step("may?", go(other, f"if not r[{yes}]:"))
        b.resolve(self.do, c)
        p.step("out", go(out))
        p.label(other)
        b.resolve(self.otherwise, c)
        p.label(out)
        return ""

    def english(self, v: Voice) -> str:
        who = self.by.english(v)
        with v.saying(subject=who):
            text = f"{who} may {v.effects(self.do)}"
        return f"{text}. If {who} did not choose this, {v.effects(self.otherwise)}"


@declares(strings={"until": ("period", ("permanent", "turn", "duel", "your next turn"))})
@node
class NextTime(Later):
    """A delayed effect that happens once: in this duel or turn, until your next turn begins, or as long as it takes."""

    until: str = "permanent"  # or "turn", "duel", "your next turn"

    def english(self, v: Voice) -> str:
        still = "" if self.still is None else f"if {v.the(self.still)} is still in play "
        if self.until == "turn":
            return f"{still}the next time this turn, {self.on.english(v)}, {v.effects(self.do)}"
        if self.until == "duel":
            return f"{still}{self.on.english(v)}, {v.effects(self.do)}"
        last = "until your next turn begins" if self.until == "your next turn" else "even in a later turn"
        return f"{still}{self.on.english(v)}, {last}, {v.effects(self.do)}"


@declares(strings={"per": ("period", PERIODS)})
@node
class Once(Effect):
    """An effect of a trait that is done once per period; what was offered and not done does not count."""

    do: Effect
    per: str = "turn"
    begins = True

    def english(self, v: Voice) -> str:
        return f"once per {self.per}, {self.do.english(v)}"


@node
class OverAndOver(Effect):
    """Again and again, until it is not done any more."""

    do: Effect

    def english(self, v: Voice) -> str:
        return f"{self.do.english(v)}, any number of times"
