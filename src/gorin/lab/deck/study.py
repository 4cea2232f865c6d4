"""The deck lab as a whole: what is reckoned and what is played, and both as one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from gorin.agents.guests import expected
from gorin.cards.registry import cards_for
from gorin.decks.precons import precons
from gorin.errors import UsageError
from gorin.lab.deck.findings import Against, Round, Winner, against, rounds, winners
from gorin.lab.deck.games import Asked, Notes, several
from gorin.lab.deck.reckoning import Reckoned, reckoned
from gorin.lab.workers import spread
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList

VERSION: Final = 1  # of what `as_dict` tells
TOGETHER: Final = 4  # games in one part: both of a shuffle are in the same
Advance = Callable[[int, int], None]


@dataclass(frozen=True)
class Study:
    """A deck, and what was found out about it."""

    asked: Asked
    reckoned: Reckoned
    games: int
    failed: tuple[str, ...]
    endings: dict[str, int]
    against: tuple[Against, ...]
    rounds: tuple[Round, ...]
    winners: tuple[Winner, ...]

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        asked = self.asked
        return {
            "lab": VERSION, "rules": asked.rules, "deck": asked.deck.as_dict(), "agent": asked.agent,
            "pairs": asked.pairs, "seed": asked.seed, **self.reckoned.as_dict(),
            "games": self.games, "failed": list(self.failed), "endings": self.endings,
            "against": [each.as_dict() for each in self.against],
            "rounds": [each.as_dict() for each in self.rounds],
            "cards": [each.as_dict() for each in self.winners],
        }  # fmt: skip


def asked_for(
    deck: DeckList,
    rules: str,
    others: Sequence[DeckList] = (),
    agent: str = "heuristic",
    pairs: int = 10,
    seed: int = 0,
) -> Asked:
    """What is asked, once it has been found to make sense. Without others, the usual deck of each clan is played."""
    name = ruleset(rules).name
    fewest, _ = ruleset(rules).seats
    if fewest > 2:
        raise UsageError(f"The lab plays games of two, and {name} is for {fewest} players and more.")
    if pairs < 0:
        raise UsageError(f"There are 0 shuffles against each deck or more, not {pairs}.")
    expected(agent)
    chosen = tuple(others or (other for other in precons(name) if other.cards != deck.cards))
    if pairs and not chosen:
        raise UsageError(f"Gorin has no other decks for {name}: name some to play against.")
    return Asked(name, deck, chosen, agent, pairs, seed)


def study(asked: Asked, processes: int | None = 1, advance: Advance | None = None) -> Study:
    """Find it out. The same seed finds the same, however many processes there are."""
    parts = [range(first, min(first + TOGETHER, asked.games)) for first in range(0, asked.games, TOGETHER)]
    found: dict[int, list[Notes]] = {}
    for place, notes in spread(partial(several, asked), parts, asked.rules, processes):
        found[place] = notes
        if advance is not None:
            advance(sum(map(len, found.values())), asked.games)
    return concluded(asked, [notes for place in sorted(found) for notes in found[place]])


def concluded(asked: Asked, played: Sequence[Notes]) -> Study:
    """What these games say; those that failed count for nothing."""
    cards = cards_for(asked.rules)
    facts = reckoned(asked.deck, asked.rules, cards)
    games = [notes for notes in played if not notes.error]
    endings: dict[str, int] = {}
    for notes in games:
        endings[notes.ending] = endings.get(notes.ending, 0) + 1
    drawn = [name for name, _ in asked.deck.cards if cards[name].pile in facts.curve]
    return Study(
        asked,
        facts,
        len(games),
        tuple(notes.error for notes in played if notes.error),
        dict(sorted(endings.items(), key=lambda x: (-x[1], x[0]))),
        tuple(against(games)) if games else (),
        tuple(rounds(games)),
        tuple(winners(games, sorted(drawn))) if games else (),
    )
