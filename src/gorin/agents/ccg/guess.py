"""What a player goes by when choosing without knowing: what is unknown, and what players seem to be after."""

from __future__ import annotations

from typing import Final, NamedTuple

from gorin.kernel.bits import bits
from gorin.kernel.views import hidden_from
from gorin.rulesets.ccg.masks import Game, definition, dynasty_cards, people

HONOR: Final = 0.3  # what one Honor is worth, far from defeat and victory, to whoever does not seek it
SOUGHT: Final = 0.8  # and so much more to whoever does
PLAIN: Final = 1.4  # the Personal Honor of people who do not
NOBLE: Final = 3.0  # and of people who do


class Guess(NamedTuple):
    """What a player cannot know when choosing. Whatever of it turns up on a table that is tried out counts as an
    average card, so that nobody hopes for the cards of one deal."""

    unknown: int = 0
    price: int = 0  # of a card that is new in a province
    worth: float = 0.0
    honor: tuple[float, ...] = ()  # what one Honor is worth to each player
    rivals: tuple[float, ...] = ()  # of several foes, how much of what each loses is a gain (rivals.py)

    def weigh(self, you: int, who: int, beside: bool) -> float:
        """How much it counts to you what a player loses in a fight: all of it to you, and of two players to both. Of
        several, a rival's loss is a gain in part; if he fights beside you, it is the same loss on the wrong side."""
        if who == you or not self.rivals:
            return 1.0
        return -self.rivals[who] if beside else self.rivals[who]

    def honor_to(self, who: int) -> float:
        """What one Honor is worth to a player, far from defeat and victory."""
        return self.honor[who] if self.honor else HONOR


NOTHING: Final = Guess()


def honor_sought(s: Game, you: int) -> tuple[float, ...]:
    """What Honor is worth to each player, by the Personalities this player knows of: of the own deck, all."""
    unseen = hidden_from(s, you) & ~dynasty_cards(s, you)
    out = []
    for q in range(s.box.seats):
        known = bits(people(s) & s.ctl[q] & ~unseen)
        mean = sum(definition(s, c).personal_honor for c in known) / len(known) if known else PLAIN
        out.append(HONOR + SOUGHT * min(1.0, max(0.0, (mean - PLAIN) / (NOBLE - PLAIN))))
    return tuple(out)
