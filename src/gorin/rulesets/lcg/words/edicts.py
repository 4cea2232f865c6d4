"""Edicts in words: what players cannot do, must do otherwise, or may do besides. Each stands on a card as a constant
ability, or in `Until` as a lasting effect."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.errors import CardError
from gorin.language.english import Voice, listing, possessive
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Player, declares, node
from gorin.language.players import You
from gorin.language.scope import Scope
from gorin.rulesets.lcg.facts import ATTACHMENT, CHARACTER
from gorin.rulesets.lcg.lasting import edicts
from gorin.rulesets.lcg.lasting.layers import GAINING
from gorin.rulesets.lcg.state import ELEMENT_NAMES, ON, PERIODS
from gorin.rulesets.lcg.words.conditions import TYPES
from gorin.rulesets.lcg.words.deeds import Deed
from gorin.rulesets.lcg.words.ring_effects import named_elements
from gorin.rulesets.lcg.words.rings import RingQuery
from gorin.rulesets.lcg.words.texts import Constant, under

TYPE_PLANES = {"character": CHARACTER, "attachment": ATTACHMENT}
SETS = {"everybody": "s.alive", "opponents": "foe_seats(s, {})"}
NAMES = {"everybody": "each player", "opponents": "each opponent"}


class Edict(Constant):
    """What is said about some players; `code` is what the rules look for."""

    who: Player | str  # a player, "everybody" or "opponents"
    when: Condition | None
    code = -1
    this = False  # for a while, it is said with "this phase" and not with "until the end of the phase"

    def players(self, c: Scope) -> str:
        """Source of the set of players it binds."""
        if isinstance(self.who, str):
            if self.who not in SETS:
                raise CardError(f"{self.who!r} are no players: say 'everybody' or 'opponents'.")
            return SETS[self.who].format(c.you)
        seat = self.who.source(c)
        return f"(1 << {seat} if {seat} >= 0 else 0)"

    def binds(self, r: Reading) -> bool:
        """The reference for `players`: does it bind anybody?"""
        return isinstance(self.who, str) or self.who.seat(r) >= 0

    def number(self, c: Scope) -> str:
        return "0"

    def lines(self, c: Scope) -> list[str]:
        return [f"give_edict(s, {self.code}, {self.players(c)}, {self.number(c)})"]

    def subject(self, v: Voice) -> str:
        return NAMES[self.who] if isinstance(self.who, str) else self.who.english(v)

    def says(self, v: Voice) -> str:
        raise NotImplementedError(type(self).__name__)

    def english(self, v: Voice) -> str:
        return under(self.when, self.says(v), v)

    def verb(self, v: Voice, verb: str) -> str:
        """ "you have", "that player has"."""
        if self.subject(v) == "you":
            return f"you {verb}"
        return f"{self.subject(v)} {'has' if verb == 'have' else verb + 's'}"


@node
class Until(Deed):
    """An edict that lasts until a period ends."""

    edict: Edict
    until: str = "phase"
    order = False

    def wrong(self) -> Iterator[str]:
        if self.edict.when is not None:
            yield "Until: what lasts has no condition of its own; If(…, Until(…)) has one."

    def events(self, c: Scope, tag: str = "0") -> str:
        x = self.edict
        row = f"{x.code}, {x.players(c)}, {x.number(c)}, {c.this}, {PERIODS[self.until]}, {c.you}"
        return f"[edict({row})]"

    def could(self, c: Scope) -> str:
        there = f" and s.con[{ON}]" if self.until == "conflict" else ""
        return f"({self.edict.players(c)} != 0{there})"

    def could_now(self, r: Reading) -> bool:
        return self.edict.binds(r) and (self.until != "conflict" or bool(r.s.con[ON]))

    def english(self, v: Voice) -> str:
        if self.until == "phase" and self.edict.says(v).endswith(" this phase"):
            return self.edict.says(v)
        if self.edict.this and self.until:
            return f"{self.edict.says(v)} this {self.until}"
        return f"until the end of the {self.until}, {self.edict.says(v)}"


# --- declaring ------------------------------------------------------------------------------------------------------


@node
class CannotDeclare(Edict):
    """Cannot declare conflicts of a type."""

    type: str
    who: Player | str = "opponents"
    when: Condition | None = None
    code = edicts.NO_TYPES
    this = True

    def number(self, c: Scope) -> str:
        return str(1 << TYPES[self.type])

    def says(self, v: Voice) -> str:
        return f"{self.subject(v)} cannot declare [{self.type}] conflicts"


@declares(strings={"of": ("element", ELEMENT_NAMES)})
@node
class CannotDeclareElement(Edict):
    """Cannot declare conflicts of an element, or of a ring's elements."""

    of: str | RingQuery
    who: Player | str = "opponents"
    when: Condition | None = None
    code = edicts.NO_ELEMENTS
    this = True

    def number(self, c: Scope) -> str:
        if isinstance(self.of, str):
            return str(1 << ELEMENT_NAMES.index(self.of))
        return f"elements_of(s, {self.of.source(c)})"

    def says(self, v: Voice) -> str:
        if isinstance(self.of, str):
            return f"{self.subject(v)} cannot declare [{self.of}] conflicts"
        return f"{self.subject(v)} cannot declare conflicts of {possessive(self.of.english(v))} element"


