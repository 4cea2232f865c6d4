"""The synonyms of this game: a list (`synonyms.toml`), and what its words add themselves."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from gorin.language.reading.dialect import Synonym, entries, rewritten
from gorin.language.reading.levels import Levels
from gorin.rulesets.lcg.reading.grammar import grammar


@cache
def listed(name: str = "synonyms.toml") -> tuple[Synonym, ...]:
    """Those of the list."""
    text = files("gorin.rulesets.lcg.reading").joinpath(name).read_text(encoding="utf-8")
    return tuple(entries(tomllib.loads(text)["synonym"]))


@cache
def levels() -> Levels:
    """What makes no difference."""
    return Levels(listed("levels.toml"), tuple(grammar().nouns["before"]))


@cache
def all_synonyms() -> tuple[Synonym, ...]:
    """The list, then those of the words."""
    return (*listed(), *grammar().also())


def in_own_words(text: str) -> str:
    """A text as the words themselves would say it, as far as synonyms go."""
    return rewritten(text, all_synonyms())


def ways(text: str, type: str) -> list[str]:
    """In its own words, and as it stands; a card may call itself "this card" too."""
    own = in_own_words(text)
    found = [own, *(x.replace("this card", f"this {type}").replace("This card", f"This {type}") for x in (own, text))]
    return list(dict.fromkeys([*found, text]))
