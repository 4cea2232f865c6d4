"""Laws of any game on this kernel. Each takes a waiting state and fails with what it found."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.decisions import DONE, PASS
from gorin.kernel.log import Log
from gorin.kernel.machine import answer, ask_again, run
from gorin.kernel.views import hidden_from, resample

LONGEST = 50_000


def wander(s: Any, rng: Random, most: int = LONGEST) -> Iterator[int]:
    """Random choices, one at a time: yields before each, so that the caller sees every decision; gives the index."""
    for _ in range(most):
        if s.decision is None:
            return
        options = s.decision.options
        i = rng.randrange(len(options))
        if options[i].verb in (PASS, DONE) and rng.random() < 0.5:
            i = rng.randrange(len(options))  # or nothing much would happen
        yield i
        answer(s, i)


def play_on(s: Any, seed: int, most: int) -> Any:
    """Some random choices, to the end of them or of the game."""
    for _ in wander(s, Random(seed), most):
        pass
    return s


def clones_are_equal_and_independent(s: Any, seed: int) -> None:
    """A clone is equal, looks the same to everybody, and whatever is played on it changes nothing here."""
    before, views = s.dump(), seen(s)
    t = s.clone()
    assert t == s and t.key == s.key
    assert t.decision == s.decision
    assert seen(t) == views
    play_on(t, seed, 20)
    assert s.dump() == before, differing(s.dump(), before)
    assert seen(s) == views, "playing on a clone changed what is seen here"
    u = s.clone()
    play_on(u, seed, 20)
    assert u == t, "two clones played alike differ"


def saved_is_loaded_as_it_was(s: Any, seed: int) -> None:
    """Through JSON and back: equal, the same asked, and the game goes on the same."""
    t = type(s).load(s.box, json.loads(json.dumps(s.dump())))
    assert t == s, differing(t.dump(), s.dump())
    assert t.key == s.key
    assert t.decision == s.decision, f"{s.decision} was asked again as {t.decision}"
    assert seen(t) == seen(s)
    u = s.clone()
    play_on(t, seed, 15)
    play_on(u, seed, 15)
    assert t == u, differing(t.dump(), u.dump())


def asked_again_is_asked_the_same(s: Any) -> None:
    """A step that asks does nothing else."""
    t = s.clone()
    for _ in range(2):
        ask_again(t)
        assert t == s, differing(t.dump(), s.dump())
        assert t.decision == s.decision, f"{s.decision} was asked again as {t.decision}"


def every_option_can_be_chosen(s: Any) -> None:
    """Each leads on to another decision or to the end, and no two are the same."""
    if s.decision is None:
        return
    assert s.decision.options, f"{s.decision.why}: nothing to choose from"
    assert len(set(s.decision.options)) == len(s.decision.options), f"two options are the same: {s.decision}"
    for i in range(len(s.decision.options)):
        t = s.clone()
        answer(t, i)
        assert t.decision is not None or t.winner >= 0, f"{s.decision}: option {i} leads nowhere"


def same_choices_same_game(opened: Callable[[], Any], choices: list[int], s: Any) -> None:
    """The choices alone reach the same state."""
    t = opened()
    for i in choices:
        answer(t, i)
    assert t.key == s.key
    assert t == s


def nobody_need_listen(opened: Callable[[], Any], choices: list[int], s: Any) -> None:
    """A game that is told goes as one that is not, and everybody is told something."""
    t = opened()
    t.log = Log()
    for i in choices:
        answer(t, i)
    assert t == s
    assert all(t.log.for_player(you) for you in range(s.box.seats))


def nothing_hidden_is_seen(s: Any, you: int, seed: int) -> None:
    """Dealing anew what a player cannot see changes nothing the player can."""
    before = s.dump()
    t = resample(s, you, seed)
    assert s.dump() == before, "dealing hidden cards anew changed the game itself"
    mine, theirs = s.box.rules.view(s, you), s.box.rules.view(t, you)
    assert theirs == mine, f"asked {s.decision}: {differing(theirs, mine)}"
    hidden = hidden_from(s, you)
    assert hidden_from(t, you) == hidden
    assert all(t.kind[c] == s.kind[c] for c in range(len(s.kind)) if not hidden >> c & 1)
    for who in range(s.box.seats):
        owned = [c for c in bits(hidden) if s.owner[c] == who]
        assert sorted(t.kind[c] for c in owned) == sorted(s.kind[c] for c in owned), "cards appeared or vanished"
    play_on(t, seed, 10)


def nothing_hidden_is_told(s: Any, you: int, seed: int, most: int = 30) -> None:
    """Two games that look alike to a player tell that player the same, line by line, until something is shown that was
    dealt differently; then a line names only what the player sees by now."""
    t = resample(s, you, seed)
    t.rng = s.rng  # what falls out by chance is no secret
    s = s.clone()
    rng = Random(seed)
    for _ in range(most):
        if s.decision is None or t.decision is None or s.decision.player != t.decision.player:
            return
        both = [o for o in s.decision.options if o in t.decision.options]
        if not both:
            return
        hidden = hidden_from(s, you)
        o = rng.choice(both)
        for x in (s, t):
            x.log = Log()
            answer(x, x.decision.options.index(o))
        told = [x.log.for_player(you) for x in (s, t)]
        for mine, theirs in zip(*told, strict=False):
            if mine != theirs:
                names = [[x.box.faces[k].name for k in x.kind] for x in (s, t)]
                said = [c for c in bits(hidden) if names[0][c] in mine and names[1][c] in theirs]
                still = hidden_from(s, you) & hidden_from(t, you)
                looks = s.box.rules.view(s, you) == s.box.rules.view(t, you)
                shown = any(not still >> c & 1 for c in said) if said else not looks
                assert shown, f"{you} was told {mine!r}, but {theirs!r} if others held other cards ({o})"
                return
        if s.box.rules.view(s, you) != s.box.rules.view(t, you):
            return
        if s.decision and t.decision and s.decision.why != t.decision.why:
            return  # in one of them somebody could answer first: what follows is told there when that is decided
        assert told[0] == told[1], f"{told[0]} and {told[1]} look alike to {you}"


def only_what_is_known_counts(s: Any, you: int, seed: int) -> None:
    """Two games that look alike are dealt anew alike (unless no deal was found that asks the same player)."""
    t, u = resample(s, you, seed), resample(s, you, seed ^ 0x5DEECE66D)
    if kept(s, t, you) or kept(s, u, you):
        return
    again = resample(t, you, seed), resample(u, you, seed)
    assert again[0] == t, differing(again[0].dump(), t.dump())
    assert again[1] == t, differing(again[1].dump(), t.dump())


def kept(s: Any, t: Any, you: int) -> bool:
    """Did the asked player's hidden cards stay as they were?"""
    d = s.decision
    theirs = 0 if d is None or d.player == you else hidden_from(s, you) & s.ctl[d.player]
    return bool(theirs) and all(t.kind[c] == s.kind[c] for c in bits(theirs))


def options_follow_from_what_is_known(s: Any, seed: int) -> None:
    """Who is asked has the same options whatever the cards are that nobody has seen."""
    if s.decision is None:
        return
    t = resample(s, s.decision.player, seed)
    t.decision = None
    run(t)
    assert t.decision == s.decision, f"{s.decision} becomes {t.decision}"


def seen(s: Any) -> list[Any]:
    """What everybody sees."""
    return [s.box.rules.view(s, you) for you in range(s.box.seats)]


def differing(a: Any, b: Any, at: str = "") -> str:
    """Where two saved states or views differ first."""
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        return "; ".join(x for k in a if (x := differing(a[k], b[k], f"{at}.{k}")))
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return "; ".join(
            [x for i, (y, z) in enumerate(zip(a, b, strict=True)) if (x := differing(y, z, f"{at}[{i}]"))][:3]
        )
    return "" if a == b else f"{at}: {a!r} is not {b!r}"
