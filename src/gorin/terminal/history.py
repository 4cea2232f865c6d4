"""What was chosen so far and what was told, in the order of the game; it can be cut back when decisions are undone."""

from __future__ import annotations

from dataclasses import dataclass

from gorin.kernel.decisions import DONE, PASS, Decision
from gorin.kernel.log import IDLE, Log
from gorin.sim.game import Game


@dataclass(frozen=True)
class Past:
    """One decision: who made it, about what, in which words; by hand or for the player."""

    player: int
    why: str
    about: int
    text: str  # "" if nothing was chosen: a pass, or done
    by_hand: bool


class History:
    """All decisions of a game so far."""

    def __init__(self) -> None:
        self.past: list[Past] = []

    def add(self, game: Game, d: Decision, index: int, by_hand: bool) -> None:
        """Note a decision just before it is made."""
        o = d.options[index]
        chosen = "" if o.verb in (PASS, DONE) else game.rules.say(game.state, d, o).removesuffix(f" #{o.card}")
        self.past.append(Past(d.player, d.why, d.about, chosen, by_hand))

    def chosen(self, d: Decision) -> list[str]:
        """What has been chosen already where several things are chosen one after another."""
        out: list[str] = []
        for past in reversed(self.past):
            if (past.player, past.why, past.about) != (d.player, d.why, d.about) or not past.text:
                break
            out.insert(0, past.text)
        return out

    def last_by_hand(self, people: list[int]) -> int | None:
        """The number of the last decision a person made: `undo` goes back to before it."""
        for number in range(len(self.past) - 1, -1, -1):
            if self.past[number].by_hand and self.past[number].player in people:
                return number
        return None

    def cut(self, number: int) -> None:
        """Forget all decisions from this one on."""
        del self.past[number:]

    def told(self, log: Log | None, you: int, since: int = 0) -> list[str]:
        """The lines of the log as one player may read them, since so many of them."""
        lines = log.lines[since:] if log is not None else []
        texts = [line.text if line.seen >> you & 1 else line.hidden for line in lines if line.kind != IDLE]
        return [text for text in texts if text]

    def now(self, log: Log | None) -> int:
        """How many lines there are."""
        return len(log.lines) if log is not None else 0
