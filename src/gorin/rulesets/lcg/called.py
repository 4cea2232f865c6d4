"""What the source of cards may call in this game: `@called(reads=…)` stands above each such function.

What is read is named by the number of a plane, by the field of the state, or by one place in `con` ("con6"); fields
that are read together have names in fields.py. A function that does not say what it reads may read anything."""

from __future__ import annotations

from typing import Final

from gorin.kernel.changes import replace_at_last
from gorin.kernel.derive import derive
from gorin.kernel.events import Event
from gorin.kernel.views import hidden_from
from gorin.language.calling import Calls, common

called: Final = Calls(common)
called.these(derive, hidden_from, replace_at_last)
called.name("Event", Event)

# rules that are asleep where no card wakes them
CONSEQUENCES: Final = "consequences"  # what constant abilities bring about by themselves
SPENT: Final = "spent"  # cards that are discarded as soon as a statistic is 0
LOST_KEYWORDS: Final = "lost keywords"
CHANGED_FACTS: Final = "changed facts"  # Traits, clans or text that come and go
OTHER_COUNTS: Final = "other counts"  # in conflicts or duels: other statistics, or characters bowed or at home
NEVER_STRONGHOLD: Final = "never stronghold"  # provinces that are never the stronghold's
BEYOND_LIMITS: Final = "beyond limits"  # more uses of abilities
