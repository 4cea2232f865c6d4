"""How a game ends."""

from __future__ import annotations

from typing import Final

from gorin.errors import IllegalChoice
from gorin.kernel.bits import bits
from gorin.kernel.machine import run
from gorin.kernel.players import in_order, leave_game, win_game
from gorin.kernel.zones import to_owner
from gorin.rulesets.lcg.control import let_go
from gorin.rulesets.lcg.facts import IN_PLAY, REMOVED
from gorin.rulesets.lcg.ring_moves import give_up_rings
from gorin.rulesets.lcg.state import SLOTS, Game
from gorin.rulesets.lcg.zones import lift, to_discard

HONOR: Final = 1
DISHONOR: Final = 2
CONQUEST: Final = 3
CONCESSION: Final = 4
BY_A_CARD: Final = 5
ENDINGS: Final = ("", "honor", "dishonor", "conquest", "concession", "a card")


def wins(s: Game, who: int, ending: int) -> None:
    """The game ends at once, and only once."""
    if s.winner >= 0:
        return
    win_game(s, who, ending)
    if s.log is not None:
        s.log.tell(f"{s.box.rules.seat_name(who)} wins the game by {ENDINGS[ending]}.")


def decide(s: Game) -> None:
    """Victory by honor or by a card's condition, and defeat by honor, all of this moment: of several who win, or who
    lose with nobody left, the one counts who comes first in player order."""
    top, order = s.box.rules.format.honor_victory, in_order(s)
    winners = [q for q in order if s.honor[q] >= top or s.triumphs >> q & 1]
    losers = [q for q in order if s.honor[q] <= 0]
    if winners:
        wins(s, winners[0], HONOR if s.honor[winners[0]] >= top else BY_A_CARD)
    elif len(losers) == len(order):
        wins(s, order[0], DISHONOR)
    else:
        for q in losers:
            eliminate(s, q, DISHONOR)


def win_by_card(s: Game, who: int) -> None:
    """An effect says so."""
    wins(s, who, BY_A_CARD)


def eliminate(s: Game, who: int, ending: int) -> None:
    """A player is out; if one remains, that one wins. All cards the player owns are removed from the game."""
    rest = s.alive & ~(1 << who)
    if rest & (rest - 1) == 0:
        s.alive = rest
        wins(s, rest.bit_length() - 1, ending)
        return
    give_up_rings(s, who)
    mine = sum(1 << c for c, q in enumerate(s.owner) if q == who)
    for x in bits(s.p[IN_PLAY] & ~mine):  # others' attachments leave play with what they are on
        if s.host[x] >= 0 and mine >> s.host[x] & 1:
            to_discard(s, x)
    for c in bits(mine):
        lift(s, c)
        to_owner(s, c)
        s.p[REMOVED] |= 1 << c
    s.province[who * SLOTS : who * SLOTS + SLOTS] = [-1] * SLOTS
    let_go(s, who)
    s.ending = ending
    leave_game(s, who)


def concede(s: Game, who: int) -> None:
    """A player gives up, at any time."""
    if s.winner >= 0 or not s.alive >> who & 1:
        raise IllegalChoice("Only who is still in the game can concede.")
    eliminate(s, who, CONCESSION)
    s.decision = None
    s.gone = 0
    if s.winner < 0:
        s.box.rules.unwind(s)
        run(s)
