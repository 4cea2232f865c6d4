"""Where in the framework a game stands."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gorin.kernel.events import RULEBOOK, Event
from gorin.rulebook import section
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.seeing.timing import timing, told
from gorin.rulesets.lcg.words import CRANE, NEUTRAL, character, reaction
from gorin.rulesets.lcg.words.player_effects import GainHonor
from gorin.sim.game import new_game
from tests.lcg.tables import Happens, do, find, options, pass_until, table
from tests.states import lcg

PHASES = {"dynasty": "1.", "draw": "2.", "conflict": "3.", "fate": "4."}


def witness(kind: int, clan: Any = NEUTRAL) -> Any:
    """A character whose controller may react to an event of this kind."""
    return character("Witness", clan, reaction(Happens(kind), GainHonor(), unlimited=True), cost=1)


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
def test_every_moment_of_a_game_has_a_step_of_its_phase(rules: str) -> None:
    game = new_game(rules, seed=11, stop=True)
    rng = random.Random(3)
    phases = set()
    while not game.over and game.decisions < 3_000:
        before = game.state.key
        now = timing(lcg(game))
        assert game.state.key == before
        assert game.decision is not None and now["priority"] == game.decision.player
        phases.add(now["phase"])
        if now["phase"] == "setup":
            assert now["step"] in ("5", "6", "7") and now["rule"] is None
        else:
            assert now["step"].startswith((PHASES[now["phase"]], "D."))
            assert section(now["rule"])
        assert (now["window"] == "actions") >= (game.decision.why == "action")
        game.choose(rng.randrange(len(game.options)))
    assert phases == {"setup", *PHASES}
    assert timing(lcg(game))["priority"] is None


@rule("rr.active-player.3")
def test_in_the_conflict_phase_the_active_player_declares_or_has_declared() -> None:
    s = table("A 10/3: Doji Whisperer\nB 10/3: Eager Scout*\nmilitary air B>A\nfirst A")
    assert timing(s)["active"] == 1 and timing(s)["priority"] == 0
    s = table("A 10/3: Doji Whisperer\nB 10/3: Eager Scout\nfirst B, left A=1 B=0")
    assert timing(s)["active"] == 0 and timing(s)["priority"] == 1
    s = table("A 10/3: Doji Whisperer\nB 10/3: Eager Scout\nleft A=0 B=0")
    assert timing(s)["active"] is None


@rule("rr.active-player.1", "rr.active-player.2")
def test_in_the_dynasty_phase_the_active_player_alternates() -> None:
    s = table("A 10/3:| | Fields, Fields[Doji Whisperer]\nB 10/3:\ndynasty phase, first A")
    assert (timing(s)["active"], timing(s)["step"]) == (0, "1.4")
    do(s, "A: Doji Whisperer", "A: 0")
    assert timing(s)["active"] == timing(s)["priority"] == 1


def test_a_window_names_its_stage_and_what_it_answers() -> None:
    s = table("A 10/3: Witness | Way of the Crane\nB 10/3:", extra=[witness(ev.HONOR, CRANE)])
    assert (timing(s)["window"], timing(s)["answering"]) == ("actions", [])
    do(s, "A: Way of the Crane", "A: Witness")
    assert options(s) == ["Witness", "pass"]
    now = timing(s)
    assert now["window"] == "reactions" and now["answering"] == ["Witness is honored: A's Way of the Crane."]
    assert now["step"] == "3.1" and now["name"] == "action window"
    assert now["resolving"][-1] == "window: reactions"


def test_a_hidden_card_is_not_named_by_a_window() -> None:
    s = table("A 10/3: | Fine Katana\nB 10/3:")
    drawn = Event(ev.TO_HAND, find(s, "Fine Katana"), 0, tag=RULEBOOK)
    assert told(s, (drawn, Event(ev.GAIN_HONOR, player=1, n=1))) == ["A card goes to A's hand.", "B gains 1 honor."]


def test_dials_that_are_revealed_are_the_next_step() -> None:
    s = table("A 10/3: Witness\nB 10/3:\ndynasty phase", extra=[witness(ev.BIDS_REVEALED)])
    pass_until(s, "A: honor bid")
    assert (timing(s)["step"], timing(s)["name"]) == ("2.2", "honor bid")
    do(s, "A: 1", "B: 1")
    assert options(s) == ["Witness", "pass"]
    assert (timing(s)["step"], timing(s)["name"]) == ("2.3", "reveal honor dials")


def test_cards_that_are_revealed_one_by_one_are_all_in_one_step() -> None:
    s = table("A 10/3: Witness\nB 10/3:\nfate phase", extra=[witness(ev.TURN_FACEUP)])
    seen = 0
    while s.round == 1 or timing(s)["step"] != "1.4":
        if timing(s)["window"] == "reactions":
            seen += 1
            assert (timing(s)["step"], timing(s)["name"]) == ("1.2", "reveal facedown dynasty cards")
            assert timing(s)["answering"] == ["Peasant is revealed."]
        d = s.decision
        words = options(s)
        do(s, f"{'AB'[d.player]}: {next(x for x in ('pass', 'done', words[0]) if x in words)}")
    assert seen > 1
