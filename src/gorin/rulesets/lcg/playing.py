"""Action windows: what a player may do now, and doing it. Playing a card follows the numbered initiation sequence."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import pack_use, start, unpack_use, usable
from gorin.kernel.bits import bits
from gorin.kernel.decisions import NONE, PASSED, PLAY, USE, Option
from gorin.kernel.events import COST as AS_COST
from gorin.kernel.events import NO_EVENT, RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, ask_card, ask_number, end, framework, goto, push
from gorin.kernel.players import next_player
from gorin.kernel.windows import uses
from gorin.rulesets.lcg import bars
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.afar import from_afar
from gorin.rulesets.lcg.attachments import bearers
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import (
    ATTACHMENT,
    BOWED,
    CHARACTER,
    FACEUP,
    HAND,
    IN_PLAY,
    IN_PROVINCE,
    PRINTED_LIMITED,
    ROLE,
    UNIQUE,
)
from gorin.rulesets.lcg.state import ATTACKER, COST, DEFENDER, DYNASTY_PHASE, ON, ROUND, SLOTS, Game
from gorin.rulesets.lcg.status import dash
from gorin.rulesets.lcg.zones import AT_HOME, IN_CONFLICT, ON_HOST, cards_in, entering, fill

ACTION_SLOT: Final = 0  # added to the windows' slots: where action abilities listen

# how a card is played: the low bits of a PLAY option's value
HOME: Final = 1
INTO_CONFLICT: Final = 2
ON_A_CARD: Final = 3
DUPLICATE: Final = 4

LIMITED_PLAYED: Final = -2  # in `used`: the Limited card of the round, where no role is bowed for it


def cost_of(s: Game, c: int, you: int) -> int:
    """The fate it takes to play a card now; -1 if it cannot be played for fate at all."""
    n = s.box.faces[s.kind[c]].numbers[COST]
    if n < 0:
        return -1
    for what, mask, k in s.mods:
        if what == COST and mask >> c & 1:
            n += k
    return max(0, int(n))


def role_of(s: Game, you: int) -> int:
    """A player's role card, as a set."""
    return int(s.p[ROLE] & s.ctl[you])


def limited_allows(s: Game, c: int, you: int) -> bool:
    """Limited: bow a ready role; where there are no roles, one per player and round."""
    if not s.p[PRINTED_LIMITED] >> c & 1:
        return True
    if s.box.rules.format.role_for_limited:
        return bool(role_of(s, you) & ~s.p[BOWED])
    return (ROUND, LIMITED_PLAYED, you) not in s.used


def limited_costs(s: Game, c: int, you: int) -> list[Event]:
    """What a Limited card costs besides fate."""
    if not s.p[PRINTED_LIMITED] >> c & 1:
        return []
    if s.box.rules.format.role_for_limited:
        return [Event(ev.BOW, x, you, tag=AS_COST) for x in bits(role_of(s, you))]
    s.used[(ROUND, LIMITED_PLAYED, you)] = 1
    return []


def another_in_play(s: Game, c: int, who: int) -> int:
    """In-play cards with the same title that this player, or the card's owner, controls or owns."""
    out = 0
    kind, owner = s.kind[c], s.owner[c]
    for x in bits(s.p[IN_PLAY] & s.p[UNIQUE]):
        if x != c and s.kind[x] == kind and (s.holder[x] in (who, owner) or s.owner[x] in (who, owner)):
            out |= 1 << x
    return out


def may_enter(s: Game, c: int, who: int) -> bool:
    """Unique cards: one per title and player in play."""
    return not s.p[UNIQUE] >> c & 1 or not another_in_play(s, c, who)


def may_join(s: Game, c: int, you: int) -> bool:
    """May it come into the conflict from out of play? A character's own text on participating counts already."""
    if (s.p[dash(s)] | bars.barred(s, bars.JOINING, you)) >> c & 1:
        return False
    terms = s.box.faces[s.kind[c]].terms.get("join")
    return terms is None or bool(terms(s, you, c))


def playable(s: Game, c: int, you: int) -> bool:
    """Cost, Limited, the card's own terms, prohibitions, uniqueness: may this card be played at all now?"""
    n = cost_of(s, c, you)
    if n < 0 or n > s.pool[you] or bars.barred(s, bars.PLAYING, you) >> c & 1:
        return False
    terms = s.box.faces[s.kind[c]].terms.get("play")
    return (terms is None or terms(s, you, c)) and limited_allows(s, c, you) and may_enter(s, c, you)


