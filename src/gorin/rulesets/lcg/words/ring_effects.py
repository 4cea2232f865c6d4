"""What is done with rings: switched, claimed, taken, returned, given fate, resolved."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.questions import Purpose
from gorin.language.english import Voice, listing, possessive, sentence
from gorin.language.meaning import Reading
from gorin.language.nodes import Player, Query, declares, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.lasting.edicts import RING_GAINS, edict
from gorin.rulesets.lcg.rings.numbers import Gains, Swap, claiming_as, with_ring
from gorin.rulesets.lcg.rings.places import is_out_of_play
from gorin.rulesets.lcg.rings.pools import claimer, contested_ring, is_contested, movable_rings, unclaimed_rings
from gorin.rulesets.lcg.state import ELEMENT_NAMES, ON, PERIODS, RING, Game
from gorin.rulesets.lcg.words.conditions import TYPES
from gorin.rulesets.lcg.words.deeds import ACT, Deed
from gorin.rulesets.lcg.words.phrases import conjugate
from gorin.rulesets.lcg.words.rings import ContestedRing, RingQuery, ThatRing, elements_on


def ask_ring(b: Any, asks: Purpose, rings: str, who: str, done: bool = False, why: str = "choose a ring") -> int:
    """Steps in which a player chooses a ring: the register that holds it, -1 for none."""
    reg = b.p.new("i")
    options = f"[Option(1, -1, i) for i in bits({rings})]"
    finish = " + [Option(4, -1, -1)]" if done else ""
    b.p.step(
        "choose a ring",
        f"out = {options}",
        f"if out: ask(s, {who}, '{why}', out{finish}, {reg}, this)",
        f"else: r[{reg}] = -1",
        asks=asks,
    )
    return int(reg)


def one_ring(reg: int) -> str:
    """Source of the set with the ring of a register."""
    return f"(1 << r[{reg}] if r[{reg}] >= 0 else 0)"


class OnRing(Deed):
    """An effect on the rings of a set: one event for each."""

    what: RingQuery
    kind = -1

    def able(self, rings: str, c: Scope) -> str:
        """Source: those of a set with which it can be done."""
        raise NotImplementedError(type(self).__name__)

    def able_now(self, r: Reading, ring: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def amount(self, c: Scope) -> str:
        """Source of what stands above the ring in the event's number."""
        return "0"

    def player(self, c: Scope) -> str:
        return c.you

    def events(self, c: Scope, tag: str = "0") -> str:
        rings = self.able(self.what.source(c), c)
        return f"on_rings({rings}, {self.kind}, {self.player(c)}, {self.amount(c)}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return self.able(self.what.source(c), c)

    def could_now(self, r: Reading) -> bool:
        return any(self.able_now(r, i) for i in self.what.rings(r))

    def pay(self, b: Any, c: Scope) -> str:
        """As a cost, the payer chooses one of the rings."""
        if isinstance(self.what, ThatRing):
            return self.events(c, "1")
        reg = ask_ring(b, Purpose(self), self.could(c), c.you, why="pay with a ring")
        rings = one_ring(reg)
        return f"on_rings({rings}, {self.kind}, {self.player(c)}, {self.amount(c)}, {c.this}, {ACT}, 1)"

    def object(self, v: Voice) -> str:
        return self.what.english(v) if v.one else self.what.each(v)


@declares(binds={"do": ("ring",)})
@node
class PickRing(Deed):
    """Choose a ring while resolving, and do something with it (THAT_RING)."""

    what: RingQuery
    do: Deed
    by: Player = You()
    picks = True

    def build(self, b: Any, c: Scope) -> str:
        rings = self.do_able(c)
        reg = ask_ring(b, Purpose(self), rings, self.by.source(c))
        return str(self.do.build(b, c.bind(ring=one_ring(reg))))

    def do_able(self, c: Scope) -> str:
        """Those with which the effect could change something."""
        each = self.do.could(c.bind(ring="b"))
        return f"filtered({self.what.source(c)}, lambda b: {each})"

    def could(self, c: Scope) -> str:
        return f"({self.by.source(c)} >= 0 and {self.do_able(c)} != 0)"

    def could_now(self, r: Reading) -> bool:
        return self.by.seat(r) >= 0 and any(self.do.could_now(r.bind(ring=1 << i)) for i in self.what.rings(r))

    def english(self, v: Voice) -> str:
        text = self.do.english(v)
        own = isinstance(self.by, You) and not (self.what.parts(v)[1] and "that ring's" in text)
        if own and "that ring" in text:
            return text.replace("that ring", self.what.english(v), 1)
        return f"{conjugate(v, self.by, 'choose')} {self.what.english(v)}. {sentence(text)}"


