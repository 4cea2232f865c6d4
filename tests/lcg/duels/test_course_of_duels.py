"""Duels: who leaves them, what interrupts and follows them, how they are refused and cancelled."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRANE,
    EVENT,
    HOST,
    PARTICIPATING,
    THAT,
    THAT2,
    THIS,
    YOURS,
    AttachOnlyTo,
    CancelEffects,
    ChangeBid,
    Duel,
    DuelDialsRevealed,
    EffectsWouldInitiate,
    GainHonor,
    MoveHome,
    Num,
    WinsDuel,
    action,
    attachment,
    event,
    interrupt,
    reaction,
)
from tests.lcg.duels.duelists import (
    FOE,
    duel,
    duelist,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    offered,
    options,
    participating,
    step,
)

# --- leaving, cancelling, refusing -----------------------------------------------------------------------------------


@rule("rr.open-duel-duelist-gone.1")
@pytest.mark.parametrize(("card", "honor"), [("Poison", [10, 10]), ("Push", [10, 10])])
def test_a_duel_whose_one_side_is_empty_ends_without_winner_or_loser(card: str, honor: list[int]) -> None:
    s = duel(f"A: Challenger* | {card}\nB: Plain Captain*\nmilitary air A>B")
    do(s, "B: pass", "A: Challenger", "A: 3", "B: 1", f"A: {card}", "A: Plain Captain")
    assert not is_honored(s, "Challenger")
    assert honor_of(s) == honor, "it ended before honor was given"
    assert decision(s) == "B: action"


@rule("rr.open-duel-duelist-gone.1")
def test_otherwise_it_goes_on() -> None:
    s = duel("A: Hitomi* | Poison\nB: Plain Captain*, Plain Soldier*\nmilitary air A>B")
    do(
        s,
        "B: pass",
        "A: Hitomi",
        "A: Plain Captain",
        "A: Plain Soldier",
        "A: 1",
        "B: 1",
        "A: Poison",
        "A: Plain Soldier",
    )
    assert not in_play(s, "Plain Soldier")
    assert is_bowed(s, "Plain Captain"), "5 against 4"


@rule("rr.errata-stay-your-hand.1", "rr.step-d-1.4", "rr.step-d-1.5")
def test_a_duel_may_be_cancelled_as_it_would_resolve() -> None:
    s = duel("A: Challenger*\nB: Plain Captain* | Stay\nmilitary air A>B")
    do(s, "B: pass", "A: Challenger", "A: Plain Captain")
    assert decision(s) == "B: cancel"
    do(s, "B: Stay")
    assert decision(s) == "B: action", "nobody bids"
    assert not is_bowed(s, "Challenger")
    s = duel("A: Challenger* | Stay\nB: Plain Captain*\nmilitary air A>B")
    do(s, "B: pass", "A: Challenger", "A: Plain Captain")
    assert decision(s) == "A: honor bid", "A's character was not the target"


def test_a_duel_may_be_refused_for_a_price() -> None:
    s = duel("A: Arbiter*\nB: Plain Captain*\nmilitary air A>B")
    do(s, "B: pass", "A: Arbiter", "A: Plain Captain")
    assert decision(s) == "B: refuse"
    do(s, "B: yes")
    assert is_dishonored(s, "Plain Captain")
    assert decision(s) == "B: action", "no duel"
    s = duel("A: Arbiter*\nB: Plain Captain*\nmilitary air A>B")
    do(s, "B: pass", "A: Arbiter", "B: no", "A: 2", "B: 1")
    assert not in_play(s, "Plain Captain")
    s = duel("A: Arbiter*\nB: Plain Captain~*\nmilitary air A>B")
    do(s, "B: pass", "A: Arbiter", "A: Plain Captain")
    assert decision(s) == "A: honor bid", "what is dishonored already cannot pay with that"


@rule("rr.cannot.1")
def test_who_cannot_lose_duels_is_no_loser_but_the_other_has_won() -> None:
    s = duel("A: Challenger*\nB: Yakamo*\nmilitary air A>B")
    do(s, "B: pass", "A: Challenger", "A: 2", "B: 1")
    assert not is_bowed(s, "Yakamo")
    assert is_honored(s, "Challenger")


# --- around a duel ---------------------------------------------------------------------------------------------------


@rule("rr.step-d-9.2", "rr.step-d-9.1")
def test_there_is_no_action_window_in_a_duel_and_the_next_player_acts_after_it() -> None:
    s = duel("A 10/9: Challenger* | Plain Praise, Plain Guest\nB 10/9: Plain Captain* | Plain Praise\nmilitary air A>B")
    do(s, "B: pass", "A: Challenger", "A: Plain Captain")
    seen = []
    while decision(s) not in ("B: action", ""):
        seen.append(decision(s))
        do(s, f"{decision(s)[0]}: {options(s)[0]}")
    assert seen == ["A: honor bid", "B: honor bid"]
    assert decision(s) == "B: action"


@rule("rr.step-d-9.3", "rr.bid-value.1")
def test_reactions_during_a_duel_may_change_its_bids() -> None:
    master = attachment(
        "Master", CRANE, reaction(DuelDialsRevealed(HOST), ChangeBid(Num(1))), AttachOnlyTo(CHARACTER), cost=0
    )
    s = duel("A: Challenger*[Master]\nB: Plain Captain*\nmilitary air A>B", master)
    do(s, "B: pass", "A: Challenger", "A: 2", "B: 2")
    assert decision(s) == "A: reactions"
    assert "D.3" in step(s)
    do(s, "A: Master")
    assert honor_of(s) == [9, 11], "3 against 2"
    assert not is_bowed(s, "Challenger"), "3 + 3 against 4 + 2: nobody won"


@rule("rr.step-d-9.3")
def test_a_reaction_for_duels_does_not_answer_other_bids() -> None:
    master = attachment(
        "Master", CRANE, reaction(DuelDialsRevealed(), ChangeBid(Num(1))), AttachOnlyTo(CHARACTER), cost=0
    )
    s = duel("A: Challenger+3[Master]\nB: Plain Captain+3\nfate phase", master)
    while "2.2" not in step(s):
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[-1]}")
    do(s, f"{decision(s)[0]}: 1", f"{'B' if decision(s)[0] == 'A' else 'A'}: 1")
    assert not offered(s, "Master")


@rule("rr.open-duel-return.1")
def test_a_duel_begun_by_an_interrupt_returns_to_what_it_interrupted() -> None:
    defend = event(
        "Defend", CRANE,
        interrupt(EffectsWouldInitiate(EVENT), Duel(THAT, THAT2, "military", if_wins=CancelEffects()), when=CONFLICT,
                  choose=(PARTICIPATING & CHARACTER & YOURS, FOE)),
        cost=0,
    )  # fmt: skip
    text = "A: Plain Captain* | Plain Praise\nB: Plain Giant* | Defend\nmilitary air A>B"
    s = duel(text, defend)
    do(s, "B: pass", "A: Plain Praise", "B: Defend", "A: 1", "B: 1")
    assert honor_of(s)[0] == 10, "the effects were cancelled"
    assert decision(s) == "B: action"
    s = duel(text.replace("Plain Giant", "Plain Porter"), defend)
    do(s, "B: pass", "A: Plain Praise", "B: Defend", "A: 1", "B: 1")
    assert honor_of(s)[0] == 11, "the duel was lost, so they resolve"


@rule("rr.open-duel-return.1", "rr.step-d-1.1")
def test_a_reaction_may_begin_a_duel() -> None:
    proud = duelist(
        "Proud",
        reaction(Happens(ev.DEFEND), Duel(THIS, THAT, "military", if_loses=MoveHome(THIS)), choose=FOE, forced=True),
        military=1,
    )
    s = duel("A: Proud\nB: Plain Captain\nconflict phase", proud)
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields", "A: Proud", "A: done", "B: Plain Captain", "B: done")
    do(s, "A: Plain Captain", "A: 1", "B: 1")
    assert not participating(s, "Proud")
    assert decision(s) == "B: action", "3.2.2 follows"


def test_winning_a_duel_is_an_occurrence_for_each_winner() -> None:
    victor = duelist(
        "Victor",
        action(Duel(THIS, THAT, "military"), when=CONFLICT, choose=FOE),
        reaction(WinsDuel(THIS), GainHonor()),
        military=5,
    )
    s = duel("A: Victor*\nB: Plain Captain*\nmilitary air A>B", victor)
    do(s, "B: pass", "A: Victor", "A: 1", "B: 1")
    assert decision(s) == "A: reactions"
    do(s, "A: Victor")
    assert honor_of(s)[0] == 11
    assert fate_of(s) == [0, 0]
