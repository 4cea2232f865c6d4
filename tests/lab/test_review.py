"""A game looked at again: chances from what was known then, dear choices, luck, turning points."""

from __future__ import annotations

import doctest
from functools import cache
from random import Random

import pytest

import gorin
from gorin.agents.imagining import Depth
from gorin.agents.levels import world
from gorin.errors import RecordError, UsageError
from gorin.kernel.record import Ending, read_record
from gorin.kernel.views import resample
from gorin.lab import shares
from gorin.lab.review import parts
from gorin.lab.review.dearest import Dear, dearest, suspects
from gorin.lab.review.luck import luck, pair
from gorin.lab.review.moments import played
from gorin.lab.review.sheet import Review, review, sheet
from gorin.lab.review.turning import turning
from gorin.lab.review.weighing import Weighed, weigh
from gorin.lab.review.words import in_words, plot
from gorin.lab.shares import Between, chances, difference, mean, share
from gorin.lab.standing import won
from gorin.sim.game import Game

CONCEDE = {"do": "concede"}
# A has won the conflict and could break the last province; next round's attack on his own cannot be stopped
BLUNDER = """A 10/1: Matsu Berserker* | Fine Katana | Manicured Garden, Fields#, Fields#, Fields#, Fields
B 10/3: Hida Kisada, Matsu Berserker, Doji Whisperer | | Manicured Garden, Fields#, Fields#, Fields#, Fields
conflict phase, round 3, first A
military air A>B Manicured Garden"""


@cache
def blundered() -> gorin.Record:
    """A passes instead of winning, and gives up."""
    game = gorin.set_up(BLUNDER)
    for _ in range(2):
        game.choose(game.options.index("pass"))
    game.aside(0, CONCEDE)
    return game.record


@cache
def short(rules: str = "lcg/skirmish", choices: int = 9, players: int | None = None) -> gorin.Record:
    """The beginning of a game, by chance, until somebody gives up."""
    game, dice = gorin.new_game(rules, seed=3, players=players), Random(3)
    while not game.over and game.decisions < choices:
        game.choose(dice.randrange(len(game.options)))
    return given_up(game)


def given_up(game: Game) -> gorin.Record:
    for seat in range(1, game.seats):
        if not game.over:
            game.aside(seat, CONCEDE)
    assert game.over
    return game.record


@cache
def looked_at() -> Review:
    return review(blundered(), deals=2)


@cache
def dealt() -> Review:
    return review(short(), deals=2)


def test_a_blunder_is_found_with_what_was_better_and_why() -> None:
    (dear,) = looked_at().sides[0].dearest
    assert (dear.chosen, dear.better, dear.round, dear.decision) == ("pass", "play Fine Katana", 3, 1)
    assert dear.lost.low > 0.2 and dear.lost.n == 8 and dear.as_dict()["sure"]
    assert "breaking the province" in dear.why and "In 8 of 8 imagined rounds" in dear.why and "“pass”" in dear.why
    assert looked_at().sides[1].dearest == ()


def test_a_better_choice_has_nothing_to_be_told() -> None:
    game = gorin.set_up(BLUNDER)
    game.choose(game.options.index("pass"))
    game.choose(game.options.index("play Fine Katana"))
    game.aside(1, CONCEDE)
    found = review(game.record, seats=[0], deals=2)
    assert len(found.sides) == 1 and found.sides[0].dearest == ()
    assert found.sides[0].choices[0].chance.value == 1.0


def test_the_end_may_be_a_turning_point() -> None:
    mine, theirs = looked_at().sides
    assert [turn.after for turn in mine.turns] == [Between(0.0, 0.0, 0.0, 0)] and mine.turns[0].next == 3
    assert "A concedes." in mine.turns[0].told and mine.points == 0.0 and theirs.points == 1.0


def test_turning_points_are_changes_that_the_deals_do_not_explain() -> None:
    game = played(short())
    mine = [moment for moment in game.moments if moment.seat == 0][:3]

    def with_chance(k: int, value: float, width: float) -> Weighed:
        at = mine[k]
        chance = Between(value, value - width, value + width, 9)
        return Weighed(at.decision, at.step, at.round, 0, "", f"choice {k}", chance, -1, 0.0)

    sure = [with_chance(0, 0.5, 0.05), with_chance(1, 0.9, 0.05), with_chance(2, 0.88, 0.05)]
    found = turning(game, sure, 0, 1.0)
    assert [(turn.chosen, turn.next) for turn in found] == [("choice 0", mine[1].step), ("choice 2", 10)]
    assert found[0].change == pytest.approx(0.4)
    unsure = [with_chance(0, 0.5, 0.4), with_chance(1, 0.9, 0.4)]
    assert turning(game, unsure, 0, 1.0) == [] and turning(game, [], 0, 1.0) == []


@pytest.mark.parametrize("rules,players", [("lcg/skirmish", 2), ("lcg/enlightenment", 3), ("ccg/emperor", 2)])
def test_a_chance_rests_on_what_the_seat_knew_then(rules: str, players: int) -> None:
    """All that the seat could not see is dealt anew under the review: it may not notice."""
    how, looked = world(rules.partition("/")[0]), 0
    for moment in played(short(rules, 40, players)).moments[5::11]:
        other = moment._replace(state=resample(moment.state, moment.seat, 99))
        assert weigh(how, moment, Depth(8, most=3), 2, 1) == weigh(how, other, Depth(8, most=3), 2, 1)
        looked += moment.state != other.state
    assert looked


