"""What a position is worth to a player: Honor, Rings, Gold, cards, provinces, Personalities; battles excepted.

One unit is about one Gold. Each of the four victories counts the more the nearer it is. Read from a deal of the
sampler: another player's hand counts by its size alone.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gorin.agents.ccg.appraise import in_hand, person, potential
from gorin.agents.ccg.guess import HONOR, NOTHING, Guess
from gorin.agents.ccg.treasury import income, income_worth, provinces_offer, sources_worth
from gorin.agents.lookahead import WIN as WIN
from gorin.kernel.bits import bits
from gorin.kernel.sides import foes
from gorin.rulesets.ccg.masks import (
    ATTACK_PHASE,
    CHI,
    FORCE,
    Game,
    bowed,
    definition,
    definitions,
    dishonorable,
    elements_earned,
    followers,
    hand,
    lasting,
    personal_honor,
    personalities,
    places,
    rings_in_play,
    strength,
)

ALMOST: Final = 0.45 * WIN  # a game that will be won or lost unless something happens
GLORY: Final = 34.0  # what the last points count besides, on the way up
UP: Final = 9.0  # how soon that is felt: less by two thirds for so many points
SHAME: Final = 25.0  # and on the way down
DOWN: Final = 4.0
PRESSING: Final = 12  # Honor from where on somebody is seen coming
RINGS: Final = (0.0, 2.5, 6.0, 12.0, 25.0, 90.0)  # how near enlightenment is
CARD: Final = 1.4  # one card in hand that nobody else knows
FULL_HAND: Final = 7  # more will have to be discarded soon
READY: Final = 0.35  # what a point of Force counts besides while it can fight
IDLE: Final = 0.02  # and when nobody will attack before it straightens
SHAMED: Final = 1.2  # a dishonorable Personality
FAVOR: Final = 1.6
STEPS: Final = (9.0, 12.0, 18.0)  # what each lost province costs, but the last
OUT: Final = -45.0  # where somebody stands who is out of the game
A_RIVAL_LESS: Final = 60.0  # what the last province of one of several foes counts
TEXT: Final = 0.5
BEARS: Final = 0.4  # text of attachments


def worth(s: Game, you: int, new: Guess = NOTHING) -> float:
    """The whole position, battles excepted: yours less that of your foe; of several each counts as a rival."""
    if s.winner >= 0:
        return WIN if s.box.teams[you] >> s.winner & 1 else -WIN
    if not s.alive >> you & 1:
        return -WIN
    mine = standing(s, you, you, new)
    if not new.rivals:
        return mine - max((standing(s, q, you, new) for q in foes(s, you)), default=0.0)
    for q, counts in enumerate(new.rivals):
        if counts:
            mine -= counts * (standing(s, q, you, new) if s.alive >> q & 1 else OUT)
    return mine


def standing(s: Game, who: int, you: int, new: Guess = NOTHING) -> float:
    """What one player has, as another sees it."""
    earned = income(s, who)
    return (
        honor_worth(s, who, new.honor_to(who))
        + rings_worth(s, who)
        + income_worth(earned, s.turns[who])
        + sources_worth(s, who)
        + hand_worth(s, who, you, new.unknown)
        + people_worth(s, who)
        + lands_worth(s, who)
        + others_worth(s, who)
        + provinces_offer(s, who, earned, new)
        + (FAVOR if s.favor == who else 0.0)
    )


# --- the other victories ------------------------------------------------------------------------------------------


def honor_worth(s: Game, who: int, each: float = HONOR) -> float:
    """Family Honor: whoever has fallen too low loses at the next End Phase, whoever has enough wins next turn."""
    if s.shamed[who]:
        return -ALMOST
    return honor_value(s, s.honor[who], each)


def honor_value(s: Game, honor: int, each: float = HONOR) -> float:
    """So much Family Honor: `each` in the middle, very much near either end."""
    top, low = s.box.rules.edition.honor_victory, s.box.rules.edition.dishonor
    if honor >= top:
        return float(each * top + GLORY + 60.0 + 0.5 * min(honor - top, 10))
    if honor <= low:
        return -ALMOST
    return float(each * honor + GLORY * exp((honor - top) / UP) - SHAME * exp((low + 1 - honor) / DOWN))


def urgency(s: Game, who: int) -> float:
    """How pressing it is that a player may win by Honor or enlightenment: from 0, not at all, to 1, next turn."""
    near = (s.honor[who] - s.box.rules.edition.honor_victory) / PRESSING + 1
    return max(0.0, min(1.0, max(near, 0.5 * (elements_earned(s, who) - 3))))


def rings_worth(s: Game, who: int) -> float:
    """Rings in play by their own text, of different elements."""
    rings = rings_in_play(s, who)
    return RINGS[elements_earned(s, who)] + 0.8 * rings.bit_count() if rings else 0.0


# --- cards --------------------------------------------------------------------------------------------------------


def hand_worth(s: Game, who: int, you: int, unknown: int = 0) -> float:
    """Cards in hand: your own one by one, others' by their number; a full hand is not twice half of it."""
    held = hand(s, who)
    n = held.bit_count()
    crowded = 0.8 * max(0, n - FULL_HAND)
    if who != you:
        return CARD * n - crowded
    drawn = (held & unknown).bit_count()
    return CARD * drawn + sum([in_hand(x) for x in definitions(s, held & ~unknown)]) - crowded


