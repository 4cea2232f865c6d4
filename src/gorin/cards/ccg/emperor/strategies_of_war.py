"""Emperor Edition: Strategies of warriors, monks, scouts and ninja."""

from gorin.rulesets.ccg.words import *

CARDS = (
    strategy(
        "Martial Instruction",
        open_(Search(STRATEGY & keyword("kiho") & WithAbility("battle"), show=True), performer=MONK & YOURS,
              cost=(Bow(PERFORMER), RemoveFromGame(THIS))),
        focus=2, keywords="kiho", number=317,
    ),
    strategy(
        "My Enemy's Mercy",
        battle(SelectOne((Bow(THAT), MoveHome(THAT)), by=ENEMY_LEADER), gain_honor(2),
               performer=PERSONALITY & SAMURAI & YOURS & UNBOWED,
               target=PERSONALITY & ENEMY & With("personal honor", "<=", stat("personal honor", PERFORMER))),
        focus=3, keywords="bushido virtue, compassion", number=320,
    ),
    strategy(
        "Nerve Strike",
        battle(SetStat(THAT | InUnitOf(FOLLOWER, THAT), "force", Num(0)),
               MayNot(UnitOf(THAT), "perform actions", until="battle"),
               performer=PERSONALITY & MONK & YOURS, cost=Bow(PERFORMER),
               target=PERSONALITY & ENEMY & With("chi", "<=", stat("chi", PERFORMER))),
        focus=3, keywords="kiho", number=322,
    ),
    strategy(
        "Ninja Tricks",
        reaction(Announced("any", of=STRATEGY), NegateEffects(), lose_honor(2),
                 performer=PERSONALITY & NINJA & YOURS & HERE, cost=Bow(PERFORMER)),
        cost=1, focus=1, keywords="ninja", number=323,
    ),
    strategy(
        "Ogre Savagery",
        battle(Bow(THAT),
               performer=PERSONALITY & YOURS & UNBOWED & keyword("nonhuman") & keyword("shadowlands"),
               target=PERSONALITY & ENEMY),
        focus=0, keywords="fear", number=325,
    ),
    strategy(
        "Prepared for Death", limited(give(PERFORMER, force=2), performer=PERSONALITY & YOURS), focus=2, number=331,
    ),
    strategy(
        "Rocky Terrain",
        trait(BattleResolves(), Pick(PERSONALITY & ATTACKING & HERE, Bow(PICKED), n=Num(2), up_to=True),
              when=IsHere(THIS)),
        TERRAIN_ENTERS, focus=4, keywords="terrain",
    ),
    strategy(
        "Selfless Defense",
        battle(MoveHome(THAT), If(Exists((COURTIER | SHUGENJA) & YOURS), Bow(THAT)),
               performer=PERSONALITY & keyword("yojimbo") & YOURS & UNBOWED, target=PERSONALITY & ENEMY,
               label="move the enemy home"),
        battle(MoveHome(THAT), performer=keyword("yojimbo") & YOURS, cost=Destroy(PERFORMER),
               target=Target(PERSONALITY & (COURTIER | SHUGENJA) & YOURS, AnyNumber(), up_to=True),
               label="bring others home"),
        focus=4, number=341,
    ),
    strategy("Sneak Attack", reaction(Engages(), AttackerFirst()), focus=3, number=345),
    strategy(
        "Soul's Sacrifice",
        battle(GainsKeyword(THAT, "shadowlands", "permanent"), GainsKeyword(THAT, "undead", "permanent"),
               MoveHome(THAT_OTHER),
               target=(PERSONALITY & SAMURAI & YOURS & UNBOWED & With("personal honor", ">=", Num(3)),
                       PERSONALITY & ENEMY)),
        focus=2, number=348,
    ),
    strategy(
        "Spinning Heel Kick",
        battle(Straighten(PERFORMER), May(AdditionalAction(by=PERFORMER)), performer=MONK & YOURS),
        focus=4, keywords="air, kiho", number=349,
    ),
    strategy(
        "Strategic Strike",
        battle(Attack("ranged", Num(6), through=HaveReconnaissance()), performer=PERSONALITY & SCOUT & YOURS,
               cost=Bow(PERFORMER)),
        focus=2, number=352,
    ),
    strategy(
        "Strength in Terror",
        battle(give(THAT, force=stat("force", PERFORMER) * -1),
               MayTarget(ATTACHMENT & AttachedTo(THAT), Destroy(PICKED)), lose_honor(3),
               performer=keyword("paragon") & YOURS, target=PERSONALITY & ENEMY),
        focus=1, keywords="fear", number=353,
    ),
    strategy(
        "The Serpent's Deception",
        battle(MoveHome(THAT), ContributesBowed(PERFORMER), lose_honor(3), performer=MONK & YOURS,
               target=PERSONALITY & ENEMY & With("unit force", "<", stat("unit force", PERFORMER))),
        focus=1, keywords="fear, kiho", number=373,
    ),
    strategy(
        "The Slow Death",
        focus_effect(NextTime(DuelEnds(PERSONALITY), (give(IT, force=3),), until="duel")),
        battle(Straighten(UnitOf(THAT)), target=PERSONALITY & OPPOSED), focus=4, number=376,
    ),
    strategy(
        "The Trap is Sprung!",
        battle(Bow(THAT), If(ClanPlayer(CRANE), Bow(UnitOf(THAT))), when=HaveReconnaissance(),
               performer=PERSONALITY & SCOUT & YOURS & UNBOWED, target=ENEMY),
        focus=2, number=378,
    ),
    strategy(
        "Treachery and Deceit", battle(MoveHome(THAT), target=PERSONALITY & With("unit force", ">=", Num(7))),
        focus=4, number=380,
    ),
    strategy(
        "Unseen Assailant",
        battle(Attack("ranged", Num(3), rather="chi"), performer=NINJA & YOURS, cost=Bow(PERFORMER)),
        focus=2, keywords="ninja", number=384,
    ),
    strategy(
        "Vigilant Eyes",
        open_(give(THAT_OTHER, force=stat("force", THAT) * -1),
              target=(PERSONALITY & SAMURAI & YOURS & UNBOWED, PERSONALITY), words=("dark virtue",)),
        focus=4, keywords="dark virtue, insight", number=387,
    ),
    strategy(
        "Wall of Honor",
        battle(SelectOne((give(CurrentProvince(), strength=count(PERSONALITY & ENEMY)),
                          give(CurrentProvince(), strength=count(PERSONALITY & ENEMY) * -1))),
               Then((gain_honor(2),)), performer=PERSONALITY & YOURS & OPPOSED, cost=MoveHome(PERFORMER)),
        focus=3, number=388,
    ),
    strategy(
        "Well Prepared",
        battle(SelectOne((Bow(THAT), Straighten(THAT))), when=Exists(TERRAIN & YOURS),
               target=IN_A_UNIT),
        focus=3, number=389,
    ),
)  # fmt: skip
