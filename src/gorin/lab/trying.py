"""Options tried out: each is chosen on the same fair deals and played on, so that luck is the same for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gorin.agents.base import Sampler
from gorin.agents.imagining import Watch, World, chance, played_on, remaining, same_option
from gorin.kernel.decisions import Decision
from gorin.kernel.state import State


def trials(
    world: World,
    d: Decision,
    options: Sequence[int],
    sampler: Sampler,
    deals: int,
    rng: Random,
    narrowing: bool = False,
    ends: dict[int, list[State]] | None = None,
) -> dict[int, list[float]]:
    """The chances to win that some options come to, deal by deal. With `narrowing`, an option that cannot matter any
    more is left out of later deals, but never the first. The tables they end at are put into `ends`."""
    out: dict[int, list[float]] = {i: [] for i in options}
    alive = list(options)
    for _ in range(deals):
        base, seed = sampler.deal(rng.getrandbits(64)), rng.getrandbits(64)
        places = [same_option(base, d.options[i]) for i in alive]
        if -1 in places:
            continue
        for i, place in zip(alive, places, strict=True):
            end = played_on(world, base, d.player, place, seed, Watch(None))
            out[i].append(chance(world, end, d.player))
            if ends is not None:
                ends.setdefault(i, []).append(end)
        if narrowing:
            alive = remaining(out, alive)
    return out
