"""Emperor Edition: the Crab Clan."""

from gorin.rulesets.ccg.words import *

CARDS = (
    stronghold(
        "Halls of the Forgotten", CRAB,
        reaction(Targets(PERSONALITY & keyword("berserker") & YOURS, battle=True), DelayEffects(IT)),
        strength=8, gold=4, honor=3, number=393,
    ),
    stronghold(
        "Yasuki Palaces - exp", CRAB,
        Produces(IfElse(PayingFor("personality"), Num(4), Num(5))),
        battle(MoveHome(THAT), IfDid((lose_honor(1, his(THAT)),)), target=PERSONALITY & ATTACKING, cost=pay_gold(3),
               even="bowed absent"),
        strength=7, gold=5, honor=3, number=395,
    ),
    personality("Hida Bushotsu", CRAB, force=7, chi=2, cost=8, personal_honor=0, keywords="berserker", number=57),
    personality(
        "Hida Horu", CRAB,
        MayNotEver(THIS, "contribute Force", when=count(PERSONALITY & InArmyOf(THIS)) > 1),
        force=8, chi=3, cost=9, personal_honor=1, keywords="berserker, soul of hida hebi", number=58,
    ),
    personality(
        "Hida Kisada", CRAB,
        reaction(WouldTarget(THIS, battle=True),
                 Pick(PERSONALITY & YOURS & HERE - THIS, TargetsInstead(PICKED))),
        battle(Destroy(THAT), target=ENEMY & With("force", "<", stat("force", THIS))),
        force=7, chi=5, honor_requirement=0, cost=12, personal_honor=3,
        keywords="kensai, loyal, tactician, unique, clan champion, little bear, samurai, siege", number=59,
    ),
    personality(
        "Hida Komatsu", CRAB,
        battle(Bow(THAT),
               target=(FOLLOWER | PERSONALITY) & ENEMY & With("force", "<", stat("force", THIS)) & NoAttachments()),
        battle(Destroy(THAT), target=ATTACHMENT & ENEMY),
        force=6, chi=2, cost=8, personal_honor=1, keywords="unique, berserker, hero, soul of hida rikyu experienced",
        number=60,
    ),
    personality(
        "Kaiu Esumi", CRAB,
        battle(ranged(4),
               IfDid((SelectOne((give(CurrentProvince(), strength=2), give(CurrentProvince(), strength=-2))),))),
        force=3, chi=3, honor_requirement=0, cost=7, personal_honor=2, keywords="tactician, samurai, siege", number=64,
    ),
    personality(
        "Kaiu Hideaki", CRAB,
        reaction(Engages(THIS), give(CurrentProvince(), strength=3, until="resolution")),
        force=3, chi=2, honor_requirement=3, cost=4, personal_honor=2, keywords="samurai, siege, soul of kaiu seison",
        number=65,
    ),
    personality(
        "Kaiu Kawachi", CRAB, force=5, chi=4, honor_requirement=3, cost=8, personal_honor=3,
        keywords="tactician, samurai, siege", number=66,
    ),
    personality(
        "Toritaka Shishido", CRAB, StrongerAttacks(InArmyOf(THIS), 1),
        force=3, chi=3, honor_requirement=3, cost=6, personal_honor=3,
        keywords="samurai, scout, soul of toritaka okabe", number=68,
    ),
    personality(
        "Yasuki Jekku", CRAB,
        limited(Dishonor(THAT), lose_honor(IfElse(BaseOf("personal honor", THAT) > 2, Num(2), Num(1)), his(THAT)),
                target=PERSONALITY, cost=pay_gold(BaseOf("personal honor", THAT) + -1), words="political"),
        force=2, chi=4, cost=7, personal_honor=0, keywords="loyal, courtier, merchant", number=69,
    ),
    personality(
        "Yasuki Tono", CRAB, force=0, chi=3, cost=2, personal_honor=1, keywords="courtier, merchant", number=71,
    ),
)  # fmt: skip
