"""Tables as they might be: copies in which something is otherwise, for whoever thinks ahead."""

from __future__ import annotations

from gorin.rulesets.lcg.state import HIDDEN_BID, Game


def with_dials(s: Game, you: int, n: int) -> Game:
    """A copy in which the dials of others that are set already, but not revealed, show this number."""
    t = s.clone()
    for q, bid in enumerate(t.bid):
        if q != you and bid >= HIDDEN_BID:
            t.bid[q] = HIDDEN_BID + n
    return t
