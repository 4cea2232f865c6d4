"""`gorin review`: a finished game looked at again, as its players saw it."""

from __future__ import annotations

import json as jsons
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gorin.cli.options import OwnCards, drawable, progress, with_cards
from gorin.cli.replay import recorded
from gorin.errors import UsageError, quoted
from gorin.kernel.files import put
from gorin.kernel.record import Record
from gorin.lab.review.sheet import review as look_at
from gorin.lab.review.words import in_words, plot
from gorin.rulesets import ruleset

app = typer.Typer(add_completion=False)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game that is over, or a pack.")],
    seat: Annotated[list[str] | None, typer.Option(help="Whose choices, A or 0; may be repeated. All of them.")] = None,
    level: Annotated[str, typer.Option(help="How hard is thought: captain (3), general (4), sage (5).")] = "general",
    deals: Annotated[int | None, typer.Option(help="On how many deals each choice is looked at; by the level.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed finds the same.")] = 0,
    every: Annotated[bool, typer.Option("--all", help="List every choice with the chance to win.")] = False,
    draw: Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg", help="Draw the chance to win.")] = None,
    number: Annotated[int | None, typer.Option("--game", metavar="N", help="Which game of a pack.")] = None,
    processes: Annotated[int | None, typer.Option(help="How many processes; as many as there are cores.")] = None,
    cards: OwnCards = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Look at a finished game again. For each choice: the chance to win over deals that fit what its player knew then.
    The three dearest choices with better ones, the luck of the deal, and the turning points of the game."""
    with_cards(cards)
    if draw is not None:
        drawable(draw)
    record = recorded(file, number)
    seats = None if not seat else [seat_of(record, each) for each in seat]
    with progress(record.header.rules) as advance:
        found = look_at(record, seats, level, deals, seed, processes, advance)
    if draw is not None:
        put(draw, plot(found).encode())
    if json:
        print(jsons.dumps(found.as_dict(), ensure_ascii=False))
        return
    console = Console(highlight=False)
    for line in in_words(found, every):
        console.print(line, markup=False, soft_wrap=True)


def seat_of(record: Record, said: str) -> int:
    """A seat by its letter, or by its number."""
    names = [ruleset(record.header.rules).seat_name(seat) for seat in range(len(record.header.players))]
    for seat, name in enumerate(names):
        if said.upper() == name or said == str(seat):
            return seat
    raise UsageError(f"There is no seat {quoted(said)}; the seats are {', '.join(names)}.")
