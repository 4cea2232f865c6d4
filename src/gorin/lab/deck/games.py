"""Games of a deck against others: the same shuffles from both seats, with notes of which cards came and what stood
when."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from gorin.agents.base import ask, dice
from gorin.agents.guests import invited
from gorin.errors import said
from gorin.kernel.bits import bits
from gorin.kernel.decisions import PLAY, USE, Decision
from gorin.kernel.rng import mix
from gorin.lab.standing import counted, won
from gorin.rulesets.base import DeckList
from gorin.sim.game import Game, header_for, open_game

Stands = tuple[int, dict[str, int], dict[str, int]]  # a round, what one has as it begins, what the other has
DECKS = ("dynasty_deck", "conflict_deck", "fate_deck")
OPENING = ("hand", "province")
HANDLED = ("event", "strategy")  # to use such a card is to play it


@dataclass(frozen=True)
class Asked:
    """What is to be found out: a deck, by which rules, against which decks, who plays, how many shuffles each."""

    rules: str
    deck: DeckList
    against: tuple[DeckList, ...]
    agent: str
    pairs: int
    seed: int = 0

    @property
    def games(self) -> int:
        return 2 * self.pairs * len(self.against)


class Notes(NamedTuple):
    """What came of one game, seen from the deck."""

    against: str
    seat: int
    points: float
    ending: str
    rounds: int
    opening: frozenset[str]  # cards in hand and provinces after the mulligan
    drawn: frozenset[str]  # cards that ever came out of the deck
    played: frozenset[str]
    stands: tuple[Stands, ...]
    error: str = ""


def play(asked: Asked, number: int) -> Notes:
    """One game; two after each other share the shuffle, with seats changed."""
    shuffle, seat = divmod(number, 2)
    other = asked.against[shuffle % len(asked.against)]
    decks = (asked.deck, other) if seat == 0 else (other, asked.deck)
    header = header_for(asked.rules, decks, mix(asked.seed, shuffle), 2, [asked.agent] * 2)
    game = open_game(header, log=False, keep=False)
    watch = Watch(game, seat)
    try:
        players = [invited(asked.agent) for _ in range(2)]
        rngs = [dice(header.seed, each) for each in range(2)]
        while (d := game.decision) is not None:
            watch.look()
            choice = ask(players[d.player], game.state, d, rngs[d.player])
            watch.choice(d, choice)
            game.choose(choice)
    except Exception as error:
        return watch.notes(other.name, said(error))
    return watch.notes(other.name)


class Watch:
    """Looks at a game from one seat as it is played."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.player = game.table.player(seat)
        self.titles = frozenset(game.header.decks[seat]["cards"])
        self.mine = self.player.cards.mask
        self.round = 0
        self.drawn: set[str] = set()
        self.played: set[str] = set()
        self.opening: frozenset[str] = frozenset()
        self.stands: list[Stands] = []
        self.outside = 0  # cards that are in no deck

    def look(self) -> None:
        """Which cards have come, and how both stand if a round has begun. What was exchanged before is not counted."""
        if not self.game.rounds:
            return
        in_decks = sum(deck.mask for deck in (getattr(self.player, name, None) for name in DECKS) if deck is not None)
        outside = self.mine & ~in_decks
        self.drawn.update(self.names(outside & ~self.outside))
        self.outside = outside
        if self.game.rounds != self.round:
            self.round = self.game.rounds
            if not self.stands:
                self.opening = frozenset(self.names(outside, OPENING))
            s = self.game.state
            self.stands.append((self.round, counted(s, self.seat), counted(s, 1 - self.seat)))

    def names(self, mask: int, zones: tuple[str, ...] = ()) -> Iterator[str]:
        """What cards are called, perhaps only those that lie somewhere."""
        for number in bits(mask):
            card = self.game.table.card(number)
            if card.name in self.titles and (not zones or card.zone in zones):
                yield str(card.name)

    def choice(self, d: Decision, index: int) -> None:
        """Is a card played?"""
        option = d.options[index]
        if d.player != self.seat or option.card < 0 or option.verb not in (PLAY, USE):
            return
        card = self.game.table.card(option.card)
        if self.mine >> option.card & 1 and (option.verb == PLAY or card.type in HANDLED):
            self.played.update(self.names(1 << option.card))

    def notes(self, against: str, error: str = "") -> Notes:
        """All of it."""
        game = self.game
        self.look()
        points = won(game, self.seat)
        cards = self.opening, frozenset(self.drawn), frozenset(self.played)
        end = game.ending or "broken off"
        return Notes(against, self.seat, points, end, game.rounds, *cards, tuple(self.stands), error)


def several(asked: Asked, numbers: Sequence[int]) -> list[Notes]:
    """Some games."""
    return [play(asked, number) for number in numbers]
