"""Effects on cards: bow, ready, honor, discard, move, fate, numbers that change."""

from __future__ import annotations

from gorin.kernel.events import EXACT
from gorin.language.english import Voice, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Number, Query, node, number
from gorin.language.numbers import Num
from gorin.language.scope import Scope
from gorin.rulesets.lcg import bars, facts
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.lasting import BARRED, GAINS_KEYWORD, STAYING
from gorin.rulesets.lcg.state import ON, PERIODS, TYPE
from gorin.rulesets.lcg.stats import ADD, BASE_MULTIPLY, MULTIPLY
from gorin.rulesets.lcg.words.deeds import ACT, Deed, OnCards, reach, reached, timely, timely_now
from gorin.rulesets.lcg.words.phrases import amounts, so_much, stat_of, subject, to_owner
from gorin.rulesets.lcg.words.vocabulary import STATS, WORDS


def free(m: str, what: int, c: Scope) -> str:
    """Those of a set to which this player's effects may do this."""
    return f"{m} & ~barred(s, {what}, {c.you})"


@node
class Bow(OnCards):
    """Bow cards."""

    what: Query
    kind = ev.BOW
    verb = "bow"

    def able(self, m: str, c: Scope) -> str:
        return f"({free(m, bars.BOWING, c)} & ~p[{facts.BOWED}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return not r.words.has(r.s, card, "bowed") and not bars.barred(r.s, bars.BOWING, r.you) >> card & 1


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
        closed = f"barred(s, {bars.HONORING}, {c.you}) & ~p[{facts.DISHONORED}]"
        return f"({m} & ~p[{facts.HONORED}] & ~({closed}))"

    def able_now(self, r: Reading, card: int) -> bool:
        if r.words.has(r.s, card, "honored"):
            return False
        return r.words.has(r.s, card, "dishonored") or not bars.barred(r.s, bars.HONORING, r.you) >> card & 1


@node
class Dishonor(OnCards):
    """Dishonor characters: an ordinary one that cannot receive the token cannot be dishonored."""

    what: Query
    kind = ev.DISHONOR
    verb = "dishonor"

    def able(self, m: str, c: Scope) -> str:
        closed = f"barred(s, {bars.DISHONORING}, {c.you}) & ~p[{facts.HONORED}]"
        return f"({m} & ~p[{facts.DISHONORED}] & ~({closed}))"

    def able_now(self, r: Reading, card: int) -> bool:
        if r.words.has(r.s, card, "dishonored"):
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
    """Discard cards from a hand or a province."""

    what: Query
    takes = True
    kind = ev.DISCARD
    verb = "discard"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & (p[{facts.HAND}] | p[{facts.IN_PROVINCE}]))"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "in hand") or r.words.has(r.s, card, "in province")

    def events(self, c: Scope, tag: str = "0") -> str:
        """A holding leaves play by it."""
        m = c.words.cards(self.what, c)
        left = f"each({m} & p[{facts.IN_PLAY}], {ev.LEAVE}, {c.you}, {ev.DISCARDED}, {c.this}, {ACT}, {tag})"
        return f"(each({m} & ~p[{facts.IN_PLAY}], {ev.DISCARD}, {c.you}, 0, {c.this}, {ACT}, {tag}) + {left})"


@node
class PlaceFate(OnCards):
    """Place fate from the general pool on cards."""

    what: Query
    n: Number = Num(1)
    kind = ev.PLACE_FATE

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
    peripheral = True

    def able(self, m: str, c: Scope) -> str:
        return f"with_fate(s, {m})"

    def able_now(self, r: Reading, card: int) -> bool:
        return bool(r.s.fate[card] > 0)

    def amount(self, c: Scope) -> str:
        return self.n.source(c)

    def payable(self, c: Scope) -> str:
        return f"with_at_least(s, {c.words.cards(self.what, c)}, {self.n.source(c)})"

    def english(self, v: Voice) -> str:
        return f"remove {so_much(self.n, 'fate', v)} from {self.object(v)}"


@node
class ReturnFate(OnCards):
    """Return all fate on cards to their owners' pools."""

    what: Query
    kind = ev.RETURN_FATE
    peripheral = True

    def able(self, m: str, c: Scope) -> str:
        return f"with_fate(s, {m})"

    def able_now(self, r: Reading, card: int) -> bool:
        return bool(r.s.fate[card] > 0)

    def english(self, v: Voice) -> str:
        return f"return all fate on {self.object(v)} to {to_owner(self.object(v), 'fate pool')}"


@node
class MoveToConflict(OnCards):
    """Move characters into the conflict, on their controllers' sides."""

    what: Query
    kind = ev.MOVE_IN
    verb = "move"

    def able(self, m: str, c: Scope) -> str:
        return f"can_move_in(s, {free(m, bars.MOVING, c)})"

    def able_now(self, r: Reading, card: int) -> bool:
        s = r.s
        if not s.con[ON] or r.words.has(s, card, "participating") or bars.barred(s, bars.MOVING, r.you) >> card & 1:
            return False
        dash = "dash political" if s.con[TYPE] else "dash military"
        barred = bars.barred_to_rules(s, bars.JOINING) >> card & 1
        part = s.holder[card] in (s.con[3], s.con[4])
        return part and not barred and not r.words.has(s, card, dash)

    def english(self, v: Voice) -> str:
        return f"move {self.object(v)} to the conflict"


@node
class MoveHome(OnCards):
    """Move characters home."""

    what: Query
    kind = ev.MOVE_HOME

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

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & p[{facts.IN_PROVINCE}] & ~p[{facts.FACEUP}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "facedown")

    def english(self, v: Voice) -> str:
        return f"turn {self.object(v)} faceup"


