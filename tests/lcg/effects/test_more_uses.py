"""Effects that allow more uses than a limit says; a maximum cannot be modified."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    DRAGON,
    HOLDING,
    HOST,
    NEUTRAL,
    THAT,
    YOURS,
    Draw,
    GainFate,
    GainHonor,
    GainsUses,
    Grants,
    LoseHonor,
    MoreUses,
    action,
    attachment,
    character,
    event,
    holding,
    limit,
)
from tests.lcg.tables import do, fate_of, honor_of, offered, options, pass_until, table

MINER = character("Miner", DRAGON, action(GainFate()), action(GainHonor(), limit=limit(2, "round")), cost=1)
WAY = attachment("Way", DRAGON, MoreUses(HOST), cost=0)
LESSON = attachment("Lesson", DRAGON, Grants(action(LoseHonor())), cost=0)
TUTOR = character("Tutor", DRAGON, MoreUses(CHARACTER & YOURS, 2), cost=1)
FORGE = holding("Forge", DRAGON, action(GainFate()))
INVENT = event("Invent", DRAGON, action(GainsUses(THAT), choose=HOLDING & YOURS), cost=0)
RITE = event("Rite", DRAGON, action(GainHonor(), maximum=limit(1, "round")), cost=0)
HUT = holding("Hut", DRAGON, action(Draw(), maximum=limit(1, "round")))
TENFOLD = character("Tenfold", DRAGON, MoreUses(HOLDING & YOURS, 9), cost=1)
CARDS = [MINER, WAY, LESSON, TUTOR, FORGE, INVENT, RITE, HUT, TENFOLD]


def uses(s: Any, words: str, most: int = 9) -> int:
    """How often A may use it, B passing."""
    n = 0
    while offered(s, words) and n < most:
        do(s, f"A: {words}", "B: pass")
        n += 1
    return n


def test_an_attachment_allows_an_additional_use_of_each_ability() -> None:
    s = table("A: Miner[Way]\nB:", extra=CARDS)
    assert uses(s, "Miner (0)") == 2
    assert uses(s, "Miner (1)") == 3
    assert fate_of(s) == [2, 0] and honor_of(s) == [13, 10]


def test_a_gained_ability_is_one_of_the_characters() -> None:
    s = table("A: Miner[Way, Lesson]\nB:", extra=CARDS)
    assert uses(s, "Miner (Lesson)") == 2


def test_only_its_controller_may_trigger_more_often() -> None:
    s = table("A: Miner[B:Way]\nB:", extra=CARDS)
    assert uses(s, "Miner (0)") == 1
    assert uses(s, "Miner (1)") == 2


def test_several_effects_add_up() -> None:
    s = table("A: Miner[Way], Tutor\nB:", extra=CARDS)
    assert uses(s, "Miner (0)") == 4


def test_a_lasting_effect_allows_more_until_it_ends() -> None:
    s = table("A: Forge | Invent\nB:", extra=CARDS)
    assert uses(s, "Forge") == 1
    do(s, "A: Invent", "A: Forge", "B: pass")
    assert uses(s, "Forge") == 1
    pass_until(s, "lcg: dynasty phase")
    assert not s.lasting, "it was for the round"


@rule("rr.max-x-per-period.5")
def test_a_maximum_cannot_be_modified() -> None:
    s = table("A: Hut, Tenfold, Forge\nB:", extra=CARDS)
    assert uses(s, "Hut") == 1
    assert uses(s, "Forge", 20) == 10, "a limit can"


@rule("rr.max-x-per-period.5")
def test_the_maximum_of_events_counts_as_it_is_printed() -> None:
    s = table(
        "A: Tenfold | Rite, Rite\nB:", extra=[*CARDS[:-1], character("Tenfold", NEUTRAL, MoreUses(YOURS, 9), cost=1)]
    )
    do(s, f"A: {next(x for x in options(s) if x.startswith('Rite'))}", "B: pass")
    assert not offered(s, "Rite")
