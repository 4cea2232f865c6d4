"""Samurai Edition: the Scorpion, each ability."""

from __future__ import annotations

from tests.ccg.tables import (
    at_home,
    attacking,
    chi,
    decision,
    do,
    force,
    honor,
    in_discard,
    in_edition,
    in_play,
    is_bowed,
    is_dishonorable,
    offered,
    options,
    play,
    table,
)

pytestmark = in_edition("samurai")


def test_kyuden_wasuremono_weakens_body_and_mind() -> None:
    s = table("A 5: Kyuden Wasuremono, Plain Duelist*\nB 5: Plain Giant*, Plain Sailor\nbattle A>B")
    play(s, "B: pass", "A: Kyuden Wasuremono")
    assert is_bowed(s, "Plain Duelist") and (force(s, "Plain Giant"), chi(s, "Plain Giant")) == (6, 1)


def test_kyuden_wasuremono_needs_a_samurai_or_ninja() -> None:
    s = table("A 5: Kyuden Wasuremono, Plain Lady*\nB 5: Plain Giant*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Kyuden Wasuremono")


def test_bayushi_iyona_leads_and_bows() -> None:
    s = table(
        "A 5: Bayushi Iyona*, Plain Guard*, Bayushi Muhito*, Plain Lady*\nB 5: Plain Giant*[Plain Sword], Plain Rider*~[Plain Knife]\nbattle A>B"
    )
    assert force(s, "Bayushi Iyona") == 3 + 2
    do(s, "B: pass", "A: Bayushi Iyona")
    assert sorted(options(s)) == ["Plain Knife", "Plain Rider", "Plain Sword"]  # bare cards, and the dishonorable
    do(s, "A: Plain Rider")
    assert is_bowed(s, "Plain Rider")


def test_bayushi_kurumi_shames_or_weakens_from_afar() -> None:
    line = "A 5: Bayushi Kurumi, Plain Guard*\nB 5: Plain Giant*, Plain Rider\nbattle A>B"
    s = table(line)
    do(s, "B: pass", "A: Bayushi Kurumi", "A: Plain Giant")
    assert decision(s) == "B: may"
    do(s, "B: yes")
    assert is_dishonorable(s, "Plain Giant") and force(s, "Plain Giant") == 9 and is_bowed(s, "Bayushi Kurumi")
    s = table(line)
    do(s, "B: pass", "A: Bayushi Kurumi", "A: Plain Giant", "B: no")
    assert not is_dishonorable(s, "Plain Giant") and force(s, "Plain Giant") == 6
    s = table(line.replace("Giant*", "Giant*~"))
    do(s, "B: pass", "A: Bayushi Kurumi", "A: Plain Giant", "B: yes")
    assert force(s, "Plain Giant") == 6  # he was dishonorable already


def test_bayushi_paneki_strikes_the_shamed_and_shames_the_rest() -> None:
    line = "A 5: Bayushi Paneki - exp4*\nB 5: Plain Giant*{}, Plain Lady, Plain Rider | \nbattle A>B"
    s = table(line.format("~"))
    do(s, "B: pass", "A: Bayushi Paneki")
    assert sorted(options(s)) == ["Bayushi Paneki - exp4", "Plain Giant", "Plain Lady"]  # a Courtier wherever she is
    do(s, "A: Plain Giant")
    assert in_discard(s, "Plain Giant")
    s = table(line.format(""))
    do(s, "B: pass", "A: Bayushi Paneki", "A: Plain Lady")
    assert is_dishonorable(s, "Plain Lady") and in_play(s, "Plain Lady")


def test_who_targets_anybody_beside_paneki_loses_honor() -> None:
    line = (
        "A 5: Bayushi Paneki - exp4{}, Plain Guard*, Plain Giant*\nB 5: Plain Rider* | Block Supply Lines\nbattle A>B"
    )
    s = table(line.format("*"))
    do(s, "B: Block Supply Lines")
    play(s, "B: Plain Guard")
    assert at_home(s, "Plain Guard") and honor(s) == [5, 4]
    s = table(line.format(""))
    do(s, "B: Block Supply Lines")
    play(s, "B: Plain Guard")
    assert at_home(s, "Plain Guard") and honor(s) == [5, 5]  # Paneki was elsewhere


def test_bayushi_saya_waits_for_the_next_deed() -> None:
    s = table("A 5: Bayushi Saya\nB 5: Shosuro Uyeda, Plain Lady, Plain Guard~")
    do(s, "A: Bayushi Saya", "A: Plain Lady")
    assert not is_dishonorable(s, "Plain Lady")
    s = table("A 5: Plain Rider, Plain Guard\nB 5: Bayushi Saya")
    do(s, "A: pass", "B: Bayushi Saya", "B: Plain Rider", "A: pass", "B: pass")
    do(s, f"A: {options(s)[0]}", "A: Plain Rider", "A: B's province 1", "A: done")
    assert is_dishonorable(s, "Plain Rider") and honor(s) == [3, 5]
    s = table("A 5: Bayushi Saya\nB 5: Hida Kuon - exp5_, Plain Guard_")
    do(s, "A: Bayushi Saya", "A: Hida Kuon - exp5")
    play(s, "B: Hida Kuon")
    assert is_dishonorable(s, "Hida Kuon - exp5") and honor(s) == [5, 2]  # he performed an action


