"""D.1 to D.9: a duel. Its consequences (D.8) are the words of the ability that began it."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import start
from gorin.kernel.bits import bits
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_yes, end, framework, push
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.facts import IN_PLAY
from gorin.rulesets.lcg.pools import honor_bid, transfer
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.stats import bid_value, stat

CHALLENGER: Final = 0  # the characters on either side; a character that leaves play is out of the duel
CHALLENGED: Final = 1
STATISTIC: Final = 2
CALLER: Final = 3  # the ability's frame, and where it keeps winner and loser
WINNERS: Final = 4
LOSERS: Final = 5
INSTEAD: Final = 6  # an ability the giver of honor may use instead, or 0
ANSWER: Final = 7
FIRST: Final = 8  # the players, as they were when the duel began
SECOND: Final = 9
SOURCE: Final = 10


def challenge(
    s: Game, one: int, other: int, statistic: int, winners: int, losers: int, instead: int, source: int
) -> None:
    """D.2: the ability on top challenges; winner and loser will be put into its registers."""
    caller = len(s.frames) - 1
    s.frames[caller].regs[winners] = s.frames[caller].regs[losers] = 0
    a, b = bits(one), bits(other)
    if not a or not b:
        return
    regs = (one, other, statistic, caller, winners, losers, instead, 0, s.holder[a[0]], s.holder[b[0]], source)
    push(s, DUEL, regs)


def establish(s: Game, f: Frame) -> None:
    r = f.regs
    c = bits(r[CHALLENGER])[0]
    s.box.rules.emit(s, (Event(ev.DUEL_BEGINS, c, r[FIRST], source=r[SOURCE], tag=RULEBOOK),))


def bids(s: Game, f: Frame) -> None:
    """D.3 and D.4: only the controllers of the duelists bid."""
    honor_bid(s, 1 << f.regs[FIRST] | 1 << f.regs[SECOND])


def higher_and_lower(s: Game, f: Frame) -> tuple[int, int]:
    a, b = f.regs[FIRST], f.regs[SECOND]
    return (a, b) if bid_value(s, a) >= bid_value(s, b) else (b, a)


def difference(s: Game, f: Frame) -> int:
    high, low = higher_and_lower(s, f)
    return bid_value(s, high) - bid_value(s, low)


def ask_instead(s: Game, f: Frame) -> None:
    """Some duels let the giver do something else instead of giving honor."""
    r = f.regs
    r[ANSWER] = 0
    if r[INSTEAD] and difference(s, f):
        high, _ = higher_and_lower(s, f)
        a = s.box.abilities[r[INSTEAD]]
        this = s.frames[r[CALLER]].regs[0]
        if a.can(s, high, this, Event(ev.LOSE_HONOR, player=high, n=difference(s, f)), 0):
            ask_yes(s, high, "instead of giving honor", ANSWER, about=this)


def transfer_honor(s: Game, f: Frame) -> None:
    """D.5: the higher bid gives the difference."""
    high, low = higher_and_lower(s, f)
    n = difference(s, f)
    if not n:
        return
    if f.regs[ANSWER]:
        this = s.frames[f.regs[CALLER]].regs[0]
        a = s.box.abilities[f.regs[INSTEAD]]
        start(s, a, high, this, this)
        s.frames[-1].regs[s.box.rules.number_register] = n
        return
    events = transfer(s, high, low, n)
    if events:
        s.box.rules.emit(s, events)


def determine(s: Game, f: Frame) -> None:
    """D.6 and D.7: statistic and bid; in the skirmish format the higher statistic adds 1 to the bid."""
    r = f.regs
    one, other = r[CHALLENGER] & s.p[IN_PLAY], r[CHALLENGED] & s.p[IN_PLAY]
    if not one or not other:
        return
    a, b = (sum(stat(s, c, r[STATISTIC]) for c in bits(side)) for side in (one, other))
    if s.box.rules.format.duel_by_bid:
        a, b = int(a > b), int(b > a)
    a += bid_value(s, r[FIRST])
    b += bid_value(s, r[SECOND])
    if a != b:
        won, lost = (one, other) if a > b else (other, one)
        caller = s.frames[r[CALLER]].regs
        caller[r[WINNERS]], caller[r[LOSERS]] = won, lost
        s.box.rules.emit(s, (Event(ev.WIN_DUEL, bits(won)[0], n=bits(lost)[0], source=r[SOURCE], tag=RULEBOOK),))


def over(s: Game, f: Frame) -> None:
    end(s)


DUEL: Final = framework(
    "lcg: duel",
    ("D.2 establish the challenge", establish),
    ("D.3 duel honor bid, D.4 reveal", bids),
    ("D.5 instead?", ask_instead),
    ("D.5 transfer honor", transfer_honor),
    ("D.6 statistic, D.7 result", determine),
    ("D.8 results are applied by the ability", over),
    registers="mmiiiiiippc",
)
