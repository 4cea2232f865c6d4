"""Players who follow a script through a whole game: what they want most, in words, and otherwise to pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gorin.kernel.bits import bits
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.state import CHI, FORCE
from gorin.sim.game import Game

Player = Callable[[Any, str, list[str]], int]  # (state, what it is about, options): the option, or -1 for any
MODEST = ("pass", "done", "no")


def play_out(game: Game, *players: Player, most: int = 20_000) -> Game:
    """Let the scripts play until somebody has won."""
    for _ in range(most):
        d = game.decision
        if game.over or d is None:
            return game
        texts = game.options
        i = players[d.player](game.state, d.why, texts)
        game.choose(i if i >= 0 else modest(texts))
    raise AssertionError("the script leads nowhere")


def modest(texts: list[str]) -> int:
    """Pass, or be done, or take the first there is."""
    return next((i for i, x in enumerate(texts) if x in MODEST), 0)


def first(texts: list[str], *wanted: str) -> int:
    """The option that begins with the most wanted words, or -1."""
    return next((i for want in wanted for i, x in enumerate(texts) if x.startswith(want)), -1)


def mine(s: Any, you: int, *planes: int) -> list[int]:
    """A player's cards in play with all these facts."""
    m = s.p[facts.IN_PLAY] & s.ctl[you]
    for plane in planes:
        m &= s.p[plane]
    return list(bits(m))


def name(s: Any, c: int) -> str:
    return str(s.box.faces[s.kind[c]].name)


def force(s: Any, c: int) -> int:
    return stats.stat(s, c, FORCE)


def chi(s: Any, c: int) -> int:
    return stats.stat(s, c, CHI)


def attacked(s: Any) -> list[int]:
    """The battlefields with attackers."""
    return sorted({s.at[c] for c in bits(s.p[facts.ATTACK_SIDE])})
