"""How a game comes to a table: decks as they were given, seats as they were wanted, the header of its record."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from gorin.agents.registry import known
from gorin.cards.loading import CardFile
from gorin.cards.packs import cards_with, pack
from gorin.decks.banning import own_lists
from gorin.decks.checking import check
from gorin.decks.files import read
from gorin.decks.naming import Names
from gorin.decks.precons import every_precon, precons
from gorin.decks.reading import Entry, Reading
from gorin.decks.titles import did_you_mean, title
from gorin.errors import DeckError, UsageError, quoted
from gorin.kernel.record import Header
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.server.bodies import DeckGiven, NewTable, SeatWanted
from gorin.server.kept import SeatKept, TableKept, new_secret
from gorin.server.seeing import told_teams
from gorin.server.thinking import usual
from gorin.sim.game import header_for

HUMAN = "human"


def reading_of(rules: str, given: DeckGiven, own: CardFile | None = None) -> Reading:
    """A deck as it was given, with everything that could not be read."""
    told = [given.precon is not None, given.text is not None, given.cards is not None]
    if sum(told) != 1:
        raise DeckError("A deck is given by 'precon', by 'text' or by 'cards': give one of them.")
    all_cards = cards_with(rules, own)
    if given.text is not None:
        return read(given.text, plain(given.name) or "deck", all_cards)
    if given.precon is not None:
        deck = precon(rules, given.precon)
        return Reading(deck.name, Names(all_cards), deck.clan, entries=[Entry(name, n) for name, n in deck.cards])
    reading = Reading(plain(given.name) or "deck", Names(all_cards), given.clan)
    for name, n in (given.cards or {}).items():
        if (found := title(name, all_cards)) is not None:
            reading.add(found, n)
        else:
            reading.refuse_card(name)
    return reading


def precon(rules: str, name: str) -> DeckList:
    """A deck that comes with Gorin. No files are read by name: a client has none here."""
    there = {deck.name: deck for deck in every_precon(rules)}
    if found := title(name, there):
        return there[found]
    hint = did_you_mean(name, there)
    raise DeckError(f"There is no deck {quoted(name)} for {rules}{hint}")


def deck_for(rules: str, given: DeckGiven, own: CardFile | None = None) -> DeckList:
    """A deck as it was given; it must be legal. It may have the cards that go along with its table."""
    if given.precon is not None and given.text is None and given.cards is None:
        return precon(rules, given.precon)
    reading = reading_of(rules, given, own)
    wrong = check(reading, rules, own_lists(rules)).problems
    if wrong:
        more = f" (the first of {len(wrong)} problems)" if wrong[1:] else ""
        raise DeckError(f"This is no legal deck for {rules}{more}: {wrong[0].sentence}", *wrong[0].rules)
    return reading.deck


def dealt(rules: str, taken: Sequence[SeatKept]) -> DeckList:
    """A precon that nobody at the table plays yet, if there is one."""
    played = {seat.deck["name"] for seat in taken if seat.deck is not None}
    decks = precons(rules)
    if not decks:
        raise DeckError(f"No decks come with Gorin for {rules}: give one.")
    return next((deck for deck in decks if deck.name not in played), decks[0])


def wanted_seats(asked: NewTable) -> list[SeatWanted]:
    """Who is to sit where: without a word, you against the usual agent."""
    fewest, most = ruleset(asked.rules).seats
    seats = list(asked.seats) or [SeatWanted("you"), *(SeatWanted("agent") for _ in range(fewest - 1))]
    if not fewest <= len(seats) <= most:
        number = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise UsageError(f"{asked.rules} is for {number} players, not {len(seats)}.")
    ruleset(asked.rules).with_options(asked.options).teams(len(seats))  # or it is refused
    if asked.seed is not None and any(seat.who == "open" for seat in seats):
        raise UsageError("A seed is only allowed where no seat is open: who knows it knows every shuffle.")
    return seats


def teams_at(rules: str, seats: int) -> list[list[int]]:
    """The teams of a table; none of one that is damaged, or whose rules nobody knows any more."""
    try:
        return told_teams(ruleset(rules).teams(seats))
    except UsageError:
        return []


def seat_of(
    rules: str, wanted: SeatWanted, taken: Sequence[SeatKept], own: CardFile | None = None
) -> tuple[SeatKept, str | None]:
    """A seat as it was wanted, and the secret if it is yours."""
    if wanted.who == "open":
        if wanted.deck is not None:
            raise UsageError("Who takes an open seat brings the deck.")
        return SeatKept("open"), None
    deck = (deck_for(rules, wanted.deck, own) if wanted.deck is not None else dealt(rules, taken)).as_dict()
    if wanted.who == "agent":
        name = known(wanted.agent) if wanted.agent else usual(rules)
        return SeatKept("agent", plain(wanted.name) or name, name, deck), None
    secret, lock = new_secret()
    return SeatKept("human", plain(wanted.name), None, deck, lock, maker=True), secret


def plain(text: str) -> str:
    """A name without signs that would play tricks on a page or a terminal."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def next_header(table: TableKept, again: bool) -> Header:
    """What the next game at a table will be. A rematch has its own chance, whatever the seed of the first was."""
    decks = [DeckList.of(seat.deck) for seat in table.seats if seat.deck is not None]
    seed = secrets.randbits(63) if again or table.setup.seed is None else table.setup.seed
    rules = ruleset(table.rules)
    names = [seat.name or rules.seat_name(i) for i, seat in enumerate(table.seats)]
    agents = [seat.agent or HUMAN for seat in table.seats]
    own = pack(table.setup.own) if table.setup.own else None
    return header_for(table.rules, decks, seed, names, agents, stop=True, options=table.setup.options, own=own)
