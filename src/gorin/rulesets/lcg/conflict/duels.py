"""D.1 to D.9: a duel. Its consequences (D.8) are the words of the ability that began it."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import start
from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_yes, end, framework, goto, is_abandoned, push
from gorin.kernel.rows import expire
from gorin.kernel.sequences import Step
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.stats import IN_DUELS, base, bid_value, counted_stat, stat
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.costs.pools import honor_bid, transfer
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import ATTACKING, DEFENDING, DUELING, IN_PLAY
from gorin.rulesets.lcg.prohibitions.bars import LOSING_DUELS, barred_to_rules
from gorin.rulesets.lcg.state import IN_DUEL, ON, Game

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
HOW: Final = 11  # the bits below
IN_A_CONFLICT: Final = 1  # it began in a conflict: a duelist that leaves it is out of the duel
BY_BASE: Final = 2  # base values are compared


@called()
def challenge(
    s: Game,
    one: int,
    other: int,
    statistic: int,
    winners: int,
    losers: int,
    instead: int,
    source: int,
    base: bool = False,
) -> None:
    """D.2: the ability on top challenges; winner and loser will be put into its registers."""
    caller = len(s.frames) - 1
    s.frames[caller].regs[winners] = s.frames[caller].regs[losers] = 0
    a, b = bits(one), bits(other)
    if not a or not b:
        return
    there = s.p[ATTACKING] | s.p[DEFENDING]
    how = (BY_BASE if base else 0) | (IN_A_CONFLICT if s.con[ON] and not (one | other) & ~there else 0)
    regs = (one, other, statistic, caller, winners, losers, instead, 0, s.holder[a[0]], s.holder[b[0]], source, how)
    push(s, DUEL, regs)


def sides(s: Game, f: Frame) -> tuple[int, int]:
    """Who is still in the duel. Decision: whoever left play, left the conflict or changed control is out of it, and a
    duel with an empty side ends without winner or loser (rr.open-duel-duelist-gone.1): in D.6 each player takes the
    value of a character in the duel, so without one there is no total that D.7 could compare."""
    r = f.regs
    one, other = r[CHALLENGER] & s.p[IN_PLAY] & s.ctl[r[FIRST]], r[CHALLENGED] & s.p[IN_PLAY] & s.ctl[r[SECOND]]
    if r[HOW] & IN_A_CONFLICT:
        there = s.p[ATTACKING] | s.p[DEFENDING]
        one, other = one & there, other & there
    return one, other


def unless_empty(step: Step) -> Step:
    """A step of a duel that is skipped, like all that follow, if a side is empty."""

    def guarded(s: Game, f: Frame) -> None:
        if all(sides(s, f)):
            step(s, f)
        else:
            goto(s, f, "D.8 the ability applies the results")

    return guarded


def establish(s: Game, f: Frame) -> None:
    r = f.regs
    c = bits(r[CHALLENGER])[0]
    emit(s, (Event(ev.DUEL_BEGINS, c, r[FIRST], bits(r[CHALLENGED])[0], source=r[SOURCE], tag=RULEBOOK),))


@happens(ev.DUEL_BEGINS)
def begins(s: Game, e: Event, after: list[Event]) -> bool:
    """The characters on both sides are dueling from now on."""
    dueling(s)
    return True


def dueling(s: Game) -> None:
    """Who is dueling follows from the duels that go on."""
    s.p[DUELING] = 0
    for f in s.frames:
        if f.kind == DUEL:
            s.p[DUELING] |= f.regs[CHALLENGER] | f.regs[CHALLENGED]


@called()
def duel_targets(s: Game) -> int:
    """Who was chosen for the duel that is about to resolve; whoever is in it by its own ability was not."""
    for f in reversed(s.frames):
        if f.kind == DUEL:
            return (f.regs[CHALLENGER] | f.regs[CHALLENGED]) & ~(1 << f.regs[SOURCE])
    return 0


def cancelled(s: Game, f: Frame) -> None:
    """A duel may be cancelled before it resolves."""
    if not s.ret:
        goto(s, f, "D.8 the ability applies the results")


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
        emit(s, events)


def statistics(s: Game, f: Frame) -> tuple[int, int]:
    """D.6: what both sides have of the statistic that decides the duel."""
    r = f.regs
    one, other = sides(s, f)
    value = base if r[HOW] & BY_BASE else stat
    which = r[STATISTIC]
    if s.box.counts_otherwise:
        a, b = (sum(max(0, value(s, c, counted_stat(s, c, which, IN_DUELS))) for c in bits(x)) for x in (one, other))
    else:
        a, b = (sum(max(0, value(s, c, which)) for c in bits(side)) for side in (one, other))
    return a, b


def determine(s: Game, f: Frame) -> None:
    """D.6 and D.7: statistic and bid."""
    compare(s, f, *statistics(s, f))


def by_bid(s: Game, f: Frame) -> None:
    """D.6 and D.7 where the bid decides: the higher statistic adds 1 to it."""
    a, b = statistics(s, f)
    compare(s, f, int(a > b), int(b > a))


def compare(s: Game, f: Frame, a: int, b: int) -> None:
    """D.7: the higher total wins; a tie is won by nobody."""
    r = f.regs
    one, other = sides(s, f)
    a += bid_value(s, r[FIRST])
    b += bid_value(s, r[SECOND])
    if a == b:
        goto(s, f, "D.8 the ability applies the results")
        return
    won, lost = (one, other) if a > b else (other, one)
    r[CHALLENGER], r[CHALLENGED] = won, lost  # from now on: winners and losers, each side together
    first_won, first_lost = bits(won)[0], bits(lost)[0]
    wins = [Event(ev.WIN_DUEL, c, s.holder[c], first_lost, r[SOURCE], tag=RULEBOOK) for c in bits(won)]
    loses = [Event(ev.LOSE_DUEL, c, s.holder[c], first_won, tag=RULEBOOK) for c in bits(lost)]
    r[ANSWER] = 0
    emit(s, (*loses, *wins))


def settled(s: Game, f: Frame) -> None:
    """Who won and who lost is told to the ability. Somebody may be unable to lose; the other has won all the same."""
    r = f.regs
    caller = s.frames[r[CALLER]].regs
    cannot = barred_to_rules(s, LOSING_DUELS)
    caller[r[WINNERS]], caller[r[LOSERS]] = r[CHALLENGER], r[CHALLENGED] & ~cannot


def back_to_the_ability(s: Game, f: Frame) -> None:
    """The ability applies the results (D.8); then the duel ends. If its player has left the game, it ends at once."""
    abandoned = is_abandoned(s, s.frames[f.regs[CALLER]])
    end(s)
    if abandoned:
        duel_ends(s)


@called()
def duel_ends(s: Game) -> None:
    """D.9, once the results have been applied: what lasted until the end of the duel is over."""
    expire(s, IN_DUEL)
    dueling(s)
    derive(s)


determine_by_bid: Final = unless_empty(by_bid)
DUEL: Final = framework(
    "lcg: duel",
    ("D.2 establish the challenge", establish),
    ("D.2 cancelled?", cancelled),
    ("D.3 duel honor bid, D.4 reveal", unless_empty(bids)),
    ("D.5 instead?", unless_empty(ask_instead)),
    ("D.5 transfer honor", unless_empty(transfer_honor)),
    ("D.6 statistic, D.7 result", unless_empty(determine)),
    ("D.8 winners and losers are told", settled),
    ("D.8 the ability applies the results", back_to_the_ability),
    registers="mmiiiiiippci",
)
