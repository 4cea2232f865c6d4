"""Who decides what an ability does, and which keywords are asked about."""

from __future__ import annotations

import pytest

from gorin.language.nodes import Text
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    BUSHI,
    CHARACTER,
    CRAB,
    FACEDOWN,
    HOLDING,
    NEUTRAL,
    PICKED,
    THAT,
    YOUR_OPPONENT,
    YOURS,
    Bow,
    Discard,
    Disguised,
    GainHonor,
    Honor,
    Keyword,
    LeavesPlay,
    LeavingPlay,
    May,
    Pick,
    ReturnToHand,
    Sacrifice,
    SelectOne,
    Target,
    TurnFaceup,
    action,
    attachment,
    character,
    conflict_character,
    event,
    holding,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_tainted,
    offered,
    options,
    pass_until,
    table,
)

AWAY = event("Away", NEUTRAL, action(Discard(THAT), choose=CHARACTER | ATTACHMENT), cost=0)

# --- who decides --------------------------------------------------------------------------------------------------------

ANYBODY = CHARACTER
DECISIONS: dict[str, tuple[Text, Text]] = {  # decided by the controller, and by the opponent its text names
    "target": (
        action(Bow(THAT), choose=Target(ANYBODY)),
        action(Bow(THAT), choose=Target(ANYBODY, by=YOUR_OPPONENT)),
    ),
    "pick": (action(Pick(ANYBODY, Bow(PICKED))), action(Pick(ANYBODY, Bow(PICKED), by=YOUR_OPPONENT))),
    "select": (
        action(SelectOne((Bow(CHARACTER), Honor(CHARACTER)))),
        action(SelectOne((Bow(CHARACTER), Honor(CHARACTER)), by=YOUR_OPPONENT)),
    ),
    "may": (action(May(Bow(CHARACTER))), action(May(Bow(CHARACTER), by=YOUR_OPPONENT))),
    "may pick": (
        action(May(Pick(ANYBODY, Bow(PICKED)))),
        action(May(Pick(ANYBODY, Bow(PICKED), by=YOUR_OPPONENT), by=YOUR_OPPONENT)),
    ),
}


@rule("rr.ability.13")
@pytest.mark.parametrize("way", DECISIONS)
@pytest.mark.parametrize("named", [False, True])
@pytest.mark.parametrize(("you", "foe"), ["AB", "BA"])
def test_the_controller_of_the_card_decides_everything_unless_another_player_is_named(
    way: str, named: bool, you: str, foe: str
) -> None:
    sage = character("Sage", CRAB, DECISIONS[way][named], cost=1, glory=1)
    rows = ("Sage, Plain Captain", "Plain Soldier") if you == "A" else ("Plain Captain", "A:Sage, Plain Soldier")
    s = table(f"A: {rows[0]}\nB: {rows[1]}\nfirst {you}", extra=[sage])
    do(s, f"{you}: Sage")
    assert decision(s)[0] == (foe if named else you)
    assert len(options(s)) >= 2


@rule("rr.ability.13")
@pytest.mark.parametrize("owner", ["A", "B"])
def test_whoever_controls_the_card_chooses_what_pays_for_its_ability(owner: str) -> None:
    altar = character("Altar", CRAB, action(GainHonor(), cost=Sacrifice(CHARACTER & YOURS)), cost=1)
    s = table(f"A: {owner}:Altar, Plain Captain\nB: Plain Soldier", extra=[altar])
    do(s, "A: Altar")
    assert decision(s) == "A: cost: sacrifice" and options(s) == ["Altar", "Plain Captain"]


# --- keywords that say "may" --------------------------------------------------------------------------------------------


@rule("rr.ability.8")
@pytest.mark.parametrize("used", [True, False])
def test_covert_may_be_used_or_not(used: bool) -> None:
    s = table("A: Plain Sneak\nB: Plain Captain, Plain Soldier")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Sneak", "A: done")
    assert decision(s) == "A: evade by covert"
    do(s, "A: Plain Captain" if used else "A: done")
    assert decision(s) == "B: declare a defender" and offered(s, "Plain Captain") is not used


@rule("rr.ability.8")
@pytest.mark.parametrize("used", [True, False])
def test_disguised_may_be_used_or_not(used: bool) -> None:
    mask = conflict_character("Mask", CRAB, Disguised(BUSHI), cost=2, military=1)
    s = table("A 10/3: Plain Soldier | Mask\nB:", extra=[mask])
    assert {"play Mask", "play Mask disguised", "pass"} <= set(options(s))
    do(s, *(("A: Mask disguised",) if used else ("A: play Mask", "A: 0")))
    if used and not in_play(s, "Mask"):
        do(s, "A: Plain Soldier")
    assert in_play(s, "Mask") and in_play(s, "Plain Soldier") is not used
    assert fate_of(s)[0] == (2 if used else 1)


@rule("rr.ability.8")
@pytest.mark.parametrize("given", [2, 0])
def test_support_may_be_given_or_not(given: int) -> None:
    aid = event("Aid", NEUTRAL, Keyword("support"), action(GainHonor()), cost=3)
    s = table("A 10/3: | Aid\nB 10/5:", extra=[aid])
    do(s, "A: Aid")
    assert decision(s) == "B: support"
    do(s, f"B: {given}", *(["A: yes"] if given else []))
    assert fate_of(s) == [given, 5 - given] and honor_of(s)[0] == 11


# --- keywords that do not ---------------------------------------------------------------------------------------------------


