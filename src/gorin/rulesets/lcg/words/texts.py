"""What stands on a card: triggered abilities, constant abilities, keywords, terms of play."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gorin.language.control import Choice, Limit, Target
from gorin.language.english import Voice, listing, once, sentence
from gorin.language.nodes import Condition, Effect, Number, Query, Text, Trigger, declares, node, number, walk
from gorin.language.scope import Scope
from gorin.language.sets import All, Any_, ControlledBy, ControlledByFoes, Host, Is, This, Without
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.called import CHANGED_FACTS
from gorin.rulesets.lcg.conflict.keywords_during import occasion
from gorin.rulesets.lcg.lasting.layers import BLANKING, GAINING, STANDING
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.words.conditions import While
from gorin.rulesets.lcg.words.deeds import reach
from gorin.rulesets.lcg.words.phrases import amounts, each_time, subject
from gorin.rulesets.lcg.words.sets import AttackedProvince
from gorin.rulesets.lcg.words.vocabulary import STATS

# facts that other things than entering, leaving and moving change
CHANGING = frozenset(("bowed", "ready", "honored", "dishonored", "tainted", "attacking", "defending")) | frozenset(
    ("participating", "broken", "unbroken", "faceup", "facedown")
)


@node
class Triggered(Text):
    """An action, interrupt or reaction: trigger, condition, costs, targets – effects."""

    kind: str
    then: tuple[Effect, ...]
    on: Trigger | None = None
    when: Condition | None = None
    cost: tuple[Effect, ...] = ()
    targets: tuple[Choice, ...] = ()
    select: bool = False  # "select one" stands before the dash
    limit: Limit | None = None  # None: once per round
    maximum: Limit | None = None
    forced: bool = False
    unlimited: bool = False
    where: tuple[str, ...] = ()  # places out of play from which it works
    anyone: bool = False  # any player may use it
    conflict: str = ""  # "Conflict Action": "any", "military" or "political"


class Constant(Text):
    """True as long as the card's text counts: source lines for one layer."""

    layer = STANDING
    when: Condition | None

    def lines(self, c: Scope) -> list[str]:
        raise NotImplementedError(type(self).__name__)

    def english(self, v: Voice) -> str:
        raise NotImplementedError(type(self).__name__)


class Modifies(Constant):
    """A constant ability that changes numbers: it gives its modifiers, as source of triples."""

    def modifiers(self, c: Scope) -> list[str]:
        raise NotImplementedError(type(self).__name__)

    def lines(self, c: Scope) -> list[str]:
        return [f"s.mods.append({x})" for x in self.modifiers(c)]


@node
class AlwaysGets(Modifies):
    """Cards get more (or less) of something."""

    what: Query
    military: Number | None = None
    political: Number | None = None
    glory: Number | None = None
    strength: Number | None = None
    when: Condition | None = None

    def changes(self) -> list[tuple[str, Number]]:
        return [(name, n) for name in STATS if (n := getattr(self, name)) is not None]

    def modifiers(self, c: Scope) -> list[str]:
        m = reach(self.what, c)
        return [f"({STATS[name]}, {m}, {n.source(c)})" for name, n in self.changes()]

    def english(self, v: Voice) -> str:
        text, tail = amounts(self.changes(), v)
        tail, last = ("", tail) if tail.startswith(".") else (tail, "")
        if tail and isinstance(self.what, This) and isinstance(self.when, Condition):
            when = v.when(self.when)
            if f"this {v.this} " in when:  # "while this character is attacking, it gets +1 glory for each holding"
                return f"{when}, it gets {text}{tail}{last}"
        text = f"{subject(self.what, v)} gets {text}{tail}"
        if isinstance(self.what, Host) and isinstance(self.when, While) and isinstance(self.when.who, Host):
            return f"{text} {v.when(self.when).replace(v.attached, 'it', 1)}{last}"
        if self.when is None or not isinstance(self.what, This):
            return under(self.when, text, v) + last
        when = v.when(self.when).replace(f"this {v.this} is ", "", 1).replace("if you are ", "while you are ", 1)
        when = when.replace("if you have claimed ", "while you have claimed ", 1)
        return f"{text} {each_time(when)}{last}"


