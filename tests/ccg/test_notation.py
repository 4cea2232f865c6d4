"""Tables in one string: what cannot be read is refused in a sentence, what is written can be read."""

from __future__ import annotations

import pytest

from gorin.cards.registry import cards
from gorin.errors import GorinError, NotationError
from gorin.rulesets import ruleset
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


@pytest.mark.parametrize("seed", range(4))
def test_a_written_table_reads_back_to_the_same_string(seed: int) -> None:
    for s in moments(seed, 0.02, 800):
        if s.phase and not s.tokens and not any("created" in s.box.faces[k].name for k in s.kind):
            try:
                t = RULES.table(write(s), cards("ccg"), 0)
            except GorinError as error:
                raise AssertionError(write(s)) from error
            assert t.honor == s.honor and len(t.provinces[0]) >= 1
