"""Words of the Rings: how they are used, and the conditions under which they enter play by their own text."""

from __future__ import annotations

from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.battle.duels import WEAKER_WON
from gorin.rulesets.ccg.facts import HAND, IN_PLAY, keyword
from gorin.rulesets.ccg.places.zones import times
from gorin.rulesets.ccg.playing.actions import times_done
from gorin.rulesets.ccg.points import DESTROYED_TERRAIN, PLAYED_TERRAIN
from gorin.rulesets.ccg.state import BATTLE, FIELD
from gorin.rulesets.ccg.words.deeds import ACT, Deed


@node
class RingCost(Deed):
    """Bow this Ring; used from the hand, discard it instead."""

    def events(self, c: Scope, tag: str = "0") -> str:
        kind = f"({ev.BOW} if p[{IN_PLAY}] >> {c.this} & 1 else {ev.DISCARD})"
        return f"[Event({kind}, {c.this}, {c.you}, 0, {c.this}, {ACT}, {tag})]"

    def english(self, v: Voice) -> str:
        return "bow this Ring, or discard it from your hand"


@node
class ResolvedThisTurn(Condition):
    """You have resolved so many actions with this keyword this turn."""

    word: str
    n: int

    def source(self, c: Scope) -> str:
        return f"(times_done(s, {c.you}, {keyword(self.word)}) >= {self.n})"

    def holds(self, r: Reading) -> bool:
        return times_done(r.s, r.you, keyword(self.word)) >= self.n

    def english(self, v: Voice) -> str:
        return f"you have resolved {self.n} or more {self.word.title()} actions this turn"


@node
class WonAsTheWeaker(Condition):
    """The winner did not enter the duel with higher Chi than the other, and the duel was during a battle."""

    def source(self, c: Scope) -> str:
        return f"({c.event}.n & {WEAKER_WON} and s.battle[{FIELD}] >= 0)"

    def holds(self, r: Reading) -> bool:
        return bool(r.event.n & WEAKER_WON and r.s.battle[FIELD] >= 0)

    def english(self, v: Voice) -> str:
        return "the duel was during a battle and he did not enter it with higher Chi than the other"


@node
class PlayedAndDestroyedTerrain(Condition):
    """In this battle you played a Terrain and destroyed a Terrain."""

    def source(self, c: Scope) -> str:
        played = f"times(s, {BATTLE}, {PLAYED_TERRAIN}, {c.you})"
        return f"({played} and times(s, {BATTLE}, {DESTROYED_TERRAIN}, {c.you}))"

    def holds(self, r: Reading) -> bool:
        return all(times(r.s, BATTLE, code, r.you) > 0 for code in (PLAYED_TERRAIN, DESTROYED_TERRAIN))

    def english(self, v: Voice) -> str:
        return "you played a Terrain and destroyed a Terrain in it"


@node
class MostCardsInHand(Condition):
    """You have more cards in hand than any other player."""

    def source(self, c: Scope) -> str:
        mine = f"(p[{HAND}] & s.ctl[{c.you}]).bit_count()"
        return f"all([(p[{HAND}] & s.ctl[q]).bit_count() < {mine} for q in foes(s, {c.you})])"

    def holds(self, r: Reading) -> bool:
        counts = [(r.s.p[HAND] & r.s.ctl[q]).bit_count() for q in range(r.s.box.seats)]
        return all(n < counts[r.you] for q, n in enumerate(counts) if q != r.you)

    def english(self, v: Voice) -> str:
        return "you have more cards in your hand than any other player"


@node
class SomebodyHasMoreCards(Condition):
    """Another player has more cards in hand than you."""

    def source(self, c: Scope) -> str:
        mine = f"(p[{HAND}] & s.ctl[{c.you}]).bit_count()"
        return f"any([(p[{HAND}] & s.ctl[q]).bit_count() > {mine} for q in foes(s, {c.you})])"

    def holds(self, r: Reading) -> bool:
        counts = [(r.s.p[HAND] & r.s.ctl[q]).bit_count() for q in range(r.s.box.seats)]
        return any(n > counts[r.you] for n in counts)

    def english(self, v: Voice) -> str:
        return "any player has more cards in his hand than you do"
