"""The two sides of an attack: their leaders, the Attacker and the Defender, and the allies who fight beside them.

The leaders are `s.attacker` and `s.defender`; `s.attacking_players` and `s.defending_players` are all the players of
each side, as sets of seats, the leader among them. Whom the leaders have invited (`s.invited_to_attack`,
`s.invited_to_defend`) is an ally only once a unit of his has come to that side. A unit stands on the side of its
controller. On which side a player is or may come to, who leads it, who assigns and acts and in which order, and who is
whose enemy is asked here and nowhere else. A side is named by the plane of its units: ATTACKING or DEFENDING.
"""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.sides import clockwise, held_by, leader_of
from gorin.kernel.turns import in_order
from gorin.rulesets.ccg.called import FIGHT, called
from gorin.rulesets.ccg.facts import ATTACK_SIDE, ATTACKING, DEFENDING, DEFENSE_SIDE, HERE
from gorin.rulesets.ccg.state import Game


def take_sides(s: Game, attacker: int, defender: int) -> None:
    """An attack begins between these two (-1, -1: it is over); nobody is beside them yet."""
    s.attacker, s.defender = attacker, defender
    s.attacking_players = 1 << attacker if attacker >= 0 else 0
    s.defending_players = 1 << defender if defender >= 0 else 0
    s.invited_to_attack = s.invited_to_defend = s.came = s.stance = 0


def invite(s: Game, who: int, side: int) -> None:
    """The leader of a side allows this player to join it."""
    if side == ATTACKING:
        s.invited_to_attack |= 1 << who
    else:
        s.invited_to_defend |= 1 << who


def becomes_ally(s: Game, who: int, side: int) -> None:
    """This player fights on a side from now on, and the other leader's invitation is void. Nobody changes sides in an
    attack, and nobody is on both."""
    b = 1 << who
    if s.attacker >= 0 and not takes_part(s, who) and s.alive & b:
        if side == ATTACKING:
            s.attacking_players |= b
            s.invited_to_attack |= b
            s.invited_to_defend &= ~b
        else:
            s.defending_players |= b
            s.invited_to_defend |= b
            s.invited_to_attack &= ~b


def leave_sides(s: Game) -> bool:
    """Who has left the game is on no side any more. The next ally to the left leads the attack in the Attacker's place,
    and without one nobody does; without the Defender there are no battlefields. Is there still an attack?"""
    ally = leader_of(s, s.attacking_players, s.attacker)
    s.attacker = ally if ally >= 0 else s.attacker
    s.attacking_players &= s.alive
    s.defending_players &= s.alive
    s.invited_to_attack &= s.alive
    s.invited_to_defend &= s.alive
    return defends(s, s.defender)


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


def acts_on(s: Game, who: int) -> int:
    """The side on which a player acts: his own; whoever is only invited acts as if on the side that invited him, and if
    both have, as he has chosen for the action being taken. -1 if on none."""
    if attacks(s, who):
        return ATTACKING
    if defends(s, who):
        return DEFENDING
    if who < 0:
        return -1
    attack, defense = s.invited_to_attack >> who & 1, s.invited_to_defend >> who & 1
    if attack and defense:
        return s.stance or -1
    return ATTACKING if attack else DEFENDING if defense else -1


def undecided(s: Game, who: int) -> bool:
    """Have both leaders invited this player, who has joined neither?"""
    return bool(s.invited_to_attack & s.invited_to_defend & ~taking_part(s) & 1 << who)


def joins(s: Game, who: int, by: int = -1) -> int:
    """The side that this player's units may come to, -1 if none. Decision: those of a player whom both have invited go
    to the side of whoever moves them (`by`)."""
    side = acts_on(s, who)
    return acts_on(s, by) if side < 0 and undecided(s, who) else side


@called(reads=FIGHT)
def may_come(s: Game, who: int) -> bool:
    """May units of this player come to the battlefields of this attack?"""
    return undecided(s, who) or acts_on(s, who) >= 0


def stands_with(side: int) -> int:
    """The plane on which the units of a side are noted down."""
    return ATTACK_SIDE if side == ATTACKING else DEFENSE_SIDE


def enemy_of(side: int) -> int:
    """The other side."""
    return DEFENDING if side == ATTACKING else ATTACKING


def leader(s: Game, side: int) -> int:
    """The Attacker or the Defender."""
    return s.attacker if side == ATTACKING else s.defender


def leads(s: Game, who: int) -> bool:
    """Is this the Attacker or the Defender?"""
    return who in (s.attacker, s.defender)


def enemy_leader(s: Game, side: int) -> int:
    """The leader of the side against this one."""
    return leader(s, enemy_of(side))


def players(s: Game, side: int) -> list[int]:
    """Everybody on a side: the leader, then the allies from the leader's left."""
    first, seats = leader(s, side), s.attacking_players if side == ATTACKING else s.defending_players
    if seats & (seats - 1) == 0:
        return [first]
    return [first, *[q for q in in_order(s, first) if seats >> q & 1 and q != first]]


def invited(s: Game, side: int) -> int:
    """Whom the leader of a side has invited, as a set, allies among them."""
    return s.invited_to_attack if side == ATTACKING else s.invited_to_defend


def third_parties(s: Game) -> list[int]:
    """The players who are neither Attacker nor Defender, from the Attacker's left."""
    return [q for q in clockwise(s.alive, s.attacker) if q not in (s.attacker, s.defender)]


def cards_of(s: Game, side: int) -> int:
    """The cards controlled by the players of a side."""
    return held_by(s, s.attacking_players if side == ATTACKING else s.defending_players)


def guests(s: Game) -> int:
    """The units of the Defender's allies at battlefields."""
    allies = s.defending_players & ~(1 << s.defender) if s.defender >= 0 else 0
    return held_by(s, allies) & s.p[DEFENSE_SIDE] if allies else 0


def going_home(s: Game) -> int:
    """The units here that return home after the battle: the attacking ones, and those of the Defender's allies."""
    return (s.p[ATTACK_SIDE] | guests(s)) & s.p[HERE]


# --- who wins -------------------------------------------------------------------------------------------------------


@called(reads=FIGHT)
def wins_with(s: Game, who: int, winner: int) -> bool:
    """Has this player won when that leader has: the same, or an ally?"""
    return winner >= 0 and (who == winner or side_of(s, who) == side_of(s, winner) >= 0)


@called(reads=FIGHT)
def enemies_among(s: Game, who: int, seats: int) -> int:
    """Those of these players who are not on this player's side."""
    side = acts_on(s, who)
    mine = s.attacking_players if side == ATTACKING else s.defending_players if side == DEFENDING else 0
    return seats & ~(mine | 1 << who)


def owners_there(s: Game, mask: int) -> int:
    """The players of both sides who have any of these cards, as a set."""
    return sum([1 << q for q in bits(taking_part(s)) if s.ctl[q] & mask])
