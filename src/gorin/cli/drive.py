"""`gorin drive`: the engine for programs in any language, over standard input and output."""

from __future__ import annotations

import os
import sys
from contextlib import redirect_stdout

import typer

from gorin.cli.main import INTERRUPTED
from gorin.cli.options import OwnCards, with_cards
from gorin.drive.loop import drive as answer_lines

app = typer.Typer(add_completion=False)


@app.command()
def drive(cards: OwnCards = None) -> None:
    """Play over standard input and output: one JSON object a line, both ways. See docs/drive.md."""
    with_cards(cards)
    lines = sys.stdout.buffer
    try:
        with redirect_stdout(sys.stderr):  # what an agent of one's own prints is no answer
            answer_lines(sys.stdin.buffer, lines)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    except BrokenPipeError:  # nobody listens any more: nothing is left to be said, not even at the end
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
