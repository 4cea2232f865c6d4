"""The Events Phase of this edition: a Region with a cost need not be attached."""

from __future__ import annotations

from typing import Final

from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_yes, end, framework, push
from gorin.kernel.windows import emit
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.codecs import FROM_PROVINCE, entering
from gorin.rulesets.ccg.facts import REGION
from gorin.rulesets.ccg.places.titles import duplicates
from gorin.rulesets.ccg.places.zones import aside
from gorin.rulesets.ccg.playing.gold import can_pay, pay
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.turn import revealing
from gorin.rulesets.ccg.turn.revealing import CARD, HERE

# registers of an offer
REGION_CARD: Final = 0
PROVINCE: Final = 1
ANSWER: Final = 2


def by_type(s: Game, f: Frame) -> None:
    """What is revealed; but a Region that costs something is offered, if it may be attached."""
    c, here = f.regs[CARD], f.regs[HERE]
    legal = not s.att[here] & s.p[REGION] and not duplicates(s, c, s.first)
    if s.lying[here] & s.p[REGION] & 1 << c and price(s, c) and legal:
        s.held |= 1 << here
        aside(s, c)
        push(s, OFFER, (c, here))
    else:
        revealing.by_type(s, f)


def price(s: Game, c: int) -> int:
    """The Gold that a Region says it costs to attach it."""
    cost = s.box.faces[s.kind[c]].terms.get("attaching")
    return int(cost(s, s.first, c)) if cost is not None else 0


def offer(s: Game, f: Frame) -> None:
    r = f.regs
    if can_pay(s, s.first, price(s, r[REGION_CARD]), r[REGION_CARD]):
        ask_yes(s, s.first, "attach the region", ANSWER, r[REGION_CARD])
    else:
        r[ANSWER] = 0


def paid(s: Game, f: Frame) -> None:
    r = f.regs
    s.ret = 0
    if r[ANSWER]:
        pay(s, s.first, price(s, r[REGION_CARD]), r[REGION_CARD])


def attach_or_discard(s: Game, f: Frame) -> None:
    r = f.regs
    end(s)
    if s.ret:
        n = entering(FROM_PROVINCE, r[PROVINCE])
        emit(s, (Event(ev.ENTER, r[REGION_CARD], s.first, n, r[REGION_CARD], 0, RULEBOOK),))
    else:
        emit(s, (Event(ev.DISCARD, r[REGION_CARD], s.first, 0, r[REGION_CARD], 0, RULEBOOK),))


OFFER: Final = framework(
    "ccg: offer a region",
    ("attach it?", offer),
    ("pay for it", paid),
    ("attach or discard", attach_or_discard),
    registers="cci",
)
