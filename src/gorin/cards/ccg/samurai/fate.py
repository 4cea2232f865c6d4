"""Samurai Edition: Followers, Items, Rings, Spells."""

from gorin.rulesets.ccg.words import *

CARDS = edition(
    "samurai",
    # --- Followers
    follower(
        "Corrupt Adjunct",
        trait(Enters(THIS), Dishonor(HOST), GainsKeyword(HOST, "shadowlands", until="permanent")),
        force=4, cost=4, focus=3, number=329,
    ),
    follower(
        "Daidoji Gunso", battle(give(THAT, force=-2), If(stat("force", THAT) < 1, Destroy(THAT)), target=ENEMY),
        force=1, cost=3, focus=2, honor_requirement=1, keywords="scout", number=330,
    ),
    follower(
        "Goblin Chuckers", trait(Enters(THIS), lose_honor(2)), battle(ranged(2), cost=Bow(THIS)),
        force=2, cost=2, focus=2, keywords="shadowlands, goblin, nonhuman", number=332,
    ),
    follower("Heavy Infantry", force=5, cost=7, focus=2, number=333),
    follower("Light Infantry", force=2, cost=2, focus=2, honor_requirement=1, number=335),
    follower(
        "Lion's Pride", AttachesOnlyTo(PERSONALITY & TACTICIAN), force=4, cost=5, focus=4, honor_requirement=2,
        number=336,
    ),
    follower(
        "Morale Officer", AttachesOnlyTo(PERSONALITY & (SAMURAI | keyword("bushi"))),
        limited(Destroy(THAT), cost=Destroy(THIS), target=REGION), force=2, cost=2, focus=3, number=338,
    ),
    follower(
        "Wandering Scout", battle(Straighten(THIS), even="bowed"), force=3, cost=4, focus=4, honor_requirement=1,
        keywords="scout, cavalry", number=346,
    ),
    # --- Items
    item(
        "Fan of Command", HasKeyword(HOST, "tactician"), force=0, chi=0, cost=3, focus=2, number=353,
    ),
    item(
        "Koutetsu Kabe", AttachesOnlyTo(PERSONALITY & clan(CRAB)), AtLeast(HOST, "chi", 5),
        battle(Bow(UnitOf(THAT)), target=UNIT & Opposing(THIS) & With("unit force", "<", stat("unit force", HOST))),
        force=3, chi=0, cost=4, focus=4, keywords="armor, unique", number=357,
    ),
    item(
        "Menhari-gata", HasKeyword(HOST, "tactician"),
        battle(give(THAT, force=penalty(stat("focus value", PAID))), cost=DiscardACard(),
               target=PERSONALITY & Opposing(THIS), words="tactical"),
        force=1, chi=0, cost=4, focus=2, number=364,
    ),
    item(
        "Oni-Daikyu", battle(ranged(3), cost=Bow(THIS), label="bow"),
        battle(Destroy(THAT), cost=Destroy(THIS), label="destroy",
               target=(FOLLOWER | PERSONALITY) & NoFollowers() & ENEMY & With("force", ">", stat("force", HOST))),
        force=0, chi=0, cost=3, focus=2, keywords="weapon", number=365,
    ),
    item(
        "Shinjo Horsebow", battle(ranged(2), cost=Bow(THIS), label="bow"),
        battle(ranged(4), when=Exists(HOST & CAVALRY), cost=Bow(HOST), label="rider"),
        force=0, chi=0, cost=2, focus=2, keywords="weapon", number=367,
    ),
    item("Tsi Blade", reaction(Assigned(HOST), draw(), cost=Bow(THIS)), force=2, chi=1, cost=4, focus=3,
         keywords="weapon", number=365),
    # --- Spells
    spell(
        "Castle of Water",
        battle(give(CurrentProvince(), strength=3), cost=Bow(THIS), even="away absent", words="water"),
        cost=2, focus=3, keywords="water", number=378,
    ),
    spell(
        "Companion Spirit",
        limited(CreateLike(PERFORMER, ("cavalry", "samurai", "spirit")), when=Exists(PERFORMER & HUMAN),
                cost=(Bow(PERFORMER), Destroy(THIS))),
        cost=4, focus=1, number=379,
    ),
    spell(
        "The Fires that Cleanse",
        battle(Destroy(THAT), cost=(Bow(PERFORMER), Destroy(PERFORMER)), target=PERSONALITY & Opposing(PERFORMER),
               words="fire"),
        cost=4, focus=2, keywords="fire", number=390,
    ),
    spell(
        "Touch of Death",
        limited(Destroy(THAT), cost=(Bow(PERFORMER), Destroy(THIS)), words="maho",
                target=PERSONALITY & BOWED & With("chi", "<=", stat("chi", PERFORMER))),
        cost=8, focus=4, keywords="maho", number=392,
    ),
    # --- Rings
    ring(
        "Ring of Air (Samurai)",
        trait(ResolvesYet("spell or kiho", 3), May(PutIntoPlay(THIS)), where="in hand"),
        battle_or_open(Straighten(THAT), target=PERSONALITY, cost=RingCost()),
        focus=4, keywords="air", number=371,
    ),
    ring(
        "Ring of Earth (Samurai)",
        trait(BattleResolved(), May(PutIntoPlay(THIS)), when=WonBattle() & DestroyedSomething(), where="in hand"),
        battle_or_open(If(Exists(THIS & Is("in play")), SelectOne((give(THAT, strength=4), give(THAT, strength=-3))),
                          give(THAT, strength=4)), target=PROVINCE, cost=RingCost()),
        focus=4, keywords="earth", number=372,
    ),
    ring(
        "Ring of Fire (Samurai)",
        focus_effect(
            May(Then((RaiseFocus(2), NextTime(WinsDuel(PERSONALITY & YOURS), (PutIntoPlay(THIS),), until="duel"))))
        ),
        battle(Destroy(THAT), performer=PERSONALITY & YOURS, cost=(RingCost(), Destroy(PERFORMER)),
               target=PERSONALITY & Opposing(PERFORMER) & With("chi", "<", stat("chi", PERFORMER))),
        focus=4, keywords="fire", number=373,
    ),
    ring(
        "Ring of the Void (Samurai)",
        trait(ResolvesYet("action card", 4), May(PutIntoPlay(THIS)), where="in hand"),
        open_(If(Exists(THIS & Is("in play")) | SomebodyHasMoreCards(), draw()), cost=RingCost()),
        focus=4, keywords="void", number=374,
    ),
    ring(
        "Ring of Water (Samurai)",
        trait(ResolvesYet("battle", 4), May(PutIntoPlay(THIS)), where="in hand"),
        battle(MoveElsewhere(THAT, home=True, opposed=True), IfDid((Straighten(UnitOf(THAT)),)),
               target=UNIT & YOURS, cost=RingCost()),
        focus=4, keywords="water", number=375,
    ),
)  # fmt: skip
