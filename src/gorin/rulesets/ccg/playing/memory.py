"""What happened to cards, kept for those that speak of it afterwards: "an action that moved him".

A key of `used` is (period, BEFELL, card, number of the action, kind of event, BY_RESOLUTION, who controlled the card).
Only what some card of the box recalls is kept (`box.remembered`). It ends with the battle, outside of battles with the
turn; an assignment always with the turn."""

from __future__ import annotations

from gorin.kernel.events import Event
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import BY_RESOLUTION, WAS_HELD, assigned
from gorin.rulesets.ccg.points import BEFELL
from gorin.rulesets.ccg.state import BATTLE, FIELD, TURN, Game


def remember(s: Game, e: Event) -> None:
    """This has happened."""
    if e.kind == ev.ASSIGN and assigned(e.n).defending:
        return
    period = BATTLE if s.battle[FIELD] >= 0 and e.kind != ev.ASSIGN else TURN
    for c in (e.card, e.n) if e.kind == ev.SWITCH else (e.card,):
        who = (e.was & WAS_HELD) - 1 if e.was else s.holder[c]
        resolution = e.n & BY_RESOLUTION if e.kind == ev.DESTROY else 0
        s.used[(period, BEFELL, c, e.act, e.kind, resolution, who)] = 1


@called()
def befallen(s: Game, kinds: tuple[int, ...], act: int) -> int:
    """The cards to which the action with this number did one of these; without a number, a battle's resolution."""
    out = 0
    for _, code, c, by, kind, resolution, _ in s.used:
        if code == BEFELL and kind in kinds and by == act and bool(resolution) != bool(act):
            out |= 1 << c
    return out


@called()
def assigned_to_attack(s: Game, who: int) -> bool:
    """Has this player assigned anybody to an attacking army this turn?"""
    return any(k[1] == BEFELL and k[4] == ev.ASSIGN and k[6] == who for k in s.used)
