"""Defenders, covert, dashes, duels, and when events may be played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRAB,
    DEFENDING,
    NEUTRAL,
    PICKED,
    THAT,
    THAT2,
    THIS,
    YOU,
    YOUR_OPPONENT,
    YOUR_OPPONENTS,
    YOURS,
    Bow,
    Duel,
    GainFate,
    GainHonor,
    HigherBid,
    Honor,
    Keyword,
    MoveToConflict,
    action,
    character,
    event,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    Happens,
    decision,
    do,
    honor_of,
    is_bowed,
    is_honored,
    offered,
    options,
    participating,
    step,
    table,
)

SUMMONS = event("Summons", NEUTRAL, action(MoveToConflict(THAT), choose=CHARACTER), cost=0)


@rule("rr.defender.1")
def test_whoever_participates_on_the_side_of_the_attacked_provinces_player_is_a_defender() -> None:
    snare = event("Snare", NEUTRAL, action(Bow(THAT), choose=DEFENDING & CHARACTER), cost=0)
    s = table(
        """A: Plain Captain*, Plain Idler | Snare
           B 10/3: Plain Soldier*, Plain Envoy, Plain Porter | Plain Guest, Summons
           military air A>B""",
        extra=[snare, SUMMONS],
    )
    do(s, "B: Plain Guest into the conflict", "B: 0", "A: pass", "B: Summons", "B: Plain Envoy", "A: Snare")
    assert options(s) == ["Plain Soldier", "Plain Envoy", "Plain Guest"], "declared, moved and played; nobody at home"


@rule("rr.covert.8")
def test_a_covert_character_that_is_moved_in_evades_nobody() -> None:
    spy = character("Spy", CRAB, Keyword("covert"), reaction(Happens(ev.EVADE), GainHonor()), cost=0, military=1)
    s = table("A: Plain Captain, Spy | Summons\nB: Plain Soldier", extra=[spy, SUMMONS])
    do(s, "A: pass", "B: pass", "A: military air", "A: Fields", "A: Plain Captain", "A: done")
    assert decision(s) == "B: declare a defender" and options(s) == ["Plain Soldier", "done"]
    do(s, "B: done", "B: pass", "A: Summons", "A: Spy")
    assert participating(s, "Spy") and decision(s) == "B: action", "nobody is chosen, nobody reacts"


@rule("rr.dash.8")
def test_a_dash_neither_challenges_nor_is_challenged() -> None:
    brawl = event(
        "Brawl", NEUTRAL,
        action(Duel(THAT, THAT2, "military", loser=Bow(PICKED)), when=CONFLICT,
               choose=(CHARACTER & YOURS, CHARACTER & YOUR_OPPONENTS)),
        cost=0,
    )  # fmt: skip
    sides = "A: {}\nB: {}\npolitical air B>A"
    s = table(sides.format("Plain Envoy*, Plain Poet* | Brawl", "Plain Captain*, Plain Poet*"), extra=[brawl])
    do(s, "A: Brawl")
    assert options(s) == ["Plain Envoy"]
    do(s, "A: Plain Envoy")
    assert options(s) == ["Plain Captain"]
    s = table(sides.format("Plain Envoy* | Brawl", "Plain Poet*"), extra=[brawl])
    assert not offered(s, "Brawl"), "there is nobody to fight"


@rule("rr.dash.1")
def test_what_stands_before_the_dash_is_done_before_what_stands_behind_it() -> None:
    deed = action(Honor(THAT), cost=Bow(THIS), when=HigherBid(YOU, YOUR_OPPONENT), choose=CHARACTER & YOURS - THIS)
    sage = character("Sage", CRAB, deed, cost=1, glory=1)
    for bids in ((2, 1), (1, 2)):
        s = table(f"A bid {bids[0]}: Sage, Plain Captain, Plain Soldier\nB bid {bids[1]}:", extra=[sage])
        assert offered(s, "Sage") is (bids == (2, 1)), "the condition"
    s = table("A bid 2: Sage, Plain Captain, Plain Soldier\nB bid 1:", extra=[sage])
    do(s, "A: Sage")
    assert decision(s) == "A: target" and is_bowed(s, "Sage"), "the cost is paid, the target is chosen"
    assert options(s) == ["Plain Captain", "Plain Soldier"] and not is_honored(s, "Plain Captain")
    do(s, "A: Plain Captain")
    assert is_honored(s, "Plain Captain"), "then the effect"


@rule("rr.duel-timing.1")
def test_a_duel_goes_through_its_steps_in_order() -> None:
    kinds = (ev.DUEL_BEGINS, ev.BIDS_REVEALED, ev.LOSE_HONOR, ev.WIN_DUEL, ev.BOW)
    fight = action(Duel(THIS, THAT, "military", loser=Bow(PICKED)), when=CONFLICT, choose=CHARACTER & YOUR_OPPONENTS)
    fencer = character("Fencer", CRAB, fight, cost=0, military=9)
    ears = [
        character(f"Ear {i}", CRAB, interrupt(Happens(k), GainFate(), unlimited=True), cost=0)
        for i, k in enumerate(kinds)
    ]
    names = ", ".join(x.name for x in ears)
    s = table(f"A: Fencer*, {names}\nB: Plain Captain*\nmilitary air A>B", extra=[fencer, *ears])
    do(s, "B: pass", "A: Fencer", "A: Plain Captain")
    heard = []
    while decision(s) != "B: action":
        if decision(s) == "A: interrupts":
            heard.append((options(s)[0], step(s).split("lcg: duel: ")[-1].split(" ")[0]))
            do(s, "A: pass")
        else:
            do(s, f"{decision(s)[0]}: {'3' if decision(s)[0] == 'A' else '1'}")
    assert [name for name, _ in heard] == [x.name for x in ears], "challenge, dials, honor, result, consequences"
    assert [x for _, x in heard[:4]] == ["D.2", "D.3", "D.5", "D.6"]
    assert honor_of(s) == [8, 12] and is_bowed(s, "Plain Captain")


# --- events ----------------------------------------------------------------------------------------------------------


@rule("rr.event-cards.2", "rr.event-cards.3")
@pytest.mark.parametrize(
    ("moment", "may"),
    [
        ("dynasty phase", ["Feast", "Plain Praise"]),
        ("draw phase", ["Plain Praise"]),
        ("conflict phase", ["Plain Praise"]),
        ("military air B>A", ["Plain Praise", "War Cry"]),
    ],
)
def test_type_condition_and_place_say_when_an_event_may_be_played(moment: str, may: list[str]) -> None:
    cry = event("War Cry", NEUTRAL, action(GainHonor(), when=CONFLICT), cost=0)
    echo = event("Echo", NEUTRAL, reaction(Happens(ev.GAIN_HONOR), GainFate()), cost=0)
    feast = replace(event("Feast", NEUTRAL, action(GainHonor()), cost=0), side="dynasty")
    mark = "*" if ">" in moment else ""
    s = table(
        f"""A: Plain Captain{mark} | War Cry, Echo, Plain Praise | Fields, Fields[Feast]
            B: Plain Envoy{mark}
            {moment}""",
        extra=[cry, echo, feast],
    )
    assert sorted(x.removeprefix("play ") for x in options(s)) == [*may, "pass"]
    do(s, "A: Plain Praise")
    assert options(s) == ["Echo", "pass"], "a reaction, now that honor was gained"
