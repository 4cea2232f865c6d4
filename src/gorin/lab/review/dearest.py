"""The dearest choices. Where another option seemed better, both are tried out on fresh deals to see which choices are
dear, and once more on fresh deals to see what those cost: so what is told is not the luck of having been picked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from gorin.agents.base import Sampler
from gorin.agents.choosing import spoken
from gorin.agents.imagining import World
from gorin.kernel.rng import mix
from gorin.kernel.state import State
from gorin.lab.review.moments import Moment
from gorin.lab.review.weighing import Weighed
from gorin.lab.shares import Between, mean
from gorin.lab.standing import more_and_less
from gorin.lab.trying import trials

TOLD: Final = 3  # choices of a player that are told
SUSPECTS: Final = 6  # that are looked at once more
AGAIN, LAST, WHY = 0xA6A1, 0x1A57, 0x3147  # keep the dice of these looks apart
MORE_AGAIN, MORE_LAST = 2, 4  # times as many deals as at first
ASKED: Final = 4  # deals on which the player of level 2 is asked what it would do


class Dear(NamedTuple):
    """A dear choice: what it cost, as a chance to win, and why the other option is better."""

    decision: int
    step: int
    round: int
    seat: int
    chosen: str
    better: str
    dear: float  # at the second look, by which it is picked
    lost: Between  # at the last
    why: str

    def as_dict(self) -> dict[str, Any]:
        """For programs."""
        told = {name: getattr(self, name) for name in ("decision", "step", "round", "chosen", "better")}
        return {**told, "lost": self.lost.as_dict(), "sure": self.lost.low > 0, "why": self.why}


def suspects(weighed: Sequence[Weighed]) -> list[Weighed]:
    """The choices of a player at which most seems lost."""
    seem = [each for each in weighed if each.better >= 0]
    return sorted(seem, key=lambda each: (-each.seems, each.decision))[:SUSPECTS]


def dearest(found: Sequence[Dear]) -> list[Dear]:
    """Those that are told, the dearest first; what cost nothing at the last look is none."""
    picked = sorted((each for each in found if each.dear > 0), key=lambda each: (-each.dear, each.decision))[:TOLD]
    return sorted((each for each in picked if each.lost.value > 0), key=lambda each: (-each.lost.value, each.decision))


def look_again(world: World, moment: Moment, suspect: Weighed, deals: int, seed: int) -> Dear:
    """What a choice cost, on fresh deals."""
    s, d, chosen, better = moment.state, moment.asked, moment.chosen, suspect.better
    sampler, options = Sampler(s, moment.seat), [chosen, better]
    said = [s.box.rules.say(s, d, o) for o in d.options]
    place = moment.decision, moment.step, moment.round, moment.seat
    again = trials(world, d, options, sampler, MORE_AGAIN * deals, Random(mix(seed, moment.decision, AGAIN)))
    dear = fmean(gains(again, better, chosen) or [0.0])
    if dear <= 0:
        return Dear(*place, said[chosen], said[better], dear, mean([]), "")
    ends: dict[int, list[State]] = {}
    last = trials(world, d, options, sampler, MORE_LAST * deals, Random(mix(seed, moment.decision, LAST)), ends=ends)
    lost = mean(gains(last, better, chosen))
    why = [reason(world, moment, better, seed), in_words(gains(last, better, chosen), world.span, spoken(said, chosen))]
    changed = more_and_less(ends.get(better, []), ends.get(chosen, []), moment.seat)
    if changed:
        why.append(f"On average {changed} then.")
    return Dear(*place, said[chosen], said[better], dear, lost, " ".join(x for x in why if x))


def in_words(gained: Sequence[float], span: str, chosen: str) -> str:
    """How often the other option did better, and how often worse."""
    better, worse = sum(x > 0 for x in gained), sum(x < 0 for x in gained)
    beside = f", and worse in {worse}" if worse else ""
    return f"In {better} of {len(gained)} imagined {span}s it left you better off than “{chosen}”{beside}."


def gains(found: dict[int, list[float]], better: int, chosen: int) -> list[float]:
    """By how much one did better on each deal."""
    return [a - b for a, b in zip(found[better], found[chosen], strict=True)]


def reason(world: World, moment: Moment, better: int, seed: int) -> str:
    """What the player of level 2 says, if it would have chosen this; or nothing."""
    rng, sampler = Random(mix(seed, moment.decision, WHY)), Sampler(moment.state, moment.seat)
    for _ in range(ASKED):
        deal = sampler.deal(rng.getrandbits(64))
        index, why = world.advise(deal, moment.asked, Random(rng.getrandbits(64)))
        if index == better:
            return why()
    return ""
