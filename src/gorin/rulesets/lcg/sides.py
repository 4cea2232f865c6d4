"""The two sides of a conflict: the players on each, and the one of them who decides for it.

The attacking player and the defending player (`con[ATTACKER]`, `con[DEFENDER]`) decide: they declare, resolve rings,
take spoils. Beside them fight their team-mates (`con[ATTACKING_PLAYERS]`, `con[DEFENDING_PLAYERS]`: sets of seats, the
two among them); in a game without teams, nobody. On which side a player or a character is, who is against whom and who
wins with whom is asked here and nowhere else.
"""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, if_only_one
from gorin.kernel.fields import KINDS, Frame
from gorin.kernel.sides import clockwise, foe_seats, held_by, leader_of
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import ATTACKING, DEFENDING, IN_PLAY
from gorin.rulesets.lcg.fields import SIDES
from gorin.rulesets.lcg.state import (
    ATTACKER,
    ATTACKING_PLAYERS,
    CLAIMER,
    DEFENDER,
    DEFENDING_PLAYERS,
    ON,
    RESOLVER,
    WINNER,
    Game,
)

CHOSEN: Final = 5  # the register of a conflict's frame that has the attackers, later the defenders, declared so far


def conflict_frame(s: Game) -> Frame:
    """The frame of the conflict that is being declared or resolved."""
    kind = KINDS["lcg: conflict"]
    return next(f for f in reversed(s.frames) if f.kind == kind)


def side_led_by(s: Game, who: int) -> int:
    """The players who would fight on this player's side, as a set."""
    return s.box.teams[who] & s.alive


def take_sides(s: Game, attacker: int, defender: int) -> None:
    """A conflict begins between these two, and those who fight beside them."""
    s.con[ATTACKER], s.con[DEFENDER] = attacker, defender
    s.con[ATTACKING_PLAYERS], s.con[DEFENDING_PLAYERS] = side_led_by(s, attacker), side_led_by(s, defender)


def leave_sides(s: Game) -> bool:
    """Who has left the game is on no side any more; another decides in the place of who decided. Is there still a
    conflict: players on both sides, and a province that is attacked?"""
    con = s.con
    for leader, players in ((ATTACKER, ATTACKING_PLAYERS), (DEFENDER, DEFENDING_PLAYERS)):
        now = leader_of(s, con[players], con[leader])
        con[players] &= s.alive
        if now < 0:
            return False
        if con[WINNER] == con[leader]:
            con[WINNER] = now
        con[leader] = now
    for instead in (RESOLVER, CLAIMER):
        if con[instead] >= 0 and not s.alive >> con[instead] & 1:
            con[instead] = -1
    s.attacked &= s.p[IN_PLAY]
    return bool(s.attacked)


# --- on which side --------------------------------------------------------------------------------------------------


@called(reads=SIDES)
def attacks(s: Game, who: int) -> bool:
    """Is this player attacking, or beside the one who is?"""
    return who >= 0 and s.con[ATTACKING_PLAYERS] >> who & 1 == 1


@called(reads=SIDES)
def defends(s: Game, who: int) -> bool:
    """Is this player defending, or beside the one who is?"""
    return who >= 0 and s.con[DEFENDING_PLAYERS] >> who & 1 == 1


def takes_part(s: Game, who: int) -> bool:
    """Is this player attacking or defending?"""
    return who >= 0 and (s.con[ATTACKING_PLAYERS] | s.con[DEFENDING_PLAYERS]) >> who & 1 == 1


def side_of(s: Game, who: int) -> int:
    """The plane of those who take part on this player's side: ATTACKING, DEFENDING, or -1."""
    return ATTACKING if attacks(s, who) else DEFENDING if defends(s, who) else -1


def fights_beside(s: Game, who: int) -> int:
    """The players on this player's side in a conflict, as a set: without one the player alone, of nobody (-1) none."""
    con = s.con
    if attacks(s, who):
        return con[ATTACKING_PLAYERS]
    return con[DEFENDING_PLAYERS] if defends(s, who) else 1 << who if who >= 0 else 0


def cards_of(s: Game, attacking: bool) -> int:
    """The cards controlled by the players of one side."""
    return held_by(s, s.con[ATTACKING_PLAYERS if attacking else DEFENDING_PLAYERS])


@called(reads=SIDES | {ATTACKING, DEFENDING})
def participants(s: Game, who: int) -> int:
    """How many participating characters this player has."""
    return ((s.p[ATTACKING] | s.p[DEFENDING]) & s.ctl[who]).bit_count() if who >= 0 else 0


def defenders_declared_by(s: Game) -> list[int]:
    """Who declares defenders, in this order: the defending player, then those who fight beside that player."""
    return [*clockwise(s.con[DEFENDING_PLAYERS], s.con[DEFENDER])]


def is_against(s: Game, you: int, who: int) -> bool:
    """Are these two on different sides of the conflict?"""
    return (attacks(s, you) and defends(s, who)) or (defends(s, you) and attacks(s, who))


def opposes(s: Game, who: int) -> int:
    """The player who decides for the side against this player's, or -1."""
    return s.con[DEFENDER] if attacks(s, who) else s.con[ATTACKER] if defends(s, who) else -1


@called(reads=SIDES)
def opponent(s: Game, you: int) -> int:
    """ "Your opponent": the one against you in the conflict; of two players, the other; else nobody (-1)."""
    if s.con[ON]:
        other = opposes(s, you)
        if other >= 0:
            return other
    return if_only_one(foe_seats(s, you)).bit_length() - 1


@called(reads=("favor",))
def has_favor(s: Game, who: int) -> bool:
    """Has this player the Imperial Favor, or the player's team?"""
    return s.favor >= 0 <= who and s.box.teams[who] >> s.favor & 1 == 1


# --- who wins -------------------------------------------------------------------------------------------------------


def attacker_won(s: Game) -> bool:
    return attacks(s, s.con[WINNER])


@called()
def wins_with(s: Game, who: int, winner: int) -> bool:
    """Does this player win when that one does: the same, or on the same side?"""
    return fights_beside(s, winner) >> who & 1 == 1


@called()
def loses_to(s: Game, who: int, winner: int) -> bool:
    """Does this player lose when that one wins?"""
    return takes_part(s, who) and not wins_with(s, who, winner)


def losers(s: Game, winner: int) -> tuple[int, ...]:
    """The players against whom this one has won."""
    return bits(s.con[DEFENDING_PLAYERS if attacks(s, winner) else ATTACKING_PLAYERS])
