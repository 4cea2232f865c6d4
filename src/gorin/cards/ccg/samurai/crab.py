"""Samurai Edition: the Crab Clan."""

from gorin.rulesets.ccg.words import *

CARDS = edition(
    "samurai",
    stronghold(
        "The Seventh Tower", CRAB,
        battle(Destroy(THAT), performer=PERSONALITY & YOURS, cost=DiscardACard(),
               target=PERSONALITY & ENEMY & With("unit force", "<", stat("force", PERFORMER))),
        strength=8, gold=4, honor=3, number=395,
    ),
    personality(
        "Hida Takuji", CRAB,
        battle(give(THIS, force=6), Later(BattleEnds(), (Destroy(THIS),)), when=Exists(THIS & OPPOSED)),
        force=6, chi=1, cost=8, personal_honor=1, keywords="berserker", number=63,
    ),
    personality(
        "Hida Kaoru", CRAB, force=4, chi=2, honor_requirement=0, cost=6, personal_honor=2, keywords="samurai, hero",
        number=60,
    ),
    personality("Hiruma Aki", CRAB, force=5, chi=3, cost=7, personal_honor=1, keywords="samurai, berserker", number=64),
    personality(
        "Kaiu Jurobei", CRAB,
        has(THIS, force=3, when=Exists(THIS & DEFENDING) | Exists(keyword("shadowlands") & ENEMY)),
        battle(draw(), when=Exists(PERSONALITY & ENEMY & With("force", ">", stat("force", THIS))),
               cost=DiscardACard()),
        force=4, chi=3, honor_requirement=5, cost=6, personal_honor=2, keywords="samurai", number=67,
    ),
)  # fmt: skip
