"""Action windows: what a player may do now, and doing it. Playing a card follows the numbered initiation sequence."""

from __future__ import annotations

from contextlib import AbstractContextManager, nullcontext
from typing import Final

from gorin.kernel.abilities import is_use, pack_use, start, unpack_use, uses
from gorin.kernel.bits import bits
from gorin.kernel.decisions import NONE, PASSED, USE, Option
from gorin.kernel.events import COST as AS_COST
from gorin.kernel.events import NO_EVENT, RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, ask_card, ask_number, end, framework, goto, push
from gorin.kernel.turns import all_passed, next_among, next_player, next_to_act, opens, passed_with
from gorin.kernel.windows import emit
from gorin.kernel.zones import reveal_to
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.copies import duplicated
from gorin.rulesets.lcg.attributes.turned import as_if
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import (
    AS_ATTACHMENT,
    AT_HOME,
    IN_CONFLICT,
    IN_PLACE,
    ON_HOST,
    PLAYS,
    entering,
    play_of,
)
from gorin.rulesets.lcg.costs.dues import PLAY as TO_PLAY
from gorin.rulesets.lcg.costs.dues import demanding, due_events
from gorin.rulesets.lcg.costs.fate_cost import (
    as_printed,
    cost_of,
    count_played,
    depends_on_bearer,
    printed_cost,
    too_dear,
)
from gorin.rulesets.lcg.costs.pools import linked
from gorin.rulesets.lcg.costs.ring_dues import rings_for
from gorin.rulesets.lcg.facts import (
    ATTACHMENT,
    CHARACTER,
    EVENT,
    FACEUP,
    FIGHTS,
    HAND,
    IN_PROVINCE,
    PRINTED_DISGUISED,
    PRINTED_LEGENDARY,
    PRINTED_LIMITED,
    UNIQUE,
)
from gorin.rulesets.lcg.lasting.edicts import spendable
from gorin.rulesets.lcg.places.zones import from_slot
from gorin.rulesets.lcg.playing.as_in_hand import playable_as_in_hand
from gorin.rulesets.lcg.playing.disguised import disguisable, replaceable
from gorin.rulesets.lcg.playing.playable import (
    count_limited,
    hosts,
    limited_costs,
    may_join,
    nothing_to_ask,
    permitted,
    playable,
    played_onto,
    room,
    still_in,
)
from gorin.rulesets.lcg.playing.refilling import refill_step
from gorin.rulesets.lcg.playing.support import ask_for_help, from_rings, given_help, in_vain, may_be_helped, shares
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.rings.bearers import ask_for_ring, ring_bearers
from gorin.rulesets.lcg.rings.numbers import RingFate, in_turn
from gorin.rulesets.lcg.sides import takes_part
from gorin.rulesets.lcg.state import DYNASTY_PHASE, ON, Game
from gorin.rulesets.lcg.telling.log import tell_pass, tell_play, tell_totals
from gorin.rulesets.lcg.telling.naming import PLAYED

ACTION_SLOT: Final = 0  # added to the windows' slots: where action abilities listen

# how a card is played: the low bits of a PLAY option's value
HOME: Final = 1
INTO_CONFLICT: Final = 2
ON_A_CARD: Final = 3
DUPLICATE: Final = 4
DISGUISED: Final = 5
AS_AN_ATTACHMENT: Final = 6  # a card of another type


def actions_now(s: Game, you: int) -> list[Option]:
    """Everything this player may do with an opportunity to act, but pass."""
    if as_printed(s):
        dear = too_dear(s, you)
        return abilities_now(s, you, dear) + plays_now(s, you, dear, nothing_to_ask(s, you))
    return abilities_now(s, you, 0) + plays_now(s, you, 0, False)


def abilities_now(s: Game, you: int, dear: int) -> list[Option]:
    """Every action ability this player may use, events included, but for those too dear. What cannot be used at this
    time of the round is not even looked at."""
    p = s.p
    idle = p[EVENT] & dear
    if not s.con[ON]:
        idle |= p[FIGHTS]
    if s.phase == DYNASTY_PHASE and not s.box.rules.format.dynasty_events_from_hand:
        idle |= p[HAND] & p[EVENT]
    found = uses(s, you, s.box.rules.action_slot, NO_EVENT, idle)
    return [Option(USE, this, pack_use(you, a.id, via)) for a, this, via in found] if found else []


