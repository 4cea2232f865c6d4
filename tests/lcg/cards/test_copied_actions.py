"""Illustrious Plagiarist: the actions of the topmost event of an opponent's discard pile, gained by a character."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import NEUTRAL, GainFate, GainHonor, Num, PhaseBegins, action, event, reaction
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    find,
    honor_of,
    in_play,
    military,
    offered,
    options,
    pass_until,
    table,
)

EVENTS = [
    event("Dear Deed", NEUTRAL, action(GainHonor()), cost=3, influence_cost=0),
    event("Answer", NEUTRAL, reaction(PhaseBegins("fate"), GainFate()), cost=0, influence_cost=0),
    event("Both Ways", NEUTRAL, action(GainHonor()), reaction(PhaseBegins("fate"), GainFate(Num(5))), cost=0,
          influence_cost=0),
]  # fmt: skip
TABLE = (
    "A 10/{fate}: Illustrious Plagiarist{mine} | {hand}\nB 10/9: Plain Captain*{theirs} | {cards} | | {pile}\n{when}"
)


def plagiarist(pile: str, fate: int = 9, mine: str = "*", hand: str = "", theirs: str = "", cards: str = "",
               when: str = "military air A>B") -> Any:  # fmt: skip
    text = TABLE.format(pile=pile, fate=fate, mine=mine, hand=hand, theirs=theirs, cards=cards, when=when)
    s = table(text, extra=EVENTS)
    if s.con[0]:
        do(s, "B: pass")
    return s


def copy(s: Any) -> None:
    do(s, "A: Illustrious Plagiarist", "B: pass")


GAINED = "Illustrious Plagiarist (from Banzai!)"


def test_he_gains_the_action_and_uses_it_as_his_own() -> None:
    s = plagiarist("Banzai!")
    do(s, "A: Illustrious Plagiarist", "A: Banzai!")
    assert decision(s) == "B: action"
    do(s, "B: pass")
    assert offered(s, GAINED)
    do(s, f"A: {GAINED}", "A: Illustrious Plagiarist", "A: no")
    assert military(s, "Illustrious Plagiarist") == 3 and discard(s, "B") == ["Banzai!"], "the event lies where it lay"


def test_he_has_it_until_the_end_of_the_phase() -> None:
    s = plagiarist("Dear Deed", when="conflict phase")
    copy(s)
    assert offered(s, "Illustrious Plagiarist (from Dear Deed)")
    pass_until(s, "fate")
    assert not s.gained


def test_once_a_round_as_any_ability() -> None:
    s = plagiarist("Dear Deed", when="conflict phase")
    copy(s)
    do(s, "A: Illustrious Plagiarist (from Dear Deed)", "B: pass")
    assert not offered(s, "Illustrious Plagiarist")


def test_only_opponents_piles_count_and_there_must_be_an_event() -> None:
    assert not offered(plagiarist("Plain Guest, Plain Sword"), "Illustrious Plagiarist")
    s = table("A 10/9: Illustrious Plagiarist | | | Banzai!\nB 10/9: Plain Captain")
    assert not offered(s, "Illustrious Plagiarist")


@rule("rr.discard-piles.4")
def test_the_owner_of_the_pile_may_change_its_order() -> None:
    s = plagiarist("Plain Praise, Dear Deed", when="conflict phase")
    do(s, "A: Illustrious Plagiarist")
    assert decision(s) == "B: topmost event" and sorted(options(s)) == ["Dear Deed", "Plain Praise"]
    do(s, "B: Plain Praise", "B: pass")
    assert offered(s, "Illustrious Plagiarist (from Plain Praise)")
    assert not offered(s, "Illustrious Plagiarist (from Dear Deed)")


def test_the_topmost_event_lies_above_the_other_events() -> None:
    s = plagiarist("Banzai!", cards="Plain Letter", when="conflict phase")
    do(s, "A: pass", "B: Plain Letter", "A: Illustrious Plagiarist")
    assert sorted(options(s)) == ["Banzai!", "Plain Letter"] and decision(s) == "B: topmost event"


@rule("fr.illustrious-plagiarist.2")
def test_he_gains_actions_only() -> None:
    assert not offered(plagiarist("Answer"), "Illustrious Plagiarist")
    s = plagiarist("Both Ways", when="conflict phase", fate=0)
    copy(s)
    assert [x for x in options(s) if "Plagiarist" in x] == ["Illustrious Plagiarist (from Both Ways)"]
    pass_until(s, "fate")
    assert fate_of(s)[0] < 5


@rule("fr.illustrious-plagiarist.3")
def test_restrictions_beside_the_action_are_not_gained() -> None:
    s = plagiarist("Blackmail", theirs=", Plain Envoy", when="conflict phase")
    s.honor[0] = 15
    copy(s)
    assert not offered(s, "Illustrious Plagiarist (from Blackmail)"), "it lasts until the end of a conflict"
    s = plagiarist("Blackmail", theirs=", Plain Envoy")
    s.honor[0] = 15
    copy(s)
    do(s, "A: Illustrious Plagiarist (from Blackmail)", "A: Plain Envoy")
    assert s.holder[find(s, "Plain Envoy")] == 0
    omen = "A 10/9 bid 5: Illustrious Plagiarist\nB 10/9 bid 1: Plain Captain | | | Good Omen"
    s = table(omen)
    copy(s)
    do(s, "A: Illustrious Plagiarist (from Good Omen)", "A: Plain Captain")
    assert fate_on(s, "Plain Captain") == 1, "though the bid is the higher one"


@rule("fr.illustrious-plagiarist.4")
def test_the_fate_cost_of_the_event_is_not_paid() -> None:
    s = plagiarist("Dear Deed", fate=0, when="conflict phase")
    copy(s)
    do(s, "A: Illustrious Plagiarist (from Dear Deed)")
    assert honor_of(s) == [11, 10] and fate_of(s)[0] == 0


@rule("fr.illustrious-plagiarist.5")
def test_costs_before_the_dash_are_paid() -> None:
    s = plagiarist("Assassination", theirs=", Plain Soldier")
    copy(s)
    do(s, "A: Illustrious Plagiarist (from Assassination)", "A: Plain Soldier")
    assert honor_of(s) == [7, 10] and not in_play(s, "Plain Soldier")


@rule("fr.illustrious-plagiarist.6")
def test_it_is_an_ability_of_a_character_and_no_event() -> None:
    s = plagiarist("Dear Deed", theirs=", Plain Envoy^, Shosuro Miyako", cards="Voice of Honor, Forged Edict, Censure",
                   when="conflict phase, favor B political")  # fmt: skip
    copy(s)
    do(s, "A: Illustrious Plagiarist (from Dear Deed)")
    assert decision(s) == "B: action" and honor_of(s) == [11, 10], "nobody could cancel it as an event"


@rule("fr.illustrious-plagiarist.7")
def test_a_maximum_counts_for_the_event_and_for_him_apart() -> None:
    s = plagiarist("Banzai!", hand="Banzai!")
    do(s, "A: Banzai!", "A: Illustrious Plagiarist", "A: no", "B: pass")
    copy(s)
    do(s, f"A: {GAINED}", "A: Illustrious Plagiarist", "A: no", "B: pass")
    assert military(s, "Illustrious Plagiarist") == 1 + 2 + 2
    assert not offered(s, GAINED), "once a conflict"


@rule("fr.illustrious-plagiarist.8")
def test_two_of_one_player_share_the_maximum() -> None:
    s = plagiarist("Banzai!", mine="*, Illustrious Plagiarist*")
    copy(s)
    copy(s)
    assert len([x for x in options(s) if "from Banzai!" in x]) == 2
    do(s, f"A: {GAINED}", "A: Illustrious Plagiarist", "A: no", "B: pass")
    assert not [x for x in options(s) if "from Banzai!" in x]


@rule("fr.illustrious-plagiarist.9")
def test_with_way_of_the_dragon_he_copies_twice_and_uses_each_twice() -> None:
    s = plagiarist("Dear Deed", mine="[Way of the Dragon]", cards="Plain Praise", when="conflict phase")
    do(s, "A: Illustrious Plagiarist", "B: Plain Praise", "A: Illustrious Plagiarist", "B: Plain Praise", "B: pass")
    for title in ("Dear Deed", "Plain Praise", "Dear Deed", "Plain Praise"):
        do(s, f"A: Illustrious Plagiarist (from {title})", "B: pass")
    assert honor_of(s) == [14, 11] and not offered(s, "Illustrious Plagiarist")
