"""Passing in every kind of action window, giving what there is, and effects that hang on earlier ones."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    NEUTRAL,
    THAT,
    THIS,
    YOU,
    YOUR_OPPONENT,
    YOURS,
    Bow,
    CancelEffects,
    Dishonor,
    EntersPlay,
    GainFate,
    Give,
    Honor,
    Honored,
    IfYouDo,
    LeavesPlay,
    Num,
    Target,
    Then,
    action,
    character,
    event,
    holding,
    interrupt,
    reaction,
)
from gorin.rulesets.lcg.words.triggers import Heard
from tests.lcg.abilities.invented import WouldHappen
from tests.lcg.duels.duelists import duel
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    honor_of,
    is_bowed,
    is_honored,
    offered,
    options,
    pass_until,
    step,
    table,
)


@rule("rr.pass.2")
def test_the_first_to_pass_gains_the_fate_though_the_other_is_first_player() -> None:
    s = table("A 10/2: | Plain Praise\nB 10/2:\ndynasty phase, first A")
    do(s, "A: Plain Praise", "B: pass")
    assert fate_of(s) == [2, 3], "from the token pool, not from A"
    do(s, "A: pass")
    assert fate_of(s) == [2, 3]


@rule("rr.pass.2")
@pytest.mark.parametrize("where", ["draw phase", "conflict phase", "fate phase", "military air A>B"])
def test_a_pass_in_another_phase_gains_nothing(where: str) -> None:
    s = table(f"A 10/2: Plain Captain{'*' if '>' in where else ''}\nB 10/2:\n{where}")
    first = decision(s)[0]
    do(s, f"{first}: pass")
    assert fate_of(s) == [2, 2]


@rule("rr.pass.3", "rr.pass.4")
def test_in_a_conflict_too_only_two_passes_in_succession_end_the_actions() -> None:
    s = table("A: Plain Captain* | Plain Praise, Plain Letter\nB: Plain Idler* | Plain Praise\nmilitary air A>B")
    do(s, "B: pass", "A: Plain Praise")
    assert decision(s) == "B: action" and offered(s, "Plain Praise"), "B passed, and may act again"
    do(s, "B: Plain Praise", "A: pass", "B: pass")
    assert "3.2.2" not in step(s), "two passes in succession"


@rule("rr.pass.3", "rr.pass.4")
@pytest.mark.parametrize("phase", ["draw", "conflict", "fate"])
def test_either_player_may_be_the_one_who_passed_and_acts_again(phase: str) -> None:
    s = table(
        f"A: Plain Idler+1 | Plain Praise\nB: Plain Soldier+1 | Plain Praise, Plain Letter\n{phase} phase, first B"
    )
    window = step(s).split(" > ")[1]
    do(s, "B: pass", "A: Plain Praise")
    assert decision(s) == "B: action" and offered(s, "Plain Praise")
    do(s, "B: Plain Praise", "A: pass", "B: Plain Letter", "A: pass")
    assert window in step(s)
    do(s, "B: pass")
    assert window not in step(s)


@rule("rr.open-transfer-insufficient.1")
@pytest.mark.parametrize("giver", ["A", "B"])
def test_who_has_too_little_honor_gives_all_of_it(giver: str) -> None:
    a, b = (2, 10) if giver == "A" else (10, 2)
    bids = ("A: 5", "B: 1") if giver == "A" else ("A: 1", "B: 5")
    alms = event("Alms", CRAB, action(Give("honor", YOU, YOUR_OPPONENT, Num(4))), cost=0)
    drawn = pass_until(table(f"A {a}/0:\nB {b}/0:\ndynasty phase"), "honor bid")
    fought = do(duel(f"A {a}/0: Challenger*\nB {b}/0: Plain Captain*\nmilitary air A>B"), "B: pass", "A: Challenger")
    hand = {giver: " | Alms"}
    text = f"A {a}/0:{hand.get('A', '')}\nB {b}/0:{hand.get('B', '')}\ndraw phase, first {giver}"
    for s in (do(drawn, *bids), do(fought, *bids), do(table(text, extra=[alms]), f"{giver}: Alms")):
        assert honor_of(s) == ([0, 12] if giver == "A" else [12, 0])
        assert s.winner == (1 if giver == "A" else 0), "whoever is at 0 has lost"


@rule("rr.open-then.1")
@pytest.mark.parametrize(("follows", "honored"), [(Then, True), (IfYouDo, False)])
def test_if_you_do_needs_the_earlier_part_in_full_and_then_does_not(follows: type, honored: bool) -> None:
    both = event("Both", NEUTRAL, action(Bow(THAT), follows((Honor(THAT),)), choose=Target(CHARACTER, Num(2))), cost=0)
    ward = holding("Ward", NEUTRAL, interrupt(WouldHappen(ev.BOW), CancelEffects()))
    s = table("A: Plain Soldier, Plain Captain, Ward | Both\nB:", extra=[both, ward])
    do(s, "A: Both", "A: Plain Soldier", "A: Plain Captain", "A: Ward")
    assert not is_bowed(s, "Plain Soldier") and is_bowed(s, "Plain Captain"), "a part of it was done"
    assert is_honored(s, "Plain Soldier") is is_honored(s, "Plain Captain") is honored


@rule("rr.reactions.4", "rr.reactions.5")
@pytest.mark.parametrize("first", ["A", "B"])
@pytest.mark.parametrize("by", ["A", "B"])
def test_the_first_player_reacts_first_and_then_they_take_turns(first: str, by: str) -> None:
    echo = character("Echo", CRAB, reaction(Honored(CHARACTER), GainFate()), cost=0)
    praise = event("Praise", NEUTRAL, action(Honor(THAT), choose=CHARACTER), cost=0)
    hand = {by: " | Praise"}
    text = f"A: Echo, Echo{hand.get('A', '')}\nB: Echo, Echo, Plain Idler{hand.get('B', '')}\nfirst {first}"
    s = table(text, extra=[echo, praise])
    if by != first:
        do(s, f"{first}: pass")
    do(s, f"{by}: Praise", f"{by}: Plain Idler")
    second = "B" if first == "A" else "A"
    for who, deed in ((first, "Echo"), (second, "Echo"), (first, "pass"), (second, "Echo"), (first, "Echo")):
        assert decision(s) == f"{who}: reactions"
        do(s, f"{who}: {next(x for x in options(s) if x.startswith(deed))}")
    assert fate_of(s) == [2, 2] and decision(s).endswith("action")


@rule("rr.personal-honor.11", "rr.personal-honor.12")
@pytest.mark.parametrize(("same", "other", "mark"), [("Praise", "Slander", "^"), ("Slander", "Praise", "~")])
def test_only_while_it_has_the_token_it_gets_no_second_one(same: str, other: str, mark: str) -> None:
    tricks = [
        event("Praise", NEUTRAL, action(Honor(THAT), choose=CHARACTER), cost=0),
        event("Slander", NEUTRAL, action(Dishonor(THAT), choose=CHARACTER), cost=0),
    ]
    s = table(f"A: Plain Idler{mark} | {same}, {same}, {other}\nB:", extra=tricks)
    assert not offered(s, same)
    do(s, f"A: {other}", "A: Plain Idler", "B: pass", f"A: {same}", "A: Plain Idler", "B: pass")
    assert is_honored(s, "Plain Idler") is (mark == "^") and not offered(s, same), "it has one again"


@rule("rr.reactions.2")
@pytest.mark.parametrize(
    ("trigger", "whom", "met"),
    [
        (Honored(THIS), "Witness", True),
        (Honored(THIS), "Plain Soldier", False),
        (Honored(CHARACTER & YOURS), "Plain Soldier", True),
        (Honored(CHARACTER & YOURS), "Plain Giant", False),
        (EntersPlay(CHARACTER), "Plain Soldier", False),
        (LeavesPlay(CHARACTER), "Plain Soldier", False),
    ],
)
def test_something_like_the_condition_is_not_the_condition(trigger: Heard, whom: str, met: bool) -> None:
    witness = character("Witness", CRAB, reaction(trigger, GainFate()), cost=0)
    praise = event("Praise", NEUTRAL, action(Honor(THAT), choose=CHARACTER), cost=0)
    s = table("A: Witness, Plain Soldier | Praise\nB: Plain Giant", extra=[witness, praise])
    do(s, "A: Praise", f"A: {whom}")
    assert is_honored(s, whom) and decision(s) == ("A: reactions" if met else "B: action")
