"""A proof sheet in small parts, for whoever has other things to do as well: each part takes a few seconds at most, and
what the parts have found makes the same sheet as `prove`. All of it are data that go from one process to another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from gorin.cards.loading import CardFile
from gorin.cards.packs import cards_with, keep
from gorin.errors import UsageError, quoted
from gorin.lab.proof.decks import Tried, tried
from gorin.lab.proof.pairs import compared, one_game, run_of, schedule
from gorin.lab.proof.playing import Played, play
from gorin.lab.proof.rules import Touched, touched
from gorin.lab.proof.sheet import Sheet
from gorin.rulesets import ruleset

GAMES_AT_ONCE: Final = 4
FACTS, GAMES, PAIR = "rules", "random games", "paired games"


@dataclass(frozen=True)
class Asked:
    """What is to be found out: about which card of a file, by which rules, in how many games."""

    file: CardFile
    card: str
    rules: str
    agent: str
    games: int
    pairs: int
    seed: int = 0

    def definition(self) -> Any:
        """The card."""
        found = next((card for card in self.file.cards if card.name == self.card), None)
        if found is None:
            raise UsageError(f"There is no card {quoted(self.card)} among these.")
        return found


class Part(NamedTuple):
    """A part of the work: its kind, and which games."""

    kind: str
    first: int = 0
    last: int = 0


class Facts(NamedTuple):
    """What is found out without playing."""

    text: str
    touched: Touched
    decks: tuple[Tried, ...]
    untried: str


def facts(asked: Asked) -> Facts:
    """The first part, on which the others rest."""
    keep(asked.file)
    card, rules = asked.definition(), ruleset(asked.rules)
    decks, untried = tried(card, asked.rules, asked.file)
    known = cards_with(asked.rules, asked.file)
    box = rules.open([decks[0].having] * 2, known, asked.seed).box if decks else None
    return Facts(rules.description(card)["text"], touched(card, asked.rules, box), tuple(decks), untried)


def parts(asked: Asked, found: Facts) -> list[Part]:
    """What is left to do."""
    if not found.decks:
        return []
    games = range(0, asked.games, GAMES_AT_ONCE)
    out = [Part(GAMES, first, min(first + GAMES_AT_ONCE, asked.games)) for first in games]
    return out + [Part(PAIR, i, i + 1) for i in range(len(schedule(asked.rules, found.decks, asked.pairs)))]


def done(asked: Asked, found: Facts, part: Part) -> Any:
    """Do a part: what random games have shown, or the points of a pair of games without the card and with it."""
    keep(asked.file)
    if part.kind == GAMES:
        n = part.last - part.first
        return play(asked.definition(), asked.rules, found.decks, n, asked.seed, part.first, asked.file)
    planned = schedule(asked.rules, found.decks, asked.pairs)
    runs = [run_of(asked.rules, planned, asked.agent, having, asked.seed, asked.file) for having in (False, True)]
    return [one_game(run, part.first, planned[part.first].seat) for run in runs]


def sheet(asked: Asked, found: Facts, results: Sequence[tuple[Part, Any]]) -> Sheet:
    """The sheet of all parts that are done."""
    played = Played()
    for part, result in results:
        if part.kind == GAMES:
            played.add(result)
    points = [result for part, result in results if part.kind == PAIR]
    planned = schedule(asked.rules, found.decks, asked.pairs)[: len(points)] if points else []
    told = compared(planned, [x[0] for x in points], [x[1] for x in points]) if points else []
    shown = played if found.decks and asked.games else None
    card = asked.definition()
    return Sheet(
        card, asked.rules, found.text, found.touched, found.decks, found.untried, shown, tuple(told), asked.agent
    )
