"""Constant abilities, compiled: functions of the state, the card and its controller."""

from __future__ import annotations

from gorin.language.nodes import Node, walk
from gorin.language.scope import Scope
from gorin.rulesets.lcg.lasting.layers import READING, STANDING
from gorin.rulesets.lcg.state import ON, TARGET
from gorin.rulesets.lcg.words.texts import Constant, Modifies
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG


def constant_source(name: str, x: Constant) -> str:
    """Source; what changes numbers by statistics is read when a number is asked for."""
    # Decision: of several attacked provinces, a constant ability interacts with the one where the contested ring lies
    c = Scope(WORDS_OF_THE_LCG).bind(attacked=f"(1 << s.con[{TARGET}] if s.con[{ON}] else 0)")
    reads = isinstance(x, Modifies) and reads_stats(x)
    lines = [f"out.append({m})" for m in x.modifiers(c)] if isinstance(x, Modifies) and reads else x.lines(c)
    if x.when is not None:
        lines = [f"if {x.when.source(c)}:", *("    " + line for line in lines)]
    head = f"def {name}(s, this, you):\n    "
    if not reads:
        return f"{head}p = s.p\n    " + "\n    ".join(lines) + "\n"
    body = "\n    ".join(["p = s.p", "out = []", *lines, "return out"])
    return f"def {name}_read(s, this, you):\n    {body}\n{head}reader(s, {name}_read, this, you)\n"


def reads_stats(x: Constant) -> bool:
    """Does it depend on statistics, so that it must wait until all modifiers are known?"""
    return any(y.reads_stat for y in walk(x, Node))


def layer_of(x: Constant) -> int:
    """The layer of a constant ability: what reads skills comes last, unless it changes numbers itself."""
    return READING if x.layer == STANDING and not isinstance(x, Modifies) and reads_stats(x) else x.layer
