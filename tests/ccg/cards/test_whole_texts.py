"""The parts of printed texts that are easily left out: the second half of a sentence, a condition in its middle."""

from __future__ import annotations

from gorin.rulebook.testing import rule
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
    is_dishonorable,
    is_here,
    lying,
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    provinces,
    table,
)

KEEP = "A 5: Border Keep | | Plain Mine, Plain Farm | | | Plain Guard, Plain Giant, Plain Rider \nB 5:"


@rule("emp.check-conditions.5")
def test_border_keep_once_per_game_on_any_turn() -> None:
    s = table(f"{KEEP} \naction phase, turn 5, active A")
    assert not offered(s, "Border Keep (first turn)")
    do(s, "A: Border Keep (once per game)")
    assert "done" not in options(s), "one or more: nothing is not enough"
    do(s, "A: Plain Mine", "A: done")
    assert lying(s, "A")[:2] == ["Plain Guard", "Plain Farm"] and is_bowed(s, "Castle", "A") is False
    do(s, "B: pass")
    assert not offered(s, "Border Keep")
    pass_until(s, "B: action")  # the other's turn comes and goes
    pass_until(s, "3 action round")
    while decision(s) != "A: action" or s.first != 0:
        pass_until(s, "A: action")
    assert s.turn == 7 and not offered(s, "Border Keep")


def test_border_keep_has_both_on_the_first_turn() -> None:
    s = table(f"{KEEP} \naction phase, turn 1, active A")
    do(s, "A: Border Keep (first turn)", "A: Plain Mine", "A: done", "B: pass")
    assert offered(s, "Border Keep (once per game)") and not offered(s, "Border Keep (first turn)")


def test_rend_the_soul_makes_a_winner_lose_his_duel() -> None:
    s = table("A 5: Plain Guard | Sanctioned Duel, Rend the Soul \nB 5: Plain Giant")
    play(s, "A: Sanctioned Duel")
    do(s, "B: no", "B: focus the top card", "A: Rend the Soul")
    play(s, "B: strike")  # 2 + 5 against 4 + 1
    assert in_discard(s, "Plain Guard") and in_discard(s, "Plain Giant")


def test_rend_the_soul_does_nothing_to_a_loser() -> None:
    s = table("A 5: Plain Guard | Sanctioned Duel, Rend the Soul \nB 5: Plain Giant | Plain Four")
    play(s, "A: Sanctioned Duel")
    do(s, "B: no", "B: Plain Four", "A: Rend the Soul")
    play(s, "B: strike")  # 2 + 5 against 4 + 4
    assert in_discard(s, "Plain Guard") and in_play(s, "Plain Giant")


@rule("emp.resolution-segment.10", "emp.resolution-segment.13")
def test_rend_the_soul_ties_the_battle_it_wins_and_spares_the_province() -> None:
    s = table("A 5: Plain Giant* | Rend the Soul \nB 5: Plain Rider*\nbattle A>B")
    play(s, "B: pass", "A: Rend the Soul")
    assert force(s, "Plain Giant") == 14
    pass_to_the_end(s)
    assert in_discard(s, "Plain Giant") and in_discard(s, "Plain Rider")
    assert provinces(s, "B") == 4 and honor(s) == [6, 6]


@rule("emp.resolution-segment.10")
def test_rend_the_soul_ties_nothing_if_nobody_is_left_on_the_other_side() -> None:
    s = table("A 9 crab: Hida Bushotsu* \nB 9 crane: Doji Tatsuki* | Rend the Soul, Block Supply Lines\nbattle A>B 1")
    play(s, "B: Rend the Soul", "A: pass", "B: Block Supply Lines")
    pass_to_the_end(s)
    assert in_play(s, "Doji Tatsuki") and in_play(s, "Hida Bushotsu") and honor(s) == [9, 9]


def test_rend_the_soul_does_not_tie_what_another_army_wins() -> None:
    s = table("A 5: Plain Guard* | Rend the Soul \nB 5: Plain Giant*\nbattle A>B")
    play(s, "B: pass", "A: Rend the Soul")  # 8 against 9
    pass_to_the_end(s)
    assert in_discard(s, "Plain Guard") and in_play(s, "Plain Giant")


