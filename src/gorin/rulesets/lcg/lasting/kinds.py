"""Lasting effects that are no numbers."""

from __future__ import annotations

from typing import Final

from gorin.rulesets.lcg.fields import KIND_OF_CONFLICT, RING_PLACES
from gorin.rulesets.lcg.numbers import EFFECTS

GAINS_KEYWORD: Final = EFFECTS.own(96, "gains keyword")  # n: the keyword's plane
BLANKED: Final = EFFECTS.own(97, "blanked")
# does not bow as a result of conflict resolution; n: only while on this plane (0: always)
STAYING: Final = EFFECTS.conditional(98, "staying", lambda n: (n,) if n else ())
# n: in conflicts of this type
STAYING_IN: Final = EFFECTS.conditional(300, "staying in", lambda n: ("con",))
# cannot take part in conflicts on one side; n: 1 for the attackers'
NO_PART: Final = EFFECTS.conditional(302, "no part", lambda n: KIND_OF_CONFLICT)
# n: codecs.barring
BARRED: Final = EFFECTS.own(99, "barred")
GAINS_ABILITY: Final = EFFECTS.own(100, "gains ability")  # n: the ability; becomes a row of its own
LOSES_KEYWORD: Final = EFFECTS.own(101, "loses keyword")  # n: the keyword's plane
CONTROLLED: Final = EFFECTS.own(136, "controlled")  # n: who controls it
COPIED: Final = EFFECTS.own(137, "become a copy")  # n: codecs.becoming
GAINS_FACT: Final = EFFECTS.own(138, "gains fact")  # n: the plane of a trait or a clan
LOSES_FACT: Final = EFFECTS.own(139, "loses fact")  # n: the plane of a trait or a clan
IMMUNE: Final = EFFECTS.own(140, "immune")  # n: codecs.shielding
SET_ASIDE: Final = EFFECTS.own(141, "set aside")  # removed from the game until then; n: where it returns to
ENTERS_WITH: Final = EFFECTS.own(143, "enters with")  # a modifier; n: codecs.arriving_with
# becomes another type, which makes a row of COPIED; n: codecs.turning_into
TURNED: Final = EFFECTS.own(178, "turned")
# n: codecs.more_often; also a modifier, with its player
MORE_USES: Final = EFFECTS.own(142, "more uses")
# gains a keyword in some conflicts; n: codecs.during
KEYWORD_DURING: Final = EFFECTS.conditional(179, "keyword during", lambda n: ("con",))
GONE_AT_ZERO: Final = EFFECTS.own(180, "gone at zero")  # discarded as soon as a statistic is 0; n: which
AS_IN_HAND: Final = EFFECTS.own(110, "as in hand")  # may be played from where it lies; also a constant effect
STAYS_BOWED: Final = EFFECTS.own(320, "stays bowed")  # a modifier: does not ready in the fate phase
# while one of these rings is contested, events without the Trait Spell cannot be played; an edict (n: the rings)
ONLY_SPELLS: Final = EFFECTS.conditional(321, "only spells", lambda n: ("con", *RING_PLACES))
# a statistic is higher while one of these rings is contested; n: codecs.adding_while
ADDS_WHILE: Final = EFFECTS.conditional(322, "adds while contested", lambda n: ("con", *RING_PLACES))
