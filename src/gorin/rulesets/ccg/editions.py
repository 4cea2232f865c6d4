"""Editions: numbers that the rules read, steps that are other ones, phases, player abilities, ways to win, rule ids.

    Edition("short", provinces=3, phases=tuple(x for x in USUAL if x.name != "events"))

makes an edition; `gorin.rulesets.install(Ccg(edition))` makes it one that can be played under its name.
"""

from __future__ import annotations

from dataclasses import dataclass

from gorin.errors import UsageError
from gorin.kernel.sequences import Change, anew, instead
from gorin.kernel.stages import Stage
from gorin.rulesets.ccg.card import STARTING, Card
from gorin.rulesets.ccg.compiler.manner import BY_TARGETS, Manner
from gorin.rulesets.ccg.compiler.manner import USUAL as USUAL_MANNER
from gorin.rulesets.ccg.compiler.the_rules import THE_RULES
from gorin.rulesets.ccg.samurai.citing import SAYS_THE_SAME
from gorin.rulesets.ccg.samurai.duels import DUELS
from gorin.rulesets.ccg.samurai.events_phase import EVENTS_OF_SAMURAI
from gorin.rulesets.ccg.samurai.legacy import legacy_holdings
from gorin.rulesets.ccg.samurai.player_abilities import THE_RULES_OF_SAMURAI
from gorin.rulesets.ccg.samurai.resolution import RESOLUTION_OF_SAMURAI
from gorin.rulesets.ccg.samurai.revealing import by_type
from gorin.rulesets.ccg.samurai.victory import SAMURAI_VICTORIES
from gorin.rulesets.ccg.turn.phases import TURNS, USUAL, Phase, course
from gorin.rulesets.ccg.turn.revealing import EVENTS
from gorin.rulesets.ccg.turn.setup import SETUP
from gorin.rulesets.ccg.turn.stages import SAMURAI_STAGES, STAGES
from gorin.rulesets.ccg.victory import VICTORIES, Victory
from gorin.rulesets.variants import Variant


