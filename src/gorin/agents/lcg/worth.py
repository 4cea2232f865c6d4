"""What a position is worth to a player: honor, fate, cards, provinces, characters, and the conflict as it stands.

One unit is about one fate. Read from a deal of the sampler: another player's hand counts by its size alone.
"""

from __future__ import annotations

from math import exp
from typing import Final

from gorin.agents.lcg.appraise import in_hand, merit, potential, skills
from gorin.agents.lcg.rivals import against, sides_of
from gorin.agents.lookahead import WIN as WIN
from gorin.kernel.bits import bits
from gorin.kernel.sides import foes
from gorin.rulesets.lcg.conflict_masks import conflict_on, participating
from gorin.rulesets.lcg.masks import (
    CONFLICT_PHASE,
    FATE_PHASE,
    MILITARY,
    NO_RING,
    POLITICAL,
    Game,
    before_stronghold,
    bowed,
    broken,
    characters,
    definition,
    definitions,
    dishonored,
    elements_on_provinces,
    faceup,
    faceup_in,
    glory,
    hand,
    has_ready_stronghold,
    holdings,
    honored,
    in_provinces,
    laid_out,
    lasting_skill,
    left_in_conflict_deck,
    left_in_dynasty_deck,
    opportunities,
    rings_held,
    rings_lying_on,
    rings_on_provinces,
    skill,
    stays_ready,
    strength,
)
from gorin.rulesets.lcg.moment import fate_removed

FATE: Final = 1.0  # one fate in the pool
PLENTY: Final = 5  # fate beyond this is hard to spend well
HONOR: Final = 0.3  # one honor, far from defeat and victory
DREAD: Final = 9.0  # what the last points count besides, at either end
NEAR_DEFEAT: Final = 0.14  # how soon that is felt: less by two thirds for so much of the way between the ends
NEAR_VICTORY: Final = 0.07
RUN_OUT: Final = 5  # honor that an empty deck costs
DRAWN: Final = 4.0  # cards that leave a conflict deck in a round
FILLED: Final = 3.0  # and a dynasty deck
FORESEEN: Final = 3  # rounds; what is later than that does not count yet
WORST: Final = 30.0  # running out where it loses the game: it may be put off
CARD: Final = 1.2  # one card in hand that nobody else knows
LATER: Final = 0.64  # what a round is worth, seen from the round before
NOW: Final = 1.15  # a ready character before the conflicts of this round
PRESENCE: Final = (0.8, 0.5, 0.2)  # what the first few characters count besides: somebody must be there
TEXT: Final = 0.5  # what a character's text counts for each round
FAVOR: Final = 0.8
A_RING: Final = 0.25  # claimed: it counts for the favor, and nobody else can contest it
STRONGHOLD_READY: Final = 0.4
COLLECTED: Final = (0.0, 1.2, 3.2, 7.0, 14.0, WIN)  # so many elements on provinces, where five of them win
FALLEN: Final = 25.0  # a stronghold that a team plays on without
STEPS: Final = {4: (5.0, 6.5, 10.0), 3: (7.0, 11.0)}  # what each lost province costs, by how many lose the game
A_STEP: Final = 5.0  # the first of any other number; each costs half of it more than the one before


def worth(s: Game, you: int) -> float:
    """The whole position, conflict excepted: your side's less what the other sides have."""
    if s.winner >= 0:
        return WIN if s.box.teams[you] >> s.winner & 1 else -WIN
    if not s.alive >> you & 1:
        return -WIN
    own = s.box.teams[you]
    theirs = [sum([standing(s, q, you) for q in bits(side)]) for side in sides_of(s) if not side & own]
    return sum([standing(s, q, you) for q in bits(own & s.alive)]) - (against(theirs) if theirs else 0.0)


def standing(s: Game, who: int, you: int) -> float:
    """What one player has, as another sees it."""
    return (
        honor_worth(s, s.honor[who])
        + fate_worth(s.pool[who])
        + hand_worth(s, who, you)
        + characters_worth(s, who)
        + provinces_worth(s, who)
        - running_out(s, who)
        + (FAVOR + favor_use(s, who) if s.favor == who else 0.0)
        + rings_worth(s, who)
        + (STRONGHOLD_READY if has_ready_stronghold(s, who) else 0.0)
    )


