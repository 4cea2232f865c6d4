"""Every word of both games with every value its fields accept, where it stands on a card.

A *setting* is a card with one of its words singled out; a *variant* is the same card with other values in the fields
of that word. What a field may hold is read off the word itself (its annotations) and off the values the game knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import Field, fields, is_dataclass, replace
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from gorin.cards.registry import cards
from gorin.language.nodes import Node
from gorin.language.values import fits, hints, is_string
from tests.language import ccg_samples, lcg_samples

SAMPLES = {"lcg": lcg_samples, "ccg": ccg_samples}
MOST_VALUES = 14
FEW = 5
MOST_SETTINGS = 4  # of one word: so many cards that say it are tried
Rebuild = Callable[[Any], Any]


class Setting(NamedTuple):
    """A word on a card, and how to put another word in its place."""

    word: Any
    rebuild: Rebuild

    @property
    def card(self) -> Any:
        return self.rebuild(self.word)


def problems(game: str, card: Any) -> list[str]:
    """All that is wrong with a card."""
    out: list[str] = import_module(f"gorin.rulesets.{game}.check").problems(card)
    return out


def complaints(game: str, card: Any) -> list[str]:
    """What is wrong with the words of a card; whether they compile is not asked."""
    checker = import_module(f"gorin.rulesets.{game}.check").CardChecker(card)
    return [y for x in card.text for y in checker.text(x)]


def english(game: str, card: Any) -> str:
    """What a card says."""
    return str(import_module(f"gorin.rulesets.{game}.english").text_of(card))


def meaning(game: str, card: Any) -> Any:
    """What a card is to the program."""
    return SAMPLES[game].meaning(card)


# --- where words stand ------------------------------------------------------------------------------------------------


def inside(x: Any, rebuild: Rebuild) -> Iterator[Setting]:
    """Every word inside another."""
    if isinstance(x, tuple):
        for i, y in enumerate(x):
            yield from inside(y, lambda new, i=i: rebuild((*x[:i], new, *x[i + 1 :])))  # type: ignore[misc]  # bound early
    elif is_dataclass(x) and isinstance(x, Node):
        yield Setting(x, rebuild)
        for f in fields(x):
            yield from inside(getattr(x, f.name), lambda new, f=f: rebuild(replace(x, **{f.name: new})))


@cache
def whole_cards(game: str) -> tuple[Any, ...]:
    """All cards that are looked at: real ones, invented ones, and examples of the documentation made into cards."""
    wrap = SAMPLES[game].on_a_card
    found = [*cards(game).values(), *SAMPLES[game].INVENTED]
    for x in SAMPLES[game].examples():
        found += [card for card in wrap(x) if not complaints(game, card)][:2]
    return tuple(card for card in found if not problems(game, card))


@cache
def settings(game: str) -> dict[type, list[Setting]]:
    """For each word of a game: some cards that say it, each with other fields set where there are such."""
    out: dict[type, list[Setting]] = {}
    shapes: set[Any] = set()
    for card in whole_cards(game):
        for x in inside(card.text, lambda new, card=card: replace(card, text=new)):  # type: ignore[misc]  # bound early
            shape = (type(x.word), tuple(_sort(getattr(x.word, f.name)) for f in fields(x.word)))
            there = out.setdefault(type(x.word), [])
            if shape not in shapes and len(there) < MOST_SETTINGS:
                shapes.add(shape)
                there.append(x)
    return out


def _sort(value: Any) -> Any:
    return value if isinstance(value, str | bool) else type(value)


# --- what fields may hold ---------------------------------------------------------------------------------------------


def finite(x: Any, f: Field[Any]) -> bool:
    """Can all values of a field be tried?"""
    return isinstance(getattr(x, f.name), bool) or is_string(hints(type(x))[f.name])


def domain(game: str, x: Any, f: Field[Any]) -> list[Any]:
    """The values to try in a field, the present one first: all strings and truths it accepts, and a few of whatever
    else fits."""
    now, hint, here = getattr(x, f.name), hints(type(x))[f.name], SAMPLES[game]
    out = [now]
    if isinstance(now, bool):
        out.append(not now)
    elif isinstance(now, int):
        out += [now + 1, now + 2]
    elif is_string(hint):
        known = here.allowed(x, f.name)
        strings = [*(known[1] if known else here.NAMES), *([""] if f.default == "" else [])]
        out += [(v,) for v in strings] if isinstance(now, tuple) else strings
    if not isinstance(now, bool | int):
        out += [v for v in (None, *here.WORDS, *((w,) for w in here.WORDS)) if fits(v, hint)]
    return _once(out)[:MOST_VALUES]


def _once(values: list[Any]) -> list[Any]:
    out: list[Any] = []
    for v in values:
        if not any(type(v) is type(w) and v == w for w in out):
            out.append(v)
    return out


def rows(game: str, x: Any, pairs_too: bool = True) -> Iterator[tuple[Field[Any], dict[str, Any], list[Any]]]:
    """For each field of a word, all its values: beside the other fields as they are, and beside each value of another
    field where that one has few."""
    domains = {f.name: domain(game, x, f) for f in fields(x)}
    for f in fields(x):
        yield f, {}, domains[f.name]
        for g in fields(x):
            if pairs_too and g.name != f.name and (finite(x, f) or finite(x, g) or same_kind(x, f, g)):
                for b in domains[g.name][1:FEW]:
                    yield f, {g.name: b}, domains[f.name][:FEW] if not finite(x, f) else domains[f.name]


def same_kind(x: Any, f: Field[Any], g: Field[Any]) -> bool:
    return bool(hints(type(x))[f.name] == hints(type(x))[g.name])
