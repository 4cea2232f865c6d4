"""Numbers this game deals by hand, each with one owner. They stand in saved games, so a number once dealt stays."""

from __future__ import annotations

from typing import Final

from gorin.kernel.numbers import Effects, Numbers

EFFECTS: Final = Effects("Effect")  # what lasting effects, modifiers, constant effects and base changes are about
WAITING: Final = Numbers("Point")  # of `delayed`: where its rows wait
MARKS: Final = Numbers("Mark")  # in `used`, where abilities have their number

WAITING.own(0, "windows", span=9)  # points.py
