"""The Dynasty Phase: bringing Holdings and Personalities into play from provinces, with Clan discount, Clan allegiance
and overlays."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.decisions import PLAY, Option
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, end, framework, push
from gorin.kernel.windows import emit
from gorin.language.calling import DEAR
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import cost_of, of_clan, stat
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.card import DASH
from gorin.rulesets.ccg.codecs import DISCOUNTED, FOR_HONOR, FROM_PROVINCE, recruited, recruiting
from gorin.rulesets.ccg.facts import ATTACHMENT, HOLDING, IN_PLAY, IN_PROVINCE, PERSONALITY, REMOVED
from gorin.rulesets.ccg.places.titles import duplicates
from gorin.rulesets.ccg.places.zones import faceup_in, times
from gorin.rulesets.ccg.playing.attaching import WAIVED, able_to_bear, attach_to_one, could_attach
from gorin.rulesets.ccg.playing.further import further_payable, pay_further, unpaid
from gorin.rulesets.ccg.playing.gold import can_pay, pay
from gorin.rulesets.ccg.playing.overlaying import overlaid_by, overlay_from_province, serves
from gorin.rulesets.ccg.playing.refilling import refill
from gorin.rulesets.ccg.points import BOUGHT_FOR_HONOR
from gorin.rulesets.ccg.state import HONOR_REQUIREMENT, TURN, Game

# ways to bring a card into play; they may be combined
PLAINLY: Final = 0
DISCOUNT: Final = 1
ALLEGIANCE: Final = 2
OVERLAY: Final = 4  # a card in play
FREE: Final = 8  # an effect says that costs and Honor Requirement are ignored
HONORABLY: Final = 16  # bought for Honor

CARD: Final = 0
BUYER: Final = 1
WAY: Final = 2
HOW: Final = 3  # more of ENTER.n
SOURCE: Final = 4
ACT: Final = 5
PROVINCE: Final = 6  # it came from, if that is not refilled yet


def price(s: Game, you: int, c: int, way: int) -> int:
    """What it costs in this way."""
    if way & FREE:
        return 0
    change = s.box.rules.edition.clan_discount
    n = cost_of(s, c, you)
    return int(max(0, n - change * (way & DISCOUNT) + (change if way & ALLEGIANCE else 0)))


def may_enter(s: Game, you: int, c: int) -> bool:
    """A Loyal Personality serves only his own Clan; of Unique and Singular cards a player has one."""
    return serves(s, you, c) and not duplicates(s, c, you)


def honorable_enough(s: Game, you: int, c: int) -> bool:
    """Does the Family Honor meet the Honor Requirement?"""
    need = stat(s, c, HONOR_REQUIREMENT)
    return need == DASH or s.honor[you] >= need


def ways(s: Game, you: int, c: int, by_effect: bool = False) -> list[int]:
    """How this card may be brought into play and paid: in the Dynasty Phase, or when an effect does so."""
    if not may_enter(s, you, c):
        return []
    if s.p[HOLDING] >> c & 1:
        possible = [PLAINLY]
    else:
        edition = s.box.rules.edition
        enough = honorable_enough(s, you, c)
        mine = of_clan(s, you) >> c & 1 and (edition.clan_favors_effects or not by_effect)
        for_honor = mine and edition.buying_for_honor and not times(s, TURN, BOUGHT_FOR_HONOR, you)
        possible = [PLAINLY, *[DISCOUNT] * mine, *[HONORABLY] * for_honor] if enough or mine else []
        if not enough:
            # Decision: allegiance is offered only where the Honor Requirement is not met, for otherwise it buys nothing
            possible = [ALLEGIANCE | way for way in possible]
    payable = [way for way in possible if can_pay(s, you, price(s, you, c, way), c)]
    return payable if further_payable(s, you, c) else []


def recruits(s: Game, you: int) -> list[Option]:
    """Every faceup Holding and Personality in the player's provinces, in every way it may enter play."""
    out = []
    p = s.p
    for c in bits(faceup_in(s, you) & (p[HOLDING] | p[PERSONALITY])):
        out += [Option(PLAY, c, recruiting(c, way)) for way in ways(s, you, c)]
        if p[PERSONALITY] >> c & 1:
            out += [Option(PLAY, c, recruiting(c, OVERLAY, x)) for x in bits(overlaid_by(s, you, c))]
    return out


