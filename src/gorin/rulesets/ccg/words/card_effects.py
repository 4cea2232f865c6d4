"""Effects on cards: bowing, moving, destroying, honor of Personalities, bonuses, attaching."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gorin.kernel.events import SURE
from gorin.language.english import Voice, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Query, declares, node
from gorin.language.scope import Scope
from gorin.rulesets.ccg import bars, facts
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.card import BORNE, CARDS, EVERYTHING, LANDS, PEOPLE
from gorin.rulesets.ccg.codecs import REFILL_FACEUP
from gorin.rulesets.ccg.playing.attaching import WAIVED
from gorin.rulesets.ccg.state import CHI, FIELD, FORCE, NEXT_TURN, PERIODS, PERSONAL_HONOR, STRENGTH
from gorin.rulesets.ccg.words.conditions import Always
from gorin.rulesets.ccg.words.deeds import ACT, Deed, OnCards
from gorin.rulesets.ccg.words.phrases import as_long, change, from_hand


@declares(happens_to={"what": CARDS})
@node
class Bow(OnCards):
    """Bow cards."""

    what: Query
    kind = ev.BOW
    verb, done = "bow", "bowed"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & p[{facts.IN_PLAY}] & ~p[{facts.BOWED}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "unbowed")


@declares(happens_to={"what": CARDS})
@node
class Straighten(OnCards):
    """Straighten cards."""

    what: Query
    kind = ev.STRAIGHTEN
    verb, done = "straighten", "straightened"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & p[{facts.BOWED}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "bowed")


@declares(happens_to={"what": EVERYTHING})
@node
class Destroy(OnCards):
    """Destroy cards, or provinces with what lies in them."""

    what: Query
    kind = ev.DESTROY
    verb, done = "destroy", "was destroyed"

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"destroying(s, {c.words.cards(self.what, c)}, {c.you}, {c.this}, {ACT}, {tag})"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & (p[{facts.IN_PLAY}] | {c.words.plane('province')}))"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "in play") or r.words.has(r.s, card, "province")


@node
class Discard(OnCards):
    """Discard cards from where they are."""

    what: Query
    kind = ev.DISCARD
    verb, done = "discard", "was discarded"
    takes = True


@node
class RemoveFromGame(OnCards):
    """Remove cards from the game."""

    what: Query
    kind = ev.REMOVE
    done = "was removed"

    def english(self, v: Voice) -> str:
        return f"remove {self.object(v)} from the game"


@node
class ReturnToHand(OnCards):
    """Put cards into their owners' hands."""

    what: Query
    kind = ev.TO_HAND
    takes = True

    def english(self, v: Voice) -> str:
        return f"put {self.object(v)} into its owner's hand"


@node
class PutOnBottom(OnCards):
    """Put cards at the bottom of their owners' decks."""

    what: Query
    kind = ev.TO_DECK
    takes = True

    def english(self, v: Voice) -> str:
        return f"put {self.object(v)} at the bottom of its owner's deck"


@node
class PutUnderFaceup(OnCards):
    """Put cards in provinces at the bottom of their owners' decks; the provinces are refilled faceup."""

    what: Query
    kind = ev.TO_DECK
    takes = True

    def amount(self, c: Scope) -> str:
        return str(REFILL_FACEUP)

    def english(self, v: Voice) -> str:
        return f"put {self.object(v)} at the bottom of your deck, refilling the province face-up"


@node
class BecomesDead(OnCards):
    """Discarded Personalities become honorably dead."""

    what: Query
    kind = ev.KILL
    done = "became dead"
    order = False

    def english(self, v: Voice) -> str:
        return f"{v.each(self.what)} becomes honorably dead"


@declares(happens_to={"what": PEOPLE})
@node
class Dishonor(OnCards):
    """Dishonor Personalities."""

    what: Query
    kind = ev.DISHONOR
    verb, done = "dishonor", "was dishonored"

    def able(self, m: str, c: Scope) -> str:
        return f"({m} & p[{facts.IN_PLAY}] & p[{facts.PERSONALITY}] & ~p[{facts.DISHONORABLE}])"

    def able_now(self, r: Reading, card: int) -> bool:
        return r.words.has(r.s, card, "honorable") and r.words.has(r.s, card, "in play")


