"""Duels: who takes part, several on a side, who leaves, what interrupts them, how they are refused and cancelled."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRANE,
    EVENT,
    HOST,
    NEUTRAL,
    PARTICIPATING,
    PICKED,
    THAT,
    THAT2,
    THIS,
    YOUR_OPPONENTS,
    YOURS,
    AttachOnlyTo,
    Bow,
    CancelEffects,
    Cannot,
    ChangeBid,
    ControllerOf,
    Discard,
    Dishonor,
    Draw,
    Duel,
    DuelDialsRevealed,
    DuelWouldResolve,
    EffectsWouldInitiate,
    GainFate,
    GainHonor,
    Honor,
    Is,
    LosesDuel,
    MoveHome,
    Num,
    Target,
    WinsDuel,
    action,
    always_gets,
    attachment,
    character,
    event,
    gets,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    military,
    offered,
    options,
    participating,
    step,
    table,
)

FOE = PARTICIPATING & CHARACTER & YOUR_OPPONENTS


def duelist(name: str, *text: Any, **stats: Any) -> Any:
    return character(name, CRANE, *text, cost=0, **stats)


KAEZIN = duelist(
    "Challenger",
    action(Duel(THIS, THAT, "military", winner=Honor(PICKED), loser=Bow(PICKED)), when=CONFLICT, choose=FOE),
    military=3,
    glory=1,
)
HITOMI = duelist(
    "Hitomi",
    action(
        Duel(THIS, THAT, "military", winner=Honor(PICKED), loser=Bow(PICKED)),
        when=CONFLICT,
        choose=Target(FOE, Num(2), up_to=True),
    ),
    military=5,
)
DEBATE = event(
    "Debate", CRANE,
    action(Duel(THAT, THAT2, "political", loser=Dishonor(PICKED)), when=CONFLICT,
           choose=(PARTICIPATING & CHARACTER & YOURS, FOE)),
    cost=0,
)  # fmt: skip
BEAUTY = duelist(
    "Beauty",
    action(Duel(THIS, THAT, "glory", winner=Draw(Num(1), ControllerOf(PICKED))), when=CONFLICT, choose=FOE),
    glory=3,
)
ANYWHERE = event(
    "Anywhere", CRANE,
    action(Duel(THAT, THAT2, "military", loser=Bow(PICKED), anywhere=True),
           choose=(CHARACTER & YOURS, CHARACTER & YOUR_OPPONENTS)),
    cost=0,
)  # fmt: skip
ARBITER = duelist(
    "Arbiter",
    action(Duel(THIS, THAT, "military", loser=Discard(PICKED), refuse=Dishonor(PICKED)), when=CONFLICT, choose=FOE),
    military=4,
)
TRUE = duelist(
    "True", action(Duel(THIS, THAT, "military", loser=Bow(PICKED), base=True), when=CONFLICT, choose=FOE), military=3
)
FIELDS_ = duelist(
    "Fielder",
    action(
        Duel(THIS, THAT, "military", winner=Honor(PICKED), during=gets(PICKED, military=2, until="duel")),
        when=CONFLICT,
        choose=FOE,
    ),
    military=1,
)
STAY = event("Stay", CRANE, interrupt(DuelWouldResolve(CHARACTER & YOURS), CancelEffects()), cost=0)
PUSH = event("Push", CRANE, reaction(DuelDialsRevealed(), MoveHome(THAT), choose=FOE), cost=0)
POISON = event("Poison", CRANE, reaction(DuelDialsRevealed(), Discard(THAT), choose=FOE), cost=0)
BLADE = attachment("Blade", NEUTRAL, always_gets(HOST & Is("dueling"), military=2), cost=0)
YAKAMO = duelist("Yakamo", Cannot(THIS, ("lose duels",)), military=1)
EXTRA = (KAEZIN, HITOMI, DEBATE, BEAUTY, ANYWHERE, ARBITER, TRUE, FIELDS_, STAY, PUSH, POISON, BLADE, YAKAMO)


def duel(text: str, *more: Any, rules: str = "lcg/stronghold") -> Any:
    return table(text, rules, extra=[*EXTRA, *more])


@rule("rr.step-d-1.3", "rr.step-d-1.6")
def test_during_a_conflict_both_duelists_must_participate() -> None:
    s = duel("A: Challenger*\nB: Plain Captain*, Plain Lord\nmilitary air A>B")
    do(s, "B: pass", "A: Challenger")
    assert options(s) == ["Plain Captain"]
    s = duel("A: Challenger, Plain Captain*\nB: Plain Captain*\nmilitary air A>B")
    do(s, "B: pass")
    assert not offered(s, "Challenger"), "it is at home"


@rule("rr.emerald-rule.2")
def test_unless_the_card_says_otherwise() -> None:
    s = duel("A: Plain Captain*, Plain Giant | Anywhere\nB: Plain Captain*, Plain Lord\nmilitary air A>B")
    do(s, "B: pass", "A: Anywhere")
    assert set(options(s)) == {"Plain Captain", "Plain Giant"}
    do(s, "A: Plain Giant", "A: Plain Lord", "A: 3", "B: 3")
    assert is_bowed(s, "Plain Lord")


@rule("rr.duel.2", "rr.step-d-1.5")
def test_the_character_chosen_is_a_target_the_one_whose_ability_it_is_is_not() -> None:
    shielded = duelist("Shielded", Cannot(THIS, ("be chosen",), by_opponents=True), military=1)
    s = duel("A: Plain Captain* | Debate\nB: Plain Captain*, Shielded*\npolitical air A>B", shielded)
    do(s, "B: pass", "A: Debate", "A: Plain Captain")
    assert options(s) == ["Plain Captain"]


@rule("rr.step-d-1.7", "rr.open-duel-initiation-step.1")
def test_without_a_legal_duelist_on_each_side_no_duel_is_initiated() -> None:
    s = duel("A: Plain Captain* | Debate\nB: Plain Bully*\npolitical air A>B")
    assert s.decision.player == 1 or not offered(s, "Debate")
    s = duel("A: Challenger* | Debate\nB: Plain Poet\nmilitary air A>B")
    do(s, "B: pass")
    assert not offered(s, "Challenger")
    assert not offered(s, "Debate")


# --- several on a side -----------------------------------------------------------------------------------------------


@rule("rr.duel.1", "rr.step-d-6.3")
def test_the_statistics_of_several_on_a_side_are_added() -> None:
    s = duel("A: Hitomi*\nB: Plain Captain*, Plain Soldier*\nmilitary air A>B")
    do(s, "B: pass", "A: Hitomi", "A: Plain Captain", "A: Plain Soldier", "A: 1", "B: 1")
    assert is_bowed(s, "Hitomi"), "5 against 4 and 2"
    s = duel("A: Hitomi*\nB: Plain Captain*, Plain Soldier*\nmilitary air A>B")
    do(s, "B: pass", "A: Hitomi", "A: Plain Captain", "A: done", "A: 1", "B: 1")
    assert is_bowed(s, "Plain Captain"), "against one of them it wins"


@rule("rr.step-d-6.4")
def test_characters_on_the_same_side_win_or_lose_together() -> None:
    sad = duelist("Sad", reaction(LosesDuel(CHARACTER & YOURS), GainFate()))
    s = duel("A: Hitomi*\nB: Plain Captain*, Plain Soldier*, Sad\nmilitary air A>B", sad)
    do(s, "B: pass", "A: Hitomi", "A: Plain Captain", "A: Plain Soldier", "A: 3", "B: 1")
    assert decision(s) == "B: reactions"
    assert len(options(s)) == 3, "two characters lost: one reaction to either"
    do(s, "B: pass")
    assert is_bowed(s, "Plain Captain")
    assert is_bowed(s, "Plain Soldier")
    assert is_honored(s, "Hitomi")


@rule("rr.step-d-6.4")
def test_both_winners_are_winners() -> None:
    s = duel("A: Hitomi*\nB: Plain Captain*, Plain Soldier*\nmilitary air A>B")
    do(s, "B: pass", "A: Hitomi", "A: Plain Captain", "A: Plain Soldier", "A: 1", "B: 3")
    assert is_honored(s, "Plain Captain")
    assert is_honored(s, "Plain Soldier")


@rule("rr.open-duel-bowed.1")
def test_a_bowed_duelist_counts_in_full() -> None:
    s = duel("A: Hitomi*\nB: Plain Captain_*, Plain Soldier_*\nmilitary air A>B")
    do(s, "B: pass", "A: Hitomi", "A: Plain Captain", "A: Plain Soldier", "A: 1", "B: 1")
    assert is_bowed(s, "Hitomi")


# --- statistics ------------------------------------------------------------------------------------------------------


@rule("rr.step-d-2.1", "rr.step-d-6.1")
@pytest.mark.parametrize(("foe", "cards"), [("Plain Captain", [2, 0]), ("Plain Giant", [0, 0])])
def test_a_duel_may_be_about_glory(foe: str, cards: list[int]) -> None:
    s = duel(f"A: Beauty*\nB: {foe}*\nmilitary air A>B")
    do(s, "B: pass", "A: Beauty", f"A: {foe}", "A: 2", "B: 2")
    assert len(hand(s, "A")) == bool(cards[0]), "3 against 2 wins, 3 against 3 does not"
    assert hand(s, "B") == []


@rule("rr.step-d-2.1")
def test_a_duel_may_be_about_political_skill() -> None:
    s = duel("A: Plain Captain* | Debate\nB: Plain Envoy*\nmilitary air A>B")
    do(s, "B: pass", "A: Debate", "A: 2", "B: 2")
    assert is_dishonored(s, "Plain Captain"), "2 against 3"


@rule("rr.step-d-6.2")
def test_modifiers_count_in_a_duel() -> None:
    s = duel("A: Challenger*[Plain Sword]\nB: Plain Captain*\nmilitary air A>B")
    do(s, "B: pass", "A: Challenger", "A: 1", "B: 1")
    assert is_bowed(s, "Plain Captain"), "5 against 4"


@rule("rr.base-value.1")
def test_a_duel_may_compare_base_values() -> None:
    s = duel("A: True*[Plain Sword]\nB: Plain Captain*\nmilitary air A>B")
    do(s, "B: pass", "A: True", "A: 1", "B: 1")
    assert is_bowed(s, "True"), "3 against 4, whatever it carries"


def test_what_holds_for_the_duel_ends_with_it() -> None:
    s = duel("A: Fielder*\nB: Plain Porter*\nmilitary air A>B")
    do(s, "B: pass", "A: Fielder", "A: 1", "B: 1")
    assert not is_honored(s, "Fielder"), "3 against 3: both got +2"
    assert military(s, "Fielder") == 1
    assert military(s, "Plain Porter") == 1


def test_a_card_may_speak_of_characters_that_are_dueling() -> None:
    s = duel("A: Challenger*[Blade]\nB: Plain Captain*\nmilitary air A>B")
    assert military(s, "Challenger") == 3
    do(s, "B: pass", "A: Challenger", "A: Plain Captain")
    assert military(s, "Challenger") == 5
    do(s, "A: 1", "B: 1")
    assert is_bowed(s, "Plain Captain"), "5 against 4"
    assert military(s, "Challenger") == 4, "and glory 1 after that: the duel is over"


@rule("rr.step-d-7.2")
def test_in_skirmish_the_higher_sum_adds_one_to_the_bid() -> None:
    s = duel("A 6/0: Hitomi*\nB 6/0: Plain Captain*, Plain Soldier*\nmilitary air A>B", rules="lcg/skirmish")
    do(s, "B: pass", "A: Hitomi", "A: Plain Captain", "A: Plain Soldier", "A: 3", "B: 1")
    assert is_bowed(s, "Plain Captain"), "3 against 1 + 1"


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


@rule("rr.errata-stay-your-hand.1")
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


def test_what_these_words_say() -> None:
    assert "to a glory duel" in text_of(BEAUTY)
    assert "Your opponent may dishonor that character to refuse the duel" in text_of(ARBITER)
    assert (
        text_of(STAY)
        == "Interrupt: When a duel that targets a character you control would resolve – cancel those effects."
    )
