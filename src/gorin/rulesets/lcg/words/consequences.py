"""Constant abilities that bring something about by themselves, and winning the game."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.words.deeds import Deed, reach
from gorin.rulesets.lcg.words.texts import Constant, under


@node
class Discards(Constant):
    """Cards are discarded as soon as this text says so; interrupts cannot replace or prevent it."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"doom(s, {reach(self.what, c)})"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"discard {v.each(self.what)}", v)


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