def takes_part(s: Game, you: int) -> bool:
    """Is this player attacking or defending?"""
    return bool(s.con[ON] and you in (s.con[ATTACKER], s.con[DEFENDER]))


def abilities_now(s: Game, you: int) -> list[Option]:
    """Every action ability this player may use, events included."""
    out = []
    for a, this, via in uses(s, you, s.box.rules.action_slot):
        if a.can(s, you, this, NO_EVENT, 0) and usable(s, a, you, this, via):
            out.append(Option(USE, this, pack_use(you, a.id, via)))
    return out


def plays_now(s: Game, you: int) -> list[Option]:
    """Every character and attachment this player may play, in every manner."""
    out = []
    p = s.p
    mine = s.ctl[you]
    hand = p[HAND] & mine | from_afar(s, you)
    if s.phase == DYNASTY_PHASE:
        shown = p[IN_PROVINCE] & p[FACEUP] & p[CHARACTER] & mine
        for c in bits(shown):
            if playable(s, c, you):
                out.append(Option(PLAY, c, c << 4 | HOME))
        for c in bits((shown | hand & p[CHARACTER]) & p[UNIQUE]):
            if another_in_play(s, c, you) & mine:
                out.append(Option(PLAY, c, c << 4 | DUPLICATE))
    else:
        into = takes_part(s, you)
        for c in bits(hand & p[CHARACTER]):
            if playable(s, c, you):
                out.append(Option(PLAY, c, c << 4 | HOME))
                if into and may_join(s, c, you):
                    out.append(Option(PLAY, c, c << 4 | INTO_CONFLICT))
    for c in bits(hand & p[ATTACHMENT]):
        if playable(s, c, you) and bearers(s, c, you):
            out.append(Option(PLAY, c, c << 4 | ON_A_CARD))
    return out


# --- playing a card: registers (card, you, how, host, fate, paid) ---------------------------------------------------

CARD: Final = 0
YOU: Final = 1
HOW: Final = 2
BEARER: Final = 3
MORE_FATE: Final = 4
PAID: Final = 5


def pay(s: Game, f: Frame) -> None:
    """4. Pay the cost, all of it at once."""
    c, you, how = f.regs[CARD], f.regs[YOU], f.regs[HOW]
    if how == DUPLICATE:
        goto(f, "duplicate")
        return
    costs = [Event(ev.PAY_FATE, c, you, cost_of(s, c, you), tag=AS_COST), *limited_costs(s, c, you)]
    f.regs[PAID] = (1 << len(costs)) - 1
    s.box.rules.emit(s, tuple(costs))


def paid(s: Game, f: Frame) -> None:
    """A prevented cost ends it; the card stays where it was."""
    if f.regs[PAID] & ~s.ret:
        end(s)


def choose_bearer(s: Game, f: Frame) -> None:
    """5. What it is attached to."""
    if f.regs[HOW] == ON_A_CARD:
        c, you = f.regs[CARD], f.regs[YOU]
        ask_card(s, you, "attach to", bearers(s, c, you), BEARER, about=c)


def choose_fate(s: Game, f: Frame) -> None:
    """7. Additional fate on a character: placed as part of playing it, before anybody reacts to its entering play."""
    c, you, how = f.regs[CARD], f.regs[YOU], f.regs[HOW]
    if how == ON_A_CARD and f.regs[BEARER] == NONE:
        end(s)
    elif how != ON_A_CARD and s.pool[you] and not bars.barred(s, bars.FATE, you) >> c & 1:
        ask_number(s, you, "additional fate", range(s.pool[you] + 1), MORE_FATE, about=c)


def enter(s: Game, f: Frame) -> None:
    """7. The card enters play."""
    r = f.regs
    if r[HOW] == ON_A_CARD:
        n = entering(ON_HOST, at=r[BEARER])
    else:
        n = entering(IN_CONFLICT if r[HOW] == INTO_CONFLICT and takes_part(s, r[YOU]) else AT_HOME, r[MORE_FATE])
    s.box.rules.emit(s, (Event(ev.ENTER, r[CARD], r[YOU], n),))


