"""The log of a game: one line for one deed, in the order in which they happen. It is made only if somebody listens."""

from __future__ import annotations

from collections.abc import Callable

from gorin.kernel.events import Event
from gorin.rulesets.accounts import put, seat_name, seen_by
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.accounts import Account
from gorin.rulesets.ccg.facts import HAND, IN_PLAY
from gorin.rulesets.ccg.state import Game

HONOR = frozenset((ev.GAIN_HONOR, ev.LOSE_HONOR))


def tell(s: Game, e: Event) -> Callable[[], None]:
    """Look at the table before an event happens; what this gives puts the event into the log when it has."""
    at, hidden = len(s.log.lines), seen_by(s)
    honor, lay = s.honor[e.player], places(s, e)

    def told() -> None:
        new = places(s, e) & ~lay
        n = abs(s.honor[e.player] - honor) if e.kind in HONOR else new.bit_count() if e.kind == ev.DRAW else e.n
        put(Account, s, e, Account.sentence, hidden, at, n, new)

    return told


def places(s: Game, e: Event) -> int:
    """The cards that lie where an event without a card of its own puts some."""
    if e.kind == ev.DRAW:
        return int(s.p[HAND] & s.ctl[e.player])
    return int(s.p[IN_PLAY]) if e.kind == ev.CREATE else 0


def tell_pass(s: Game, who: int) -> None:
    """An opportunity to act that everybody knows of; who passes an opportunity to react is not told, or it would be
    known who could have."""
    s.log.tell(f"{seat_name(who)} passes.")
