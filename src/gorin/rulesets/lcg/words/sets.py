"""Sets of cards in this game's words."""

from __future__ import annotations

from gorin.errors import CardError
from gorin.kernel.bits import bits
from gorin.language.calling import DEAR
from gorin.language.english import Noun, Voice, so_high
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.language.sets import ControlledBy, It, Measured, compare
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.stats import stat
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.fields import STATISTICS
from gorin.rulesets.lcg.state import COST, Game
from gorin.rulesets.lcg.words.players import YourOpponent


@node
class PrintedCost(Query):
    """Cards with this printed cost, or so."""

    op: str
    n: int

    def source(self, c: Scope) -> str:
        last = facts.COSTS - 1  # it stands for all costs from there on
        if compare(last, self.op, self.n) != compare(last + abs(self.n), self.op, self.n):
            raise CardError(
                f"PrintedCost: costs of {last} and more are not told apart; {self.op} {self.n} would do so."
            )
        costs = [k for k in range(facts.COSTS) if compare(k, self.op, self.n)]
        return "(" + (" | ".join(f"p[{facts.COST_0 + k}]" for k in costs) or "0") + ")"

    def has(self, r: Reading, card: int) -> bool:
        face = r.s.box.faces[r.s.kind[card]]
        if face.definition.type not in ("character", "attachment", "event"):
            return False
        cost = max(0, face.numbers[COST])  # a dash counts 0
        return compare(cost, self.op, self.n)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"with printed cost {so_high(self.op, str(self.n))}"])


@node
class Enemy(Query):
    """What the player against you controls, in the word some cards use."""

    def source(self, c: Scope) -> str:
        return ControlledBy(YourOpponent()).source(c)

    def has(self, r: Reading, card: int) -> bool:
        return ControlledBy(YourOpponent()).has(r, card)

    def noun(self, v: Voice) -> Noun:
        return Noun(before=["enemy"])


@node
class Alone(Query):
    """The only attacking (or defending) character."""

    side: str

    def source(self, c: Scope) -> str:
        return f"if_only_one({c.words.plane(self.side)})"

    def has(self, r: Reading, card: int) -> bool:
        there = [x for x in range(len(r.s.kind)) if r.words.has(r.s, x, self.side)]
        return there == [card]

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"that is {self.side} alone"])


@node
class WithFate(Query):
    """Cards with at least 1 fate on them."""

    def source(self, c: Scope) -> str:
        return f"with_fate(s, p[{facts.IN_PLAY}])"

    def has(self, r: Reading, card: int) -> bool:
        return bool(r.s.fate[card] > 0 and r.words.has(r.s, card, "in play"))

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["with 1 or more fate on it"])


@node
class Ordinary(Query):
    """Characters that are neither honored nor dishonored."""

    def source(self, c: Scope) -> str:
        return f"(p[{facts.IN_PLAY}] & p[{facts.CHARACTER}] & ~(p[{facts.HONORED}] | p[{facts.DISHONORED}]))"

    def has(self, r: Reading, card: int) -> bool:
        there = r.words.has(r.s, card, "in play") and r.words.has(r.s, card, "character")
        return there and not r.words.has(r.s, card, "honored") and not r.words.has(r.s, card, "dishonored")

    def noun(self, v: Voice) -> Noun:
        return Noun(before=["ordinary"])


@node
class WithoutAttachments(Query):
    """Cards that bear no attachment."""

    def source(self, c: Scope) -> str:
        return f"(p[{facts.IN_PLAY}] & ~hosts_of(s, p[{facts.ATTACHMENT}]))"

    def has(self, r: Reading, card: int) -> bool:
        bare = not any(r.s.host[x] == card for x in range(len(r.s.kind)) if r.words.has(r.s, x, "attachment"))
        return bare and r.words.has(r.s, card, "in play")

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["without attachments"])


@node
class AttackedProvince(Query):
    """The province where the conflict is."""

    def source(self, c: Scope) -> str:
        return c.named("attacked") or "attacked_province(s)"

    def has(self, r: Reading, card: int) -> bool:
        one = r.named("attacked")
        return bool((one or r.s.attacked) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed="the attacked province")


@node
class OwnProvince(Query):
    """The province this card lies in."""

    def source(self, c: Scope) -> str:
        return f"in_own_slot(s, {c.this})"

    def has(self, r: Reading, card: int) -> bool:
        slot = r.s.slot[r.this]
        return bool(slot >= 0 and r.s.province[slot] == card)

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed="this province")


@node
class SameController(Query):
    """Controlled by the player who controls that one."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"held(s, controller(s, {self.of.source(c)}))"

    def has(self, r: Reading, card: int) -> bool:
        return any(r.s.holder[x] == r.s.holder[card] for x in r.members(self.of))

    def noun(self, v: Voice) -> Noun:
        whom = "" if isinstance(self.of, It) or v.another(self.of) else f" as {v.the(self.of)}"
        return Noun(after=[f"controlled by the same player{whom}"])


@node
class LowerThanOne(Measured):
    """With lower skill than at least one card of a set."""

    stat: str
    than: Query
    or_equal: bool = False

    def within(self, cards: str, c: Scope) -> str:
        w = c.words
        mask = f"{cards} & {w.carriers(self.stat)}" if cards else w.carriers(self.stat)
        which, than = w.stat(self.stat), w.cards(self.than, c)
        return f"with_stat(s, {mask}, {which}, '{'<=' if self.or_equal else '<'}', highest(s, {than}, {which}))"

    def has(self, r: Reading, card: int) -> bool:
        if not r.words.carries(r.s, card, self.stat):
            return False
        mine = r.words.value(r.s, card, self.stat)
        most = max([r.words.value(r.s, x, self.stat) for x in r.cards(self.than)], default=-1)
        return mine < most or (self.or_equal and mine == most)

    def noun(self, v: Voice) -> Noun:
        lower = "equal or lower" if self.or_equal else "lower"
        return Noun(after=[f"with {lower} {v.words.stat_word(self.stat)} than {v.some(self.than)}"])


@called(reads=(STATISTICS,), cost=DEAR)
def highest(s: Game, mask: int, which: int) -> int:
    """The highest such statistic in a set; -1 if it is empty."""
    return max([stat(s, c, which) for c in bits(mask)], default=-1)


YOUR_OPPONENTS = ControlledBy(YourOpponent())
