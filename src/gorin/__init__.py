"""Gorin plays Legend of the Five Rings.

>>> import gorin
>>> game = gorin.new_game("lcg/stronghold", decks=["crab", "crane"], seed=7)
>>> game.why, len(game.options)
('place your stronghold', 5)
>>> game.choose(0)
>>> game.decisions
1

A game is a state, a decision and its options in words; `choose` takes the index of one. A record is played again with
`replay`, which says where it parts from the rules.

>>> gorin.replay(game.record).state == game.state
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gorin.sim.game import new_game
    from gorin.sim.replaying import replay

    __version__: str

__all__ = ["__version__", "new_game", "replay"]


def __getattr__(name: str) -> Any:
    """What is asked for is imported then; `import gorin` alone imports nothing."""
    if name == "__version__":
        from gorin.sim.version import engine

        return engine()
    if name == "new_game":
        from gorin.sim.game import new_game

        return new_game
    if name == "replay":
        from gorin.sim.replaying import replay

        return replay
    raise AttributeError(f"module 'gorin' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
