"""Taking control of cards, for a while or as long as they stay in play."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Player, Query, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes import control
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import taking
from gorin.rulesets.lcg.facts import ATTACHMENT, IN_PLAY
from gorin.rulesets.lcg.prohibitions.attachments import bearers
from gorin.rulesets.lcg.state import NEVER, PERIODS, Game
from gorin.rulesets.lcg.words.deeds import ACT, Deed, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.phrases import conjugate


@node
class TakeControl(Deed):
    """A player takes control of cards in play; without a period, as long as they stay there."""

    what: Query
    until: str = ""
    who: Player = You()

    def events(self, c: Scope, tag: str = "0") -> str:
        n = f"taking({self.who.source(c)}, {PERIODS[self.until]})"
        cards = f"takeable(s, {c.words.cards(self.what, c)}, {self.who.source(c)})"
        return f"each({cards}, {ev.TAKE_CONTROL}, {c.you}, {n}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return timely(self.until, f"takeable(s, {reach(self.what, c)}, {self.who.source(c)})")

    def could_now(self, r: Reading) -> bool:
        who = self.who.seat(r)
        return timely_now(self.until, r) and any(control.may_take(r.s, c, who) for c in reached(r, self.what))

    def english(self, v: Voice) -> str:
        period = f" until the end of the {self.until}" if self.until else ""
        return f"{conjugate(v, self.who, 'take')} control of {v.object(self.what)}{period}"


@node
class TakeOnto(Deed):
    """You take control of attachments and attach them to a card, if they may be on it; otherwise they are discarded."""

    what: Query
    onto: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        cards = f"{c.words.cards(self.what, c)}, {c.words.cards(self.onto, c)}"
        return f"taken_onto(s, {cards}, {c.you}, {c.this}, {ACT}, {tag})"

    def could(self, c: Scope) -> str:
        return f"({reach(self.what, c)} & p[{ATTACHMENT}])"

    def could_now(self, r: Reading) -> bool:
        return any(r.words.has(r.s, card, "attachment") for card in reached(r, self.what))

    def english(self, v: Voice) -> str:
        what = v.object(self.what)
        return f"take control of {what} and attach it to {v.the(self.onto)}, if able. Otherwise, discard {what}"


@node
class TakeToEligible(Deed):
    """You take control of an attachment and attach it to an eligible card of a set, which you choose as the effect
    resolves; if there is none, it is discarded."""

    what: Query
    onto: Query

    def build(self, b: Any, c: Scope) -> str:
        card, host = b.p.new("m"), b.p.new("c")
        onto = f"takers(s, r[{card}], {c.words.cards(self.onto, c)}, {c.you})"
        b.p.step("which", f"r[{card}] = {c.words.cards(self.what, c)}", f"r[{host}] = -1")
        ask = f"ask_card(s, {c.you}, 'attach to', {onto}, {host}, about=low(r[{card}]))"
        b.p.step("attach to", f"if {onto}: {ask}")
        bearer = f"(1 << r[{host}] if r[{host}] >= 0 else 0)"
        return f"taken_onto(s, r[{card}], {bearer}, {c.you}, this, {ACT}, 0)"

    def could(self, c: Scope) -> str:
        return f"({reach(self.what, c)} & p[{ATTACHMENT}])"

    def could_now(self, r: Reading) -> bool:
        return any(r.words.has(r.s, card, "attachment") for card in reached(r, self.what))

    def english(self, v: Voice) -> str:
        what = v.object(self.what)
        onto = f"an eligible {v.noun(self.onto)}"
        return f"take control of {what} and attach it to {onto}, if able. Otherwise, discard it"


@called()
def takers(s: Game, mask: int, onto: int, you: int) -> int:
    """Those of a set that could bear an attachment if this player had it; also the one that bears it."""
    out = 0
    for c in bits(mask & s.p[IN_PLAY]):
        there = 1 << s.host[c] if s.host[c] >= 0 else 0
        out |= onto & (bearers(s, c, you) | there)
    return out


@called()
def taken_onto(s: Game, mask: int, onto: int, you: int, source: int, act: int, tag: int) -> list[Event]:
    """Each of these attachments changes control and bearer at once. One that is there already stays there; one that
    cannot be taken or be there is discarded."""
    out: list[Event] = []
    for c in bits(mask & s.p[IN_PLAY]):
        there = 1 << s.host[c] if s.host[c] >= 0 else 0
        able = onto & (bearers(s, c, you) | there)
        if not able or not control.may_take(s, c, you):
            out.append(Event(ev.LEAVE, c, you, ev.DISCARDED, source, act, tag))
            continue
        out.append(Event(ev.TAKE_CONTROL, c, you, taking(you, NEVER), source, act, tag))
        if not able & there:
            out.append(Event(ev.ATTACH, c, you, bits(able)[0], source, act, tag))
    return out
