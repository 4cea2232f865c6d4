"""Effects on cards: bow, ready, honor, discard, move, fate."""

from __future__ import annotations

from gorin.kernel.events import EXACT
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, declares, node
from gorin.language.numbers import Num
from gorin.language.scope import Scope
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.sides import takes_part
from gorin.rulesets.lcg.state import ON, TYPE
from gorin.rulesets.lcg.words.deeds import ACT, Deed, OnCards
from gorin.rulesets.lcg.words.phrases import so_much, to_owner


def free(m: str, what: int, c: Scope) -> str:
    """Those of a set to which this player's effects may do this."""
    return f"{m} & ~{bars.barred_source(what, c.you)}"


@node
class Bow(OnCards):
    """Bow cards."""

    what: Query
    kind = ev.BOW
    verb = "bow"

    def able(self, m: str, c: Scope) -> str:
        return f"({free(m, bars.BOWING, c)} & p[{facts.IN_PLAY}] & ~p[{facts.BOWED}])"

    def able_now(self, r: Reading, card: int) -> bool:
        ready = r.words.has(r.s, card, "in play") and not r.words.has(r.s, card, "bowed")
        return ready and not bars.barred(r.s, bars.BOWING, r.you) >> card & 1


@node
class Ready(OnCards):
    """Ready cards."""

    what: Query
    kind = ev.READY
    verb = "ready"

    def able(self, m: str, c: Scope) -> str:
        return f"({free(m, bars.READYING, c)} & p[{facts.BOWED}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "bowed") and not bars.barred(r.s, bars.READYING, r.you) >> card & 1


@node
class Honor(OnCards):
    """Honor characters: an ordinary one that cannot receive the token cannot be honored."""

    what: Query
    kind = ev.HONOR
    verb = "honor"

    def able(self, m: str, c: Scope) -> str:
        closed = f"{bars.barred_source(bars.HONORING, c.you)} & ~p[{facts.DISHONORED}]"
        return f"({m} & ~p[{facts.HONORED}] & ~({closed}) & ~{bars.barred_source(bars.BECOMING_HONORED, c.you)})"

    def able_now(self, r: Reading, card: int) -> bool:
        if r.words.has(r.s, card, "honored") or bars.barred(r.s, bars.BECOMING_HONORED, r.you) >> card & 1:
            return False
        return r.words.has(r.s, card, "dishonored") or not bars.barred(r.s, bars.HONORING, r.you) >> card & 1


@node
class Dishonor(OnCards):
    """Dishonor characters: an ordinary one that cannot receive the token cannot be dishonored."""

    what: Query
    kind = ev.DISHONOR
    verb = "dishonor"

    def able(self, m: str, c: Scope) -> str:
        closed = f"{bars.barred_source(bars.DISHONORING, c.you)} & ~p[{facts.HONORED}]"
        return f"({m} & ~p[{facts.DISHONORED}] & ~({closed}) & ~{bars.barred_source(bars.BECOMING_DISHONORED, c.you)})"

    def able_now(self, r: Reading, card: int) -> bool:
        if r.words.has(r.s, card, "dishonored") or bars.barred(r.s, bars.BECOMING_DISHONORED, r.you) >> card & 1:
            return False
        return r.words.has(r.s, card, "honored") or not bars.barred(r.s, bars.DISHONORING, r.you) >> card & 1


@node
class Discard(OnCards):
    """Discard cards from play."""

    what: Query
    kind = ev.LEAVE
    verb = "discard"

    def able(self, m: str, c: Scope) -> str:
        return f"({free(m, bars.DISCARDING, c)} & p[{facts.IN_PLAY}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "in play") and not bars.barred(r.s, bars.DISCARDING, r.you) >> card & 1


@node
class Sacrifice(OnCards):
    """Sacrifice a card one controls: if it does not leave play, the sacrifice did not happen."""

    what: Query
    kind = ev.LEAVE
    verb = "sacrifice"
    extra_tag = EXACT
    chooses = True

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & p[{facts.IN_PLAY}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "in play")

    def amount(self, c: Scope) -> str:
        return str(ev.SACRIFICED)


@node
class ReturnToHand(OnCards):
    """Return cards to their owners' hands."""

    what: Query
    kind = ev.LEAVE
    verb = "return"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & p[{facts.IN_PLAY}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "in play")

    def amount(self, c: Scope) -> str:
        return str(ev.TO_HAND_)

    def english(self, v: Voice) -> str:
        return f"return {self.object(v)} to {to_owner(self.object(v), 'hand')}"


@node
class DiscardCards(OnCards):
    """Discard cards from a hand or a province, or from a deck where they were revealed."""

    what: Query
    takes = True
    kind = ev.DISCARD
    verb = "discard"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & (p[{facts.HAND}] | p[{facts.IN_PROVINCE}] | p[{facts.DECK}]))"

    def able_now(self, r: Reading, card: int) -> bool:
        return any(r.words.has(r.s, card, place) for place in ("in hand", "in province", "in deck"))

    def events(self, c: Scope, tag: str = "0") -> str:
        """A holding leaves play by it."""
        m = c.words.cards(self.what, c)
        left = f"each({m} & p[{facts.IN_PLAY}], {ev.LEAVE}, {c.you}, {ev.DISCARDED}, {c.this}, {ACT}, {tag})"
        return f"(each({m} & ~p[{facts.IN_PLAY}], {ev.DISCARD}, {c.you}, 0, {c.this}, {ACT}, {tag}) + {left})"