def test_bayushi_tsimaru_holds_units_where_they_are() -> None:
    s = table("A 5: Bayushi Tsimaru - exp, Plain Guard*\nB 5: Plain Rider* | Block Supply Lines\nbattle A>B")
    play(s, "B: Block Supply Lines")
    assert decision(s) == "A: reactions before"
    do(s, "A: Bayushi Tsimaru - exp")
    assert attacking(s, "Plain Guard") and not is_bowed(s, "Plain Guard")


def test_nobody_else_targets_tsimaru_at_court() -> None:
    s = table("A 5: Plain Guard | Imperial Summons\nB 5: Bayushi Tsimaru - exp, Plain Rider")
    play(s, "A: Imperial Summons")
    assert "Bayushi Tsimaru - exp" not in options(s) and sorted(options(s)) == ["Plain Guard", "Plain Rider"]
    s = table("A 5: Bayushi Tsimaru - exp, Plain Guard | Imperial Summons\nB 5: Plain Rider")
    play(s, "A: Imperial Summons")
    assert "Bayushi Tsimaru - exp" in options(s)


def test_bayushi_muhito_acts_again_after_moving() -> None:
    s = table("A 5: Bayushi Muhito*, Plain Guard*\nB 5: Plain Rider* | Block Supply Lines\nbattle A>B")
    do(s, "B: Block Supply Lines", "B: Bayushi Muhito")
    assert at_home(s, "Bayushi Muhito") and decision(s) != "A: reactions after"  # bowed, he does not react
    s = table("A 5: Bayushi Muhito, Plain Guard* | Unwavering Assault\nB 5: Plain Rider*\nbattle A>B")
    play(s, "B: pass", "A: Unwavering Assault", "A: Bayushi Muhito")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    assert decision(s) == "A: reactions after"
    do(s, "A: Bayushi Muhito")
    assert decision(s) == "A: additional action"


def test_shosuro_adeiko_avenges_her_own() -> None:
    s = table("A 5: Shosuro Adeiko*, Plain Guard*\nB 5: Hida Kisada*, Plain Giant*\nbattle A>B")
    assert force(s, "Shosuro Adeiko") == 3 + 2  # the Giant has less Personal Honor than hers of 1
    do(s, "B: Hida Kisada", "B: Plain Guard")
    assert decision(s) == "A: reactions after"
    do(s, "A: Shosuro Adeiko", "A: Plain Giant")
    assert (force(s, "Plain Giant"), chi(s, "Plain Giant")) == (6, 3)


def test_shosuro_adeiko_avenges_herself() -> None:
    s = table("A 5: Shosuro Adeiko*\nB 5: Hida Kisada*, Plain Giant*~\nbattle A>B")
    play(s, "B: Hida Kisada", "A: Shosuro Adeiko")
    do(s, "A: Plain Giant")
    assert in_discard(s, "Shosuro Adeiko") and chi(s, "Plain Giant") == 4 - 2
    s = table("A 5: Shosuro Adeiko, Plain Guard*\nB 5: Plain Giant*\nbattle A>B")
    do(s, "B: pass", "A: pass")
    assert decision(s) == "A: reactions after"  # the battle's resolution has destroyed the Guard
    do(s, "A: Shosuro Adeiko", "A: Plain Giant")
    assert chi(s, "Plain Giant") == 3


def test_shosuro_uyeda_tells_of_shame() -> None:
    s = table("A 5: Shosuro Uyeda\nB 5: Plain Rider~, Plain Guard")
    play(s, "A: Shosuro Uyeda", "B: pass")  # no seppuku
    assert honor(s) == [5, 3] and is_bowed(s, "Shosuro Uyeda")


def test_yogo_rieko_straightens_from_afar() -> None:
    s = table("A 5: Yogo Rieko_, Plain Guard*_, Plain Mine\nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass", "A: Yogo Rieko", "A: Plain Guard")
    if decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    assert not is_bowed(s, "Plain Guard")
    s = table("A 5: Yogo Rieko, Plain Guard, Plain Mine\nB 5: Plain Rider*_\nbattle B>A")
    assert not offered(s, "Yogo Rieko")  # nobody of hers is there


def test_plain_scorpion() -> None:
    s = table("A 5: Bayushi Eisaku\nB 5:")
    assert (force(s, "Bayushi Eisaku"), chi(s, "Bayushi Eisaku")) == (2, 2)
