"""Words about who takes part in the conflict: on which side there are more, and who stands out among them."""

from __future__ import annotations

from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Player, Query, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.language.sets import All, Is, Measured
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import ATTACKING, DEFENDING
from gorin.rulesets.lcg.fields import SIDES
from gorin.rulesets.lcg.lasting.edicts import MORE_PARTICIPANTS, edicts
from gorin.rulesets.lcg.sides import participants
from gorin.rulesets.lcg.state import ON, Game
from gorin.rulesets.lcg.words.conditions import NO_CONFLICT, against
from gorin.rulesets.lcg.words.edicts import Edict
from gorin.rulesets.lcg.words.players import YourOpponent


@node
class MoreParticipating(Condition):
    """A player has more participating characters than another."""

    whose: Player = You()
    than: Player = YourOpponent()
    bare = True

    def source(self, c: Scope) -> str:
        return f"(in_the_conflict(s, {self.whose.source(c)}) > in_the_conflict(s, {self.than.source(c)}))"

    def holds(self, r: Reading) -> bool:
        return in_the_conflict(r.s, self.whose.seat(r)) > in_the_conflict(r.s, self.than.seat(r))

    def instead(self, r: Reading, v: Voice) -> str:
        return against(r, [in_the_conflict(r.s, q) for q in range(r.s.box.seats)], self.whose, self.than)

    def english(self, v: Voice) -> str:
        who = self.whose.english(v)
        have = "have" if who == "you" else "has"
        return f"in which {who} {have} more participating characters than {self.than.english(v)}"


@node
class ControlsMore(Condition):
    """A player controls more (or fewer) participating characters than another."""

    whose: Player = You()
    than: Player = YourOpponent()
    fewer: bool = False

    def source(self, c: Scope) -> str:
        one, other = self.whose.source(c), self.than.source(c)
        op = "<" if self.fewer else ">"
        return f"({one} >= 0 and {other} >= 0 and in_the_conflict(s, {one}) {op} in_the_conflict(s, {other}))"

    def holds(self, r: Reading) -> bool:
        one, other = self.whose.seat(r), self.than.seat(r)
        if one < 0 or other < 0:
            return False
        mine, theirs = in_the_conflict(r.s, one), in_the_conflict(r.s, other)
        return mine < theirs if self.fewer else mine > theirs

    def instead(self, r: Reading, v: Voice) -> str:
        if not r.s.con[ON]:
            return NO_CONFLICT
        return against(r, [in_the_conflict(r.s, q) for q in range(r.s.box.seats)], self.whose, self.than)

    def english(self, v: Voice) -> str:
        who = self.whose.english(v)
        control = "control" if who == "you" else "controls"
        return (
            f"{who} {control} {'fewer' if self.fewer else 'more'} participating characters than {self.than.english(v)}"
        )


@node
class CountsAsMore(Edict):
    """Is considered to control so many additional characters in the conflict. Decision: that is heard where the numbers
    of participating characters are compared; these have no traits, and neither attack nor defend."""

    n: int = 1
    who: Player | str = You()
    when: Condition | None = None
    code = MORE_PARTICIPANTS

    def number(self, c: Scope) -> str:
        return str(self.n)

    def says(self, v: Voice) -> str:
        are = "are" if self.subject(v) == "you" else "is"
        what = "an additional character" if self.n == 1 else f"{self.n} additional characters"
        return f"{self.subject(v)} {are} considered to control {what} in this conflict"


@called(reads=SIDES | {ATTACKING, DEFENDING})
def in_the_conflict(s: Game, who: int) -> int:
    """How many participating characters a player has, or is considered to have."""
    return participants(s, who) + sum(edicts(s, MORE_PARTICIPANTS, who)) if who >= 0 else 0


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
