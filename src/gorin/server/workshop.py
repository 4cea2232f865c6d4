"""The workshop: cards that people type, read, put into decks, tried out. Whatever is typed is read as English and
nothing else; nothing of it is run."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from starlette.requests import Request

from gorin.cards.loading import CardFile
from gorin.cards.packs import MOST_CARDS, MOST_LETTERS, cards_with, keep
from gorin.cards.registry import SETS
from gorin.decks.banning import own_lists
from gorin.decks.checking import check
from gorin.decks.precons import every_precon
from gorin.errors import CardError, DeckError, UsageError, quoted
from gorin.kernel.notation import fold
from gorin.lab.proof.decks import put_in, swap
from gorin.rulesets import NAMES, rules_of, ruleset
from gorin.rulesets.base import DeckList
from gorin.server import bodies
from gorin.server import workshop_bodies as told
from gorin.server.beginning import reading_of
from gorin.server.bench import Bench
from gorin.server.guard import Buckets, Limits
from gorin.server.hub import TooMany
from gorin.server.printed import printed
from gorin.server.proofs import Proofs, asked_for
from gorin.server.reading import Read, read_cards
from gorin.server.reviews import Reviews
from gorin.server.thinking import usual

if TYPE_CHECKING:
    from gorin.server.endpoints import Desk

SECONDS: Final = 15  # for reading all cards of a file
TYPED: Final = 5  # how far reading stands back: somebody waits for it, though in no game
AT_ONCE: Final = 3  # files of one address that are read or wait


class Shop:
    """Reads cards for everybody, in turn, and keeps those who ask too much from keeping others waiting."""

    def __init__(self, limits: Limits, processes: bool, cards: Sequence[Path] = ()) -> None:
        self._reading, self._trying = Bench(processes, cards, TYPED), Bench(processes, cards)
        self.proofs, self.reviews = Proofs(self._trying), Reviews(self._trying)
        self._often, self._packs = Buckets(limits.readings), Buckets(limits.packs)
        self._proofs_begun, self._reviews_begun = Buckets(limits.proofs), Buckets(limits.reviews)
        self._here: Counter[str] = Counter()
        self._warm: asyncio.Task[None] | None = None

    def warm(self) -> None:
        """Somebody will type soon: the process begins, and makes its templates."""
        if self._warm is None:
            self._warm = asyncio.create_task(self._begin())

    async def _begin(self) -> None:
        with suppress(Exception):  # whoever types is told
            await self._reading.do(SECONDS, read_cards, "lcg", "First\nneutral event\nAction: Draw 1 card.")

    async def read(self, who: str, game: str, text: str) -> Read:
        """Cards as they were typed."""
        if self._here[who] >= AT_ONCE or not self._often.take(who):
            raise TooMany("That was too fast; wait a moment.")
        self._here[who] += 1
        try:
            return await self._reading.do(SECONDS, read_cards, game, text)
        finally:
            self._here[who] -= 1
            if not self._here[who]:
                del self._here[who]

    async def file(self, who: str, text: str) -> CardFile:
        """Cards that are to be played with; they must be right."""
        read = await self.read(who, "lcg", text)
        if read.file is None:
            raise CardError(f"These cards cannot be played with: {first_problem(read.told)}")
        keep(read.file)
        return read.file

    async def pack(self, who: str, text: str) -> None:
        """Cards that go along with a table: they stay compiled while the server runs, so there are not too many."""
        if not self._packs.take(who):
            raise TooMany("These were many tables with cards of your own; wait some minutes.")
        await self.file(who, text)

    def may_prove(self, who: str) -> None:
        """Refuse whoever wants too many proofs."""
        if not self._proofs_begun.take(who):
            raise TooMany("These were many proofs; wait some minutes.")

    def may_review(self, who: str) -> None:
        """Refuse whoever wants too many reviews."""
        if not self._reviews_begun.take(who):
            raise TooMany("These were many reviews; wait some minutes.")

    def close(self) -> None:
        """End everything."""
        self.proofs.close()
        self.reviews.close()
        self._reading.close()
        self._trying.close()


def first_problem(read: told.TypedCards) -> str:
    """What is wrong with cards, in a sentence."""
    for card in read.cards:
        if card.problem:
            return f"{card.name}: {card.problem}"
        for line in card.lines:
            if wrong := next((clause.says for clause in line.clauses if clause.says), ""):
                return f"line {line.line}: {card.name}: {wrong}"
    return next(iter(read.problems), "nothing was read.")


# --- endpoints -------------------------------------------------------------------------------------------------------


def who_asks(request: Request) -> str:
    """The address of whoever asks."""
    return request.client.host if request.client is not None else ""


async def workshop(desk: Desk, request: Request, body: None) -> told.Workshop:
    """What can be made here, by game."""
    desk.shop.warm()
    return await asyncio.to_thread(_workshop)


@cache
def _workshop() -> told.Workshop:
    return told.Workshop([_bench(game) for game in SETS], MOST_LETTERS, MOST_CARDS)


def _bench(game: str) -> told.Bench:
    formats = [name for name in NAMES if name.startswith(f"{game}/")]
    clans = list(import_module(f"gorin.rulesets.{game}.facts").CLANS)
    try:
        forms = [told.Form(type, list(asks)) for type, asks in rules_of(game).forms().items()]
    except CardError as error:
        return told.Bench(game, False, error.sentence, clans, [], formats)
    return told.Bench(game, True, "", clans, forms, formats)


async def read(desk: Desk, request: Request, body: told.ReadCards) -> told.TypedCards:
    """Read cards in English, clause by clause."""
    return (await desk.shop.read(who_asks(request), body.game, body.text)).told


async def deck_with(desk: Desk, request: Request, body: told.PutIn) -> told.DeckWith:
    """Put copies of a card into a deck, for others."""
    ruleset(body.rules)  # or it is refused
    file = await desk.shop.file(who_asks(request), body.own)
    return await asyncio.to_thread(_deck_with, body, file)


def _deck_with(asked: told.PutIn, file: CardFile) -> told.DeckWith:
    known = cards_with(asked.rules, file)
    card = next((each for each in file.cards if fold(each.name) == fold(asked.card)), None)
    if card is None:
        raise UsageError(f"There is no card {quoted(asked.card)} among these.")
    before = reading_of(asked.rules, asked.deck, file).deck if asked.deck else _of_clan(asked.rules, card.clan)
    if asked.out is not None:
        missing = next((name for name, n in asked.out.items() if before.count(name) < n), None)
        if missing is not None:
            raise DeckError(f"The deck {before.name} has no {asked.out[missing]} copies of {quoted(missing)}.")
        after, out = put_in(card.name, asked.copies, before, asked.out), asked.out
    elif (swapped := swap(card, before, known, asked.copies)) is not None:
        after, out = swapped.having, dict(swapped.out)
    else:
        after, out = put_in(card.name, asked.copies, before, {}), {}
    given = bodies.DeckGiven(name=after.name, clan=after.clan, cards=dict(after.cards))
    found = check(reading_of(asked.rules, given, file), asked.rules, own_lists(asked.rules))
    return told.DeckWith(_deck(after), _deck(before), dict(out), found.as_dict())


def _of_clan(rules: str, clan: str) -> DeckList:
    decks = every_precon(rules)
    if not decks:
        raise DeckError(f"No decks come with Gorin for {rules}: give one.")
    return next((deck for deck in decks if deck.clan == clan), decks[0])


def _deck(deck: DeckList) -> bodies.Deck:
    return bodies.Deck(deck.name, deck.clan, dict(deck.cards))


async def begin_proof(desk: Desk, request: Request, body: told.NewProof) -> told.ProofInfo:
    """Begin to find out about a card: what `gorin proof` tells, in fewer games."""
    ruleset(body.rules)  # or it is refused
    who = who_asks(request)
    desk.shop.may_prove(who)
    file = await desk.shop.file(who, body.own)
    return desk.shop.proofs.begin(who, asked_for(file, body.card, body.rules, usual(body.rules)))


async def proof(desk: Desk, request: Request, body: None) -> told.ProofInfo:
    """How far a proof is, and what was found out so far."""
    return desk.shop.proofs.told(request.path_params["proof"])


async def cancel_proof(desk: Desk, request: Request, body: told.CancelProof) -> told.ProofInfo:
    """Give a proof up."""
    return desk.shop.proofs.cancel(request.path_params["proof"])


async def table_cards(desk: Desk, request: Request, body: None) -> told.OwnCards:
    """The cards that go along with the games of a table. Everybody may read them; who plays them, they do not say."""
    table = await desk.hub.find(request.path_params["table"])
    return await asyncio.to_thread(lambda: _own(table.kept.rules, table.own()))


async def record_cards(desk: Desk, request: Request, body: None) -> told.OwnCards:
    """The cards that a record holds."""
    info, opened = await desk.opened(request)
    return await asyncio.to_thread(_own, info.rules, opened.own)


def _own(rules: str, own: CardFile | None) -> told.OwnCards:
    game = rules.partition("/")[0]
    return told.OwnCards(game, [printed(game, card) for card in own.cards] if own else [], own.english if own else "")