def plays_now(s: Game, you: int, dear: int, easily: bool) -> list[Option]:
    """Every character and attachment this player may play, in every manner, but for those too dear; `easily` if plain
    cards may be played by whoever can pay for them."""
    out = []
    p, faces, kind = s.p, s.box.faces, s.kind
    mine = s.ctl[you]
    hand = p[HAND] & mine
    if s.constant_effects:
        hand |= playable_as_in_hand(s, you)
    dear |= bars.barred(s, bars.PLAYING, you) | s.bars[bars.ENTERING]
    if s.phase == DYNASTY_PHASE:
        shown = p[IN_PROVINCE] & p[FACEUP] & p[CHARACTER] & mine
        for c in bits(shown & ~dear):
            if (easily and faces[kind[c]].plain) or playable(s, c, you):
                out.append(PLAYS[HOME][c])
        unique = (shown | hand & p[CHARACTER]) & p[UNIQUE]
        for c in bits(unique) if unique else ():
            if duplicated(s, c, you) & ~bars.barred_to_rules(s, bars.FATE):
                out.append(PLAYS[DUPLICATE][c])
    else:
        characters = hand & p[CHARACTER] & ~dear
        into = characters and takes_part(s, you)
        for c in bits(characters) if characters else ():
            if (easily and faces[kind[c]].plain) or playable(s, c, you):
                out.append(PLAYS[HOME][c])
                if into and may_join(s, c, you):
                    out.append(PLAYS[INTO_CONFLICT][c])
    attachments = hand & p[ATTACHMENT] & ~dear
    if attachments:
        easily = easily and room(s, you)
    for c in bits(attachments) if attachments else ():
        if (easily and faces[kind[c]].plain) or hosts(s, c, you):
            out.append(PLAYS[ON_A_CARD][c])
    if p[PRINTED_DISGUISED]:
        for c in bits(disguisable(s, you)):
            if permitted(s, c, you) and replaceable(s, c, you):
                out.append(PLAYS[DISGUISED][c])
    if s.box.other:
        for c in bits(attachable_otherwise(s, you, hand)):
            out.append(PLAYS[AS_AN_ATTACHMENT][c])
    return out


def attachable_otherwise(s: Game, you: int, hand: int) -> int:
    """Cards of other types that this player may play as attachments now."""
    p = s.p
    if s.phase == DYNASTY_PHASE:
        hand |= p[IN_PROVINCE] & p[FACEUP] & p[CHARACTER] & s.ctl[you]
    out = 0
    hand &= ~p[ATTACHMENT] & s.listeners.terms.get("play_as", 0)
    for c in bits(hand) if hand else ():
        with as_if(s, c, "attachment"):
            out |= 1 << c if hosts(s, c, you) else 0
    return out


# --- playing a card: registers (card, you, how, host, fate, paid) ---------------------------------------------------

CARD: Final = 0
YOU: Final = 1
HOW: Final = 2
BEARER: Final = 3
MORE_FATE: Final = 4
PAID: Final = 5
REPLACED: Final = 6
TAKING_RINGS: Final = 7  # that take the fate of additional costs
WHENCE: Final = 8  # FROM_HAND, or from elsewhere
ATTACHING: Final = (ON_A_CARD, AS_AN_ATTACHMENT)


def as_played(s: Game, f: Frame) -> AbstractContextManager[None]:
    """While it is asked what a card costs and where it may go, it has the type as which it is played."""
    return as_if(s, f.regs[CARD], "attachment") if f.regs[HOW] == AS_AN_ATTACHMENT else nullcontext()


