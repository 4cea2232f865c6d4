"""What counts for each side in a conflict of either type, and what makes status tokens come and go."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    CRAB,
    NEUTRAL,
    PROVINCE,
    THAT,
    THIS,
    Bow,
    Discard,
    DiscardToken,
    Dishonor,
    GainFate,
    GainHonor,
    Honor,
    Keyword,
    LeavesPlay,
    LeavingPlay,
    MoveHome,
    MoveToken,
    PutOnDeck,
    Ready,
    RemoveFate,
    RemoveFromGame,
    ReturnToHand,
    TakeControl,
    TreatAsBlank,
    action,
    always_gets,
    attachment,
    character,
    event,
    interrupt,
    province,
    reaction,
    trait,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    hand,
    in_play,
    is_dishonored,
    is_honored,
    is_tainted,
    offered,
    strength,
    table,
    total,
)


def card(name: str, *deeds: Any, choose: Any = CHARACTER) -> Any:
    """An event for nothing that does this to a character chosen."""
    return event(name, NEUTRAL, action(*deeds, choose=choose), cost=0)


@rule("rr.skill.3", "rr.skill.4", "rr.winning-a-conflict.2")
@pytest.mark.parametrize(("kind", "each"), [("military", 4 + 2 + 1), ("political", 2 + 1 + 1)])
@pytest.mark.parametrize("favored", ["", "military", "political"])
def test_either_sides_total_is_the_relevant_skill_of_its_ready_participants(kind: str, each: int, favored: str) -> None:
    side = "Plain Captain*, Plain Soldier*^, Plain Lord*_, Plain Giant"
    for attacker, defender in ("AB", "BA"):
        for owner in "AB":
            favor = f", favor {owner} {favored}" if favored else ""
            s = table(f"A: {side}\nB: {side}\nconflict phase{favor}\n{kind} air {attacker}>{defender}")
            for seat in "AB":
                assert total(s, seat) == each + (favored == kind and seat == owner), (
                    "a modifier of the other skill is none"
                )


@rule("rr.status-token.2")
def test_only_what_is_printed_on_a_dishonored_province_is_blank() -> None:
    hill = province("Steep Hill", NEUTRAL, always_gets(THIS, strength=+4), strength=2, elements=("air",))
    wall = character("Builder", CRAB, always_gets(PROVINCE, strength=+1), cost=0)
    s = table("A: Builder | | Fields, Steep Hill~\nB: | | Fields, Steep Hill", extra=[hill, wall])
    assert strength(s, "Steep Hill", "A") == 3, "what others give it, it has"
    assert strength(s, "Steep Hill", "B") == 7
    s = table("A: | | Fields, Steep Hill^\nB:", extra=[hill])
    assert strength(s, "Steep Hill") == 6, "no other token does it"


@rule("rr.status-token.2")
def test_the_traits_of_a_dishonored_province_are_read_as_before() -> None:
    city = province("City", NEUTRAL, action(GainFate()), strength=2, elements=("air",), traits=("city",))
    mayor = character("Mayor", CRAB, always_gets(trait("city") & PROVINCE, strength=+1), cost=0)
    s = table("A: Mayor | | Fields, City~, Plain Hill~\nB: | | Fields, City", extra=[city, mayor])
    assert [strength(s, "City", x) for x in "AB"] == [3, 3] and strength(s, "Plain Hill") == 3
    assert not offered(s, "City")


DEEDS = [
    card("Trip", Bow(THAT)),
    card("Wake", Ready(THAT)),
    card("Send Away", MoveHome(THAT)),
    card("Seduce", TakeControl(THAT)),
    card("Silence", TreatAsBlank(THAT)),
    card("Starve", RemoveFate(THAT)),
]


@rule("rr.status-token.4")
@pytest.mark.parametrize("mark", ["^", "~", "&"])
@pytest.mark.parametrize("deed", [x.name for x in DEEDS])
def test_nothing_else_that_befalls_a_character_takes_its_token(mark: str, deed: str) -> None:
    bowed = "_" if deed == "Wake" else ""
    s = table(f"A: | {deed}\nB: Plain Captain*{mark}{bowed}+2\nmilitary air B>A", extra=DEEDS)
    do(s, f"A: {deed}", "A: Plain Captain")
    readers = {"^": is_honored, "~": is_dishonored, "&": is_tainted}
    assert [x for x, read in readers.items() if read(s, "Plain Captain")] == [mark]


@rule("rr.status-token.4")
@pytest.mark.parametrize(("mark", "read"), [("^", is_honored), ("~", is_dishonored)])
def test_a_change_of_honor_takes_the_token_and_so_does_what_moves_or_removes_it(mark: str, read: Any) -> None:
    word = "honored" if mark == "^" else "dishonored"
    change = card("Change", Dishonor(THAT) if mark == "^" else Honor(THAT))
    remove = card("Remove", DiscardToken(THAT, word))
    thief = character("Thief", CRAB, action(MoveToken(THAT, THIS, word), choose=CHARACTER - THIS), cost=0, glory=1)
    for deed in ("Change", "Remove", "Thief"):
        s = table(f"A: Thief | Change, Remove\nB: Plain Captain{mark}", extra=[change, remove, thief])
        do(s, f"A: {deed}", "A: Plain Captain")
        assert not is_honored(s, "Plain Captain") and not is_dishonored(s, "Plain Captain")
        assert read(s, "Thief") == (deed == "Thief")


@rule("rr.status-token.5")
@pytest.mark.parametrize(("mark", "read"), [("^", is_honored), ("~", is_dishonored)])
def test_moving_either_token_changes_both_and_honors_and_dishonors_nobody(mark: str, read: Any) -> None:
    word = "honored" if mark == "^" else "dishonored"
    giver = character("Giver", CRAB, action(MoveToken(THIS, THAT, word), choose=CHARACTER - THIS), cost=0, glory=1)
    witness = character("Witness", CRAB, reaction(Happens(ev.HONOR), GainFate()), cost=0)
    rival = character("Rival", CRAB, reaction(Happens(ev.DISHONOR), GainFate()), cost=0)
    s = table(f"A: Giver{mark}, Witness, Rival\nB: Plain Captain", extra=[giver, witness, rival])
    do(s, "A: Giver", "A: Plain Captain")
    assert read(s, "Plain Captain") and not read(s, "Giver")
    assert decision(s) == "B: action", "nobody reacts"


WAYS = [
    card("Slay", Discard(THAT)),
    card("Recall", ReturnToHand(THAT)),
    card("Bury", PutOnDeck(THAT, False)),
    card("Banish", RemoveFromGame(THAT)),
    card("Melt", Discard(THAT), choose=ATTACHMENT),
]


@rule("rr.sincerity.1")
@pytest.mark.parametrize("way", [x.name for x in WAYS])
def test_a_sincere_card_draws_one_card_whichever_way_it_leaves_play(way: str) -> None:
    monk = character("Frank Monk", CRAB, Keyword("sincerity"), cost=1)
    seal = attachment("Frank Seal", NEUTRAL, Keyword("sincerity"), cost=0)
    gone = "Frank Seal" if way == "Melt" else "Frank Monk"
    bearer = "Plain Captain[Frank Seal], Frank Monk"
    deck_b = "Plain Alms, Plain Letter, Plain Praise"
    s = table(f"A: Plain Soldier | {way}\nB: {bearer} | | | | {deck_b}", extra=[*WAYS, monk, seal])
    do(s, f"A: {way}", f"A: {gone}")
    assert not in_play(s, gone) and hand(s, "A") == []
    assert [x for x in hand(s, "B") if x != gone] == ["Plain Alms"]
    s = table(f"A: Plain Soldier | {way}\nB: Plain Captain[Plain Robe] | | | | {deck_b}", extra=[*WAYS, monk, seal])
    do(s, f"A: {way}", f"A: {'Plain Robe' if way == 'Melt' else 'Plain Captain'}")
    assert "Plain Alms" not in hand(s, "B"), "a card without it draws nothing"


@rule("rr.sincerity.2")
def test_sincerity_draws_when_the_card_is_gone_and_not_before() -> None:
    seer = character(
        "Seer",
        CRAB,
        interrupt(LeavingPlay(CHARACTER), GainHonor()),
        reaction(LeavesPlay(CHARACTER), GainHonor()),
        cost=0,
    )
    monk = character("Frank Monk", CRAB, Keyword("sincerity"), cost=1)
    s = table("A: | Slay\nB: Seer, Frank Monk", extra=[*WAYS, seer, monk])
    do(s, "A: Slay", "A: Frank Monk")
    assert decision(s) == "B: interrupts" and in_play(s, "Frank Monk") and not hand(s, "B")
    do(s, "B: Seer")
    assert decision(s) == "B: reactions" and not in_play(s, "Frank Monk") and len(hand(s, "B")) == 1
