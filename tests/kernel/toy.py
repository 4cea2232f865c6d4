"""A toy on the bare kernel: players have points, cards have weight, and whatever happens is written down in order."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from itertools import count
from typing import Any

from gorin.kernel.abilities import OWN_REGISTERS, THIS, Ability, ability_id
from gorin.kernel.bits import bits
from gorin.kernel.box import Box, Face
from gorin.kernel.box import Rules as KernelRules
from gorin.kernel.copying import state
from gorin.kernel.decisions import PASS
from gorin.kernel.derive import ALWAYS, Settling, derive
from gorin.kernel.events import Event
from gorin.kernel.faces import face, listen
from gorin.kernel.fields import Counters, Frame, Ints, Rows
from gorin.kernel.machine import answer, ask_again, framework, run
from gorin.kernel.sequences import Step
from gorin.kernel.stages import DUE, FILTER, FORCED, HAPPEN, OFFER, RULES, Stage
from gorin.kernel.state import ACTIVE, State, blank_state
from gorin.kernel.windows import Order, emit
from gorin.kernel.zones import leave

TABLE, HAND, PILE, SHUT, LIGHT, HEAVY, PLANES = 1, 2, 3, 4, 5, 6, 7  # LIGHT and HEAVY are printed
GAIN, LOSE, GO, CHIME, KINDS = 0, 1, 2, 3, 4
BEFORE_FORCED, BEFORE, AFTER_FORCED, AFTER, POINTS = 0, 1, 2, 3, 4
DUE_BEFORE, DUE_AFTER = 8, 9
TURN, ROUND = 0, 1  # periods
TOO_HEAVY = 9

STAGES = (
    Stage("apply", FILTER),
    Stage("before: rules", RULES, BEFORE),
    Stage("before: delayed", DUE, DUE_BEFORE),
    Stage("before: forced", FORCED, BEFORE_FORCED),
    Stage("before: offered", OFFER, BEFORE),
    Stage("happen", HAPPEN),
    Stage("after: rules", RULES, AFTER),
    Stage("after: delayed", DUE, DUE_AFTER),
    Stage("after: forced", FORCED, AFTER_FORCED),
    Stage("after: offered", OFFER, AFTER),
)


@state
class Toy(State):
    """Points per player, weight per card, and the story so far."""

    points: Ints
    weight: Counters
    story: Rows  # (kind of event, card, player, n), or (-1, card of an ability that answered, …)


def gain(s: Any, e: Event, after: list[Event]) -> bool:
    s.points[e.player] += e.n
    return tell(s, e)


def lose(s: Any, e: Event, after: list[Event]) -> bool:
    s.points[e.player] -= e.n
    return tell(s, e)


def go(s: Any, e: Event, after: list[Event]) -> bool:
    """A card leaves the table."""
    if not s.p[TABLE] >> e.card & 1:
        return False
    leave(s, e.card)
    s.p[PILE] |= 1 << e.card
    return tell(s, e)


def chime(s: Any, e: Event, after: list[Event]) -> bool:
    """A card grows heavier by n, if there is one; a chime of 0 makes another of 1 afterwards."""
    if e.card >= 0:
        s.weight[e.card] += e.n
    if e.n == 0:
        after.append(e._replace(n=1, parent=-1))
    return tell(s, e)


def tell(s: Any, e: Event) -> bool:
    s.story = (*s.story, (e.kind, e.card, e.player, e.n))
    return True


def goes_with(s: Any, e: Event) -> list[Event]:
    return [Event(GO, x, e.player) for x in bits(s.att[e.card])]


def applies(s: Any, e: Event) -> Event | None:
    """A card that is shut is left alone; nobody loses more than 7 at once."""
    if e.card >= 0 and s.p[SHUT] >> e.card & 1:
        return None
    return e._replace(n=7) if e.kind == LOSE and e.n > 7 else e


def layer(s: Any) -> None:
    s.p[ACTIVE] = s.p[TABLE] | s.p[HAND]
    for c in bits(s.p[ACTIVE] & s.listeners.constants[0]):
        for fn in s.box.faces[s.kind[c]].constants[0]:
            fn(s, c, s.holder[c])


def too_heavy(s: Any) -> int:
    return sum(1 << c for c in bits(s.p[TABLE]) if s.weight[c] > TOO_HEAVY)


def falls(s: Any, found: int, after: list[Event]) -> None:
    after += [Event(GO, c, s.holder[c]) for c in bits(found)]


SETTLING = Settling((layer,), ((ALWAYS, too_heavy, falls),))


def order_of(name: str, stages: tuple[Stage, ...], rules: Any = None) -> Order:
    """An order of windows for the toy."""
    return Order(name, stages, [gain, lose, go, chime], applies, goes_with, frozenset({GO}), rules or {}, log)


def log(s: Any, e: Event) -> Callable[[], None]:
    return lambda: s.log.tell(f"{e.kind} {e.card} {e.player} {e.n}")


ORDER = order_of("toy: window", STAGES)


class Rules(KernelRules):
    """What the kernel asks of the toy."""

    name = "toy"
    event_kinds = KINDS
    window_slots = POINTS * KINDS
    slots = POINTS * KINDS
    layers = 1
    that_register = len(OWN_REGISTERS)
    leaving = (TABLE, HAND, PILE, SHUT)

    def __init__(self, order: Order = ORDER, settling: Settling = SETTLING) -> None:
        self.order = order
        self.settling = settling

    def wake(self, s: Any) -> None:
        listen(s)
        derive(s)
        ask_again(s)

    def unwind(self, s: Any) -> None:
        del s.frames[1:]

    def hidden(self, s: Any, you: int) -> int:
        return int(s.p[HAND] & ~s.ctl[you])

    def pools(self, s: Any, you: int) -> list[list[int]]:
        return [list(bits(s.p[HAND] & s.ctl[q])) for q in range(s.box.seats)]

    def reseal(self, s: Any, you: int) -> None: ...

    def know_frame(self, box: Any, name: str) -> None:
        raise LookupError(name)


def box_of(
    *faces: str,
    seats: int = 2,
    order: Order = ORDER,
    teams: tuple[int, ...] | None = None,
    settling: Settling = SETTLING,
) -> Box:
    """A box with these faces: "stone" and "rock" are printed heavy, all others light."""
    box = Box(Rules(order, settling), seats, teams)
    for kind, name in enumerate(faces):
        planes = (HEAVY,) if name in ("stone", "rock") else (LIGHT,)
        box.add(Face(kind, name, None, planes, ()))
    return box


def table(box: Box, *cards: tuple[int, str], hand: tuple[tuple[int, str], ...] = (), seed: int = 1) -> Any:
    """A table with these cards (owner, face), those of `hand` behind them in their owners' hands."""
    everything = [*cards, *hand]
    s = blank_state(Toy, box, [who for who, _ in everything], PLANES, 2, seed)
    s.points = [10] * box.seats
    s.weight = array("h", [0] * len(everything))
    s.story = ()
    for c, (_, name) in enumerate(everything):
        face(s, c, box.by_name[name])
        s.p[TABLE if c < len(cards) else HAND] |= 1 << c
    listen(s)
    derive(s)
    return s


