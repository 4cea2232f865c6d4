"""Personalities of the Crab and the Crane, each ability."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from tests.ccg.tables import (
    at_home,
    attacking,
    decision,
    defending,
    do,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dishonorable,
    offered,
    options,
    pass_to_the_end,
    play,
    provinces,
    strength,
    table,
)


def test_hida_kisada_lets_another_be_targeted() -> None:
    s = table("A 5 crab: Hida Kisada*, Plain Guard* \nB 5: Plain Rider* | Block Supply Lines\nbattle A>B")
    do(s, "B: Block Supply Lines", "B: Hida Kisada")
    assert decision(s) == "A: reactions before"
    play(s, "A: Hida Kisada")
    assert attacking(s, "Hida Kisada") and at_home(s, "Plain Guard") and is_bowed(s, "Plain Guard")


def test_hida_kisada_destroys_the_weaker() -> None:
    s = table("A 5 crab: Hida Kisada* \nB 5: Plain Rider*[Plain Spears], Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Hida Kisada")
    assert sorted(options(s)) == ["Plain Rider", "Plain Spears"]
    do(s, "A: Plain Rider")
    assert in_discard(s, "Plain Rider") and in_discard(s, "Plain Spears")


@rule("emp.contribute.1")
def test_hida_horu_fights_alone() -> None:
    s = table("A 5: Hida Horu*, Plain Guard* \nB 5: Plain Rider*\nbattle A>B")
    pass_to_the_end(s)  # 3 against 4
    assert in_discard(s, "Hida Horu")
    s = table("A 5: Hida Horu* \nB 5: Plain Rider*\nbattle A>B")
    pass_to_the_end(s)
    assert in_play(s, "Hida Horu")


def test_hida_komatsu() -> None:
    s = table("A 5: Hida Komatsu* \nB 5: Plain Rider*, Plain Swordsman*[Plain Spears], Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Hida Komatsu (1)")
    assert sorted(options(s)) == ["Plain Rider", "Plain Spears"]
    do(s, "A: Plain Rider")
    assert is_bowed(s, "Plain Rider")
    do(s, "B: pass")
    play(s, "A: Hida Komatsu")
    assert in_discard(s, "Plain Spears")


def test_kaiu_esumi_attacks_and_moves_the_walls() -> None:
    s = table("A 5: Kaiu Esumi* \nB 5: Plain Rider*, Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: Kaiu Esumi", "A: Plain Rider")
    assert in_discard(s, "Plain Rider") and len(options(s)) == 2
    do(s, f"A: {options(s)[1]}")
    assert strength(s, "B") == 4 and strength(s, "B", 2) == 6


def test_kaiu_hideaki_strengthens_the_province_until_resolution() -> None:
    s = table("A 5: Plain Giant+1 \nB 5: Kaiu Hideaki+1_\nattack A>B")
    do(s, "A: B's province 1")
    assert not offered(s, "Kaiu Hideaki")
    s = table("A 5: Plain Giant+1 \nB 5: Kaiu Hideaki+1, Plain Rider\nattack A>B")
    do(s, "B: done", "B: done", "A: B's province 1", "B: Kaiu Hideaki")
    assert strength(s, "B") == 9
    pass_to_the_end(s)
    assert strength(s, "B") == 6 and provinces(s, "B") == 4


def test_yasuki_jekku_pays_to_dishonor() -> None:
    s = table("A 5: Castle, Yasuki Jekku \nB 5: Plain Lady, Plain Giant")
    do(s, "A: Yasuki Jekku", "A: Plain Lady")
    assert decision(s) == "A: pay 3 gold"
    play(s)
    assert is_dishonorable(s, "Plain Lady") and honor(s) == [5, 3]
    s = table("A 5: Castle_, Yasuki Jekku \nB 5: Plain Lady, Plain Guard")
    do(s, "A: Yasuki Jekku")
    assert options(s) == ["Yasuki Jekku", "Plain Guard"]  # the others cannot be paid for
    do(s, "A: Plain Guard")
    assert honor(s) == [5, 4]


def test_toritaka_shishido_makes_ranged_attacks_stronger() -> None:
    s = table(
        "A 5: Toritaka Shishido*, Plain Guard*[Tsuruchi Daikyu] \nB 5: Plain Rider*[Plain Sword], Plain Giant\nbattle A>B"
    )
    assert force(s, "Plain Rider") == 6
    play(s, "B: pass", "A: Tsuruchi Daikyu")
    assert in_discard(s, "Plain Rider")


def test_asahina_keigo_turns_focus_into_gold() -> None:
    s = table(
        "A 5: Castle_, Asahina Keigo, Plain Farm | Plain Two, Plain Four | Plain Guard \nB 5: \ndynasty phase, active A"
    )
    do(s, "A: Plain Guard", "A: Asahina Keigo")
    assert options(s) == ["Plain Four"]  # with less, the rest could not be raised
    play(s, "A: Plain Four")
    assert in_play(s, "Plain Guard") and hand(s, "A") == ["Plain Two"] and is_bowed(s, "Plain Farm")


def test_asahina_michirus_barrier() -> None:
    s = table("A 9: Asahina Michiru, Plain Guard \nB 5 crab: Hida Kisada\naction phase, active A")
    do(s, "A: Asahina Michiru", "A: Plain Guard", "B: pass", "A: pass", "A: B", "A: Plain Guard", "A: B's province 1")
    do(s, "A: done", "B: Hida Kisada", "B: B's province 1", "A: B's province 1")
    play(s, "B: Hida Kisada")
    assert in_play(s, "Plain Guard") and at_home(s, "Plain Guard") and not s.delayed
    s = table("A 5: Asahina Michiru*, Plain Guard* \nB 5 crab: Hida Kisada*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Asahina Michiru")


def test_daidoji_tametaka() -> None:
    s = table("A 5: Daidoji Tametaka*, Plain Guard* \nB 5: Plain Giant*\nbattle A>B")
    play(s, "B: pass", "A: Daidoji Tametaka")
    assert force(s, "Plain Giant") == 5
    do(s, "A: Plain Guard")
    assert at_home(s, "Plain Guard")


def test_doji_atsumichi_bows_or_straightens() -> None:
    s = table("A 5: Doji Atsumichi* \nB 5: Plain Rider*_, Plain Lady*\nbattle A>B")
    play(s, "B: pass", "A: Doji Atsumichi")
    assert options(s) == ["bow that Personality", "straighten that Personality"]
    do(s, "A: " + next(x for x in options(s) if x.startswith("straighten")))
    assert not is_bowed(s, "Plain Rider")


@rule("emp.imperial-favor.1")
def test_doji_makoto_takes_the_favor_and_duels() -> None:
    s = table("A 5 crane: Doji Makoto \nB 5: \nfavor B")
    do(s, "A: Doji Makoto")
    assert s.favor == 0
    s = table("A 5 crane: Doji Makoto* \nB 5: Plain Rider*\nbattle A>B")
    play(s, "B: pass", "A: Doji Makoto")
    do(s, "B: strike")
    assert in_discard(s, "Plain Rider")


def test_doji_shunya() -> None:
    s = table("A 5: Doji Shunya \nB 9: \nfavor A")
    do(s, "A: Doji Shunya")
    assert honor(s) == [7, 9] and s.favor == -1
    assert not offered(table("A 5: Doji Shunya \nB 9: "), "Doji Shunya")


@rule("emp.stronghold.8")
def test_kakita_kazan_punishes_the_dishonorable() -> None:
    s = table("A 5: Kakita Kazan* \nB 5: Plain Rider*~, Plain Giant*\nbattle A>B")
    play(s, "B: pass", "A: Kakita Kazan")
    assert is_bowed(s, "Plain Rider") and honor(s) == [7, 3]
    assert defending(s, "Plain Rider")


def test_kakita_seishi_rehonors() -> None:
    s = table("A 5: Kakita Seishi \nB 9: Plain Rider~, Plain Giant")
    play(s, "A: Kakita Seishi")
    assert not is_dishonorable(s, "Plain Rider") and is_bowed(s, "Kakita Seishi")
