"""Taking part in a conflict, for either side and either type; tainted characters in it; winning without anybody."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    IN_HAND,
    IN_PROVINCES,
    NEUTRAL,
    PARTICIPATING,
    THAT,
    THIS,
    YOURS,
    Bow,
    Cannot,
    CountsToo,
    Discard,
    EndConflict,
    GainFate,
    LastingBar,
    MoveHome,
    MoveToConflict,
    PutIntoPlay,
    Ready,
    RemoveFromGame,
    ReturnToHand,
    RingClaimed,
    action,
    character,
    conflict_character,
    event,
    reaction,
    trait,
)
from tests.lcg.declared import attack, defend
from tests.lcg.tables import (
    attacking,
    decision,
    defending,
    do,
    find,
    honor_of,
    in_play,
    is_bowed,
    offered,
    options,
    participating,
    pass_until,
    step,
    table,
    told,
    total,
    watch,
)

SIDES = [("Plain Giant", attacking), ("Plain Captain", defending)]


def used(effect: Any, on: str, kind: str = "military") -> Any:
    """A Plain Giant (9/5) and a Plain Porter (1/1) attack a Plain Captain (4/2) and an Idler; B's event hits one."""
    trick = event("Trick", NEUTRAL, action(effect, choose=CHARACTER & PARTICIPATING), cost=0)
    text = f"A: Plain Giant*, Plain Porter*\nB: Plain Captain*, Plain Idler* | Trick\n{kind} air A>B"
    return do(table(text, extra=[trick]), "B: Trick", f"B: {on}")


@rule("rr.participating.1")
def test_attackers_and_defenders_take_part_until_all_is_resolved() -> None:
    herald = character("Herald", NEUTRAL, reaction(RingClaimed(), GainFate()), cost=0)
    s = table("A: Plain Giant, Herald\nB: Plain Captain\nconflict phase", extra=[herald])
    defend(attack(s, "military void", "Fields", "Plain Giant"), "Plain Captain")
    seen = []
    while "3.2" in step(s):
        assert attacking(s, "Plain Giant") and defending(s, "Plain Captain"), step(s)
        seen.append(decision(s))
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[-1]}")
    assert [x[3:] for x in seen] == [
        "action",
        "action",
        "discard from the broken province",
        "resolve the ring effect",
        "reactions",
    ]
    assert not participating(s, "Plain Giant") and not participating(s, "Plain Captain")


@rule("rr.participating.1", "rr.participating.16")
@pytest.mark.parametrize(("who", "side"), SIDES)
def test_an_ability_may_remove_either_from_the_conflict(who: str, side: Any) -> None:
    s = used(Bow(THAT), who)
    assert side(s, who), "nothing but being removed ends it"
    s = used(MoveHome(THAT), who)
    assert not participating(s, who) and in_play(s, who) and not is_bowed(s, who)
    assert s.holder[find(s, who)] == (0 if who == "Plain Giant" else 1), "to the home of whoever controls it"
    s = pass_until(used(EndConflict(), who), "A: action")
    assert not participating(s, who)


@rule("rr.participating.3")
@pytest.mark.parametrize("kind", ["military", "political"])
@pytest.mark.parametrize(("who", "side"), SIDES)
def test_whoever_is_bowed_still_takes_part_and_counts_nothing(who: str, side: Any, kind: str) -> None:
    s = used(Bow(THAT), who, kind)
    assert side(s, who) and is_bowed(s, who)
    rest = {"A": 10 if kind == "military" else 6, "B": 4 if kind == "military" else 2}
    rest["A" if who == "Plain Giant" else "B"] = 1 if who == "Plain Giant" else 0
    assert {x: total(s, x) for x in "AB"} == rest


@rule("rr.participating.4")
@pytest.mark.parametrize("way", [Discard, ReturnToHand, RemoveFromGame])
@pytest.mark.parametrize(("who", "side"), SIDES)
def test_whoever_leaves_play_in_any_way_takes_part_no_more(who: str, side: Any, way: Any) -> None:
    s = used(way(THAT), who)
    assert not in_play(s, who) and not participating(s, who)
    assert total(s, "A" if who == "Plain Giant" else "B") == (1 if who == "Plain Giant" else 0)


@rule("rr.participating.8")
@pytest.mark.parametrize("kind", ["military", "political"])
@pytest.mark.parametrize(("who", "side"), SIDES)
def test_whoever_cannot_participate_any_more_goes_home_bowed(who: str, side: Any, kind: str) -> None:
    s = used(LastingBar(THAT, "participate"), who, kind)
    assert in_play(s, who) and not participating(s, who) and is_bowed(s, who)
    others = {"Plain Giant", "Plain Porter", "Plain Captain", "Plain Idler"} - {who}
    assert all(participating(s, x) and not is_bowed(s, x) for x in others), "nobody else does"


