"""More Followers, Items, Spells and Regions, each ability."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attached,
    chi,
    decision,
    do,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_here,
    offered,
    options,
    pass_to_the_end,
    play,
    table,
)


def test_apprentice_shinobi_learn_from_every_ninja_action() -> None:
    ninja = personality("Plain Ninja", CRAB, force=2, chi=2, cost=3, personal_honor=0, keywords="ninja")
    text = "A 9: Plain Ninja[Apprentice Shinobi] | {} \nB 5: Plain Guard[Apprentice Shinobi] | | Plain Mine"
    s = table(text.format("Aramoro's Promise"), [ninja])
    play(s, "A: Aramoro's Promise")
    do(s, "A: " + options(s)[0])
    play(s, "A: " + options(s)[0])  # the order of the two traits
    assert force(s, "Apprentice Shinobi", "A") == 2 and force(s, "Apprentice Shinobi", "B") == 2, "anybody's"
    s = table(text.format("Tell the Tale"), [ninja])
    do(s, "A: Tell the Tale")
    assert force(s, "Apprentice Shinobi", "A") == 1


def test_asako_house_guard_sets_force() -> None:
    scholar = personality("Plain Scholar", PHOENIX, force=1, chi=3, cost=3, personal_honor=2)
    s = table("A 9: Castle, Plain Scholar, Plain Guard | Asako House Guard \nB 5: ", [scholar])
    play(s, "A: Equip")
    assert attached(s, "Plain Scholar") == ["Asako House Guard"]
    for way, n in ((0, 4), (1, 0)):
        s = table("A 9: Plain Scholar[Asako House Guard] \nB 5: Plain Giant", [scholar])
        do(s, "A: Asako House Guard", "A: Plain Giant")
        do(s, f"A: {options(s)[way]}")
        assert force(s, "Plain Giant") == n and honor(s) == [10, 5]


def test_a_bandit_gang_wants_gold_after_each_battle() -> None:
    s = table("A 5: Castle, Plain Guard | Bandit Gang \nB 5: \naction phase, active A")
    play(s, "A: Equip")
    assert attached(s, "Plain Guard") == ["Bandit Gang"] and honor(s) == [3, 5]
    text = "A 5: {}, Plain Guard*[Bandit Gang] \nB 5: \nbattle A>B"
    for castle, answer, stays in (("Castle", "yes", True), ("Castle", "no", False), ("Castle_", "no", False)):
        s = table(text.format(castle))
        do(s, "B: pass", "A: pass", f"A: {answer}")
        play(s)
        assert in_play(s, "Bandit Gang") is stays and is_bowed(s, "Castle", "A") is (stays or castle == "Castle_")
    s = table("A 5: Castle, Plain Guard[Bandit Gang], Plain Rider* \nB 5: \nbattle A>B")
    pass_to_the_end(s)
    assert in_play(s, "Bandit Gang"), "they were not there"


def test_who_cannot_pay_a_bandit_gang_loses_it() -> None:
    s = table("A 5: Castle_, Plain Guard*[Bandit Gang] \nB 5: \nbattle A>B")
    do(s, "B: pass", "A: pass", "A: yes")
    assert in_discard(s, "Bandit Gang")


def test_hiruma_sniper_needs_reconnaissance() -> None:
    text = "A 5: Toritaka Shishido+1[Hiruma Sniper] | Burn the Towers \nB 5: Plain Rider+1\nattack A>B"
    s = table(text)
    do(s, "A: B's province 1", "A: Burn the Towers")
    play(s)
    play(s, "B: pass", "A: Hiruma Sniper")
    assert in_discard(s, "Plain Rider")
    s = table(text)
    do(s, "A: B's province 1", "A: pass", "B: pass")
    assert not offered(s, "Hiruma Sniper")


def test_ikoma_house_guard_gains_honor_only_if_it_destroys() -> None:
    text = "A 5: Matsu Hachiro*[Ikoma House Guard] \nB 5: {}\nbattle A>B"
    s = table(text.format("Plain Rider*"))
    do(s, "B: pass", "A: Ikoma House Guard")
    play(s)
    assert in_discard(s, "Plain Rider") and honor(s) == [6, 5]
    s = table(text.format("Plain Giant*"))
    do(s, "B: pass", "A: Ikoma House Guard")
    play(s)
    assert in_play(s, "Plain Giant") and honor(s) == [5, 5]
    s = table("A 5: Castle, Plain Guard, Matsu Hachiro | Ikoma House Guard \nB 5:")
    play(s, "A: Equip")
    assert attached(s, "Matsu Hachiro") == ["Ikoma House Guard"], "only a Lion bears it"


def test_ikoma_house_guard_gains_nothing_for_whom_another_saves() -> None:
    saved = strategy("Saved", reaction(WouldBeDestroyed(PERSONALITY & YOURS), NegateIt()), focus=1)
    s = table("A 5: Matsu Hachiro*[Ikoma House Guard] \nB 5: Plain Rider* | Saved\nbattle A>B", [saved])
    do(s, "B: pass", "A: Ikoma House Guard", "A: Plain Rider", "B: Saved")
    assert in_play(s, "Plain Rider") and honor(s) == [5, 5]


# --- Items, Regions, Spells -------------------------------------------------------------------------------------------


def test_armor_of_the_heavens_gives_or_takes_honor() -> None:
    text = "A 5: Castle | Paid Off \nB 5: Plain Guard[Armor of the Heavens], Plain Rider\naction phase, active A"
    for who, way, after in (("A", 1, [3, 5]), ("B", 0, [5, 7])):
        s = table(text)
        do(s, "A: Paid Off", "A: Plain Guard")
        play(s)
        do(s, "B: Armor of the Heavens", f"B: {who}")
        do(s, f"B: {options(s)[way]}")
        assert honor(s) == after
    s = table(text)
    do(s, "A: Paid Off", "A: Plain Rider")
    play(s)
    assert decision(s).startswith("A"), "only its own Personality"


def test_clan_standard_strengthens_its_clan_at_its_battlefield() -> None:
    s = table(
        "A 5 crab: Crab Castle, Plain Guard*[Clan Standard], Plain Giant*[Plain Spears], Plain Rider*, Plain Planner+2, "
        "Plain Hero \nB 5 crab: Crab Castle, Hida Bushotsu*\nbattle A>B"
    )
    assert force(s, "Plain Guard") == 5, "the Standard itself gives 1"
    assert force(s, "Plain Giant") == 11 and force(s, "Plain Spears") == 2
    assert force(s, "Plain Rider") == 4 and force(s, "Plain Planner") == 2 and force(s, "Plain Hero") == 4
    assert force(s, "Hida Bushotsu") == 7, "its player's only"


def test_clan_standard_waves_also_where_no_battle_is_fought_now() -> None:
    s = table("A 5 crab: Crab Castle, Plain Guard+2[Clan Standard], Plain Giant* \nB 5: \nbattle A>B")
    assert force(s, "Plain Guard") == 5 and force(s, "Plain Giant") == 9
    s = table("A 5 crab: Crab Castle, Plain Guard[Clan Standard], Plain Giant \nB 5:")
    assert force(s, "Plain Guard") == 4 and force(s, "Plain Giant") == 9, "at home there is no battlefield"


@rule("emp.rule-of-presence.1")
def test_blighted_region_brings_a_defender() -> None:
    text = "A 5: {} \nB 5: Plain Rider_ | | Plain Mine[Blighted Region]\nbattle A>B"
    s = table(text.format("Plain Giant*"))
    do(s, "B: Blighted Region")
    play(s)
    assert is_here(s, "Plain Rider") and not is_bowed(s, "Plain Rider") and honor(s) == [5, 7]
    assert is_bowed(s, "Blighted Region")
    s = table("A 5: Plain Guard*, Plain Rider_ | | Plain Mine[Blighted Region] \nB 5: Plain Giant*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Blighted Region"), "only the Defender's"


def test_blighted_region_helps_only_who_has_moved() -> None:
    s = table("A 5: Plain Giant* \nB 5: Plain Rider*_ | | Plain Mine[Blighted Region]\nbattle A>B")
    do(s, "B: Blighted Region")
    play(s)
    assert is_bowed(s, "Plain Rider") and honor(s) == [5, 5]
    s = table("A 5: \nB 5: Plain Rider_ | | Plain Mine[Blighted Region]\nbattle A>B")
    do(s, "B: Blighted Region")
    play(s)
    assert is_here(s, "Plain Rider") and is_bowed(s, "Plain Rider"), "nobody opposes him"


def test_conflagration() -> None:
    fire = personality("Plain Flame", CRANE, force=1, chi=3, cost=4, personal_honor=3, keywords="shugenja, fire")
    text = "A 5: {}*[Conflagration, Plain Nobles, Tsuruchi Daikyu] \nB 5: Plain Rider*[Plain Sword]\nbattle A>B"
    s = table(text.format("Plain Flame"), [fire])
    do(s, "B: pass", "A: Conflagration")
    assert force(s, "Plain Flame") == 9 and is_bowed(s, "Conflagration")
    do(s, "B: pass", "A: Tsuruchi Daikyu")
    play(s)
    assert in_discard(s, "Plain Rider"), "5, and 1 for the fire"
    s = table(text.format("Plain Priest"))
    do(s, "B: pass", "A: Tsuruchi Daikyu")
    play(s)
    assert in_play(s, "Plain Rider")


def test_contemplate_the_void_even_with_an_empty_hand() -> None:
    for held in ("", "Plain Four, Plain Two"):
        s = table(f"A 5: Plain Priest[Contemplate the Void] | {held} \nB 5: \naction phase, active A")
        do(s, "A: Contemplate the Void")
        assert len(hand(s, "A")) == 4 and "Plain Four" not in hand(s, "A")
        assert is_bowed(s, "Plain Priest") and in_discard(s, "Contemplate the Void")
    s = table("A 5: Plain Priest_[Contemplate the Void] \nB 5: \naction phase, active A")
    assert not offered(s, "Contemplate the Void")


def test_hanabi() -> None:
    s = table("A 5: Plain Priest[Hanabi] \nB 5: \naction phase, active A")
    do(s, "A: Hanabi")
    assert honor(s) == [9, 5] and is_bowed(s, "Plain Priest") and in_discard(s, "Hanabi")
    assert chi(s, "Plain Priest") == 3 and at_home(s, "Plain Priest")
    assert not offered(table("A 5: Plain Priest_[Hanabi] \nB 5: \naction phase, active A"), "Hanabi")
