"""Cards change zone: entering and leaving play, drawing, discarding, filling provinces, running out of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.events import AT_ONCE, JOINT, OTHER_KINDS, RULEBOOK, STILL, SURE, Event
from gorin.kernel.faces import mix_faces
from gorin.kernel.rng import rand
from gorin.kernel.zones import attach, give_control, leave, reveal_to, to_owner, unknow
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.control import entered_under
from gorin.rulesets.lcg.attributes.copies import unmask
from gorin.rulesets.lcg.attributes.turned import take_up, turn_into
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import (
    ANY_FLAG,
    AS_ATTACHMENT,
    AT_HOME,
    FROM_BANK,
    IN_CONFLICT,
    IN_PLACE,
    INTO_SLOT,
    ON_HOST,
    OUT_OF_HAND,
    TURNS,
    WHERE_IT_LIES,
    controls_entry,
    entering,
    entry,
    into_slot,
    leaving,
)
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import (
    ANCESTRAL,
    ATTACHMENT,
    ATTACKING,
    BENEATH,
    CONFLICT,
    COURTESY,
    DECK,
    DEFENDING,
    DISCARD,
    DISHONORED,
    DYNASTY,
    EVENT,
    FACEUP,
    HAND,
    HOLDING,
    HONORED,
    IN_PLAY,
    IN_PROVINCE,
    PLACES,
    PRINTED_CORRUPTED,
    PRINTED_LEGENDARY,
    PRINTED_RALLY,
    PROVINCE,
    RESOLVING,
    SINCERITY,
    STRONGHOLD,
    TAINTED,
    UNIQUE,
)
from gorin.rulesets.lcg.lasting.edicts import NO_RESHUFFLE, under
from gorin.rulesets.lcg.lasting.text_elsewhere import more_follows, moved
from gorin.rulesets.lcg.numbers import MARKS
from gorin.rulesets.lcg.places.arriving import enter_with, tokens_at_entry
from gorin.rulesets.lcg.prohibitions.attachments import surpassed
from gorin.rulesets.lcg.prohibitions.legendary import legend
from gorin.rulesets.lcg.rings.bearers import NOWHERE, WITH_BEARER, is_there
from gorin.rulesets.lcg.sides import side_of, takes_part
from gorin.rulesets.lcg.state import NEVER, PHASE, SLOTS, TOKENLESS, Game
from gorin.rulesets.lcg.telling.log import tell_run_out

IN_HAND: Final = (HAND,)  # all that is to be taken from a card in hand

GOES_BELOW: Final = MARKS.own(-8, "goes to the bottom of its deck once it is played")

ELSEWHERE: dict[int, Callable[[Game, Event], None]] = {}  # how else a card leaves play, besides hand, deck and discards


def from_slot(s: Game, c: int) -> int:
    """ENTER.n for a character besides: the province it comes from, if any; or that it comes from a hand."""
    if s.p[HAND] >> c & 1:
        return entering(AT_HOME, at=OUT_OF_HAND)
    if s.p[BENEATH] >> c & 1:
        return entering(AT_HOME, at=s.slot[s.under[c]] + 1)
    return entering(AT_HOME, at=s.slot[c] + 1) if s.p[IN_PROVINCE] >> c & 1 else 0


def came_from(e: Event) -> int:
    """The slot from which a character entered play by this ENTER event, or -1."""
    where, _, at = entry(e.n)
    return at - 1 if where in (AT_HOME, IN_CONFLICT) and at != OUT_OF_HAND else -1


def entered_from_hand(e: Event) -> bool:
    """Did a character enter play from a hand by this ENTER event?"""
    where, _, at = entry(e.n)
    return where in (AT_HOME, IN_CONFLICT) and at == OUT_OF_HAND


def conflict_deck(who: int) -> int:
    return who * 2


def dynasty_deck(who: int) -> int:
    return who * 2 + 1


def deck_of(s: Game, c: int) -> int:
    """The deck a card belongs to."""
    return s.owner[c] * 2 + (s.p[DYNASTY] >> c & 1)


def pile_beside(s: Game, deck: int) -> int:
    """The discard pile that belongs to a deck: behind all decks, in their order; its last card is on top."""
    return 2 * s.box.seats + deck


def pile_of(s: Game, c: int) -> int:
    """The discard pile a card belongs to."""
    return pile_beside(s, deck_of(s, c))


def cards_in(s: Game, slot: int) -> int:
    """The dynasty cards lying in a province."""
    return s.lying[slot]


def lay(s: Game, c: int, slot: int) -> None:
    """Put a dynasty card into a province."""
    s.p[IN_PROVINCE] |= 1 << c
    s.slot[c] = slot
    s.lying[slot] |= 1 << c


def lift(s: Game, c: int) -> None:
    """Out of wherever it is: a new incarnation, without fate; a deck lets go of it."""
    if s.p[DECK] >> c & 1:
        s.zones[deck_of(s, c)].remove(c)
    elif s.p[DISCARD] >> c & 1:
        s.zones[pile_of(s, c)].remove(c)
    if s.lasting:
        unmask(s, c)
    leave(s, c, () if s.p[IN_PLAY] >> c & 1 else IN_HAND if s.p[HAND] >> c & 1 else PLACES)
    take_up(s, c)
    s.fate[c] = 0
    s.under[c] = -1


@called()
def to_discard(s: Game, c: int) -> None:
    """To the top of its owner's discard pile, faceup."""
    lift(s, c)
    to_owner(s, c)
    s.zones[pile_of(s, c)].append(c)
    s.p[DISCARD] |= 1 << c
    s.p[FACEUP] |= 1 << c
    unknow(s, 1 << c)


