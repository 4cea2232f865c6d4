"""What has happened: to cards by an action, by a battle's resolution, or in this turn."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Node, Player, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.playing.memory import assigned_to_attack, befallen

DEEDS = {"moved": (ev.MOVE_HOME, ev.MOVE_TO, ev.SWITCH), "destroyed": (ev.DESTROY,)}


class Recalls(Node):
    """A word about what has happened before: these kinds of event are remembered in a box where a card says it, or,
    where it is no event, what is written down when it is done."""

    @property
    def recalled(self) -> tuple[int, ...]:
        return ()


@declares(strings={"deed": ("deed", DEEDS)})
@node
class ItDid(Recalls, Condition):
    """The action (or the battle's resolution) that triggered the ability has moved, or destroyed, such a card."""

    deed: str
    what: Query

    @property
    def recalled(self) -> tuple[int, ...]:
        return DEEDS[self.deed]

    def source(self, c: Scope) -> str:
        return f"(befallen(s, {DEEDS[self.deed]!r}, {c.event}.act) & {self.what.source(c)} != 0)"

    def holds(self, r: Reading) -> bool:
        found = befallen(r.s, DEEDS[self.deed], r.event.act)
        return any(found >> x & 1 for x in r.members(self.what))

    def english(self, v: Voice) -> str:
        return f"it {self.deed} {v.some(self.what)}"


@node
class AssignedNobody(Recalls, Condition):
    """A player has assigned none of his Personalities to an attacking army this turn."""

    who: Player

    @property
    def recalled(self) -> tuple[int, ...]:
        return (ev.ASSIGN,)

    def source(self, c: Scope) -> str:
        return f"(not assigned_to_attack(s, {self.who.source(c)}))"

    def holds(self, r: Reading) -> bool:
        return not assigned_to_attack(r.s, self.who.seat(r))

    def english(self, v: Voice) -> str:
        return f"{self.who.english(v)} assigned nobody to an attacking army this turn"
