"""Everything a seat can ask a game, through every door there is, and what it is answered."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from gorin.agents.base import advise
from gorin.agents.registry import agent_named
from gorin.drive import inquiries, requests
from gorin.drive.answers import standing
from gorin.errors import GorinError
from gorin.kernel.views import hidden_from, resample
from gorin.server import protocol, seeing
from gorin.sim.game import Game
from gorin.terminal.showing import showing

RINGS = ("air", "earth", "fire", "water", "void")
LANDS = (True, 1, 2, 3, 4, 5)


def questions(game: Game, seat: int) -> Iterator[requests.Request]:
    """What a program may ask for a seat."""
    seats, readable = range(game.seats), game.rules.readable
    yield requests.View(seat=seat)
    yield requests.Log(seat=seat)
    yield requests.Timing(seat=seat)
    for q in seats:
        yield requests.Read(player=q, seat=seat)
        yield requests.Read(provinces=q, seat=seat)
    if "ring" in readable:
        yield from (requests.Read(ring=ring, seat=seat) for ring in RINGS)
    if "conflict" in readable:
        yield requests.Read(conflict=True, seat=seat)
    if "attack" in readable:
        yield requests.Read(attack=True, seat=seat)
        yield from (requests.Read(battlefield=land, seat=seat) for land in LANDS)
    for c in range(len(game.state.kind)):
        yield requests.Read(card=c, seat=seat)
        yield requests.Why(card=c, seat=seat)
    for title in sorted({face.name for face in game.state.box.faces}):
        yield requests.Read(card=title, seat=seat)
        yield requests.Why(card=title, seat=seat)
        yield from (
            requests.Read(card=title, owner=q, zone=zone, seat=seat) for q in seats for zone in ("hand", "play")
        )


def driven(game: Game, seat: int) -> dict[str, Any]:
    """What `gorin drive` answers a seat, question by question; a refusal is an answer, too."""
    out: dict[str, Any] = {"decision": msgspec.to_builtins(standing(game, seat))}
    for question in questions(game, seat):
        asked = json.dumps(msgspec.to_builtins(question))
        try:
            out[asked] = inquiries.answer(question, game)
        except GorinError as error:
            out[asked] = [str(error), getattr(error, "found", None)]
    return out


def served(game: Game, seat: int | None) -> dict[str, Any]:
    """What the server answers a seat, or one who watches, besides the messages it sends by itself."""
    out: dict[str, Any] = {"view": seeing.view_for(game, seat)}
    for q in range(game.seats):
        out[f"player {q}"] = seeing.read_player(game, seat, q)
    for steady in (False, True):
        try:
            out[f"timing {steady}"] = seeing.timing_of(game, steady)
        except GorinError as error:
            out[f"timing {steady}"] = str(error)
        decision = seeing.decision_for(game, seat, 0, [], steady)
        out[f"decision {steady}"] = protocol.encode(decision)
    return out


def shown(game: Game, seat: int) -> dict[str, Any]:
    """What the terminal draws for a seat."""
    table = showing(game.header.rules)
    view = table.prepared(game, game.view(seat))
    return {"view": view, "prices": table.prices(game, view)}


def hinted(game: Game, seat: int, seed: int) -> Any:
    """What the best agent advises a seat, and why. Nobody else is advised."""
    d = game.decision
    if d is None or d.player != seat:
        return None
    return advise(agent_named("heuristic"), game.state, d, Random(seed))


def dealt_anew(game: Game, seat: int, seed: int) -> tuple[Game, int]:
    """The same game as far as a seat can tell, and how many cards are others than before."""
    other = game.clone()
    other.state = resample(game.state, seat, seed)
    other.state.log = game.state.log
    hidden = hidden_from(game.state, seat)
    kinds = zip(game.state.kind, other.state.kind, strict=True)
    return other, sum(a != b for c, (a, b) in enumerate(kinds) if hidden >> c & 1)
