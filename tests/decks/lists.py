"""Decks for tests: the precons with a few cards more or less, and invented cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gorin.cards.registry import cards
from gorin.decks.legality import problems
from gorin.decks.precons import every_precon
from gorin.decks.problem import Problem
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.card import Card

LCG = STRONGHOLD, SKIRMISH = "lcg/stronghold", "lcg/skirmish"


def precon(name: str, rules: str = STRONGHOLD) -> DeckList:
    """A precon by name."""
    return next(deck for deck in every_precon(rules) if deck.name == name)


def but(deck: DeckList, **counts: int) -> DeckList:
    """The deck with other numbers of some cards (0 takes one out); spaces are written as underscores."""
    all_counts = dict(deck.cards)
    for name, n in counts.items():
        all_counts[name.replace("_", " ")] = n
    return DeckList(deck.name, deck.clan, tuple((name, n) for name, n in all_counts.items() if n))


def of_clan(deck: DeckList, clan: str) -> DeckList:
    """The deck, naming another clan."""
    return DeckList(deck.name, clan, deck.cards)


def wrong(deck: DeckList, rules: str = STRONGHOLD, *invented: Card) -> dict[str, str]:
    """Every problem of a deck, by the first rule it rests on."""
    found = {}
    for problem in all_wrong(deck, rules, *invented):
        assert str(problem).endswith(f"[{', '.join(problem.rules)}]")
        found[problem.rules[0]] = problem.sentence
    return found


def all_wrong(deck: DeckList, rules: str = STRONGHOLD, *invented: Card) -> list[Problem]:
    known: Mapping[str, Any] = {**cards("lcg"), **{card.name: card for card in invented}}
    return problems(deck, rules, known)
