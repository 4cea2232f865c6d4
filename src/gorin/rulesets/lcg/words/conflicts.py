"""Words about conflicts: more of them, declared at once or the other way round, elsewhere, over early."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.kernel.questions import Purpose
from gorin.kernel.sides import is_foe
from gorin.language.english import Noun, Voice, article
from gorin.language.meaning import Reading
from gorin.language.nodes import Player, Query, declares, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import BROKE, taking_over
from gorin.rulesets.lcg.conflict.declaring import AS_MILITARY, AS_POLITICAL, COMMITTED
from gorin.rulesets.lcg.conflict.moving import movable_to
from gorin.rulesets.lcg.conflict.opportunities import declarations
from gorin.rulesets.lcg.rings.numbers import declared_type, ring_in
from gorin.rulesets.lcg.rings.pools import elements_at
from gorin.rulesets.lcg.state import CONFLICT_PHASE, ELEMENT_NAMES, ON, Game
from gorin.rulesets.lcg.words.conditions import TYPES
from gorin.rulesets.lcg.words.deeds import ACT, Deed, OnCards
from gorin.rulesets.lcg.words.phrases import conjugate
from gorin.rulesets.lcg.words.triggers import Heard


@node
class MoreConflicts(Deed):
    """A player may declare an additional conflict of a type this phase."""

    type: str
    who: Player = You()
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"about({ev.MORE_CONFLICTS}, {self.who.source(c)}, {TYPES[self.type]}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return f"(s.phase == {CONFLICT_PHASE} and {self.who.source(c)} >= 0)"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.phase == CONFLICT_PHASE and self.who.seat(r) >= 0)

    def english(self, v: Voice) -> str:
        return f"{self.who.english(v)} may declare an additional [{self.type}] conflict this phase"


@declares(strings={"ordinal": ("conflict", ("next", "first", "second", "third"))})
@node
class DeclareNow(Deed):
    """Immediately declare your next conflict for the phase, of a given type whatever its opportunity."""

    as_type: str = ""
    ordinal: str = "next"

    def mode(self) -> int:
        return COMMITTED | {"": 0, "military": AS_MILITARY, "political": AS_POLITICAL}[self.as_type]

    def told(self) -> int:
        return TYPES[self.as_type] if self.as_type else -1

    def build(self, b: Any, c: Scope) -> str:
        could = f"may_declare(s, {c.you}, {self.told()})"
        b.p.step("declare now", f"if {could}: start_conflict(s, {c.you}, {self.mode()})")
        return ""

    def could(self, c: Scope) -> str:
        return f"may_declare(s, {c.you}, {self.told()})"

    def could_now(self, r: Reading) -> bool:
        return may_declare(r.s, r.you, self.told())

    def english(self, v: Voice) -> str:
        text = f"immediately declare your {self.ordinal} conflict for this phase"
        return f"{text}. That conflict is [{self.as_type}] instead of its normal type" if self.as_type else text


@node
class BeforeDeclaring(Heard):
    """When you declare a conflict: before anything about it is chosen."""

    kinds = (ev.BEFORE_DECLARING,)

    def test(self, c: Scope) -> str:
        return f"e.player == {c.you}"

    def met(self, r: Reading) -> bool:
        return r.event.player == r.you

    def english(self, v: Voice) -> str:
        return "when you declare a conflict"


@node
class InvertDeclaration(Deed):
    """Choose a number: your opponent declares defenders first, then you declare with that many attackers."""

    def build(self, b: Any, c: Scope) -> str:
        n = b.p.new("i")
        numbers = f"attacker_numbers(s, {c.you})"
        b.p.step(
            "choose a number",
            f"ask_number(s, {c.you}, 'number of attackers', {numbers}, {n}, this)",
            asks=Purpose(self),
        )
        return f"about({ev.INVERT}, {c.you}, r[{n}], {c.this}, {ACT}, 0)"

    def could(self, c: Scope) -> str:
        return f"(not s.con[{ON}])"

    def could_now(self, r: Reading) -> bool:
        return not r.s.con[ON]

    def english(self, v: Voice) -> str:
        return (
            "choose a number greater than 0. Your opponent declares defenders for this conflict. Then declare the "
            "conflict with that number of attackers"
        )


@declares(strings={"by": ("player", ("you", "opponent"))})
@node
class ConflictDeclared(Heard):
    """After a conflict is declared: by whom, of which type and element, against this province, with one attacker."""

    by: str = ""  # "you", "opponent" or anybody
    type: str = ""
    element: str = ""
    against: Query | None = None
    here: bool = False  # against this province
    kinds = (ev.DECLARE,)

    def test(self, c: Scope) -> str:
        tests = {"": [], "you": [f"e.player == {c.you}"], "opponent": [f"is_foe(s, {c.you}, e.player)"]}[self.by]
        if self.type:
            tests.append(f"declared_type(e.n) == {TYPES[self.type]}")
        if self.element:
            tests.append(f"elements_at(s, ring_in(e.n)) >> {ELEMENT_NAMES.index(self.element)} & 1")
        if self.against is not None:
            tests.append(f"{self.against.source(c)} >> e.card & 1")
        if self.here:
            tests.append(f"e.card == {c.this}")
        return "(" + (" and ".join(tests) or "True") + ")"

    def met(self, r: Reading) -> bool:
        e = r.event
        if self.here and e.card != r.this:
            return False
        if self.by == "you" and e.player != r.you:
            return False
        if self.by == "opponent" and not is_foe(r.s, r.you, e.player):
            return False
        if self.type and declared_type(e.n) != TYPES[self.type]:
            return False
        if self.element and not elements_at(r.s, ring_in(e.n)) >> ELEMENT_NAMES.index(self.element) & 1:
            return False
        return self.against is None or self.against.has(r, e.card)

    def english(self, v: Voice) -> str:
        kind = "".join(f"[{x}] " for x in (self.type, self.element) if x)
        what = article(f"{kind}{'attack' if self.here else 'conflict'}")
        at = " here" if self.here else ""
        at += f" against {v.some(self.against)}" if self.against is not None else ""
        if not self.by:
            return f"after {what} is declared{at}"
        return f"after {'you declare' if self.by == 'you' else 'an opponent declares'} {what}{at}"


@node
class ConflictOver(Heard):
    """After a conflict is over: one that you declared, in which a province broke."""

    yours: bool = False
    broke: bool = False
    kinds = (ev.CONFLICT_ENDS,)

    def test(self, c: Scope) -> str:
        tests = [f"e.player == {c.you}"] if self.yours else []
        tests += [f"e.n & {BROKE}"] if self.broke else []
        return "(" + (" and ".join(tests) or "True") + ")"

    def met(self, r: Reading) -> bool:
        return (not self.yours or r.event.player == r.you) and (not self.broke or bool(r.event.n & BROKE))

    def english(self, v: Voice) -> str:
        whose = "a conflict you declared" if self.yours else "a conflict"
        return f"after the resolution of {whose}" + (", if that conflict broke a province" if self.broke else "")


# --- elsewhere ------------------------------------------------------------------------------------------------------


@node
class EligibleProvinces(Query):
    """The provinces to which the conflict could move."""

    def source(self, c: Scope) -> str:
        return "movable_to(s)"

    def has(self, r: Reading, card: int) -> bool:
        return bool(movable_to(r.s) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(head="province", before=["eligible"], other=True)


@node
class MoveConflict(OnCards):
    """The contested ring moves to another province, which is the attacked one now; or the conflict is there too."""

    what: Query
    also: bool = False
    kind = ev.MOVE_CONFLICT
    asked = "move the conflict to"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & movable_to(s))"

    def able_now(self, r: Reading, card: int) -> bool:
        return bool(movable_to(r.s) >> card & 1)

    def amount(self, c: Scope) -> str:
        return str(int(self.also))

    def english(self, v: Voice) -> str:
        if self.also:
            return f"reveal {v.the(self.what)}, if able. The conflict is also at {v.the(self.what)}"
        return f"move the contested ring to {v.the(self.what)} and reveal it, if able. It is now the attacked province"


@node
class EndConflict(Deed):
    """The conflict ends at once, without a winner."""

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"(ending_early(s, {c.this}, {ACT}) if s.con[{ON}] else [])"

    def could(self, c: Scope) -> str:
        return f"s.con[{ON}]"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.con[ON])

    def english(self, v: Voice) -> str:
        return "end the conflict"


@node
class TakesOverRing(Deed):
    """A player resolves the contested ring's effect, and claims it, in place of whoever would."""

    looks_back = True  # it cancels a step of the framework

    resolve: bool = True
    claim: bool = True
    who: Player = You()

    def wrong(self) -> Iterator[str]:
        if not (self.resolve or self.claim):
            yield "TakesOverRing: who neither resolves nor claims the ring takes nothing over."

    def events(self, c: Scope, tag: str = "0") -> str:
        n = taking_over(self.resolve, self.claim)
        return f"about({ev.RING_GOES_TO}, {self.who.source(c)}, {n}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return f"(s.con[{ON}] and {self.who.source(c)} >= 0)"

    def could_now(self, r: Reading) -> bool:
        return bool(r.s.con[ON] and self.who.seat(r) >= 0)

    def english(self, v: Voice) -> str:
        who = self.who.english(v)
        one, s = ("you", "") if who == "you" else ("he or she", "s")
        parts = ["cancel the ring effect of that conflict"] if self.resolve else []
        if self.resolve:
            parts.append(
                f"then, {who} resolve{s} that ring effect as if {one} had won the conflict as the attacking player"
            )
        if self.claim:
            parts.append(f"{conjugate(v, self.who, 'claim')} that ring")
        return ". ".join(x if i == 0 else x[0].upper() + x[1:] for i, x in enumerate(parts))


# --- what generated code calls --------------------------------------------------------------------------------------


@called()
def may_declare(s: Game, who: int, told: int) -> bool:
    """Could this player declare a conflict at once? Not while another resolves."""
    return not s.con[ON] and s.phase == CONFLICT_PHASE and bool(declarations(s, who, told=told))


@called()
def attacker_numbers(s: Game, who: int) -> list[int]:
    """The numbers of attackers a player may name: any, but more than there are characters means the same."""
    mine = s.p[facts.CHARACTER] & s.p[facts.IN_PLAY] & s.ctl[who]
    return list(range(1, max(1, mine.bit_count()) + 1))