def under(when: Condition | None, text: str, v: Voice) -> str:
    """A statement with the condition under which it holds before it."""
    return text if when is None else f"{v.when(when)}, {text}"


@node
class Cannot(Constant):
    """Something cannot be done to cards, by anybody or by opponents' effects."""

    what: Query
    verbs: tuple[str, ...]
    by_opponents: bool = False
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        m = reach(self.what, c)
        by = f", foe_seats(s, {c.you})" if self.by_opponents else ""
        return [f"bar(s, {bars.WORDS[verb]}, {m}{by})" for verb in self.verbs]

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        if self.what == This() and "participate" in self.verbs:
            yield "join", "False" if self.when is None else f"not {self.when.source(c)}"

    def english(self, v: Voice) -> str:
        return under(self.when, say_bars(self, v), v)


PASSIVE = {
    "attack": "be declared as an attacker",
    "defend": "be declared as a defender",
    "participate": "participate in conflicts",
    "move in": "move to the conflict",
    "be dishonored": "receive dishonored status tokens",
    "be honored": "receive honored status tokens",
    "become honored": "be honored",
    "become dishonored": "be dishonored",
    "be chosen": "be chosen as a target of an event",
}


def say_who(q: Query, v: Voice) -> str:
    """Of whom a prohibition speaks: "this character", "characters you control"."""
    return v.the(q) if q.noun(v).fixed else v.noun(q, plural=True)


def say_bars(x: Cannot, v: Voice) -> str:
    """The ways cards put a prohibition."""
    who = say_who(x.what, v)
    faced = [verb.split()[1] for verb in x.verbs if verb.startswith("face ")]
    if faced and len(faced) == len(x.verbs):
        return f"{listing([f'[{type}]' for type in faced], 'or')} conflicts cannot be declared against {who}"
    if not x.by_opponents:
        done = once([PASSIVE.get(verb, verb) for verb in x.verbs])
        if all(verb.startswith("be ") and verb.count(" ") == 1 for verb in done):  # "be honored or dishonored"
            done = [done[0], *(verb.removeprefix("be ") for verb in done[1:])]
        return f"{who} cannot {listing(done, 'or')}"
    if x.verbs == ("be played",):
        return f"opponents cannot play {who}"
    if x.verbs == ("be chosen",):
        return f"{who} cannot be chosen as a target of an opponent's event"
    it = "it" if isinstance(x.what, This) and x.when is not None else who
    if x.verbs == ("be targeted",):
        return f"opponents' card abilities cannot choose {it} as a target"
    verbs = [f"{verb.removeprefix('be ').removesuffix('ed')} {it}" for verb in x.verbs]
    return f"opponents' card effects cannot {listing(verbs, 'or')}"


AS_BLANK = "as if its printed text box were blank (except for Traits)"


@declares(wakes=(CHANGED_FACTS,))
@node
class Blanks(Constant):
    """Printed text boxes are treated as blank, except for Traits unless these go too."""

    what: Query
    when: Condition | None = None
    traits: bool = False
    layer = BLANKING

    def lines(self, c: Scope) -> list[str]:
        planes = (facts.BLANK, facts.TRAITLESS) if self.traits else (facts.BLANK,)
        return [f"p[{plane}] |= {c.words.cards(self.what, c)}" for plane in planes]

    def wakes(self) -> tuple[str, ...]:
        """The text of a province says nothing about who bears what."""
        return () if walk(self.what, AttackedProvince) else super().wakes()

    def english(self, v: Voice) -> str:
        blank = AS_BLANK.removesuffix(" (except for Traits)") if self.traits else AS_BLANK
        return under(self.when, f"treat {v.each(self.what)} {blank}", v)


@node
class HasKeyword(Constant):
    """Cards gain a keyword."""

    what: Query
    keyword: str
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        plane = facts.COVERT + facts.KEYWORDS.index(self.keyword)
        return [f"p[{plane}] |= {reach(self.what, c)}"]

    def wakes(self) -> tuple[str, ...]:
        return (self.keyword,)

    def english(self, v: Voice) -> str:
        return under(self.when, f"{subject(self.what, v)} gains {self.keyword}", v)


