"""The draw phase of teams: honor changes hands only between players who sit across from each other."""

from __future__ import annotations

from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.sides import team_of
from gorin.kernel.turns import in_order
from gorin.kernel.windows import emit
from gorin.rulesets.lcg.attributes.stats import bid_value
from gorin.rulesets.lcg.costs.pools import GIFT, linked, transfer
from gorin.rulesets.lcg.state import Game


def across(s: Game, who: int) -> int:
    """The opponent across the table, or nobody (-1). Decision: the players of a team sit side by side in the order of
    their seats, the first of one team across from the first of the other, and so on."""
    place = team_of(s, who).index(who)
    teams = [t for t in dict.fromkeys(s.box.teams) if not t >> who & 1]
    other = team_of(s, (teams[0] & -teams[0]).bit_length() - 1)[place]
    return other if s.alive >> other & 1 else -1


def transfer_across(s: Game, f: Frame) -> None:
    """2.4: of each two the higher bid gives the difference to the lower, all at once."""
    events: list[Event] = []
    for who in in_order(s):
        other = across(s, who)
        n = bid_value(s, who) - bid_value(s, other) if other >= 0 else 0
        if n > 0:
            loss, gain = transfer(s, who, other, n) or (None, None)
            events += [loss, gain._replace(parent=GIFT)] if loss and gain else []
    if events:
        emit(s, linked(events))
