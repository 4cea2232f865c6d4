"""Cards that are played by the effect of another card, as if they were in hand, at once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from gorin.kernel.abilities import Ability, is_use, pack_use, start, unpack_use, usable
from gorin.kernel.bits import bits
from gorin.kernel.decisions import SELECT, USE, Option
from gorin.kernel.derive import derive
from gorin.kernel.events import NO_EVENT, Event
from gorin.kernel.machine import ask, push
from gorin.kernel.rows import Lasting
from gorin.kernel.windows import emit
from gorin.language.calling import DEAR
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.turned import as_if
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import PLAYS, play_of
from gorin.rulesets.lcg.facts import CHARACTER, DISCARD, EVENT, PRINTED_DISGUISED
from gorin.rulesets.lcg.lasting.kinds import AS_IN_HAND
from gorin.rulesets.lcg.places.zones import GOES_BELOW
from gorin.rulesets.lcg.playing.disguised import replaceable
from gorin.rulesets.lcg.playing.playable import hosts, permitted, playable
from gorin.rulesets.lcg.playing.windows import AS_AN_ATTACHMENT, DISGUISED, DUPLICATE, HOME, PLAYING, plays_now
from gorin.rulesets.lcg.state import NEVER, PHASE, Game

NOT_AT_ALL = -1  # in the place of a way to play it: it is discarded


@called()
def ways(s: Game, mask: int, you: int) -> list[Option]:
    """All ways in which this player could play one of these cards now, if it were in hand: events by their actions,
    others at home, into the conflict, on a bearer, as another type, disguised."""
    if not mask or you < 0:
        return []
    out = []
    with as_if_in_hand(s, mask, you):
        for c in bits(mask & s.p[EVENT]):
            a = _action(s, c, you)
            if a is not None:
                out.append(Option(USE, c, pack_use(you, a.id, c)))
        if mask & ~s.p[EVENT]:
            out += [x for x in plays_now(s, you, 0, False) if mask >> x.card & 1 and play_of(x.value)[1] != DUPLICATE]
    return out


@contextmanager
def as_if_in_hand(s: Game, mask: int, you: int) -> Iterator[None]:
    """While it is asked how cards could be played, they are played as if they were in hand. It is said by a row, which
    stays whatever else is derived meanwhile."""
    before = s.lasting
    s.lasting = (*before, Lasting(AS_IN_HAND, mask, 0, -1, NEVER, s.order, you))
    derive(s)
    try:
        yield
    finally:
        s.lasting = before
        derive(s)


@called()
def ways_from_province(s: Game, mask: int, you: int) -> list[Option]:
    """The ways in which this player could play one of these characters now if it lay in a province, at whatever time:
    at home, as another type, disguised."""
    out = []
    for c in bits(mask & s.p[CHARACTER]):
        if playable(s, c, you):
            out.append(PLAYS[HOME][c])
        if s.p[PRINTED_DISGUISED] >> c & 1 and permitted(s, c, you) and replaceable(s, c, you):
            out.append(PLAYS[DISGUISED][c])
        if s.listeners.terms.get("play_as", 0) >> c & 1:
            with as_if(s, c, "attachment"):
                attachable = hosts(s, c, you)
            if attachable:
                out.append(PLAYS[AS_AN_ATTACHMENT][c])
    return out


@called(cost=DEAR)
def with_a_way(s: Game, mask: int, you: int) -> int:
    """Those of a set that this player could play now, if they were in hand."""
    out = 0
    for x in ways(s, mask, you):
        out |= 1 << x.card
    return out


def _action(s: Game, c: int, you: int) -> Ability | None:
    """The action of an event that could be taken now."""
    for a in s.box.faces[s.kind[c]].abilities:
        acts = a.slots == (s.box.rules.action_slot,) and not a.granted
        if acts and a.can(s, you, c, NO_EVENT, 0) and usable(s, a, you, c, c):
            return a
    return None


@called(cost=DEAR)
def with_a_way_out(s: Game, mask: int, you: int) -> int:
    """Those of a set that this player could play now, if they lay in a province."""
    out = 0
    for x in ways_from_province(s, mask, you):
        out |= 1 << x.card
    return out


@called()
def ask_way(s: Game, mask: int, you: int, reg: int, about: int, province: bool = False) -> None:
    """In which way is it played?"""
    found = ways_from_province(s, mask, you) if province else ways(s, mask, you)
    if found:
        ask(s, you, "how to play it", found, reg, about)


@called()
def ask_way_or_not(s: Game, mask: int, you: int, reg: int, about: int) -> None:
    """In which way is it played, or is it discarded?"""
    if mask:
        ask(s, you, "play or discard", [*ways(s, mask, you), Option(SELECT, -1, NOT_AT_ALL)], reg, about)


@called()
def play_so(s: Game, way: int, you: int, below: bool = False, whence: int = ev.FROM_HAND) -> None:
    """Begin to play it so. With `below` an event goes to the bottom of its deck once it has been played."""
    if way <= 0:
        return
    if not is_use(way):
        c, manner = play_of(way)
        push(s, PLAYING, (c, you, manner, -1, 0, 0, -1, 0, whence))
        return
    who, aid, c, _ = unpack_use(way)
    if below:
        s.used[(PHASE, GOES_BELOW, c)] = 1
    start(s, s.box.abilities[aid], who, c, c)


@called()
def played_so(s: Game, way: int) -> None:
    """It has been played, or could not be: no card is remembered for it any more."""
    if is_use(way):
        s.used.pop((PHASE, GOES_BELOW, unpack_use(way)[2]), 0)


@called()
def incarnation_of(s: Game, way: int) -> int:
    """Of the event that is about to be played; -1 if none is."""
    return s.inc[unpack_use(way)[2]] if is_use(way) else -1


@called()
def remove_played(s: Game, way: int, before: int, you: int, source: int, act: int) -> None:
    """An event that has been played is removed from the game, if it lies in a discard pile now."""
    c = unpack_use(way)[2] if is_use(way) else -1
    if c >= 0 and s.inc[c] != before and s.p[DISCARD] >> c & 1:
        emit(s, (Event(ev.REMOVE, c, you, 0, source, act),))


@called()
def discard_unplayed(s: Game, mask: int, way: int, you: int, source: int, act: int) -> None:
    """Whoever does not play it discards it."""
    if way == NOT_AT_ALL:
        emit(s, tuple(Event(ev.DISCARD, c, you, 0, source, act) for c in bits(mask)))
