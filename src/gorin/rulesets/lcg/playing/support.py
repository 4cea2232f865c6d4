"""Support: other players may help to pay the fate cost of a card. Nobody must, and nobody must accept."""

from __future__ import annotations

from typing import Final

from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_number, ask_yes, end, framework, goto, push
from gorin.kernel.turns import in_order, next_player
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.costs.fate_cost import ASKED_IN_VAIN
from gorin.rulesets.lcg.lasting.edicts import spendable
from gorin.rulesets.lcg.state import PHASE, Game

# registers (card, who plays it, its cost, whom it is asked now, answer, the help so far)
CARD: Final = 0
YOU: Final = 1
PRICE: Final = 2
HELPER: Final = 3
ANSWER: Final = 4
HELP: Final = 5
BITS: Final = 8  # of the help, per seat


def share(help: int, seat: int) -> int:
    """What one player contributes."""
    return help >> seat * BITS & (1 << BITS) - 1


def shares(s: Game, help: int) -> list[tuple[int, int]]:
    """Who contributes how much."""
    return [(q, share(help, q)) for q in in_order(s) if share(help, q)] if help else []


@called()
def given_help(s: Game, help: int) -> int:
    """All contributions together."""
    return sum(n for _, n in shares(s, help)) if help else 0


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
def ask_for_support(s: Game, c: int, you: int, price: int) -> None:
    """When it is over, `s.ret` holds everybody's share."""
    push(s, SUPPORTING, (c, you, price, next_player(s, you)))


def in_vain(s: Game, c: int, you: int) -> None:
    """Nobody helped enough: the card stays where it is, and nothing is paid.
    Decision: the opportunity is not used up, and for this card nobody is asked again this phase."""
    s.used[(PHASE, ASKED_IN_VAIN, c, s.inc[c], you)] = 1
