"""Words as a card file writes them: `BUSHI & CHARACTER & YOURS - THIS`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from json import dumps
from typing import Any

from gorin.language.conditions import Both, Compare, Either
from gorin.language.nodes import Node
from gorin.language.numbers import Num, Plus, Times
from gorin.language.sets import All, Any_, Is, Without

Special = Callable[["Writer", Any], str | None]
OPERATORS = {"<": "<", ">": ">", ">=": ">="}


class Writer:
    """Writes words with the names that card files of a game have; `special` knows a game's own ways."""

    def __init__(self, names: Mapping[str, Any], special: Special) -> None:
        self.short = {x: name for name, x in reversed(list(names.items())) if isinstance(x, Node)}
        self.names, self.special = names, special

    def write(self, x: Any) -> str:
        """The source of a word."""
        if isinstance(x, tuple):
            return f"({', '.join(map(self.write, x))}{',' if len(x) == 1 else ''})"
        if not (isinstance(x, Node) and is_dataclass(x)):
            return quoted(x)
        if x in self.short and type(self.names[self.short[x]]) is type(x):
            return self.short[x]
        return self.special(self, x) or self.combined(x) or self.called(type(x).__name__, x)

    def combined(self, x: Any) -> str | None:
        """With operators."""
        match x:
            case All(parts) if not all(isinstance(p, Without) for p in parts):
                first = next(i for i, p in enumerate(parts) if not isinstance(p, Without))
                return self.all((*parts[first:], *parts[:first]))  # what is left out comes after what is meant
            case Any_(parts) if len(parts) > 1:
                return " | ".join(self.inner(p, (Any_, All, Without)) for p in parts)
            case Both(left, right):
                return f"{self.inner(left, (Either, Compare))} & {self.inner(right, (Either, Both, Compare))}"
            case Either(left, right):
                return f"{self.inner(left, (Both, Compare))} | {self.inner(right, (Both, Either, Compare))}"
            case Compare(left, op, right) if op in OPERATORS and not isinstance(left, Num):
                number = str(right.n) if isinstance(right, Num) else self.inner(right, (Plus, Times))
                return f"{self.inner(left, (Plus, Times))} {op} {number}"
            case Num(n):
                return f"Num({n})"
            case Plus(left, right):
                number = str(right.n) if isinstance(right, Num) else self.inner(right, (Plus,))
                return f"{self.write(left)} + {number}"
            case Times(of, k):
                return f"{self.inner(of, (Plus,))} * {k}"
        return None

    def all(self, parts: tuple[Any, ...]) -> str:
        """`&`, and `-` for what is left out."""
        out = ""
        for p in parts:
            text = self.inner(p.of if isinstance(p, Without) else p, (All, Any_, Without))
            out += f" - {text}" if isinstance(p, Without) else f" & {text}" if out else text
        return out

    def inner(self, x: Any, brackets: tuple[type, ...]) -> str:
        """A part, in brackets where it needs them."""
        text = self.write(x)
        return f"({text})" if isinstance(x, brackets) and x not in self.short else text

    def called(self, name: str, x: Any, skip: tuple[str, ...] = (), first: tuple[Any, ...] = ()) -> str:
        """The word called by its name: what is as usual is not said."""
        out = [self.write(y) for y in first]
        named = False
        for f in fields(x):
            value = getattr(x, f.name)
            if f.name in skip or not f.init:
                named = True
                continue
            if f.default is not MISSING and value == f.default:
                named = True
                continue
            text = str(value.n) if isinstance(value, Num) and f.name in x.counted else self.write(value)
            out.append(f"{f.name}={text}" if named else text)
        return f"{name}({', '.join(out)})"


class CardWriter(Writer):
    """Writes whole cards, too, with all that card files of a game get by `import *`."""

    def __init__(self, words: Any, special: Special, cards: type[Node], card: Callable[[Any], str]) -> None:
        super().__init__({name: getattr(words, name) for name in words.__all__}, special)
        self.cards, self.card = cards, card

    def write(self, x: Any) -> str:
        """A word, or a whole card."""
        return self.card(x) if isinstance(x, self.cards) else super().write(x)


def quoted(x: Any) -> str:
    """A string in double quotes, as files of Gorin have them."""
    return dumps(x, ensure_ascii=False) if isinstance(x, str) else repr(x)


def trait(x: Any) -> str | None:
    """Facts by their names."""
    return f'trait("{x.fact[1:]}")' if isinstance(x, Is) and x.fact.startswith("#") else None
