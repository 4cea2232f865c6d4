"""What an action has brought about so far, when all its effects are negated while it resolves: what happened stays,
what lasts is over, and what was delayed does not come."""

from __future__ import annotations

from gorin.kernel.abilities import ABILITY, THIS, YOU
from gorin.kernel.derive import derive
from gorin.rulesets.ccg.bars import COPIES
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.playing.actions import frame_of
from gorin.rulesets.ccg.state import Game


@called()
def begun(s: Game) -> tuple[int, int, int]:
    """What lasts already as an action begins to resolve: the next number of its order, and how many rows there are of
    abilities that were given and of negations."""
    return s.order + 1, len(s.gained), len(s.negations)


def end_what_lasts(s: Game, act: int) -> None:
    """Whatever has begun to last by this action ends; before it resolves, or where an edition does not say so, that is
    nothing."""
    f = frame_of(s, act)
    first = s.box.began.get(f.regs[ABILITY], -1) if f is not None else -1
    if f is None or first < 0 or not f.regs[first]:
        return
    this, you = f.regs[THIS], f.regs[YOU]
    order, gained, negations = f.regs[first : first + 3]
    s.lasting = tuple(
        [x for x in s.lasting if x.order < order or not (x.source == this or (x.what == COPIES and x.by == you))]
    )
    s.gained = s.gained[:gained]
    s.negations = (*s.negations[:negations], *[x for x in s.negations[negations:] if x.act or x.source != this])
    s.delayed = tuple([x for x in s.delayed if x.act != act])
    derive(s)
