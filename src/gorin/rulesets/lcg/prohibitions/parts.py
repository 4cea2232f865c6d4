"""Who cannot take part in conflicts on one side."""

from __future__ import annotations

from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.fields import KIND_OF_CONFLICT
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.prohibitions.bars import bar
from gorin.rulesets.lcg.sides import cards_of
from gorin.rulesets.lcg.state import ON, Game


@called(reads=KIND_OF_CONFLICT)
def no_part_as(s: Game, mask: int, cannot: int, attacking: bool) -> None:
    """Barred from being declared on a side; in a conflict, from taking part on it."""
    bar(s, cannot, mask)
    if s.con[ON]:
        bar(s, bars.JOINING, mask & cards_of(s, attacking))


def keep_out(s: Game, mask: int, attacking: bool) -> None:
    """These cards do not take part on one side, for as long as this is derived anew."""
    no_part_as(s, mask, bars.ATTACKING if attacking else bars.DEFENDING, attacking)
