"""One whole round, step by step: every step of the charts happens, in their order."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from tests.lcg.tables import decision, do, options, table, told, watch

ANSWERS = {  # what is chosen when it can be; otherwise everybody passes
    "A: honor bid": "3",
    "A: declare a conflict": "military air",
    "A: attack a province": "Plain Ditch",
    "A: declare an attacker": "Plain Captain",
    "A: discard from the broken province": "Plain Envoy",
    "A: resolve the ring effect": "gain 2 honor",
    "B: discard from your provinces": "Plain Poet",
}
CHART = """
The dynasty phase of round 2 begins. / Plain Lord is revealed. / A gains 7 fate. / B gains 7 fate. / A gains 1 fate.
The draw phase of round 2 begins. / A bid 3, B bid 1. / A loses 2 honor. / A draws 3.
The conflict phase of round 2 begins. / A declares a military air conflict against Plain Ditch. / A wins the conflict by 4.
B loses 1 honor. / Plain Ditch breaks. / A resolves the air ring. / A gains 2 honor. / A claims the air ring.
Plain Captain bows. / The conflict ends. / A claims the Imperial Favor.
The fate phase of round 2 begins. / Plain Soldier leaves play. / 1 fate is removed from Plain Captain.
Plain Captain is readied. / The air ring returns to the unclaimed pool. / B is the first player now.
The dynasty phase of round 3 begins. / B gains 7 fate. / A gains 7 fate.
"""


def answered(s: Any) -> None:
    """One decision: as above, or pass."""
    now, texts = decision(s), options(s)
    want = ANSWERS.get(now, "pass")
    do(s, f"{now[0]}: {next((x for x in (want, 'pass', 'done') if x in texts), texts[0])}")


@rule("rr.framework-steps.1")
def test_every_step_of_the_charts_happens_in_its_turn() -> None:
    s = watch(
        table(
            """A 10/0: Plain Captain+3, Plain Soldier
               B 10/0: Plain Porter+2 | | Fields, Fields[Plain Lord?, Plain Poet], Plain Ditch[Plain Envoy]
               fate phase, first B, rings void=A"""
        )
    )
    fate: dict[str, list[int]] = {}
    discards: dict[str, bool] = {}
    while s.round < 3 or decision(s) != "B: action":
        answered(s)
        fate[decision(s)] = list(s.ring_fate)
        if s.round == 2 and s.decision.why == "discard from your provinces":
            discards.setdefault(decision(s), "Plain Captain is readied." in told(s) and s.ring_place[0] == 0)
    chart = [x for line in CHART.split("\n") for x in line.split(" / ") if x]
    found = [x for x in told(s)[told(s).index(chart[0]) :] if x in chart]
    assert found == chart
    assert fate["A: discard from your provinces"] == [0, 1, 1, 1, 1], "4.4: on the unclaimed rings, before 4.6"
    assert discards == {"A: discard from your provinces": True, "B: discard from your provinces": True}, (
        "4.6: after 4.5 and before 4.7"
    )
