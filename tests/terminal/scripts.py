"""A table in a test: what is typed comes from a list, what is shown goes into a text."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from gorin.rulesets import ruleset
from gorin.sim.game import Game, header_for, open_game
from gorin.terminal import keeping
from gorin.terminal.keeping import Kept, Settings
from gorin.terminal.screen import Left, Screen
from gorin.terminal.seats import HUMAN, Seats
from gorin.terminal.session import Session

Typist = Callable[[str], str | None]


class Script(Screen):
    """A screen that types what it was given; at the end of it, the player leaves."""

    def __init__(self, typed: Iterable[str] = (), plain: bool = True, width: int = 100) -> None:
        self.out = io.StringIO()
        super().__init__(plain, self.out, width)
        self.typed: Iterator[str] = iter(typed)
        self.answers: list[str] = []  # what was shown before each line that was typed
        self._since = 0

    def read(self, prompt: str = "> ") -> str:
        text = self.out.getvalue()
        self.answers.append(text[self._since :] + prompt)
        self._since = len(text)
        try:
            return next(self.typed)
        except StopIteration:
            raise Left from None

    @property
    def text(self) -> str:
        """Everything shown so far."""
        return self.out.getvalue()


def opened(
    names: tuple[str, ...] = (HUMAN, "random"), rules: str = "lcg/skirmish", seed: int = 1, stop: bool = True
) -> tuple[Game, Seats]:
    """A new game, and who plays it."""
    names += names[-1:] * (ruleset(rules).seats[0] - len(names))
    return open_game(header_for(rules, None, seed, len(names), agents=names, stop=stop)), Seats(list(names))


def session(
    typed: Iterable[str] = (),
    names: tuple[str, ...] = (HUMAN, "random"),
    rules: str = "lcg/skirmish",
    seed: int = 1,
    plain: bool = True,
    kept: Kept | None = None,
    **settings: Any,
) -> Session:
    """A session with everything typed beforehand."""
    game, seats = opened(names, rules, seed)
    return Session(game, seats, kept or Kept(None), Script(typed, plain), Settings(**settings))


def left(s: Session) -> Script:
    """Play until the typed lines are used up, or the game is over."""
    assert isinstance(s.screen, Script)
    s.keep()
    try:
        s.play()
    except Left:
        s.save()
    return s.screen


def shown(typed: Iterable[str], **how: Any) -> Script:
    """What a table shows while all this is typed."""
    return left(session(typed, **how))


def at_random(game: Game, seed: int = 0, most: int = 3000) -> Iterator[str]:
    """Numbers that fit, for ever: the game itself says how many options there are."""
    rng = Random(seed)
    for _ in range(most):
        d = game.decision
        yield str(1 + rng.randrange(len(d.options) if d is not None else 1))


def kept_at(path: Any, monkeypatch: Any) -> Kept:
    """A place for a game, in a folder of its own."""
    monkeypatch.setenv("GORIN_HOME", str(path))
    return keeping.begin("lcg/skirmish", 1)
