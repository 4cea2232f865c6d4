"""Warriors of the Wind: what the Rules Reference speaks of."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "warriors-of-the-wind",
    character(
        "Agasha Taiko", DRAGON,
        reaction(PlaysCard(by_opponent=False, what=THIS), Forbids(THAT, ("be attacked",), until="round"),
                 choose=PROVINCE - StrongholdProvinces()),
        cost=2, military=2, political=2, glory=0, traits=("bushi",), unique=True, number=14,
    ),
)  # fmt: skip
