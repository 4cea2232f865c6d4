"""Emperor Edition: more Followers, Items and Spells, and a Region."""

from gorin.rulesets.ccg.words import *

CARDS = (
    # --- Followers
    follower(
        "Apprentice Shinobi", trait(AfterResolution("any", word="ninja"), give(THIS, force=1)),
        force=1, honor_requirement=0, cost=2, focus=2, keywords="ninja", number=207,
    ),
    follower(
        "Asako House Guard", AttachesOnlyTo(PERSONALITY & clan(PHOENIX)),
        battle_or_open(SelectOne((SetStat(THAT, "force", stat("chi", THAT)),
                                  SetStat(THAT, "force", stat("personal honor", THAT)))),
                       gain_honor(1), target=PERSONALITY),
        force=3, honor_requirement=2, cost=4, focus=4, keywords="unique, void", number=209,
    ),
    follower(
        "Bandit Gang", trait(Enters(THIS), lose_honor(2)),
        trait(BattleResolved(), May(pay_gold(2)), IfDid((), (Destroy(THIS),)), when=Exists(THIS & HERE)),
        force=2, honor_requirement=0, cost=0, focus=1, keywords="bandit", number=210,
    ),
    follower(
        "Hiruma Sniper", battle(ranged(4), when=HaveReconnaissance()),
        force=3, honor_requirement=0, cost=4, focus=1, keywords="scout", number=212,
    ),
    follower(
        "Ikoma House Guard", AttachesOnlyTo(PERSONALITY & clan(LION)),
        battle(melee(stat("personal honor", HOST) + 2), IfDestroyed((gain_honor(1),))),
        force=3, honor_requirement=2, cost=4, focus=4, keywords="unique, scout", number=214,
    ),
    # --- Items
    item(
        "Armor of the Heavens",
        reaction(Targets(HOST), ChoosePlayer((SelectOne((gain_honor(2, CHOSEN), lose_honor(2, CHOSEN))),)),
                 words="political"),
        force=3, chi=0, cost=4, focus=4, keywords="armor, imperial", number=229,
    ),
    item(
        "Clan Standard",
        has(PERSONALITY & YOURS & YourClan() & AtBattlefieldOf(THIS) & NoFollowers(), force=1),
        has(PERSONALITY & YOURS & YourClan() & AtBattlefieldOf(THIS) & HostsOf(FOLLOWER), force=2),
        force=1, chi=0, cost=3, focus=4, keywords="standard", number=232,
    ),
    # --- Regions
    region(
        "Blighted Region",
        battle(MoveHere(PERFORMER),
               IfDid((If(Exists(PERFORMER & OPPOSED), Then((Straighten(PERFORMER), gain_honor(2)))),)),
               when=YouDefend(), performer=PERSONALITY & YOURS, cost=Bow(THIS), even="absent"),
        keywords="singular", number=202,
    ),
    # --- Spells
    spell(
        "Conflagration",
        StrongerAttacks(UnitOf(HOST), 1, when=Exists(HOST & keyword("fire"))),
        battle(give(HOST, force=3), cost=Bow(THIS), words="fire"),
        cost=2, focus=2, number=249,
    ),
    spell(
        "Contemplate the Void", limited(draw(4), cost=(Bow(PERFORMER), Destroy(THIS), DiscardHand())),
        cost=6, focus=4, keywords="void", number=251,
    ),
    spell(
        "Hanabi", limited(gain_honor(4), cost=(Bow(PERFORMER), Destroy(THIS)), words="political"),
        cost=7, focus=2, keywords="unique", number=252,
    ),
)  # fmt: skip
