"""Samurai Edition: Followers, Items, Rings, Spells."""

from gorin.rulesets.ccg.words import *

CARDS = edition(
    "samurai",
    # --- Followers
    follower(
        "Daidoji Gunso", battle(give(THAT, force=-2), If(stat("force", THAT) < 1, Destroy(THAT)), target=ENEMY),
        force=1, cost=3, focus=2, honor_requirement=1, keywords="scout", number=330,
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
        "Oni-Daikyu", battle(ranged(3), cost=Bow(THIS), label="bow"),
        battle(Destroy(THAT), cost=Destroy(THIS), label="destroy",
               target=(FOLLOWER | PERSONALITY & NoFollowers()) & ENEMY & With("force", ">", stat("force", HOST))),
        force=0, chi=0, cost=3, focus=2, keywords="weapon", number=365,
    ),
    item(
        "Shinjo Horsebow", battle(ranged(2), cost=Bow(THIS), label="bow"),
        battle(ranged(4), when=Exists(HOST & CAVALRY), cost=Bow(HOST), label="rider"),
        force=0, chi=0, cost=2, focus=2, keywords="weapon", number=367,
    ),
    item("Tsi Blade", reaction(Assigned(HOST), draw(), cost=Bow(THIS)), force=2, chi=1, cost=4, focus=3,
         keywords="weapon", number=365),
)  # fmt: skip
