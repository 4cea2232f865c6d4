"""Tables of the command line: drawn on a terminal, plain lines with tabs between the columns in a pipe or a file."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text


def show(table: Table) -> None:
    """Print a table as whoever reads it can use it best."""
    console = Console(highlight=False)
    if console.is_terminal:
        console.print(table)
        return
    for line in plain(table):
        print(line)


def plain(table: Table) -> list[str]:
    """The headings and the rows, a line each."""
    columns = [[in_one_line(str(cell)) for cell in column.cells] for column in table.columns]
    rows = ["\t".join(str(column.header) for column in table.columns)] if table.show_header else []
    return rows + ["\t".join(row) for row in zip(*columns, strict=True)]


def in_one_line(cell: str) -> str:
    """What stands in a cell, without its colours and line breaks."""
    return " ".join(Text.from_markup(cell).plain.split())
