"""Words of the Reaction by which a Personality answers for a loss of Honor."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import ABILITY
from gorin.kernel.events import COST
from gorin.language.english import Noun, Voice
from gorin.language.hearing import Heard
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.playing.actions import frame_of
from gorin.rulesets.ccg.points import PERFORMER, TARGETED
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.words.deeds import Deed


@node
class LosesHonorFrom(Heard):
    """Before you lose Honor from an action that targeted, or was performed by, such a card. Decision: a cost of losing
    Honor is not answered, for it could not be paid in full then."""

    who: Query
    kinds = (ev.LOSE_HONOR,)
    would = True

    def test(self, c: Scope) -> str:
        mine = f"e.player == {c.you} and e.n > 0 and not e.tag & {COST}"
        return f"{mine} and {c.words.cards(self.who, c)} & had_part(s, e.act) != 0"

    def met(self, r: Reading) -> bool:
        e = r.event
        mine = e.player == r.you and e.n > 0 and not e.tag & COST
        return mine and bool(r.mask(self.who) & had_part(r.s, e.act))

    def english(self, v: Voice) -> str:
        return f"before you lose Honor from an action that targeted or was performed by {v.some(self.who)}"


@node
class HadPart(Query):
    """Targeted by the action that triggered the ability, or its performer."""

    def source(self, c: Scope) -> str:
        return f"had_part(s, {c.event}.act)"

    def has(self, r: Reading, card: int) -> bool:
        return bool(had_part(r.s, r.event.act) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=["that had part in it"])


@called()
def had_part(s: Game, act: int) -> int:
    """What the action with this number has targeted so far, and who performs it; nothing for a trait."""
    f = frame_of(s, act)
    if f is None or s.box.abilities[f.regs[ABILITY]].node.trait:
        return 0
    return f.regs[TARGETED] | f.regs[PERFORMER]


@declares(needs=("would", "LoseOnly answers only a loss that is about to happen."))
@node
class LoseOnly(Deed):
    """The loss of Honor that triggered the ability is reduced to so much."""

    n: int
    order = False

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("reduce it", f"lessen(s, r[3], r[4], {self.n})")
        return ""

    def english(self, v: Voice) -> str:
        return f"reduce the Honor loss to {self.n}"


@called()
def lessen(s: Game, depth: int, i: int, n: int) -> None:
    """What is about to happen is so much at most."""
    if depth >= 0:
        f = s.frames[depth]
        f.events = (*f.events[:i], f.events[i]._replace(n=min(n, f.events[i].n)), *f.events[i + 1 :])
