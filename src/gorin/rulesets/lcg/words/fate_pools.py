"""Words about the fate in players' pools."""

from __future__ import annotations

from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Player, node
from gorin.language.numbers import Num
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.phrases import conjugate, so_much
from gorin.rulesets.lcg.words.player_effects import OnPlayer


@node
class FateOf(Number):
    """The fate in a player's pool."""

    who: Player = You()

    def source(self, c: Scope) -> str:
        return f"fate_of(s, {self.who.source(c)})"

    def value(self, r: Reading) -> int:
        return fate_of(r.s, self.who.seat(r))

    def english(self, v: Voice) -> str:
        return f"the number of fate in {possessive(self.who.english(v))} fate pool"


@node
class LoseFate(OnPlayer):
    """A player loses fate."""

    n: Number = Num(1)
    who: Player = You()
    kind = ev.LOSE_FATE

    def could(self, c: Scope) -> str:
        return f"has_fate(s, {self.who.source(c)}, 1)"

    def payable(self, c: Scope) -> str:
        return f"has_fate(s, {self.who.source(c)}, {self.n.source(c)})"

    def could_now(self, r: Reading) -> bool:
        return fate_of(r.s, self.who.seat(r)) > 0

    def english(self, v: Voice) -> str:
        return f"{conjugate(v, self.who, 'lose')} {so_much(self.n, 'fate', v)}"


@called(reads=("pool",))
def fate_of(s: Game, who: int) -> int:
    return s.pool[who] if who >= 0 else 0
