"""The log of a game: one line for one deed, in the order in which they happen. It is made only if somebody listens."""

from __future__ import annotations

from collections.abc import Callable

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.log import PASS, lines_told
from gorin.kernel.log import tell as tell_line
from gorin.rulesets.accounts import ended, listing, put, seat_name, seen_by
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.facts import DISCARD, FACEUP, HAND, IN_PLAY
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.telling.accounts import Account
from gorin.rulesets.ccg.telling.naming import name

HONOR_CHANGES = frozenset((ev.GAIN_HONOR, ev.LOSE_HONOR))


def tell(s: Game, e: Event) -> Callable[[], None]:
    """Look at the table before an event happens; what this gives puts the event into the log when it has."""
    at, hidden = lines_told(s), seen_by(s)
    honor, lay = s.honor[e.player], places(s, e)
    was = {e.card: name(s, e.card)} if e.kind == ev.DESTROY_PROVINCE else {}

    def told() -> None:
        new = places(s, e) & ~lay
        n = abs(s.honor[e.player] - honor) if e.kind in HONOR_CHANGES else new.bit_count() if e.kind == ev.DRAW else e.n
        put(Account, s, e, Account.sentence, hidden, at, n, new, was)

    return told


def places(s: Game, e: Event) -> int:
    """The cards that lie where an event without a card of its own puts some."""
    if e.kind == ev.DRAW:
        return s.p[HAND] & s.ctl[e.player]
    if e.kind == ev.DESTROY_PROVINCE:
        return 0 if s.box.rules.edition.lost_with_province else int(s.p[DISCARD])  # or a discarding of its own tells it
    return int(s.p[IN_PLAY]) if e.kind == ev.CREATE else 0


def tell_pass(s: Game, who: int) -> None:
    """An opportunity to act that everybody knows of; who passes an opportunity to react is not told, or it would be
    known who could have."""
    tell_line(s, f"{seat_name(who)} passes.", kind=PASS)


def tell_filled(s: Game, c: int, province: int) -> None:
    """A card came into a province; some know it from before."""
    lies = "faceup" if s.p[FACEUP] >> c & 1 else "facedown"

    def filled(t: Account) -> str:
        card = t.card
        return ended(f"{'a card' if t.veil >> c & 1 else card} fills {name(s, province)} {lies}")

    put(Account, s, Event(-1, c), filled, seen_by(s))


def tell_event(s: Game, c: int) -> None:
    """An Event that lies in a province resolves."""
    tell_line(s, ended(f"{seat_name(s.owner[c])} resolves {name(s, c)}"))


def tell_focused(s: Game, c: int, who: int, before: list[int]) -> None:
    """A card was focused, facedown. Whoever knew it where it was has seen it go."""
    put(Account, s, Event(-1, c), lambda t: ended(f"{seat_name(who)} focuses {t.card}"), before)


def tell_strike(s: Game, who: int, focused: list[tuple[int, int]]) -> None:
    """A duel is struck: everybody's focused cards are turned faceup."""
    tell_line(s, f"{seat_name(who)} strikes.")
    for seat, cards in focused:
        tell_line(s, ended(f"{seat_name(seat)} has focused {listing([name(s, c) for c in bits(cards)]) or 'nothing'}"))


def tell_outcome(s: Game, won: int) -> None:
    """A duel is decided."""
    winners = listing([name(s, c) for c in bits(won)])
    tell_line(s, ended(f"{winners} {'win' if won & won - 1 else 'wins'} the duel") if won else "Both lose the duel.")


def tell_pool(s: Game, who: int, cards: list[int]) -> None:
    """A focus pool is formed; what is in it its player alone is told."""
    text = f"{seat_name(who)} forms a focus pool of {len(cards)}"
    titles = listing([name(s, c) for c in cards])
    tell_line(s, ended(f"{text}: {titles}" if titles else text), 1 << who, f"{text}.")


def tell_pool_put_back(s: Game, who: int, c: int, last: bool) -> None:
    """What is left of a focus pool goes to the bottom of the Fate deck; which card follows which its player knows."""
    text = f"{seat_name(who)} puts {name(s, c)} on the bottom of the Fate deck"
    others = f"{seat_name(who)} puts the rest of the focus pool on the bottom of the Fate deck."
    tell_line(s, ended(text), 1 << who, others if last else "")
