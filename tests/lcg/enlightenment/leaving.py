"""Cards and tables for tests of players who leave."""

from __future__ import annotations

from typing import Any

from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    CHARACTER,
    CRANE,
    NEUTRAL,
    PICKED,
    THAT,
    THEM,
    THIS,
    Bow,
    Draw,
    EachOpponentDoes,
    GainHonor,
    Honor,
    Later,
    LoseHonor,
    Num,
    PhaseEnds,
    Pick,
    TakeControl,
    action,
    character,
    event,
    gets,
    reaction,
)
from tests.lcg.enlightenment.seats import laid
from tests.lcg.tables import (
    Happens,
)

RUIN = event("Ruin", NEUTRAL, action(EachOpponentDoes(LoseHonor(Num(3), THEM)), Draw()), cost=0)
OATH = event("Oath", NEUTRAL, action(GainHonor(Num(2)), cost=LoseHonor(Num(1))), cost=0)
LURE = event("Lure", NEUTRAL, action(TakeControl(THAT), choose=CHARACTER & AN_OPPONENTS), cost=0)
BLESS = event("Bless", NEUTRAL, action(gets(THAT, military=3, until="phase"), choose=CHARACTER), cost=0)
DOOM = event(
    "Doom", NEUTRAL, action(GainHonor(), Later(PhaseEnds(), (Bow(THAT),)), choose=CHARACTER & AN_OPPONENTS), cost=0
)
FATEFUL = event("Fateful", NEUTRAL, action(GainHonor(), Later(PhaseEnds(), (Pick(CHARACTER, Honor(PICKED)),))), cost=0)
WITNESS = character("Witness", CRANE, reaction(Happens(ev.LOSE_HONOR), GainHonor()), cost=0, military=1)
GLOATER = character("Gloater", CRANE, reaction(Happens(ev.LOSE_HONOR), Honor(THIS)), cost=0, military=1)
EXTRA = (RUIN, OATH, LURE, BLESS, DOOM, FATEFUL, WITNESS, GLOATER)


def with_cards(settings: str = "conflict phase", A: str = "", B: str = "", C: str = "", D: str = "") -> Any:
    return laid(settings, players=4 if D else 3, extra=EXTRA, A=A, B=B, C=C, D=D)
