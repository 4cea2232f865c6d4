"""Duels: focus or strike in turn, the Duelist's replacement, Focus Effects, the comparison."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, low
from gorin.kernel.decisions import PICK, SELECT, Option
from gorin.kernel.derive import derive
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, ask_card, end, framework, goto, push
from gorin.kernel.rows import add_lasting, expire
from gorin.kernel.windows import emit
from gorin.rulesets.accounts import seen_by
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import base, stat
from gorin.rulesets.ccg.bars import DELAYS_LOSING
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.events import happens
from gorin.rulesets.ccg.facts import DUELIST, FACEUP, FOCUSED, HAND
from gorin.rulesets.ccg.places.zones import fate_deck, lift
from gorin.rulesets.ccg.state import CHI, DUEL, FOCUS, Game
from gorin.rulesets.ccg.telling.log import tell_focused, tell_strike

# registers; of each pair, the first is the challenger's, the second the challenged one's
FIGHTERS: Final = 0  # two sets of one; a Personality who leaves play is gone from his
CARDS: Final = 2  # the focused cards
TIMES: Final = 4  # how often each player has focused
STAT: Final = 6
WON: Final = 7  # registers of the ability beneath that are told who won and who lost
LOST: Final = 8
TURN: Final = 9  # 0 or 1
REPLY: Final = 10
WEAKER: Final = 11  # bit i: fighter i entered the duel without higher Chi than the other
REPLACED: Final = 12  # how many have had their chance to replace a focused card
CURSED: Final = 13  # bit i: if fighter i wins, he loses instead

STRIKES: Final = -1
TOP_CARD: Final = -2
WEAKER_WON: Final = 1 << 16  # in WIN_DUEL.n


@called()
def duel(s: Game, challenger: int, challenged: int, what: int, won: int, lost: int) -> None:
    """Two Personalities of different players duel; the ability's registers `won` and `lost` are told how it ended."""
    if challenger and challenged and s.holder[low(challenger)] != s.holder[low(challenged)]:
        push(s, DUEL_FRAME, (challenger, challenged, 0, 0, 0, 0, what, won, lost, 1))


def player(s: Game, f: Frame, side: int) -> int:
    return s.holder[low(f.regs[FIGHTERS + side])]


def off(f: Frame) -> bool:
    """Has one of the two left play?"""
    return not f.regs[FIGHTERS] or not f.regs[FIGHTERS + 1]


def begins(s: Game, f: Frame) -> None:
    chi = [stat(s, low(f.regs[FIGHTERS + i]), CHI) for i in (0, 1)]
    f.regs[WEAKER] = int(chi[0] <= chi[1]) | int(chi[1] <= chi[0]) << 1


def focus_or_strike(s: Game, f: Frame) -> None:
    """The challenged player chooses first. Who cannot focus must strike."""
    r = f.regs
    if off(f):
        goto(s, f, "discard focused cards")
        return
    who = player(s, f, r[TURN])
    options = [Option(SELECT, -1, STRIKES)]
    if r[TIMES + r[TURN]] < s.box.rules.edition.focuses:
        if s.zones[fate_deck(who)]:
            options.append(Option(SELECT, -1, TOP_CARD))
        options += [Option(PICK, c, c) for c in bits(s.p[HAND] & s.ctl[who])]
    ask(s, who, "focus or strike", options, REPLY, low(r[FIGHTERS + r[TURN]]))


def chosen(s: Game, f: Frame) -> None:
    r = f.regs
    fighter, who = low(r[FIGHTERS + r[TURN]]), player(s, f, r[TURN])
    if r[REPLY] == STRIKES:
        goto(s, f, "strike")
        return
    r[TIMES + r[TURN]] += 1
    emit(s, (Event(ev.FOCUS, fighter, who, 0, -1, 0, RULEBOOK),))


