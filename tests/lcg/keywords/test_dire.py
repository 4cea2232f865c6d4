"""Dire: a text of its own while there is no fate on the character."""

from __future__ import annotations

import pytest

from gorin.errors import CardError
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.compiler.compiled import compile_card
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    IT,
    NEUTRAL,
    THAT,
    THIS,
    AttachOnlyTo,
    Composure,
    Dire,
    GainHonor,
    PlaceFate,
    RemoveFate,
    action,
    always_gets,
    character,
    event,
)
from tests.lcg.tables import do, fate_on, honor_of, military, offered, table

DAMNED = character("Damned Guard", CRAB, Dire(always_gets(THIS, military=+3)), cost=3, military=2, political=1)
DESPERATE = character("Desperate Guard", CRAB, Dire(action(GainHonor())), cost=3, military=2, political=1)
ALMS = event("Alms", NEUTRAL, action(PlaceFate(THAT), choose=CHARACTER), cost=0)
TOLL = event("Toll", NEUTRAL, action(RemoveFate(THAT), choose=CHARACTER), cost=0)
CARDS = [DAMNED, DESPERATE, ALMS, TOLL]


@rule("rr.dire.1", "rr.open-keyword-list.1")
def test_the_text_counts_while_no_fate_is_on_the_character() -> None:
    s = table("A: Damned Guard+1 | Alms, Toll\nB:", extra=CARDS)
    assert military(s, "Damned Guard") == 2
    do(s, "A: Toll", "A: Damned Guard")
    assert (fate_on(s, "Damned Guard"), military(s, "Damned Guard")) == (0, 5)
    do(s, "B: pass", "A: Alms", "A: Damned Guard")
    assert (fate_on(s, "Damned Guard"), military(s, "Damned Guard")) == (1, 2)


@rule("rr.dire.2")
@pytest.mark.parametrize("fate", [0, 2])
def test_a_triggered_ability_can_be_used_only_without_fate(fate: int) -> None:
    s = table(f"A 10/0: Desperate Guard+{fate}\nB 10/0:", extra=CARDS)
    assert offered(s, "Desperate Guard") == (fate == 0)
    if not fate:
        do(s, "A: Desperate Guard")
        assert honor_of(s) == [11, 10]


@rule("rr.keywords.5")
def test_a_card_may_have_several_variable_keywords() -> None:
    both = character(
        "Calm and Damned",
        CRAB,
        Dire(always_gets(THIS, military=+1)),
        Composure(always_gets(THIS, military=+2)),
        cost=1,
        military=1,
    )
    found = []
    for fate, bid in ((0, 1), (1, 1), (0, 5), (1, 5)):
        s = table(f"A 10/0 bid {bid}: Calm and Damned+{fate}\nB 10/0 bid 3:", extra=[both])
        found.append(military(s, "Calm and Damned"))
    assert found == [4, 3, 2, 1]


def test_it_reads_like_a_keyword_and_gives_only_abilities() -> None:
    assert text_of(DAMNED) == "Dire – This character gets +3[military]."
    odd = character("Odd Guard", CRAB, Dire(AttachOnlyTo(IT)), cost=1)
    with pytest.raises(CardError, match="Dire cannot give AttachOnlyTo"):
        compile_card(odd)
