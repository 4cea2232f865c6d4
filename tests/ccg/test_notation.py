"""Tables in one string: what cannot be read is refused in a sentence, what is written can be read."""

from __future__ import annotations

import pytest

from gorin.cards.registry import cards
from gorin.errors import GorinError, NotationError
from gorin.rulesets import ruleset
from gorin.rulesets.ccg.state import FIELD
from tests.ccg.laws.games import moments
from tests.ccg.tables import ALL, write

RULES = ruleset("ccg/emperor")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("A 5: Plain Guard", "a line for each seat"),
        ("A 5: Nobody \nB 5:", "no card called 'Nobody'"),
        ("A 5 tiger: \nB 5:", "no clan 'tiger'"),
        ("A 5: \nB 5: \nbattle A>B 9", "no province 9"),
        ("A 5: \nB 5: \nteatime", "'teatime' is no line"),
        ("A 5: \nB 5: \nbattle A>A", "no fight between two players"),
        ("A 5: Plain Guard[Plain Sword \nB 5:", "brackets"),
    ],
)
def test_a_table_that_cannot_be_read_is_refused_in_a_sentence(text: str, says: str) -> None:
    with pytest.raises(NotationError, match=says):
        RULES.table(text, ALL, 0)


WAITING = ("action", "battle action", "bring into play", "declare an attack")  # what a table waits in by itself


@pytest.mark.parametrize("seed", range(8))
def test_a_written_table_reads_back_to_the_same_string(seed: int) -> None:
    compared = 0
    for s in moments(seed, 0.2, 800):
        apart = s.defender >= 0 and s.battle[FIELD] >= 0 and s.battle[FIELD] not in s.provinces[s.defender]
        if s.decision.why not in WAITING or apart:  # a battlefield at no province is not written down
            continue
        text = write(s)
        try:
            t = RULES.table(text, cards("ccg"), 0)
        except GorinError as error:
            raise AssertionError(text) from error
        assert write(t) == text
        assert (t.honor, [len(x) for x in t.provinces]) == (s.honor, [len(x) for x in s.provinces])
        assert [len(x) for x in t.zones] == [len(x) for x in s.zones]
        compared += 1
    assert compared > 5
