"""What can be read here besides games: a card's page with its rulings, the rulebook's documents and headings."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING

from starlette.requests import Request

from gorin import rulebook
from gorin.cards.registry import cards, versions
from gorin.decks.titles import did_you_mean, title
from gorin.errors import quoted
from gorin.rulebook.lessons import lessons as lessons_of
from gorin.rulesets import ruleset
from gorin.server import bodies
from gorin.server.hub import NotThere
from gorin.server.printed import game_asked, number_asked, printed

if TYPE_CHECKING:
    from gorin.server.endpoints import Desk


async def card(desk: Desk, request: Request, body: None) -> bodies.CardPage:
    """One card, with its rulings."""
    game, wanted = game_asked(request), request.path_params["title"]
    there = await asyncio.to_thread(cards, game)
    found = title(wanted, there)
    if found is None:
        raise NotThere(f"There is no card called {quoted(wanted)}{did_you_mean(wanted[:100], there)}")
    about = await asyncio.to_thread(rulebook.rulings, game, found)
    each = [printed(game, x) for x in await asyncio.to_thread(versions, game, found)]
    return bodies.CardPage(game, each, [rule_info(rule) for rule in about])


async def documents(desk: Desk, request: Request, body: None) -> bodies.Documents:
    """The documents of the rulebook, with their headings in order."""
    return await asyncio.to_thread(_documents)


@cache
def _documents() -> bodies.Documents:
    told = []
    for each in rulebook.documents():
        headings: dict[str, bodies.Heading] = {}
        for rule in rulebook.rules(each.prefix):
            headings.setdefault(rule.section, bodies.Heading(rule.section, rule.title, 0)).rules += 1
        told.append(bodies.DocumentInfo(each.prefix, each.title, sorted(each.formats), list(headings.values())))
    return bodies.Documents(told)


async def lessons(desk: Desk, request: Request, body: None) -> bodies.Lessons:
    """What a newcomer is told, and when."""
    rules = request.query_params.get("rules", "lcg/stronghold")
    fewest, most = ruleset(rules).seats  # or it is refused
    found = await asyncio.to_thread(lessons_of, rules, number_asked(request, "players", fewest, most))
    told = [bodies.LessonInfo(x.title, x.text, *map(list, (x.cites, x.asked, x.told, x.step))) for x in found]
    return bodies.Lessons(rules, told)


def rule_info(rule: rulebook.Rule) -> bodies.RuleInfo:
    """A rule as it is told."""
    return bodies.RuleInfo(
        rule.id, rule.title, rule.document, rule.says, rule.kind, list(rule.cards), rule.reading, rule.superseded
    )
