"""The Lion Clan: its Strongholds and Personalities, each ability."""

from __future__ import annotations

from typing import Any

from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attached,
    attacking,
    decision,
    do,
    find,
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
    pass_until,
    personal_honor,
    play,
    strength,
    table,
)


def test_eternal_victory_dojo_draws_when_the_end_phase_has_begun() -> None:
    s = table("A 9: Eternal Victory Dojo, Akodo Makotai \nB 5: \naction phase, active A")
    do(s, "A: Akodo Makotai", "A: Eternal Victory Dojo")
    assert hand(s, "A") == [], "not at once"
    pass_until(s, "B: action")
    while s.first == 0:
        pass_until(s, "B: action")
    assert len(hand(s, "A")) == 2, "one for it, and one that everybody draws"


def test_eternal_victory_dojo_hears_only_its_own_players_tactical_actions() -> None:
    s = table("A 9: Eternal Victory Dojo, Akodo Kano \nB 9: \naction phase, active A")
    do(s, "A: Akodo Kano")
    assert decision(s) == "B: action", "a Tactician's action need not be Tactical"
    s = table("A 9: Akodo Makotai \nB 9: Eternal Victory Dojo \naction phase, active A")
    do(s, "A: Akodo Makotai")
    assert decision(s) == "B: action"


def test_halls_of_memory_let_shugenja_act_from_afar() -> None:
    caller = personality(
        "Plain Caller", LION, battle(give(THAT, force=2), target=PERSONALITY & YOURS), force=0, chi=3, cost=3,
        personal_honor=2, keywords="shugenja",
    )  # fmt: skip
    text = "A 5: {}, Plain Caller{}, Plain Guard{} \nB 5: Plain Rider*\nbattle A>B"
    s = table(text.format("Halls of Memory", "", "*"), [caller])
    do(s, "B: pass", "A: Plain Caller")
    assert options(s) == ["Plain Guard"], "whom it targets must still be there"
    do(s, "A: Plain Guard")
    assert force(s, "Plain Guard") == 5 and at_home(s, "Plain Caller")
    for hall, who, there in (("Castle", "", "*"), ("Halls of Memory", "_", "*"), ("Halls of Memory", "", "")):
        s = table(text.format(hall, who, there), [caller])
        do(s, "B: pass")
        assert not offered(s, "Plain Caller"), "it needs the Halls, an unbowed Shugenja, and units that are there"
    s = table(
        "A 5: Halls of Memory, Matsu Arata, Plain Guard*, Plain Priest[Cleansing the Path] \nB 5: Plain Rider*\nbattle A>B"
    )
    do(s, "B: pass")
    assert not offered(s, "Matsu Arata") and not offered(s, "Cleansing the Path"), "only Shugenja, only their own"


def test_halls_of_memory_honor_the_ancestors() -> None:
    dead = personality("Old Ancestor", LION, force=3, chi=2, cost=3, personal_honor=3, keywords="samurai, ancestor")
    s = table(
        "A 5: Halls of Memory, Old Ancestor*, Plain Guard* | Blind Rage \nB 5: Shinjo Eun-Sahng*\nbattle A>B", [dead]
    )
    assert force(s, "Old Ancestor") == 2 and force(s, "Plain Guard") == 3
    play(s, "B: Shinjo Eun-Sahng", "B: Old Ancestor")
    assert in_discard(s, "Old Ancestor") and honor(s) == [6, 5]
    s = table("A 5: Halls of Memory, Old Ancestor* \nB 5: Plain Giant*\nbattle A>B", [dead])
    pass_to_the_end(s)
    assert in_discard(s, "Old Ancestor") and honor(s)[0] == 5, "the resolution is no Combat Segment"
    s = table("A 5: Plain Giant* \nB 5: Halls of Memory, Old Ancestor*\nbattle A>B", [dead])
    assert force(s, "Old Ancestor") == 3, "in defense there is no penalty"


def test_shamate_keep_moves_home_whoever_is_no_more_honorable() -> None:
    s = table("A 5: Shamate Keep, Matsu Hachiro* \nB 5: Plain Lady*, Plain Rider*\nbattle A>B")
    play(s, "B: pass", "A: Shamate Keep")
    assert sorted(options(s)) == ["Matsu Hachiro", "Plain Rider"], "the Lady has 4 Personal Honor"
    do(s, "A: Plain Rider")
    assert at_home(s, "Plain Rider") and honor(s) == [7, 5]
    s = table("A 5: Shamate Keep, Matsu Hachiro*, Ikoma Shika* \nB 5: Plain Lady*\nbattle A>B")
    do(s, "B: pass", "A: Shamate Keep", "A: Matsu Hachiro", "A: Ikoma Shika")
    assert at_home(s, "Ikoma Shika") and honor(s) == [5, 5], "one's own brings no Honor"
    s = table("A 5: Shamate Keep, Matsu Hachiro*_ \nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Shamate Keep")


