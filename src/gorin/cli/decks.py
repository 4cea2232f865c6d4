"""`gorin decks`: the decks that come with Gorin."""

from __future__ import annotations

import json as jsons
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from gorin.cards.registry import cards
from gorin.decks.legality import Sorted
from gorin.decks.precons import precons
from gorin.rulesets import NAMES, ruleset
from gorin.rulesets.base import DeckList

app = typer.Typer(add_completion=False)


@app.command()
def decks(
    rules: Annotated[str, typer.Option("--format", metavar="RULES", help="Only those for these rules.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the decks that come with Gorin."""
    wanted = [ruleset(rules).name] if rules else list(NAMES)
    found = [(name, deck) for name in wanted for deck in precons(name)]
    if json:
        print(jsons.dumps([{"format": name, **deck.as_dict()} for name, deck in found], ensure_ascii=False))
        return
    table = Table()
    for column in ("format", "name", "clan", "stronghold", "role"):
        table.add_column(column, no_wrap=column in ("format", "name"))
    table.add_column("dynasty", justify="right")
    table.add_column("conflict", justify="right")
    for name, deck in found:
        table.add_row(name, *row(name, deck))
    Console(highlight=False).print(table)


def row(rules: str, deck: DeckList) -> list[str]:
    """A deck on one line."""
    piles = Sorted(deck, cards(rules.partition("/")[0]))
    sizes = str(piles.dynasty.size), str(piles.conflict.size)
    return [deck.name, deck.clan.title(), piles.strongholds.titles, piles.roles.titles, *sizes]