@rule("rr.ability.9")
@pytest.mark.parametrize(("wins", "mark"), [(True, "honored"), (False, "dishonored")])
def test_pride_asks_nobody(wins: bool, mark: str) -> None:
    lord = character("Lord", CRAB, Keyword("pride"), cost=1, military=5 if wins else 1, glory=1)
    s = table("A: Lord*\nB: Plain Captain* | | Fields, Plain Wall\nmilitary air A>B Plain Wall", extra=[lord])
    asked = []
    while s.con[0]:
        asked.append(decision(s))
        pass_until(s, "", most=1)
    assert not [x for x in asked if "Lord" in x or "pride" in x]
    lords = 1 << find(s, "Lord")
    assert bool(s.p[facts.HONORED] & lords) is wins and bool(s.p[facts.DISHONORED] & lords) is not wins


@rule("rr.ability.9")
@pytest.mark.parametrize("keyword", ["courtesy", "sincerity"])
def test_what_happens_when_a_card_leaves_play_asks_nobody(keyword: str) -> None:
    host = character("Host", CRAB, Keyword(keyword), cost=1)
    s = table("A 10/0: Host | Away | | | Plain Robe\nB:", extra=[host, AWAY])
    do(s, "A: Away", "A: Host")
    assert decision(s) == "B: action"
    assert (fate_of(s)[0], hand(s, "A")) == ((1, []) if keyword == "courtesy" else (0, ["Plain Robe"]))


@rule("rr.ability.9")
def test_ancestral_corrupted_and_restricted_ask_nobody_whether_they_apply() -> None:
    blade = attachment("Blade", NEUTRAL, Keyword("ancestral"), cost=0)
    s = table("A: Plain Captain[Blade] | Away\nB:", extra=[blade, AWAY])
    do(s, "A: Away", "A: Plain Captain")
    assert hand(s, "A") == ["Blade"] and decision(s) == "B: action"
    fiend = conflict_character("Fiend", CRAB, Keyword("corrupted"), cost=0)
    s = table("A 10/0: | Fiend\nB:", extra=[fiend])
    do(s, "A: Fiend")
    assert is_tainted(s, "Fiend") and decision(s) == "B: action"
    arms = [attachment(f"Arm {x}", NEUTRAL, Keyword("restricted"), cost=0) for x in "123"]
    s = table("A: Plain Captain[Arm 1, Arm 2] | Arm 3\nB:", extra=arms)
    do(s, "A: Arm 3", "A: Plain Captain")
    assert options(s) == ["Arm 1", "Arm 2", "Arm 3"], "which one goes is asked, not whether"


@rule("rr.ability.9")
def test_rally_and_limited_ask_nobody_whether_they_apply() -> None:
    company = character("Company", CRAB, Keyword("rally"), cost=1)
    scout = event("Scout", NEUTRAL, action(TurnFaceup(THAT), choose=FACEDOWN), cost=0)
    full = "Fields[Plain Idler], Fields[Plain Idler], Fields[Plain Idler]"
    s = table(f"A: | Scout | Fields, Fields[Company?], {full} | | | Plain Giant\nB:", extra=[company, scout])
    do(s, "A: Scout", "A: a facedown card (A1)")
    assert s.lying[s.slot[find(s, "Company")]].bit_count() == 2 and decision(s) == "B: action"
    s = table("A: Plain Role | Plain Rarity, Plain Rarity\nB:")
    do(s, "A: Plain Rarity")
    assert is_bowed(s, "Plain Role") and decision(s) == "B: action"
    do(s, "B: pass")
    assert not offered(s, "Plain Rarity")


# --- courtesy -------------------------------------------------------------------------------------------------------------

HOSTS = {
    "character": (character("Host", CRAB, Keyword("courtesy"), cost=1), "Host"),
    "attachment": (attachment("Host", NEUTRAL, Keyword("courtesy"), cost=0), "Plain Captain[Host]"),
    "holding": (holding("Host", NEUTRAL, Keyword("courtesy")), "Host"),
}


@rule("rr.courtesy.1")
@pytest.mark.parametrize("kind", HOSTS)
@pytest.mark.parametrize("back", [False, True])
def test_whatever_card_has_courtesy_and_however_it_leaves_its_controller_gains_1_fate(kind: str, back: bool) -> None:
    card, where = HOSTS[kind]
    effect = ReturnToHand(THAT) if back else Discard(THAT)
    away = event("Away", NEUTRAL, action(effect, choose=CHARACTER | ATTACHMENT | HOLDING), cost=0)
    for seat in "AB":
        rows = {"A": "| Away", "B": ""}
        rows[seat] = f"{where} {rows[seat]}"
        s = table(f"A 10/0: {rows['A']}\nB 10/0: {rows['B']}", extra=[card, away])
        do(s, "A: Away", "A: Host")
        assert not in_play(s, "Host") and fate_of(s) == ([1, 0] if seat == "A" else [0, 1])


@rule("rr.courtesy.2")
def test_courtesy_comes_after_the_interrupts_to_the_leaving_and_before_the_reactions() -> None:
    host = character("Host", CRAB, Keyword("courtesy"), cost=1)
    watch = character(
        "Watch", CRAB, interrupt(LeavingPlay(CHARACTER), GainHonor()), reaction(LeavesPlay(CHARACTER), GainHonor()),
        cost=1,
    )  # fmt: skip
    s = table("A 10/0: Host, Watch | Away\nB:", extra=[host, watch, AWAY])
    do(s, "A: Away", "A: Host")
    assert decision(s) == "A: interrupts" and in_play(s, "Host") and fate_of(s)[0] == 0
    do(s, "A: pass")
    assert decision(s) == "A: reactions" and discard(s, "A") == ["Host"] and fate_of(s)[0] == 1
