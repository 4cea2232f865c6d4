"""One string writes a table down: read back, it is the same string, and the same table as far as it says."""

from __future__ import annotations

from typing import Any

from gorin.cards.registry import cards
from gorin.kernel.machine import where
from gorin.rulesets.lcg.notation import read, write
from gorin.rulesets.lcg.state import ON
from tests.laws import laws
from tests.laws.places import check
from tests.laws.sizes import law
from tests.laws.tables import tables


def writable(s: Any) -> bool:
    """Does it wait in an action window of the phase, or of a conflict?"""
    steps = [x.partition(": ")[2] for x in where(s)]
    inside = ["conflict: 3.2.2 conflict action window"] if s.con[ON] else []
    return len(steps) == 3 + len(inside) and steps[-1] == "action window: ask" and steps[2:-1] == inside


@law(few=60, many=4000, s=tables)
def test_what_is_written_is_read(s: Any) -> None:
    if s.decision is None or not writable(s):
        return
    text = write(s)
    t = read(text, cards("lcg"), s.box.rules.name)
    assert write(t) == text
    check(t)
    laws.asked_again_is_asked_the_same(t)
    laws.play_on(t, 1, 30)
