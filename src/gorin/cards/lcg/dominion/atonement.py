"""Atonement: what the Rules Reference speaks of."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "atonement",
    province(
        "Unbridled Ambition", SCORPION, NeverStronghold(), DoesNotCount(DISHONORED & CHARACTER, when=HERE),
        strength=3, elements=("fire",), number=116,
    ),
    character(
        "Worldly Shiotome", UNICORN, reaction(PlaysCard(by_opponent=False, what=trait("gaijin")), Honor(THIS)),
        cost=2, military=2, political=2, glory=2, traits=("bushi", "cavalry", "battle-maiden"), number=126,
    ),
)  # fmt: skip
