"""Characters that are attached facedown to a card as they leave play, and played from there."""

from __future__ import annotations

from typing import Any, Final

from gorin.kernel.events import Event
from gorin.kernel.questions import Purpose
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, declares, node
from gorin.language.scope import Scope
from gorin.language.sets import It, This
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import hiding
from gorin.rulesets.lcg.playing.as_an_effect import with_a_way_out
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import Deed
from gorin.rulesets.lcg.words.removal import Under

TO_DISCARD: Final = (ev.DISCARDED, ev.SACRIFICED)


@declares(needs=("it", "AttachFacedown answers a card that leaves play."))
@node
class AttachFacedown(Deed):
    """The character that leaves play is attached to this card facedown instead of going to the discard pile. It leaves
    play all the same, and is neither character nor attachment there."""

    what: Query = It()
    takes = True

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("attach facedown", f"hide(s, r[3], r[4], {c.words.cards(self.what, c)}, {c.this})")
        return ""

    def could(self, c: Scope) -> str:
        return f"could_hide(s, {c.event}, {c.words.cards(self.what, c)}, {c.this})"

    def could_now(self, r: Reading) -> bool:
        return could_hide(r.s, r.event, r.mask(self.what), r.this)

    def english(self, v: Voice) -> str:
        where = "instead of placing it in its owner's discard pile"
        return f"attach {v.object(self.what, self.takes)} to this {v.this} facedown {where}"


@node
class PlayAttachedCharacter(Deed):
    """Play a character that is attached facedown to this card, as if it were in its province: at home, by paying its
    cost, at whatever time this is used."""

    def build(self, b: Any, c: Scope) -> str:
        way = b.p.new("i")
        asks = f"r[{way}] = 0; ask_way(s, {Under(This()).source(c)}, {c.you}, {way}, this, True)"
        b.p.step("which one", asks, asks=Purpose(self))
        b.p.step("play it", f"play_so(s, r[{way}], {c.you}, whence=0)")
        return ""

    def could(self, c: Scope) -> str:
        return f"with_a_way_out(s, {Under(This()).source(c)}, {c.you})"

    def could_now(self, r: Reading) -> bool:
        return bool(with_a_way_out(r.s, r.mask(Under(This())), r.you))

    def english(self, v: Voice) -> str:
        return f"play an attached facedown character from this {v.this} as if it were in this province"


@called()
def could_hide(s: Game, e: Event, mask: int, host: int) -> bool:
    """Would this card go to the discard pile, and is there a card to which it may be attached instead?"""
    return e.kind == ev.LEAVE and e.n in TO_DISCARD and bool(mask & ~(1 << host) & 1 << e.card)


@called()
def hide(s: Game, depth: int, i: int, mask: int, host: int) -> None:
    """The event goes on, to another place; nothing else about it changes."""
    f = s.frames[depth]
    e = f.events[i]
    if could_hide(s, e, mask, host):
        f.events = (*f.events[:i], e._replace(n=hiding(host, e.n) | ev.TO_HIDEAWAY), *f.events[i + 1 :])
