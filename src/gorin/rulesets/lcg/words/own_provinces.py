"""Cards in one's own provinces: seeing them while they lie facedown, and those in other provinces than a card."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.kernel.bits import bits
from gorin.kernel.log import tell as tell_line
from gorin.kernel.zones import reveal_to
from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, node
from gorin.language.scope import Scope
from gorin.language.sets import That
from gorin.rulesets.accounts import ended, listing, seat_name
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import FACEUP, IN_PROVINCE
from gorin.rulesets.lcg.fields import IN_PROVINCES
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.texts import Constant, under


@node
class LooksAtOwnCards(Constant):
    """You may look at the facedown cards in your provinces. Decision: whoever may look has looked."""

    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"look_at_own(s, {c.you})"]

    def english(self, v: Voice) -> str:
        return under(self.when, "you may look at facedown cards in each province you control", v)


@called(reads=IN_PROVINCES)
def look_at_own(s: Game, you: int) -> None:
    """What a player has seen there stays known until it moves to another place."""
    hidden = s.p[IN_PROVINCE] & ~s.p[FACEUP] & s.ctl[you] & ~s.known[you]
    if hidden:
        reveal_to(s, 1 << you, hidden)
        if s.log is not None:
            seen = listing([s.box.faces[s.kind[c]].name for c in bits(hidden)])
            tell_line(s, ended(f"{seat_name(you)} looks at {seen}"), 1 << you)


@node
class InAnotherProvince(Query):
    """Cards in other provinces than one of these."""

    than: Query
    away = True

    def wrong(self) -> Iterator[str]:
        if not isinstance(self.than, That):
            yield "InAnotherProvince: it speaks of another province than that of a card chosen as a target."

    def source(self, c: Scope) -> str:
        return f"in_another_province(s, {self.than.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        slots = {r.s.slot[x] for x in r.members(self.than) if r.words.has(r.s, x, "in province")}
        return r.words.has(r.s, card, "in province") and r.s.slot[card] not in slots

    def noun(self, v: Voice) -> Noun:
        where = [] if isinstance(self.than, That) else [f"(another than that of {v.the(self.than)})"]
        return Noun(place="in another of {} provinces", after=where)


@called(reads=IN_PROVINCES)
def in_another_province(s: Game, than: int) -> int:
    out = s.p[IN_PROVINCE]
    for c in bits(than & out):
        out &= ~s.lying[s.slot[c]]
    return out
