"""Who and what helps to pay the fate cost of a card: fate on rings, where a card says so; other players by support.
Nobody must help, and nobody must accept."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_number, ask_yes, end, framework, goto, push
from gorin.kernel.turns import in_order, next_player
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.costs.fate_cost import ASKED_IN_VAIN, purse
from gorin.rulesets.lcg.costs.ring_payment import paying_rings, ring_purse
from gorin.rulesets.lcg.facts import PRINTED_SUPPORT
from gorin.rulesets.lcg.lasting.edicts import spendable
from gorin.rulesets.lcg.state import PHASE, Game

# registers (card, who plays it, its cost, whom it is asked now, answer, the help so far)
CARD: Final = 0
YOU: Final = 1
PRICE: Final = 2
HELPER: Final = 3
ANSWER: Final = 4
HELP: Final = 5
BITS: Final = 8  # of the help, per seat and per ring
SEATS: Final = 8  # at most


def share(help: int, seat: int) -> int:
    """What one player contributes."""
    return help >> seat * BITS & (1 << BITS) - 1


def shares(s: Game, help: int) -> list[tuple[int, int]]:
    """Who contributes how much."""
    return [(q, share(help, q)) for q in in_order(s) if share(help, q)] if help else []


def from_rings(s: Game, help: int) -> list[tuple[int, int]]:
    """Which rings contribute how much: their shares stand behind those of all seats."""
    if not help >> SEATS * BITS:
        return []
    return [(i, n) for i in range(len(s.ring_fate)) if (n := share(help, SEATS + i))]


@called()
def given_help(s: Game, help: int) -> int:
    """All contributions together."""
    return sum(n for _, n in (*shares(s, help), *from_rings(s, help))) if help else 0


@called()
def may_be_helped(s: Game, c: int, you: int) -> bool:
    """Could anything else than this player's pool pay for a card?"""
    return bool(s.p[PRINTED_SUPPORT] >> c & 1) or paying_rings(s, c, you) != 0


# --- fate on rings: registers (card, who plays it, its cost, the ring that is asked for, answer, the help so far) ----


def ask_ring(s: Game, f: Frame) -> None:
    """One ring after the other: how much of its fate is used? At least what nothing else could pay."""
    r = f.regs
    rings = paying_rings(s, r[CARD], r[YOU])
    while r[HELPER] < len(s.ring_fate) and not rings >> r[HELPER] & 1:
        r[HELPER] += 1
    if r[HELPER] >= len(s.ring_fate):
        goto(s, f, "help")
        return
    left = r[PRICE] - given_help(s, r[HELP])
    later = sum(s.ring_fate[i] for i in bits(rings) if i > r[HELPER])
    others = purse(s, r[CARD], r[YOU]) - ring_purse(s, r[CARD], r[YOU])
    least, most = max(0, left - later - others), min(left, s.ring_fate[r[HELPER]])
    r[ANSWER] = 0
    if most > 0:
        ask_number(s, r[YOU], "fate from a ring", range(min(least, most), most + 1), ANSWER, about=r[CARD])


def used_ring(s: Game, f: Frame) -> None:
    r = f.regs
    r[HELP] |= r[ANSWER] << (SEATS + r[HELPER]) * BITS
    r[HELPER] += 1
    goto(s, f, "which ring")


def then_support(s: Game, f: Frame) -> None:
    """Then the other players, if the card has support."""
    c, you, price, _, _, help = f.regs
    end(s)
    s.ret = help
    if s.p[PRINTED_SUPPORT] >> c & 1:
        push(s, SUPPORTING, (c, you, price, next_player(s, you), 0, help))


RINGS_PAY: Final = framework(
    "lcg: fate from rings",
    ("which ring", ask_ring),
    ("used", used_ring),
    ("help", then_support),
    registers="cpiiii",
)


def ask_help(s: Game, f: Frame) -> None:
    """Each other player in order may contribute to what is left to pay.
    Decision: any other player, an opponent included (rr.open-support-opponent.1)."""
    r = f.regs
    most = min(spendable(s, r[HELPER]), r[PRICE] - given_help(s, r[HELP]))
    r[ANSWER] = 0
    if r[HELPER] != r[YOU] and most > 0:
        ask_number(s, r[HELPER], "support", range(most + 1), ANSWER, about=r[CARD])


def offered(s: Game, f: Frame) -> None:
    """The offer stands until it is accepted or refused."""
    r = f.regs
    r[HELP] |= r[ANSWER] << r[HELPER] * BITS


def ask_consent(s: Game, f: Frame) -> None:
    if share(f.regs[HELP], f.regs[HELPER]):
        ask_yes(s, f.regs[YOU], "accept support", ANSWER, about=f.regs[CARD])


def answered(s: Game, f: Frame) -> None:
    r = f.regs
    if not r[ANSWER]:
        r[HELP] &= ~((1 << BITS) - 1 << r[HELPER] * BITS)
    r[HELPER] = next_player(s, r[HELPER])
    if r[HELPER] != r[YOU]:
        goto(s, f, "who helps")
        return
    s.ret = r[HELP]
    end(s)


SUPPORTING: Final = framework(
    "lcg: support",
    ("who helps", ask_help),
    ("offered", offered),
    ("accept?", ask_consent),
    ("answered", answered),
    registers="cpipii",
)


@called()
def ask_for_help(s: Game, c: int, you: int, price: int) -> None:
    """When it is over, `s.ret` holds everybody's share, and that of rings."""
    if paying_rings(s, c, you):
        push(s, RINGS_PAY, (c, you, price))
    else:
        push(s, SUPPORTING, (c, you, price, next_player(s, you)))


def in_vain(s: Game, c: int, you: int) -> None:
    """Nobody helped enough: the card stays where it is, and nothing is paid.
    Decision: the opportunity is not used up, and for this card nobody is asked again this phase."""
    s.used[(PHASE, ASKED_IN_VAIN, c, s.inc[c], you)] = 1
