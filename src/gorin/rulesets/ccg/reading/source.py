"""This game's words as its card files write them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from gorin.language.control import Limit, Target
from gorin.language.reading.source import CardWriter, Writer, quoted
from gorin.language.sets import Is
from gorin.rulesets.ccg import words
from gorin.rulesets.ccg.card import CLANS, Card
from gorin.rulesets.ccg.words.texts import Ability

# by the designators of an ability, what makes it and how often it is used if nothing is said
MAKERS: Final = {
    ("battle",): ("battle", Limit(1, "turn")),
    ("open",): ("open_", Limit(1, "turn")),
    ("limited",): ("limited", Limit(1, "turn")),
    ("battle", "open"): ("battle_or_open", Limit(1, "turn")),
    ("battle", "limited"): ("battle_or_limited", Limit(1, "turn")),
    ("reaction",): ("reaction", Limit(1, "turn")),
    ("trait",): ("trait", None),
    ("event",): ("event_text", None),
}


def special(w: Writer, x: Any) -> str | None:
    """The short ways."""
    if isinstance(x, Is):
        if x.fact.startswith("#"):
            return f"keyword({quoted(x.fact[1:])})"
        return f"clan({quoted(x.fact)})" if x.fact in CLANS else None
    if isinstance(x, Ability) and x.kind in MAKERS and (x.on is not None) == (x.kind[0] in ("reaction", "trait")):
        return ability(w, x)
    return None


def ability(w: Writer, x: Ability) -> str:
    """`battle(effects…, performer=…, target=…)`"""
    maker, limit = MAKERS[x.kind]
    out = [w.write(y) for y in ((x.on,) if x.on is not None else ()) + x.then]
    if x.when is not None:
        out.append(f"when={w.write(x.when)}")
    if x.performers or x.performer is not None:
        out.append(f"performer={w.write(x.performers or x.performer)}")
    if x.targets:
        chosen = [w.write(t.what if t == Target(t.what) else t) for t in x.targets]
        out.append(f"target={chosen[0] if len(chosen) == 1 else '(' + ', '.join(chosen) + ')'}")
    if x.cost:
        out.append(f"cost={w.write(x.cost if len(x.cost) > 1 else x.cost[0])}")
    if x.words:
        plain = not any(" " in word for word in x.words)
        out.append(f"words={quoted(' '.join(x.words)) if plain else w.write(x.words)}")
    if x.even:
        out.append(f"even={quoted(' '.join(x.even))}")
    if x.limit != limit:
        out.append(f"limit={w.write(x.limit)}")
    if x.where:
        out.append(f"where={quoted(', '.join(x.where))}")
    if x.label:
        out.append(f"label={quoted(x.label)}")
    return f"{maker}({', '.join(out)})"


def card(x: Card) -> str:
    """The whole definition, with all its fields."""
    usual = Card("", x.type)
    out = [quoted(x.name), quoted(x.type)]
    out += [
        f"{f.name}={source_of(getattr(x, f.name))}"
        for f in fields(x)
        if f.name not in ("name", "type") and getattr(x, f.name) != getattr(usual, f.name)
    ]
    return f"Card({', '.join(out)})"


source_of: Final = CardWriter(words, special, Card, card).write
