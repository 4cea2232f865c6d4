"""The heuristic player of the CCG: which plan answers which decision, and look-ahead for everything else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from gorin.agents.ccg import assigning, dueling, inviting, provinces
from gorin.agents.ccg.choosing import action, best_option
from gorin.agents.ccg.reasons import cards
from gorin.agents.ccg.treasury import pay_with, paying
from gorin.agents.choosing import Advice
from gorin.kernel.decisions import Decision
from gorin.rulesets.ccg import questions as asked
from gorin.rulesets.ccg.masks import Game


def advise(s: Game, d: Decision, dice: Random | None = None) -> Advice:
    """What to choose on this deal, and why. The deal is not changed."""
    if len(d.options) == 1:
        return 0, lambda: "There is no other choice."
    if paying(d):
        return pay(s, d)
    plan = PLANS.get(d.why)
    return plan(s, d) if plan is not None else best_option(s, d)


def pay(s: Game, d: Decision) -> Advice:
    index = pay_with(s, d)
    source = cards(s, d.player, 1 << d.options[index].card)
    return index, lambda: f"{source} is what you will miss the least, and little of its Gold is lost."


def duel(s: Game, d: Decision) -> Advice:
    index, why = dueling.focus_or_strike(s, d)
    return index, lambda: why


def replace(s: Game, d: Decision) -> Advice:
    index, why = dueling.replace(s, d)
    return index, lambda: why


PLANS: Final[dict[str, Callable[[Game, Decision], Advice]]] = {
    asked.ACTIONS.id: action,
    asked.BATTLE_ACTION.id: action,
    asked.ADDITIONAL_ACTION.id: action,
    asked.DECLARE_ATTACK.id: assigning.declare,
    asked.ATTACK_WHOM.id: assigning.declare,
    asked.INVITE.id: inviting.invite,
    asked.ASSIGN.id: assigning.unit,
    asked.BATTLEFIELD.id: assigning.battlefield,
    asked.NEXT_BATTLE.id: assigning.next_battle,
    asked.FOCUS_OR_STRIKE.id: duel,
    asked.FOCUS_ANOTHER.id: duel,
    asked.REPLACE_FOCUS.id: replace,
    asked.CLEAR_PROVINCES.id: provinces.clear,
    asked.TOO_MANY.id: provinces.too_many,
}
