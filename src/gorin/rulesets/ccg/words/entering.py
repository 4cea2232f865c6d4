"""What entering play costs in Honor; being attached; Regions and Events by effects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gorin.kernel.bits import low
from gorin.kernel.events import Event
from gorin.language.english import Voice, possessive
from gorin.language.hearing import CardHeard
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, Text, mentions, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.language.sets import It, That, This
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import entered, entering
from gorin.rulesets.ccg.facts import REGION
from gorin.rulesets.ccg.places.titles import duplicates
from gorin.rulesets.ccg.state import Game
from gorin.rulesets.ccg.words.deeds import ACT, Deed
from gorin.rulesets.ccg.words.player_effects import LoseHonor
from gorin.rulesets.ccg.words.texts import Ability
from gorin.rulesets.ccg.words.triggers import Enters


def entry_losses(texts: Iterable[Text], c: Scope) -> str:
    """Source: the highest Honor loss that one of a card's traits causes when the card enters play, as the game stands
    now; "" if none does. What depends on how it entered cannot be determined, and counts as 0."""
    found = []
    for x in texts:
        if isinstance(x, Ability) and x.trait and isinstance(x.on, Enters) and x.on.who == This():
            losses = [y.n for y in x.then if isinstance(y, LoseHonor) and y.who == You()]
            losses = [n for n in losses if not any(mentions(n, word) for word in (It(), That(0)))]
            amount = " + ".join(n.source(c) for n in losses)
            if amount:
                found.append(f"({amount})" if x.when is None else f"(({amount}) if {x.when.source(c)} else 0)")
    return f"max(0, {', '.join(found)})" if found else ""


@node
class EntryHonorLoss(Number):
    """The Honor a card costs its controller (out of play, its owner) by entering play."""

    of: Query

    def source(self, c: Scope) -> str:
        return f"entry_loss(s, {self.of.source(c)})"

    def value(self, r: Reading) -> int:
        cards = r.members(self.of)
        return entry_loss(r.s, 1 << min(cards)) if cards else 0

    def english(self, v: Voice) -> str:
        return f"{possessive(v.the(self.of))} entering-play Honor loss"


@called()
def entry_loss(s: Game, mask: int) -> int:
    """The entering-play Honor loss of the card of a set of one, as its controller would read it now."""
    c = low(mask)
    told = s.box.faces[s.kind[c]].terms.get("entry loss") if c >= 0 else None
    return int(told(s, s.holder[c], c)) if told is not None else 0


@node
class Attached(CardHeard):
    """After a card is attached: it enters play on a Personality or a province. A Region that goes to another province
    is attached there, too; another card that is transferred is not."""

    who: Query
    kinds = (ev.ENTER, ev.TRANSFER)

    def test(self, c: Scope) -> str:
        return f"is_attached(s, e) and {super().test(c)}"

    def met(self, r: Reading) -> bool:
        return is_attached(r.s, r.event) and super().met(r)

    def english(self, v: Voice) -> str:
        return f"after {v.some(self.who)} is attached"


@called()
def is_attached(s: Game, e: Event) -> bool:
    """Was a card attached by this?"""
    if e.kind == ev.TRANSFER:
        return bool(s.p[REGION] >> e.card & 1)
    return e.kind == ev.ENTER and entered(e.n).host >= 0


@node
class AttachRegion(Deed):
    """A Region enters play attached to a province, from wherever it is; where there is one already, it is discarded."""

    what: Query
    to: Query
    done = "was attached"

    def events(self, c: Scope, tag: str = "0") -> str:
        what, to = self.what.source(c), self.to.source(c)
        return (
            f"(attaching_region(s, low({what}), low({to}), {c.you}, {c.this}, {ACT}, {tag}) if {what} and {to} else [])"
        )

    def english(self, v: Voice) -> str:
        return f"attach {v.the(self.what)} to {v.the(self.to)}"


@called()
def attaching_region(s: Game, c: int, province: int, you: int, source: int, act: int, tag: int) -> list[Event]:
    """The Region enters play there, or is discarded, if that is not legal; its province's owner controls it."""
    if s.att[province] & s.p[REGION] or duplicates(s, c, s.owner[province]):
        return [Event(ev.DISCARD, c, you, 0, source, act, tag)]
    return [Event(ev.ENTER, c, s.owner[province], entering(0, province), source, act, tag)]


@node
class ResolveEvent(Deed):
    """An Event that lies in no province resolves, for its owner."""

    what: Query

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("resolve an Event", f"resolve_event(s, low({self.what.source(c)}))")
        return ""

    def english(self, v: Voice) -> str:
        return f"resolve {v.the(self.what)}"
