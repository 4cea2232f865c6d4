"""Agents from elsewhere: a class of a module (`my.bots:Careful`) or of a file (`bots.py:Careful`), what an installed
package offers (entry points of the group `gorin.agents`), or a program in any language (`program:./bot --fast`).

Whoever names one runs its code, so that only commands and programs on one's own machine ask here; a server, to which
strangers speak, knows the agents of the registry alone.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from gorin.agents import registry
from gorin.agents.base import Agent
from gorin.agents.programs import PROGRAM, Program
from gorin.errors import GorinError, UsageError, cause, quoted

GROUP: Final = "gorin.agents"  # of entry points
Maker = Callable[[], Any]

_lent: dict[str, Maker] = {}  # classes that a program handed over, by the name they go by


def invited(name: str) -> Agent:
    """A new agent, ready to sit down at one seat of one game."""
    if registry.ours(name):
        return registry.agent_named(name)
    maker = found(name)
    try:
        agent = maker()
    except GorinError:
        raise
    except Exception as error:
        raise UsageError(f"The agent {quoted(name)} cannot be made: {cause(error)}.") from error
    if not callable(getattr(agent, "act", None)):
        raise UsageError(
            f"{quoted(name)} makes no agent: what it makes has no method act(seat, decision, sampler, rng)."
        )
    made: Agent = agent
    return made


def expected(name: str) -> str:
    """The name, if such an agent can come: it is made once, to see."""
    if not registry.ours(name):
        invited(name)
        return name
    return registry.known(name)


def offered() -> tuple[str, ...]:
    """The names of all agents there are here: Gorin's, and those of installed packages."""
    return tuple(dict.fromkeys([*registry.agents(), *sorted(_points())]))


def lend(agent: str | Maker) -> str:
    """The name of an agent given by its name or as a class. Another process finds a class again where it was written,
    unless that was at a prompt."""
    if isinstance(agent, str):
        return agent
    if not callable(agent):
        raise UsageError(f"{quoted(agent)} is no agent: name one, or give a class that makes one.")
    name = f"{getattr(agent, '__module__', '?')}:{getattr(agent, '__qualname__', type(agent).__qualname__)}"
    _lent[name] = agent
    return name


def found(name: str) -> Maker:
    """What makes the agents of this name."""
    if name in _lent:
        return _lent[name]
    if name.startswith(PROGRAM):
        return lambda: Program(name)
    home, _, kind = name.rpartition(":")
    if not home:
        points = _points()
        if name not in points:
            registry.known(name)  # says which there are
            raise UsageError(f"There is no agent {quoted(name)}.")
        return _loaded(points[name])
    module = _file(home, name) if home.endswith(".py") else _module(home, name)
    maker: Any = module
    for part in kind.split("."):
        maker = getattr(maker, part, None)
    if maker is None:
        raise UsageError(f"There is no {quoted(kind)} in {quoted(home)}, where the agent {quoted(name)} should be.")
    if not callable(maker):
        raise UsageError(f"{quoted(name)} is no class of agents but a {type(maker).__name__}.")
    made: Maker = maker
    return made


# --- where they come from -------------------------------------------------------------------------------------------


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _loaded(point: EntryPoint) -> Maker:
    try:
        maker: Maker = point.load()
    except Exception as error:
        raise UsageError(f"The agent {quoted(point.name)} ({point.value}) cannot be loaded: {cause(error)}.") from error
    return maker


def _module(home: str, name: str) -> ModuleType:
    try:
        return import_module(home)
    except ModuleNotFoundError as error:
        if error.name and (home == error.name or home.startswith(error.name + ".")):
            hint = f"; for a file, write '{home}.py:…'" if Path(f"{home}.py").is_file() else ""
            raise UsageError(f"There is no module {quoted(home)} for the agent {quoted(name)}{hint}.") from None
        raise UsageError(f"The agent {quoted(name)} cannot be loaded: {cause(error)}.") from error
    except Exception as error:
        raise UsageError(f"The agent {quoted(name)} cannot be loaded: {cause(error)}.") from error


def _file(home: str, name: str) -> ModuleType:
    """A file is run once in a process, however often it is named."""
    path = Path(home).resolve()
    if not path.is_file():
        raise UsageError(f"There is no file {quoted(home)} for the agent {quoted(name)}.")
    known = f"gorin_guest_{blake2b(str(path).encode(), digest_size=6).hexdigest()}"
    if known in sys.modules:
        return sys.modules[known]
    spec = spec_from_file_location(known, path)
    assert spec is not None and spec.loader is not None, "a file that ends in .py"
    module = sys.modules[known] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[known]
        raise UsageError(f"The agent {quoted(name)} cannot be loaded: {cause(error)}{_where(error, path)}.") from error
    return module


def _where(error: Exception, path: Path) -> str:
    """At which line of the file."""
    if isinstance(error, SyntaxError):
        return ""  # which says it
    line, step = 0, error.__traceback__
    while step is not None:
        if step.tb_frame.f_code.co_filename == str(path):
            line = step.tb_lineno
        step = step.tb_next
    return f" (line {line})" if line else ""
