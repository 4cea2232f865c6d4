"""Plots as SVG, drawn by hand: they open in every browser and need nothing."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 720
LINE: Final = 28  # height of a row
NAMES: Final = 220  # room for them
MARGIN: Final = 24
LETTERS: Final = 30  # of a name that are shown
INK, FAINT, MARK = "#1f2328", "#d0d7de", "#9b2c2c"


class Mark(NamedTuple):
    """A row of a plot: a name, a number, and where it lies."""

    name: str
    value: float
    low: float
    high: float


def intervals(title: str, marks: Sequence[Mark], axis: str = "") -> str:
    """Numbers with the intervals in which they lie, one below the other."""
    low, high = min((x.low for x in marks), default=0.0), max((x.high for x in marks), default=1.0)
    at = ticks(low, high)
    low, high = min(low, at[0]), max(high, at[-1])
    left, right = NAMES + MARGIN, WIDTH - MARGIN
    top, bottom = MARGIN + LINE, MARGIN + LINE * (len(marks) + 1)

    def x(value: float) -> str:
        return f"{left + (value - low) / ((high - low) or 1.0) * (right - left):.1f}"

    parts = [text(MARGIN, MARGIN, title, weight="bold")]
    for tick in at:
        parts.append(line(x(tick), top - 6, x(tick), bottom - 6, FAINT))
        parts.append(text(x(tick), bottom + 10, f"{tick:g}", anchor="middle"))
    for row, mark in enumerate(marks):
        y = top + LINE * row + LINE // 2 - 6
        shown = mark.name if len(mark.name) <= LETTERS else f"{mark.name[: LETTERS - 1]}…"
        parts.append(text(left - 12, y + 4, shown, anchor="end"))
        parts.append(line(x(mark.low), y, x(mark.high), y, INK, 2))
        parts.append(f'<circle cx="{x(mark.value)}" cy="{y}" r="5" fill="{MARK}"/>')
    parts.append(text(right, bottom + LINE, axis, anchor="end"))
    height = bottom + LINE + MARGIN // 2
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    style = 'font-family="sans-serif" font-size="13"'
    return "\n".join([f'{head} {style} role="img">', f"<title>{escape(title)}</title>",
                      f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>', *parts, "</svg>", ""])  # fmt: skip


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from one end to the other, four to ten of them.

    >>> ticks(3.2, 28.9)
    [0.0, 5.0, 10.0, 15.0, 20.0, 25.0, 30.0]
    """
    wide = max(high - low, 1e-6)
    step = 10 ** floor(log10(wide))
    step = next(s for s in (step / 5, step / 2, step, 2 * step) if wide / s <= 8)
    first, last = floor(low / step), -floor(-high / step)
    return [round(k * step, 9) + 0.0 for k in range(first, max(last, first + 1) + 1)]


def text(x: object, y: object, what: str, anchor: str = "start", weight: str = "normal") -> str:
    """Words at a place."""
    return f'<text x="{x}" y="{y}" fill="{INK}" text-anchor="{anchor}" font-weight="{weight}">{escape(what)}</text>'


def line(x1: str, y1: object, x2: str, y2: object, ink: str, width: int = 1) -> str:
    """A line from here to there."""
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{ink}" stroke-width="{width}"/>'
