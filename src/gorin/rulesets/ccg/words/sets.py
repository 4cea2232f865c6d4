"""Sets of cards that only this game has."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.language.english import Noun, Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, declares, node
from gorin.language.scope import Scope
from gorin.language.sets import Bound
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.attributes.dependencies import ARMIES
from gorin.rulesets.ccg.called import FIGHT, called
from gorin.rulesets.ccg.facts import (
    ATTACHMENT,
    ATTACKING,
    DEFENDING,
    DISCARD,
    FACTS,
    FOLLOWER,
    HAND,
    IN_PLAY,
    PERSONALITY,
)
from gorin.rulesets.ccg.playing.attaching import WAIVED, attachable, attachable_for, hosts_for, transferable
from gorin.rulesets.ccg.playing.gold import can_pay
from gorin.rulesets.ccg.sides import acts_on, enemy_leader
from gorin.rulesets.ccg.state import FIELD, Game


@declares(needs=("performer", "PERFORMER is nobody: this card's ability has no performer."))
@node
class Performer(Bound):
    """The card that performs the action."""

    name = "performer"
    word = "PERFORMER"
    away = True

    def noun(self, v: Voice) -> Noun:
        usual = "the performing Shugenja" if v.this == "Spell" else "the performing Personality"
        return Noun(fixed=v.own.get("performer", usual))


@node
class PerformerNo(Query):
    """One of several performers, by the order in which the ability mentions them; 0 is the first."""

    i: int
    away = True

    def source(self, c: Scope) -> str:
        return c.need(f"performer{self.i}", f"PerformerNo({self.i})")

    def has(self, r: Reading, card: int) -> bool:
        return bool(r.named(f"performer{self.i}") >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed=v.own.get(f"performer{self.i}", "the performing Personality"))


@node
class Enemy(Query):
    """In units of the enemy army at the current battlefield."""

    there = "at the current battlefield"

    def source(self, c: Scope) -> str:
        return f"enemies(s, {c.you})"

    def has(self, r: Reading, card: int) -> bool:
        s = r.s
        mine = acts_on(s, r.you)
        if mine < 0 or s.battle[FIELD] < 0:
            return False
        side = "defending" if mine == ATTACKING else "attacking"
        return bool(r.words.has(s, card, side) and r.words.has(s, card, "here"))

    def noun(self, v: Voice) -> Noun:
        return Noun(before=["enemy"])


@node
class Opposed(Query):
    """At the current battlefield with units in the enemy army."""

    def source(self, c: Scope) -> str:
        return "opposed(s)"

    def has(self, r: Reading, card: int) -> bool:
        here = [x for x in range(len(r.s.kind)) if r.words.has(r.s, x, "here")]
        both = all(any(r.words.has(r.s, x, side) for x in here) for side in ("attacking", "defending"))
        return both and card in here

    def noun(self, v: Voice) -> Noun:
        return Noun(before=["opposed"])


@node
class UnitOf(Query):
    """A Personality and his attachments; of an attachment, the unit it is in."""

    of: Query
    away = True

    def source(self, c: Scope) -> str:
        return f"unit(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        s = r.s
        head = s.host[card] if s.p[ATTACHMENT] >> card & 1 and s.host[card] >= 0 else card
        return any(self.of.has(r, x) for x in (card, head, *bits(s.att[head] & s.p[ATTACHMENT])))

    def noun(self, v: Voice) -> Noun:
        of = v.the(self.of)
        return Noun(fixed=of if of.endswith(" unit") else f"{possessive(of)} unit")


@node
class InAUnit(Query):
    """Personalities in play, and what is attached to them."""

    def source(self, c: Scope) -> str:
        return f"(p[{IN_PLAY}] & (p[{PERSONALITY}] | p[{ATTACHMENT}]))"

    def has(self, r: Reading, card: int) -> bool:
        kinds = ("personality", "attachment")
        return r.words.has(r.s, card, "in play") and any(r.words.has(r.s, card, x) for x in kinds)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["in a unit"])


@node
class InUnitOf(Query):
    """Cards of a kind in a unit: his Followers."""

    what: Query
    of: Query

    def source(self, c: Scope) -> str:
        return f"({self.what.source(c)} & unit(s, {self.of.source(c)}))"

    def has(self, r: Reading, card: int) -> bool:
        return self.what.has(r, card) and UnitOf(self.of).has(r, card)

    def noun(self, v: Voice) -> Noun:
        n = self.what.noun(v)
        n.after.append(f"in {possessive(v.the(self.of))} unit")
        return n


@node
class NoAttachments(Query):
    """Without attachments."""

    def source(self, c: Scope) -> str:
        return "bare(s)"

    def has(self, r: Reading, card: int) -> bool:
        return bool(r.s.p[IN_PLAY] >> card & 1) and not r.s.att[card]

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["without attachments"])


@node
class NoFollowers(Query):
    """Without Followers attached."""

    def source(self, c: Scope) -> str:
        return "without_followers(s)"

    def has(self, r: Reading, card: int) -> bool:
        return bool(r.s.p[IN_PLAY] >> card & 1) and not r.s.att[card] & r.s.p[FOLLOWER]

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["without Followers"])


@node
class InArmyOf(Query):
    """In the same army as a card at the current battlefield, itself included."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"army_of(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        sides = [x for x in ("attacking", "defending") if any(r.words.has(r.s, y, x) for y in r.members(self.of))]
        there = any(r.words.has(r.s, y, "here") for y in r.members(self.of))
        return there and r.words.has(r.s, card, "here") and any(r.words.has(r.s, card, x) for x in sides)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"in {possessive(v.the(self.of))} army"])


