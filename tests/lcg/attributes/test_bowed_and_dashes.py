"""Bowed cards on either side and in either type of conflict, and dashes for either skill."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CONFLICT,
    CRAB,
    CRANE,
    DASH,
    IN_DISCARD,
    NEUTRAL,
    THAT,
    THIS,
    YOURS,
    Bow,
    GainFate,
    GainHonor,
    Keyword,
    LeavesPlay,
    LeavingPlay,
    Num,
    PutIntoPlay,
    Ready,
    Sets,
    SwitchType,
    action,
    always_gets,
    attachment,
    character,
    conflict_character,
    event,
    gets,
    interrupt,
    reaction,
    with_stat,
)
from tests.lcg.tables import (
    Happens,
    discard,
    do,
    fate_of,
    honor_of,
    in_play,
    is_bowed,
    military,
    offered,
    options,
    participating,
    political,
    table,
    total,
)

BRUTE = conflict_character("Brute", CRAB, cost=1, military=3, political=DASH, glory=2)
BARD = conflict_character("Bard", CRANE, cost=1, military=DASH, political=3, glory=2)
SUITS = {"military": "Brute", "political": "Bard"}
OTHER = {"military": "Bard", "political": "Brute"}
BOTH = [BRUTE, BARD]


@rule("rr.bow.3")
@pytest.mark.parametrize("kind", ["military", "political"])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_a_bowed_character_counts_nothing_on_either_side_in_either_type(kind: str, seat: str) -> None:
    for mark in ("", "_"):
        who = f"Plain Giant*{mark}, Plain Porter*"
        sides = (who, "Plain Porter*") if seat == "A" else ("Plain Porter*", who)
        s = table(f"A: {sides[0]}\nB: {sides[1]}\n{kind} air A>B")
        assert total(s, seat) == 1 + (0 if mark else 9 if kind == "military" else 5)


@rule("rr.bow.2")
def test_a_bowed_card_is_bowed_again_only_after_it_was_ready() -> None:
    lash = event("Lash", NEUTRAL, action(Bow(CHARACTER)), cost=0)
    wake = event("Wake", NEUTRAL, action(Ready(THAT), choose=CHARACTER), cost=0)
    ear = character("Ear", CRAB, reaction(Happens(ev.BOW), GainHonor()), cost=0)
    s = table("A: Ear_, Plain Captain_ | Lash, Lash, Wake\nB:", extra=[lash, wake, ear])
    assert not offered(s, "Lash"), "all are bowed"
    do(s, "A: Wake", "A: Plain Captain", "B: pass", "A: Lash")
    assert is_bowed(s, "Plain Captain") and options(s) == ["Ear", "pass"]
    do(s, "A: Ear")
    assert honor_of(s)[0] == 11 and options(s) == ["pass"], "one was bowed, the ear was not bowed again"


@rule("rr.bow.4")
def test_every_kind_of_ability_works_on_a_bowed_card() -> None:
    sage = character(
        "Sage", CRAB, action(GainFate()), reaction(LeavesPlay(CHARACTER - THIS), GainHonor()),
        interrupt(LeavingPlay(CHARACTER - THIS), GainHonor()), always_gets(CHARACTER & YOURS, military=+1),
        Keyword("courtesy"), cost=0, military=1,
    )  # fmt: skip
    s = table("A 10/0: Sage_, Plain Captain, Funeral Pyre\nB:", extra=[sage])
    assert military(s, "Plain Captain") == 5, "a constant ability"
    do(s, "A: Sage")
    assert fate_of(s)[0] == 1, "an action"
    do(s, "B: pass", "A: Funeral Pyre", "A: Plain Captain")
    assert in_play(s, "Plain Captain") and options(s) == ["Sage (2)", "pass"], "an interrupt"
    do(s, "A: Sage (2)")
    assert not in_play(s, "Plain Captain") and options(s) == ["Sage (1)", "pass"], "a reaction"
    do(s, "A: Sage (1)")
    assert honor_of(s)[0] == 12
    s = table("A 10/0: Sage_, Funeral Pyre\nB:", extra=[sage])
    do(s, "A: Funeral Pyre", "A: Sage")
    assert fate_of(s)[0] == 1, "a keyword"


# --- dashes -----------------------------------------------------------------------------------------------------------


@rule("rr.dash.3")
@pytest.mark.parametrize("kind", ["military", "political"])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_whoever_has_a_dash_for_the_type_is_played_home_only(kind: str, seat: str) -> None:
    row = "10/5: Plain Captain* | Brute, Bard"
    s = table(f"A {row}\nB {row}\n{kind} air A>B", extra=BOTH)
    if seat == "A":
        do(s, "B: pass")
    assert offered(s, f"{SUITS[kind]} into the conflict") and offered(s, f"{SUITS[kind]}")
    assert not offered(s, f"{OTHER[kind]} into the conflict") and f"play {OTHER[kind]}" in options(s)


@rule("rr.dash.4")
@pytest.mark.parametrize("kind", ["military", "political"])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_whoever_has_a_dash_for_the_type_is_not_put_into_the_conflict(kind: str, seat: str) -> None:
    dead = CHARACTER & IN_DISCARD & YOURS
    join = event("Join", NEUTRAL, action(PutIntoPlay(THAT, conflict=True), when=CONFLICT, choose=dead), cost=0)
    rise = event("Rise", NEUTRAL, action(PutIntoPlay(THAT), when=CONFLICT, choose=dead), cost=0)
    row = "Plain Captain* | Join, Rise | | Brute, Bard"
    s = table(f"A: {row}\nB: {row}\n{kind} air A>B", extra=[*BOTH, join, rise])
    if seat == "A":
        do(s, "B: pass")
    do(s, f"{seat}: Join")
    assert options(s) == [SUITS[kind]], "the other one cannot come into it"
    do(s, f"{seat}: {SUITS[kind]}")
    assert participating(s, SUITS[kind], seat)
    do(s, f"{'B' if seat == 'A' else 'A'}: pass", f"{seat}: Rise", f"{seat}: {OTHER[kind]}")
    assert in_play(s, OTHER[kind], seat) and not participating(s, OTHER[kind], seat), "but may enter play at home"


@rule("rr.dash.6", "rr.dash.7")
@pytest.mark.parametrize("stat", ["military", "political"])
def test_nothing_changes_a_dash_of_either_skill_and_it_counts_0(stat: str) -> None:
    who, read = OTHER[stat], military if stat == "military" else political
    crest = attachment("Crest", NEUTRAL, cost=0, military=2, political=2)
    drum = character("Drum", CRAB, always_gets(CHARACTER & YOURS, military=+1, political=+1), cost=0, military=1)
    boost = event("Boost", NEUTRAL, action(gets(THAT, **{stat: +2}, until="phase"), choose=CHARACTER), cost=0)
    fixed = event("Fixed", NEUTRAL, action(Sets(CHARACTER, stat, Num(5), until="phase")), cost=0)
    weak = event("Weak", NEUTRAL, action(Bow(THAT), choose=CHARACTER & with_stat(stat, "<=", 0)), cost=0)
    s = table(f"A: {who}^[Crest], Drum | Boost, Fixed, Weak\nB:", extra=[*BOTH, crest, drum, boost, fixed, weak])
    assert read(s, who) == 0, "neither glory nor attachment nor constant ability"
    other = political if stat == "military" else military
    assert other(s, who) == 3 + 2 + 2 + 1
    do(s, "A: Boost")
    assert options(s) == ["Drum"], "it cannot be raised"
    do(s, "A: Drum", "B: pass", "A: Fixed", "B: pass")
    assert read(s, who) == 0 and read(s, "Drum") == 5
    do(s, "A: Weak")
    assert options(s) == [who], "0 where a number is needed"


@rule("rr.dash.5")
@pytest.mark.parametrize("mark", ["*", "*_"])
def test_a_dash_in_its_conflict_is_put_home_and_stays_in_play(mark: str) -> None:
    turn = event("Turn", NEUTRAL, action(SwitchType(), when=CONFLICT), cost=0)
    s = table(f"A: Brute{mark}, Plain Captain* | Turn\nB: Bard, Brute*\nmilitary air A>B", extra=[*BOTH, turn])
    do(s, "B: pass", "A: Turn")
    for seat in "AB":
        assert in_play(s, "Brute", seat) and is_bowed(s, "Brute", seat) and not participating(s, "Brute", seat)
    assert not is_bowed(s, "Bard"), "who took no part is left alone"
    assert not discard(s, "A")[1:] and not discard(s, "B")
