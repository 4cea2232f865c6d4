"""A whole card, compiled once per process: its abilities, its continuous traits, its terms."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from gorin.errors import CardError
from gorin.kernel.abilities import MOST_ABILITIES, TOO_MANY
from gorin.language.nodes import Condition, walk
from gorin.language.numbers import StatOf
from gorin.language.program import execute, frame_name, function, procedure
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.compiler.abilities import AbilityCompiler, CompiledAbility
from gorin.rulesets.ccg.compiler.effects import SubEffects
from gorin.rulesets.ccg.compiler.manner import USUAL, Manner
from gorin.rulesets.ccg.compiler.producing import ProductionCompiler
from gorin.rulesets.ccg.words.copying import ForAWhile
from gorin.rulesets.ccg.words.costs import CostText
from gorin.rulesets.ccg.words.creating import Create, PutIntoPlay
from gorin.rulesets.ccg.words.entering import entry_losses
from gorin.rulesets.ccg.words.runtime import namespace
from gorin.rulesets.ccg.words.texts import Ability, Continuous, Grants, Has, Produces
from gorin.rulesets.ccg.words.vocabulary import WORDS_OF_THE_CCG


@dataclass
class CompiledCard:
    """Everything executable about a card."""

    abilities: list[CompiledAbility]
    constants: dict[int, list[Any]]
    elsewhere: dict[int, list[Any]]  # what of them is about the card itself, out of play
    terms: dict[str, Any]
    creates: tuple[Card, ...]
    source: str
    constant_source: str  # the source of its continuous traits


def texts_of(card: Card) -> list[Any]:
    """A card's texts; a Stronghold that does not say otherwise produces its Gold Production."""
    texts: list[Any] = list(card.text)
    if card.type == "stronghold" and card.gold and not any(isinstance(x, Produces) for x in texts):
        texts.append(Produces(StatOf("gold production", This())))
    return texts


def created_by(card: Card) -> tuple[Card, ...]:
    """The cards this card can create, and those they can create."""
    out: list[Card] = []
    for x in walk(card.text, Create):
        out += [*x.cards, *created_by(x.card())]
    out += [x.card() for x in walk(card.text, ForAWhile)]
    return tuple(out)


def compile_card(card: Card, manner: Manner = USUAL) -> CompiledCard:
    """Compile a definition, once per process and manner of taking actions."""
    return _compiled(card, manner)


@cache
def _compiled(card: Card, manner: Manner) -> CompiledCard:
    texts = texts_of(card)
    abilities = [x for x in texts if isinstance(x, (Ability, CostText, Grants, Produces))]
    subs = SubEffects(len(abilities))
    compilers = compilers_of(card, abilities, subs, manner)
    sources = [x.source() for x in compilers]
    constants: dict[int, list[str]] = {}
    elsewhere: dict[int, list[str]] = {}
    constant_sources = []
    c = Scope(WORDS_OF_THE_CCG)
    for i, text in enumerate(texts):
        if isinstance(text, Continuous):
            constant_sources.append(constant_source(f"c{i}", text, text.lines(c)))
            constants.setdefault(text.layer, []).append(f"c{i}")
            own = text.own_lines(c)
            if own:
                constant_sources.append(constant_source(f"c{i}_own", text, own))
                elsewhere.setdefault(text.layer, []).append(f"c{i}_own")
    own_terms = term_sources(texts, c)
    sources += own_terms.values()
    terms = [*(f"gold{x.k}" for x in compilers if isinstance(x, ProductionCompiler)), *own_terms]
    source = "\n".join([*sources, *constant_sources])
    space = execute(card.name, source, namespace())
    name = frame_name("ccg", card) + manner.suffix
    finished = [x.finish(f"{name}/{x.k + 1}", space) for x in compilers]
    for each in finished:
        each.given = each.k in subs.given
    return CompiledCard(
        finished,
        {layer: [space[f] for f in names] for layer, names in constants.items()},
        {layer: [space[f] for f in names] for layer, names in elsewhere.items()},
        {t: space[f"t_{t.replace(' ', '_')}"] for t in terms},
        created_by(card),
        source,
        "\n".join(constant_sources),
    )


def compilers_of(
    card: Card, abilities: list[Ability | CostText | Grants | Produces], subs: SubEffects, manner: Manner
) -> list[AbilityCompiler | ProductionCompiler]:
    """One for each ability, then one for each that these bring along."""
    out: list[AbilityCompiler | ProductionCompiler] = []
    for k, x in enumerate(abilities):
        if isinstance(x, Produces):
            out.append(ProductionCompiler(x, card, k))
        elif isinstance(x, CostText):
            out.append(AbilityCompiler(x.ability(), card, k, False, subs, manner=manner))
        elif isinstance(x, Grants):
            out.append(AbilityCompiler(x.ability, card, k, True, subs, manner=manner))
        else:
            out.append(AbilityCompiler(terrain_first(x, card), card, k, False, subs, manner=manner))
    done = 0
    while done < len(subs.found):
        k = subs.first + done
        if k in subs.given:  # as if it were printed on whoever gains it
            bearer = replace(card, type="personality")
            out.append(AbilityCompiler(subs.found[done], bearer, k, True, subs, manner=manner))
        else:
            out.append(AbilityCompiler(subs.found[done], card, k, False, subs, True, subs.memory[done], manner))
        done += 1
    if len(out) > MOST_ABILITIES:
        raise CardError(TOO_MANY.format(len(out)))
    return out


def terrain_first(a: Ability, card: Card) -> Ability:
    """The action of a Terrain that does not say itself how it enters play puts it there by the rules, as the first of
    its effects. A created one is in play."""
    played = card.type == "strategy" and card.pack != "created"
    if not played or "terrain" not in card.keywords or "battle" not in a.kind:
        return a
    enters = PutIntoPlay(This(), here=True)
    return a if enters in walk(a.then, PutIntoPlay) else replace(a, then=(enters, *a.then))


def term_sources(texts: list[Any], c: Scope) -> dict[str, str]:
    """Source, by name, of the terms on which it enters play, and of how it changes its own numbers."""
    out = {}
    own_changes = own_changes_source([x for x in texts if isinstance(x, Has)], c)
    if own_changes:
        out["own"] = own_changes
    losses = entry_losses(texts, c)
    if losses:
        out["entry loss"] = function("t_entry_loss", "s, you, this", losses)
    found = dict(term for text in texts for term in text.terms(c))
    return out | {name: function(f"t_{name}", "s, you, this", source) for name, source in found.items()}


def constant_source(name: str, x: Continuous, lines_: list[str]) -> str:
    """A continuous trait as a function that writes modifiers and prohibitions."""
    lines = under(x.when, lines_, Scope(WORDS_OF_THE_CCG))
    return procedure(name, "s, this, you", *lines)


def under(when: Condition | None, lines: list[str], c: Scope) -> list[str]:
    """Lines of source that are done only while something holds."""
    return lines if when is None else [f"if {when.source(c)}:", *("    " + line for line in lines)]


def own_changes_source(found: list[Has], c: Scope) -> str:
    """A function that tells what a card's continuous traits add to one of its own statistics while it is out of play. A
    trait is asked only for what it changes, for it may read another statistic of its card."""
    if not found:
        return ""
    lines = []
    for x in found:
        lines.append(f"if what in {tuple(i for i, _, _ in x.changes())!r}:")
        lines += ["    " + line for line in under(x.when, x.own_changes(c), c)]
    return procedure("t_own", "s, you, this, what", "out = []", *lines, "return out")