def test_rend_the_soul_needs_its_performer_to_be_there_at_the_end() -> None:
    s = table(
        "A 5: Plain Giant*, Plain Victor* | Rend the Soul, Incapacitated \nB 5: Plain Rider* | Block Supply Lines\nbattle A>B"
    )
    do(s, "B: pass", "A: Rend the Soul", "A: Plain Giant", "B: Block Supply Lines", "B: Plain Giant")
    pass_to_the_end(s)
    assert in_discard(s, "Plain Rider") and in_play(s, "Plain Victor"), "the army without him has won"
    assert provinces(s, "B") == 4, "but his leader still does not destroy the province"


def test_superior_opponent_needs_the_duel_to_be_at_the_battlefield() -> None:
    far = strategy("Far Duel", battle(Duel(THAT, THAT_OTHER, loser=(Bow(PICKED),)),
                                      target=(ANYWHERE & PERSONALITY & YOURS, ANYWHERE & PERSONALITY & OTHERS)), focus=1)  # fmt: skip
    text = (
        "A 5: Plain Guard*, Plain Planner | Far Duel, Superior Opponent \nB 5: Plain Giant*[Plain Spears]\nbattle A>B"
    )
    s = table(text, [far])
    do(s, "B: pass", "A: Far Duel", "A: Plain Planner", "B: focus the top card", "A: Superior Opponent")
    play(s, "B: strike")
    assert decision(s) != "A: choose" and in_play(s, "Plain Spears")
    s = table(text, [far])
    do(s, "B: pass", "A: Far Duel", "A: Plain Guard", "B: focus the top card", "A: Superior Opponent")
    play(s, "B: strike")
    assert decision(s) == "A: choose" and set(options(s)) == {"Plain Spears", "done"}


@rule("emp.duel.16")
def test_reserve_weapon_adds_to_the_duels_own_statistic() -> None:
    wrestle = strategy("Wrestle", open_(Duel(THAT, THAT_OTHER, loser=(Bow(PICKED),), stat="force"),
                                        target=(PERSONALITY & YOURS, PERSONALITY & OTHERS)), focus=1)  # fmt: skip
    s = table("A 5: Plain Guard | Wrestle \nB 5: Plain Lady[Reserve Weapon]", [wrestle])
    play(s, "A: Wrestle")
    do(s, "B: focus the top card")
    play(s)
    do(s, "B: yes")
    assert force(s, "Plain Lady") == 7, "1 of her own, 3 by the weapon, 3 until the duel ends"


def test_kisada_hides_only_behind_a_legal_target() -> None:
    text = "A 5 crab: Hida Kisada*, Plain Guard*, Plain Planner*~ \nB 5: Plain Rider* | Relentless Conviction, Block Supply Lines\nbattle A>B"
    s = table(text.replace("Kisada*", "Kisada*~"))
    do(s, "B: Relentless Conviction", "B: Hida Kisada", "A: Hida Kisada", "A: Plain Guard")
    assert in_discard(s, "Hida Kisada"), "an honorable one is no legal target"
    s = table(text.replace("Kisada*", "Kisada*~"))
    do(s, "B: Relentless Conviction", "B: Hida Kisada", "A: Hida Kisada", "A: Plain Planner")
    assert in_play(s, "Hida Kisada") and in_discard(s, "Plain Planner")


@rule("emp.required-targeting.1")
def test_several_targets_are_targeted_at_once() -> None:
    s = table("A 5: | Hidden Defenses \nB 5: Plain Rider, Plain Lady, Plain Giant* | Caught in the Act\nbattle B>A")
    do(s, "A: Hidden Defenses", "A: Plain Rider", "A: Plain Lady")
    assert decision(s) == "B: reactions after"
    play(s, "B: Caught in the Act")
    assert not is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Lady"), "their bowing, both of them"


