"""The Dragon Clan, each ability."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
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
    pass_until,
    play,
    strength,
    table,
)

# --- Strongholds ----------------------------------------------------------------------------------------------------


def test_pillars_of_virtue_follows_a_kiho_with_another_battle_action() -> None:
    text = "A 5: Pillars of Virtue, Togashi Tsukagi* | Nerve Strike, Treachery and Deceit \nB 5: Plain Rider*, Plain Giant*\nbattle A>B"
    s = table(text)
    do(s, "B: pass", "A: Nerve Strike", "A: Plain Rider", "A: Pillars of Virtue")
    assert decision(s) == "A: additional action"
    play(s, "A: Treachery and Deceit")
    assert at_home(s, "Plain Giant") and decision(s) == "B: battle action"
    s = table(text)
    play(s, "B: pass", "A: Treachery and Deceit")
    assert decision(s) == "B: battle action", "it was no Kiho"


def test_watchful_eye_dojo_challenges_even_if_bowed() -> None:
    text = "A 5: Watchful Eye Dojo_, Plain Duelist, Plain Guard_ \nB 5: Plain Rider"
    s = table(text)
    play(s, "A: Watchful Eye Dojo")
    do(s, "B: yes")
    assert is_dishonorable(s, "Plain Rider") and honor(s) == [6, 5] and not is_bowed(s, "Plain Rider")
    s = table(text)
    play(s, "A: Watchful Eye Dojo")
    do(s, "B: no", "B: strike")
    assert is_bowed(s, "Plain Rider") and not is_dishonorable(s, "Plain Rider") and honor(s) == [5, 5]
    assert not offered(table("A 5: Watchful Eye Dojo, Plain Guard_ \nB 5: Plain Rider"), "Watchful Eye Dojo")


def test_dragons_breath_castle_is_honored_by_peace() -> None:
    text = "A 5: Plain Guard \nB 5: Dragon's Breath Castle, Plain Rider \naction phase, active A"
    s = table(text)
    pass_until(s, "5a bring")
    assert honor(s) == [5, 7]
    s = table(text)
    do(s, "A: pass", "B: pass", "A: B", "A: Plain Guard", "A: B's province 1")
    pass_until(s, "5a bring")
    assert honor(s) == [5, 5], "he has attacked"
    s = table(text.replace("Plain Guard", "Plain Mine"))
    pass_until(s, "5a bring")
    assert honor(s) == [5, 5], "he has nobody who could attack"
    s = table("A 5: Dragon's Breath Castle, Plain Guard \nB 5: Plain Rider \naction phase, active A")
    pass_until(s, "5a bring")
    assert honor(s) == [5, 5], "it is not another player's turn"


def test_dragons_breath_castle_makes_the_attacker_bow_one_of_his() -> None:
    s = table(
        "A 5: Plain Giant+1, Plain Guard+1, Plain Planner+2 \nB 5: Dragon's Breath Castle_, Plain Rider\nattack A>B"
    )
    do(s, "B: done", "B: done", "A: B's province 1", "B: Dragon's Breath Castle")
    assert decision(s).startswith("A:") and options(s) == ["Plain Giant", "Plain Guard"]
    do(s, "A: Plain Guard")
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Giant")


def test_dragons_breath_castle_guards_only_its_own_provinces() -> None:
    s = table("A 5: Dragon's Breath Castle, Plain Giant+1 \nB 5: Plain Rider+1\nattack A>B")
    do(s, "A: B's province 1")
    assert decision(s) == "B: battle action"
    assert not is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Giant")


# --- Kitsuki --------------------------------------------------------------------------------------------------------

STAYS = personality(
    "Rooted Man", CRAB, trait(Would("move", THIS), NegateIt()), force=3, chi=1, cost=5, personal_honor=1
)


def test_kitsuki_daisuke_sends_the_loser_home() -> None:
    s = table("A 5: Kitsuki Daisuke* \nB 5: Plain Rider*\nbattle A>B")
    play(s, "B: pass", "A: Kitsuki Daisuke")
    do(s, "B: strike")
    assert at_home(s, "Plain Rider") and in_play(s, "Plain Rider")


def test_kitsuki_daisukes_movement_is_not_negated_for_the_dishonorable() -> None:
    for mark, stays in (("", True), ("~", False)):
        s = table(f"A 5: Kitsuki Daisuke* \nB 5: Rooted Man*{mark}\nbattle A>B", [STAYS])
        play(s, "B: pass", "A: Kitsuki Daisuke")
        play(s, "B: strike")
        assert defending(s, "Rooted Man") is stays


@rule("emp.challenge.4")
def test_kitsuki_yataku_lets_nobody_refuse() -> None:
    text = "A 5: Plain Duelist, Kitsuki Yataku | Sanctioned Duel \nB 5: Plain Rider, Plain Giant"
    s = table(text)
    do(s, "A: Sanctioned Duel", "A: Plain Duelist", "A: pass", "A: Plain Rider", "A: Kitsuki Yataku")
    assert is_bowed(s, "Kitsuki Yataku") and decision(s) == "B: focus or strike"
    s = table(text)
    do(s, "A: Sanctioned Duel", "A: Plain Duelist", "A: pass", "A: Plain Giant")
    assert "refuse" in decision(s), "the Giant is no Samurai"


def test_kitsuki_yataku_binds_only_the_controller_of_that_samurai() -> None:
    s = table("A 5: Plain Duelist, Kitsuki Yataku | Sanctioned Duel \nB 5: Plain Rider, Plain Giant")
    do(s, "A: Sanctioned Duel", "A: Plain Duelist", "A: Kitsuki Yataku", "A: Plain Rider")
    assert "refuse" in decision(s), "his own Duelist was targeted: he himself may not refuse"


# --- Mirumoto -------------------------------------------------------------------------------------------------------


def test_mirumoto_ichizo_duels_to_the_death() -> None:
    s = table("A 5 dragon: Mirumoto Ichizo - exp* \nB 5: Plain Rider*, Plain Giant\nbattle A>B")
    do(s, "B: pass", "A: Mirumoto Ichizo")
    play(s, "B: strike")
    assert in_discard(s, "Plain Rider")


def test_mirumoto_reiyu_takes_force_equal_to_his_own() -> None:
    s = table("A 5: Mirumoto Reiyu*[Plain Sword] \nB 5: Plain Giant*[Plain Spears]\nbattle A>B")
    do(s, "B: pass", "A: Mirumoto Reiyu")
    assert sorted(options(s)) == ["Plain Giant", "Plain Spears"]
    do(s, "A: Plain Giant")
    assert force(s, "Plain Giant") == 3 and force(s, "Mirumoto Reiyu") == 6


def test_mirumoto_shikei_meditates_and_duels() -> None:
    s = table("A 5 dragon: Mirumoto Shikei | | | | Plain Four \nB 5: ")
    do(s, "A: Mirumoto Shikei")
    assert hand(s, "A") == ["Plain Four"]
    s = table("A 5 dragon: Mirumoto Shikei* \nB 5: Plain Rider*\nbattle A>B")
    play(s, "B: pass", "A: Mirumoto Shikei")
    do(s, "B: strike")
    assert in_discard(s, "Plain Rider")


# --- Tamori and Togashi ---------------------------------------------------------------------------------------------


def test_tamori_kusugi_works_from_home_with_somebody_there() -> None:
    s = table("A 5: Plain Guard*, Tamori Kusugi \nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass", "A: Tamori Kusugi")
    do(s, "A: " + next(x for x in options(s) if "-4" in x))
    assert strength(s, "B") == 2 and strength(s, "B", 2) == 6 and is_bowed(s, "Tamori Kusugi")
    s = table("A 5: Plain Giant* \nB 5: Tamori Kusugi\nbattle A>B")
    assert not offered(s, "Tamori Kusugi"), "without units there is no presence"
    s = table("A 5: Plain Guard*, Tamori Kusugi_ \nB 5: Plain Rider*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Tamori Kusugi")


def test_tamori_muzu_helps_defenders_of_earth() -> None:
    s = table("A 5: Plain Giant* \nB 5: Tamori Muzu*, Tamori Tomaru*, Tamori Kusugi, Plain Priest*\nbattle A>B")
    names = ("Tamori Muzu", "Tamori Tomaru", "Tamori Kusugi", "Plain Priest")
    assert [force(s, x) for x in names] == [3, 2, 3, 1]


def test_tamori_muzu_bows_attackers_and_the_unequipped() -> None:
    s = table("A 5: Plain Giant*[Plain Spears] \nB 5: Tamori Muzu*\nbattle A>B")
    do(s, "B: Tamori Muzu", "B: Plain Giant")
    assert is_bowed(s, "Plain Giant") and honor(s) == [5, 6]
    s = table("A 5: Tamori Muzu* \nB 5: Plain Giant*[Plain Spears]\nbattle A>B")
    do(s, "B: pass", "A: Tamori Muzu", "A: Plain Giant")
    assert not is_bowed(s, "Plain Giant") and honor(s) == [6, 5]
    s = table("A 5: Tamori Muzu* \nB 5: Plain Giant*[Plain Spears]\nbattle A>B")
    do(s, "B: pass", "A: Tamori Muzu", "A: Plain Spears")
    assert is_bowed(s, "Plain Spears")


@rule("emp.token.1")
def test_togashi_torazu_spends_his_fires() -> None:
    s = table("A 5: Castle, Plain Mine | | Togashi Torazu \nB 5: \ndynasty phase, active A")
    do(s, "A: Togashi Torazu", "A: Castle")
    play(s, "A: Togashi Torazu")
    assert force(s, "Togashi Torazu") == 3 and len(s.tokens) == 3
    blaze = strategy("Blaze", open_(AddToken(THAT, "fire", force=1, n=3), target=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Togashi Torazu, Plain Giant | Blaze \nB 5: Plain Guard \naction phase, active A", [blaze])
    do(s, "A: Blaze", "A: Togashi Torazu", "B: pass", "A: pass", "A: B")
    do(s, "A: Togashi Torazu", "A: B's province 1", "A: done", "B: Plain Guard", "B: B's province 1")
    pass_until(s, "B: battle")
    play(s, "B: pass", "A: Togashi Torazu")
    assert in_discard(s, "Plain Guard") and force(s, "Togashi Torazu") == 2
    s = table("A 5: Togashi Torazu* \nB 5: Plain Guard*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Togashi Torazu"), "he has no fire"
