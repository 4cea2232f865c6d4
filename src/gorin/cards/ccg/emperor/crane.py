"""Emperor Edition: the Crane Clan."""

from gorin.rulesets.ccg.words import *

CARDS = (
    stronghold(
        "The Aerie", CRANE,
        battle(
            Duel(PERFORMER, THAT, loser=(Bow(PICKED), Dishonor(PICKED)), winner=(gain_honor(1, his(PICKED)),)),
            performer=PERSONALITY & SAMURAI & YOURS & UNBOWED, target=PERSONALITY & OTHERS, words="iaijutsu",
            even="bowed",
        ),
        strength=6, gold=4, honor=6, number=399,
    ),
    personality(
        "Asahina Keigo", CRANE,
        Produces(stat("focus value", PAID), cost=(Bow(THIS), DiscardACard()), reaction=True),
        force=1, chi=3, honor_requirement=3, cost=8, personal_honor=2,
        keywords="air, shugenja, soul of asahina yoshino", number=72,
    ),
    personality(
        "Asahina Michiru", CRANE,
        open_(NextTime(WouldBeDestroyed(THAT, by="action"), (NegateIt(), MoveHome(THAT)), until="turn"),
              target=PERSONALITY & YOURS),
        force=2, chi=4, honor_requirement=6, cost=7, personal_honor=3, keywords="air, shugenja", number=74,
    ),
    personality(
        "Asahina Yasutora", CRANE, force=0, chi=3, honor_requirement=0, cost=4, personal_honor=3,
        keywords="air, shugenja", number=75,
    ),
    personality(
        "Daidoji Kenshi", CRANE, force=3, chi=3, honor_requirement=4, cost=5, personal_honor=2,
        keywords="iron crane, samurai, scout", number=76,
    ),
    personality(
        "Daidoji Tametaka", CRANE,
        battle(give(THAT, force=-4), MayTarget(PERSONALITY & YOURS, MoveHome(PICKED)),
               target=(FOLLOWER | PERSONALITY) & ENEMY),
        force=4, chi=3, honor_requirement=4, cost=8, personal_honor=2,
        keywords="commander, iron crane, samurai, scout, soul of daidoji zoushi", number=77,
    ),
    personality(
        "Doji Atsumichi", CRANE,
        battle(SelectOne((Bow(THAT), Straighten(THAT))),
               target=PERSONALITY & With("personal honor", "<", stat("personal honor", THIS))),
        force=3, chi=4, honor_requirement=4, cost=8, personal_honor=4,
        keywords="cavalry, samurai, soul of doji tadanori", number=78,
    ),
    personality(
        "Doji Genshin", CRANE, force=3, chi=5, honor_requirement=6, cost=7, personal_honor=4,
        keywords="duelist, magistrate, samurai", number=79,
    ),
    personality(
        "Doji Makoto", CRANE,
        open_(TakeFavor(), words="political"),
        battle(Duel(THIS, THAT, loser=(Destroy(PICKED),)), target=PERSONALITY & ENEMY, words="iaijutsu"),
        force=5, chi=6, honor_requirement=10, cost=10, personal_honor=5,
        keywords="duelist, loyal, unique, clan champion, courtier, samurai", number=80,
    ),
    personality(
        "Doji Shunya", CRANE,
        limited(gain_honor(2), cost=DiscardFavor(), words="favor political"),
        force=1, chi=3, honor_requirement=5, cost=7, personal_honor=3, keywords="courtier, soul of doji yoshiaga",
        number=81,
    ),
    personality(
        "Doji Tatsuki", CRANE, force=2, chi=4, honor_requirement=10, cost=6, personal_honor=4,
        keywords="courtier, samurai, soul of doji ayano", number=82,
    ),
    personality(
        "Kakita Kazan", CRANE,
        battle(Bow(THAT), lose_honor(2, his(THAT)), gain_honor(2), target=PERSONALITY & ENEMY & DISHONORABLE),
        force=4, chi=4, honor_requirement=5, cost=9, personal_honor=4,
        keywords="duelist, commander, magistrate, samurai, soul of kakita idzuki", number=84,
    ),
    personality(
        "Kakita Seishi", CRANE,
        open_(Rehonor(THAT), target=PERSONALITY & DISHONORABLE, cost=Bow(THIS)),
        force=0, chi=2, honor_requirement=2, cost=2, personal_honor=2, keywords="artisan, soul of kakita ariteko",
        number=85,
    ),
)  # fmt: skip