def lasting_on(m: str, until: str) -> str:
    """Source: those of a set on which an effect can last until then: to the end of a conflict only during one."""
    return f"({m} & -s.con[{ON}])" if until == "conflict" else m


def can_last(r: Reading, until: str) -> bool:
    """The reference for `lasting_on`."""
    return until != "conflict" or bool(r.s.con[ON])


@node
class Gets(Deed):
    """Numbers change until a period ends; the set of cards is fixed as the effect resolves."""

    what: Query
    military: Number | None = None
    political: Number | None = None
    glory: Number | None = None
    strength: Number | None = None
    until: str = "conflict"
    order = False

    def changes(self) -> list[tuple[str, Number]]:
        """Each statistic that changes, with the amount."""
        return [(name, n) for name in STATS if (n := getattr(self, name)) is not None]

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        rows = [
            f"lasting({ADD + STATS[name]}, {m}, {n.source(c)}, {c.this}, {PERIODS[self.until]}, {c.you})"
            for name, n in self.changes()
        ]
        return "[" + ", ".join(rows) + "]"

    def could(self, c: Scope) -> str:
        m = reach(self.what, c)
        parts = [f"(changeable(s, {m}, {STATS[name]}) & -({n.source(c)} != 0))" for name, n in self.changes()]
        return timely(self.until, "(" + " | ".join(parts) + ")")

    def could_now(self, r: Reading) -> bool:
        if not timely_now(self.until, r):
            return False
        for name, n in self.changes():
            if n.value(r) and any(modifiable(r, card, name) for card in reached(r, self.what)):
                return True
        return False

    def english(self, v: Voice) -> str:
        text, tail = amounts(self.changes(), v)
        period = f"until the end of the {self.until}"
        if tail:
            return f"{period}, {subject(self.what, v)} gets {text}{tail}"
        return f"{subject(self.what, v)} gets {text} {period}"


def modifiable(r: Reading, card: int, stat: str) -> bool:
    """Has this card the statistic, and no dash in its place?"""
    dash = stat in ("military", "political") and r.words.has(r.s, card, f"dash {stat}")
    return r.words.carries(r.s, card, stat) and not dash


@node
class Double(Deed):
    """Double a skill, or the base skill, until a period ends."""

    what: Query
    stat: str
    base: bool = False
    until: str = "conflict"

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        op = (BASE_MULTIPLY if self.base else MULTIPLY) + STATS[self.stat]
        return f"[lasting({op}, {m}, 2, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        return timely(self.until, f"changeable(s, {reach(self.what, c)}, {STATS[self.stat]})")

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r) and any(modifiable(r, card, self.stat) for card in reached(r, self.what))

    def english(self, v: Voice) -> str:
        base = "base " if self.base else ""
        return f"double {stat_of(self.what, f'{base}{WORDS[self.stat]}', v)} until the end of the {self.until}"


@node
class LastingBar(Deed):
    """Until a period ends, something cannot be done to cards."""

    what: Query
    cannot: str
    until: str = "phase"
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        n = f"{bars.WORDS[self.cannot]} | -1 << 8"
        return f"[lasting({BARRED}, {m}, {n}, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        return timely(self.until, reach(self.what, c))

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r) and bool(reached(r, self.what))

    def english(self, v: Voice) -> str:
        who = subject(self.what, v)
        what = f"{who} cannot {self.cannot}"
        if bars.WORDS[self.cannot] == bars.TRIGGERING:
            what = f"{possessive(who)} abilities cannot be triggered"
        return f"until the end of the {self.until}, {what}"


@node
class StaysReady(Deed):
    """Until a period ends, cards do not bow as a result of conflict resolution."""

    what: Query
    while_: str = ""  # "defending"
    until: str = "phase"
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        plane = {"": 0, "defending": facts.DEFENDING, "attacking": facts.ATTACKING}[self.while_]
        return f"[lasting({STAYING}, {m}, {plane}, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        return timely(self.until, reach(self.what, c))

    def could_now(self, r: Reading) -> bool:
        return timely_now(self.until, r) and bool(reached(r, self.what))

    def english(self, v: Voice) -> str:
        tail = f" while {self.while_}" if self.while_ else ""
        who = subject(self.what, v)
        return f"until the end of the {self.until}, {who} does not bow as a result of conflict resolution{tail}"


@node
class GainsKeyword(Deed):
    """Until a period ends, cards gain a keyword."""

    what: Query
    keyword: str
    until: str = "phase"
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        m = c.words.cards(self.what, c)
        plane = facts.COVERT + facts.KEYWORDS.index(self.keyword)
        return f"[lasting({GAINS_KEYWORD}, {m}, {plane}, {c.this}, {PERIODS[self.until]}, {c.you})]"

    def could(self, c: Scope) -> str:
        plane = facts.COVERT + facts.KEYWORDS.index(self.keyword)
        return timely(self.until, f"({reach(self.what, c)} & ~p[{plane}])")

    def could_now(self, r: Reading) -> bool:
        some = any(not r.words.has(r.s, card, self.keyword) for card in reached(r, self.what))
        return some and timely_now(self.until, r)

    def english(self, v: Voice) -> str:
        return f"until the end of the {self.until}, {subject(self.what, v)} gains {self.keyword}"


def gets(
    what: Query,
    military: Number | int | None = None,
    political: Number | int | None = None,
    glory: Number | int | None = None,
    strength: Number | int | None = None,
    until: str = "conflict",
) -> Gets:
    """`gets(THAT, military=+2)`"""
    a, b, c, d = (None if x is None else number(x) for x in (military, political, glory, strength))
    return Gets(what, a, b, c, d, until)
