"""Samurai Edition: Action cards."""

from gorin.rulesets.ccg.words import *

MINE = PERSONALITY & YOURS
OPPOSING = PERSONALITY & Opposing(PERFORMER)
PRIESTS = MINE & (SHUGENJA | MONK)

CARDS = edition(
    "samurai",
    strategy(
        "Block Supply Lines (Samurai)", battle(MoveHome(THAT), IfDid((Bow(UnitOf(THAT)),)), target=UNIT & ATTACKING),
        focus=3, number=206,
    ),
    strategy("Brilliant Victory", reaction(BattleResolved(), gain_honor(3), when=WonBattle() & DestroyedSomething()),
             focus=2, number=210),
    strategy(
        "Compassion",
        battle_or_open(Straighten(THAT), If(Exists(THAT & OPPOSED), give(THAT, force=3)),
                       performer=MINE & SAMURAI & HONORABLE, cost=Bow(PERFORMER), target=PERSONALITY - PERFORMER,
                       words=("bushido virtue",)),
        focus=2, number=215,
    ),
    strategy(
        "Courtesy",
        battle(MoveHome(PERFORMER), MoveHome(THAT), gain_honor(stat("personal honor", THAT)),
               gain_honor(stat("personal honor", PERFORMER), his(THAT)),
               performer=MINE & SAMURAI & HONORABLE & UNBOWED, target=OPPOSING, words=("bushido virtue",)),
        focus=2, number=223,
    ),
    strategy(
        "Draw Your Blade", battle(Bow(THAT), target=ENEMY & NoAttachments(), label="bow"),
        battle(Bow(THAT), performer=MINE, cost=Dishonor(PERFORMER), target=Opposing(PERFORMER), label="dishonor"),
        focus=3, number=250,
    ),
    strategy(
        "Duty",
        reaction(WouldBeDestroyed(MINE, by="card"), NegateIt(), cost=Destroy(PERFORMER), words=("bushido virtue",),
                 performer=MINE & SAMURAI & HONORABLE & SameLocation(IT) - IT),
        focus=2, number=231,
    ),
    strategy("Focus (Samurai)", focus=5, number=241),
    strategy(
        "Forest Cleansing",
        battle_or_open(Bow(THAT), SetStat(THAT_OTHER, "strength", Num(0)),
                       target=(PERSONALITY & DISHONORABLE, PROVINCE & ControlledBy(his(THAT)))),
        focus=2, number=242,
    ),
    strategy(
        "Frenzy",
        battle(Dishonor(PERFORMER), lose_honor(2),
               give(PERFORMER, force=IfElse(Exists(PERFORMER & clan(CRAB)), Num(3), Num(2))),
               Later(TurnEnds(), (Destroy(FOLLOWER & AttachedTo(PERFORMER)),)), performer=MINE),
        focus=1, number=244,
    ),
    strategy(
        "Greater Sacrifice",
        battle(Destroy(THAT), performer=MINE & SAMURAI & UNBOWED, cost=Destroy(PERFORMER),
               target=UNIT & Opposing(PERFORMER)
               & With("unit force", "<=", stat("unit force", PERFORMER)
                      + IfElse(HonorIs(">", StartingHonor()), stat("personal honor", PERFORMER), Num(0)))),
        focus=3, number=246,
    ),
    strategy(
        "Hired Killer", limited(lose_honor(3), Destroy(THAT), cost=pay_gold(TotalCost(THAT) + 2), target=PERSONALITY),
        focus=3, number=247,
    ),
    strategy(
        "Imperial Summons",
        open_(Bow(THAT), cost=Bow(Is("stronghold") & YOURS), target=PERSONALITY, words="political", label="stronghold"),
        open_(Bow(THAT), cost=DiscardFavor(), target=PERSONALITY, words="political", label="favor"),
        focus=1, number=253,
    ),
    strategy(
        "Impromptu Duel",
        limited(Duel(PERFORMER, THAT, loser=(Destroy(PICKED),), winner=(gain_honor(2, his(PICKED)),),
                     refused=(Dishonor(THAT), gain_honor(4))),
                performer=MINE & UNBOWED & (SAMURAI | DUELIST), target=PERSONALITY & OTHERS, words="iaijutsu"),
        focus=3, number=254,
    ),
    strategy(
        "Knife in the Darkness (Samurai)",
        battle(MoveHome(PERFORMER | THAT, sure=Always()), Bow(PERFORMER | THAT), performer=MINE & NINJA,
               target=OPPOSING, words="ninja"),
        focus=3, number=257,
    ),
    strategy(
        "Palm Strike",
        battle(Bow(THAT), performer=MINE & MONK & UNBOWED - HostsOf(WEAPON), target=OPPOSING - HostsOf(WEAPON),
               words="kiho"),
        focus=3, number=266,
    ),
    strategy(
        "Peasant Vengeance",
        battle(Destroy(THAT), performer=FOLLOWER & YOURS, cost=Bow(PERFORMER), target=OPPOSING & NoAttachments()),
        focus=1, number=267,
    ),
    strategy(
        "Perfection", limited(AddToken(PERFORMER, force=2, chi=1), performer=MINE & SAMURAI, words=("dark virtue",)),
        cost=1, focus=3, number=268,
    ),
    strategy(
        "Raze to the Ground",
        limited(Destroy(THAT), target=HOLDING & OfAPlayerWith(HOLDING, 3)), cost=5, focus=3, number=271,
    ),
    strategy(
        "Rout", battle(MoveHome(THAT), Pick(ATTACHMENT & AttachedTo(THAT), Destroy(PICKED)), target=UNIT),
        cost=1, focus=3, number=277,
    ),
    strategy(
        "Shout of Defiance", CopiesOfThis(6),
        battle(give(PERFORMER, force=1), If(Exists(PERFORMER & keyword("hero")), give(PERFORMER, force=1)),
               If(Exists(PERFORMER & OPPOSED), give(PERFORMER, force=1)), performer=MINE, words="shout heroic"),
        focus=1, keywords="shout, heroic", number=282,
    ),
    strategy(
        "Stay Your Blade",
        battle(draw(3), performer=MINE & SAMURAI & OPPOSED, cost=(Bow(PERFORMER), MoveHome(PERFORMER))),
        focus=3, number=288,
    ),
    strategy(
        "The Bitter Shadow of Shame",
        limited(Destroy(THAT), performer=MINE & COURTIER, cost=Bow(PERFORMER),
                target=PERSONALITY & DISHONORABLE - UNIQUE, words="political"),
        cost=4, focus=3, number=294,
    ),
    strategy(
        "The Crane's Strength",
        battle(Destroy(THAT), performer=MINE & clan(CRANE),
               target=(PERSONALITY | FOLLOWER) & Opposing(PERFORMER) & NoFollowers()
               & With("force", "<", stat("personal honor", PERFORMER) + 2)),
        focus=3, number=296,
    ),
    strategy(
        "The Fortunes Smile", focus_effect(gain_honor(2), draw()),
        battle(give(PERFORMER, force=Higher(stat("personal honor", PERFORMER), stat("personal honor", THAT))),
               give(THAT, force=penalty(Higher(stat("personal honor", PERFORMER), stat("personal honor", THAT)))),
               performer=MINE, target=OPPOSING),
        focus=3, number=85,
    ),
    strategy(
        "The Mantis's Strength",
        battle(ranged(stat("chi", PERFORMER) + IfElse(Exists(PERFORMER & keyword("magistrate")), Num(2), Num(0))),
               performer=MINE & clan(MANTIS) & UNBOWED),
        focus=3, number=300,
    ),
    strategy(
        "The Scorpion's Strength",
        battle(Bow(THAT), MoveHome(THAT), MayTarget(PERSONALITY & ENEMY, Dishonor(PICKED)),
               performer=MINE & clan(SCORPION), target=OPPOSING & DISHONORABLE),
        focus=3, number=303,
    ),
    strategy(
        "The Unicorn's Strength",
        battle(SetStat(THAT, "force", Num(0)), performer=MINE & clan(UNICORN) & OPPOSED,
               target=(PERSONALITY | FOLLOWER) & Opposing(PERFORMER) & With("force", "<", stat("force", PERFORMER))),
        focus=3, number=305,
    ),
    strategy(
        "Turn of Fortune",
        reaction(WouldTarget(MINE & SAMURAI, by="any"), TargetsInstead(PERFORMER), performer=PRIESTS & UNBOWED,
                 words="kiho", label="Samurai"),
        reaction(WouldTarget(PRIESTS & UNBOWED, by="any"), Pick(MINE & SAMURAI, TargetsInstead(PICKED)), performer=IT,
                 words="kiho", label="priest"),
        focus=1, number=308,
    ),
    strategy(
        "Unrequited Love",
        open_(SelectOne((Then((Bow(THAT), gain_honor(1, his(THAT)))),
                         Then((Dishonor(THAT), lose_honor(BaseOf("personal honor", THAT), his(THAT))))), by=his(THAT)),
              target=PERSONALITY & UNBOWED & HUMAN & OfActivePlayer(), words="political"),
        focus=2, number=312,
    ),
    strategy(
        "Unwavering Assault",
        battle(Straighten(UnitOf(THAT)), MoveHere(THAT), target=MINE & SAMURAI - ATTACKING - DEFENDING),
        cost=2, focus=1, number=314,
    ),
    strategy(
        "Warrior Challenge",
        battle(Duel(PERFORMER, THAT, loser=(Destroy(PICKED),), winner=(TakeFavor(his(PICKED)),)),
               performer=MINE & UNBOWED, target=OPPOSING),
        focus=2, number=316,
    ),
    strategy(
        "Well Prepared (Samurai)",
        battle(SelectOne((Bow(THAT), Straighten(THAT))), when=Exists(TERRAIN & YOURS), target=HERE),
        focus=3, number=320,
    ),
)  # fmt: skip
