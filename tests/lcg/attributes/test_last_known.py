"""Last known information, text about "this" card, qualifiers, and players who leave the game."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.errors import IllegalChoice
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.victory import concede
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    BUSHI,
    CHARACTER,
    COURTIER,
    CRAB,
    CRANE,
    DISHONORED,
    HONORED,
    HOST,
    IT,
    NEUTRAL,
    PARTICIPATING,
    THAT,
    THIS,
    YOURS,
    Bow,
    ControllerOf,
    Discard,
    Draw,
    GainFate,
    GainHonor,
    Honor,
    LeavesPlay,
    LoseHonor,
    Query,
    Sacrifice,
    StatOf,
    TakeControl,
    action,
    attachment,
    character,
    event,
    gets,
    reaction,
)
from tests.lcg.tables import (
    decision,
    discard,
    do,
    find,
    honor_of,
    in_play,
    is_honored,
    military,
    offered,
    options,
    pass_until,
    table,
    titles,
)

DISMISS = event("Dismiss", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)


def mourner(what: Query) -> Card:
    made: Card = character("Mourner", CRANE, reaction(LeavesPlay(CHARACTER & what - THIS), GainHonor()), cost=1)
    return made


@rule("rr.reactions.1")
@pytest.mark.parametrize(
    ("what", "marks", "met"),
    [
        (HONORED, "^", True),
        (HONORED, "", False),
        (DISHONORED, "~", True),
        (PARTICIPATING, "*", True),
        (PARTICIPATING, "", False),
        (AN_OPPONENTS, "", False),
        (YOURS, "", True),
    ],
)
def test_who_left_is_judged_by_what_it_was_like_then(what: Query, marks: str, met: bool) -> None:
    s = table(
        f"A: Plain Envoy* | Dismiss\nB: Mourner, Plain Captain{marks}, Plain Soldier*\nmilitary air A>B",
        extra=[DISMISS, mourner(what)],
    )
    do(s, "B: pass", "A: Dismiss", "A: Plain Captain")
    assert not in_play(s, "Plain Captain") and offered(s, "Mourner") == met


@rule("rr.ability.4")
def test_a_card_answers_its_own_leaving() -> None:
    martyr = character("Martyr", CRAB, reaction(LeavesPlay(THIS), GainHonor()), action(Draw()), cost=1)
    s = table("A: | Dismiss\nB: Martyr", extra=[DISMISS, martyr])
    do(s, "A: Dismiss", "A: Martyr")
    assert options(s) == ["Martyr (0)", "pass"]
    do(s, "B: Martyr (0)")
    assert honor_of(s) == [10, 11] and options(s) == ["pass"], "from the discard pile it does nothing else"
    s = table("A: | Dismiss\nB: Martyr, Plain Captain | | | Martyr", extra=[DISMISS, martyr])
    do(s, "A: Dismiss", "A: Plain Captain")
    assert decision(s) == "B: action", "neither copy left play"


@rule("rr.ability.11")
def test_who_controlled_it_uses_the_answer_to_its_leaving() -> None:
    martyr = character("Martyr", CRAB, reaction(LeavesPlay(THIS), GainHonor()), cost=1)
    s = table("A: B:Martyr | Dismiss\nB:", extra=[DISMISS, martyr])
    do(s, "A: Dismiss", "A: Martyr")
    assert decision(s) == "A: reactions" and discard(s, "B") == ["Martyr"], "A had it, B owns it"
    do(s, "A: Martyr")
    assert honor_of(s) == [11, 10]


@rule("rr.control-and-ownership.5")
def test_its_controller_is_who_had_it_when_it_left() -> None:
    fine = LoseHonor(who=ControllerOf(IT))
    judge = character("Judge", CRANE, reaction(LeavesPlay(CHARACTER - THIS), fine, forced=True), cost=1)
    for text, honor in (
        ("A: B:Plain Captain | Dismiss\nB: Judge", [9, 10]),
        ("A: | Dismiss\nB: Plain Captain, Judge", [10, 9]),
    ):
        s = table(text, extra=[DISMISS, judge])
        do(s, "A: Dismiss", "A: Plain Captain", "A: Judge")
        assert honor_of(s) == honor


def test_an_ability_resolves_though_its_source_paid_with_its_life() -> None:
    bomb = character(
        "Bomb",
        CRAB,
        action(
            gets(THAT, military=StatOf("military", THIS), until="phase"), cost=Sacrifice(THIS), choose=CHARACTER - THIS
        ),
        cost=1,
        military=3,
    )
    s = table("A: Bomb[Plain Sword], Plain Soldier\nB:", extra=[bomb])
    do(s, "A: Bomb", "A: Plain Soldier")
    assert not in_play(s, "Bomb") and military(s, "Plain Soldier") == 2 + 5, "its skill as it was, sword and all"


def test_an_attachment_that_pays_with_itself_remembers_its_bearer() -> None:
    token = attachment("Token", NEUTRAL, action(Honor(HOST), cost=Sacrifice(THIS)), cost=0)
    s = table("A: Plain Captain[Token], Plain Soldier\nB:", extra=[token])
    do(s, "A: Token")
    assert not in_play(s, "Token") and is_honored(s, "Plain Captain")


# --- this, and qualifiers -------------------------------------------------------------------------------------------


@rule("rr.self-referential-text.1")
def test_this_character_means_that_very_copy() -> None:
    napper = character("Napper", CRAB, action(GainFate(), cost=Bow(THIS)), cost=1)
    s = table("A: Napper, Napper_\nB:", extra=[napper])
    ready, bowed = (
        next(
            c
            for c in range(len(s.kind))
            if s.box.faces[s.kind[c]].name == "Napper" and bool(s.p[facts.BOWED] >> c & 1) == b
        )
        for b in (False, True)
    )
    assert [o.card for o in s.decision.options] == [ready, -1]
    do(s, "A: Napper")
    assert s.p[facts.BOWED] >> ready & 1 and s.p[facts.BOWED] >> bowed & 1


def test_a_qualifier_counts_for_every_item_of_a_list() -> None:
    call = event("Call", NEUTRAL, action(Bow(THAT), choose=HONORED & CHARACTER & (BUSHI | COURTIER)), cost=0)
    s = table("A: Plain Captain^, Plain Soldier, Plain Envoy^, Plain Poet, Plain Priest^ | Call\nB:", extra=[call])
    do(s, "A: Call")
    assert options(s) == ["Plain Captain", "Plain Envoy"], "honored both, not bushi of any kind"


# --- players who leave ----------------------------------------------------------------------------------------------

LURE = event("Lure", NEUTRAL, action(TakeControl(THAT), choose=CHARACTER - YOURS), cost=0)
RUIN = event("Ruin", NEUTRAL, action(LoseHonor()), cost=0)


def three(text: str) -> Any:
    """A table for three: the rules of elimination speak of more than two."""
    return table(text, extra=[LURE, RUIN, DISMISS])


@rule("rr.player-elimination.1")
def test_an_eliminated_players_cards_are_removed_from_the_game() -> None:
    s = three("A: Plain Captain[C:Plain Sword] | Dismiss\nB: Plain Soldier\nC: A:Plain Envoy, B:Plain Porter")
    concede(s, 0)
    names = titles(s, s.p[facts.REMOVED])
    assert {"Plain Captain", "Dismiss", "Plain Envoy", "Castle"} <= set(names)
    assert discard(s, "C") == ["Plain Sword"], "what others had on them is discarded"
    assert in_play(s, "Plain Porter") and s.holder[find(s, "Plain Porter")] == 2


def test_what_an_eliminated_player_had_taken_goes_back() -> None:
    s = three("A: B:Plain Captain\nB:\nC:")
    concede(s, 0)
    assert s.holder[find(s, "Plain Captain")] == 1 and in_play(s, "Plain Captain")


@rule("rr.player-elimination.2")
def test_an_eliminated_players_dial_counts_no_more() -> None:
    s = three("A bid 1: | Good Omen, Plain Giant\nB bid 1: Plain Giant\nC bid 5:")
    assert offered(s, "Good Omen")
    concede(s, 2)
    while decision(s) != "A: action":
        pass_until(s, "A: action")
    assert not offered(s, "Good Omen"), "nobody left bid more than A"


@rule("rr.player-elimination.3", "rr.winning-the-game.2", "rr.winning-the-game.1")
def test_the_last_player_wins() -> None:
    s = table("A:\nB: Plain Captain", extra=[])
    concede(s, 0)
    assert s.winner == 1 and s.decision is None and s.box.rules.endings[s.ending] == "concession"
    with pytest.raises(IllegalChoice):
        concede(s, 1)
    t = three("A 1/0: | Ruin\nB:\nC:")
    do(t, "A: Ruin")
    assert t.winner < 0 and t.alive == 0b110, "two are left, the game goes on"
    concede(t, 2)
    assert t.winner == 1
