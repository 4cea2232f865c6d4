"""Samurai Edition: Holdings."""

from gorin.rulesets.ccg.words import *


def _for_clan(clan: str) -> Produces:
    """2 Gold, or 3 for one Clan."""
    return Produces(IfElse(ClanPlayer(clan), Num(3), Num(2)))


CARDS = edition(
    "samurai",
    holding(
        "Castle Barracks", Produces(IfElse(PayingFor("follower"), Num(3), Num(2))),
        battle(Pick(FOLLOWER & YOURS & IN_DISCARD & CanBeAttached(THAT, Exists(THAT & DEFENDING & OPPOSED)),
                    Attach(PICKED, THAT, free=Exists(THAT & DEFENDING & OPPOSED))),
               when=ClanPlayer(CRAB) | YouDefend() & (count(PROVINCE & YOURS) < 2), target=PERSONALITY & YOURS),
        cost=2, keywords="castle", number=20,
    ),
    holding("Copper Mine (Samurai)", _for_clan(LION), cost=2, keywords="mine", number=23),
    holding(
        "Forest Killer Cavern",
        Produces(CountTokens(THIS, "wealth") + 2),
        limited(AddToken(THIS, "wealth"), MayTarget(HOLDING & OTHERS, RemoveToken(PICKED, "wealth")),
                performer=PERSONALITY & YOURS, cost=Dishonor(PERFORMER)),
        cost=2, number=26,
    ),
    holding("Geisha House (Samurai)", _for_clan(SCORPION), cost=2, keywords="geisha house", number=28),
    holding("Gold Mine (Samurai)", _for_clan(DRAGON), cost=2, keywords="mine", number=29),
    holding("Iron Mine (Samurai)", _for_clan(CRAB), cost=2, keywords="mine", number=31),
    holding("Kabuki Theater Troupe", gold(2), limited(gain_honor(1), cost=Bow(THIS)), cost=3, number=32),
    holding("Kobune Port (Samurai)", _for_clan(MANTIS), cost=2, keywords="port", number=34),
    holding(
        "Lesser Shrine", gold(2), limited(gain_honor(2), when=HonorIs("<=", Num(9)), cost=Bow(THIS)),
        cost=2, keywords="temple", number=35,
    ),
    holding("Marketplace (Samurai)", _for_clan(CRANE), cost=2, keywords="market", number=36),
    holding(
        "Private Trader", Produces(IfElse(PayingFor("strategy"), Num(3), Num(2))),
        cost=3, keywords="legacy", number=37,
    ),
    holding(
        "Rich Coffers", trait(PhaseBegins("straighten"), Straighten(THIS), when=Not(YourTurn())), gold(2),
        cost=2, number=38,
    ),
    holding(
        "Seat of Power", gold(2),
        reaction(WouldTarget(PERSONALITY & UNIQUE & YOURS & (keyword("daimyo") | keyword("clan champion")), by="any"),
                 Pick(PERSONALITY & YOURS & SameClan(IT) & SameLocation(IT) - IT, TargetsInstead(PICKED))),
        cost=3, keywords="legacy, singular", number=39,
    ),
    holding("Shinomen Marsh (Samurai)", _for_clan(SPIDER), cost=2, keywords="swamp", number=42),
    holding(
        "Shrine to Bishamon", gold(2),
        battle_or_open(give(THAT, force=3), performer=PERSONALITY & YOURS & ANYWHERE,
                       cost=(Bow(PERFORMER), Bow(THIS)), target=PERSONALITY),
        cost=2, keywords="temple, singular", number=44,
    ),
    holding("Silver Mine (Samurai)", _for_clan(PHOENIX), cost=2, keywords="mine", number=47),
    holding("Stables (Samurai)", _for_clan(UNICORN), cost=2, number=48),
    holding(
        "Supply Outpost", gold(2),
        trait(Enters(PERSONALITY & YOURS),
              Pick(ATTACHMENT & YOURS & IN_HAND & CanAttachTo(IT, less=3), Attach(PICKED, IT, less=3), up_to=True),
              when=PaidWithThis()),
        cost=3, number=49,
    ),
    holding(
        "Supply Smugglers", Produces(IfElse(PayingFor("holding"), Num(3), Num(1))),
        cost=1, keywords="legacy", number=50,
    ),
    holding(
        "Temple to Shinsei", gold(2),
        limited(gain_honor(2), performer=PERSONALITY & YOURS & (MONK | SHUGENJA),
                cost=(Bow(THIS), Bow(PERFORMER))),
        cost=3, keywords="temple", number=52,
    ),
    holding(
        "Venerable Master (Samurai)", gold(2),
        open_(Create("personality", force=3, chi=3, personal_honor=3, keywords=("samurai",), your_clan=True),
              cost=(Bow(THIS), Destroy(THIS), pay_gold(2))),
        cost=2, keywords="retainer", number=54,
    ),
)  # fmt: skip
