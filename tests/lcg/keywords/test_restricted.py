"""Restricted: no more than two of them on a character."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    CRAB,
    IT,
    NEUTRAL,
    THAT,
    AttachedTo,
    HasKeyword,
    Instead,
    Is,
    Keyword,
    MoveAttachment,
    Ready,
    WouldLeavePlay,
    action,
    attachment,
    character,
    event,
    interrupt,
)
from tests.lcg.tables import decision, discard, do, find, in_play, offered, options, table

BLADES = [attachment(f"Blade {x}", NEUTRAL, Keyword("restricted"), cost=0, military=1) for x in "ABCD"]
ARMOR = attachment("Armor", NEUTRAL, cost=0, traits=("armor",))
ALL_FOR_ONE = event(
    "All for One", NEUTRAL, action(MoveAttachment(AttachedTo(Is("#smith")), THAT), choose=CHARACTER), cost=0
)
SMITH = character("Smith", CRAB, cost=1, traits=("smith",))
SAVIOR = character("Savior", CRAB, interrupt(WouldLeavePlay(ATTACHMENT), Instead(Ready(IT)), unlimited=True), cost=1)
CARDS = [*BLADES, ARMOR, ALL_FOR_ONE, SMITH, SAVIOR]


@rule("rr.restricted.1", "rr.restricted.3")
def test_a_third_may_be_played_and_its_controller_chooses_which_one_goes() -> None:
    s = table("A: Plain Captain[Blade A, Blade B, Armor]\nB: | Blade C\nfirst B", extra=CARDS)
    do(s, "B: Blade C", "B: Plain Captain")
    assert decision(s) == "A: discard a restricted attachment", "the character's controller"
    assert options(s) == ["Blade A", "Blade B", "Blade C"], "not the armor"
    do(s, "A: Blade C")
    assert discard(s, "B") == ["Blade C"] and in_play(s, "Blade A") and in_play(s, "Blade B")


@rule("rr.restricted.1", "rr.restricted.2")
def test_however_it_came_about_and_until_two_are_left() -> None:
    s = table("A: Plain Captain[Blade A, Blade B], Smith[Blade C, Blade D] | All for One\nB:", extra=CARDS)
    do(s, "A: All for One", "A: Plain Captain")
    assert decision(s) == "A: discard a restricted attachment" and len(options(s)) == 4
    do(s, "A: Blade A")
    assert decision(s) == "A: discard a restricted attachment" and len(options(s)) == 3
    do(s, "A: Blade C")
    assert decision(s) == "B: action"
    captain = find(s, "Plain Captain")
    assert [s.host[find(s, x)] for x in ("Blade B", "Blade D")] == [captain] * 2


@rule("rr.restricted.2")
def test_a_gained_keyword_counts_and_nothing_saves_the_chosen_one() -> None:
    teacher = character("Master Smith", CRAB, HasKeyword(ATTACHMENT, "restricted"), cost=1)
    s = table(
        "A 10/9: Plain Captain[Blade A_, Blade B_, Armor_], Savior | | Fields, Fields[Master Smith]\nB:\ndynasty phase",
        extra=[*CARDS, teacher],
    )
    assert decision(s) == "A: action"
    do(s, "A: Master Smith", "A: 0")
    assert options(s) == ["Blade A", "Blade B", "Armor"]
    do(s, "A: Armor")
    assert discard(s, "A") == ["Armor"] and not offered(s, "Savior")
