"""Words about honor dials: their numbers, set by effects, compared; and duels won and lost."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Player, Query, declares, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.conflict.duels import duel_targets
from gorin.rulesets.lcg.fields import DIALS
from gorin.rulesets.lcg.state import HIDDEN_BID, Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed
from gorin.rulesets.lcg.words.triggers import Heard, PlainlyHeard


@node
class BidOf(Number):
    """The number a player's dial shows."""

    who: Player = You()

    def source(self, c: Scope) -> str:
        return f"dial(s, {self.who.source(c)})"

    def value(self, r: Reading) -> int:
        return dial(r.s, self.who.seat(r))

    def english(self, v: Voice) -> str:
        return f"{possessive(self.who.english(v))} honor bid"


@node
class SetDial(Deed):
    """A player's dial is set to a number."""

    n: Number
    who: Player = You()

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"about({ev.SET_DIAL}, {self.who.source(c)}, {self.n.source(c)}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return f"dial_could_be(s, {self.who.source(c)}, {self.n.source(c)})"

    def could_now(self, r: Reading) -> bool:
        return dial_could_be(r.s, self.who.seat(r), self.n.value(r))

    def english(self, v: Voice) -> str:
        return f"set the bid on {possessive(self.who.english(v))} honor dial to {self.n.english(v)}"


@node
class EqualBids(Condition):
    """Two players' dials show the same number."""

    one: Player
    other: Player

    def source(self, c: Scope) -> str:
        return f"dials_equal(s, {self.one.source(c)}, {self.other.source(c)})"

    def holds(self, r: Reading) -> bool:
        return dials_equal(r.s, self.one.seat(r), self.other.seat(r))

    def english(self, v: Voice) -> str:
        other = possessive(self.other.english(v))
        return f"{possessive(self.one.english(v))} honor bid is equal to {'yours' if other == 'your' else other}"


# --- duels ----------------------------------------------------------------------------------------------------------


@node
class DuelDialsRevealed(Heard):
    """After honor dials are revealed for a duel (in which such a character is)."""

    who: Query | None = None
    kinds = (ev.BIDS_REVEALED,)

    def test(self, c: Scope) -> str:
        return f"(p[{facts.DUELING}]{'' if self.who is None else f' & {self.who.source(c)}'}) != 0"

    def met(self, r: Reading) -> bool:
        if self.who is None:
            return bool(r.s.p[facts.DUELING])
        return any(r.words.has(r.s, x, "dueling") for x in r.members(self.who))

    def english(self, v: Voice) -> str:
        text = "after honor dials are revealed for a duel"
        return text if self.who is None else f"{text} in which {v.some(self.who)} is participating"


@declares(tells=("it", "doer", "duel"))
class WinsDuel(PlainlyHeard, kinds=(ev.WIN_DUEL,), says="after {} wins a duel"):
    """After such a character wins a duel."""


@declares(tells=("it", "doer", "duel"))
class LosesDuel(PlainlyHeard, kinds=(ev.LOSE_DUEL,), says="after {} loses a duel"):
    """After such a character loses a duel."""


@node
class DuelWouldResolve(Heard):
    """When a duel in which such a character was chosen would resolve."""

    who: Query
    kinds = (ev.DUEL_BEGINS,)
    would = True

    def test(self, c: Scope) -> str:
        return f"{self.who.source(c)} & duel_targets(s)"

    def met(self, r: Reading) -> bool:
        return any(self.who.has(r, card) for card in bits(duel_targets(r.s)))

    def english(self, v: Voice) -> str:
        return f"when a duel that targets {v.some(self.who)} would resolve"


# --- what generated code calls --------------------------------------------------------------------------------------


@called(reads=DIALS)
def dial(s: Game, who: int) -> int:
    """What a dial shows; nothing while it is set in secret."""
    return s.bid[who] if who >= 0 and s.bid[who] < HIDDEN_BID else 0


@called(reads=DIALS)
def dials_equal(s: Game, one: int, other: int) -> bool:
    return one >= 0 and other >= 0 and s.bid[one] == s.bid[other] < HIDDEN_BID


@called()
def dial_could_be(s: Game, who: int, n: int) -> bool:
    """Would setting a dial to a number change it? It goes from 1 to the highest bid."""
    rules = s.box.rules.format
    if who < 0 or s.bid[who] >= HIDDEN_BID or rules.bidding.fixed(s):
        return False
    return s.bid[who] != min(max(n, 1), rules.highest_bid)
