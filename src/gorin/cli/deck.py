"""`gorin deck`: is a deck legal, and why not? And decks written down as text or JSON."""

from __future__ import annotations

import json as jsons
import sys
from typing import Annotated

import typer

from gorin.cards.registry import cards, cards_for
from gorin.cli.options import OwnCards, with_cards
from gorin.decks.banning import list_for, own_lists
from gorin.decks.checking import Check, check, unreadable
from gorin.decks.files import STDIN, read_file, read_of
from gorin.decks.formats import rules_named, rules_shown, short_name
from gorin.decks.precons import file_for, game_of
from gorin.decks.problem import Problem, listed, quoted
from gorin.decks.reading import Reading
from gorin.decks.writing import SHAPES, as_json, as_text
from gorin.errors import UsageError
from gorin.rulesets import NAMES, ruleset

app = typer.Typer(add_completion=False)

NO_LIST = "No restricted or banned list was applied."
USUAL = NAMES[0]

File = Annotated[
    str, typer.Argument(metavar="FILE", help="A text such as '3x Doji Whisperer', or JSON; '-' reads what is piped in.")
]
Rules = Annotated[
    str, typer.Option("--format", metavar="RULES", help=f"The rules to be played; those the file names, or {USUAL}.")
]


@app.callback()
def deck() -> None:
    """Decks of your own."""


@app.command(name="check")
def check_deck(
    file: File,
    rules: Rules = "",
    lists: Annotated[
        list[str] | None, typer.Option("--list", metavar="FILE", help="A banned or restricted list; may be repeated.")
    ] = None,
    own: OwnCards = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Check whether a deck is legal: every problem is a sentence with its rule. Exit code 2 if there is one."""
    with_cards(own)
    named = ruleset(rules or USUAL).name
    applied = [list_for(each) for each in lists or ()]
    try:
        game, reading = read(file, rules)
        named = rules or meant(reading, game)
    except Problem as problem:
        if not json:
            raise
        result = unreadable(file, named, problem)
    else:
        result = check(reading, named, [*own_lists(named), *applied])
    if json:
        print(jsons.dumps(result.as_dict(), ensure_ascii=False))
    else:
        tell(result, file)
    if not result.legal:
        raise typer.Exit(2)


@app.command()
def show(
    file: File,
    shape: Annotated[str, typer.Option("--as", metavar="SHAPE", help="text or json.")] = "text",
    rules: Rules = "",
) -> None:
    """Write a deck down as text or as JSON. It need not be legal, but all of it must be readable."""
    if shape not in SHAPES:
        raise UsageError(f"A deck cannot be shown as {quoted(shape)}; it can as {' or '.join(SHAPES)}.")
    if rules:
        ruleset(rules)
    game, reading = read(file, rules)
    wrong = reading.all_problems()
    if wrong:
        for problem in wrong:
            print(problem, file=sys.stderr)
        raise typer.Exit(2)
    reading.format = rules or reading.format
    deck, format = reading.deck, short_name(reading, game)
    if shape == "json":
        print(as_json(deck, format, reading.sideboard), end="")
    else:
        manner = ruleset(rules or rules_shown(reading, game)).building.manner
        print(as_text(deck, reading.names.cards, format, reading.sideboard, manner), end="")


def read(file: str, rules: str) -> tuple[str, Reading]:
    """The deck in a file, or the precon of this name, and its game: that of the rules, or what the file shows."""
    path = file_for(rules or USUAL, file)
    if rules:
        return game_of(rules), read_file(path, cards_for(rules))
    return read_of(path, {game_of(name): cards(game_of(name)) for name in NAMES})


def meant(reading: Reading, game: str) -> str:
    """The rules a deck is for, when nobody said."""
    if not reading.format:
        return next(name for name in NAMES if game_of(name) == game)
    if found := rules_named(reading.format):
        return found
    known = f"there are {listed(list(NAMES))}, and '--format' says which."
    raise Problem(f"The deck is for the format {quoted(reading.format)}, which Gorin does not have; {known}")


def tell(result: Check, file: str) -> None:
    """A check for people: the problems on stderr, one a line, then the lists that were applied."""
    applied = lists_told(result)
    for problem in result.problems:
        print(problem, file=sys.stderr)
    if result.problems:
        print(applied)
    else:
        which = "The deck" if file == STDIN else file
        print(f"{which} is a legal deck for {result.format}: {result.size} cards. {applied}")


def lists_told(result: Check) -> str:
    """Which lists were applied, and how much of them could matter."""
    if not result.lists:
        return NO_LIST
    return f"Lists applied: {'; '.join(map(str, result.lists))}."
