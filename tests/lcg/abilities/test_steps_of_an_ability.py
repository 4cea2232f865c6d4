"""From declaring an ability to its last effect: costs, choices, cancelling, and what is done of it."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    COURTIER,
    CRAB,
    EVENT,
    NEUTRAL,
    THAT,
    YOURS,
    Bow,
    CancelEffects,
    CardsCost,
    Dishonor,
    EffectsWouldInitiate,
    Exists,
    GainFate,
    GainHonor,
    Honor,
    IfYouDo,
    LoseHonor,
    May,
    Num,
    Playing,
    PlayOnlyIf,
    Ready,
    SelectOne,
    Target,
    Then,
    action,
    character,
    event,
    holding,
    interrupt,
    reaction,
)
from gorin.rulesets.lcg.words.memories import HowMuch
from tests.lcg.abilities.invented import WouldHappen
from tests.lcg.tables import (
    Happens,
    decision,
    discard,
    do,
    fate_of,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    offered,
    options,
    table,
)

VETO = event("Veto", NEUTRAL, interrupt(EffectsWouldInitiate(EVENT), CancelEffects()), cost=0)
PAIR = Target(CHARACTER & YOURS, Num(2))


# --- what is an effect and what is not ------------------------------------------------------------------------------


@rule("rr.effects.2")
@pytest.mark.parametrize(
    ("card", "mark"),
    [
        (event("Text", NEUTRAL, action(Ready(CHARACTER & YOURS), cost=LoseHonor()), cost=0), ""),
        (event("Text", NEUTRAL, action(Ready(CHARACTER & YOURS), when=CONFLICT), cost=0), "*"),
        (event("Text", NEUTRAL, PlayOnlyIf(CONFLICT), action(Ready(CHARACTER & YOURS)), cost=0), "*"),
        (event("Text", NEUTRAL, action(Ready(THAT), choose=CHARACTER & YOURS), cost=0), ""),
    ],
    ids=["a cost", "a condition", "a play restriction", "a target"],
)  # fmt: skip
def test_nothing_but_effects_can_make_an_ability_worth_initiating(card: object, mark: str) -> None:
    for bowed in (True, False):
        fight = "military air B>A" if mark else "draw phase"
        s = table(
            f"A: Plain Soldier{mark}{'_' * bowed} | Text\nB: Plain Idler{mark}\n{fight}",
            extra=[card],  # type: ignore[list-item]
        )
        assert offered(s, "Text") is bowed, "a ready character is not readied, whatever else the text asks for"


@rule("rr.effects.2")
def test_a_triggering_condition_is_no_effect_and_is_not_cancelled_with_the_effects() -> None:
    answer = reaction(Happens(ev.GAIN_HONOR), Ready(THAT), choose=CHARACTER, cost=LoseHonor())
    echo = event("Echo", NEUTRAL, answer, cost=0)
    s = table("A: Plain Soldier_ | Plain Praise, Echo\nB: | Veto", extra=[echo, VETO])
    do(s, "A: Plain Praise", "B: pass", "A: Echo", "A: Plain Soldier", "B: Veto")
    assert honor_of(s)[0] == 10, "1 gained, which was the condition, and 1 lost, which was the cost: both stay"
    assert is_bowed(s, "Plain Soldier") and discard(s, "A") == ["Echo", "Plain Praise"]
    s = table("A: Plain Soldier | Plain Praise, Echo\nB:", extra=[echo])
    do(s, "A: Plain Praise")
    assert decision(s) == "B: action", "the honor that was gained is no effect of the echo"


@rule("rr.effects.3")
@pytest.mark.parametrize("mark", ["", "_", "~"])
@pytest.mark.parametrize("takes", [True, False])
def test_all_that_can_be_done_is_done_and_what_one_may_do_only_if_one_likes(mark: str, takes: bool) -> None:
    storm = event("Storm", NEUTRAL, action(Bow(THAT), Dishonor(THAT), May(GainHonor(Num(2))), choose=CHARACTER), cost=0)
    s = table(f"A: | Storm\nB: Plain Captain{mark}", extra=[storm])
    do(s, "A: Storm", "A: Plain Captain")
    assert decision(s) == "A: may"
    do(s, f"A: {'yes' if takes else 'no'}")
    assert is_bowed(s, "Plain Captain") and is_dishonored(s, "Plain Captain")
    assert honor_of(s) == [12 if takes else 10, 10]


@rule("rr.effects.4", "rr.initiating-abilities.2")
def test_an_ability_that_targets_needs_as_many_targets_as_it_asks_for() -> None:
    pair = event("Pair", NEUTRAL, action(Bow(THAT), choose=PAIR), cost=0)
    assert not offered(table("A: Plain Soldier | Pair\nB: Plain Captain", extra=[pair]), "Pair")
    s = table("A: Plain Soldier, Plain Envoy | Pair\nB: Plain Captain", extra=[pair])
    do(s, "A: Pair", "A: Plain Soldier", "A: Plain Envoy")
    assert is_bowed(s, "Plain Soldier") and is_bowed(s, "Plain Envoy")


@rule("rr.initiating-abilities.2")
@pytest.mark.parametrize("met", [True, False])
def test_nothing_is_begun_while_its_restrictions_are_not_met(met: bool) -> None:
    court = Exists(COURTIER & CHARACTER & YOURS)
    cards = [
        event("By Condition", NEUTRAL, action(GainHonor(), when=court), cost=0),
        event("By Permission", NEUTRAL, PlayOnlyIf(court), action(GainHonor()), cost=0),
        character("Soldier", CRAB, action(GainHonor(), when=court), cost=0, military=1),
    ]
    s = table(f"A: Soldier{', Plain Envoy' * met} | By Condition, By Permission\nB: Plain Envoy", extra=cards)
    assert [offered(s, x.name) for x in cards] == [met] * 3


@rule("rr.effects.7")
@pytest.mark.parametrize(
    ("word", "parts"), [("", [["Bowed", "Praised", "pass"]]), ("then", [["Bowed", "pass"], ["Praised", "pass"]]),
                        ("if you do", [["Bowed", "pass"], ["Praised", "pass"]])])  # fmt: skip
def test_effects_are_one_moment_unless_a_word_parts_them(word: str, parts: list[list[str]]) -> None:
    follows = {"": Honor(THAT), "then": Then((Honor(THAT),)), "if you do": IfYouDo((Honor(THAT),))}[word]
    deed = event("Deed", NEUTRAL, action(Bow(THAT), follows, choose=CHARACTER), cost=0)
    ears = [
        holding("Bowed", NEUTRAL, reaction(Happens(ev.BOW), GainFate())),
        holding("Praised", NEUTRAL, reaction(Happens(ev.HONOR), GainFate())),
    ]
    s = table("A: Plain Soldier, Bowed, Praised | Deed\nB:", extra=[deed, *ears])
    do(s, "A: Deed", "A: Plain Soldier")
    seen = []
    while decision(s) == "A: reactions":
        seen.append(sorted(options(s)))
        do(s, "A: pass")
    assert seen == parts and is_honored(s, "Plain Soldier")


@rule("rr.effects.8")
@pytest.mark.parametrize("takes", [True, False])
def test_taken_or_declined_it_is_decided_before_anything_is_applied(takes: bool) -> None:
    mercy = event("Mercy", NEUTRAL, action(Honor(THAT), May(LoseHonor()), choose=CHARACTER), cost=0)
    s = table("A 10/0: Plain Soldier | Mercy\nB:", extra=[mercy])
    do(s, "A: Mercy", "A: Plain Soldier")
    assert decision(s) == "A: may" and not is_honored(s, "Plain Soldier") and honor_of(s)[0] == 10
    do(s, f"A: {'yes' if takes else 'no'}")
    assert is_honored(s, "Plain Soldier") and honor_of(s)[0] == (9 if takes else 10)


# --- the steps of initiating ----------------------------------------------------------------------------------------


@rule("rr.initiating-abilities.3", "rr.initiating-abilities.4")
@pytest.mark.parametrize(("less", "cost"), [(1, 1), (-1, 3), (0, 2)])
def test_what_a_card_costs_less_or_more_counts_before_it_is_begun_and_when_it_is_paid(less: int, cost: int) -> None:
    market = holding("Market", NEUTRAL, CardsCost(CHARACTER, less, by="anybody"))
    text = "A 10/{}: Market | Plain Heir\nB:"
    assert not offered(table(text.format(cost - 1), extra=[market]), "Plain Heir")
    s = table(text.format(cost), extra=[market])
    do(s, "A: Plain Heir")
    assert in_play(s, "Plain Heir") and fate_of(s)[0] == 0
    s = do(table(text.format(5), extra=[market]), "A: Plain Heir", "A: 0")
    assert fate_of(s)[0] == 5 - cost


@rule("rr.initiating-abilities.6")
def test_what_is_selected_before_the_dash_is_selected_after_the_costs_are_paid() -> None:
    verdict = event(
        "Verdict",
        NEUTRAL,
        action(SelectOne((Bow(THAT), Dishonor(THAT))), cost=LoseHonor(), choose=CHARACTER, select=True),
        cost=1,
    )
    s = table("A 10/3: | Verdict\nB: Plain Captain, Plain Soldier", extra=[verdict])
    do(s, "A: Verdict")
    assert decision(s) == "A: target" and honor_of(s)[0] == 9 and fate_of(s)[0] == 2
    do(s, "A: Plain Captain")
    assert decision(s) == "A: select one" and honor_of(s)[0] == 9 and fate_of(s)[0] == 2


@rule("rr.initiating-abilities.7", "rr.initiating-abilities.8")
@pytest.mark.parametrize("stopped", [True, False])
def test_a_card_that_would_enter_play_may_be_kept_out_once_it_is_paid_for(stopped: bool) -> None:
    gate = holding("Gate", NEUTRAL, interrupt(WouldHappen(ev.ENTER), CancelEffects()))
    s = table("A 10/1: | Plain Guest\nB: Gate", extra=[gate])
    do(s, "A: Plain Guest")
    assert decision(s).startswith("B: ") and offered(s, "Gate")
    assert not in_play(s, "Plain Guest") and fate_of(s)[0] == 0, "paid, and not there yet"
    do(s, "B: Gate" if stopped else "B: pass")
    assert in_play(s, "Plain Guest") is not stopped


@rule("rr.initiating-abilities.7", "rr.initiating-abilities.8")
@pytest.mark.parametrize("stopped", [True, False])
def test_effects_may_be_cancelled_once_their_targets_are_chosen(stopped: bool) -> None:
    deed = event("Deed", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0)
    s = table("A: Plain Soldier, Plain Captain | Deed\nB: | Veto", extra=[deed, VETO])
    do(s, "A: Deed")
    assert decision(s) == "A: target" and not offered(s, "Veto")
    do(s, "A: Plain Soldier")
    assert decision(s) == "B: cancel" and offered(s, "Veto") and not is_bowed(s, "Plain Soldier")
    do(s, "B: Veto" if stopped else "B: pass")
    assert is_bowed(s, "Plain Soldier") is not stopped


@rule("rr.initiating-abilities.9")
def test_a_card_does_not_count_as_played_while_its_effects_resolve() -> None:
    tally = event("Tally", NEUTRAL, action(GainFate(), GainHonor(HowMuch(Playing(), "phase"))), cost=0)
    s = table("A 10/0: | Tally, Tally, Tally\nB:", extra=[tally])
    for n in range(3):
        before = honor_of(s)[0]
        do(s, "A: Tally", "B: pass")
        assert honor_of(s)[0] == before + n, "only those before it"
