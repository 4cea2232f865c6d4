"""Provinces: more than one card in them, and more of them."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.nodes import Player, Query, declares, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.card import LANDS
from gorin.rulesets.ccg.words.deeds import ACT, Deed, OnCards


@declares(happens_to={"what": LANDS})
@node
class AddToProvince(OnCards):
    """The top card of its owner's Dynasty deck goes into a province, beside what lies there."""

    what: Query
    faceup: bool = False
    kind = ev.ADD_TO_PROVINCE

    def events(self, c: Scope, tag: str = "0") -> str:
        rest = f"{c.you}, {int(self.faceup)}, {c.this}, {ACT}, {tag}"
        return f"each({self.what.source(c)}, {ev.ADD_TO_PROVINCE}, {rest})"

    def english(self, v: Voice) -> str:
        how = " face-up" if self.faceup else ""
        return f"put the top card of its owner's Dynasty deck{how} into {self.object(v)}, besides what is there"


@node
class GainProvince(Deed):
    """A player gains a province."""

    who: Player = You()

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"about({ev.GAIN_PROVINCE}, {self.who.source(c)}, 0, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        who = self.who.english(v)
        return f"{'gain' if who == 'you' else f'{who} gains'} a province"
