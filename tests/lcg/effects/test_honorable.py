"""More and less honorable: the honor pools of players, compared as they are now."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    LION,
    SCORPION,
    THEM,
    THIS,
    YOU,
    YOUR_OPPONENT,
    Discards,
    Draw,
    GainFate,
    GainHonor,
    HonorOf,
    LessHonorable,
    LoseHonor,
    MoreHonorable,
    Num,
    PlayOnlyIf,
    action,
    always_gets,
    character,
    event,
    some_opponent,
)
from tests.lcg.tables import do, fate_of, find, honor_of, in_play, military, offered, options, table

ORATOR = character(
    "Orator",
    LION,
    action(Draw(), when=MoreHonorable(YOU, YOUR_OPPONENT)),
    always_gets(THIS, military=+2, when=some_opponent(LessHonorable(YOU, THEM))),
    cost=1,
    military=1,
)
RECRUIT = character("Recruit", LION, Discards(THIS, when=some_opponent(MoreHonorable(THEM, YOU))), cost=1)
SLANDER = event("Slander", SCORPION, PlayOnlyIf(LessHonorable(YOU, YOUR_OPPONENT)), action(GainFate()), cost=0)
GIFT = event("Gift", LION, action(GainHonor(Num(3))), cost=0)
FALL = event("Fall", LION, action(LoseHonor(Num(3))), cost=0)
MISER = event("Miser", SCORPION, PlayOnlyIf(HonorOf() < 6), action(GainFate(HonorOf(YOUR_OPPONENT))), cost=0)
CARDS = [ORATOR, RECRUIT, SLANDER, GIFT, FALL, MISER]


@rule("rr.honor.2")
@pytest.mark.parametrize(("mine", "theirs"), [(11, 10), (10, 10), (10, 11)])
def test_the_pools_are_compared(mine: int, theirs: int) -> None:
    s = table(f"A {mine}/3: Orator | Slander\nB {theirs}/3:", extra=CARDS)
    assert offered(s, "Orator") == (mine > theirs)
    assert offered(s, "Slander") == (mine < theirs)
    assert military(s, "Orator") == (3 if mine < theirs else 1)


@rule("rr.honor.2")
def test_every_change_of_a_pool_counts_at_once() -> None:
    s = table("A 10/3: Recruit, Orator | Fall\nB 10/3: | Gift", extra=CARDS)
    recruit = find(s, "Recruit")
    do(s, "A: pass", "B: Gift")
    assert honor_of(s) == [10, 13]
    assert not s.p[1] >> recruit & 1, "an opponent is more honorable"
    assert military(s, "Orator") == 3
    assert not offered(s, "Orator")


@rule("rr.honor.2")
def test_losing_honor_makes_less_honorable() -> None:
    s = table("A 10/3: Recruit | Fall, Slander\nB 10/3:", extra=CARDS)
    assert not offered(s, "Slander")
    do(s, "A: Fall")
    assert not in_play(s, "Recruit")
    do(s, "B: pass")
    assert offered(s, "Slander")


def test_the_honor_of_a_player_is_a_number() -> None:
    s = table("A 6/0: | Miser\nB 9/0:", extra=CARDS)
    assert "Miser" not in options(s)
    s = table("A 5/0: | Miser\nB 9/0:", extra=CARDS)
    do(s, "A: Miser")
    assert fate_of(s) == [9, 0]
