"""Cards that go to a deck: one of the wrong kind goes to the discard pile of its own kind instead, and always to its
owner's."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.rulesets.lcg import codecs
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import in_deck
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import CONFLICT, DECK, DYNASTY, IN_PLAY
from gorin.rulesets.lcg.places.zones import to_deck, to_discard
from gorin.rulesets.lcg.state import Game

# TO_DECK.n (codecs.to_deck): which deck
OWN: Final = 0
DECKS: Final = {"": OWN, "conflict": 1, "dynasty": 2}
KIND: Final = (-1, CONFLICT, DYNASTY)


def fits(s: Game, c: int, deck: int) -> bool:
    """Is this a card of such a deck?"""
    return deck == OWN or bool(s.p[KIND[deck]] >> c & 1)


@happens(ev.TO_DECK)
def put_on_deck(s: Game, e: Event, after: list[Event]) -> bool:
    if s.p[IN_PLAY] >> e.card & 1:
        return False
    deck, top = in_deck(e.n)
    if fits(s, e.card, deck):
        to_deck(s, e.card, top=top)
    else:
        to_discard(s, e.card)
    return True


@called()
def onto_deck(s: Game, mask: int, deck: int, top: bool, you: int, source: int, act: int, tag: int) -> list[Event]:
    """Cards from wherever they are: those in play leave it by this."""
    out = []
    for c in bits(mask):
        if s.p[IN_PLAY] >> c & 1:
            how = (ev.DECK_TOP if top else ev.DECK_BOTTOM) if fits(s, c, deck) else ev.DISCARDED
            out.append(Event(ev.LEAVE, c, you, how, source, act, tag))
        else:
            out.append(Event(ev.TO_DECK, c, you, codecs.to_deck(deck, top), source, act, tag))
    return out


@called()
def off_deck(s: Game, mask: int, deck: int) -> int:
    """Those of a set that would go somewhere else than where they are: no card of that very deck."""
    return sum(1 << c for c in bits(mask) if not s.p[DECK] >> c & 1 or not fits(s, c, deck))