def played(s: Game, f: Frame) -> None:
    """8. The card has been played."""
    if s.ret:
        s.box.rules.emit(s, (Event(ev.PLAYED, f.regs[CARD], f.regs[YOU]),))
    end_playing(s, f)


def end_playing(s: Game, f: Frame) -> None:
    goto(f, "end")


def duplicate(s: Game, f: Frame) -> None:
    """A duplicate is discarded to place 1 fate on the character in play."""
    c, you = f.regs[CARD], f.regs[YOU]
    to = another_in_play(s, c, you) & s.ctl[you]
    for x in bits(to)[:1]:
        s.box.rules.emit(s, (Event(ev.DISCARD, c, you, tag=AS_COST), Event(ev.PLACE_FATE, x, you, 1, tag=RULEBOOK)))


def ended(s: Game, f: Frame) -> None:
    end(s)


PLAYING: Final = framework(
    "lcg: play a card",
    ("4 pay", pay),
    ("4 paid?", paid),
    ("5 choose bearer", choose_bearer),
    ("7 additional fate", choose_fate),
    ("7 enter play", enter),
    ("8 played", played),
    ("duplicate", duplicate),
    ("end", ended),
    registers="cpicii",
)

# --- provinces fill up again ----------------------------------------------------------------------------------------


def refill_step(s: Game, f: Frame) -> None:
    """An empty province is refilled facedown once all reactions to its being emptied are over."""
    lying = s.lying
    empty = [
        slot
        for slot, c in enumerate(s.province)
        if c >= 0 and not lying[slot] and slot % SLOTS and not s.barren >> slot & 1 and s.alive >> slot // SLOTS & 1
    ]
    if empty:
        s.box.rules.emit(s, tuple([Event(ev.REFILL, player=x // SLOTS, n=x, tag=RULEBOOK) for x in empty]))


@happens(ev.REFILL)
def refill(s: Game, e: Event, after: list[Event]) -> bool:
    if cards_in(s, e.n):
        return False
    fill(s, e.n, after)
    if cards_in(s, e.n):
        return True
    # Decision: a refill without any card left fails once (rr.open-run-out-empty-discard.1); it is not tried again
    s.barren |= 1 << e.n
    return False


# --- an action window: registers (turn, passes, reply, the dynasty phase's own) -------------------------------------

TURN: Final = 0
PASSES: Final = 1
REPLY: Final = 2
SPECIAL: Final = 3


def act_ask(s: Game, f: Frame) -> None:
    you = f.regs[TURN]
    ask(s, you, "action", [*abilities_now(s, you), *plays_now(s, you), PASSED], REPLY)


def act_do(s: Game, f: Frame) -> None:
    r = f.regs
    you, reply = r[TURN], r[REPLY]
    goto(f, "refill")
    r[TURN] = next_player(s, you)
    if reply == 1:
        r[PASSES] += 1
        if r[SPECIAL]:
            pass_dynasty(s, f, you)
        if r[PASSES] >= s.alive.bit_count():
            end(s)
            return
    elif not r[SPECIAL]:
        r[PASSES] = 0
    if r[SPECIAL]:
        while s.passed[r[TURN]]:
            r[TURN] = next_player(s, r[TURN])
    if reply == 1:
        return
    if reply >> 50 or reply >> 26:
        who, aid, via, _ = unpack_use(reply)
        a = s.box.abilities[aid]
        start(s, a, who, s.host[via] if a.granted else via, via)
    else:
        push(s, PLAYING, (reply >> 4, you, reply & 15))


def pass_dynasty(s: Game, f: Frame, you: int) -> None:
    """1.4: a pass is final; the first to pass gains 1 fate."""
    s.passed[you] = 1
    if f.regs[PASSES] == 1:
        s.box.rules.emit(s, (Event(ev.GAIN_FATE, player=you, n=1, tag=RULEBOOK),))


ACTIONS: Final = framework(
    "lcg: action window", ("refill", refill_step), ("ask", act_ask), ("do", act_do), registers="piii"
)


def action_window(s: Game, first: int, special: bool = False) -> None:
    """Opportunities alternate until all pass in sequence."""
    push(s, ACTIONS, (first, 0, 0, int(special)))
