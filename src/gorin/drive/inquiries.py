"""Requests that only ask: they change nothing, and most of their answers are the ruleset's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from gorin.cards.registry import cards_for
from gorin.decks.titles import did_you_mean, title
from gorin.drive import requests
from gorin.drive.finding import called
from gorin.drive.finding import card as find_card
from gorin.drive.requests import RULES, Request
from gorin.errors import RuleNotFound, UsageError
from gorin.kernel.players import seat_at
from gorin.rulebook import find, section, suggest
from gorin.rulesets import ruleset
from gorin.sim.game import Game, set_up

Body = dict[str, Any]


def answer(asked: Request, game: Game | None) -> Body:
    """The answer to a request that only asks."""
    return _ASKED[type(asked)](asked, game)


def playing(game: Game | None) -> Game:
    """The game, if there is one."""
    if game is None:
        raise UsageError("There is no game; begin one with 'new', 'table' or 'load'.")
    return game


def seat(game: Game, given: int | None) -> int | None:
    """A seat that is there, or None."""
    return None if given is None else seat_at(game.seats, given)


def one_string(table: str | list[str]) -> str:
    """A table as it was given, in one string."""
    return table if isinstance(table, str) else "\n".join(table)


def view(asked: requests.View, game: Game | None) -> Body:
    """The table, as a seat sees it or laid open."""
    game = playing(game)
    you = seat(game, asked.seat)
    return {"view": game.rules.open_view(game.state) if you is None else game.view(you)}


def read(asked: requests.Read, game: Game | None) -> Body:
    """One thing of the game."""
    game = playing(game)
    seat(game, asked.seat)
    given = {"player": asked.player, "ring": asked.ring, "provinces": asked.provinces}
    given |= {"conflict": asked.conflict or None, "attack": asked.attack or None, "card": asked.card}
    given |= {"battlefield": None if asked.battlefield is False else asked.battlefield}
    named = [what for what, which in given.items() if which is not None]
    if len(named) != 1:
        kinds = ", ".join(("card", *game.rules.readable))
        raise UsageError(f"One thing is read at a time: {kinds}.")
    if named == ["card"]:
        return {"read": game.rules.card(game.state, find_card(game, asked), asked.seat)}
    if named[0] not in game.rules.readable:
        raise UsageError(f"{game.rules.name} has no {named[0]} to be read; it has {', '.join(game.rules.readable)}.")
    return {"read": game.rules.read(game.state, named[0], given[named[0]], asked.seat)}


def why(asked: requests.Why, game: Game | None) -> Body:
    """Why a card cannot be used or played now, by its controller or by a seat."""
    if asked.card is None:
        raise UsageError("'why' needs a 'card'.")
    if asked.table is not None:
        rules = asked.rules or (game.header.rules if game is not None else RULES)
        game = set_up(one_string(asked.table), rules)
    game = playing(game)
    d = game.decision
    c = mine(game, asked, seat(game, asked.seat))
    you = game.state.holder[c] if asked.seat is None else asked.seat
    refused = game.rules.why_not(game.state, you, c)
    offered = [] if d is None or d.player != you else [i for i, o in enumerate(d.options) if o.card == c]
    return {
        "card": game.rules.short(game.state, c),
        "player": you,
        "refusals": [{"sentence": x.sentence, "rule": x.rule} for x in refused],
        "options": offered,
    }


def mine(game: Game, asked: requests.Why, you: int | None) -> int:
    """The card that is meant: of several, the one of the seat that asks or of the player who is asked."""
    if isinstance(asked.card, str) and asked.number is None:
        d = game.decision
        who = you if you is not None or d is None else d.player
        fit = [
            x
            for x in called(game, asked.card, you)
            if asked.zone in (None, x["zone"]) and asked.owner in (None, x["owner"])
        ]
        own = [x for x in fit if x["controller"] == who]
        if len(own) == 1:
            return int(own[0]["id"])
    return find_card(game, asked)


def card(asked: requests.Card, game: Game | None) -> Body:
    """A card as it is printed."""
    name = asked.rules or (game.header.rules if game is not None else RULES)
    rules = ruleset(name)
    known = cards_for(name)
    found = title(asked.name, known)
    if found is None:
        raise UsageError(f"There is no card '{asked.name[:80]}'{did_you_mean(asked.name[:80], known)}")
    return {"card": rules.description(known[found])}


def rules(asked: requests.Rules, game: Game | None) -> Body:
    """A rule, or those under a heading."""
    wanted = asked.rule.strip().casefold()[:200]
    one = find(wanted)
    found = [one] if one is not None else section(wanted)
    if not found:
        near = [f"'{id}'" for id in suggest(wanted)]
        hint = f"; did you mean {' or '.join(near)}?" if near else "."
        raise RuleNotFound(f"There is no rule '{wanted[:80]}'{hint}")
    return {"rules": [{k: v for k, v in asdict(rule).items() if v} for rule in found]}


def timing(asked: requests.Timing, game: Game | None) -> Body:
    """Where in the framework the game stands."""
    game = playing(game)
    return {"timing": game.rules.timing(game.state, openly=seat(game, asked.seat) is None)}


def notation(asked: requests.Notation, game: Game | None) -> Body:
    """The table in one string."""
    game = playing(game)
    return {"table": game.rules.notation(game.state)}


def log(asked: requests.Log, game: Game | None) -> Body:
    """What was told."""
    game = playing(game)
    you = seat(game, asked.seat)
    if asked.since < 0:
        raise UsageError(f"The log begins with line 0, not {asked.since}.")
    told = game.log
    if told is None:
        return {"log": [], "next": 0}
    lines = [x.text for x in told.lines[asked.since :]] if you is None else told.for_player(you, asked.since)
    return {"log": lines, "next": len(told.lines)}


_ASKED: dict[type[Request], Callable[[Any, Game | None], Body]] = {
    requests.View: view,
    requests.Read: read,
    requests.Why: why,
    requests.Card: card,
    requests.Rules: rules,
    requests.Timing: timing,
    requests.Notation: notation,
    requests.Log: log,
}