@declares(happens_to={"what": PEOPLE})
@node
class Rehonor(OnCards):
    """Rehonor Personalities."""

    what: Query
    kind = ev.REHONOR
    verb, done = "rehonor", "was rehonored"


@declares(happens_to={"what": PEOPLE})
@node
class MoveHome(OnCards):
    """Move Personalities home with their units; under a condition this will not be negated."""

    what: Query
    sure: Condition | None = None
    kind = ev.MOVE_HOME
    done = "moved"

    def tag(self, c: Scope, tag: str) -> str:
        return tag if self.sure is None else f"{tag} | ({SURE} if {self.sure.source(c)} else 0)"

    def english(self, v: Voice) -> str:
        text = f"move {self.object(v)} home"
        if isinstance(self.sure, Always):
            return f"{text}; this will not be negated or delayed"
        return text if self.sure is None else f"{text}; this will not be negated if {self.sure.english(v)}"


@declares(happens_to={"what": PEOPLE})
@node
class MoveHere(OnCards):
    """Move Personalities to the current battlefield."""

    what: Query
    kind = ev.MOVE_TO
    done = "moved"

    @property
    def brings(self) -> bool:
        return True

    def amount(self, c: Scope) -> str:
        return f"s.battle[{FIELD}]"

    def english(self, v: Voice) -> str:
        return f"move {self.object(v)} to the current battlefield"


@declares(happens_to={"what": PEOPLE})
@node
class Seppuku(Deed):
    """Personalities commit seppuku: rehonored, then destroyed; neither is negated."""

    what: Query

    def build(self, b: Any, c: Scope) -> str:
        mask = c.words.cards(self.what, c)
        for name, kind in (("rehonored", ev.REHONOR), ("destroyed", ev.DESTROY)):
            events = f"each({mask}, {kind}, {c.you}, 0, {c.this}, {ACT}, {SURE})"
            b.happen(f"seppuku: {name}", events)
        return ""

    def english(self, v: Voice) -> str:
        return f"{v.the(self.what)} commits seppuku"

    order = False


# --- bonuses and penalties ----------------------------------------------------------------------------------------

SHORT = ((FORCE, "force", "F"), (CHI, "chi", "C"), (PERSONAL_HONOR, "personal_honor", " Personal Honor"))
LONGER = (*SHORT, (STRENGTH, "strength", " Province Strength"))


OF_STATS = {"strength": LANDS, "chi": CARDS, "force": CARDS, "personal_honor": PEOPLE}  # what has which


@node
class Give(Deed):
    """Bonuses and penalties until a period ends; whoever gets them is fixed as it resolves."""

    what: Query
    force: Number | None = None
    chi: Number | None = None
    personal_honor: Number | None = None
    strength: Number | None = None
    until: str = "turn"

    def happens_to(self, field: str) -> Collection[str] | None:
        if field != "what":
            return super().happens_to(field)
        return frozenset.union(*(OF_STATS[stat] for stat in OF_STATS if getattr(self, stat) is not None), PEOPLE)

    def changes(self) -> list[tuple[int, Number, str]]:
        return [(i, n, word) for i, name, word in LONGER if (n := getattr(self, name)) is not None]

    def events(self, c: Scope, tag: str = "0") -> str:
        mask = c.words.cards(self.what, c)
        until = PERIODS[self.until]
        parts = [
            f"each({mask}, {ev.GIVE}, {c.you}, giving({i}, {n.source(c)}, {until}), {c.this}, {ACT}, {tag})"
            for i, n, _ in self.changes()
        ]
        return "(" + " + ".join(parts) + ")"

    def payable(self, c: Scope) -> str:
        """A change that is a cost must apply in full: no minimum, maximum or floor may swallow part of it."""
        mask = c.words.cards(self.what, c)
        tests = [f"changes_in_full(s, {c.you}, {mask}, {i}, {n.source(c)})" for i, n, _ in self.changes()]
        return "(" + " and ".join(tests) + ")"

    def english(self, v: Voice) -> str:
        parts = [change(n, word, v) for _, n, word in self.changes()]
        last = as_long(self.until)
        return f"give {v.object(self.what)} {listing(parts)}{last}"


