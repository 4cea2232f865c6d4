"""More than one opponent: who takes part in a conflict, who may act in it, and whom cards mean by an opponent."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.machine import answer
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.sides import opponent, takes_part
from gorin.rulesets.lcg.state import ON
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    CHARACTER,
    CHOSEN,
    CRAB,
    CRANE,
    IN_HAND,
    NEUTRAL,
    PROVINCE,
    THAT,
    THAT2,
    THEM,
    YOU,
    YOUR_OPPONENT,
    YOUR_OPPONENTS,
    YOURS,
    BreakProvince,
    Draw,
    Duel,
    GainFate,
    GainHonor,
    LessHonorable,
    LoseHonor,
    MoveConflict,
    MoveToConflict,
    Num,
    PhaseBegins,
    PlaysCard,
    PutIntoPlay,
    TakeControl,
    Target,
    TargetPlayer,
    YouBreak,
    action,
    character,
    event,
    interrupt,
    reaction,
    some_opponent,
)
from tests.lcg.enlightenment.seats import LETTERS, all_pass, laid
from tests.lcg.tables import (
    Happens,
    attacking,
    decision,
    defending,
    do,
    fate_of,
    find,
    hand,
    honor_of,
    is_honored,
    offered,
    options,
    participating,
    pass_until,
    step,
)

CALL = event("Call", NEUTRAL, action(MoveToConflict(THAT), choose=CHARACTER), cost=0)
AMBUSH = event(
    "Ambush", NEUTRAL, action(PutIntoPlay(THAT, conflict=True), choose=Target(CHARACTER & IN_HAND & YOURS)), cost=0
)
LURE = event("Lure", NEUTRAL, action(TakeControl(THAT), choose=CHARACTER & AN_OPPONENTS), cost=0)
ENVY = event("Envy", NEUTRAL, action(GainHonor(), when=LessHonorable(YOU, YOUR_OPPONENT)), cost=0)
PRIDE = event("Pride", NEUTRAL, action(GainHonor(), when=some_opponent(LessHonorable(YOU, THEM))), cost=0)
SCORN = event("Scorn", NEUTRAL, action(LoseHonor(Num(1), YOUR_OPPONENT)), cost=0)
SPY = event("Spy", NEUTRAL, action(Draw(), choose=CHARACTER & YOUR_OPPONENTS), cost=0)
STRAY = event("Stray", NEUTRAL, action(MoveConflict(THAT), choose=Target(PROVINCE)), cost=0)
QUAKE = event("Quake", NEUTRAL, action(BreakProvince(THAT), choose=Target(PROVINCE)), cost=0)
VICTOR = character("Victor", CRAB, reaction(YouBreak(), GainFate()), cost=0)
SLUR = event("Slur", NEUTRAL, action(LoseHonor(Num(1), CHOSEN), choose=TargetPlayer()), cost=0)
GOSSIP = character("Gossip", CRAB, reaction(PlaysCard(), GainFate()), cost=0)
RIVAL = event(
    "Rival",
    CRANE,
    action(Duel(THAT, THAT2, "military"), choose=(CHARACTER & YOURS, CHARACTER & AN_OPPONENTS)),
    cost=0,
)
EXTRA = (CALL, AMBUSH, LURE, ENVY, PRIDE, SCORN, SPY, STRAY, QUAKE, VICTOR, RIVAL, SLUR, GOSSIP)


def with_cards(settings: str = "conflict phase", A: str = "", B: str = "", C: str = "") -> Any:
    return laid(settings, extra=EXTRA, A=A, B=B, C=C)


# --- in a conflict ------------------------------------------------------------------------------------------------------


@rule("mp.enl-participation.1", "rr.participating.9")
def test_only_the_attacker_and_the_one_defender_take_part() -> None:
    s = laid("conflict phase, first A", A="Plain Captain", B="Plain Envoy", C="Plain Giant")
    pass_until(s, "A: declare")
    do(s, f"A: {options(s)[0]}")
    b1 = next(x for x in options(s) if find(s, "Plain Envoy") and int(x.split("#")[1]) in s.province[5:10])
    do(s, f"A: {b1}", "A: Plain Captain", "A: done")
    assert decision(s) == "B: declare a defender" and options(s) == ["Plain Envoy", "done"], "not those of C"
    do(s, "B: done")
    assert "3.2.2" in step(s), "and nobody asks C"
    assert [takes_part(s, q) for q in range(3)] == [True, True, False]


@rule("mp.enl-participation.2", "rr.participating.10")
def test_the_third_player_cannot_play_a_character_into_the_conflict() -> None:
    s = laid("military fire A>B", A="Plain Captain*", B="9/3: | Plain Guest", C="9/3: | Plain Guest")
    assert offered(s, "Plain Guest into the conflict")
    do(s, "B: pass")
    assert decision(s)[0] == "C" and offered(s, "Plain Guest") and not offered(s, "Plain Guest into the conflict")
    do(s, "C: Plain Guest", "C: 0")
    assert not participating(s, "Plain Guest", "C") and s.p[facts.IN_PLAY] >> find(s, "Plain Guest", "C") & 1


@rule("mp.enl-participation.2", "rr.participating.10")
def test_nor_move_one_there_nor_put_one_into_play_there() -> None:
    s = with_cards("military fire A>B", A="Plain Captain*, Plain Soldier", C="Plain Giant | Call, Ambush, Plain Guest")
    do(s, "B: pass")
    assert not offered(s, "Ambush"), "C has no side"
    do(s, "C: Call")
    assert options(s) == ["Plain Soldier"], "others' characters may be moved by C, but none of C's own"
    do(s, "C: Plain Soldier")
    assert attacking(s, "Plain Soldier") and not participating(s, "Plain Giant")


@rule("mp.enl-participation.2")
def test_those_who_take_part_may_do_all_of_that() -> None:
    s = with_cards("military fire A>B", A="Plain Captain*", B="Plain Giant | Call, Ambush, Plain Guest")
    do(s, "B: Ambush", "B: Plain Guest")
    assert defending(s, "Plain Guest")
    do(s, "C: pass", "A: pass", "B: Call", "B: Plain Giant")
    assert defending(s, "Plain Giant")


@rule("mp.enl-participation.1", "rr.participating.9")
def test_a_participant_taken_over_by_the_third_player_is_out_of_the_conflict() -> None:
    s = with_cards("military fire A>B", A="Plain Captain*", C=" | Lure")
    do(s, "B: pass", "C: Lure", "C: Plain Captain")
    assert s.holder[find(s, "Plain Captain")] == 2 and not participating(s, "Plain Captain") and s.con[ON]


@rule("mp.enl-participation.3", "mp.enl-participation.4", "mp.enl-player-order.3")
def test_everybody_may_act_in_a_conflict_and_it_lasts_until_all_pass_in_a_row() -> None:
    s = laid("military fire A>B", A="Plain Captain*", C=" | Plain Praise")
    do(s, "B: pass")
    assert decision(s) == "C: action" and offered(s, "Plain Praise")
    do(s, "C: Plain Praise", "A: pass", "B: pass")
    assert decision(s) == "C: action" and "3.2.2" in step(s), "C acted, so that C must pass too"
    do(s, "C: pass")
    assert "3.2.2" not in step(s)


@rule("mp.enl-player-order.3", "mp.enl-player-order.2")
def test_a_reaction_window_goes_round_until_all_pass_in_a_row() -> None:
    echo = character("Echo", CRANE, reaction(PhaseBegins("conflict"), GainHonor()), cost=0)
    s = laid("draw phase, first B", extra=(echo,), A="Echo", B="Echo", C="Echo")
    all_pass(s)
    assert decision(s) == "B: reactions"
    do(s, "B: pass")
    assert decision(s) == "C: reactions"
    do(s, "C: Echo")
    assert decision(s) == "A: reactions"
    do(s, "A: pass")
    assert decision(s) == "B: reactions", "somebody reacted in between"
    do(s, "B: pass")
    assert decision(s).endswith("action"), "nobody else has anything to do"
    assert honor_of(s) == [10, 10, 11]


@rule("mp.enl-player-order.2", "mp.enl-player-order.3")
@pytest.mark.parametrize(("window", "text"), [("reactions", reaction), ("interrupts", interrupt)])
def test_two_passes_of_three_close_neither_reactions_nor_interrupts(window: str, text: Any) -> None:
    echo = character("Echo", CRANE, text(Happens(ev.LOSE_HONOR), GainFate()), cost=0)
    s = laid("conflict phase, first B", extra=(echo,), A="Echo", B="Echo | Plain Shame", C="Echo")
    do(s, "B: Plain Shame", "B: pass", "C: pass")
    assert decision(s) == f"A: {window}"
    do(s, "A: Echo")
    assert decision(s) == f"B: {window}", "somebody answered in between"
    do(s, "B: pass", "C: pass")
    assert decision(s) == "C: action" and fate_of(s) == [1, 0, 0]


@rule("mp.enl-eligible-provinces.1")
def test_a_conflict_moves_only_to_a_province_of_the_defender() -> None:
    s = with_cards(
        "military fire A>B Plain Hill",
        A="Plain Captain* |  | Fields, Plain Wall",
        B=" | Stray | Fields, Plain Hill, Plain Ditch",
        C=" |  | Fields, Night Raid",
    )
    do(s, "B: Stray")
    assert offered(s, "Plain Ditch") and not offered(s, "Night Raid") and not offered(s, "Plain Wall")
    assert len(options(s)) == 3


# --- whom cards mean ----------------------------------------------------------------------------------------------------


@rule("mp.enl-your-opponent.1", "rr.opponent.2")
def test_your_opponent_is_the_one_against_you_in_the_conflict() -> None:
    s = with_cards("military fire A>C", A="Plain Captain* | Scorn, Spy", B="Plain Envoy", C="Plain Poet")
    assert [opponent(s, q) for q in range(3)] == [2, -1, 0]
    do(s, "C: pass", "A: Scorn")
    assert honor_of(s) == [10, 10, 9]
    do(s, "B: pass", "C: pass", "A: Spy")
    assert options(s) == ["Plain Poet"], "and nobody else's characters"


@rule("mp.enl-your-opponent.2")
@pytest.mark.parametrize(("b", "c", "able"), [(9, 11, True), (11, 9, False)])
def test_the_third_player_fulfils_no_condition_about_your_opponent(b: int, c: int, able: bool) -> None:
    s = with_cards("military fire A>C", A="Plain Captain* | Envy", B=f"{b}/0:", C=f"{c}/0: Plain Poet*")
    do(s, "C: pass")
    assert decision(s)[0] == "A" and offered(s, "Envy") == able


@rule("mp.enl-your-opponent.2", "rr.open-opponent-outside-conflict.1")
@pytest.mark.parametrize("settings", ["conflict phase", "military fire B>C"])
def test_outside_a_conflict_of_ones_own_nobody_is_your_opponent(settings: str) -> None:
    s = with_cards(settings, A=" | Envy, Scorn, Spy, Pride", B="12/0: Plain Captain*", C="12/0: Plain Poet")
    while decision(s)[0] != "A":
        do(s, f"{decision(s)[0]}: pass")
    assert not offered(s, "Envy") and not offered(s, "Scorn") and not offered(s, "Spy")
    assert offered(s, "Pride")


@rule("mp.enl-your-opponent.3")
@pytest.mark.parametrize(("b", "c", "able"), [(12, 9, True), (9, 12, True), (9, 9, False)])
def test_an_opponent_is_any_of_them_also_during_a_conflict(b: int, c: int, able: bool) -> None:
    s = with_cards("military fire A>C", A="Plain Captain* | Pride", B=f"{b}/0:", C=f"{c}/0:")
    do(s, "C: pass")
    assert offered(s, "Pride") == able


@rule("mp.enl-your-opponent.3")
def test_a_card_of_an_opponent_may_be_the_third_players_also_during_a_conflict() -> None:
    s = with_cards("military fire A>C", A="Plain Captain* | Lure", B="Plain Envoy", C="Plain Poet")
    do(s, "C: pass", "A: Lure")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Poet"]


@rule("mp.enl-your-opponent.3")
@pytest.mark.parametrize("who", ["B", "C"])
def test_an_opponent_is_chosen_among_all_also_during_a_conflict(who: str) -> None:
    s = with_cards("military fire A>C", A="Plain Captain* | Slur", B="", C="Plain Poet*")
    do(s, "C: pass", "A: Slur")
    assert sorted(options(s)) == ["B", "C"]
    do(s, f"A: {who}")
    assert honor_of(s) == [10, 9 if who == "B" else 10, 9 if who == "C" else 10]


@rule("mp.enl-your-opponent.3")
@pytest.mark.parametrize("who", ["B", "C"])
def test_an_opponent_is_heard_of_whoever_it_is_also_during_a_conflict(who: str) -> None:
    s = with_cards("military fire A>C", A="Plain Captain*, Gossip", B="9/3: | Plain Guest", C="9/3: | Plain Guest")
    do(s, *(["C: pass", "A: pass"] if who == "B" else []), f"{who}: Plain Guest", f"{who}: 0")
    assert decision(s) == "A: reactions" and offered(s, "Gossip")


def test_with_one_opponent_left_that_one_is_your_opponent_everywhere() -> None:
    s = with_cards("conflict phase", A=" | Scorn", B="", C="0/0 out:")
    do(s, "A: Scorn")
    assert honor_of(s)[:2] == [10, 9]


@rule("rr.breaking-a-province.11")
def test_all_opponents_have_broken_a_province_that_an_effect_breaks() -> None:
    s = with_cards(A="Victor", B="Victor | Quake | Fields, Plain Hill", C="Victor")
    do(s, "A: pass", "B: Quake", "B: Plain Hill")
    asked = []
    while decision(s).endswith("reactions"):
        asked.append(decision(s)[0])
        do(s, f"{asked[-1]}: Victor")
    assert sorted(asked) == ["A", "C"] and fate_of(s) == [1, 0, 1], "but not its controller"


@rule("rr.breaking-a-province.11")
def test_in_the_resolution_of_a_conflict_only_the_attacker_has_broken_it() -> None:
    s = with_cards("military fire A>B Plain Hill", A="Plain Captain*, Victor", B=" |  | Fields, Plain Hill", C="Victor")
    asked = []
    while s.con[ON]:
        if decision(s).endswith("reactions"):
            asked.append(decision(s)[0])
        answer(s, len(s.decision.options) - 1)
    assert asked == ["A"]


# --- duels --------------------------------------------------------------------------------------------------------------


@rule("rr.open-duel-bidders.1", "mp.enl-four-or-more.7")
@pytest.mark.parametrize("phase", ["draw", "conflict"])
@pytest.mark.parametrize("players", [3, 4])
def test_only_the_players_of_the_duelists_bid_with_all_five_numbers(players: int, phase: str) -> None:
    s = laid(
        f"{phase} phase, first A",
        players=players,
        extra=EXTRA,
        A="Plain Captain | Rival",
        B="Plain Envoy",
        C="Plain Giant",
    )
    do(s, "A: Rival")
    while s.decision.why != "honor bid":
        do(s, f"{decision(s)[0]}: {'Plain Giant' if offered(s, 'Plain Giant') else options(s)[0]}")
    asked = []
    while s.decision.why == "honor bid":
        assert options(s) == ["1", "2", "3", "4", "5"]
        asked.append(decision(s)[0])
        do(s, f"{asked[-1]}: {5 if asked[-1] == 'A' else 1}")
    assert asked == ["A", "C"]
    assert honor_of(s)[:3] == [6, 10, 14], "and only they give honor"


@rule("rr.step-d-7.1")
def test_the_total_is_the_bid_and_the_skill() -> None:
    s = with_cards(A="Plain Captain | Rival", B="Plain Envoy", C="Plain Giant")
    honored = [is_honored(s, x) for x in ("Plain Captain", "Plain Giant")]
    do(s, "A: Rival")
    while s.decision.why != "honor bid":
        do(s, f"{decision(s)[0]}: {'Plain Envoy' if offered(s, 'Plain Envoy') else options(s)[0]}")
    from gorin.kernel.log import Log

    s.log = Log()
    do(s, "A: 1", "B: 5")
    assert any("Envoy wins" in line.text for line in s.log.lines), [line.text for line in s.log.lines]
    assert honored == [False, False] and hand(s, "A") == []


# --- cards of the Core Set ----------------------------------------------------------------------------------------------


def test_kisada_cancels_the_first_action_of_the_one_against_him_only() -> None:
    s = laid(
        "military fire A>B",
        A="Plain Soldier*, Hida Kisada",
        B="Plain Envoy* | Plain Praise, Plain Alms",
        C=" | Plain Praise",
    )
    do(s, "B: pass", "C: Plain Praise")
    assert honor_of(s)[2] == 11, "C is not the opponent"
    do(s, "A: pass", "B: Plain Praise")
    assert honor_of(s)[1] == 10


def test_miyako_reacts_only_where_there_is_an_opponent() -> None:
    s = laid(
        "conflict phase", A="9/3: Shosuro Miyako | Plain Guest", B="Plain Envoy | Plain Praise", C=" | Plain Praise"
    )
    do(s, "A: Plain Guest", "A: 0")
    assert decision(s) == "B: action", "outside a conflict nobody is"
    s = laid(
        "military fire A>C",
        A="9/3: Plain Captain*, Shosuro Miyako | Plain Guest",
        B=" | Plain Praise",
        C=" | Plain Praise",
    )
    do(s, "C: pass", "A: Plain Guest", "A: 0")
    assert decision(s) == "A: reactions"
    do(s, "A: Shosuro Miyako")
    assert decision(s)[0] == "C"


@pytest.mark.parametrize("who", LETTERS[1:3])
def test_levy_asks_the_opponent_that_is_chosen(who: str) -> None:
    s = laid("conflict phase", A=" | Levy", B="10/2:", C="10/2:")
    do(s, "A: Levy", f"A: {who}")
    assert decision(s)[0] == who


def test_enlightened_warrior_hears_of_every_opponent() -> None:
    s = laid("conflict phase, first C, rings air#3+1", A="Enlightened Warrior", C="Plain Soldier")
    pass_until(s, "C: declare")
    do(s, "C: military air of C")
    while not decision(s).endswith("reactions"):
        answer(s, 0)
    assert decision(s) == "A: reactions"