@declares(strings={"keyword": ("keyword", facts.KEYWORDS)})
@node
class KeywordDuring(Constant):
    """Cards gain a keyword in conflicts of a type or an element: also while such a conflict is being declared."""

    what: Query
    keyword: str
    type: str = ""
    element: str = ""
    when: Condition | None = None
    layer = GAINING

    def lines(self, c: Scope) -> list[str]:
        n = occasion(facts.COVERT + facts.KEYWORDS.index(self.keyword), self.type, self.element)
        return [f"gains_during(s, {reach(self.what, c)}, {n})"]

    def wakes(self) -> tuple[str, ...]:
        return (self.keyword,)

    def english(self, v: Voice) -> str:
        kind = "".join(f"[{x}] " for x in (self.type, self.element) if x)
        text = f"{subject(self.what, v)} gains {self.keyword}"
        return under(self.when, f"during {kind}conflicts, {text}", v)


@node
class CancelsRingEffects(Constant):
    """During conflicts at this province, ring effects are cancelled."""

    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"bar(s, {bars.RING_EFFECTS}, 1 << {c.this})"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"during conflicts at this {v.this}, cancel all ring effects", v)


@node
class NotAgainstFavor(Constant):
    """Cannot take part as an attacker against a player who has the Imperial Favor."""

    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"not_against_favor(s, {c.you}, {c.this})"]

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "join", "not against_favor(s, you)"

    def english(self, v: Voice) -> str:
        return under(self.when, f"this {v.this} cannot participate in conflicts as an attacker {AGAINST_FAVOR}", v)


AGAINST_FAVOR = "against a player that controls the Imperial Favor"


@node
class Cancels(Text):
    """A constant ability that cancels effects as they would initiate."""

    on: Trigger
    when: Condition | None = None

    def english(self, v: Voice) -> str:
        text = f"cancel the effects of {self.on.english(v)}"
        return sentence(under(self.when, text, v)) + "."


@node
class Keyword(Text):
    """A keyword without a value."""

    word: str

    def wakes(self) -> tuple[str, ...]:
        return (self.word,)

    def english(self, v: Voice) -> str:
        return sentence(self.word) + "."


@declares(stands_on=("attachment",))
@node
class Grants(Text):
    """The attached character gains an ability, perhaps only while it is so."""

    ability: Triggered
    on: Query | None = None

    def granted(self) -> Triggered:
        """What it gains, with the condition: for the ability, `This` is the bearer."""
        if self.on is None:
            return self.ability
        so, when = While(This(), self.on), self.ability.when
        return replace(self.ability, when=so if when is None else so & when)


@declares(stands_on=("character", "attachment", "event"))
@node
class PlayOnlyIf(Text):
    """A restriction on playing the card."""

    when: Condition

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "play", self.when.source(c)

    def english(self, v: Voice) -> str:
        return f"Play only {v.when(self.when)}."


@declares(stands_on=("character", "attachment", "event"))
@node
class NotPlayed(Text):
    """The card cannot be played while something holds."""

    when: Condition

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "play", f"not {self.when.source(c)}"

    def english(self, v: Voice) -> str:
        return f"This {v.this} cannot be played {v.when(self.when)}."


@declares(stands_on=("character",))
@node
class NoFateFromProvinces(Text):
    """No additional fate is placed on it when it is played from a province."""

    when: Condition | None = None

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "no_fate", "True" if self.when is None else self.when.source(c)

    def english(self, v: Voice) -> str:
        text = f"you cannot place fate on this {v.this} when it is played from one of your provinces"
        return sentence(under(self.when, text, v)) + "."


