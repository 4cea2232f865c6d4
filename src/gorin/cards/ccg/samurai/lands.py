"""Samurai Edition: Events and Regions."""

from gorin.rulesets.ccg.words import *

CARDS = edition(
    "samurai",
    region(
        "Farmlands",
        limited(Create("follower", force=1, on=PERFORMER), performer=PERSONALITY & YOURS, cost=pay_gold(2)),
        keywords="farm, singular", number=190,
    ),
    region(
        "Utaku Meadows",
        limited(Create("follower", force=1, keywords=("cavalry",), on=PERFORMER), performer=PERSONALITY & YOURS,
                cost=pay_gold(3)),
        keywords="plains, singular", number=197,
    ),
)  # fmt: skip
