"""The log of a game: one line for one deed, in the order in which they happen. It is made only if somebody listens."""

from __future__ import annotations

from collections.abc import Callable

from gorin.kernel.abilities import ABILITY, DEPTH, RESOLVED, THIS, VIA, YOU
from gorin.kernel.events import Event
from gorin.kernel.fields import Frame
from gorin.kernel.log import IDLE, PASS, lines_told
from gorin.kernel.log import tell as tell_line
from gorin.rulesets.accounts import ended, put, seat_name, seen_by
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.stats import total
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import DISCARD, EVENT, HAND, IN_PROVINCE
from gorin.rulesets.lcg.rings.numbers import FateMove, ring_in
from gorin.rulesets.lcg.state import ATTACKER, DEFENDER, DYNASTY_PHASE, ON, TYPE, Game
from gorin.rulesets.lcg.telling.accounts import Account, aimed
from gorin.rulesets.lcg.telling.aims import chosen
from gorin.rulesets.lcg.telling.naming import TYPES, name

Say = Callable[[Account], str]
HONOR_CHANGES = frozenset((ev.GAIN_HONOR, ev.LOSE_HONOR))
POOLS = frozenset((ev.GAIN_FATE, ev.LOSE_FATE, ev.PAY_FATE, ev.GAIN_FROM_RING, ev.SPEND_TO_RING, ev.ENTER))
ON_CARDS = frozenset((ev.PLACE_FATE, ev.REMOVE_FATE, ev.RETURN_FATE, ev.RING_TO_CARD, ev.MOVE_FATE))
MIXED = frozenset((ev.SHUFFLE_IN, ev.DRAW, ev.FILL, ev.REFILL))  # by which cards may be shuffled into a deck
ON_RINGS = frozenset((ev.REMOVE_FROM_RING, ev.MOVE_RING_FATE))


def tell(s: Game, e: Event) -> Callable[[], None]:
    """Look at the table before an event happens; what this gives puts the event into the log when it has."""
    at = lines_told(s)
    hidden = seen_by(s)
    had, lay = amount(s, e), places(s, e)
    was = called_before(s, e) if mixes(e) else {}

    def told() -> None:
        now = amount(s, e)
        n = e.n if had is None or now is None else abs(now - had)
        put(Account, s, e, Account.sentence, hidden, at, n, places(s, e) & ~lay, was)

    return told


def mixes(e: Event) -> bool:
    """May cards be shuffled into a deck by it?"""
    return e.kind in MIXED or (e.kind == ev.LEAVE and e.n == ev.SHUFFLED)


def called_before(s: Game, e: Event) -> dict[int, str]:
    """What the cards of an event are called: a shuffle gives their ids other faces, which nobody knows."""
    was = {e.source: name(s, e.source)} if e.source >= 0 else {}
    return was | {e.card: Account(s, e).named(e.card)} if e.card >= 0 else was


def amount(s: Game, e: Event) -> int | None:
    """The number that an event changes: less may be there than it would take."""
    if e.kind in HONOR_CHANGES:
        return s.honor[e.player]
    if e.kind in POOLS:
        return s.pool[e.player]
    if e.kind in ON_CARDS:
        return s.fate[e.card]
    if e.kind in ON_RINGS:
        return s.ring_fate[FateMove.of(e.n).source if e.kind == ev.MOVE_RING_FATE else ring_in(e.n)]
    if e.kind == ev.DRAW:
        return (s.p[HAND] & s.ctl[e.player]).bit_count()
    return int(s.p[DISCARD].bit_count()) if e.kind == ev.DISCARD_RANDOM else None


def places(s: Game, e: Event) -> int:
    """The cards that lie where an event without a card of its own puts some."""
    if e.kind == ev.DRAW:
        return s.p[HAND] & s.ctl[e.player]
    if e.kind in (ev.DISCARD_RANDOM, ev.PLAYED):
        return s.p[DISCARD]
    return int(s.p[IN_PROVINCE]) if e.kind in (ev.FILL, ev.REFILL) else 0


# --- what is no event -------------------------------------------------------------------------------------------------


def tell_of(s: Game, card: int, say: Say) -> None:
    """A line about a card that is used or played."""
    put(Account, s, Event(-1, card), say, seen_by(s))


@called()
def tell_use(s: Game, f: Frame) -> None:
    """An ability is used, before its costs are paid."""
    r = f.regs
    resolved = r[DEPTH] <= RESOLVED
    verb = "resolves" if resolved else "plays" if s.p[EVENT] >> r[THIS] & 1 else "uses"

    def by(t: Account) -> str:
        return "" if r[VIA] == r[THIS] else f" ({t.call(r[VIA])})"

    tell_of(s, r[THIS], lambda t: ended(f"{seat_name(r[YOU])} {verb} {t.card}{by(t)}"))


@called()
def tell_aims(s: Game, f: Frame) -> None:
    """What an ability was aimed at, before anybody may cancel it."""
    aims = chosen(s, s.box.abilities[f.regs[ABILITY]], f)
    if aims:
        tell_of(s, f.regs[THIS], lambda t: ended(f"{t.card} is used{aimed(t, aims, ' on ')}"))


@called()
def tell_cancelled(s: Game, c: int) -> None:
    """Its effects did not initiate."""
    if s.log is not None:
        tell_of(s, c, lambda t: f"The effects of {t.card} are canceled.")


@called()
def tell_unpaid(s: Game, c: int) -> None:
    """A cost was replaced or did not happen, so that nothing comes of it."""
    if s.log is not None:
        tell_of(s, c, lambda t: ended(f"nothing comes of {t.card}: a cost is not paid"))


def tell_play(s: Game, c: int, who: int, how: str) -> None:
    """A card is about to be played."""
    tell_of(s, c, lambda t: ended(f"{seat_name(who)} plays {t.card}{how}"))


def tell_pass(s: Game, who: int) -> None:
    """An opportunity to act that everybody knows of. (Nobody is told who passes an opportunity to answer: that would
    tell who could have answered.)"""
    tell_line(s, f"{seat_name(who)} passes.", kind=PASS if s.con[ON] or s.phase == DYNASTY_PHASE else IDLE)


def tell_totals(s: Game) -> None:
    """The skill both sides have in the conflict now, as the rules have it announced."""
    if s.con[ON]:
        a, d = seat_name(s.con[ATTACKER]), seat_name(s.con[DEFENDER])
        tell_line(s, f"{TYPES[s.con[TYPE]].capitalize()} skill: {a} attacks with {total(s, True)}, "
                   f"{d} defends with {total(s, False)}.")  # fmt: skip


def tell_run_out(s: Game, who: int, deck: str) -> None:
    """A deck ran out."""
    tell_line(s, f"{seat_name(who)}'s {deck} discard pile is shuffled and becomes the {deck} deck.")
