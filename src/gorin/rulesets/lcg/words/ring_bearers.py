"""Words about attachments on rings."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.kernel.bits import bits
from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Player, Query, Text, declares, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.rings.bearers import ON_A_RING, as_host, attached_ring, ring_bearers
from gorin.rulesets.lcg.rings.numbers import ring_in
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed
from gorin.rulesets.lcg.words.rings import AnyRing, RingQuery
from gorin.rulesets.lcg.words.triggers import Heard


@declares(stands_on=("attachment",))
@node
class AttachToRing(Text):
    """It is attached to a ring, and to which."""

    what: RingQuery = AnyRing()

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield ON_A_RING, self.what.source(c)

    def english(self, v: Voice) -> str:
        return f"Attach to {self.what.english(v)}."


@declares(needs=("host ring", "ATTACHED_RING is nothing unless the card is attached to a ring."))
@node
class AttachedRing(RingQuery):
    """The ring this card is attached to."""

    fixed = "attached ring"

    def source(self, c: Scope) -> str:
        return f"attached_ring(s, {c.this})"

    def rings(self, r: Reading) -> set[int]:
        return {as_host(r.s.host[r.this])} if r.s.host[r.this] < -1 else set()


@node
class OnRings(Query):
    """What is attached to one of these rings."""

    of: RingQuery

    def source(self, c: Scope) -> str:
        return f"attached_to_rings(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        there = r.words.has(r.s, card, "in play") and r.words.has(r.s, card, "attachment")
        return there and any(r.s.host[card] == as_host(i) for i in self.of.rings(r))

    def noun(self, v: Voice) -> Noun:
        return Noun(head="attachment", after=[f"on {self.of.english(v)}"])


@node
class RingsBearing(RingQuery):
    """The rings with such an attachment."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"rings_under(s, {self.of.source(c)})"

    def rings(self, r: Reading) -> set[int]:
        hosts = [r.s.host[x] for x in r.members(self.of) if r.words.has(r.s, x, "in play")]
        return {as_host(h) for h in hosts if h < -1}

    def parts(self, v: Voice) -> tuple[str, str, str]:
        return "", f"with {v.some(self.of)}", ""


@node
class MoveToRing(Deed):
    """Attach attachments in play to another ring."""

    of: Query
    onto: RingQuery

    def events(self, c: Scope, tag: str = "0") -> str:
        of, onto = c.words.cards(self.of, c), self.onto.source(c)
        host = f"as_host(low({onto}))"
        return f"(each({of}, {ev.ATTACH}, {c.you}, {host}, {c.this}, {ACT}, {tag}) if {onto} else [])"

    def could(self, c: Scope) -> str:
        return f"attachable_to_rings(s, {c.words.cards(self.of, c)}, {self.onto.source(c)})"

    def could_now(self, r: Reading) -> bool:
        onto = sum(1 << i for i in self.onto.rings(r))
        return bool(attachable_to_rings(r.s, r.mask(self.of), onto))

    def english(self, v: Voice) -> str:
        return f"attach {v.object(self.of)} to {self.onto.english(v)}"


@called()
def attachable_to_rings(s: Game, mask: int, rings: int) -> int:
    """Attachments of a set in play that could be moved to another ring among those."""
    out = 0
    for c in bits(mask & s.p[facts.IN_PLAY] & s.p[facts.ATTACHMENT]):
        if ring_bearers(s, c, s.holder[c]) & rings & ~attached_ring(s, c):
            out |= 1 << c
    return out


class RingHeard(Heard):
    """Something happens to a ring of a set; the event's number begins with it."""

    what: RingQuery

    def test(self, c: Scope) -> str:
        return f"({self.what.source(c)} & ring_set(e.n) != 0)"

    def met(self, r: Reading) -> bool:
        return ring_in(r.event.n) in self.what.rings(r)


@node
class FateOnRing(RingHeard):
    """After fate is placed on such a ring, by the rules or by a card."""

    what: RingQuery = AnyRing()
    kinds = (ev.RING_FATE, ev.SPEND_TO_RING, ev.MOVE_RING_FATE)

    def english(self, v: Voice) -> str:
        return f"after fate is placed on {self.what.english(v)}"


@node
class RingClaimed(RingHeard):
    """After such a ring is claimed, by anybody or by one player."""

    what: RingQuery = AnyRing()
    by: Player | None = None
    kinds = (ev.CLAIM,)

    def test(self, c: Scope) -> str:
        by = f" and e.player == {self.by.source(c)}" if self.by is not None else ""
        return f"({super().test(c)}{by})"

    def met(self, r: Reading) -> bool:
        return super().met(r) and (self.by is None or r.event.player == self.by.seat(r))

    def english(self, v: Voice) -> str:
        if self.by is None:
            return f"after {self.what.english(v)} is claimed"
        claim = "claim" if isinstance(self.by, You) else "claims"
        return f"after {self.by.english(v)} {claim} {self.what.english(v)}"
