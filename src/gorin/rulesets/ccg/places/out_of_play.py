"""Cards that move from one place out of play to another: as a rule nothing follows from that but whether their own text
counts where they lie now."""

from __future__ import annotations

from gorin.kernel.events import ASIDE
from gorin.rulesets.ccg.attributes.dependencies import PLACES, is_read
from gorin.rulesets.ccg.facts import ACTIVE, BLANK, DISCARD, FOCUSED, FROM_DISCARD, HAND, IN_PLAY, RESOLVING, THE_RULES
from gorin.rulesets.ccg.state import Game


def where_text_counts(s: Game) -> int:
    """The cards that lie where their text counts."""
    p = s.p
    return p[IN_PLAY] | p[THE_RULES] | p[HAND] | p[FOCUSED] | p[RESOLVING] | p[DISCARD] & p[FROM_DISCARD]


def more_follows(s: Game, c: int) -> bool:
    """Would more follow if this card moved to another place out of play? It may be in play, others may go with it,
    effects may last on it, continuous traits may speak of where cards lie."""
    if s.p[IN_PLAY] >> c & 1 or s.lying[c] or (s.lasting and any([row.mask >> c & 1 for row in s.lasting])):
        return True
    return is_read(s, PLACES)


def moved(s: Game, c: int, more: bool) -> int:
    """What it means that it has moved; `more` (see above) must be asked before it does."""
    if more:
        return True
    p, b = s.p, 1 << c
    p[ACTIVE] = p[ACTIVE] & ~b | where_text_counts(s) & b & ~p[BLANK]
    return ASIDE
