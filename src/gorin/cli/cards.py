"""`gorin cards`: list the cards, tell which are still missing, and begin new ones."""

from __future__ import annotations

import json as jsons
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from gorin.cards.loading import WrongCards
from gorin.cards.print_run import PrintRun, beside_print
from gorin.cards.registry import SETS, files, own_cards
from gorin.cards.registry import cards as all_cards
from gorin.cards.tested import counted
from gorin.cli import workshop
from gorin.cli.choosing_cards import chosen
from gorin.cli.listing import show
from gorin.cli.options import OwnCards, with_cards
from gorin.errors import UsageError
from gorin.rulesets import rules_of

app = typer.Typer(add_completion=False)


@app.callback(invoke_without_command=True)
def cards(
    context: typer.Context,
    game: Annotated[str, typer.Option(help="lcg or ccg.")] = "lcg",
    set: Annotated[str, typer.Option(help="Only this set: core, emperor.")] = "",
    fidelity: Annotated[
        Path | None, typer.Option(metavar="PRINTED.json", help="Compare the texts with a list of printed cards.")
    ] = None,
    missing: Annotated[bool, typer.Option("--missing", help="Those that were printed and are not here yet.")] = False,
    clan: Annotated[str, typer.Option(help="Only cards of this clan.")] = "",
    type: Annotated[str, typer.Option(help="Only this type: character, holding, …")] = "",
    trait: Annotated[str, typer.Option(help="Only cards with this trait (ccg: keyword).")] = "",
    text: Annotated[str, typer.Option(help="Only cards whose text has these words.")] = "",
    printed: Annotated[
        Path | None,
        typer.Option("--print", metavar="PRINTED.json", help="With --missing: what these cards wait for to be read."),
    ] = None,
    own: OwnCards = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the cards, with their texts. With --cards, only those of the card files, unless a set is named."""
    if context.invoked_subcommand:
        return
    told(own)
    if game not in SETS:
        raise UsageError(f"There is no game '{game}'; there are cards of {', '.join(SETS)}.")
    if missing:
        workshop.tell_missing(game, set, json, printed)
        return
    sets = [*SETS[game], *(file.path.stem for file in files(game))]
    if set and set not in sets:
        raise UsageError(f"The {game} has no set '{set}'; it has {', '.join(sets)}.")
    listed = [card for file in files(game) for card in file.cards] if own and not set else all_cards(game).values()
    of_set = [card for card in listed if not set or card.pack == set]
    found = chosen(game, of_set, clan=clan, type=type, trait=trait, text=text)
    if fidelity is not None:
        compared(beside_print(fidelity, game, found), json)
        return
    rows = [row(game, card) for card in found]
    if json:
        print(jsons.dumps(rows, ensure_ascii=False))
        return
    table = Table("name", "type", "clan", "text")
    for card in rows:
        table.add_row(card["name"], card["type"], card["clan"], card["text"].replace("[", r"\["))
    show(table)


@app.command(name="new")
def new(
    set: Annotated[str, typer.Option(help="The set, as `gorin cards --missing` names it.")],
    printed: Annotated[Path, typer.Option("--print", metavar="PRINTED.json", help="A list of printed cards.")],
    game: Annotated[str, typer.Option(help="lcg or ccg.")] = "lcg",
) -> None:
    """Write the beginning of a card file: a set's missing cards with all facts and the words for what can be read of
    their printed texts, which stand above them as comments."""
    print(workshop.beginning(game, set, printed), end="")


def row(game: str, card: Any) -> dict[str, Any]:
    """A card as it is listed."""
    rules = rules_of(game)
    return {
        "name": card.name,
        "type": card.type,
        "clan": card.clan,
        "text": rules.description(card)["text"],
        "abilities": rules.abilities(card),
        "tests": counted().get(card.name, 0) if is_own(game, card) else 0,
    }


def is_own(game: str, card: Any) -> bool:
    """Is it a card of the package, and not one that a card file brought?"""
    return card is own_cards(game).get(card.name)


def told(paths: list[Path] | None) -> None:
    """Load card files; whatever is wrong with their cards is told, a line each."""
    try:
        with_cards(paths)
    except WrongCards as error:
        for problem in error.found:
            print(problem, file=sys.stderr)
        raise typer.Exit(2) from None


def compared(run: PrintRun, json: bool) -> None:
    """How much reads as it is printed, and what does not."""
    if json:
        print(jsons.dumps(run.as_dict(), ensure_ascii=False))
        return
    console = Console(highlight=False)
    equal, close = run.fidelity.equal, run.fidelity.close
    shares = f"{equal} equal ({run.share(equal):.1%}), {close} close ({run.share(close):.1%})"
    console.print(f"{run.cards} cards with text: {shares}.")
    if run.rest:
        table = Table("card", "likeness", "reason")
        for x in run.rest:
            table.add_row(x.name, f"{x.likeness:.2f}", x.reason)
        console.print(table)
    if run.unprinted:
        console.print(f"Not in the list: {', '.join(run.unprinted)}.")
