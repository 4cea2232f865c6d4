"""Players in this game's words."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Player, node
from gorin.language.scope import Scope


@node
class YourOpponent(Player):
    """The one against you in the conflict; with two players, the other one always; outside a conflict with more
    players, nobody."""

    def source(self, c: Scope) -> str:
        return f"opponent(s, {c.you})"

    def seat(self, r: Reading) -> int:
        return int(r.s.box.rules.opponent(r.s, r.you))

    def english(self, v: Voice) -> str:
        return "your opponent"