@node
class SwitchContestedRing(OnRing):
    """It changes places with the contested ring; the conflict keeps its type."""

    what: RingQuery = ThatRing()
    kind = ev.SWITCH_RING

    def able(self, rings: str, c: Scope) -> str:
        return f"switchable(s, {rings})"

    def able_now(self, r: Reading, ring: int) -> bool:
        if not (r.s.con[ON] and is_contested(r.s, r.s.con[RING])) or contested_ring(r.s) >> ring & 1:
            return False
        return bool(r.s.box.rules.format.rings.contestable_by_effect(r.s, ring))

    def english(self, v: Voice) -> str:
        return f"switch the contested ring with {self.object(v)}"


@node
class ClaimRing(OnRing):
    """A player claims rings, as military or political ones if it is said."""

    what: RingQuery = ThatRing()
    as_type: str = ""
    who: Player = You()
    kind = ev.CLAIM

    def able(self, rings: str, c: Scope) -> str:
        return f"claimable(s, {rings}, {self.who.source(c)})"

    def able_now(self, r: Reading, ring: int) -> bool:
        who = self.who.seat(r)
        if claimer(r.s, ring) == who or is_out_of_play(r.s.ring_place[ring]):
            return False
        return who >= 0 and r.s.box.rules.format.rings.claimable_by_effect(r.s, who, ring)

    def player(self, c: Scope) -> str:
        return self.who.source(c)

    def amount(self, c: Scope) -> str:
        return str(claiming_as(TYPES[self.as_type] if self.as_type else -1))

    def english(self, v: Voice) -> str:
        as_ = f" as a [{self.as_type}] ring" if self.as_type else ""
        return f"{conjugate(v, self.who, 'claim')} {self.object(v)}{as_}"


@node
class TakeRing(OnRing):
    """Take rings from other players' claimed pools."""

    what: RingQuery = ThatRing()
    kind = ev.TAKE_RING

    def able(self, rings: str, c: Scope) -> str:
        return f"({rings} & movable_rings(s) & ~rings_held(s, {c.you}))"

    def able_now(self, r: Reading, ring: int) -> bool:
        return claimer(r.s, ring) not in (-1, r.you)

    def english(self, v: Voice) -> str:
        return f"take {self.object(v)}"


@node
class ReturnRing(OnRing):
    """Return rings from a claimed pool to the unclaimed pool: only those that lie there."""

    what: RingQuery = ThatRing()
    kind = ev.RETURN_RING

    def able(self, rings: str, c: Scope) -> str:
        return f"({rings} & movable_rings(s))"

    def able_now(self, r: Reading, ring: int) -> bool:
        return bool(movable_rings(r.s) >> ring & 1)

    def english(self, v: Voice) -> str:
        rings = self.object(v).replace(" if it is claimed", " from a claimed ring pool")
        return f"return {rings} to the unclaimed ring pool"


@node
class RemoveRing(OnRing):
    """Remove rings from the unclaimed pool until the end of the round."""

    what: RingQuery = ThatRing()
    kind = ev.REMOVE_RING

    def able(self, rings: str, c: Scope) -> str:
        return f"({rings} & unclaimed_rings(s))"

    def able_now(self, r: Reading, ring: int) -> bool:
        return bool(unclaimed_rings(r.s) >> ring & 1)

    def english(self, v: Voice) -> str:
        return f"remove {self.object(v)} from the unclaimed ring pool until the end of the round"


@node
class SwapRings(OnRing):
    """A ring of one set changes places with one of another, which is chosen too; it keeps the side of the one it is
    switched with."""

    what: RingQuery
    other: RingQuery = ThatRing()

    def build(self, b: Any, c: Scope) -> str:
        one = one_ring(ask_ring(b, Purpose(self), self.could(c), c.you))
        if isinstance(self.other, ThatRing):
            return f"swapped({one}, {self.other.source(c)}, {c.you}, {c.this}, {ACT})"
        other = one_ring(ask_ring(b, Purpose(self), f"exchangeable(s, {self.other.source(c)}, {one})", c.you))
        return f"swapped({one}, {other}, {c.you}, {c.this}, {ACT})"

    def could(self, c: Scope) -> str:
        return f"exchangeable(s, {self.what.source(c)}, {self.other.source(c)})"

    def could_now(self, r: Reading) -> bool:
        there = movable_rings(r.s) | unclaimed_rings(r.s)
        ones, others = ([i for i in q.rings(r) if there >> i & 1] for q in (self.what, self.other))
        may = r.s.box.rules.format.rings.may_change_places
        return any(may(r.s, i, j) for i in ones for j in others)

    def english(self, v: Voice) -> str:
        return f"switch {self.what.english(v)} with {self.other.english(v)}"


