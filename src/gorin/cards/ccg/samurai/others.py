"""Samurai Edition: Strongholds and Personalities of other Clans and of none."""

from dataclasses import replace

from gorin.rulesets.ccg.words import *


def _lose(n: int) -> Ability:
    """What bringing in a shameful ally costs."""
    return trait(Enters(THIS), lose_honor(n))


_STRIKE = battle(Bow(UnitOf(THAT)), target=UNIT & Weakest())
_SPIDER = PERSONALITY & clan(SPIDER) & YOURS
_MASUJIRO = personality(
    "Togashi Masujiro", DRAGON, reaction(Bows(RING & YOURS), gain_honor(2)),
    force=4, chi=3, honor_requirement=3, cost=8, personal_honor=4, keywords="monk, air disciple", number=14,
)  # fmt: skip
_RATLING = Create("follower", force=1, keywords=("ratling", "nonhuman", "creature"), on=THAT)

CARDS = (
    *edition(
        "samurai",
        stronghold(
            "Mountain's Shadow Dojo", CRANE,
            battle(ranged(3), MoveElsewhere(PERFORMER, home=True),
                   performer=PERSONALITY & YOURS & clan(CRANE) & SAMURAI & HERE, even="bowed"),
            strength=6, gold=4, honor=6, number=396,
        ),
        stronghold(
            "The Ruined City", SPIDER, LosesNoHonor(Is("fate") | clan(SPIDER)),
            trait(Enters(_SPIDER), GainsAbility(IT, _STRIKE, until="permanent")),
            strength=8, gold=4, honor=0, number=408,
        ),
        stronghold(
            "The Spider's Lair", SPIDER, LosesNoHonor(Is("fate") | clan(SPIDER)), RefillsFaceup(LostProvinces()),
            strength=8, gold=4, honor=0, number=409,
        ),
        personality(
            "Chuda Hiroe", SPIDER, _lose(4), force=3, chi=4, cost=6, personal_honor=1,
            keywords="shugenja, shadowlands", number=147,
        ),
        personality(
            "Daigotsu Meguro", SPIDER, _lose(5), battle(ranged(2), cost=Bow(THIS), label="shoot"),
            battle(AddToken(THAT, force=-2), cost=Bow(THIS), target=PERSONALITY & Opposing(THIS), label="weaken"),
            force=3, chi=2, cost=5, personal_honor=0, keywords="samurai, shadowlands", number=155,
        ),
        personality(
            "Isawa Umeko", PHOENIX, battle(ranged(stat("personal honor", THIS)), cost=Bow(THIS)),
            force=1, chi=3, honor_requirement=5, cost=5, personal_honor=2, keywords="shugenja, air", number=128,
        ),
        personality(
            "Kakita Hideo", CRANE, force=1, chi=3, honor_requirement=0, cost=4, personal_honor=3,
            keywords="samurai, duelist", number=81,
        ),
        personality(
            "Kobushi", UNALIGNED, _lose(4),
            battle(ranged(5), performer=PERSONALITY & YOURS & keyword("goblin") & Alongside(THIS),
                   cost=Destroy(PERFORMER)),
            force=4, chi=1, cost=5, personal_honor=0, keywords="shadowlands, commander, goblin, nonhuman", number=175,
        ),
        personality(
            "Matsu Takeko", LION, force=2, chi=3, honor_requirement=6, cost=5, personal_honor=3,
            keywords="samurai, hero", number=105,
        ),
        personality(
            "Muketsu - exp", SPIDER, _lose(5),
            reaction(Bows(RING), AddToken(THAT, chi=-2), target=PERSONALITY, even="bowed"),
            force=7, chi=4, cost=8, personal_honor=0, keywords="unique, monk, shadowlands", number=158,
        ),
        personality(
            "Obsidian Dragon", UNALIGNED, CannotAttach(("item", "follower")),
            OwnPenalty(PERSONALITY & Opposing(THIS) - UNIQUE, ("force", "chi"), "personal honor", least_chi=1),
            force=6, chi=4, cost=10, personal_honor=0, keywords="unique, shugenja, dragon, nonhuman, cavalry",
            number=186,
        ),
        personality(
            "Pokku", UNALIGNED, _lose(3), force=4, chi=2, cost=5, personal_honor=0,
            keywords="shadowlands, scout, goblin, nonhuman", number=180,
        ),
        personality(
            "Skub", UNALIGNED, _lose(4), force=5, chi=1, cost=6, personal_honor=0,
            keywords="shadowlands, goblin, nonhuman", number=68,
        ),
        _MASUJIRO,
        replace(_MASUJIRO, name="Hoshi Masujiro", title="Togashi Masujiro"),  # as it is printed, by mistake
    ),
    *edition(
        "older",  # of no edition here
        personality(
            "Mak'irtch", UNALIGNED,
            limited(_RATLING, target=Target(PERSONALITY & keyword("ratling"), DifferentKeywords("tribe"), True)),
            reaction(EntersDiscard(THIS), _RATLING, target=PERSONALITY & YOURS & keyword("ratling"),
                     where="in discard"),
            force=3, chi=3, cost=7, personal_honor=0,
            keywords="ratling, shugenja, stained paw tribe, nonhuman, creature",
        ),
    ),
)  # fmt: skip
