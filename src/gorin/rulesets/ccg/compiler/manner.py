"""In which manner actions are taken: data of an edition, from which its cards are compiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gorin.language.hearing import Heard
from gorin.rulesets.ccg.points import AFTER, BEFORE, WHEN
from gorin.rulesets.ccg.words.triggers import When


@dataclass(frozen=True)
class Manner:
    """The steps of an action and what each of them asks for. The defaults are Emperor's: A check conditions,
    B announce, C choose performers, D required targets, E pay costs, F resolve, G tidy up."""

    name: str = ""  # in the names of frames; none where cards are compiled in the usual manner
    letters: str = "BCDEFG"  # of announcing, performers, targets, costs, effects, the end
    targets_perform: bool = False  # who performs is targeted, and whoever is targeted before the colon performs
    effects_target: bool = False  # what effects target is required too, and targeted before costs are paid
    good_faith: bool = False  # what the action brings into play must be able to enter, and to be paid for
    fails: bool = False  # without its targets or costs an action ends without having been resolved
    when: bool = False  # there is a point between before and after an occurrence
    succeeds: bool = False  # an action is successful if its effects have changed something
    costs_change: bool = False  # cards may add to the costs of actions, and let players waive some
    kinds_forbidden: bool = False  # cards may forbid to use abilities with a designator
    traits_out_of_play: bool = False  # triggered traits work in focusing and resolution areas, too
    replacing_negates: bool = True  # so that what cannot be negated is not replaced either
    none_within_another: bool = False  # of the actions that an action grants: they come when it is over
    words_of_abilities: tuple[str, ...] = ()  # types of card that have the keywords of all their abilities

    @property
    def suffix(self) -> str:
        """What the names of its frames end in."""
        return f" ({self.name})" if self.name else ""

    def step(self, what: int) -> str:
        """The letter of a step: of announcing (0) … of the end (5)."""
        return self.letters[what]

    def point(self, on: Heard) -> int:
        """The point of a window at which an occurrence is heard."""
        return BEFORE if on.would else WHEN if self.when and isinstance(on, When) else AFTER


ANNOUNCE, PERFORM, TARGET, PAY, RESOLVE, END = range(6)
USUAL: Final = Manner()
# Samurai Edition: A announce, B required targeting, C pay costs, D resolve, E end
BY_TARGETS: Final = Manner(
    "by targets",
    letters="ABBCDE",
    targets_perform=True,
    effects_target=True,
    good_faith=True,
    fails=True,
    when=True,
    succeeds=True,
    costs_change=True,
    kinds_forbidden=True,
    traits_out_of_play=True,
    replacing_negates=False,
    none_within_another=True,
    words_of_abilities=("strategy", "spell"),
)
