"""Whatever moves, moves to somewhere else; who may help with a card that has support; all restrictions count."""

from __future__ import annotations

import pytest

from gorin.language.nodes import Effect, Query
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    IN_PROVINCES,
    NEUTRAL,
    PROVINCE,
    THAT,
    THAT2,
    YOU,
    YOURS,
    GainFate,
    GainHonor,
    HasFavor,
    Keyword,
    MoveAttachment,
    MoveFate,
    MoveRingFate,
    MoveToken,
    MoveToProvince,
    PickRing,
    UnclaimedRings,
    action,
    character,
    count,
    dynasty_event,
    event,
    province,
    reaction,
    trait,
)
from tests.lcg.tables import (
    Happens,
    copies,
    decision,
    do,
    fate_of,
    find,
    honor_of,
    in_play,
    is_faceup,
    offered,
    options,
    pass_until,
    strength,
    table,
)


def moving(effect: Effect, *choose: Query) -> Card:
    made: Card = event("Move", NEUTRAL, action(effect, choose=choose), cost=0)
    return made


@rule("rr.move.1", "rr.move.2")
@pytest.mark.parametrize(
    ("bears", "chosen", "move"),
    [
        ("+1", "Plain Captain", moving(MoveFate(THAT, THAT2), CHARACTER, CHARACTER)),
        ("[Plain Sword]", "Plain Sword", moving(MoveAttachment(THAT, THAT2), ATTACHMENT, CHARACTER)),
        ("^", "Plain Captain", moving(MoveToken(THAT, THAT2, "honored"), CHARACTER, CHARACTER)),
    ],
)
def test_it_moves_to_another_card_or_not_at_all(bears: str, chosen: str, move: Card) -> None:
    assert not offered(table(f"A: Plain Captain{bears} | Move\nB:", extra=[move]), "Move"), "there is nowhere else"
    s = table(f"A: Plain Captain{bears}, Plain Soldier, Plain Idler | Move\nB:", extra=[move])
    do(s, "A: Move", f"A: {chosen}")
    assert decision(s) == "A: target" and options(s) == ["Plain Soldier", "Plain Idler"], "not to where it is"


@rule("rr.move.1")
def test_a_card_in_a_province_moves_to_another_province() -> None:
    move = moving(MoveToProvince(THAT, THAT2), CHARACTER & IN_PROVINCES & YOURS, PROVINCE & YOURS & trait("town"))
    town = province("Town", NEUTRAL, strength=3, elements=("air",), traits=("town",))
    s = table("A: | Move | Fields, Town[Plain Lord], Town[Plain Tower]\nB:", extra=[move, town])
    _, there = copies(s, "Town")
    do(s, "A: Move", "A: Plain Lord")
    assert [x.card for x in s.decision.options] == [there], "not to where it is"


@rule("rr.move.1", "rr.move.2")
def test_fate_on_a_ring_moves_to_another_ring() -> None:
    flow = event("Flow", NEUTRAL, action(PickRing(UnclaimedRings(), MoveRingFate(UnclaimedRings()))), cost=0)
    s = table("A: | Flow\nB:\nconflict phase, rings air+1 earth=B", extra=[flow])
    do(s, "A: Flow", "A: air")
    assert options(s) == ["fire", "water", "void"], "from air, but not to air"
    alone = table("A: | Flow\nB:\nconflict phase, rings air+1 earth=B fire=B water=B void=A", extra=[flow])
    assert not offered(alone, "Flow")


@rule("rr.open-support-opponent.1")
def test_every_other_player_may_support() -> None:
    aid = event("Mutual Aid", NEUTRAL, Keyword("support"), action(GainHonor()), cost=3)
    s = table("A 10/1: | Mutual Aid\nB 10/5:\nC 10/5:", extra=[aid])
    do(s, "A: Mutual Aid")
    assert decision(s) == "B: support"
    do(s, "B: 1", "A: yes")
    assert decision(s) == "C: support"
    do(s, "C: 1", "A: yes")
    assert honor_of(s) == [11, 10, 10] and fate_of(s) == [0, 4, 4]


@rule("rr.open-unique-holding.1")
def test_another_players_copy_of_a_unique_holding_keeps_nobodys_out() -> None:
    s = table("A: | | Fields, Fields[Plain Shrine?]\nB: Plain Shrine\nfate phase")
    pass_until(s, "1.4")
    assert in_play(s, "Plain Shrine", "A") and is_faceup(s, "Plain Shrine", "A")


