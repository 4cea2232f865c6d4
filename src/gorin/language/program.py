"""An ability as a flat list of named steps over registers, and how functions are printed as source."""

from __future__ import annotations

import linecache
from collections.abc import Callable
from typing import Any, NamedTuple

from gorin.kernel.abilities import OWN_REGISTERS, THIS, YOU
from gorin.kernel.machine import framework
from gorin.kernel.questions import Purpose


class Go(NamedTuple):
    """A line of a step that goes on at another step: its label, and what stands before it on the line."""

    label: str
    before: str


def go(label: str, before: str = "") -> Go:
    """Go on at this label; `before`: under which test ("if not m:"), or after what else is done."""
    return Go(label, before)


Line = str | Go


class Program:
    """Collects steps, labels and registers."""

    def __init__(self, registers: str = OWN_REGISTERS) -> None:
        self.registers = registers
        self.names: list[str] = []
        self.steps: list[list[Line]] = []
        self.labels: dict[str, int] = {}
        self.asks: dict[int, Purpose] = {}  # what the steps that ask ask for

    def new(self, letter: str) -> int:
        """A new register: i a number, c a card, m a set of cards, p a player."""
        self.registers += letter
        return len(self.registers) - 1

    def step(self, name: str, *body: Line, asks: Purpose | None = None) -> None:
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
            text = "\n    ".join(map(self.printed, body)) or "pass"
            out.append(
                f"def {prefix}_{k}(s, f):  # {self.names[k]}\n"
                f"    r = f.regs; p = s.p; this = r[{THIS}]; you = r[{YOU}]\n    {text}\n"
            )
        return "\n".join(out)

    def printed(self, line: Line) -> str:
        """A line of source; by now it is known where every label is."""
        if isinstance(line, str):
            return line
        if line.label not in self.labels:
            raise ValueError(f"no step is labelled {line.label!r}")
        return (
            f"{line.before} f.step = {self.labels[line.label]}"
            if line.before
            else f"f.step = {self.labels[line.label]}"
        )

    def install(self, name: str, prefix: str, space: dict[str, Any]) -> int:
        """Make the compiled steps a kind of frame."""
        steps = [(f"{k} {title}", space[f"{prefix}_{k}"]) for k, title in enumerate(self.names)]
        return framework(name, *steps, registers=self.registers)


def procedure(name: str, arguments: str, *lines: str, planes: str = "s.p") -> str:
    """Source of a function; `planes`: what its `p` is, "" if it needs none."""
    short = [f"p = {planes}"] if planes else []
    return "\n    ".join([f"def {name}({arguments}):", *short, *lines]) + "\n"


def function(name: str, arguments: str, body: str, planes: str = "s.p") -> str:
    """Source of a function that returns an expression."""
    return procedure(name, arguments, f"return {body}", planes=planes)


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
