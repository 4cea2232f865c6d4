"""Words about the only character a player has in a conflict."""

from __future__ import annotations

from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, node
from gorin.language.scope import Scope


def participants(r: Reading) -> list[int]:
    """The reference: the participating characters this player controls."""
    return [x for x in range(len(r.s.kind)) if r.s.holder[x] == r.you and r.words.has(r.s, x, "participating")]


@node
class ThatSingle(Query):
    """The only participating character you control; nothing if there are several."""

    def source(self, c: Scope) -> str:
        mine = f"({c.words.plane('participating')} & s.ctl[{c.you}])"
        return f"if_only_one({mine})"

    def has(self, r: Reading, card: int) -> bool:
        return participants(r) == [card]

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed="that character")


@node
class SingleParticipant(Condition):
    """You control only a single participating character: said of a conflict that an ability waits for."""

    bare = True

    def source(self, c: Scope) -> str:
        return f"({ThatSingle().source(c)} != 0)"

    def holds(self, r: Reading) -> bool:
        return len(participants(r)) == 1

    def english(self, v: Voice) -> str:
        return "in which you control only a single participating character"
