"""Setup, in the eight steps of the book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.faces import mix_faces, mix_in
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_card, end, framework, goto, push
from gorin.kernel.rng import rand
from gorin.kernel.turns import in_order, make_first
from gorin.kernel.zones import leave, reveal_to
from gorin.rulesets.lcg.attributes.turned import take_up
from gorin.rulesets.lcg.facts import DECK, FACEUP, HAND, IN_PLAY, IN_PROVINCE, PLACES, PROVINCE, STRONGHOLD
from gorin.rulesets.lcg.framework.rounds import ROUNDS
from gorin.rulesets.lcg.places.zones import conflict_deck, dynasty_deck, fill
from gorin.rulesets.lcg.provinces.strongholds import never_stronghold, stronghold
from gorin.rulesets.lcg.state import HONOR_START, SLOTS, Game

TURN: Final = 0
ANSWER: Final = 1
SET_ASIDE: Final = 2


def first_player(s: Game, f: Frame) -> None:
    """3: at random."""
    make_first(s, rand(s, s.box.seats))


def shuffle_decks(s: Game, f: Frame) -> None:
    """4: faces are dealt over ids, so that an id gives nothing away; provinces likewise."""
    piles: list[Sequence[int]] = []
    for q in in_order(s):
        piles += [s.zones[conflict_deck(q)], s.zones[dynasty_deck(q)]]
        piles.append(bits(s.p[PROVINCE] & s.ctl[q] & ~s.p[FACEUP]))
    mix_faces(s, *piles)
    derive(s)


def unplaced(s: Game, who: int) -> int:
    """Province cards a player has not placed yet."""
    out = 0
    for c in bits(s.p[PROVINCE] & s.ctl[who]):
        if s.slot[c] < 0:
            out |= 1 << c
    return out


def one_of_each(s: Game, mask: int) -> int:
    """One of the cards of each face: tokens that are all alike leave nothing to choose."""
    return sum({s.kind[c]: 1 << c for c in reversed(bits(mask))}.values())


def next_slot(s: Game, who: int) -> int:
    """The next empty province slot: the stronghold's first, then from left to right."""
    last = s.box.rules.format.provinces
    for i in range(0 if s.box.rules.format.stronghold else 1, last + 1):
        if s.province[who * SLOTS + i] < 0:
            return who * SLOTS + i
    return -1


def place_province(s: Game, f: Frame) -> None:
    """5: in player order, secretly: one for the stronghold, then the others in any order."""
    for who in in_order(s):
        left = unplaced(s, who)
        if left:
            slot = next_slot(s, who)
            if slot % SLOTS == 0:
                left &= ~never_stronghold(s, left)
            why = "place your stronghold" if slot % SLOTS == 0 else "place a province"
            ask_card(s, who, why, one_of_each(s, left), ANSWER)
            return
    goto(s, f, "6 fill provinces")


def placed_province(s: Game, f: Frame) -> None:
    c = f.regs[ANSWER]
    who = s.owner[c]
    slot = next_slot(s, who)
    s.province[slot] = c
    s.slot[c] = slot
    s.p[IN_PLAY] |= 1 << c
    if slot % SLOTS == 0:
        for x in bits(s.p[STRONGHOLD] & s.ctl[who]):
            s.slot[x] = slot
            s.p[IN_PLAY] |= 1 << x
            s.p[FACEUP] |= 1 << x
    if slot % SLOTS == 0 or s.p[FACEUP] >> c & 1:  # nothing follows from what lies facedown
        derive(s)
    goto(s, f, "5 place provinces and stronghold")


def fill_provinces(s: Game, f: Frame) -> None:
    """6: one card facedown onto each province but the stronghold's; each player looks at their own."""
    for who in in_order(s):
        for i in range(1, s.box.rules.format.provinces + 1):
            fill(s, who * SLOTS + i, [])
        reveal_to(s, 1 << who, in_provinces(s, who))
    derive(s)
    f.regs[TURN] = f.regs[SET_ASIDE] = 0


def in_provinces(s: Game, who: int) -> int:
    return s.p[IN_PROVINCE] & s.ctl[who]


