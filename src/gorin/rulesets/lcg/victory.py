"""How a game ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gorin.errors import IllegalChoice
from gorin.kernel.bits import bits, mask_of
from gorin.kernel.events import Event
from gorin.kernel.log import tell as tell_line
from gorin.kernel.machine import run
from gorin.kernel.players import leave_game, win_game
from gorin.kernel.sides import is_foe, team_of
from gorin.kernel.turns import in_order
from gorin.rulesets.asides import Deed
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.stats import slots_of
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import BROKEN
from gorin.rulesets.lcg.places.leaving import leave_table
from gorin.rulesets.lcg.state import SLOTS, Game

CONCESSION: Final = "concession"
BY_A_CARD: Final = "a card"
ENDINGS: Final = ("", "honor", "dishonor", "conquest", CONCESSION, BY_A_CARD)  # a format's own follow


class Victory(NamedTuple):
    """A way to win, or to lose: what it is called, and the players for whom it has come true, as a set. It is looked
    for after every event of certain kinds (but not those that are only moments), or in the middle of those of one kind,
    or when a rule says so."""

    ending: str
    players: Callable[[Game], int]
    loses: bool = False
    after: tuple[int, ...] = ()
    during: int = -1


def wins(s: Game, who: int, ending: str) -> None:
    """The game ends at once, and only once."""
    if s.winner >= 0:
        return
    win_game(s, who, s.box.rules.endings.index(ending))
    if s.log is not None:
        team = [s.box.rules.seat_name(q) for q in team_of(s, who)]
        tell_line(s, f"{' and '.join(team)} {'win' if len(team) > 1 else 'wins'} the game by {ending}.")


def decide(s: Game, during: int = -1) -> None:
    """Everybody who wins or loses at this moment: of several who win, or who lose with nobody left, the one counts who
    comes first in player order. Of several ways the one counts that the format names first."""
    found = [(x, x.players(s)) for x in s.box.rules.format.victories if x.during == during]
    order = in_order(s)
    for q in order:
        for x, players in found:
            if not x.loses and players >> q & 1:
                wins(s, q, x.ending)
                return
    lost = {q: x.ending for x, players in reversed(found) if x.loses for q in order if players >> q & 1}
    if not lost:
        return
    left = [q for q in order if q not in lost]
    gone = [q for q in order if q in lost]
    if not left:
        wins(s, order[0], lost[order[0]])
    elif not any([is_foe(s, left[0], q) for q in left]):  # one player is left, or one team
        s.alive = mask_of(left)
        wins(s, left[0], lost[gone[0]])
    else:
        for q in gone:
            eliminate(s, q, lost[q])


def decide_now(s: Game, found: int, after: list[Event]) -> None:
    """The sweep rule of every victory that is looked for after events."""
    decide(s)


def honored(s: Game) -> int:
    """Who has as much honor as it takes to win."""
    top = s.box.rules.format.honor_victory
    return sum([1 << q for q in bits(s.alive) if s.honor[q] >= top])


def dishonored(s: Game) -> int:
    """Who has no honor left."""
    return sum([1 << q for q in bits(s.alive) if s.honor[q] <= 0])


def triumphant(s: Game) -> int:
    """Who has won by a card's own condition."""
    return s.triumphs & s.alive


def conquered(s: Game) -> int:
    """Who has lost the stronghold's province, or all provinces."""
    out = 0
    for q in bits(s.alive):
        lost = [s.p[BROKEN] >> s.province[x] & 1 for x in slots_of(q) if s.province[x] >= 0]
        if lost and (all(lost) or (s.province[q * SLOTS] >= 0 and lost[0])):
            out |= 1 << q
    return out


HONOR_CHANGES: Final = (ev.GAIN_HONOR, ev.LOSE_HONOR)
VICTORIES: Final = (
    Victory("honor", honored, after=HONOR_CHANGES),
    Victory(BY_A_CARD, triumphant),
    Victory("dishonor", dishonored, loses=True, after=HONOR_CHANGES),
    Victory("conquest", conquered, loses=True, during=ev.BREAK),
)


@called()
def win_by_card(s: Game, who: int) -> None:
    """An effect says so."""
    wins(s, who, BY_A_CARD)


def eliminate(s: Game, who: int, ending: str) -> None:
    """A player is out; if one remains, or one team, that one wins."""
    rest = s.alive & ~(1 << who)
    last = rest.bit_length() - 1
    if rest & ~s.box.teams[last] == 0:
        s.alive = rest
        wins(s, last, ending)
        return
    s.ending = s.box.rules.endings.index(ending)
    leave_table(s, who)
    leave_game(s, who)


def concede(s: Game, who: int) -> None:
    """A player gives up, at any time."""
    if s.winner >= 0 or not s.alive >> who & 1:
        raise IllegalChoice("Only who is still in the game can concede.")
    if s.log is not None:
        tell_line(s, f"{s.box.rules.seat_name(who)} concedes.")
    eliminate(s, who, CONCESSION)
    s.decision = None
    if s.winner < 0:
        s.box.rules.unwind(s)
    s.gone = 0
    run(s)


CONCEDE: Final = {"concede": Deed(lambda s, who, what: concede(s, who))}
