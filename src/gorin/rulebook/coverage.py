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

    def has(self, rule: Rule, cited: bool = False) -> bool:
        """Whether the project has what the rule speaks of. A rule that is superseded counts only when it is cited."""
        if rule.kind not in PLAYED or (rule.fully_superseded and not cited):
            return False
        formats = rule.formats or _LAW[rule.document]
        names = self.cards.get(_GAME[rule.document], frozenset())
        return any(map(self._has_format, formats)) and all(fold(card) in names for card in rule.cards)

    def _has_format(self, name: str) -> bool:
        # An edition's 40/40 decks are the only decks it has here.
        return name in self.formats or name.removesuffix("-40-40") in self.formats


def exceptions(path: Path = EXCEPTIONS) -> dict[str, str]:
    """The ids that no test will cite, each with its reason."""
    return dict(tomllib.loads(path.read_text(encoding="utf-8")))


def count(among: Iterable[Rule], scope: Scope, cited: Collection[str], excepted: Collection[str]) -> Count:
    """The coverage of the given rules."""
    every = list(among)
    inside = [rule for rule in every if scope.has(rule, rule.id in cited)]
    return Count(
        rules=len(every),
        in_scope=len(inside),
        cited=sum(rule.id in cited for rule in inside),
        excepted=[rule.id for rule in every if rule.id in excepted],
    )


def missing(among: Iterable[Rule], scope: Scope, cited: Collection[str], excepted: Collection[str]) -> list[Rule]:
    """The rules in scope that no passing test cites and no exception excuses."""
    return [rule for rule in among if rule.id not in cited and rule.id not in excepted and scope.has(rule)]


def report(formats: Collection[str], cards: Mapping[str, Iterable[str]]) -> dict[str, dict[str, Count]]:
    """The coverage of every document, by the committed map of citations."""
    scope, cited, excepted = Scope.of(formats, cards), citations.load(), exceptions()
    return {"documents": {each.prefix: count(rules(each.prefix), scope, cited, excepted) for each in documents()}}


def uncited(prefix: str, formats: Collection[str], cards: Mapping[str, Iterable[str]]) -> list[Rule]:
    """The rules of one document that still need a test."""
    return missing(rules(prefix), Scope.of(formats, cards), citations.load(), exceptions())
