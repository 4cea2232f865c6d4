"""Samurai Edition: Strongholds and Personalities of other Clans and of none, each ability."""

from __future__ import annotations

import pytest

from tests.ccg.tables import (
    at_home,
    attached,
    chi,
    decision,
    do,
    force,
    honor,
    in_discard,
    in_edition,
    in_play,
    is_bowed,
    offered,
    options,
    pass_until,
    play,
    table,
)

pytestmark = in_edition("samurai")

SHAMEFUL = (("Chuda Hiroe", 4), ("Daigotsu Meguro", 5), ("Kobushi", 4), ("Muketsu - exp", 5), ("Pokku", 3), ("Skub", 4))


@pytest.mark.parametrize(("name", "loss"), SHAMEFUL)
def test_an_ally_who_costs_honor(name: str, loss: int) -> None:
    s = table(f"A 5: Castle, Plain Mine, Plain Mine | | {name}\nB 5:\ndynasty phase, active A")
    do(s, f"A: {name}")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    play(s)
    assert in_play(s, name) and honor(s) == [5 - loss, 5]


def test_daigotsu_meguro_shoots_or_weakens() -> None:
    line = "A 5: Daigotsu Meguro*\nB 5: Plain Sailor*, Plain Giant*\nbattle A>B"
    s = table(line)
    do(s, "B: pass", "A: Daigotsu Meguro (shoot)", "A: Plain Sailor")
    assert in_discard(s, "Plain Sailor") and is_bowed(s, "Daigotsu Meguro")
    s = table(line)
    do(s, "B: pass", "A: Daigotsu Meguro (weaken)", "A: Plain Giant")
    assert force(s, "Plain Giant") == 7 and is_bowed(s, "Daigotsu Meguro")


def test_isawa_umeko_shoots_by_her_honor() -> None:
    s = table("A 5: Isawa Umeko*\nB 5: Plain Sailor*, Plain Guard*\nbattle A>B")
    do(s, "B: pass", "A: Isawa Umeko", "A: Plain Sailor")
    assert in_discard(s, "Plain Sailor") and is_bowed(s, "Isawa Umeko")


def test_kobushi_throws_goblins() -> None:
    s = table("A 5: Kobushi*, Pokku*, Plain Guard*, Skub\nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass", "A: Kobushi")
    assert sorted(options(s)) == ["Kobushi", "Pokku"]  # Goblins of his army, himself too
    play(s, "A: Pokku")
    assert in_discard(s, "Pokku") and in_discard(s, "Plain Rider")


def test_muketsu_and_rings() -> None:
    s = table("A 5: Ring of Air (Samurai), Plain Guard_\nB 5: Muketsu - exp_, Plain Giant")
    do(s, "A: Ring of Air (Samurai)", "A: Plain Guard", "B: Muketsu - exp", "B: Plain Giant")
    assert chi(s, "Plain Giant") == 2


def test_togashi_masujiro_rejoices_at_his_rings() -> None:
    s = table("A 5: Ring of Air (Samurai), Togashi Masujiro, Plain Guard_\nB 5:")
    do(s, "A: Ring of Air (Samurai)", "A: Plain Guard", "A: Togashi Masujiro")
    assert honor(s) == [7, 5]
    s = table("A 5: Ring of Air (Samurai), Plain Guard_\nB 5: Togashi Masujiro")
    do(s, "A: Ring of Air (Samurai)", "A: Plain Guard")
    assert not decision(s).startswith("B: reactions")


def test_mountains_shadow_dojo() -> None:
    s = table("A 5: Mountain's Shadow Dojo_, Kakita Hideo*\nB 5: Plain Guard*\nbattle A>B")
    play(s, "B: pass", "A: Mountain's Shadow Dojo")
    assert in_discard(s, "Plain Guard") and "home" in options(s)
    do(s, "A: home")
    assert at_home(s, "Kakita Hideo")


def test_the_ruined_city_teaches_its_people() -> None:
    s = table("A 5: The Ruined City, Plain Mine | | Daigotsu Meguro\nB 5: Plain Guard\ndynasty phase, active A")
    do(s, "A: Daigotsu Meguro")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    while decision(s).endswith(("traits after", "traits before")):
        do(s, f"A: {options(s)[0]}")
    assert honor(s) == [5, 5] and len(s.gained) == 1


def test_the_ruined_city_bows_the_weakest() -> None:
    from gorin.rulesets.ccg.words import SPIDER as CLAN
    from gorin.rulesets.ccg.words import THAT, UNIT, Bow, UnitOf, Weakest, battle, personality

    strike = battle(Bow(UnitOf(THAT)), target=UNIT & Weakest())
    monk = personality("Plain Spider", CLAN, strike, force=5, chi=3, cost=5, personal_honor=1)
    s = table("A 5: Plain Spider*\nB 5: Plain Giant*, Plain Guard*[Plain Spears]\nbattle A>B", [monk])
    play(s, "B: pass", "A: Plain Spider")
    assert sorted(options(s)) == ["Plain Guard", "Plain Spider"]  # 5 each: the lowest there is
    do(s, "A: Plain Guard")
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Spears")


def test_makirtch_calls_the_tribes() -> None:
    from gorin.rulesets.ccg.words import UNALIGNED, personality

    other = personality(
        "Plain Rat", UNALIGNED, force=1, chi=1, cost=1, personal_honor=0, keywords="ratling, broken shinbone tribe"
    )
    s = table("A 5: Mak'irtch, Plain Rat\nB 5:", [other])
    do(s, "A: Mak'irtch", "A: Mak'irtch", "A: Plain Rat")
    assert [len(attached(s, x)) for x in ("Mak'irtch", "Plain Rat")] == [1, 1]
    s = table("A 5: Mak'irtch*, Plain Rat\nB 5: Hida Kisada*\nbattle A>B", [other])
    play(s, "B: Hida Kisada", "A: Mak'irtch")
    assert in_discard(s, "Mak'irtch") and len(attached(s, "Plain Rat")) == 1


def test_plain_ones() -> None:
    s = table("A 5: Kakita Hideo, Matsu Takeko\nB 5:")
    assert [force(s, x) for x in ("Kakita Hideo", "Matsu Takeko")] == [1, 2] and not offered(s, "Kakita Hideo")
    pass_until(s, "B: action")
