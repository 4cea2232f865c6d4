"""`gorin lab`: a deck, reckoned and tried out."""

from __future__ import annotations

import json as jsons
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gorin.agents.registry import USUAL
from gorin.cli.options import OwnCards, progress, with_cards
from gorin.cli.simulate import names
from gorin.decks.precons import deck_for
from gorin.errors import UsageError
from gorin.kernel.files import put
from gorin.lab.deck.page import page
from gorin.lab.deck.study import asked_for, study
from gorin.lab.deck.words import in_words, plots
from gorin.rulesets import ruleset

app = typer.Typer(add_completion=False)


@app.command()
def lab(
    deck: Annotated[str, typer.Argument(metavar="DECK", help="A deck: its name, or a file with a list of cards.")],
    rules: Annotated[
        str, typer.Option("--format", metavar="RULES", help="lcg/stronghold, lcg/skirmish, ccg/emperor, …")
    ] = "lcg/stronghold",
    against: Annotated[str, typer.Option(help="Names or files: a,b,c; the usual deck of each clan.")] = "",
    pairs: Annotated[int, typer.Option(help="Shuffles against each deck, each from both seats; 0: only reckon.")] = 10,
    agent: Annotated[str, typer.Option(help="Who plays both decks.")] = USUAL,
    seed: Annotated[int, typer.Option(help="The same seed plays the same games.")] = 0,
    html: Annotated[Path | None, typer.Option(metavar="FILE.html", help="Write a report with plots, one file.")] = None,
    draw: Annotated[Path | None, typer.Option("--plots", metavar="DIR", help="Write the plots there, as SVG.")] = None,
    processes: Annotated[int | None, typer.Option(help="How many processes; as many as there are cores.")] = None,
    cards: OwnCards = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Find out about a deck: its curve, its influence, the odds of its opening under the mulligan rules, what it wins
    against each deck, how both stand round by round, and which cards win games."""
    name = ruleset(rules).name
    with_cards(cards)
    if html is not None and (html.suffix.lower() not in (".html", ".htm") or not html.parent.is_dir()):
        raise UsageError(
            f"The report {html} cannot be written: name a file that ends in .html, in a folder that is there."
        )
    asked = asked_for(deck_for(name, deck), name, [deck_for(name, each) for each in names(against)], agent, pairs, seed)
    if draw is not None:
        draw.mkdir(parents=True, exist_ok=True)
    with progress(f"{asked.deck.name}, {name}") as advance:
        found = study(asked, processes, lambda done, of: advance("games", done, of))
    if html is not None:
        put(html, page(found).encode())
    if draw is not None:
        for called, svg in plots(found).items():
            put(draw / f"{called}.svg", svg.encode())
    if json:
        print(jsons.dumps(found.as_dict(), ensure_ascii=False))
    else:
        console = Console(highlight=False)
        for line in in_words(found):
            console.print(line, markup=False, soft_wrap=True)
    if found.failed:
        print(found.failed[0], file=sys.stderr)
        print(f"{len(found.failed)} of the games failed, and count for nothing.", file=sys.stderr)
        raise typer.Exit(1)