_names = count(1)


def yes(*_: object) -> bool:
    return True


def slot(point: int, kind: int) -> int:
    """Where an ability that answers this kind of event at this point listens."""
    return point * KINDS + kind


def gives(
    box: Box, name: str, slots: int | tuple[int, ...], *steps: Step, can: Callable[..., bool] = yes, **more: Any
) -> Ability:
    """Give a face an ability: it notes that it answered, then takes these steps."""
    kind = box.by_name[name]
    k = len(box.faces[kind].abilities)
    registers = OWN_REGISTERS + "m" + more.pop("registers", "")
    named = [(str(i), fn) for i, fn in enumerate((answers, *steps))]
    frame = framework(f"toy: {name} {next(_names)}", *named, registers=registers)
    slots = (slots,) if isinstance(slots, int) else slots
    a = Ability(ability_id(kind, k), f"{name}/{k + 1}", kind, frame, slots, can, **more)
    box.knows(a)
    return a


def answers(s: Any, f: Frame) -> None:
    s.story = (*s.story, (-1, f.regs[THIS], -1, 0))


def happen(s: Any, *events: Event) -> None:
    """Let this happen, up to the first decision."""
    emit(s, events)
    run(s)


def pick(s: Any, card: int) -> None:
    """Choose the option about this card."""
    (i,) = [i for i, o in enumerate(s.decision.options) if o.card == card]
    answer(s, i)


def decline(s: Any) -> None:
    """Pass."""
    (i,) = [i for i, o in enumerate(s.decision.options) if o.verb == PASS]
    answer(s, i)


WORDS = ("gains", "loses", "goes", "chimes")


def story(s: Any) -> list[str]:
    """What happened: "A loses 2", "stone goes", "bell answers"."""
    out = []
    for kind, card, player, n in s.story:
        who = s.box.faces[s.kind[card]].name if card >= 0 else chr(65 + player)
        out.append(f"{who} answers" if kind < 0 else f"{who} {WORDS[kind]}" + (f" {n}" if kind < GO else ""))
    return out
