"""A whole card, compiled once per process: its abilities, its constant abilities, its terms."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from gorin.errors import CardError
from gorin.kernel.abilities import MOST_ABILITIES, TOO_MANY
from gorin.language.program import execute, function
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.compiler.abilities import AbilityCompiler, CompiledAbility, SubEffects
from gorin.rulesets.lcg.compiler.standing import constant
from gorin.rulesets.lcg.compiler.terms import term_sources
from gorin.rulesets.lcg.words.keywords import plain_text
from gorin.rulesets.lcg.words.player_effects import CancelEffects
from gorin.rulesets.lcg.words.runtime import namespace
from gorin.rulesets.lcg.words.texts import Cancels, Constant, Grants, Triggered


@dataclass
class CompiledCard:
    """Everything executable about a card."""

    abilities: list[CompiledAbility]
    constants: dict[int, list[Any]]
    terms: dict[str, Any]
    source: str
    standing: tuple[str, ...]  # the source of its constant abilities


def triggered_texts(card: Card) -> list[tuple[Triggered, bool]]:
    """A card's triggered abilities in order, with whether they are granted."""
    out = []
    for x in map(plain_text, card.text):
        if isinstance(x, Triggered):
            out.append((x, False))
        elif isinstance(x, Grants):
            out.append((x.ability, True))
        elif isinstance(x, Cancels):
            out.append((Triggered("interrupt", (CancelEffects(),), x.on, x.when, forced=True, unlimited=True), False))
    return out


@cache
def compile_card(card: Card) -> CompiledCard:
    """Compile a definition once per process."""
    texts = triggered_texts(card)
    subs = SubEffects(len(texts))
    compilers = [AbilityCompiler(x, card, k, granted, subs) for k, (x, granted) in enumerate(texts)]
    done = 0
    while done < len(subs.found):
        compilers.append(AbilityCompiler(subs.found[done], card, subs.first + done, False, subs, sub=True))
        done += 1
    if len(compilers) > MOST_ABILITIES:
        raise CardError(TOO_MANY.format(len(compilers)))
    sources = [x.source() for x in compilers]
    constants: dict[int, list[str]] = {}
    standing = []
    for i, text in enumerate(map(plain_text, card.text)):
        if isinstance(text, Constant):
            source, layer = constant(f"c{i}", text)
            standing.append(source)
            constants.setdefault(layer, []).append(f"c{i}")
    terms = term_sources(card)
    sources += standing
    sources += [function(f"t_{name}", "s, you, this", body) for name, body in terms.items()]
    source = "\n".join(sources)
    space = execute(card.name, source, namespace())
    name = frame_name(card)
    return CompiledCard(
        [x.finish(f"{name}/{x.k + 1}", space) for x in compilers],
        {layer: [space[f] for f in names] for layer, names in constants.items()},
        {t: space[f"t_{t}"] for t in terms},
        source,
        tuple(standing),
    )


_NAMES: dict[str, Card] = {}


def frame_name(card: Card) -> str:
    """The name of a card's frames; another definition with the same title gets a name of its own."""
    name = f"lcg: {card.name}"
    n = 1
    while _NAMES.setdefault(name, card) != card:
        n += 1
        name = f"lcg: {card.name} ({n})"
    return name
