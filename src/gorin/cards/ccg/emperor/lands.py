"""Emperor Edition: Celestials, Events, Regions."""

from gorin.rulesets.ccg.words import *

CARDS = (
    celestial(
        "Hida's Guidance - exp",
        trait(Straightens(PERSONALITY & FacingClan(CRAB)), NegateIt(), limit=Limit(1, "battle")),
        battle(Bow(THAT), If(Exists(THAT & ATTACKING), Bow(UnitOf(THAT))), when=ClanPlayer(CRAB), cost=Discard(THIS),
               target=PERSONALITY),
        keywords="unique, kami", number=5,
    ),
    event(
        "Delayed Arrival",
        event_text(Pick(PERSONALITY, MayNot(PICKED, "be assigned to attack", "your next turn", against_you=True))),
        number=16,
    ),
    event("Imperial Gift", event_text(gain_honor(2), Search(ITEM, show=True)), keywords="unique, imperial", number=19),
    region(
        "Kaiu Village",
        reaction(Enters(PERSONALITY & YOURS, "province"),
                 Create("item", force=1, chi=1, keywords=("weapon",), on=PERFORMER),
                 performer=IT, cost=pay_gold(2), label="Weapon"),
        reaction(Enters(PERSONALITY & YOURS, "province"), Create("item", force=1, keywords=("armor",), on=PERFORMER),
                 performer=IT, cost=pay_gold(2), label="Armor"),
        keywords="unique", number=203,
    ),
    region(
        "Ten Thousand Temples",
        trait(LosesHonor(), NegateIt(), cost=Destroy(THIS)),
        limited(gain_honor(1), when=HonorIs("<=", Num(9)), cost=Bow(THIS)),
        keywords="singular, temple", number=206,
    ),
)  # fmt: skip
