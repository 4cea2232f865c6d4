"""The tests of an ability: each with the rule it rests on, its source, and what it asks for, so that whoever is refused
can be told what is missing. May it be used, and which test fails first, is asked of the very same tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from gorin.kernel.abilities import Need
from gorin.language.calling import Calls
from gorin.language.program import function, procedure
from gorin.language.tree import cheap_first


class Test(NamedTuple):
    """One test. `asks`: the word of the card that is tested – a condition, a target, a cost, the effects of which one
    must change something – or the name of what the rules ask."""

    rule: str
    source: str
    asks: Any = None


def every(tests: Sequence[Test]) -> str:
    """Source: do all of them hold?"""
    return " and ".join(f"({x.source})" for x in tests) or "True"


def asked(prefix: str, arguments: str, tests: Sequence[Test], calls: Calls, planes: str = "s.p") -> list[str]:
    """Source of two functions: may the ability be used (asking has no order), and which test is the first to fail?"""
    quick = " and ".join(f"({x})" for x in cheap_first([x.source for x in tests], calls))
    fails = [f"if not ({x.source}): return {i}" for i, x in enumerate(tests)]
    return [
        function(f"{prefix}_can", arguments, f"not not ({quick or 'True'})", planes),
        procedure(f"{prefix}_fails", arguments, *fails, "return -1", planes=planes),
    ]


def needs(tests: Sequence[Test]) -> tuple[Need, ...]:
    """What is kept of the tests beside the functions."""
    return tuple(Need(x.rule, x.asks) for x in tests)
