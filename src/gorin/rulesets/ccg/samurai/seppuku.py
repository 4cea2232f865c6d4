"""Seppuku in Samurai Edition: a Reaction before one loses Honor."""

from __future__ import annotations

from typing import Final

from gorin.language.control import Pick, Then
from gorin.rulesets.ccg.words import (
    ANY_NUMBER,
    COURTIER,
    PERSONALITY,
    PICKED,
    SAMURAI,
    YOURS,
    IfDid,
    Seppuku,
    reaction,
)
from gorin.rulesets.ccg.words.seppuku import HadPart, LoseOnly, LosesHonorFrom
from gorin.rulesets.ccg.words.texts import Ability

WHO: Final = PERSONALITY & YOURS & (COURTIER | SAMURAI)
SEPPUKU: Final[Ability] = reaction(
    LosesHonorFrom(WHO),
    Pick(WHO & HadPart(), Then((Seppuku(PICKED), IfDid((LoseOnly(1),))))),
    limit=ANY_NUMBER,
    label="Seppuku",
)
