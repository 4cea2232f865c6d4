"""A choice looked at: the chance to win with it, over deals that fit what its player knew then, and whether another
option seemed better on the same deals."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from gorin.agents.base import Sampler
from gorin.agents.imagining import CAREFUL, Depth, World, compared
from gorin.kernel.rng import mix
from gorin.lab.review.moments import Moment
from gorin.lab.shares import Between, chances
from gorin.lab.trying import trials

LOOK: Final = 0x100C  # keeps the dice of this look apart from others
FEWEST: Final = 2  # deals on which another option must have been tried to seem better


class Weighed(NamedTuple):
    """What was chosen, and what it came to. `better` is the place of another option, or -1."""

    decision: int
    step: int
    round: int
    seat: int
    occasion: str
    chosen: str
    chance: Between
    better: int
    seems: float  # how much better: what seemed best of several always seems better than it is

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        told = {name: getattr(self, name) for name in ("decision", "step", "round", "occasion", "chosen")}
        return {**told, "chance": self.chance.as_dict()}


def weigh(world: World, moment: Moment, depth: Depth, deals: int, seed: int) -> Weighed:
    """Look at a choice. It rests on nothing that its player did not know then."""
    s, d, chosen = moment.state, moment.asked, moment.chosen
    rng, sampler = Random(mix(seed, moment.decision, LOOK)), Sampler(s, moment.seat)
    options = [chosen]
    if world.weighs(s, d) and (world.decisive(s, d) or not depth.decisive):
        deal = sampler.deal(rng.getrandbits(64))
        usual = world.advise(deal, d, Random(rng.getrandbits(64)))[0]
        others = [i for i in (usual, *world.candidates(deal, d, chosen, depth.most)) if i != chosen]
        options += list(dict.fromkeys(others))[: depth.most - 1]
    found = trials(world, d, options, sampler, deals, rng, narrowing=True)
    better, seems = -1, 0.0
    for i in options[1:]:
        if len(found[i]) >= FEWEST:
            gain, doubt = compared(found[i], found[chosen])
            if gain - CAREFUL * doubt > seems:
                better, seems = i, gain - CAREFUL * doubt
    said = s.box.rules.say(s, d, d.options[chosen])
    place = moment.decision, moment.step, moment.round, moment.seat
    return Weighed(*place, world.occasion(s, d), said, chances(found[chosen]), better, seems)
