"""Names the parts of the compiler share: registers, points at which abilities listen, arguments of tests."""

from __future__ import annotations

from gorin.kernel.abilities import DEPTH, EVENT
from gorin.language.scope import Scope
from gorin.rulesets.lcg.registers import NUMBER_REGISTER as NUMBER_REGISTER
from gorin.rulesets.lcg.registers import REGISTERS as REGISTERS
from gorin.rulesets.lcg.registers import THAT_REGISTER as THAT_REGISTER
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG

# points at which abilities listen (windows.py gives their order)
FORCED_CANCEL, CANCEL, WOULD_FORCED, WOULD, FORCED_INTERRUPT, INTERRUPT, FORCED_REACTION, REACTION, LATER = range(9)
POINTS = 8  # LATER is no place where cards listen: delayed effects wait in rows

ARGUMENTS = "s, you, this, e, that"
HERE = f"s.frames[r[{DEPTH}]].events[r[{EVENT}]]"


def test_scope(targets: int = 0) -> Scope:
    """Names in `can`: the event is `e`, a delayed effect's cards are `that`."""
    return Scope(WORDS_OF_THE_LCG, it="(1 << e.card)", that=("that",) * max(1, targets), required="e.n", chosen="-1")