def test_shamate_keep_leaves_paragons_their_personal_honor() -> None:
    s = table("A 5: Shamate Keep, Akodo Kisho~, Matsu Hachiro~ \nB 5: Matsu Arata~")
    assert personal_honor(s, "Akodo Kisho") == 4 and personal_honor(s, "Matsu Hachiro") == 0
    assert personal_honor(s, "Matsu Arata") == 0, "only its own player's"


def test_the_golden_plains_create_a_terrain_that_makes_room_for_another() -> None:
    s = table("A 5: The Golden Plains, Plain Guard+1 | Heart of Rokugan, Focus \nB 5: Plain Rider+1\nattack A>B")
    do(s, "A: B's province 1", "A: The Golden Plains")
    made = "created 0F/0C terrain strategy"
    assert in_play(s, made) and not attacking(s, made) and not is_here(s, made)
    pass_until(s, "A: battle action")
    do(s, f"A: {made}")
    assert options(s) == ["Heart of Rokugan"]
    do(s, "A: Heart of Rokugan")
    assert not in_play(s, made) and options(s) == ["Heart of Rokugan", "pass"]
    do(s, "A: Heart of Rokugan")
    assert in_play(s, "Heart of Rokugan") and decision(s) == "B: battle action"


def test_the_golden_plains_give_reconnaissance_and_keep_other_terrains_out() -> None:
    text = "A 5: The Golden Plains, Plain Guard+1[Hiruma Sniper] \nB 5: Plain Rider+1 | Flooded Pass\nattack A>B"
    s = table(text)
    do(s, "A: B's province 1", "A: The Golden Plains")
    assert decision(s) == "B: battle action" and not offered(s, "Flooded Pass")
    do(s, "B: pass")
    assert offered(s, "Hiruma Sniper")
    s = table(text)
    do(s, "A: B's province 1", "A: pass")
    assert offered(s, "Flooded Pass")
    do(s, "B: pass")
    assert not offered(s, "Hiruma Sniper")


# --- Personalities ----------------------------------------------------------------------------------------------------


def test_akodo_dairuko_keeps_her_army_on_its_feet() -> None:
    s = table("A 9 lion: Akodo Dairuko*_, Plain Guard*[Plain Spears], Plain Giant* \nB 5: Plain Rider*\nbattle A>B")
    pass_until(s, "A: reactions before")
    do(s, "A: Akodo Dairuko")
    pass_to_the_end(s)
    assert not is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Spears") and is_bowed(s, "Akodo Dairuko")
    assert at_home(s, "Plain Guard")
    s = table("A 9 lion: Akodo Dairuko, Plain Giant* \nB 5: Plain Rider*\nbattle A>B")
    pass_to_the_end(s)
    assert is_bowed(s, "Plain Giant"), "she must be there herself"


def test_akodo_dairuko_attacks() -> None:
    s = table("A 9 lion: Akodo Dairuko* \nB 5: Plain Giant*[Plain Spears], Plain Planner*\nbattle A>B")
    do(s, "B: pass", "A: Akodo Dairuko")
    assert sorted(options(s)) == ["Plain Planner", "Plain Spears"]
    do(s, "A: Plain Planner")
    assert in_discard(s, "Plain Planner")


