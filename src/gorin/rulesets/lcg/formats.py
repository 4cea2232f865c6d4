"""Formats: numbers and switches that the rules read, steps that are other ones, phases, ways to win, rings, rule ids.

    Format("long", honor_victory=40, steps=(after(DRAW, "2.5 draw cards", ("2.5 one more", one_more)),))

makes a format; `gorin.rulesets.install(Lcg(format))` makes it one that can be played under its name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from gorin.errors import UsageError
from gorin.kernel.sequences import COMMON, Change, after, anew, instead, skipped
from gorin.kernel.stages import Stage
from gorin.rulesets.lcg.conflict.duels import DUEL, determine_by_bid
from gorin.rulesets.lcg.framework.phases import FATE
from gorin.rulesets.lcg.framework.rounds import ROUNDS, USUAL, Phase, course
from gorin.rulesets.lcg.framework.setup import SETUP
from gorin.rulesets.lcg.framework.stages import STAGES
from gorin.rulesets.lcg.personal_rings import PERSONAL_RINGS
from gorin.rulesets.lcg.rings.formats import SHARED_RINGS, Rings
from gorin.rulesets.lcg.treaties.deck import set_up_deck
from gorin.rulesets.lcg.treaties.standing import time_is_up
from gorin.rulesets.lcg.victory import VICTORIES, Victory
from gorin.rulesets.variants import Variant


@dataclass(frozen=True)
class Format(Variant):
    """What differs from format to format. The defaults are Stronghold's."""

    phases: tuple[Phase, ...] = USUAL
    teams: int = 0  # so many teams of neighbours, who act, fight, win and lose together; 0: everyone alone
    allied_defenders: int = 1  # characters that a team-mate of the defending player may declare as defenders
    stronghold: bool = True  # strongholds, roles and province cards; otherwise province tokens
    provinces: int = 4  # besides the stronghold's
    token_strength: int = 0
    honor: int = 0  # 0: as the stronghold says
    income: int = 0  # 0: as the stronghold says
    honor_victory: int = 25
    hand: int = 4
    highest_bid: int = 5
    opportunities: int = 2  # conflicts per player and phase, one of each type if there are two
    unopposed_loss: int = 1
    rings: Rings = SHARED_RINGS
    broken_emptied: bool = True  # 4.6: faceup cards in broken provinces must go
    favor_has_sides: bool = True
    small_rings: bool = False  # air, earth and water are weaker
    dynasty_events_from_hand: bool = True
    role_for_limited: bool = True
    stages: tuple[Stage, ...] = STAGES  # of a window
    treaties: bool = False  # players may make treaties with each other
    treaty_cards: bool = False  # a card is at stake in them, not honor: an option of such formats
    # deckbuilding
    deck_size: tuple[int, int] = (40, 45)
    copies: int = 3
    influence: int = -1  # -1: as the stronghold says
    # the course of the game
    victories: tuple[Victory, ...] = VICTORIES

    def course(self) -> tuple[Change, ...]:
        """The round, where it has other phases, and what treaties bring into it."""
        round = () if self.phases == USUAL else (anew(ROUNDS, *course(self.phases)),)
        return round + self.time_of_treaties() if self.treaties else round

    def time_of_treaties(self) -> tuple[Change, ...]:
        """The time of treaties may be over as a phase has ended; their cards are shuffled with the decks."""
        ends = [(phase.sequence, COMMON.titles[phase.sequence][-1]) for phase in self.phases]
        out = tuple(after(kind, last, ("treaties end", time_is_up)) for kind, last in ends)
        return (*out, after(SETUP, "4 shuffle decks", ("treaty deck", set_up_deck))) if self.treaty_cards else out


STRONGHOLD = Format("stronghold")
SKIRMISH = replace(
    STRONGHOLD,
    name="skirmish",
    stronghold=False,
    provinces=3,
    token_strength=3,
    honor=6,
    income=6,
    honor_victory=12,
    hand=3,
    highest_bid=3,
    opportunities=1,
    unopposed_loss=0,
    broken_emptied=False,
    favor_has_sides=False,
    small_rings=True,
    dynasty_events_from_hand=False,
    role_for_limited=False,
    deck_size=(30, 40),
    copies=2,
    influence=6,
    steps=(
        skipped(FATE, "4.4 place fate on unclaimed rings"),
        instead(DUEL, "D.6 statistic, D.7 result", determine_by_bid),
    ),
)
ENLIGHTENMENT = replace(
    STRONGHOLD, name="enlightenment", players=(3, 8), rings=PERSONAL_RINGS, unopposed_loss=0, treaties=True
)
TEAM_CONQUEST = replace(STRONGHOLD, name="team-conquest", players=(4, 8), teams=2)
FORMATS = {f.name: f for f in (STRONGHOLD, SKIRMISH, ENLIGHTENMENT, TEAM_CONQUEST)}


def format_named(name: str) -> Format:
    """The format with this name ("lcg/stronghold" or "stronghold")."""
    short = name.removeprefix("lcg/")
    if short not in FORMATS:
        known = ", ".join(f"lcg/{x}" for x in FORMATS)
        raise UsageError(f"There is no format {name!r}; the formats are {known}.")
    return FORMATS[short]
