"""Where cards are to each other: opposing, at the same location; and going to another battlefield."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.decisions import Option
from gorin.kernel.events import Event
from gorin.kernel.questions import Purpose
from gorin.language.english import Noun, Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, declares, node
from gorin.language.program import go
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import UNIT_FORCE, stat
from gorin.rulesets.ccg.battle.attack import attack_frame
from gorin.rulesets.ccg.called import FIGHT, called
from gorin.rulesets.ccg.card import CLANS, PEOPLE
from gorin.rulesets.ccg.facts import ATTACKING, CRAB, DEFENDING, HERE, IN_PLAY, PERSONALITY, PROVINCE, REMOVED
from gorin.rulesets.ccg.sides import takes_part
from gorin.rulesets.ccg.state import HOME, Game
from gorin.rulesets.ccg.words.deeds import ACT, Deed

SIDES = ((ATTACKING, DEFENDING), (DEFENDING, ATTACKING))


@node
class Opposing(Query):
    """On the other side of the battlefield where a card is."""

    of: Query
    there = "at the current battlefield"

    def source(self, c: Scope) -> str:
        return f"opposing(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        for x in r.members(self.of):
            for side, other in (("attacking", "defending"), ("defending", "attacking")):
                if r.words.has(r.s, x, side) and r.words.has(r.s, card, other) and place(r.s, x) == place(r.s, card):
                    return True
        return False

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"opposing {v.the(self.of)}"])


@node
class Alongside(Query):
    """On the same side of the battlefield where a card is, itself included: its army, even when no battle is fought."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"alongside(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        for x in r.members(self.of):
            for side in ("attacking", "defending"):
                if r.words.has(r.s, x, side) and r.words.has(r.s, card, side) and place(r.s, x) == place(r.s, card):
                    return True
        return False

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"in {possessive(v.the(self.of))} army"])


@node
class ProvinceAt(Query):
    """The province at whose battlefield a card is."""

    of: Query
    away = True

    def source(self, c: Scope) -> str:
        return f"province_at(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "province") and any(location(r.s, x)[0] == card for x in r.members(self.of))

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed=f"{possessive(v.the(self.of))} battlefield's province")


@node
class ThisProvince(Query):
    """The province that this Region is attached to."""

    away = True

    def source(self, c: Scope) -> str:
        return f"host_of(s, {c.this})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(r.s.host[r.this] == card)

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed="this province")


@node
class SameLocation(Query):
    """At the location of a card: the same battlefield, or the same player's home. The card itself is there too."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"same_location(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        s = r.s
        if not r.words.has(s, card, "in play"):
            return False
        return any(location(s, x) == location(s, card) for x in r.members(self.of) if r.words.has(s, x, "in play"))

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"at {possessive(v.the(self.of))} location"])


@node
class SameClan(Query):
    """With a Clan alignment that a card has too."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"same_clan(s, {self.of.source(c)})"

    def has(self, r: Reading, card: int) -> bool:
        return any(r.words.has(r.s, card, x) and any(r.words.has(r.s, y, x) for y in r.members(self.of)) for x in CLANS)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"with the same Clan alignment as {v.the(self.of)}"])


@node
class Unit(Query):
    """Units, each told by its Personality."""

    def source(self, c: Scope) -> str:
        return c.words.plane("personality")

    def has(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "personality")

    def noun(self, v: Voice) -> Noun:
        return Noun(head="unit")


@node
class Weakest(Query):
    """Units at the current battlefield with zero total Force, or with the lowest there that is not zero."""

    def source(self, c: Scope) -> str:
        return "weakest(s)"

    def has(self, r: Reading, card: int) -> bool:
        here = [x for x in range(len(r.s.kind)) if r.words.has(r.s, x, "here") and r.words.has(r.s, x, "personality")]
        forces = {x: r.words.value(r.s, x, "unit force") for x in here}
        return card in forces and forces[card] in (0, min([n for n in forces.values() if n], default=0))

    def noun(self, v: Voice) -> Noun:
        lowest = "with the lowest non-zero total Force among all units at the current battlefield"
        return Noun(after=[f"with zero total Force or {lowest}"])


@declares(happens_to={"what": PEOPLE})
@node
class MoveElsewhere(Deed):
    """Move a Personality to a battlefield he is not at, which you choose, if he is at one already; perhaps he may go
    home instead. `opposed`: only to where there are enemy units, from wherever he is."""

    what: Query
    home: bool = False
    opposed: bool = False
    done = "moved"

    @property
    def brings(self) -> bool:
        return self.opposed

    def build(self, b: Any, c: Scope) -> str:
        p, answer = b.p, b.p.new("i")
        out = p.fresh("nowhere")
        places = f"destinations(s, {c.you}, {self.what.source(c)}, {self.home}, {self.opposed})"
        p.step(
            "where to",
            f"ev = {places}",
            f"if ev: ask(s, {c.you}, 'move where', ev, {answer}, this)",
            go(out, f"else: r[{answer}] = -2;"),
            asks=Purpose(self),
        )
        p.label(out)
        return f"moves(s, {self.what.source(c)}, r[{answer}], {c.you}, {c.this}, {ACT})"

    def english(self, v: Voice) -> str:
        where = "a battlefield with one or more enemy units" if self.opposed else "another battlefield"
        return f"move {v.the(self.what)} {'home or ' * self.home}to {where}"