@node
class AtMostDefenders(Edict):
    """Cannot declare more defenders than this."""

    n: int = 1
    who: Player | str = "opponents"
    when: Condition | None = None
    code = edicts.MOST_DEFENDERS

    def number(self, c: Scope) -> str:
        return str(self.n)

    def says(self, v: Voice) -> str:
        many = "one defender" if self.n == 1 else f"{self.n} defenders"
        return f"{self.subject(v)} cannot declare more than {many}"


@node
class ConflictsAre(Edict):
    """Each conflict a player declares is of this type instead of its normal one."""

    type: str
    who: Player | str = "everybody"
    when: Condition | None = None
    code = edicts.TYPE_IS

    def number(self, c: Scope) -> str:
        return str(TYPES[self.type])

    def says(self, v: Voice) -> str:
        whose = "" if self.who == "everybody" else f" by {self.subject(v)}"
        return f"each conflict declared{whose} is [{self.type}] instead of its normal type"


@node
class DefenderChoosesRing(Edict):
    """The defending player chooses the ring, before everything else."""

    who: Player | str = "everybody"
    when: Condition | None = None
    code = edicts.RING_BY_DEFENDER

    def says(self, v: Voice) -> str:
        who = "the defending player chooses" if self.who == "everybody" else self.verb(v, "choose")
        whom = "you" if who == "you choose" else "him or her"
        return (
            f"{who} the element (but not the type) during each conflict declared against {whom}, before "
            "conflict type, attacking characters, and the attacked province are chosen"
        )


@node
class AtMostConflicts(Edict):
    """Has only so many opportunities to declare a conflict in a phase."""

    n: int = 1
    who: Player | str = "everybody"
    when: Condition | None = None
    code = edicts.MOST_CONFLICTS

    def number(self, c: Scope) -> str:
        return str(self.n)

    def says(self, v: Voice) -> str:
        many = "one opportunity" if self.n == 1 else f"{self.n} opportunities"
        return f"{self.verb(v, 'have')} only {many} to declare a conflict this phase"


@node
class MayDeclareMore(Edict):
    """Has an additional conflict of a type in each conflict phase."""

    type: str
    who: Player | str = You()
    when: Condition | None = None
    code = edicts.MORE_CONFLICTS

    def number(self, c: Scope) -> str:
        return str(TYPES[self.type])

    def says(self, v: Voice) -> str:
        return f"{self.subject(v)} may declare an additional [{self.type}] conflict each conflict phase"


@node
class StrongholdOpen(Edict):
    """The player's stronghold province may be attacked."""

    who: Player | str = "opponents"
    when: Condition | None = None
    code = edicts.OPEN_STRONGHOLD

    def says(self, v: Voice) -> str:
        return f"{possessive(self.subject(v))} stronghold province may be attacked"


@node
class ActsFirst(Edict):
    """Has the first action opportunity in the conflict, as the attacking player."""

    who: Player | str = You()
    when: Condition | None = None
    code = edicts.ACTS_FIRST

    def says(self, v: Voice) -> str:
        return f"{self.verb(v, 'have')} the first action opportunity while attacking"


@node
class CountsNoSkill(Edict):
    """Counts 0 total skill in the conflict."""

    who: Player | str = "everybody"
    when: Condition | None = None
    code = edicts.NO_SKILL

    def says(self, v: Voice) -> str:
        return f"{self.verb(v, 'count')} 0 total skill in the conflict"


@node
class AddsBid(Edict):
    """Adds the bid on the honor dial to the skill counted in the conflict."""

    who: Player | str = "everybody"
    when: Condition | None = None
    code = edicts.ADDS_BID

    def says(self, v: Voice) -> str:
        whose = "your" if self.subject(v) == "you" else "his or her"
        return f"{self.verb(v, 'add')} the bid on {whose} honor dial to {whose} skill during the conflict's resolution"


@node
class CannotPlayFromHand(Edict):
    """Cannot play characters (or attachments) from hand; what is played as another type is asked as that."""

    card_type: str = "character"
    who: Player | str = "opponents"
    when: Condition | None = None
    code = edicts.NOT_FROM_HAND

    def number(self, c: Scope) -> str:
        if self.card_type not in ("character", "attachment"):
            raise CardError(f"CannotPlayFromHand knows characters and attachments, not {self.card_type!r}.")
        return str(TYPE_PLANES[self.card_type])

    def says(self, v: Voice) -> str:
        return f"{self.subject(v)} cannot play {self.card_type}s from hand"


