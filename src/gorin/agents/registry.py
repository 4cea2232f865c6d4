"""Agents by name, from the weakest to the strongest. One is imported when it is first asked for.

A name may say how long the agent may think about one choice: `sage@0.5`, at most half a second. Without that, it counts
imagined games, and with equal dice chooses the same again.
"""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Final, NamedTuple

from gorin.agents.base import Agent
from gorin.errors import UsageError

USUAL: Final = "heuristic"  # who plays unless another is named, and gives hints
LIMIT: Final = "@"
LEAST, MOST = 0.01, 3600.0  # seconds for one choice


class Listed(NamedTuple):
    """An agent: where it is, how strong (0: not at all), what it is called, and what it is like."""

    module: str
    kind: str
    level: int = 0
    title: str = ""
    about: str = ""
    thinks: bool = False  # may its time be limited?


AGENTS: Final = {
    "random": Listed("gorin.agents.random", "RandomAgent", 0, "Dice", "chooses by dice"),
    "pupil": Listed("gorin.agents.levels", "Pupil", 1, "Pupil", "knows how it is done, and slips"),
    "heuristic": Listed(
        "gorin.agents.heuristic", "HeuristicAgent", 2, "Retainer", "plans, bids and looks a step ahead"
    ),
    "captain": Listed(
        "gorin.agents.levels", "Captain", 3, "Captain", "thinks twice before attacks and purchases", thinks=True
    ),
    "general": Listed(
        "gorin.agents.levels", "General", 4, "General", "imagines how each choice may turn out", thinks=True
    ),
    "sage": Listed("gorin.agents.levels", "Sage", 5, "Sage", "imagines far more, and takes its time", thinks=True),
}


def agents() -> tuple[str, ...]:
    """The names of all agents, from the weakest to the strongest."""
    return tuple(AGENTS)


def agent_named(name: str, limit: float | None = None) -> Agent:
    """A new agent, ready to sit down at one seat of one game. It may think for so many seconds about one choice, or for
    fewer, if its name says so."""
    plain, seconds = split(name)
    listed = AGENTS[plain]
    kind = getattr(import_module(listed.module), listed.kind)
    limits = [x for x in (seconds, limit) if x is not None]
    agent: Agent = kind(limit=min(limits, default=None)) if listed.thinks else kind()
    return agent


def ours(name: str) -> bool:
    """Is it one of these, with or without a time?"""
    return name.partition(LIMIT)[0] in AGENTS


def known(name: str) -> str:
    """The name, if there is such an agent."""
    split(name)
    return name


def split(name: str) -> tuple[str, float | None]:
    """An agent's plain name, and the seconds it may think, if the name says so."""
    plain, at, said = name.partition(LIMIT)
    if plain not in AGENTS:
        close = get_close_matches(plain, AGENTS, n=1)
        hint = f"did you mean '{close[0]}'?" if close else f"the agents are {', '.join(AGENTS)}."
        raise UsageError(f"There is no agent '{name}'; {hint}")
    if not at:
        return plain, None
    try:
        seconds = float(said)
    except ValueError:
        seconds = 0.0
    if not AGENTS[plain].thinks or not LEAST <= seconds <= MOST:
        thinkers = ", ".join(x for x in AGENTS if AGENTS[x].thinks)
        raise UsageError(
            f"'{name}': after {LIMIT} stand the seconds for one choice ({LEAST} to {MOST:.0f}), of one of {thinkers}."
        )
    return plain, seconds
