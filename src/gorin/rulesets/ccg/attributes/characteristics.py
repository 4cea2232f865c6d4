"""Keywords and clans a card gains or loses: the planes hold what is printed, changed anew as the table is read."""

from __future__ import annotations

from gorin.rulesets.ccg.card import CLANS
from gorin.rulesets.ccg.facts import CRAB, FIRST_KEYWORD, plane_count
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.printed_facts import gain, lose, print_anew

__all__ = ["as_printed", "gain", "lose"]


def shows(s: Game, c: int, plane: int) -> bool:
    """Is this keyword or clan printed on the card?"""
    return plane in s.box.faces[s.kind[c]].planes


def as_printed(s: Game) -> None:
    """Every keyword and clan as it is printed."""
    print_anew(s, (*range(CRAB, CRAB + len(CLANS)), *range(FIRST_KEYWORD, plane_count())), shows)
