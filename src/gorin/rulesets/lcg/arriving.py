"""Characters that enter play honored, dishonored or tainted: the token is there from the beginning, nobody put it."""

from __future__ import annotations

from typing import Final

from gorin.kernel.derive import derive
from gorin.kernel.events import RULEBOOK, Event
from gorin.rulesets.lcg.lasting import ENTERS_WITH
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.tokens import TOKENS, can_have

FIRST_FLAG: Final = 13  # in ENTER.n: which tokens it enters play with
FLAGS: Final = {token: 1 << FIRST_FLAG + i for i, token in enumerate(TOKENS)}
ANY_FLAG: Final = sum(FLAGS.values())


def arrives(s: Game, mask: int, token: int, played: bool) -> None:
    """A constant ability says that these cards enter play with a token; `played`: if they are played."""
    s.decrees.append((ENTERS_WITH, mask, token << 1 | played))


def tokens_at_entry(s: Game, e: Event) -> list[int]:
    """The tokens a card has when this event brings it into play, asked before it leaves its place."""
    out = [TOKENS[word] for word, flag in FLAGS.items() if e.n & flag]
    played = e.source < 0 and not e.tag & RULEBOOK
    for what, mask, n in s.decrees:
        if what == ENTERS_WITH and mask >> e.card & 1 and (played or not n & 1) and n >> 1 not in out:
            out.append(n >> 1)
    return out


def enter_with(s: Game, c: int, tokens: list[int], who: int) -> None:
    """It is in play now, and its own text counts. A token it cannot receive is not there."""
    derive(s)
    for token in tokens:
        s.p[token] |= can_have(s, 1 << c, token, who)
