"""What the source of cards may call in this game: `@called(reads=…)` stands above each such function.

What is read is named by the number of a plane, by the field of the state, or by one place in `con` ("con6"); fields
that are read together have names in fields.py. A function that does not say what it reads may read anything."""

from __future__ import annotations

from typing import Final

from gorin.kernel.changes import replace_at_last
from gorin.kernel.derive import derive
from gorin.kernel.events import event
from gorin.kernel.views import hidden_from
from gorin.language.calling import Calls, common

called: Final = Calls(common)
called.these(derive, hidden_from, replace_at_last)
called.name("Event", event)

# rules that are asleep where no card wakes them
CONSEQUENCES: Final = "consequences"  # what constant abilities bring about by themselves
