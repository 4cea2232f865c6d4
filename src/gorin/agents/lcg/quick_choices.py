"""What a quick player answers where a card or the rules ask for something: by rule, as far as there is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.agents.lcg.adviser import PLANS as PLANNED
from gorin.agents.lcg.appraise import in_hand, merit
from gorin.agents.lcg.knack import Knack, knack
from gorin.agents.lcg.lookahead import Search
from gorin.agents.lcg.worth import fate_worth, later_rounds, per_round
from gorin.kernel.decisions import PASS, Decision
from gorin.rulesets.lcg import questions as asked
from gorin.rulesets.lcg.conflict_masks import conflict_on, conflict_type, participating
from gorin.rulesets.lcg.masks import (
    MILITARY,
    Game,
    all_characters,
    bowed,
    definition,
    hand,
    in_play,
    skill,
)
from gorin.rulesets.lcg.moment import text_asking, text_used

FEW: Final = 4  # copies for one option, where something is tried out after all


class Glance(Search):
    """Tries out with few copies."""

    tries = FEW


def choose(s: Game, d: Decision) -> int:
    """An answer."""
    rule = RULES.get(d.why)
    if rule is not None:
        return rule(s, d)
    plan = PLANNED.get(d.why)
    return glance(s, d) if plan is None else plan(s, d)[0]


def glance(s: Game, d: Decision) -> int:
    """The best by a short look ahead."""
    leaves = Glance(d.player).options(s)
    return max(range(len(leaves)), key=lambda i: (leaves[i].value + (1e-6 if d.options[i].verb == PASS else 0), -i))


def answer(s: Game, d: Decision) -> int:
    """Reactions and interrupts: what brings more than it costs."""
    best, most = len(d.options) - 1, 0.0
    for i, x in enumerate(d.options):
        text = text_used(s, x) if x.verb != PASS else None
        if text is None:
            continue
        k = knack(text)
        value = k.lasting + worth_of_points(k) - k.cost
        if hand(s, d.player) >> x.card & 1:
            card, pool = definition(s, x.card), s.pool[d.player]
            value -= fate_worth(pool) - fate_worth(pool - max(0, card.cost)) + 0.5 * in_hand(card)
        if value > most:
            best, most = i, value
    return best


def worth_of_points(k: Knack) -> float:
    """What an ability that moves conflicts is worth at any time."""
    return 0.3 * (k.military + k.political) + 1.2 * k.removes + k.readies + 0.8 * k.moves + 1.5 * k.enters


def target(s: Game, d: Decision) -> int:
    """A target: the strongest foe for what hurts, the best friend for what helps; else a short look ahead."""
    text = text_asking(s)
    people = all_characters(s)
    if text is None or any(x.card < 0 or not people >> x.card & 1 for x in d.options):
        return glance(s, d)
    k = knack(text)
    sign = -1.0 if k.hostile else 1.0
    mine, kind = s.ctl[d.player], conflict_type(s) if conflict_on(s) else MILITARY
    fighting, tired = participating(s), bowed(s)

    def fit(i: int) -> float:
        c = d.options[i].card
        side = 1.0 if mine >> c & 1 else -1.0
        value = 1.0 + skill(s, c, kind) + 0.3 * s.fate[c]
        if k.readies:
            value += 3.0 if tired >> c & 1 else 0.0
        elif fighting:
            value += (2.0 if fighting >> c & 1 else 0.0) - (2.0 if tired >> c & 1 else 0.0)
        return sign * side * max(0.5, value)

    return max(range(len(d.options)), key=lambda i: (fit(i), -i))


def attach(s: Game, d: Decision) -> int:
    """To whom something is attached: a friend who fights or stays, or a foe if it hurts."""
    card = definition(s, d.about)
    hurts = card.military < 0 or card.political < 0
    mine, fighting, tired = s.ctl[d.player], participating(s), bowed(s)

    def fit(i: int) -> float:
        c = d.options[i].card
        if c < 0 or not in_play(s) >> c & 1:
            return 0.0
        value = (
            1.0 + later_rounds(s.fate[c]) + 1.5 * (fighting >> c & 1) - 1.0 * (tired >> c & 1) + 0.1 * per_round(s, c)
        )
        return max(0.1, value) * (1.0 if bool(mine >> c & 1) != hurts else -1.0)

    return max(range(len(d.options)), key=lambda i: (fit(i), -i))


def clear(s: Game, d: Decision) -> int:
    """What lies in a broken province of somebody else's goes, if it is worth anything."""
    mine = s.ctl[d.player]
    for i, x in enumerate(d.options):
        if x.card >= 0 and bool(mine >> x.card & 1) == (merit(definition(s, x.card)) < 0):
            return i
    return len(d.options) - 1


def honor_or_yes(s: Game, d: Decision) -> int:
    """What an ability offers is taken."""
    return next((i for i, x in enumerate(d.options) if x.value == 1), 0)


def first(s: Game, d: Decision) -> int:
    return 0


RULES: Final[dict[str, Callable[[Game, Decision], int]]] = {
    asked.REACT.id: answer,
    asked.INTERRUPT.id: answer,
    asked.WOULD_INTERRUPT.id: answer,
    asked.CANCEL.id: answer,
    asked.TARGET.id: target,
    asked.ATTACH_TO.id: attach,
    asked.BROKEN_PROVINCE.id: clear,
    asked.MAY.id: honor_or_yes,
    asked.WITHOUT_FATE.id: first,
    asked.SELECT_ONE.id: first,
    asked.WHICH_FIRST.id: first,
    asked.WHICH_DELAYED.id: first,
}
