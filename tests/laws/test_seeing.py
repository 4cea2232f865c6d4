"""No view leaks: whatever a player cannot see may be dealt anew without the player noticing."""

from __future__ import annotations

import json
from typing import Any

from tests.laws import laws
from tests.laws.sizes import law, seeds
from tests.laws.tables import tables


@law(few=60, many=4000, s=tables, seed=seeds)
def test_nothing_hidden_is_seen(s: Any, seed: int) -> None:
    for you in range(s.box.seats):
        laws.nothing_hidden_is_seen(s, you, seed + you)


@law(few=150, many=8000, s=tables, seed=seeds)
def test_nothing_hidden_is_told(s: Any, seed: int) -> None:
    for you in range(s.box.seats):
        laws.nothing_hidden_is_told(s, you, seed + you)


@law(few=40, many=3000, s=tables, seed=seeds)
def test_only_what_is_known_counts(s: Any, seed: int) -> None:
    for you in range(s.box.seats):
        laws.only_what_is_known_counts(s, you, seed)


@law(few=60, many=4000, s=tables, seed=seeds)
def test_options_follow_from_what_is_known(s: Any, seed: int) -> None:
    laws.options_follow_from_what_is_known(s, seed)


@law(few=40, many=1000, s=tables)
def test_a_view_is_plain_data_and_looking_changes_nothing(s: Any) -> None:
    before = s.dump()
    views = laws.seen(s)
    assert json.loads(json.dumps(views)) == views
    assert s.dump() == before
    assert laws.seen(s) == views
