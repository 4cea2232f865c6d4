"""What fate could still buy this round: it decides how much of it goes on one character."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gorin.agents.lcg.appraise import body
from gorin.agents.lcg.worth import NOW, PRESENCE, fate_worth, later_rounds
from gorin.kernel.bits import bits
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.masks import Game, characters, definition, faceup_in, in_provinces, laid_out

MOST_FATE: Final = 4  # on one character
SURE: Final = 0.8  # what may be bought later counts a little less than what is bought now


def worth_buying(card: Card, pool: int, others: int) -> float:
    """What a character is worth over its price, with the best fate on it; `others` are in play already."""
    cost = max(0, card.cost)
    if cost > pool:
        return 0.0
    each = body(card)
    there = PRESENCE[others] if others < len(PRESENCE) else 0.0
    return there + max(
        each * (NOW + later_rounds(k)) - (fate_worth(pool) - fate_worth(pool - cost - k))
        for k in range(min(MOST_FATE, pool - cost) + 1)
    )


def still_to_buy(s: Game, you: int, without: int) -> list[Card]:
    """The characters that lie in a player's provinces, but for one."""
    lying = in_provinces(s)
    found = [c for place in laid_out(s, you) for c in bits(faceup_in(s, place) & lying) if c != without]
    return [card for card in (definition(s, c) for c in found) if card.type == "character"]


def surplus(cards: Sequence[Card], pool: int, others: int) -> float:
    """What the best of some characters would be worth over its price to whoever has so much fate left."""
    return SURE * max([0.0, *(worth_buying(card, pool, others) for card in cards)])


def rest(s: Game, you: int, bought: int, pool: int) -> float:
    """What so much fate can still do for a player in the dynasty phase, beside what it is worth by itself."""
    return surplus(still_to_buy(s, you, bought), pool, characters(s, you).bit_count() + 1)
