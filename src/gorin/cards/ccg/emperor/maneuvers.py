"""Emperor Edition: Strategies that anybody may use, in battle and at court."""

from gorin.rulesets.ccg.words import *

_GAINS_OR_LOSES = SelectOne((gain_honor(2, CHOSEN), lose_honor(2, CHOSEN)))
_OF_ANOTHER_REALM = keyword("nonhuman") | keyword("spirit")


def _doubled(name: str) -> If:
    """A Weapon's modifier is raised to twice its base, if that is more than 0 and more than it is."""
    twice = BaseOf(name, THAT) * 2
    return If((BaseOf(name, THAT) > 0) & (stat(name, THAT) < twice), SetStat(THAT, name, twice))


CARDS = (
    strategy(
        "A Pure Stroke", battle_or_open(_doubled("force"), _doubled("chi"), target=WEAPON), focus=2, number=265,
    ),
    # Decision: the Honor is lost when the action goes on, which is after its battle.
    strategy(
        "Ambush",
        limited(FightApart(THAT, THAT_OTHER, alone=True), lose_honor(5),
                target=(PERSONALITY & YOURS & UNBOWED, PERSONALITY & OTHERS)),
        focus=2, number=268,
    ),
    strategy(
        "Awed Witness",
        battle(Duel(THAT, THAT_OTHER, loser=(Bow(PICKED),),
                    winner=(May(Create("personality", force=2, chi=2, personal_honor=2, keywords=("samurai",),
                                       your_clan=True, who=his(PICKED)), by=his(PICKED)),)),
               target=(PERSONALITY & YOURS & UNBOWED, PERSONALITY & ENEMY), words="iaijutsu"),
        focus=3, number=272,
    ),
    strategy(
        "Caught Unawares",
        open_(Bow(THAT), Negate("straightening", THAT), If(Not(YourTurn()), draw()),
              when=Not(Exists(PERSONALITY & YOURS)), target=Target(PERSONALITY, Num(2), True)),
        battle(Bow(THAT), target=ENEMY - HostsOf(ATTACHMENT & UNBOWED)),
        focus=3, number=283,
    ),
    strategy(
        "Confusion at Court",
        reaction(BeforeResolution("any", word="favor"), NegateEffects(), DiscardFavor(DOER), words="political"),
        focus=2, keywords="political", number=284,
    ),
    strategy(
        "Control the Field",
        battle(Destroy(THAT), May(Pick(TERRAIN & YOURS & IN_HAND, AdditionalAction(only=PICKED))),
               performer=PERSONALITY & YOURS & (SCOUT | TACTICIAN | With("chi", ">=", Num(3))), target=TERRAIN),
        focus=3, number=285,
    ),
    strategy(
        "Duel of Serpents",
        open_(gain_honor(3), when=AnotherHasHigherHonor(), performer=_OF_ANOTHER_REALM & YOURS, cost=Bow(PERFORMER)),
        battle(Bow(THAT), performer=UNBOWED & _OF_ANOTHER_REALM & YOURS, target=ENEMY & NoAttachments()),
        focus=2, number=289,
    ),
    strategy(
        "Extended Maneuvers",
        trait(BattleResolves(), Pick(PERSONALITY & SAMURAI & HERE, Straighten(PICKED), up_to=True),
              Pick(PERSONALITY & HERE - SAMURAI, Bow(PICKED), up_to=True), when=IsHere(THIS)),
        TERRAIN_ENTERS, focus=1, keywords="terrain", number=291,
    ),
    strategy(
        "Fall Back!",
        battle(MoveHome(THAT),
               IfDid((Straighten(UnitOf(THAT)),
                      Pick(PERSONALITY & YOURS - THAT, Straighten(UnitOf(PICKED)), up_to=True))),
               target=PERSONALITY & YOURS),
        focus=4, number=293,
    ),
    strategy(
        "Footsteps of Madness",
        reaction(BeforeResolution("any", of=Is("stronghold")), NegateEffects(),
                 cost=pay_gold(BaseOf("gold production", IT))),
        focus=2, number=300,
    ),
    strategy(
        "Gold and Steel",
        battle_or_open(Destroy(THAT), target=Target(ATTACHMENT & With("gold cost", "==", Num(0)), Num(3), True),
                       label="destroy"),
        battle(Bow(THAT), May(MoveHome(THAT)), performer=PERSONALITY & YOURS & UNBOWED,
               target=PERSONALITY & ENEMY & With("gold cost", "<=", stat("gold cost", PERFORMER)), label="bow"),
        focus=2, number=302,
    ),
    strategy(
        "Hard Pressed",
        trait(BattleResolves(), Pick(PERSONALITY & HERE, Then((MoveHome(PICKED), May(Bow(UnitOf(PICKED)))))),
              when=IsHere(THIS)),
        TERRAIN_ENTERS, focus=1, keywords="terrain", number=304,
    ),
    strategy(
        "Inexplicable Challenge",
        battle(Bow(THAT_OTHER), ChoosePlayer((_GAINS_OR_LOSES,)),
               target=(PERSONALITY & COURTIER & YOURS & ANYWHERE, ENEMY & NoAttachments()), words="political"),
        focus=2, keywords="political", number=313,
    ),
    strategy(
        "Inspired Devotion",
        battle_or_open(
            If(Exists(THAT & keyword("yojimbo")),
               SelectOne((give(THAT, force=2), give(THAT, force=Highest("chi", (COURTIER | SHUGENJA) & YOURS)))),
               give(THAT, force=2)),
            target=PERSONALITY & YOURS,
        ),
        focus=4, number=314,
    ),
    strategy(
        "Introspection", reaction(Enters(RING & YOURS), Search(Is("fate"))), focus=4, number=315,
    ),
)  # fmt: skip
