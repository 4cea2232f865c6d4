"""A player leaves the game while the others play on: what becomes of cards, rings and the favor."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.fields import KINDS
from gorin.kernel.log import tell as tell_line
from gorin.kernel.sides import allies
from gorin.kernel.zones import to_owner
from gorin.rulesets.lcg.attributes.characteristics import identify
from gorin.rulesets.lcg.attributes.control import let_go
from gorin.rulesets.lcg.facts import IN_PLAY, REMOVED
from gorin.rulesets.lcg.places.zones import lift, to_discard
from gorin.rulesets.lcg.player_order import order_in, place_in
from gorin.rulesets.lcg.rings.moves import give_up_rings
from gorin.rulesets.lcg.state import SLOTS, Game

# the registers that count players who have had their turn
COUNTING: Final = {"lcg: setup": 0, "lcg: fate phase": 3, "lcg: fate on opponents' rings": 0}


def leave_table(s: Game, who: int) -> None:
    """Everything the player owns leaves the game, whoever controls it; what others own goes back to them."""
    give_up_rings(s, who)
    for f in s.frames:
        for name, i in COUNTING.items():
            if f.kind == KINDS[name] and who in order_in(s, f.regs[i])[: place_in(f.regs[i])]:
                f.regs[i] -= 1
    mine = sum(1 << c for c, q in enumerate(s.owner) if q == who)
    for x in bits(s.p[IN_PLAY] & ~mine):  # others' attachments leave play with what they are on
        if s.host[x] >= 0 and mine >> s.host[x] & 1:
            to_discard(s, x)
    for c in bits(mine):
        lift(s, c)
        to_owner(s, c)
        identify(s, c)
        s.p[REMOVED] |= 1 << c
    s.province[who * SLOTS : who * SLOTS + SLOTS] = [-1] * SLOTS
    s.bid[who] = s.bid_change[who] = 0
    if s.favor == who:  # Decision: the team still has the favor; without one, nobody has it any more
        s.favor, s.favor_side = (allies(s, who)[0], s.favor_side) if allies(s, who) else (-1, 0)
    let_go(s, who)
    if s.log is not None:
        name = s.box.rules.seat_name(who)
        tell_line(s, f"{name} leaves the game by {s.box.rules.endings[s.ending]}, with all cards {name} owns.")
