"""What may soon end the game for a player is told with the table."""

from __future__ import annotations

import pytest

from gorin.rulesets.ccg.seeing.dangers import dangers
from tests.ccg.tables import table


@pytest.mark.parametrize(("honor", "short"), [(34, []), (35, ["Honor 35 of 40"]), (-14, []), (-15, ["Honor -15"])])
def test_honor_near_either_end(honor: int, short: list[str]) -> None:
    s = table(f"A {honor}: Plain Guard \nB 5:")
    assert [x.short for x in dangers(s, 0)] == short and dangers(s, 1) == []


def test_the_last_province() -> None:
    s = table("A 5: Plain Guard \nB 5:")
    del s.provinces[1][1:]
    assert [x.short for x in dangers(s, 1)] == ["last province"] and dangers(s, 0) == []
    view = s.box.rules.view(s, 0)["players"]
    assert view[1]["dangers"][0]["text"].startswith("One province is left") and "dangers" not in view[0]
