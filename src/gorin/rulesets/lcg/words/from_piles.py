"""Cards that come from provinces and discard piles by their own words."""

from __future__ import annotations

from typing import Any

from gorin.kernel.events import Event
from gorin.kernel.machine import push
from gorin.language.english import Noun, Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, node
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import ATTACHMENT, FACEUP, IN_PROVINCE
from gorin.rulesets.lcg.places.zones import came_from
from gorin.rulesets.lcg.playing.playable import hosts, playable
from gorin.rulesets.lcg.playing.windows import HOME, ON_A_CARD, PLAYING
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.words.deeds import Deed
from gorin.rulesets.lcg.words.triggers import CardHeard


@node
class EntersFromProvince(CardHeard):
    """After such a character enters play from a province: played from there, or put into play."""

    who: Query
    kinds = (ev.ENTER,)
    says = "after {} enters play from a province"

    def test(self, c: Scope) -> str:
        return f"(province_left(s, e) and {super().test(c)})"

    def met(self, r: Reading) -> bool:
        return province_left(r.s, r.event) != 0 and super().met(r)


@node
class ProvinceLeft(Query):
    """The province from which the character of the occurrence entered play."""

    def source(self, c: Scope) -> str:
        return f"province_left(s, {c.event})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(province_left(r.s, r.event) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(fixed="that province")


@called()
def province_left(s: Game, e: Event) -> int:
    """The province from which a card entered play, as a set."""
    slot = came_from(e) if e.kind == ev.ENTER else -1
    return 1 << s.province[slot] if 0 <= slot < len(s.province) and s.province[slot] >= 0 else 0


@node
class PlayThis(Deed):
    """Play this attachment or character from where it lies, on the usual terms: its cost is paid, its bearer or
    additional fate chosen."""

    def build(self, b: Any, c: Scope) -> str:
        b.p.step("play", f"play_from_there(s, {c.this}, {c.you})")
        return ""

    def could(self, c: Scope) -> str:
        return f"plays_from_there(s, {c.this}, {c.you})"

    def could_now(self, r: Reading) -> bool:
        return plays_from_there(r.s, r.this, r.you)

    def english(self, v: Voice) -> str:
        return f"play this {v.this}{f' from {v.whence}' if v.whence else ''}"


@called()
def plays_from_there(s: Game, c: int, you: int) -> bool:
    """May this player play it now? Facedown nobody plays a card."""
    p = s.p
    if p[IN_PROVINCE] & ~p[FACEUP] & 1 << c:
        return False
    return hosts(s, c, you) != 0 if p[ATTACHMENT] >> c & 1 else playable(s, c, you)


@called()
def play_from_there(s: Game, c: int, you: int) -> None:
    """Begin to play it, if it still can be played."""
    if plays_from_there(s, c, you):
        push(s, PLAYING, (c, you, ON_A_CARD if s.p[ATTACHMENT] >> c & 1 else HOME))
