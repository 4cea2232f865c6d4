"""What the source of cards may call in this game (`@called(reads=…)` above a function), and what such functions read.

A reading is the number of a plane or the name of a field of the state. A function that does not say what it reads may
read anything."""

from __future__ import annotations

from typing import Final

from gorin.kernel.events import Event
from gorin.kernel.faces import mix_faces
from gorin.kernel.numbers import Reads
from gorin.kernel.rows import add_gained
from gorin.language.calling import Calls, common

called: Final = Calls(common)
called.these(add_gained, mix_faces)
called.name("Event", Event)

FIGHT: Final[Reads] = frozenset({"battle", "attacker", "defender"})  # with the leaders, the players of both sides
