"""Modifiers: the order of arithmetic, set and base values, values that cannot change, amounts that read skills."""

from __future__ import annotations

import pytest

from gorin.language.nodes import Effect
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    HOST,
    NEUTRAL,
    PARTICIPATING,
    THAT,
    THIS,
    YOURS,
    AlwaysScales,
    AlwaysSets,
    BaseIs,
    Bow,
    Cannot,
    Discard,
    Double,
    Freeze,
    Frozen,
    Halve,
    Num,
    Sets,
    StatOf,
    SwitchBase,
    action,
    always_gets,
    attachment,
    character,
    count,
    event,
    gets,
    with_stat,
)
from tests.lcg.tables import do, glory, military, offered, options, political, table, total


def spell(name: str, *effects: Effect) -> Card:
    """An event that does something with a character until the end of the phase."""
    made: Card = event(name, NEUTRAL, action(*effects, choose=CHARACTER), cost=0)
    return made


PLUS = spell("Plus", gets(THAT, military=+3, until="phase"))
MINUS = spell("Minus", gets(THAT, military=-6, until="phase"))
TWICE = spell("Twice", Double(THAT, "military", until="phase"))
HALF = spell("Half", Halve(THAT, "military", until="phase"))
ONE = spell("One", Sets(THAT, "military", Num(1), until="phase"))
FIVE = spell("Five", Sets(THAT, "military", Num(5), until="phase"))
BASE = spell("Base", Sets(THAT, "military", Num(6), base=True, until="phase"))
BASE_TWICE = spell("Base Twice", Double(THAT, "military", base=True, until="phase"))
SWITCH = spell("Switch", SwitchBase(THAT, until="phase"))
NO_MORE = spell("No More", Freeze(THAT, "military", "increased", until="phase"))
NO_LESS = spell("No Less", Freeze(THAT, "military", "decreased", until="phase"))
with_name = with_stat("glory", ">=", 3)  # the Plain Lord of these tables
CARDS = [PLUS, MINUS, TWICE, HALF, ONE, FIVE, BASE, BASE_TWICE, SWITCH, NO_MORE, NO_LESS]


def after(*spells: str, on: str = "Plain Captain", marks: str = "") -> int:
    """The military skill of a character (4/2/2) after these spells, cast one after the other."""
    s = table(f"A: {on}{marks} | {', '.join(spells)}\nB:", extra=CARDS)
    for x in spells:
        do(s, f"A: {x}", f"A: {on}", "B: pass")
    return military(s, on)


@rule("rr.modifiers.2", "rr.modifiers.19")
def test_the_order_in_which_modifiers_came_does_not_matter() -> None:
    assert after("Plus", "Twice") == after("Twice", "Plus") == 14


@rule("rr.modifiers.3")
def test_adding_comes_before_doubling_and_halving() -> None:
    assert after("Plus", "Half") == after("Half", "Plus") == 4
    assert after("Twice", "Plus", marks="^") == 2 * (4 + 2 + 3), "glory is added like anything else"
    assert after("Twice", marks="~") == 2 * (4 - 2) and after("Half", marks="~") == 1, "and so it is taken away"
    assert after("Twice", "Minus", on="Plain Giant") == after("Minus", "Twice", on="Plain Giant") == 2 * (9 - 6)


@rule("rr.modifiers.4")
def test_fractions_are_rounded_up_once_at_the_end() -> None:
    assert after("Plus", "Half") == 4, "7 / 2"
    assert after("Plus", "Half", "Half") == 2, "7 / 4, not 4 / 2 rounded again from 3.5"
    assert after("Half", "Half", on="Plain Giant") == 3, "9 / 4"
    assert after("Half", "Twice", on="Plain Giant") == 9


@rule("rr.modifiers.5")
def test_a_set_value_overrides_everything_else_also_what_comes_later() -> None:
    assert after("Plus", "One") == 1
    assert after("One", "Plus", "Twice") == 1
    assert after("One", marks="^[Plain Sword]") == 1


@rule("rr.modifiers.6")
def test_of_two_set_values_the_latest_counts() -> None:
    assert after("One", "Five") == 5 and after("Five", "One") == 1


@rule("rr.modifiers.7", "rr.modifiers.8")
def test_a_value_below_zero_counts_as_zero_but_the_sum_is_kept() -> None:
    assert after("Minus") == 0
    assert after("Minus", "Plus") == 1, "4 - 6 + 3"
    assert after("Plus", "Minus") == 1


