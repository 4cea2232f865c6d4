"""`gorin decks`: the decks that come with Gorin."""

from __future__ import annotations

import json as jsons
from typing import Annotated

import typer
from rich.table import Table

from gorin.cards.registry import cards_for
from gorin.cli.listing import show
from gorin.decks.piles import piled
from gorin.decks.precons import every_precon
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
    found = [(name, deck) for name in wanted for deck in every_precon(name)]
    if json:
        print(jsons.dumps([{"format": name, **deck.as_dict()} for name, deck in found], ensure_ascii=False))
        return
    table = Table("format", "name", "clan", "stronghold and role", "cards", "splash")
    for column in table.columns[:3] + table.columns[4:]:
        column.no_wrap = True
    for name, deck in found:
        table.add_row(name, *row(name, deck))
    show(table)


def row(rules: str, deck: DeckList) -> list[str]:
    """A deck on one line."""
    known = cards_for(rules)
    piles = piled((known[name], n) for name, n in deck.cards)
    before = ", ".join(piles[pile].titles for pile in ("stronghold", "role") if pile in piles)
    sizes = " + ".join(str(piles[side].size) for side in ("dynasty", "conflict", "fate") if side in piles)
    return [deck.name, deck.clan.title(), before, sizes, splash(rules, deck)]


def splash(rules: str, deck: DeckList) -> str:
    """`Crane 6/6`: the other clan, and the influence spent on it; nothing in games without influence."""
    figures = ruleset(rules).building.figures(deck, cards_for(rules))
    if figures.influence is None:
        return ""
    used, allowed = figures.influence
    return " ".join([*map(str.title, figures.splash), f"{used}/{allowed}"])
