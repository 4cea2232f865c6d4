"""Asking what an action did, who performed it, what a card was paid with; waiting for one of two occurrences."""

from __future__ import annotations

from gorin.kernel.events import COST, Event
from gorin.language.english import Voice, possessive
from gorin.language.hearing import Heard, PlainlyHeard
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Query, Trigger, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import BY_RESOLUTION, WAS_HELD
from gorin.rulesets.ccg.facts import IN_PLAY, PERSONALITY
from gorin.rulesets.ccg.playing.actions import frame_of
from gorin.rulesets.ccg.playing.memory import SORTS, befallen, location, sorts, times_resolved, written
from gorin.rulesets.ccg.points import PAID_FOR, PERFORMER, TARGETED_AT
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.words.memory import DEEDS, Recalls

MOVES = DEEDS["moved"]


@declares(tells=("doer",))
@node
class ItMoved(Recalls, Heard):
    """After an action resolves whose effects moved this card to or from a battlefield."""

    kinds = (ev.RESOLVED,)
    recalled = MOVES

    def test(self, c: Scope) -> str:
        return f"befallen(s, {MOVES!r}, e.act) >> {c.this} & 1"

    def met(self, r: Reading) -> bool:
        return bool(befallen(r.s, MOVES, r.event.act) >> r.this & 1)

    def english(self, v: Voice) -> str:
        return f"after an action resolves that moved {v.own.get('this', f'this {v.this}')} to or from a battlefield"


@declares(tells=("doer",))
@node
class DestroyedYours(Recalls, Heard):
    """After effects resolve of a battle's resolution, action or trait that destroyed this card or another Personality
    of yours. Decision: what a trait destroys is answered at once, for nothing marks the end of a trait's effects."""

    kinds = (ev.RESOLVED, ev.BATTLE_RESOLVED, ev.DESTROY)
    recalled = (ev.DESTROY,)

    def test(self, c: Scope) -> str:
        return f"destroyed_yours(s, e, {c.you}, {c.this})"

    def met(self, r: Reading) -> bool:
        return destroyed_yours(r.s, r.event, r.you, r.this)

    def english(self, v: Voice) -> str:
        own = v.own.get("this", f"this {v.this}")
        return (
            f"after effects resolve of a battle resolution, action, or trait that destroyed {own} or one of your other "
            "Personalities"
        )


@called()
def destroyed_yours(s: Game, e: Event, you: int, this: int) -> bool:
    """Has what this event tells the end of destroyed a Personality of this player? A card that is not in play asks only
    for its own destruction."""
    asked = s.p[PERSONALITY] & (-1 if s.p[IN_PLAY] >> this & 1 else 1 << this)
    if e.kind != ev.DESTROY:
        act = e.act if e.kind == ev.RESOLVED else 0
        return befallen(s, (ev.DESTROY,), act, you, costs=False) & asked != 0
    f = frame_of(s, e.act)
    a = s.box.abilities[f.regs[2]] if f is not None else None
    by_trait = a is not None and a.slots and getattr(a.node, "trait", False)  # a delayed effect listens to nothing
    theirs = (e.was & WAS_HELD) == you + 1 and asked >> e.card & 1
    return bool(theirs and by_trait and not e.tag & COST and not e.n & BY_RESOLUTION)


@declares(strings={"sort": ("kind of action", SORTS)}, tells=("doer",))
@node
class ResolvesYet(Recalls, Heard):
    """After you successfully resolve your n-th or later action of a kind: a Spell or Kiho action in one turn, an action
    from an Action card (no Kiho) in one phase, a Battle action in one battle; but for the second, from cards with
    different titles."""

    sort: str
    n: int
    kinds = (ev.RESOLVED,)

    def test(self, c: Scope) -> str:
        return f"e.player == {c.you} and resolves_yet(s, e, {c.you}, {self.sort!r}, {self.n})"

    def met(self, r: Reading) -> bool:
        return r.event.player == r.you and resolves_yet(r.s, r.event, r.you, self.sort, self.n)

    def english(self, v: Voice) -> str:
        nth = {2: "second", 3: "third", 4: "fourth"}.get(self.n, f"{self.n}th")
        what = {
            "spell or kiho": "Spell or Kiho action in one turn from cards with different titles",
            "action card": "non-Kiho action from Action cards in one phase",
            "battle": "Battle action from cards with different titles in one battle",
        }[self.sort]
        return f"after you successfully resolve your {nth} or later {what}"


