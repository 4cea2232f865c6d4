"""Copies of what lies in a discard pile cannot be played."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.language.english import Voice
from gorin.language.nodes import Condition, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.fields import OUT_OF_PLAY
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.runtime import same_title
from gorin.rulesets.lcg.words.texts import Constant, under


@node
class CannotPlayCopies(Constant):
    """Opponents cannot play copies of events that lie in their own conflict discard piles."""

    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"bar_copies(s, foe_seats(s, {c.you}))"]

    def english(self, v: Voice) -> str:
        text = "each opponent cannot play copies of event cards that are in his or her conflict discard pile"
        return under(self.when, text, v)


@called(reads=OUT_OF_PLAY)
def bar_copies(s: Game, players: int) -> None:
    """None of these players may play an event of which a copy lies in the conflict discard pile of that player."""
    there = s.p[facts.EVENT] & s.p[facts.DISCARD] & s.p[facts.CONFLICT]
    for q in bits(players):
        copies = 0
        for c in bits(there & s.ctl[q]):
            copies |= same_title(s, c)
        bars.bar(s, bars.PLAYING, copies & s.p[facts.EVENT], 1 << q)