def mulligan_provinces(s: Game, f: Frame) -> None:
    order = in_order(s)
    if f.regs[TURN] >= len(order):
        goto(s, f, "7 draw starting hand")
        return
    who = order[f.regs[TURN]]
    ask_card(s, who, "mulligan from your provinces", in_provinces(s, who) & ~f.regs[SET_ASIDE], ANSWER, done=True)


def mulliganed_provinces(s: Game, f: Frame) -> None:
    if more(s, f, "6 mulligan"):
        return
    who = in_order(s)[f.regs[TURN]]
    aside = bits(f.regs[SET_ASIDE])
    slots = [s.slot[c] for c in aside]
    for c in aside:
        leave(s, c, PLACES)
        take_up(s, c)
    for slot in slots:
        fill(s, slot, [])
    reveal_to(s, 1 << who, in_provinces(s, who))
    shuffle_back(s, aside, dynasty_deck(who))
    next_one(s, f, "6 mulligan")


def draw_hands(s: Game, f: Frame) -> None:
    """7: four cards (three in skirmish)."""
    for who in in_order(s):
        deal(s, who, s.box.rules.format.hand)
    derive(s)
    f.regs[TURN] = f.regs[SET_ASIDE] = 0


def deal(s: Game, who: int, n: int) -> None:
    deck = s.zones[conflict_deck(who)]
    for _ in range(min(n, len(deck))):
        c = deck.pop()
        s.p[DECK] &= ~(1 << c)
        s.p[HAND] |= 1 << c


def mulligan_hand(s: Game, f: Frame) -> None:
    order = in_order(s)
    if f.regs[TURN] >= len(order):
        goto(s, f, "8 gain starting honor")
        return
    who = order[f.regs[TURN]]
    hand = s.p[HAND] & s.ctl[who] & ~f.regs[SET_ASIDE]
    ask_card(s, who, "mulligan from your hand", hand, ANSWER, done=True)


def mulliganed_hand(s: Game, f: Frame) -> None:
    if more(s, f, "7 mulligan"):
        return
    who = in_order(s)[f.regs[TURN]]
    aside = bits(f.regs[SET_ASIDE])
    for c in aside:
        leave(s, c, PLACES)
    deal(s, who, len(aside))
    shuffle_back(s, aside, conflict_deck(who))
    next_one(s, f, "7 mulligan")


def more(s: Game, f: Frame, again: str) -> bool:
    """One more card set aside?"""
    if f.regs[ANSWER] >= 0:
        f.regs[SET_ASIDE] |= 1 << f.regs[ANSWER]
        goto(s, f, again)
        return True
    return False


def shuffle_back(s: Game, aside: Sequence[int], deck: int) -> None:
    for c in aside:
        s.p[DECK] |= 1 << c
        s.zones[deck].append(c)
    mix_in(s, s.zones[deck], len(aside))


def next_one(s: Game, f: Frame, again: str) -> None:
    f.regs[TURN] += 1
    f.regs[SET_ASIDE] = 0
    derive(s)
    goto(s, f, again)


def starting_honor(s: Game, f: Frame) -> None:
    """8: as the stronghold says, or the format."""
    for q in in_order(s):
        n = s.box.rules.format.honor
        s.honor[q] = n or s.box.faces[s.kind[stronghold(s, q)]].numbers[HONOR_START]
    derive(s)
    end(s)
    push(s, ROUNDS)


SETUP: Final = framework(
    "lcg: setup",
    ("3 determine first player", first_player),
    ("4 shuffle decks", shuffle_decks),
    ("5 place provinces and stronghold", place_province),
    ("5 placed", placed_province),
    ("6 fill provinces", fill_provinces),
    ("6 mulligan", mulligan_provinces),
    ("6 mulliganed", mulliganed_provinces),
    ("7 draw starting hand", draw_hands),
    ("7 mulligan", mulligan_hand),
    ("7 mulliganed", mulliganed_hand),
    ("8 gain starting honor", starting_honor),
    registers="iim",
)
