"""Counting skill and glory now, glory counts, the favor and the first player token in the hands of cards."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.rings.places import CONTESTED, UNCLAIMED
from gorin.rulesets.lcg.state import WINNER
from gorin.rulesets.lcg.words import (
    ATTACKING,
    CHARACTER,
    CONFLICT,
    CRAB,
    CRANE,
    LION,
    NEUTRAL,
    PARTICIPATING,
    PROVINCE,
    THAT,
    THEM,
    THIS,
    UNBROKEN,
    UNICORN,
    YOU,
    YOUR_OPPONENT,
    YOUR_OPPONENTS,
    YOURS,
    AddsToGloryCounts,
    Bow,
    Cannot,
    ClaimedRings,
    ClaimFavor,
    ClaimsFavor,
    Counted,
    CountsNoSkill,
    DiscardFavor,
    Duel,
    GainFate,
    GainHonor,
    GloryCount,
    GloryCountBegins,
    IsFirstPlayer,
    KeepInstead,
    LeavesPlay,
    LowerBid,
    MoveHome,
    NeverFavored,
    Num,
    Ready,
    ReturnRing,
    SkillOf,
    TurnFavor,
    Until,
    WinsConflict,
    WouldPassToken,
    action,
    always_gets,
    character,
    count,
    event,
    gets,
    holding,
    interrupt,
    reaction,
    while_this,
    with_stat,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    honor_of,
    is_broken,
    military,
    offered,
    options,
    pass_until,
    table,
)

MINE, THEIRS = PARTICIPATING & CHARACTER & YOURS, PARTICIPATING & CHARACTER & YOUR_OPPONENTS
ORATOR = character(
    "Orator", CRANE,
    action(MoveHome(THAT),
           when=CONFLICT & (Counted("glory", MINE) > Counted("glory", THEIRS)),
           choose=PARTICIPATING & CHARACTER & YOUR_OPPONENTS),
    cost=0, military=1, glory=2,
)  # fmt: skip
BREAKER = event("Breaker", CRAB, action(GainFate(), when=CONFLICT & (SkillOf(YOUR_OPPONENT) > SkillOf())), cost=0)
SEVERED = event("Severed", NEUTRAL, action(GloryCount(loser=ReturnRing(ClaimedRings(THEM)))), cost=0)
PRIZE = event("Prize", NEUTRAL, action(GloryCount(winner=GainHonor(Num(1), THEM))), cost=0)
PALACE = holding("Palace", NEUTRAL, AddsToGloryCounts(3))
KIYONO = character("Kiyono", LION, interrupt(GloryCountBegins(), Ready(THIS)), cost=0, glory=2)
FAWNING = character("Fawning", UNICORN, interrupt(LeavesPlay(THIS), ClaimFavor()), cost=0)
ENVOY = event("Envoy", NEUTRAL, action(ClaimFavor()), cost=0)
RIDE = event("Ride", LION, action(GainHonor(), cost=DiscardFavor()), cost=0)
SCORN = event("Scorn", LION, action(DiscardFavor()), cost=0)
TURN = event("Turn", LION, action(TurnFavor("political")), cost=0)
SHOJU = character("Shoju", CRANE, NeverFavored(), cost=0)
UNICORN_ = event("Keep", UNICORN, interrupt(WouldPassToken(), KeepInstead()), cost=0)
EXTRA = (ORATOR, BREAKER, SEVERED, PRIZE, PALACE, KIYONO, FAWNING, ENVOY, RIDE, SCORN, TURN, SHOJU, UNICORN_)


def laid(text: str, *more: Any, rules: str = "lcg/stronghold") -> Any:
    return table(text, rules, extra=[*EXTRA, *more])


# --- counting --------------------------------------------------------------------------------------------------------


@rule("rr.count.1", "rr.glory-count.7")
@pytest.mark.parametrize(
    ("mine", "theirs", "able"), [("*", "*", True), ("*", "^*", True), ("_*", "*", False), ("*", "_*", True)]
)
def test_bowed_characters_are_left_out_when_glory_is_counted(mine: str, theirs: str, able: bool) -> None:
    s = laid(f"A: Orator{mine}\nB: Plain Soldier{theirs}\nmilitary air A>B")
    do(s, "B: pass")
    assert offered(s, "Orator") == able


@rule("rr.glory-count.6")
def test_counting_glory_among_characters_adds_no_rings() -> None:
    s = laid("A: Orator*\nB: Plain Soldier*\nmilitary air A>B\nrings fire=B void=B earth=B")
    do(s, "B: pass")
    assert offered(s, "Orator"), "2 against 1, whatever B has claimed"


@rule("rr.current.1", "rr.current.2")
def test_current_skill_is_what_would_be_counted_right_now() -> None:
    banner = event(
        "Banner", LION, action(gets(THAT, military=5), when=CONFLICT, choose=PARTICIPATING & CHARACTER), cost=0
    )
    text = "A: Plain Captain* | Breaker\nB: Plain Soldier* | Banner\nmilitary air A>B"
    s = laid(text, banner)
    do(s, "B: pass")
    assert not offered(s, "Breaker"), "4 against 2"
    s = laid(text, banner)
    do(s, "B: Banner", "B: Plain Soldier")
    assert offered(s, "Breaker"), "4 against 7"
    s = laid(text.replace("Plain Soldier*", "Plain Captain*") + "\nfavor B military", banner)
    do(s, "B: pass")
    assert offered(s, "Breaker"), "4 against 4 and the favor"
    s = laid(text.replace("Plain Soldier*", "Plain Giant_*"), banner)
    do(s, "B: pass")
    assert not offered(s, "Breaker"), "a bowed participant counts nothing"


@rule("rr.current.2", "rr.modifiers.1")
def test_a_constant_ability_may_depend_on_the_skill_that_is_counted() -> None:
    cold = character("Cold", CRAB, Cannot(THIS, ("bow",), when=SkillOf() > SkillOf(YOUR_OPPONENT)), cost=0, military=1)
    lash = event("Lash", CRAB, action(Bow(THAT), when=CONFLICT, choose=PARTICIPATING & CHARACTER), cost=0)
    s = laid("A: Cold*, Plain Captain*[Plain Sword]\nB: Plain Lord* | Lash\nmilitary air A>B", cold, lash)
    do(s, "B: Lash")
    assert set(options(s)) == {"Plain Captain", "Plain Lord"}, "7 against 5, the sword counted"
    s = laid("A: Cold*, Plain Captain*\nB: Plain Lord* | Lash\nmilitary air A>B", cold, lash)
    do(s, "B: Lash")
    assert "Cold" in options(s), "5 against 5"


@rule("rr.errata-butcher-of-the-fallen.1")
def test_skill_may_decide_who_cannot_be_declared_as_a_defender() -> None:
    weak = CHARACTER & with_stat("military", "<", count(PROVINCE & UNBROKEN & YOURS))
    butcher = character("Butcher", LION, Cannot(weak, ("defend",), when=while_this(ATTACKING)), cost=0, military=3)
    s = laid(
        "A: Butcher | | Fields, Fields#, Fields#\nB: Plain Soldier, Plain Bully, Plain Captain\nconflict phase", butcher
    )
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Butcher", "A: done")
    assert set(options(s)) == {"Plain Bully", "Plain Captain", "done"}, "three provinces are unbroken: 2 is less"


# --- glory counts by cards -------------------------------------------------------------------------------------------


@rule("rr.glory-count.5", "rr.glory-count.2")
def test_a_cards_glory_count_is_made_in_the_same_way_and_leaves_the_favor_alone() -> None:
    s = laid("A: Plain Giant | Severed\nB: Plain Soldier\nconflict phase, rings air=B fire=B void=A")
    do(s, "A: Severed")
    assert [s.ring_place[i] for i in (0, 2, 4)] == [UNCLAIMED, UNCLAIMED, 0], "4 against 3: the loser's rings return"
    assert s.favor == -1


@rule("rr.glory-count.1", "rr.glory-count.5")
@pytest.mark.parametrize(
    ("rings", "honor"), [("", [11, 10]), (", rings air=B", [10, 10]), (", rings air=B fire=B", [10, 11])]
)
def test_claimed_rings_count_and_a_tie_has_no_winner(rings: str, honor: list[int]) -> None:
    s = laid(f"A: Plain Captain, Plain Giant_ | Prize\nB: Plain Soldier\nconflict phase{rings}")
    do(s, "A: Prize")
    assert honor_of(s) == honor


def test_a_card_may_add_to_each_glory_count() -> None:
    s = laid("A: | Prize\nB: Plain Soldier | | Fields, Fields[Palace]\nconflict phase, rings air=A fire=A")
    do(s, "A: Prize")
    assert honor_of(s) == [10, 11], "2 against 1 and 3"


@rule("rr.step-3-4.1")
def test_the_beginning_of_a_glory_count_may_be_interrupted() -> None:
    s = laid("A: Kiyono_\nB: Plain Soldier\nconflict phase, left A=0 B=0")
    s.left[:] = [0, 0]
    do(s, "A: pass", "B: pass")
    assert decision(s) == "A: interrupts"
    do(s, "A: Kiyono")
    assert decision(s) == "A: set the favor", "2 against 1"


# --- the favor -------------------------------------------------------------------------------------------------------


@rule("rr.imperial-favor.6", "rr.imperial-favor.7")
@pytest.mark.parametrize("favor", ["", ", favor B military", ", favor A military"])
def test_a_card_claims_the_favor_from_the_bank_or_from_a_player_and_sets_its_side(favor: str) -> None:
    s = laid(f"A: | Envoy\nB:\nconflict phase{favor}")
    do(s, "A: Envoy")
    assert decision(s) == "A: set the favor"
    do(s, "A: political")
    assert (s.favor, s.favor_side) == (0, 1)


def test_claiming_it_is_an_occurrence() -> None:
    glad = character("Glad", CRANE, reaction(ClaimsFavor(), GainFate()), cost=0)
    s = laid("A: Glad | Envoy\nB:\nconflict phase", glad)
    do(s, "A: Envoy", "A: military")
    assert decision(s) == "A: reactions"


@rule("rr.imperial-favor.9")
def test_in_skirmish_no_side_is_set() -> None:
    s = laid("A: | Envoy\nB:\nconflict phase", rules="lcg/skirmish")
    do(s, "A: Envoy")
    assert s.favor == 0
    assert decision(s) == "B: action"


@rule("rr.imperial-favor.8")
def test_a_discarded_favor_is_nobodys() -> None:
    s = laid("A: Plain Captain* | Ride\nB:\nmilitary air A>B\nfavor A military")
    do(s, "B: pass", "A: Ride")
    assert s.favor == -1
    assert honor_of(s)[0] == 11
    s = laid("A: | Ride, Scorn\nB:\nconflict phase, favor B military")
    assert not offered(s, "Ride"), "only its holder can pay with it"
    do(s, "A: Scorn")
    assert s.favor == -1
    assert not offered(laid("A: | Scorn\nB:\nconflict phase"), "Scorn")


@rule("rr.imperial-favor.3")
def test_a_card_may_turn_the_favor() -> None:
    s = laid("A: | Turn\nB:\nconflict phase, favor B military")
    do(s, "A: Turn")
    assert (s.favor, s.favor_side) == (1, 1)
    assert not offered(laid("A: | Turn\nB:\nconflict phase, favor B political"), "Turn")


@rule("rr.cannot.1")
def test_somebody_may_be_unable_to_have_it() -> None:
    s = laid("A: | Envoy\nB: Shoju\nconflict phase")
    assert not offered(s, "Envoy")
    s = laid("A: Plain Giant\nB: Shoju\nconflict phase, left A=0 B=0")
    s.left[:] = [0, 0]
    do(s, "A: pass", "B: pass", "A: military")
    assert s.favor == -1


def test_the_favor_may_be_claimed_as_a_character_leaves_play() -> None:
    s = laid("A: Fawning\nB:\nconflict phase, left A=0 B=0, favor B military")
    pass_until(s, "A: interrupts")
    do(s, "A: Fawning", "A: political")
    assert (s.favor, s.favor_side) == (0, 1)


# --- the first player token ------------------------------------------------------------------------------------------


@rule("rr.first-player.1", "rr.step-4-8.1")
def test_the_first_player_may_keep_the_token_instead_of_passing_it() -> None:
    s = laid("A: | Keep\nB:\nfate phase, first A")
    pass_until(s, "A: would")
    do(s, "A: Keep")
    pass_until(s, "dynasty phase")
    assert s.first == 0
    s = laid("A: | Keep\nB:\nfate phase, first A")
    pass_until(s, "A: would")
    do(s, "A: pass")
    assert s.first == 1


def test_nobody_else_keeps_it() -> None:
    s = laid("A: | Keep\nB:\nfate phase, first B")
    pass_until(s, "dynasty phase")
    assert s.first == 0


def test_cards_may_ask_who_is_first() -> None:
    early = character("Early", UNICORN, always_gets(THIS, military=2, when=IsFirstPlayer()), cost=0, military=1)
    assert military(laid("A: Early\nB:\nconflict phase, first A", early), "Early") == 3
    assert military(laid("A: Early\nB:\nconflict phase, first B", early), "Early") == 1


# --- the result, recalculated ----------------------------------------------------------------------------------------

TOSHIMOKO = character(
    "Toshimoko", CRANE,
    interrupt(Happens(ev.WIN), Duel(THIS, THAT, "military", if_wins=Until(CountsNoSkill(), "conflict")), when=CONFLICT,
              choose=PARTICIPATING & CHARACTER & YOUR_OPPONENTS),
    cost=0, military=4,
)  # fmt: skip


@rule("rr.winning-a-conflict.6")
def test_if_both_count_no_skill_nobody_wins_and_the_ring_returns() -> None:
    s = laid("A: Plain Captain*, Plain Soldier*\nB: Toshimoko*\nmilitary air A>B", TOSHIMOKO)
    do(s, "B: pass", "A: pass")
    assert decision(s) == "B: interrupts", "A is about to win by 2"
    do(s, "B: Toshimoko", "B: Plain Soldier", "A: 1", "B: 1")
    assert s.con[WINNER] == -1
    assert s.ring_place[0] == UNCLAIMED
    assert honor_of(s) == [10, 10]
    assert not s.lost[1]


@rule("rr.clarify-kakita-toshimoko.1", "rr.clarify-kakita-toshimoko.2", "rr.clarify-kakita-toshimoko.3")
def test_the_totals_are_recalculated_after_the_interrupts() -> None:
    proud = character(
        "Debtor", CRANE, always_gets(THIS, military=6, when=LowerBid(YOUR_OPPONENT, YOU)), cost=0, military=1
    )
    s = laid(
        "A 10/0: Plain Giant*\nB 10/0: Toshimoko*, Debtor* | | Fields, Plain Hill\nmilitary air A>B Plain Hill",
        TOSHIMOKO,
        proud,
    )
    do(s, "B: pass", "A: pass", "B: Toshimoko", "A: 1", "B: 5")
    assert honor_of(s)[1] == 6, "the duel was lost, and cost honor"
    assert not is_broken(s, "Plain Hill")
    assert s.ring_place[0] == 1, "B has won: 9 against 4 and 7 now"


def test_who_is_told_to_have_won_is_who_wins_in_the_end() -> None:
    proud = character(
        "Debtor", CRANE, always_gets(THIS, military=6, when=LowerBid(YOUR_OPPONENT, YOU)), cost=0, military=1
    )
    glad = character("Glad", CRAB, reaction(WinsConflict(), GainFate()), cost=0)
    s = laid("A: Plain Giant*, Glad\nB: Toshimoko*, Debtor*, Glad\nmilitary air A>B", TOSHIMOKO, proud, glad)
    do(s, "B: pass", "A: pass", "B: Toshimoko", "A: 1", "B: 5")
    assert decision(s) == "B: reactions"
    do(s, "B: Glad")
    assert fate_of(s) == [0, 1]


def test_without_interrupts_nothing_is_different() -> None:
    s = laid("A: Plain Giant*\nB: Plain Captain*\nmilitary air A>B")
    assert s.ring_place[0] == CONTESTED
    do(s, "B: pass", "A: pass")
    pass_until(s, "A: resolve")
    assert s.con[WINNER] == 0


def test_what_these_words_say() -> None:
    assert text_of(ENVOY) == "Action: Claim the Imperial Favor."
    assert text_of(RIDE) == "Action: Discard the Imperial Favor – gain 1 honor."
    assert text_of(UNICORN_) == "Interrupt: When you would pass the first player token – keep it instead."
    assert text_of(SEVERED).startswith(
        "Action: Perform a glory count. Return each ring in the player who loses the glory"
    )
    assert text_of(PALACE) == "This holding adds +3 to your side during each glory count."