def before_paying(s: Game, f: Frame) -> None:
    """2. What the cost depends on is known first: who is replaced (disguised), or what an attachment goes on.
    Decision: otherwise the bearer is chosen after paying, like a target."""
    c, you, how = f.regs[CARD], f.regs[YOU], f.regs[HOW]
    if how == DUPLICATE:
        goto(s, f, "duplicate")
    elif how == DISGUISED:
        ask_card(s, you, "replace by disguised", replaceable(s, c, you), REPLACED, about=c)
    elif how in ATTACHING and bearer_first(s, f):
        with as_played(s, f):
            ask_card(s, you, "attach to", hosts(s, c, you), BEARER, about=c)
    elif not (demanding(s, c) or may_be_helped(s, c, you)):  # neither rings nor support are to be found
        s.ret = 0
        goto(s, f, "4 pay")


def bearer_first(s: Game, f: Frame) -> bool:
    """Does the cost depend on what it is attached to?"""
    if f.regs[HOW] == ON_A_CARD:
        return depends_on_bearer(s, f.regs[CARD], f.regs[YOU])
    with as_played(s, f):
        return depends_on_bearer(s, f.regs[CARD], f.regs[YOU])


def fate_cost(s: Game, f: Frame) -> int:
    """3. The fate it takes, as the card is played."""
    r = f.regs
    if r[HOW] < DISGUISED:
        return cost_of(s, r[CARD], r[YOU], r[BEARER])
    less = printed_cost(s, r[REPLACED]) if r[HOW] == DISGUISED else 0
    with as_played(s, f):
        return cost_of(s, r[CARD], r[YOU], r[BEARER], less=less)


def find_rings(s: Game, f: Frame) -> None:
    """3. The rings that take the fate of additional costs."""
    s.ret = 0
    if demanding(s, f.regs[CARD]):
        rings_for(s, TO_PLAY, f.regs[CARD], f.regs[YOU])


def find_support(s: Game, f: Frame) -> None:
    """3. Fate on rings may be used; other players may help with a card that has support."""
    f.regs[TAKING_RINGS] = s.ret
    s.ret = 0
    if may_be_helped(s, f.regs[CARD], f.regs[YOU]):
        ask_for_help(s, f.regs[CARD], f.regs[YOU], fate_cost(s, f))


def pay(s: Game, f: Frame) -> None:
    """4. Pay the cost, all of it at once."""
    c, you = f.regs[CARD], f.regs[YOU]
    cost, help = fate_cost(s, f), s.ret
    if cost > spendable(s, you) and cost - given_help(s, help) > spendable(s, you):
        unsupported(s, c, you)
        end(s)
        return
    show(s, f)
    costs = fate_costs(s, c, you, cost, help)
    costs += limited_costs(s, c, you)
    if demanding(s, c):
        costs += due_events(s, TO_PLAY, c, you, in_turn(f.regs[TAKING_RINGS]))
    f.regs[PAID] = (1 << len(costs)) - 1
    emit(s, linked(costs))


def show(s: Game, f: Frame) -> None:
    """1. The card is declared and shown, wherever it lies, before anything is paid for it."""
    c = f.regs[CARD]
    if s.p[HAND] >> c & 1:
        reveal_to(s, -1, 1 << c)
    if s.log is not None:
        tell_play(s, c, f.regs[YOU], PLAYED[f.regs[HOW]])


@called()
def fate_costs(s: Game, c: int, you: int, n: int, help: int = 0, source: int = -1, act: int = 0) -> list[Event]:
    """The fate cost of a card: what supporters and rings contribute, and the rest."""
    if not help:
        return [Event(ev.PAY_FATE, c, you, n, source, act, AS_COST)]
    out = [Event(ev.PAY_FATE, c, you, n - given_help(s, help), source, act, AS_COST)]
    out += [Event(ev.PAY_FATE, c, q, k, source, act, AS_COST) for q, k in shares(s, help)]
    rings = [RingFate(i, k).number for i, k in from_rings(s, help)]
    return out + [Event(ev.REMOVE_FROM_RING, -1, you, n, source, act, AS_COST) for n in rings]


