"""Constant abilities, compiled: functions of the state, the card and its controller."""

from __future__ import annotations

from typing import NamedTuple

from gorin.language.program import procedure
from gorin.language.scope import Scope
from gorin.rulesets.lcg.fields import STATISTICS
from gorin.rulesets.lcg.lasting.dependencies import found_in
from gorin.rulesets.lcg.lasting.layers import READING, STANDING
from gorin.rulesets.lcg.state import ON, TARGET
from gorin.rulesets.lcg.words.texts import Constant, Modifies
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG


class Standing(NamedTuple):
    """The source of a constant ability, and the layer in which it is applied."""

    source: str
    layer: int


def constant(name: str, x: Constant) -> Standing:
    """What depends on statistics waits until all modifiers are known: it is applied last, or, if it changes numbers
    itself, read when a number is asked for."""
    # Decision: of several attacked provinces, a constant ability interacts with the one where the contested ring lies
    c = Scope(WORDS_OF_THE_LCG).bind(attacked=f"(1 << s.con[{TARGET}] if s.con[{ON}] else 0)")
    source = procedure(name, "s, this, you", *under(x, x.lines(c), c))
    if STATISTICS not in found_in((source,)).reads:
        return Standing(source, x.layer)
    if not isinstance(x, Modifies):
        return Standing(source, READING if x.layer == STANDING else x.layer)
    lines = under(x, [f"out.append({m})" for m in x.modifiers(c)], c)
    read = procedure(f"{name}_read", "s, this, you", "out = []", *lines, "return out")
    return Standing(read + procedure(name, "s, this, you", f"reader(s, {name}_read, this, you)", planes=""), x.layer)


def under(x: Constant, lines: list[str], c: Scope) -> list[str]:
    """Lines of source that are done only while the text says so."""
    return lines if x.when is None else [f"if {x.when.source(c)}:", *("    " + line for line in lines)]
