"""Readings of what the rules leave open: tokens that stay or count, decks that run out, types of conflict."""

from __future__ import annotations

import pytest

from gorin.kernel.machine import ask_again
from gorin.language.nodes import Effect
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    FACEDOWN_PROVINCE,
    IN_HAND,
    IT,
    NEUTRAL,
    PROVINCE,
    THAT,
    UNBROKEN,
    YOURS,
    Discard,
    Dishonor,
    Draw,
    GainFate,
    GainHonor,
    Honor,
    LeavesPlay,
    LookAtTop,
    Num,
    OneFromEachDeck,
    RevealProvince,
    RevealTopToPlay,
    Search,
    SearchDeck,
    TurnFacedown,
    WouldLeavePlay,
    action,
    character,
    count,
    event,
    gets,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    find,
    hand,
    honor_of,
    offered,
    options,
    strength,
    table,
)

STRIKE = event("Strike", CRAB, action(Discard(THAT), choose=CHARACTER), cost=0)


@rule("rr.open-personal-honor-timing.1")
@pytest.mark.parametrize(("mark", "honor"), [("^", 11), ("~", 9), ("", 10)])
def test_the_honor_for_whoever_leaves_play_is_there_before_anybody_reacts(mark: str, honor: int) -> None:
    mourner = character("Mourner", CRAB, reaction(LeavesPlay(CHARACTER), GainFate()), cost=0)
    s = table(f"A: Mourner | Strike\nB: Plain Captain{mark}\ndraw phase", extra=[STRIKE, mourner])
    do(s, "A: Strike", "A: Plain Captain")
    assert decision(s) == "A: reactions" and honor_of(s) == [10, honor]


@rule("rr.open-personal-honor-timing.1")
@pytest.mark.parametrize(
    ("mark", "then", "honor"), [("", Honor, 11), ("", Dishonor, 9), ("^", Dishonor, 10), ("~", Honor, 10)]
)
def test_the_token_it_leaves_with_counts_not_the_one_it_had_before(mark: str, then: type, honor: int) -> None:
    last = character("Last Word", CRAB, interrupt(WouldLeavePlay(CHARACTER), then(IT)), cost=0)
    s = table(f"A: Last Word | Strike\nB: Plain Captain{mark}\ndraw phase", extra=[STRIKE, last])
    do(s, "A: Strike", "A: Plain Captain", "A: Last Word")
    assert discard(s, "B") == ["Plain Captain"] and honor_of(s) == [10, honor]


@rule("rr.open-province-flip.1")
@pytest.mark.parametrize("mark", ["&", "^", "~", "+2"])
def test_every_token_stays_on_a_province_that_is_turned_either_way(mark: str) -> None:
    lift = event("Lift", NEUTRAL, action(RevealProvince(THAT), choose=FACEDOWN_PROVINCE), cost=0)
    hide = event("Hide", NEUTRAL, action(TurnFacedown(THAT), choose=PROVINCE & UNBROKEN), cost=0)
    brace = event("Brace", NEUTRAL, action(gets(THAT, strength=3, until="phase"), choose=PROVINCE), cost=0)
    s = table(f"A: | Brace, Lift, Hide | Fields, Plain Hill?{mark}\nB:\nconflict phase", extra=[lift, hide, brace])
    hill = find(s, "Plain Hill")

    def tokens() -> list[int]:
        return [s.fate[hill], *(s.p[x] >> hill & 1 for x in (facts.TAINTED, facts.HONORED, facts.DISHONORED))]

    before, strong = tokens(), strength(s, "Plain Hill")
    assert sum(before) == (2 if mark == "+2" else 1)
    do(s, "A: Lift", "A: Plain Hill", "B: pass")
    assert tokens() == before and strength(s, "Plain Hill") == strong
    do(s, "A: Brace", "A: Plain Hill", "B: pass")
    assert strength(s, "Plain Hill") == strong + 3
    do(s, "A: Hide", "A: Plain Hill", "B: pass")
    assert tokens() == before and strength(s, "Plain Hill") == strong, "the lasting effect was on the other side"


@rule("rr.open-run-out-other-uses.1")
@pytest.mark.parametrize("use", [LookAtTop(3), Search(3), SearchDeck(CHARACTER), RevealTopToPlay(), OneFromEachDeck(2)])
def test_whatever_else_an_empty_deck_is_used_for_it_stays_empty(use: Effect) -> None:
    seek = event("Seek", NEUTRAL, action(use, GainHonor()), cost=0)
    s = table("A 10/0: | Seek | | Plain Praise, Plain Alms\nB 10/0:", extra=[seek])
    s.zones[0].clear()
    ask_again(s)
    do(s, "A: Seek")
    while decision(s) != "B: action":
        do(s, f"{decision(s)[0]}: {options(s)[0]}")
    assert honor_of(s) == [11, 10], "the rest is done, and 5 honor is not lost"
    assert deck(s, "A") == [] and {"Plain Praise", "Plain Alms"} <= set(discard(s, "A"))


@rule("rr.open-run-out-multi-draw.1")
def test_what_is_left_is_drawn_then_the_discard_pile_is_shuffled_and_drawn_from() -> None:
    pile = ["Plain Praise", "Plain Alms", "Plain Sword", "Plain Robe", "Plain Guest"]
    gift = event("Gift", NEUTRAL, action(Draw(Num(3))), cost=0)
    drawn = set()
    for seed in range(12):
        text = f"A 10/0: | Gift | | {', '.join(pile)} | Plain Letter, Plain Shame\nB 10/0:"
        s = do(table(text, extra=[gift], seed=seed), "A: Gift")
        assert honor_of(s) == [5, 10] and {"Plain Letter", "Plain Shame"} < set(hand(s, "A"))
        (third,) = set(hand(s, "A")) - {"Plain Letter", "Plain Shame"}
        drawn.add(third)
        assert sorted([third, *deck(s, "A")]) == sorted(pile) and discard(s, "A") == ["Gift"]
    assert len(drawn) > 2, "in no order that anybody knows"


@rule("rr.open-event-zone-during-payment.1")
@pytest.mark.parametrize(("n", "can"), [(1, False), (2, True)])
def test_when_it_is_asked_whether_an_event_may_be_played_it_is_still_in_hand(n: int, can: bool) -> None:
    full = event(
        "Full Hand", NEUTRAL, action(GainHonor(count(IN_HAND & YOURS)), when=count(IN_HAND & YOURS) >= 2), cost=0
    )
    s = table(f"A: | {', '.join(['Full Hand', 'Plain Letter'][:n])}\nB:", extra=[full])
    assert offered(s, "Full Hand") == can
    if can:
        assert honor_of(do(s, "A: Full Hand")) == [11, 10], "and when its effects resolve it is not"
