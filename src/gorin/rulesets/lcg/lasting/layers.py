"""The layers of constant abilities: in which of them an ability is read."""

from __future__ import annotations

from typing import Final

BLANKING: Final = 0
STANDING: Final = 1
LOSING: Final = 2  # what takes away, after all that gives
GAINING: Final = 3  # traits, clans and immunity: before the others, which may read them
READING: Final = 4  # what reads skills: after all modifiers are known
LAYERS: Final = 5