# --- elements -------------------------------------------------------------------------------------------------------


@node
class RingGainsElements(Deed):
    """Until a period ends, rings gain elements: named ones, or those of some provinces."""

    elements: tuple[str, ...] = ()
    of: Query | None = None
    what: RingQuery = ContestedRing()
    until: str = "conflict"
    order = False

    def gained(self, c: Scope) -> str:
        named = sum(1 << ELEMENT_NAMES.index(e) for e in self.elements)
        return str(named) if self.of is None else f"({named} | elements_on(s, {c.words.cards(self.of, c)}))"

    def events(self, c: Scope, tag: str = "0") -> str:
        rings = self.what.source(c)
        return f"gain_for_a_while({rings}, {self.gained(c)}, {c.this}, {PERIODS[self.until]}, {c.you})"

    def could(self, c: Scope) -> str:
        return f"({self.gained(c)} & ~elements_of(s, {self.what.source(c)}) if {self.what.source(c)} else 0)"

    def could_now(self, r: Reading) -> bool:
        gained = {ELEMENT_NAMES.index(e) for e in self.elements}
        if self.of is not None:
            gained |= set(bits(elements_on(r.s, r.mask(self.of))))
        rings = self.what.rings(r)
        return bool(rings) and any(not any(r.s.elements[i] >> k & 1 for i in rings) for k in gained)

    def english(self, v: Voice) -> str:
        which = [named_elements(self.elements)] if self.elements else []
        if self.of is not None:
            which.append(f"each of {possessive(v.the(self.of))} elements")
        return f"{self.what.each(v)} gains {' and '.join(which)} until the end of the {self.until}"


def named_elements(elements: tuple[str, ...]) -> str:
    """ "the [air] element", "the [air] and [fire] elements"."""
    return f"the {listing([f'[{e}]' for e in elements])} element{'' if len(elements) == 1 else 's'}"


# --- what generated code calls --------------------------------------------------------------------------------------


@called(reads=())
def on_rings(rings: int, kind: int, who: int, above: int, source: int, act: int, tag: int) -> list[Event]:
    """One event for each ring of a set; what else it tells stands above the ring in its number."""
    if who < 0:
        return []
    return [Event(kind, -1, who, with_ring(i, above), source, act, tag) for i in bits(rings)]


@called()
def switchable(s: Game, rings: int) -> int:
    """Those of a set with which the contested ring could change places."""
    if not s.con[ON] or not is_contested(s, s.con[RING]):
        return 0
    may = s.box.rules.format.rings.contestable_by_effect
    return sum(1 << i for i in bits(rings & ~contested_ring(s)) if may(s, i))


@called()
def claimable(s: Game, rings: int, who: int) -> int:
    """Those of a set that this player could claim."""
    if who < 0:
        return 0
    there = [i for i in bits(rings) if claimer(s, i) != who and not is_out_of_play(s.ring_place[i])]
    may = s.box.rules.format.rings.claimable_by_effect
    return sum(1 << i for i in there if may(s, who, i))


@called()
def exchangeable(s: Game, ones: int, others: int) -> int:
    """Those of the first set that could change places with one of the second."""
    there = movable_rings(s) | unclaimed_rings(s)
    may = s.box.rules.format.rings.may_change_places
    return sum(1 << i for i in bits(ones & there) if any(may(s, i, j) for j in bits(others & there)))


@called(reads=())
def swapped(one: int, other: int, you: int, source: int, act: int) -> list[Event]:
    if not one or not other:
        return []
    return [Event(ev.SWAP_RINGS, -1, you, Swap(bits(one)[0], bits(other)[0]).number, source, act)]


@called(reads=())
def gain_for_a_while(rings: int, elements: int, source: int, until: int, you: int) -> list[Event]:
    return [edict(RING_GAINS, 128, Gains(rings, elements).number, source, until, you)] if rings and elements else []
