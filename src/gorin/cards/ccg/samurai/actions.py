"""Samurai Edition: Action cards."""

from gorin.rulesets.ccg.words import *

CARDS = edition(
    "samurai",
    strategy(
        "Block Supply Lines (Samurai)", battle(MoveHome(THAT), IfDid((Bow(UnitOf(THAT)),)), target=PERSONALITY & ATTACKING),
        focus=3, number=206,
    ),
    strategy(
        "Compassion",
        battle_or_open(Straighten(THAT), If(Exists(THAT & OPPOSED), give(THAT, force=3)),
                       performer=PERSONALITY & YOURS & SAMURAI & HONORABLE, cost=Bow(PERFORMER),
                       target=PERSONALITY - PERFORMER, words="bushido virtue"),
        focus=2, number=215,
    ),
    strategy(
        "Draw Your Blade", battle(Bow(THAT), target=ENEMY & NoAttachments(), label="bow"),
        battle(Bow(THAT), performer=PERSONALITY & YOURS, cost=Dishonor(PERFORMER), target=ENEMY, label="dishonor"),
        focus=3, number=250,
    ),
    strategy("Focus (Samurai)", focus=5, number=241),
    strategy(
        "Greater Sacrifice",
        battle(Destroy(THAT), performer=PERSONALITY & YOURS & SAMURAI & UNBOWED, cost=Destroy(PERFORMER),
               target=PERSONALITY & ENEMY & With("unit force", "<=", stat("unit force", PERFORMER))),
        focus=3, number=246,
    ),
    strategy(
        "Imperial Summons",
        open_(Bow(THAT), cost=Bow(Is("stronghold") & YOURS), target=PERSONALITY, words="political"),
        focus=1, number=253,
    ),
    strategy(
        "Impromptu Duel",
        limited(Duel(PERFORMER, THAT, loser=(Destroy(PICKED),), winner=(gain_honor(2, his(PICKED)),),
                     refused=(Dishonor(THAT), gain_honor(4))),
                performer=PERSONALITY & YOURS & UNBOWED & (SAMURAI | DUELIST), target=PERSONALITY & OTHERS,
                words="iaijutsu"),
        focus=3, number=254,
    ),
    strategy(
        "Outer Walls", battle(give(CurrentProvince(), strength=3), even="absent", label="walls"),
        focus=3, number=265,
    ),
    strategy(
        "Peasant Vengeance",
        battle(Destroy(THAT), performer=FOLLOWER & YOURS, cost=Bow(PERFORMER), target=PERSONALITY & ENEMY & NoAttachments()),
        focus=1, number=267,
    ),
    strategy(
        "Perfection",
        limited(AddToken(PERFORMER, force=2, chi=1), performer=PERSONALITY & YOURS & SAMURAI, words="dark virtue"),
        cost=1, focus=3, number=268,
    ),
    strategy(
        "Rout", battle(MoveHome(THAT), Pick(ATTACHMENT & AttachedTo(THAT), Destroy(PICKED)), target=PERSONALITY),
        cost=1, focus=3, number=277,
    ),
    strategy(
        "Stay Your Blade",
        battle(draw(3), performer=PERSONALITY & YOURS & SAMURAI & OPPOSED, cost=(Bow(PERFORMER), MoveHome(PERFORMER))),
        focus=3, number=288,
    ),
    strategy(
        "The Bitter Shadow of Shame",
        limited(Destroy(THAT), performer=PERSONALITY & YOURS & COURTIER, cost=Bow(PERFORMER),
                target=PERSONALITY & DISHONORABLE - UNIQUE, words="political"),
        cost=4, focus=3, number=294,
    ),
    strategy(
        "The Scorpion's Strength",
        battle(Bow(THAT), MoveHome(THAT), MayTarget(PERSONALITY & ENEMY, Dishonor(PICKED)),
               performer=PERSONALITY & YOURS & clan(SCORPION), target=PERSONALITY & ENEMY & DISHONORABLE),
        focus=3, number=303,
    ),
    strategy(
        "Unwavering Assault",
        battle(Straighten(UnitOf(THAT)), MoveHere(THAT), target=PERSONALITY & YOURS & SAMURAI - ATTACKING - DEFENDING),
        cost=2, focus=1, number=314,
    ),
    strategy(
        "Warrior Challenge",
        battle(Duel(PERFORMER, THAT, loser=(Destroy(PICKED),)), performer=PERSONALITY & YOURS & UNBOWED,
               target=PERSONALITY & ENEMY),
        focus=2, number=316,
    ),
    strategy(
        "Well Prepared (Samurai)",
        battle(SelectOne((Bow(THAT), Straighten(THAT))), when=Exists(TERRAIN & YOURS), target=HERE),
        focus=3, number=320,
    ),
)  # fmt: skip
