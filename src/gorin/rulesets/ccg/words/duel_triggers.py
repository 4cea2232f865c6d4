"""Occurrences of challenges and duels."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.hearing import CardHeard, Heard, PlainlyHeard
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.facts import FACEUP, FOCUSED
from gorin.rulesets.ccg.words.triggers import Moment


@node
class FocusEffect(Moment):
    """When focused cards have been turned faceup, and this is one of them."""

    kinds = (ev.FOCUS_EFFECTS,)

    def test(self, c: Scope) -> str:
        return f"(p[{FOCUSED}] & p[{FACEUP}]) >> {c.this} & 1"

    def met(self, r: Reading) -> bool:
        return bool(r.s.p[FOCUSED] & r.s.p[FACEUP] & 1 << r.this)

    def english(self, v: Voice) -> str:
        return "as a Focus Effect"


@node
class BeforeFocusEffects(Moment):
    """Before Focus Effects resolve."""

    kinds = (ev.FOCUS_EFFECTS,)
    would = True
    says = "before Focus Effects resolve"


class Focusing(PlainlyHeard, kinds=(ev.FOCUS,), says="before {} focuses"):
    """Before such a Personality's player focuses."""

    would = True


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


class WinsDuel(PlainlyHeard, kinds=(ev.WIN_DUEL,), says="after {} wins a duel"):
    """After such a Personality wins a duel."""


class LosesDuel(PlainlyHeard, kinds=(ev.LOSE_DUEL,), says="after {} loses a duel"):
    """After such a Personality loses a duel."""


class Challenges(PlainlyHeard, kinds=(ev.CHALLENGE,), says="after {} issues a challenge"):
    """After such a Personality issues a challenge, before it is refused or accepted."""


@node
class IsChallenged(Heard):
    """After such a Personality is challenged, before the challenge is refused or accepted."""

    who: Query
    kinds = (ev.CHALLENGE,)

    def test(self, c: Scope) -> str:
        return f"{self.who.source(c)} >> e.n & 1"

    def met(self, r: Reading) -> bool:
        return self.who.has(r, r.event.n)

    def english(self, v: Voice) -> str:
        return f"after {v.some(self.who)} is challenged"


class RefusesChallenge(PlainlyHeard, kinds=(ev.REFUSE,), says="after {} refuses a challenge"):
    """After such a Personality refuses a challenge."""


@node
class DuelBegins(Moment):
    """After a duel begins."""

    kinds = (ev.DUEL_BEGINS,)
    says = "after a duel begins"


@node
class PoolsFormed(Moment):
    """After both players have formed their focus pools for a duel."""

    kinds = (ev.POOLS_FORMED,)
    says = "after focus pools are formed"
