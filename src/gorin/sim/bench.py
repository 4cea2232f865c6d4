"""How fast the engine is, in the terms of its budgets. Numbers are for the ledger in `bench/`, never for tests.

All but `help_seconds` is the processor's time of one process: what one core takes, whoever else uses the machine.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any, Final

from gorin.agents.base import dice
from gorin.agents.random import RandomAgent
from gorin.agents.registry import agent_named
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.machine import ask_again
from gorin.kernel.questions import ACTION
from gorin.kernel.state import State
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.facts import IN_PLAY
from gorin.sim.game import Game, open_game
from gorin.sim.match import Run, pairings, play_out
from gorin.sim.pool import rest
from gorin.sim.ran_on import Calibration, engine, interpreter
from gorin.sim.weighing import weight

RULES: Final = "lcg/stronghold"
CCG: Final = "ccg/emperor"
MANY: Final = "lcg/enlightenment"
CROWD: Final = 30  # cards in play in the action window that is measured
LEAST_GAMES: Final = 40  # that are played again and again
MANY_GAMES: Final = 14  # the same with more players: every deck at every seat twice
BUDGETS: Final = {  # name: (bar, aim); more is better only for games per second
    "clone_us": (15, 8),
    "decision_us": (60, 30),
    "lcg_games_per_second": (50, 120),
    "ccg_games_per_second": (20, 60),
    "five_players_games_per_second": (10, 25),
    "eight_players_decision_us": (140, 90),  # at most three times what two players take
    "options_us": (100, 30),
    "empty_window_us": (10, 5),
    "compile_ability_ms": (2, 1),
    "two_decks_cold_ms": (150, 80),
    "help_seconds": (0.4, 0.2),
    "waiting_game_kib": (40, 20),
}
COLD = "from gorin.sim.bench import cold; cold()"


def ran_on() -> dict[str, str]:
    """What these numbers are of."""
    return {"interpreter": interpreter(), "engine": engine()}


def measure(seconds: float = 6.0) -> dict[str, float | None]:
    """Everything; the games take so many seconds, the rest a few more."""
    machine = Calibration()
    machine.take()
    crowded = crowded_window()
    waiting = waiting_state()
    per_second, per_decision = games(seconds)
    machine.take()
    ccg_per_second = games(seconds, CCG)[0]
    machine.take()
    five, eight = games(seconds / 2, MANY, 5)[0], games(seconds / 2, MANY, 8)[1]
    abilities, decks = compiling()
    machine.take()
    return {
        "calibration_ms": machine.milliseconds,
        "clone_us": timed(waiting.clone),
        "decision_us": per_decision,
        "lcg_games_per_second": per_second,
        "ccg_games_per_second": ccg_per_second,
        "five_players_games_per_second": five,
        "eight_players_decision_us": eight,
        "options_us": timed(lambda: ask_again(crowded)),
        "empty_window_us": empty_window(waiting.clone()),
        "compile_ability_ms": abilities,
        "two_decks_cold_ms": decks,
        "help_seconds": starting(),
        "waiting_game_kib": weight(waiting) / 1024,
    }


def timed(deed: Callable[[], object], seconds: float = 0.1, rounds: int = 9) -> float:
    """Microseconds it takes: the median of some rounds."""
    n, taken = 1, 0.0
    while taken < seconds / 10:
        n *= 2
        taken = _run(deed, n)
    each = max(1, int(n * seconds / taken))
    return 1e6 * median(_run(deed, each) / each for _ in range(rounds))


def _run(deed: Callable[[], object], n: int) -> float:
    began = time.process_time()
    for _ in range(n):
        deed()
    return time.process_time() - began


def games(seconds: float, rules: str = RULES, seats: int = 2) -> tuple[float, float]:
    """Games per second, setup included, and microseconds per decision, without it: the same games again and again,
    the best time of each, for whatever else the machine does only adds to it."""
    run = Run(rules, ("random",) * seats)
    couples = len(pairings(rules, seats)) if seats == 2 else MANY_GAMES
    several = range(couples * -(-LEAST_GAMES // couples) if seats == 2 else couples)
    decisions = [_play(run, i)[0].decisions for i in several]  # the first game of each pairing compiles its cards
    rest()  # as the processes of `gorin simulate` do
    whole, playing = [float("inf")] * len(several), [float("inf")] * len(several)
    began = time.process_time()
    while time.process_time() - began < seconds:
        for i in several:
            before = time.process_time()
            taken = _play(run, i)[1]
            whole[i] = min(whole[i], time.process_time() - before)
            playing[i] = min(playing[i], taken)
    return len(several) / sum(whole), 1e6 * sum(playing) / sum(decisions)


def _play(run: Run, i: int) -> tuple[Game, float]:
    header = run.header(i)
    game = open_game(header, log=False, keep=False)
    agents = [agent_named(name) for name in header.agents]
    began = time.process_time()
    play_out(game, agents, [dice(header.seed, seat) for seat in range(run.seats)])
    return game, time.process_time() - began


def positions(games: int) -> Iterator[Game]:
    """Every position of some random games."""
    run, agent = Run(RULES, ("random", "random")), RandomAgent()
    for i in range(games):
        header = run.header(i)
        game = open_game(header, log=False, keep=False)
        rng = dice(header.seed, 0)
        while (d := game.decision) is not None:
            yield game
            game.choose(agent.act(None, d, None, rng))  # type: ignore[arg-type]  # it looks at neither


def crowded_window() -> Any:
    """An action window with about thirty cards in play, from random games."""

    def far(game: Game) -> int:
        return abs(int(game.state.p[IN_PLAY]).bit_count() - CROWD)

    best, state = 10**6, None
    for game in positions(40):
        if game.asked is not None and game.asked.kind is ACTION and far(game) < best:
            best, state = far(game), game.state.clone()
        if best == 0:
            break
    assert state is not None
    return state


def waiting_state() -> Any:
    """A game in its third round, in the middle of a conflict if there is one."""
    last = None
    for game in positions(1):
        if game.rounds >= 3:
            last = game.state.clone()
            if game.view(0)["conflict"] is not None:
                break
    assert last is not None
    return last


def empty_window(s: State) -> float:
    """A window that nobody answers: gaining fate by the rules."""
    event = Event(ev.GAIN_FATE, player=0, n=1, tag=RULEBOOK)
    depth = len(s.frames)
    taken = timed(lambda: emit(s, (event,)))
    assert len(s.frames) == depth, "somebody listens to fate being gained"
    return taken


def compiling() -> tuple[float, float]:
    """Milliseconds to compile one ability, and two decks, in processes that have compiled nothing before."""
    taken = [json.loads(_python("-c", COLD)) for _ in range(3)]
    return median(x["ability"] for x in taken), median(x["decks"] for x in taken)


def cold() -> None:
    """What a cold process prints: two decks first, then every other card."""
    from gorin.cards.registry import cards
    from gorin.rulesets import ruleset
    from gorin.rulesets.base import DeckList
    from gorin.rulesets.lcg.compiler.compiled import compile_card

    decks = [DeckList.of(deck) for deck in Run(RULES, ("random", "random")).header(0).decks]
    rules, known = ruleset(RULES), cards("lcg")
    began = time.process_time()
    rules.box(decks, known)
    between = time.process_time()
    compiled = {title for deck in decks for title, _ in deck.cards}
    rest = [compile_card(card) for title, card in known.items() if title not in compiled]
    taken = time.process_time() - between
    abilities = sum(len(card.abilities) for card in rest)
    print(json.dumps({"decks": 1000 * (between - began), "ability": 1000 * taken / max(1, abilities)}))


def starting() -> float:
    """Seconds until `gorin --help` has come and gone."""
    taken = []
    for _ in range(5):
        began = time.perf_counter()
        _python("-m", "gorin.cli.main", "--help")
        taken.append(time.perf_counter() - began)
    return median(taken)


def _python(*arguments: str) -> str:
    return subprocess.run([sys.executable, *arguments], check=True, capture_output=True, text=True).stdout