def focus(s: Game, f: Frame) -> None:
    """Facedown among the focused cards; then it is the other's turn."""
    r = f.regs
    if s.ret and not off(f):
        take(s, f, r[TURN], r[REPLY])
    r[TURN] ^= 1
    goto(s, f, "focus or strike")


def take(s: Game, f: Frame, side: int, c: int, faceup: bool = False) -> None:
    """A card from the hand, or the top of the Fate deck, is focused: facedown, or after a strike faceup."""
    who = player(s, f, side)
    deck = s.zones[fate_deck(who)]
    if c == TOP_CARD:
        c = deck[-1] if deck else -1
    if c >= 0:
        before = seen_by(s) if s.log is not None else []
        lift(s, c)
        s.p[FOCUSED] |= 1 << c
        s.p[FACEUP] |= faceup << c
        f.regs[CARDS + side] |= 1 << c
        derive(s)
        if s.log is not None:
            tell_focused(s, c, s.owner[c], before)


def strike(s: Game, f: Frame) -> None:
    """All focused cards are turned faceup."""
    r = f.regs
    s.p[FACEUP] |= r[CARDS] | r[CARDS + 1]
    derive(s)
    if s.log is not None:
        tell_strike(s, player(s, f, r[TURN]), [(player(s, f, side), r[CARDS + side]) for side in (0, 1)])
    emit(s, (Event(ev.STRIKE, low(r[FIGHTERS + r[TURN]]), player(s, f, r[TURN]), tag=RULEBOOK),))
    r[REPLACED] = 0


def replace(s: Game, f: Frame) -> None:
    """A Duelist's player may discard one focused card and focus another; the active player first."""
    r = f.regs
    if off(f) or r[REPLACED] >= 2:
        goto(s, f, "Focus Effects")
        return
    first = 0 if player(s, f, 0) == s.first else 1
    side = r[TURN] = first ^ r[REPLACED]
    r[REPLY] = -1
    if s.p[DUELIST] & r[FIGHTERS + side] and r[CARDS + side]:
        ask_card(s, player(s, f, side), "replace a focused card", r[CARDS + side], REPLY, done=True)


def replaced(s: Game, f: Frame) -> None:
    r = f.regs
    if r[REPLY] < 0:
        r[REPLACED] += 1
        goto(s, f, "Duelist's replacement")
        return
    emit(s, (Event(ev.DISCARD, r[REPLY], player(s, f, r[TURN]), tag=RULEBOOK),))


def focus_another(s: Game, f: Frame) -> None:
    r = f.regs
    if off(f):
        goto(s, f, "Focus Effects")
        return
    who = player(s, f, r[TURN])
    top = [Option(SELECT, -1, TOP_CARD)] if s.zones[fate_deck(who)] else []
    hand = [Option(PICK, c, c) for c in bits(s.p[HAND] & s.ctl[who])]
    r[REPLY] = -1
    if top or hand:
        ask(s, who, "focus another card", [*top, *hand], REPLY, low(r[FIGHTERS + r[TURN]]))


def focused_another(s: Game, f: Frame) -> None:
    r = f.regs
    if r[REPLY] != -1 and not off(f):
        take(s, f, r[TURN], r[REPLY], faceup=True)
    r[REPLACED] += 1
    goto(s, f, "Duelist's replacement")


def focus_effects(s: Game, f: Frame) -> None:
    """Traits of focused cards; the active player orders them."""
    emit(s, (Event(ev.FOCUS_EFFECTS, -1, s.first, tag=RULEBOOK),))


def total(s: Game, f: Frame, side: int) -> int:
    """The duel's statistic and the Focus Values of the player's focused cards."""
    r = f.regs
    return stat(s, low(r[FIGHTERS + side]), r[STAT]) + sum([stat(s, c, FOCUS) for c in bits(r[CARDS + side])])


