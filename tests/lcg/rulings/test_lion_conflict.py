"""Rulings about the conflict cards of the Lion; where the newer Rules Reference differs, it holds."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    hand,
    in_play,
    is_honored,
    military,
    offered,
    options,
    table,
)

GUIDANCE = """A 10/{}: Plain Soldier* | | Fields | Guidance of the Ancestors
              B: Hida Kisada* | {}
              military air B>A"""


@rule("fr.guidance-of-the-ancestors.1")
def test_guidance_that_cannot_be_paid_for_is_no_bait() -> None:
    assert not offered(table(GUIDANCE.format(0, "")), "Guidance of the Ancestors")


@rule("fr.guidance-of-the-ancestors.2")
def test_guidance_cancelled_by_kisada_is_used_for_the_round() -> None:
    s = do(table(GUIDANCE.format(3, "")), "A: Guidance of the Ancestors")
    assert discard(s, "A") == ["Guidance of the Ancestors"] and fate_of(s)[0] == 3
    do(s, "B: pass")
    assert not offered(s, "Guidance of the Ancestors")


@rule("fr.guidance-of-the-ancestors.3")
def test_guidance_that_left_play_may_be_used_again() -> None:
    s = table(GUIDANCE.format(3, "Let Go").replace("Hida Kisada", "Plain Captain"))
    do(s, "A: Guidance of the Ancestors", "A: Plain Soldier", "B: Let Go", "B: Guidance of the Ancestors")
    assert discard(s, "A") == ["Guidance of the Ancestors"] and offered(s, "Guidance of the Ancestors")


GROUND = "A 10/2: Plain Soldier*^ | Stand Your Ground{}\nB: Plain Porter*~ | {}\nmilitary air B>A"


@rule("fr.stand-your-ground.1")
def test_an_honored_character_need_not_be_sacrificed_by_an_effect() -> None:
    s = table("""A: Plain Soldier^, Plain Porter | Stand Your Ground
                 B 10/1: Plain Captain | Way of the Crab
                 conflict phase""")
    do(s, "A: pass", "B: Way of the Crab", "A: Plain Soldier", "A: Stand Your Ground")
    assert in_play(s, "Plain Soldier") and not is_honored(s, "Plain Soldier") and in_play(s, "Plain Porter")
    assert discard(s, "B") == ["Plain Captain", "Way of the Crab"]


@rule("fr.stand-your-ground.2")
def test_a_sacrifice_that_was_a_cost_and_did_not_happen_buys_nothing() -> None:
    s = table(GROUND.format(", Noble Sacrifice", ""))
    do(s, "A: Noble Sacrifice", "A: Plain Soldier", "A: Stand Your Ground")
    assert in_play(s, "Plain Soldier") and in_play(s, "Plain Porter") and not is_honored(s, "Plain Soldier")


@rule("fr.stand-your-ground.3", "rr.play-and-put-into-play.11")
def test_an_event_whose_cost_was_prevented_is_discarded_unplayed() -> None:
    """The ruling keeps it in hand; the Rules Reference contradicts itself, and discarding it is the reading here."""
    s = table(GROUND.format(", Noble Sacrifice", ""))
    do(s, "A: Noble Sacrifice", "A: Plain Soldier", "A: Stand Your Ground")
    assert hand(s, "A") == [] and discard(s, "A") == ["Noble Sacrifice", "Stand Your Ground"]


@rule("fr.stand-your-ground.4")
def test_a_failed_way_of_the_crab_does_not_count_for_its_maximum() -> None:
    s = table("""A 10/2: Plain Captain^ | Stand Your Ground, Way of the Crab, Way of the Crab
                 B: Plain Porter
                 conflict phase""")
    do(s, f"A: {options(s)[0]}", "A: Plain Captain", "A: Stand Your Ground")
    assert in_play(s, "Plain Captain") and in_play(s, "Plain Porter")
    do(s, "B: pass")
    assert hand(s, "A") == ["Way of the Crab"] and offered(s, "Way of the Crab")


@rule("fr.stand-your-ground.5")
def test_after_a_failed_initiation_the_opponent_acts() -> None:
    s = table(GROUND.format(", Noble Sacrifice", ""))
    do(s, "A: Noble Sacrifice", "A: Plain Soldier", "A: Stand Your Ground")
    assert decision(s) == "B: action"


@rule("fr.way-of-the-lion.1", "rr.clarify-way-of-the-lion.1")
@pytest.mark.parametrize(("n", "skill"), [(1, 6), (2, 12), (3, 24)])
def test_copies_of_way_of_the_lion_multiply(n: int, skill: int) -> None:
    s = table(f"A: Matsu Berserker* | {', '.join(['Way of the Lion'] * n)}\nB: Plain Porter*\nmilitary air B>A")
    for _ in range(n):
        do(s, f"A: {next(x for x in options(s) if 'Way of the Lion' in x)}", "A: Matsu Berserker", "B: pass")
    assert military(s, "Matsu Berserker") == skill
