"""Copies: cards with the same title, and characters that become copies of others for a while."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.attributes.stats import stat
from gorin.rulesets.lcg.state import MILITARY, POLITICAL
from gorin.rulesets.lcg.words import (
    BUSHI,
    CHARACTER,
    COURTIER,
    CRAB,
    CRANE,
    DASH,
    IN_DISCARD,
    LION,
    NEUTRAL,
    THAT,
    THAT2,
    THIS,
    UNIQUE,
    YOURS,
    BecomeCopy,
    Bow,
    CopiesOf,
    Costing,
    Discard,
    GainHonor,
    GainsThatAbility,
    Grants,
    HasTrait,
    Honor,
    Keyword,
    LeavesPlay,
    Query,
    Sets,
    SwitchBase,
    TargetAbility,
    TreatAsBlank,
    action,
    attachment,
    character,
    clan,
    count,
    event,
    gets,
    printed_cost,
    reaction,
)
from gorin.rulesets.lcg.words.looking import AddToHand
from tests.lcg.tables import (
    ALL,
    decision,
    discard,
    do,
    find,
    glory,
    hand,
    honor_of,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
)

MIMIC = event("Mimic", NEUTRAL, action(BecomeCopy(THAT, THAT2), choose=(CHARACTER & YOURS, CHARACTER - THAT)), cost=0)
GLIMPSE = event(
    "Glimpse",
    NEUTRAL,
    action(BecomeCopy(THAT, THAT2, until="conflict"), choose=(CHARACTER & YOURS, CHARACTER - THAT)),
    cost=0,
)
KEEPER = character(
    "Keeper",
    LION,
    Keyword("covert"),
    action(GainHonor()),
    cost=4,
    military=5,
    political=DASH,
    glory=3,
    traits=("bushi",),
)
CLERK = character("Clerk", CRANE, action(Honor(THIS)), cost=1, military=1, political=2, glory=1, traits=("courtier",))
FUNERAL = character("Funeral Guest", CRANE, reaction(LeavesPlay(CHARACTER - THIS), GainHonor()), cost=1, military=1)
GAG = event("Gag", NEUTRAL, action(TreatAsBlank(THAT), choose=CHARACTER), cost=0)
LESSON = attachment("Lesson", NEUTRAL, Grants(action(GainHonor())), HasTrait(CHARACTER, "monk"), cost=0, military=1)
DISMISS = event("Dismiss", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
CARDS = [MIMIC, GLIMPSE, KEEPER, CLERK, FUNERAL, GAG, LESSON, DISMISS]


def chosen_among(s: Any) -> list[int]:
    """The cards among which the waiting decision chooses."""
    return [o.card for o in s.decision.options]


def conflict_over(s: Any) -> None:
    """Pass until the conflict has ended."""
    while s.con[0]:
        pass_until(s, "")


# --- of a card ------------------------------------------------------------------------------------------------------


@rule("rr.copy-of-a-card.1", "rr.duplicates.4")
def test_another_version_with_the_same_title_is_a_copy() -> None:
    young = character("Lord (young)", LION, cost=2, military=2, political=2, unique=True, title="Lord")
    old = character("Lord (old)", CRAB, cost=1, military=9, political=9, unique=True, title="Lord")
    s = table("A 10/9: Lord (young) | | Fields, Fields[Lord (old)]\nB:\ndynasty phase", extra=[young, old])
    assert options(s) == ["play Lord (old) as a duplicate", "pass"], "one per title, but it is a duplicate"
    named = event("Call", NEUTRAL, action(Bow(CHARACTER & CopiesOf(THAT)), choose=CHARACTER & YOURS), cost=0)
    s = table("A: Lord (young), Plain Captain | Call\nB: Lord (old)", extra=[young, old, named])
    do(s, "A: Call", "A: Lord (young)")
    assert s.p[facts.BOWED].bit_count() == 2


@rule("rr.copy-of-a-card.2")
def test_a_card_is_a_copy_of_itself() -> None:
    call = event(
        "Call",
        NEUTRAL,
        action(gets(THAT, military=count(CHARACTER & CopiesOf(THAT)), until="phase"), choose=CHARACTER & YOURS),
        cost=0,
    )
    s = table("A: Plain Captain | Call\nB: Plain Captain, Plain Soldier", extra=[call])
    do(s, "A: Call", "A: Plain Captain")
    assert sorted(military(s, "Plain Captain", q) for q in "AB") == [4, 6]


# --- of a character -------------------------------------------------------------------------------------------------


@rule("rr.copy-of-a-character.1", "rr.copy-of-a-character.2")
def test_it_has_everything_of_the_other_and_nothing_of_its_own() -> None:
    s = table("A: Clerk | Mimic\nB: Keeper", extra=CARDS)
    clerk = find(s, "Clerk")
    do(s, "A: Mimic")
    assert options(s) == ["Clerk"]
    do(s, "A: Clerk", "A: Keeper")
    assert s.box.faces[s.kind[clerk]].name == "Keeper"
    assert (military(s, "Keeper", "A"), glory(s, "Keeper", "A")) == (5, 3)
    planes = [facts.LION, facts.trait("bushi"), facts.COVERT, facts.DASH_POLITICAL]
    assert all(s.p[i] >> clerk & 1 for i in planes)
    assert not any(s.p[i] >> clerk & 1 for i in (facts.CRANE, facts.trait("courtier")))
    do(s, "B: pass")
    assert options(s) == ["Keeper", "pass"]
    do(s, "A: Keeper")
    assert honor_of(s) == [11, 10], "the copied text, used by the copy's controller"


@rule("rr.copy-of-a-character.2")
@pytest.mark.parametrize("what", [Costing("==", 4), clan(LION), BUSHI, Costing(">=", 4) - COURTIER])
def test_cost_clan_and_traits_are_the_others(what: Query) -> None:
    look = event("Look", NEUTRAL, action(Bow(THAT), choose=CHARACTER & what), cost=0)
    s = table("A: Clerk, Plain Porter | Mimic, Look\nB: Keeper", extra=[*CARDS, look])
    clerk, keeper = find(s, "Clerk"), find(s, "Keeper")
    do(s, "A: Mimic", "A: Clerk", "A: Keeper", "B: pass", "A: Look")
    assert chosen_among(s) == sorted([clerk, keeper])


@rule("rr.copy-of-a-character.3", "rr.printed.1")
def test_what_is_printed_stays_printed() -> None:
    s = table(
        "A: Clerk | Mimic, Check\nB: Keeper",
        extra=[*CARDS, event("Check", NEUTRAL, action(Bow(THAT), choose=CHARACTER & printed_cost("<=", 1)), cost=0)],
    )
    clerk = find(s, "Clerk")
    do(s, "A: Mimic", "A: Clerk", "A: Keeper", "B: pass")
    do(s, "A: Check")
    assert [o.card for o in s.decision.options] == [clerk], "its printed cost is still 1, the other's is 4"


@rule("rr.gains.3", "rr.copy-of-a-character.3")
def test_abilities_printed_on_it_are_those_physically_there() -> None:
    mine = CHARACTER & YOURS
    learn = event("Learn", NEUTRAL, action(GainsThatAbility(mine), choose=TargetAbility(mine)), cost=0)
    s = table("A: Clerk | Mimic, Learn\nB: Keeper", extra=[*CARDS, learn])
    do(s, "A: Mimic", "A: Clerk", "A: Keeper", "B: pass", "A: Learn")
    assert [x.split()[0].split("/")[0] for x in options(s)] == ["Clerk"], (
        "the Clerk's own ability is printed on it, the copied one is not"
    )


@rule("rr.copy-of-a-character.4")
def test_modifiers_and_gained_traits_are_not_copied() -> None:
    boost = event("Boost", NEUTRAL, action(gets(THAT, military=+3, until="phase"), choose=CHARACTER), cost=0)
    s = table("A: Clerk | Boost, Mimic\nB: Keeper^[Plain Sword]", extra=[*CARDS, boost])
    do(s, "A: Boost", "A: Keeper")
    assert military(s, "Keeper") == 5 + 3 + 2 + 3
    do(s, "B: pass", "A: Mimic", "A: Clerk", "A: Keeper")
    assert military(s, "Keeper", "A") == 5 and military(s, "Keeper", "B") == 13


@rule("rr.copy-of-a-character.5", "rr.gains.2")
def test_what_it_has_from_elsewhere_is_kept() -> None:
    s = table("A: Clerk[Lesson] | Mimic\nB: Plain Captain", extra=CARDS)
    clerk = find(s, "Clerk")
    do(s, "A: Mimic", "A: Clerk", "A: Plain Captain", "B: pass")
    assert military(s, "Plain Captain", "A") == 4 + 1
    assert s.p[facts.trait("monk")] >> clerk & 1 and s.p[facts.trait("bushi")] >> clerk & 1
    assert options(s) == ["Plain Captain (Lesson)", "pass"]


@rule("rr.copy-of-a-character.7")
def test_a_dash_is_replaced_and_taken_over() -> None:
    s = table("A: Plain Bully | Glimpse\nB: Plain Envoy*\npolitical air B>A", extra=CARDS)
    assert political(s, "Plain Bully") == 0
    bully = find(s, "Plain Bully")
    do(s, "A: Glimpse", "A: Plain Bully", "A: Plain Envoy")
    assert political(s, "Plain Envoy", "A") == 3 and not s.p[facts.DASH_POLITICAL] >> bully & 1
    s = table("A: Plain Envoy* | Glimpse\nB: Plain Bully, Plain Poet*\npolitical air B>A", extra=CARDS)
    do(s, "A: Glimpse", "A: Plain Envoy", "A: Plain Bully")
    assert not s.p[facts.DEFENDING], "with a dash it is out of the conflict at once"


@rule("rr.copy-of-a-character.8")
def test_nobody_copies_a_character_of_the_same_title() -> None:
    s = table("A: Plain Captain | Mimic\nB: Plain Captain", extra=CARDS)
    assert not offered(s, "Mimic")


@rule("rr.copy-of-a-character.6")
@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("A: Clerk | Ape\nB: Plain Lord", True),
        ("A: Clerk, Plain Lord | Ape\nB:", False),
        ("A: Clerk, B:Plain Lord | Ape\nB:", False),
        ("A: B:Clerk | Ape\nB: Plain Lord", False),
        ("A: Clerk | Ape\nB: A:Plain Lord", False),
        ("A: B:Clerk, Plain Lord | Ape\nB:", False),
    ],
    ids=["an opponent's", "one's own", "one controls it", "its owner controls it", "one owns it", "controller's"],
)
def test_a_unique_is_copied_only_by_those_who_have_none(text: str, may: bool) -> None:
    ape = event("Ape", NEUTRAL, action(BecomeCopy(THAT, CHARACTER & UNIQUE), choose=CHARACTER & YOURS - UNIQUE), cost=0)
    assert offered(table(text, extra=[*CARDS, ape]), "Ape") == may


@rule("rr.unique-cards.2")
def test_a_copy_keeps_its_printed_title_and_has_the_other_too() -> None:
    s = table("A 10/9: Plain Heir | Mimic, Plain Heir\nB: Plain Lord", extra=CARDS)
    do(s, "A: Mimic", "A: Plain Heir", "A: Plain Lord", "B: pass")
    assert not offered(s, "Plain Heir"), "the printed title is in play"
    lord = replace(ALL["Plain Lord"], side="conflict")
    s = table("A 10/9: Clerk | Mimic, Plain Lord\nB: Plain Lord", extra=[*CARDS, lord])
    assert offered(s, "play Plain Lord")
    do(s, "A: Mimic", "A: Clerk", "A: Plain Lord", "B: pass")
    assert not offered(s, "play Plain Lord"), "A controls a card of that title now"


@rule("rr.lasting-effects.4")
def test_it_is_itself_again_when_the_period_ends() -> None:
    s = table("A: Clerk*+3 | Glimpse\nB: Keeper*+3\nmilitary air B>A", extra=CARDS)
    clerk = find(s, "Clerk")
    do(s, "A: Glimpse", "A: Clerk", "A: Keeper")
    assert s.box.faces[s.kind[clerk]].name == "Keeper"
    conflict_over(s)
    assert s.box.faces[s.kind[clerk]].name == "Clerk"
    assert s.p[facts.trait("courtier")] >> clerk & 1 and not s.p[facts.COVERT] >> clerk & 1
    assert military(s, "Clerk") == 1 and political(s, "Clerk") == 2


def test_its_text_listens_while_it_is_a_copy_and_no_longer() -> None:
    s = table(
        "A: Plain Porter*, Plain Idler | Glimpse, Dismiss\nB: Funeral Guest, Plain Soldier*\nmilitary air B>A",
        extra=CARDS,
    )
    do(s, "A: Glimpse", "A: Plain Porter", "A: Funeral Guest", "B: pass", "A: Dismiss", "A: Plain Idler")
    assert decision(s).startswith("A: reactions") and offered(s, "Funeral Guest")
    s = table("A: Plain Porter, Plain Idler | Dismiss\nB: Funeral Guest, Plain Soldier*\nmilitary air B>A", extra=CARDS)
    do(s, "A: Dismiss", "A: Plain Idler")
    assert decision(s).startswith("B: reactions")


def test_a_copy_that_leaves_play_is_what_is_printed_on_it() -> None:
    fetch = event("Fetch", NEUTRAL, action(AddToHand(THAT), choose=CHARACTER & IN_DISCARD), cost=0)
    s = table("A: Plain Guest | Mimic, Dismiss, Fetch\nB: Plain Captain", extra=[*CARDS, fetch])
    guest = find(s, "Plain Guest")
    do(s, "A: Mimic", "A: Plain Guest", "A: Plain Captain", "B: pass", "A: Dismiss", f"A: Plain Captain #{guest}")
    assert discard(s, "A") == ["Dismiss", "Mimic", "Plain Guest"], "a conflict card of its own deck"
    do(s, "B: pass", "A: Fetch", "A: Plain Guest")
    assert hand(s, "A") == ["Plain Guest"]


@rule("rr.open-set-base-value.1")
def test_base_changes_count_in_the_order_they_were_made() -> None:
    swap = event("Swap", NEUTRAL, action(SwitchBase(THAT, until="phase"), choose=CHARACTER & YOURS), cost=0)
    sets = event(
        "Set",
        NEUTRAL,
        action(Sets(THAT, "military", count(CHARACTER) * 4, base=True, until="phase"), choose=CHARACTER & YOURS),
        cost=0,
    )
    outcome = {}
    for order in (("Swap", "Mimic"), ("Mimic", "Swap"), ("Set", "Mimic"), ("Mimic", "Set"), ("Set", "Swap")):
        s = table("A: Clerk | Mimic, Swap, Set\nB: Plain Captain", extra=[*CARDS, swap, sets])
        clerk = find(s, "Clerk")
        for x in order:
            do(s, f"A: {x}")
            while decision(s) == "A: target":
                do(s, f"A: {options(s)[0]}")
            do(s, "B: pass")
        outcome[order] = (stat(s, clerk, MILITARY), stat(s, clerk, POLITICAL))
    assert outcome == {
        ("Swap", "Mimic"): (4, 2),
        ("Mimic", "Swap"): (2, 4),
        ("Set", "Mimic"): (4, 2),
        ("Mimic", "Set"): (8, 2),
        ("Set", "Swap"): (2, 8),
    }


def test_blanking_a_copy_spares_the_copied_text() -> None:
    s = table("A: Clerk | Mimic, Gag\nB: Keeper", extra=CARDS)
    clerk = find(s, "Clerk")
    do(s, "A: Mimic", "A: Clerk", "A: Keeper", "B: pass", "A: Gag", f"A: Keeper #{clerk}", "B: pass")
    assert offered(s, "Keeper"), "the text is gained, not printed on it"
    s = table("A: Keeper | Gag\nB:", extra=CARDS)
    do(s, "A: Gag", "A: Keeper", "B: pass")
    assert not offered(s, "Keeper")


def test_a_copy_survives_saving_and_shows_what_it_is() -> None:
    s = table("A: Clerk | Mimic\nB: Keeper", extra=CARDS)
    do(s, "A: Mimic", "A: Clerk", "A: Keeper")
    t = type(s).load(s.box, s.dump())
    assert t == s and t.key == s.key and options(t) == options(s)
    mine = s.box.rules.view(s, 1)["players"][0]["characters"][0]
    assert (mine["name"], mine["printed"]) == ("Keeper", "Clerk")
