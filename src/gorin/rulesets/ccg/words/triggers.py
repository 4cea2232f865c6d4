"""Occurrences that Reactions, triggered traits and delayed effects wait for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from gorin.kernel.abilities import ABILITY, YOU
from gorin.kernel.events import RULEBOOK, Event
from gorin.language.english import Voice
from gorin.language.hearing import CardHeard as CardHeard
from gorin.language.hearing import Heard as Heard
from gorin.language.hearing import PlainlyHeard as PlainlyHeard
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, declares, node
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import BY_RESOLUTION, FROM_HAND, FROM_PROVINCE, WAS_DISHONORABLE, WAS_HELD
from gorin.rulesets.ccg.facts import DISHONORABLE
from gorin.rulesets.ccg.playing.actions import frame_of
from gorin.rulesets.ccg.state import COMBAT, PHASES, Game

ORIGINS = {"province": FROM_PROVINCE, "hand": FROM_HAND}
FROM = {"": "", "province": " from a province", "hand": " from your hand"}


class Moment(Heard):
    """Something that happens to no card in particular."""

    says = ""

    def test(self, c: Scope) -> str:
        return "True"

    def met(self, r: Reading) -> bool:
        return True

    def english(self, v: Voice) -> str:
        return self.says


@declares(tells=("it", "doer"))
@node
class When(Heard):
    """When something happens: later than before it, earlier than after it."""

    what: Heard

    @property
    def kinds(self) -> tuple[int, ...]:  # type: ignore[override]  # by what it is
        return self.what.kinds

    def wrong(self) -> Iterator[str]:
        if self.what.would:
            yield "When: this is about to happen, and not yet happening."

    def test(self, c: Scope) -> str:
        return self.what.test(c)

    def met(self, r: Reading) -> bool:
        return self.what.met(r)

    def english(self, v: Voice) -> str:
        return self.what.english(v).replace("after ", "when ", 1)


@node
class Engages(Moment):
    """After a battle begins; with `at`, only where one of these is."""

    at: Query | None = None
    kinds = (ev.ENGAGE,)

    def test(self, c: Scope) -> str:
        return "True" if self.at is None else f"({self.at.source(c)} & {c.words.plane('here')} != 0)"

    def met(self, r: Reading) -> bool:
        return self.at is None or any(r.words.has(r.s, x, "here") for x in r.members(self.at))

    def english(self, v: Voice) -> str:
        return "after engaging" if self.at is None else f"after engaging at {v.some(self.at)}'s battlefield"


@node
class BattleResolves(Moment):
    """Before a battle's resolution begins."""

    kinds = (ev.BATTLE_RESOLVES,)
    would = True
    says = "before the battle resolves"


@node
class BattleResolved(Moment):
    """After a battle's resolution ends."""

    kinds = (ev.BATTLE_RESOLVED,)
    says = "after the battle resolves"


@node
class BattleEnds(Moment):
    """After a battle ends."""

    kinds = (ev.BATTLE_ENDS,)
    says = "after the battle ends"


@node
class TurnEnds(Moment):
    """Before the turn ends."""

    kinds = (ev.TURN_ENDS,)
    would = True
    says = "before the turn ends"


@node
class TurnBegins(Moment):
    """After a turn begins: anybody's, or yours."""

    yours: bool = False
    kinds = (ev.TURN_BEGINS,)

    def test(self, c: Scope) -> str:
        return f"e.player == {c.you}" if self.yours else "True"

    def met(self, r: Reading) -> bool:
        return not self.yours or r.event.player == r.you

    def english(self, v: Voice) -> str:
        return "after your turn begins" if self.yours else "after a player's turn begins"


@declares(tells=("doer",))
@node
class PhaseBegins(Moment):
    """After this phase begins (any phase, if none is named): anybody's, yours, or another player's."""

    phase: str = ""
    yours: bool = False
    another: bool = False
    kinds = (ev.PHASE_BEGINS,)

    def wrong(self) -> Iterator[str]:
        if self.yours and self.another:
            yield "PhaseBegins: a phase is yours or another player's."

    def test(self, c: Scope) -> str:
        tests = [f"e.n == {PHASES.index(self.phase)}"] * bool(self.phase)
        tests += [f"e.player == {c.you}"] * self.yours + [f"e.player != {c.you}"] * self.another
        return " and ".join(tests) or "True"

    def met(self, r: Reading) -> bool:
        named = not self.phase or r.event.n == PHASES.index(self.phase)
        mine = r.event.player == r.you
        return named and (not self.yours or mine) and not (self.another and mine)

    def english(self, v: Voice) -> str:
        what = f"{self.phase.capitalize()} Phase" if self.phase else "phase"
        whose = "your" if self.yours else "another player's" if self.another else "the" if self.phase else "a"
        return f"after {whose} {what} begins"


@node
class PhaseEnds(PhaseBegins):
    """After this phase ends (any phase, if none is named)."""

    kinds = (ev.PHASE_ENDS,)

    def english(self, v: Voice) -> str:
        return super().english(v).removesuffix("begins") + "ends"


# --- what happens to cards ----------------------------------------------------------------------------------------


@node
class Enters(CardHeard):
    """After such a card enters play, perhaps from a province or a hand only."""

    who: Query
    origin: str = ""
    kinds = (ev.ENTER,)

    def test(self, c: Scope) -> str:
        came = f"e.n & {ORIGINS[self.origin]} and " if self.origin else ""
        return came + super().test(c)

    def met(self, r: Reading) -> bool:
        came = not self.origin or bool(r.event.n & ORIGINS[self.origin])
        return came and super().met(r)

    def english(self, v: Voice) -> str:
        return f"after {v.some(self.who)} enters play" + FROM[self.origin]


