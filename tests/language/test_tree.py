"""Source as a tree: what it speaks of, what it depends on, what it costs, and what nobody knows."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.language.calling import ANYTHING, DEAR, Calls, common
from gorin.language.tree import cheap_first, cost, dependencies, names, tree


def game() -> Calls:
    """A game with a few functions of its own."""
    called = Calls(common)

    @called(reads=("honor",), wakes=("shame",))
    def shamed(s: Any, who: int) -> bool:
        return bool(s.honor[who] < 0)

    @called(reads=(ANYTHING,), cost=DEAR)
    def strongest(s: Any, mask: int) -> int:
        return mask

    @called()
    def murmur(s: Any) -> int:
        return 0

    return called


def read(source: str) -> set[Any]:
    found = dependencies(source, game(), ("con",))
    assert not found.unknown
    return found.reads


@pytest.mark.parametrize(
    ("source", "reads"),
    [
        ("p[3] & ~p[12] | s.p[7]", {3, 12, 7}),
        ("s.con[6] == 1 and s.con[0]", {"con6", "con0"}),
        ("len(s.con)", {"con"}),
        ("s.pool[you] > s.honor[you]", {"pool", "honor"}),
        ("shamed(s, you)", {"honor"}),
        ("any([shamed(s, q) for q in foes(s, you)])", {"honor"}),
        ("max([p[4] & b for b in (1, 2)])", {4}),
        ("strongest(s, p[1]).bit_count()", {1, ANYTHING}),
        ("e.honor", set()),  # a field of something else
        ("'s.honor p[3] murmur(s)'", set()),  # words in a string are no source
        ("def c0(s, this, you):\n    p = s.p\n    if p[2]:\n        s.mods.append((0, 1 << this, 1))\n", {2, "mods"}),
        ("def c0_read(s):\n    return s.pool\ndef c0(s):\n    return c0_read(s)\n", {"pool"}),
    ],
)
def test_what_source_reads(source: str, reads: set[Any]) -> None:
    assert read(source) == reads


@pytest.mark.parametrize(
    ("source", "unknown"),
    [
        ("murmur(s)", "murmur"),  # nobody said what it reads
        ("unheard_of(s, you)", "unheard_of"),
        ("s.zones.pop()", ".pop"),
        ("p[which]", "p"),  # a plane that is reckoned may be any
        ("sum(p)", "p"),
        ("[s]", "s"),
        ("tuple(s)", "s"),
        ("(lambda p: p[1])(s.p)", "s.p"),
    ],
)
def test_what_is_not_known_is_told(source: str, unknown: str) -> None:
    assert unknown in dependencies(source, game()).unknown


def test_what_is_woken() -> None:
    assert dependencies("shamed(s, you)", game()).wakes == {"shame"}
    assert dependencies("p[1]", game()).wakes == set()


def test_cheap_tests_come_first_and_others_keep_their_order() -> None:
    called = game()
    dear, own, cheap, free, also = "strongest(s, 1)", "a0_targets0(s, you)", "shamed(s, you)", "p[1]", "bool(p[2])"
    assert [cost(x, called) for x in (dear, own, cheap, free, also)] == [DEAR, DEAR, 1, 0, 0]
    assert cheap_first([dear, own, cheap, free, also], called) == [free, also, cheap, dear, own]


def test_names_are_those_of_the_tree() -> None:
    assert names("a1_performers(s, you) & perf.x") == {"a1_performers", "s", "you", "perf"}
    assert "perf" not in names("a1_performers(s, 'perf')")


def test_what_is_no_source_is_refused_with_what_was_said() -> None:
    with pytest.raises(ValueError, match="This is no source: 'p\\[1\\] &'"):
        tree("p[1] &")


def test_a_name_has_one_owner() -> None:
    called = game()
    with pytest.raises(ValueError, match="something else 'foes' already"):
        called.name("foes", object())
    assert called.get("foes") is common.get("foes")
    assert called.namespace()["foes"] is common.namespace()["foes"]
    assert "shamed" not in common.namespace()
