"""Defenders of Rokugan: what the Rules Reference speaks of."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "defenders-of-rokugan",
    character(
        "Hida Sukune", CRAB,
        action(Draw(), Then((Pick(IN_HAND & YOURS, DiscardCards(PICKED)),)), when=While(THIS, DEFENDING),
               limit=limit(1, "conflict")),
        cost=2, military=1, political=2, glory=1, traits=("bushi", "commander"), unique=True, number=5,
    ),
)  # fmt: skip