def to_hand(s: Game, c: int) -> None:
    """To its owner's hand; those who saw it still know it. A dynasty card goes to the discard pile instead."""
    if s.p[DYNASTY] >> c & 1:
        to_discard(s, c)
        return
    seen = not s.p[DECK] >> c & 1
    lift(s, c)
    to_owner(s, c)
    s.p[HAND] |= 1 << c
    if seen:
        reveal_to(s, (1 << s.box.seats) - 1, 1 << c)


def to_deck(s: Game, c: int, top: bool) -> None:
    """To the top or the bottom of its deck. Everybody saw which card it was."""
    seen = bool((s.p[IN_PLAY] | s.p[DISCARD]) >> c & 1)
    lift(s, c)
    to_owner(s, c)
    deck = s.zones[deck_of(s, c)]
    if top:
        deck.append(c)
    else:
        deck.insert(0, c)
    s.p[DECK] |= 1 << c
    if seen:
        reveal_to(s, (1 << s.box.seats) - 1, 1 << c)


def run_out(s: Game, deck: int, after: list[Event]) -> bool:
    """Running out of cards: lose 5 honor, the discard pile becomes the deck. False if that is empty too, or if nothing
    is shuffled into this player's decks any more."""
    who, dynasty = deck >> 1, deck & 1
    tag = RULEBOOK | JOINT | (ev.DYNASTY_RAN_OUT if dynasty else ev.CONFLICT_RAN_OUT)
    after.append(Event(ev.LOSE_HONOR, player=who, n=5, tag=tag))
    if under(s, NO_RESHUFFLE, who):
        return False
    side = s.p[DYNASTY] if dynasty else s.p[CONFLICT]
    pile = bits(s.p[DISCARD] & s.ctl[who] & side)
    s.zones[pile_beside(s, deck)].clear()
    for c in pile:
        leave(s, c)
        s.p[DECK] |= 1 << c
    s.zones[deck].extend(pile)
    if pile:
        mix_faces(s, pile)
        derive(s)  # text in the discard pile may have counted
        if s.log is not None:
            tell_run_out(s, who, "dynasty" if dynasty else "conflict")
    return bool(pile)


def take_top(s: Game, deck: int, after: list[Event]) -> int:
    """The top card of a deck, out of it, or -1."""
    zone = s.zones[deck]
    if not zone and not run_out(s, deck, after):
        return -1
    c = int(zone.pop())
    s.p[DECK] &= ~(1 << c)
    return c


