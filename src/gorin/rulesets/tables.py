"""Tables that outsiders write: whatever is wrong with one is said in a sentence, and none is taken that cannot be
played from."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gorin.errors import GorinError, NotationError, UsageError
from gorin.kernel.decisions import MOST_CARDS
from gorin.kernel.state import OwnState

LONGEST: Final = 20_000  # letters; a table with all cards of four decks has fewer


def lay(reader: Callable[..., Any], text: str, cards: Mapping[str, Any], rules: Any, seed: int) -> Any:
    """The state a table string describes, read by its game's reader, waiting for its first decision."""
    if len(text) > LONGEST:
        raise NotationError(f"A table has at most {LONGEST} letters, not {len(text)}.")
    try:
        s = reader(text, rules, cards, seed).s
    except GorinError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise NotationError(f"The table cannot be laid out; something on it does not fit ({reason}).") from error
    if len(s.kind) > MOST_CARDS:
        raise NotationError(f"A table has at most {MOST_CARDS} cards, not {len(s.kind)}.")
    fewest, most = rules.seats
    if not fewest <= s.box.seats <= most:
        number = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise NotationError(f"{rules.name} is for {number} players, not {s.box.seats}.")
    return s


def written(write: Callable[[Any], str], s: OwnState) -> str:
    """The table as a string, in its game's notation."""
    if not s.phase:
        raise UsageError("A table can be written down once the first phase has begun.")
    return write(s)
