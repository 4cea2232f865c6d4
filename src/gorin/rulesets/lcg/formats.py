"""Formats: numbers and switches that the rules read, steps that are other ones, phases, ways to win, rings, rule ids.

    Format("long", honor_victory=40, steps=(after(DRAW, "2.5 draw cards", ("2.5 one more", one_more)),))

makes a format; `gorin.rulesets.install(Lcg(format))` makes it one that can be played under its name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from gorin.errors import UsageError
from gorin.kernel.derive import Settling
from gorin.kernel.sequences import COMMON, Change, after, anew, before, instead, skipped
from gorin.kernel.stages import Stage
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.conflict.duels import DUEL, determine_by_bid
from gorin.rulesets.lcg.conflict.resolving import CONFLICT
from gorin.rulesets.lcg.costs.bidding import ANY_NUMBER, Bidding
from gorin.rulesets.lcg.enlightenment.bidding import BiddingAmongMany
from gorin.rulesets.lcg.enlightenment.rings import PERSONAL_RINGS
from gorin.rulesets.lcg.enlightenment.steps import STEPS, WAYS_TO_WIN
from gorin.rulesets.lcg.framework.phases import DRAW, FATE
from gorin.rulesets.lcg.framework.rounds import ROUNDS, USUAL, Phase, course
from gorin.rulesets.lcg.framework.settling import SETTLING
from gorin.rulesets.lcg.framework.setup import SETUP
from gorin.rulesets.lcg.framework.stages import STAGES
from gorin.rulesets.lcg.lasting.edicts import NO_BIDS, NO_RESHUFFLE
from gorin.rulesets.lcg.opponents import ALL_OPPONENTS, Opponents
from gorin.rulesets.lcg.playing.windows import PLAYING
from gorin.rulesets.lcg.rings.formats import SHARED_RINGS, Rings
from gorin.rulesets.lcg.teams.conflicts import ask_who_gains
from gorin.rulesets.lcg.teams.draw import transfer_across
from gorin.rulesets.lcg.teams.opponents import TEAM_OPPONENTS
from gorin.rulesets.lcg.teams.penalties import conquered_teams, honored_teams
from gorin.rulesets.lcg.teams.player_order import keep_order, order_to_clear, order_to_discard
from gorin.rulesets.lcg.teams.playing import enter_under, under_whose_control
from gorin.rulesets.lcg.teams.settling import TEAM_SETTLING
from gorin.rulesets.lcg.treaties.deck import set_up_deck
from gorin.rulesets.lcg.treaties.standing import time_is_up
from gorin.rulesets.lcg.victory import BY_A_CARD, HONOR_CHANGES, VICTORIES, Victory, triumphant
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
    first_player_fate: int = 0  # what the first player collects in 1.3 besides
    highest_bid: int = 5
    bidding: Bidding = ANY_NUMBER
    passing_fate: int = 1  # 1.4: what the first to pass gains
    opportunities: int = 2  # conflicts per player (or team) and phase, one of each type if there are two
    unopposed_loss: int = 1
    rings: Rings = SHARED_RINGS
    opponents: Opponents = ALL_OPPONENTS
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
    settling: Settling = SETTLING  # what follows from the table, and what is mended at once
    edicts: frozenset[int] = frozenset()  # about players, that the rules themselves may give (edicts.py)

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
    STRONGHOLD,
    name="enlightenment",
    players=(3, 8),
    shares_decks=STRONGHOLD.name,
    rings=PERSONAL_RINGS,
    bidding=BiddingAmongMany(),
    first_player_fate=1,
    unopposed_loss=0,
    treaties=True,
    victories=WAYS_TO_WIN,
    steps=STEPS,
)
TEAM_CONQUEST = replace(
    STRONGHOLD,
    name="team-conquest",
    players=(4, 8),
    shares_decks=STRONGHOLD.name,
    teams=2,
    passing_fate=0,
    opponents=TEAM_OPPONENTS,
    victories=(
        Victory("honor", honored_teams, after=HONOR_CHANGES),
        Victory(BY_A_CARD, triumphant),
        Victory("conquest", conquered_teams, loses=True, during=ev.BREAK),
    ),
    settling=TEAM_SETTLING,
    edicts=frozenset({NO_BIDS, NO_RESHUFFLE}),
    steps=(
        instead(DRAW, "2.4 transfer honor", transfer_across),
        after(CONFLICT, "3.2 covert", ("3.2 who gains the fate", ask_who_gains)),
        after(
            FATE,
            "4.2 discard characters with no fate",
            ("4.2 who goes first", order_to_discard),
            ("4.2 player order", keep_order),
        ),
        after(
            FATE,
            "4.6 discard from provinces",
            ("4.6 who goes first", order_to_clear),
            ("4.6 player order", keep_order),
        ),
        before(PLAYING, "7 enter play", ("7 under whose control", under_whose_control)),
        instead(PLAYING, "7 enter play", enter_under),
    ),
)
FORMATS = {f.name: f for f in (STRONGHOLD, SKIRMISH, ENLIGHTENMENT, TEAM_CONQUEST)}


def format_named(name: str) -> Format:
    """The format with this name ("lcg/stronghold" or "stronghold")."""
    short = name.removeprefix("lcg/")
    if short not in FORMATS:
        known = ", ".join(f"lcg/{x}" for x in FORMATS)
        raise UsageError(f"There is no format {name!r}; the formats are {known}.")
    return FORMATS[short]