def fill(s: Game, slot: int, after: list[Event], faceup: bool = False) -> None:
    """A card from the dynasty deck into a province, facedown unless said otherwise. Who knew the top of the deck knows
    what lies there."""
    c = take_top(s, dynasty_deck(slot // SLOTS), after)
    if c >= 0:
        lay(s, c, slot)
        if faceup:
            turn_faceup(s, c, after)


def turn_faceup(s: Game, c: int, after: list[Event], tag: int = 0) -> None:
    """A dynasty card in a province lies faceup; a holding enters play by it."""
    s.p[FACEUP] |= 1 << c
    if s.p[HOLDING] >> c & 1:
        after.append(Event(ev.ENTER, c, s.holder[c], entering(WHERE_IT_LIES), tag=RULEBOOK | tag))


def enter_faceup(s: Game, c: int, after: list[Event]) -> bool:
    """A holding that was turned faceup enters play; a unique one is discarded if its player has another copy there."""
    b = 1 << c
    p = s.p
    if not p[FACEUP] & p[IN_PROVINCE] & b:
        return False
    others = bits(p[IN_PLAY] & p[UNIQUE] & s.ctl[s.holder[c]]) if p[UNIQUE] & b else []
    if any(s.kind[x] == s.kind[c] for x in others):
        after.append(Event(ev.DISCARD, c, s.holder[c], tag=RULEBOOK))
        return False
    p[IN_PLAY] |= b
    return True


# --- what happens ---------------------------------------------------------------------------------------------------


@happens(ev.LEAVE)
def leave_play(s: Game, e: Event, after: list[Event]) -> bool:
    """Tokens and keywords count as they were when the card left; they resolve right after it, before reactions."""
    c = e.card
    b = 1 << c
    p = s.p
    if not p[IN_PLAY] & b or (p[STRONGHOLD] | p[PROVINCE]) & b:
        return False
    on = s.host[c]
    if e.tag & WITH_BEARER and (not p[ATTACHMENT] & b or (on != NOWHERE and is_there(s, on))):
        return False  # it has become something else in time, or is attached to another bearer now
    who = s.holder[c]
    if s.bars[TOKENLESS] & b:
        pass  # its status tokens have no effect
    elif p[HONORED] & b:
        after.append(Event(ev.GAIN_HONOR, c, who, 1, tag=RULEBOOK | JOINT))
    elif p[DISHONORED] & b:
        after.append(Event(ev.LOSE_HONOR, c, who, 1, tag=RULEBOOK | JOINT))
    if p[COURTESY] & b:
        after.append(Event(ev.GAIN_FATE, c, who, 1, tag=RULEBOOK | AT_ONCE))
    if p[SINCERITY] & b:
        after.append(Event(ev.DRAW, c, who, 1, tag=RULEBOOK | AT_ONCE))
    for x in bits(s.att[c]):  # their own LEAVE events follow in this window
        s.host[x] = -1
    s.att[c] = 0
    how = leaving(e.n)
    if how == ev.TO_HAND_:
        to_hand(s, c)
    elif how == ev.DECK_TOP or how == ev.DECK_BOTTOM:
        to_deck(s, c, how == ev.DECK_TOP)
    elif how in ELSEWHERE:
        ELSEWHERE[how](s, e)
    else:
        to_discard(s, c)
    return True


def goes_with(s: Game, e: Event) -> list[Event]:
    """Attachments leave with what they are on: to the discard pile, ancestral ones to the hand. Whatever lies under it
    is removed from the game; what is attached to it facedown is discarded as attachments are."""
    under = bits(s.p[BENEATH])
    if not s.att[e.card] and not under:
        return []
    home = s.p[ANCESTRAL]
    gone = ev.DISCARD if s.kind[e.card] in s.box.hideaways else ev.REMOVE
    return [Event(gone, x, e.player, 0, e.source, e.act, WITH_BEARER) for x in under if s.under[x] == e.card] + [
        Event(ev.LEAVE, x, e.player, ev.TO_HAND_ if home >> x & 1 else ev.DISCARDED, e.source, e.act, WITH_BEARER)
        for x in bits(s.att[e.card])
    ]


def replaces(s: Game, c: int, old: int, who: int) -> list[Event]:
    """Once it has entered play: the tokens move, the attachments move, the old character is discarded.
    Decision: all of it before anybody reacts, and nothing can prevent the discard (rr.open-disguised-discard.1)."""
    return [
        Event(ev.TAKE_PLACE, c, who, old, tag=RULEBOOK),
        *(Event(ev.ATTACH, x, who, c, tag=RULEBOOK) for x in bits(s.att[old])),
        Event(ev.LEAVE, old, who, ev.DISCARDED, tag=RULEBOOK | SURE),
    ]


@happens(ev.ENTER)
def enter_play(s: Game, e: Event, after: list[Event]) -> int:
    c, who = e.card, e.player
    b = 1 << c
    p = s.p
    where, fate, at = entry(e.n)
    turns = TURNS.get(where, "")
    if p[IN_PLAY] & b or (p[EVENT] & b and not turns) or (where in (ON_HOST, AS_ATTACHMENT) and not is_there(s, at)):
        return False
    if where == WHERE_IT_LIES:
        return True | 1 << ev.ATTACH + OTHER_KINDS if enter_faceup(s, c, after) else False
    tokens = tokens_at_entry(s, e) if e.n & ANY_FLAG or s.constant_effects else []
    lift(s, c)
    unknow(s, b)
    holder = controls_entry(e.n, who)
    give_control(s, c, holder)
    if s.owner[c] != holder:
        entered_under(s, c, holder, e.source)
    p[IN_PLAY] |= b
    p[FACEUP] |= b
    if turns:
        turn_into(s, c, turns, e.source, NEVER, who)
    if where in (ON_HOST, AS_ATTACHMENT):
        attach(s, c, at)
        surpassed(s, c, at, after)
    elif where == IN_PLACE:
        if p[IN_PLAY] >> at & 1:
            for side in (ATTACKING, DEFENDING):
                p[side] |= b if p[side] >> at & 1 else 0
            after += replaces(s, c, at, who)
    elif where == INTO_SLOT:
        lay(s, c, at)
    elif where == IN_CONFLICT and takes_part(s, who):
        p[side_of(s, who)] |= b
    if not e.n & FROM_BANK:
        fate = min(fate, s.pool[who])
        s.pool[who] -= fate
    s.fate[c] += fate
    if p[PRINTED_CORRUPTED] & b:  # it enters play with the token: nobody tainted it
        p[TAINTED] |= b
    if p[PRINTED_LEGENDARY] & b:
        s.fate[c] = legend(s, c)
    if tokens:
        enter_with(s, c, tokens, who)
    if where in (AT_HOME, IN_CONFLICT) and not s.box.faces[s.kind[c]].constants:
        return True  # a character that changes no others: no attachment is out of place by it
    return True | 1 << ev.ATTACH + OTHER_KINDS


@happens(ev.ATTACH)
def move_attachment(s: Game, e: Event, after: list[Event]) -> bool:
    if not (s.p[IN_PLAY] & s.p[ATTACHMENT]) >> e.card & 1 or not is_there(s, e.n) or s.host[e.card] == e.n:
        return False
    attach(s, e.card, e.n)
    surpassed(s, e.card, e.n, after)
    return True


@happens(ev.DRAW)
def draw(s: Game, e: Event, after: list[Event]) -> int:
    drawn = 0
    for _ in range(e.n):
        c = take_top(s, conflict_deck(e.player), after)
        if c < 0:
            break
        s.p[HAND] |= 1 << c
        drawn |= 1 << c
    return moved(s, drawn, more_follows(s, drawn)) if drawn else False


@happens(ev.DISCARD)
def discard(s: Game, e: Event, after: list[Event]) -> int:
    if (s.p[IN_PLAY] | s.p[DISCARD]) >> e.card & 1 and not s.p[IN_PROVINCE] >> e.card & 1:
        return False
    more = more_follows(s, 1 << e.card)
    to_discard(s, e.card)
    return moved(s, 1 << e.card, more)


@happens(ev.DISCARD_RANDOM)
def discard_random(s: Game, e: Event, after: list[Event]) -> bool:
    done = False
    for _ in range(e.n):
        hand = bits(s.p[HAND] & s.ctl[e.player])
        if hand:
            to_discard(s, hand[rand(s, len(hand))])
            done = True
    return done


@happens(ev.TO_HAND)
def add_to_hand(s: Game, e: Event, after: list[Event]) -> bool:
    to_hand(s, e.card)
    return True


@happens(ev.PUT_UNDER)
def put_under(s: Game, e: Event, after: list[Event]) -> bool:
    to_deck(s, e.card, top=False)
    return True


@happens(ev.SHUFFLE_IN)
def shuffle_in(s: Game, e: Event, after: list[Event]) -> bool:
    to_deck(s, e.card, top=True)
    mix_faces(s, s.zones[deck_of(s, e.card)])
    return True


def leave_for_deck(s: Game, e: Event) -> None:
    """A card leaves play by being shuffled into its deck."""
    to_deck(s, e.card, top=True)
    mix_faces(s, s.zones[deck_of(s, e.card)])


ELSEWHERE[ev.SHUFFLED] = leave_for_deck


@happens(ev.SWAP)
def swap_places(s: Game, e: Event, after: list[Event]) -> bool:
    """Two cards in provinces change places; each stays as it lies."""
    a, b = s.slot[e.card], s.slot[e.n]
    if a < 0 or b < 0 or a == b:
        return False
    for c, slot in ((e.card, b), (e.n, a)):
        take_up(s, c)
        lay(s, c, slot)
    return True


@happens(ev.TURN_FACEUP)
def turn(s: Game, e: Event, after: list[Event]) -> int:
    p = s.p
    if p[FACEUP] >> e.card & 1:
        return False
    turn_faceup(s, e.card, after, ev.WAS_TURNED)
    slot = s.slot[e.card]
    if s.p[PRINTED_RALLY] >> e.card & 1 and slot >= 0:  # at once; what is filled faceup by it is not revealed
        after.append(Event(ev.FILL, player=slot // SLOTS, n=into_slot(slot, faceup=True), tag=RULEBOOK))
    return moved(s, 1 << e.card, more_follows(s, 1 << e.card & ~p[HOLDING]))  # a holding enters play afterwards


@happens(ev.PLAYED)
def played(s: Game, e: Event, after: list[Event]) -> int:
    """An event card goes to the discard pile before anybody can react to its having been played."""
    if s.p[RESOLVING] >> e.card & 1:
        more = more_follows(s, 1 << e.card)
        if s.used and s.used.pop((PHASE, GOES_BELOW, e.card), 0):
            to_deck(s, e.card, top=False)
        else:
            to_discard(s, e.card)
        return moved(s, 1 << e.card, more)
    return STILL