# --- honor, fate, cards ---------------------------------------------------------------------------------------------


def honor_worth(s: Game, honor: int) -> float:
    """Honor is worth little in the middle, and very much near either end."""
    top, together = s.box.rules.format.honor_victory, s.box.rules.format.teams
    if honor <= 0:
        return -FALLEN if together else -WIN
    if honor >= top and not together:  # of a team all count, and `s.winner` tells
        return WIN
    low, high = (honor - 1) / (NEAR_DEFEAT * top), max(0, top - honor - 1) / (NEAR_VICTORY * top)
    return float(HONOR * honor - DREAD * exp(-low) + DREAD * exp(-high))


def running_out(s: Game, who: int) -> float:
    """What the honor is worth that the next empty decks will cost, the less the later that is."""
    out = 0.0
    for left, each_round in ((left_in_conflict_deck(s, who), DRAWN), (left_in_dynasty_deck(s, who), FILLED)):
        if left < FORESEEN * each_round:
            out += empty_deck(s, who) * LATER ** (left / each_round)
    return out


def empty_deck(s: Game, who: int) -> float:
    """What an empty deck costs a player."""
    return min(WORST, honor_worth(s, s.honor[who]) - honor_worth(s, s.honor[who] - RUN_OUT))


def one_card_less(s: Game, who: int) -> float:
    """What it costs to take one more card from the dynasty deck: it runs out the sooner."""
    left = left_in_dynasty_deck(s, who)
    if left >= FORESEEN * FILLED:
        return 0.0
    return empty_deck(s, who) * (LATER ** (max(0, left - 1) / FILLED) - LATER ** (left / FILLED) if left else 1 - LATER)


def fate_worth(fate: int) -> float:
    """Fate in the pool: the more there is, the less one more helps."""
    some, more = max(0, fate - PLENTY), max(0, fate - 2 * PLENTY)
    return FATE * (fate - 0.2 * some - 0.3 * more)


def hand_worth(s: Game, who: int, you: int) -> float:
    """Cards in hand: your own one by one, others' by their number; a full hand is not twice half of it."""
    held = hand(s, who)
    n = held.bit_count()
    crowded = 0.4 * max(0, n - 7)
    if who != you:
        return CARD * n - crowded
    return sum([in_hand(x) for x in definitions(s, held)]) - crowded


# --- characters -----------------------------------------------------------------------------------------------------


def characters_worth(s: Game, who: int) -> float:
    """A player's characters in play: what each is for a round, for as long as it will stay, and how it will leave."""
    mine = characters(s, who)
    now, more = ready_now(s, who), s.phase == FATE_PHASE and fate_removed(s)  # then who is still there stays on
    out = 0.3 * ((mine & honored(s)).bit_count() - (mine & dishonored(s)).bit_count())
    out += sum(PRESENCE[: mine.bit_count()])
    for c in bits(mine):
        left = later_rounds(s.fate[c] + more) + (0.0 if s.phase == FATE_PHASE else now if free(s, c) else 0.1)
        out += per_round(s, c) * left
    return out


def per_round(s: Game, c: int) -> float:
    """What a character is worth for one round, attachments included."""
    out = skills(lasting_skill(s, c, MILITARY), lasting_skill(s, c, POLITICAL), glory(s, c))
    out += TEXT * potential(definition(s, c))
    if s.att[c]:
        out += sum(0.4 * potential(definition(s, x)) for x in bits(s.att[c]) if s.holder[x] == s.holder[c])
    return out


def later_rounds(n: int) -> float:
    """What n rounds are worth that are yet to come."""
    return float(LATER * (1 - LATER**n) / (1 - LATER))


def this_round(s: Game, c: int) -> float:
    """What is left of this round for a character. One that takes part in the conflict counts there, and bows."""
    return ready_now(s, s.holder[c]) if free(s, c) else 0.1