@declares(also=("put {n} fate on {what}",))
@node
class PlaceFate(OnCards):
    """Place fate from the general pool on cards."""

    what: Query
    n: Number = Num(1)
    kind = ev.PLACE_FATE
    asked = "place fate on"

    def able(self, m: str, c: Scope) -> str:
        return f"({free(m, bars.FATE, c)} & p[{facts.IN_PLAY}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "in play") and not bars.barred(r.s, bars.FATE, r.you) >> card & 1

    def amount(self, c: Scope) -> str:
        return self.n.source(c)

    def english(self, v: Voice) -> str:
        return f"place {so_much(self.n, 'fate', v)} on {self.object(v)}"


@node
class RemoveFate(OnCards):
    """Remove fate from cards."""

    what: Query
    n: Number = Num(1)
    kind = ev.REMOVE_FATE
    asked = "remove fate from"
    peripheral = True

    def able(self, m: str, c: Scope) -> str:
        return f"(with_fate(s, {m}) & ~{bars.barred_source(bars.LOSING_FATE, c.you)})"

    def able_now(self, r: Reading, card: int) -> bool:
        return bool(r.s.fate[card] > 0) and not bars.barred(r.s, bars.LOSING_FATE, r.you) >> card & 1

    def amount(self, c: Scope) -> str:
        return self.n.source(c)

    def payable(self, c: Scope) -> str:
        able = self.able(c.words.cards(self.what, c), c)
        return f"with_at_least(s, {able}, {self.n.source(c)})"

    def lacks(self, r: Reading, v: Voice) -> str:
        most = max([r.s.fate[c] for c in r.cards(self.what) if r.s.holder[c] == r.you], default=-1)
        fixed = self.what.noun(v).fixed or "the one with the most"
        return f"{fixed} has {most}" if most >= 0 else "there is none"

    def english(self, v: Voice) -> str:
        return f"remove {so_much(self.n, 'fate', v)} from {self.object(v)}"


@node
class ReturnFate(OnCards):
    """Return all fate on cards to their owners' pools."""

    what: Query
    kind = ev.RETURN_FATE
    asked = "return the fate of"
    peripheral = True

    def able(self, m: str, c: Scope) -> str:
        return f"(with_fate(s, {m}) & ~{bars.barred_source(bars.LOSING_FATE, c.you)})"

    def able_now(self, r: Reading, card: int) -> bool:
        return bool(r.s.fate[card] > 0) and not bars.barred(r.s, bars.LOSING_FATE, r.you) >> card & 1

    def english(self, v: Voice) -> str:
        return f"return all fate on {self.object(v)} to {to_owner(self.object(v), 'fate pool')}"


@node
class MoveToConflict(OnCards):
    """Move characters into the conflict, on their controllers' sides."""

    what: Query
    kind = ev.MOVE_IN
    verb = "move"

    def able(self, m: str, c: Scope) -> str:
        return f"can_move_in(s, {free(m, bars.MOVING, c)} & ~{bars.barred_source(bars.MOVING_IN, c.you)})"

    def able_now(self, r: Reading, card: int) -> bool:
        s = r.s
        if not s.con[ON] or r.words.has(s, card, "participating") or bars.unmovable(s, r.you) >> card & 1:
            return False
        dash = "dash political" if s.con[TYPE] else "dash military"
        barred = bars.barred_to_rules(s, bars.JOINING) >> card & 1
        part = takes_part(s, s.holder[card])
        return part and not barred and not r.words.has(s, card, dash)

    def english(self, v: Voice) -> str:
        return f"move {self.object(v)} to the conflict"


@node
class MoveHome(OnCards):
    """Move characters home."""

    what: Query
    kind = ev.MOVE_HOME
    asked = "move home"

    def able(self, m: str, c: Scope) -> str:
        return f"({free(m, bars.MOVING, c)} & (p[{facts.ATTACKING}] | p[{facts.DEFENDING}]))"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "participating") and not bars.barred(r.s, bars.MOVING, r.you) >> card & 1

    def english(self, v: Voice) -> str:
        return f"move {self.object(v)} home"


@node
class MoveEitherWay(Deed):
    """Move a character to the conflict, or home from it."""

    what: Query

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        part = f"(p[{facts.ATTACKING}] | p[{facts.DEFENDING}])"
        home = f"each({m} & {part}, {ev.MOVE_HOME}, {c.you}, 0, {c.this}, {ACT}, {tag})"
        return f"({home} + each({m} & ~{part}, {ev.MOVE_IN}, {c.you}, 0, {c.this}, {ACT}, {tag}))"

    def could(self, c: Scope) -> str:
        return f"({MoveToConflict(self.what).could(c)} | {MoveHome(self.what).could(c)})"

    def could_now(self, r: Reading) -> bool:
        return MoveToConflict(self.what).could_now(r) or MoveHome(self.what).could_now(r)

    def english(self, v: Voice) -> str:
        return f"move {v.object(self.what)} to the conflict or home from the conflict"


@node
class TurnFaceup(OnCards):
    """Turn facedown cards in provinces faceup."""

    what: Query
    kind = ev.TURN_FACEUP
    asked = "turn faceup"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & p[{facts.IN_PROVINCE}] & ~p[{facts.FACEUP}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "facedown")

    def english(self, v: Voice) -> str:
        return f"turn {self.object(v)} faceup"