@node
class Anywhere(Query):
    """At any location: a Battle action may target it wherever it is."""

    away = True

    def source(self, c: Scope) -> str:
        return c.words.plane("in play")

    def has(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "in play")

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["at any location"])


@node
class YourClan(Query):
    """Of your Clan alignment."""

    def source(self, c: Scope) -> str:
        return f"of_clan(s, {c.you})"

    def has(self, r: Reading, card: int) -> bool:
        plane = stats.clan_of(r.s, r.you)
        return plane >= 0 and bool(r.s.p[plane] & r.s.p[PERSONALITY] & 1 << card)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["of your Clan"])


@declares(strings={"kind": ("designator", ("limited", "open", "battle", "reaction"))})
@node
class WithAbility(Query):
    """Printed with an ability of this designator, wherever the card is."""

    kind: str

    def source(self, c: Scope) -> str:
        return f"with_designator(s, {self.kind!r})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(with_designator(r.s, self.kind) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(before=[self.kind.capitalize()])


@node
class FacingClan(Query):
    """At the current battlefield, with an enemy leader of this Clan."""

    clan: str

    def source(self, c: Scope) -> str:
        return f"facing(s, {FACTS[self.clan]})"

    def has(self, r: Reading, card: int) -> bool:
        s = r.s
        for side, plane in (("attacking", ATTACKING), ("defending", DEFENDING)):
            leader = enemy_leader(s, plane)
            if leader >= 0 and r.words.has(s, card, side) and stats.clan_of(s, leader) == FACTS[self.clan]:
                return r.words.has(s, card, "here")
        return False

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"whose enemy leader is a {self.clan.capitalize()} Clan player"])


@node
class CurrentProvince(Query):
    """The province at whose battlefield the battle is."""

    away = True

    def source(self, c: Scope) -> str:
        return "current_province(s)"

    def has(self, r: Reading, card: int) -> bool:
        return bool(r.s.battle[FIELD] == card)

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed="the current battlefield's province")


