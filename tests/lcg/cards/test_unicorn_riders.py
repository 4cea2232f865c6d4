"""Core Set, Unicorn: those who ride to the conflict, the stronghold and the province."""

from __future__ import annotations

import pytest

from gorin.rulesets.lcg import facts
from tests.lcg.declared import attack, defend
from tests.lcg.tables import (
    attacking,
    decision,
    defending,
    discard,
    do,
    find,
    hand,
    in_play,
    is_bowed,
    is_broken,
    military,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    political,
    table,
)


def test_golden_plains_outpost_sends_a_rider_to_a_military_conflict() -> None:
    s = table("""A: Golden Plains Outpost, Moto Youth, Plain Captain, Border Rider*
                 B: Plain Soldier*
                 military air B>A""")
    do(s, "A: Golden Plains Outpost")
    assert options(s) == ["Moto Youth"], "Cavalry, and not there yet"
    do(s, "A: Moto Youth")
    assert defending(s, "Moto Youth") and is_bowed(s, "Golden Plains Outpost")


@pytest.mark.parametrize(
    "text",
    [
        "A: Golden Plains Outpost, Moto Youth, Plain Porter*\nB: Plain Soldier*\npolitical air B>A",
        "A: Golden Plains Outpost_, Moto Youth, Plain Porter*\nB: Plain Soldier*\nmilitary air B>A",
        "A: Golden Plains Outpost, Plain Captain, Plain Porter*\nB: Plain Soldier*\nmilitary air B>A",
        "A: Golden Plains Outpost, Moto Youth\nB:",
    ],
    ids=["political", "bowed", "nobody rides", "no conflict"],
)
def test_golden_plains_outpost_sends_nobody_when(text: str) -> None:
    assert not offered(table(text), "Golden Plains Outpost")


PLAINS = "A: Plain Giant, Plain Soldier\nB: Plain Porter | | Fields, Endless Plains?"