def test_the_light_of_justice_needs_its_performer_to_oppose_them() -> None:
    held = strategy(
        "Stay", reaction(BeforeResolution(), Negate("movement", PERSONALITY & OTHERS, of_action=True)), focus=1
    )
    text = (
        "A 5: Plain Guard*, Doji Genshin | The Light of Justice, Tell the Tale \nB 5: Plain Rider*~ | Stay\nbattle A>B"
    )
    s = table(text, [held])
    play(s, "B: pass", "A: The Light of Justice")
    play(s, "B: Stay")
    assert at_home(s, "Doji Genshin") and decision(s) == "B: battle action"
    s = table(text, [held])
    play(s, "B: pass", "A: The Light of Justice")
    play(s, "B: pass")
    assert is_here(s, "Doji Genshin") and decision(s) == "A: may"


@rule("emp.show.1", "emp.search.1")
def test_imperial_gift_shows_what_it_finds() -> None:
    s = table("A 5: | | Imperial Gift? | | Plain Sword, Plain Two \nB 5: \nevents phase, active A")
    do(s, "A: Plain Sword")
    sword = find(s, "Plain Sword")
    assert hand(s, "A") == ["Plain Sword"] and s.known[1] >> sword & 1
    assert any(x.get("name") == "Plain Sword" for x in s.box.rules.view(s, 1)["players"][0]["hand"])
    assert not s.known[1] >> find(s, "Plain Two") & 1


@rule("emp.choose-performers.7")
def test_kaiu_village_is_performed_by_the_one_who_enters() -> None:
    idle = holding("Idle House", MayNotEver(PERSONALITY & YOURS, "perform actions"), cost=0)
    text = "A 9 crab: Plain Mine, Plain Mine, Plain Mine | | Plain Guard[Kaiu Village] \nB 5: \ndynasty phase, active A"
    s = table(text)
    do(s, "A: Plain Guard with Clan discount")
    while decision(s).startswith("A: pay"):
        do(s, "A: " + options(s)[0])
    assert offered(s, "Kaiu Village (Weapon)")
    s = table(text.replace("A 9 crab: ", "A 9 crab: Idle House, "), [idle])
    do(s, "A: Plain Guard with Clan discount")
    while decision(s).startswith("A: pay"):
        do(s, "A: " + options(s)[0])
    assert in_play(s, "Plain Guard") and not offered(s, "Kaiu Village")


def test_swamp_spirits_are_swamp_spirits() -> None:
    s = table("A 5: Plain Priest[Summon Swamp Spirits] \nB 5:")
    play(s, "A: Summon Swamp Spirits")
    made = find(s, attached(s, "Plain Priest")[1])
    names = set(s.box.faces[s.kind[made]].definition.keywords)
    assert names == {"shadowlands", "nonhuman", "spirit", "swamp spirit"}


@rule("emp.required-targeting.3")
def test_tametaka_may_target_and_the_target_is_heard_of() -> None:
    ear = holding("Ear", reaction(Targets(PERSONALITY & OTHERS), gain_honor(1)), cost=0)
    s = table("A 5: Daidoji Tametaka*, Plain Guard*, Plain Planner \nB 5: Plain Giant*, Ear\nbattle A>B", [ear])
    play(s, "B: pass", "A: Daidoji Tametaka")
    assert set(options(s)) == {"Daidoji Tametaka", "Plain Guard", "done"}, "only those at the battlefield"
    do(s, "A: Plain Guard")
    assert decision(s) == "B: reactions after"
    do(s, "B: pass")
    assert at_home(s, "Plain Guard") and attacking(s, "Daidoji Tametaka")


def test_unimpeachable_name_may_target_anybody_dishonorable() -> None:
    text = "A 5: Plain Guard~ | Paid Off \nB 5: Plain Rider~ | Unimpeachable Name"
    s = table(text)
    do(s, "A: Paid Off", "A: Plain Rider")
    play(s)
    do(s, "B: Unimpeachable Name", "B: Plain Rider")
    assert not is_dishonorable(s, "Plain Rider") and is_dishonorable(s, "Plain Guard")


def test_an_oni_need_not_be_a_personality() -> None:
    imp = follower("Imp", force=1, cost=1, focus=1, keywords="oni")
    s = table("A 5: Plain Guard, Shrine to Hachiman \nB 5: Plain Rider[Imp_] | Undetectable Enemy", [imp])
    do(s, "A: Shrine to Hachiman")
    play(s)
    play(s, "B: Undetectable Enemy")
    assert is_bowed(s, "Imp")
