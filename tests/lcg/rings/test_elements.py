"""Rings with several elements: what "the air ring" is, and which effect is resolved."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.words import (
    ATTACKING,
    CONFLICT,
    CONTESTED_RING,
    CRAB,
    NEUTRAL,
    PHOENIX,
    THIS,
    YOUR_RINGS,
    AttackedProvince,
    During,
    GainFate,
    Later,
    May,
    ResolveRing,
    ResolvesEachEffect,
    RingAlsoHas,
    RingGainsElements,
    RingOf,
    SomeRing,
    WinsConflict,
    action,
    always_gets,
    character,
    event,
    province,
    reaction,
    role,
    while_this,
)
from tests.lcg.tables import decision, do, fate_of, honor_of, military, offered, options, pass_until, step, table

SEEKER = character(
    "Seeker", PHOENIX, RingAlsoHas(("air",), CONTESTED_RING, when=while_this(ATTACKING)), cost=0, military=4
)
KAEDE = character(
    "Kaede", PHOENIX,
    RingAlsoHas(("void",), CONTESTED_RING, when=while_this(ATTACKING)),
    ResolvesEachEffect(when=while_this(ATTACKING)),
    cost=0, military=4,
)  # fmt: skip
STUDY = event("Study", PHOENIX, action(RingGainsElements(of=AttackedProvince()), when=CONFLICT), cost=0)
SCHOLAR = character(
    "Scholar", PHOENIX, always_gets(THIS, military=2, when=SomeRing(RingOf("air") & YOUR_RINGS)), cost=0, military=1
)
STORM = character("Storm", PHOENIX, always_gets(THIS, military=2, when=During(element="air")), cost=0, military=1)
EXTRA = (SEEKER, KAEDE, STUDY, SCHOLAR, STORM)


def fought(text: str) -> Any:
    return table(text, extra=EXTRA)


@rule("rr.ring-effects.7")
def test_the_resolving_player_picks_one_of_the_rings_elements() -> None:
    s = fought("A 10/0: Seeker*\nB: Plain Porter+2 | | Fields, Plain Wall\nmilitary void A>B Plain Wall")
    do(s, "B: pass", "A: pass")
    assert decision(s) == "A: resolve the ring effect"
    assert options(s) == ["take 1 honor", "gain 2 honor", "remove 1 fate from Plain Porter", "pass"]
    do(s, "A: gain 2 honor")
    assert honor_of(s)[0] == 12
    assert decision(s) != "A: resolve the ring effect", "one of them, not both"


@rule("rr.ring-effects.7")
def test_the_element_is_gone_with_what_gave_it() -> None:
    s = fought("A 10/0: Seeker, Plain Captain*\nB: Plain Porter+2 | | Fields, Plain Wall\nmilitary void A>B Plain Wall")
    do(s, "B: pass", "A: pass")
    assert options(s) == ["remove 1 fate from Plain Porter", "pass"], "the Seeker is at home"


@rule("rr.ring-effects.8")
def test_each_of_a_rings_effects_is_resolved_completely_before_the_next() -> None:
    s = fought("A 10/0: Kaede*\nB: Plain Porter+2 | | Fields, Plain Wall\nmilitary fire A>B Plain Wall")
    do(s, "B: pass", "A: pass", "A: remove 1 fate from Plain Porter")
    assert decision(s) == "A: resolve the ring effect"
    assert options(s) == ["honor Kaede", "honor Plain Porter", "dishonor Kaede", "dishonor Plain Porter", "pass"]
    do(s, "A: dishonor Plain Porter")
    assert decision(s) != "A: resolve the ring effect"


@rule("rr.ring-effects.8")
def test_each_of_several_effects_may_be_passed() -> None:
    s = fought("A 10/0: Kaede*\nB: Plain Porter+2 | | Fields, Plain Wall\nmilitary fire A>B Plain Wall")
    do(s, "B: pass", "A: pass", "A: pass")
    assert s.ring_place[2] == 0, "it is claimed all the same"


@rule("rr.rings.7")
def test_the_air_ring_is_every_ring_that_has_the_element() -> None:
    s = fought("A: Storm, Seeker*\nB:\nmilitary void A>B")
    assert military(s, "Storm") == 3, "a void ring that is an air ring too"
    s = fought("A: Storm, Plain Captain*\nB:\nmilitary void A>B")
    assert military(s, "Storm") == 1


@rule("rr.rings.7")
def test_whoever_claimed_a_ring_with_the_element_claimed_the_air_ring() -> None:
    s = fought("A: Scholar, Seeker*\nB:\nmilitary void A>B")
    assert military(s, "Scholar") == 1
    do(s, "B: pass", "A: pass")
    pass_until(s, "A: action")
    assert s.ring_place[4] == 0
    assert military(s, "Scholar") == 1, "once the conflict is over, it is only the void ring"
    s = fought("A: Scholar\nB:\nconflict phase, rings air=A")
    assert military(s, "Scholar") == 3


@rule("rr.clarify-study-the-natural-world.1", "rr.errata-study-the-natural-world.1")
def test_the_contested_ring_gains_the_attacked_provinces_elements_until_the_end_of_the_conflict() -> None:
    tomoe = province("Tomoe", NEUTRAL, strength=9, elements=("earth", "water"))
    s = table(
        "A: Plain Captain* | Study\nB: Plain Porter | | Fields, Tomoe\nmilitary void A>B Tomoe", extra=[*EXTRA, tomoe]
    )
    do(s, "B: pass", "A: Study")
    assert s.elements[4] == 0b11010
    do(s, "B: pass", "A: pass")
    assert options(s) == ["draw a card, discard one at random", "bow Plain Captain", "bow Plain Porter", "pass"]
    do(s, "A: pass")
    pass_until(s, "A: action")
    assert s.elements == (1, 2, 4, 8, 16)


@rule("rr.clarify-study-the-natural-world.3", "rr.delayed-effects.1")
def test_a_delayed_effect_may_resolve_each_of_them_besides_the_usual_one() -> None:
    learn = event(
        "Learn", PHOENIX,
        action(RingGainsElements(("air",)), Later(WinsConflict(), (May(ResolveRing(CONTESTED_RING, each=True)),)),
               when=CONFLICT),
        cost=0,
    )  # fmt: skip
    s = table(
        "A 10/0: Plain Captain* | Learn\nB: Plain Porter+2 | | Fields, Plain Wall\nmilitary void A>B Plain Wall",
        extra=[learn],
    )
    do(s, "B: pass", "A: Learn", "B: pass", "A: pass", "A: yes")
    assert "3.2.3" in step(s)
    do(s, "A: gain 2 honor", "A: remove 1 fate")
    assert honor_of(s)[0] == 12
    assert "3.2.6" in step(s)
    assert offered(s, "take 1 honor"), "one of them may be resolved as usual"


def test_nothing_new_would_be_gained() -> None:
    hill = province("Same", NEUTRAL, strength=9, elements=("void",))
    s = table("A: Plain Captain* | Study\nB: | | Fields, Same\nmilitary void A>B Same", extra=[*EXTRA, hill])
    do(s, "B: pass")
    assert not offered(s, "Study")


@rule("rr.provinces.8", "rr.provinces.10")
@pytest.mark.parametrize("element", ["air", "earth", "fire", "water", "void"])
def test_a_province_with_several_elements_is_of_each_of_them(element: str) -> None:
    tomoe = province("Tomoe", NEUTRAL, strength=3, elements=("air", "earth", "fire", "water", "void"))
    s = table(
        f"A: Plain Captain\nB: Seeker of {element} | | Fields, Tomoe?\nconflict phase",
        extra=[tomoe, role(f"Plain Seeker of {element}", NEUTRAL, elements=(element,), traits=("seeker",))],
    )
    pass_until(s, "A: declare")
    do(s, "A: military air", "A: a facedown province", "A: Plain Captain", "A: done")
    assert decision(s) == "B: reactions", "an air, earth, fire, water or void province was revealed"


def test_a_ring_of_two_elements_is_won_in_both() -> None:
    keeper = character("Keeper", CRAB, reaction(WinsConflict(element="air"), GainFate()), cost=0)
    s = table("A: Seeker*, Keeper\nB:\nmilitary void A>B", extra=[*EXTRA, keeper])
    do(s, "B: pass", "A: pass", "A: Keeper")
    assert fate_of(s)[0] == 1


def test_what_these_words_say() -> None:
    assert text_of(SEEKER) == "While this character is attacking, the contested ring gains the [air] element."
    assert text_of(SCHOLAR) == "This character gets +2[military] while you have claimed the [air] ring."
    assert text_of(STUDY).endswith(
        "the contested ring gains each of the attacked province's elements until the end of the conflict."
    )
