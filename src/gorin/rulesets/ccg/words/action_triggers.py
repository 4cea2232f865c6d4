"""Moments of actions that Reactions, triggered traits and delayed effects wait for: announcing, targeting, the end."""

from __future__ import annotations

from gorin.kernel.abilities import ABILITY
from gorin.kernel.events import Event
from gorin.language.english import Voice
from gorin.language.hearing import CardHeard as CardHeard
from gorin.language.hearing import Heard as Heard
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import keyword
from gorin.rulesets.ccg.playing.actions import UNRESOLVED, frame_of, is_limited
from gorin.rulesets.ccg.state import COMBAT, Game

BY = ("another", "you", "any")  # whose actions are meant


@declares(tells=("doer", "it"))
class ByAction(Heard):
    """A moment of an action: by another player, by you, or by anybody; only Battle actions; only from such cards; only
    actions with a keyword, their own or their card's."""

    by: str
    battle: bool
    of: Query | None
    word: str

    def test(self, c: Scope) -> str:
        tests = {"another": [f"e.player != {c.you}"], "you": [f"e.player == {c.you}"]}.get(self.by, [])
        if self.battle:
            tests.append("battle_action(s, e.n)")
        if self.of is not None:
            tests.append(f"{self.of.source(c)} >> e.card & 1")
        if self.word:
            tests.append(f"has_word(s, e, {self.word!r}, {keyword(self.word)})")
        return " and ".join(tests) or "True"

    def met(self, r: Reading) -> bool:
        who = {"another": r.event.player != r.you, "you": r.event.player == r.you}.get(self.by, True)
        fits = self.of is None or self.of.has(r, r.event.card)
        said = not self.word or has_word(r.s, r.event, self.word, keyword(self.word))
        return bool(who and fits and said and (not self.battle or battle_action(r.s, r.event.n)))

    def action(self, v: Voice) -> str:
        """ "another player's Battle action", "your Ninja action"."""
        words = [*([self.word.title()] if self.word else []), *(["Battle"] if self.battle else []), "action"]
        text = " ".join([whose_action(self.by, words != ["action"]), *words])
        return text if self.of is None else f"{text} from {v.some(self.of)}"


def whose_action(by: str, described: bool) -> str:
    """ "another player's", "your", "an"."""
    return {"another": "another player's", "you": "your"}.get(by, "a" if described else "an")


@called(reads=("battle",))
def battle_action(s: Game, ability: int) -> bool:
    """Is an action taken now from this ability a Battle action?"""
    a = s.box.abilities.get(ability)
    return bool(s.battle[COMBAT] and a is not None and "battle" in getattr(a.node, "kind", ()))


@called()
def ability_of(s: Game, act: int) -> int:
    """The ability that the action with this number, which is being taken, comes from; 0 if there is none."""
    f = frame_of(s, act)
    return f.regs[ABILITY] if f is not None else 0


@called()
def has_word(s: Game, e: Event, word: str, plane: int) -> bool:
    """Has the action this event is about a keyword: in front of its designator, or on its card? What the card itself
    has only from one of its abilities, the others have not."""
    a = s.box.abilities.get(e.n)
    own = a is not None and a.node is not None and word in getattr(a.node, "words", ())
    return own or bool(s.p[plane] >> e.card & 1 and plane not in s.box.borrowed.get(s.kind[e.card], ()))


@node
class BeforeResolution(ByAction):
    """Before an action's resolution."""

    by: str = "another"
    battle: bool = False
    of: Query | None = None
    word: str = ""
    kinds = (ev.RESOLVING,)
    would = True

    def english(self, v: Voice) -> str:
        return f"before the resolution of {self.action(v)}"


@node
class AfterResolution(ByAction):
    """After an action's resolution."""

    by: str = "you"
    battle: bool = False
    of: Query | None = None
    word: str = ""
    kinds = (ev.RESOLVED,)

    def test(self, c: Scope) -> str:
        return f"not e.tag & {UNRESOLVED} and {super().test(c)}"

    def met(self, r: Reading) -> bool:
        return not r.event.tag & UNRESOLVED and super().met(r)

    def english(self, v: Voice) -> str:
        return f"after the resolution of {self.action(v)}"


@node
class AfterAction(ByAction):
    """After an action ends (after it is taken), whether it was resolved or not."""

    by: str = "you"
    battle: bool = False
    of: Query | None = None
    word: str = ""
    kinds = (ev.RESOLVED,)

    def english(self, v: Voice) -> str:
        return f"after {self.action(v)} ends"


@node
class Announced(ByAction):
    """After an action is announced."""

    by: str = "another"
    battle: bool = False
    of: Query | None = None
    word: str = ""
    kinds = (ev.ANNOUNCE,)

    def english(self, v: Voice) -> str:
        return f"after {self.action(v)} is announced"


@declares(tells=("doer", "it"))
class AboutTargets(Heard):
    """An action's targeting of a card."""

    whom: Query
    by: str
    battle: bool
    limited: bool

    def test(self, c: Scope) -> str:
        tests = [f"{self.whom.source(c)} >> e.card & 1"]
        tests += {"another": [f"e.player != {c.you}"], "you": [f"e.player == {c.you}"]}.get(self.by, [])
        if self.battle:
            tests.append("battle_action(s, ability_of(s, e.act))")
        if self.limited:
            tests.append("is_limited(s, e.act)")
        return " and ".join(tests)

    def met(self, r: Reading) -> bool:
        theirs = {"another": r.event.player != r.you, "you": r.event.player == r.you}.get(self.by, True)
        battle = not self.battle or battle_action(r.s, ability_of(r.s, r.event.act))
        in_time = battle and (not self.limited or is_limited(r.s, r.event.act))
        return bool(self.whom.has(r, r.event.card) and theirs and in_time)

    def action(self, v: Voice) -> str:
        kind = "Battle " * self.battle + "Limited " * self.limited
        return f"{whose_action(self.by, bool(kind))} {kind}action"


@node
class Targets(AboutTargets):
    """After an action targets such a card."""

    whom: Query
    by: str = "another"
    battle: bool = False
    limited: bool = False
    kinds = (ev.TARGET,)

    def english(self, v: Voice) -> str:
        return f"after {self.action(v)} targets {v.some(self.whom)}"


@node
class WouldTarget(AboutTargets):
    """When an action would target such a card."""

    whom: Query
    by: str = "another"
    battle: bool = False
    limited: bool = False
    kinds = (ev.TARGET,)
    would = True

    def english(self, v: Voice) -> str:
        return f"when {self.action(v)} would target {v.some(self.whom)}"
