"""What came of a run: counts and means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from gorin.rulesets import ruleset
from gorin.sim.match import Result, Run


class Report:
    """Adds results up, in whatever order they come."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.games = self.finished = self.errors = self.decisions = self.rounds = 0
        self.endings: Counter[str] = Counter()
        name = ruleset(run.rules).seat_name
        self.by_seat: dict[str, int] = {name(seat): 0 for seat in range(run.seats)}
        self.by_agent: dict[str, int] = dict.fromkeys(sorted(set(run.agents)), 0)
        self.by_deck: Counter[str] = Counter()
        self.by_team: Counter[str] = Counter()  # where several win together
        self.uses: Counter[str] = Counter()  # of abilities, where they are counted
        self.seconds = 0.0
        self.agent_failed = ""  # the first failure that was an agent's, in a sentence

    def add(self, result: Result) -> None:
        """Count one game."""
        self.games += 1
        for deck in result.decks:
            self.by_deck[deck] += 0
        if result.error:
            self.errors += 1
            if result.blames_agent and not self.agent_failed:
                self.agent_failed = result.error
            return
        for ability, n in (result.uses or {}).items():
            self.uses[ability] += n  # also those not used: they were there
        self.finished += result.finished
        self.decisions += result.decisions
        self.rounds += result.rounds
        self.endings[result.ending] += 1
        seats = list(self.by_seat)
        for seat in result.winners:
            self.by_seat[seats[seat]] += 1
            self.by_deck[result.decks[seat]] += 1
        for agent in {result.agents[seat] for seat in result.winners}:
            self.by_agent[agent] += 1
        if len(result.winners) > 1:
            self.by_team[" and ".join([seats[seat] for seat in result.winners])] += 1

    def add_all(self, results: Iterable[Result]) -> Report:
        for result in results:
            self.add(result)
        return self

    def as_dict(self) -> dict[str, Any]:
        """As `simulate --json` prints it. Means are of the games that did not fail."""
        played = max(1, self.games - self.errors)
        return {
            "games": self.games,
            "finished": self.finished,
            "errors": self.errors,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / self.seconds, 2) if self.seconds else 0.0,
            "decisions_per_game": round(self.decisions / played, 2),
            "rounds_per_game": round(self.rounds / played, 2),
            "endings": dict(sorted(self.endings.items(), key=lambda x: (-x[1], x[0]))),
            "wins": {
                "by_seat": self.by_seat,
                "by_agent": self.by_agent,
                "by_deck": dict(sorted(self.by_deck.items())),
                **({"by_team": dict(sorted(self.by_team.items()))} if self.by_team else {}),
            },
            **({"uses": dict(sorted(self.uses.items()))} if self.run.uses else {}),
        }