@node
class CannotSpendFate(Edict):
    """Cannot spend fate from the fate pool; giving it away is not spending it."""

    who: Player | str = "everybody"
    when: Condition | None = None
    code = edicts.NO_SPENDING

    def says(self, v: Voice) -> str:
        whose = "your" if self.subject(v) == "you" else "his or her"
        return f"{self.subject(v)} cannot spend fate from {whose} fate pool"


# --- rings, glory, bids ---------------------------------------------------------------------------------------------


@node
class CountsAsClaimed(Edict):
    """Is considered to have rings in the claimed pool, wherever they are."""

    what: RingQuery
    who: Player | str = You()
    when: Condition | None = None
    code = edicts.CLAIMED_TOO

    def number(self, c: Scope) -> str:
        return self.what.source(c)

    def says(self, v: Voice) -> str:
        be = "are" if self.subject(v) == "you" else "is"
        whose = "your" if self.subject(v) == "you" else "his or her"
        return f"{self.subject(v)} {be} considered to have {self.what.english(v)} in {whose} claimed ring pool"


@node
class ResolvesEachEffect(Edict):
    """Instead of choosing an element to resolve, resolves each of a ring's effects."""

    who: Player | str = You()
    when: Condition | None = None
    code = edicts.EACH_ELEMENT

    def says(self, v: Voice) -> str:
        return f"instead of choosing an element to resolve, {self.verb(v, 'resolve')} each of the ring's effects"


@node
class NoRingEffects(Edict):
    """Ring effects are cancelled."""

    who: Player | str = "everybody"
    when: Condition | None = None
    code = edicts.NO_RING_EFFECTS

    def says(self, v: Voice) -> str:
        return "cancel all ring effects" + ("" if self.who == "everybody" else f" of {self.subject(v)}")


@node
class NoFateFromRings(Edict):
    """Cannot remove or gain fate from rings."""

    who: Player | str = "opponents"
    when: Condition | None = None
    code = edicts.NO_RING_FATE

    def says(self, v: Voice) -> str:
        return f"{self.subject(v)} cannot remove or gain fate from rings"


@node
class PaysFromRings(Edict):
    """May use the fate on a ring to pay for a conflict card that has a Trait that matches an element of that ring."""

    who: Player | str = You()
    when: Condition | None = None
    code = edicts.PAYS_FROM_RINGS

    def says(self, v: Voice) -> str:
        fits = "a conflict card that has a Trait that matches an element of that ring"
        return f"{self.subject(v)} may use the fate on a ring to pay the cost of {fits}"


@node
class NeverFavored(Edict):
    """Cannot have the Imperial Favor."""

    who: Player | str = "opponents"
    when: Condition | None = None
    code = edicts.NO_FAVOR

    def says(self, v: Voice) -> str:
        return f"{self.subject(v)} cannot have the Imperial Favor"


@node
class AddsToGloryCounts(Edict):
    """Adds so much to each glory count."""

    n: int
    who: Player | str = You()
    when: Condition | None = None
    code = edicts.GLORY_BONUS

    def number(self, c: Scope) -> str:
        return str(self.n)

    def says(self, v: Voice) -> str:
        whose = "your" if self.subject(v) == "you" else "their"
        return f"{self.verb(v, 'add')} {self.n} to {whose} side during each glory count"

    def english(self, v: Voice) -> str:
        if self.subject(v) != "you":
            return super().english(v)
        return under(self.when, f"this {v.this} adds {self.n:+d} to your side during each glory count", v)


@node
class CannotBid(Edict):
    """Cannot bid these numbers."""

    numbers: tuple[int, ...]
    who: Player | str = "opponents"
    when: Condition | None = None
    code = edicts.NO_BIDS

    def number(self, c: Scope) -> str:
        return str(sum(1 << n for n in self.numbers))

    def says(self, v: Voice) -> str:
        return f"{self.subject(v)} cannot bid {listing([str(n) for n in self.numbers], 'or')}"


@node
class RingAlsoHas(Constant):
    """The contested ring (or another) gains elements, as long as this text counts."""

    elements: tuple[str, ...]
    what: RingQuery
    when: Condition | None = None
    layer = GAINING

    def lines(self, c: Scope) -> list[str]:
        named = sum(1 << ELEMENT_NAMES.index(e) for e in self.elements)
        return [f"ring_gains(s, {self.what.source(c)}, {named})"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"{self.what.each(v)} gains {named_elements(self.elements)}", v)
