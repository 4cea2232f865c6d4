"""Samurai Edition: the Scorpion Clan."""

from gorin.rulesets.ccg.words import *

CARDS = edition(
    "samurai",
    stronghold(
        "Kyuden Wasuremono", SCORPION,
        battle(give(THAT, force=penalty(stat("chi", PERFORMER) + -1), chi=penalty(stat("chi", PERFORMER) + -1)),
               performer=PERSONALITY & YOURS & (SAMURAI | NINJA), cost=Bow(PERFORMER),
               target=PERSONALITY & Opposing(PERFORMER)),
        strength=7, gold=4, honor=2, number=407,
    ),
    personality(
        "Bayushi Eisaku", SCORPION, force=2, chi=2, cost=4, personal_honor=1,
        keywords="samurai, hero, bitter lies swordsman", number=134,
    ),
    personality(
        "Bayushi Iyona", SCORPION,
        has(THIS, force=count(PERSONALITY & (SAMURAI | NINJA) & Alongside(THIS) - THIS)),
        battle(Bow(THAT), target=Opposing(THIS) & (DISHONORABLE | NoAttachments())),
        force=3, chi=3, cost=7, personal_honor=1, keywords="samurai", number=137,
    ),
    personality(
        "Bayushi Kurumi", SCORPION,
        battle(May(Dishonor(THAT), by=his(THAT)), IfDid((), (give(THAT, force=-3),)),
               cost=Bow(THIS), target=PERSONALITY, words="political", even="away"),
        force=0, chi=3, honor_requirement=0, cost=4, personal_honor=2, keywords="courtier", number=138,
    ),
    personality(
        "Bayushi Muhito", SCORPION, reaction(ItMoved(), AdditionalAction()),
        force=3, chi=4, cost=7, personal_honor=1, keywords="samurai, ninja", number=139,
    ),
    personality(
        "Bayushi Paneki - exp4", SCORPION,
        trait(AfterResolution("another"), lose_honor(1, DOER), when=TargetedBeside()),
        battle(If(Exists(THAT & DISHONORABLE), Destroy(THAT)), Dishonor(THAT),
               target=PERSONALITY & (HERE | COURTIER & ANYWHERE)),
        force=7, chi=5, cost=11, personal_honor=3,
        keywords="loyal, unique, clan champion, samurai, hero, tactician", number=141,
    ),
    personality(
        "Bayushi Saya", SCORPION,
        open_(NextTime(EitherOf(Assigned(THAT), Performed(THAT)),
                       (lose_honor(stat("personal honor", THAT), his(THAT)), Dishonor(THAT)), until="turn"),
              target=PERSONALITY, words="political"),
        force=2, chi=3, cost=7, personal_honor=1, keywords="samurai, courtier", number=142,
    ),
    personality(
        "Bayushi Tsimaru - exp", SCORPION, OthersCannotTarget(THIS),
        reaction(Would("move", PERSONALITY), NegateIt(), limit=Limit(2, "turn")),
        force=6, chi=4, cost=10, personal_honor=1, keywords="unique, samurai", number=143,
    ),
    personality(
        "Shosuro Adeiko", SCORPION,
        has(THIS, force=2, when=Exists(PERSONALITY & Opposing(THIS)
                                       & With("personal honor", "<", stat("personal honor", THIS)))),
        reaction(DestroyedYours(), AddToken(THAT, force=-3, chi=-1),
                 If(Exists(THAT & DISHONORABLE), AddToken(THAT, chi=-1)), target=PERSONALITY,
                 where="in play, in discard", when=Not(Exists(THIS & BOWED))),
        force=3, chi=4, cost=7, personal_honor=1, keywords="samurai, magistrate", number=144,
    ),
    personality(
        "Shosuro Uyeda", SCORPION,
        limited(lose_honor(2, his(THAT)), cost=Bow(THIS), target=PERSONALITY & DISHONORABLE, words="political"),
        force=1, chi=2, cost=5, personal_honor=1, keywords="courtier", number=145,
    ),
    personality(
        "Yogo Rieko", SCORPION,
        battle(Straighten(THAT), cost=pay_gold(2), target=PERSONALITY, even="bowed away"),
        force=4, chi=2, cost=7, personal_honor=1, keywords="shugenja, air, ninja, kuroiban", number=146,
    ),
)  # fmt: skip