@called()
def resolves_yet(s: Game, e: Event, you: int, sort: str, n: int) -> bool:
    """Is the action that was resolved of this kind, and the n-th or later one?"""
    return sort in sorts(s, e.card, e.n) and times_resolved(s, you, sort) >= n


@declares(tells=("doer",))
@node
class Performed(Heard):
    """After an action resolves that such a card performed."""

    who: Query
    kinds = (ev.RESOLVED,)

    def test(self, c: Scope) -> str:
        return f"performers_of(s, e.act) & {self.who.source(c)} != 0"

    def met(self, r: Reading) -> bool:
        return any(performers_of(r.s, r.event.act) >> x & 1 for x in r.members(self.who))

    def english(self, v: Voice) -> str:
        return f"an action resolves that {v.some(self.who)} performed"


@called()
def performers_of(s: Game, act: int) -> int:
    """Who performs the action with this number."""
    f = frame_of(s, act)
    return f.regs[PERFORMER] if f is not None else 0


class EntersDiscard(PlainlyHeard, kinds=(ev.DESTROY, ev.DISCARD), says="after {} enters your discard pile"):
    """After such a card enters its owner's discard pile."""


@node
class EitherOf(Heard):
    """One of two occurrences, whichever comes first; both are heard after they happen, or both before."""

    one: Trigger
    other: Trigger

    @property
    def kinds(self) -> tuple[int, ...]:  # type: ignore[override]  # those of both
        return (*self._heard(self.one).kinds, *self._heard(self.other).kinds)

    @staticmethod
    def _heard(x: Trigger) -> Heard:
        assert isinstance(x, Heard)
        return x

    def test(self, c: Scope) -> str:
        one, other = self._heard(self.one), self._heard(self.other)
        return f"(({one.test(c)}) if e.kind in {one.kinds!r} else ({other.test(c)}))"

    def met(self, r: Reading) -> bool:
        one, other = self._heard(self.one), self._heard(self.other)
        return one.met(r) if r.event.kind in one.kinds else other.met(r)

    def english(self, v: Voice) -> str:
        return f"{self._heard(self.one).english(v)} or {self._heard(self.other).english(v).removeprefix('after ')}"


@node
class TargetedBeside(Recalls, Condition):
    """The action that the ability answers targeted Personalities at this Personality's location."""

    def source(self, c: Scope) -> str:
        return f"targeted_beside(s, {c.this}, {c.event}.act)"

    def holds(self, r: Reading) -> bool:
        return targeted_beside(r.s, r.this, r.event.act)

    def english(self, v: Voice) -> str:
        own = v.own.get("this", f"this {v.this}")
        return f"it targeted one or more Personalities at {own}'s location"


@called()
def targeted_beside(s: Game, this: int, act: int) -> bool:
    """Has an action targeted Personalities where this one is?"""
    return written(s, TARGETED_AT, *location(s, this, act))


@node
class PaidWithThis(Recalls, Condition):
    """This card produced Gold for the card that the ability answers."""

    def source(self, c: Scope) -> str:
        return f"written(s, {PAID_FOR}, {c.this}, {c.event}.card)"

    def holds(self, r: Reading) -> bool:
        return written(r.s, PAID_FOR, r.this, r.event.card)

    def english(self, v: Voice) -> str:
        return "this card paid for it"


@node
class TotalCost(Recalls, Number):
    """The Gold Costs of all cards in a Personality's unit; in a cost of an action that targets him, as of then."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"total_cost(s, {self.of.source(c)}, {c.named('act') or 0})"

    def value(self, r: Reading) -> int:
        s, attached = r.s, {x for x in range(len(r.s.kind)) if r.words.has(r.s, x, "attachment")}
        leads = [s.host[x] if x in attached and s.host[x] >= 0 else x for x in r.members(self.of)]
        cards = [x for x in range(len(s.kind)) if x in leads or (s.host[x] in leads and s.host[x] >= 0)]
        return sum(r.words.value(r.s, x, "gold cost") for x in cards)

    def english(self, v: Voice) -> str:
        return f"{possessive(v.the(self.of))} unit's total Gold Cost"
