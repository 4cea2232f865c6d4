"""Characters that cannot take part in conflicts: not as attackers, not as defenders, not in those of a type."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.errors import CardError
from gorin.language.english import Voice
from gorin.language.nodes import Condition, Query, declares, node
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.fields import KIND_OF_CONFLICT
from gorin.rulesets.lcg.lasting.kinds import NO_PART
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.prohibitions.bars import bar
from gorin.rulesets.lcg.prohibitions.parts import no_part_as as no_part_as
from gorin.rulesets.lcg.state import ON, TYPE, Game
from gorin.rulesets.lcg.words.conditions import TYPES
from gorin.rulesets.lcg.words.deeds import reach
from gorin.rulesets.lcg.words.phrases import subject
from gorin.rulesets.lcg.words.text_changes import Lasts
from gorin.rulesets.lcg.words.texts import Constant, say_who, under

SIDES = {
    "attacking": (bars.ATTACKING, "attacks", "an attacker"),
    "defending": (bars.DEFENDING, "defends", "a defender"),
}


@node
class TakesNoPart(Constant):
    """Cards cannot participate in conflicts: in none of a type, or in none on one side."""

    what: Query
    role: str = ""  # "attacking" or "defending"
    type: str = ""
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        if self.role and self.type:
            raise CardError("TakesNoPart speaks of a side or of a type, not of both.")
        m = reach(self.what, c)
        if self.role:
            return [f"no_part_as(s, {m}, {SIDES[self.role][0]}, {self.role == 'attacking'})"]
        return [f"no_part_in(s, {m}, {TYPES[self.type]})" if self.type else f"bar(s, {bars.JOINING}, {m})"]

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        if self.what != This():
            return
        if self.role:
            test = f"{SIDES[self.role][1]}(s, {c.you})"
        else:
            test = f"s.con[{TYPE}] == {TYPES[self.type]}" if self.type else "True"
        yield "join", f"not ({test})" if self.when is None else f"not ({test} and {self.when.source(c)})"

    def english(self, v: Voice) -> str:
        kind = f"[{self.type}] " if self.type else ""
        side = f" as {SIDES[self.role][2]}" if self.role else ""
        return under(self.when, f"{say_who(self.what, v)} cannot participate in {kind}conflicts{side}", v)


@declares(strings={"role": ("side", tuple(SIDES))})
@node
class KeptOut(Lasts):
    """Until a period ends, cards cannot participate on one side."""

    what: Query
    role: str = "attacking"
    until: str = "phase"
    row = NO_PART
    order = False

    def amount(self, c: Scope) -> str:
        return str(int(self.role == "attacking"))

    def english(self, v: Voice) -> str:
        return f"{subject(self.what, v)} cannot participate as {SIDES[self.role][2]} this {self.until}"


# --- what generated code calls --------------------------------------------------------------------------------------


@called(reads=KIND_OF_CONFLICT)
def no_part_in(s: Game, mask: int, kind: int) -> None:
    """Barred from conflicts of a type; while there is one, from taking part at all."""
    bar(s, bars.JOINING_MILITARY + kind, mask)
    if s.con[ON] and s.con[TYPE] == kind:
        bar(s, bars.JOINING, mask)