def recruit(s: Game, you: int, value: int) -> None:
    """Do what an option of `recruits` says."""
    way, c, onto = recruited(value)
    if way & OVERLAY:
        overlay_from_province(s, you, c, onto)
    else:
        push(s, RECRUITING, (c, you, way, 0, -1, 0))


def pay_price(s: Game, f: Frame) -> None:
    r = f.regs
    cost = price(s, r[BUYER], r[CARD], r[WAY])
    if not can_pay(s, r[BUYER], cost, r[CARD]):  # it stays where it was
        s.ret = 0
        end(s)
        return
    pay(s, r[BUYER], -1 if r[WAY] & FREE else cost, r[CARD])


def pay_more(s: Game, f: Frame) -> None:
    r = f.regs
    if s.ret and not r[WAY] & FREE:
        pay_further(s, r[BUYER], r[CARD])


def enter_play(s: Game, f: Frame) -> None:
    """Where the refill waits for what entering play brings about, its province is held meanwhile."""
    r = f.regs
    if s.ret and not s.p[IN_PLAY] >> r[CARD] & 1:
        how = r[HOW] | (DISCOUNTED if r[WAY] & DISCOUNT else 0) | (FOR_HONOR if r[WAY] & HONORABLY else 0)
        how |= FROM_PROVINCE if s.p[IN_PROVINCE] >> r[CARD] & 1 else 0
        tag = RULEBOOK if r[SOURCE] < 0 else 0
        source = r[SOURCE] if r[SOURCE] >= 0 else r[CARD]
        if s.box.rules.edition.refill_waits and how & FROM_PROVINCE:
            r[PROVINCE] = s.slot[r[CARD]]
            s.held |= 1 << r[PROVINCE]
        emit(s, (Event(ev.ENTER, r[CARD], r[BUYER], how, source, r[ACT], tag),))
    else:
        unpaid(s, r[CARD], r[BUYER])


def refill_now(s: Game, f: Frame) -> None:
    province = f.regs[PROVINCE]
    end(s)
    if province >= 0:
        s.held &= ~(1 << province)
        if not s.lying[province] and not s.p[REMOVED] >> province & 1:
            refill(s, 1 << province, [])


RECRUITING: Final = framework(
    "ccg: bring into play",
    ("pay its gold cost", pay_price),
    ("pay further costs", pay_more),
    ("enter play", enter_play),
    ("refill", refill_now),
    registers="cpiicic",
)


@called()
def bring_into_play(s: Game, you: int, c: int, how: int, source: int, act: int, free: bool = False) -> None:
    """An effect brings a card into play: its Honor Requirement is checked and its costs are paid while it resolves,
    unless they are ignored. Afterwards `s.ret` says whether it entered play."""
    s.ret = 0
    if c < 0 or s.p[IN_PLAY] >> c & 1 or not may_enter(s, you, c):
        return
    if s.p[ATTACHMENT] >> c & 1:
        attach_to_one(s, you, c, act, source, free)
    elif free:
        push(s, RECRUITING, (c, you, FREE, how, source, act))
    else:
        push(s, BRINGING, (c, you, 0, how, source, act))


@called(cost=DEAR)
def could_enter(s: Game, you: int, cards: int, free: bool) -> bool:
    """Could this player bring one of these cards into play, by paying all costs or ignoring them?"""
    borne = cards & s.p[ATTACHMENT] & ~s.p[IN_PLAY]
    if borne and any(could_attach(s, you, 1 << c, able_to_bear(s, you, c), WAIVED if free else 0) for c in bits(borne)):
        return True
    out_of_play = bits(cards & ~s.p[IN_PLAY] & ~borne)
    return any(may_enter(s, you, c) if free else bool(ways(s, you, c, by_effect=True)) for c in out_of_play)


def choose_way(s: Game, f: Frame) -> None:
    r = f.regs
    possible = ways(s, r[BUYER], r[CARD], by_effect=True)
    if possible:
        options = [Option(PLAY, r[CARD], recruiting(r[CARD], way)) for way in possible]
        ask(s, r[BUYER], "bring it into play", options, WAY)
    else:
        s.ret = 0
        end(s)


def go_on(s: Game, f: Frame) -> None:
    r = f.regs
    end(s)
    push(s, RECRUITING, (r[CARD], r[BUYER], recruited(r[WAY]).way, r[HOW], r[SOURCE], r[ACT]))


BRINGING: Final = framework(
    "ccg: brought into play", ("in which way", choose_way), ("go on", go_on), registers="cpiici"
)
