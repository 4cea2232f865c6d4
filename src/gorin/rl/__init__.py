"""The research kit: games as numbers, for those who train players (docs/research.md). Needs the extra `rl`."""

from __future__ import annotations

from importlib.util import find_spec

if not find_spec("numpy"):
    raise ImportError("gorin.rl needs numpy: pip install 'gorin[rl]' brings it.")

from gorin.rl.batch import Batch
from gorin.rl.game import TERMINAL, Game, State, load_game

__all__ = ["TERMINAL", "Batch", "Game", "State", "load_game"]
