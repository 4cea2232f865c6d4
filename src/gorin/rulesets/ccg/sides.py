"""The two sides of an attack: their leaders, the Attacker and the Defender, and the allies who fight beside them.

The leaders are `s.attacker` and `s.defender`; `s.attacking_players` and `s.defending_players` are all the players of
each side, as sets of seats, the leader among them. A unit stands on the side of its controller. On which side a player
is, who leads it, who assigns and acts and in which order, and who is whose enemy is asked here and nowhere else. A side
is named by the plane of its units: ATTACKING or DEFENDING.
"""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.sides import held_by, leader_of
from gorin.kernel.turns import in_order
from gorin.rulesets.ccg.called import FIGHT, called
from gorin.rulesets.ccg.facts import ATTACK_SIDE, ATTACKING, DEFENDING, DEFENSE_SIDE, HERE
from gorin.rulesets.ccg.state import Game


def take_sides(s: Game, attacker: int, defender: int) -> None:
    """An attack begins between these two (-1, -1: it is over); nobody is beside them yet."""
    s.attacker, s.defender = attacker, defender
    s.attacking_players = 1 << attacker if attacker >= 0 else 0
    s.defending_players = 1 << defender if defender >= 0 else 0


def becomes_ally(s: Game, who: int, side: int) -> None:
    """This player fights on a side from now on. Nobody changes sides in an attack, and nobody is on both."""
    if s.attacker >= 0 and not takes_part(s, who) and s.alive >> who & 1:
        if side == ATTACKING:
            s.attacking_players |= 1 << who
        else:
            s.defending_players |= 1 << who


def leave_sides(s: Game) -> bool:
    """Who has left the game is on no side any more. The next of a side to the left leads the attack in the Attacker's
    place, but without the Defender there are no battlefields. Is there still an attack?"""
    s.attacker = leader_of(s, s.attacking_players, s.attacker)
    s.attacking_players &= s.alive
    s.defending_players &= s.alive
    return s.attacker >= 0 and defends(s, s.defender)


# --- on which side --------------------------------------------------------------------------------------------------


def attacks(s: Game, who: int) -> bool:
    """Is this the Attacker, or an ally?"""
    return who >= 0 and s.attacking_players >> who & 1 == 1


def defends(s: Game, who: int) -> bool:
    """Is this the Defender, or an ally?"""
    return who >= 0 and s.defending_players >> who & 1 == 1


def takes_part(s: Game, who: int) -> bool:
    """Is this player on either side?"""
    return attacks(s, who) or defends(s, who)


def taking_part(s: Game) -> int:
    """The players of both sides, as a set."""
    return s.attacking_players | s.defending_players


def side_of(s: Game, who: int) -> int:
    """A player's side; -1 if on none."""
    return ATTACKING if attacks(s, who) else DEFENDING if defends(s, who) else -1


def stands_with(s: Game, who: int) -> int:
    """The plane on which this player's units at battlefields are noted down."""
    return ATTACK_SIDE if attacks(s, who) else DEFENSE_SIDE


def enemy_of(side: int) -> int:
    """The other side."""
    return DEFENDING if side == ATTACKING else ATTACKING


def leader(s: Game, side: int) -> int:
    """The Attacker or the Defender."""
    return s.attacker if side == ATTACKING else s.defender


def enemy_leader(s: Game, side: int) -> int:
    """The leader of the side against this one."""
    return leader(s, enemy_of(side))


def players(s: Game, side: int) -> list[int]:
    """Everybody on a side, in the order in which they assign: the leader, then the allies from the leader's left."""
    first, seats = leader(s, side), s.attacking_players if side == ATTACKING else s.defending_players
    if seats & (seats - 1) == 0:
        return [first]
    return [first, *[q for q in in_order(s, first) if seats >> q & 1 and q != first]]


def cards_of(s: Game, side: int) -> int:
    """The cards controlled by the players of a side."""
    return held_by(s, s.attacking_players if side == ATTACKING else s.defending_players)


def going_home(s: Game) -> int:
    """The units here that return home after the battle: the attacking ones, and those of the Defender's allies."""
    guests = held_by(s, s.defending_players & ~(1 << s.defender)) & s.p[DEFENSE_SIDE] if s.defender >= 0 else 0
    return (s.p[ATTACK_SIDE] | guests) & s.p[HERE]


# --- who wins -------------------------------------------------------------------------------------------------------


@called(reads=FIGHT)
def wins_with(s: Game, who: int, winner: int) -> bool:
    """Has this player won when that leader has: the same, or an ally?"""
    return winner >= 0 and (who == winner or side_of(s, who) == side_of(s, winner) >= 0)


@called(reads=FIGHT)
def enemies_among(s: Game, who: int, seats: int) -> int:
    """Those of these players who are not on this player's side."""
    side = side_of(s, who)
    mine = s.attacking_players if side == ATTACKING else s.defending_players if side == DEFENDING else 0
    return seats & ~(mine | 1 << who)


def owners_there(s: Game, mask: int) -> int:
    """The players of both sides who have any of these cards, as a set."""
    return sum([1 << q for q in bits(taking_part(s)) if s.ctl[q] & mask])
