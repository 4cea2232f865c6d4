"""Ladders: who is how strong, and the plot of it."""

from __future__ import annotations

import doctest
import json
import xml.etree.ElementTree as ET
from pathlib import Path
from random import Random

import pytest

from gorin.errors import UsageError
from gorin.lab import ladder as module
from gorin.lab import plot
from gorin.lab.ladder import ladder, rated
from gorin.lab.matches import Contest, Standing, contest
from gorin.lab.plot import Mark, intervals
from gorin.sim.match import Result
from tests.cli.terminal import Terminal
from tests.lab.test_matches import LAST

pytest.importorskip("openskill")
SKIRMISH = "lcg/skirmish"


def played_by_strength(meeting: Contest, strength: list[float], seed: int = 1) -> Standing:
    """Games in which each wins in proportion to its strength."""
    rng, standing = Random(seed), Standing(meeting)
    for i in meeting.run.numbers:
        sides = meeting.sitting(i)[:: meeting.run.together]
        side = rng.choices(range(len(sides)), [strength[who] for who in sides])[0]
        winners = tuple(range(side * meeting.run.together, (side + 1) * meeting.run.together))
        decks = ("crab",) * meeting.run.seats
        standing.add(Result(i, decks, decks, "honor", True, winners[0], winners=winners))
    return standing


@pytest.mark.parametrize("rules", [SKIRMISH, "lcg/enlightenment", "lcg/team-conquest"])
def test_the_stronger_stand_higher(rules: str) -> None:
    meeting = contest(["random", LAST, "heuristic"], 30, rules, everybody=True)
    rungs = ladder(played_by_strength(meeting, [1.0, 9.0, 3.0]))
    assert [rung.agent for rung in rungs] == [LAST, "heuristic", "random"]
    assert all(rung.doubt < 3 and rung.between[0] < rung.strength < rung.between[1] for rung in rungs)
    assert sum(rung.won.value * rung.games for rung in rungs) == pytest.approx(meeting.run.games)


def test_agents_that_are_equal_stand_together() -> None:
    meeting = contest(["random"] * 3, 60, SKIRMISH, everybody=True)
    low, high = min, max
    rungs = ladder(played_by_strength(meeting, [1.0, 1.0, 1.0]))
    assert high(x.strength for x in rungs) - low(x.strength for x in rungs) < 4
    assert {x.agent for x in rungs} == {"random #1", "random #2", "random #3"}


def test_two_agents_among_three_seats() -> None:
    meeting = contest(["random", LAST], 20, "lcg/enlightenment", everybody=True)
    assert {meeting.sitting(3 * k) for k in range(4)} == {(0, 1, 1), (1, 0, 0)}
    first, second = rated(meeting, played_by_strength(meeting, [5.0, 1.0]).played)
    assert first.mu > second.mu


def test_without_openskill(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)
    with pytest.raises(UsageError, match=r"pip install .gorin.lab.. brings it"):
        module.needs_openskill()


def test_plots_are_drawn_to_scale() -> None:
    assert doctest.testmod(plot).failed == 0
    drawn = intervals("Title & <all>", [Mark("a" * 60, 10, 5, 15), Mark("b", 20, 20, 30)], "points")
    svg = ET.fromstring(drawn)
    circles = [float(x.attrib["cx"]) for x in svg.iter("{http://www.w3.org/2000/svg}circle")]
    lines = [x.attrib for x in svg.iter("{http://www.w3.org/2000/svg}line") if x.attrib["stroke-width"] == "2"]
    ends = [(float(x["x1"]), float(x["x2"])) for x in lines]
    scale = (circles[1] - circles[0]) / 10
    assert ends == [pytest.approx((circles[0] - 5 * scale, circles[0] + 5 * scale), abs=0.2),
                    pytest.approx((circles[1], circles[1] + 10 * scale), abs=0.2)]  # fmt: skip
    assert all(0 <= float(x) <= plot.WIDTH for pair in ends for x in pair) and "Title &amp; &lt;all&gt;" in drawn
    assert intervals("none", []) and intervals("one", [Mark("a", 3, 3, 3)])


def test_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    gorin = Terminal(capsys)
    quick = ("--rules", SKIRMISH, "--pairs", "1", "--processes", "1")
    told = json.loads(
        gorin("ladder", "random", LAST, "random", *quick, "--json", "--plot", "it.svg", "--out", "it.csv")
    )
    assert told["games"] == 6 and len(told["ladder"]) == 3
    assert (tmp_path / "it.csv").read_text().count("\n") == 7 and ET.parse(tmp_path / "it.svg").getroot().tag
    assert "strength" in gorin("ladder", "random", LAST, *quick)
    assert "ends in .svg" in gorin.refuses("ladder", "random", LAST, *quick, "--plot", "it.png")
    assert "not 1" in gorin.refuses("ladder", "random", *quick)
