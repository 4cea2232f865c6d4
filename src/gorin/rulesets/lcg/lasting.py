"""Lasting effects that are no numbers, and the layers of constant abilities."""

from __future__ import annotations

from typing import Final

from gorin.rulesets.lcg.stats import BECOME, OTHER_EFFECT

GAINS_KEYWORD: Final = OTHER_EFFECT  # n: the keyword's plane
BLANKED: Final = OTHER_EFFECT + 1
STAYING: Final = OTHER_EFFECT + 2  # does not bow as a result of conflict resolution; n: only while on this plane
BARRED: Final = OTHER_EFFECT + 3  # n: the prohibition, and the set of players it binds << 8 (negative: everybody)
GAINS_ABILITY: Final = OTHER_EFFECT + 4  # n: the ability; becomes a row of its own
LOSES_KEYWORD: Final = OTHER_EFFECT + 5  # n: the keyword's plane
CONTROLLED: Final = OTHER_EFFECT + 40  # n: who controls it
COPIED: Final = BECOME  # n: the face it has become << 16 | the face printed on it
GAINS_FACT: Final = OTHER_EFFECT + 42  # n: the plane of a trait or a clan
LOSES_FACT: Final = OTHER_EFFECT + 43  # n: the plane of a trait or a clan
IMMUNE: Final = OTHER_EFFECT + 44  # n: the plane of the sources | the set of their controllers << 16
SET_ASIDE: Final = OTHER_EFFECT + 45  # removed from the game until then; n: where it returns to
ENTERS_WITH: Final = OTHER_EFFECT + 47  # a modifier; n: the token << 1 | only if it is played
TURNED: Final = OTHER_EFFECT + 82  # becomes another type, which makes a row of COPIED; n as status.turning packs it
MORE_USES: Final = OTHER_EFFECT + 46  # n: so much more often than a limit says << 8; also a modifier, with its player
KEYWORD_DURING: Final = OTHER_EFFECT + 83  # gains a keyword in some conflicts; n as occasions.py packs it
GONE_AT_ZERO: Final = OTHER_EFFECT + 84  # discarded as soon as a statistic is 0; n: which
AS_IN_HAND: Final = OTHER_EFFECT + 14  # may be played from where it lies; also a modifier, so no statistic's number

# layers of constant abilities
BLANKING: Final = 0
STANDING: Final = 1
LOSING: Final = 2  # what takes away, after all that gives
GAINING: Final = 3  # traits, clans and immunity: before the others, which may read them
READING: Final = 4  # what reads skills: after all modifiers are known
LAYERS: Final = 5