@rule("rr.play-restrictions.1")
@pytest.mark.parametrize("name", ["Oath", "Sworn", "Vow"])
def test_every_restriction_of_an_event_an_ability_and_a_reaction_is_observed(name: str) -> None:
    both = HasFavor(YOU) & (count(CHARACTER & YOURS) >= 3)
    oath = event("Oath", NEUTRAL, action(GainHonor(), when=both), cost=0)
    sworn = character("Sworn", NEUTRAL, action(GainHonor(), when=both), cost=0)
    vow = character("Vow", NEUTRAL, reaction(Happens(ev.GAIN_HONOR), GainFate(), when=both), cost=0)
    for favor, others, can in (("A", 2, True), ("B", 2, False), ("A", 1, False), ("B", 1, False)):
        mine = ", ".join(["Sworn" if name == "Sworn" else "Vow", *["Plain Idler"] * others])
        s = table(f"A: {mine} | Oath, Plain Praise\nB:\nfavor {favor} military", extra=[oath, sworn, vow])
        if name == "Vow":
            do(s, "A: Plain Praise")
        assert offered(s, name) is can


@rule("rr.play-and-put-into-play.2", "rr.play-and-put-into-play.12")
@pytest.mark.parametrize("phase", ["dynasty", "draw", "conflict", "fate"])
def test_cards_of_every_type_are_played_from_hand_or_province_and_from_nowhere_else(phase: str) -> None:
    conflict = ("Plain Guest", "Plain Robe", "Plain Praise")
    text = "A 10/9: Plain Captain+1 | {} | Fields, Fields[{}], Fields[{}?] | {} | {} | {}\nB:\n{} phase"
    elsewhere = ", ".join(conflict)
    feast = dynasty_event("Feast", NEUTRAL, action(GainHonor()), cost=0)
    piles = (f"{elsewhere}, Plain Poet, Feast", f"{elsewhere}, Scroll", "Plain Idler, Feast, Plain Poet")
    s = table(text.format("", "Plain Soldier, Feast", "Plain Lord", *piles, phase), extra=[feast])
    there = ["Feast", "play Plain Soldier"] if phase == "dynasty" else []
    assert options(s) == [*there, "pass"], "nothing in decks, discard piles or facedown"
    s = table(
        text.format(elsewhere, "Plain Soldier, Feast", "Plain Lord", "", "Scroll", "Peasant", phase), extra=[feast]
    )
    hand = {"Plain Praise", "play Plain Robe"} | ({"play Plain Guest"} if phase != "dynasty" else set())
    assert set(options(s)) == hand | set(there) | {"pass"}


@rule("rr.play-and-put-into-play.9")
def test_a_holding_put_into_play_lies_faceup_in_a_province_and_strengthens_it() -> None:
    text = "A 10/9: | Rebuild | Fields, Plain Hill[Plain Soldier], Plain Wall[Peasant] | Plain Tower\nB:"
    s = table(text)
    do(s, "A: Rebuild", "A: Plain Soldier", "A: Plain Tower")
    tower = find(s, "Plain Tower")
    assert in_play(s, "Plain Tower") and is_faceup(s, "Plain Tower") and s.slot[tower] == s.slot[find(s, "Plain Hill")]
    assert strength(s, "Plain Hill") == 3 + 2 and s.lying[s.slot[tower]] == 1 << tower


@rule("rr.open-dynasty-hand-cards.2")
def test_in_skirmish_only_action_events_are_kept_in_hand_in_the_dynasty_phase() -> None:
    cheer = event("Cheer", NEUTRAL, reaction(Happens(ev.GAIN_FATE), GainHonor()), cost=0)
    for rules, can in (("lcg/skirmish", False), ("lcg/stronghold", True)):
        s = table("A 10/0: | Cheer, Plain Praise, Plain Robe\nB 10/0: Plain Idler\ndynasty phase", rules, extra=[cheer])
        assert offered(s, "Plain Praise") is can and offered(s, "Plain Robe")
        do(s, "A: pass")
        assert decision(s) == "A: reactions" and offered(s, "Cheer"), "a reaction may be played"
