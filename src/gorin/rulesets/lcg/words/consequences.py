"""Constant abilities that bring something about by themselves, and winning the game."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.called import SPENT
from gorin.rulesets.lcg.lasting.kinds import GONE_AT_ZERO
from gorin.rulesets.lcg.state import PERIODS
from gorin.rulesets.lcg.words.deeds import Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.lasting_effects import Gets, modifiable
from gorin.rulesets.lcg.words.phrases import subject
from gorin.rulesets.lcg.words.texts import Constant, under
from gorin.rulesets.lcg.words.vocabulary import STATS, WORDS


@node
class Discards(Constant):
    """Cards are discarded as soon as this text says so; interrupts cannot replace or prevent it."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"doom(s, {reach(self.what, c)})"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"discard {v.each(self.what)}", v)


@declares(wakes=(SPENT,))
@node
class DiscardedAtZero(Deed):
    """Until a period ends, cards are discarded as soon as a statistic of theirs is 0."""

    what: Query
    stat: str
    until: str = "conflict"
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        return f"[lasting({GONE_AT_ZERO}, {m}, {STATS[self.stat]}, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        return timely(self.until, f"changeable(s, {reach(self.what, c)}, {STATS[self.stat]})")

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r) and any(modifiable(r, card, self.stat) for card in reached(r, self.what))

    def english(self, v: Voice) -> str:
        same = isinstance(v.last, Gets) and v.last.what == self.what
        who = "" if same else f"{subject(self.what, v)} "
        return f"{who}is discarded if its {WORDS[self.stat]} is 0 until the end of the {self.until}"


@node
class WinsIf(Constant):
    """You win the game as soon as something holds."""

    when: Condition | None

    def lines(self, c: Scope) -> list[str]:
        return [f"triumph(s, {c.you})"]

    def english(self, v: Voice) -> str:
        return under(self.when, "you win the game", v)


@node
class WinTheGame(Deed):
    """You win the game at once."""

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("win the game", f"win_by_card(s, {c.you})")
        return ""

    def could(self, c: Scope) -> str:
        return "True"

    def could_now(self, r: Reading) -> bool:
        return True

    def english(self, v: Voice) -> str:
        return "you win the game"
