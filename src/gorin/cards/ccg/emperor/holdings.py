"""Emperor Edition: Holdings."""

from gorin.rulesets.ccg.words import *


def _for_clan(clan: str) -> Produces:
    """2 Gold, or 3 for one Clan."""
    return Produces(IfElse(ClanPlayer(clan), Num(3), Num(2)))


_RECYCLE = OneOrMore(IN_PROVINCE & YOURS, PutUnderFaceup(PICKED))

CARDS = (
    holding(
        "Akodo's Grave", gold(2), battle(Destroy(THAT), target=TERRAIN, cost=(Bow(THIS), Destroy(THIS))),
        cost=2, number=26,
    ),
    holding(
        "Bamboo Harvesters", WillNot(THIS, "straighten", FirstTurn()), gold(2),
        cost=0, keywords="unique, forest", number=27,
    ),
    holding(
        "Border Keep", gold(2), limited(_RECYCLE, when=FirstTurn(), label="first turn"),
        limited(_RECYCLE, limit=Limit(1, "game"), label="once per game"), cost=0, keywords="unique", number=28,
    ),
    holding("Copper Mine", _for_clan(LION), cost=2, keywords="mine", number=30),
    holding("Fortifications", has(PROVINCE & YOURS, strength=1), cost=0, keywords="castle", number=34),
    holding("Geisha House", _for_clan(SCORPION), cost=2, keywords="geisha house", number=35),
    holding("Gold Mine", _for_clan(DRAGON), cost=2, keywords="mine", number=36),
    holding("Iron Mine", _for_clan(CRAB), cost=2, keywords="mine", number=38),
    holding("Kobune Port", _for_clan(MANTIS), cost=2, keywords="port", number=39),
    holding("Large Farm", gold(2), cost=1, keywords="farm", number=40),
    holding("Marketplace", _for_clan(CRANE), cost=2, keywords="market", number=42),
    holding("Prosperous Village", Cheaper(count(PERSONALITY & YOURS)), gold(5), cost=6, number=44),
    holding(
        "Public Records", gold(2), limited(LookAtTop(Num(3), (Reorder(PICKED),)), cost=Bow(THIS)),
        cost=2, keywords="singular", number=45,
    ),
    holding("Shinomen Marsh", _for_clan(SPIDER), cost=2, keywords="swamp", number=47),
    holding(
        "Shrine to Hachiman", gold(2), battle_or_open(Straighten(THAT), target=ATTACHMENT),
        cost=2, keywords="temple", number=48,
    ),
    holding("Silk Works", gold(4), cost=5, number=49),
    holding("Silver Mine", _for_clan(PHOENIX), cost=2, keywords="mine", number=50),
    holding("Small Farm", gold(1), cost=0, keywords="farm", number=51),
    holding("Stables", _for_clan(UNICORN), cost=2, keywords="stables", number=52),
    holding(
        "Traveling Peddler", gold(2), limited(draw(), cost=(Bow(THIS), pay_gold(3))),
        cost=2, keywords="singular", number=54,
    ),
    holding(
        "Venerable Master", gold(2),
        open_(Create("personality", force=3, chi=3, personal_honor=3, keywords=("samurai",), your_clan=True),
              cost=(Bow(THIS), pay_gold(2), Destroy(THIS))),
        cost=2, keywords="retainer", number=55,
    ),
    holding(
        "Well-Tended Farm", gold(1), limited(gain_honor(1), cost=Bow(THIS)), cost=1, keywords="farm", number=56,
    ),
)  # fmt: skip
