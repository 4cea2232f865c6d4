"""Emperor Edition: Strategies."""

from gorin.rulesets.ccg.words import *

CARDS = (
    strategy(
        "Block Supply Lines", battle(MoveHome(THAT), IfDid((Bow(UnitOf(THAT)),)), target=PERSONALITY & ATTACKING),
        focus=3, number=279,
    ),
    strategy(
        "Caught in the Act",
        reaction(Targets(PERSONALITY & YOURS), Negate("bowing", PERSONALITY & TARGETED & YOURS, of_action=True)),
        focus=1, number=282,
    ),
    strategy(
        "Flooded Pass", has(CurrentProvince(), strength=count(PERSONALITY & ATTACKING & HERE) * 2, when=IsHere(THIS)),
        battle(PutIntoPlay(THIS, here=True), when=NoTerrain(), even="absent"),
        focus=1, keywords="terrain", number=298,
    ),
    strategy("Focus", focus=5, number=299),
    strategy(
        "Heart of Rokugan",
        trait(BattleResolves(), give((PERSONALITY | FOLLOWER) & YOURS & HERE & HUMAN, force=1),
              give((PERSONALITY | FOLLOWER) & HERE & keyword("nonhuman"), force=-1), when=IsHere(THIS)),
        TERRAIN_ENTERS, focus=1, keywords="terrain", number=306,
    ),
    strategy(
        "Hidden Defenses",
        battle(Bow(THAT), Negate("straightening", THAT), when=Not(Exists(PERSONALITY & YOURS)),
               target=Target(ANYWHERE & PERSONALITY, Num(2), True), even="absent"),
        reaction(Engages(), MoveHere(PERFORMER), IfDid((Straighten(PERFORMER),)), when=Exists(ENEMY & PERSONALITY),
                 performer=PERSONALITY & YOURS),
        focus=3, number=308,
    ),
    strategy(
        "In the Heart of Battle",
        battle_or_open(Straighten(PERFORMER), give(PERFORMER, force=3), Later(TurnEnds(), (Destroy(PERFORMER),)),
                       performer=PERSONALITY & SAMURAI & YOURS),
        focus=3, keywords="bushido virtue, duty", number=311,
    ),
    strategy("Incapacitated", battle(MoveHome(THAT), target=PERSONALITY & DEFENDING), focus=2, number=312),
    strategy("One Koku", Produces(Num(1), reaction=True), focus=1, number=326),
    strategy(
        "Paid Off", open_(SelectOne((Bow(THAT), Straighten(THAT))), target=PERSONALITY), cost=4, focus=4, number=329,
    ),
    strategy(
        "Relentless Conviction", battle(Destroy(THAT), target=PERSONALITY & DISHONORABLE),
        focus=3, keywords="unique", number=333,
    ),
    strategy(
        "Rend the Soul", focus_effect(RaiseFocus(5), LosesInstead()),
        battle(give(PERFORMER, force=5), TiedInstead(PERFORMER), SparesProvince(),
               performer=PERSONALITY & YOURS & OPPOSED), focus=0, number=335,
    ),
    strategy(
        "Sanctioned Duel",
        limited(Duel(THAT, THAT_OTHER, loser=(Destroy(PICKED),), refused=(Dishonor(THAT_OTHER), gain_honor(2))),
                target=(PERSONALITY & YOURS & UNBOWED, PERSONALITY & OTHERS), words="iaijutsu"),
        focus=3, keywords="iaijutsu", number=340,
    ),
    strategy(
        "Steel on Steel",
        battle(Duel(PERFORMER, THAT, loser=(Destroy(PICKED),)), performer=PERSONALITY & YOURS & UNBOWED,
               target=PERSONALITY & ENEMY),
        focus=3, keywords="iaijutsu", number=351,
    ),
    strategy(
        "Strength of Purity",
        battle(give(PERFORMER, force=3), performer=PERSONALITY & YOURS & With("personal honor", ">=", Num(3))),
        focus=1, number=354,
    ),
    strategy(
        "Superior Opponent",
        focus_effect(If(Exists(PERSONALITY & IN_THIS_DUEL & YOURS & HERE),
                        Pick(ATTACHMENT & HERE, Destroy(PICKED), up_to=True))),
        battle(Bow(InUnitOf(FOLLOWER | PERSONALITY, THAT) & With("force", "<=", stat("chi", PERFORMER))),
               performer=PERSONALITY & DUELIST & YOURS & UNBOWED, target=PERSONALITY & ENEMY),
        focus=4, keywords="fear, iaijutsu", number=356,
    ),
    strategy("Tell the Tale", limited(gain_honor(1)), focus=1, number=358),
    strategy(
        "The Height of Courage",
        reaction(BeforeResolution(), Negate("movement", PERFORMER, of_action=True), performer=PERSONALITY & YOURS),
        battle(give(PERFORMER | InUnitOf(FOLLOWER, PERFORMER), force=1), performer=PERSONALITY & YOURS),
        focus=2, number=365,
    ),
    strategy(
        "The Light of Justice",
        battle(MoveHere(PERFORMER), IfDid((Straighten(UnitOf(PERFORMER)),)),
               If(Exists(PERFORMER & HERE) & Exists(PERSONALITY & ENEMY & DISHONORABLE), May(AdditionalAction())),
               when=Exists(PERSONALITY & ENEMY),
               performer=PERSONALITY & YOURS & keyword("magistrate") - ATTACKING - DEFENDING),
        focus=4, keywords="imperial, political", number=369,
    ),
    strategy("Undetectable Enemy", reaction(Targets(keyword("oni") & YOURS), NegateEffects()),
             focus=1, number=382),
    strategy(
        "Unimpeachable Name",
        reaction(BeforeResolution(), ReduceHonor(3), MayTarget(PERSONALITY & DISHONORABLE, Rehonor(PICKED))),
        battle(Bow(THAT), gain_honor(2), performer=PERSONALITY & SHUGENJA & YOURS, cost=Bow(PERFORMER), target=ENEMY),
        focus=1, keywords="political", number=383,
    ),
)  # fmt: skip
