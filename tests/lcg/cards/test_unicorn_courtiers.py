"""Core Set, Unicorn: characters whose text is not about riding."""

from __future__ import annotations

import pytest

from gorin.kernel.views import hidden_from
from tests.lcg.declared import attack, defend
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    find,
    hand,
    in_play,
    is_broken,
    is_faceup,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
)


def test_giver_of_gifts_moves_an_attachment_to_a_friend() -> None:
    s = table("""A: Giver of Gifts, Plain Captain[Plain Sword], Plain Soldier
                 B: Plain Porter[A:Plain Robe], Plain Envoy[B:Plain Robe]""")
    do(s, "A: Giver of Gifts")
    assert sorted(options(s)) == ["Plain Robe", "Plain Sword"], "her player's, whoever bears it"
    do(s, "A: Plain Sword")
    assert sorted(options(s)) == ["Giver of Gifts", "Plain Soldier"], "not where it is, not to an opponent's"
    do(s, "A: Plain Soldier")
    assert military(s, "Plain Soldier") == 4 and military(s, "Plain Captain") == 4
    do(s, "B: pass")
    assert not offered(s, "Giver of Gifts"), "once a round"


@pytest.mark.parametrize(
    "mine",
    ["Giver of Gifts", "Giver of Gifts[Plain Sword]", "Giver of Gifts[Plain Sword], Moto Horde[Plain Sword]"],
    ids=["nothing to give", "nobody else", "a copy is there already"],
)
def test_giver_of_gifts_keeps_what_has_no_other_place(mine: str) -> None:
    assert not offered(table(f"A: {mine}\nB: Plain Porter[Plain Robe]"), "Giver of Gifts")


def test_giver_of_gifts_gives_only_to_those_who_may_bear_it() -> None:
    s = table("A: Giver of Gifts[Plain Sword, Plain Robe], Moto Horde\nB:")
    do(s, "A: Giver of Gifts")
    assert options(s) == ["Plain Sword"], "Moto Horde takes weapons only"


TRADE = "A 10/0: Ide Trader{}, Shinjo Outrider\nB: Plain Soldier*\nmilitary air B>A"


@pytest.mark.parametrize("gift", ["gain 1 fate", "draw 1 card"])
def test_ide_trader_profits_from_a_move(gift: str) -> None:
    s = table(TRADE.format("*"))
    do(s, "A: Shinjo Outrider", "A: Ide Trader")
    assert options(s) == ["gain 1 fate", "draw 1 card"]
    do(s, f"A: {gift}")
    assert (fate_of(s)[0], len(hand(s, "A"))) == ((1, 0) if "fate" in gift else (0, 1))


def test_ide_trader_takes_no_interest_from_home() -> None:
    s = table(TRADE.format(""))
    do(s, "A: Shinjo Outrider")
    assert decision(s) == "B: action"


def test_ide_trader_profits_from_opponents_too_but_once_per_conflict() -> None:
    s = table("A 10/0: Ide Trader*, Shinjo Outrider\nB: Plain Soldier*, Shinjo Outrider\nmilitary air B>A")
    do(s, "A: pass", "B: Shinjo Outrider", "A: Ide Trader", "A: gain 1 fate")
    do(s, "A: Shinjo Outrider")
    assert decision(s) == "B: action" and fate_of(s)[0] == 1


@pytest.mark.parametrize(("first", "cost"), [("A", 1), ("B", 2)])
def test_meishodo_wielder_is_cheaper_for_the_first_player(first: str, cost: int) -> None:
    s = table(f"A 10/4: | | Fields, Fields[Meishōdō Wielder]\nB:\ndynasty phase, first {first}")
    do(s, *(["B: pass"] if first == "B" else []), "A: Meishodo Wielder", "A: 0")
    assert in_play(s, "Meishodo Wielder") and fate_of(s)[0] == 4 - cost


def test_moto_horde_bears_weapons_only() -> None:
    assert offered(table("A 10/1: Moto Horde | Plain Sword\nB:"), "Plain Sword")
    assert not offered(table("A 10/1: Moto Horde | Plain Robe\nB:"), "Plain Robe")


def test_moto_youth_is_eager_in_the_first_military_conflict() -> None:
    s = attack(table("A: Moto Youth\nB: Plain Captain"), "military air", "Fields", "Moto Youth")
    assert military(s, "Moto Youth") == 3
    defend(s, "Plain Captain")
    assert military(s, "Moto Youth") == 3
    while s.con[0]:
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[-1]}")
    assert military(s, "Moto Youth") == 2


@pytest.mark.parametrize("kind", ["military", "political"])
def test_moto_youth_in_later_conflicts(kind: str) -> None:
    """The first conflict is of a type, the second is military."""
    s = table("A: Plain Giant, Plain Captain\nB: Moto Youth, Plain Envoy")
    attack(s, f"{kind} air", "Fields", "Plain Captain")
    pass_until(s, "B: declare a conflict")
    attack(s, "military earth", "Fields", "Moto Youth", by="B")
    assert military(s, "Moto Youth") == (2 if kind == "military" else 3)


def test_moto_youth_is_as_printed_without_a_military_conflict() -> None:
    assert military(table("A: Moto Youth\nB:"), "Moto Youth") == 2
    assert military(table("A: Moto Youth*\nB: Plain Envoy*\npolitical air B>A"), "Moto Youth") == 2


ALTANSARNAI = "A: {}\nB: Plain Porter*, Plain Envoy | | Fields, Plain Hill\n{} air A>B Plain Hill"


