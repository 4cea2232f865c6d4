"""What the heuristic player says: reasons that are reasons, in words, and an empty deck that is seen coming."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gorin.agents.base import advise, dice
from gorin.agents.choosing import nothing_worth_it, spoken
from gorin.agents.heuristic import HeuristicAgent
from gorin.agents.lcg.worth import worth
from gorin.agents.lookahead import WIN, Leaf
from gorin.rulesets import NAMES
from gorin.sim.game import Game, new_game
from tests.agents.asking import chooses
from tests.lcg.tables import pass_until, table

AGENT = HeuristicAgent()
NONSENSE = re.compile(r"best[^.]*\blose the game|little changes|#\d|that \.|: \.|^\.", re.IGNORECASE)


def asked(rules: str, seed: int, most: int, every: int) -> Iterator[Game]:
    """Decisions of a random game, every so often."""
    game = new_game(rules, seed=seed, log=False)
    rng = Random(seed)
    for n in range(most):
        if game.over:
            return
        d = game.decision
        assert d is not None
        if n % every == 0:
            yield game
        game.choose(rng.randrange(len(d.options)))


@pytest.mark.parametrize("rules", NAMES)
def test_every_reason_is_one(rules: str) -> None:
    for seed in (2, 3):
        for n, game in enumerate(asked(rules, seed, 260, 7)):
            d = game.decision
            assert d is not None
            reason = advise(AGENT, game.state, d, dice(n, d.player))[1]
            assert reason.endswith((".", "!")) and not NONSENSE.search(reason), f"{game.why}: {reason!r}"


def test_to_lose_is_never_the_best() -> None:
    assert "lose the game" in nothing_worth_it("you lose the game", Leaf(-WIN, None))
    assert "best" not in nothing_worth_it("you lose the game", Leaf(-WIN, None))
    assert nothing_worth_it("", Leaf(0.0, None)) == "No action would change anything that counts now."
    assert nothing_worth_it("you gain 1 fate", Leaf(0.0, None)).endswith("the best would be that you gain 1 fate.")


def test_cards_of_one_name_are_told_apart_without_their_numbers() -> None:
    options = ["play Hiruma Yōjimbō #21", "play Hida Guardian", "play Hiruma Yōjimbō #30", "pass"]
    assert [spoken(options, i) for i in range(4)] == [
        "play Hiruma Yōjimbō (the first of them)",
        "play Hida Guardian",
        "play Hiruma Yōjimbō (the second of them)",
        "pass",
    ]


ROW = "Fields, " + ", ".join(["Fields[Plain Porter]"] * 4)


def with_decks(conflict: int, dynasty: int, honor: int = 9, phase: str = "dynasty") -> Any:
    """A table on which A's decks and honor vary."""
    decks = [", ".join([title] * n) for title, n in (("Scroll", conflict), ("Plain Captain", dynasty))]
    theirs = [", ".join([title] * 30) for title in ("Scroll", "Plain Captain")]
    rows = f"A {honor}/0: | | {ROW} | | {' | '.join(decks)}", f"B 10/0: | | {ROW} | | {' | '.join(theirs)}"
    return table("\n".join([*rows, f"{phase} phase, first A"]))


@pytest.mark.parametrize("few", [(3, 30), (30, 3)], ids=["conflict", "dynasty"])
def test_a_deck_that_runs_out_is_seen_coming(few: tuple[int, int]) -> None:
    worse = [worth(with_decks(30, 30, honor), 0) - worth(with_decks(*few, honor), 0) for honor in (9, 6)]
    assert 0 < worse[0] < worse[1], "5 honor of 6 are dearer than 5 of 9"
    assert worth(with_decks(30, 30), 0) == worth(with_decks(20, 20), 0), "that is far away"


@pytest.mark.parametrize(("left", "choice"), [(20, "Plain Porter #"), (2, "done")])
def test_what_lies_in_provinces_is_kept_when_the_deck_that_fills_them_runs_out(left: int, choice: str) -> None:
    s = with_decks(30, left, 5, "fate")
    pass_until(s, "A: discard from your provinces")
    assert chooses(s).startswith(choice)
