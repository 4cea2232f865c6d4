"""Occurrences in duels that Focus Effects, Reactions and triggered traits wait for."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.hearing import CardHeard
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.facts import FOCUSED
from gorin.rulesets.ccg.words.triggers import Moment


@node
class FocusEffect(Moment):
    """When focused cards have been turned faceup, and this is one of them."""

    kinds = (ev.FOCUS_EFFECTS,)

    def test(self, c: Scope) -> str:
        return f"p[{FOCUSED}] >> {c.this} & 1"

    def met(self, r: Reading) -> bool:
        return bool(r.s.p[FOCUSED] >> r.this & 1)

    def english(self, v: Voice) -> str:
        return "as a Focus Effect"


@node
class BeforeFocusEffects(Moment):
    """Before Focus Effects resolve."""

    kinds = (ev.FOCUS_EFFECTS,)
    would = True
    says = "before Focus Effects resolve"


@node
class Focusing(CardHeard):
    """Before such a Personality's player focuses."""

    who: Query
    kinds = (ev.FOCUS,)
    would = True
    says = "before {} focuses"


@node
class DuelEnds(CardHeard):
    """After a duel ends which such a Personality won."""

    who: Query
    kinds = (ev.DUEL_ENDS,)
    says = "after this duel ends, if {} won it"

    def test(self, c: Scope) -> str:
        return f"e.card >= 0 and {super().test(c)}"

    def met(self, r: Reading) -> bool:
        return r.event.card >= 0 and super().met(r)


@node
class WinsDuel(CardHeard):
    """After such a Personality wins a duel."""

    who: Query
    kinds = (ev.WIN_DUEL,)
    says = "after {} wins a duel"
