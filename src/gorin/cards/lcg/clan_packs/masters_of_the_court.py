"""Masters of the Court: what the Rules Reference speaks of."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "masters-of-the-court",
    character(
        "Maker of Keepsakes", CRANE, Cannot(THIS, ("be dishonored",)),
        cost=3, military=3, political=3, glory=2, traits=("shugenja", "air"), number=7,
    ),
    event(
        "The Spear Rushes Forth", CRANE,
        action(Bow(THAT), when=MILITARY_CONFLICT, cost=DiscardToken(PARTICIPATING & CHARACTER & YOURS, "honored"),
               choose=PARTICIPATING & CHARACTER & YOUR_OPPONENTS),
        cost=1, influence_cost=4, traits=("philosophy",), number=23,
    ),
)  # fmt: skip
