"""Charts as SVG, drawn by hand like `plot.py`: curves with the bands in which they lie, and bars."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from gorin.lab.plot import FAINT, MARGIN, MARK, WIDTH, line, text, ticks

HEIGHT: Final = 300
LEFT: Final = 56  # room for the numbers of the upright axis
LEGEND: Final = 20  # height of a line of it
INKS: Final = (MARK, "#1f5f8b", "#3c7a3f", "#8a5a00", "#6b3fa0", "#0b7285", "#8b1f6d", "#4d4d4d")
BAND: Final = 0.15  # how much of a band is seen


class Point(NamedTuple):
    """Where a curve goes through, and where the truth lies there."""

    x: float
    value: float
    low: float
    high: float


class Curve(NamedTuple):
    """A line with a name; `marks` are places on it that are worth a look."""

    name: str
    points: Sequence[Point]
    marks: Sequence[Point] = ()


class Bar(NamedTuple):
    """One bar of a group."""

    name: str
    values: Sequence[float]  # one for each kind


class Frame:
    """The field of a chart: where numbers lie in it."""

    def __init__(self, xs: tuple[float, float], ys: tuple[float, float], legend: int) -> None:
        self.xs, self.ys = xs, (min(ys[0], ticks(*ys)[0]), max(ys[1], ticks(*ys)[-1]))
        self.left, self.right = LEFT + MARGIN, WIDTH - MARGIN
        self.top, self.bottom = MARGIN * 2, HEIGHT - MARGIN * 2
        self.height = HEIGHT + legend * LEGEND

    def x(self, value: float) -> str:
        low, high = self.xs
        return f"{self.left + (value - low) / ((high - low) or 1.0) * (self.right - self.left):.1f}"

    def y(self, value: float) -> str:
        low, high = self.ys
        return f"{self.bottom - (value - low) / ((high - low) or 1.0) * (self.bottom - self.top):.1f}"

    def upright(self) -> list[str]:
        """The lines and numbers of the upright axis."""
        parts = []
        for tick in ticks(*self.ys):
            parts.append(line(str(self.left), self.y(tick), str(self.right), self.y(tick), FAINT))
            parts.append(text(self.left - 8, float(self.y(tick)) + 4, f"{tick:g}", anchor="end"))
        return parts


def curves(title: str, drawn: Sequence[Curve], axis: str = "", whole: bool = False) -> str:
    """Several curves over the same numbers; with `whole`, only whole numbers stand below."""
    every = [point for each in drawn for point in each.points]
    xs = min((p.x for p in every), default=0.0), max((p.x for p in every), default=1.0)
    ys = min((p.low for p in every), default=0.0), max((p.high for p in every), default=1.0)
    frame = Frame(xs, ys, len(drawn))
    parts = frame.upright()
    for tick in ticks(*xs):
        if xs[0] <= tick <= xs[1] and (not whole or tick == int(tick)):
            parts.append(text(frame.x(tick), frame.bottom + 18, f"{tick:g}", anchor="middle"))
    for each, ink in zip(drawn, cycle(len(drawn)), strict=True):
        up = [f"{frame.x(p.x)},{frame.y(p.high)}" for p in each.points]
        down = [f"{frame.x(p.x)},{frame.y(p.low)}" for p in reversed(each.points)]
        way = " ".join(f"{frame.x(p.x)},{frame.y(p.value)}" for p in each.points)
        parts.append(f'<polygon points="{" ".join(up + down)}" fill="{ink}" fill-opacity="{BAND}"/>')
        parts.append(f'<polyline points="{way}" fill="none" stroke="{ink}" stroke-width="2"/>')
        parts += [f'<circle cx="{frame.x(p.x)}" cy="{frame.y(p.value)}" r="5" fill="{ink}"/>' for p in each.marks]
    return _page(title, [*parts, *_legend([each.name for each in drawn], frame)], frame, axis)


def bars(title: str, drawn: Sequence[Bar], kinds: Sequence[str], axis: str = "") -> str:
    """Bars in groups, one bar of a group for each kind."""
    top = max((value for each in drawn for value in each.values), default=1.0)
    frame = Frame((0.0, float(max(1, len(drawn)))), (0.0, top or 1.0), len(kinds))
    parts = frame.upright()
    wide = (frame.right - frame.left) / max(1, len(drawn))
    for place, each in enumerate(drawn):
        begin, one = frame.left + place * wide + wide * 0.1, wide * 0.8 / max(1, len(each.values))
        for k, (value, ink) in enumerate(zip(each.values, cycle(len(each.values)), strict=True)):
            high = frame.bottom - float(frame.y(value))
            shape = f'x="{begin + k * one:.1f}" y="{frame.y(value)}" width="{one * 0.9:.1f}" height="{high:.1f}"'
            parts.append(f'<rect {shape} fill="{ink}"><title>{escape(each.name)}: {value:g}</title></rect>')
        parts.append(text(f"{begin + wide * 0.4:.1f}", frame.bottom + 18, each.name, anchor="middle"))
    return _page(title, [*parts, *_legend(kinds, frame)], frame, axis)


def cycle(n: int) -> list[str]:
    """So many inks."""
    return [INKS[k % len(INKS)] for k in range(n)]


def _legend(names: Sequence[str], frame: Frame) -> list[str]:
    parts = []
    for k, (name, ink) in enumerate(zip(names, cycle(len(names)), strict=True)):
        y = HEIGHT - MARGIN // 2 + k * LEGEND
        parts.append(f'<rect x="{frame.left}" y="{y - 10}" width="12" height="12" fill="{ink}"/>')
        parts.append(text(frame.left + 20, y, name))
    return parts


def _page(title: str, parts: Sequence[str], frame: Frame, axis: str) -> str:
    size = f'width="{WIDTH}" height="{frame.height}" viewBox="0 0 {WIDTH} {frame.height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="13" role="img">'
    below = text(frame.right, frame.bottom + 36, axis, anchor="end")
    ground = f'<rect width="{WIDTH}" height="{frame.height}" fill="#ffffff"/>'
    heading = text(MARGIN, MARGIN, title, weight="bold")
    return "\n".join([head, f"<title>{escape(title)}</title>", ground, heading, *parts, below, "</svg>", ""])
