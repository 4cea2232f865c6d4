"""Samurai Edition: Strongholds and Personalities of other Clans and of none."""

from gorin.rulesets.ccg.words import *


def _lose(n: int) -> Ability:
    """What bringing in a shameful ally costs."""
    return trait(Enters(THIS), lose_honor(n))


CARDS = edition(
    "samurai",
    personality(
        "Kobushi", UNALIGNED, _lose(4),
        battle(ranged(5), performer=PERSONALITY & YOURS & keyword("goblin") & InArmyOf(THIS), cost=Destroy(PERFORMER)),
        force=4, chi=1, cost=5, personal_honor=0, keywords="shadowlands, commander, goblin, nonhuman", number=175,
    ),
    personality(
        "Pokku", UNALIGNED, _lose(3), force=4, chi=2, cost=5, personal_honor=0,
        keywords="shadowlands, scout, goblin, nonhuman", number=180,
    ),
    personality(
        "Skub", UNALIGNED, _lose(4), force=5, chi=1, cost=6, personal_honor=0, keywords="shadowlands, goblin, nonhuman",
        number=68,
    ),
)  # fmt: skip
