"""Cards that enter play honored, dishonored or tainted."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.nodes import Condition, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.places.tokens import TOKENS
from gorin.rulesets.lcg.words.texts import Constant, under


@node
class EntersWith(Constant):
    """Each such card enters play honored (dishonored, tainted); with `played`, only if it is played."""

    what: Query
    token: str
    played: bool = False
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"arrives(s, {self.what.source(c)}, {TOKENS[self.token]}, {self.played})"]

    def english(self, v: Voice) -> str:
        text = f"{v.each(self.what)} enters play {self.token}"
        return under(self.when, f"{text} if it is played" if self.played else text, v)
