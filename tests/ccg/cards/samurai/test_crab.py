"""Samurai Edition: the Crab, each ability."""

from __future__ import annotations

from tests.ccg.tables import (
    at_home,
    attacking,
    chi,
    decision,
    do,
    force,
    hand,
    honor,
    in_discard,
    in_edition,
    in_play,
    is_bowed,
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    strength,
    table,
)

pytestmark = in_edition("samurai")


def test_the_seventh_tower_destroys_a_weaker_unit() -> None:
    s = table(
        "A 5: The Seventh Tower, Plain Guard*, Plain Giant | Plain Two, Plain Four\n"
        "B 5: Plain Sailor*, Plain Swordsman*[Plain Spears]\nbattle A>B"
    )
    do(s, "B: pass", "A: The Seventh Tower")
    play(s, "A: Plain Two")  # 3 Force: more than 2, but not more than a unit of 4
    assert in_discard(s, "Plain Sailor") and in_play(s, "Plain Swordsman") and hand(s, "A") == ["Plain Four"]


def test_razor_of_the_dawn_castle_puts_a_destruction_off() -> None:
    s = table("A 5: Razor of the Dawn Castle, Plain Guard*\nB 5: Hida Kisada*\nbattle A>B")
    play(s, "B: Hida Kisada")
    assert decision(s) == "A: may"
    do(s, "A: yes")
    assert in_play(s, "Plain Guard")
    s = table("A 5: Razor of the Dawn Castle, Plain Guard*\nB 5: Hida Kisada*\nbattle A>B")
    play(s, "B: Hida Kisada", "A: no")
    assert in_discard(s, "Plain Guard")


def test_razor_of_the_dawn_castle_destroys_when_the_turn_ends() -> None:
    s = table("A 5: Plain Mine, Plain Mine, Plain Mine | Hired Killer\nB 5: Razor of the Dawn Castle, Plain Guard")
    play(s, "A: Hired Killer", "A: Plain Guard")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    do(s, "B: yes")
    assert in_play(s, "Plain Guard") and honor(s) == [2, 5]
    turn = s.turn
    pass_until(s, "B: action")
    while s.turn == turn:
        assert in_play(s, "Plain Guard")
        pass_until(s, "B: ")
    assert in_discard(s, "Plain Guard")


def test_hida_daizu_comes_back_once() -> None:
    s = table("A 5: Hida Daizu~*\nB 5: Plain Giant*, Hida Kisada*\nbattle A>B")
    play(s, "B: Hida Kisada")
    do(s, "A: yes")
    assert in_play(s, "Hida Daizu") and at_home(s, "Hida Daizu")


def test_hida_daizu_the_hero_saves_the_crab() -> None:
    s = table("A 5: Hida Daizu - exp*, Plain Guard*\nB 5: Hida Kisada*\nbattle A>B")
    do(s, "B: Hida Kisada", "B: Plain Guard", "A: Hida Daizu - exp")
    assert in_play(s, "Plain Guard") and chi(s, "Hida Daizu - exp") == 2
    s = table("A 5: Hida Daizu - exp, Plain Guard*\nB 5: Hida Kisada*\nbattle A>B")
    play(s, "B: Hida Kisada")
    assert in_discard(s, "Plain Guard")  # he is elsewhere


def test_hida_genichi_bows_whoever_comes_weaker() -> None:
    s = table("A 5: Plain Guard, Plain Giant\nB 5: Hida Genichi+1\nattack A>B")
    do(s, "A: Plain Guard", "A: B's province 1", "A: done")
    assert decision(s) == "B: reactions after"
    play(s, "B: Hida Genichi")
    assert is_bowed(s, "Plain Guard")
    s = table("A 5: Plain Giant, Plain Guard\nB 5: Hida Genichi+1\nattack A>B")
    do(s, "A: Plain Giant", "A: B's province 1", "A: done")
    assert decision(s) != "B: reactions after"


def test_hida_hiyao_straightens_two_for_a_heroic_card() -> None:
    s = table(
        "A 5: Hida Hiyao*, Plain Guard*_, Plain Giant*_ | Shout of Defiance, Plain Two\nB 5: Plain Rider*\nbattle A>B"
    )
    do(s, "B: pass", "A: Hida Hiyao", "A: Plain Guard", "A: Plain Giant")
    play(s)
    assert not is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Giant") and hand(s, "A") == ["Plain Two"]
    s = table("A 5: Hida Hiyao*, Plain Guard*_ | Plain Two\nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Hida Hiyao")


def test_hida_kuon_keeps_the_crab_on_their_feet() -> None:
    s = table("A 5: Hida Kuon - exp5_*, Plain Guard*_[Plain Poison], Plain Giant\nB 5: Plain Rider*\nbattle A>B")
    assert chi(s, "Plain Guard") == 2 and in_play(s, "Plain Guard")
    do(s, "B: pass")
    play(s, "A: Hida Kuon")
    assert not is_bowed(s, "Hida Kuon - exp5") and not is_bowed(s, "Plain Guard")


def test_hida_sozen_is_not_destroyed_by_others() -> None:
    s = table("A 5: Hida Sozen - exp*\nB 5: Hida Kisada*\nbattle A>B")
    play(s, "B: Hida Kisada")
    assert in_play(s, "Hida Sozen - exp")
    pass_to_the_end(s)  # 5 against 7: the battle's resolution is no action
    assert in_discard(s, "Hida Sozen - exp")


def test_hida_takuji_rages_and_dies() -> None:
    s = table("A 5: Hida Takuji*\nB 5: Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Hida Takuji")
    assert force(s, "Hida Takuji") == 12
    pass_to_the_end(s)
    assert in_discard(s, "Plain Giant") and in_discard(s, "Hida Takuji")
    s = table("A 5: Hida Takuji*, Plain Guard*\nB 5:\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Hida Takuji")


def test_kaiu_jurobei_holds_the_wall() -> None:
    s = table("A 5: Plain Giant*\nB 5: Kaiu Jurobei* | Plain Two, Plain Four\nbattle A>B")
    assert force(s, "Kaiu Jurobei") == 7
    play(s, "B: Kaiu Jurobei")
    do(s, "B: Plain Two")
    assert len(hand(s, "B")) == 2 and in_discard(s, "Plain Two")
    s = table("A 5: Kaiu Jurobei*\nB 5: Pokku* | Plain Two\nbattle A>B")
    assert force(s, "Kaiu Jurobei") == 7  # it opposes the Shadowlands
    s = table("A 5: Kaiu Jurobei* | Plain Two\nB 5: Plain Guard*\nbattle A>B")
    assert force(s, "Kaiu Jurobei") == 4
    do(s, "B: pass")
    assert not offered(s, "Kaiu Jurobei")  # nobody there is stronger


def test_kaiu_sadao_moves_the_walls_by_the_size_of_his_army() -> None:
    s = table("A 5: Kaiu Sadao, Plain Guard+1\nB 5: Plain Rider\nattack A>B")
    do(s, "A: Kaiu Sadao", "A: B's province 1", "A: Kaiu Sadao")
    assert len(options(s)) == 2
    do(s, f"A: {options(s)[1]}")
    assert strength(s, "B") == 4 and strength(s, "B", 2) == 6


def test_plain_crab() -> None:
    s = table("A 5: Hida Kaoru, Hiruma Aki\nB 5:")
    assert [force(s, x) for x in ("Hida Kaoru", "Hiruma Aki")] == [4, 5] and not attacking(s, "Hida Kaoru")
