"""Taking control, switching places, bringing into play with costs, overlays by effects, battles apart."""

from __future__ import annotations

from typing import Any

from gorin.language.english import Voice
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.codecs import TO_BATTLE
from gorin.rulesets.ccg.words.deeds import ACT, Deed


@node
class TakeControl(Deed):
    """You take control of cards; an attachment goes to one of your Personalities."""

    what: Query
    onto: Query | None = None
    done = "is yours"

    def events(self, c: Scope, tag: str = "0") -> str:
        onto = f"low({self.onto.source(c)})" if self.onto is not None else "-1"
        mask = c.words.cards(self.what, c)
        return f"each({mask}, {ev.TAKE_CONTROL}, {c.you}, {onto}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        onto = f" and attach it to {v.the(self.onto)}" if self.onto is not None else ""
        return f"take control of {v.the(self.what)}{onto}"


@node
class SwitchPlaces(Deed):
    """Two units change places."""

    one: Query
    other: Query
    done = "moved"

    def events(self, c: Scope, tag: str = "0") -> str:
        a, b = self.one.source(c), self.other.source(c)
        event = f"Event({ev.SWITCH}, low({a}), {c.you}, low({b}), {c.this}, {ACT}, {tag})"
        return f"([{event}] if {a} and {b} else [])"

    def english(self, v: Voice) -> str:
        return f"switch the locations of {v.the(self.one)} and {v.the(self.other)}"


@node
class BringIntoPlay(Deed):
    """Bring a card into play (perhaps at the current battlefield), paying all costs or ignoring them."""

    what: Query
    here: bool = False
    free: bool = False
    done = "entered play"
    changed = "s.ret"

    def build(self, b: Any, c: Scope) -> str:
        how = TO_BATTLE if self.here else 0
        card = f"low({self.what.source(c)})"
        b.p.step("bring into play", f"bring_into_play(s, {c.you}, {card}, {how}, {c.this}, {ACT}, {self.free})")
        b.remember()
        return ""

    def possible(self, c: Scope) -> str:
        """Source: could one of them enter play, and be paid for?"""
        return f"could_enter(s, {c.you}, {self.what.source(c)}, {self.free})"

    def english(self, v: Voice) -> str:
        where = " at the current battlefield" if self.here else ""
        costs = "ignoring costs and Honor Requirement" if self.free else "paying all costs"
        return f"bring {v.the(self.what)} into play{where}, {costs}"


@node
class Overlay(Deed):
    """Overlay a card onto a Personality in play."""

    what: Query
    onto: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        new, old = self.what.source(c), self.onto.source(c)
        event = f"Event({ev.OVERLAY}, low({old}), {c.you}, low({new}), {c.this}, {ACT}, {tag})"
        return f"([{event}] if {new} and {old} else [])"

    def english(self, v: Voice) -> str:
        return f"overlay {v.the(self.what)} onto {v.the(self.onto)}"


@node
class FightApart(Deed):
    """Create a battlefield at no province: these attack there, those defend, even bowed, and a battle is fought; alone:
    nobody else moves there."""

    attack: Query
    defend: Query
    alone: bool = False

    def build(self, b: Any, c: Scope) -> str:
        call = f"fight_apart(s, {self.attack.source(c)}, {self.defend.source(c)}, {c.this}, {ACT}, {self.alone})"
        out = b.unless_negated()
        b.p.step("fight a battle apart", call)
        b.p.label(out)
        return ""

    def english(self, v: Voice) -> str:
        return (
            f"create a battlefield. Assign {v.the(self.attack)} to attack there. "
            f"Assign {v.the(self.defend)} to defend there, even if bowed. "
            f"{'Nobody else moves there. ' * self.alone}Fight a battle there"
        )
