"""What stands on a card: abilities, traits triggered and continuous, gold production, terms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gorin.language.control import Limit, Target
from gorin.language.english import Voice, article, listing, sentence
from gorin.language.hearing import CardHeard
from gorin.language.nodes import Condition, Effect, Number, Query, Text, Trigger, mentions, node
from gorin.language.numbers import IfElse, Num
from gorin.language.scope import Scope
from gorin.language.sets import It, That, This
from gorin.rulesets.ccg import bars, facts
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.battle.attacks import BONUS
from gorin.rulesets.ccg.state import CHI, COST, FORCE, HONOR_REQUIREMENT, PERSONAL_HONOR, STRENGTH
from gorin.rulesets.ccg.turn.settling import GAINING, STANDING
from gorin.rulesets.ccg.words import samurai_manner
from gorin.rulesets.ccg.words.phrases import change

DESIGNATORS = ("limited", "open", "battle", "reaction")
KINDS = (*DESIGNATORS, "trait", "event", "cost")


@node
class Ability(Text):
    """Designators, keywords, conditions, performer, targets and costs: effects. A trait has no designator."""

    kind: tuple[str, ...]
    then: tuple[Effect, ...]
    on: Trigger | None = None
    when: Condition | None = None
    performer: Query | None = None
    targets: tuple[Target, ...] = ()
    cost: tuple[Effect, ...] = ()
    words: tuple[str, ...] = ()  # keywords of this ability alone: political, favor, iaijutsu …
    even: tuple[str, ...] = ()  # even if this card is "bowed", is "away", or "absent": without units at the battlefield
    limit: Limit | None = Limit(1, "turn")  # None: any number of times
    where: tuple[str, ...] = ()  # places out of play from which it works: "in hand", "in discard"
    label: str = ""  # how players call it
    performers: tuple[Target, ...] = ()  # where there are several: each kind with how many, in order

    @property
    def trait(self) -> bool:
        """Is it a triggered trait, an Event's text or a cost, which nobody chooses to use?"""
        return self.kind[0] in ("trait", "event", "cost")

    def english(self, v: Voice) -> str:
        if samurai_manner.speaks_so(v) and (loss := samurai_manner.costs_honor(self)):
            return loss
        return " ".join([self.heading(), self.body(v)]).strip()

    def heading(self) -> str:
        """ "Political Limited:"."""
        if self.trait:
            return ""
        return " ".join([*(w.title() for w in self.words), "/".join(k.capitalize() for k in self.kind)]) + ":"

    def body(self, v: Voice) -> str:
        parts: list[str] = []
        if self.limit != Limit(1, "turn") and not self.trait:
            parts.append(self.limit.english(v) if self.limit else "any number of times per turn")
        elif self.limit is not None and self.trait:
            n = self.limit.times
            parts.append(f"the first {'time' if n == 1 else f'{n} times'} each {self.limit.per}")
        if "in hand" in self.where:
            v.own["whence"] = " from your hand"
        parts += ["even if this card is bowed"] * ("bowed" in self.even)
        parts += ["even if this card is not at the current battlefield"] * ("away" in self.even)
        parts += ["even if you control no units at the current battlefield"] * ("absent" in self.even)
        if self.on is not None:
            parts.append(self.occurrence(v))
            v.heard = isinstance(self.on, CardHeard) and not isinstance(self.on.who, This)
        if self.when is not None:
            parts.append(v.when(self.when))
        parts += self.constraints(v)
        before = sentence(", ".join(parts)) + ": " if parts else ""
        then = samurai_manner.effects(self, v) if samurai_manner.speaks_so(v) else sentence(v.effects(self.then))
        return f"{before}{then}."

    def occurrence(self, v: Voice) -> str:
        """What it waits for; who performs it is named there, if it happens to him."""
        assert self.on is not None
        text = self.on.english(v)
        if isinstance(self.performer, It):
            noun, some = self.whom().noun(v), v.some(self.whom())
            own = samurai_manner.performing(some, v)
            text = text.replace(some, own or f"your performing {noun.text().replace(' you control', '', 1)}", 1)
        return text

    def whom(self) -> Query:
        """To whom the occurrence happens."""
        who: Query = getattr(self.on, "who", getattr(self.on, "whom", It()))
        return who

    def constraints(self, v: Voice) -> list[str]:
        """Performer, costs and targets."""
        if samurai_manner.speaks_so(v):
            return samurai_manner.constraints(self, v)
        out: list[str] = []
        if isinstance(self.performer, It):  # whom the ability answers performs it, as the occurrence says
            v.own["performer"] = f"that {self.whom().noun(v).head}"
        elif self.performers:
            v.own["performer"] = "your performing cards"
            for i, t in enumerate(self.performers):
                chosen = one_or_more(t, t.english(v)).removeprefix("choose ").replace(" you control", "", 1)
                text = f"your performing {chosen.removeprefix('a ').removeprefix('an ')}"
                v.own[f"performer{i}"] = text
                out.append(text if i else f"choose {text}")
        elif self.performer is not None:
            head = self.performer.noun(v).head or "card"
            v.own["performer"] = f"your performing {head}"
            out.append(f"choose your performing {self.performer.noun(v).text().replace(' you control', '', 1)}")
        about_targets = mentions(self.cost, That(0)) or mentions(self.cost, That(1))
        out += self.targets_named(v) if about_targets else []
        with v.saying(one=True):
            out += [x.english(v) for x in self.cost]
        out += [] if about_targets else self.targets_named(v)
        return [listing(out)] if out else []

    def targets_named(self, v: Voice) -> list[str]:
        """The targets; from here on they are spoken of as "that card"."""
        out: list[str] = []
        for t in self.targets:
            out.append(self.one_target(t, v))
            if isinstance(t, Target):
                name = t.name(v)
                v.targets.append(name if name not in v.targets else name.replace("that", "the second", 1))
        return out

    def one_target(self, t: Target, v: Voice) -> str:
        """ "target an enemy Personality"."""
        return one_or_more(t, t.english(v).replace("choose", "target"))


