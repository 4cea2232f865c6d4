"""Abilities that are triggered, as an occurrence; and effects that answer such a thing each time."""

from __future__ import annotations

from typing import Any

from gorin.kernel.stages import each_time
from gorin.language.control import Waits
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Query, Trigger, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.points import LATER
from gorin.rulesets.lcg.words.deeds import Deed, timely, timely_now
from gorin.rulesets.lcg.words.triggers import CardHeard


@declares(tells=("it", "doer"))
@node
class TriggersAbility(CardHeard):
    """After an ability of such a card (IT) was triggered, by whoever uses it (DOER): once it has resolved, or was
    cancelled. Decision: a forced ability is triggered, too. `player` is how the card puts it."""

    who: Query
    participating: Query | None = None
    player: bool = False
    kinds = (ev.TRIGGERED,)

    def test(self, c: Scope) -> str:
        if self.participating is None:
            return super().test(c)
        return f"({super().test(c)} and ({self.participating.source(c)} & {c.words.plane('participating')}) != 0)"

    def met(self, r: Reading) -> bool:
        there = self.participating
        part = there is None or any(r.words.has(r.s, c, "participating") for c in r.members(there))
        return part and super().met(r)

    def english(self, v: Voice) -> str:
        who = v.some(self.who)
        text = f"after a player triggers an ability on {who}" if self.player else f"after {who} triggers an ability"
        if self.participating is None:
            return text
        return f"{text} during a conflict in which {v.the(self.participating)} is participating"


@declares(binds={"do": ("it", "doer")})
@node
class EachTime(Deed, Waits):
    """Until a period ends, each time something happens, something follows."""

    on: Trigger
    do: tuple[Effect, ...]
    until: str = "conflict"
    order = False

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("each time", f"add_delayed(s, {b.waiting(self, each_time(LATER), self.until)})")
        return ""

    def could(self, c: Scope) -> str:
        return timely(self.until, "1")

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r)

    def english(self, v: Voice) -> str:
        moment = self.on.english(v).removeprefix("after ").removeprefix("when ")
        return f"until the end of the {self.until}, each time {moment}, {v.effects(self.do)}"
