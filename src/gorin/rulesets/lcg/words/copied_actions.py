"""The topmost event of a discard pile, and the action abilities of an event that another card gains."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_card, end, framework, goto, push
from gorin.kernel.sides import foes
from gorin.language.calling import DEAR
from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.fields import OUT_OF_PLAY
from gorin.rulesets.lcg.lasting.kinds import GAINS_ABILITY
from gorin.rulesets.lcg.places.status import lasting
from gorin.rulesets.lcg.places.zones import pile_beside
from gorin.rulesets.lcg.state import PERIODS, Game
from gorin.rulesets.lcg.words.deeds import Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.phrases import subject


@node
class TopmostEvent(Query):
    """The event that lies topmost in an opponent's conflict discard pile. Its owner may change the order of the pile.
    Decision: as somebody is about to choose the topmost one, and then only: nothing else asks for the order."""

    away = True
    prepares = "order_piles(s, you)"

    def source(self, c: Scope) -> str:
        return f"topmost_events(s, {c.you})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(topmost_events(r.s, r.you) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(head="event", fixed="the topmost event in an opponent's conflict discard pile")


@node
class GainsActionsOf(Deed):
    """Cards gain each action ability of an event until a period ends: as their own, so that nothing is played, and what
    stands on the event besides does not count."""

    what: Query
    of: Query
    until: str = "phase"
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        m, of = c.words.cards(self.what, c), c.words.cards(self.of, c)
        return f"gaining_actions(s, {m}, {of}, {c.this}, {PERIODS[self.until]}, {c.you})"

    def could(self, c: Scope) -> str:
        of = c.words.cards(self.of, c)
        return timely(self.until, f"(any(ungained(s, {reach(self.what, c)}, {of})) if {of} else 0)")

    def could_now(self, r: Reading) -> bool:
        m = sum(1 << x for x in reached(r, self.what))
        return timely_now(self.until, r) and any(ungained(r.s, m, r.mask(self.of)))

    def english(self, v: Voice) -> str:
        gains = f"{subject(self.what, v)} gains each of {v.the(self.of)}'s action abilities"
        return f"{gains} until the end of the {self.until}"


@called(reads=OUT_OF_PLAY, cost=DEAR)
def topmost_events(s: Game, you: int) -> int:
    """Of each opponent's conflict discard pile the event above all others in it."""
    out = 0
    for q in foes(s, you):
        events = [c for c in s.zones[pile_beside(s, q * 2)] if s.p[facts.EVENT] >> c & 1]
        out |= 1 << events[-1] if events else 0
    return out


@called()
def ungained(s: Game, mask: int, of: int) -> list[tuple[int, int]]:
    """Which of these cards could gain which actions of an event: those they have not gained yet."""
    have = {(row.card, row.ability) for row in s.gained}
    ids = [x for c in bits(of) for x in s.box.gained_actions.get(s.kind[c], ())]
    return [(c, x) for c in bits(mask) for x in ids if (c, x) not in have]


@called()
def gaining_actions(s: Game, mask: int, of: int, source: int, until: int, you: int) -> list[Event]:
    """What each of them gains."""
    return [lasting(GAINS_ABILITY, 1 << c, x, source, until, you) for c, x in ungained(s, mask, of)]


# --- the order of a discard pile: registers (who is about to choose, how many have answered, the card) ---------------


def ask_topmost(s: Game, f: Frame) -> None:
    """Each opponent with several events says which one lies on top."""
    for q in foes(s, f.regs[0])[f.regs[1] :]:
        events = sum(1 << c for c in s.zones[pile_beside(s, q * 2)] if s.p[facts.EVENT] >> c & 1)
        if events & events - 1:
            ask_card(s, q, "topmost event", events, 2)
            return
    end(s)


def lay_topmost(s: Game, f: Frame) -> None:
    """It lies above all others; their order stays."""
    c = f.regs[2]
    pile = s.zones[pile_beside(s, s.owner[c] * 2)]
    pile.remove(c)
    pile.append(c)
    f.regs[1] = foes(s, f.regs[0]).index(s.owner[c]) + 1
    goto(s, f, "ask")


PILES: Final = framework("lcg: order of discard piles", ("ask", ask_topmost), ("lay", lay_topmost), registers="pic")


@called()
def order_piles(s: Game, you: int) -> None:
    """Somebody is about to choose what lies topmost in a pile of an opponent."""
    push(s, PILES, (you,))