@called()
def unsupported(s: Game, c: int, you: int) -> None:
    """The card stays unplayed, and its player still has the opportunity to act."""
    in_vain(s, c, you)
    for f in reversed(s.frames):
        if f.kind == ACTIONS:
            f.regs[TURN], f.regs[PASSES] = you, f.regs[PASSED_BEFORE]
            return


def paid(s: Game, f: Frame) -> None:
    """A prevented cost ends it; the card stays where it was."""
    c, you = f.regs[CARD], f.regs[YOU]
    if f.regs[PAID] & ~s.ret:
        end(s)
        return
    if s.delayed:
        with as_played(s, f):
            count_played(s, c, you, f.regs[BEARER])
    if s.p[PRINTED_LIMITED] >> c & 1:
        count_limited(s, you)
    if f.regs[HOW] not in ATTACHING:
        goto(s, f, "7 additional fate")


def choose_bearer(s: Game, f: Frame) -> None:
    """5. What it is attached to."""
    if f.regs[BEARER] == NONE:
        if f.regs[HOW] == ON_A_CARD:
            ask_bearer(s, f.regs[CARD], f.regs[YOU])
        elif f.regs[HOW] == AS_AN_ATTACHMENT:
            with as_played(s, f):
                ask_bearer(s, f.regs[CARD], f.regs[YOU])


def ask_bearer(s: Game, c: int, you: int) -> None:
    """A card or a ring."""
    rings = ring_bearers(s, c, you)
    if rings:
        ask_for_ring(s, you, rings, BEARER, c)
    else:
        ask_card(s, you, "attach to", played_onto(s, c, you), BEARER, about=c)


def choose_fate(s: Game, f: Frame) -> None:
    """7. Additional fate on a character: placed as part of playing it, before anybody reacts to its entering play."""
    c, you, how = f.regs[CARD], f.regs[YOU], f.regs[HOW]
    if how in ATTACHING and f.regs[BEARER] == NONE:
        end(s)
    elif s.p[IN_PROVINCE] >> c & 1 and refuses_fate(s, c, you):
        return
    elif how < ON_A_CARD and (n := spendable(s, you)) and not fateless(s, c, you):
        ask_number(s, you, "additional fate", range(n + 1), MORE_FATE, about=c)


def fateless(s: Game, c: int, you: int) -> bool:
    """Can no additional fate be placed on it?"""
    return bool((bars.barred(s, bars.FATE, you) | s.p[PRINTED_LEGENDARY]) >> c & 1)


def refuses_fate(s: Game, c: int, you: int) -> bool:
    """By its own terms: no additional fate from a province."""
    term = s.box.faces[s.kind[c]].terms.get("no_fate")
    return term is not None and bool(term(s, you, c))


def enter(s: Game, f: Frame, under: int = -1) -> None:
    """7. The card enters play, a character perhaps under another player's control."""
    r = f.regs
    if (s.p[HAND] | playable_as_in_hand(s, r[YOU])) >> r[CARD] & 1:
        r[WHENCE] = ev.FROM_HAND
    if r[HOW] == ON_A_CARD:
        n = entering(ON_HOST, at=r[BEARER])
    elif r[HOW] == AS_AN_ATTACHMENT:
        n = entering(AS_ATTACHMENT, at=r[BEARER])
    elif r[HOW] == DISGUISED:
        n = entering(IN_PLACE, at=r[REPLACED])
    else:
        where = IN_CONFLICT if r[HOW] == INTO_CONFLICT and takes_part(s, r[YOU]) else AT_HOME
        n = entering(where, r[MORE_FATE], under=under) | from_slot(s, r[CARD])
    emit(s, (Event(ev.ENTER, r[CARD], r[YOU], n),))


def played(s: Game, f: Frame) -> None:
    """8. The card has been played."""
    end(s)
    if s.ret:
        emit(s, (Event(ev.PLAYED, f.regs[CARD], f.regs[YOU], f.regs[WHENCE]),))


def duplicate(s: Game, f: Frame) -> None:
    """A duplicate is discarded to place 1 fate on the character in play."""
    end(s)
    c, you = f.regs[CARD], f.regs[YOU]
    to = duplicated(s, c, you)
    if to:
        show(s, f)
    for x in bits(to)[:1]:
        emit(s, (Event(ev.DISCARD, c, you, tag=AS_COST), Event(ev.PLACE_FATE, x, you, 1, tag=RULEBOOK)))


