"""Setting up the game."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.faces import mix_faces
from gorin.kernel.fields import Frame
from gorin.kernel.machine import end, framework, push
from gorin.kernel.rng import rand
from gorin.kernel.turns import in_order
from gorin.rulesets.ccg.facts import BOWED, DECK, FACEUP, HAND, HOLDING, IN_PLAY, PROVINCE, REMOVED, STRONGHOLD
from gorin.rulesets.ccg.places.zones import dynasty_deck, fate_deck, fill
from gorin.rulesets.ccg.state import HONOR, Game
from gorin.rulesets.ccg.turn.phases import TURNS


def strongholds(s: Game, f: Frame) -> None:
    """Each player's Stronghold is in play; it says how much Family Honor he starts with."""
    for q in range(s.box.seats):
        home = s.p[STRONGHOLD] & s.ctl[q]
        s.p[IN_PLAY] |= home
        s.p[FACEUP] |= home
        s.honor[q] = sum(s.box.faces[s.kind[c]].numbers[HONOR] for c in bits(home))


def going_first(s: Game, f: Frame) -> None:
    """The highest starting Family Honor goes first; ties are broken at random."""
    top = max(s.honor)
    best = [q for q in range(s.box.seats) if s.honor[q] == top]
    s.first = best[rand(s, len(best))] if len(best) > 1 else best[0]


def starting_holdings(s: Game, f: Frame) -> None:
    """A Border Keep each; for those who do not go first, Bamboo Harvesters too, bowed. The first player's stay out."""
    if not s.box.rules.edition.starting_holdings:
        return
    keep, harvesters = s.box.rules.edition.starting_holdings
    for q in range(s.box.seats):
        for c in bits(s.p[HOLDING] & s.ctl[q] & ~s.p[DECK]):
            title = s.box.faces[s.kind[c]].definition.printed_title
            if title == keep or (title == harvesters and q != s.first):
                s.p[IN_PLAY] |= 1 << c
                s.p[FACEUP] |= 1 << c
                if title == harvesters:
                    s.p[BOWED] |= 1 << c
            else:
                s.p[REMOVED] |= 1 << c
                s.p[FACEUP] |= 1 << c


def shuffle_decks(s: Game, f: Frame) -> None:
    """Faces are dealt over ids, so that an id gives nothing away."""
    piles = []
    for q in in_order(s):
        piles += [s.zones[fate_deck(q)], s.zones[dynasty_deck(q)]]
    mix_faces(s, *piles)


def provinces(s: Game, f: Frame) -> None:
    """Four provinces each, filled from left to right, facedown."""
    for q in in_order(s):
        s.provinces[q] = list(bits(s.p[PROVINCE] & s.ctl[q]))
        for province in s.provinces[q]:
            fill(s, province)


def starting_hands(s: Game, f: Frame) -> None:
    """Six Fate cards."""
    for q in in_order(s):
        deck = s.zones[fate_deck(q)]
        for _ in range(min(s.box.rules.edition.hand, len(deck))):
            c = deck.pop()
            s.p[DECK] &= ~(1 << c)
            s.p[HAND] |= 1 << c


def begin(s: Game, f: Frame) -> None:
    derive(s)
    end(s)
    push(s, TURNS)


SETUP: Final = framework(
    "ccg: setup",
    ("strongholds", strongholds),
    ("going first", going_first),
    ("starting holdings", starting_holdings),
    ("shuffle decks", shuffle_decks),
    ("provinces", provinces),
    ("starting hands", starting_hands),
    ("begin", begin),
)
