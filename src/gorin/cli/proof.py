"""`gorin proof`: what can be found out about the cards of a file before anybody plays them."""

from __future__ import annotations

import json as jsons
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from gorin.agents.registry import known
from gorin.cards.registry import files
from gorin.cli.cards import told
from gorin.errors import UsageError
from gorin.lab.proof.pairs import PAIRS
from gorin.lab.proof.playing import GAMES
from gorin.lab.proof.sheet import in_words, prove
from gorin.rulesets import NAMES, ruleset
from gorin.terminal.drawn import drawn
from gorin.terminal.faces import face_of

app = typer.Typer(add_completion=False)


@app.command()
def proof(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file with cards of your own.")],
    rules: Annotated[str, typer.Option("--format", metavar="RULES", help="The rules of the games.")] = "",
    only: Annotated[str, typer.Option("--card", metavar="NAME", help="Only this card of the file.")] = "",
    games: Annotated[int, typer.Option(min=0, help="How many random games.")] = GAMES,
    pairs: Annotated[int, typer.Option(min=0, help="How many paired games against each deck, in each seat.")] = PAIRS,
    agent: Annotated[str, typer.Option(help="Who plays the paired games.")] = "heuristic",
    seed: Annotated[int, typer.Option(help="The seed of all games.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """A proof sheet for each card of a file: how it reads, what is wrong with it, which rules it touches, loops, when
    it is used, and what it makes of the decks that come with Gorin, in paired games with and without it."""
    told([file])
    known(agent)
    (loaded,) = files()
    named = ruleset(rules or next(name for name in NAMES if name.startswith(loaded.game))).name
    if named.partition("/")[0] != loaded.game:
        raise UsageError(f"{file} has cards of the {loaded.game}, which are not played by {named}.")
    cards = [card for card in loaded.cards if only in ("", card.name)]
    if not cards:
        raise UsageError(f"{file} has no card '{only}'; it has {', '.join(card.name for card in loaded.cards)}.")
    sheets = [prove(card, named, agent, games, pairs, seed) for card in cards]
    if json:
        print(jsons.dumps([sheet.as_dict() for sheet in sheets], ensure_ascii=False))
        return
    for sheet in sheets:
        tell(sheet.card, loaded.game, list(in_words(sheet)))


def tell(card: Any, game: str, lines: list[str]) -> None:
    """The drawn card, and what was found out about it."""
    console = Console(highlight=False)
    console.print(drawn(face_of(game, card)))
    for line in lines:
        console.print(line, markup=False, soft_wrap=True)
    console.print()
