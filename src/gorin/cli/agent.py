"""`gorin agent`: which agents there are, and whether one of your own keeps to what an agent is."""

from __future__ import annotations

import json as jsons
from typing import Annotated

import typer
from rich.console import Console

from gorin.agents.guests import offered
from gorin.cli.options import OwnCards, with_cards
from gorin.lab.compliance import DEMANDS, examine

app = typer.Typer(add_completion=False)


@app.command()
def agent(
    name: Annotated[str, typer.Argument(metavar="[AGENT]", help="A name, module:Class or file.py:Class.")] = "",
    rules: Annotated[str, typer.Option(metavar="RULES", help="What it plays.")] = "lcg/skirmish",
    games: Annotated[int, typer.Option(min=1, help="How many games, from every seat.")] = 4,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    cards: OwnCards = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Examine an agent: does it answer, repeat itself, play fair, leave the table alone? Without a name, list those
    there are."""
    with_cards(cards)
    if not name:
        print(jsons.dumps(list(offered())) if json else "\n".join(offered()))
        return
    found = examine(name, rules, games, seed)
    told = found.as_dict()
    if json:
        print(jsons.dumps(told, ensure_ascii=False))
    else:
        console = Console(highlight=False, soft_wrap=True)
        for demand, words in DEMANDS.items():
            mark = "✗" if demand in found.faults else "✓" if found.tried[demand] else "–"
            console.print(f"{mark} {name} {words} ({found.tried[demand]} times).", markup=False)
            if demand in found.faults:
                console.print(f"    {found.faults[demand]}", markup=False)
        took = told["milliseconds"]
        console.print(
            f"{told['decisions']} decisions; {took['mean']:g} ms each, {took['p99']:g} ms at the 99th of 100."
        )
    if not found.passed:
        raise typer.Exit(1)
