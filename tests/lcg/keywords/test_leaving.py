"""Keywords of leaving play: ancestral, courtesy, sincerity. Each resolves once, before anybody reacts."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    CRAB,
    HOST,
    NEUTRAL,
    THAT,
    Blanks,
    Discard,
    GainHonor,
    GainsKeyword,
    HasKeyword,
    Keyword,
    LeavesPlay,
    ReturnToHand,
    TreatAsBlank,
    action,
    attachment,
    character,
    conflict_character,
    event,
    reaction,
)
from tests.lcg.tables import discard, do, fate_of, hand, honor_of, in_play, offered, options, table, told, watch

HEIRLOOM = attachment("Heirloom", NEUTRAL, Keyword("ancestral"), cost=0, military=1)
POLITE = character("Polite Guard", CRAB, Keyword("courtesy"), cost=1, military=1)
SINCERE = character("Sincere Guard", CRAB, Keyword("sincerity"), cost=1, military=1)
BOTH = conflict_character("Model Guard", CRAB, Keyword("courtesy"), Keyword("sincerity"), cost=1, military=1)
TWICE = character("Most Polite", CRAB, Keyword("courtesy"), Keyword("courtesy"), cost=1, military=1)
BLADE = attachment("Polite Blade", NEUTRAL, Keyword("courtesy"), cost=0)
EXILE = event("Exile", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
DISARM = event("Disarm", NEUTRAL, action(Discard(THAT), choose=ATTACHMENT), cost=0)
RECALL = event("Recall", NEUTRAL, action(ReturnToHand(THAT), choose=CHARACTER), cost=0)
LESSON = event("Lesson", NEUTRAL, action(GainsKeyword(THAT, "courtesy"), choose=CHARACTER), cost=0)
SILENCE = event("Silence", NEUTRAL, action(TreatAsBlank(THAT), choose=CHARACTER), cost=0)
MOURNER = character("Mourner", CRAB, reaction(LeavesPlay(CHARACTER), GainHonor()), cost=1)
CARDS = [HEIRLOOM, POLITE, SINCERE, BOTH, TWICE, BLADE, EXILE, DISARM, RECALL, LESSON, SILENCE, MOURNER]


@rule("rr.ancestral.1")
def test_an_ancestral_attachment_returns_to_its_owners_hand_with_its_bearer() -> None:
    s = table("A: Plain Captain[Heirloom, B:Heirloom, Plain Robe] | Exile\nB:", extra=CARDS)
    do(s, "A: Exile", "A: Plain Captain")
    assert hand(s, "A") == hand(s, "B") == ["Heirloom"]
    assert discard(s, "A") == ["Exile", "Plain Captain", "Plain Robe"]


@rule("rr.ancestral.1")
def test_discarded_by_itself_it_does_not() -> None:
    s = table("A: Plain Captain[Heirloom] | Disarm\nB:", extra=CARDS)
    do(s, "A: Disarm", "A: Heirloom")
    assert hand(s, "A") == [] and "Heirloom" in discard(s, "A")
    blanker = character("Blanker", CRAB, Blanks(ATTACHMENT), cost=1)
    s = table("A: Plain Captain[Heirloom], Blanker | Exile\nB:", extra=[*CARDS, blanker])
    do(s, "A: Exile", "A: Plain Captain")
    assert "Heirloom" in discard(s, "A"), "a blank text box has no keyword"


@rule("rr.courtesy.1")
@pytest.mark.parametrize("how", ["Exile", "Recall"])
def test_courtesy_gives_its_controller_1_fate(how: str) -> None:
    s = table(f"A 10/0: B:Model Guard | {how}\nB 10/0:", extra=CARDS)
    do(s, f"A: {how}", "A: Model Guard")
    assert fate_of(s) == [1, 0], "A controlled it, whoever owns it"


@rule("rr.courtesy.1")
def test_an_attachment_may_have_it_too() -> None:
    s = table("A 10/0: Plain Captain[B:Polite Blade] | Disarm\nB 10/0:", extra=CARDS)
    do(s, "A: Disarm", "A: Polite Blade")
    assert fate_of(s) == [0, 1]


@rule("rr.sincerity.1")
@pytest.mark.parametrize("keyword", [True, False])
def test_sincerity_draws_its_controller_1_card(keyword: bool) -> None:
    who = "Sincere Guard" if keyword else "Plain Captain"
    s = table(f"A: {who} | Exile\nB:", extra=CARDS)
    do(s, "A: Exile", f"A: {who}")
    assert hand(s, "A") == (["Scroll"] if keyword else []) and hand(s, "B") == []


@rule("rr.courtesy.2", "rr.sincerity.2", "rr.keywords.3")
def test_they_resolve_after_it_has_left_and_before_reactions() -> None:
    s = table("A 10/0: Model Guard, Mourner | Exile\nB 10/0:", extra=CARDS)
    watch(s)
    do(s, "A: Exile", "A: Model Guard")
    assert options(s) == ["Mourner", "pass"], "the reaction is still to come"
    assert fate_of(s) == [1, 0] and hand(s, "A") == ["Scroll"] and honor_of(s) == [10, 10]
    lines = told(s)
    order = [lines.index(x) for x in ("Model Guard leaves play.", "A gains 1 fate.", "A draws 1.")]
    assert order == sorted(order)
    do(s, "A: Mourner")
    assert honor_of(s) == [11, 10]


@rule("rr.keywords.4")
@pytest.mark.parametrize("who", ["Most Polite", "Polite Guard"])
def test_two_instances_act_as_one(who: str) -> None:
    s = table(f"A 10/0: {who} | Exile, Lesson\nB 10/0:", extra=CARDS)
    if who == "Polite Guard":
        assert not offered(s, "Lesson"), "it has the keyword already: gaining it once more changes nothing"
    do(s, "A: Exile", f"A: {who}")
    assert fate_of(s) == [1, 0]


@rule("rr.keywords.4")
def test_printed_and_gained_from_two_cards_is_still_once() -> None:
    teacher = character("Teacher", CRAB, HasKeyword(CHARACTER, "courtesy"), cost=1)
    s = table("A 10/0: Most Polite, Teacher, Teacher | Exile\nB 10/0:", extra=[*CARDS, teacher])
    do(s, "A: Exile", "A: Most Polite")
    assert fate_of(s) == [1, 0]


@rule("rr.gains.2", "rr.gains.3")
def test_a_gained_keyword_works_like_a_printed_one_and_outlives_a_blank_text_box() -> None:
    s = table("A 10/0: Plain Captain, Polite Guard | Exile, Exile, Lesson, Silence, Silence\nB 10/0:", extra=CARDS)
    do(s, "A: Lesson", "A: Plain Captain", "B: pass", "A: Silence", "A: Plain Captain")
    do(s, "B: pass", "A: Silence", "A: Polite Guard", "B: pass", "A: Exile", "A: Polite Guard")
    assert fate_of(s) == [0, 0], "what is printed is blank"
    do(s, "B: pass", "A: Exile", "A: Plain Captain")
    assert fate_of(s) == [1, 0] and not in_play(s, "Plain Captain"), "what is gained is not printed"


def test_what_an_attachment_gives_counts_as_it_leaves_with_its_bearer() -> None:
    gift = attachment("Gift", NEUTRAL, HasKeyword(HOST, "courtesy"), cost=0)
    s = table("A 10/0: Plain Captain[Gift] | Exile\nB 10/0:", extra=[*CARDS, gift])
    do(s, "A: Exile", "A: Plain Captain")
    assert fate_of(s) == [1, 0]
