"""Decks, provinces, maneuvers, changes of the rulebook."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attacking,
    decision,
    defending,
    discard,
    do,
    find,
    force,
    hand,
    honor,
    in_play,
    is_faceup,
    lying,
    offered,
    options,
    pass_until,
    play,
    provinces,
    strength,
    table,
    titles,
    watch,
    write,
)
from tests.ccg.words.cards import CARDS


def at(text: str) -> Any:
    return table(text, CARDS)


# --- decks ------------------------------------------------------------------------------------------------------------

TOP = "A 5: | Foresight, Prospect | | | Plain Two, Plain Four, Plain Sword, Plain Mail | Plain Guard, Plain Giant, Plain Mine \nB 5:"


@rule("emp.look.1")
def test_the_top_of_a_deck_is_looked_at_and_put_back_in_any_order() -> None:
    s = at(TOP)
    do(s, "A: Foresight")
    assert sorted(options(s)) == ["Plain Four", "Plain Sword", "Plain Two"]
    seen = sum(1 << find(s, x) for x in ("Plain Two", "Plain Four", "Plain Sword"))
    assert s.known[0] & seen == seen and not s.known[1] & seen, "nobody else sees them"
    play(s, "A: Plain Two", "A: Plain Four")
    assert [s.box.faces[s.kind[c]].name for c in reversed(s.zones[0])] == [
        "Plain Sword",
        "Plain Four",
        "Plain Two",
        "Plain Mail",
    ]


def test_one_of_those_looked_at_goes_to_the_bottom() -> None:
    s = at(TOP)
    do(s, "A: Prospect")
    assert sorted(options(s)) == ["Plain Giant", "Plain Guard", "done"]
    do(s, "A: Plain Guard")
    assert [s.box.faces[s.kind[c]].name for c in reversed(s.zones[1])] == ["Plain Giant", "Plain Mine", "Plain Guard"]


def test_fewer_cards_than_are_looked_at() -> None:
    s = at("A 5: | Foresight | | | Plain Two \nB 5:")
    play(s, "A: Foresight")
    assert decision(s) == "B: action" and len(s.zones[0]) == 1


def test_a_card_goes_on_top() -> None:
    s = at("A 5: | Set Aside | | Plain Sword \nB 5:")
    play(s, "A: Set Aside")
    assert s.zones[0][-1] == find(s, "Plain Sword")


# --- provinces --------------------------------------------------------------------------------------------------------


@rule("emp.provinces.2", "emp.events-phase.2")
def test_two_cards_lie_in_one_province() -> None:
    s = at("A 5: | Rich Harvest | Plain Mine | | | Plain Farm, Plain Shop \nB 5:")
    do(s, "A: Rich Harvest", "A: A's province 1")
    assert lying(s, "A")[0] == "Plain Farm, Plain Mine" and is_faceup(s, "Plain Farm")
    assert "Plain Mine[Plain Farm]" in write(s) and lying(at(write(s)), "A")[0] == "Plain Farm, Plain Mine"
    pass_until(s, "A: bring into play")
    play(s, "A: Plain Farm")
    assert in_play(s, "Plain Farm") and lying(s, "A")[0] == "Plain Mine", "it is not empty, and not refilled"


def test_all_cards_of_a_province_are_revealed_in_the_events_phase() -> None:
    s = table(
        "A 5: | | Plain Mine?[Imperial Gift?, Plain Guard?] | | Plain Sword | Plain Farm, Plain Shop\nB 5: \nevents phase, active A",
        CARDS,
    )
    assert decision(s) == "A: search"
    do(s, "A: Plain Sword")
    assert s.honor[0] == 7 and lying(s, "A")[0] == "Plain Guard, Plain Mine" and is_faceup(s, "Plain Guard")


@rule("emp.events-phase.4")
def test_what_refills_a_province_in_the_events_phase_stays_facedown() -> None:
    s = table("A 5: | | Imperial Gift? | | Plain Sword | Plain Farm, Plain Shop\nB 5: \nevents phase, active A", CARDS)
    do(s, "A: Plain Sword")
    assert lying(s, "A")[0] == "Plain Farm" and not is_faceup(s, "Plain Farm")


def test_a_province_is_gained_and_filled() -> None:
    s = at("A 5: | New Lands | | | | Plain Farm, Plain Shop \nB 5:")
    play(s, "A: New Lands")
    assert provinces(s, "A") == 5 and lying(s, "A")[4] == "Plain Farm" and strength(s, "A", 5) == 6
    assert not is_faceup(s, "Plain Farm") and provinces(at(write(s)), "A") == 5


@rule("emp.declaration-segment.2", "emp.fight-battles.2")
def test_a_province_gained_during_an_attack_has_no_battlefield() -> None:
    s = watch(at("A 5: Plain Guard*, Plain Sailor+4, Herald \nB 5: | Sudden Lands\nbattle A>B"))
    play(s, "B: Sudden Lands")
    assert provinces(s, "B") == 5
    pass_until(s, "bring into play")
    assert honor(s) == [8, 5], "after this battle three more began"


def test_a_province_is_destroyed_by_an_effect() -> None:
    s = at("A 5: | Landslide \nB 5: | | Plain Mine, Plain Farm[Kaiu Village]")
    play(s, "A: Landslide")
    assert options(s) == [f"B's province {i}" for i in (1, 2, 3, 4)]
    do(s, "A: B's province 2")
    assert provinces(s, "B") == 3 and discard(s, "B") == ["Kaiu Village", "Plain Farm"]


def test_destroying_a_province_is_a_cost_that_can_be_paid() -> None:
    s = at("A 5: Plain Guard* \nB 5: | Scorched Earth\nbattle A>B")
    play(s, "B: Scorched Earth")
    assert provinces(s, "B") == 3 and honor(s) == [5, 8]


def test_the_last_province_destroyed_by_an_effect_ends_the_game() -> None:
    s = at("A 5: | Landslide, Landslide, Landslide, Landslide \nB 5:")
    for _ in range(4):
        play(s, "A: Landslide")
        if offered(s, "B's province 1"):
            do(s, "A: B's province 1")
        if s.decision is not None:
            do(s, "B: pass")
    assert s.winner == 0 and s.decision is None


def test_a_number_may_be_written_plainly() -> None:
    s = at("A 5: Plain Guard | Measured Blow \nB 5:")
    play(s, "A: Measured Blow")
    assert force(s, "Plain Guard") == 5


# --- maneuvers --------------------------------------------------------------------------------------------------------

ATTACK = (
    "A 5: Plain Guard, Plain Giant | Late March \nB 5: Plain Rider, Plain Lady | Chosen Ground, Last Riders\nattack A>B"
)


def test_additional_maneuvers_before_the_battles() -> None:
    s = at(ATTACK)
    do(s, "A: Plain Guard", "A: B's province 1", "A: done", "B: done")  # B keeps everybody home
    do(s, "B: done")  # cavalry
    assert decision(s) == "A: reactions after"
    do(s, "A: Late March", "B: pass")
    assert decision(s) == "A: assign a unit" and options(s) == ["Plain Giant", "done"]
    do(s, "A: Plain Giant", "A: B's province 2")
    assert decision(s) == "B: assign a unit", "then the Defender"
    do(s, "B: Plain Lady", "B: B's province 2", "B: done")
    assert attacking(s, "Plain Giant") and defending(s, "Plain Lady") and at_home(s, "Plain Rider")
    assert decision(s) == "A: fight the battle at", "nobody answers the end of additional maneuvers"


@rule("emp.fight-battles.1")
def test_the_defender_orders_the_battles() -> None:
    s = at(ATTACK)
    do(s, "A: Plain Guard", "A: B's province 1", "A: Plain Giant", "A: B's province 2", "B: done", "B: done")
    do(s, "A: pass", "B: Chosen Ground", "A: pass")
    assert decision(s) == "B: fight the battle at" and len(options(s)) == 4, "B has Last Riders for an empty one"
    s = at(ATTACK.replace(", Last Riders", ""))
    do(s, "A: Plain Guard", "A: B's province 1", "A: Plain Giant", "A: B's province 2", "B: done", "B: done")
    do(s, "A: pass", "B: Chosen Ground", "A: pass")
    assert decision(s) == "B: fight the battle at" and options(s) == ["B's province 1", "B's province 2"]


def test_cavalry_maneuvers_between_battles_for_the_defender_alone() -> None:
    s = at("A 5: Plain Guard*, Plain Giant+2 \nB 5: Plain Rider, Plain Lady | Last Riders\nbattle A>B")
    play(s, "B: Last Riders")
    pass_until(s, "B: assign a unit")
    assert options(s) == ["Plain Rider", "done"], "the Lady has no horse"
    do(s, "B: Plain Rider")
    assert "B's province 1" not in options(s), "a battle was fought there"
    do(s, "B: B's province 2")
    assert defending(s, "Plain Rider") and decision(s) == "A: fight the battle at"


# --- the rulebook -----------------------------------------------------------------------------------------------------


@rule("emp.end-phase.2", "emp.text-box.1")
def test_hand_sizes_change() -> None:
    ten = ", ".join(["Plain Two"] * 10)
    s = at(f"A 5: Great Library | {ten} | | | Plain Four \nB 5: | {ten}")
    pass_until(s, "A: discard down")
    do(s, "A: Plain Two")
    assert len(hand(s, "A")) == 10, "eight and two"
    pass_until(s, "B: discard down")
    for _ in range(6):
        do(s, "B: Plain Two")
    assert len(hand(s, "B")) == 5, "eight less three"


@rule("emp.lobby.1", "emp.text-box.1")
def test_lobbying_without_the_highest_honor_and_not_at_all() -> None:
    text = "A 3: Plain Guard{} \nB 9: Plain Rider\naction phase, active {}"
    assert not offered(at(text.format("", "A")), "Lobby") and offered(at(text.format("", "B")), "Lobby")
    s = at(text.format(", Court of Whispers", "A"))
    assert offered(s, "Lobby")
    play(s, "A: Lobby")
    assert s.favor == 0
    assert not offered(at(text.format(", Court of Whispers", "B")), "Lobby")


@rule("emp.imperial-favor.4")
def test_the_favor_moves_defenders_too() -> None:
    text = "A 5: Plain Guard*{} \nB 5: Plain Rider*\nbattle A>B\nfavor A"
    s = at(text.format(""))
    do(s, "B: pass")
    assert not offered(s, "Favor: move")
    s = at(text.format(", Long Arm"))
    play(s, "B: pass", "A: Favor: move")
    assert at_home(s, "Plain Rider") and s.favor == -1


def test_the_abilities_of_the_rulebook_are_called_as_the_words_call_them() -> None:
    from gorin.rulesets.ccg.compiler.the_rules import THE_RULES
    from gorin.rulesets.ccg.words.rulebook_changes import ABILITIES

    assert tuple(x.label for x in THE_RULES.text if isinstance(x, Ability)) == ABILITIES
    assert titles(at("A 5:\nB 5:"), 0) == []
