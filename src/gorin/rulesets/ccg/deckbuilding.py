"""How a play deck is built: a Stronghold, its starting Holdings, a Dynasty deck and a Fate deck."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gorin.errors import of_cards, quoted
from gorin.kernel.notation import fold
from gorin.rulesets.base import Counts, DeckList, Fault, Figures
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.editions import Edition
from gorin.rulesets.ccg.words.deckbuilding import CopiesOfThis, MoreCopies, NotCounted
from gorin.rulesets.citing import faulted

SOUL_OF = "soul of "
PRINTED = ("emperor", "samurai", "older")  # the sets by whose symbols printed cards are known


PILES = {"stronghold": "", "dynasty": "a Dynasty card", "fate": "a Fate card"}


class CcgDecks:
    """How decks are built in one edition."""

    manner = "l5d"

    def __init__(self, edition: Edition) -> None:
        self.edition = edition

    def faults(self, deck: DeckList, cards: Mapping[str, Card], sideboard: Counts = ()) -> list[Fault]:
        """Everything that keeps a deck from being legal. The rules know of no sideboard."""
        out = faults(deck, self.edition, cards)
        home = [cards[name] for name, _ in deck.cards if name in cards and cards[name].type == "stronghold"]
        if len(home) == 1 and deck.clan and deck.clan != home[0].clan:
            says = f"The deck says its clan is {deck.clan.title()}, but its Stronghold {home[0].name} is "
            out.append(Fault(f"{says}{home[0].clan.title()}.", ("emp.stronghold.3",), home[0].name))
        if n := sum(n for _, n in sideboard):
            says = f"A play deck has no sideboard; this one has {of_cards(n)} in it."
            out.append(Fault(says, ("emp.the-cards.1",), sideboard[0][0]))
        return [faulted(self.edition, fault) for fault in out]

    def misplaced(self, card: Card, heading: str) -> Fault | None:
        """A card under the heading of another pile."""
        if card.pile == heading:
            return None
        kind = "a Stronghold" if card.type == "stronghold" else "a starting Holding"
        says = f"{card.name} is {PILES[card.pile] or kind}, but stands under {heading.title()}."
        starts = card.pile == "stronghold" and heading in PILES
        ids = ("emp.deck-construction.3",) if starts else ("emp.the-cards.2",)
        return faulted(self.edition, Fault(says, ids, card.name))

    def listing(self, restricted: bool) -> tuple[str, ...]:
        """The rulebook has no banned or restricted lists."""
        return ()

    def figures(self, deck: DeckList, cards: Mapping[str, Card], sideboard: Counts = ()) -> Figures:
        """Clan and sizes of the piles. There is no influence in this game."""
        known = [(cards[name], n) for name, n in deck.cards if name in cards]
        counts = {pile: sum(n for card, n in known if card.pile == pile) for pile in PILES}
        clans = {card.clan for card, _ in known if card.type == "stronghold"}
        beside = {"sideboard": sum(n for _, n in sideboard), "cards": sum(n for _, n in deck.cards)}
        return Figures(clans.pop() if len(clans) == 1 else deck.clan, counts | beside)


def faults(deck: DeckList, edition: Edition, cards: Mapping[str, Card]) -> list[Fault]:
    """Everything that keeps a deck from being legal."""
    out = [Fault(f"There is no card called {quoted(name)}.", (), name) for name, _ in deck.cards if name not in cards]
    known = [(cards[name], n) for name, n in deck.cards if name in cards]
    return [
        *out,
        *_pregame(known, edition),
        *_sizes(known, edition),
        *_copies(known, edition),
        *_editions(known, edition),
    ]


def _pregame(known: list[tuple[Card, int]], edition: Edition) -> Iterator[Fault]:
    """One Stronghold, and one of each starting Holding, in whichever version."""
    n = sum(n for card, n in known if card.type == "stronghold")
    if n != 1:
        yield Fault(f"A play deck has 1 Stronghold, not {n}.", ("emp.the-cards.1",))
    for title in edition.starting_holdings:
        n = sum(n for card, n in known if card.printed_title == title)
        if n != 1:
            yield Fault(f"A play deck has 1 {title}, not {n}.", ("emp.the-cards.1", "emp.deck-construction.4"), title)


def _sizes(known: list[tuple[Card, int]], edition: Edition) -> Iterator[Fault]:
    """The Stronghold and the starting Holdings do not count, nor what says so of itself."""
    for side in ("dynasty", "fate"):
        n = sum(n for card, n in known if card.side == side and NotCounted() not in card.text)
        if n < edition.smallest_deck:
            ids = ("emp.deck-construction.1", "emp.deck-construction.2")
            yield Fault(
                f"The {side.capitalize()} deck has {of_cards(n)}; it needs at least {edition.smallest_deck}.", ids
            )


def counted_as(card: Card) -> str:
    """The title a card counts as: a "Soul of" Personality counts as the older one."""
    for word in card.keywords:
        if word.startswith(SOUL_OF):
            return fold(word.removeprefix(SOUL_OF).removesuffix(" experienced"))
    return fold(card.printed_title)


def _copies(known: list[tuple[Card, int]], edition: Edition) -> Iterator[Fault]:
    """Three by title, one if it is Unique or of certain types. Versions with different experience are excepted: there
    may be one of each, or each counts by itself."""
    by_title: dict[tuple[str, int], list[tuple[Card, int]]] = {}
    for card, n in known:
        if card.side:
            apart = 0 if edition.one_of_each_version else card.experience
            by_title.setdefault((counted_as(card), apart), []).append((card, n))
    more = [x for card, _ in known for x in card.text if isinstance(x, MoreCopies)]
    excepted = 0
    for versions in by_title.values():
        title = versions[0][0].printed_title
        if edition.one_of_each_version and len({card.experience for card, _ in versions}) > 1:
            for card, n in versions:
                if n > 1:
                    ids = ("emp.deck-construction.10", "emp.experienced.2")
                    yield Fault(f"With other versions of {title}, a deck has 1 {card.name}, not {n}.", ids, card.name)
            continue
        n = sum(n for _, n in versions)
        unique = any("unique" in card.keywords for card, _ in versions)
        kind = next((card.type for card, _ in versions if card.type in edition.single_types), "")
        why = " (Unique)" if unique else f" ({kind.capitalize()})" if kind else ""
        own = [x.copies for card, _ in versions for x in card.text if isinstance(x, CopiesOfThis)]
        most = max(own) if own else 1 if why else edition.copies
        said = [x for x in more if excepted < x.titles and n <= x.copies and all(x.fits(card) for card, _ in versions)]
        if n > most and said:  # what a card says of its deck comes before the rules: emp.deck-construction.11
            excepted += 1
        elif n > most:
            id = "emp.deck-construction.9" if why else "emp.deck-construction.8"
            word = "copy" if most == 1 else "copies"
            says = f"A deck has at most {most} {word} of {title}{why}, not {n}."
            yield Fault(says, (id,), versions[0][0].name)


def _editions(known: list[tuple[Card, int]], edition: Edition) -> Iterator[Fault]:
    """Every card bears the edition's symbol. Decision: cards of one's own files bear it, too."""
    for card, _ in known:
        if card.pack in PRINTED and card.pack != edition.name:
            yield Fault(f"{card.name} is no card of this edition.", ("emp.deck-construction.5",), card.name)
