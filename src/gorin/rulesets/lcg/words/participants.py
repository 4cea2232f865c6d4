"""Words about who takes part in the conflict: on which side there are more, and who stands out among them."""

from __future__ import annotations

from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Player, Query, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.language.sets import All, Is, Measured
from gorin.rulesets.lcg.sides import participants
from gorin.rulesets.lcg.words.players import YourOpponent


@node
class MoreParticipating(Condition):
    """A player has more participating characters than another."""

    whose: Player = You()
    than: Player = YourOpponent()
    bare = True

    def source(self, c: Scope) -> str:
        return f"(participants(s, {self.whose.source(c)}) > participants(s, {self.than.source(c)}))"

    def holds(self, r: Reading) -> bool:
        return participants(r.s, self.whose.seat(r)) > participants(r.s, self.than.seat(r))

    def english(self, v: Voice) -> str:
        who = self.whose.english(v)
        have = "have" if who == "you" else "has"
        return f"in which {who} {have} more participating characters than {self.than.english(v)}"


@node
class Highest(Measured):
    """Those whose statistic is the highest in a set."""

    stat: str
    among: Query

    def within(self, cards: str, c: Scope) -> str:
        w = c.words
        mask = f"{cards} & {w.carriers(self.stat)}" if cards else w.carriers(self.stat)
        which, among = w.stat(self.stat), w.cards(self.among, c)
        return f"with_stat(s, {mask}, {which}, '>=', highest(s, {among}, {which}))"

    def has(self, r: Reading, card: int) -> bool:
        if not r.words.carries(r.s, card, self.stat):
            return False
        most = max([r.words.value(r.s, x, self.stat) for x in r.cards(self.among)], default=-1)
        return r.words.value(r.s, card, self.stat) >= most

    def noun(self, v: Voice) -> Noun:
        everybody = self.among == All((Is("participating"), Is("character")))
        where = "in the conflict" if everybody else f"among {v.noun(self.among, plural=True)}"
        return Noun(after=[f"with the highest {v.words.stat_word(self.stat)} {where}"])
