"""Outcomes of conflicts: totals in their order, one skill is enough, unopposed conflicts, rings, winners and losers."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes import stats
from gorin.rulesets.lcg.conflict import resolving as conflict
from gorin.rulesets.lcg.rings.places import UNCLAIMED
from gorin.rulesets.lcg.state import ON
from gorin.rulesets.lcg.words import (
    CRAB,
    THIS,
    ClaimsRing,
    CountsToo,
    During,
    GainFate,
    GainHonor,
    WinsConflict,
    always_gets,
    character,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    decision,
    discard,
    do,
    fate_on,
    hand,
    is_bowed,
    is_dishonored,
    is_honored,
    offered,
    options,
    participating,
    pass_until,
    political,
    step,
    table,
    told,
    total,
    watch,
)

SIDES = ["AB", "BA"]


def fought(attackers: str, defenders: str, sides: str = "AB", kind: str = "military air", **more: Any) -> Any:
    """The first side's player attacks the other's, and both pass in the window of this conflict."""
    lines = dict(zip(sides, (attackers, defenders), strict=True))
    s = watch(table(f"A: {lines['A']}\nB: {lines['B']}\n{kind} {sides[0]}>{sides[1]}", **more))
    return do(s, f"{sides[1]}: pass", f"{sides[0]}: pass")


def winner(s: Any) -> str:
    """Who was told to have won the conflict."""
    found = [x[0] for x in told(s) if "wins the conflict" in x]
    return found[0] if found else "nobody"


@rule("rr.step-3-2-3.1")
@pytest.mark.parametrize("sides", SIDES)
def test_the_attackers_total_is_determined_before_the_defenders(sides: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []
    real = stats.total

    def noting(s: Any, attacking: bool) -> int:
        asked.append(attacking)
        return real(s, attacking)

    monkeypatch.setattr(conflict, "total", noting)
    fought("Plain Captain*", "Plain Soldier*", sides)
    assert asked[:2] == [True, False] and asked == [True, False] * (len(asked) // 2)


@rule("rr.winning-a-conflict.1", "rr.skill.1", "rr.skill.2")
@pytest.mark.parametrize("sides", SIDES)
def test_the_skill_that_decides_is_the_one_of_the_type_of_the_conflict(sides: str) -> None:
    attacker, defender = sides[0], sides[1]
    for kind, a, b, won in (
        ("military", "Plain Captain*", "Plain Envoy*", attacker),
        ("military", "Plain Envoy*", "Plain Captain*", defender),
        ("political", "Plain Captain*", "Plain Envoy*", defender),
        ("political", "Plain Envoy*", "Plain Captain*", attacker),
    ):
        assert winner(fought(a, b, sides, f"{kind} air")) == won, "4 against 1, or 2 against 3"


@rule("rr.winning-a-conflict.3", "rr.skill.5", "rr.winning-a-conflict.5")
@pytest.mark.parametrize("sides", SIDES)
def test_one_skill_is_enough_to_win_and_none_is_not(sides: str) -> None:
    attacker, defender = sides[0], sides[1]
    for kind in ("military air", "political air"):
        assert winner(fought("Plain Porter*", "Plain Idler*", sides, kind)) == attacker
        assert winner(fought("Plain Idler*", "Plain Porter*", sides, kind)) == defender
        assert winner(fought("Plain Idler*", "Plain Idler*", sides, kind)) == "nobody"
        assert winner(fought("Plain Porter*", "Plain Porter*", sides, kind)) == attacker, "a tie"


@rule("rr.winning-a-conflict.4")
@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize(("attacks", "side"), [("Plain Porter*", 0), ("Plain Idler*", -1)])
@pytest.mark.parametrize("kind", ["military", "political"])
def test_a_defending_player_does_not_win_without_a_participant(sides: str, attacks: str, side: int, kind: str) -> None:
    ghost = character("Ghost", CRAB, CountsToo(THIS), cost=0, military=3, political=3)
    lines = dict(zip(sides, (attacks, "Ghost"), strict=True))
    s = watch(table(f"A: {lines['A']}\nB: {lines['B']}\n{kind} air {sides[0]}>{sides[1]}", extra=[ghost]))
    assert total(s, sides[1]) == 3, "the ghost counts though it is at home"
    do(s, f"{sides[1]}: pass", f"{sides[0]}: pass")
    assert winner(s) == ("nobody" if side < 0 else sides[side])


@rule("rr.winning-a-conflict.7", "rr.winning-a-conflict.8")
@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("loses", [False, True])
@pytest.mark.parametrize("attacker_wins", [False, True])
@pytest.mark.parametrize("kind", ["military", "political"])
def test_who_is_at_home_or_on_the_other_side_has_not_won_or_lost(
    sides: str, loses: bool, attacker_wins: bool, kind: str
) -> None:
    text = reaction(WinsConflict(who=THIS, loses=loses), GainHonor())
    hero, idle = (character(x, CRAB, text, cost=0, military=1, political=1) for x in ("Hero", "Idle"))
    strong, weak = ("Hero*, Idle, Plain Giant*", "Hero*, Idle, Plain Captain*")
    s = fought(*((strong, weak) if attacker_wins else (weak, strong)), sides, f"{kind} air", extra=[hero, idle])
    who = sides[attacker_wins if loses else not attacker_wins]
    assert decision(s) == f"{who}: reactions" and options(s) == ["Hero", "pass"]
    do(s, f"{who}: Hero")
    assert not offered(s, "Hero"), "and nobody else"


@rule("rr.step-3-2-4.1", "rr.unopposed.1", "rr.unopposed.2")
@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize(
    ("attackers", "defenders", "lost"),
    [
        ("Plain Captain*", "", 1),
        ("Plain Captain*", "Plain Giant", 1),  # it is at home
        ("Plain Captain*, Plain Soldier*", "", 1),  # however much it was won by
        ("Plain Captain*", "Plain Soldier*", 0),  # opposed
        ("Plain Captain*", "Plain Idler*", 0),  # opposed by nothing
        ("Plain Captain*", "Plain Giant*_", 0),  # by a bowed one
        ("Plain Soldier*", "Plain Giant*", 0),  # the defender won
        ("Plain Idler*", "", 0),  # nobody won
    ],
)
@pytest.mark.parametrize("kind", ["military", "political"])
def test_honor_is_lost_by_the_defending_player_if_nobody_defended_what_the_attacker_won(
    sides: str, attackers: str, defenders: str, lost: int, kind: str
) -> None:
    s = fought(attackers, defenders, sides, f"{kind} air")
    assert {x: s.honor["AB".index(x)] for x in sides} == {sides[0]: 10, sides[1]: 10 - lost}


@rule("rr.step-3-2-6.1")
@pytest.mark.parametrize("ring", ["air", "earth", "fire", "water", "void"])
@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("kind", ["military", "political"])
def test_a_winning_attacker_who_does_not_decline_resolves_the_effect_of_the_contested_ring(
    ring: str, sides: str, kind: str
) -> None:
    a, b = sides[0], sides[1]
    lines = {a: "Plain Captain*, Plain Bully+1, Plain Poet", b: "Plain Porter* | Plain Alms | Fields, Plain Wall"}
    s = table(f"A 10/0: {lines['A']}\nB 10/0: {lines['B']}\n{kind} {ring} {a}>{b} Plain Wall")
    do(s, f"{b}: pass", f"{a}: pass")
    assert decision(s) == f"{a}: resolve the ring effect" and options(s)[-1] == "pass"
    words = {"air": "gain 2", "earth": "draw", "fire": "honor Plain Bully", "water": "bow Plain Poet", "void": "remove"}
    do(s, f"{a}: {next(x for x in options(s) if x.startswith(words[ring]))}")
    seen = {
        "air": s.honor["AB".index(a)] == 12,
        "earth": len(hand(s, a)) == 1 and discard(s, b) == ["Plain Alms"],
        "fire": is_honored(s, "Plain Bully") or is_dishonored(s, "Plain Bully"),
        "water": is_bowed(s, "Plain Poet"),
        "void": fate_on(s, "Plain Bully") == 0,
    }
    assert [x for x, done in seen.items() if done] == [ring], "this effect, and no other"
    s = fought("Plain Soldier*", "Plain Giant*", sides, f"{kind} {ring}")
    assert "resolve" not in decision(s), "a winning defender resolves nothing"


@rule("rr.step-3-2-7.5")
@pytest.mark.parametrize("kind", ["military", "political"])
def test_a_claimed_ring_says_of_which_type_and_element_the_conflict_is_until_it_ends(kind: str) -> None:
    proud = always_gets(THIS, political=+1, when=During(kind, "fire"))
    other = always_gets(THIS, political=+9, when=During("military" if kind == "political" else "political"))
    air = always_gets(THIS, political=+9, when=During(kind, "air"))
    sage = character("Sage", CRAB, proud, other, air, reaction(ClaimsRing(), GainFate()), cost=0, political=1)
    s = table(f"A: Plain Captain*, Sage\nB: | | Fields, Plain Wall\n{kind} fire A>B Plain Wall", extra=[sage])
    pass_until(s, "A: resolve the ring")
    do(s, "A: pass")
    assert decision(s) == "A: reactions" and s.ring_place[2] == 0 and s.con[ON] and political(s, "Sage") == 2
    view = s.box.rules.view(s, 0)["conflict"]
    assert view["type"] == kind
    do(s, "A: Sage")
    assert not s.con[ON] and political(s, "Sage") == 1


@rule("rr.step-3-4-2.1")
@pytest.mark.parametrize("who", "AB")
@pytest.mark.parametrize("held", ["", ", favor A military", ", favor B military"])
@pytest.mark.parametrize("side", ["military", "political"])
def test_whoever_wins_the_glory_count_claims_the_favor_and_sets_it(who: str, held: str, side: str) -> None:
    lines = {who: "Plain Giant", "BA"[who == "B"]: "Plain Captain"}
    s = table(f"A: {lines['A']}\nB: {lines['B']}\nconflict phase, left A=0 B=0{held}")
    s.left[:] = [0, 0]
    do(s, "A: pass", "B: pass")
    assert decision(s) == f"{who}: set the favor" and options(s) == ["military", "political"]
    do(s, f"{who}: {side}")
    assert (s.favor, s.favor_side) == ("AB".index(who), int(side == "political"))


@rule("rr.step-3-2-3.2", "rr.step-3-2-7.4", "rr.winning-a-conflict.6")
@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("kind", ["military", "political"])
def test_if_nobody_wins_the_ring_is_in_the_unclaimed_pool_before_the_conflict_ends(sides: str, kind: str) -> None:
    keeper = character("Keeper", CRAB, reaction(Happens(ev.RETURN_RING), GainFate()), cost=0)
    sad, glad = (
        character(x, CRAB, reaction(WinsConflict(loses=x == "Sad"), GainFate()), cost=0) for x in ("Sad", "Glad")
    )
    line = "Plain Idler*, Keeper, Sad, Glad"
    s = fought(line, line, sides, f"{kind} fire", extra=[keeper, sad, glad])
    assert decision(s) == "A: reactions" and options(s) == ["Keeper", "pass"], "neither won nor lost"
    assert s.con[ON] and s.ring_place[2] == UNCLAIMED and "3.2.3" in step(s)


@rule("rr.step-3-2-8.1", "rr.step-3-2-8.2")
@pytest.mark.parametrize("sides", SIDES)
@pytest.mark.parametrize("kind", ["military", "political"])
def test_all_have_bowed_and_gone_home_before_the_conflict_ends(sides: str, kind: str) -> None:
    maid = character("Maid", CRAB, reaction(Happens(ev.RETURN_HOME), GainFate()), cost=0)
    s = fought(
        "Plain Captain*, Plain Soldier*_, Maid",
        "Plain Giant*, Plain Lord*_, Plain Porter",
        sides,
        f"{kind} air",
        extra=[maid],
    )
    assert decision(s) == f"{sides[0]}: reactions" and "3.2.8" in step(s) and s.con[ON]
    for name in ("Plain Captain", "Plain Soldier", "Plain Giant", "Plain Lord"):
        assert is_bowed(s, name) and not participating(s, name)
    assert not is_bowed(s, "Plain Porter") and not is_bowed(s, "Maid")
