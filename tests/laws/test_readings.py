"""What constant texts depend on is known: of every card there is, and of whatever the language can say.

A text of which it is not known is derived anew by every change: right, but slow. What reads statistics says itself that
it may read anything, for they rest on each other."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from gorin.cards.registry import cards
from gorin.language.calling import ANYTHING
from gorin.language.tree import Dependencies, dependencies
from gorin.rulesets import ruleset
from gorin.rulesets.ccg.attributes import dependencies as ccg
from gorin.rulesets.ccg.called import called as ccg_calls
from gorin.rulesets.ccg.check import problems as ccg_problems
from gorin.rulesets.ccg.compiler.compiled import compile_card as compile_ccg
from gorin.rulesets.lcg.called import called as lcg_calls
from gorin.rulesets.lcg.compiler.compiled import compile_card as compile_lcg
from gorin.rulesets.lcg.fields import STATISTICS
from gorin.rulesets.lcg.lasting import dependencies as lcg
from tests.ccg.words.cards import CARDS as CCG_INVENTED
from tests.laws.invented import inventions

RULES = ruleset("lcg/stronghold")  # whose events touch what can be read
OF_STATISTICS = {"with_stat", "stat_of", "skill_of", "highest", "counted"}
OF_ANYTHING = {"movable_to"}
MOST_OF_STATISTICS = 0.06  # such a share of the invented texts


def lcg_texts(printed: bool) -> Iterable[tuple[str, Dependencies]]:
    for card in cards("lcg").values() if printed else inventions().values():
        yield card.name, dependencies("\n".join(compile_lcg(card).constant_source), lcg_calls, lcg.BY_PLACE)


def ccg_texts(printed: bool) -> Iterable[tuple[str, Dependencies]]:
    pool = cards("ccg").values() if printed else [x for x in CCG_INVENTED if not ccg_problems(x)]
    for card in pool:
        yield card.name, dependencies(compile_ccg(card).constant_source, ccg_calls)


@pytest.mark.parametrize("printed", [True, False], ids=["printed", "invented"])
@pytest.mark.parametrize("texts", [lcg_texts, ccg_texts])
def test_nothing_is_unknown(texts: Callable[[bool], Iterable[tuple[str, Dependencies]]], printed: bool) -> None:
    unknown = {name: x.unknown for name, x in texts(printed) if x.unknown}
    assert not unknown, f"{len(unknown)} cards depend on what nobody has told about"


def test_no_printed_card_depends_on_anything_at_all_but_what_compares_statistics() -> None:
    assert "ring_fate" in lcg.touched_by_events(), RULES.name
    of_statistics = {name for name, x in lcg_texts(printed=True) if STATISTICS in x.reads}
    assert {x.name for x in cards("lcg").values() if lcg.reads(compile_lcg(x).constant_source) is None} == of_statistics
    assert len(of_statistics) <= 3, "everything is derived anew after whatever happens while one of them is in play"
    assert [x.name for x in cards("ccg").values() if ccg.reads(compile_ccg(x).constant_source) is None] == []


def test_only_what_reads_statistics_depends_on_anything() -> None:
    def saying(what: str) -> set[str]:
        return {name for name, x in lcg_calls.own.items() if x.reads is not None and what in x.reads}

    assert saying(STATISTICS) == OF_STATISTICS
    assert saying(ANYTHING) == OF_ANYTHING
    texts = list(lcg_texts(printed=False))
    assert sum(bool(x.reads & {STATISTICS, ANYTHING}) for _, x in texts) <= MOST_OF_STATISTICS * len(texts)
