"""Challenges and duels: refuse or accept, focus or strike in turn, the Duelist's replacement, Focus Effects, the
comparison, what comes of it. An edition may have other steps of it."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import uses
from gorin.kernel.bits import bits, low
from gorin.kernel.decisions import PICK, SELECT, Option
from gorin.kernel.derive import derive
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, ask_card, end, framework, goto, push
from gorin.kernel.rows import expire
from gorin.kernel.windows import emit
from gorin.language.nodes import Effect, walk
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import stat
from gorin.rulesets.ccg.battle.dueling import (
    BEGUN,
    CARDS,
    CURSED,
    DONE_INSTEAD,
    FATED,
    FIGHTERS,
    INSTEAD,
    LOSING,
    LOST,
    MUST,
    NAMES,
    OTHER_STAT,
    PLAYERS,
    REFUSABLE,
    REFUSED,
    REGISTERS,
    REPLACED,
    REPLY,
    RESULT,
    STAGE,
    STAT,
    STRIKES,
    STRUCK,
    TIMES,
    TOP_CARD,
    TURN,
    WAITS,
    WEAKER,
    WINNING,
    WON,
    can_duel,
    hand_over,
    off,
    player,
    take,
)
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.events import unheard
from gorin.rulesets.ccg.facts import DUELIST, FACEUP, FOCUSED, HAND
from gorin.rulesets.ccg.numbers import EFFECTS
from gorin.rulesets.ccg.places.zones import fate_deck
from gorin.rulesets.ccg.points import EVENT_KINDS, REACTION_BEFORE, TRAIT_BEFORE
from gorin.rulesets.ccg.state import CHI, DUEL, FOCUS, Game
from gorin.rulesets.ccg.telling.log import tell_outcome, tell_strike

BOTH: Final = 3  # sides, as a set
WINS_TIES: Final = EFFECTS.own(192, "wins tied duels")  # what a modifier is about
WEAKER_WON: Final = 1 << 16  # in WIN_DUEL.n


@called()
def challenge(
    s: Game, challenger: int, challenged: int, stats: tuple[int, int], told: tuple[int, int, int], refusable: bool
) -> None:
    """One Personality challenges another. The ability's registers are told who won and who lost, and that the duel
    waits for it. Between Personalities of one player, or other cards, a challenge fails."""
    if can_duel(s, challenger, challenged):
        f = push(s, DUEL_FRAME, (challenger, challenged))
        r = f.regs
        r[STAT], r[OTHER_STAT] = stats
        r[WON], r[LOST], r[WAITS] = told
        r[REFUSABLE] = int(refusable)


def tell(s: Game, f: Frame, kind: int, side: int = 0) -> None:
    """A moment of the two fighters, if anybody listens."""
    if not unheard(s, kind):
        one, other = low(f.regs[FIGHTERS + side]), low(f.regs[FIGHTERS + 1 - side])
        emit(s, (Event(kind, one, player(s, f, side), other, tag=RULEBOOK),))


def challenged(s: Game, f: Frame) -> None:
    tell(s, f, ev.CHALLENGE)


def answer(s: Game, f: Frame) -> None:
    """Whoever is challenged may refuse, if the challenge says so."""
    if off(f):
        end(s)
    elif f.regs[REFUSABLE]:
        hand_over(s, f)


def answered(s: Game, f: Frame) -> None:
    """A refused challenge is over when what comes of refusing has been done."""
    if f.regs[REFUSED]:
        goto(s, f, "over")
        if not off(f):
            tell(s, f, ev.REFUSE, 1)


def begins(s: Game, f: Frame) -> None:
    """Both enter the duel, if they still can. Decision: from now on it goes on whoever controls them, and their players
    focus for them to the end."""
    r = f.regs
    if not can_duel(s, r[FIGHTERS], r[FIGHTERS + 1]):
        end(s)
        return
    chi = [stat(s, low(r[FIGHTERS + i]), CHI) for i in (0, 1)]
    r[WEAKER] = int(chi[0] <= chi[1]) | int(chi[1] <= chi[0]) << 1
    r[PLAYERS], r[PLAYERS + 1] = (s.holder[low(r[FIGHTERS + i])] for i in (0, 1))
    r[STAGE], r[TURN] = BEGUN, 1
    tell(s, f, ev.DUEL_BEGINS)


def focus_or_strike(s: Game, f: Frame) -> None:
    """The challenged player chooses first. Who cannot focus must strike."""
    r = f.regs
    who = player(s, f, r[TURN])
    cards: list[Option] = []
    if r[TIMES + r[TURN]] < s.box.rules.edition.focuses:
        if s.zones[fate_deck(who)]:
            cards.append(Option(SELECT, -1, TOP_CARD))
        cards += [Option(PICK, c, c) for c in bits(s.p[HAND] & s.ctl[who])]
        cards = cards or instead_of_focusing(s, f)
    offer(s, f, cards)


def offer(s: Game, f: Frame, cards: list[Option]) -> None:
    """Strike, or focus one of these; at some opportunities one may not strike, unless there is nothing to focus."""
    r = f.regs
    if off(f):
        goto(s, f, "discard focused cards")
        return
    free = not cards or not r[MUST] >> r[TURN] & 1
    strike = [Option(SELECT, -1, STRIKES)] if free else []
    ask(s, player(s, f, r[TURN]), "focus or strike", [*strike, *cards], REPLY, low(r[FIGHTERS + r[TURN]]))


def instead_of_focusing(s: Game, f: Frame) -> list[Option]:
    """Who has no card to focus may still use an effect that takes the place of focusing."""
    r = f.regs
    if off(f) or unheard(s, ev.FOCUS):
        return []
    e = Event(ev.FOCUS, low(r[FIGHTERS + r[TURN]]), player(s, f, r[TURN]), tag=RULEBOOK)
    slots = [point * EVENT_KINDS + ev.FOCUS for point in (TRAIT_BEFORE, REACTION_BEFORE)]
    found = [a for slot in slots for a, _, _ in uses(s, e.player, slot, e)]
    instead = any(getattr(x, "instead_of_focusing", False) for a in found for x in walk(a.node, Effect))
    return [Option(SELECT, -1, INSTEAD)] if instead else []


def chosen(s: Game, f: Frame) -> None:
    r = f.regs
    if r[REPLY] == STRIKES:
        goto(s, f, "strike")
        return
    r[TIMES + r[TURN]] += 1
    r[MUST] = 0
    emit(s, (Event(ev.FOCUS, low(r[FIGHTERS + r[TURN]]), player(s, f, r[TURN]), 0, -1, 0, RULEBOOK),))


def focus(s: Game, f: Frame) -> None:
    """Facedown among the focused cards, unless something was done instead, which is focusing, too; then it is the
    other's turn."""
    r = f.regs
    if off(f):
        goto(s, f, "discard focused cards")
        return
    if s.ret:
        if r[REPLY] == INSTEAD:  # nothing was done instead after all
            return
        if r[REPLY] != DONE_INSTEAD:
            take(s, f, r[TURN], r[REPLY])
    r[REPLY] = STRIKES  # nobody has chosen anything yet
    r[TURN] ^= 1
    goto(s, f, "focus or strike")


