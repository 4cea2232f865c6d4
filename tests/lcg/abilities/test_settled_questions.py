"""Questions the documents leave open at first sight, as docs/decisions.md settles them."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import CHARACTER, NEUTRAL, THAT, THAT2, MoveFate, action, event
from tests.lcg.declared import attack
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_on,
    find,
    honor_of,
    in_play,
    is_bowed,
    is_faceup,
    is_honored,
    offered,
    options,
    pass_until,
    table,
)

SAVED = """A 10/3: Doji Whisperer*^[Reprieve] | Stand Your Ground
           B 10/9: Plain Captain* | Assassination
           military air A>B"""


@rule("rr.word-would.2")
@pytest.mark.parametrize("way", ["Reprieve", "Stand Your Ground"])
def test_a_character_is_saved_once(way: str) -> None:
    s = do(table(SAVED), "B: Assassination", "B: Doji Whisperer")
    assert options(s) == ["Reprieve", "Stand Your Ground", "pass"]
    do(s, f"A: {way}")
    assert decision(s) == "A: action" and in_play(s, "Doji Whisperer"), "she no longer leaves: nobody is asked again"
    assert (discard(s, "A") == ["Reprieve"]) is (way == "Reprieve")
    assert is_honored(s, "Doji Whisperer") is (way == "Reprieve")


@rule("rr.target.1")
def test_borderlands_fortifications_change_places_with_a_facedown_card() -> None:
    s = table(
        "A: | | Fields, Plain Hill[Borderlands Fortifications], Plain Wall[Plain Idler?], Plain Ditch[Plain Lord]\nB:"
    )
    hill, wall = (s.slot[find(s, name)] for name in ("Plain Hill", "Plain Wall"))
    do(s, "A: Borderlands Fortifications", "A: a facedown card (A2)")
    assert s.lying[hill] == 1 << find(s, "Plain Idler") and not is_faceup(s, "Plain Idler")
    assert s.lying[wall] == 1 << find(s, "Borderlands Fortifications")
    assert not s.known[0] >> find(s, "Plain Idler") & 1, "its player does not get to see it"


@rule("rr.initiating-abilities.2", "rr.initiating-abilities.6")
def test_a_cost_may_take_the_only_target() -> None:
    s = do(table("A: Steadfast Witch Hunter, Plain Captain_\nB:"), "A: Steadfast Witch Hunter")
    assert options(s) == ["Steadfast Witch Hunter", "Plain Captain"]
    do(s, "A: Plain Captain")
    assert discard(s, "A") == ["Plain Captain"] and options(s) == ["done"], "there is no target left"
    do(s, "A: done")
    assert decision(s) == "B: action" and discard(s, "A") == ["Plain Captain"]
    assert not offered(table("A: Steadfast Witch Hunter, Plain Captain\nB:"), "Steadfast Witch Hunter")


@rule("rr.step-3-2.8")
def test_a_ring_is_selected_by_the_elements_it_has_then() -> None:
    s = table("A: Seeker of Knowledge, Plain Captain\nB 10/3: | Way of the Phoenix\nconflict phase, first B")
    do(s, "B: Way of the Phoenix", "B: air", "B: A", "A: pass", "B: pass")
    pass_until(s, "A: declare a conflict")
    assert offered(s, "political fire") and not offered(s, "political air")
    attack(s, "political fire", "Fields", "Seeker of Knowledge")
    assert s.con[0] and s.elements[2] == 1 << 2 | 1 << 0, "now it is an air conflict, too"


SHIFT = event("Shift", NEUTRAL, action(MoveFate(THAT, THAT2), choose=(CHARACTER, CHARACTER - THAT)), cost=0)


@rule("rr.fate.2")
@pytest.mark.parametrize("to", ["Ikoma Prodigy", "Plain Captain"])
def test_fate_that_moves_onto_a_character_is_placed_on_it(to: str) -> None:
    other = {"Ikoma Prodigy": "Plain Captain", "Plain Captain": "Ikoma Prodigy"}[to]
    s = table("A 10/0: Ikoma Prodigy+2, Plain Captain+2 | Shift\nB:", extra=[SHIFT])
    do(s, "A: Shift", f"A: {other}", f"A: {to}")
    assert offered(s, "Ikoma Prodigy") is (to == "Ikoma Prodigy") and fate_on(s, to) > 2
    if to == "Ikoma Prodigy":
        do(s, "A: Ikoma Prodigy")
        assert honor_of(s)[0] == 11 and not is_bowed(s, to)
