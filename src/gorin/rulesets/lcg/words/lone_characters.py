"""Words about the only character a player, or a side, has in a conflict."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import ATTACKING, DEFENDING
from gorin.rulesets.lcg.fields import SIDES
from gorin.rulesets.lcg.sides import side_of
from gorin.rulesets.lcg.state import Game


def participants(r: Reading) -> list[int]:
    """The reference: the participating characters this player controls."""
    return [x for x in range(len(r.s.kind)) if r.s.holder[x] == r.you and r.words.has(r.s, x, "participating")]


@node
class ThatSingle(Query):
    """The only participating character you control; nothing if there are several."""

    looks_back = True

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


@node
class AloneOnYourSide(Query):
    """The only participating character on your side of the conflict; nothing if there are several."""

    def source(self, c: Scope) -> str:
        return f"if_only_one(on_side(s, {c.you}))"

    def has(self, r: Reading, card: int) -> bool:
        return [*bits(on_side(r.s, r.you))] == [card]

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["that is participating on your side alone"])


@called(reads=SIDES | {ATTACKING, DEFENDING})
def on_side(s: Game, you: int) -> int:
    """The characters that participate on a player's side."""
    plane = side_of(s, you)
    return s.p[plane] if plane >= 0 else 0
