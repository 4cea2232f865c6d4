"""Characters that join a conflict, and what is the first of its kind: your first conflict, the first of a type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Query, declares, node
from gorin.language.scope import Scope
from gorin.language.sets import Host
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import BROKE
from gorin.rulesets.lcg.lasting.memories import how_much
from gorin.rulesets.lcg.rings.numbers import declared_type
from gorin.rulesets.lcg.state import COST, ON, PERIODS, SWITCHES, TYPE, Game
from gorin.rulesets.lcg.words.conditions import ROLES, TYPES
from gorin.rulesets.lcg.words.memories import Declaring, HowMuch, OfConflicts, Recalls
from gorin.rulesets.lcg.words.texts import Modifies, under
from gorin.rulesets.lcg.words.triggers import CardHeard, Heard, PlainlyHeard
from gorin.rulesets.lcg.words.vocabulary import STATS


class JoinsConflict(
    PlainlyHeard, kinds=(ev.COMMIT, ev.MOVE_IN), says="after {} commits to a conflict or moves to a conflict"
):
    """After such a card commits to a conflict (is declared as an attacker or a defender) or moves to one."""


@declares(strings={"role": ("side", tuple(ROLES))})
@node
class DeclaredAs(CardHeard):
    """After such a card is declared as an attacker, as a defender, or as either."""

    who: Query
    role: str = ""
    kinds = (ev.COMMIT,)

    def test(self, c: Scope) -> str:
        return f"({super().test(c)} and {c.words.plane(self.role or 'participating')} >> e.card & 1)"

    def met(self, r: Reading) -> bool:
        return super().met(r) and r.words.has(r.s, r.event.card, self.role or "participating")

    def english(self, v: Voice) -> str:
        return f"after {v.some(self.who)} is declared as {ROLES.get(self.role, 'an attacker or defender')}"


@node
class MovesIn(CardHeard):
    """After such a card moves to a conflict; with `participating`, after 1 or more move to one in which another
    participates."""

    who: Query
    participating: Query | None = None
    kinds = (ev.MOVE_IN,)

    def together(self) -> Callable[[Event], int] | None:
        return None if self.participating is None else all_at_once

    def test(self, c: Scope) -> str:
        if self.participating is None:
            return super().test(c)
        there = f"{self.participating.source(c)} & {c.words.plane('participating')}"
        return f"({super().test(c)} and ({there}) != 0)"

    def met(self, r: Reading) -> bool:
        there = self.participating
        part = there is None or any(r.words.has(r.s, c, "participating") for c in r.members(there))
        return part and super().met(r)

    def english(self, v: Voice) -> str:
        if self.participating is None:
            return f"after {v.some(self.who)} moves to a conflict"
        who = f"1 or more {v.noun(self.who, plural=True)}"
        return f"after {who} move to a conflict in which {v.some(self.participating)} is participating"


def all_at_once(e: Event) -> int:
    """Whoever moves there at the same time."""
    return 0


# --- the first of its kind --------------------------------------------------------------------------------------------


@node
class FirstConflictOver(Heard, Recalls):
    """After your first conflict this phase is over, in which you attacked; in which a province broke, if it says so."""

    broke: bool = False
    kinds = (ev.CONFLICT_ENDS,)

    def remembers(self) -> tuple[Any, int, str]:
        return HowMuch(Declaring()).remembers()

    def test(self, c: Scope) -> str:
        broke = f" and e.n & {BROKE}" if self.broke else ""
        return f"(e.player == {c.you}{broke} and {HowMuch(Declaring()).source(c)} == 1)"

    def met(self, r: Reading) -> bool:
        yours = r.event.player == r.you and (not self.broke or bool(r.event.n & BROKE))
        return yours and HowMuch(Declaring()).value(r) == 1

    def english(self, v: Voice) -> str:
        text = "after the resolution of your first conflict this phase as the attacking player"
        return text + (", if that conflict broke a province" if self.broke else "")


@node
class Fighting(OfConflicts):
    """Conflicts of a type, whoever declares them. One whose type was switched has been of both."""

    type: str = ""
    kinds = (ev.DECLARE, ev.SWITCH_TYPE)
    verb = "fought"

    def noted(self, s: Game, e: Event, you: int) -> tuple[int, int]:
        """Everybody has fought it."""
        kind = declared_type(e.n) if e.kind == ev.DECLARE else s.con[TYPE]
        new = e.kind == ev.DECLARE or s.con[SWITCHES] == 1
        return you, int(new and self.counts(kind))

    def done(self, r: Reading) -> tuple[int, int]:
        return self.noted(r.s, r.event, r.you)


@node
class FirstOfRound(Condition, Recalls):
    """During the first conflict of a type each round."""

    type: str
    bare = True

    def remembers(self) -> tuple[Any, int, str]:
        return Fighting(self.type), PERIODS["round"], Fighting(self.type).name("round")

    def source(self, c: Scope) -> str:
        fought = f"how_much(s, {Fighting(self.type).name('round')!r}, {c.you}, {c.you})"
        return f"(s.con[{ON}] and s.con[{TYPE}] == {TYPES[self.type]} and {fought} <= 1)"

    def holds(self, r: Reading) -> bool:
        fought = how_much(r.s, Fighting(self.type).name("round"), r.you, r.you)
        return bool(r.s.con[ON] and r.s.con[TYPE] == TYPES[self.type] and fought <= 1)

    def english(self, v: Voice) -> str:
        return f"during the first [{self.type}] conflict each round"


# --- the letter X beside a skill --------------------------------------------------------------------------------------


@node
class SkillX(Modifies):
    """What the X beside a skill of this attachment is equal to. The letter itself is no part of the text."""

    n: Number
    stat: str = "military"
    when: Condition | None = None

    def modifiers(self, c: Scope) -> list[str]:
        return [f"({STATS[self.stat]}, {Host().source(c)}, {self.n.source(c)})"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"X is equal to {self.n.english(v)}", v)


# --- what generated code calls ----------------------------------------------------------------------------------------


@called()
def cost_printed(s: Game, c: int) -> int:
    """A card's printed cost; a dash counts 0."""
    return max(0, int(s.box.faces[s.kind[c]].numbers[COST]))


@called()
def within_cost(s: Game, mask: int, most: int) -> int:
    """Those of a set whose printed cost is no higher."""
    return sum(1 << c for c in bits(mask) if cost_printed(s, c) <= most)
