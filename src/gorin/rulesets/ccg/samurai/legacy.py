"""Legacy Holdings: fetched before the game by those who do not go first, and later instead of buying a Holding."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import mask_of
from gorin.kernel.derive import derive
from gorin.kernel.fields import Frame
from gorin.kernel.log import tell
from gorin.kernel.machine import ask_card, framework, goto, push
from gorin.kernel.turns import in_order
from gorin.language.sets import Is
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.facts import BOWED, FACEUP, HOLDING, IN_PLAY, LEGACY
from gorin.rulesets.ccg.places.zones import dynasty_deck, lift
from gorin.rulesets.ccg.rows import Negation
from gorin.rulesets.ccg.state import THIRD_TURN, Game
from gorin.rulesets.ccg.words import YOURS, Bow, YourTurn, reaction
from gorin.rulesets.ccg.words.rulebook import BroughtNoHolding, FetchLegacy
from gorin.rulesets.ccg.words.texts import Ability
from gorin.rulesets.ccg.words.triggers import PhaseEnds

LEGACY_REACTION: Final[Ability] = reaction(
    PhaseEnds("dynasty", yours=True),
    FetchLegacy(),
    when=YourTurn() & BroughtNoHolding(),
    cost=Bow(Is("stronghold") & YOURS),
    label="Legacy",
)

# registers
NEXT: Final = 0  # how many have searched, in turn order from the one who goes first, who does not
FOUND: Final = 1


def legacy_holdings(s: Game, f: Frame) -> None:
    """Step C of the start of the game."""
    derive(s)
    push(s, SEARCHING, (1,))


def search(s: Game, f: Frame) -> None:
    """In turn order, each of those who do not go first may take one out of the Dynasty deck."""
    order = in_order(s)
    if f.regs[NEXT] >= len(order):
        goto(s, f, "searched")
        return
    who = order[f.regs[NEXT]]
    found = mask_of(s.zones[dynasty_deck(who)]) & s.p[HOLDING] & s.p[LEGACY]
    f.regs[FOUND] = -1
    if found:
        ask_card(s, who, "fetch a Legacy Holding", found, FOUND, done=True)


def put_into_play(s: Game, f: Frame) -> None:
    """Shown, bowed, without Gold cost; it cannot straighten before its controller's third turn begins."""
    c = f.regs[FOUND]
    f.regs[NEXT] += 1
    goto(s, f, "search")
    if c >= 0:
        who, b = s.owner[c], 1 << c
        lift(s, c)
        for plane in (IN_PLAY, FACEUP, BOWED):
            s.p[plane] |= b
        s.negations = (*s.negations, Negation(ev.STRAIGHTEN, b, 0, THIRD_TURN + who, who, 0))
        derive(s)
        if s.log is not None:
            tell(s, f"{s.box.rules.seat_name(who)} begins with {s.box.faces[s.kind[c]].name}, bowed.")


def searched(s: Game, f: Frame) -> None:
    s.frames.pop()


SEARCHING: Final = framework(
    "ccg: Legacy Holdings", ("search", search), ("put into play", put_into_play), ("searched", searched), registers="ic"
)
