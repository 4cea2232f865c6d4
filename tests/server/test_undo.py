"""Taking back tells nothing: what others hold cannot be found out by trying, neither by what comes nor by when."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest

from gorin.kernel.questions import ANSWER
from gorin.kernel.views import resample
from gorin.rulesets import ruleset
from gorin.server import protocol
from gorin.server.app import Config
from gorin.server.client import Refused, Seat, Server
from gorin.server.match import Match, Status
from gorin.server.running import Background
from gorin.sim.game import new_game
from gorin.sim.passing import Passing
from tests.server.serving import BOTH, GENEROUS, by_turns, next_asked, settle

RULES = ("lcg/stronghold", "ccg/emperor")
ANSWERS = {id for rules in RULES for id in ruleset(rules).questions.of(ANSWER)}
DEALS = 4  # in which the hidden cards are dealt anew, for each choice that could be taken back freely


def begun(rules: str, seed: int) -> Match:
    match = Match(1, 1, new_game(rules, seed=seed, stop=True), Status([0, 0]))
    match.pass_on(people())
    return match


def people() -> dict[int, Passing]:
    return {0: Passing(), 1: Passing()}


def after(match: Match, option: int) -> Match:
    """The game after a choice and what follows from it by itself."""
    later = match.copy()
    later.choose(option, hand=True)
    later.pass_on(people())
    return later


def dealt_anew(match: Match, seat: int, seed: int) -> Match:
    """The same as far as a seat can tell."""
    other = match.copy()
    other.game.state = resample(match.game.state, seat, seed)
    other.game.state.log = match.game.state.log
    return other


def seen(match: Match, seat: int) -> object:
    """What a seat sees, and who is asked what."""
    d = match.game.decision
    return match.view(seat), len(match.lines(seat)), None if d is None else (d.player, d.why)


def free_and_told(rules: str, seed: int, most: int) -> tuple[int, int]:
    """Play by dice, and for each choice that could be taken back freely see that it comes to the same whatever the
    others hold. Gives how many were free, and in how many moments another was asked to answer."""
    match, dice = begun(rules, seed), Random(seed)
    free = asked = 0
    for _ in range(most):
        if match.over:
            break
        d = match.game.decision
        assert d is not None
        seat, option = d.player, dice.randrange(len(d.options))
        later = after(match, option)
        if later.over:
            break
        e = later.game.decision
        assert e is not None
        if e.player != seat and later.answering:
            asked += 1
            assert later.has_learned(seat, match), f"{seat} knows that {e.player} is asked: {d.why} -> {e.why}"
        if not later.has_learned(seat, match):
            free += 1
            for deal in range(DEALS):
                anew = dealt_anew(match, seat, seed * 1_000 + deal)
                assert seen(after(anew, option), seat) == seen(later, seat), f"{d.why} -> {e.why}"
        match = later
    return free, asked


@pytest.mark.parametrize("rules", RULES)
def test_what_is_taken_back_freely_has_told_nothing(rules: str) -> None:
    free, asked = free_and_told(rules, 1, most=250)
    more = free_and_told(rules, 2, most=250)
    assert free + more[0] > 20 and asked + more[1] > 0


@pytest.mark.soak
@pytest.mark.parametrize("rules", RULES)
def test_what_is_taken_back_freely_has_told_nothing_in_many_games(rules: str) -> None:
    found = [free_and_told(rules, 500 + seed, most=3_000) for seed in range(25)]
    assert sum(free for free, _ in found) > 500 and sum(asked for _, asked in found) > 50


# --- at a table -----------------------------------------------------------------------------------------------------


def another_asked(server: Server) -> tuple[list[Seat], Seat, Seat]:
    """A table at which somebody has just chosen, and another is asked to answer: who sits there, these two."""
    for seed in range(20):
        made = server.create(seats=BOTH, seed=seed)
        seats = [server.sit(made, 0), server.sit(made, 1)]
        dice = Random(seed)
        while (asked := next_asked(seats)) is not None:
            assert asked.decision is not None
            asked.choose(dice.randrange(len(asked.decision.options)))
            other = next_asked(seats)
            if other is None or other is asked or other.decision is None:
                continue
            if other.decision.ask in ANSWERS:
                return seats, asked, other
        for seat in seats:
            seat.close()
    pytest.fail("nobody was ever asked to answer")


def test_who_knows_that_another_is_asked_to_answer_does_not_take_back_freely(server: Server) -> None:
    seats, asked, other = another_asked(server)
    view, question = asked.view, other.decision
    asked.ask(protocol.Propose(what="undo"))
    settle(other)
    assert [(offer.what, offer.by) for offer in other.table.offers] == [("undo", asked.seat)]
    assert (asked.view, other.decision) == (view, question)
    for seat in seats:
        seat.close()


def test_at_a_steady_table_no_offer_is_answered_before_its_time(server: Server) -> None:
    made = server.create(seats=BOTH, steady=10)
    with server.sit(made, 0) as anna, server.sit(made, 1) as bert:
        asked = next_asked([anna, bert])
        assert asked is not None
        asked.choose(0)
        before = server.get(f"/api/tables/{made.table.table}")
        for seat in (anna, bert):
            for said in (
                protocol.Propose(what="undo"),
                protocol.Propose(what="draw"),
                protocol.Propose(what="rematch"),
                protocol.Concede(),
                protocol.Settings(until="conflict"),
            ):
                with pytest.raises(Refused, match="Wait a moment"):
                    seat.ask(said)
        assert server.get(f"/api/tables/{made.table.table}") == before


def test_at_a_steady_table_the_end_is_told_at_its_own_pace() -> None:
    background = Background(Config(limits=GENEROUS))
    with background as url:
        server = Server(url)
        made = server.create(seats=BOTH, steady=0.01)
        with server.sit(made, 0) as anna, server.sit(made, 1) as bert:
            by_turns([anna, bert], Random(1), 10)
            table = background.hub().tables[made.table.table]
            assert server.get(f"/api/tables/{made.table.table}")["state"] == "playing"
            table._hold = monotonic() + 3600  # what comes of a last choice is not told yet
            assert table.match is not None
            table.kept.state, table.match.status.result = "over", protocol.Result("honor", 0, 3)
            told = server.get(f"/api/tables/{made.table.table}")
            assert (told["state"], told["result"]) == ("playing", None)
            assert made.table.table in {each["table"] for each in server.get("/api/tables")["tables"]}
            table._hold = 0.0
            assert server.get(f"/api/tables/{made.table.table}")["state"] == "over"


def test_taking_back_freely_gives_no_time_back() -> None:
    background = Background(Config(limits=GENEROUS))
    with background as url:
        server = Server(url)
        made = server.create(seats=BOTH, seed=1, clock={"kind": "chess", "main": 600, "extra": 60})
        with server.sit(made, 0) as anna, server.sit(made, 1) as bert:
            first = next_asked([anna, bert])
            assert first is not None and first.seat is not None
            for _ in range(5):
                first.choose(0)  # a stronghold is placed: nothing has happened that anybody could answer
                assert next_asked([anna, bert]) is first
                first.ask(protocol.Propose(what="undo"))
                settle(first)
            time = background.hub().tables[made.table.table].clocks.times[first.seat]
            assert time.left <= 660 and time.owed == 1
