"""Samurai Edition: Holdings, Regions, Events, each ability."""

from __future__ import annotations

import pytest

from tests.ccg.tables import (
    at_home,
    attached,
    attacking,
    decision,
    do,
    find,
    force,
    honor,
    in_discard,
    in_edition,
    in_play,
    is_bowed,
    is_dishonorable,
    offered,
    options,
    pass_until,
    play,
    strength,
    table,
)

pytestmark = in_edition("samurai")

MINES = (
    ("Copper Mine", "lion"), ("Geisha House", "scorpion"), ("Gold Mine", "dragon"), ("Iron Mine", "crab"),
    ("Kobune Port", "mantis"), ("Marketplace", "crane"), ("Shinomen Marsh", "spider"), ("Silver Mine", "phoenix"),
    ("Stables", "unicorn"),
)  # fmt: skip


@pytest.mark.parametrize(("name", "clan"), MINES)
def test_a_holding_that_gives_more_to_one_clan(name: str, clan: str) -> None:
    """A Holding for 3 Gold can be had with it alone, by its Clan only."""
    castle, other = f"{clan.title()} Castle_", "Castle_"
    for home, enough in ((castle, True), (other, False)):
        s = table(f"A 5: {home}, {name} (Samurai) | | Plain Mine\nB 5:\ndynasty phase, active A")
        assert offered(s, "Plain Mine") is enough
    s = table(f"A 5: {other}, {name} (Samurai) | | Plain Shop\nB 5:\ndynasty phase, active A")
    play(s, "A: Plain Shop")
    assert in_play(s, "Plain Shop") and is_bowed(s, f"{name} (Samurai)")


def test_castle_barracks_call_the_fallen_back() -> None:
    line = "A 5: Plain Rider*\nB 5 crab: Castle Barracks, Plain Guard* | | | Plain Spears, Plain Sword\nbattle A>B"
    s = table(line)
    play(s, "B: Castle Barracks")
    assert attached(s, "Plain Guard") == ["Plain Spears"] and not is_bowed(
        s, "Crab Castle"
    )  # free: he defends, opposed


def test_castle_barracks_cost_the_attacker_gold() -> None:
    s = table("A 5 crab: Castle Barracks_, Plain Guard* | | | Plain Spears\nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Castle Barracks")  # bowed
    s = table("A 5 crab: Castle Barracks, Plain Guard* | | | Plain Spears\nB 5: Plain Rider*\nbattle A>B")
    play(s, "B: pass", "A: Castle Barracks")
    while decision(s).startswith("A: pay"):
        do(s, "A: Crab Castle")
    assert attached(s, "Plain Guard") == ["Plain Spears"] and is_bowed(s, "Crab Castle")


def test_castle_barracks_pay_more_for_followers() -> None:
    s = table("A 5: Castle_, Castle Barracks, Plain Guard | Plain Horsemen\nB 5:")
    assert offered(s, "Equip")
    s = table("A 5: Castle_, Castle Barracks, Plain Guard | Plain Sword\nB 5:")
    assert not offered(s, "Equip")


def test_forest_killer_cavern_grows_rich_on_shame() -> None:
    s = table("A 5: Castle_, Forest Killer Cavern, Plain Guard | | Plain Mine\nB 5: Forest Killer Cavern")
    play(s, "A: Forest Killer Cavern")
    assert is_dishonorable(s, "Plain Guard") and decision(s) == "A: target"
    do(s, "A: done")
    assert len(s.tokens) == 1
    pass_until(s, "A: bring into play")
    assert offered(s, "Plain Mine")  # 2 and 1 for the token


def test_forest_killer_cavern_takes_from_another() -> None:
    s = table("A 5: Forest Killer Cavern, Plain Guard, Plain Rider\nB 5: Forest Killer Cavern, Plain Giant")
    play(s, "A: Forest Killer Cavern")
    do(s, "A: Plain Guard")
    do(s, "A: Forest Killer Cavern")
    assert [row.card for row in s.tokens] == [find(s, "Forest Killer Cavern", "A")]


@pytest.mark.parametrize(
    ("name", "gain", "at", "bowed"), [("Kabuki Theater Troupe", 1, 20, 1), ("Lesser Shrine", 2, 9, 1)]
)
def test_a_holding_that_gains_honor(name: str, gain: int, at: int, bowed: int) -> None:
    s = table(f"A {at}: {name}\nB 5:")
    play(s, f"A: {name}")
    assert honor(s)[0] == at + gain and is_bowed(s, name)


def test_lesser_shrine_needs_little_honor() -> None:
    s = table("A 10: Lesser Shrine\nB 5:")
    assert not offered(s, "Lesser Shrine")


def test_private_trader_pays_more_for_action_cards() -> None:
    s = table("A 5: Castle_, Private Trader, Plain Mine, Plain Lady | The Bitter Shadow of Shame\nB 5: Plain Guard~")
    assert offered(s, "The Bitter Shadow of Shame")  # 3 and 3; 2 and 3 for anything else
    s = table("A 5: Castle_, Private Trader, Plain Mine | | Plain Rider\nB 5:\ndynasty phase, active A")
    assert not offered(s, "Plain Rider")


def test_rich_coffers_straighten_in_every_turn() -> None:
    s = table("A 5: Rich Coffers_\nB 5:")
    pass_until(s, "B: traits after")
    play(s)
    assert s.first == 1  # in another's turn
    assert not is_bowed(s, "Rich Coffers")


