"""Emperor Edition: the Dragon Clan."""

from gorin.rulesets.ccg.words import *

CARDS = (
    stronghold(
        "Dragon's Breath Castle", DRAGON,
        trait(PhaseBegins("dynasty", another=True), gain_honor(2),
              when=Exists(PERSONALITY & ControlledBy(DOER)) & AssignedNobody(DOER)),
        reaction(Engages(), MayTarget(PERSONALITY & ATTACKING & HERE & ControlledBy(ENEMY_LEADER), Bow(PICKED),
                                      must=True, by=ENEMY_LEADER),
                 when=AtYourProvince(), even="bowed"),
        strength=7, gold=4, honor=5, number=400,
    ),
    stronghold(
        "Pillars of Virtue", DRAGON,
        reaction(AfterResolution("you", battle=True, word="kiho"), AdditionalAction()),
        strength=7, gold=4, honor=5, number=402,
    ),
    stronghold(
        "Watchful Eye Dojo", DRAGON,
        open_(Duel(PERFORMER, THAT, loser=(Bow(PICKED),), refused=(Dishonor(THAT), gain_honor(1))),
              performer=PERSONALITY & YOURS & UNBOWED, target=PERSONALITY & OTHERS, words="iaijutsu", even="bowed"),
        strength=7, gold=4, honor=5, keywords="dojo", number=403,
    ),
    personality(
        "Kitsuki Daisuke", DRAGON,
        battle(Duel(THIS, THAT, loser=(MoveHome(PICKED, sure=Exists(PICKED & DISHONORABLE)),)),
               target=PERSONALITY & ENEMY, words="iaijutsu"),
        force=3, chi=4, honor_requirement=5, cost=7, personal_honor=3, keywords="duelist, courtier, magistrate",
        number=87,
    ),
    personality(
        "Kitsuki Kinaro", DRAGON, force=0, chi=4, honor_requirement=5, cost=6, personal_honor=3,
        keywords="duelist, courtier, magistrate, soul of kitsuki nakai", number=88,
    ),
    personality(
        "Kitsuki Yataku", DRAGON,
        reaction(Targets(SAMURAI, by="any"), MayNotRefuse(IT), cost=Bow(THIS), words="political"),
        force=1, chi=4, honor_requirement=10, cost=7, personal_honor=4,
        keywords="justicar, samurai, soul of kitsuki yasu", number=89,
    ),
    personality(
        "Mirumoto Gobashi", DRAGON, force=3, chi=3, honor_requirement=5, cost=5, personal_honor=2,
        keywords="kensai, samurai, soul of mirumoto ino", number=90,
    ),
    personality(
        "Mirumoto Ichizo - exp", DRAGON,
        battle(Duel(THIS, THAT, loser=(Destroy(PICKED),)), target=PERSONALITY & ENEMY, words="iaijutsu"),
        force=3, chi=4, honor_requirement=5, cost=8, personal_honor=3, keywords="duelist, loyal, unique, samurai",
        number=91,
    ),
    personality(
        "Mirumoto Reiyu", DRAGON,
        battle(give(THAT, force=stat("force", THIS) * -1), target=(PERSONALITY | FOLLOWER) & ENEMY),
        force=4, chi=3, honor_requirement=3, cost=7, personal_honor=2,
        keywords="kensai, poet, samurai, soul of mirumoto tsubasa", number=93,
    ),
    personality(
        "Mirumoto Shikei", DRAGON,
        limited(draw()),
        battle(Duel(THIS, THAT, loser=(Destroy(PICKED),)), target=PERSONALITY & ENEMY, words="iaijutsu"),
        force=8, chi=5, honor_requirement=10, cost=12, personal_honor=4,
        keywords="duelist, kensai, loyal, unique, clan champion, monk, naga, samurai, tattooed", number=94,
    ),
    personality(
        "Tamori Kusugi", DRAGON,
        battle(SelectOne((give(CurrentProvince(), strength=4), give(CurrentProvince(), strength=-4))), cost=Bow(THIS),
               even="away"),
        force=3, chi=3, honor_requirement=0, cost=7, personal_honor=2, keywords="earth, shugenja, soul of tamori sugi",
        number=95,
    ),
    personality(
        "Tamori Muzu", DRAGON,
        has(PERSONALITY & YOURS & keyword("earth") & DEFENDING - THIS, force=1),
        battle(If(Exists(THAT & (ATTACKING | NoAttachments())), Bow(THAT)), gain_honor(1), target=ENEMY),
        force=3, chi=4, honor_requirement=5, cost=7, personal_honor=2, keywords="alchemist, earth, shugenja", number=96,
    ),
    personality(
        "Tamori Tomaru", DRAGON, force=1, chi=3, honor_requirement=5, cost=4, personal_honor=3,
        keywords="alchemist, earth, shugenja", number=97,
    ),
    personality(
        "Togashi Torazu", DRAGON,
        reaction(Enters(THIS), AddToken(THIS, "fire", force=1, n=3)),
        battle(ranged(3), cost=RemoveToken(THIS, "fire", force=1)),
        force=0, chi=3, honor_requirement=3, cost=6, personal_honor=2,
        keywords="fire, monk, soul of togashi shintaro, tattooed", number=99,
    ),
    personality(
        "Togashi Tsukagi", DRAGON, force=4, chi=4, cost=7, personal_honor=1,
        keywords="monk, soul of togashi akagi, tattooed, void", number=100,
    ),
    personality(
        "Tsai-tsu", DRAGON, force=3, chi=4, cost=7, personal_honor=2, keywords="cavalry, tactician, nonhuman, ryu",
        number=101,
    ),
)  # fmt: skip
