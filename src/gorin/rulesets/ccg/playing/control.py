"""Control changes: units with everything attached, attachments to a new bearer, other cards to a new home."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.zones import attach, give_control
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.events import happens
from gorin.rulesets.ccg.facts import ATTACHMENT, IN_PLAY, PERSONALITY
from gorin.rulesets.ccg.places.titles import has_already
from gorin.rulesets.ccg.places.zones import go_home, stand
from gorin.rulesets.ccg.playing.attaching import able_to_bear
from gorin.rulesets.ccg.playing.overlaying import serves
from gorin.rulesets.ccg.sides import takes_part
from gorin.rulesets.ccg.state import HOME, Game


@happens(ev.TAKE_CONTROL)
def take_control(s: Game, e: Event, after: list[Event]) -> bool:
    """Player takes control of a card; an attachment goes to n, a Personality of his who may bear it."""
    c, who = e.card, e.player
    if not s.p[IN_PLAY] >> c & 1 or s.holder[c] == who or not serves(s, who, c) or has_already(s, c, who):
        return False
    if s.p[ATTACHMENT] >> c & 1:
        if e.n < 0 or not able_to_bear(s, who, c) >> e.n & 1:
            return False
        give_control(s, c, who)
        attach(s, c, e.n)
        return True
    give_control(s, c, who)
    if s.p[PERSONALITY] >> c & 1:
        _with_unit(s, c, who, after)
    return True


def _with_unit(s: Game, c: int, who: int, after: list[Event]) -> None:
    """Whoever controls a Personality controls what is attached to him; what he would then have twice is discarded. At a
    battlefield he goes over to his new controller's side, or in some editions home; neither is movement."""
    for x in bits(s.att[c]):
        if has_already(s, x, who):
            after.append(Event(ev.DISCARD, x, who, 0, -1, 0, RULEBOOK))
        give_control(s, x, who)
    if s.at[c] != HOME:
        if takes_part(s, who) and s.box.rules.edition.control_changes_sides:
            stand(s, c, s.at[c])
        else:
            go_home(s, c)