def one_or_more(t: Any, text: str) -> str:
    """Of targets and performers there is at least one: "one or two", not "up to 2"."""
    if not (isinstance(t, Target) and t.up_to):
        return text
    if not isinstance(t.n, Num):
        return text.replace("any number of ", "one or more ", 1).replace("up to X ", "1 to X ", 1)
    return text.replace(f"up to {t.n.n} ", "one or two " if t.n.n == 2 else f"1 to {t.n.n} ", 1)


@node
class Produces(Text):
    """Gold for paying: by bowing this card, unless other costs are named (a Strategy's is being discarded)."""

    n: Number
    cost: tuple[Effect, ...] = ()
    reaction: bool = False
    only: str = ""  # a fact: the Gold may pay only for such cards
    label = "produce gold"

    def english(self, v: Voice) -> str:
        with v.saying(one=True):
            cost = listing([x.english(v) for x in self.cost])
        if not self.cost and v.this != "Strategy":  # a Strategy is spent by being played
            cost = f"bow this {v.this}"
        paying = f"Reaction: When paying a Gold cost{', ' if cost else ''}{cost}"
        lead = paying if self.reaction else sentence(cost)
        n = self.n
        if self.only:
            return f"{lead}: Produce {n.english(v)} Gold, only when paying for {article(v.words.noun(self.only)[1])}."
        if isinstance(n, IfElse):
            return f"{lead}: Produce {n.other.english(v)} Gold, or {n.then.english(v)} Gold {v.when(n.when)}."
        return f"{lead}: Produce {f'{n.english(v)} Gold' if n.plain else f'Gold equal to {n.english(v)}'}."


# --- continuous traits --------------------------------------------------------------------------------------------


class Continuous(Text):
    """True as long as the card is in play and its condition holds: source lines for one layer. Out of play it affects
    only the card it is on."""

    layer = STANDING
    when: Condition | None

    def lines(self, c: Scope) -> list[str]:
        raise NotImplementedError(type(self).__name__)

    def own_lines(self, c: Scope) -> list[str]:
        """Source lines for its own card out of play; none if they could change nothing there."""
        return []

    def statement(self, v: Voice) -> str:
        raise NotImplementedError(type(self).__name__)

    def english(self, v: Voice) -> str:
        text = self.statement(v)
        return sentence(text if self.when is None else f"{v.when(self.when)}, {text}") + "."


STATS_WORDS = (
    (FORCE, "force", "F"),
    (CHI, "chi", "C"),
    (PERSONAL_HONOR, "personal_honor", " Personal Honor"),
    (STRENGTH, "strength", " Province Strength"),
    (COST, "gold_cost", " Gold Cost"),
    (HONOR_REQUIREMENT, "honor_requirement", " Honor Requirement"),
)


