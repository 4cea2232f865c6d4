"""Tables that outsiders write: whatever is wrong with one is said in a sentence, and none is taken that cannot be
played from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from gorin.errors import GorinError, NotationError, UsageError
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.notation import Reader, write

if TYPE_CHECKING:
    from gorin.rulesets.lcg.rules import Lcg

LONGEST: Final = 20_000  # letters; a table with all cards of four decks has fewer


def lay(text: str, cards: Mapping[str, Card], rules: Lcg, seed: int) -> Any:
    """The state a table string describes, waiting for its first decision."""
    if len(text) > LONGEST:
        raise NotationError(f"A table has at most {LONGEST} letters, not {len(text)}.")
    try:
        s = Reader(text, rules, cards, seed).s
    except GorinError:
        raise
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
        raise NotationError(f"The table cannot be laid out; something on it does not fit ({reason}).") from error
    fewest, most = rules.seats
    if not fewest <= s.box.seats <= most:
        number = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise NotationError(f"{rules.name} is for {number} players, not {s.box.seats}.")
    return s


def written(s: Any) -> str:
    """The table as a string."""
    if not s.phase:
        raise UsageError("A table can be written down once the first phase has begun.")
    return write(s)
