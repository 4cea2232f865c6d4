"""The numbers of the rules and of the states of each game; `scripts/rules-number` finds out when one must be raised.

RULES is raised when seeded games change: records of older rules may part from these. STATES is raised when a number
that stands in snapshots comes to mean something else: older snapshots cannot be opened any more.
"""

from __future__ import annotations

from typing import Final

RULES: Final = {"lcg": 3, "ccg": 4}
STATES: Final = {"lcg": 4, "ccg": 2}


def rules_number(rules: str) -> int:
    """The number of the rules of a format: its game's."""
    return RULES[rules.partition("/")[0]]


def states_number(rules: str) -> int:
    """The number of the states of a format: its game's."""
    return STATES[rules.partition("/")[0]]
