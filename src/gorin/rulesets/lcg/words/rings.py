"""Rings: which ones are meant, how many there are, and whether there are any."""

from __future__ import annotations

from gorin.errors import CardError
from gorin.kernel.bits import bits
from gorin.kernel.sides import foe_seats
from gorin.language.control import Choice
from gorin.language.english import Voice, article, listing, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Node, Number, Player, Query, declares, node
from gorin.language.numbers import Num
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.fields import RING_PLACES, SIDES
from gorin.rulesets.lcg.rings.places import is_unclaimed
from gorin.rulesets.lcg.rings.pools import (
    claimed_rings,
    contested_ring,
)
from gorin.rulesets.lcg.sides import side_of
from gorin.rulesets.lcg.state import ELEMENT_NAMES, Game
from gorin.rulesets.lcg.words.conditions import TYPES

ABOUT_RINGS = frozenset(  # events whose number begins with a ring
    {
        ev.CLAIM,
        ev.DECLARE,
        ev.GAIN_FROM_RING,
        ev.RESOLVE_RING,
        ev.RETURN_RING,
        ev.RING_FATE,
        ev.SPEND_TO_RING,
        ev.SWITCH_RING,
        ev.TAKE_RING,
    }
)


def rings_there(r: Reading) -> set[int]:
    """Every ring."""
    return set(range(len(r.s.ring_place)))


class RingQuery(Node):
    """A set of rings: bit i is ring i. `&`, `|` and `-` combine; `and`, `or` and `not` raise."""

    before = ""  # how it stands in a noun phrase
    fixed = ""

    def __and__(self, other: RingQuery) -> RingQuery:
        return BothRings(self, other)

    def __or__(self, other: RingQuery) -> RingQuery:
        return EitherRings(self, other)

    def __sub__(self, other: RingQuery) -> RingQuery:
        return RingsExcept(self, other)

    def __bool__(self) -> bool:
        raise TypeError("sets of rings are combined with &, | and -, not with and, or, not")

    def source(self, c: Scope) -> str:
        raise NotImplementedError(type(self).__name__)

    def rings(self, r: Reading) -> set[int]:
        raise NotImplementedError(type(self).__name__)

    def parts(self, v: Voice) -> tuple[str, str, str]:
        """What stands before "ring", what after it; or a whole phrase of its own."""
        return self.before, "", self.fixed

    def text(self, v: Voice, many: bool = False) -> str:
        """ "unclaimed ring", "ring in your claimed ring pool", "the contested ring"."""
        before, after, fixed = self.parts(v)
        if many:
            after = after.replace("that matches", "that match").replace("on it", "on them")
        return fixed or " ".join(x for x in (before, "rings" if many else "ring", after) if x)

    def english(self, v: Voice) -> str:
        """With the indefinite article."""
        text = self.text(v)
        if text.startswith("other "):
            return f"an{text}"
        return text if self.parts(v)[2] else article(text)

    def another(self, v: Voice) -> str:
        """One of them that is not the one spoken of."""
        text = self.text(v)
        return text if self.parts(v)[2] else f"another {text.removeprefix('other ')}"

    def each(self, v: Voice) -> str:
        return self.text(v) if self.parts(v)[2] else f"each {self.text(v)}"


@node
class BothRings(RingQuery):
    """Rings in both sets."""

    left: RingQuery
    right: RingQuery

    def source(self, c: Scope) -> str:
        return f"({self.left.source(c)} & {self.right.source(c)})"

    def rings(self, r: Reading) -> set[int]:
        return self.left.rings(r) & self.right.rings(r)

    def parts(self, v: Voice) -> tuple[str, str, str]:
        a, b = self.left.parts(v), self.right.parts(v)
        fixed = a[2] or b[2]
        after = " ".join(x for x in (a[1], b[1]) if x)
        before = " ".join(x for x in (a[0], b[0]) if x)
        if not fixed:
            return before, after, ""
        also = b[2] if a[2] else ""
        if_it_is = f"if it is {also or before}" if also or before else ""
        return "", "", " ".join(x for x in (fixed, after, if_it_is) if x)


