"""The five levels: what each sees, says and does, whatever the game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import gorin
from gorin.agents.base import Explains, Sampler, Seat, advise, ask, dice
from gorin.agents.guests import expected, invited
from gorin.agents.heuristic import HeuristicAgent
from gorin.agents.imagining import Depth, Verdict
from gorin.agents.levels import Captain, General, Pupil, Sage, Thinker, in_words
from gorin.agents.registry import AGENTS, USUAL, agent_named, agents, known, ours
from gorin.errors import UsageError
from gorin.kernel.views import resample
from gorin.sim.game import Game, new_game
from tests.states import asked

TABLES = (("lcg/skirmish", 2), ("lcg/stronghold", 2), ("ccg/emperor", 2), ("lcg/enlightenment", 3), ("ccg/samurai", 2))


class Brief(Thinker):
    """The way of levels 3 to 5 on little time."""

    name = "brief"
    depth = Depth(3, most=3)


LEVELS = [Pupil, HeuristicAgent, Brief]


def positions(rules: str, seats: int, seed: int, every: int, most: int) -> Iterator[Game]:
    """Some positions of a game that level 2 plays."""
    game = new_game(rules, seed=seed, players=seats, log=False)
    rngs = [dice(seed, seat) for seat in range(seats)]
    agent, n = HeuristicAgent(), 0
    while (d := game.decision) is not None and n < most * every:
        n += 1
        if n % every == 0:
            yield game
        game.choose(ask(agent, game.state, d, rngs[d.player]))


@pytest.mark.parametrize("rules,seats", TABLES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_depends_on_the_view_alone(level: type[HeuristicAgent], rules: str, seats: int) -> None:
    """Whatever the seat cannot see is dealt anew: neither the choice nor the reason may notice."""
    agent = level()
    for n, game in enumerate(positions(rules, seats, 5, every=23, most=5)):
        s = game.state
        you = asked(s).player
        wanted = advise(agent, s, asked(s), dice(n, you))
        t = resample(s, you, 11 + n)
        assert game.rules.view(t, you) == game.rules.view(s, you)
        assert advise(agent, t, asked(t), dice(n, you)) == wanted


@pytest.mark.parametrize("rules,seats", TABLES[:3])
@pytest.mark.parametrize("level", LEVELS)
def test_it_does_what_it_explains_and_leaves_the_table_alone(
    level: type[HeuristicAgent], rules: str, seats: int
) -> None:
    agent = level()
    assert isinstance(agent, Explains)
    for n, game in enumerate(positions(rules, seats, 6, every=17, most=6)):
        s, before = game.state, game.state.key
        index, why = advise(agent, s, asked(s), dice(n, 0))
        assert index == ask(agent, s, asked(s), dice(n, 0))
        assert s.key == before
        assert 0 <= index < len(asked(s).options)
        assert why.endswith(".") and "\n" not in why and ".." not in why and "  " not in why


def test_levels_think_harder_one_after_the_other() -> None:
    assert Captain.depth.decisive and not General.depth.decisive
    assert 6 <= General.depth.deals <= 8 and Sage.depth.deals >= 16
    assert [agent_named(name).name for name in agents()] == list(agents())
    assert [AGENTS[name].level for name in agents()] == [0, 1, 2, 3, 4, 5]
    assert AGENTS[USUAL].level == 2


def test_the_reason_counts_imagined_games() -> None:
    usual = (0, lambda: "It seems best.")
    options = ["play Seppun Guardsman #7", "pass"]
    assert (
        in_words(Verdict(0, 5, 6, 1), usual, options, "round")
        == "It seems best. In 5 of 6 imagined rounds it did better than “pass”."
    )
    assert (
        in_words(Verdict(1, 9, 12, 0), usual, options, "round")
        == "In 9 of 12 imagined rounds this left you better off than “play Seppun Guardsman”."
    )
    assert (
        in_words(Verdict(0, 2, 6, 1), usual, options, "turn")
        == "It seems best. In 6 imagined turns nothing did clearly better."
    )
    assert in_words(Verdict(0, 0, 0, 1), usual, options, "turn") == "It seems best."


def test_a_clock_cuts_thinking_short() -> None:
    """What was imagined so far decides; with no time at all, it is the choice of level 2."""
    game = next(iter(positions("lcg/skirmish", 2, 5, every=30, most=1)))
    s, d = game.state, asked(game.state)
    hasty, usual = Sage(limit=1e-9), HeuristicAgent()
    seat, sampler = Seat(s, d.player), Sampler(s, d.player)
    for n in range(5):
        assert hasty.explain(seat, d, sampler, dice(n, 0)) == usual.explain(seat, d, sampler, dice(n, 0))


def test_names_with_a_time() -> None:
    sage = agent_named("sage@0.5")
    assert isinstance(sage, Sage) and sage.limit == 0.5
    assert sage.limit == agent_named("sage@0.5", 5.0).limit == agent_named("sage@30", 0.5).limit  # type: ignore[attr-defined]  # the shorter
    assert agent_named("heuristic", 5.0).name == "heuristic"
    assert isinstance(invited(expected("sage@0.5")), Sage) and ours("sage@0.5") and not ours("bots.py:Careful")
    assert known("general@2") == "general@2"
    for wrong in ("heuristic@1", "sage@", "sage@never", "sage@-1", "sage@0", "random@3", "sage@nan", "sage@1e9"):
        with pytest.raises(UsageError, match=r"^'.*': after @ stand the seconds for one choice \(0\.01 to 3600\)"):
            known(wrong)
    with pytest.raises(UsageError, match=r"^There is no agent 'sagee@1'; did you mean 'sage'\?$"):
        known("sagee@1")


def test_the_page_calls_them_as_the_program_does() -> None:
    js = Path(gorin.__file__).parent / "web" / "js"
    names = (js / "pages" / "parts" / "names.js").read_text(encoding="utf-8")
    told = re.findall(r'^  (\w+): \["([^"]+)", "([^"]+)"\],$', names, re.MULTILINE)
    assert told == [(name, x.title, x.about) for name, x in AGENTS.items()]
    faces = (js / "art" / "faces.js").read_text(encoding="utf-8")
    assert re.findall(r"^  (\w+): \{", faces, re.MULTILINE) == list(AGENTS)
