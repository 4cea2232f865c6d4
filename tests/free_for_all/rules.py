"""The rules of Lanterns as the kernel sees them: rounds, turns, secret bids, what is hidden, how a player is out."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.abilities import count_use, pack_use, start, unpack_use, uses
from gorin.kernel.bits import bits
from gorin.kernel.box import Box
from gorin.kernel.box import Rules as KernelRules
from gorin.kernel.decisions import PASSED, PLAY, USE, Option
from gorin.kernel.derive import derive
from gorin.kernel.events import NO_EVENT, Event
from gorin.kernel.faces import listen
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, ask_again, ask_card, ask_number, end, framework, goto, push, run
from gorin.kernel.players import win_game
from gorin.kernel.rng import rand
from gorin.kernel.rows import expire
from gorin.kernel.state import DRAW
from gorin.kernel.turns import TurnOrder, in_order
from gorin.kernel.views import hidden_from
from gorin.kernel.windows import emit
from tests.free_for_all import table as t
from tests.free_for_all.cards import THAT, fill, keepers
from tests.free_for_all.happening import ORDER, SETTLING

# --- a round: registers (players still to take their turn, the bid just made) -----------------------------------------

WAITING, BID = 0, 1


def dusk(s: Any, f: Frame) -> None:
    s.round += 1
    if s.round > t.LAST_ROUND:
        best = max(s.lights)
        brightest = [q for q in in_order(s) if s.lights[q] == best]
        win_game(s, brightest[0] if len(brightest) == 1 else DRAW, t.OUT_OF_TIME)
        return
    for q in in_order(s):
        s.oil[q] += 2


def make_bids(s: Any, f: Frame) -> None:
    """Everybody in turn, hidden until all are made."""
    for q in in_order(s):
        if s.bid[q] < t.SECRET:
            ask_number(s, q, "bid", range(min(3, s.oil[q]) + 1), BID)
            return
    goto(s, f, "reveal")


def note_bid(s: Any, f: Frame) -> None:
    for q in in_order(s):
        if s.bid[q] < t.SECRET:
            s.bid[q] = t.SECRET + f.regs[BID]
            break
    goto(s, f, "bids")


def reveal(s: Any, f: Frame) -> None:
    """The oil is spent; who bid most has the first turn (of equals, whoever was nearer)."""
    for q in in_order(s):
        s.bid[q] -= t.SECRET
        s.oil[q] -= s.bid[q]
    s.first = max(in_order(s), key=lambda q: s.bid[q])
    f.regs[WAITING] = s.alive
    emit(s, (Event(t.BIDS),))


def next_turn(s: Any, f: Frame) -> None:
    for q in in_order(s):
        if f.regs[WAITING] >> q & 1:
            f.regs[WAITING] &= ~(1 << q)
            f.step -= 1
            push(s, TURNS, (q,))
            return


def night(s: Any, f: Frame) -> None:
    expire(s, t.ROUND)
    s.bid = [0] * s.box.seats
    derive(s)
    f.step = 0


ROUNDS: Final = framework(
    "lanterns: round",
    ("dusk", dusk),
    ("bids", make_bids),
    ("noted", note_bid),
    ("reveal", reveal),
    ("turns", next_turn),
    ("night", night),
    registers="ii",
)

# --- a turn: registers (whose, the answer, cards left to play, where a charm goes) ------------------------------------

WHO, ANSWER, LEFT, CARD = 0, 1, 2, 3


def dawn(s: Any, f: Frame) -> None:
    s.turn, f.regs[LEFT] = f.regs[WHO], 2
    emit(s, (Event(t.DAWN, player=f.regs[WHO]),))


def draw(s: Any, f: Frame) -> None:
    emit(s, (Event(t.DRAW, player=f.regs[WHO], n=1),))


def choose(s: Any, f: Frame) -> None:
    you = f.regs[WHO]
    if not f.regs[LEFT]:
        goto(s, f, "end")
        return
    out = []
    for a, this, via in uses(s, you, t.ACTION_SLOT, NO_EVENT):
        out.append(Option(USE, this, pack_use(you, a.id, via)))
    hand = s.p[t.HAND] & s.ctl[you]
    put = hand & s.p[t.KEEPER] | (hand & s.p[t.CHARM] if keepers(s, you) else 0)
    ask(s, you, "your turn", [*out, *(Option(PLAY, c, c + 2) for c in bits(put)), PASSED], ANSWER)


def chosen(s: Any, f: Frame) -> None:
    r = f.regs
    reply = r[ANSWER]
    r[LEFT] -= 1
    goto(s, f, "choose")
    if reply == PASSED.value:
        goto(s, f, "end")
    elif reply >> 26:
        you, aid, via, _ = unpack_use(reply)
        a = s.box.abilities[aid]
        count_use(s, a, you, via, via)
        start(s, a, you, via, via)
    else:
        r[CARD] = reply - 2
        goto(s, f, "where")


def where_to(s: Any, f: Frame) -> None:
    r = f.regs
    r[ANSWER] = -1
    if s.p[t.CHARM] >> r[CARD] & 1:
        ask_card(s, r[WHO], "charm a keeper", keepers(s, r[WHO]), ANSWER, about=r[CARD])


def put(s: Any, f: Frame) -> None:
    r = f.regs
    goto(s, f, "choose")
    emit(s, (Event(t.ENTER, r[CARD], r[WHO], r[ANSWER] + 1),))


def end_turn(s: Any, f: Frame) -> None:
    expire(s, t.TURN)
    s.turn = -1
    derive(s)
    end(s)


TURNS: Final = framework(
    "lanterns: turn",
    ("dawn", dawn),
    ("draw", draw),
    ("choose", choose),
    ("chosen", chosen),
    ("where", where_to),
    ("put", put),
    ("end", end_turn),
    registers="piic",
)


class Rules(KernelRules):
    """What the kernel asks of the game."""

    name = "lanterns"
    event_kinds = t.KINDS
    window_slots = t.POINTS * t.KINDS
    slots = t.POINTS * t.KINDS + 1
    layers = 1
    that_register = THAT
    leaving = t.PLACES
    order = ORDER
    settling = SETTLING

    def wake(self, s: Any) -> None:
        listen(s)
        derive(s)
        ask_again(s)

    def unwind(self, s: Any) -> None:
        """Somebody is out: whatever was going on is over, and the next turn begins."""
        while s.frames and s.frames[-1].kind != ROUNDS:
            s.frames.pop()
        for c in bits(s.p[t.PLAYING]):
            t.to_pile(s, c)
        expire(s, t.TURN)
        s.turn = -1
        derive(s)

    def hidden(self, s: Any, you: int) -> int:
        return int(s.p[t.DECK] | s.p[t.HAND] & ~s.ctl[you])

    def pools(self, s: Any, you: int) -> list[list[int]]:
        return [list(bits((s.p[t.DECK] | s.p[t.HAND]) & s.ctl[q])) for q in range(s.box.seats)]

    def reseal(self, s: Any, you: int) -> None:
        for q, n in enumerate(s.bid):
            if q != you and n >= t.SECRET:
                s.bid[q] = t.SECRET + rand(s, min(3, s.oil[q]) + 1)

    def know_frame(self, box: Any, name: str) -> None:
        raise LookupError(name)

    def view(self, s: Any, you: int) -> dict[str, Any]:
        """The table as one player sees it."""
        hid = hidden_from(s, you)

        def cards(mask: int) -> list[Any]:
            return [(c, "?" if hid >> c & 1 else s.box.faces[s.kind[c]].name, s.host[c]) for c in bits(mask)]

        d = s.decision
        out: dict[str, Any] = {
            place: [cards(s.p[plane] & held) for held in s.ctl]
            for place, plane in zip(("play", "hand", "deck", "pile", "removed", "playing"), t.PLACES, strict=True)
        }
        out |= {"lights": s.lights, "oil": s.oil, "bright": bits(s.p[t.BRIGHT]), "turn": s.turn, "first": s.first}
        out["bid"] = [n if n < t.SECRET or q == you else None for q, n in enumerate(s.bid)]
        out["asked"] = d and (d.player, d.why)
        out["options"] = d.options if d is not None and d.player == you else None
        return out


def opened(seats: int, seed: int, teams: tuple[int, ...] | None = None, order: TurnOrder | None = None) -> Any:
    """A new game, up to the first decision."""
    box = Box(Rules(), seats, teams, order)
    fill(box)
    s = t.new_table(box, seed)
    s.first = rand(s, seats)
    for q in range(seats):
        t.take(s, q, t.HAND_SIZE)
    derive(s)
    push(s, ROUNDS)
    run(s)
    return s