@node
class EitherRings(RingQuery):
    """Rings in one of two sets."""

    left: RingQuery
    right: RingQuery

    def source(self, c: Scope) -> str:
        return f"({self.left.source(c)} | {self.right.source(c)})"

    def rings(self, r: Reading) -> set[int]:
        return self.left.rings(r) | self.right.rings(r)

    def parts(self, v: Voice) -> tuple[str, str, str]:
        if isinstance(self.left, RingOf) and isinstance(self.right, RingOf):
            return "", "", f"the [{self.left.element}] or [{self.right.element}] ring"
        return "", "", f"{self.left.english(v)} or {self.right.english(v)}"


@node
class RingsExcept(RingQuery):
    """Rings in one set and not in another."""

    left: RingQuery
    right: RingQuery

    def source(self, c: Scope) -> str:
        return f"({self.left.source(c)} & ~{self.right.source(c)})"

    def rings(self, r: Reading) -> set[int]:
        return self.left.rings(r) - self.right.rings(r)

    def parts(self, v: Voice) -> tuple[str, str, str]:
        before, after, fixed = self.left.parts(v)
        if self.right.text(v) == "that ring" and not fixed:
            return f"other {before}".strip(), after, ""
        if isinstance(self.right, RingsWithFate) and not fixed:
            return before, f"{after} with no fate".strip(), ""
        less = f"other than {self.right.english(v)}"
        return (before, f"{after} {less}".strip(), "") if not fixed else ("", "", f"{fixed} {less}")


@node
class AnyRing(RingQuery):
    """All there are."""

    def source(self, c: Scope) -> str:
        return "all_rings(s)"

    def rings(self, r: Reading) -> set[int]:
        return rings_there(r)


@node
class UnclaimedRings(RingQuery):
    """The rings in the unclaimed pool."""

    before = "unclaimed"

    def source(self, c: Scope) -> str:
        return "unclaimed_rings(s)"

    def rings(self, r: Reading) -> set[int]:
        return {i for i in rings_there(r) if is_unclaimed(r.s.ring_place[i])}


@node
class ContestedRing(RingQuery):
    """The contested ring, if there is one."""

    fixed = "the contested ring"

    def source(self, c: Scope) -> str:
        return "contested_ring(s)"

    def rings(self, r: Reading) -> set[int]:
        return {i for i in rings_there(r) if contested_ring(r.s) >> i & 1}


@node
class ClaimedRings(RingQuery):
    """The rings in a player's claimed pool, or in anybody's."""

    who: Player | None = You()

    def source(self, c: Scope) -> str:
        return "all_claimed_rings(s)" if self.who is None else f"claimed_rings(s, {self.who.source(c)})"

    def rings(self, r: Reading) -> set[int]:
        seats = range(r.s.box.seats) if self.who is None else (self.who.seat(r),)
        return {i for i in rings_there(r) if any(claimed_rings(r.s, q) >> i & 1 for q in seats)}

    def parts(self, v: Voice) -> tuple[str, str, str]:
        if self.who is None:
            return "claimed", "", ""
        return "", f"in {possessive(self.who.english(v))} claimed ring pool", ""


@node
class OpponentsRings(RingQuery):
    """The rings in the claimed pools of your opponents."""

    def source(self, c: Scope) -> str:
        return f"opponents_rings(s, {c.you})"

    def rings(self, r: Reading) -> set[int]:
        foes = [q for q in range(r.s.box.seats) if foe_seats(r.s, r.you) >> q & 1]
        return {i for i in rings_there(r) if any(claimed_rings(r.s, q) >> i & 1 for q in foes)}

    def parts(self, v: Voice) -> tuple[str, str, str]:
        return "", "in each opponent's claimed ring pool", ""