def strike(s: Game, f: Frame) -> None:
    """All focused cards are turned faceup."""
    r = f.regs
    r[STAGE] = STRUCK
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
        take(s, f, r[TURN], r[REPLY])
    r[REPLACED] += 1
    goto(s, f, "Duelist's replacement")


def focus_effects(s: Game, f: Frame) -> None:
    """Traits of focused cards; the active player orders them."""
    emit(s, (Event(ev.FOCUS_EFFECTS, -1, s.first, tag=RULEBOOK),))


def total(s: Game, f: Frame, side: int) -> int:
    """The duel's statistic and the Focus Values of the player's focused cards."""
    r = f.regs
    own = stat(s, low(r[FIGHTERS + side]), r[OTHER_STAT] if side else r[STAT])
    return own + sum([stat(s, c, FOCUS) for c in bits(r[CARDS + side])])


def compare(s: Game, f: Frame) -> None:
    """A Duelist wins a tie against one who is none."""
    skilled = [s.p[DUELIST] & f.regs[FIGHTERS + i] != 0 for i in (0, 1)]
    decide(s, f, int(skilled[0] and not skilled[1]) | int(skilled[1] and not skilled[0]) << 1)


def decide(s: Game, f: Frame, tied: int = 0) -> None:
    """The higher total wins, or who wins ties (`tied`, and by traits); else both lose. First comes what alters this."""
    r = f.regs
    if off(f):
        goto(s, f, "duel ends")
        return
    a, b = total(s, f, 0), total(s, f, 1)
    won = 1 if a > b else 2 if b > a else tied | trait_wins_ties(s, f)
    if r[FATED]:
        side, wins = divmod(r[FATED] - 1, 2)
        won = 1 << side if wins else BOTH & ~(1 << side)
    won &= ~r[CURSED]
    r[RESULT] = won
    r[NAMES], r[NAMES + 1] = low(r[FIGHTERS]), low(r[FIGHTERS + 1])
    below = s.frames[-2].regs
    below[r[WON]] = sum([r[FIGHTERS + i] for i in (0, 1) if won >> i & 1])
    below[r[LOST]] = sum([r[FIGHTERS + i] for i in (0, 1) if not won >> i & 1])
    r[STAGE] = LOSING
    if s.log is not None:
        tell_outcome(s, below[r[WON]])
    hand_over(s, f)


def trait_wins_ties(s: Game, f: Frame) -> int:
    """The sides whose Personality wins ties by a trait."""
    who = 0
    for about, cards, _, _ in s.mods:
        if about == WINS_TIES:
            who |= cards
    return sum([1 << i for i in (0, 1) if who & f.regs[FIGHTERS + i]])


@called()
def others_lost(s: Game) -> None:
    """What other actions and traits make of losing: after the ability that issued the challenge."""
    if not unheard(s, ev.LOSE_DUEL):
        outcome(s, ev.LOSE_DUEL, BOTH & ~s.frames[-2].regs[RESULT])


@called()
def now_winning(s: Game) -> None:
    """What comes of losing is done."""
    s.frames[-2].regs[STAGE] = WINNING


@called()
def others_won(s: Game) -> None:
    """And of winning."""
    outcome(s, ev.WIN_DUEL, s.frames[-2].regs[RESULT])


def outcome(s: Game, kind: int, sides: int) -> None:
    f = s.frames[-2]
    r, out = f.regs, []
    for i in (0, 1):
        if sides >> i & 1:
            weaker = WEAKER_WON if kind == ev.WIN_DUEL and r[WEAKER] >> i & 1 else 0
            out.append(Event(kind, r[NAMES + i], player(s, f, i), r[NAMES + 1 - i] | weaker, tag=RULEBOOK))
    if out:
        emit(s, tuple(out))


def duel_ends(s: Game, f: Frame) -> None:
    """The winner is told, if there is one who is still there."""
    r = f.regs
    won = sum([r[FIGHTERS + i] for i in (0, 1) if r[RESULT] >> i & 1])
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
    "ccg: challenge",
    ("challenge", challenged),
    ("refuse or accept", answer),
    ("refused", answered),
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
    registers=REGISTERS,
)
