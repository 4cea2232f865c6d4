"""A whole card, compiled once per process: its abilities, its constant abilities, its terms."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from gorin.errors import CardError
from gorin.kernel.abilities import MOST_ABILITIES, TOO_MANY
from gorin.language.program import execute, frame_name, function
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.compiler.abilities import AbilityCompiler, CompiledAbility, SubEffects
from gorin.rulesets.lcg.compiler.chosen_opponent import among_several
from gorin.rulesets.lcg.compiler.constant_text import constant
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
    constant_source: tuple[str, ...]  # the source of its constant abilities


def triggered_texts(card: Card) -> list[tuple[Triggered, bool]]:
    """A card's triggered abilities in order, with whether they are granted."""
    out = []
    for x in map(plain_text, card.text):
        if isinstance(x, Triggered):
            out.append((x, False))
        elif isinstance(x, Grants):
            out.append((x.granted(), True))
        elif isinstance(x, Cancels):
            out.append((Triggered("interrupt", (CancelEffects(),), x.on, x.when, forced=True, unlimited=True), False))
    return out


def compile_among_several(card: Card) -> CompiledCard:
    """The same where "your opponent" is chosen among several; a card that does not speak of one is the same there."""
    other = among_several(card)
    return compile_card(card) if other == card else compile_card(other, frame_name("lcg", card) + AMONG_SEVERAL)


@cache
def compile_card(card: Card, name: str = "", first: int = 0) -> CompiledCard:
    """Compile a definition once per process; its frames have its name, or another, and its abilities are numbered from
    `first` on."""
    texts = triggered_texts(card)
    subs = SubEffects(first + len(texts))
    compilers = [AbilityCompiler(x, card, k, granted, subs) for k, (x, granted) in enumerate(texts, first)]
    done = 0
    while done < len(subs.found):
        compilers.append(AbilityCompiler(subs.found[done], card, subs.first + done, False, subs, sub=True))
        done += 1
    if len(compilers) > MOST_ABILITIES:
        raise CardError(TOO_MANY.format(len(compilers)))
    sources = [x.source() for x in compilers]
    constants: dict[int, list[str]] = {}
    constant_sources = []
    for i, text in enumerate(map(plain_text, card.text)):
        if isinstance(text, Constant):
            source, layer = constant(f"c{i}", text)
            constant_sources.append(source)
            constants.setdefault(layer, []).append(f"c{i}")
    terms = term_sources(card)
    sources += constant_sources
    sources += [function(f"t_{name}", "s, you, this", body) for name, body in terms.items()]
    source = "\n".join(sources)
    space = execute(card.name, source, namespace())
    name = name or frame_name("lcg", card)
    return CompiledCard(
        [x.finish(f"{name}/{x.k + 1}", space) for x in compilers],
        {layer: [space[f] for f in names] for layer, names in constants.items()},
        {t: space[f"t_{t}"] for t in terms},
        source,
        tuple(constant_sources),
    )


def compile_gained(card: Card, first: int, several: bool) -> CompiledCard:
    """The action abilities of an event as a character has them that has gained them: nothing is played. They are
    numbered behind the event's own."""
    actions = tuple(x for x in card.text if isinstance(x, Triggered) and x.kind == "action")
    gained = replace(card, type="character", side="conflict", cost=0, text=actions)
    name = frame_name("lcg", card) + GAINED
    return compile_card(among_several(gained) if several else gained, name + (AMONG_SEVERAL if several else ""), first)


GAINED: Final = " gained"  # the end of frames' names
AMONG_SEVERAL: Final = " among several"  # the end of frames' names