@node
class ClaimedOrContested(RingQuery):
    """The rings you have claimed, and the one you are contesting. Decision: either side of a conflict contests its
    ring."""

    def source(self, c: Scope) -> str:
        return f"claimed_or_contested(s, {c.you})"

    def rings(self, r: Reading) -> set[int]:
        fought = contested_ring(r.s) if side_of(r.s, r.you) >= 0 else 0
        return {i for i in rings_there(r) if (claimed_rings(r.s, r.you) | fought) >> i & 1}

    def parts(self, v: Voice) -> tuple[str, str, str]:
        return "", "you have claimed or are contesting", ""


@node
class RingOf(RingQuery):
    """ "The [air] ring": every ring that has the element."""

    element: str

    def source(self, c: Scope) -> str:
        return f"rings_of_elements(s, {1 << ELEMENT_NAMES.index(self.element)})"

    def rings(self, r: Reading) -> set[int]:
        k = ELEMENT_NAMES.index(self.element)
        return {i for i in rings_there(r) if r.s.elements[i] >> k & 1}

    def parts(self, v: Voice) -> tuple[str, str, str]:
        return "", "", f"the [{self.element}] ring"


@node
class RingsMatching(RingQuery):
    """Rings that share an element with one of these provinces (or roles)."""

    what: Query

    def source(self, c: Scope) -> str:
        return f"rings_of_elements(s, elements_on(s, {self.what.source(c)}))"

    def rings(self, r: Reading) -> set[int]:
        cards = r.members(self.what)
        have = {k for k, name in enumerate(ELEMENT_NAMES) if any(r.words.has(r.s, x, f"{name} element") for x in cards)}
        return {i for i in rings_there(r) if any(r.s.elements[i] >> k & 1 for k in have)}

    def parts(self, v: Voice) -> tuple[str, str, str]:
        return "", f"that matches {possessive(v.the(self.what))} element", ""


@node
class RingsOfType(RingQuery):
    """Rings whose military (or political) side lies faceup."""

    type: str

    def source(self, c: Scope) -> str:
        return f"rings_of_side(s, {TYPES[self.type]})"

    def rings(self, r: Reading) -> set[int]:
        return {i for i in rings_there(r) if r.s.ring_side[i] == TYPES[self.type]}

    def parts(self, v: Voice) -> tuple[str, str, str]:
        return f"[{self.type}]", "", ""


@node
class RingsWithFate(RingQuery):
    """Rings with fate on them."""

    def source(self, c: Scope) -> str:
        return "rings_with_fate(s)"

    def rings(self, r: Reading) -> set[int]:
        return {i for i in rings_there(r) if r.s.ring_fate[i]}

    def parts(self, v: Voice) -> tuple[str, str, str]:
        return "", "with fate on it", ""


@declares(needs=("ring", "THAT_RING is nothing unless a ring is chosen, or the ability waits for one."))
@node
class ThatRing(RingQuery):
    """The ring chosen by this ability, before the dash or while it resolves; or the one the occurrence was about."""

    def source(self, c: Scope) -> str:
        found = c.named("ring")
        if not found:
            raise CardError("THAT_RING means nothing here: the ability chooses no ring.")
        return found

    def rings(self, r: Reading) -> set[int]:
        mask = r.named("ring")
        return {i for i in rings_there(r) if mask >> i & 1}

    def parts(self, v: Voice) -> tuple[str, str, str]:
        return "", "", "that ring"


@node
class TargetRing(Choice):
    """A ring, chosen before the effects initiate (THAT_RING)."""

    what: RingQuery = AnyRing()
    by: Player = You()

    def english(self, v: Voice) -> str:
        text = f"choose {self.what.english(v)}"
        return text if isinstance(self.by, You) else f"{self.by.english(v)} must {text}"


# --- numbers and conditions -----------------------------------------------------------------------------------------


