"""Status tokens as things: put on cards, moved, discarded. None of it honors or dishonors anybody."""

from __future__ import annotations

from typing import Final

from gorin.kernel.events import Event
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import status_moved
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import CHARACTER, DISHONORED, HONOR_TOKEN, HONORED, IN_PLAY, PROVINCE, TAINTED
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.state import Game

TOKENS: Final = {"honored": HONORED, "dishonored": DISHONORED, "tainted": TAINTED}
BAR: Final = {HONORED: bars.HONORING, DISHONORED: bars.DISHONORING}


@called()
def can_have(s: Game, mask: int, token: int, you: int) -> int:
    """Those of a set on which this player's effects may put such a token (-1: the rules'): one of a kind is enough,
    and provinces are never honored."""
    p = s.p
    kinds = p[CHARACTER] if token == HONORED else p[CHARACTER] | p[PROVINCE]
    mask &= p[IN_PLAY] & kinds & ~p[token]
    what = BAR.get(token)
    if what is not None and mask:
        mask &= ~(bars.barred_to_rules(s, what) if you < 0 else bars.barred(s, what, you))
    return mask


@called()
def tokens_on(s: Game, mask: int) -> list[int]:
    """The kinds of status token on these cards."""
    return [token for token in TOKENS.values() if s.p[token] & mask]


@called()
def movable(s: Game, of: int, onto: int, token: int, you: int) -> list[int]:
    """The kinds of token (this one, or any if 0) that could move from one of these cards to one of those."""
    kinds = tokens_on(s, of) if not token else [token] if s.p[token] & of else []
    return [x for x in kinds if can_have(s, onto & ~(of & s.p[x]), x, you)]


@happens(ev.PUT_STATUS)
def put_status(s: Game, e: Event, after: list[Event]) -> bool:
    b = 1 << e.card
    if not can_have(s, b, e.n, e.player if e.source >= 0 else -1):
        return False
    s.p[e.n] |= b
    return True


@happens(ev.MOVE_STATUS)
def move_status(s: Game, e: Event, after: list[Event]) -> bool:
    """What cannot have it does not get it, and it stays where it was."""
    token, to = status_moved(e.n)
    of, onto = 1 << e.card, 1 << to
    if not s.p[token] & of or not can_have(s, onto, token, e.player if e.source >= 0 else -1):
        return False
    s.p[token] &= ~of
    s.p[token] |= onto
    return True


@happens(ev.PUT_HONOR, touches=(HONOR_TOKEN,))
def put_honor(s: Game, e: Event, after: list[Event]) -> bool:
    """From the general token pool: no player's honor changes. Decision: one is enough for the cards there are."""
    b = 1 << e.card
    if s.p[HONOR_TOKEN] & b or not s.p[IN_PLAY] & b:
        return False
    s.p[HONOR_TOKEN] |= b
    return True


@happens(ev.TAKE_PLACE)
def take_over(s: Game, e: Event, after: list[Event]) -> bool:
    """All tokens of the old card go to the new one.
    Decision: what it cannot have returns to the pool (rr.open-disguised-illegal-transfer.1)."""
    new, old = e.card, e.n
    if not s.p[IN_PLAY] >> new & 1:
        return False
    if not bars.barred_to_rules(s, bars.FATE) >> new & 1:
        s.fate[new] += s.fate[old]
    s.fate[old] = 0
    for token in tokens_on(s, 1 << old):
        s.p[token] |= can_have(s, 1 << new, token, -1)
        s.p[token] &= ~(1 << old)
    return True
