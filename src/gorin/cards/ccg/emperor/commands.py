"""Emperor Edition: Strategies for whoever leads or fights in a certain way."""

from gorin.rulesets.ccg.words import *

_ANCESTOR, _BERSERKER, _PARAGON = (keyword(x) for x in ("ancestor", "berserker", "paragon"))

CARDS = (
    # --- Ancestors
    strategy(
        "A Forefather's Vengeance",
        limited(gain_honor(IfElse(count(_ANCESTOR & YOURS) > 3, Num(3), count(_ANCESTOR & YOURS)))),
        battle(Destroy(THAT), performer=UNBOWED & _ANCESTOR & YOURS, cost=Destroy(PERFORMER),
               target=ENEMY & NoAttachments()),
        focus=2, number=263,
    ),
    strategy(
        "A Time for Mortal Men",
        battle_or_open(give(THAT, force=3), performer=_ANCESTOR & YOURS, cost=Destroy(PERFORMER),
                       target=PERSONALITY & YOURS),
        focus=3, number=267,
    ),
    strategy(
        "Ancestral Protection",
        reaction(Targets(PERSONALITY & YOURS, by="any"), NegateEffects(), performer=_ANCESTOR & YOURS,
                 cost=Destroy(PERFORMER)),
        focus=4, number=269,
    ),
    # --- Paragons
    strategy(
        "A Paragon's Strength",
        battle(ranged(stat("force", PERFORMER)), lose_honor(4), performer=PERSONALITY & UNBOWED & _PARAGON & YOURS,
               label="attack"),
        battle(MoveHome(THAT), gain_honor(2), performer=PERSONALITY & UNBOWED & _PARAGON & YOURS,
               target=PERSONALITY & ENEMY & With("personal honor", "<=", stat("personal honor", PERFORMER)),
               label="move home"),
        focus=2, number=264,
    ),
    strategy(
        "Guided by Honor",
        battle(MoveHere(PERFORMER),
               IfDid((MayTarget(PERSONALITY & ENEMY & With("personal honor", "<=", stat("personal honor", PERFORMER)),
                                Bow(PICKED)),)),
               when=Exists(PERSONALITY & ENEMY), performer=PERSONALITY & UNBOWED & _PARAGON & YOURS),
        focus=2, number=303,
    ),
    # --- Tacticians, Commanders, Scouts
    strategy(
        "Burn the Towers",
        reaction(Engages(), GainReconnaissance(CurrentProvince()), give(CurrentProvince(), strength=-3),
                 performer=PERSONALITY & UNBOWED & SCOUT & YOURS & HERE, words="recon"),
        focus=1, keywords="recon", number=281,
    ),
    strategy(
        "Dangerous Indulgence",
        battle(SelectOne((Bow(THAT), Straighten(THAT))), performer=PERSONALITY & UNBOWED & TACTICIAN & YOURS,
               target=PERSONALITY & With("chi", "<=", stat("chi", PERFORMER))),
        focus=2, number=286,
    ),
    strategy(
        "Deadly Orders",
        battle(give(THAT, force=stat("force", THAT) * 2), Later(BattleResolved(), (Destroy(THAT),)),
               performer=PERSONALITY & YOURS & keyword("commander"), target=FOLLOWER & YOURS),
        focus=2, number=287,
    ),
    # --- Berserkers
    strategy(
        "Blind Rage",
        battle(give(PERFORMER, force=5), lose_honor(2), performer=PERSONALITY & UNBOWED & _BERSERKER & YOURS),
        focus=1, number=278,
    ),
    strategy(
        "Immovable Object",
        battle_or_open(Straighten(PERFORMER), performer=PERSONALITY & _BERSERKER & YOURS, label="straighten"),
        battle(Bow(THAT), performer=PERSONALITY & UNBOWED & _BERSERKER & YOURS,
               target=(PERSONALITY | FOLLOWER) & ENEMY & With("force", "<", stat("force", PERFORMER)), label="bow"),
        focus=1, number=310,
    ),
    # --- Monks, the Tattooed, Ninja, Spirits
    strategy(
        "Aramoro's Promise",
        limited(Pick(IN_PROVINCE & Is("dynasty"), Discard(PICKED)), lose_honor(2),
                performer=PERSONALITY & YOURS & (keyword("saboteur") | keyword("ninja")), words="ninja"),
        focus=2, keywords="ninja", number=270,
    ),
    strategy(
        "Breath of the Heavens",
        battle(ranged(CountTokens(PERFORMER, "fire", force=1) + 3), AddToken(PERFORMER, "fire", force=1),
               performer=PERSONALITY & YOURS & UNBOWED & (keyword("fire") | keyword("tattooed")), words="fire"),
        focus=3, keywords="fire, tattoo", number=280,
    ),
    strategy(
        "Falling Leaf Strike",
        battle(MoveHere(PERFORMER), give(THAT, force=-3), If(Compare(stat("force", THAT), "==", Num(0)), Bow(THAT)),
               performer=PERSONALITY & UNBOWED & keyword("monk") & YOURS, target=(PERSONALITY | FOLLOWER) & ENEMY),
        focus=3, keywords="kiho", number=294,
    ),
    strategy(
        "Knife in the Darkness",
        battle(MoveHome(THAT | THAT_OTHER, sure=Always()), Bow(THAT | THAT_OTHER),
               target=(PERSONALITY & YOURS & keyword("ninja"), PERSONALITY & ENEMY), words="ninja"),
        focus=3, number=316,
    ),
)  # fmt: skip
