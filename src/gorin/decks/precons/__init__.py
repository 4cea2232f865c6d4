"""The decks that come with Gorin, as text files by format, and any deck by its name or its file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gorin.cards.registry import cards_for
from gorin.decks.banning import own_lists
from gorin.decks.checking import check
from gorin.decks.files import STDIN, read_file
from gorin.decks.problem import quoted
from gorin.decks.titles import did_you_mean, title
from gorin.errors import DeckError
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList

FOLDER = Path(__file__).parent


@cache
def precons(rules: str) -> tuple[DeckList, ...]:
    """The usual deck of each clan, which bears its name: what is played when nobody says which."""
    return tuple(deck for deck in every_precon(rules) if deck.name == deck.clan)


@cache
def every_precon(rules: str) -> tuple[DeckList, ...]:
    """The decks that come with Gorin for these rules, by name."""
    readings = [read_file(file, cards_for(rules)) for file in _files(rules)]
    for reading in readings:
        for problem in reading.problems:
            raise problem
    return tuple(reading.deck for reading in readings)


def deck_for(rules: str, wanted: str) -> DeckList:
    """A deck by the name of a precon or the path of a file of any shape; a file's deck must be legal."""
    names = {deck.name: deck for deck in every_precon(rules)}
    if found := title(wanted, names):
        return names[found]
    reading = read_file(file_for(rules, wanted), cards_for(rules))
    wrong = check(reading, rules, own_lists(rules)).problems
    if wrong:
        more = f" (one of {len(wrong)} problems: 'gorin deck check' lists them)" if wrong[1:] else ""
        raise DeckError(f"{wanted} is no legal deck for {rules}: {wrong[0]}{more}")
    return reading.deck


def file_for(rules: str, wanted: str) -> Path:
    """The file of a deck, by the name of a precon or by its path."""
    path = Path(wanted)
    there = path.exists() and not path.is_dir()
    if there or path.suffix or path.name != wanted or wanted == STDIN:
        return path
    files = {file.stem: file for file in _files(rules)}
    if found := title(wanted, files):
        return files[found]
    hint = did_you_mean(wanted, files)
    known = f"; there are {', '.join(files)}, and any file with a list of cards."
    raise DeckError(f"There is no deck {quoted(wanted)} for {rules}" + (hint if hint != "." else known))


def game_of(rules: str) -> str:
    """The game these rules belong to."""
    name: str = ruleset(rules).name
    return name.partition("/")[0]


def _files(rules: str) -> list[Path]:
    """Those of the rules themselves, and of those whose decks they share; where both have one of a name, their own."""
    played = ruleset(rules)
    shared = FOLDER / played.name.partition("/")[0] / played.shares_decks if played.shares_decks else None
    files = {file.stem: file for folder in (shared, FOLDER / played.name) if folder for file in folder.glob("*.txt")}
    return [files[name] for name in sorted(files)]