def test_akodo_kano_takes_two_more_actions() -> None:
    s = table("A 9: Akodo Kano \nB 5: \naction phase, active A")
    do(s, "A: Akodo Kano")
    assert s.tokens and decision(s) == "B: action"
    one = "A 9: Akodo Kano*, Matsu Arata*, Shinjo Eun-Sahng* \nB 5: Plain Giant*, Plain Guard*, Plain Lady*\nbattle A>B"
    s = table(one)
    do(s, "B: pass")
    assert not offered(s, "Akodo Kano"), "it costs a Master token"
    s = table("A 9: Akodo Kano, Plain Giant, Shinjo Eun-Sahng \nB 9: Plain Guard, Plain Lady\naction phase, active A")
    do(s, "A: Akodo Kano", "B: pass", "A: pass", "A: B", "A: Akodo Kano", "A: B's province 1", "A: Shinjo Eun-Sahng")
    do(s, "A: B's province 1", "A: done", "B: Plain Guard", "B: B's province 1", "B: Plain Lady", "B: B's province 1")
    pass_until(s, "A: battle action")
    do(s, "A: Akodo Kano")
    assert is_bowed(s, "Akodo Kano") and not s.tokens and decision(s) == "A: additional action"
    do(s, "A: Shinjo Eun-Sahng", "A: Plain Guard")
    assert in_discard(s, "Plain Guard") and decision(s) == "A: additional action"
    do(s, "A: pass")
    assert decision(s) == "B: battle action"


def do_nothing(s: Any) -> Any:
    """The Defender passes."""
    do(s, "B: pass")
    return s


def test_akodo_makotai_raises_troops_once_a_turn() -> None:
    s = table("A 9: Akodo Makotai \nB 5: \naction phase, active A")
    do(s, "A: Akodo Makotai", "B: pass")
    assert len(attached(s, "Akodo Makotai")) == 1 and force(s, attached(s, "Akodo Makotai")[0]) == 2
    assert not offered(s, "Akodo Makotai")


def test_ikoma_natsu_serves_no_unicorn() -> None:
    text = "A 9 unicorn: Castle, Plain Mine | | Ikoma Natsu, Ikoma Shika \nB 5: \ndynasty phase, active A"
    s = table(text.replace("Castle", "Unicorn Castle"))
    assert offered(s, "Ikoma Shika") and not offered(s, "Ikoma Natsu")
    s = table(text.replace("unicorn: Castle", "lion: Lion Castle"))
    assert offered(s, "Ikoma Natsu")
    lure = strategy("Lure", open_(TakeControl(THAT), target=PERSONALITY & OTHERS), focus=1)
    for castle, goes in (("Unicorn", False), ("Crane", True)):
        s = table(f"A 5: {castle} Castle | Lure \nB 9: Ikoma Natsu\naction phase, active A", [lure])
        play(s, "A: Lure")
        assert (s.holder[find(s, "Ikoma Natsu")] == 0) is goes


def test_ikoma_shinju_needs_both_targets() -> None:
    text = "A 5: Ikoma Shinju* \nB 5: Plain Giant*[Plain Spears], Plain Guard* | Flooded Pass\nbattle A>B"
    s = table(text)
    do(s, "B: Flooded Pass", "A: Ikoma Shinju")
    play(s)
    assert sorted(options(s)) == ["Plain Guard", "Plain Spears"]
    do(s, "A: Plain Guard")
    assert in_discard(s, "Flooded Pass") and in_discard(s, "Plain Guard") and in_play(s, "Plain Giant")
    s = table(text)
    do(s, "B: pass")
    assert not offered(s, "Ikoma Shinju"), "no Terrain"


def test_kitsu_suki_is_about_every_player() -> None:
    dead = personality("Old Ancestor", LION, force=2, chi=2, cost=3, personal_honor=3, keywords="samurai, ancestor")
    s = table("A 9: Kitsu Suki, Old Ancestor \nB 6: \naction phase, active A", [dead])
    do(s, "A: Kitsu Suki")
    assert honor(s) == [10, 6] and decision(s) == "A: may", "A has one; B has more than 5"
    do(s, "A: yes")
    assert honor(s) == [10, 5]
    s = table("A 9: Kitsu Suki \nB 9: Old Ancestor \naction phase, active A", [dead])
    do(s, "A: Kitsu Suki")
    assert honor(s) == [9, 10] and decision(s) == "A: may", "now it is A who could lose"
    do(s, "A: no")
    assert honor(s) == [9, 10] and decision(s) == "B: action"
    s = table("A 5: Kitsu Suki \nB 5: \naction phase, active A")
    do(s, "A: Kitsu Suki")
    assert honor(s) == [5, 5] and decision(s) == "B: action", "nobody has more than at the start"


ANCESTOR = "created 2F/2C lion samurai ancestor spirit personality"


