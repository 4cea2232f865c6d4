"""Finding a card by what somebody typed: accents, capitals and the kind of quotes do not matter."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache

from gorin.rulebook import fold


def title(typed: str, titles: Iterable[str]) -> str | None:
    """The title that was meant, or None."""
    return _folded(tuple(titles)).get(_plain(typed))


def near(typed: str, titles: Iterable[str], limit: int = 3) -> list[str]:
    """Titles that look like what was typed, best first: those that begin with it, then near misses, of which one
    that is but a letter away leaves out the farther ones."""
    folded = _folded(tuple(titles))
    wanted = _plain(typed)
    begun = [key for key in folded if wanted and key.startswith(wanted)]
    close = get_close_matches(wanted, folded, limit, 0.9) or get_close_matches(wanted, folded, limit, 0.7)
    return [folded[key] for key in dict.fromkeys([*begun, *close])][:limit]


def did_you_mean(typed: str, titles: Iterable[str]) -> str:
    """ "; did you mean 'X' or 'Y'?", or a full stop."""
    found = [f"'{name}'" for name in near(typed, titles)]
    if not found:
        return "."
    return f"; did you mean {' or '.join([', '.join(found[:-1]), found[-1]] if found[1:] else found)}?"


def _plain(text: str) -> str:
    return " ".join(fold(text).split())


@lru_cache(maxsize=8)
def _folded(titles: tuple[str, ...]) -> dict[str, str]:
    return {_plain(name): name for name in titles}
