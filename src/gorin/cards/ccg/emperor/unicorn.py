"""Emperor Edition: the Unicorn Clan."""

from gorin.rulesets.ccg.words import *

CARDS = (
    stronghold(
        "Journey's End Keep", UNICORN,
        battle(MoveHome(THAT, sure=Always()), performer=PERSONALITY & YOURS & UNBOWED,
               target=PERSONALITY & With("followers", "<=", stat("followers", PERFORMER))),
        strength=7, gold=5, honor=4, number=425,
    ),
    # Decision: once for a battle, whether cards, the province or both were destroyed.
    stronghold(
        "Plains of the Maiden", UNICORN,
        trait(BattleResolved(), gain_honor(count(PERSONALITY & keyword("battle maiden") & YOURS & HERE)),
              when=YouAttack() & DestroyedSomething()),
        strength=7, gold=5, honor=5, number=426,
    ),
    stronghold(
        "The Khan's Estate", UNICORN,
        limited(MayNot(PERFORMER, "be assigned to attack"), draw(), performer=PERSONALITY & TACTICIAN & YOURS,
                words="tactical"),
        strength=7, gold=5, honor=4, number=427,
    ),
    stronghold(
        "The Temple of Death - exp", UNICORN,
        limited(BecomesDead(THAT), target=PERSONALITY & Is("discarded")),
        battle_or_open(Straighten(THAT), If(InCombat(), May(Bow(THAT))), when=Exists(PERSONALITY & DEAD & YOURS),
                       performer=PERSONALITY & UNBOWED & SHUGENJA & YOURS, target=PERSONALITY),
        strength=7, gold=5, honor=4, keywords="temple", number=428,
    ),
    personality(
        "Iuchi Shunshi", UNICORN,
        open_(MayNot(THAT, "be assigned to attack"), MayNot(THAT, "be assigned to defend"),
              FailsTo(THAT, "move to battlefields"), target=PERSONALITY & NoAttachments()),
        force=4, chi=3, honor_requirement=3, cost=11, personal_honor=3,
        keywords="unique, doomseeker, shugenja, soul of iuchi karasu experienced 2", number=187,
    ),
    personality(
        "Moto Naleesh", UNICORN,
        trait(PhaseBegins("straighten"), Straighten(UnitOf(THIS))),  # Decision: as each player's begins
        battle(Bow(UnitOf(THAT)), Destroy(InUnitOf(NoAttachments() - CAVALRY, THAT)), target=PERSONALITY & ENEMY),
        force=6, chi=5, honor_requirement=10, cost=13, personal_honor=4,
        keywords="cavalry, loyal, tactician, unique, clan champion, commander, kami, naga, paragon, samurai",
        number=188,
    ),
    personality(
        "Moto Rani", UNICORN, force=3, chi=3, cost=6, personal_honor=1,
        keywords="cavalry, death priest, shugenja, water", number=189,
    ),
    personality(
        "Moto Shigeru", UNICORN,
        has(THIS, force=1, when=Exists(ITEM & AttachedTo(THIS))),
        reaction(Targets(PERSONALITY & YOURS, by="any", limited=True), NegateEffects(),
                 give(THIS, personal_honor=count(PERSONALITY & YOURS - THIS) * -1, until="permanent"),
                 If(Compare(stat("personal honor", THIS), "==", Num(0)), Seppuku(THIS))),
        force=3, chi=3, cost=8, personal_honor=2, keywords="cavalry, samurai, soul of moto gurban", number=190,
    ),
    personality(
        "Moto Shunsuke", UNICORN,
        has(THIS, force=MostOfOnePlayer(PERSONALITY & DEAD)),
        limited(BecomesDead(THAT), target=PERSONALITY & Is("discarded") & OTHERS),
        force=3, chi=4, cost=8, personal_honor=0,
        keywords="cavalry, death priest, shugenja, soul of moto akikazu", number=191,
    ),
    personality(
        "Moto Taha", UNICORN, force=1, chi=3, honor_requirement=3, cost=6, personal_honor=2,
        keywords="cavalry, tactician, samurai, soul of moto munoru", number=192,
    ),
    personality(
        "Moto Tetsuo", UNICORN,
        battle(MoveHere(THIS), IfDid((ranged(4),)), when=Exists(UnitsWith("cavalry") & YOURS & HERE)),
        force=4, chi=2, honor_requirement=2, cost=8, personal_honor=2,
        keywords="samurai, soul of moto shanyu, white guard", number=193,
    ),
    personality(
        "Shinjo Baeshuko", UNICORN, force=3, chi=2, honor_requirement=6, cost=5, personal_honor=2,
        keywords="cavalry, samurai, soul of shinjo huang", number=194,
    ),
    personality(
        "Shinjo Eun-Sahng", UNICORN, battle(ranged(4)),
        force=5, chi=4, honor_requirement=4, cost=10, personal_honor=3,
        keywords="tactician, samurai, soul of shinjo chu-yeung", number=195,
    ),
    personality(
        "Shinjo Horibe", UNICORN,
        battle(SelectOne((Bow(THAT), Straighten(THAT))), when=Exists(THIS & OPPOSED), target=PERSONALITY),
        force=4, chi=3, honor_requirement=0, cost=8, personal_honor=2,
        keywords="cavalry, commander, samurai, soul of shinjo hwarang", number=196,
    ),
    personality(
        "Shinjo Itao", UNICORN,
        reaction(Enters(THIS), Attach(THAT, THIS), target=FOLLOWER & YOURS & IN_HAND & CanAttachTo(THIS)),
        force=3, chi=3, honor_requirement=0, cost=7, personal_honor=3,
        keywords="cavalry, samurai, soul of shinjo goshi", number=197,
    ),
    personality(
        "Shinjo Ki-Chang - exp", UNICORN,
        reaction(Enters(PERSONALITY & YOURS), Create("follower", force=1, keywords=("cavalry",), on=THAT), target=IT),
        force=4, chi=4, honor_requirement=0, cost=10, personal_honor=3,
        keywords="cavalry, tactician, unique, commander, samurai", number=198,
    ),
    personality(
        "Shinjo Taeken", UNICORN, force=3, chi=3, honor_requirement=3, cost=6, personal_honor=2,
        keywords="cavalry, commander, samurai, soul of shinjo tae-hyun", number=199,
    ),
    personality(
        "Utaku Ryoko", UNICORN,
        reaction(Engages(THIS), give(THAT, force=stat("personal honor", THIS) * -1),
                 target=(PERSONALITY | FOLLOWER) & ENEMY),
        force=4, chi=2, honor_requirement=4, cost=8, personal_honor=3,
        keywords="cavalry, battle maiden, paragon, samurai, soul of utaku liu-xeung", number=200,
    ),
    personality(
        "Utaku Tsukiko", UNICORN, force=3, chi=2, honor_requirement=5, cost=7, personal_honor=4,
        keywords="cavalry, battle maiden, paragon, samurai, soul of utaku fusae", number=201,
    ),
)  # fmt: skip