def test_endless_plains_breaks_and_takes_an_attacker_with_it() -> None:
    s = attack(table(PLAINS), "military air", "a facedown province", "Plain Giant", "Plain Soldier")
    assert decision(s) == "B: reactions" and not is_broken(s, "Endless Plains")
    do(s, "B: Endless Plains", "A: done")
    assert is_broken(s, "Endless Plains") and decision(s) == "A: target", "it is the attacker who chooses"
    assert sorted(options(s)) == ["Plain Giant", "Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert discard(s, "A") == ["Plain Soldier"] and attacking(s, "Plain Giant")


def test_endless_plains_says_nothing_while_another_province_is_attacked() -> None:
    s = table("A: Plain Giant\nB: Plain Porter | | Fields, Endless Plains, Plain Hill?")
    attack(s, "military air", "a facedown province", "Plain Giant")
    assert decision(s) == "B: declare a defender" and not is_broken(s, "Endless Plains")


def test_endless_plains_may_be_kept_whole() -> None:
    s = attack(table(PLAINS), "military air", "a facedown province", "Plain Soldier")
    do(s, "B: pass")
    assert decision(s) == "B: declare a defender"
    assert not is_broken(s, "Endless Plains") and attacking(s, "Plain Soldier")


def test_aggressive_moto_does_not_defend() -> None:
    s = attack(table("A: Plain Giant\nB: Aggressive Moto, Plain Porter"), "military air", "Fields", "Plain Giant")
    assert options(s) == ["Plain Porter", "done"]


def test_aggressive_moto_attacks() -> None:
    s = attack(table("A: Aggressive Moto\nB:"), "military air", "Fields", "Aggressive Moto")
    assert attacking(s, "Aggressive Moto")


def test_border_rider_readies_once_a_round() -> None:
    s = table("A: Border Rider_\nB:")
    do(s, "A: Border Rider")
    assert not is_bowed(s, "Border Rider")
    do(s, "B: pass")
    assert not offered(s, "Border Rider")


def test_border_rider_has_nothing_to_do_while_ready() -> None:
    assert not offered(table("A: Border Rider\nB:"), "Border Rider")


def test_border_rider_uses_it_up_for_the_round() -> None:
    s = table("A: Border Rider*_\nB: Plain Soldier*\nmilitary air B>A")
    do(s, "A: Border Rider", "B: pass", "A: pass")
    pass_until(s, "action")
    do(s, *(["B: pass"] if decision(s).startswith("B") else []))
    assert is_bowed(s, "Border Rider") and not offered(s, "Border Rider")


@pytest.mark.parametrize("fight", ["military air B>A", "political air A>B"])
def test_shinjo_outrider_rides_to_any_conflict(fight: str) -> None:
    s = table(f"A: Shinjo Outrider, Plain Porter*\nB: Plain Soldier*\n{fight}")
    do(s, *(["B: pass"] if "A>B" in fight else []), "A: Shinjo Outrider")
    assert participating(s, "Shinjo Outrider")


@pytest.mark.parametrize(
    "text",
    ["A: Shinjo Outrider*\nB: Plain Soldier*\nmilitary air B>A", "A: Shinjo Outrider\nB:"],
    ids=["there already", "no conflict"],
)
def test_shinjo_outrider_stays_where(text: str) -> None:
    assert not offered(table(text), "Shinjo Outrider")


def test_shinjo_tatsuo_takes_one_along() -> None:
    s = table("A: Shinjo Tatsuo, Plain Captain, Plain Poet\nB: Plain Soldier*\nmilitary air B>A")
    do(s, "A: Shinjo Tatsuo")
    assert options(s) == ["Plain Captain", "done"], "not himself again, not who cannot take part"
    do(s, "A: Plain Captain")
    assert defending(s, "Shinjo Tatsuo") and defending(s, "Plain Captain")


@pytest.mark.parametrize("others", ["", ", Plain Captain"])
def test_shinjo_tatsuo_may_ride_alone(others: str) -> None:
    s = table(f"A: Shinjo Tatsuo{others}\nB: Plain Soldier*\nmilitary air B>A")
    do(s, "A: Shinjo Tatsuo", "A: done")
    assert defending(s, "Shinjo Tatsuo") and (not others or not defending(s, "Plain Captain"))


@pytest.mark.parametrize(
    "text",
    ["A: Shinjo Tatsuo\nB:", "A: Shinjo Tatsuo*, Plain Captain\nB: Plain Soldier*\nmilitary air B>A"],
    ids=["no conflict", "there already"],
)
def test_shinjo_tatsuo_does_not_ride_when(text: str) -> None:
    assert not offered(table(text), "Shinjo Tatsuo")


def test_shinjo_tatsuo_rides_once_a_round() -> None:
    s = table("A: Shinjo Tatsuo | Favorable Ground\nB: Plain Soldier*\nmilitary air B>A")
    do(s, "A: Shinjo Tatsuo", "B: pass")
    assert not offered(s, "Shinjo Tatsuo")


def test_favored_mount_carries_its_rider() -> None:
    s = table("A: Plain Captain[Favored Mount], Golden Plains Outpost\nB: Plain Soldier*\nmilitary air B>A")
    assert military(s, "Plain Captain") == 5
    do(s, "A: Favored Mount")
    assert defending(s, "Plain Captain") and is_bowed(s, "Favored Mount") and not is_bowed(s, "Plain Captain")


def test_favored_mount_makes_cavalry() -> None:
    text = "A: Golden Plains Outpost, Plain Captain{}, Plain Porter*\nB: Plain Soldier*\nmilitary air B>A"
    assert offered(table(text.format("[Favored Mount_]")), "Golden Plains Outpost")
    assert not offered(table(text.format("")), "Golden Plains Outpost")


@pytest.mark.parametrize(
    "text",
    [
        "A: Plain Captain[Favored Mount]\nB:",
        "A: Plain Captain[Favored Mount_]\nB: Plain Soldier*\nmilitary air B>A",
        "A: Plain Captain*[Favored Mount]\nB: Plain Soldier*\nmilitary air B>A",
        "A: Plain Bully[Favored Mount], Plain Porter*\nB: Plain Soldier*\npolitical air B>A",
    ],
    ids=["no conflict", "bowed", "there already", "a dash"],
)
def test_favored_mount_stands_still_when(text: str) -> None:
    assert not offered(table(text), "Favored Mount")


def test_favored_mount_is_for_ones_own() -> None:
    s = table("A 10/1: Plain Captain | Favored Mount\nB: Plain Soldier")
    do(s, "A: Favored Mount")
    assert options(s) == ["Plain Captain"]
    do(s, "A: Plain Captain")
    assert military(s, "Plain Captain") == 5 and military(s, "Plain Soldier") == 2


def test_ide_messenger_calls_for_a_fate() -> None:
    s = table("A 10/1: Ide Messenger, Plain Captain, Plain Soldier*\nB 10/0: Plain Giant*\nmilitary air B>A")
    do(s, "A: Ide Messenger")
    assert sorted(options(s)) == ["Ide Messenger", "Plain Captain"]
    do(s, "A: Plain Captain")
    assert defending(s, "Plain Captain") and s.pool[0] == 0


@pytest.mark.parametrize(
    "text",
    [
        "A 10/0: Ide Messenger, Plain Captain\nB: Plain Giant*\nmilitary air B>A",
        "A 10/3: Ide Messenger*\nB: Plain Giant*\nmilitary air B>A",
        "A 10/3: Ide Messenger, Plain Captain\nB:",
    ],
    ids=["no fate", "nobody to call", "no conflict"],
)
def test_ide_messenger_calls_nobody_when(text: str) -> None:
    assert not offered(table(text), "Ide Messenger")


def test_ide_messenger_calls_once_a_round() -> None:
    s = table("A 10/5: Ide Messenger, Plain Captain, Plain Soldier\nB 10/0: Plain Giant*\nmilitary air B>A")
    do(s, "A: Ide Messenger", "A: Plain Captain", "B: pass")
    assert not offered(s, "Ide Messenger")


RESERVES = "A 10/3: {} | Cavalry Reserves | | {}\nB: Plain Soldier*\n{} air B>A"


def test_cavalry_reserves_bring_riders_worth_six() -> None:
    s = table(RESERVES.format("", "Moto Horde, Aggressive Moto, Moto Youth, Plain Captain", "military"))
    do(s, "A: Cavalry Reserves")
    assert sorted(options(s)) == ["Aggressive Moto", "Moto Horde", "Moto Youth"], "Plain Captain does not ride"
    do(s, "A: Moto Horde")
    assert options(s) == ["Aggressive Moto", "Moto Youth", "done"]
    do(s, "A: Moto Youth")
    assert options(s) == ["done"], "4 + 1, and 2 more would be 7"
    do(s, "A: done")
    assert defending(s, "Moto Horde") and defending(s, "Moto Youth") and not in_play(s, "Aggressive Moto")


def test_cavalry_reserves_may_bring_fewer() -> None:
    s = table(RESERVES.format("", "Aggressive Moto, Moto Youth", "military"))
    do(s, "A: Cavalry Reserves", "A: Moto Youth", "A: done")
    assert defending(s, "Moto Youth") and not in_play(s, "Aggressive Moto") and s.pool[0] == 0


def test_cavalry_reserves_look_only_at_the_dynasty_pile() -> None:
    s = table(RESERVES.format("Plain Porter*", "Iuchi Wayfinder, Moto Youth", "military"))
    do(s, "A: Cavalry Reserves")
    assert not any("Wayfinder" in x for x in options(s))


@pytest.mark.parametrize(
    ("pile", "kind"), [("Iuchi Wayfinder", "military"), ("Moto Youth", "political"), ("Plain Captain", "military")]
)
def test_cavalry_reserves_stay_away(pile: str, kind: str) -> None:
    assert not offered(table(RESERVES.format("Plain Porter*", pile, kind)), "Cavalry Reserves")


def test_cavalry_reserves_cost_three_fate() -> None:
    text = RESERVES.format("Plain Porter*", "Moto Youth", "military").replace("10/3", "10/2")
    assert not offered(table(text), "Cavalry Reserves")


def test_spyglass_draws_when_its_bearer_attacks() -> None:
    s = table("A: Plain Captain[Spyglass], Plain Soldier[Spyglass]\nB:")
    assert political(s, "Plain Captain") == 3
    attack(s, "military air", "Fields", "Plain Captain")
    assert decision(s) == "A: reactions" and options(s) == ["Spyglass", "pass"], "only that of the attacker"
    do(s, "A: Spyglass")
    assert len(hand(s, "A")) == 1


WATCHED = "A: Plain Giant\nB: Plain Captain[Spyglass], Plain Soldier"


def test_spyglass_draws_when_its_bearer_defends() -> None:
    s = attack(table(WATCHED), "military air", "Fields", "Plain Giant")
    do(defend(s, "Plain Captain"), "B: Spyglass")
    assert len(hand(s, "B")) == 1


def test_spyglass_stays_closed_while_others_defend() -> None:
    s = defend(attack(table(WATCHED), "military air", "Fields", "Plain Giant"), "Plain Soldier")
    assert decision(s) == "B: action" and hand(s, "B") == []


def test_spyglass_draws_when_its_bearer_moves_in() -> None:
    s = table("A: Shinjo Outrider[Spyglass]\nB: Plain Soldier*\nmilitary air B>A")
    do(s, "A: Shinjo Outrider", "A: Spyglass")
    assert len(hand(s, "A")) == 1


def test_spyglass_draws_twice_a_round() -> None:
    s = table("""A 10/5: Shinjo Outrider[Spyglass, Favored Mount], Ide Messenger*
                 B: Plain Soldier*
                 military air B>A""")
    for way in ("Shinjo Outrider", "Favored Mount", "Ide Messenger"):
        do(s, f"A: {way}", *(["A: Shinjo Outrider"] if way == "Ide Messenger" else []))
        assert (decision(s) == "A: reactions") == (way != "Ide Messenger")
        if decision(s) == "A: reactions":
            do(s, "A: Spyglass")
        s.p[facts.DEFENDING] &= ~(1 << find(s, "Shinjo Outrider"))  # he rides home
        do(s, "B: pass")
    assert len(hand(s, "A")) == 2


def test_spyglass_is_silent_when_its_bearer_is_put_into_the_conflict() -> None:
    s = table("A 10/5: Plain Porter* | Iuchi Wayfinder, Spyglass\nB: Plain Soldier*\nmilitary air B>A")
    do(s, "A: Iuchi Wayfinder into the conflict")
    assert never_offered(s, "use Spyglass")
