"""Emperor Edition: the Lion Clan."""

from gorin.rulesets.ccg.words import *

_ANCESTOR = keyword("ancestor")

CARDS = (
    stronghold(
        "Eternal Victory Dojo", LION,
        MoreCopies(4, 2),
        reaction(AfterResolution("you", word="tactical"), NextTime(PhaseBegins("end"), (draw(),))),
        strength=7, gold=3, honor=7, keywords="dojo", number=404,
    ),
    stronghold(
        "Halls of Memory", LION,
        has(PERSONALITY & YOURS & _ANCESTOR & ATTACKING, force=-1),
        FromAfar(SHUGENJA & YOURS),
        trait(Destroyed(PERSONALITY & _ANCESTOR, yours=True), gain_honor(1), when=InCombat()),
        strength=7, gold=3, honor=7, number=405,
    ),
    stronghold(
        "Shamate Keep", LION,
        KeepsPersonalHonor(PERSONALITY & YOURS & keyword("paragon")),
        battle(MoveHome(THAT), If(Exists(THAT & OTHERS), gain_honor(2)), performer=PERSONALITY & YOURS & UNBOWED,
               target=PERSONALITY & With("personal honor", "<=", stat("personal honor", PERFORMER))),
        strength=7, gold=3, honor=7, number=406,
    ),
    stronghold(
        "The Golden Plains", LION,
        reaction(Engages(), GainReconnaissance(CurrentProvince()),
                 Create("strategy", keywords=("terrain",), here=True, text=(
                     battle(AdditionalAction(only=THAT), cost=Destroy(THIS), target=TERRAIN & YOURS & IN_HAND),
                 )), words="recon"),
        strength=7, gold=3, honor=7, number=407,
    ),
    personality(
        "Akodo Dairuko", LION,
        reaction(BattleResolves(), StaysUnbowed(InArmyOf(THIS)), when=Exists(THIS & HERE), even="bowed"),
        battle(melee(8)),
        force=6, chi=5, honor_requirement=10, cost=10, personal_honor=5,
        keywords="loyal, tactician, unique, clan champion, paragon, samurai", number=102,
    ),
    personality(
        "Akodo Kano", LION,
        limited(AddToken(THIS, "master")),
        battle(AdditionalAction(times=2), cost=(Bow(THIS), RemoveToken(THIS, "master"))),
        force=2, chi=4, honor_requirement=8, cost=6, personal_honor=3,
        keywords="tactician, unique, master tactician, samurai, soul of kitsu motso", number=103,
    ),
    personality(
        "Akodo Kisho", LION, force=3, chi=3, honor_requirement=10, cost=5, personal_honor=4,
        keywords="commander, paragon, samurai, soul of akodo dosei", number=104,
    ),
    personality(
        "Akodo Makotai", LION,
        limited(Create("follower", force=2, on=THIS), words="tactical"),
        force=3, chi=3, honor_requirement=3, cost=8, personal_honor=2,
        keywords="tactician, commander, samurai, soul of akodo mirotai", number=105,
    ),
    personality(
        "Akodo Suoh", LION, force=2, chi=2, honor_requirement=6, cost=5, personal_honor=2,
        keywords="tactician, samurai, soul of akodo shunori", number=106,
    ),
    personality(
        "Ikoma Natsu", LION, NotControlledBy(UNICORN),
        force=3, chi=2, honor_requirement=8, cost=5, personal_honor=2,
        keywords="cavalry, samurai, soul of ikoma otemi", number=107,
    ),
    personality(
        "Ikoma Shika", LION, force=2, chi=2, honor_requirement=4, cost=2, personal_honor=2,
        keywords="samurai, scout", number=108,
    ),
    personality(
        "Ikoma Shinju", LION,
        battle(Destroy(THAT | THAT_OTHER), target=(TERRAIN, ENEMY & NoAttachments())),
        force=4, chi=3, honor_requirement=2, cost=7, personal_honor=2, keywords="samurai, scout", number=109,
    ),
    personality(
        "Kitsu Sorano", LION, force=0, chi=3, honor_requirement=3, cost=3, personal_honor=3,
        keywords="shugenja, water", number=110,
    ),
    personality(
        "Kitsu Suki", LION,
        limited(EachPlayer((gain_honor(1, THEM),), when=Exists(_ANCESTOR & ControlledBy(THEM))),
                EachPlayer((May(lose_honor(1, THEM)),),
                           when=Not(Exists(_ANCESTOR & ControlledBy(THEM))) & AboveStartingHonor(THEM))),
        force=0, chi=4, honor_requirement=6, cost=6, personal_honor=3, keywords="shugenja, water", number=111,
    ),
    personality(
        "Kitsu Tamasine", LION,
        reaction(Enters(THIS), Create("personality", force=2, chi=2, personal_honor=3, clan=LION,
                                      keywords=("samurai", "ancestor", "spirit"))),
        battle(give(THAT, force=4), cost=Bow(THIS),
               target=Target(_ANCESTOR & YOURS, IfElse(LostHonorToAnother(), Num(4), Num(1)), True)),
        force=2, chi=4, honor_requirement=7, cost=8, personal_honor=4, keywords="shugenja, sodan senzo, water",
        number=112,
    ),
    personality(
        "Matsu Arata", LION,
        has(THIS, force=2, when=Exists(THIS & ATTACKING)),
        battle(give(THAT, force=stat("personal honor", THIS) * -1), gain_honor(1),
               target=(PERSONALITY | FOLLOWER) & ENEMY),
        force=3, chi=3, honor_requirement=7, cost=7, personal_honor=4,
        keywords="justicar, paragon, samurai, soul of matsu nishijo", number=113,
    ),
    personality(
        "Matsu Hachiro", LION, has(THIS, force=2, when=Exists(THIS & ATTACKING)),
        force=1, chi=3, honor_requirement=6, cost=4, personal_honor=3, keywords="samurai, soul of matsu gohei",
        number=114,
    ),
    personality(
        "Matsu Hana", LION,
        battle(Bow(InUnitOf(With("force", "<=", stat("force", THIS)), THAT)), gain_honor(HOW_MANY),
               target=PERSONALITY & ENEMY, words="fear"),
        force=5, chi=3, honor_requirement=6, cost=9, personal_honor=4,
        keywords="unique, paragon, samurai, soul of matsu fumiyo experienced", number=115,
    ),
    personality(
        "Matsu Yuuto", LION, MayNotEver(UnitOf(THIS), "be targeted by Ranged Attacks"),
        force=4, chi=4, honor_requirement=5, cost=8, personal_honor=2,
        keywords="cavalry, samurai, soul of matsu agetoki", number=116,
    ),
)  # fmt: skip