@node
class CanAttachTo(Query):
    """Cards in your hand that may be attached to one of these, and paid for (perhaps with so much less Gold)."""

    to: Query
    less: int = 0
    away = True

    def said_by(self, attach: Any) -> bool:
        """Does the effect beside it say all this?"""
        return (self.to, self.less) == (attach.to, attach.less)

    def source(self, c: Scope) -> str:
        if self.less:
            return f"attachable_for(s, {c.you}, {self.to.source(c)}, {c.words.plane('in hand')}, {self.less})"
        return f"attachable(s, {c.you}, {self.to.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        if self.less:
            return bool(attachable_for(r.s, r.you, r.mask(self.to), r.s.p[HAND], self.less) >> card & 1)
        return bool(attachable(r.s, r.you, r.mask(self.to)) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun()


@node
class CanBeAttached(Query):
    """Cards in your discard pile that may be attached to one of these; they must be paid for unless this holds."""

    to: Query
    free: Condition
    away = True

    def said_by(self, attach: Any) -> bool:
        """Does the effect beside it say all this?"""
        return (self.to, self.free) == (attach.to, attach.free)

    def source(self, c: Scope) -> str:
        less = f"({WAIVED} if {self.free.source(c)} else 0)"
        return f"attachable_for(s, {c.you}, {self.to.source(c)}, {c.words.plane('in discard')}, {less})"

    def has(self, r: Reading, card: int) -> bool:
        less = WAIVED if self.free.holds(r) else 0
        return bool(attachable_for(r.s, r.you, r.mask(self.to), r.s.p[DISCARD], less) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun()


@node
class CanBeTransferredTo(Query):
    """Attachments in play that one of these Personalities may bear, and does not."""

    to: Query

    def source(self, c: Scope) -> str:
        return f"transferable(s, {self.to.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(transferable(r.s, r.mask(self.to)) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"that can be transferred to {v.the(self.to)}"])


@node
class CanBear(Query):
    """Your Personalities to whom this card may be attached, if you can pay for it."""

    def source(self, c: Scope) -> str:
        return f"bearers(s, {c.you}, {c.this})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(hosts_for(r.s, r.you, r.this) >> card & 1) and bool(bearers(r.s, r.you, r.this))

    def noun(self, v: Voice) -> Noun:
        return Noun()


# --- what generated code calls ------------------------------------------------------------------------------------


@called(reads=())
def bare(s: Game) -> int:
    """Cards in play without attachments."""
    out = s.p[IN_PLAY]
    for c in bits(out & s.p[PERSONALITY]):
        if s.att[c]:
            out &= ~(1 << c)
    return out


@called(reads=())
def without_followers(s: Game) -> int:
    """Cards in play without Followers."""
    out = s.p[IN_PLAY]
    for c in bits(out & s.p[PERSONALITY]):
        if s.att[c] & s.p[FOLLOWER]:
            out &= ~(1 << c)
    return out


@called()
def with_designator(s: Game, kind: str) -> int:
    """The cards on which an ability with this designator is printed."""
    texts = [face.definition.text for face in s.box.faces]
    have = [any(kind in getattr(x, "kind", ()) for x in text) for text in texts]
    return sum([1 << c for c, k in enumerate(s.kind) if have[k]])


@called(reads=FIGHT)
def facing(s: Game, clan: int) -> int:
    """The cards at the current battlefield whose enemy leader is of a Clan."""
    out = 0
    for side in (ATTACKING, DEFENDING):
        leader = enemy_leader(s, side)
        if leader >= 0 and stats.clan_of(s, leader) == clan:
            out |= stats.army(s, side)
    return out


@called(reads=ARMIES)
def army_of(s: Game, mask: int) -> int:
    """The armies at the current battlefield that these cards are in."""
    out = 0
    for side in (ATTACKING, DEFENDING):
        army = stats.army(s, side)
        if army & mask:
            out |= army
    return out


@called(reads=("battle",))
def current_province(s: Game) -> int:
    return 1 << s.battle[FIELD] if s.battle[FIELD] >= 0 else 0


@called()
def bearers(s: Game, you: int, c: int) -> int:
    """Those of a player's Personalities who may have this card attached, if it can be paid for."""
    return hosts_for(s, you, c) if can_pay(s, you, stats.cost_of(s, c, you), c) else 0