def people_worth(s: Game, who: int) -> float:
    """A player's Personalities in play with what they bear."""
    now = readiness(s, who)
    out = 0.0
    for c in bits(personalities(s, who)):
        out += unit_worth(s, c) + now * ready_force(s, c)
    return out


def unit_worth(s: Game, c: int) -> float:
    """What a Personality with attachments is worth, bowed or not."""
    out = person(lasting(s, c, FORCE), lasting(s, c, CHI), personal_honor(s, c))
    out += TEXT * potential(definition(s, c))
    if dishonorable(s) >> c & 1:
        out -= SHAMED
    borne = s.att[c]
    if borne:
        led = followers(s)
        for x in bits(borne):
            out += BEARS * potential(definition(s, x))
            if led >> x & 1:
                out += 0.9 * lasting(s, x, FORCE)
    return out


def ready_force(s: Game, c: int) -> int:
    """The Force of the unbowed cards of a unit; none if the Personality is bowed, for then it goes nowhere."""
    tired = bowed(s)
    if tired >> c & 1:
        return 0
    out = lasting(s, c, FORCE)
    if s.att[c]:
        out += sum(lasting(s, x, FORCE) for x in bits(s.att[c] & followers(s) & ~tired))
    return out


def readiness(s: Game, who: int) -> float:
    """What being unbowed is worth: whoever is active may attack and will be attacked; others straighten soon."""
    return READY if s.first == who or s.phase <= ATTACK_PHASE else IDLE


def others_worth(s: Game, who: int) -> float:
    """The text of Holdings, Regions and Celestials in play."""
    return sum([0.4 * potential(x) for x in definitions(s, places(s, who))])


# --- provinces ----------------------------------------------------------------------------------------------------


def lands_worth(s: Game, who: int) -> float:
    """Provinces that still stand, and how strong they are."""
    left = s.provinces[who]
    lost = s.box.rules.edition.provinces - len(left)
    out = -sum(STEPS[: max(0, lost)])
    return out + sum(0.15 * min(strength(s, c), 12) for c in left)


def break_worth(s: Game, who: int, you: int = -1) -> float:
    """What this player would lose with one more province; the last one is the game, but of several foes one."""
    lost = s.box.rules.edition.provinces - len(s.provinces[who])
    if len(s.provinces[who]) <= 1:
        return WIN if who == you or s.alive.bit_count() < 3 else A_RIVAL_LESS
    return STEPS[min(max(0, lost), len(STEPS) - 1)]
