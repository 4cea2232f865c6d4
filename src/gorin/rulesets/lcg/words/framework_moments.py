"""What the framework does, as occurrences: bowing after conflicts, honor given for a bid, fate for passing first."""

from __future__ import annotations

from typing import Any

from gorin.kernel.events import Event
from gorin.language.english import Voice
from gorin.language.hearing import CardHeard, Heard
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.state import ATTACKER, ON, Game
from gorin.rulesets.lcg.words.memories import Declaring, HowMuch, Recalls

ORDINALS = {1: "first", 2: "second", 3: "third", 4: "fourth"}


@node
class TurnedFaceup(CardHeard):
    """After such a card in a province is turned faceup; what was put there faceup was not turned. A holding enters
    play by it, and may answer its own turning: it is heard as it enters."""

    who: Query
    kinds = (ev.TURN_FACEUP, ev.ENTER)
    says = "after {} is turned faceup"

    def test(self, c: Scope) -> str:
        return f"(was_turned(s, e) and {super().test(c)})"

    def met(self, r: Reading) -> bool:
        return was_turned(r.s, r.event) and super().met(r)


@called(reads=(facts.HOLDING,))
def was_turned(s: Game, e: Event) -> bool:
    """Is this the moment at which a card has been turned faceup?"""
    if e.kind == ev.ENTER:
        return bool(e.tag & ev.WAS_TURNED)
    return not s.p[facts.HOLDING] >> e.card & 1


@node
class BowsFromConflict(CardHeard):
    """After such a card bows as a result of conflict resolution."""

    who: Query
    kinds = (ev.BOW,)
    says = "after {} bows as a result of conflict resolution"

    def test(self, c: Scope) -> str:
        return f"(e.n == {ev.FROM_CONFLICT} and {super().test(c)})"

    def met(self, r: Reading) -> bool:
        return r.event.n == ev.FROM_CONFLICT and super().met(r)


@declares(strings={"this": ("period", ("phase", "round"))})
@node
class FromYourConflict(Condition, Recalls):
    """This is the first, second … conflict you declared in this period."""

    nth: int
    this: str = "round"
    bare = True

    def remembers(self) -> tuple[Any, int, str]:
        return HowMuch(Declaring(), self.this).remembers()

    def source(self, c: Scope) -> str:
        many = HowMuch(Declaring(), self.this).source(c)
        return f"(s.con[{ON}] and s.con[{ATTACKER}] == {c.you} and {many} == {self.nth})"

    def holds(self, r: Reading) -> bool:
        yours = r.s.con[ON] and r.s.con[ATTACKER] == r.you
        return bool(yours) and HowMuch(Declaring(), self.this).value(r) == self.nth

    def english(self, v: Voice) -> str:
        nth = ORDINALS.get(self.nth, f"{self.nth}th")
        return f"from the {nth} conflict you declared this {self.this}"


@declares(tells=("doer", "so much"))
@node
class HonorFromBid(Heard):
    """After honor is given to you because of an honor bid: in the draw phase or for a duel."""

    kinds = (ev.GAIN_HONOR,)

    def test(self, c: Scope) -> str:
        return f"(e.player == {c.you} and e.tag & {ev.FOR_BID} != 0)"

    def met(self, r: Reading) -> bool:
        return r.event.player == r.you and bool(r.event.tag & ev.FOR_BID)

    def english(self, v: Voice) -> str:
        return "after 1 or more honor is given to you from an honor bid"


@declares(needs=("so much", "ThatMuch is nothing unless the ability waits for an amount."))
@node
class ThatMuch(Number):
    """As much as the occurrence was about."""

    plain = True

    def source(self, c: Scope) -> str:
        return f"{c.event}.n"

    def value(self, r: Reading) -> int:
        return r.event.n

    def english(self, v: Voice) -> str:
        return "that much"


@declares(tells=("doer", "so much"))
@node
class FateForPassing(Heard):
    """After you gain fate for passing first in the dynasty phase."""

    kinds = (ev.GAIN_FATE,)

    def test(self, c: Scope) -> str:
        return f"(e.player == {c.you} and e.tag & {ev.FOR_PASSING} != 0)"

    def met(self, r: Reading) -> bool:
        return r.event.player == r.you and bool(r.event.tag & ev.FOR_PASSING)

    def english(self, v: Voice) -> str:
        return "after you gain fate for passing in the dynasty phase"
