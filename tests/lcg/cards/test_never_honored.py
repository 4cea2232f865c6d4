"""Who cannot be honored or dishonored at all: Marauding Oni, Pragmatism."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    THAT,
    YOURS,
    Dishonor,
    Honor,
    PutToken,
    Redirect,
    WouldBeHonoredOrDishonored,
    action,
    character,
    event,
    interrupt,
    trait,
)
from tests.lcg.tables import (
    decision,
    do,
    honor_of,
    is_dishonored,
    is_honored,
    military,
    options,
    pass_until,
    political,
    table,
)

WAYS = [
    event("Fame", NEUTRAL, action(Honor(THAT), choose=CHARACTER), cost=0, influence_cost=0),
    event("Infamy", NEUTRAL, action(Dishonor(THAT), choose=CHARACTER), cost=0, influence_cost=0),
    event("Medal", NEUTRAL, action(PutToken(THAT, "honored"), choose=CHARACTER), cost=0, influence_cost=0),
    event("Glory for All", NEUTRAL, action(Honor(CHARACTER)), cost=0, influence_cost=0),
]


@pytest.mark.parametrize("token", ["", "^", "~"])
def test_marauding_oni_is_neither_honored_nor_dishonored(token: str) -> None:
    s = table(f"A: Marauding Oni{token}, Plain Soldier | Fame, Infamy, Glory for All\nB:", extra=WAYS)
    do(s, "A: Fame")
    assert options(s) == ["Plain Soldier"]
    do(s, "A: Plain Soldier", "B: pass", "A: Infamy")
    assert options(s) == ["Plain Soldier"]
    do(s, "A: Plain Soldier", "B: pass", "A: Glory for All")
    assert is_honored(s, "Plain Soldier")
    assert (is_honored(s, "Marauding Oni"), is_dishonored(s, "Marauding Oni")) == (token == "^", token == "~")


def test_marauding_oni_may_have_tokens_that_are_put_on_it() -> None:
    """Decision: who has a token put on has not been honored."""
    s = table("A: Marauding Oni | Medal\nB:", extra=WAYS)
    do(s, "A: Medal", "A: Marauding Oni")
    assert is_honored(s, "Marauding Oni")


def test_marauding_oni_is_passed_over_by_the_fire_ring() -> None:
    s = table(
        "A: Plain Captain*\nB: Marauding Oni~, Plain Soldier | | Fields, Plain Wall\nmilitary fire A>B Plain Wall"
    )
    do(s, "B: pass", "A: pass")
    assert not [x for x in options(s) if "Oni" in x]


def test_nobody_hands_honor_on_to_marauding_oni() -> None:
    oni = trait("oni") & CHARACTER
    blames = interrupt(WouldBeHonoredOrDishonored(CHARACTER & YOURS - oni), Redirect(oni))
    extra = [*WAYS, character("Patron", NEUTRAL, blames)]
    s = table("A: Patron, Marauding Oni, Plain Soldier | Fame, Infamy\nB:", extra=extra)
    for deed in ("Fame", "Infamy"):
        do(s, f"A: {deed}", "A: Plain Soldier")
        assert decision(s) == "B: action", "there is nobody who could receive it"
        do(s, "B: pass")


def declare(text: str, *deeds: str) -> Any:
    s = table(text)
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", *deeds)
    return s


def test_marauding_oni_costs_honor_as_it_attacks() -> None:
    s = declare("A 10/9: Marauding Oni, Plain Soldier\nB 10/9:\nconflict phase", "A: Marauding Oni", "A: done")
    do(s, "A: Marauding Oni")
    assert honor_of(s)[0] == 9
    s = declare("A 10/9: Marauding Oni, Plain Soldier\nB 10/9:\nconflict phase", "A: Plain Soldier", "A: done")
    assert honor_of(s)[0] == 10, "somebody else attacks"


def test_marauding_oni_costs_honor_as_it_defends() -> None:
    s = declare("A: Plain Soldier\nB 10/9: Marauding Oni\nconflict phase", "A: Plain Soldier", "A: done")
    do(s, "B: Marauding Oni", "B: done", "A: Marauding Oni")
    assert honor_of(s)[1] == 9


PRAGMATISM = "A {}/9: Plain Soldier{}[Pragmatism] | Fame, Infamy\nB 10/9: Plain Porter"


@pytest.mark.parametrize(("honor", "more"), [(9, 1), (10, 0), (11, 0)])
def test_pragmatism_makes_strong_while_you_are_less_honorable(honor: int, more: int) -> None:
    s = table(PRAGMATISM.format(honor, ""), extra=WAYS)
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (2 + 1 + more, 1 + 1 + more)


def test_pragmatism_keeps_its_bearer_from_honor_and_dishonor() -> None:
    s = table(PRAGMATISM.format(9, "~"), extra=WAYS)
    do(s, "A: Fame")
    assert options(s) == ["Plain Porter"]
    s = table(PRAGMATISM.format(10, "~"), extra=WAYS)
    do(s, "A: Fame", "A: Plain Soldier")
    assert not is_dishonored(s, "Plain Soldier")


def test_pragmatism_goes_onto_ones_own_characters() -> None:
    s = table("A 9/9: Plain Soldier | Pragmatism\nB 10/9: Plain Porter")
    do(s, "A: Pragmatism")
    assert options(s) == ["Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert military(s, "Plain Soldier") == 4
