"""What is derived is what would be derived anew, and nothing is left to mend, at every decision of a thousand games:
with decks of all printed cards, and of cards that say whatever the language can say. (The CCG's: `tests/ccg/laws`.)"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gorin.kernel.bits import bits
from gorin.rulesets.lcg.attributes.stats import stat
from gorin.rulesets.lcg.costs.fate_cost import too_dear
from gorin.rulesets.lcg.facts import IN_PLAY
from gorin.rulesets.lcg.framework.setup import SETUP
from gorin.rulesets.lcg.lasting.dependencies import BY_THE_RULES, readers
from gorin.rulesets.lcg.numbers import EFFECTS
from gorin.rulesets.lcg.state import STRENGTH
from tests.laws import laws
from tests.laws.freshness import Freshness
from tests.laws.sizes import batches, law, seeds
from tests.laws.tables import FORMATS, games, opened

KEYS = 8  # per card in `memo`: statistics are counted once


def counts(s: Any, t: Any) -> str:
    """A statistic that was counted and would be counted otherwise now."""
    if s.readers:  # counted at several levels
        asked = [(c, which) for c in bits(s.p[IN_PLAY]) for which in range(STRENGTH + 1)]
    else:
        asked = [divmod(key, KEYS) for key in s.memo if key >= 0]
    for c, which in asked:
        was, now = stat(s, c, which), stat(t, c, which)
        if was != now:
            return f"{s.box.faces[s.kind[c]].name} has {was}, should have {now}"
    if t.listeners is not s.listeners:
        if any(too_dear(t, q) != too_dear(s, q) for q in range(s.box.seats)):
            return "what is too dear is stale"
        for occasion, read in BY_THE_RULES.items():
            if s.listeners.found.get(occasion, readers(t, *read)) != readers(t, *read):
                return f"who reads what changes when {occasion} is stale"
    return ""


LCG = Freshness(EFFECTS, (SETUP,), counts)
fresh, settled = LCG.fresh, LCG.settled


@pytest.mark.parametrize("invented", [False, True], ids=["printed", "invented"])
@pytest.mark.parametrize("name", FORMATS)
@batches(few=8, many=20)
def test_what_is_derived_is_fresh_and_nothing_is_left_to_mend(batch: int, name: str, invented: bool) -> None:
    for seed in range(batch * 40, batch * 40 + (10 if invented else 40)):
        LCG.game(opened(name, seed, invented), seed)


SEEN = {  # games in which something was stale once, and why
    "who stays ready only while attacking": ("lcg/stronghold", 1333655968),
    "who stays ready only while defending": ("lcg/stronghold", 35),
    "text that counted in a discard pile which became a deck": ("lcg/stronghold", 10479),
    "the same, while provinces were refilled": ("lcg/stronghold", 700020),
}


@pytest.mark.parametrize("why", SEEN)
def test_what_was_stale_once_is_fresh(why: str) -> None:
    name, seed = SEEN[why]
    LCG.game(opened(name, seed), seed)


@law(few=8, many=500, s=games, seed=seeds)
def test_a_settled_table_stays_as_it_is_when_it_is_settled_again(s: Any, seed: int) -> None:
    for _ in laws.wander(s, Random(seed)):
        LCG.settles(s)


@law(few=8, many=500, s=games, seed=seeds)
def test_playing_on_a_clone_leaves_what_is_derived_here(s: Any, seed: int) -> None:
    rng = Random(seed)
    for _ in laws.wander(s, rng):
        if rng.random() < 0.1:
            laws.play_on(s.clone(), rng.randrange(1 << 30), 10)
            fresh(s)
