"""Samurai Edition: Terrains."""

from gorin.rulesets.ccg.words import *

CARDS = edition(
    "samurai",
    terrain(
        "Encircled Terrain (Samurai)",
        Later(BattleResolves(), (LeadersChoose((MoveHome(UNIT & HERE - PICKED),)),)),
        focus=1, number=233,
    ),
    terrain(
        "Extended Maneuvers (Samurai)",
        Later(BattleResolves(), (MayTarget(PERSONALITY & SAMURAI & HERE, Straighten(PICKED)),
                                 MayTarget((PERSONALITY & HERE) - SAMURAI, Bow(PICKED)))),
        focus=1, number=235,
    ),
    terrain(
        "Mountains of the Phoenix", Later(BattleResolves(), (LeadersChoose((Destroy(PICKED),)),)),
        focus=1, keywords="mountain", number=262,
    ),
)  # fmt: skip
