"""Provinces are refilled, facedown, at once or after what answers the leaving; some texts let one turn the card up."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, low
from gorin.kernel.derive import derive
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.log import tell
from gorin.kernel.machine import ask_yes, end, framework, goto, push
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import ACTIVE, FACEUP, IN_PLAY, IN_PROVINCE
from gorin.rulesets.ccg.places.zones import dynasty_deck, fill, note, times
from gorin.rulesets.ccg.points import REFILLED_FACEUP
from gorin.rulesets.ccg.state import DYNASTY_PHASE, PHASE, Game
from gorin.rulesets.ccg.telling.naming import name

WAITING: Final = 0  # register of what waits to be refilled: the provinces, as a set
# registers of the offer
LEFT: Final = 0  # provinces that have been refilled and not been asked about
PROVINCE: Final = 1
ANSWER: Final = 2


def empty_provinces(s: Game) -> int:
    """Provinces without a card whose owner has Dynasty cards left, but not those where an Event is resolving."""
    out = 0
    for q, mine in enumerate(s.provinces):
        if s.zones[dynasty_deck(q)]:
            for province in mine:
                if not s.lying[province] and not s.held >> province & 1:
                    out |= 1 << province
    return out


def refill(s: Game, found: int, after: list[Event]) -> None:
    """At once; but in some editions what answers the leaving comes first: then the provinces are held until the window
    in which they were emptied is closed."""
    if s.box.rules.edition.refill_waits and s.frames and s.frames[-1].kind == s.box.order.window:
        s.held |= found
        s.frames.insert(-1, Frame(REFILLING, 0, [found]))
        return
    fill_all(s, found)


def refill_at_last(s: Game, f: Frame) -> None:
    """Those that are still empty, and still there."""
    s.frames.pop()
    s.held &= ~f.regs[WAITING]
    fill_all(s, f.regs[WAITING] & empty_provinces(s))


@called()
def hold_provinces(s: Game, cards: int) -> int:
    """Where the refill waits for what follows as a card enters play: the provinces in which these cards lie wait from
    now on. Gives those that have not been waiting anyway."""
    if not s.box.rules.edition.refill_waits:
        return 0
    found = 0
    for c in bits(cards & s.p[IN_PROVINCE]):
        found |= 1 << s.slot[c]
    found &= ~s.held
    s.held |= found
    return found


@called()
def let_refill(s: Game, provinces: int) -> None:
    """These wait no longer."""
    s.held &= ~provinces
    fill_all(s, provinces & empty_provinces(s))


def fill_all(s: Game, found: int) -> None:
    """With the top Dynasty card, facedown. Whether it is faceup is asked before anybody has seen it."""
    for province in bits(found):
        fill(s, province)
    if s.box.refills_faceup and s.phase == DYNASTY_PHASE:
        mine = sum([1 << x for x in s.provinces[s.first] if found >> x & 1])
        if mine and faceup_left(s, s.first):
            push(s, FACEUP_OR_NOT, (mine, -1, 0))


def faceup_left(s: Game, who: int) -> int:
    """How often the player may still refill a province faceup in this Dynasty Phase."""
    most = 0
    for c in bits(s.p[ACTIVE] & s.p[IN_PLAY] & s.ctl[who]):
        often = s.box.faces[s.kind[c]].terms.get("refills")
        most += int(often(s, who, c)) if often is not None else 0
    return most - times(s, PHASE, REFILLED_FACEUP, who)


def next_province(s: Game, f: Frame) -> None:
    r = f.regs
    left = r[LEFT]
    r[PROVINCE] = low(left)
    r[LEFT] = left & left - 1 if left else 0
    if not left or faceup_left(s, s.first) <= 0:
        end(s)


def faceup(s: Game, f: Frame) -> None:
    ask_yes(s, s.first, "refill faceup", ANSWER, f.regs[PROVINCE])


def turn_up(s: Game, f: Frame) -> None:
    """It was faceup from the beginning, so that nothing is revealed."""
    goto(s, f, "next province")
    if f.regs[ANSWER]:
        province = f.regs[PROVINCE]
        note(s, PHASE, REFILLED_FACEUP, s.first)
        s.p[FACEUP] |= s.lying[province]
        derive(s)
        if s.log is not None:
            tell(s, f"{name(s, province)} is refilled faceup: {name(s, low(s.lying[province]))}.")


REFILLING: Final = framework("ccg: refill", ("refill", refill_at_last), registers="m")
FACEUP_OR_NOT: Final = framework(
    "ccg: refilled faceup",
    ("next province", next_province),
    ("faceup?", faceup),
    ("turn up", turn_up),
    registers="mci",
)
