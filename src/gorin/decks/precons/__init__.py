"""The decks that come with Gorin, as text files by format, and any deck by its name or its file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gorin.cards.registry import cards
from gorin.decks.legality import problems
from gorin.decks.text import read_file
from gorin.decks.titles import did_you_mean, title
from gorin.errors import DeckError
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList

FOLDER = Path(__file__).parent


@cache
def precons(rules: str) -> tuple[DeckList, ...]:
    """The decks that come with Gorin for these rules, by name."""
    game = ruleset(rules).name.partition("/")[0]
    files = sorted((FOLDER / rules).glob("*.txt"))
    readings = [read_file(file, cards(game)) for file in files]
    for reading in readings:
        for problem in reading.problems:
            raise problem
    return tuple(reading.deck for reading in readings)


def deck_for(rules: str, wanted: str) -> DeckList:
    """A deck by the name of a precon or the path of a file; a file's deck must be legal."""
    names = {deck.name: deck for deck in precons(rules)}
    if found := title(wanted, names):
        return names[found]
    path = Path(wanted)
    if not path.exists() and not path.suffix and path.name == wanted:
        hint = did_you_mean(wanted, names)
        raise DeckError(f"There is no deck '{wanted}' for {rules}" + (hint if hint != "." else f"; {_known(names)}"))
    game = rules.partition("/")[0]
    reading = read_file(path, cards(game))
    wrong = [*reading.problems, *problems(reading.deck, rules, cards(game))]
    if wrong:
        more = f" (one of {len(wrong)} problems: 'gorin deck check' lists them)" if wrong[1:] else ""
        raise DeckError(f"{wanted} is no legal deck for {rules}: {wrong[0]}{more}")
    return reading.deck


def _known(names: dict[str, DeckList]) -> str:
    return f"there are {', '.join(names)}, and any file with a list of cards."
