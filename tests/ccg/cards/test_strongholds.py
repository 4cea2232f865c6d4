"""Strongholds, Holdings, Regions, Celestials, Events."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from tests.ccg.tables import (
    at_home,
    attached,
    attacking,
    chi,
    decision,
    do,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dishonorable,
    is_here,
    lying,
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    strength,
    table,
)


def test_yasuki_palaces_pays_less_for_personalities() -> None:
    s = table("A 5: Yasuki Palaces - exp | | Yasuki Tono, Plain Mine \nB 5: \ndynasty phase, active A")
    play(s, "A: Yasuki Tono")
    assert in_play(s, "Yasuki Tono") and options(s) == ["Proclaim", "pass"]
    s = table("A 5: Yasuki Palaces - exp | | Silk Works, Plain Guard \nB 5: \ndynasty phase, active A")
    assert offered(s, "Silk Works") and options(s)[1] == "Plain Guard with Clan discount"  # 5 for it would be too much


@rule("emp.text-box.1", "emp.text-box.2")
def test_yasuki_palaces_moves_attackers_home_bowed_and_absent() -> None:
    s = table("A 5: Plain Giant*, Plain Guard \nB 5: Yasuki Palaces - exp_, Plain Mine\nbattle A>B")
    play(s, "B: Yasuki Palaces")
    assert at_home(s, "Plain Giant") and honor(s) == [4, 5] and is_bowed(s, "Plain Mine")
    s = table("A 5: Plain Giant* \nB 5: Yasuki Palaces - exp_\nbattle A>B")
    assert not offered(s, "Yasuki Palaces")


def test_halls_of_the_forgotten_delay_an_actions_effects_until_after_the_battle() -> None:
    s = table("A 5: Hida Bushotsu*, Halls of the Forgotten \nB 5: Plain Rider* | Block Supply Lines\nbattle A>B")
    play(s, "B: Block Supply Lines", "A: Halls of the Forgotten")
    assert attacking(s, "Hida Bushotsu") and not is_bowed(s, "Hida Bushotsu")
    pass_to_the_end(s)
    assert in_play(s, "Hida Bushotsu") and at_home(s, "Hida Bushotsu") and in_discard(s, "Plain Rider")


def test_halls_of_the_forgotten_protect_only_berserkers() -> None:
    s = table("A 5: Plain Giant*, Halls of the Forgotten \nB 5: Plain Rider* | Block Supply Lines\nbattle A>B")
    play(s, "B: Block Supply Lines")
    assert at_home(s, "Plain Giant") and is_bowed(s, "Plain Giant")


@rule("emp.duel.19")
def test_the_aerie_duels_even_bowed() -> None:
    s = table("A 5: The Aerie_, Doji Genshin* \nB 5: Plain Rider*\nbattle A>B")
    play(s, "B: pass", "A: The Aerie")
    do(s, "B: strike")
    assert is_bowed(s, "Plain Rider") and is_dishonorable(s, "Plain Rider") and honor(s) == [6, 5]
    s = table("A 5: The Aerie, Plain Giant* \nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "The Aerie")


def test_border_keep_recycles_provinces_on_the_first_turn() -> None:
    text = "A 5: Border Keep | | Plain Mine, Plain Farm | | | Plain Guard, Plain Giant \nB 5: \naction phase, turn 1, active A"
    s = table(text)
    do(s, "A: Border Keep (first turn)", "A: Plain Farm")
    assert lying(s, "A")[:2] == ["Plain Mine", "Plain Farm"], "all of them are chosen before any goes"
    do(s, "A: Plain Mine", "A: done")
    assert sorted(lying(s, "A")[:2]) == ["Plain Giant", "Plain Guard"] and decision(s) == "B: action"
    assert not offered(table(text.replace("turn 1", "turn 5")), "Border Keep (first turn)")


def test_fortifications_strengthen_every_province() -> None:
    s = table("A 5: Fortifications \nB 5: ")
    assert [strength(s, "A", i) for i in (1, 4)] == [7, 7] and strength(s, "B") == 6


def test_prosperous_village_is_cheaper_for_each_personality() -> None:
    s = table(
        "A 5: Castle_, Plain Mine, Plain Guard, Plain Giant, Plain Lady | | Prosperous Village \nB 5: \ndynasty phase, active A"
    )
    play(s, "A: Prosperous Village")
    assert in_play(s, "Prosperous Village")
    s = table(
        "A 5: Castle_, Plain Mine, Plain Guard, Plain Giant | | Prosperous Village \nB 5: \ndynasty phase, active A"
    )
    assert not offered(s, "Prosperous Village")


def test_traveling_peddler_needs_gold_from_elsewhere() -> None:
    s = table("A 5: Castle_, Traveling Peddler \nB 5: ")
    assert not offered(s, "Traveling Peddler")
    s = table("A 5: Castle, Traveling Peddler \nB 5: ")
    play(s, "A: Traveling Peddler")
    assert hand(s, "A") == ["Scroll"] and is_bowed(s, "Traveling Peddler") and is_bowed(s, "Castle", "A")


def test_well_tended_farm_and_shrine_to_hachiman() -> None:
    s = table("A 5: Well-Tended Farm, Shrine to Hachiman, Plain Guard[Plain Sword_] \nB 9: ")
    do(s, "A: Well-Tended Farm")
    assert honor(s) == [6, 9]
    do(s, "B: pass")
    play(s, "A: Shrine to Hachiman")
    assert not is_bowed(s, "Plain Sword")


def test_akodos_grave_destroys_a_terrain() -> None:
    s = table("A 5: Plain Guard*, Akodo's Grave \nB 5: Plain Rider* | Flooded Pass\nbattle A>B")
    do(s, "B: Flooded Pass")
    play(s, "A: Akodo's Grave")
    assert in_discard(s, "Flooded Pass") and in_discard(s, "Akodo's Grave") and strength(s, "B") == 6


def test_kaiu_village_arms_whoever_enters_play_from_a_province() -> None:
    s = table(
        "A 5: Crab Castle, Plain Mine, Plain Shop | | Plain Guard, Plain Farm[Kaiu Village] \nB 5: \ndynasty phase, active A"
    )
    do(s, "A: Plain Guard with Clan discount", "A: Plain Mine")
    assert options(s) == ["Kaiu Village (Weapon)", "Kaiu Village (Armor)", "pass"]
    play(s, "A: Kaiu Village (Weapon)", "A: Crab Castle")
    assert attached(s, "Plain Guard") == ["created 1F/1C weapon item"]
    assert (force(s, "Plain Guard"), chi(s, "Plain Guard")) == (4, 3)
    play(s, "A: Kaiu Village (Armor)")
    assert force(s, "Plain Guard") == 5


def test_ten_thousand_temples_take_the_loss_upon_themselves() -> None:
    s = table("A 5: Yasuki Jekku, Castle \nB 5: Plain Rider | | Plain Mine[Ten Thousand Temples]")
    play(s, "A: Yasuki Jekku", "A: Plain Rider")
    assert honor(s) == [5, 5] and in_discard(s, "Ten Thousand Temples") and is_dishonorable(s, "Plain Rider")
    s = table("A 9: | | Plain Mine[Ten Thousand Temples] \nB 5: ")
    do(s, "A: Ten Thousand Temples")
    assert honor(s) == [10, 5]
    assert not offered(table("A 10: | | Plain Mine[Ten Thousand Temples] \nB 5: "), "Ten Thousand Temples")


def test_hidas_guidance_negates_the_first_straightening_in_each_battle() -> None:
    text = "A 5: Plain Guard*, Crab Castle \nB 5: Plain Rider*_, Hida's Guidance - exp | In the Heart of Battle, In the Heart of Battle\nbattle A>B"
    s = table(text)
    play(s, "B: In the Heart of Battle")
    assert is_bowed(s, "Plain Rider") and force(s, "Plain Rider") == 7
    do(s, "A: pass")
    play(s, "B: In the Heart of Battle")
    assert not is_bowed(s, "Plain Rider")


def test_hidas_guidance_bows_a_unit_for_the_crab() -> None:
    s = table("A 5: Plain Giant*[Plain Sword] \nB 5: Crab Castle, Plain Guard*, Hida's Guidance - exp\nbattle A>B")
    do(s, "B: Hida's Guidance", "B: Plain Giant")
    assert is_bowed(s, "Plain Giant") and is_bowed(s, "Plain Sword") and in_discard(s, "Hida's Guidance - exp")


def test_delayed_arrival_keeps_somebody_from_attacking_you_until_your_next_turn() -> None:
    s = table("A 5: | | Delayed Arrival? \nB 5: Plain Giant, Plain Guard\nevents phase, active A")
    do(s, "A: Plain Giant")
    pass_until(s, "B: declare an attack")
    do(s, "B: A")
    assert options(s) == ["Plain Guard", "done"]
    pass_until(s, "A: declare an attack")
    pass_until(s, "B: declare an attack")
    do(s, "B: A")
    assert options(s) == ["Plain Giant", "Plain Guard", "done"]


def test_imperial_gift() -> None:
    s = table("A 5: | | Imperial Gift? | | Plain Two, Plain Sword \nB 5: \nevents phase, active A")
    do(s, "A: Plain Sword")
    assert hand(s, "A") == ["Plain Sword"] and honor(s) == [7, 5]
    assert is_here(s, "Plain Sword") is False


@pytest.mark.parametrize(
    ("name", "clan"),
    [
        ("Copper Mine", "lion"),
        ("Geisha House", "scorpion"),
        ("Gold Mine", "dragon"),
        ("Iron Mine", "crab"),
        ("Kobune Port", "mantis"),
        ("Marketplace", "crane"),
        ("Shinomen Marsh", "spider"),
        ("Silver Mine", "phoenix"),
        ("Stables", "unicorn"),
    ],
)
def test_a_clans_holding_produces_more_for_its_clan(name: str, clan: str) -> None:
    own = table(f"A 5 {clan}: {clan.capitalize()} Castle_, {name} | | Plain Mine \nB 5: \ndynasty phase, active A")
    assert offered(own, "Plain Mine")  # it costs 3
    other = table(f"A 5: Castle_, {name} | | Plain Mine, Plain Shop \nB 5: \ndynasty phase, active A")
    assert options(other) == ["Plain Shop", "done"]


@pytest.mark.parametrize(("name", "n"), [("Large Farm", 2), ("Small Farm", 1), ("Silk Works", 4), ("Border Keep", 2)])
def test_plain_holdings(name: str, n: int) -> None:
    costs = {1: "Large Farm", 2: "Plain Shop", 3: "Plain Mine", 4: "Plain Sailor", 5: "Plain Guard"}
    s = table(f"A 5: Castle_, {name} | | {costs[n]}, {costs[n + 1]} \nB 5: \ndynasty phase, active A")
    assert options(s) == [costs[n], "done"]


def test_public_records_put_the_next_cards_in_order() -> None:
    s = table("A 5: Public Records | | | | Plain Two, Plain Four, Plain Spears, Plain Sword \nB 5: ")
    do(s, "A: Public Records")
    assert sorted(options(s)) == ["Plain Four", "Plain Spears", "Plain Two"], "three, and not the fourth"
    do(s, "A: Plain Two", "A: Plain Spears")
    play(s)
    names = [s.box.faces[s.kind[c]].name for c in s.zones[0]]
    assert names[-3:] == ["Plain Two", "Plain Spears", "Plain Four"] and is_bowed(s, "Public Records")
    assert not offered(table("A 5: Public Records_ \nB 5: "), "Public Records")
