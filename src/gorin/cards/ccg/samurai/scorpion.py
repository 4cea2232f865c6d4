"""Samurai Edition: the Scorpion Clan."""

from gorin.rulesets.ccg.words import *

NINJA = keyword("ninja")

CARDS = edition(
    "samurai",
    stronghold(
        "Kyuden Wasuremono", SCORPION,
        battle(give(THAT, force=stat("chi", PERFORMER) * -1 + 1, chi=stat("chi", PERFORMER) * -1 + 1),
               performer=PERSONALITY & YOURS & (SAMURAI | NINJA), cost=Bow(PERFORMER), target=PERSONALITY & ENEMY),
        strength=7, gold=4, honor=2, number=407,
    ),
    personality(
        "Bayushi Eisaku", SCORPION, force=2, chi=2, cost=4, personal_honor=1,
        keywords="samurai, hero, bitter lies swordsman", number=134,
    ),
    personality(
        "Bayushi Iyona", SCORPION,
        has(THIS, force=count(PERSONALITY & (SAMURAI | NINJA) & InArmyOf(THIS) - THIS)),
        battle(Bow(THAT), target=ENEMY & (DISHONORABLE | NoAttachments())),
        force=3, chi=3, cost=7, personal_honor=1, keywords="samurai", number=137,
    ),
    personality(
        "Shosuro Uyeda", SCORPION,
        limited(lose_honor(2, his(THAT)), cost=Bow(THIS), target=PERSONALITY & DISHONORABLE, words="political"),
        force=1, chi=2, cost=5, personal_honor=1, keywords="courtier", number=145,
    ),
    personality(
        "Yogo Rieko", SCORPION,
        battle(Straighten(THAT), cost=pay_gold(2), target=PERSONALITY, even="bowed absent"),
        force=4, chi=2, cost=7, personal_honor=1, keywords="shugenja, air, ninja, kuroiban", number=146,
    ),
)  # fmt: skip
