"""Samurai Edition: the Crab Clan."""

from gorin.rulesets.ccg.words import *

CARDS = edition(
    "samurai",
    stronghold(
        "Razor of the Dawn Castle", CRAB,
        trait(WouldBeDestroyed(PERSONALITY & SAMURAI & YOURS, by="card"), May(PutOff()), limit=Limit(1, "turn")),
        strength=8, gold=4, honor=3, number=394,
    ),
    stronghold(
        "The Seventh Tower", CRAB,
        battle(Destroy(THAT), performer=PERSONALITY & YOURS, cost=DiscardACard(),
               target=UNIT & Opposing(PERFORMER) & With("unit force", "<", stat("force", PERFORMER))),
        strength=8, gold=4, honor=3, number=395,
    ),
    personality(
        "Hida Daizu", CRAB,
        trait(Destroyed(THIS), May(BringIntoPlay(THIS, free=True)), limit=Limit(1, "game")),
        force=4, chi=4, cost=8, personal_honor=1, keywords="samurai", number=56,
    ),
    personality(
        "Hida Daizu - exp", CRAB,
        reaction(WouldBeDestroyed(PERSONALITY & clan(CRAB) & SameLocation(THIS), by="action"), NegateIt(),
                 cost=give(THIS, chi=-2, until="permanent")),
        force=5, chi=4, honor_requirement=0, cost=9, personal_honor=2, keywords="unique, samurai, hero", number=56,
    ),
    personality(
        "Hida Genichi", CRAB,
        reaction(Assigned(UNIT & SameLocation(THIS) & With("unit force", "<", stat("force", THIS)) - THIS),
                 Bow(UnitOf(THAT)), target=IT),
        force=4, chi=3, cost=8, personal_honor=1, keywords="samurai, berserker", number=58,
    ),
    personality(
        "Hida Hiyao", CRAB,
        battle(Straighten(THAT), cost=DiscardACard(STRATEGY & keyword("heroic")),
               target=Target(PERSONALITY, Num(2), True)),
        force=5, chi=3, honor_requirement=0, cost=8, personal_honor=2, keywords="samurai, hero", number=59,
    ),
    personality(
        "Hida Kaoru", CRAB, force=4, chi=2, honor_requirement=0, cost=6, personal_honor=2, keywords="samurai, hero",
        number=60,
    ),
    personality(
        "Hida Kuon - exp5", CRAB,
        AtLeast(PERSONALITY & clan(CRAB) & SameLocation(THIS), "force", 2),
        AtLeast(PERSONALITY & clan(CRAB) & SameLocation(THIS), "chi", 2),
        battle_or_open(Straighten(THIS), Straighten(THAT), even="bowed",
                       target=PERSONALITY & clan(CRAB) & SameLocation(THIS) - THIS),
        force=12, chi=5, cost=15, personal_honor=3,
        keywords="loyal, unique, berserker, clan champion, hero, samurai", number=61,
    ),
    personality(
        "Hida Sozen - exp", CRAB, OthersCannotDestroy(THIS),
        force=5, chi=4, honor_requirement=0, cost=9, personal_honor=2, keywords="unique, samurai, hero, enlightened",
        number=62,
    ),
    personality(
        "Hida Takuji", CRAB,
        battle(give(THIS, force=6), Later(BattleEnds(), (Destroy(THIS),)), when=Exists(THIS & OPPOSED)),
        force=6, chi=1, cost=8, personal_honor=1, keywords="berserker", number=63,
    ),
    personality("Hiruma Aki", CRAB, force=5, chi=3, cost=7, personal_honor=1, keywords="samurai, berserker", number=64),
    personality(
        "Kaiu Jurobei", CRAB,
        has(THIS, force=3, when=Exists(THIS & DEFENDING) | Exists(keyword("shadowlands") & Opposing(THIS))),
        battle(draw(), when=Exists(PERSONALITY & Opposing(THIS) & With("force", ">", stat("force", THIS))),
               cost=DiscardACard()),
        force=4, chi=3, honor_requirement=5, cost=6, personal_honor=2, keywords="samurai", number=67,
    ),
    personality(
        "Kaiu Sadao", CRAB,
        reaction(Assigned(THIS), SelectOne((give(ProvinceAt(THIS), strength=count(UNIT & Alongside(THIS))),
                                            give(ProvinceAt(THIS), strength=penalty(count(UNIT & Alongside(THIS))))))),
        force=3, chi=2, honor_requirement=0, cost=7, personal_honor=2, keywords="samurai, scout, siege", number=68,
    ),
)  # fmt: skip
