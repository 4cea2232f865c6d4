"""Options that several commands share."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gorin.errors import UsageError

OwnCards = Annotated[
    list[Path] | None,
    typer.Option(
        "--cards",
        metavar="FILE",
        help="A file with cards of your own, in English (.txt) or in words (.py); may be repeated.",
    ),
]


Otherwise = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME", help="An option of the rules, such as treaty_cards; may be repeated."),
]


def with_cards(paths: list[Path] | None) -> None:
    """Load the card files that were named; without any, play with the cards of Gorin alone."""
    from gorin.cards.registry import files

    if paths or files():
        from gorin.cards.loading import use_cards

        use_cards(paths or ())


def drawable(path: Path) -> None:
    """A plot is an SVG file in a folder that is there; nobody shall wait for one that cannot be written."""
    if path.suffix.lower() != ".svg" or not path.parent.is_dir():
        raise UsageError(
            f"The plot {path} cannot be written: name a file that ends in .svg, in a folder that is there."
        )


@contextmanager
def progress(what: str) -> Iterator[Callable[[str, int, int], None]]:
    """A bar on the terminal, for whoever waits there."""
    if not sys.stderr.isatty():
        yield lambda kind, done, of: None
        return
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(what, total=None)
        yield lambda kind, done, of: shown.update(task, description=f"{what}, {kind}", completed=done, total=of)
