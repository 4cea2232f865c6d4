"""What happened, in one sentence of the players' words, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.kernel.events import AT_ONCE, COST, RULEBOOK, SURE
from gorin.kernel.fields import NAMES
from gorin.kernel.machine import titles_of
from gorin.rulesets import accounts
from gorin.rulesets.accounts import listing, seat_name, seen_by
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.codecs import (
    ANY_FLAG,
    AS_ATTACHMENT,
    IN_CONFLICT,
    IN_PLACE,
    ON_HOST,
    POOL,
    controls_entry,
    entry,
    fate_moved,
    in_deck,
    in_slot,
    status_moved,
    taken,
    taken_over,
    tucked_under,
)
from gorin.rulesets.lcg.facts import ATTACKING, DEFENDING, DISHONORED, FACEUP, HONORED, TAINTED
from gorin.rulesets.lcg.prohibitions.immunity import BY_RING
from gorin.rulesets.lcg.rings.bearers import WITH_BEARER
from gorin.rulesets.lcg.rings.names import belongs_to, printed_element, ring
from gorin.rulesets.lcg.rings.numbers import NO_RING, Declared, FateMove, RingFate, Swap, ring_in
from gorin.rulesets.lcg.sides import CHOSEN, conflict_frame
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.telling.aims import aims
from gorin.rulesets.lcg.telling.naming import (
    TYPES,
    bearer,
    name,
    place,
    slot_name,
    twins,
    unnamed,
)

TOKENS: Final = {HONORED: "honored", DISHONORED: "dishonored", TAINTED: "tainted"}
STEPS: Final = {  # why the rules do something, by the step in which they do it
    "1.3 collect fate": "income",
    "2.4 transfer honor": "the honor bid",
    "D.5 transfer honor": "the duel's honor bid",
    "3.2 declared": "the price of attacking",
    "3.2.1 defenders declared": "the price of defending",
    "3.2 first defenders declared": "the price of defending",
    "3.2.4 apply unopposed": "the conflict was unopposed",
    "3.2.8 return home": "it was in the conflict",
    "4.2 discard characters with no fate": "it has no fate",
    "4.3 remove fate": "the fate phase",
}
ABOUT_PLAYERS: Final = frozenset((ev.GAIN_HONOR, ev.LOSE_HONOR, ev.GAIN_FATE, ev.LOSE_FATE, ev.DRAW))
SAYS_WHY: Final = ABOUT_PLAYERS | {ev.LEAVE, ev.REMOVE_FATE}  # where the step of the rules is worth saying


class Account(accounts.Account):
    """One event of this game as it is told."""

    __slots__ = ()

    s: Game

    def named(self, c: int) -> str:
        """Where both sides have a card of this name, with whose it is."""
        return f"{seat_name(self.s.holder[c])}'s {name(self.s, c)}" if twins(self.s, c) else name(self.s, c)

    def unnamed(self, c: int) -> str:
        return unnamed(self.s, c)

    def reason(self) -> str:
        return reason(self)

    @property
    def where(self) -> str:
        """Where the card went, once it has gone."""
        return f"to {place(self.s, self.e.card)}" if self.done else ""


# --- why ------------------------------------------------------------------------------------------------------------


def reason(t: Account) -> str:
    """The card or the rule it comes from."""
    e = t.e
    if e.kind in UNREASONED:
        return ""
    if e.tag & WITH_BEARER:
        return "what it was on is gone"
    if e.tag & COST:
        return "a cost" if e.source < 0 or e.source == e.card else f"a cost of {t.call(e.source)}"
    if e.tag & BY_RING and e.tag & RULEBOOK:
        return "the ring effect"
    if e.source >= 0 and e.source != e.card:
        return by_card(t, e.source)
    if e.source >= 0:
        return "pride" if e.tag & AT_ONCE else "its own effect"
    return by_rule(t)


def by_card(t: Account, c: int) -> str:
    """A card, with whose it is."""
    t.spoken |= 1 << c
    return "a card's effect" if t.veil >> c & 1 else f"{t.whose(t.s.holder[c])} {t.was.get(c) or name(t.s, c)}"


def by_rule(t: Account) -> str:
    """Why the rules do it."""
    s, e = t.s, t.e
    if e.tag & ev.BROKEN_TREATY:
        return "the broken treaty"
    if e.tag & (ev.CONFLICT_RAN_OUT | ev.DYNASTY_RAN_OUT):
        return f"the {'conflict' if e.tag & ev.CONFLICT_RAN_OUT else 'dynasty'} deck ran out"
    if e.kind in ABOUT_PLAYERS and e.card >= 0:
        kept = {ev.GAIN_HONOR: "honored", ev.LOSE_HONOR: "dishonored"}
        return f"{t.cause(e.card)} {f'was {kept[e.kind]}' if e.kind in kept else 'left play'}"
    if e.kind == ev.LEAVE and e.tag & SURE:
        return "the rules do not let it stay"
    if e.kind in SAYS_WHY and e.tag & RULEBOOK:
        for f in reversed(s.frames):
            titles = titles_of(s, f.kind)
            if e.kind == ev.GAIN_FATE and NAMES[f.kind] == "lcg: action window":
                return "the first to pass"
            if 0 < f.step <= len(titles) and titles[f.step - 1] in STEPS:
                return STEPS[titles[f.step - 1]]
    return ""


# --- what -----------------------------------------------------------------------------------------------------------


def declares(t: Account) -> str:
    which, kind, _ = Declared.of(t.e.n)
    open_ = t.s.p[FACEUP] >> t.e.card & 1
    at = t.card if open_ else "a facedown province"
    if which == NO_RING:
        return f"{t.who} declares a {TYPES[kind]} conflict without a ring against {at}"
    return f"{t.who} declares a {TYPES[kind]} {printed_element(t.s, which)} conflict against {at}"


def chosen_to_fight(s: Game, plane: int) -> int:
    """Who was declared: until the declaration has happened, its frame knows."""
    return conflict_frame(s).regs[CHOSEN] or s.p[plane]


def defends(t: Account) -> str:
    chosen = chosen_to_fight(t.s, DEFENDING)
    return f"{t.who} declares {t.called(chosen)} as defender{'s' if chosen & chosen - 1 else ''}" if chosen else (
        f"{t.who} declares no defenders"
    )  # fmt: skip


def bids(t: Account) -> str:
    return ", ".join(f"{seat_name(q)} bid {b}" for q, b in enumerate(t.s.bid) if t.e.n >> q & 1)


def initiates(t: Account) -> str:
    """Told before anybody may cancel it, or the pause would tell that somebody can; so there is no line for it."""
    return f"{t.whose(t.e.player)} {t.card} would take effect{aimed(t, aims(t.s, t.e), ' on ')}" if not t.done else ""


def aimed(t: Account, aims: list[int | str], at: str) -> str:
    """What an ability was aimed at; what was selected (it stands in quotation marks) comes last."""
    on = listing([t.call(x) for x in aims if not str(x).startswith("“")])
    selected = listing([str(x) for x in aims if str(x).startswith("“")])
    return (f"{at}{on}" if on else "") + (f" to {selected}" if selected else "")


def fate_moves(t: Account) -> str:
    of, to = (x if x < POOL else f"{seat_name(x & ~POOL)}'s pool" for x in fate_moved(t.e.n)[1:])
    return f"{t.n} fate moves from {t.call(of)} to {t.call(to)}"


def enters(t: Account) -> str:
    where, _, at = entry(t.e.n)
    more = []
    if where in (ON_HOST, AS_ATTACHMENT):
        more.append(f"attached to {t.call(bearer(t.s, at))}")
    if where == IN_CONFLICT:
        more.append("in the conflict")
    if where == IN_PLACE:
        more.append(f"in place of {t.call(at)}")
    if t.s.slot[t.e.card] >= 0 and t.done:
        more.append(slot_name(t.s.slot[t.e.card]))
    if t.done and (t.n or t.s.fate[t.e.card]):
        more.append(f"with {t.n} fate from {t.who}'s pool" if t.n else f"with {t.s.fate[t.e.card]} fate")
    if t.done and t.e.n & ANY_FLAG:
        more += [TOKENS[token] for token in TOKENS if t.s.p[token] >> t.e.card & 1]
    return ", ".join(more)


def shown(t: Account) -> str:
    return slot_name(t.s.slot[t.e.card]) if t.s.slot[t.e.card] >= 0 else ""


def filled(t: Account) -> str:
    """A card comes into a province; it is named if somebody knows it: faceup, or seen before on top of its deck."""
    slot, faceup = in_slot(t.e.n)
    known = any(t.new & ~hidden for hidden in seen_by(t.s))
    card = t.called(t.new) if known and not t.new & t.veil else "a card"
    return f"{card} fills {slot_name(slot)} {'faceup' if faceup else 'facedown'}"


def tucked(t: Account) -> str:
    return f"{t.card} goes under {t.call(tucked_under(t.e.n)[0])}"


def moves_status(t: Account) -> str:
    token, onto = status_moved(t.e.n)
    return f"the {TOKENS.get(token, 'status')} status token of {t.card} moves to {t.call(onto)}"


def swaps_rings(t: Account) -> str:
    one, other = Swap.of(t.e.n)
    return f"the {printed_element(t.s, one)} ring and the {printed_element(t.s, other)} ring change places"


def on_ring(t: Account) -> str:
    """The ring of an event that leaves it where it lies."""
    return ring(t.s, ring_in(t.e.n))


def moved(t: Account) -> str:
    """The ring of an event that moves it: where it lies is no help then."""
    return f"the {printed_element(t.s, ring_in(t.e.n))} ring"


def unclaimed_pool(t: Account) -> str:
    """Where a ring has returned to."""
    who = belongs_to(t.s, ring_in(t.e.n)) if t.done else -1
    return f"{seat_name(who)}'s unclaimed pool" if who >= 0 else "the unclaimed pool"


def winner_of(t: Account) -> str:
    goes = [word for word, does in zip(("resolves", "claims"), taken_over(t.e.n), strict=True) if does]
    return f"{t.who} {listing(goes)} the ring of this conflict"


Words = Callable[[Account], str]
WORDS: Final[dict[int, Words]] = {
    ev.BOW: lambda t: f"{t.card} bows",
    ev.READY: lambda t: f"{t.card} is readied",
    ev.HONOR: lambda t: f"{t.card} is honored",
    ev.DISHONOR: lambda t: f"{t.card} is dishonored",
    ev.TAINT: lambda t: f"{t.card} is tainted",
    ev.LOSE_STATUS: lambda t: f"{t.card} loses its {TOKENS.get(t.e.n, 'status')} token",
    ev.PUT_STATUS: lambda t: f"{t.card} receives a status token",
    ev.MOVE_STATUS: moves_status,
    ev.LEAVE: lambda t: f"{t.card} leaves play",
    ev.ENTER: lambda t: f"{t.card} enters play under {seat_name(controls_entry(t.e.n, t.e.player))}",
    ev.ATTACH: lambda t: f"{t.card} is attached to {t.call(bearer(t.s, t.e.n))}",
    ev.DISCARD: lambda t: f"{t.card} is discarded",
    ev.DRAW: lambda t: f"{t.who} draws {t.n}",
    ev.DISCARD_RANDOM: lambda t: f"{t.who} discards {t.n} at random",
    ev.GAIN_HONOR: lambda t: f"{t.who} gains {t.n} honor",
    ev.LOSE_HONOR: lambda t: f"{t.who} loses {t.n} honor",
    ev.GAIN_FATE: lambda t: f"{t.who} gains {t.n} fate",
    ev.LOSE_FATE: lambda t: f"{t.who} loses {t.n} fate",
    ev.PAY_FATE: lambda t: f"{t.who} pays {t.n} fate" + (f" for {t.card}" if t.e.card >= 0 else "") if t.n else "",
    ev.PLACE_FATE: lambda t: f"{t.n} fate is placed on {t.card}",
    ev.REMOVE_FATE: lambda t: f"{t.n} fate is removed from {t.card}",
    ev.RETURN_FATE: lambda t: f"{t.n} fate on {t.card} returns to {seat_name(t.s.owner[t.e.card])}'s pool",
    ev.MOVE_FATE: fate_moves,
    ev.REVEAL: lambda t: f"{t.card} is revealed",
    ev.TURN_FACEUP: lambda t: f"{t.card} is revealed",
    ev.DECLARE: declares,
    ev.DEFEND: defends,
    ev.EVADE: lambda t: f"{t.card} is evaded",
    ev.PASS_DYNASTY: lambda t: "",  # the pass itself was told
    ev.TRIGGERED: lambda t: "",  # the use was told
    ev.PUT_HONOR: lambda t: f"an honor token is placed on {t.card}",
    ev.RESOLVED: lambda t: "",  # its effects were told
    ev.PASS_CONFLICT: lambda t: f"{t.who} passes a conflict",
    ev.WIN: lambda t: f"{t.who} wins the conflict by {t.n}",
    ev.BREAK: lambda t: f"{t.card} breaks",
    ev.RESTORE: lambda t: f"{t.card} is restored",
    ev.RESOLVE_RING: lambda t: f"{t.who} resolves {on_ring(t)}",
    ev.CLAIM: lambda t: f"{t.who} claims {moved(t)}",
    ev.TAKE_RING: lambda t: f"{t.who} takes {moved(t)}",
    ev.RETURN_RING: lambda t: f"{moved(t)} returns to {unclaimed_pool(t)}",
    ev.REMOVE_RING: lambda t: f"{moved(t)} is out of play until the end of the round",
    ev.SWAP_RINGS: swaps_rings,
    ev.SWITCH_RING: lambda t: f"{moved(t)} is the contested ring now",
    ev.PLACE_RING: lambda t: f"{moved(t)} is put on {t.card}",
    ev.RING_GOES_TO: winner_of,
    ev.RING_FATE: lambda t: f"{RingFate.of(t.e.n).amount} fate is placed on {on_ring(t)}",
    ev.GAIN_FROM_RING: lambda t: f"{t.who} gains {t.n} fate from {on_ring(t)}",
    ev.REMOVE_FROM_RING: lambda t: f"{t.n} fate is removed from {on_ring(t)}",
    ev.SPEND_TO_RING: lambda t: f"{t.who} pays {t.n} fate to {on_ring(t)}",
    ev.MOVE_RING_FATE: lambda t: f"{t.n} fate moves from {ring(t.s, FateMove.of(t.e.n).source)} to {on_ring(t)}",
    ev.RING_TO_CARD: lambda t: f"{t.n} fate moves from {on_ring(t)} to {t.card}",
    ev.MOVE_IN: lambda t: f"{t.card} moves to the conflict",
    ev.MOVE_HOME: lambda t: f"{t.card} moves home",
    ev.SEND_HOME: lambda t: f"{t.card} is sent home bowed",
    ev.SWITCH_TYPE: lambda t: "the conflict changes its type",
    ev.MOVE_CONFLICT: lambda t: f"the conflict is {'also ' if t.e.n else 'now '}at {t.card}",
    ev.END_CONFLICT: lambda t: "the conflict ends early",
    ev.MORE_CONFLICTS: lambda t: f"{t.who} may declare an additional {TYPES[t.e.n]} conflict",
    ev.CONFLICT_ENDS: lambda t: "the conflict ends",
    ev.INITIATE: initiates,
    ev.PHASE_BEGINS: lambda t: f"the {t.s.box.rules.phase_names[t.e.n]} phase of round {t.s.round} begins",
    ev.BIDS_REVEALED: bids,
    ev.CHANGE_BID: lambda t: f"{t.who}'s bid changes by {t.e.n}",
    ev.SET_DIAL: lambda t: f"{t.who}'s dial is set to {t.e.n}",
    ev.DUEL_BEGINS: lambda t: f"{t.card} challenges {t.call(t.e.n)} to a duel",
    ev.WIN_DUEL: lambda t: f"{t.card} wins the duel",
    ev.LOSE_DUEL: lambda t: f"{t.card} loses the duel",
    ev.FAVOR: lambda t: f"{t.who} claims the Imperial Favor",
    ev.LOSE_FAVOR: lambda t: "the Imperial Favor is discarded",
    ev.TURN_FAVOR: lambda t: f"the Imperial Favor is set to its {TYPES[t.e.n]} side",
    ev.PASS_FIRST: lambda t: f"{t.who} is the first player now",
    ev.TO_HAND: lambda t: f"{t.card} goes to {seat_name(t.s.owner[t.e.card])}'s hand",
    ev.PUT_UNDER: lambda t: f"{t.card} goes to the bottom of its owner's deck",
    ev.SHUFFLE_IN: lambda t: f"{t.card} is shuffled into its owner's deck",
    ev.TO_DECK: lambda t: f"{t.card} goes to the {'top' if in_deck(t.e.n)[1] else 'bottom'} of its owner's deck",
    ev.REFILL: filled,
    ev.FILL: filled,
    ev.LAY: lambda t: f"{t.card} goes to {slot_name(in_slot(t.e.n)[0])}",
    ev.MOVE_SLOT: lambda t: f"{t.card} moves to {slot_name(t.e.n)}",
    ev.SWAP: lambda t: f"{t.card} and {t.call(t.e.n)} change places",
    ev.TURN_FACEDOWN: lambda t: f"{t.card} is turned facedown",
    ev.REMOVE: lambda t: f"{t.card} is removed from the game",
    ev.TUCK: tucked,
    ev.TAKE_PLACE: lambda t: f"{t.card} takes the place of {t.call(t.e.n)}",
    ev.TAKE_CONTROL: lambda t: f"{seat_name(taken(t.e.n)[0])} takes control of {t.card}",
    ev.PLAYED: lambda t: f"{t.card} goes to {place(t.s, t.e.card)}" if t.new else "",
}
DETAILS: Final[dict[int, Words]] = {
    ev.LEAVE: lambda t: ("sacrificed, " if t.e.n == ev.SACRIFICED else "") + t.where if t.done else "",
    ev.DISCARD: lambda t: t.where,
    ev.ENTER: enters,
    ev.DRAW: lambda t: t.called(t.new & ~t.veil),
    ev.DISCARD_RANDOM: lambda t: t.called(t.new),
    ev.REVEAL: shown,
    ev.TURN_FACEUP: shown,
    ev.DECLARE: lambda t: f"attackers: {t.called(chosen_to_fight(t.s, ATTACKING)) or 'none'}",
    ev.MOVE_IN: lambda t: f"for {t.of}",
    ev.EVADE: lambda t: f"by covert: {t.call(t.e.n)}",
}
UNREASONED: Final = frozenset(
    (
        ev.PHASE_BEGINS,
        ev.BIDS_REVEALED,
        ev.INITIATE,
        ev.DECLARE,
        ev.DEFEND,
        ev.PLAYED,
        ev.PAY_FATE,
        ev.WIN_DUEL,
        ev.LOSE_DUEL,
        ev.TAKE_PLACE,
    )
)
Account.words, Account.details = WORDS, DETAILS
