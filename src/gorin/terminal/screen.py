"""Where the table is shown and what is typed is read: drawn with rich, or as plain lines."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import TextIO

from rich.console import Console
from rich.table import Table
from rich.text import Text

from gorin.terminal.showing import Showing
from gorin.terminal.telling import Prices, View
from gorin.terminal.wording import Choice

with suppress(ImportError):
    import readline  # noqa: F401  # lines can be edited, and typed again with the arrow keys

NARROWEST = 76  # columns; below, the plain table reads better
WIDEST = 120  # columns; wider lines are hard to read
SCREENFUL = 60  # lines that clear a terminal which cannot be cleared


class Left(Exception):
    """The player has left: the input has ended, or `quit` was typed."""


def wants_plain(out: TextIO | None = None) -> bool:
    """Is this no terminal to draw in? A pipe, a dumb terminal, or one that is too narrow."""
    file = out or sys.stdout
    if not file.isatty() or os.environ.get("TERM", "") in ("dumb", "unknown"):
        return True
    return Console(file=file).width < NARROWEST


class Screen:
    """One terminal."""

    def __init__(self, plain: bool, file: TextIO | None = None, width: int | None = None) -> None:
        self.plain = plain
        found = Console(file=file, highlight=False, markup=False, emoji=False, width=width)
        self.console = found
        if width is None and found.width > WIDEST:
            found.width = WIDEST

    def say(self, *lines: str) -> None:
        """Whole sentences, one line each."""
        for line in lines:
            if self.plain:
                print(line, file=self.console.file)
            else:
                self.console.print(Text(line))

    def whole(self, line: str) -> None:
        """A line that is never broken: it names a file, which somebody may want to copy."""
        print(line, file=self.console.file)

    def note(self, *lines: str) -> None:
        """What stands out from the rest by being indented."""
        for line in lines:
            if self.plain:
                print(line, file=self.console.file)
            else:
                grid = Table.grid()
                grid.add_row("  ", Text(line))
                self.console.print(grid)

    def table(self, shown: Showing, view: View, moment: str, prices: Prices) -> None:
        """The whole table."""
        if self.plain:
            self.say(*shown.lines(view, moment, prices))
        else:
            self.console.print(shown.board(view, moment, prices))

    def options(self, groups: list[tuple[str, list[Choice]]]) -> None:
        """The options with their numbers."""
        for heading, choices in groups:
            if heading:
                self.say(f"{heading}:")
            if self.plain:
                self.say(*(f"{each.number}. {each.text}" for each in choices))
            else:
                grid = Table.grid(padding=(0, 1))
                grid.add_column(justify="right", width=4)
                for each in choices:
                    grid.add_row(Text(str(each.number), style="bold"), Text(each.text))
                self.console.print(grid)

    def hide(self) -> None:
        """Clear away what the other player must not read; a pipe has no screen to clear."""
        out = self.console
        if out.is_terminal and not out.is_dumb_terminal:
            out.clear()
            out.file.write("\x1b[3J")  # what was scrolled away too
        elif out.is_terminal:
            print("\n" * SCREENFUL, file=out.file)

    def read(self, prompt: str = "> ") -> str:
        """What the player types. The end of the input is a way to leave."""
        out = self.console.file
        if sys.stdin.isatty():
            out.flush()
            try:
                return input(prompt).strip()
            except EOFError:
                print(file=out)
                raise Left from None
        print(prompt, end="", file=out, flush=True)
        line = sys.stdin.buffer.readline() if hasattr(sys.stdin, "buffer") else sys.stdin.readline().encode()
        print(file=out)
        if not line:
            raise Left
        return line.decode("utf-8", "replace").strip()

    def yes(self, question: str) -> bool:
        """Yes, unless no is typed."""
        while True:
            typed = self.read(f"{question} [Y/n] ").casefold()
            if typed in ("", "y", "yes"):
                return True
            if typed in ("n", "no"):
                return False
            self.say("Type y for yes or n for no.")
