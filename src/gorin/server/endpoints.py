"""What is answered over HTTP. Each endpoint is a line in `ENDPOINTS`, from which the OpenAPI document is made too."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from gorin import rulebook
from gorin.cards.packs import pack
from gorin.cards.registry import cards
from gorin.decks.banning import own_lists
from gorin.decks.checking import check, unreadable
from gorin.decks.precons import every_precon
from gorin.decks.problem import Problem
from gorin.decks.writing import as_json, as_text
from gorin.errors import UsageError, quoted
from gorin.rulebook.lessons import differences
from gorin.rulebook.lessons import options as options_of
from gorin.rulesets import NAMES, ruleset
from gorin.rulesets.base import DeckList, Ruleset
from gorin.server import bodies, kept, library, workshop, workshop_bodies
from gorin.server.beginning import reading_of
from gorin.server.guard import Limits
from gorin.server.hub import Hub, NotThere
from gorin.server.library import rule_info
from gorin.server.printed import game_asked, number_asked, printed
from gorin.server.protocol import PROTOCOL, TableInfo, encode
from gorin.server.records import Opened, Records, brought, english_of, replay_of
from gorin.server.seeing import told_teams
from gorin.server.thinking import playing
from gorin.server.workshop import Shop
from gorin.sim.version import engine

LISTED = 100


class Desk:
    """Answers requests."""

    def __init__(self, hub: Hub, limits: Limits, shop: Shop) -> None:
        self.hub = hub
        self.shop = shop
        self._limits = limits
        self.records = Records()
        self._replaying = asyncio.Lock()

    # --- the server --------------------------------------------------------------------------------------------------

    async def health(self, request: Request, body: None) -> Response:
        """Is the server well, and does its database answer? 503 if not."""
        gauges, there = self.hub.gauges(), await self.hub.store.answers()
        health = bodies.Health(there, engine(), PROTOCOL, gauges["tables"], gauges["players"], there)
        headers = {"cache-control": "no-store"}
        return Response(encode(health), 200 if there else 503, media_type="application/json", headers=headers)

    async def metrics(self, request: Request, body: None) -> Response:
        """Numbers about the server, in the text format of Prometheus."""
        return Response(self.hub.metrics.text(self.hub.gauges), media_type="text/plain; version=0.0.4")

    async def games(self, request: Request, body: None) -> bodies.Games:
        """The rules that can be played, with the decks and agents there are."""
        return await asyncio.to_thread(_games)

    # --- tables ------------------------------------------------------------------------------------------------------

    async def lobby(self, request: Request, body: None) -> bodies.Tables:
        """Tables that are listed and not over."""
        return bodies.Tables(self.hub.lobby())

    async def create(self, request: Request, body: bodies.NewTable) -> bodies.TableMade:
        """Create a table."""
        who = workshop.who_asks(request)
        if body.own.strip():
            await self.shop.pack(who, body.own)
        return await asyncio.shield(asyncio.ensure_future(self.hub.create(body, who, self._limits.agents)))

    async def table(self, request: Request, body: None) -> TableInfo:
        """One table."""
        return (await self.hub.find(request.path_params["table"])).info()

    async def join(self, request: Request, body: bodies.Join) -> bodies.TableMade:
        """Take an open seat."""
        return await asyncio.shield(asyncio.ensure_future(self.hub.join(request.path_params["table"], body)))

    # --- decks, cards, rules -----------------------------------------------------------------------------------------

    async def decks(self, request: Request, body: None) -> bodies.Decks:
        """The decks that come with Gorin."""
        rules = request.query_params.get("rules", NAMES[0])
        found = await asyncio.to_thread(every_precon, rules)
        return bodies.Decks(rules, [_deck(deck) for deck in found])

    async def check(self, request: Request, body: bodies.CheckDeck) -> bodies.DeckChecked:
        """Read a deck, say everything that is wrong with it, and write it down again."""
        if body.own:
            await self.shop.file(workshop.who_asks(request), body.own)
        return await asyncio.to_thread(_checked, body)

    async def cards(self, request: Request, body: None) -> bodies.Cards:
        """All cards of a game."""
        return await asyncio.to_thread(_cards, game_asked(request))

    async def search(self, request: Request, body: None) -> bodies.Rules:
        """Rules that contain all of these words."""
        words = request.query_params.get("q", "").strip()[:200]
        if not words:
            raise UsageError("A search needs at least one word: q=…")
        document = request.query_params.get("document", "")
        prefixes = [each.prefix for each in rulebook.documents()]
        if document and document not in prefixes:
            raise UsageError(f"There is no document {quoted(document)}; the documents are {', '.join(prefixes)}.")
        found = await asyncio.to_thread(rulebook.search, words, *([document] if document else []))
        limit = number_asked(request, "limit", 50, 500)
        return bodies.Rules([rule_info(rule) for rule in found[:limit]], len(found))

    async def rule(self, request: Request, body: None) -> bodies.Rules:
        """A rule, or all rules under a heading."""
        id = request.path_params["rule"][:200]
        one = rulebook.find(id)
        found = [one] if one is not None else rulebook.section(id)
        if not found:
            near = rulebook.suggest(id, limit=3)
            raise NotThere(f"No rule has the id {quoted(id)}" + (f"; did you mean {', '.join(near)}?" if near else "."))
        return bodies.Rules([rule_info(rule) for rule in found], len(found))

    # --- records -----------------------------------------------------------------------------------------------------

    async def last_records(self, request: Request, body: None) -> bodies.Records:
        """Games that were played here."""
        return bodies.Records(await self.hub.store.do(kept.last_records(LISTED)))

    async def bring(self, request: Request, body: bodies.NewRecord) -> bodies.RecordInfo:
        """Bring a record."""
        if own := english_of(body.text):
            await self.shop.pack(workshop.who_asks(request), own)
        async with self._replaying:
            info, data = await asyncio.to_thread(brought, body.text)
        await self.hub.store.do(kept.add_record(info, False, data))
        return info

    async def _record(self, request: Request) -> tuple[bodies.RecordInfo, bytes]:
        found = await self.hub.store.do(kept.find_record(request.path_params["record"]))
        if found is None:
            raise NotThere("There is no such record.")
        return found

    async def replay(self, request: Request, body: None) -> bodies.Replay:
        """A record, choice by choice."""
        return replay_of(*await self.opened(request))

    async def opened(self, request: Request) -> tuple[bodies.RecordInfo, Opened]:
        """A record, open."""
        info, data = await self._record(request)
        async with self._replaying:
            return info, await asyncio.to_thread(self.records.opened, info.record, data)

    async def file(self, request: Request, body: None) -> Response:
        """A record as a file."""
        info, data = await self._record(request)
        name = f'attachment; filename="gorin-{info.record}.jsonl"'
        return Response(data, media_type="application/jsonl", headers={"content-disposition": name})

    async def position(self, request: Request, body: None) -> bodies.Position:
        """The table before a step of a record."""
        info, data = await self._record(request)
        seat = number_asked(request, "seat", -1, 64) if "seat" in request.query_params else None
        step: int = request.path_params["step"]
        async with self._replaying:
            opened = await asyncio.to_thread(self.records.opened, info.record, data)
            return await asyncio.to_thread(opened.position, step, seat, number_asked(request, "since", 0, 1_000_000))

    async def begin_review(self, request: Request, body: bodies.AskReview) -> bodies.ReviewInfo:
        """Look at a game again, as `gorin review` does, unless that is done already."""
        info, data = await self._record(request)
        there = self.shop.reviews.of(info.record)
        if there.state in ("waiting", "running", "done"):
            return there
        who = workshop.who_asks(request)
        self.shop.may_review(who)
        return self.shop.reviews.begin(who, info.record, data)

    async def review(self, request: Request, body: None) -> bodies.ReviewInfo:
        """How far the review of a record is, and what was found so far."""
        return self.shop.reviews.of((await self._record(request))[0].record)


@dataclass(frozen=True)
class Endpoint:
    """One line of the table in docs/protocol.md."""

    method: str
    path: str
    does: Callable[[Desk, Request, Any], Awaitable[Any]]
    takes: type[msgspec.Struct] | None
    gives: type[msgspec.Struct] | None  # None: text
    asks: tuple[str, ...] = ()  # what may stand after the "?"


ENDPOINTS = (
    Endpoint("GET", "/api/health", Desk.health, None, bodies.Health),
    Endpoint("GET", "/api/metrics", Desk.metrics, None, None),
    Endpoint("GET", "/api/games", Desk.games, None, bodies.Games),
    Endpoint("GET", "/api/tables", Desk.lobby, None, bodies.Tables),
    Endpoint("POST", "/api/tables", Desk.create, bodies.NewTable, bodies.TableMade),
    Endpoint("GET", "/api/tables/{table}", Desk.table, None, TableInfo),
    Endpoint("POST", "/api/tables/{table}/join", Desk.join, bodies.Join, bodies.TableMade),
    Endpoint("GET", "/api/tables/{table}/cards", workshop.table_cards, None, workshop_bodies.OwnCards),
    Endpoint("GET", "/api/decks", Desk.decks, None, bodies.Decks, ("rules",)),
    Endpoint("POST", "/api/decks/check", Desk.check, bodies.CheckDeck, bodies.DeckChecked),
    Endpoint("GET", "/api/cards", Desk.cards, None, bodies.Cards, ("game",)),
    Endpoint("GET", "/api/cards/{title}", library.card, None, bodies.CardPage, ("game",)),
    Endpoint("GET", "/api/documents", library.documents, None, bodies.Documents),
    Endpoint("GET", "/api/lessons", library.lessons, None, bodies.Lessons, ("rules", "players")),
    Endpoint("GET", "/api/rules", Desk.search, None, bodies.Rules, ("q", "document", "limit")),
    Endpoint("GET", "/api/rules/{rule}", Desk.rule, None, bodies.Rules),
    Endpoint("GET", "/api/records", Desk.last_records, None, bodies.Records),
    Endpoint("POST", "/api/records", Desk.bring, bodies.NewRecord, bodies.RecordInfo),
    Endpoint("GET", "/api/records/{record}", Desk.replay, None, bodies.Replay),
    Endpoint("GET", "/api/records/{record}/cards", workshop.record_cards, None, workshop_bodies.OwnCards),
    Endpoint("GET", "/api/records/{record}/file", Desk.file, None, None),
    Endpoint("GET", "/api/records/{record}/review", Desk.review, None, bodies.ReviewInfo),
    Endpoint("POST", "/api/records/{record}/review", Desk.begin_review, bodies.AskReview, bodies.ReviewInfo),
    Endpoint("GET", "/api/records/{record}/steps/{step:int}", Desk.position, None, bodies.Position, ("seat", "since")),
    Endpoint("GET", "/api/workshop", workshop.workshop, None, workshop_bodies.Workshop),
    Endpoint("POST", "/api/workshop/read", workshop.read, workshop_bodies.ReadCards, workshop_bodies.TypedCards),
    Endpoint("POST", "/api/workshop/deck", workshop.deck_with, workshop_bodies.PutIn, workshop_bodies.DeckWith),
    Endpoint("POST", "/api/workshop/proofs", workshop.begin_proof, workshop_bodies.NewProof, workshop_bodies.ProofInfo),
    Endpoint("GET", "/api/workshop/proofs/{proof}", workshop.proof, None, workshop_bodies.ProofInfo),
    Endpoint(
        "POST",
        "/api/workshop/proofs/{proof}/cancel",
        workshop.cancel_proof,
        workshop_bodies.CancelProof,
        workshop_bodies.ProofInfo,
    ),
)


# --- what takes a while ---------------------------------------------------------------------------------------------


@cache
def _games() -> bodies.Games:
    found = []
    for name in NAMES:
        decks = [deck.name for deck in every_precon(name)]
        rules = ruleset(name)
        opening = [bodies.Dealt(*each) for each in getattr(rules, "opening", ())]
        differs = [bodies.Difference(each.text, list(each.cites)) for each in differences(name)]
        sizes, teams = _sizes(rules)
        options = [bodies.OptionInfo(each.name, each.text, list(each.cites)) for each in options_of(name)]
        found.append(bodies.GameInfo(name, rules.seats, decks, playing(name), opening, sizes, teams, differs, options))
    return bodies.Games(found)


def _sizes(rules: Ruleset) -> tuple[list[int], int]:
    """How many may play, and in how many teams."""
    fewest, most = rules.seats
    sizes, teams = [], 0
    for seats in range(fewest, most + 1):
        with suppress(UsageError):  # so many cannot form teams
            teams = len(told_teams(rules.teams(seats)))
            sizes.append(seats)
    return sizes, teams


@cache
def _cards(game: str) -> bodies.Cards:
    return bodies.Cards(game, [printed(game, card) for card in cards(game).values()])


def _checked(asked: bodies.CheckDeck) -> bodies.DeckChecked:
    rules, short = asked.rules, asked.rules.rpartition("/")[2]
    building = ruleset(rules).building
    try:
        reading = reading_of(rules, asked.deck, pack(asked.own) if asked.own else None)
    except Problem as problem:  # there is no deck in it at all
        found = unreadable(asked.deck.name, rules, problem)
        return bodies.DeckChecked(found.as_dict(), bodies.Deck(asked.deck.name, "", {}), "", "")
    found = check(reading, rules, own_lists(rules))
    deck, beside = reading.deck, reading.sideboard
    text = as_text(deck, reading.names.cards, short, beside, building.manner)
    return bodies.DeckChecked(found.as_dict(), _deck(deck), text, as_json(deck, short, beside))


def _deck(deck: DeckList) -> bodies.Deck:
    return bodies.Deck(deck.name, deck.clan, dict(deck.cards))
