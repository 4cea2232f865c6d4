"""Who controls a card: its owner, unless an effect says otherwise for a while or as long as it stays in play."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.rows import add_lasting
from gorin.kernel.zones import give_control
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.copies import namesakes
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import taken
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import ATTACKING, DEFENDING, IN_PLAY, PROVINCE, ROLE, STRONGHOLD, UNIQUE
from gorin.rulesets.lcg.lasting.kinds import CONTROLLED
from gorin.rulesets.lcg.sides import side_of
from gorin.rulesets.lcg.state import NEVER, ON, Game


def may_take(s: Game, c: int, who: int) -> bool:
    """A card somebody else controls; a unique one only without another in-play card of that title, one's own or
    controlled, or the team's."""
    if who < 0 or not s.alive >> who & 1 or s.holder[c] == who or not s.p[IN_PLAY] >> c & 1:
        return False
    if (s.p[STRONGHOLD] | s.p[PROVINCE] | s.p[ROLE]) >> c & 1:
        return False
    if not s.p[UNIQUE] >> c & 1:
        return True
    team = s.box.teams[who]
    return not any((team >> s.holder[x] | team >> s.owner[x]) & 1 for x in bits(namesakes(s, c)))


@called()
def takeable(s: Game, mask: int, who: int) -> int:
    """Those of a set this player may take control of."""
    return sum(1 << c for c in bits(mask) if may_take(s, c, who))


@happens(ev.TAKE_CONTROL)
def take_control(s: Game, e: Event, after: list[Event]) -> bool:
    who, until = taken(e.n)
    if not may_take(s, e.card, who):
        return False
    add_lasting(s, CONTROLLED, 1 << e.card, who, e.source, until, e.player)
    hand_over(s, e.card, who)
    return True


def entered_under(s: Game, c: int, who: int, source: int = -1) -> None:
    """A card that comes into play under another player's control stays there as long as it is in play."""
    if s.owner[c] != who:
        add_lasting(s, CONTROLLED, 1 << c, who, source, NEVER, who)


def hand_over(s: Game, c: int, who: int) -> None:
    """Everything else stays as it is; a participating character now takes part on its new controller's side. Its
    attachments stay with those who control them."""
    give_control(s, c, who)
    p, b = s.p, 1 << c
    if (p[ATTACKING] | p[DEFENDING]) & b and s.con[ON]:
        p[ATTACKING] &= ~b
        p[DEFENDING] &= ~b
        side = side_of(s, who)
        if side >= 0:
            p[side] |= b


def give_back(s: Game, mask: int) -> None:
    """A control effect on these cards ended: the latest of the others counts, or ownership."""
    for c in bits(mask & s.p[IN_PLAY]):
        who = s.owner[c]
        for row in s.lasting:
            if row.what == CONTROLLED and row.mask >> c & 1:
                who = row.n
        hand_over(s, c, who)


def let_go(s: Game, who: int) -> None:
    """A player left the game: what was others' goes back. Decision: the rules say only what becomes of the player's own
    cards; control ends with the one who had it."""
    held = 0
    for row in s.lasting:
        if row.what == CONTROLLED and row.n == who:
            held |= row.mask
    s.lasting = tuple([row for row in s.lasting if row.what != CONTROLLED or row.n != who])
    give_back(s, held)
