"""Emperor Edition: the virtues of the Clans, Strategies that only their own can perform."""

from gorin.rulesets.ccg.words import *


def _ready(name: str) -> Query:
    """An unbowed Personality of a Clan, yours."""
    return PERSONALITY & clan(name) & YOURS & UNBOWED


_CRAB = PERSONALITY & clan(CRAB)
_LATE = focus_effect(May(DelaysLosing()))
_STRONGER_PROVINCES = focus_effect(
    NextTime(DuelEnds(PERSONALITY & YOURS), (give(PROVINCE & YOURS, strength=2),), until="duel"),
)

CARDS = (
    strategy(
        "The Compassion of the Unicorn", _LATE,
        battle_or_open(Straighten(UnitOf(THAT)), gain_honor(IfElse(Exists(THAT & YOURS), Num(1), Num(2))),
                       performer=_ready(UNICORN), target=PERSONALITY - PERFORMER),
        focus=3, number=359,
    ),
    strategy(
        "The Courage of the Mantis", _LATE,
        battle(MoveHere(PERFORMER), May(AdditionalAction()), when=Exists(PERSONALITY & ENEMY),
               performer=_ready(MANTIS)),
        focus=1, number=360,
    ),
    strategy(
        "The Courtesy of the Crane", _STRONGER_PROVINCES,
        open_(ChoosePlayer((May(draw(1, CHOSEN), by=CHOSEN),), another=True), draw(2), performer=_ready(CRANE)),
        focus=4, keywords="political", number=361,
    ),
    strategy(
        "The Duty of the Crab", _LATE,
        battle(BringIntoPlay(PERFORMER, here=True), when=Exists(PERSONALITY & YOURS & HERE),
               performer=_CRAB & FACEUP & IN_PROVINCE & YOURS | _CRAB & DISCARDED & YOURS),
        focus=2, number=362,
    ),
    strategy(
        "The Honor of the Lion", _LATE,
        battle_or_open(
            If(stat("personal honor", PERFORMER) < 4, SetStat(PERFORMER, "personal honor", Num(4), "permanent")),
            GainsAbility(PERFORMER, battle(
                Bow(THAT), gain_honor(2),
                target=PERSONALITY & ENEMY & With("personal honor", "<=", stat("personal honor", THIS))), "permanent"),
            performer=_ready(LION) & HONORABLE),
        focus=3, number=367,
    ),
    strategy(
        "The Loyalty of the Scorpion", _LATE,
        reaction(Targets(PERSONALITY & clan(SCORPION) & YOURS, by="any"),
                 SelectOne(tuple(Negate(x, IT, of_action=True) for x in ("bowing", "movement", "destruction"))),
                 performer=PERSONALITY & clan(SCORPION) & YOURS, cost=Destroy(PERFORMER)),
        focus=2, number=370,
    ),
    strategy(
        "The Strength of the Spider", _LATE,
        battle(If(Exists(THAT & BOWED), Destroy(THAT)), give(THAT, force=stat("force", PERFORMER) * -1),
               If(stat("force", THAT) < 1, Bow(THAT)), performer=_ready(SPIDER),
               target=(PERSONALITY | FOLLOWER) & ENEMY),
        focus=1, number=377,
    ),
)  # fmt: skip
