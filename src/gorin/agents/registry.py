"""Agents by name. One is imported when it is first asked for."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module

from gorin.agents.base import Agent
from gorin.errors import UsageError

AGENTS = {
    "random": ("gorin.agents.random", "RandomAgent"),
    "heuristic": ("gorin.agents.heuristic", "HeuristicAgent"),
}


def agents() -> tuple[str, ...]:
    """The names of all agents."""
    return tuple(AGENTS)


def agent_named(name: str) -> Agent:
    """A new agent, ready to sit down at one seat of one game."""
    module, kind = AGENTS[known(name)]
    agent: Agent = getattr(import_module(module), kind)()
    return agent


def known(name: str) -> str:
    """The name, if there is such an agent."""
    if name not in AGENTS:
        close = get_close_matches(name, AGENTS, n=1)
        hint = f"did you mean '{close[0]}'?" if close else f"the agents are {', '.join(AGENTS)}."
        raise UsageError(f"There is no agent '{name}'; {hint}")
    return name