@declares(stands_on=("attachment",))
@node
class AttachOnlyTo(Text):
    """What it may be attached to: a character, unless another type of card is named."""

    what: Query
    only: bool = False  # how the card puts it

    def fickle(self) -> bool:
        """Does it speak of what may change at any moment?"""
        facts_named = {x.fact for x in walk(self.what, Is)}
        steady = (Is, All, Any_, Without, ControlledBy, ControlledByFoes)
        return bool(facts_named & CHANGING) or any(not isinstance(x, steady) for x in walk(self.what, Query))

    def bears(self) -> str:
        """The type of card it is attached to."""
        named = [x.fact for x in walk(self.what, Is) if x.fact in facts.TYPES]
        return named[0] if named else "character"

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "bearer", f"({c.words.cards(self.what, c)} & {c.words.plane(self.bears())})"

    def english(self, v: Voice) -> str:
        return f"{sentence(v.noun(self.what))} only." if self.only else f"Attach to {v.some(self.what)}."


@declares(stands_on=("attachment",))
@node
class OnePerBearer(Text):
    """Limit 1 per character; or 1 attachment of a kind per character or province."""

    of: Query | None = None

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "limit", "same_title(s, this)" if self.of is None else self.of.source(c)

    def english(self, v: Voice) -> str:
        kind = "" if self.of is None else f" {v.noun(self.of)}"
        return f"Limit 1{kind} per {v.attached.removeprefix('attached ')}."


@node
class RefusesAttachments(Text):
    """No attachments, none except some, or none of a kind."""

    unless: Query | None = None
    what: Query | None = None

    def wrong(self) -> Iterator[str]:
        if self.what is not None and self.unless is not None:
            yield "RefusesAttachments: say what is refused, or what is not; not both."

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        some = "0" if self.unless is None else self.unless.source(c)
        no = f"~{some}" if self.what is None else self.what.source(c)
        yield "refuses", f"p[{facts.ATTACHMENT}] & {no}"

    def english(self, v: Voice) -> str:
        if self.what is not None:
            return f"No {(Is('attachment') & self.what).noun(v).text(True)}."
        if self.unless is None:
            return "No attachments."
        n = self.unless.noun(v)
        return f"No attachments except {n.text(True) if n.head else ' '.join(n.before)}."


def _many(x: object) -> tuple:  # type: ignore[type-arg]  # one word or several
    return x if isinstance(x, tuple) else () if x is None else (x,)


def _triggered(kind: str, on: Trigger | None, then: tuple[Effect, ...], **more: object) -> Triggered:
    cost, targets = _many(more.pop("cost", None)), _many(more.pop("choose", None))
    targets = tuple(Target(t) if isinstance(t, Query) else t for t in targets)
    return Triggered(kind, then, on, cost=cost, targets=targets, **more)  # type: ignore[arg-type]  # words of the card


def action(*then: Effect, **more: object) -> Triggered:
    """Action: `when=`, `cost=`, `choose=`, `limit=`, `maximum=`, `select=`."""
    return _triggered("action", None, then, **more)


def interrupt(on: Trigger, *then: Effect, **more: object) -> Triggered:
    """Interrupt: before something happens."""
    return _triggered("interrupt", on, then, **more)


def reaction(on: Trigger, *then: Effect, **more: object) -> Triggered:
    """Reaction: after something happened."""
    return _triggered("reaction", on, then, **more)


def conflict_action(*then: Effect, type: str = "any", **more: object) -> Triggered:
    """Conflict Action: during a conflict (of a type) in which this character, or attached character, takes part."""
    return _triggered("action", None, then, conflict=type, **more)


def conflict_interrupt(on: Trigger, *then: Effect, type: str = "any", **more: object) -> Triggered:
    """Conflict Interrupt."""
    return _triggered("interrupt", on, then, conflict=type, **more)


def conflict_reaction(on: Trigger, *then: Effect, type: str = "any", **more: object) -> Triggered:
    """Conflict Reaction."""
    return _triggered("reaction", on, then, conflict=type, **more)


def always_gets(
    what: Query,
    military: Number | int | None = None,
    political: Number | int | None = None,
    glory: Number | int | None = None,
    strength: Number | int | None = None,
    when: Condition | None = None,
) -> AlwaysGets:
    """A constant modifier."""
    a, b, c, d = (None if x is None else number(x) for x in (military, political, glory, strength))
    return AlwaysGets(what, a, b, c, d, when)


def limit(times: int, per: str) -> Limit:
    """`limit(2, "conflict")`"""
    return Limit(times, per)