def free(s: Game, c: int) -> bool:
    """Is a character ready, and will it be so after the conflict that is on?"""
    busy = participating(s) & ~stays_ready(s) if conflict_on(s) else 0
    return not (bowed(s) | busy) >> c & 1


def ready_now(s: Game, who: int) -> float:
    """What a ready character may still do this round: less with every conflict that is over."""
    if s.phase < CONFLICT_PHASE:
        return NOW
    theirs = sum(opportunities(s, q) for q in foes(s, who))
    return 0.2 + 0.25 * min(opportunities(s, who), 2) + 0.2 * min(theirs, 2)


# --- rings, provinces, favor ----------------------------------------------------------------------------------------


def rings_worth(s: Game, who: int) -> float:
    """Rings that are claimed; where they go onto provinces, each further element counts more, and a strong province
    keeps it better."""
    if not s.box.rules.format.rings.on_provinces:
        return A_RING * rings_held(s, who)
    lost = broken(s)
    kept = [c for c in laid_out(s, who) if not lost >> c & 1 and rings_lying_on(s, c)]
    return COLLECTED[rings_on_provinces(s, who)] + sum(0.1 * min(strength(s, c), 8) for c in kept)


def claim_worth(s: Game, who: int, ring: int) -> float:
    """What it counts to claim one more ring."""
    if not s.box.rules.format.rings.on_provinces or ring == NO_RING:
        return A_RING
    have = elements_on_provinces(s, who)
    return 0.0 if s.box.rings[ring] in have else COLLECTED[len(have) + 1] - COLLECTED[len(have)]


def steps(s: Game) -> int:
    """How many provinces a player must lose to lose the game."""
    return 4 if s.box.rules.format.stronghold else int(s.box.rules.format.provinces)


def step_costs(s: Game) -> tuple[float, ...]:
    """What each lost province costs, but the last."""
    n = steps(s)
    return STEPS.get(n) or tuple(A_STEP * (1 + 0.5 * i) for i in range(n - 1))


def broken_count(s: Game, who: int) -> int:
    """How many provinces a player has lost."""
    lost = broken(s)
    return sum(1 for c in laid_out(s, who) if lost >> c & 1)


def break_worth(s: Game, who: int, province: int) -> float:
    """What this player would lose with one more province; the last one is the game."""
    lost = broken_count(s, who)
    cost = step_costs(s)
    if lost >= len(cost) or before_stronghold(s, province):
        return WIN if last_stronghold(s, who) else FALLEN
    return cost[lost]


def last_stronghold(s: Game, who: int) -> bool:
    """Does this player's side lose the game with this player's stronghold?"""
    lost = broken(s)
    mates = bits(s.box.teams[who] & s.alive & ~(1 << who))
    return all(lost >> c & 1 for q in mates for c in laid_out(s, q)[:1])


def provinces_worth(s: Game, who: int) -> float:
    """Provinces that still stand, and what lies in them."""
    lost, shown, built, lying = broken(s), faceup(s), holdings(s), in_provinces(s)
    out = -sum(step_costs(s)[: broken_count(s, who)])
    own = laid_out(s, who)
    if own and lost >> own[0] & 1 and before_stronghold(s, own[0]):  # only a team plays on without one
        out -= FALLEN
    for c in own:
        whole = not lost >> c & 1
        if whole:
            out += 0.15 * min(strength(s, c), 8) + (0.3 if not shown >> c & 1 else 0)
        for x in bits(faceup_in(s, c)):
            card = definition(s, x)
            if built >> x & 1:
                out += (0.3 + 0.5 * potential(card)) * (1.0 if whole else 0.3)
            elif lying >> x & 1 and whole:
                out += 0.25 * max(0.0, merit(card))
    return out


def favor_use(s: Game, who: int) -> float:
    """Is the favor set to the side where its holder fights?"""
    if not s.box.rules.format.favor_has_sides:
        return 0.4
    mine = bits(characters(s, who))
    here, there = (sum(skill(s, c, k) for c in mine) for k in (s.favor_side, 1 - s.favor_side))
    return 0.4 if here >= there else 0.0
