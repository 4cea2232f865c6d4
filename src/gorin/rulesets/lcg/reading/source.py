"""This game's words as its card files write them."""

from __future__ import annotations

from typing import Any, Final

from gorin.language.control import Limit, Target
from gorin.language.numbers import Num
from gorin.language.reading.source import CardWriter, Writer, quoted, trait
from gorin.language.sets import Is, This
from gorin.rulesets.lcg import facts, words
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words.conditions import While
from gorin.rulesets.lcg.words.lasting_effects import Gets
from gorin.rulesets.lcg.words.rings import BothRings, EitherRings, RingsExcept
from gorin.rulesets.lcg.words.texts import AlwaysGets, Triggered

MAKERS = {
    ("character", "conflict"): "conflict_character",
    ("event", "dynasty"): "dynasty_event",
}
PRINTED = (
    "cost", "military", "political", "glory", "strength", "honor", "fate", "influence", "influence_cost", "elements",
    "traits", "unique", "role_only", "deck_limit", "number",
)  # fmt: skip
RINGS = (BothRings, EitherRings, RingsExcept)
AMOUNTS = ("military", "political", "glory", "strength")


def special(w: Writer, x: Any) -> str | None:
    """The short ways."""
    match x:
        case Is(fact):
            return trait(x) or (f"clan({fact.upper()})" if fact in facts.CLANS else None)
        case While(This(), so, kind):
            return f"while_this({w.write(so)}{f', {quoted(kind)}' if kind else ''})"
        case Gets() | AlwaysGets():
            return gets(w, x)
        case Limit(times, per):
            return f'limit({times}, "{per}")'
        case BothRings(left, right):
            return f"{w.inner(left, RINGS)} & {w.inner(right, RINGS)}"
        case EitherRings(left, right):
            return f"{w.inner(left, RINGS)} | {w.inner(right, RINGS)}"
        case RingsExcept(left, right):
            return f"{w.inner(left, RINGS)} - {w.inner(right, RINGS)}"
        case Triggered():
            return triggered(w, x)
    return None


def gets(w: Writer, x: Any) -> str:
    """`gets(THAT, military=+2)`"""
    out = [w.write(x.what)]
    for name in AMOUNTS:
        n = getattr(x, name)
        if n is not None:
            out.append(f"{name}={f'{n.n:+d}' if isinstance(n, Num) else w.write(n)}")
    if isinstance(x, AlwaysGets):
        return f"always_gets({', '.join(out + ([f'when={w.write(x.when)}'] if x.when is not None else []))})"
    out += [f"least={x.least}"] if x.least else []
    return f"gets({', '.join(out + ([f'until={quoted(x.until)}'] if x.until != 'conflict' else []))})"


def triggered(w: Writer, x: Triggered) -> str:
    """`reaction(on, effects…, when=…, cost=…, choose=…)`"""
    maker = f"conflict_{x.kind}" if x.conflict else x.kind
    out = [w.write(y) for y in ((x.on,) if x.on is not None else ()) + x.then]
    if x.conflict not in ("", "any"):
        out.append(f"type={quoted(x.conflict)}")
    if x.when is not None:
        out.append(f"when={w.write(x.when)}")
    if x.cost:
        out.append(f"cost={w.write(x.cost if len(x.cost) > 1 else x.cost[0])}")
    if x.targets:
        chosen = [w.write(t.what if isinstance(t, Target) and t == Target(t.what) else t) for t in x.targets]
        out.append(f"choose={chosen[0] if len(chosen) == 1 else '(' + ', '.join(chosen) + ')'}")
    for name in ("select", "limit", "maximum", "forced", "unlimited", "where", "anyone"):
        value = getattr(x, name)
        if value not in (False, None, ()):
            out.append(f"{name}={w.write(value)}")
    return f"{maker}({', '.join(out)})"


def card(x: Card) -> str:
    """The whole definition."""
    maker = MAKERS.get((x.type, x.side), x.type)
    title = x.title or x.name
    out = [quoted(title), x.clan.upper(), *(source_of(t) for t in x.text)]
    if x.title:
        out.append(f"version={quoted(x.name.removeprefix(x.title).strip(' ()'))}")
    usual = Card("", x.type, x.clan)
    out += [f"{name}={source_of(getattr(x, name))}" for name in PRINTED if getattr(x, name) != getattr(usual, name)]
    return f"{maker}({', '.join(out)})"


source_of: Final = CardWriter(words, special, Card, card).write
