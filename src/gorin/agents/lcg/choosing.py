"""Choosing by look-ahead in the LCG: the best of several options, an action or none, and never a lost game."""

from __future__ import annotations

from typing import Final

from gorin.agents import choosing as common
from gorin.agents.choosing import ENOUGH, Advice, Why, nothing_worth_it, sentence
from gorin.agents.lcg.lookahead import Search
from gorin.agents.lcg.outlook import prospect
from gorin.agents.lcg.reasons import changes, gain, sets_apart
from gorin.agents.lcg.worth import FATE
from gorin.agents.lookahead import lost, won
from gorin.kernel.decisions import PLAY, Decision, Option
from gorin.rulesets.lcg.conflict_masks import conflict_on
from gorin.rulesets.lcg.masks import CONFLICT_PHASE, Game
from gorin.rulesets.lcg.moment import closing, passes, passes_for_good, plays_onto_a_card

SHOWN: Final = 2.0  # what it costs to show a card of the hand before there is a conflict to surprise anybody in
RESIGNED: Final = 0.25  # how likely others end a conflict in which you are behind, if you pass


def unless_lost(s: Game, d: Decision, index: int, why: Why) -> Advice:
    """A plan is not followed into a lost game, if there is another way."""
    return common.unless_lost(Search(d.player), s, index, why)


def best_option(s: Game, d: Decision) -> Advice:
    """Try every option out, and take the best."""
    return common.best_option(Search(d.player), s, d, sets_apart)


def action(s: Game, d: Decision) -> Advice:
    """An action, if one is better than to pass; passing is judged as the table stands."""
    you = d.player
    last = len(d.options) - 1
    search = Search(you)
    stay = passing(s, d)
    if closing(s):  # the conflict is decided if you pass: so may be the game
        end = search.option(s, last)
        if won(end.value):
            return last, lambda: sentence(changes(s, end.table, you))
        stay = end.value if lost(end.value) else stay
    leaves = search.options(s, range(last))
    values = [leaf.value - shown(s, x) for leaf, x in zip(leaves, d.options, strict=False)]
    best = max(range(last), key=lambda i: (values[i], -i))
    if all_in_all(s, [value - stay for value in values]) <= ENOUGH:
        return (
            last,
            lambda: nothing_worth_it(changes(s, leaves[best].table, you), leaves[best]),
        )
    return best, lambda: sentence(changes(s, leaves[best].table, you) or gain(s, leaves[best].table, you))


def shown(s: Game, x: Option) -> float:
    """What it costs that an attachment is seen before the conflict in which it could have come unforeseen."""
    early = s.phase <= CONFLICT_PHASE and not conflict_on(s)
    return SHOWN if early and x.verb == PLAY and plays_onto_a_card(x) else 0.0


def passing(s: Game, d: Decision) -> float:
    """What passing is worth. Ahead in a conflict that ends if you pass, it is won; behind, the others may pass, too."""
    open_, as_it_stands = prospect(s, d.player), prospect(s, d.player, certain=True)
    if as_it_stands > open_:
        return as_it_stands if closing(s) else open_
    return open_ - RESIGNED * (open_ - as_it_stands)


def all_in_all(s: Game, gains: list[float]) -> float:
    """What acting brings over passing: the best action; in the dynasty phase, where a pass is final, what else would be
    given up counts too, and the fate for the first to pass."""
    best = max(gains)
    if not passes_for_good(s) or best <= ENOUGH:
        return best
    rest = sum(x for x in gains if x > ENOUGH) - best
    return best + 0.5 * rest - (0.0 if passes(s) else FATE)
