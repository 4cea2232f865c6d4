"""How battles would come out: the chance to win, to lose the army and to destroy the province, and what that is worth.

Cards in hand make the outcome uncertain, so chances are smooth curves over the difference in Force.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from gorin.agents.ccg.appraise import in_battle
from gorin.agents.ccg.guess import NOTHING, Guess
from gorin.agents.ccg.worth import WIN, break_worth, honor_value, unit_worth, urgency, worth
from gorin.kernel.bits import bits
from gorin.rulesets.ccg.battle_masks import (
    ATTACKERS,
    DEFENDERS,
    at,
    attack_on,
    attacks,
    away,
    contributes,
    current_field,
    takes_part,
)
from gorin.rulesets.ccg.masks import Game, definitions, hand, strength
from gorin.rulesets.ccg.moment import unresolved

CERTAIN: Final = 0.12  # spread when nobody can change anything any more
LEAST: Final = 0.5  # spread when the hand is empty: what lies on the table can still be used
EACH: Final = 0.35  # spread for each card in hand
ABSENT: Final = 0.4  # how much of the spread is left where nobody defends: few cards can be played there
PLAYED: Final = 0.4  # how much of what a card could do it does, on average
MOST_PLAYED: Final = 3  # cards in one battle
USEFUL: Final = 0.4  # how many of others' cards are good for a battle
AVERAGE_SWING: Final = 3.5  # what one of those can do
TO_STOP: Final = 2.0  # how much more the provinces count of one of several who is about to win: there is no other way
THE_GAME: Final = 120.0  # what a chance on the game counts for; a sure win counts as a win


class Army(NamedTuple):
    """One side of a battle."""

    force: float
    worth: float  # of its units
    cards: int

    def __add__(self, other: Army) -> Army:  # type: ignore[override]  # armies are joined, not strung together
        return Army(self.force + other.force, self.worth + other.worth, self.cards + other.cards)


NOBODY: Final = Army(0, 0.0, 0)


class Eyes(NamedTuple):
    """How a player sees a fight: on which side he stands, and what counts to him how much. All values of battles are
    those for the attacking side, as this player sees them."""

    you: int
    attacks: bool
    new: Guess = NOTHING

    def weigh(self, who: int, attacking: bool) -> float:
        """What a loss of this player's counts, on this side."""
        return self.new.weigh(self.you, who, attacking == self.attacks)


class Place(NamedTuple):
    """Where a battle is fought, and what hangs on it besides the armies."""

    province: float  # what the Defender loses with it; 0 if it cannot be destroyed
    strength: int
    attacker_card: float  # what the Honor for each destroyed card is worth to the Attacker
    defender_card: float
    spread: float
    edge: float = 0.0  # what hands are likely to add to the attack, if both sides are there


def likely(x: float, spread: float) -> float:
    """The chance that a difference turns out above 0, if it stands at x now."""
    y = (x - 0.5) / spread
    return 1.0 if y > 30 else 0.0 if y < -30 else 1.0 / (1.0 + exp(-y))


def reserve(s: Game, who: int) -> float:
    """How far a player's cards in hand may still move a battle."""
    return LEAST + EACH * min(6, hand(s, who).bit_count())


def swing(s: Game, who: int, you: int) -> float:
    """How many points of Force a player's hand is likely to move a battle in which he takes part: your own by its
    cards, others' by their number."""
    held = hand(s, who)
    if who != you:
        return PLAYED * min(MOST_PLAYED, USEFUL * held.bit_count()) * AVERAGE_SWING
    best = sorted([in_battle(x) for x in definitions(s, held)], reverse=True)
    return PLAYED * sum(best[:MOST_PLAYED])


def for_a_card(s: Game, who: int, new: Guess) -> float:
    """What the Honor for a destroyed enemy card is worth to a player."""
    each = new.honor_to(who)
    return (honor_value(s, s.honor[who] + 4, each) - honor_value(s, s.honor[who], each)) / 2


def place(s: Game, attacker: int, defender: int, province: int, spread: float, eyes: Eyes, edge: float = 0.0) -> Place:
    """The battlefield at a province."""
    stands = province in s.provinces[defender]
    loss = min(THE_GAME, break_worth(s, defender, eyes.you)) if stands else 0.0
    if eyes.new.rivals and defender != eyes.you:
        loss *= 1 + TO_STOP * urgency(s, defender)
    theirs = for_a_card(s, attacker, eyes.new) * eyes.weigh(attacker, True)
    ours = for_a_card(s, defender, eyes.new) * eyes.weigh(defender, False)
    return Place(loss * eyes.weigh(defender, False), strength(s, province), theirs, ours, spread, edge)


def gain(x: Place, attack: Army, defense: Army) -> float:
    """What the Attacker may expect of a battle between these armies. Whoever loses it loses the whole army."""
    if not attack.cards:
        return 0.0
    by = attack.force - defense.force
    spread = x.spread if defense.cards else ABSENT * x.spread
    edge = x.edge if defense.cards else 0.0
    out = likely(by + edge - x.strength, spread) * x.province if x.province else 0.0
    if not defense.cards:
        return out
    by += x.edge
    win, lose = likely(by, x.spread), likely(-by, x.spread)
    tie = max(0.0, 1.0 - win - lose)
    out += (win + tie) * defense.worth - (lose + tie) * attack.worth
    out += (win + 0.5 * tie) * defense.cards * x.attacker_card - (lose + 0.5 * tie) * attack.cards * x.defender_card
    return out


# --- the battles that are on --------------------------------------------------------------------------------------


def army_of(s: Game, mask: int, eyes: Eyes | None = None, attacking: bool = True) -> Army:
    """The army of these Personalities as it stands, and what it counts to who looks at it."""
    if not mask:
        return NOBODY
    units = bits(mask)
    cards = len(units) + sum(s.att[c].bit_count() for c in units)
    if eyes is None or not eyes.new.rivals:
        return Army(contributes(s, mask), sum(unit_worth(s, c) for c in units), cards)
    worth = sum(unit_worth(s, c) * eyes.weigh(s.holder[c], attacking) for c in units)
    return Army(contributes(s, mask), worth, cards)


def battlefields(s: Game) -> list[int]:
    """Where battles are yet to be decided."""
    out = [c for c in s.provinces[s.defender] if not s.fought >> c & 1]
    if current_field(s) >= 0 and unresolved(s):
        out.append(current_field(s))
    return out


def fights(s: Game, you: int, certain: bool = False, new: Guess = NOTHING) -> float:
    """What the battles that are yet to be decided are worth to you, as they stand; certain: if nobody acts in the
    current one any more."""
    if not attack_on(s) or not away(s):
        return 0.0
    out, eyes = 0.0, Eyes(you, attacks(s, you), new)
    for field in battlefields(s):
        attack = army_of(s, at(s, ATTACKERS, field), eyes)
        defense = army_of(s, at(s, DEFENDERS, field), eyes, False)
        if not attack.cards:
            continue
        if certain and field == current_field(s):
            width = CERTAIN
        else:  # whoever is ahead has no need of cards
            behind = s.defender if attack.force > defense.force + strength(s, field) else s.attacker
            behind = s.defender if defense.cards and attack.force > defense.force else behind
            width = reserve(s, behind)
        out += gain(place(s, s.attacker, s.defender, field, width, eyes), attack, defense)
    return out if eyes.attacks else -out


def prospect(s: Game, you: int, certain: bool = False, new: Guess = NOTHING) -> float:
    """What the table is worth to you, battles included."""
    value = worth(s, you, new)
    if abs(value) >= WIN / 2 or not takes_part(s, you):
        return value
    return value + fights(s, you, certain, new)