@rule("rr.open-winner-without-participants.1")
@pytest.mark.parametrize(
    ("a", "b", "winner"),
    [
        ("Ghost", "Plain Bully*", "B"),  # tied at 3, which the attacker would win
        ("Ghost", "Plain Soldier*", "B"),
        ("Plain Soldier*", "Ghost", "A"),
        ("Plain Porter*, Ghost", "Plain Bully*", "A"),  # with a participant the higher total wins
        ("Plain Idler*", "Ghost", "nobody"),
    ],
)
def test_a_side_that_has_nobody_there_does_not_win_by_skill_from_home(a: str, b: str, winner: str) -> None:
    ghost = character("Ghost", CRAB, CountsToo(THIS), cost=0, military=3)  # counts though it is at home
    flee = event("Flee", CRAB, action(MoveHome(THAT), choose=CHARACTER), cost=0)
    one = "" if "*" in a else ", Plain Idler*"  # somebody has attacked, and left
    s = watch(table(f"A: {a}{one} | Flee\nB: {b}\nmilitary air A>B", extra=[ghost, flee]))
    do(s, "B: pass")
    do(s, "A: Flee", "A: Plain Idler", "B: pass", "A: pass") if one else do(s, "A: pass")
    assert next((x[0] for x in told(s) if "wins the conflict" in x), "nobody") == winner


@rule("rr.open-tainted-cost.1")
@pytest.mark.parametrize(("honor", "most"), [(10, 3), (2, 2), (1, 1)])
def test_each_tainted_attacker_and_defender_costs_one_honor_which_there_must_be(honor: int, most: int) -> None:
    three = "Plain Captain&, Plain Bully&, Plain Soldier&, Plain Giant"
    for seat, word in (("A", "attacker"), ("B", "defender")):
        mine, other = (three, "Plain Lord") if seat == "A" else ("Plain Lord", three)
        a, b = (honor, 10) if seat == "A" else (10, honor)
        s = table(f"A {a}/0: {mine}\nB {b}/0: {other}\nconflict phase")
        pass_until(s, "A: declare a conflict")
        do(s, "A: military air", "A: Fields")
        if seat == "B":
            do(s, "A: Plain Lord", "A: done")
        declared = 0
        while any(offered(s, x) for x in ("Plain Captain", "Plain Bully", "Plain Soldier")):
            assert decision(s) == f"{seat}: declare {'an' if seat == 'A' else 'a'} {word}"
            do(s, f"{seat}: {options(s)[0]}")
            declared += 1
        assert declared == most and offered(s, "Plain Giant"), "who is not tainted costs nothing"
        do(s, f"{seat}: done")
        assert honor_of(s)["AB".index(seat)] == honor - most


@rule("rr.participating.7")
@pytest.mark.parametrize("kind", ["military", "political"])
def test_whom_another_card_keeps_from_participating_does_not_come_in_either_way(kind: str) -> None:
    anywhere = CHARACTER | IN_HAND | IN_PROVINCES
    ban = character("Ban", CRAB, Cannot(anywhere & trait("shy"), ("participate",)), cost=0)
    novice = conflict_character("Novice", CRAB, cost=0, military=3, political=3, traits=("shy",))
    monk = character("Monk", CRAB, cost=0, military=3, political=3, traits=("shy",))
    step_in = event("Step In", CRAB, action(MoveToConflict(THAT), choose=CHARACTER & trait("shy")), cost=0)
    where = CHARACTER & IN_PROVINCES & YOURS
    rush = event("Rush", CRAB, action(PutIntoPlay(THAT, conflict=True), choose=where & trait("shy")), cost=0)
    for who, can in (("Ban", False), ("Plain Idler", True)):
        mine = f"{who}, Monk | Novice, Step In, Rush | Fields, Fields[Monk]"
        s = table(f"A: Plain Captain*\nB: {mine}\n{kind} air A>B", extra=[ban, novice, monk, step_in, rush])
        assert [offered(s, x) for x in ("Novice into the conflict", "Step In", "Rush")] == [can] * 3


@rule("rr.move.3")
@pytest.mark.parametrize(("seat", "side"), [("A", attacking), ("B", defending)])
def test_whoever_controls_a_character_has_it_on_their_side_not_its_owner(seat: str, side: Any) -> None:
    march = event("March", NEUTRAL, action(MoveToConflict(THAT), choose=CHARACTER), cost=0)
    lines = {"A": "Plain Soldier*", "B": "Plain Porter* | March"}
    other = "B" if seat == "A" else "A"
    lines[seat] = lines[seat].replace("*", f"*, {other}:Plain Giant", 1)
    s = table(f"A: {lines['A']}\nB: {lines['B']}\nmilitary air A>B", extra=[march])
    do(s, "B: March", "B: Plain Giant")
    assert side(s, "Plain Giant") and total(s, seat) == (11 if seat == "A" else 10)


@rule("rr.participating.3")
@pytest.mark.parametrize(("who", "seat", "skill"), [("Plain Giant", "A", 10), ("Plain Captain", "B", 4)])
def test_whoever_is_readied_again_counts_again(who: str, seat: str, skill: int) -> None:
    wake = event("Wake", NEUTRAL, action(Ready(THAT), choose=CHARACTER), cost=0)
    text = "A: Plain Giant*, Plain Porter*\nB: Plain Captain*, Plain Idler* | Wake\nmilitary air A>B"
    s = table(text.replace(f"{who}*", f"{who}*_"), extra=[wake])
    assert participating(s, who) and total(s, seat) == (1 if seat == "A" else 0)
    do(s, "B: Wake", f"B: {who}")
    assert total(s, seat) == skill, "only while it is bowed"
