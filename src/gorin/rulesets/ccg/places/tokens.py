"""Tokens: markers on cards and provinces, with a name, perhaps with a bonus or penalty. They are no cards."""

from __future__ import annotations

from gorin.kernel.events import Event
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import transferred
from gorin.rulesets.ccg.events import happens
from gorin.rulesets.ccg.facts import IN_PLAY, PROVINCE, REMOVED
from gorin.rulesets.ccg.rows import Token
from gorin.rulesets.ccg.state import Game


@happens(ev.ADD_TOKEN)
def add_token(s: Game, e: Event, after: list[Event]) -> bool:
    """A token on a card in play or a province; its bonus comes from the effect that put it there."""
    if not bears(s) >> e.card & 1:
        return False
    s.tokens = (*s.tokens, Token(e.card, e.n, e.source))
    return True


@happens(ev.REMOVE_TOKEN)
def remove_token(s: Game, e: Event, after: list[Event]) -> bool:
    for i, row in enumerate(s.tokens):
        if row.card == e.card and row.kind == e.n:
            s.tokens = s.tokens[:i] + s.tokens[i + 1 :]
            return True
    return False


@happens(ev.TRANSFER_TOKEN)
def transfer_token(s: Game, e: Event, after: list[Event]) -> bool:
    """The same token on another card in play or province; its bonus comes from the effect that put it there now."""
    token, to = transferred(e.n)
    if to == e.card or not bears(s) >> to & 1:
        return False
    for i, row in enumerate(s.tokens):
        if row.card == e.card and row.kind == token:
            s.tokens = (*s.tokens[:i], *s.tokens[i + 1 :], Token(to, token, e.source))
            return True
    return False


def bears(s: Game) -> int:
    """What tokens can be on: cards in play, and provinces."""
    return s.p[IN_PLAY] | s.p[PROVINCE] & ~s.p[REMOVED]


@called()
def tokens_on(s: Game, mask: int, kind: int) -> int:
    """How many tokens of a kind are on these cards."""
    return sum([1 for row in s.tokens if row.kind == kind and mask >> row.card & 1])
