"""Challenges and duels, Ranged and Melee Attacks."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    chi,
    decision,
    discard,
    do,
    find,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dishonorable,
    is_faceup,
    offered,
    options,
    play,
    table,
)

DUEL = strategy(
    "Contest",
    open_(Duel(PERFORMER, THAT, loser=(Bow(PICKED),), winner=(gain_honor(1, his(PICKED)),)),
          performer=PERSONALITY & YOURS, target=PERSONALITY),
    focus=1,
)  # fmt: skip
REFUSABLE = strategy(
    "Insult",
    open_(Duel(PERFORMER, THAT, loser=(Bow(PICKED),), refused=(Dishonor(THAT), gain_honor(2))),
          performer=PERSONALITY & YOURS, target=PERSONALITY & OTHERS),
    focus=1,
)  # fmt: skip
BY_FORCE = strategy(
    "Wrestle", open_(Duel(PERFORMER, THAT, loser=(Bow(PICKED),), stat="force"), performer=PERSONALITY & YOURS,
                     target=PERSONALITY & OTHERS), focus=1,
)  # fmt: skip
FLASH = strategy("Flash", focus_effect(gain_honor(1)), open_(gain_honor(9)), focus=2)
ARROWS = strategy("Arrows", battle(ranged(3), IfDid((gain_honor(1),))), focus=1)
CLUB = strategy("Club", battle(melee(3)), focus=1)
AT_CHI = strategy("Poison Dart", battle(Attack("ranged", Num(3), "chi")), focus=1)
CARDS = (DUEL, REFUSABLE, BY_FORCE, FLASH, ARROWS, CLUB, AT_CHI)


def contest(a: str, b: str, card: str = "Contest", hand_a: str = "", hand_b: str = "") -> Any:
    text = f"A 5: {a} | {card}{', ' + hand_a if hand_a else ''} \nB 5: {b} | {hand_b}"
    return play(table(text, CARDS), f"A: {card}")


@rule("emp.duel.2", "emp.duel.3", "emp.duel.6")
def test_the_challenged_chooses_first_and_they_alternate() -> None:
    s = contest("Plain Guard", "Plain Giant", hand_a="Plain Four", hand_b="Plain Two")
    do(s, "A: Plain Giant")
    assert decision(s) == "B: focus or strike"
    assert options(s) == ["strike", "focus the top card", "Plain Two"]
    do(s, "B: Plain Two")
    assert decision(s) == "A: focus or strike" and hand(s, "B") == []
    do(s, "A: focus the top card")
    assert decision(s) == "B: focus or strike"


@rule("emp.duel.15", "emp.duel.16", "emp.duel.17")
def test_chi_and_focus_values_decide() -> None:
    s = contest("Plain Guard", "Plain Giant", hand_a="Plain Four", hand_b="Plain Two")
    do(s, "A: Plain Giant", "B: Plain Two", "A: Plain Four", "B: strike")  # 2 + 4 against 4 + 2: a tie
    assert is_bowed(s, "Plain Guard") and is_bowed(s, "Plain Giant") and honor(s) == [5, 5]
    s = contest("Plain Guard", "Plain Giant", hand_a="Plain Four")
    do(s, "A: Plain Giant", "B: focus the top card", "A: Plain Four", "B: strike")  # 6 against 5
    assert is_bowed(s, "Plain Giant") and not is_bowed(s, "Plain Guard") and honor(s) == [6, 5]


@rule("emp.duel.18", "emp.duel.19")
def test_in_a_tie_both_lose() -> None:
    s = contest("Plain Rider", "Plain Swordsman", "Insult")
    play(s, "B: no", "B: strike")
    assert is_bowed(s, "Plain Rider") and is_bowed(s, "Plain Swordsman") and honor(s) == [5, 5]


@rule("emp.duel.16")
def test_another_statistic_may_be_named() -> None:
    s = contest("Plain Rider", "Plain Duelist", "Wrestle")
    do(s, "B: strike")
    assert is_bowed(s, "Plain Duelist") and not is_bowed(s, "Plain Rider")


@rule("emp.duelist.1")
def test_a_duelist_wins_ties() -> None:
    s = contest("Plain Giant", "Plain Duelist")
    do(s, "A: Plain Duelist", "B: strike")
    assert is_bowed(s, "Plain Giant") and not is_bowed(s, "Plain Duelist") and honor(s) == [5, 6]


@rule("emp.duelist.2", "emp.duelist.4")
def test_a_duelist_may_replace_a_focused_card() -> None:
    s = contest("Plain Giant", "Plain Duelist", hand_b="Plain Two, Plain Four")
    do(s, "A: Plain Duelist", "B: Plain Two", "A: focus the top card", "B: strike")
    assert decision(s) == "B: replace a focused card" and options(s) == ["Plain Two", "done"]
    do(s, "B: Plain Two")
    assert options(s) == ["focus the top card", "Plain Four"] and in_discard(s, "Plain Two")
    do(s, "B: Plain Four")
    assert is_bowed(s, "Plain Giant") and discard(s, "B") == ["Plain Four", "Plain Two"]


@rule("emp.duelist.5")
def test_of_two_duelists_the_active_player_replaces_first() -> None:
    s = contest("Plain Duelist", "Plain Duelist", hand_a="Plain Four", hand_b="Plain Two")
    b = find(s, "Plain Duelist", "B")
    do(s, f"A: Plain Duelist #{b}", "B: Plain Two", "A: Plain Four", "B: strike")
    assert decision(s) == "A: replace a focused card"
    do(s, "A: done")
    assert decision(s) == "B: replace a focused card"


@rule("emp.duel.7", "emp.duel.9")
def test_four_times_at_most_and_then_strike() -> None:
    s = contest("Plain Guard", "Plain Giant", hand_a="Plain Four, Plain Four, Plain Four, Plain Four, Plain Four")
    do(s, "A: Plain Giant")
    for _ in range(4):
        do(s, "B: focus the top card")
        if s.decision.player == 0:
            do(s, "A: Plain Four #" + str(s.decision.options[-1].card) if len(options(s)) > 3 else "A: Plain Four")
    assert decision(s) == "B: focus or strike" and options(s) == ["strike"]


@rule("emp.duel.4", "emp.duel.14", "emp.duel.13")
def test_focusing_is_not_playing() -> None:
    s = contest("Plain Guard", "Plain Giant", hand_a="Flash", hand_b="Plain Two")
    do(s, "A: Plain Giant", "B: Plain Two", "A: Flash")
    assert honor(s) == [5, 5] and not offered(s, "Flash")


@rule("emp.duel.10", "emp.duel.11")
def test_focus_effects_after_the_cards_are_revealed() -> None:
    s = contest("Plain Guard", "Plain Giant", hand_a="Flash", hand_b="Plain Two")
    do(s, "A: Plain Giant", "B: Plain Two", "A: Flash")
    assert not is_faceup(s, "Plain Two")
    play(s, "B: strike")
    assert honor(s) == [6, 6]  # Flash, and the winner of 6 against 4


@rule("emp.duel.20", "emp.duel.22")
def test_focused_cards_are_discarded() -> None:
    s = contest("Plain Guard", "Plain Giant", hand_a="Plain Four", hand_b="Plain Two")
    do(s, "A: Plain Giant", "B: Plain Two", "A: Plain Four", "B: strike")
    assert in_discard(s, "Plain Two") and in_discard(s, "Plain Four")


@rule("emp.challenge.4", "emp.challenge.5")
def test_a_challenge_may_be_refused_only_if_it_says_so() -> None:
    s = contest("Plain Guard", "Plain Giant", "Insult")
    assert decision(s) == "B: refuse"
    do(s, "B: yes")
    assert is_dishonorable(s, "Plain Giant") and honor(s) == [7, 5] and decision(s) == "B: action"
    s = contest("Plain Guard", "Plain Giant")
    do(s, "A: Plain Giant")
    assert decision(s) == "B: focus or strike"


@rule("emp.challenge.6", "emp.challenge.3")
def test_what_is_not_refused_is_a_duel() -> None:
    s = contest("Plain Guard", "Plain Giant", "Insult")
    do(s, "B: no")
    assert decision(s) == "B: focus or strike"


@rule("emp.challenge.2")
def test_no_duel_among_ones_own() -> None:
    s = contest("Plain Guard, Plain Rider", "Plain Giant")
    do(s, "A: Plain Guard", "A: Plain Rider")
    assert decision(s) == "B: action" and not is_bowed(s, "Plain Rider")


@rule("emp.ranged-attack.1", "emp.ranged-attack.2", "emp.ranged-attack.5")
def test_followers_shield_their_personality_from_ranged_attacks() -> None:
    s = table(
        "A 5: Plain Giant*[Plain Spears], Plain Guard*, Plain Sailor \nB 5: Plain Rider* | Arrows\nbattle A>B", CARDS
    )
    do(s, "B: Arrows")
    assert sorted(options(s)) == ["Plain Guard", "Plain Spears"]
    do(s, "B: Plain Spears")
    assert in_discard(s, "Plain Spears") and in_play(s, "Plain Giant") and honor(s) == [5, 6]


@rule("emp.ranged-attack.2", "emp.compare.1")
def test_more_force_than_the_attack_survives() -> None:
    s = table("A 5: Plain Giant*, Plain Guard* \nB 5: Plain Rider* | Arrows, Arrows\nbattle A>B", CARDS)
    do(s, "B: Arrows", "B: Plain Giant")
    assert in_play(s, "Plain Giant")
    do(s, "A: pass", "B: Arrows", "B: Plain Guard")
    assert in_discard(s, "Plain Guard")


@rule("emp.ranged-attack.4")
def test_a_ranged_attack_may_be_announced_without_a_target() -> None:
    s = table("A 5: \nB 5: Plain Rider* | Arrows\nbattle A>B", CARDS)
    play(s, "B: Arrows")
    assert in_discard(s, "Arrows") and honor(s) == [5, 5]


@rule("emp.ranged-attack.3")
def test_another_statistic_may_be_compared() -> None:
    s = table("A 5: Plain Rider*, Plain Giant* \nB 5: Plain Rider* | Poison Dart\nbattle A>B", CARDS)
    a = find(s, "Plain Rider", "A")
    assert chi(s, "Plain Rider", "A") == 3
    do(s, "B: Poison Dart", "B: Plain Rider")
    assert not s.p[1] >> a & 1


@rule("emp.melee-attack.1")
def test_a_melee_attack_is_no_ranged_attack() -> None:
    s = table(
        "A 5: Plain Guard*, Plain Giant*[Plain Nobles] \nB 5: Toritaka Shishido* | Club, Arrows\nbattle A>B", CARDS
    )
    do(s, "B: Club")
    assert options(s) == ["Plain Guard", "Plain Nobles"]
    do(s, "B: Plain Nobles")
    assert in_discard(s, "Plain Nobles")
