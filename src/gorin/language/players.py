"""Players by name. "An opponent" quantifies: `some_opponent` and `each_opponent` bind THEM, one player at a time."""

from __future__ import annotations

from gorin.kernel.bits import low
from gorin.language.calling import common
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Player, Query, declares, node
from gorin.language.scope import Scope


@node
class You(Player):
    """The player who uses the ability."""

    def source(self, c: Scope) -> str:
        return c.you

    def seat(self, r: Reading) -> int:
        return r.you

    def english(self, v: Voice) -> str:
        return v.you


@declares(needs=("them", "THEM is nobody outside some_opponent, each_opponent, EachOpponentDoes and EachPlayerDoes."))
@node
class Them(Player):
    """The opponent bound by `some_opponent` or `each_opponent`."""

    def source(self, c: Scope) -> str:
        return c.need("them", "THEM")

    def seat(self, r: Reading) -> int:
        return r.them

    def english(self, v: Voice) -> str:
        return v.them


@declares(needs=("chosen", "CHOSEN is nobody unless the ability chooses an opponent with TargetPlayer."))
@node
class Chosen(Player):
    """The player chosen by this ability."""

    def source(self, c: Scope) -> str:
        return c.need("chosen", "CHOSEN")

    def seat(self, r: Reading) -> int:
        return r.chosen

    def english(self, v: Voice) -> str:
        return v.chosen


@declares(needs=("doer", "DOER is nobody unless the ability waits for something."))
@node
class Doer(Player):
    """The player of the occurrence that triggered the ability."""

    def source(self, c: Scope) -> str:
        return f"{c.event}.player"

    def seat(self, r: Reading) -> int:
        return r.event.player

    def english(self, v: Voice) -> str:
        return "that player"


@node
class ControllerOf(Player):
    """Who controls this card."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"controller(s, {self.of.source(c)})"

    def seat(self, r: Reading) -> int:
        cards = r.members(self.of)
        return int(r.s.holder[min(cards)]) if cards else -1

    def english(self, v: Voice) -> str:
        return f"{possessive(v.the(self.of))} controller"


@common(reads=())
def controller(s: object, mask: int) -> int:
    """Who controls the card of a set of one, or -1."""
    return int(s.holder[low(mask)]) if mask else -1  # type: ignore[attr-defined]  # any state has holder
