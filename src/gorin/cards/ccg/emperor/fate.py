"""Emperor Edition: Followers, Items, Spells, Rings."""

from gorin.rulesets.ccg.words import *

CARDS = (
    # --- Followers
    follower(
        "Asahina House Guard", AttachesOnlyTo(PERSONALITY & clan(CRANE)),
        battle_or_open(Straighten(THAT), gain_honor(1), target=PERSONALITY & YOURS & BOWED),
        force=3, honor_requirement=2, cost=4, focus=4, keywords="unique, air", number=208,
    ),
    follower(
        "Kaiu House Guard", AttachesOnlyTo(PERSONALITY & clan(CRAB)),
        battle(Destroy(THAT), gain_honor(1),
               target=ENEMY & NoAttachments() & With("unit force", "<", stat("unit force", THIS))),
        force=3, cost=4, focus=4, keywords="unique, siege", number=215,
    ),
    follower("Outriders", force=3, cost=3, focus=3, keywords="cavalry", number=219),
    follower("Shinjo's Children", force=4, honor_requirement=2, cost=5, focus=2, keywords="cavalry", number=220),
    follower("Stalking Tiger", battle(melee(6)), force=4, cost=7, focus=2, keywords="cat, nonhuman", number=222),
    follower("Veteran Advisor", battle(draw()), force=4, honor_requirement=1, cost=7, focus=2, number=226),
    follower("Veteran Skirmishers", force=3, cost=2, focus=3, number=227),
    # --- Items
    item(
        "Chrysanthemum Blossom", reaction(Assigned(HOST), AddToken(HOST, force=1), gain_honor(1)),
        force=0, chi=0, cost=1, focus=4, keywords="imperial", number=231,
    ),
    item(
        "Kensai's Blade",
        has(THIS, force=1, when=Exists(HOST & KENSAI)),
        reaction(Engages(), Attach(THIS, PERFORMER), performer=PERSONALITY & YOURS & HERE & CanBear(), where="in hand"),
        force=2, chi=1, cost=3, focus=3, keywords="weapon", number=234,
    ),
    item("Modifications", battle(draw()), force=4, chi=1, cost=7, focus=2, keywords="weapon", number=236),
    item(
        "Reserve Weapon", trait(Focusing(HOST), May(InsteadOfFocusing(HOST, 3))),
        force=3, chi=0, cost=3, focus=3, keywords="weapon", number=237,
    ),
    item(
        "Sasumata",
        battle(Bow(THAT), cost=Bow(THIS), target=ENEMY - HostsOf(WEAPON | ARMOR)),
        force=2, chi=1, cost=3, focus=3, keywords="weapon", number=238,
    ),
    item(
        "Tsuruchi Daikyu", battle(ranged(5), cost=Bow(THIS)),
        force=5, chi=0, cost=7, focus=3, keywords="weapon", number=240,
    ),
    # --- Spells
    spell(
        "Cleansing the Path",
        battle(ranged(IfElse(Exists(PERFORMER & keyword("fire")), Num(5), Num(4))), cost=Destroy(THIS)),
        cost=0, focus=3, keywords="fire", number=248,
    ),
    spell(
        "Summon Swamp Spirits",
        limited(Create("follower", force=1, keywords=("shadowlands", "nonhuman", "spirit", "swamp spirit"), on=THAT),
                target=PERSONALITY & YOURS, cost=Bow(PERFORMER)),
        cost=2, focus=3, keywords="maho", number=257,
    ),
    spell(
        "Unnatural Flood",
        battle(MoveHome(THAT, sure=Exists(PERFORMER & keyword("water"))),
               IfDid((Bow(THAT), Negate("movement", THAT))), target=PERSONALITY & ENEMY, cost=Bow(PERFORMER)),
        cost=0, focus=4, keywords="unique, water", number=260,
    ),
    # --- Rings
    ring(
        "Ring of Air",
        trait(AfterResolution("you"), May(PutIntoPlay(THIS)), when=ResolvedThisTurn("favor", 2), where="in hand"),
        battle_or_open(Straighten(THAT), target=(PERSONALITY | ATTACHMENT) & YOURS, cost=RingCost(), limit=None,
                       words="air"),
        focus=4, keywords="unique, air", number=241,
    ),
    ring(
        "Ring of Earth",
        trait(BattleResolved(), May(PutIntoPlay(THIS)), when=WonBattle() & EnemyUnitsWereThere() & LostNobody(),
              where="in hand"),
        battle(Pick(PROVINCE, SelectOne((give(PICKED, strength=3), give(PICKED, strength=-3)))), cost=RingCost(),
               even="absent"),
        focus=4, keywords="unique, earth", number=242,
    ),
    ring(
        "Ring of Fire",
        trait(WinsDuel(PERSONALITY & YOURS), May(PutIntoPlay(THIS)), when=WonAsTheWeaker(), where="in hand"),
        battle(Later(BattleResolved(), (If(LostBattle(), Destroy(THAT)),)), target=ENEMY & NoAttachments(),
               cost=RingCost(), words="fire"),
        focus=4, keywords="unique, fire", number=243,
    ),
    ring(
        "Ring of the Void",
        limited(PutIntoPlay(THIS), Discard(IN_HAND & YOURS), when=count(RING & YOURS) < 3, where="in hand",
                label="play"),
        limited(draw(), If(MostCardsInHand(), DiscardACard()), cost=RingCost(), words="void", label="draw"),
        focus=4, keywords="unique, void", number=244,
    ),
    ring(
        "Ring of Water",
        trait(BattleResolved(), May(PutIntoPlay(THIS)), when=PlayedAndDestroyedTerrain() & DestroyedSomething(),
              where="in hand"),
        battle(If(Exists(THAT & HERE), MoveHome(THAT), If(Exists(PERSONALITY & ENEMY), MoveHere(THAT))),
               target=PERSONALITY & YOURS, cost=RingCost(), even="absent", limit=None, words="water"),
        focus=4, keywords="unique, water", number=245,
    ),
)  # fmt: skip
