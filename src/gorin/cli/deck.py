"""`gorin deck`: is a deck legal, and why not?"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from gorin.cards.registry import cards
from gorin.decks.legality import problems
from gorin.decks.text import read_file
from gorin.rulesets import ruleset

app = typer.Typer(add_completion=False)

LISTS = "No restricted or banned list was applied."


@app.callback()
def deck() -> None:
    """Decks of your own."""


@app.command()
def check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A text file: lines such as '3x Doji Whisperer'.")],
    rules: Annotated[str, typer.Option("--format", metavar="RULES", help="The rules to be played.")] = "lcg/stronghold",
) -> None:
    """Check whether a deck is legal: every problem is a sentence with its rule. Exit code 2 if there is one."""
    game = ruleset(rules).name.partition("/")[0]
    reading = read_file(file, cards(game))
    wrong = [*reading.problems, *problems(reading.deck, rules, cards(game))]
    for problem in wrong:
        print(problem, file=sys.stderr)
    if wrong:
        print(LISTS)
        raise typer.Exit(2)
    print(f"{file} is a legal deck for {rules}: {sum(n for _, n in reading.deck.cards)} cards. {LISTS}")
