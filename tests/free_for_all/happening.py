"""What happens in Lanterns: the events, the order of a window, what follows and what is mended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gorin.kernel.bits import bits
from gorin.kernel.derive import ALWAYS, Settling, derive
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_card, end, framework, push
from gorin.kernel.players import leave_game, win_game
from gorin.kernel.rows import add_gained, add_lasting
from gorin.kernel.stages import DUE, FORCED, HAPPEN, OFFER, RULES, Stage
from gorin.kernel.state import ACTIVE, DRAW
from gorin.kernel.turns import in_order
from gorin.kernel.windows import Order, emit, nothing_changes
from gorin.kernel.zones import attach, give_control, leave
from tests.free_for_all import table as t

# --- what each event does ---------------------------------------------------------------------------------------------


def puff(s: Any, e: Event, after: list[Event]) -> bool:
    n = min(e.n, s.lights[e.player])
    s.lights[e.player] -= n
    return bool(n > 0)


def kindle(s: Any, e: Event, after: list[Event]) -> bool:
    s.lights[e.player] += e.n
    return True


def draw(s: Any, e: Event, after: list[Event]) -> bool:
    return t.take(s, e.player, e.n) == e.n


def go(s: Any, e: Event, after: list[Event]) -> bool:
    if not (s.p[t.IN_PLAY] | s.p[t.HAND]) >> e.card & 1:
        return False
    t.to_pile(s, e.card)
    return True


def goes_with(s: Any, e: Event) -> list[Event]:
    """Charms go with their keeper."""
    return [Event(t.GO, x, e.player) for x in bits(s.att[e.card])]


def enter(s: Any, e: Event, after: list[Event]) -> bool:
    leave(s, e.card)
    give_control(s, e.card, e.player)
    s.p[t.IN_PLAY] |= 1 << e.card
    if e.n:
        attach(s, e.card, e.n - 1)
    return True


def gain(s: Any, e: Event, after: list[Event]) -> bool:
    add_gained(s, e.n, e.card, t.ROUND)
    return True


def shine(s: Any, e: Event, after: list[Event]) -> bool:
    add_lasting(s, t.BRIGHT, 1 << e.card, 1, e.source, t.ROUND, e.player)
    return True


def applies(s: Any, e: Event) -> Event | None:
    """Nobody who is out loses or gains anything."""
    return None if e.player >= 0 and not s.alive >> e.player & 1 else e


def card_for_the_highest(s: Any, e: Event) -> list[Event]:
    """Revealed bids give who bid most a card."""
    best = max(in_order(s), key=lambda q: (s.bid[q], q == s.first))
    return [Event(t.DRAW, player=best, n=1)] if s.bid[best] else []


# --- what follows, and what is mended -------------------------------------------------------------------------------


def lights_on(s: Any) -> None:
    p = s.p
    p[ACTIVE] = p[t.IN_PLAY] | p[t.HAND] & (p[t.TRICK] | p[t.REPLY])
    p[t.BRIGHT] = 0
    for what, mask, *_ in s.lasting:
        p[what] |= mask
    for c in bits(p[ACTIVE] & s.listeners.constants[0]):
        if p[t.IN_PLAY] >> c & 1:
            for shines in s.box.faces[s.kind[c]].constants[0]:
                shines(s, c, s.holder[c])


def dark(s: Any) -> int:
    """The players without a light."""
    return sum(1 << q for q in bits(s.alive) if s.lights[q] <= 0)


def put_out(s: Any, found: int, after: list[Event]) -> None:
    """They are out, and all their cards with them. If one side is left, it has won."""
    rest = s.alive & ~found
    if not rest:
        win_game(s, DRAW, t.OUT_OF_LIGHT)
        return
    for q in bits(found):
        leave_game(s, q)
        for c in range(len(s.owner)):
            if s.owner[c] == q:
                t.remove(s, c)
    first = bits(rest)[0]
    if rest & ~s.box.teams[first] == 0:
        win_game(s, first, t.OUT_OF_LIGHT)
    derive(s)


def crowded(s: Any) -> int:
    """Players with too many keepers, unless they are choosing already."""
    out = 0
    for q in bits(s.alive):
        if (s.p[t.IN_PLAY] & s.p[t.KEEPER] & s.ctl[q]).bit_count() > t.MOST_KEEPERS:
            out |= 1 << q
    for f in s.frames:
        if f.kind == CROWD:
            out &= ~(1 << f.regs[0])
    return out


def dismiss(s: Any, found: int, after: list[Event]) -> None:
    for q in bits(found):
        push(s, CROWD, (q, -1, s.ret))


def choose_keeper(s: Any, f: Frame) -> None:
    who = f.regs[0]
    ask_card(s, who, "dismiss a keeper", s.p[t.IN_PLAY] & s.p[t.KEEPER] & s.ctl[who], 1)


def dismissed(s: Any, f: Frame) -> None:
    emit(s, (Event(t.GO, f.regs[1], f.regs[0]),))


def give_back(s: Any, f: Frame) -> None:
    s.ret = f.regs[2]
    end(s)


CROWD: Final = framework(
    "lanterns: too many keepers",
    ("choose", choose_keeper),
    ("dismiss", dismissed),
    ("done", give_back),
    registers="pci",
)
SETTLING: Final = Settling((lights_on,), ((1 << t.PUFF, dark, put_out), (ALWAYS, crowded, dismiss)))

STAGES: Final = (
    Stage("shield", OFFER, t.SHIELD),
    Stage("happen", HAPPEN),
    Stage("rules", RULES, t.WATCH),
    Stage("delayed", DUE, t.LATER),
    Stage("watch", FORCED, t.WATCH),
    Stage("echo", OFFER, t.ECHO),
)


def tell(s: Any, e: Event) -> Callable[[], None]:
    return lambda: s.log.tell(f"{e.kind}: {e.player} {e.n}")


ORDER: Final = Order(
    "lanterns: window",
    STAGES,
    [puff, kindle, draw, go, enter, nothing_changes, nothing_changes, gain, shine],
    applies,
    goes_with,
    frozenset({t.GO}),
    {(t.WATCH, t.BIDS): card_for_the_highest},
    tell,
)
