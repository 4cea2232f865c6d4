"""Children of the Empire: what the Rules Reference speaks of."""

from gorin.rulesets.lcg.words import *

CARDS = pack(
    "children-of-the-empire",
    character(
        "Sage of Gisei Toshi", PHOENIX,
        action(MoveHome(THIS), IfYouDo((MoveHome(THAT),)), when=CONFLICT & MoreHonorable(YOU, YOUR_OPPONENT),
               choose=PARTICIPATING & CHARACTER & YOUR_OPPONENTS),
        cost=3, military=1, political=3, glory=2, traits=("courtier", "scholar"), number=28,
    ),
    attachment(
        "Unmatched Expertise", PHOENIX,
        Cannot(HOST, ("be dishonored",)), reaction(WinsConflict(who=HOST, loses=True), Discard(THIS), forced=True),
        cost=0, military=1, political=1, influence_cost=2, traits=("technique",), role_only="fire", number=65,
    ),
)  # fmt: skip