@rule("rr.modifiers.1")
def test_values_follow_the_table_at_once() -> None:
    chief = character("Chief", CRAB, always_gets(THIS, military=count(CHARACTER & YOURS - THIS)), cost=1)
    away = event("Away", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
    s = table("A: Chief, Plain Porter, Plain Idler | Away\nB:", extra=[chief, away])
    assert military(s, "Chief") == 2
    do(s, "A: Away", "A: Plain Porter")
    assert military(s, "Chief") == 1


@rule("rr.modifiers.9")
def test_what_cannot_be_increased_ignores_increases_old_and_new() -> None:
    assert after("Plus", "No More") == 4 and after("No More", "Plus") == 4
    assert after("No More", "Twice") == 4 and after("No More", marks="^[Plain Sword]") == 4
    assert after("No More", "Half") == 2, "decreases count"


@rule("rr.modifiers.9")
def test_what_cannot_be_decreased_ignores_decreases_old_and_new() -> None:
    assert after("Minus", "No Less") == 4 and after("No Less", "Minus", "Half") == 4
    assert after("No Less", marks="~") == 4, "a dishonored token decreases it"
    assert after("No Less", "Plus") == 7


@rule("rr.modifiers.10")
def test_set_values_are_no_increase_or_decrease() -> None:
    assert after("No More", "Five") == 5 and after("No Less", "One") == 1


@rule("rr.base-value.1", "rr.open-set-base-value.1")
def test_base_changes_come_before_all_modifiers() -> None:
    assert after("Plus", "Base") == 9 and after("Base", "Plus") == 9
    assert after("Base Twice", "Plus") == 11, "8 + 3, not (4 + 3) * 2"
    assert after("Base", "Base Twice") == 12 and after("Base Twice", "Base") == 6, "in the order they were made"


def test_base_skills_change_places() -> None:
    s = table("A: Plain Envoy^[Plain Sword] | Switch\nB:", extra=CARDS)
    do(s, "A: Switch", "A: Plain Envoy")
    assert (military(s, "Plain Envoy"), political(s, "Plain Envoy")) == (3 + 1 + 2, 1 + 1)


@rule("rr.switch.1")
def test_a_dash_is_nothing_to_switch() -> None:
    s = table("A: Plain Bully | Switch\nB:", extra=CARDS)
    assert not offered(s, "Switch")
    s = table("A: Plain Bully, Plain Envoy | Switch\nB:", extra=CARDS)
    do(s, "A: Switch")
    assert options(s) == ["Plain Envoy"]


@rule("rr.dash.6", "rr.dash.7")
@pytest.mark.parametrize("name", ["Plus", "Twice", "Half", "Five", "Base", "Base Twice", "No More"])
def test_a_dash_cannot_be_modified_in_any_way(name: str) -> None:
    s = table(f"A: Plain Poet | {name}\nB:", extra=CARDS)
    assert not offered(s, name) and military(s, "Plain Poet") == 0
    everybody = event("Everybody", NEUTRAL, action(Sets(CHARACTER, "military", Num(5), until="phase")), cost=0)
    s = table("A: Plain Poet, Plain Envoy | Everybody\nB:", extra=[everybody])
    do(s, "A: Everybody")
    assert military(s, "Plain Poet") == 0 and military(s, "Plain Envoy") == 5


# --- constant abilities ---------------------------------------------------------------------------------------------


@rule("rr.constant-abilities.4")
def test_each_instance_of_a_constant_ability_counts() -> None:
    flag = attachment("Flag", NEUTRAL, always_gets(CHARACTER & YOURS, military=+1), cost=0)
    s = table("A: Plain Captain[Flag], Plain Soldier[Flag]\nB:", extra=[flag])
    assert military(s, "Plain Captain") == 6 and military(s, "Plain Soldier") == 4


def test_constant_abilities_set_halve_and_rebase() -> None:
    yoke = attachment("Yoke", NEUTRAL, AlwaysSets(HOST, "military", Num(2)), cost=0)
    burden = attachment("Burden", NEUTRAL, AlwaysScales(HOST, "military", halve=True), cost=0)
    wings = attachment("Wings", NEUTRAL, AlwaysScales(HOST, "military"), cost=0)
    mask = attachment("Mask", NEUTRAL, BaseIs(HOST, "military", Num(7)), cost=0)
    extra = [*CARDS, yoke, burden, wings, mask]
    for worn, want in (("Yoke", 2), ("Burden", 5), ("Wings", 18), ("Mask", 7), ("Mask, Wings", 14)):
        s = table(f"A: Plain Giant[{worn}]\nB:", extra=extra)
        assert military(s, "Plain Giant") == want, worn
    s = table("A: Plain Giant[Yoke] | Five\nB:", extra=extra)
    do(s, "A: Five", "A: Plain Giant")
    assert military(s, "Plain Giant") == 5, "the lasting effect is newer"


def test_a_constant_ability_keeps_a_value_from_changing() -> None:
    stone = character("Stone", CRAB, Frozen(THIS, "glory", "increased"), cost=1, military=1, political=1, glory=1)
    s = table("A: Stone[Plain Robe]\nB: Plain Soldier[Plain Robe]", extra=[stone])
    assert glory(s, "Stone") == 1 and glory(s, "Plain Soldier") == 2


# --- amounts that read skills ---------------------------------------------------------------------------------------


@rule("rr.modifiers.1")
def test_an_amount_may_be_another_cards_skill() -> None:
    page = character("Page", CRAB, always_gets(THIS, military=StatOf("military", CHARACTER & with_name)), cost=1)
    s = table("A: Page | Plus\nB: Plain Lord", extra=[*CARDS, page])
    assert military(s, "Page") == 5
    do(s, "A: Plus", "A: Plain Lord")
    assert military(s, "Page") == 8, "with everything that is added to it"


def test_one_reader_may_rest_on_another() -> None:
    second = attachment("Second", NEUTRAL, always_gets(HOST, political=StatOf("military", HOST)), cost=0)
    page = character("Page", CRAB, always_gets(THIS, military=StatOf("military", CHARACTER & with_name)), cost=1)
    s = table("A: Page[Second]\nB: Plain Lord[Plain Sword]", extra=[page, second])
    assert (military(s, "Page"), political(s, "Page")) == (7, 7)


def test_a_circle_of_readers_is_cut_the_same_way_whoever_is_asked_first() -> None:
    left = character(
        "Left", CRAB, always_gets(THIS, military=StatOf("military", YOURS & CHARACTER - THIS)), cost=1, military=1
    )
    right = character(
        "Right", CRAB, always_gets(THIS, military=StatOf("military", YOURS & CHARACTER - THIS)), cost=1, military=2
    )
    seen = set()
    for names in (("Left", "Right"), ("Right", "Left")):
        s = table("A: Left, Right\nB:", extra=[left, right])
        seen.add(tuple(sorted((name, military(s, name)) for name in names)))
    assert len(seen) == 1


@rule("rr.constant-abilities.3")
def test_a_set_of_cards_may_depend_on_skills() -> None:
    tutor = character(
        "Tutor", CRAB, always_gets(CHARACTER & YOURS & with_stat("military", "<=", 2) - THIS, military=+1), cost=1
    )
    s = table("A: Tutor, Plain Soldier, Plain Captain | Plus\nB: Plain Porter", extra=[*CARDS, tutor])
    assert [military(s, x) for x in ("Plain Soldier", "Plain Captain", "Plain Porter")] == [3, 4, 1]
    do(s, "A: Plus", "A: Plain Soldier")
    assert military(s, "Plain Soldier") == 5, "5 is too much to be helped"


@rule("rr.constant-abilities.3")
def test_a_prohibition_may_depend_on_skills() -> None:
    rock = character("Rock", CRAB, Cannot(CHARACTER & YOURS & with_stat("military", ">=", 5), ("bow",)), cost=1)
    trip = event("Trip", NEUTRAL, action(Bow(THAT), choose=CHARACTER - PARTICIPATING), cost=0)
    s = table("A: Rock, Plain Captain | Plus\nB: | Trip, Trip", extra=[*CARDS, rock, trip])
    do(s, "A: pass", "B: Trip")
    assert options(s) == ["Rock", "Plain Captain"]
    s = table("A: Rock, Plain Captain | Plus\nB: | Trip", extra=[*CARDS, rock, trip])
    do(s, "A: Plus", "A: Plain Captain", "B: Trip")
    assert options(s) == ["Rock"], "with 7 it cannot be bowed any more"


def test_the_total_of_a_conflict_reads_them_too() -> None:
    page = character("Page", CRAB, always_gets(THIS, military=StatOf("military", CHARACTER & with_name)), cost=1)
    s = table("A: Page*\nB: Plain Lord*\nmilitary air A>B", extra=[page])
    assert (total(s, "A"), total(s, "B")) == (5, 5)
