"""Samurai Edition: Strongholds and Personalities of other Clans and of none, each ability."""

from __future__ import annotations

import pytest

from gorin.kernel.bits import bits
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import IN_PROVINCE, Discard, open_, strategy
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
    lying,
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


# --- The Spider's Lair ------------------------------------------------------------------------------------------------

LAIR = "A 5: The Spider's Lair, Plain Mine, Plain Mine | | {}\nB 5:\n{} phase, active {}"


def test_the_spiders_lair_refills_faceup_once_for_each_lost_province() -> None:
    s = table(LAIR.format("Plain Farm, Plain Farm, gone, gone", "dynasty", "A"))
    do(s, "A: Plain Farm")
    assert decision(s) == "A: refill faceup" and options(s) == ["yes", "no"]
    do(s, "A: no")
    assert [bool(s.p[facts.FACEUP] & s.lying[x]) for x in s.provinces[0]] == [False, True]
    do(s, "A: Plain Farm", "A: yes")
    assert [bool(s.p[facts.FACEUP] & s.lying[x]) for x in s.provinces[0]] == [False, True]
    assert lying(s, "A") == ["Field", "Field"] and decision(s) == "A: bring into play" and offered(s, "Field")
    s = table(LAIR.format("Plain Farm, Plain Farm, Plain Farm, gone", "dynasty", "A"))
    do(s, "A: Plain Farm", "A: yes", "A: Plain Farm")
    assert decision(s) == "A: bring into play"  # once only
    pass_until(s, "B: ")
    pass_until(s, "A: bring into play")
    while decision(s) != "A: refill faceup":  # in the next Dynasty Phase once more
        do(s, f"A: {options(s)[0]}")
    s = table(LAIR.format("Plain Farm, Plain Farm, Plain Farm, Plain Farm", "dynasty", "A"))
    do(s, "A: Plain Farm")
    assert decision(s) == "A: bring into play"  # no province was lost


def test_the_spiders_lair_does_so_in_its_players_dynasty_phase_alone() -> None:
    sweep = strategy("Sweep", open_(Discard(IN_PROVINCE)), focus=1)
    text = "A 5: The Spider's Lair | Sweep | Plain Farm, gone, gone, gone\nB 5:\naction phase, active A"
    s = table(text, [sweep])
    do(s, "A: Sweep")
    assert decision(s) == "B: action" and not s.p[facts.FACEUP] & s.lying[s.provinces[0][0]]
    s = table("A 5: | | Plain Farm, gone, gone, gone\nB 5: The Spider's Lair\ndynasty phase, active A")
    do(s, "A: Plain Farm")
    assert decision(s) == "A: bring into play"  # it is the other player's


@rule("sam.dynasty-phase.15")
def test_what_is_refilled_faceup_before_the_phase_ends_may_be_discarded() -> None:
    s = table(LAIR.format("Plain Guard, gone, gone, gone", "dynasty", "A"))
    pass_until(s, "A: discard from")
    do(s, "A: Plain Guard", "A: yes")
    (new,) = bits(s.lying[s.provinces[0][0]])
    assert decision(s) == "A: discard from your provinces" and [o.card for o in s.decision.options if o.card >= 0] == [
        new
    ]
    s = table(LAIR.format("Plain Guard, gone, gone, gone", "dynasty", "A"))
    pass_until(s, "A: discard from")
    do(s, "A: Plain Guard", "A: no")
    assert options(s) == ["done"]  # nothing faceup is left


def test_the_spiders_lair_loses_no_honor_from_its_own() -> None:
    s = table(
        "A 5: The Spider's Lair, Plain Mine, Plain Mine, Plain Mine | | Chuda Hiroe, Pokku\nB 5:\ndynasty phase, active A"
    )
    for name, left in (("Chuda Hiroe", 5), ("Pokku", 2)):  # Pokku is of no Clan
        do(s, f"A: {name}")
        while decision(s).startswith("A: pay") or decision(s).endswith(("traits after", "traits before")):
            do(s, f"A: {options(s)[0]}")
        assert in_play(s, name) and honor(s) == [left, 5]
    s = table("A 5: The Spider's Lair, Plain Mine, Plain Guard | Goblin Chuckers\nB 5:")
    play(s, "A: Equip")
    while decision(s).startswith("A: pay") or decision(s).endswith(("traits after", "traits before")):
        do(s, f"A: {options(s)[0]}")
    assert attached(s, "Plain Guard") == ["Goblin Chuckers"] and honor(s) == [5, 5]
