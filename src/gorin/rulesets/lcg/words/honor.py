"""The honor in players' pools: how much it is, and who is more honorable than whom."""

from __future__ import annotations

from gorin.kernel.sides import is_foe
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Player, declares, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.conditions import against
from gorin.rulesets.lcg.words.triggers import Heard


@declares(tells=("doer",))
@node
class WouldLoseHonor(Heard):
    """When you would lose honor because a conflict was unopposed."""

    n: int = 1
    kinds = (ev.LOSE_HONOR,)
    would = True
    cancelled = "that honor loss"

    def test(self, c: Scope) -> str:
        return f"(e.player == {c.you} and e.tag & {ev.UNDEFENDED} and e.n == {self.n})"

    def met(self, r: Reading) -> bool:
        return r.event.player == r.you and bool(r.event.tag & ev.UNDEFENDED) and r.event.n == self.n

    def english(self, v: Voice) -> str:
        return f"when you would lose {self.n} honor for an unopposed conflict"


@node
class HonorOf(Number):
    """The honor in a player's pool."""

    who: Player = You()

    def source(self, c: Scope) -> str:
        return f"honor_in_pool(s, {self.who.source(c)})"

    def value(self, r: Reading) -> int:
        who = self.who.seat(r)
        return int(r.s.honor[who]) if who >= 0 else 0

    def english(self, v: Voice) -> str:
        return f"the amount of honor in {possessive(self.who.english(v))} honor pool"


def _than(whose: Player, how: str, than: Player, v: Voice) -> str:
    who = whose.english(v)
    return f"{who} {'are' if who == 'you' else 'is'} {how} honorable than {than.english(v)}"


@node
class MoreHonorable(Condition):
    """One player has more honor than another, at least by so much."""

    whose: Player
    than: Player
    by: int = 1

    def source(self, c: Scope) -> str:
        by = f", {self.by}" if self.by != 1 else ""
        return f"more_honorable(s, {self.whose.source(c)}, {self.than.source(c)}{by})"

    def holds(self, r: Reading) -> bool:
        one, other = self.whose.seat(r), self.than.seat(r)
        return one >= 0 and other >= 0 and bool(r.s.honor[one] - r.s.honor[other] >= self.by)

    def instead(self, r: Reading, v: Voice) -> str:
        return against(r, r.s.honor, self.whose, self.than)

    def english(self, v: Voice) -> str:
        if self.by != 1:
            who, than = self.whose.english(v), self.than.english(v)
            return f"{who} {'have' if who == 'you' else 'has'} at least {self.by} more honor than {than}"
        return _than(self.whose, "more", self.than, v)


@node
class LessHonorable(Condition):
    """One player has less honor than another."""

    whose: Player
    than: Player

    def source(self, c: Scope) -> str:
        return f"more_honorable(s, {self.than.source(c)}, {self.whose.source(c)})"

    def holds(self, r: Reading) -> bool:
        one, other = self.whose.seat(r), self.than.seat(r)
        return one >= 0 and other >= 0 and bool(r.s.honor[one] < r.s.honor[other])

    def instead(self, r: Reading, v: Voice) -> str:
        return against(r, r.s.honor, self.whose, self.than)

    def english(self, v: Voice) -> str:
        return _than(self.whose, "less", self.than, v)


@declares(tells=("doer",))
@node
class LosesHonor(Heard):
    """After a player (DOER) loses honor: by an effect, a cost, a bid or the rules."""

    by_opponent: bool = True
    kinds = (ev.LOSE_HONOR,)

    def test(self, c: Scope) -> str:
        return f"is_foe(s, {c.you}, e.player)" if self.by_opponent else f"e.player == {c.you}"

    def met(self, r: Reading) -> bool:
        e = r.event
        return is_foe(r.s, r.you, e.player) if self.by_opponent else e.player == r.you

    def english(self, v: Voice) -> str:
        return f"after {'an opponent loses' if self.by_opponent else 'you lose'} 1 or more honor"


# --- what generated code calls --------------------------------------------------------------------------------------


@called(reads=("honor",))
def honor_in_pool(s: Game, who: int) -> int:
    return s.honor[who] if who >= 0 else 0


@called(reads=("honor",))
def more_honorable(s: Game, who: int, than: int, by: int = 1) -> bool:
    """Has one player more honor than another? Nobody is more honorable than nobody."""
    return who >= 0 and than >= 0 and s.honor[who] - s.honor[than] >= by
