"""Events that are played from a discard pile by the effect of a card."""

from __future__ import annotations

from typing import Any

from gorin.kernel.abilities import Ability, start, usable
from gorin.kernel.bits import bits
from gorin.kernel.events import NO_EVENT, Event
from gorin.kernel.windows import emit
from gorin.language.calling import DEAR
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.lasting.kinds import AS_IN_HAND
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed


@node
class PlayEvent(Deed):
    """Play an event from where it lies, as if it were in your hand: one whose action could be taken now. Perhaps it is
    removed from the game afterwards, whatever became of its effects."""

    what: Query
    removed: bool = False
    takes = True

    def build(self, b: Any, c: Scope) -> str:
        card, before = b.p.new("i"), b.p.new("i")
        m = c.words.cards(self.what, c)
        b.p.step("which event", f"r[{card}] = low({m}) if {m} else -1", f"r[{before}] = s.inc[r[{card}]]")
        b.p.step("play it", f"if r[{card}] >= 0: play_event(s, r[{card}], {c.you})")
        if self.removed:
            gone = f"remove_played(s, r[{card}], r[{before}], {c.you}, {c.this}, {ACT})"
            b.p.step("remove it", f"if r[{card}] >= 0: {gone}")
        return ""

    def could(self, c: Scope) -> str:
        return f"events_playable(s, {c.words.cards(self.what, c)}, {c.you})"

    def could_now(self, r: Reading) -> bool:
        return bool(events_playable(r.s, r.mask(self.what), r.you))

    def english(self, v: Voice) -> str:
        text = f"play {v.object(self.what, self.takes)} as if it were in your hand"
        return f"{text}. Remove that event from the game" if self.removed else text


@called(cost=DEAR)
def events_playable(s: Game, mask: int, you: int) -> int:
    """The events of a set whose actions this player could take if they were in hand."""
    mask &= s.p[facts.EVENT]
    return sum(1 << c for c in bits(mask) if action_of(s, c, you) is not None)


def action_of(s: Game, c: int, you: int) -> Ability | None:
    """The action of an event that could be taken now if the card were in this player's hand."""
    s.constant_effects.append((AS_IN_HAND, 1 << c, you))
    try:
        for a in s.box.faces[s.kind[c]].abilities:
            acts = a.slots == (s.box.rules.action_slot,) and not a.granted
            if acts and a.can(s, you, c, NO_EVENT, 0) and usable(s, a, you, c, c):
                return a
    finally:
        s.constant_effects.pop()
    return None


@called()
def play_event(s: Game, c: int, you: int) -> None:
    """Begin to play it, if it still can be played: it is paid for as if it came from hand."""
    a = action_of(s, c, you)
    if a is not None:
        start(s, a, you, c, c)


@called()
def remove_played(s: Game, c: int, before: int, you: int, source: int, act: int) -> None:
    """An event that has been played is removed from the game, if it lies in a discard pile now."""
    if s.inc[c] != before and s.p[facts.DISCARD] >> c & 1:
        emit(s, (Event(ev.REMOVE, c, you, 0, source, act),))
