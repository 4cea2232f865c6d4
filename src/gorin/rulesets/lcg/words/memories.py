"""What players have done and what has happened to cards in this conflict, phase or round."""

from __future__ import annotations

from typing import Any

from gorin.errors import CardError
from gorin.kernel.events import Event
from gorin.language.english import Noun, Voice, article
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Node, Number, Player, Query, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.lasting.memories import befallen, how_much
from gorin.rulesets.lcg.places.zones import entered_from_hand
from gorin.rulesets.lcg.rings.numbers import declared_type
from gorin.rulesets.lcg.sides import defends, opposes
from gorin.rulesets.lcg.state import PERIODS, TYPE, Game
from gorin.rulesets.lcg.words.conditions import SIDES, TYPES
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG


class Deeds(Node):
    """What players do that can be remembered: which events count, for whom, how much."""

    of_cards = False
    kinds: tuple[int, ...] = ()
    verb = ""  # "won"
    amount = ""  # what it is an amount of; else things are counted
    mutual = False  # it also depends on who remembers it
    of_sides = False  # whoever fights beside a player has done it, too

    def noted(self, s: Game, e: Event, you: int) -> tuple[int, int]:
        """As a player sees it: who did it, and how much of it."""
        return self.done(Reading(s, WORDS_OF_THE_LCG, you, -1, event=e))

    def done(self, r: Reading) -> tuple[int, int]:
        """Who did it, and how much of it; 0 if the event does not count."""
        raise NotImplementedError(type(self).__name__)

    def things(self, v: Voice, plural: bool) -> str:
        raise NotImplementedError(type(self).__name__)

    def tail(self) -> str:
        return ""

    def name(self, this: str) -> str:
        """ "conflicts won this phase": what the box calls it."""
        what = self.amount or self.things(Voice(WORDS_OF_THE_LCG, "card"), True)
        return f"{what} {self.verb}{self.tail()} this {this}"


class OfConflicts(Deeds):
    """Conflicts, of a type if one is named."""

    type: str

    def counts(self, kind: int) -> bool:
        return not self.type or TYPES[self.type] == kind

    def things(self, v: Voice, plural: bool) -> str:
        kind = f"[{self.type}] " if self.type else ""
        return f"{kind}conflict{'s' if plural else ''}"


@node
class Declaring(OfConflicts):
    """Declaring conflicts (against you)."""

    type: str = ""
    against_you: bool = False
    kinds = (ev.DECLARE,)
    verb = "declared"

    @property
    def mutual(self) -> bool:  # type: ignore[override]  # told by the field
        return self.against_you

    def done(self, r: Reading) -> tuple[int, int]:
        right = self.counts(declared_type(r.event.n)) and (not self.against_you or defends(r.s, r.you))
        return r.event.player, int(right)

    def tail(self) -> str:
        return " against you" if self.against_you else ""


@node
class Winning(OfConflicts):
    """Winning conflicts (as attacker or defender)."""

    type: str = ""
    role: str = ""
    kinds = (ev.WIN,)
    verb = "won"
    of_sides = True

    def done(self, r: Reading) -> tuple[int, int]:
        who = r.event.player
        right = not self.role or SIDES[self.role](r.s, who)
        return who, int(right and self.counts(r.s.con[TYPE]))

    def tail(self) -> str:
        return {"attacking": " as the attacker", "defending": " as the defender"}.get(self.role, "")


@node
class Losing(OfConflicts):
    """Losing conflicts."""

    type: str = ""
    kinds = (ev.WIN,)
    verb = "lost"
    of_sides = True

    def done(self, r: Reading) -> tuple[int, int]:
        return opposes(r.s, r.event.player), int(self.counts(r.s.con[TYPE]))


@node
class Playing(Deeds):
    """Playing cards, such ones if it says so."""

    what: Query | None = None
    kinds = (ev.PLAYED,)
    verb = "played"

    def done(self, r: Reading) -> tuple[int, int]:
        return r.event.player, int(self.what is None or self.what.has(r, r.event.card))

    def things(self, v: Voice, plural: bool) -> str:
        return (Noun("") if self.what is None else self.what.noun(v)).text(plural)


@node
class Honors(Deeds):
    """Honor that is gained, or lost."""

    lost: bool = False

    @property
    def kinds(self) -> tuple[int, ...]:  # type: ignore[override]  # told by the field
        return (ev.LOSE_HONOR if self.lost else ev.GAIN_HONOR,)

    @property
    def verb(self) -> str:  # type: ignore[override]  # told by the field
        return "lost" if self.lost else "gained"

    amount = "honor"

    def done(self, r: Reading) -> tuple[int, int]:
        return r.event.player, r.event.n


# --- read by cards ----------------------------------------------------------------------------------------------------


