"""Samurai Edition: Events and Regions."""

from gorin.rulesets.ccg.words import *

CARDS = edition(
    "samurai",
    event(
        "Wisdom of the Keepers",
        event_text(EachPlayer((gain_honor(5, THEM),), when=Exists(RING & ControlledBy(THEM)))), number=17,
    ),
    region(
        "Farmlands",
        limited(Create("follower", force=1, on=PERFORMER), performer=PERSONALITY & YOURS, cost=pay_gold(2)),
        keywords="farm, singular", number=190,
    ),
    region(
        "City of the Rich Frog",
        battle(give(THAT, force=4), when=HonorIs(">=", StartingHonor() + 5), target=PERSONALITY & YOURS,
               limit=Limit(1, "battle")),
        keywords="imperial, city, unique", number=189,
    ),
    region(
        "Ruins of Otosan Uchi", has(ThisProvince(), strength=2),
        limited(Destroy(THAT), cost=(Bow(Is("stronghold") & YOURS), Destroy(THIS)), target=REGION),
        keywords="unique", number=191,
    ),
    region(
        "Seikitsu Mountains",
        battle(MoveHome(THAT), cost=Bow(THIS), target=Target(PERSONALITY & YOURS, Num(99), True)),
        keywords="mountain, singular", number=192,
    ),
    region(
        "Three Man Alliance Plain",
        reaction(Enters(PERSONALITY & YOURS),
                 Pick(ATTACHMENT & YOURS & IN_HAND & CanAttachTo(THAT), Attach(PICKED, THAT)),
                 IfDid((draw(),)), target=IT, cost=Bow(THIS)),
        keywords="plains, singular", number=195,
    ),
    region(
        "Utaku Meadows",
        limited(Create("follower", force=1, keywords=("cavalry",), on=PERFORMER), performer=PERSONALITY & YOURS,
                cost=pay_gold(3)),
        keywords="plains, singular", number=197,
    ),
)  # fmt: skip
