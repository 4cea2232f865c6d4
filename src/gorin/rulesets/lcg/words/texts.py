"""What stands on a card: triggered abilities, constant abilities, keywords, terms of play."""

from __future__ import annotations

from gorin.language.control import Limit, Target, TargetPlayer
from gorin.language.english import Voice, listing
from gorin.language.nodes import Condition, Effect, Number, Query, Text, Trigger, node, number
from gorin.language.numbers import Count, Num, Times
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.lcg import bars, facts
from gorin.rulesets.lcg.lasting import BLANKING, STANDING
from gorin.rulesets.lcg.words.vocabulary import STATS, SYMBOLS


@node
class Triggered(Text):
    """An action, interrupt or reaction: trigger, condition, costs, targets – effects."""

    kind: str
    then: tuple[Effect, ...]
    on: Trigger | None = None
    when: Condition | None = None
    cost: tuple[Effect, ...] = ()
    targets: tuple[Target | TargetPlayer, ...] = ()
    select: bool = False  # "select one" stands before the dash
    limit: Limit | None = None  # None: once per round
    maximum: Limit | None = None
    forced: bool = False
    unlimited: bool = False
    where: str = ""  # a place out of play from which it works


class Constant(Text):
    """True as long as the card's text counts: source lines for one layer."""

    layer = STANDING
    when: Condition | None

    def lines(self, c: Scope) -> list[str]:
        raise NotImplementedError(type(self).__name__)

    def english(self, v: Voice) -> str:
        raise NotImplementedError(type(self).__name__)


@node
class AlwaysGets(Constant):
    """Cards get more (or less) of something."""

    what: Query
    military: Number | None = None
    political: Number | None = None
    glory: Number | None = None
    strength: Number | None = None
    when: Condition | None = None

    def changes(self) -> list[tuple[str, Number]]:
        return [(name, n) for name in STATS if (n := getattr(self, name)) is not None]

    def lines(self, c: Scope) -> list[str]:
        m = c.words.cards(self.what, c)
        return [f"s.mods.append(({STATS[name]}, {m}, {n.source(c)}))" for name, n in self.changes()]

    def english(self, v: Voice) -> str:
        parts, tail = [], ""
        for name, n in self.changes():
            k = n.n if isinstance(n, Num) else n.k if isinstance(n, Times) else 1
            parts.append(f"{k:+d}{SYMBOLS[name]}".replace("-", "–"))
            of = n.of if isinstance(n, Times) else n
            if isinstance(of, Count):
                tail = f" for each {v.noun(of.of)}"
        who = v.the(self.what) if isinstance(self.what, This) else v.each(self.what)
        text = f"{who} gets {listing(parts)}{tail}"
        if self.when is None:
            return text
        when = self.when.english(v)
        if isinstance(self.what, This):
            return f"{text} {when.replace(f'{v.the(self.what)} is ', '').replace('during a ', 'during ')}" + (
                "s" if "conflict" in when and when.startswith("during") else ""
            )
        return f"{when}, {text}"


@node
class Cannot(Constant):
    """Something cannot be done to cards, by anybody or by opponents' effects."""

    what: Query
    verbs: tuple[str, ...]
    by_opponents: bool = False
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        m = c.words.cards(self.what, c)
        by = f", foe_seats(s, {c.you})" if self.by_opponents else ""
        return [f"bar(s, {bars.WORDS[verb]}, {m}{by})" for verb in self.verbs]

    def english(self, v: Voice) -> str:
        single = v.the(self.what) if self.what.noun(v).fixed else v.noun(self.what, plural=True)
        text = say_bars(self, v, single)
        return f"{self.when.english(v)}, {text}" if self.when is not None else text


PASSIVE = {
    "attack": "be declared as an attacker",
    "defend": "be declared as a defender",
    "participate": "participate in conflicts",
    "be dishonored": "receive dishonored status tokens",
    "be honored": "receive honored status tokens",
}


def say_bars(x: Cannot, v: Voice, who: str) -> str:
    """The three ways cards put a prohibition."""
    if x.by_opponents and x.verbs == ("be played",):
        return f"opponents cannot play {who}"
    if x.by_opponents and x.verbs == ("be chosen",):
        return f"{who} cannot be chosen as a target of an opponent's event"
    if x.by_opponents:
        return f"opponents' card effects cannot {' or '.join(f'{verb} it' for verb in x.verbs)}"
    return f"{who} cannot {listing([PASSIVE.get(verb, verb) for verb in x.verbs], 'or')}"


@node
class Blanks(Constant):
    """Printed text boxes are treated as blank, except for Traits."""

    what: Query
    when: Condition | None = None
    layer = BLANKING

    def lines(self, c: Scope) -> list[str]:
        return [f"p[{facts.BLANK}] |= {c.words.cards(self.what, c)}"]

    def english(self, v: Voice) -> str:
        text = f"treat {v.the(self.what)} as if its printed text box were blank (except for Traits)"
        return f"{self.when.english(v)}, {text}" if self.when is not None else text


@node
class HasKeyword(Constant):
    """Cards gain a keyword."""

    what: Query
    keyword: str
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        plane = facts.COVERT + facts.KEYWORDS.index(self.keyword)
        return [f"p[{plane}] |= {c.words.cards(self.what, c)}"]

    def english(self, v: Voice) -> str:
        return f"{v.each(self.what)} gains {self.keyword}"


@node
class CancelsRingEffects(Constant):
    """During conflicts at this province, ring effects are cancelled."""

    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"bar(s, {bars.RING_EFFECTS}, 1 << {c.this})"]

    def english(self, v: Voice) -> str:
        return f"during conflicts at this {v.this}, cancel all ring effects"


@node
class NotAgainstFavor(Constant):
    """Cannot take part as an attacker against a player who has the Imperial Favor."""

    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"not_against_favor(s, {c.you}, {c.this})"]

    def english(self, v: Voice) -> str:
        return (
            f"this {v.this} cannot participate in conflicts as an attacker against a player that controls the "
            "Imperial Favor"
        )


@node
class Keyword(Text):
    """A keyword without a value."""

    word: str


@node
class Grants(Text):
    """The attached character gains an ability."""

    ability: Triggered


@node
class PlayOnlyIf(Text):
    """A restriction on playing the card."""

    when: Condition


@node
class NotPlayed(Text):
    """The card cannot be played while something holds."""

    when: Condition


@node
class AttachOnlyTo(Text):
    """What it may be attached to."""

    what: Query


@node
class OnePerBearer(Text):
    """Limit 1 per character."""


@node
class RefusesAttachments(Text):
    """No attachments, or none except some."""

    unless: Query | None = None


@node
class NeverStronghold(Text):
    """Cannot be a stronghold province."""


@node
class InfluenceBonus(Text):
    """A role that adds to the influence of its deck."""

    n: int


@node
class ExtraProvince(Text):
    """A role that lets one province be of its element instead of another."""

    element: str


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