class Recalls(Node):
    """A word that asks what is remembered; the box looks for these."""

    def remembers(self) -> tuple[Any, int, str]:
        """What counts, the period, and its name."""
        raise NotImplementedError(type(self).__name__)


@node
class HowMuch(Number, Recalls):
    """How many times (or how much) a player has done something in this period."""

    of: Deeds
    this: str = "phase"
    who: Player = You()

    def remembers(self) -> tuple[Any, int, str]:
        return self.of, PERIODS[self.this], self.of.name(self.this)

    def source(self, c: Scope) -> str:
        return f"how_much(s, {self.of.name(self.this)!r}, {self.who.source(c)}, {c.you})"

    def value(self, r: Reading) -> int:
        return how_much(r.s, self.of.name(self.this), self.who.seat(r), r.you)

    def english(self, v: Voice) -> str:
        what = f"amount of {self.of.amount}" if self.of.amount else f"number of {self.of.things(v, True)}"
        return f"the {what} {have(self.who, v)} {self.of.verb}{self.of.tail()} this {self.this}"


@node
class HasDone(Condition, Recalls):
    """A player has done something, so many times (or so much), in this period."""

    of: Deeds
    n: int = 1
    this: str = "phase"
    who: Player = You()

    def remembers(self) -> tuple[Any, int, str]:
        return self.of, PERIODS[self.this], self.of.name(self.this)

    def source(self, c: Scope) -> str:
        return f"({HowMuch(self.of, self.this, self.who).source(c)} >= {self.n})"

    def holds(self, r: Reading) -> bool:
        return HowMuch(self.of, self.this, self.who).value(r) >= self.n

    def instead(self, r: Reading, v: Voice) -> str:
        done = HowMuch(self.of, self.this, self.who).value(r)
        return f"so far it is {done}" if done else "so far there is none"

    def english(self, v: Voice) -> str:
        if self.of.amount:
            what = f"{self.n} or more {self.of.amount}" if self.n > 1 else self.of.amount
        else:
            many = self.n > 1
            what = f"{self.n} or more {self.of.things(v, True)}" if many else article(self.of.things(v, False))
        return f"{have(self.who, v)} {self.of.verb} {what}{self.of.tail()} this {self.this}"


def have(who: Player, v: Voice) -> str:
    """ "you have", "an opponent has"."""
    name = who.english(v)
    return f"{name} {'have' if name == 'you' else 'has'}"


# --- what has happened to cards ---------------------------------------------------------------------------------------

HAPPENED = {
    "played": (ev.PLAYED, "was played"),
    "entered": (ev.ENTER, "entered play"),
    "from hand": (ev.ENTER, "has entered play from a player's hand"),
    "honored": (ev.HONOR, "was honored"),
    "dishonored": (ev.DISHONOR, "was dishonored"),
    "readied": (ev.READY, "was readied"),
    "moved": (ev.MOVE_IN, "moved to the conflict"),
}


class Fate:
    """What can be remembered of cards."""

    of_cards = True
    mutual = False

    def __init__(self, what: str) -> None:
        self.kinds = (HAPPENED[what][0],)
        self.from_hand = what == "from hand"

    def counts(self, e: Event) -> bool:
        """Does this event of its kind count?"""
        return not self.from_hand or entered_from_hand(e)


@node
class Been(Query, Recalls):
    """The cards to which this has happened in this period: played, entered, honored, dishonored, readied, moved."""

    what: str
    this: str = "phase"

    def remembers(self) -> tuple[Any, int, str]:
        return Fate(self.what), PERIODS[self.this], self.name()

    def name(self) -> str:
        if self.what not in HAPPENED:
            raise CardError(f"Nobody remembers which cards were {self.what!r}: say {', '.join(HAPPENED)}.")
        return f"{self.what} this {self.this}"

    def source(self, c: Scope) -> str:
        return f"befallen(s, {self.name()!r})"

    def has(self, r: Reading, card: int) -> bool:
        return bool(befallen(r.s, self.name()) >> card & 1)

    def noun(self, v: Voice) -> Noun:
        return Noun(after=[f"that {HAPPENED[self.what][1]} this {self.this}"])


@node
class HasBeen(Condition, Recalls):
    """A card has been played, has entered play, has been honored … in this period."""

    what: str
    this: str = "phase"
    who: Query = This()

    def remembers(self) -> tuple[Any, int, str]:
        return Been(self.what, self.this).remembers()

    def source(self, c: Scope) -> str:
        return f"({self.who.source(c)} & {Been(self.what, self.this).source(c)} != 0)"

    def holds(self, r: Reading) -> bool:
        return any(Been(self.what, self.this).has(r, card) for card in r.members(self.who))

    def english(self, v: Voice) -> str:
        return f"{v.some(self.who)} {HAPPENED[self.what][1]} this {self.this}"
