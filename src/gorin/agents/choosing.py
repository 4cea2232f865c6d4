"""Choosing by look-ahead: the best of several options, never a lost game, and why, in a sentence."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from gorin.agents.lookahead import Leaf, Search, lost
from gorin.kernel.decisions import DONE, PASS, Decision
from gorin.kernel.state import S

Why = Callable[[], str]
Advice = tuple[int, Why]  # the place of the option, and a reason that is worded only if somebody asks
Apart = Callable[[S, S, S, int], str]  # what one table changes and another does not: (before, after, other, you)

ENOUGH: Final = 0.12  # an action must be so much better than passing
NOTICED: Final = 0.01  # a gain that is worth saying
NUMBER: Final = re.compile(r" #\d+\b")


def unless_lost(search: Search[S], s: S, index: int, why: Why) -> Advice:
    """A plan is not followed into a lost game, if there is another way."""
    if not lost(search.option(s, index).value):
        return index, why
    leaves = search.options(s)
    best = max(range(len(leaves)), key=lambda i: (leaves[i].value, -i))
    if lost(leaves[best].value):
        return index, why
    return best, lambda: "Anything else would lose the game."


def best_option(search: Search[S], s: S, d: Decision, apart: Apart[S], slack: float = 0.0) -> Advice:
    """Try every option out, and take the best. It is said to hurt if it leaves the player so much worse off."""
    leaves = search.options(s)
    best = max(range(len(leaves)), key=lambda i: (leaves[i].value + (1e-6 if d.options[i].verb == PASS else 0), -i))
    return best, lambda: told(s, d, best, leaves, search.judge(s) - slack, apart)


def nothing_worth_it(words: str, best: Leaf[Any]) -> str:
    """Why no action is taken: what the best of them would change."""
    if lost(best.value):
        return "Whatever you could do now would lose the game; to pass leaves it open."
    if not words:
        return "No action would change anything that counts now."
    return f"No action is worth its price now: the best would be that {words}."


def told(s: S, d: Decision, best: int, leaves: list[Leaf[S]], before: float, apart: Apart[S]) -> str:
    """What sets the best option apart."""
    you, chosen = d.player, leaves[best]
    if lost(chosen.value):
        return "The game looks lost whatever you choose here."
    rest = [leaf for i, leaf in enumerate(leaves) if i != best]
    if d.options[best].verb in (PASS, DONE):
        other = max(rest, key=lambda leaf: leaf.value)
        if lost(other.value):
            return "Anything else would lose the game."
        gain, spared = apart(s, other.table, chosen.table, you), apart(s, chosen.table, other.table, you)
        if not gain and not spared:
            return "Nothing offered here would change anything that counts."
        return f"Nothing offered here is worth it: at best, {gain or f'it would prevent that {spared}'}."
    nothing = next((i for i, x in enumerate(d.options) if x.verb in (PASS, DONE)), -1)
    other = leaves[nothing] if nothing >= 0 else min(rest, key=lambda leaf: leaf.value)
    if chosen.value - other.value < ENOUGH:
        return "The options come to much the same."
    gain, spared = apart(s, chosen.table, other.table, you), apart(s, other.table, chosen.table, you)
    if gain:
        return f"It {'does the most for you' if chosen.value >= before else 'hurts the least'}: {gain}."
    return f"Otherwise {spared}." if spared else "It leaves you a little better off than the rest."


def sentence(words: str) -> str:
    """With a capital and a full stop."""
    return f"{words[:1].upper()}{words[1:]}."


def most(gains: dict[str, float], otherwise: str) -> str:
    """The weightiest of several gains, in words."""
    best = max(gains, key=lambda what: gains[what])
    return best if gains[best] > NOTICED else otherwise


ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def spoken(options: list[str], index: int) -> str:
    """An option within a sentence: without the number of its card; of several that read the same, which one."""
    plain = [NUMBER.sub("", text) for text in options]
    alike = [i for i, text in enumerate(plain) if text == plain[index]]
    if len(alike) == 1:
        return plain[index]
    place = alike.index(index)
    return f"{plain[index]} (the {ORDINALS[place] if place < len(ORDINALS) else 'last'} of them)"
