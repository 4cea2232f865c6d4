"""Rulings about riders, traders, poets and the plains."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.declared import attack, defend
from tests.lcg.tables import (
    attacking,
    decision,
    defending,
    discard,
    do,
    fate_of,
    honor_of,
    in_play,
    is_bowed,
    is_broken,
    military,
    offered,
    options,
    participating,
    pass_until,
    political,
    step,
    table,
)


def go_on(s: Any) -> None:
    """Pass, be done, or take the last option."""
    do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[-1]}")


def to_the_end(s: Any) -> Any:
    """The conflict is over, and whoever may react to that is asked, or acts."""
    while s.con[0]:
        go_on(s)
    return s


@rule("fr.aggressive-moto.1")
def test_aggressive_moto_is_not_offered_as_a_defender() -> None:
    s = attack(table("A: Plain Giant\nB: Aggressive Moto, Plain Porter"), "military air", "Fields", "Plain Giant")
    assert decision(s) == "B: declare a defender" and not offered(s, "Aggressive Moto")


@rule("fr.aggressive-moto.2")
def test_aggressive_moto_is_moved_in_to_defend() -> None:
    s = table("A: Aggressive Moto, Plain Porter*, Favorable Ground\nB: Plain Giant*\nmilitary air B>A")
    do(s, "A: Favorable Ground", "A: Aggressive Moto")
    assert defending(s, "Aggressive Moto")


@rule("fr.born-in-war.1")
def test_the_contested_ring_is_not_unclaimed() -> None:
    s = table("A: Moto Youth*[Born in War]\nB: Plain Envoy*\npolitical air B>A")
    assert military(s, "Moto Youth") == 2 + 4


BREAKTHROUGH = "A: Plain Giant{} | Breakthrough{}\nB: Plain Porter | | Fields, Plain Hill"


@rule("fr.breakthrough.1")
def test_breakthrough_comes_when_everybody_is_home_and_bowed() -> None:
    s = attack(table(BREAKTHROUGH.format(", Plain Captain", "")), "military air", "Plain Hill", "Plain Giant")
    while not offered(s, "Breakthrough"):
        assert s.con[0], "never before the conflict is over"
        go_on(s)
    assert is_bowed(s, "Plain Giant") and not participating(s, "Plain Giant")
    do(s, "A: Breakthrough")
    assert decision(s) == "A: declare a conflict"


@rule("fr.breakthrough.2")
def test_nobody_is_readied_between_the_two_conflicts() -> None:
    text = BREAKTHROUGH.format(", Border Rider+1, Plain Captain", ", I Am Ready")
    s = attack(table(text), "military air", "Plain Hill", "Plain Giant", "Border Rider")
    to_the_end(s)
    do(s, "A: Breakthrough")
    assert not offered(s, "I Am Ready") and not offered(s, "Border Rider")
    attack(s, "political earth", "Fields")
    assert options(s)[0] == "Plain Captain" or attacking(s, "Plain Captain"), "only who is ready attacks"
    assert not attacking(s, "Border Rider")


@rule("fr.breakthrough.3")
def test_who_passed_a_conflict_has_no_second_one() -> None:
    s = table(BREAKTHROUGH.format(", Plain Captain", ""))
    pass_until(s, "A: declare a conflict")
    do(s, "A: pass")
    attack(s, "military air", "Plain Hill", "Plain Giant")
    to_the_end(s)
    assert is_broken(s, "Plain Hill") and not offered(s, "Breakthrough")


AUDIENCE = "A 10/0: Plain Captain, Plain Soldier | {}\nB 10/0: Plain Envoy, Plain Poet, Plain Porter{} | {}"


@rule("fr.captive-audience.1")
def test_the_declared_type_is_used_up() -> None:
    s = attack(table(AUDIENCE.format("Captive Audience", "", "")), "political air", "Fields", "Plain Soldier")
    defend(s)
    pass_until(s, "A: action")
    do(s, "A: Captive Audience")
    assert s.con[1] == 0
    to_the_end(s)
    pass_until(s, "A: declare a conflict")
    assert all(x.startswith("military") or x == "pass" for x in options(s)) and len(options(s)) > 1


@rule("fr.captive-audience.2")
def test_who_cannot_take_part_goes_home_bowed() -> None:
    s = table("""A 10/0: Plain Captain* | Captive Audience
                 B: Plain Poet*, Plain Porter*[Pacifism], Plain Envoy*
                 political air B>A""")
    do(s, "A: Captive Audience")
    for title in ("Plain Poet", "Plain Porter"):
        assert not participating(s, title) and is_bowed(s, title)
    assert attacking(s, "Plain Envoy") and not is_bowed(s, "Plain Envoy")


@rule("fr.captive-audience.3")
def test_the_honor_stays_lost_if_captive_audience_is_cancelled() -> None:
    s = table("""A 10/0: Plain Captain* | Captive Audience
                 B: Plain Envoy*^ | Voice of Honor
                 political air B>A""")
    do(s, "A: Captive Audience", "B: Voice of Honor")
    assert s.con[1] == 1 and honor_of(s)[0] == 9


GIFTED = "A: Giver of Gifts, Plain Captain*[Duelist Training], Plain Soldier*{}\nB: Plain Giant*\nmilitary air B>A"


def duel(s: Any) -> None:
    do(s, "A: Plain Captain", "A: Plain Giant", "A: 1", "B: 1", "B: pass")


@rule("fr.duelist-training.8")
def test_moved_training_grants_its_new_bearer_an_unused_ability() -> None:
    s = table(GIFTED.format(""))
    duel(s)
    assert not offered(s, "Plain Captain")
    do(s, "A: Giver of Gifts", "A: Duelist Training", "A: Plain Soldier", "B: pass")
    assert offered(s, "Plain Soldier")


@rule("fr.duelist-training.9")
def test_training_that_comes_back_is_already_used() -> None:
    s = table(GIFTED.format(", Giver of Gifts"))
    duel(s)
    do(s, f"A: {next(x for x in options(s) if 'Giver' in x)}", "A: Duelist Training", "A: Plain Soldier", "B: pass")
    do(s, f"A: {next(x for x in options(s) if 'Giver' in x)}", "A: Duelist Training", "A: Plain Captain", "B: pass")
    assert not offered(s, "Plain Captain")


PLAINS = "A 10/1: {}\nB: Plain Porter | | Fields, Endless Plains?[Plain Lord]"


def plains(mine: str, *attackers: str) -> Any:
    """The attack is declared, and Endless Plains breaks."""
    s = attack(table(PLAINS.format(mine)), "military air", "a facedown province", *attackers)
    do(s, "B: Endless Plains")
    return s


@rule("fr.endless-plains.1")
def test_the_conflict_goes_on_without_attackers() -> None:
    s = plains("Plain Giant, Shinjo Outrider", "Plain Giant")
    do(s, "A: done", "A: Plain Giant")
    assert discard(s, "A") == ["Plain Giant"] and decision(s) == "B: declare a defender"
    defend(s, "Plain Porter")
    assert decision(s) == "B: action" and "3.2.2" in step(s)
    do(s, "B: pass", "A: Shinjo Outrider")
    assert attacking(s, "Shinjo Outrider")


@rule("fr.endless-plains.2")
def test_nobody_wins_when_both_sides_count_nothing() -> None:
    s = plains("Plain Giant", "Plain Giant")
    do(s, "A: done", "A: Plain Giant")
    defend(s)
    before = honor_of(s)
    to_the_end(s)
    assert s.ring_place[0] == -1 and honor_of(s) == before and fate_of(s)


@rule("fr.endless-plains.3")
@pytest.mark.parametrize("way", ["For Greater Glory", "Shinjo Altansarnai", "Breakthrough"])
def test_breaking_as_a_cost_counts_for_the_attacker(way: str) -> None:
    mine = "Shinjo Altansarnai, Plain Captain, Plain Soldier | Breakthrough, For Greater Glory"
    s = plains(mine, "Shinjo Altansarnai", "Plain Captain")
    do(s, "A: done")
    if way == "Breakthrough":
        do(s, "A: pass", "A: Plain Captain")
        while not offered(s, "Breakthrough"):
            go_on(s)
    assert offered(s, way)


@rule("fr.endless-plains.4")
def test_the_attacker_may_discard_the_card_in_it() -> None:
    s = plains("Plain Giant", "Plain Giant")
    assert decision(s) == "A: discard from the broken province" and options(s) == ["Plain Lord", "done"]
    do(s, "A: Plain Lord")
    assert discard(s, "B") == ["Plain Lord"]


@rule("fr.endless-plains.4")
def test_the_attacker_may_do_so_once() -> None:
    s = plains("Plain Giant, Plain Captain", "Plain Giant", "Plain Captain")
    do(s, "A: done", "A: Plain Captain")
    while s.con[0]:
        assert "discard from the broken" not in decision(s)
        go_on(s)
    assert "Plain Lord" not in discard(s, "B")


@rule("fr.endless-plains.5")
def test_shinjo_altansarnai_reacts_before_she_can_be_chosen() -> None:
    s = plains("Shinjo Altansarnai", "Shinjo Altansarnai")
    do(s, "A: done")
    assert decision(s) == "A: reactions" and in_play(s, "Shinjo Altansarnai")
    do(s, "A: Shinjo Altansarnai", "B: Plain Porter")
    assert discard(s, "B") == ["Plain Porter"], "before a target is chosen"
    assert decision(s) == "A: target" and options(s) == ["Shinjo Altansarnai"]
    do(s, "A: Shinjo Altansarnai")
    assert discard(s, "A") == ["Shinjo Altansarnai"]


@rule("fr.ide-trader.1")
def test_a_moved_rider_is_noticed_by_ide_trader() -> None:
    s = table("A: Golden Plains Outpost, Ide Trader*, Moto Youth\nB: Plain Giant*\nmilitary air B>A")
    do(s, "A: Golden Plains Outpost", "A: Moto Youth")
    assert offered(s, "Ide Trader")


@rule("fr.ide-trader.2")
@pytest.mark.parametrize("way", ["declared", "played", "put into play"])
def test_what_is_not_a_move_is_not_noticed(way: str) -> None:
    if way == "declared":
        s = table("A: Ide Trader, Plain Captain\nB: Plain Porter")
        attack(s, "military air", "Fields", "Ide Trader", "Plain Captain")
    else:
        s = table("""A 10/2: Ide Trader* | Plain Guest, Charge! | Fields, Fields[Moto Youth]
                     B: Plain Giant*
                     military air B>A""")
        do(s, *(["A: Plain Guest into the conflict", "A: 0"] if way == "played" else ["A: Charge!", "A: Moto Youth"]))
        assert participating(s, "Plain Guest" if way == "played" else "Moto Youth")
    assert not offered(s, "Ide Trader")


@rule("fr.ide-trader.3")
def test_ide_trader_notices_her_own_move() -> None:
    s = table("A: Ide Trader[Favored Mount], Plain Porter*\nB: Plain Giant*\nmilitary air B>A")
    do(s, "A: Favored Mount")
    assert participating(s, "Ide Trader") and offered(s, "Ide Trader")


@rule("fr.moto-youth.1")
def test_a_switched_conflict_was_of_both_types() -> None:
    s = table("A 10/0: Plain Captain, Plain Giant | Captive Audience\nB: Moto Youth, Plain Envoy")
    attack(s, "political air", "Fields", "Plain Captain")
    defend(s, "Plain Envoy")
    assert military(s, "Moto Youth") == 2
    do(s, "B: pass", "A: Captive Audience")
    assert military(s, "Moto Youth") == 3, "the first military conflict"
    to_the_end(s)
    attack(s, "military earth", "Fields", "Moto Youth", by="B")
    assert military(s, "Moto Youth") == 2


@rule("fr.shinjo-tatsuo.1")
def test_shinjo_tatsuo_must_be_able_to_move_himself() -> None:
    s = table("A: Shinjo Tatsuo*, Plain Captain\nB: Plain Giant*\nmilitary air B>A")
    assert not offered(s, "Shinjo Tatsuo")


@rule("fr.spyglass.1")
@pytest.mark.parametrize("first", ["A", "B"])
def test_committing_and_revealing_share_one_window(first: str) -> None:
    s = table(f"""A: Plain Captain[Spyglass], Plain Soldier | Plain Praise
                  B: Plain Porter | | Fields, Night Raid?
                  conflict phase, first {first}""")
    attack(s, "military air", "a facedown province", "Plain Captain")
    assert decision(s) == f"{first}: reactions", "the first player first"
    mine, other = ("Spyglass", "Night Raid") if first == "A" else ("Night Raid", "Spyglass")
    assert offered(s, mine)
    do(s, f"{first}: pass")
    assert offered(s, other), "the same window"


@rule("fr.warrior-poet.1")
def test_who_comes_later_is_not_weakened() -> None:
    s = table("A: Warrior Poet*\nB 10/2: Plain Captain* | Plain Guest\nmilitary air B>A")
    do(s, "A: Warrior Poet", "B: Plain Guest into the conflict", "B: 0")
    assert (military(s, "Plain Captain"), military(s, "Plain Guest"), political(s, "Plain Guest")) == (3, 2, 2)


@rule("fr.warrior-poet.2")
def test_the_weakness_stays_when_warrior_poet_goes() -> None:
    s = table("A: Warrior Poet*, Favorable Ground, Plain Porter*\nB: Plain Captain*\nmilitary air B>A")
    do(s, "A: Warrior Poet", "B: pass", "A: Favorable Ground", "A: Warrior Poet")
    assert not participating(s, "Warrior Poet") and military(s, "Plain Captain") == 3
