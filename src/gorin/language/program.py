"""An ability as a flat list of named steps over registers. '@label' in a step's source becomes its step number."""

from __future__ import annotations

import linecache
from collections.abc import Callable
from typing import Any

from gorin.kernel.abilities import OWN_REGISTERS, THIS, YOU
from gorin.kernel.machine import framework
from gorin.kernel.questions import Purpose


class Program:
    """Collects steps, labels and registers."""

    def __init__(self, registers: str = OWN_REGISTERS) -> None:
        self.registers = registers
        self.names: list[str] = []
        self.steps: list[list[str]] = []
        self.labels: dict[str, int] = {}
        self.asks: dict[int, Purpose] = {}  # what the steps that ask ask for

    def new(self, letter: str) -> int:
        """A new register: i a number, c a card, m a set of cards, p a player."""
        self.registers += letter
        return len(self.registers) - 1

    def step(self, name: str, *body: str, asks: Purpose | None = None) -> None:
        """A step; `asks`: what it asks for, if it asks."""
        if asks is not None:
            self.asks[len(self.steps)] = asks
        self.names.append(name)
        self.steps.append([line for line in body if line])

    def label(self, name: str) -> str:
        """Name the next step."""
        self.labels[name] = len(self.steps)
        return name

    def fresh(self, name: str = "l") -> str:
        """A label nobody has used."""
        return f"{name}_{len(self.names)}_{len(self.labels)}"

    def source(self, prefix: str) -> str:
        """One function per step."""
        out = []
        for k, body in enumerate(self.steps):
            text = "\n    ".join(body) or "pass"
            for name in sorted(self.labels, key=len, reverse=True):
                text = text.replace("@" + name, str(self.labels[name]))
            if "@" in text:
                raise ValueError(f"a label is missing in {prefix}: {text}")
            out.append(
                f"def {prefix}_{k}(s, f):  # {self.names[k]}\n"
                f"    r = f.regs; p = s.p; this = r[{THIS}]; you = r[{YOU}]\n    {text}\n"
            )
        return "\n".join(out)

    def install(self, name: str, prefix: str, space: dict[str, Any]) -> int:
        """Make the compiled steps a kind of frame."""
        steps = [(f"{k} {title}", space[f"{prefix}_{k}"]) for k, title in enumerate(self.names)]
        return framework(name, *steps, registers=self.registers)


def function(name: str, arguments: str, body: str) -> str:
    """Source of a function that returns an expression."""
    return f"def {name}({arguments}):\n    p = s.p\n    return {body}\n"


def execute(title: str, source: str, runtime: dict[str, Any]) -> dict[str, Any]:
    """Compile generated source; tracebacks show its lines under the card's name."""
    filename = f"<card {title}>"
    linecache.cache[filename] = (len(source), None, source.splitlines(keepends=True), filename)
    space = dict(runtime)
    exec(compile(source, filename, "exec"), space)
    return space


Compiled = Callable[..., Any]


_NAMES: dict[str, Any] = {}


def frame_name(game: str, card: Any) -> str:
    """The name of a card's frames; another definition with the same title gets a name of its own."""
    name = f"{game}: {card.name}"
    n = 1
    while _NAMES.setdefault(name, card) != card:
        n += 1
        name = f"{game}: {card.name} ({n})"
    return name
