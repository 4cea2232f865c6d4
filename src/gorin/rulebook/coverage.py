"""How much of the rulebook the tests check: the rules in scope, and those that a passing test cites."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypedDict

from gorin.rulebook import citations
from gorin.rulebook.lookup import documents, rules
from gorin.rulebook.matching import fold
from gorin.rulebook.rule import DOCUMENTS, LCG, Rule

EXCEPTIONS = Path(__file__).with_name("exceptions.toml")
PLAYED = frozenset({"engine", "setup", "deckbuilding"})
"""The kinds of rule that a program can keep or break."""

_LAW = {document.prefix: document.formats for document in DOCUMENTS}
_GAME = {document.prefix: "lcg" if document.formats <= LCG else "ccg" for document in DOCUMENTS}


class Count(TypedDict):
    """The coverage of one document, as it is printed in JSON."""

    rules: int
    in_scope: int
    cited: int
    overruled: list[str]
    overruled_in_part: list[str]
    excepted: list[str]


@dataclass(frozen=True)
class Scope:
    """What the project has: its formats, and by game the names of its cards (the games share some names)."""

    formats: frozenset[str]
    cards: Mapping[str, frozenset[str]]

    @staticmethod
    def of(formats: Collection[str], cards: Mapping[str, Iterable[str]]) -> Scope:
        """The scope of these formats and card names; accents and capitals do not matter in names."""
        return Scope(frozenset(formats), {game: frozenset(map(fold, names)) for game, names in cards.items()})

    def has(self, rule: Rule) -> bool:
        """Whether the project has what the rule speaks of: its formats, all of its cards, and one of those of which one
        is enough."""
        if rule.kind not in PLAYED or not any(map(self._has_format, rule.formats or _LAW[rule.document])):
            return False
        names = self.cards.get(_GAME[rule.document], frozenset())
        needed = [card for card in rule.cards if card not in rule.one_of]
        if rule.one_of and not any(fold(card) in names for card in rule.one_of):
            return False
        return all(fold(card) in names for card in needed)

    def _has_format(self, name: str) -> bool:
        # An edition's 40/40 decks are the only decks it has here.
        return name in self.formats or name.removesuffix("-40-40") in self.formats


def exceptions(path: Path = EXCEPTIONS) -> dict[str, str]:
    """The ids that no test will cite, each with its reason."""
    return dict(tomllib.loads(path.read_text(encoding="utf-8")))


def count(among: Iterable[Rule], scope: Scope, cited: Collection[str], excepted: Collection[str]) -> Count:
    """The coverage of the given rules. What newer rules override, in full or in part, is counted apart."""
    every = list(among)
    here = [rule for rule in every if scope.has(rule)]
    inside = [rule for rule in here if not (rule.fully_superseded or rule.partly_overruled)]
    return Count(
        rules=len(every),
        in_scope=len(inside),
        cited=sum(rule.id in cited for rule in inside),
        overruled=[rule.id for rule in here if rule.fully_superseded],
        overruled_in_part=[rule.id for rule in here if rule.partly_overruled],
        excepted=[rule.id for rule in every if rule.id in excepted],
    )


def missing(among: Iterable[Rule], scope: Scope, cited: Collection[str], excepted: Collection[str]) -> list[Rule]:
    """The rules in scope that no passing test cites and no exception excuses; of those overridden in part, too."""
    known = {*cited, *excepted}
    return [rule for rule in among if rule.id not in known and not rule.fully_superseded and scope.has(rule)]


def report(formats: Collection[str], cards: Mapping[str, Iterable[str]]) -> dict[str, dict[str, Count]]:
    """The coverage of every document, by the map of citations."""
    scope, cited, excepted = Scope.of(formats, cards), citations.load(), exceptions()
    return {"documents": {each.prefix: count(rules(each.prefix), scope, cited, excepted) for each in documents()}}


def uncited(prefix: str, formats: Collection[str], cards: Mapping[str, Iterable[str]]) -> list[Rule]:
    """The rules of one document that still need a test."""
    return missing(rules(prefix), Scope.of(formats, cards), citations.load(), exceptions())
