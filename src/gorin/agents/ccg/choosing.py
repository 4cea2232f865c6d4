"""Choosing by look-ahead in the CCG: the best of several options, an action or none, and never a lost game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gorin.agents import choosing as common
from gorin.agents.ccg.guess import NOTHING, Guess
from gorin.agents.ccg.lookahead import Search
from gorin.agents.ccg.outlook import prospect
from gorin.agents.ccg.reasons import changes, gain, sets_apart
from gorin.agents.choosing import ENOUGH, Advice, nothing_worth_it, sentence
from gorin.agents.lookahead import Leaf, lost, won
from gorin.kernel.decisions import Decision
from gorin.rulesets.ccg.masks import Game
from gorin.rulesets.ccg.moment import closing

HOPED: Final = 2.0  # what is bought is worth less than what was hoped for by so much at most
RESIGNED: Final = 0.3  # how likely others end a battle in which you are behind, if you pass


def best_option(s: Game, d: Decision) -> Advice:
    """Try every option out, and take the best."""
    return common.best_option(Search(s, d.player), s, d, sets_apart, HOPED)


def action(s: Game, d: Decision) -> Advice:
    """An action, if one is better than to pass; passing is judged as the table stands."""
    you = d.player
    last = len(d.options) - 1
    search = Search(s, you)
    stay = passing(s, d, search.new)
    if closing(s):  # the battle is resolved if you pass: so may be the game
        end = search.option(s, last)
        if won(end.value):
            return last, lambda: sentence(changes(s, end.table, you))
        stay = end.value if lost(end.value) else stay
    leaves = search.options(s, range(last))
    now = pressing(s, d, leaves, search.new)
    best = max(now or range(last), key=lambda i: (leaves[i].value, -i))
    if not now or leaves[best].value - stay <= ENOUGH:
        return (
            last,
            lambda: nothing_worth_it(changes(s, leaves[best].table, you), leaves[best]),
        )
    return best, lambda: sentence(changes(s, leaves[best].table, you) or gain(s, leaves[best].table, you))


def passing(s: Game, d: Decision, new: Guess = NOTHING) -> float:
    """What passing is worth. Ahead in a battle that ends if you pass, it is won; behind, the others may pass, too."""
    open_, as_it_stands = prospect(s, d.player, False, new), prospect(s, d.player, True, new)
    if closing(s):
        return as_it_stands
    return open_ - RESIGNED * max(0.0, open_ - as_it_stands)


def pressing(s: Game, d: Decision, leaves: Sequence[Leaf[Game]], new: Guess = NOTHING) -> list[int]:
    """The actions that cannot wait. Ahead in a battle, whatever only guards against what others may still do can: if
    they pass it was not needed, and if they act there is time for it then. What gains by itself cannot."""
    you = d.player
    ahead = 0.0 if closing(s) else undisturbed(s, you, new)
    if ahead <= 0:
        return list(range(len(leaves)))
    stay = prospect(s, you, True, new)
    return [i for i, x in enumerate(leaves) if x.value + undisturbed(x.table, you, new) - stay > ENOUGH]


def undisturbed(s: Game, you: int, new: Guess = NOTHING) -> float:
    """How much more the table is worth to you if nobody acts in the current battle any more."""
    return prospect(s, you, True, new) - prospect(s, you, False, new)
