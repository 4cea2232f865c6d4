"""Numbers this game deals by hand, each with one owner. They stand in saved games, so a number once dealt stays."""

from __future__ import annotations

from typing import Final

from gorin.kernel.numbers import Effects, Numbers

EFFECTS: Final = Effects("Effect")  # what lasting effects and modifiers are about
MARKS: Final = Numbers("Mark")  # in `used`, where abilities have their number

EFFECTS.own(0, "statistics", span=10)  # state.py: a bonus or penalty of each