@node
class Has(Continuous):
    """Cards have a bonus or penalty."""

    what: Query
    force: Number | None = None
    chi: Number | None = None
    personal_honor: Number | None = None
    strength: Number | None = None
    gold_cost: Number | None = None
    honor_requirement: Number | None = None
    when: Condition | None = None

    def changes(self) -> list[tuple[int, Number, str]]:
        return [(i, n, word) for i, name, word in STATS_WORDS if (n := getattr(self, name)) is not None]

    def lines(self, c: Scope) -> list[str]:
        mask = c.words.cards(self.what, c)
        return [f"s.mods.append(({i}, {mask}, {n.source(c)}, {c.this}))" for i, n, _ in self.changes()]

    def own_changes(self, c: Scope) -> list[str]:
        """Source lines that tell what it adds to its own card's statistics out of play (see stats.py)."""
        each = ", ".join(f"({i}, {n.source(c)})" for i, n, _ in self.changes())
        return [f"if {self.what.source(c)} >> {c.this} & 1: out += [{each}]"]

    def statement(self, v: Voice) -> str:
        parts = [change(n, word, v) for _, n, word in self.changes()]
        return f"{v.each(self.what)} has {listing(parts)}"


@node
class HasKeyword(Continuous):
    """Cards have a keyword."""

    what: Query
    keyword: str
    when: Condition | None = None
    layer = GAINING

    def lines(self, c: Scope) -> list[str]:
        return [f"grant(s, {facts.keyword(self.keyword)}, {c.words.cards(self.what, c)}, {c.this})"]

    def own_lines(self, c: Scope) -> list[str]:
        return [f"gain(s, {facts.keyword(self.keyword)}, {self.what.source(c)} & 1 << {c.this})"]

    def statement(self, v: Voice) -> str:
        word = self.keyword.title()
        return f"{v.each(self.what)} has {f'the {word} keyword' if samurai_manner.speaks_so(v) else word}"


DENIED = {
    "be destroyed": (ev.DESTROY,),
    "straighten": (ev.STRAIGHTEN,),
    "bow": (ev.BOW,),
    "move": (ev.MOVE_HOME, ev.MOVE_TO),
    "be dishonored": (ev.DISHONOR,),
    "be discarded": (ev.DISCARD,),
}


@node
class WillNot(Continuous):
    """Something will not happen to cards: it fails whenever it would."""

    what: Query
    verb: str
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"s.deny[{kind}] |= {c.words.cards(self.what, c)}" for kind in DENIED[self.verb]]

    def own_lines(self, c: Scope) -> list[str]:
        elsewhere = self.verb == "be discarded"
        return [f"s.deny[{ev.DISCARD}] |= {self.what.source(c)} & 1 << {c.this}"] if elsewhere else []

    def statement(self, v: Voice) -> str:
        return f"{v.each(self.what)} will not {self.verb}"


@node
class MayNotEver(Continuous):
    """Cards may not do something: it is no option."""

    what: Query
    do: str
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"bar(s, {bars.WORDS[self.do]}, {c.words.cards(self.what, c)})"]

    def own_lines(self, c: Scope) -> list[str]:
        elsewhere = self.do == "be targeted"
        return [f"bar(s, {bars.BE_TARGETED}, {self.what.source(c)} & 1 << {c.this})"] if elsewhere else []

    def statement(self, v: Voice) -> str:
        does_not = self.do in ("contribute Force", "rehonor")
        return f"{v.each(self.what)} {'does not' if does_not else 'may not'} {self.do}"


@node
class StrongerAttacks(Continuous):
    """Ranged and Melee Attacks from actions these perform are stronger."""

    what: Query
    n: int
    attack: str = "ranged"
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"s.mods.append(({BONUS[self.attack]}, {c.words.cards(self.what, c)}, {self.n}, -1))"]

    def statement(self, v: Voice) -> str:
        return f"{self.attack.capitalize()} Attacks from actions {v.each(self.what)} performs have {self.n:+d} strength"


# --- terms on which a card enters play ----------------------------------------------------------------------------


@node
class AttachesOnlyTo(Text):
    """This may be attached only to such Personalities."""

    what: Query

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "attaches", c.words.cards(self.what, c)

    def english(self, v: Voice) -> str:
        return f"{'Can' if samurai_manner.speaks_so(v) else 'Will'} only attach to {v.some(self.what)}."


@node
class CostsToAttach(Text):
    """A Region that costs Gold to attach."""

    n: Number

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "attaching", self.n.source(c)

    def english(self, v: Voice) -> str:
        return f"Attaching this Region costs {self.n.english(v)} Gold."


@node
class Cheaper(Text):
    """This enters play for so much less Gold."""

    by: Number

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "cheaper", self.by.source(c)

    def english(self, v: Voice) -> str:
        return f"This card's Gold Cost is reduced by {self.by.english(v)}."


@node
class Grants(Text):
    """The Personality this is attached to has an ability."""

    ability: Ability

    def english(self, v: Voice) -> str:
        return f'This card\'s Personality has "{self.ability.english(Voice(v.words, "Personality"))}"'