PLAYING: Final = framework(
    "lcg: play a card",
    ("2 before paying", before_paying),
    ("3 rings", find_rings),
    ("3 support", find_support),
    ("4 pay", pay),
    ("4 paid?", paid),
    ("5 choose bearer", choose_bearer),
    ("7 additional fate", choose_fate),
    ("7 enter play", enter),
    ("8 played", played),
    ("duplicate", duplicate),
    registers="cpiciicii",
)

# --- an action window: registers (turn, passes, reply, the dynasty phase's own, a conflict's) -----------------------

TURN: Final = 0
PASSES: Final = 1
REPLY: Final = 2
SPECIAL: Final = 3
FIGHT: Final = 4
PASSED_BEFORE: Final = 5  # the passes before this opportunity, in case it is given back


def act_ask(s: Game, f: Frame) -> None:
    over = f.regs[SPECIAL] and not still_in(s)  # everybody has passed
    if over or (f.regs[FIGHT] and not s.con[ON]):  # or the conflict ended early, and its window with it
        end(s)
        return
    you = f.regs[TURN]
    options = actions_now(s, you)
    options.append(PASSED)
    ask(s, you, "action", options, REPLY)


def act_do(s: Game, f: Frame) -> None:
    r = f.regs
    you, reply = r[TURN], r[REPLY]
    goto(s, f, "ask" if reply == 1 else "refill")  # after a pass there is nothing to refill or to announce
    r[PASSED_BEFORE] = r[PASSES]
    if reply == 1:
        pass_action(s, f, you)
        return
    r[TURN] = next_to_act(s, you)
    if r[SPECIAL]:
        r[TURN] = next_among(s, r[TURN], still_in(s))
    else:
        r[PASSES] = 0
    if is_use(reply):
        who, aid, via, _ = unpack_use(reply)
        a = s.box.abilities[aid]
        start(s, a, who, s.host[via] if a.granted else via, via)
    else:
        card, manner = play_of(reply)
        push(s, PLAYING, (card, you, manner))


def pass_action(s: Game, f: Frame, you: int) -> None:
    """The window closes when all have passed in sequence, in the dynasty phase when everybody has passed."""
    r = f.regs
    r[TURN] = next_player(s, you)
    r[PASSES] += 1
    if s.log is not None:
        tell_pass(s, you)
    if r[SPECIAL]:
        pass_dynasty(s, f, you)
    elif all_passed(s, r[PASSES]):
        end(s)


def pass_dynasty(s: Game, f: Frame, you: int) -> None:
    """1.4: a pass is final; the first to pass gains 1 fate, unless the format says otherwise."""
    before, first = still_in(s), not any(s.passed)
    for q in bits(passed_with(s, you)):
        s.passed[q] = 1
    left = still_in(s)
    f.regs[TURN] = next_among(s, f.regs[TURN], left)
    passed = [Event(ev.PASS_DYNASTY, player=q, tag=RULEBOOK) for q in bits(before & ~left)]
    gain = s.box.rules.format.passing_fate
    if gain and left and first and passed:
        passed.append(Event(ev.GAIN_FATE, player=you, n=gain, tag=RULEBOOK | ev.FOR_PASSING))
    goto(s, f, "refill")
    emit(s, tuple(passed))


def next_opportunity(s: Game, f: Frame) -> None:
    """Something was done: empty provinces are refilled, and in a conflict the totals are announced."""
    if f.regs[FIGHT] and s.log is not None:
        tell_totals(s)
    refill_step(s, f)


ACTIONS: Final = framework(
    "lcg: action window", ("refill", next_opportunity), ("ask", act_ask), ("do", act_do), registers="piiiii"
)


def action_window(s: Game, first: int, special: bool = False, fight: bool = False) -> None:
    """Opportunities alternate until all pass in sequence."""
    push(s, ACTIONS, (opens(s, first), 0, 0, int(special), int(fight)))
