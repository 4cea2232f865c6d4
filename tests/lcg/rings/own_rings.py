"""An invented format: each player brings rings, two more lie in between, and what is claimed goes onto provinces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from gorin import rulesets
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.formats import FORMATS, SKIRMISH
from gorin.rulesets.lcg.framework.phases import FATE
from gorin.rulesets.lcg.rings.formats import Rings
from gorin.rulesets.lcg.rings.places import UNCLAIMED, lying_on_provinces, own_pool
from gorin.rulesets.lcg.rings.pools import claimer, rings_held
from gorin.rulesets.lcg.state import AIR, ATTACKER, FIRE, VOID, WATER

NAME = "lcg/own-rings"


class OwnRings(Rings):
    """Air, fire and void for each player; air and water for all."""

    on_provinces = True

    def laid_out(self, seats: int) -> Sequence[tuple[int, int]]:
        own = [(element, own_pool(who)) for who in range(seats) for element in (AIR, FIRE, VOID)]
        return [*own, (AIR, UNCLAIMED), (WATER, UNCLAIMED)]

    def may_do_without(self, s: Any, who: int) -> bool:
        return True

    def may_claim(self, s: Any, who: int, ring: int) -> bool:
        """One of each element on a player's provinces."""
        mine = rings_held(s, who) & lying_on_provinces(s.ring_place)
        same = [i for i, element in enumerate(s.box.rings) if element == s.box.rings[ring]]
        return not any(mine >> i & 1 for i in same)

    def provinces_for(self, s: Any, who: int, ring: int) -> int:
        return int(s.p[facts.PROVINCE] & s.p[facts.IN_PLAY] & s.ctl[who] & ~s.p[facts.BROKEN])

    def returns_to(self, s: Any, ring: int) -> int:
        who = claimer(s, ring)
        who = s.con[ATTACKER] if who < 0 else who
        return own_pool(who) if who >= 0 and s.alive >> who & 1 else UNCLAIMED


STEPS = tuple(x for x in SKIRMISH.steps if x.kind != FATE)  # 4.4 is not skipped


def play_with_own_rings(monkeypatch: pytest.MonkeyPatch, players: int = 2) -> str:
    """Make the format known for one test; its name."""
    format = replace(SKIRMISH, name=f"own-rings-{players}", players=(players, players), rings=OwnRings(), steps=STEPS)
    name = f"lcg/{format.name}"
    monkeypatch.setitem(FORMATS, format.name, format)
    monkeypatch.setattr(rulesets, "NAMES", (*rulesets.NAMES, name))
    return name