# --- what generated code calls ------------------------------------------------------------------------------------


def place(s: Game, c: int) -> int:
    """The battlefield a card is at, or home: an attachment is where its Personality is."""
    host = s.host[c]
    return s.at[host] if host >= 0 and s.p[IN_PLAY] >> host & 1 else s.at[c]


def location(s: Game, c: int) -> tuple[int, int]:
    """The battlefield a card is at; or home, and whose home it is. A Region is in the home of its province's player,
    whoever controls it, or at the battlefield there as long as the province is attacked."""
    host = s.host[c]
    if host >= 0 and s.p[PROVINCE] >> host & 1:
        attacked = s.attacker >= 0 and host in s.provinces[s.defender] and attack_frame(s) is not None
        return (host, -1) if attacked else (HOME, s.holder[host])
    at = place(s, c)
    return at, s.holder[c] if at == HOME else -1


@called(reads=FIGHT)
def opposing(s: Game, mask: int) -> int:
    """The cards of the armies against those in which these cards are."""
    out = 0
    for side, other in SIDES:
        fields = {place(s, c) for c in bits(mask & s.p[side])}
        if fields:
            out |= sum([1 << c for c in bits(s.p[other]) if place(s, c) in fields])
    return out


@called(reads=FIGHT)
def alongside(s: Game, mask: int) -> int:
    """The cards of the armies in which these cards are."""
    out = 0
    for side, _ in SIDES:
        fields = {place(s, c) for c in bits(mask & s.p[side])}
        if fields:
            out |= sum([1 << c for c in bits(s.p[side]) if place(s, c) in fields])
    return out


@called()
def province_at(s: Game, mask: int) -> int:
    """The provinces at whose battlefields these cards are."""
    fields = {location(s, c)[0] for c in bits(mask & s.p[IN_PLAY])}
    return sum([1 << field for field in fields if field >= 0 and not s.p[REMOVED] >> field & 1])


@called(reads=FIGHT)
def same_location(s: Game, mask: int) -> int:
    """The cards in play where one of these is."""
    where = {location(s, c) for c in bits(mask & s.p[IN_PLAY])}
    return sum([1 << c for c in bits(s.p[IN_PLAY]) if location(s, c) in where]) if where else 0


@called()
def same_clan(s: Game, mask: int) -> int:
    """The cards with a Clan alignment that one of these has."""
    out = 0
    for plane in range(CRAB, CRAB + len(CLANS)):
        if s.p[plane] & mask:
            out |= s.p[plane]
    return out


@called()
def weakest(s: Game) -> int:
    """The units at the current battlefield with the least Force, and those with none."""
    forces = {c: stat(s, c, UNIT_FORCE) for c in bits(s.p[HERE] & s.p[PERSONALITY])}
    least = min([n for n in forces.values() if n], default=0)
    return sum([1 << c for c, n in forces.items() if n in (0, least)])


@called()
def destinations(s: Game, you: int, mask: int, home: bool, opposed: bool) -> list[Option]:
    """Where a unit may be moved, as options: the value of a battlefield is its province, of home -1."""
    c = mask.bit_length() - 1
    if c < 0 or not s.p[IN_PLAY] >> c & 1 or s.attacker < 0 or not takes_part(s, s.holder[c]):
        return []
    at = s.at[c]
    out = [Option(1, -1, HOME)] if home and at != HOME else []
    if at == HOME and not opposed:
        return out
    for field in s.provinces[s.defender]:
        if field != at and not s.p[REMOVED] >> field & 1 and (not opposed or _enemies_at(s, s.holder[c], field)):
            out.append(Option(1, field, field))
    return out


def _enemies_at(s: Game, who: int, field: int) -> bool:
    """Are there units at a battlefield that are against this player?"""
    side = DEFENDING if s.attacking_players >> who & 1 else ATTACKING
    return any(s.at[c] == field for c in bits(s.p[side]))


@called()
def moves(s: Game, mask: int, to: int, you: int, source: int, act: int) -> list[Event]:
    """The movement that was chosen."""
    kind = ev.MOVE_HOME if to == HOME else ev.MOVE_TO
    return [Event(kind, c, you, max(0, to), source, act, 0) for c in bits(mask)] if to >= HOME else []
