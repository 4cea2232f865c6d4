"""Choosing by look-ahead: the best of several options, never a lost game, and why, in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gorin.agents.lookahead import Leaf, Search, lost
from gorin.kernel.decisions import DONE, PASS, Decision

Why = Callable[[], str]
Advice = tuple[int, Why]  # the place of the option, and a reason that is worded only if somebody asks
Apart = Callable[[Any, Any, Any, int], str]  # what one table changes and another does not: (before, after, other, you)

ENOUGH: Final = 0.12  # an action must be so much better than passing


def unless_lost(search: Search, s: Any, index: int, why: Why) -> Advice:
    """A plan is not followed into a lost game, if there is another way."""
    if not lost(search.option(s, index).value):
        return index, why
    leaves = search.options(s)
    best = max(range(len(leaves)), key=lambda i: (leaves[i].value, -i))
    if lost(leaves[best].value):
        return index, why
    return best, lambda: "Anything else would lose the game."


def best_option(search: Search, s: Any, d: Decision, apart: Apart, slack: float = 0.0) -> Advice:
    """Try every option out, and take the best. It is said to hurt if it leaves the player so much worse off."""
    leaves = search.options(s)
    best = max(range(len(leaves)), key=lambda i: (leaves[i].value + (1e-6 if d.options[i].verb == PASS else 0), -i))
    return best, lambda: told(s, d, best, leaves, search.judge(s) - slack, apart)


def told(s: Any, d: Decision, best: int, leaves: list[Leaf], before: float, apart: Apart) -> str:
    """What sets the best option apart."""
    you, chosen = d.player, leaves[best]
    rest = [leaf for i, leaf in enumerate(leaves) if i != best]
    if d.options[best].verb in (PASS, DONE):
        other = max(rest, key=lambda leaf: leaf.value)
        gain, spared = apart(s, other.table, chosen.table, you), apart(s, chosen.table, other.table, you)
        only = gain or (f"it would prevent that {spared}" if spared else "little changes")
        return f"Nothing offered here is worth it: at best, {only}."
    nothing = next((i for i, x in enumerate(d.options) if x.verb in (PASS, DONE)), -1)
    other = leaves[nothing] if nothing >= 0 else min(rest, key=lambda leaf: leaf.value)
    if chosen.value - other.value < ENOUGH:
        return "The options come to much the same."
    gain, spared = apart(s, chosen.table, other.table, you), apart(s, other.table, chosen.table, you)
    if gain:
        return f"It {'does the most for you' if chosen.value >= before else 'hurts the least'}: {gain}."
    return f"Otherwise {spared}." if spared else "It leaves you a little better off than the rest."


def listing(parts: list[str]) -> str:
    """ "a, b and c"."""
    return f"{', '.join(parts[:-1])} and {parts[-1]}" if len(parts) > 1 else "".join(parts)


def sentence(words: str) -> str:
    """With a capital and a full stop."""
    return f"{words[:1].upper()}{words[1:]}."