@dataclass(frozen=True)
class Edition(Variant):
    """One edition of the rules. The defaults are Emperor's."""

    players: tuple[int, int] = (2, 8)
    phases: tuple[Phase, ...] = USUAL
    hand: int = 6  # cards in the starting hand
    most_in_hand: int = 8
    provinces: int = 4
    honor_victory: int = 40
    dishonor: int = -20
    clan_discount: int = 2
    clan_favors_effects: bool = True  # are Clan discount and allegiance for Personalities brought in by effects, too?
    buying_for_honor: bool = False  # once a turn, instead of the Clan discount
    presence_by_entering: bool = True  # is whoever brings a Personality into play at a battlefield present there?
    who_is_called_comes: bool = False  # must whom an action moves to a battlefield be able to come, where possible?
    naval_followers_too: bool = False  # may one of whoever must perform a Naval Invasion's action perform it instead?
    turn_passes_as_it_ends: bool = False  # or only after what answers its end?
    focuses: int = 4  # times a player may focus in a duel
    starting_holdings: tuple[str, ...] = STARTING  # the second is not for who goes first
    smallest_deck: int = 40
    copies: int = 3
    single_types: tuple[str, ...] = ()  # types of which a deck has one copy by title, as of Unique cards
    one_of_each_version: bool = True  # where versions of a title differ in experience; otherwise each counts by itself
    stages: tuple[Stage, ...] = STAGES  # of a window
    # cards and what becomes of them
    bowed_add_force: bool = True  # to the Force of their unit
    weapons_of_kensai: int = 2
    modifiers_checked_signed: bool = True  # an Item's Force and Chi may be below 0 where a card asks for them
    unique_among_all: bool = False  # players; otherwise each may control one
    zero_chi_is_sure: bool = True  # to destroy; otherwise what cannot be destroyed lives
    overlaid_stay: bool = False  # under the card that overlays them, and pass on their abilities; else out of the game
    control_changes_sides: bool = True  # at a battlefield; otherwise who changes control goes home
    created_are_removed: bool = True  # from the game when they leave play; otherwise they cease to exist
    lost_with_province: bool = True  # is to be discarded; otherwise it only goes to the discard pile
    astray_to_its_deck: bool = False  # a Dynasty card on its way to a hand; otherwise it is discarded
    free_levels: int = 99  # by which an overlay may rise without Gold for the difference
    enters_by_an_area: bool = False  # of its own, a card from the hand or a Region that has to be paid for?
    refill_waits: bool = False  # for what follows as a card enters play from a province
    events_once: bool = False  # may an Event of a title resolve for a player, in a game
    shame_is_counted_at_once: bool = False  # of those who die dishonorable together; otherwise one after another
    searches_once: bool = False  # for a description, by a player who took nothing
    manner: Manner = USUAL_MANNER  # in which actions are taken
    unpaid_is_discarded: bool = False  # a card whose entering play others keep from being paid
    overpaying: bool = False  # may more Gold be produced than a cost demands?
    sources_once: bool = False  # what was used to produce Gold for a cost is not used for it again, even in vain
    memory_outlives_play: bool = False  # what lasts on a card goes on while it is face-up out of play
    negation_mutes: bool = False  # where changes are negated, continuous ones do not count meanwhile
    vain_never_occurs: bool = False  # what would put a card into the state it is in does not occur at all
    targets_are_shown: bool = False  # if they are in a hand
    abilities_stack: bool = False  # who is given an ability twice may use it twice
    # the course of the game
    player_abilities: Card = THE_RULES  # what every player may do, as the text of a card
    victories: tuple[Victory, ...] = VICTORIES

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.player_abilities.name == THE_RULES.name) != (self.player_abilities == THE_RULES):
            raise UsageError(f"Player abilities that are not Emperor's need another name than {THE_RULES.name!r}.")

    def course(self) -> tuple[Change, ...]:
        """The turn, where it has other phases."""
        return () if self.phases == USUAL else (anew(TURNS, *course(self.phases)),)


EMPEROR = Edition("emperor")
SAMURAI = Edition(
    "samurai",
    hand=5,
    weapons_of_kensai=1,
    starting_holdings=(),
    clan_favors_effects=False,
    buying_for_honor=True,
    presence_by_entering=False,
    naval_followers_too=True,
    turn_passes_as_it_ends=True,
    who_is_called_comes=True,
    single_types=("event", "ring"),
    one_of_each_version=False,
    bowed_add_force=False,
    modifiers_checked_signed=False,
    unique_among_all=True,
    zero_chi_is_sure=False,
    overlaid_stay=True,
    control_changes_sides=False,
    created_are_removed=False,
    lost_with_province=False,
    astray_to_its_deck=True,
    free_levels=1,
    enters_by_an_area=True,
    refill_waits=True,
    events_once=True,
    searches_once=True,
    shame_is_counted_at_once=True,
    stages=SAMURAI_STAGES,
    manner=BY_TARGETS,
    targets_are_shown=True,
    abilities_stack=True,
    vain_never_occurs=True,
    negation_mutes=True,
    memory_outlives_play=True,
    overpaying=True,
    sources_once=True,
    unpaid_is_discarded=True,
    player_abilities=THE_RULES_OF_SAMURAI,
    victories=SAMURAI_VICTORIES,
    steps=(
        instead(SETUP, "starting holdings", legacy_holdings),
        *EVENTS_OF_SAMURAI,
        instead(EVENTS, "by type", by_type),
        *RESOLUTION_OF_SAMURAI,
        *DUELS,
    ),
    cites=SAYS_THE_SAME,
)
EDITIONS = {x.name: x for x in (EMPEROR, SAMURAI)}


def edition_named(name: str) -> Edition:
    """The edition with this name."""
    if name not in EDITIONS:
        raise UsageError(f"There is no edition called {name!r}; there are {', '.join(EDITIONS)}.")
    return EDITIONS[name]
