"""Could it change anything? One expression gives the legal targets, the options that may be selected, and whether an
ability may be initiated at all. `could` is source; `could_now` is the reference it must agree with."""

from __future__ import annotations

from gorin.kernel.sides import foes
from gorin.kernel.turns import in_order
from gorin.language.control import (
    Again,
    EachOpponentDoes,
    EachPlayerDoes,
    If,
    IfYouDo,
    Later,
    May,
    OneAndTheOther,
    Pick,
    SelectOne,
    Then,
    To,
)
from gorin.language.meaning import Reading
from gorin.language.nodes import Effect, Player, Query
from gorin.language.numbers import Num
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.language.sets import All, Picked
from gorin.rulesets.lcg.words import runtime
from gorin.rulesets.lcg.words.deeds import Deed, OnCards
from gorin.rulesets.lcg.words.resolving import InsteadOfRing


def could(x: Effect, c: Scope) -> str:
    """Source of a set of cards or a truth: what this effect could change right now."""
    match x:
        case Deed():
            return x.could(c)
        case May(do, _, by):
            return f"({if_there(by, c)}{could(do, c)})"
        case To(do, _):
            return could(do, c)
        case If(when, do, otherwise):
            other = could(otherwise, c) if otherwise is not None else "0"
            return f"({could(do, c)} if {when.source(c)} else {other})"
        case SelectOne(options, by):
            return f"({if_there(by, c)}({' or '.join([could(o, c) for o in options])}))"
        case Pick(what, do, by, n, _):
            some = could(do, c.bind(picked=pickable(c.words.cards(what, c), do, by.source(c), c)))
            return some if isinstance(n, Num) else f"({some} if {n.source(c)} > 0 else 0)"
        case OneAndTheOther(what, one, other):
            mask = c.words.cards(what, c)
            return f"({could(one, c.bind(picked=mask))} | {could(other, c.bind(rest=mask))})"
        case EachOpponentDoes(do, of):
            test = f"({of.source(c.bind(them='them'))}) and " if of is not None else ""
            return f"any([{test}({could(do, c.bind(them='them'))}) for them in foes(s, {c.you})])"
        case EachPlayerDoes(do, of):
            test = f"({of.source(c.bind(them='them'))}) and " if of is not None else ""
            return f"any([{test}({could(do, c.bind(them='them'))}) for them in in_order(s)])"
        case InsteadOfRing(do):
            return f"({' or '.join([could(y, c) for y in do])})"
        case Then() | IfYouDo() | Later() | Again():
            return "0"
    raise NotImplementedError(type(x).__name__)


def could_now(x: Effect, r: Reading) -> bool:
    """The reference: could this effect change anything right now?"""
    match x:
        case Deed():
            return x.could_now(r)
        case May(do, _, by):
            return by.seat(r) >= 0 and could_now(do, r)
        case To(do, _):
            return could_now(do, r)
        case If(when, do, otherwise):
            if when.holds(r):
                return could_now(do, r)
            return otherwise is not None and could_now(otherwise, r)
        case SelectOne(options, by):
            return by.seat(r) >= 0 and any(could_now(o, r) for o in options)
        case Pick(what, do, by, n, _):
            mask = runtime.pickable(r.s, r.mask(what), by.seat(r), r.this, -1 if do.chooses else r.you)
            return n.value(r) > 0 and could_now(do, r.bind(picked=mask))
        case OneAndTheOther(what, one, other):
            mask = r.mask(what)
            return could_now(one, r.bind(picked=mask)) or could_now(other, r.bind(rest=mask))
        case EachOpponentDoes(do, of):
            readings = [r.bind(them=q) for q in foes(r.s, r.you)]
            return any((of is None or of.holds(y)) and could_now(do, y) for y in readings)
        case EachPlayerDoes(do, of):
            readings = [r.bind(them=q) for q in in_order(r.s)]
            return any((of is None or of.holds(y)) and could_now(do, y) for y in readings)
        case InsteadOfRing(do):
            return any(could_now(y, r) for y in do)
        case Then() | IfYouDo() | Later() | Again():
            return False
    raise NotImplementedError(type(x).__name__)


def if_there(who: Player, c: Scope) -> str:
    """Source, before what somebody is to decide: only if there is such a player."""
    return "" if isinstance(who, You) else f"{who.source(c)} >= 0 and "


def pickable(mask: str, do: Effect, who: str, c: Scope) -> str:
    """Source: those of a set that a player may pick to do this with; a sacrifice selects, it does not choose."""
    return f"pickable(s, {mask}, {who}, {c.this}, {'-1' if do.chooses else c.you})"


def in_full(x: Effect, c: Scope) -> str:
    """Source: could all of this effect be done, as it must be when it is done instead of something else?"""
    match x:
        case Pick(what, do, by, n, False):
            free = pickable(c.words.cards(what, c), do, by.source(c), c)
            picked = could(do, c.bind(picked=free))
            if not touches(do, Picked()):
                picked = f"filtered({free}, lambda b: {could(do, c.bind(picked='b'))})"
            return f"({picked}.bit_count() >= {n.source(c)} > 0)"
        case Deed():
            return x.payable(c)
    return could(x, c)


def touches(x: Effect, target: Query) -> bool:
    """Is `could` of this effect a set of cards within the target, when the target's name stands for a set?"""
    match x:
        case OnCards():
            return within(x.what, target)
        case Deed():
            objects = [getattr(x, name, None) for name in ("what", "to", "against")]
            return any(within(q, target) for q in objects if isinstance(q, Query))
        case May(do, _, _) | To(do, _):
            return touches(do, target)
        case OneAndTheOther(what, _, _):
            return within(what, target)
    return False


def within(q: Query, target: Query) -> bool:
    return q == target or (isinstance(q, All) and target in q.parts)
