"""The treaty deck, where a game is played with treaty cards: from the top one lies facedown with each treaty, unseen by
everybody, and comes back under the deck when the treaty is over."""

from __future__ import annotations

from gorin.kernel.fields import Frame
from gorin.kernel.rng import shuffle
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.treaties.cards import CARDS
from gorin.rulesets.lcg.treaty_rows import Treaty


def shuffle_deck(s: Game) -> None:
    """All treaty cards, shuffled."""
    cards = list(range(len(CARDS)))
    shuffle(s, cards)
    s.treaty_deck = tuple((card,) for card in cards)


def set_up_deck(s: Game, f: Frame) -> None:
    """A step of the set-up."""
    shuffle_deck(s)


def draw_card(s: Game) -> int:
    """The top card, unseen; -1: the deck is empty, or there is none.
    Decision: where no card is left, honor is at stake as usual."""
    if not s.treaty_deck:
        return -1
    (card,) = s.treaty_deck[0]
    s.treaty_deck = s.treaty_deck[1:]
    return card


def put_back(s: Game, treaty: Treaty) -> None:
    """The card of a treaty goes under the deck."""
    if treaty.card >= 0:
        s.treaty_deck = (*s.treaty_deck, (treaty.card,))


def deal_unseen(s: Game) -> None:
    """Of the cards that nobody has seen, any may lie anywhere: they are dealt anew. Those that were revealed lie where
    everybody saw them go."""
    unseen = [card for (card,) in s.treaty_deck] + [x.card for x in s.treaties if x.card >= 0]
    unseen = sorted(card for card in unseen if not s.treaty_cards_seen >> card & 1)
    if not unseen:
        return
    shuffle(s, unseen)
    dealt = iter(unseen)
    s.treaty_deck = tuple(row if s.treaty_cards_seen >> row[0] & 1 else (next(dealt),) for row in s.treaty_deck)
    s.treaties = tuple(
        x if x.card < 0 or s.treaty_cards_seen >> x.card & 1 else x._replace(card=next(dealt)) for x in s.treaties
    )
