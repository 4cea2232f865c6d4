"""A card drawn on the terminal."""

from __future__ import annotations

import re

from rich.box import HEAVY, ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from gorin.terminal.crests import COLORS, dark
from gorin.terminal.faces import CardFace

WIDTH = 58
SYMBOL = re.compile(r"\[([a-z ]+)\]")
TIMING = re.compile(r'^("?(?:\[[a-z]+\] )?(?:Conflict )?(?:Forced )?(?:Action|Reaction|Interrupt):)')
SIGNS = {"military": "red", "political": "blue", "air": "cyan", "earth": "green", "fire": "red", "water": "blue"}


def drawn(face: CardFace) -> Panel:
    """A card as a panel: its numbers, its traits, its text, its rulings."""
    color = dark(face.clan)
    parts: list[RenderableType] = [Text(kind(face), style="dim")]
    if face.figures:
        parts.append(figures(face))
    if face.traits:
        parts.append(Text(" ".join(f"{x}." for x in face.traits), style="italic"))
    if face.lines:
        parts.append(Rule(style=color))
        parts += [ability(line) for line in face.lines]
    if face.rulings:
        parts += [Rule(style="dim"), Text("Rulings: " + ", ".join(face.rulings), style="dim")]
    title = Text(f" {'● ' if face.unique else ''}{face.title} ", style=f"bold {color}")
    subtitle = Text(f" {face.origin} ", style="dim")
    box = HEAVY if face.unique else ROUNDED
    return Panel(
        Group(*parts), title=title, subtitle=subtitle, box=box, border_style=color, width=WIDTH, padding=(0, 1)
    )


def kind(face: CardFace) -> str:
    elements = f" ({', '.join(face.elements)})" if face.elements else ""
    return f"{face.kind}{elements}"


def figures(face: CardFace) -> Table:
    """The numbers over their names."""
    table = Table.grid(padding=(0, 2))
    for _ in face.figures:
        table.add_column(justify="center")
    table.add_row(*(Text(x.value, style=f"bold {SIGNS.get(x.name, 'white')}") for x in face.figures))
    table.add_row(*(Text(x.name, style="dim") for x in face.figures))
    return table


def ability(line: str) -> Text:
    """One ability: its timing in bold, its signs in their colours."""
    text = Text()
    found = TIMING.match(line)
    if found:
        text.append(found[1], style="bold")
        line = line[found.end() :]
    at = 0
    for sign in SYMBOL.finditer(line):
        text.append(line[at : sign.start()])
        name = sign[1]
        color = SIGNS.get(name) or (dark(name) if name in COLORS else "bold")
        text.append(f"[{name}]", style=color)
        at = sign.end()
    text.append(line[at:])
    return text
