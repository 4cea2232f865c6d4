"""Finding a card by what somebody typed: accents, capitals and the kind of quotes do not matter."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from functools import lru_cache

from gorin.rulebook import fold


def title(typed: str, titles: Iterable[str]) -> str | None:
    """The title that was meant, or None."""
    return _folded(tuple(titles)).get(_plain(typed))


def meant(typed: str, titles: Iterable[str]) -> str | None:
    """The title that was typed, or the only one that has every word of it; None where there is none or are several."""
    there = tuple(titles)
    if (name := title(typed, there)) is not None:
        return name
    found = _with_words(_plain(typed), _folded(there))
    return found[0] if len(found) == 1 else None


def near(typed: str, titles: Iterable[str], limit: int = 3) -> list[str]:
    """Titles that look like what was typed, best first: those that begin with it, then near misses, of which one
    that is but a letter away leaves out the farther ones, then those that have its words, or words much like them."""
    folded = _folded(tuple(titles))
    wanted = _plain(typed)
    begun = [key for key in folded if wanted and key.startswith(wanted)]
    close = get_close_matches(wanted, folded, limit, 0.9) or get_close_matches(wanted, folded, limit, 0.7)
    alike = [folded[key] for key in dict.fromkeys([*begun, *close])]
    return (alike or _with_words(wanted, folded) or _with_near_words(wanted, folded))[:limit]


def _with_words(wanted: str, folded: Mapping[str, str]) -> list[str]:
    """The titles that have all of these words."""
    words = set(wanted.split())
    return [name for key, name in folded.items() if words and words <= set(key.split())]


def _with_near_words(wanted: str, folded: Mapping[str, str]) -> list[str]:
    """The titles in which each of these words stands nearly so."""
    there = {word for key in folded for word in key.split()}
    alike = [set(get_close_matches(word, there, 8, 0.8)) for word in wanted.split()]
    return [name for key, name in folded.items() if alike and all(words & set(key.split()) for words in alike)]


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