def test_seat_of_power_turns_an_action_to_another_of_the_clan() -> None:
    s = table(
        "A 5: Seat of Power, Hida Kuon - exp5, Plain Guard, Plain Rider, Plain Giant\nB 5: Plain Hero | Imperial Summons"
    )
    do(s, "A: pass")
    play(s, "B: Imperial Summons")
    do(s, "B: Hida Kuon - exp5", "A: Seat of Power")
    assert options(s) == ["Plain Guard", "Plain Giant"]  # the Rider is a Crane
    do(s, "A: Plain Guard")
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Hida Kuon - exp5")


def test_shrine_to_bishamon() -> None:
    s = table("A 5: Shrine to Bishamon, Plain Guard, Plain Giant*\nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass", "A: Shrine to Bishamon", "A: Plain Guard", "A: Plain Giant")
    assert force(s, "Plain Giant") == 12 and is_bowed(s, "Plain Guard") and is_bowed(s, "Shrine to Bishamon")


def test_supply_smugglers_pay_for_holdings() -> None:
    s = table("A 5: Castle_, Supply Smugglers | | Plain Mine\nB 5:\ndynasty phase, active A")
    assert offered(s, "Plain Mine")
    s = table("A 5: Castle_, Supply Smugglers, Plain Guard | Plain Spears\nB 5:")
    assert not offered(s, "Equip")  # 1 Gold for anything else


def test_supply_outpost_brings_equipment_along() -> None:
    s = table(
        "A 5: Castle, Supply Outpost, Plain Shop | Plain Sword, Plain Spears | Plain Guard\nB 5:\ndynasty phase, active A"
    )
    do(s, "A: Plain Guard")
    while decision(s).startswith("A: pay"):
        do(s, "A: Supply Outpost" if offered(s, "Supply Outpost") else f"A: {options(s)[0]}")
    play(s)
    assert decision(s) == "A: choose"
    do(s, "A: Plain Sword")  # 3 Gold less: free
    assert attached(s, "Plain Guard") == ["Plain Sword"]


def test_temple_to_shinsei() -> None:
    s = table("A 5: Temple to Shinsei, Plain Priest, Plain Guard\nB 5:")
    play(s, "A: Temple to Shinsei")
    assert honor(s) == [7, 5] and is_bowed(s, "Plain Priest") and is_bowed(s, "Temple to Shinsei")
    s = table("A 5: Temple to Shinsei, Plain Guard\nB 5:")
    assert not offered(s, "Temple to Shinsei")


def test_venerable_master() -> None:
    s = table("A 5 scorpion: Venerable Master (Samurai), Plain Shop\nB 5:")
    play(s, "A: Venerable Master (Samurai)")
    while decision(s).startswith("A: pay"):
        do(s, "A: Plain Shop")
    assert in_discard(s, "Venerable Master (Samurai)")
    assert force(s, "created 3F/3C samurai personality (scorpion)") == 3


# --- Regions and Events ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "made"), [("Farmlands", "created 1F/0C follower"), ("Utaku Meadows", "created 1F/0C cavalry follower")]
)
def test_a_region_where_soldiers_are_raised(name: str, made: str) -> None:
    s = table(f"A 5: Plain Guard, Plain Mine | | -[{name}]\nB 5:")
    play(s, f"A: {name}")
    while decision(s).startswith("A: pay"):
        do(s, "A: Plain Mine")
    assert attached(s, "Plain Guard") == [made]


def test_city_of_the_rich_frog() -> None:
    s = table("A 10: Plain Guard* | | -[City of the Rich Frog]\nB 5: Plain Rider*\nbattle A>B")
    play(s, "B: pass", "A: City of the Rich Frog")
    assert force(s, "Plain Guard") == 7
    s = table("A 9: Plain Guard* | | -[City of the Rich Frog]\nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "City of the Rich Frog")  # the castle gave 5


def test_ruins_of_otosan_uchi() -> None:
    s = table("A 5: | | -[Ruins of Otosan Uchi]\nB 5: | | -, -[Farmlands]")
    assert strength(s, "A") == 8 and strength(s, "A", 2) == 6
    play(s, "A: Ruins of Otosan Uchi")
    do(s, "A: Farmlands")
    assert in_discard(s, "Farmlands") and in_discard(s, "Ruins of Otosan Uchi") and is_bowed(s, "Castle", "A")


def test_seikitsu_mountains_let_an_army_withdraw() -> None:
    s = table("A 5: Plain Guard*, Plain Giant*, Plain Rider* | | -[Seikitsu Mountains]\nB 5: Plain Hero*\nbattle A>B")
    do(s, "B: pass", "A: Seikitsu Mountains", "A: Plain Guard", "A: Plain Giant", "A: done")
    assert at_home(s, "Plain Guard") and at_home(s, "Plain Giant") and attacking(s, "Plain Rider")


def test_three_man_alliance_plain() -> None:
    s = table(
        "A 5: Castle, Plain Mine | Plain Spears | Plain Guard, -[Three Man Alliance Plain]\nB 5:\ndynasty phase, active A"
    )
    do(s, "A: Plain Guard")
    while decision(s).startswith("A: pay"):
        do(s, "A: Castle")
    do(s, "A: Three Man Alliance Plain")
    play(s)
    while decision(s).startswith("A: pay"):
        do(s, "A: Plain Mine")
    assert attached(s, "Plain Guard") == ["Plain Spears"] and len(s.zones[0]) == 9  # a card was drawn


def test_wisdom_of_the_keepers() -> None:
    s = table("A 5: Ring of Earth (Samurai) | | Wisdom of the Keepers?\nB 5: Plain Guard\nevents phase, active A")
    pass_until(s, "A: action")
    assert honor(s) == [10, 5]
