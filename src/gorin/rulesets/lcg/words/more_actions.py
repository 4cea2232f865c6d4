"""Taking another action at once."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import node
from gorin.language.scope import Scope
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.playing.windows import ACTIONS, PASSES, TURN
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import Deed


@node
class AnotherAction(Deed):
    """The next opportunity in the action window is yours again. Decision: it is an opportunity, which one may pass."""

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("another action", f"act_again(s, {c.you})")
        return ""

    def could(self, c: Scope) -> str:
        return "in_action_window(s)"

    def could_now(self, r: Reading) -> bool:
        return in_action_window(r.s)

    def english(self, v: Voice) -> str:
        return "you may take another action after this one"


@called()
def in_action_window(s: Game) -> bool:
    """Is there an action window, in which somebody acts in turn?"""
    return any(f.kind == ACTIONS for f in s.frames)


@called()
def act_again(s: Game, you: int) -> None:
    """In the action window that is open, the next opportunity is this player's."""
    for f in reversed(s.frames):
        if f.kind == ACTIONS:
            f.regs[TURN], f.regs[PASSES] = you, 0
            return
