"""What must be declared if it can be: characters, always or for a while, and conflicts."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Player, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.lasting import edicts
from gorin.rulesets.lcg.prohibitions.compulsion import BOTH_TYPES, MUST_ATTACK, MUST_DEFEND
from gorin.rulesets.lcg.state import PERIODS
from gorin.rulesets.lcg.words.conditions import TYPES
from gorin.rulesets.lcg.words.deeds import Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.edicts import Edict
from gorin.rulesets.lcg.words.phrases import subject
from gorin.rulesets.lcg.words.texts import Constant, under

CODES = {"attacking": MUST_ATTACK, "defending": MUST_DEFEND}
AS = {"attacking": "an attacker", "defending": "a defender"}


def types_of(type: str) -> int:
    """The types of conflict it is about, as a set."""
    return 1 << TYPES[type] if type else BOTH_TYPES


def says(what: Query, role: str, type: str, v: Voice) -> str:
    """ "this character must be declared as an attacker in each [military] conflict if able"."""
    kind = f"each [{type}] conflict" if type else "each conflict"
    return f"{subject(what, v)} must be declared as {AS[role]} in {kind} if able"


@node
class MustBeDeclared(Constant):
    """Cards must be declared as attackers or defenders, as long as this text counts."""

    what: Query
    role: str = "attacking"
    type: str = ""
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"compel(s, {CODES[self.role]}, {reach(self.what, c)}, {types_of(self.type)})"]

    def english(self, v: Voice) -> str:
        return under(self.when, says(self.what, self.role, self.type, v), v)


@node
class Compel(Deed):
    """Until a period ends, cards must be declared as attackers or defenders."""

    what: Query
    role: str = "attacking"
    type: str = ""
    until: str = "phase"
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        row = f"{CODES[self.role]}, {m}, {types_of(self.type)}, {c.this}, {PERIODS[self.until]}, {c.you}"
        return f"[lasting({row})]"

    def could(self, c: Scope) -> str:
        return timely(self.until, f"({reach(self.what, c)} & {c.words.plane('character')})")

    def could_now(self, r: Reading) -> bool:
        some = any(r.words.has(r.s, card, "character") for card in reached(r, self.what))
        return some and timely_now(self.until, r)

    def english(self, v: Voice) -> str:
        return f"until the end of the {self.until}, {says(self.what, self.role, self.type, v)}"


@node
class MustDeclare(Edict):
    """Must declare a conflict, of a type if one is named, at each opportunity at which it is possible."""

    type: str = ""
    who: Player | str = "opponents"
    when: Condition | None = None
    code = edicts.MUST_DECLARE

    def number(self, c: Scope) -> str:
        return str(TYPES[self.type] + 1 if self.type else 0)

    def says(self, v: Voice) -> str:
        kind = f"a [{self.type}] conflict" if self.type else "a conflict"
        return f"{self.subject(v)} must declare {kind} at each conflict opportunity if able"
