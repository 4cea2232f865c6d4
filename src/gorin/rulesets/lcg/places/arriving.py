"""Characters that enter play honored, dishonored or tainted: the token is there from the beginning, nobody put it."""

from __future__ import annotations

from gorin.kernel.derive import derive
from gorin.kernel.events import RULEBOOK, Event
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import FLAGS, arrived_with, arriving_with
from gorin.rulesets.lcg.lasting.kinds import ENTERS_WITH
from gorin.rulesets.lcg.places.tokens import TOKENS, can_have
from gorin.rulesets.lcg.state import Game


@called(reads=())
def arrives(s: Game, mask: int, token: int, played: bool) -> None:
    """A constant ability says that these cards enter play with a token; `played`: if they are played."""
    s.constant_effects.append((ENTERS_WITH, mask, arriving_with(token, played)))


def tokens_at_entry(s: Game, e: Event) -> list[int]:
    """The tokens a card has when this event brings it into play, asked before it leaves its place."""
    out = [TOKENS[word] for word, flag in FLAGS.items() if e.n & flag]
    played = e.source < 0 and not e.tag & RULEBOOK
    for what, mask, n in s.constant_effects:
        if what == ENTERS_WITH and mask >> e.card & 1:
            token, only_played = arrived_with(n)
            if (played or not only_played) and token not in out:
                out.append(token)
    return out


def enter_with(s: Game, c: int, tokens: list[int], who: int) -> None:
    """It is in play now, and its own text counts. A token it cannot receive is not there."""
    derive(s)
    for token in tokens:
        s.p[token] |= can_have(s, 1 << c, token, who)
