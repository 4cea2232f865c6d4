"""`gorin cards`: list the cards."""

from __future__ import annotations

import json as jsons
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from gorin.cards.registry import SETS
from gorin.cards.registry import cards as all_cards
from gorin.errors import UsageError
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words.texts import Constant, Grants, Keyword, Triggered

app = typer.Typer(add_completion=False)

ABILITIES = (Constant, Grants, Keyword, Triggered)  # the other texts are terms of play and of deckbuilding


@app.command()
def cards(
    game: Annotated[str, typer.Option(help="lcg.")] = "lcg",
    set: Annotated[str, typer.Option(help="Only this set: core.")] = "",
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the cards, with their texts."""
    if game not in SETS:
        raise UsageError(f"There is no game '{game}'; there are cards of {', '.join(SETS)}.")
    if set and set not in SETS[game]:
        raise UsageError(f"The {game} has no set '{set}'; it has {', '.join(SETS[game])}.")
    found = [row(card) for card in all_cards(game).values() if not set or card.pack == set]
    if json:
        print(jsons.dumps(found, ensure_ascii=False))
        return
    table = Table("name", "type", "clan", "text")
    for card in found:
        table.add_row(card["name"], card["type"], card["clan"], card["text"].replace("[", r"\["))
    Console(highlight=False).print(table)


def row(card: Any) -> dict[str, Any]:
    """A card as it is listed."""
    return {
        "name": card.name,
        "type": card.type,
        "clan": card.clan,
        "text": text_of(card),
        "abilities": sum(isinstance(x, ABILITIES) for x in card.text),
    }