class Straightens(PlainlyHeard, kinds=(ev.STRAIGHTEN,), says="before {} straightens"):
    """Before such a card straightens."""

    would = True


class Assigned(PlainlyHeard, kinds=(ev.ASSIGN,), says="after {} is assigned"):
    """After such a unit is assigned."""


class Bows(PlainlyHeard, kinds=(ev.BOW,), says="after {} bows"):
    """After such a card bows."""


DESTROYERS: Final = {"action": " by another player's action", "card": " by another player's card's effect"}


@declares(strings={"by": ("cause", DESTROYERS)})
@node
class WouldBeDestroyed(CardHeard):
    """Before such a card is destroyed; perhaps by the effects of another player's action only, or of another player's
    card, be it an action's or a trait's."""

    who: Query
    by: str = ""
    kinds = (ev.DESTROY,)
    would = True

    def test(self, c: Scope) -> str:
        cause = {"action": "e.act", "card": "e.source >= 0"}.get(self.by, "")
        return super().test(c) + (f" and {cause} and not e.tag & {RULEBOOK} and e.player != {c.you}" if cause else "")

    def met(self, r: Reading) -> bool:
        e = r.event
        cause = e.act if self.by == "action" else e.source >= 0
        return super().met(r) and (not self.by or bool(cause and not e.tag & RULEBOOK and e.player != r.you))

    def english(self, v: Voice) -> str:
        return f"before {v.some(self.who)} is destroyed{DESTROYERS.get(self.by, '')}"


@node
class Destroyed(CardHeard):
    """After such a card was destroyed (perhaps by others: another player's action, or a battle's resolution). Whose it
    was, and whether it was dishonorable, is judged by what it was like."""

    who: Query
    yours: bool = False
    by_others: bool = False
    kinds = (ev.DESTROY,)

    def test(self, c: Scope) -> str:
        mine = f" and e.was & {WAS_HELD} == {c.you} + 1" if self.yours else ""
        others = f" and (e.n & {BY_RESOLUTION} or e.act and e.player != {c.you})" if self.by_others else ""
        return f"as_it_was(s, e, lambda p: {super().test(c)}){mine}{others}"

    def met(self, r: Reading) -> bool:
        e = r.event
        mine = not self.yours or (e.was & WAS_HELD) == r.you + 1
        others = not self.by_others or bool(e.n & BY_RESOLUTION or (e.act and e.player != r.you))
        return mine and others and as_it_was(r.s, r.event, lambda p: super(Destroyed, self).met(r))

    def english(self, v: Voice) -> str:
        n = self.who.noun(v)
        by = " by another player's action or a battle's resolution" if self.by_others else ""
        if isinstance(self.who, This):
            return f"after {n.text()}{', which you controlled,' if self.yours else ''} is destroyed{by}"
        return f"after {'your ' + n.text() if self.yours else n.some()} is destroyed{by}"


@called()
def as_it_was(s: Game, e: Event, test: Callable[[list[int]], bool]) -> bool:
    """A test of a card that has left play, with its dishonor as it was."""
    p = s.p
    b = 1 << e.card
    before = p[DISHONORABLE]
    p[DISHONORABLE] = before | b if e.was & WAS_DISHONORABLE else before & ~b
    try:
        return test(p)
    finally:
        p[DISHONORABLE] = before


@node
class LosesHonor(Heard):
    """Before you lose Honor; perhaps from such cards only, and not by the rules."""

    of: Query | None = None
    kinds = (ev.LOSE_HONOR,)
    would = True

    def test(self, c: Scope) -> str:
        loses = f"e.player == {c.you} and e.n > 0"
        if self.of is None:
            return loses
        return f"{loses} and e.source >= 0 and not e.tag & {RULEBOOK} and {self.of.source(c)} >> e.source & 1"

    def met(self, r: Reading) -> bool:
        e = r.event
        of = self.of is None or (e.source >= 0 and not e.tag & RULEBOOK and self.of.has(r, e.source))
        return e.player == r.you and e.n > 0 and of

    def english(self, v: Voice) -> str:
        return "before you lose Honor" if self.of is None else f"before you lose Honor from {v.some(self.of)}"


@declares(tells=("doer",))
@node
class AnotherLosesHonor(Heard):
    """After another player loses Honor; perhaps from your Battle action only."""

    by_battle_action: bool = False
    kinds = (ev.LOSE_HONOR,)

    def test(self, c: Scope) -> str:
        action = f" and in_battle_action(s, e.act, {c.you})" if self.by_battle_action else ""
        return f"e.player != {c.you}{action}"

    def met(self, r: Reading) -> bool:
        mine = not self.by_battle_action or in_battle_action(r.s, r.event.act, r.you)
        return r.event.player != r.you and mine

    def english(self, v: Voice) -> str:
        return f"after another player loses Honor{' from your Battle action' if self.by_battle_action else ''}"


@called()
def in_battle_action(s: Game, act: int, you: int) -> bool:
    """Is the action with this number a Battle action that this player is taking?"""
    f = frame_of(s, act)
    a = s.box.abilities.get(f.regs[ABILITY]) if f is not None else None
    if f is None or a is None or f.regs[YOU] != you:
        return False
    return bool(s.battle[COMBAT] and "battle" in getattr(a.node, "kind", ()))