def test_shinjo_altansarnai_has_the_opponent_lose_a_character() -> None:
    s = table(ALTANSARNAI.format("Shinjo Altansarnai*", "military"))
    pass_until(s, "A: reactions")
    assert is_broken(s, "Plain Hill")
    do(s, "A: Shinjo Altansarnai")
    assert decision(s) == "B: target" and sorted(options(s)) == ["Plain Envoy", "Plain Porter"]
    do(s, "B: Plain Envoy")
    assert discard(s, "B") == ["Plain Envoy"]


@pytest.mark.parametrize(
    ("mine", "kind"),
    [
        ("Shinjo Altansarnai*, Plain Giant*", "political"),
        ("Shinjo Altansarnai, Plain Giant*", "military"),
    ],
    ids=["political", "at home"],
)
def test_shinjo_altansarnai_says_nothing(mine: str, kind: str) -> None:
    s = table(ALTANSARNAI.format(mine, kind))
    pass_until(s, "A: resolve the ring")
    assert is_broken(s, "Plain Hill") and discard(s, "B") == []


def test_shinjo_altansarnai_wants_a_broken_province() -> None:
    s = table("A: Shinjo Altansarnai*\nB: Plain Porter* | | Fields, Plain Wall\nmilitary air A>B Plain Wall")
    pass_until(s, "A: resolve the ring")
    assert not is_broken(s, "Plain Wall") and discard(s, "B") == []


def test_utaku_infantry_grows_with_the_unicorn_beside_it() -> None:
    s = table("""A: Utaku Infantry*, Moto Youth*, Border Rider, Plain Captain*
                 B: Warrior Poet*
                 military air B>A""")
    assert (military(s, "Utaku Infantry"), political(s, "Utaku Infantry")) == (2, 2), "herself and Moto Youth"


def test_utaku_infantry_is_nothing_at_home() -> None:
    s = table("A: Utaku Infantry, Moto Youth*\nB: Plain Porter*\nmilitary air B>A")
    assert (military(s, "Utaku Infantry"), political(s, "Utaku Infantry")) == (0, 0)


def test_utaku_yumino_throws_a_card_away_for_skill() -> None:
    s = table("A: Utaku Yumino | Plain Praise, Plain Robe\nB: Plain Soldier*\nmilitary air B>A")
    do(s, "A: Utaku Yumino", "A: Plain Robe")
    assert (military(s, "Utaku Yumino"), political(s, "Utaku Yumino")) == (4, 4), "even at home"
    assert discard(s, "A") == ["Plain Robe"]
    do(s, "B: pass")
    assert not offered(s, "Utaku Yumino"), "once per conflict"


def test_utaku_yumino_may_do_it_in_each_conflict() -> None:
    s = table("A: Utaku Yumino, Plain Idler* | Plain Praise, Plain Robe\nB: Plain Soldier*\nmilitary air B>A")
    do(s, "A: Utaku Yumino", "A: Plain Robe")
    pass_until(s, "A: declare a conflict")
    assert military(s, "Utaku Yumino") == 2, "only until the end of the conflict"
    attack(s, "political earth", "Fields", "Utaku Yumino")
    pass_until(s, "A: action")
    do(s, "A: Utaku Yumino", "A: Plain Praise")
    assert political(s, "Utaku Yumino") == 4


@pytest.mark.parametrize(
    "text",
    ["A: Utaku Yumino | Plain Praise\nB:", "A: Utaku Yumino*\nB: Plain Soldier*\nmilitary air B>A"],
    ids=["no conflict", "no card"],
)
def test_utaku_yumino_needs_a_conflict_and_a_card(text: str) -> None:
    assert not offered(table(text), "Utaku Yumino")


def test_warrior_poet_weakens_the_other_side() -> None:
    s = table("A: Warrior Poet*, Plain Porter*\nB: Plain Captain*, Plain Envoy*, Plain Soldier\nmilitary air B>A")
    do(s, "A: Warrior Poet")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (3, 1)
    assert (military(s, "Plain Envoy"), political(s, "Plain Envoy")) == (0, 2)
    assert military(s, "Plain Soldier") == 2 and military(s, "Plain Porter") == 1
    do(s, "B: pass")
    assert not offered(s, "Warrior Poet"), "once a round"


@pytest.mark.parametrize(
    "text",
    [
        "A: Warrior Poet, Plain Porter*\nB: Plain Captain*\nmilitary air B>A",
        "A: Warrior Poet*\nB: Plain Captain\nmilitary air A>B",
        "A: Warrior Poet\nB: Plain Captain",
    ],
    ids=["at home", "nobody there", "no conflict"],
)
def test_warrior_poet_is_silent_when(text: str) -> None:
    s = table(text)
    if decision(s) == "B: action":
        do(s, "B: pass")
    assert not offered(s, "Warrior Poet")


SCOUTED = "A 10/1: | Iuchi Wayfinder | Fields, Plain Hill?\nB: | | Fields, Plain Wall?, Plain Ditch?"


def test_iuchi_wayfinder_looks_at_a_facedown_province() -> None:
    s = table(SCOUTED)
    do(s, "A: Iuchi Wayfinder", "A: Iuchi Wayfinder")
    assert len(options(s)) == 2 and all("facedown" in x for x in options(s)), "the opponent's; her own are known"
    wall, ditch = find(s, "Plain Wall"), find(s, "Plain Ditch")
    do(s, f"A: {options(s)[0]}")
    known = [c for c in (wall, ditch) if not hidden_from(s, 0) >> c & 1]
    assert len(known) == 1
    assert not is_faceup(s, "Plain Wall") and not is_faceup(s, "Plain Ditch"), "looked at, not revealed"


def test_iuchi_wayfinder_has_nothing_to_look_at() -> None:
    s = table("A 10/1: | Iuchi Wayfinder\nB: | | Fields, Plain Wall")
    do(s, "A: Iuchi Wayfinder")
    assert in_play(s, "Iuchi Wayfinder") and not offered(s, "Iuchi Wayfinder")
