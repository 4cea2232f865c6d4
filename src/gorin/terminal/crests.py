"""Our own crests: each clan a colour and a flower of so many petals, drawn by arithmetic. None is anybody's artwork."""

from __future__ import annotations

from math import cos, pi, sin

# a dark and a light tone of each clan, and how its crest is made: petals, how deep they are cut, how pointed
COLORS = {
    "crab": ("#23405f", "#dfe7ee"),
    "crane": ("#2f77a8", "#e6f2f8"),
    "dragon": ("#2d6b45", "#e3f0e6"),
    "lion": ("#a87a17", "#f7efd9"),
    "mantis": ("#2b7f78", "#def1ee"),
    "phoenix": ("#b8541d", "#f8e8dd"),
    "scorpion": ("#8c1c2b", "#f5e0e2"),
    "spider": ("#3b3b3b", "#e8e8e8"),
    "unicorn": ("#6a3d8f", "#eee5f4"),
    "neutral": ("#5c5446", "#efece5"),
}
PETALS = {
    "crab": (4, 0.45, 1.0),
    "crane": (6, 0.35, 2.0),
    "dragon": (3, 0.55, 1.5),
    "lion": (8, 0.25, 1.0),
    "mantis": (2, 0.7, 1.0),
    "phoenix": (5, 0.5, 2.5),
    "scorpion": (7, 0.4, 3.0),
    "spider": (8, 0.6, 3.0),
    "unicorn": (5, 0.6, 1.0),
    "neutral": (12, 0.15, 1.0),
}
STEPS = 120  # points on the outline


def dark(clan: str) -> str:
    """The tone for borders and titles."""
    return COLORS.get(clan, COLORS["neutral"])[0]


def light(clan: str) -> str:
    """The tone of the paper."""
    return COLORS.get(clan, COLORS["neutral"])[1]


def crest(clan: str, x: float, y: float, radius: float) -> str:
    """A crest as SVG: a disc with a flower cut into it, and a ring around it."""
    petals, depth, point = PETALS.get(clan, PETALS["neutral"])
    outline = []
    for i in range(STEPS):
        angle = 2 * pi * i / STEPS
        wave = abs(cos(petals * angle / 2)) ** point
        r = radius * 0.82 * (1 - depth + depth * wave)
        outline.append(f"{x + r * sin(angle):.1f} {y - r * cos(angle):.1f}")
    return (
        f'<g class="crest"><circle cx="{x}" cy="{y}" r="{radius}" fill="{dark(clan)}"/>'
        f'<path d="M{" L".join(outline)} Z" fill="{light(clan)}"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius * 0.18:.1f}" fill="{dark(clan)}"/></g>'
    )
