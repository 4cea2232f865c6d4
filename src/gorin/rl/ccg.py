"""The collectible card game in numbers."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from gorin.kernel.decisions import Option
from gorin.rl.actions import DEEDS
from gorin.rl.facts import Fact, Facts, chosen, count, seats
from gorin.rulesets.ccg import facts as f
from gorin.rulesets.ccg.state import COMBAT, FIELD, PHASES, Game

OPEN = ("in play", "in hand", "in deck", "in discard", "dead", "in province", "removed", "under", "in focus pool",
        "focused", "faceup", "province")  # fmt: skip
TOLD = ("bowed", "dishonorable", "attacking", "defending", "here", *OPEN)
OF_PLAYERS = ("in the game", "active", "Family Honor", "turns begun", "hand", "Fate deck", "Dynasty deck",
              "provinces", "Imperial Favor", "attacks", "defends")  # fmt: skip


def numbered(s: Game, n: int) -> list[str]:
    """The names of the numbers."""
    out = [f"phase: {phase or 'setup'}" for phase in PHASES]
    for who in seats("", n):
        out += [f"{what}{who}" for what in OF_PLAYERS]
    return [*out, *seats("the Attacker", n), *seats("the Defender", n), "battle", "Combat Segment"]


def numbers(s: Game, order: tuple[int, ...]) -> list[float]:
    """What anybody at the table can count."""
    p = s.p
    out = chosen(s.phase, len(PHASES))
    for q in order:
        mine, attacks, defends = s.ctl[q], s.attacking_players >> q & 1, s.defending_players >> q & 1
        deck = p[f.DECK] & mine
        out += [s.alive >> q & 1, s.first == q, s.honor[q], s.turns[q], count(s, p[f.HAND] & mine),
                count(s, deck & p[f.FATE]), count(s, deck & p[f.DYNASTY]), len(s.provinces[q]), s.favor == q,
                attacks, defends]  # fmt: skip
    return [*out, *chosen(s.attacker, order), *chosen(s.defender, order), s.battle[FIELD] >= 0, s.battle[COMBAT]]


def place(s: Game, order: tuple[int, ...]) -> NDArray[np.int32]:
    """Provinces are cards, numbered from one's own leftmost on; 0: in none. The last is for -1."""
    out = np.zeros(len(s.owner) + 1, np.int32)
    number = 0
    for q in order:
        for province in s.provinces[q]:
            number += 1
            out[province] = number
    return out


def deed(o: Option) -> int:
    """This game has no deeds without a card."""
    return DEEDS


FACTS = Facts(
    tuple(Fact(name, f.FACTS[name], name in OPEN) for name in TOLD),
    (),
    numbered,
    numbers,
    place,
    deed,
)
