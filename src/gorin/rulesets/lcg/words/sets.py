"""Sets of cards in this game's words."""

from __future__ import annotations

from gorin.errors import CardError
from gorin.kernel.bits import bits, mask_of
from gorin.language.calling import DEAR
from gorin.language.english import Noun, Voice, so_high
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, node
from gorin.language.scope import Scope
from gorin.language.sets import ControlledBy, It, Measured, compare
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.stats import stat
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.costs.fate_cost import printed_cost
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
class OddCost(Query):
    """Cards with an odd printed cost."""

    def source(self, c: Scope) -> str:
        return "odd_costs(s)"

    def has(self, r: Reading, card: int) -> bool:
        return PrintedCost(">=", 0).has(r, card) and printed_cost(r.s, card) % 2 == 1

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["with an odd printed cost"])


@called(reads=())
def odd_costs(s: Game) -> int:
    """The cards whose printed cost is odd; the last plane stands for all costs from there on."""
    out = 0
    for k in range(1, facts.COSTS - 1, 2):
        out |= s.p[facts.COST_0 + k]
    high = s.p[facts.COST_0 + facts.COSTS - 1]
    return out | mask_of(c for c in bits(high) if printed_cost(s, c) % 2)


@node
class NotDearer(Query):
    """With equal or lower printed cost than another card."""

    than: Query

    def source(self, c: Scope) -> str:
        return f"not_dearer(s, {self.than.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        limit = max((printed_cost(r.s, x) for x in r.members(self.than)), default=-1)
        return PrintedCost(">=", 0).has(r, card) and printed_cost(r.s, card) <= limit

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"with equal or lower printed cost than {v.the(self.than)}"])


@called(reads=())
def not_dearer(s: Game, than: int) -> int:
    """The cards whose printed cost is no higher than that of this card."""
    limit = max([printed_cost(s, c) for c in bits(than)], default=-1)
    out = 0
    for k in range(min(limit, facts.COSTS - 2) + 1):
        out |= s.p[facts.COST_0 + k]
    high = s.p[facts.COST_0 + facts.COSTS - 1] if limit >= facts.COSTS - 1 else 0
    return out | mask_of(c for c in bits(high) if printed_cost(s, c) <= limit)


@node
class CostOf(Number):
    """The printed cost of one card (0 if there is no such card)."""

    of: Query

    def source(self, c: Scope) -> str:
        for number, source in c.known:
            if number == self:
                return source
        return f"cost_printed_on(s, {self.of.source(c)})"

    def value(self, r: Reading) -> int:
        return max((printed_cost(r.s, x) for x in r.members(self.of)), default=0)

    def english(self, v: Voice) -> str:
        return f"the printed cost of {v.the(self.of)}"


@called(reads=())
def cost_printed_on(s: Game, mask: int) -> int:
    """The printed cost of a card, of several the highest."""
    return max([printed_cost(s, c) for c in bits(mask)], default=0)


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
    """The province this card lies in; if it left play to pay for its own ability, the one it lay in."""

    def source(self, c: Scope) -> str:
        return c.named("home") or f"in_own_slot(s, {c.this})"

    def has(self, r: Reading, card: int) -> bool:
        if r.named("home"):
            return bool(r.named("home") >> card & 1)
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