def test_kitsu_tamasine_calls_an_ancestor() -> None:
    s = table("A 9 lion: Lion Castle, Plain Mine | | Kitsu Tamasine \nB 5: \ndynasty phase, active A")
    do(s, "A: Kitsu Tamasine with Clan discount")
    while decision(s).startswith("A: pay"):
        do(s, "A: " + options(s)[0])
    do(s, "A: Kitsu Tamasine")
    assert in_play(s, ANCESTOR) and at_home(s, ANCESTOR)
    assert (force(s, ANCESTOR), personal_honor(s, ANCESTOR)) == (2, 3)
    assert s.p[facts.FACTS["lion"]] >> find(s, ANCESTOR) & 1


def test_kitsu_tamasine_strengthens_one_ancestor_or_for_an_insult_four() -> None:
    dead = [
        personality(f"{x} Ancestor", LION, force=2, chi=2, cost=3, personal_honor=3, keywords="samurai, ancestor")
        for x in ("Old", "Older")
    ]
    shame = strategy("Shame", open_(lose_honor(1, his(THAT)), target=PERSONALITY), focus=1)
    text = "A 9: Kitsu Tamasine, Old Ancestor, Older Ancestor | Shame \nB 9: Plain Giant | {}\naction phase, active A"
    for by, targets in (("B", 2), ("A", 1)):
        s = table(text.format("Shame"), [*dead, shame])
        do(s, *(["A: pass", "B: Shame"] if by == "B" else ["A: Shame"]), f"{by}: Kitsu Tamasine")
        do(s, *(["A: pass", "B: pass"] if by == "B" else ["B: pass", "A: pass"]))
        do(
            s,
            "A: B",
            *(
                y
                for x in ("Kitsu Tamasine", "Old Ancestor", "Older Ancestor")
                for y in (f"A: {x}", "A: B's province 1")
            ),
        )
        pass_until(s, "A: battle action")
        do(s, "A: Kitsu Tamasine", "A: Old Ancestor")
        if targets == 2:
            do(s, "A: Older Ancestor")
        assert is_bowed(s, "Kitsu Tamasine") and force(s, "Old Ancestor") == 6
        assert force(s, "Older Ancestor") == (6 if targets == 2 else 2)


def test_matsu_arata_weakens_by_his_honor() -> None:
    s = table("A 5: Matsu Arata* \nB 5: Plain Giant*[Plain Spears]\nbattle A>B")
    assert force(s, "Matsu Arata") == 5
    do(s, "B: pass", "A: Matsu Arata")
    assert sorted(options(s)) == ["Plain Giant", "Plain Spears"]
    do(s, "A: Plain Giant")
    assert force(s, "Plain Giant") == 5 and honor(s) == [6, 5]
    s = table("A 5: Plain Giant* \nB 5: Matsu Arata*, Matsu Hachiro\nbattle A>B")
    assert force(s, "Matsu Arata") == 3 and force(s, "Matsu Hachiro") == 1


def test_matsu_hachiro_is_stronger_while_attacking() -> None:
    assert force(table("A 5: Matsu Hachiro* \nB 5: \nbattle A>B"), "Matsu Hachiro") == 3


def test_matsu_hana_gains_honor_for_each_card_she_bows() -> None:
    s = table(
        "A 5: Matsu Hana* \nB 5: Plain Rider*[Plain Spears, Plain Horsemen_, Plain Sword], Plain Giant*\nbattle A>B"
    )
    do(s, "B: pass", "A: Matsu Hana", "A: Plain Rider")
    assert is_bowed(s, "Plain Spears") and is_bowed(s, "Plain Sword") and not is_bowed(s, "Plain Rider")
    assert honor(s) == [7, 5], "the Horsemen were bowed already, and the Rider has 6 Force"


def test_no_ranged_attack_at_matsu_yuutos_unit() -> None:
    text = "A 5: Matsu Yuuto*[Plain Spears], Plain Guard* \nB 5: {}*\nbattle A>B"
    s = table(text.format("Shinjo Eun-Sahng"))
    do(s, "B: Shinjo Eun-Sahng")
    assert options(s) == ["Plain Guard"]
    s = table("A 5: Matsu Yuuto*[Plain Spears], Plain Guard* \nB 9 lion: Akodo Dairuko*\nbattle A>B")
    do(s, "B: Akodo Dairuko")
    assert sorted(options(s)) == ["Plain Guard", "Plain Spears"], "a Melee Attack may target them"


def test_provinces_of_the_lion_are_strong() -> None:
    for name in ("Eternal Victory Dojo", "Shamate Keep", "The Golden Plains"):
        assert strength(table(f"A 5: {name} \nB 5:"), "A") == 7
