"""What a player may know. `hidden` is the one place that decides it; dealing the rest anew rests on the same mask."""

from __future__ import annotations

from typing import Any

from gorin.kernel.decisions import Decision
from gorin.kernel.derive import derive
from gorin.kernel.faces import face, listen
from gorin.kernel.machine import ask_again
from gorin.kernel.rng import shuffle
from gorin.kernel.state import S, State

TRIES = 100


def hidden_from(s: State, you: int) -> int:
    """The cards whose face this player does not know."""
    return s.box.rules.hidden(s, you) & ~s.known[you]


def without_hidden(told: Any, hidden: int) -> Any:
    """The same, of hidden cards only that they are there: whatever names one by its `id` keeps nothing else."""
    if isinstance(told, dict):
        c = told.get("id")
        if isinstance(c, int) and c >= 0 and hidden >> c & 1:
            return {"id": c}
        return {name: without_hidden(value, hidden) for name, value in told.items()}
    return [without_hidden(each, hidden) for each in told] if isinstance(told, list) else told


def resample(s: S, you: int, seed: int) -> S:
    """The same game as far as `you` can tell, with everything you cannot see dealt anew.

    Hidden faces are dealt over the same ids, from pools put in order first, so the result depends only on what the
    player knows and on the seed. Being asked is a tell: a deal in which somebody else would be asked now, or something
    else, is dealt again; as a last resort the asked player's cards stay as they are, or all others' cards.
    """
    asked = s.decision
    for attempt in range(TRIES):
        t = _deal(s, you, seed + attempt * 0x9E3779B97F4A7C15, 0)
        if _same(asked, t.decision):
            return t
    t = _deal(s, you, seed, 1 << asked.player if asked is not None else 0)
    return t if _same(asked, t.decision) else _deal(s, you, seed, ~(1 << you))


def _same(a: Decision | None, b: Decision | None) -> bool:
    if a is None or b is None:
        return a is b
    return a.player == b.player and a.why == b.why


def _deal(s: S, you: int, seed: int, keep: int) -> S:
    """One deal; the cards of the players in the set `keep` stay as they are."""
    t = s.clone()
    t.rng = seed & (1 << 64) - 1
    hidden = hidden_from(s, you)
    for pool in s.box.rules.pools(s, you):
        cards = [c for c in pool if hidden >> c & 1 and not keep >> s.holder[c] & 1]
        kinds = sorted(s.kind[c] for c in cards)
        shuffle(t, kinds)
        for c, k in zip(cards, kinds, strict=True):
            face(t, c, k)
    s.box.rules.reseal(t, you)
    listen(t)
    derive(t)
    if s.decision is None or s.decision.player != you:
        ask_again(t)
    return t