def test_the_same_seed_finds_the_same_in_any_order_and_number_of_parts() -> None:
    asked = parts.asked_for(short(), deals=2)
    first = parts.parts(asked)
    assert [part.kind for part in first] == ["choices"] * 2 + ["luck of the deal"]
    found = [(part, parts.done(asked, part)) for part in reversed(first)]
    weighed = [x for part, result in reversed(found) if part.kind == "choices" for x in result]
    found += [(part, parts.done(asked, part)) for part in parts.later(asked, weighed)]
    assert sheet(asked, found) == dealt()
    moment = played(short()).moments[-1]
    looks = [weigh(world("lcg"), moment, Depth(8, most=1), 2, seed) for seed in (0, 1)]
    assert looks[0].chance != looks[1].chance
    numbers = sorted(range(9), key=lambda n: (short().choices[n].p, n))
    assert [x.decision for side in dealt().sides for x in side.choices] == numbers


def test_more_processes_find_the_same() -> None:
    told: list[tuple[str, int, int]] = []
    assert review(blundered(), deals=2, processes=2, advance=lambda *x: told.append(x)) == looked_at()
    assert ("choices", 1, 1) in told and ("dear choices", 1, 1) in told


def test_luck_is_counted_over_the_same_deal_and_others() -> None:
    record, how = short(), world("lcg")
    pairs = [pair(how, record, number, 0) for number in range(2)]
    assert pairs == [pair(how, record, number, 0) for number in range(2)]
    assert all(sum(points) == pytest.approx(1.0) for both in pairs for points in both)
    lucky = luck(0, [((1.0, 0.0), (0.0, 1.0))] * 20)
    assert lucky.same == share(20, 20) and lucky.others == share(0, 20) and lucky.worth.low > 0.5
    assert luck(1, [((1.0, 0.0), (0.0, 1.0))] * 20).worth.value == -1.0


def test_who_wins_with_a_team_has_won() -> None:
    game = gorin.new_game("lcg/team-conquest", seed=3, players=4)
    game.aside(0, CONCEDE)
    game.aside(1, CONCEDE)
    assert game.over and [won(game, seat) for seat in range(4)] == [0.0, 0.0, 1.0, 1.0]
    assert won(gorin.new_game("lcg/team-conquest", seed=3, players=4), 1) == 0.5  # nobody has, so far


def test_a_game_from_a_table_has_no_deal() -> None:
    assert [side.luck for side in looked_at().sides] == [None, None]
    assert all(side.luck is not None for side in dealt().sides)


def test_the_dearest_are_three_and_those_that_cost_something() -> None:
    def dear(decision: int, at_first: float, lost: float) -> Dear:
        return Dear(decision, decision, 1, 0, "", "", at_first, mean([lost] * 9), "")

    found = dearest([dear(1, 0.2, 0.1), dear(2, 0.5, 0.3), dear(3, 0.4, -0.1), dear(4, 0.1, 0.9), dear(5, -0.2, 0.5)])
    assert [each.decision for each in found] == [2, 1]  # picked by the second look, counted by the third

    def weighed(decision: int, better: int, seems: float) -> Weighed:
        return Weighed(decision, decision, 1, 0, "", "", chances([0.5]), better, seems)

    looked = [weighed(n, 0, n / 10) for n in range(9)] + [weighed(9, -1, 0.0)]
    assert [each.decision for each in suspects(looked)] == [8, 7, 6, 5, 4, 3]


def test_it_is_told_in_words_and_drawn() -> None:
    said = "\n".join(in_words(looked_at(), every=True))
    assert "A (A) loses; 1 choice." in said and "better: “play Fine Katana”" in said and "B (B) wins" in said
    assert "round 3, decision 2" in said and "Every choice" in said
    lucky = "\n".join(in_words(dealt()))
    assert "Luck of the deal: between equals this seat wins" in lucky and "of 6 games of this deal" in lucky
    assert plot(looked_at()).count("<polyline") == 2 and plot(looked_at()).count("<circle") == 1


def test_only_games_that_are_over_are_looked_at() -> None:
    going = gorin.new_game("lcg/skirmish", seed=3)
    going.choose(0)
    with pytest.raises(RecordError, match="goes on; a review is for games that are over"):
        review(going.record)
    failed = read_record(short().lines())
    failed.ending = Ending("error", error="Oh.")
    with pytest.raises(RecordError, match="broke off with an error"):
        review(failed)


def test_what_cannot_be_asked() -> None:
    with pytest.raises(UsageError, match="There is no seat 2"):
        review(short(), seats=[2])
    with pytest.raises(UsageError, match=r"captain \(3\), general \(4\), sage \(5\), not by 'pupil'"):
        review(short(), level="pupil")
    with pytest.raises(UsageError, match="2 deals at least, not 1"):
        review(short(), deals=1)
    with pytest.raises(UsageError, match="At least 1 process"):
        review(short(), deals=2, processes=0)
    assert parts.asked_for(short(), level="5").deals == 32 and parts.asked_for(short()).deals == 16


def test_intervals() -> None:
    assert doctest.testmod(shares).failed == 0
    assert difference(share(5, 10), share(5, 10)).value == 0.0 and chances([]) == Between(0.5, 0.0, 1.0, 0)