def compare(s: Game, f: Frame) -> None:
    """The higher total wins; in a tie both lose, unless only one of them is a Duelist."""
    r = f.regs
    r[REPLY] = 0
    if off(f):
        return
    a, b = total(s, f, 0), total(s, f, 1)
    if a == b:
        skilled = [s.p[DUELIST] & r[FIGHTERS + i] != 0 for i in (0, 1)]
        a, b = a + int(skilled[0] and not skilled[1]), b + int(skilled[1] and not skilled[0])
    winner = 0 if a > b else 1 if b > a else -1
    if winner >= 0 and r[CURSED] >> winner & 1:
        winner = -1
    below = s.frames[-2].regs
    below[r[WON]] = r[FIGHTERS + winner] if winner >= 0 else 0
    below[r[LOST]] = (r[FIGHTERS] | r[FIGHTERS + 1]) & ~below[r[WON]]
    if winner >= 0:
        n = low(below[r[LOST]]) | (WEAKER_WON if r[WEAKER] >> winner & 1 else 0)
        emit(s, (Event(ev.WIN_DUEL, low(below[r[WON]]), player(s, f, winner), n, tag=RULEBOOK),))


def duel_ends(s: Game, f: Frame) -> None:
    """The winner is told, if there is one who is still there."""
    won = s.frames[-2].regs[f.regs[WON]]
    emit(s, (Event(ev.DUEL_ENDS, low(won) if won else -1, s.first, tag=RULEBOOK),))


def discard_focused(s: Game, f: Frame) -> None:
    cards = bits((f.regs[CARDS] | f.regs[CARDS + 1]) & s.p[FOCUSED])
    expire(s, DUEL)
    derive(s)
    if cards:
        emit(s, tuple([Event(ev.DISCARD, c, s.owner[c], tag=RULEBOOK) for c in cards]))


def over(s: Game, f: Frame) -> None:
    end(s)


DUEL_FRAME: Final = framework(
    "ccg: duel",
    ("begins", begins),
    ("focus or strike", focus_or_strike),
    ("chosen", chosen),
    ("focus", focus),
    ("strike", strike),
    ("Duelist's replacement", replace),
    ("replaced", replaced),
    ("focus another", focus_another),
    ("focused another", focused_another),
    ("Focus Effects", focus_effects),
    ("compare", compare),
    ("duel ends", duel_ends),
    ("discard focused cards", discard_focused),
    ("over", over),
    registers="mmmmiiiiiiiiii",
)


def current(s: Game) -> Frame | None:
    """The duel that is being fought, the innermost one."""
    return next((f for f in reversed(s.frames) if f.kind == DUEL_FRAME), None)


@called()
def duelling(s: Game) -> int:
    """The Personalities in this duel."""
    f = current(s)
    return f.regs[FIGHTERS] | f.regs[FIGHTERS + 1] if f is not None else 0


@called()
def duel_stat(s: Game) -> int:
    """The statistic this duel is about."""
    f = current(s)
    return f.regs[STAT] if f is not None else CHI


@called()
def lose_instead(s: Game, who: int) -> None:
    """If this player's Personality wins this duel, he loses instead; the other loses as he would anyway."""
    f = current(s)
    for side in (0, 1) if f is not None and not off(f) else ():
        if f is not None and player(s, f, side) == who:
            f.regs[CURSED] |= 1 << side


@called()
def losing_delayed(s: Game, fighters: int) -> int:
    """Those of a duel that is over whose player delays what losing it means. It was said of this duel alone."""
    rows = [row for row in s.lasting if row.what == DELAYS_LOSING and row.mask & fighters]
    if not rows:
        return 0
    s.lasting = tuple([row for row in s.lasting if row not in rows])
    out = 0
    for row in rows:
        out |= row.mask
    return out & fighters


@happens(ev.RAISE_FOCUS)
def raise_focus(s: Game, e: Event, after: list[Event]) -> bool:
    """A focused card's Focus Value is so much, until the duel ends."""
    n = e.n - base(s, e.card, FOCUS)
    if not n or not s.p[FOCUSED] >> e.card & 1:
        return False
    add_lasting(s, FOCUS, 1 << e.card, n, e.source, DUEL, e.player)
    return True
