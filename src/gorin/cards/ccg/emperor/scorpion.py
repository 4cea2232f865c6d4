"""Emperor Edition: the Scorpion Clan."""

from gorin.rulesets.ccg.words import *

CARDS = (
    stronghold(
        "Law of Darkness Dojo", SCORPION,
        trait(AnotherLosesHonor(by_battle_action=True), lose_honor(1, DOER)),
        battle(give(THAT, force=-4), If(Exists(THAT & DISHONORABLE), Bow(THAT)), target=PERSONALITY & ENEMY,
               even="bowed"),
        strength=7, gold=4, honor=1, keywords="dojo", number=416,
    ),
    stronghold(
        "Shiro Chugo", SCORPION,
        reaction(BeforeResolution("any"), ReduceHonor(2, gains=True), performer=COURTIER & YOURS & UNBOWED,
                 words="political"),
        battle(melee(IfElse(Exists(PERFORMER & LOYAL), Num(5), Num(4))), performer=PERSONALITY & YOURS & UNBOWED),
        strength=7, gold=4, honor=1, number=418,
    ),
    stronghold(
        "The Otoro Estate", SCORPION,
        LosesNoHonor(NINJA),
        open_(ChoosePlayer((LookAt(FACEDOWN & IN_PROVINCE & ControlledBy(CHOSEN)),)), words="ninja"),
        battle(ranged(4), May(MoveHome(PERFORMER)), performer=PERSONALITY & NINJA & YOURS & UNBOWED, words="ninja"),
        strength=7, gold=4, honor=0, number=419,
    ),
    personality(
        "Bayushi Hurunayi", SCORPION, open_(LosesKeyword(THIS, "ninja")), force=2, chi=2, honor_requirement=0, cost=4,
        personal_honor=1, keywords="courtier, ninja, soul of bayushi muraisan", number=147,
    ),
    personality(
        "Bayushi Kahoku", SCORPION,
        has(THIS, force=2, when=Exists(PERSONALITY & OTHERS & DISHONORABLE)),
        battle(ranged(IfElse(Exists(PICKED & DISHONORABLE), Num(5), Num(3)))),
        force=3, chi=4, cost=8, personal_honor=1, keywords="final student, magistrate, samurai", number=149,
    ),
    personality(
        "Bayushi Manami", SCORPION, force=3, chi=2, cost=5, personal_honor=1,
        keywords="loyal, paragon, samurai, yojimbo", number=150,
    ),
    personality(
        "Bayushi Mitsuo", SCORPION,
        reaction(AfterResolution("any", battle=True), AdditionalAction(), when=ItDid("moved", THIS)),
        force=3, chi=4, cost=7, personal_honor=1, keywords="ninja, samurai, soul of bayushi muhito", number=151,
    ),
    personality(
        "Bayushi Nitoshi", SCORPION,
        limited(Dishonor(THAT), lose_honor(3, his(THAT)), target=PERSONALITY,
                cost=DestroyOne(PERSONALITY & YOURS - THAT), words="political"),
        battle(Destroy(THAT), target=IN_A_UNIT & (DISHONORABLE | NoAttachments()),
               words="political"),
        force=8, chi=5, cost=13, personal_honor=1,
        keywords="loyal, unique, clan champion, courtier, ninja, samurai, shoju's soul, sociopath", number=152,
    ),
    personality(
        "Bayushi Rentatsu", SCORPION,
        limited(
            GainsAbility(THIS, trait(Would("straighten", THIS), May(NegateIt())), "while bowed"),
            GainsAbility(THIS, trait(TurnBegins(yours=True), ChoosePlayer((lose_honor(2, CHOSEN),))), "while bowed"),
            cost=Bow(THIS)),
        force=0, chi=3, cost=7, personal_honor=1,
        keywords="unique, courtier, soul of bayushi goshiu experienced 3", number=153,
    ),
    personality(
        "Bayushi Waru", SCORPION,
        battle_or_limited(Bow(THAT), when=Exists(COURTIER & YOURS) | InCombat(), target=PERSONALITY),
        force=4, chi=3, cost=8, personal_honor=2, keywords="loyal, paragon, samurai, yojimbo", number=154,
    ),
    personality(
        "Bayushi Yasashiku", SCORPION, force=4, chi=4, cost=8, personal_honor=2,
        keywords="cavalry, tactician, samurai, soul of bayushi himaru", number=155,
    ),
    personality(
        "Shosuro Kameyoi", SCORPION,
        limited(If(Exists(THAT & DISHONORABLE),
                   lose_honor(IfElse(BaseOf("personal honor", THAT) >= 3, Num(2), Num(1)), his(THAT))),
                Dishonor(THAT), target=PERSONALITY, words="political"),
        force=2, chi=4, cost=7, personal_honor=1, keywords="loyal, courtier, seductress", number=156,
    ),
    personality(
        "Shosuro Konishi", SCORPION, battle(ranged(5)), force=5, chi=3, cost=9, personal_honor=0, keywords="ninja",
        number=157,
    ),
    personality(
        "Shosuro Koshiba", SCORPION, force=3, chi=3, cost=5, personal_honor=1, keywords="magistrate, samurai",
        number=158,
    ),
    personality(
        "Shosuro Tanzaki", SCORPION, open_(give(THAT, force=4), target=PERSONALITY - THIS, words="political"),
        force=2, chi=4, cost=7, personal_honor=2, keywords="courtier", number=160,
    ),
)  # fmt: skip