@node
class CountRings(Number):
    """How many rings are in a set."""

    of: RingQuery

    def source(self, c: Scope) -> str:
        return f"{self.of.source(c)}.bit_count()"

    def value(self, r: Reading) -> int:
        return len(self.of.rings(r))

    def english(self, v: Voice) -> str:
        return f"the number of {self.of.text(v, many=True)}"

    def each(self, v: Voice) -> str:
        claimed = self.of.left if isinstance(self.of, BothRings) else self.of
        return self.of.text(v) if claimed in (ClaimedRings(None), OpponentsRings()) else ""

    def against(self, op: str, other: Number, v: Voice) -> str:
        """ "you have 2 or more rings in your claimed ring pool"."""
        if self.of != ClaimedRings() or op != ">=" or not isinstance(other, Num):
            return ""
        return f"you have {other.n} or more {self.of.text(v, many=True)}"


@node
class FateOnRings(Number):
    """The fate on the rings of a set."""

    of: RingQuery

    def source(self, c: Scope) -> str:
        return f"fate_on_rings(s, {self.of.source(c)})"

    def value(self, r: Reading) -> int:
        return sum(r.s.ring_fate[i] for i in self.of.rings(r))

    def each(self, v: Voice) -> str:
        return f"fate on {self.of.each(v)}"

    def english(self, v: Voice) -> str:
        return f"the amount of fate on {self.of.each(v)}"


@node
class SomeRing(Condition):
    """There is a ring in a set: "the [fire] ring is unclaimed", "you have claimed the [air] ring"."""

    of: RingQuery

    def source(self, c: Scope) -> str:
        return f"({self.of.source(c)} != 0)"

    def holds(self, r: Reading) -> bool:
        return bool(self.of.rings(r))

    def english(self, v: Voice) -> str:
        q = self.of
        if isinstance(q, BothRings) and isinstance(q.right, ClaimedRings) and q.right.who == You():
            if not q.left.parts(v)[2]:
                return f"you have {q.left.english(v)} in your claimed ring pool"
            return f"you have claimed {q.left.english(v)}"
        if isinstance(q, BothRings) and isinstance(q.right, ClaimedOrContested):
            return f"you have claimed or are contesting {q.left.english(v)}"
        if isinstance(q, ContestedRing):
            return "a ring is contested"
        if isinstance(q, BothRings) and isinstance(q.left, ClaimedRings) and isinstance(q.right, RingOf):
            return f"{q.right.english(v)} is {q.left.parts(v)[1] or 'claimed'}"
        if isinstance(q, BothRings) and q.left.parts(v)[2] and q.right.parts(v)[2]:
            return f"{q.left.english(v)} is {q.right.english(v)}"
        if isinstance(q, BothRings) and q.left.parts(v)[2]:
            before, after, _ = q.right.parts(v)
            return f"{q.left.english(v)} is {listing([x for x in (before, after) if x])}"
        return f"there is {q.english(v)}"


# --- what generated code calls --------------------------------------------------------------------------------------


@called(reads=RING_PLACES)
def all_claimed_rings(s: Game) -> int:
    out = 0
    for q in range(s.box.seats):
        out |= claimed_rings(s, q)
    return out


@called(reads=RING_PLACES)
def opponents_rings(s: Game, you: int) -> int:
    out = 0
    for q in bits(foe_seats(s, you)):
        out |= claimed_rings(s, q)
    return out


@called(reads=RING_PLACES | SIDES)
def claimed_or_contested(s: Game, you: int) -> int:
    return claimed_rings(s, you) | (contested_ring(s) if side_of(s, you) >= 0 else 0)


@called(reads=("ring_fate",))
def fate_on_rings(s: Game, rings: int) -> int:
    return sum(n for i, n in enumerate(s.ring_fate) if rings >> i & 1)


@called()
def elements_on(s: Game, mask: int) -> int:
    """The elements of these provinces or roles, as a set."""
    return sum(1 << i for i in range(len(ELEMENT_NAMES)) if s.p[facts.AIR + i] & s.p[facts.FACEUP] & mask)
