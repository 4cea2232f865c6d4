"""How games are won and lost, and when that is looked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from gorin.errors import IllegalChoice
from gorin.kernel.bits import bits, low
from gorin.kernel.decisions import SELECT, Option
from gorin.kernel.derive import Sweep
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.log import tell
from gorin.kernel.machine import ask, framework, goto, push, run
from gorin.kernel.players import leave_game, win_game
from gorin.rulesets.asides import Deed
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.events import kinds
from gorin.rulesets.ccg.facts import EARNED, ELEMENTS, IN_PLAY, RING
from gorin.rulesets.ccg.state import Game

CONCESSION: Final = "concession"
ENDINGS: Final = ("none", "military", "dishonor", "honor", "enlightenment", CONCESSION)  # an edition's own follow


class Victory(NamedTuple):
    """A way to win at the start of one's own turn, or to lose by what happens: which events bring it about, who is
    concerned then, and what becomes of them."""

    ending: str
    at_turn_start: Callable[[Game, int], bool] | None = None
    sweep: Sweep | None = None


def wins(s: Game, who: int, how: str) -> None:
    """The game is over."""
    win_game(s, who, s.box.rules.endings.index(how))


def loses(s: Game, who: int, how: str) -> None:
    """A player is out; the last one left has won."""
    leave_game(s, who)
    if s.alive.bit_count() == 1:
        s.gone = 0
        wins(s, low(s.alive), how)
    elif s.log is not None:
        tell(s, f"{s.box.rules.seat_name(who)} leaves the game by {how}.")


def concede(s: Game, who: int) -> None:
    """A player gives up, at any time."""
    if not s.alive >> who & 1:
        raise IllegalChoice("Only who is still in the game can concede.")
    if s.log is not None:
        tell(s, f"{s.box.rules.seat_name(who)} concedes.")
    loses(s, who, CONCESSION)
    s.decision = None
    if s.winner < 0:
        s.box.rules.unwind(s)
        s.gone = 0
        run(s)
    s.gone = 0


CONCEDE: Final = {"concede": Deed(lambda s, who, what: concede(s, who))}


def at_turn_start(s: Game, who: int) -> None:
    """What is won at the start of one's own turn; of several ways the one that the edition names first."""
    for x in s.box.rules.edition.victories:
        if x.at_turn_start is not None and x.at_turn_start(s, who):
            wins(s, who, x.ending)
            return


def honored(s: Game, who: int) -> bool:
    """Enough Family Honor."""
    return bool(s.honor[who] >= s.box.rules.edition.honor_victory)


def enlightened(s: Game, who: int) -> bool:
    """Five Rings with the five different elements, each of which last entered play by its own text."""
    rings = s.p[RING] & s.p[IN_PLAY] & s.p[EARNED] & s.ctl[who]
    return rings.bit_count() >= 5 and all(rings & s.p[element] for element in ELEMENTS)


def dishonored(s: Game) -> int:
    """Players whose Family Honor is low enough to lose, and was not before."""
    out = 0
    for q in bits(s.alive):
        if s.honor[q] <= s.box.rules.edition.dishonor and not s.shamed[q]:
            out |= 1 << q
    return out


def note_dishonor(s: Game, found: int, after: list[Event]) -> None:
    """They lose at the beginning of their next End Phase, even if they have climbed back by then."""
    for q in bits(found):
        s.shamed[q] = 1


def without_provinces(s: Game) -> int:
    return sum(1 << q for q in bits(s.alive) if not s.provinces[q])


def lands_lost(s: Game, found: int, after: list[Event]) -> None:
    """Whoever has lost the last province loses at once."""
    lose_together(s, found, "military")


# --- several at once ------------------------------------------------------------------------------------------------

# registers: the answer, who still has to lose (a set of seats), and by what
FIRST: Final = 0
LOSERS: Final = 1
HOW: Final = 2


def lose_together(s: Game, found: int, how: str) -> None:
    """These players lose at the same time. If they are all who are left, the active player chooses who loses first,
    and the last one has won."""
    if found != s.alive:
        for q in bits(found):
            loses(s, q, how)
    elif not any(f.kind == LOSING for f in s.frames):
        push(s, LOSING, (0, found, s.box.rules.endings.index(how)))


def who_first(s: Game, f: Frame) -> None:
    ask(s, s.first, "who loses first", [Option(SELECT, -1, q) for q in bits(f.regs[LOSERS] & s.alive)], FIRST)


def lost(s: Game, f: Frame) -> None:
    goto(s, f, "who loses first")
    loses(s, f.regs[FIRST], s.box.rules.endings[f.regs[HOW]])


LOSING: Final = framework("ccg: losing together", ("who loses first", who_first), ("lost", lost), registers="iii")


VICTORIES: Final = (
    Victory("dishonor", sweep=(kinds(ev.LOSE_HONOR, ev.GAIN_HONOR), dishonored, note_dishonor)),
    Victory("military", sweep=(kinds(ev.DESTROY_PROVINCE), without_provinces, lands_lost)),
    Victory("honor", at_turn_start=honored),
    Victory("enlightenment", at_turn_start=enlightened),
)