@node
class GainsKeyword(Deed):
    """Cards have a keyword until a period ends."""

    what: Query
    keyword: str
    until: str = "turn"
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        what = f"giving({bars.GAINS_KEYWORD}, {facts.keyword(self.keyword)}, {PERIODS[self.until]})"
        return f"each({c.words.cards(self.what, c)}, {ev.GIVE}, {c.you}, {what}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"{v.each(self.what)} gains {self.keyword.title()}{as_long(self.until)}"


@node
class LosesKeyword(Deed):
    """Cards are without a keyword until a period ends."""

    what: Query
    keyword: str
    until: str = "turn"

    def events(self, c: Scope, tag: str = "0") -> str:
        what = f"giving({bars.LOSES_KEYWORD}, {facts.keyword(self.keyword)}, {PERIODS[self.until]})"
        return f"each({c.words.cards(self.what, c)}, {ev.GIVE}, {c.you}, {what}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"remove {self.keyword.title()} from {v.object(self.what)}{as_long(self.until)}"


@declares(strings={"until": ("period", (*PERIODS, "your next turn"))})
@node
class MayNot(Deed):
    """Cards may not do something for a while, perhaps only against you: nothing is negated, it is no option."""

    what: Query
    do: str
    until: str = "turn"
    against_you: bool = False
    order = False

    def events(self, c: Scope, tag: str = "0") -> str:
        code = bars.BARRED + bars.WORDS[self.do]
        until = f"{NEXT_TURN} + {c.you}" if self.until == "your next turn" else str(PERIODS[self.until])
        against = f"{c.you} + 1" if self.against_you else "0"
        what = f"giving({code}, {against}, {until})"
        return f"each({c.words.cards(self.what, c)}, {ev.GIVE}, {c.you}, {what}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        whom = " you" if self.against_you else ""
        return f"{v.each(self.what)} may not {self.do}{whom}{as_long(self.until)}"


# --- attaching ----------------------------------------------------------------------------------------------------


@declares(happens_to={"to": PEOPLE})
@node
class Attach(Deed):
    """Attach a card to a Personality, paying all costs (perhaps less Gold; under a condition none)."""

    what: Query
    to: Query
    less: int = 0
    free: Condition | None = None
    done = "was attached"
    changed = "s.ret"

    def build(self, b: Any, c: Scope) -> str:
        what, to = f"low({self.what.source(c)})", self.to.source(c)
        less = str(self.less) if self.free is None else f"({WAIVED} if {self.free.source(c)} else {self.less})"
        b.p.step("not attached", "s.ret = 0")
        out = b.unless_negated()
        b.p.step("attach", f"attach_from_hand(s, {c.you}, {what}, {to}, {ACT}, {c.this}, {less})")
        b.p.label(out)
        b.remember()
        return ""

    def possible(self, c: Scope) -> str:
        """Source: could one of them be attached to one of those, and be paid for?"""
        return f"could_attach(s, {c.you}, {self.what.source(c)}, {self.to.source(c)}, {self.less})"

    def english(self, v: Voice) -> str:
        costs = "paying all costs" + (f" but paying {self.less} less Gold" if self.less else "")
        if self.free is not None:
            costs = (f"{costs}, or " if self.less else "") + f"waiving costs {v.when(self.free)}"
        return f"attach {v.the(self.what)}{from_hand(self.what, v)} to {v.the(self.to)}, {costs}"


@declares(happens_to={"what": BORNE, "to": PEOPLE | LANDS})
@node
class Transfer(Deed):
    """An attachment shifts to another Personality who may bear it; its costs are not paid again."""

    what: Query
    to: Query
    done = "was transferred"

    def events(self, c: Scope, tag: str = "0") -> str:
        return f"transfers(s, {self.what.source(c)}, {self.to.source(c)}, {c.you}, {c.this}, {ACT}, {tag})"

    def english(self, v: Voice) -> str:
        return f"transfer {v.the(self.what)} to {v.the(self.to)}"
