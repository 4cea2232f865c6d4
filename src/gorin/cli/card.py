"""`gorin card`: one card, as Gorin understands it, in words, drawn on the terminal, or as a picture."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from gorin.cards.registry import SETS
from gorin.cli.options import OwnCards, with_cards
from gorin.errors import UsageError, quoted
from gorin.kernel.files import put
from gorin.terminal.drawn import drawn
from gorin.terminal.faces import face_of, rulings
from gorin.terminal.pages import find, page
from gorin.terminal.svg import BEGINS, picture

app = typer.Typer(add_completion=False)


@app.command()
def card(
    name: Annotated[list[str], typer.Argument(metavar="NAME", help="Its title; accents and capitals do not matter.")],
    game: Annotated[str, typer.Option(help="Only this game: lcg or ccg.")] = "",
    plain: Annotated[
        bool | None, typer.Option("--plain/--drawn", help="Lines of text, or a drawn card; drawn on a terminal.")
    ] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a picture of it there.")] = None,
    cards: OwnCards = None,
) -> None:
    """Print one card: its text is rendered from what the engine plays."""
    if game and game not in SETS:
        raise UsageError(f"There is no game {quoted(game)}; there are cards of {', '.join(SETS)}.")
    with_cards(cards)
    found = find(" ".join(name), game)
    if svg is not None:
        games = list(dict.fromkeys(each for each, _ in found))
        if len(games) > 1:
            raise UsageError(
                f"There are cards called {found[0][1].name} of {' and '.join(games)}; '--game' says which."
            )
        save(svg, *found[0])
        print(f"{found[0][1].name} is drawn in {svg}.")
    elif plain or (plain is None and not sys.stdout.isatty()):
        print("\n\n".join(in_words(*each) for each in found))
    else:
        for each in found:
            Console(highlight=False).print(drawn(face_of(*each)))


def in_words(game: str, card: Any) -> str:
    """A page of text; rulings by their ids."""
    ids = rulings(game, card.name)
    return "\n".join([page(game, card), *([f"Rulings: {', '.join(ids)}"] if ids else [])])


def is_picture(path: Path) -> bool:
    """Is this a picture that Gorin drew? Another file is not overwritten."""
    if not path.is_file():
        return False
    with open(path, "rb") as file:
        return file.read(len(BEGINS)).decode("utf-8", "replace") == BEGINS


def save(path: Path, game: str, card: Any) -> None:
    """Write the picture."""
    try:
        put(path, picture(face_of(game, card)).encode(), is_picture)
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror or error}.") from None
