"""Base values and dashes, whose a card is, and what is settled before anything else is asked."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    ATTACKING,
    CHARACTER,
    CONFLICT,
    CONTESTED_RING,
    CRAB,
    CRANE,
    LION,
    NEUTRAL,
    PHOENIX,
    PICKED,
    PROVINCE,
    THAT,
    THIS,
    YOURS,
    BaseIs,
    Bow,
    CopiesOf,
    Duel,
    EntersPlay,
    GainHonor,
    Keyword,
    MoveHome,
    Num,
    ResolvesEachEffect,
    RingAlsoHas,
    SwitchBase,
    action,
    attachment,
    character,
    event,
    holding,
    reaction,
    while_this,
)
from tests.lcg.duels.duelists import FOE, duel, duelist
from tests.lcg.tables import (
    ALL,
    decision,
    do,
    fate_on,
    find,
    honor_of,
    is_bowed,
    is_honored,
    military,
    offered,
    options,
    participating,
    pass_until,
    political,
    step,
    strength,
    table,
    titles,
)

# --- base values and dashes -------------------------------------------------------------------------------------------


@rule("rr.base-value.1")
def test_the_glory_of_an_honored_duelist_is_no_part_of_its_base_skill() -> None:
    contest = Duel(THIS, THAT, "military", loser=Bow(PICKED), base=True)
    purist = duelist("Purist", action(contest, when=CONFLICT, choose=FOE), military=3, glory=2)
    for a, b, loser in (("Purist*^", "Plain Captain*", "Purist"), ("Purist*", "Plain Soldier*^", "Plain Soldier")):
        s = duel(f"A: {a}\nB: {b}\nmilitary air A>B", purist)
        do(s, "B: pass", "A: Purist", "A: 1", "B: 1")
        assert is_bowed(s, loser), "3 against 4, then 3 against 2"


@rule("rr.base-value.1")
@pytest.mark.parametrize(("lying", "value"), [("", 3), ("[Plain Tower]", 5), ("[Idol]", 6), ("[Idol, Plain Tower]", 8)])
def test_a_provinces_base_strength_is_printed_unless_it_is_changed(lying: str, value: int) -> None:
    idol = holding("Idol", NEUTRAL, BaseIs(PROVINCE & YOURS, "strength", Num(6)))
    s = table(f"A: | | Fields, Plain Hill{lying}\nB:\ndynasty phase", extra=[idol])
    assert strength(s, "Plain Hill") == value


@rule("rr.dash.6")
@pytest.mark.parametrize(("name", "stat"), [("Plain Poet", "military"), ("Plain Bully", "political")])
def test_a_dash_stays_a_dash_when_base_values_are_changed(name: str, stat: str) -> None:
    idol = holding("Idol", NEUTRAL, BaseIs(CHARACTER & YOURS, stat, Num(7)))
    s = table(f"A: {name}, Plain Envoy, Idol\nB:", extra=[idol])
    read = {"military": military, "political": political}[stat]
    assert read(s, "Plain Envoy") == 7 and read(s, name) == 0


@rule("rr.dash.6")
@pytest.mark.parametrize("name", ["Plain Poet", "Plain Bully"])
def test_base_skills_cannot_be_switched_with_a_dash(name: str) -> None:
    switch = event("Switch", NEUTRAL, action(SwitchBase(THAT, until="phase"), choose=CHARACTER), cost=0)
    assert not offered(table(f"A: {name} | Switch\nB:", extra=[switch]), "Switch")
    s = table(f"A: {name}, Plain Envoy | Switch\nB:", extra=[switch])
    do(s, "A: Switch")
    assert options(s) == ["Plain Envoy"]


# --- whose it is, and what is a copy ----------------------------------------------------------------------------------


@rule("rr.participating.16")
def test_a_character_moved_home_stays_with_its_controller() -> None:
    retreat = event("Retreat", CRAB, action(MoveHome(THAT), choose=CHARACTER), cost=0)
    s = table("A: B:Plain Giant*, Plain Captain* | Retreat\nB: Plain Soldier*\nmilitary air A>B", extra=[retreat])
    do(s, "B: pass", "A: Retreat", "A: Plain Giant")
    giant = find(s, "Plain Giant")
    assert not participating(s, "Plain Giant")
    assert (s.holder[giant], s.owner[giant]) == (0, 1)


@rule("rr.control-and-ownership.1")
def test_a_province_that_only_one_deck_has_is_that_players() -> None:
    both = ("Plain Hill", "Plain Wall", "Plain Ditch", "Fertile Fields")
    keeps = (("Plain Keep", "Manicured Garden"), ("Shiro Nishiyama", "Shameful Display"))
    piles = (("Plain Soldier", 40), ("Plain Guest", 40))
    decks = [
        DeckList(x, "lion", (*((name, 1) for name in (*own, *both)), *piles))
        for x, own in zip("ab", keeps, strict=True)
    ]
    s = pass_until(ruleset("lcg/stronghold").open(decks, ALL, 7), "1.4")
    for seat, own in enumerate(keeps):
        for name in own:
            assert s.owner[find(s, name)] == seat, name


@rule("rr.copy-of-a-card.1")
def test_cards_with_one_title_are_copies_whatever_their_texts_say() -> None:
    lord = character("Lord", LION, action(GainHonor()), cost=2, military=2)
    plain = character("Lord (plain)", CRANE, cost=0, title="Lord")
    call = event("Call", NEUTRAL, action(Bow(CopiesOf(THAT)), choose=CHARACTER & YOURS), cost=0)
    s = table("A: Lord, Plain Captain | Call\nB: Lord (plain), Plain Envoy", extra=[lord, plain, call])
    do(s, "A: Call", "A: Lord")
    assert titles(s, s.p[facts.BOWED]) == ["Lord", "Lord (plain)"]


# --- first things first -----------------------------------------------------------------------------------------------


@rule("rr.restricted.3")
def test_a_third_restricted_attachment_is_dealt_with_before_anybody_reacts() -> None:
    blades = [attachment(f"Blade {x}", NEUTRAL, Keyword("restricted"), cost=0) for x in "ABC"]
    smith = character("Smith", CRAB, reaction(EntersPlay(ATTACHMENT), GainHonor()), cost=0)
    s = table("A: Plain Captain[Blade A, Blade B], Smith | Blade C\nB:", extra=[*blades, smith])
    do(s, "A: Blade C", "A: Plain Captain")
    assert decision(s) == "A: discard a restricted attachment"
    do(s, "A: Blade A")
    assert decision(s) == "A: reactions" and honor_of(s)[0] == 10
    do(s, "A: Smith")
    assert honor_of(s)[0] == 11


@rule("rr.ring-effects.8")
def test_the_first_effect_of_a_ring_has_happened_before_the_next_is_chosen() -> None:
    sage = character(
        "Sage", PHOENIX,
        RingAlsoHas(("void",), CONTESTED_RING, when=while_this(ATTACKING)),
        ResolvesEachEffect(when=while_this(ATTACKING)),
        cost=0, military=4,
    )  # fmt: skip
    text = "A: Sage*\nB: Plain Captain+2 | | Fields, Plain Wall\nmilitary fire A>B Plain Wall"
    s = table(text, extra=[sage])
    do(s, "B: pass", "A: pass", "A: remove 1 fate from Plain Captain")
    assert decision(s) == "A: resolve the ring effect" and fate_on(s, "Plain Captain") == 1
    s = table(text, extra=[sage])
    do(s, "B: pass", "A: pass", "A: honor Plain Captain")
    assert decision(s) == "A: resolve the ring effect" and is_honored(s, "Plain Captain")
    assert fate_on(s, "Plain Captain") == 2


@rule("rr.step-2-3.2")
def test_a_conflict_leaves_the_dials_as_they_were_bid() -> None:
    s = pass_until(table("A 10/0: Plain Captain+3\nB 10/0: Plain Soldier+3\ndynasty phase"), "honor bid")
    do(s, "A: 4", "B: 2")
    pass_until(s, "declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Captain", "A: done", "B: Plain Soldier", "B: done")
    while s.con[0]:
        for you in (0, 1):
            assert [x["bid"] for x in s.box.rules.view(s, you)["players"]] == [4, 2], step(s)
        pass_until(s, "", most=1)
    assert s.bid == [4, 2], "and it is over"
    pass_until(s, "honor bid")
    assert s.bid == [4, 2] and s.round == 2
