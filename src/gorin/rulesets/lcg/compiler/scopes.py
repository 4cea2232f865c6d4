"""Names that the parts of the compiler share: arguments of tests, and where an ability finds what it answers."""

from __future__ import annotations

from gorin.kernel.abilities import DEPTH, EVENT
from gorin.language.scope import Scope
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG

NOW = "s, you, this, e"  # the state, who asks, of which card, answering what
ARGUMENTS = f"{NOW}, that"
HERE = f"s.frames[r[{DEPTH}]].events[r[{EVENT}]]"
ANSWERED = f"({HERE} if r[{DEPTH}] >= 0 else NO_EVENT)"  # where it may be resolved without answering anything


def test_scope(targets: int = 0) -> Scope:
    """Names in `can`: the event is `e`, a delayed effect's cards are `that`."""
    return Scope(WORDS_OF_THE_LCG, it="(1 << e.card)", that=("that",) * max(1, targets), required="e.n", chosen="-1")
