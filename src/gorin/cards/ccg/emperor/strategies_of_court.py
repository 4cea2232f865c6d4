"""Emperor Edition: Strategies of Courtiers and Magistrates."""

from gorin.rulesets.ccg.words import *

CARDS = (
    strategy(
        "Remember Your Ancestors",
        battle(OrElse((Destroy(THAT),),
                      (DiscardAtRandom(his(THAT)),
                       ChoosePlayer((SelectOne((gain_honor(3, CHOSEN), lose_honor(3, CHOSEN))),))),
                      by=his(THAT)),
               performer=ANYWHERE & COURTIER & YOURS, cost=Bow(PERFORMER), target=PERSONALITY & ENEMY & ATTACKING),
        focus=2, keywords="political", number=334,
    ),
    strategy(
        "Solid Defense",
        reaction(BeforeResolution("another"), May(DiscardFavor()),
                 IfDid((ReduceHonor(),),
                       (If(Exists(PERSONALITY & YOURS & With("force", ">=", Num(5))), ReduceHonor()),)),
                 words="favor political"),
        battle(MoveHome(THAT), target=PERSONALITY & NoAttachments()),
        focus=3, keywords="favor, political", number=347,
    ),
    strategy(
        "Summoned to Justice",
        battle(MoveHome(THAT), IfDid((Bow(THAT),)),
               If(Exists(THAT & DISHONORABLE), lose_honor(BaseOf("personal honor", THAT), his(THAT))),
               performer=ANYWHERE & COURTIER & YOURS & UNBOWED, target=PERSONALITY & ATTACKING),
        focus=4, keywords="political", number=355,
    ),
    strategy(
        "The Law's Strength",
        battle(MoveHome(THAT), IfDid((), (Destroy(THAT),)),
               performer=(COURTIER | MAGISTRATE) & YOURS, target=PERSONALITY),
        focus=3, keywords="political", number=368,
    ),
    strategy(
        "The Power of a Word",
        reaction(Targets(COURTIER & YOURS, battle=True), OrElse((lose_honor(3, DOER),), (NegateEffects(),), by=DOER)),
        battle(MoveHome(THAT), target=Target(PERSONALITY & ENEMY & DISHONORABLE, Num(3), up_to=True)),
        focus=3, keywords="political", number=371,
    ),
    strategy(
        "The Shadow Court",
        battle(Bow(THAT),
               NextTime(Destroyed(PERFORMER, by_others=True),
                        (draw(), ChoosePlayer((SelectOne((gain_honor(2, CHOSEN), lose_honor(2, CHOSEN))),))),
                        until="turn"),
               performer=DEFENDING & COURTIER & YOURS, target=PERSONALITY & ENEMY),
        focus=4, number=374,
    ),
    strategy(
        "Useful Connections",
        open_(GainsKeyword(THAT | InUnitOf(FOLLOWER, THAT), "cavalry"), performer=PERSONALITY & COURTIER & YOURS,
              cost=Bow(PERFORMER), target=Target(PERSONALITY, stat("chi", PERFORMER), up_to=True)),
        focus=3, keywords="political", number=385,
    ),
    strategy(
        "Veiled Menace",
        open_(lose_honor(2, his(THAT)), GainsAbility(THAT, trait(Assigned(THIS), lose_honor(1, his(THIS)))),
              performer=COURTIER & YOURS & UNBOWED, target=PERSONALITY & DISHONORABLE),
        focus=2, keywords="political", number=386,
    ),
)  # fmt: skip
