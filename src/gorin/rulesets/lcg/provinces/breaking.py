"""Provinces: two sides that are two entities, breaking and restoring, adjacency, filling, cards moved into them."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.rows import forget
from gorin.kernel.sides import foes
from gorin.kernel.zones import reveal_to, to_owner, unknow
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.characteristics import identify
from gorin.rulesets.lcg.attributes.turned import take_up
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import in_slot
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import (
    BROKEN,
    DISCARD,
    DYNASTY,
    FACEUP,
    HOLDING,
    HONOR_TOKEN,
    IN_PLAY,
    IN_PROVINCE,
    PROVINCE,
    STRONGHOLD,
)
from gorin.rulesets.lcg.fields import OUT_OF_PLAY
from gorin.rulesets.lcg.places.zones import cards_in, fill, lay, lift, to_discard, turn_faceup
from gorin.rulesets.lcg.prohibitions.bars import FLIPPING, barred_to_rules
from gorin.rulesets.lcg.rings.moves import rings_of_broken
from gorin.rulesets.lcg.sides import wins_with
from gorin.rulesets.lcg.state import BROKE, ON, SLOTS, SPOILS, Game
from gorin.rulesets.lcg.victory import decide


def turned(s: Game, c: int) -> None:
    """The other side of a province is another entity: lasting effects on the old one end, its limits begin anew.
    Decision: all tokens and legal attachments stay (rr.open-province-flip.1)."""
    s.p[FACEUP] ^= 1 << c
    s.inc[c] += 1
    forget(s, c)
    identify(s, c)


@happens(ev.REVEAL)
def reveal(s: Game, e: Event, after: list[Event]) -> bool:
    """A facedown province is turned faceup."""
    if s.p[FACEUP] >> e.card & 1:
        return False
    turned(s, e.card)
    return True


@called()
def may_hide(s: Game, mask: int) -> int:
    """Those of a set that can be turned facedown: province cards, never tokens, and no stronghold."""
    if not s.box.rules.format.stronghold:
        return 0
    return mask & s.p[PROVINCE] & s.p[IN_PLAY] & s.p[FACEUP] & ~barred_to_rules(s, FLIPPING)


@happens(ev.TURN_FACEDOWN)
def hide(s: Game, e: Event, after: list[Event]) -> bool:
    """A province is turned facedown; everybody has seen which one it is. One that is attacked is turned faceup again
    at once (fr.kitsuki-yaruma.1), as is one that becomes the attacked province. Status tokens stay on it, an honor
    token goes (fr.kitsuki-yaruma.4)."""
    if not may_hide(s, 1 << e.card):
        return False
    turned(s, e.card)
    s.p[HONOR_TOKEN] &= ~(1 << e.card)
    reveal_to(s, (1 << s.box.seats) - 1, 1 << e.card)
    if s.con[ON] and s.attacked >> e.card & 1:
        after.append(Event(ev.REVEAL, e.card, s.holder[e.card], tag=RULEBOOK))
    return True


# --- breaking and restoring -----------------------------------------------------------------------------------------


@happens(ev.BREAK)
def province_breaks(s: Game, e: Event, after: list[Event]) -> bool:
    b = 1 << e.card
    if s.p[BROKEN] & b or not s.p[PROVINCE] & s.p[IN_PLAY] & b:
        return False
    s.p[BROKEN] |= b
    identify(s, e.card)
    if s.con[ON] and s.attacked & b:
        s.con[BROKE] = 1
        s.con[SPOILS] |= b
    decide(s, during=ev.BREAK)
    after += rings_of_broken(s, e)
    return True


@called()
def broke(s: Game, e: Event, you: int) -> bool:
    """Did this player break that province? The attacker did, and who attacked beside that player; outside of conflict
    resolution, the opponents of its controller did."""
    if e.source < 0 <= e.player:
        return wins_with(s, you, e.player)
    return you in foes(s, s.holder[e.card])


@happens(ev.RESTORE)
def restore(s: Game, e: Event, after: list[Event]) -> bool:
    """No longer broken: its text counts again, and it stays faceup; a token is put back."""
    if not s.p[BROKEN] >> e.card & 1:
        return False
    s.p[BROKEN] &= ~(1 << e.card)
    identify(s, e.card)
    return True


# --- where provinces lie --------------------------------------------------------------------------------------------


def provinces_in(s: Game, slots: list[int]) -> int:
    """The provinces in these slots, as a set."""
    out = 0
    for x in slots:
        if s.province[x] >= 0:
            out |= 1 << s.province[x]
    return out


@called(reads=())
def adjacent(s: Game, mask: int) -> int:
    """The provinces directly to the left and right of these in their row; the stronghold's is adjacent to none."""
    out = []
    for c in bits(mask & s.p[PROVINCE]):
        slot = s.slot[c]
        if slot >= 0 and slot % SLOTS:
            out += [x for x in (slot - 1, slot + 1) if x // SLOTS == slot // SLOTS and x % SLOTS]
    return provinces_in(s, out)


@called(reads=())
def stronghold_provinces(s: Game) -> int:
    """The provinces under strongholds."""
    return provinces_in(s, [q * SLOTS for q in range(s.box.seats)])


@called(reads=OUT_OF_PLAY)
def lying_in(s: Game, mask: int) -> int:
    """The dynasty cards that lie in these provinces."""
    out = 0
    for c in bits(mask & s.p[PROVINCE]):
        if s.slot[c] >= 0:
            out |= s.lying[s.slot[c]]
    return out


@called(reads=OUT_OF_PLAY)
def provinces_under(s: Game, mask: int) -> int:
    """The provinces in which these cards lie."""
    return provinces_in(s, [s.slot[c] for c in bits(mask & ~s.p[PROVINCE]) if s.slot[c] >= 0])


# --- cards go into provinces ----------------------------------------------------------------------------------------


@happens(ev.FILL)
def fill_province(s: Game, e: Event, after: list[Event]) -> bool:
    """One more card from the dynasty deck, whether or not others lie there."""
    slot, faceup = in_slot(e.n)
    before = cards_in(s, slot)
    fill(s, slot, after, faceup)
    return cards_in(s, slot) != before


@happens(ev.LAY)
def lay_card(s: Game, e: Event, after: list[Event]) -> bool:
    """A card goes into a province from a deck, a discard pile or a hand; a conflict card is discarded instead."""
    c = e.card
    if s.p[IN_PLAY] >> c & 1 and not s.p[IN_PROVINCE] >> c & 1:
        return False
    if not s.p[DYNASTY] >> c & 1:
        to_discard(s, c)
        return True
    slot, faceup = in_slot(e.n)
    seen = (s.p[DISCARD] | s.p[FACEUP]) >> c & 1
    lift(s, c)
    to_owner(s, c)
    lay(s, c, slot)
    unknow(s, 1 << c)
    if seen:
        reveal_to(s, (1 << s.box.seats) - 1, 1 << c)
    if faceup:
        turn_faceup(s, c, after)
    return True


@happens(ev.MOVE_SLOT)
def move_slot(s: Game, e: Event, after: list[Event]) -> bool:
    """A card in a province goes to another one as it lies; a stronghold never moves."""
    if not may_move(s, 1 << e.card) or s.slot[e.card] == e.n or s.province[e.n] < 0:
        return False
    take_up(s, e.card)
    lay(s, e.card, e.n)
    return True


@called()
def may_move(s: Game, mask: int) -> int:
    """Those of a set that lie in a province and may be moved from it."""
    return mask & (s.p[IN_PROVINCE] | s.p[HOLDING] & s.p[IN_PLAY]) & ~s.p[STRONGHOLD]
