"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

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
