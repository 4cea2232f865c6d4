"""Words that order other words: may, then, if you do, select one, choose, later. Each ruleset compiles them in the
manner of its game (the LCG resolves a sentence at once, the CCG one effect after another)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from gorin.language.english import OTHERS, OWNER, Noun, Voice, around, does, listing, once, sentence
from gorin.language.nodes import Condition, Effect, Node, Number, Player, Query, Trigger, declares, mentions, node
from gorin.language.numbers import AnyNumber, Num
from gorin.language.players import Them, You
from gorin.language.sets import Picked

TIMES = {1: "once", 2: "twice", 3: "three times"}


@node
class May(Effect):
    """A player may do this; with `to`, the second part needs the first done in full."""

    do: Effect
    to: Effect | None = None
    by: Player = You()
    begins = True

    def english(self, v: Voice) -> str:
        who = self.by.english(v)
        with v.saying(subject=who):
            text = f"{who} may {having(self.do.english(v))}"
            return text if self.to is None else f"{text} to {self.to.english(v)}"


def having(text: str) -> str:
    """What one may let another player do.

    >>> having("that player loses 1 Honor"), having("you draw a card"), having("bow that player's character")
    ('have that player lose 1 Honor', 'have you draw a card', "bow that player's character")
    """
    return re.sub(r"^(that player) (\w+)s ", r"have \1 \2 ", re.sub(r"^you ", "have you ", text))


@node
class To(Effect):
    """Do the first in full to do the second, both in one window."""

    do: Effect
    to: Effect

    def english(self, v: Voice) -> str:
        return f"{self.do.english(v)} to {self.to.english(v)}"


@node
class If(Effect):
    """Do it if something holds as it resolves; otherwise the other."""

    when: Condition
    do: Effect
    otherwise: Effect | None = None
    begins = True

    def english(self, v: Voice) -> str:
        text = v.when(self.when)
        with v.saying(picked="it" if mentions(self.when, Picked()) else v.picked):  # it was just spoken of
            text += f", {self.do.english(v)}"
            return text if self.otherwise is None else f"{text}. Otherwise, {self.otherwise.english(v)}"


@node
class Then(Effect):
    """What follows after the earlier part."""

    do: tuple[Effect, ...]
    begins = True

    def english(self, v: Voice) -> str:
        return f"then, {v.effects(self.do)}"


@node
class IfYouDo(Effect):
    """What follows only if the earlier part was done in full."""

    do: tuple[Effect, ...]
    begins = True

    def english(self, v: Voice) -> str:
        return f"if you do, {v.effects(self.do)}"


@node
class SelectOne(Effect):
    """One of several effects, of which only those that could change something may be selected."""

    options: tuple[Effect, ...]
    by: Player = You()

    @property
    def begins(self) -> bool:  # type: ignore[override]  # where another selects, what follows is not selected with it
        return not isinstance(self.by, You)

    def choices(self, v: Voice) -> str:
        """The options alone; what they share is said once."""
        with v.saying(subject=self.by.english(v)):
            texts = [x.english(v) for x in self.options]
        if texts[0].startswith(OTHERS):  # "that opponent loses 1 honor or you gain 1 honor"
            texts = [t if t.startswith((*OTHERS, "you ")) else f"you {t}" for t in texts]
        verbs, rests = zip(*(t.split(" ", 1) for t in texts), strict=True) if all(" " in t for t in texts) else ((), ())
        if rests and len(set(rests)) == 1:  # "increase or decrease your bid by 1"
            return f"{listing(list(verbs), 'or')} {rests[0]}"
        if any(x.picks for x in self.options):
            return listing(texts if len(texts) == 2 else once(texts), ", or" if len(texts) == 2 else "or").replace(
                " , or", ", or"
            )
        return listing(once(around(texts)), "or")

    def english(self, v: Voice) -> str:
        choices = self.choices(v)
        if isinstance(self.by, You):
            return choices if " or " in " ".join(choices.split()[:3]) else f"select one: {choices}"
        return f"{self.by.english(v)} must select one: {choices}"


@declares(binds={"do": ("picked",)})
@node
class Pick(Effect):
    """Choose cards while resolving, and do something with them (PICKED)."""

    what: Query
    do: Effect
    by: Player = You()
    n: Number = Num(1)
    up_to: bool = False
    picks = True

    def wrong(self) -> Iterator[str]:
        if not mentions(self.do, Picked()):
            yield "Pick.do does nothing with the cards that are chosen: PICKED stands for them."

    def english(self, v: Voice) -> str:
        who = self.by.english(v)
        noun = self.what.noun(v)
        if noun.owner == who and self.do.chooses:  # one can only sacrifice one's own
            noun.after.remove(OWNER)
        elif noun.owner == who != "you":
            noun.owner = "he or she"
        if self.do.takes:
            noun.takes()
        what = how_many(noun, self.n, self.up_to, v)
        at_once = self.do.order and not isinstance(
            self.do, SelectOne | Then
        )  # else what was chosen is spoken of afterwards
        if at_once:
            with v.saying(picked=what):
                text = self.do.english(v)
            if not self.do.chooses:
                text = f"choose and {text}"
        else:
            text = f"choose {what}"
        if not isinstance(self.by, You) and who != v.subject:
            text = f"{who} must {text}" if self.do.chooses else f"{who} {does(text)}"
        if not at_once:
            with v.saying(picked=named(noun, self.n)):
                text += f". {sentence(self.do.english(v))}"
        return text if self.n.plain else f"{text}. X is equal to {self.n.english(v)}"


def how_many(noun: Noun, n: Number, up_to: bool, v: Voice) -> str:
    """ "a character", "2 characters", "up to X characters"."""
    if isinstance(n, AnyNumber):
        return f"any number of {noun.text(True)}"
    if isinstance(n, Num) and n.n == 1:
        return f"up to 1 {noun.text().replace('another ', 'other ', 1)}" if up_to else noun.some()
    noun.place = noun.place.replace(" or ", " and/or ")  # they need not lie together
    return f"{'up to ' if up_to else ''}{n.english(v) if n.plain else 'X'} {noun.text(True)}"


def named(noun: Noun, n: Number) -> str:
    """How chosen cards are spoken of later: "that character", "those characters"."""
    one = Noun(noun.head)
    return f"that {one.text()}" if isinstance(n, Num) and n.n == 1 else f"those {one.text(True)}"


@declares(binds={"do": ("them",), "of": ("them",)})
@node
class EachOpponentDoes(Effect):
    """Each opponent of whom the condition holds, called THEM, does this; choices first, then all at once."""

    do: Effect
    of: Condition | None = None

    def english(self, v: Voice) -> str:
        with v.saying(them="each opponent"):
            text = self.do.english(v)
        with v.saying(them="that player"):
            return text if self.of is None else f"{text} {v.when(self.of)}"


@declares(binds={"do": ("them",), "of": ("them",)})
@node
class EachPlayerDoes(Effect):
    """Each player, called THEM, does this: in player order they choose, then it happens to all at once."""

    do: Effect
    of: Condition | None = None

    def english(self, v: Voice) -> str:
        with v.saying(them="each player"):
            text = self.do.english(v)
        with v.saying(them="that player"):
            return text if self.of is None else f"{text} {v.when(self.of)}"


@declares(binds={"one": ("picked",), "other": ("rest",)})
@node
class OneAndTheOther(Effect):
    """One of several chosen targets gets the first effect (PICKED), the others the second (REST)."""

    what: Query
    one: Effect
    other: Effect

    def english(self, v: Voice) -> str:
        with v.saying(picked=f"one of {v.the(self.what)}"):
            text = self.one.english(v)
        return f"{text} and {self.other.english(v)}"


class Waits(Effect):
    """An effect that waits for its moment, and runs by itself then."""

    on: Trigger
    do: tuple[Effect, ...]


@node
class Later(Waits):
    """A delayed effect: it waits for its moment."""

    on: Trigger
    do: tuple[Effect, ...]
    still: Query | None = None  # how the card puts it: a card that left play is forgotten anyway
    begins = True

    def english(self, v: Voice) -> str:
        if self.still is not None:
            return f"if {v.the(self.still)} is still in play {self.on.english(v)}, {v.effects(self.do)}"
        return f"{self.on.english(v)}, {v.effects(self.do)}"


@node
class Again(Effect):
    """Resolve the whole ability again, from its targets on."""

    def english(self, v: Voice) -> str:
        return "resolve this ability twice"


# --- what stands before the dash --------------------------------------------------------------------------------------


class Choice(Node):
    """What is chosen before the effects initiate."""

    def english(self, v: Voice) -> str:
        raise NotImplementedError(type(self).__name__)


@node
class Target(Choice):
    """So many cards of a set, chosen before the effects initiate. By THEM: each opponent (of whom something holds)
    chooses so many."""

    what: Query
    n: Number = Num(1)
    up_to: bool = False
    by: Player = You()
    of: Condition | None = None  # only with THEM
    worth: int = 0  # of so much printed cost together
    too: bool = False  # this card is chosen too, and must be one that may be chosen
    must: bool = True  # how the card puts it when another player chooses

    def wrong(self) -> Iterator[str]:
        if self.of is not None and not isinstance(self.by, Them):
            yield "Target.of tells which opponents choose; it is for Target(…, by=THEM)."

    def english(self, v: Voice) -> str:
        if isinstance(self.by, Them):
            with v.saying(them="who"):
                who = "each opponent" + ("" if self.of is None else f" {self.of.english(v)}")
            with v.saying(them="each opponent"):
                return self.chosen_by(who, v)
        return self.chosen_by(self.by.english(v), v)

    def chosen_by(self, who: str, v: Voice) -> str:
        """ "your opponent must choose a character he or she controls"."""
        noun = self.what.noun(v)
        if noun.owner == self.by.english(v) != "you":
            noun.owner = "he or she"
        what = how_many(noun, self.n, self.up_to, v)
        if self.worth and isinstance(self.n, AnyNumber):
            what = f"up to {self.worth} printed cost worth of {noun.text(True)}"
        elif self.worth:
            noun.after.insert(0, f"with total printed cost {self.worth} or lower")
            what = how_many(noun, self.n, self.up_to, v)
        text = f"choose this {v.this} and {what}" if self.too else f"choose {what}"
        if not self.n.plain:
            text += f", where X is {self.n.english(v)}"
        if isinstance(self.by, You):
            return text
        return f"{who} must {text}" if self.must else f"{who} {does(text)}"

    def name(self, v: Voice) -> str:
        """How it is spoken of after the dash."""
        if isinstance(self.by, Them):
            return f"each chosen {Noun(self.what.noun(v).head).text()}"
        return named(self.what.noun(v), Num(2) if self.worth or self.too else self.n)


@declares(binds={"of": ("them",)})
@node
class TargetPlayer(Choice):
    """An opponent, chosen before the effects initiate (CHOSEN). With a condition (on THEM) one of whom it holds: the
    words do not speak of choosing then, for there is mostly one. With `any`, it may be yourself."""

    of: Condition | None = None
    inline: bool = False  # it is not said that an opponent is chosen: the effects speak of "an opponent"
    any: bool = False

    def wrong(self) -> Iterator[str]:
        if self.any and self.of is not None:
            yield "TargetPlayer.of is about opponents; with `any` every player may be chosen."
        if self.any and self.inline:
            yield "TargetPlayer.inline speaks of an opponent; with `any` every player may be chosen."

    def english(self, v: Voice) -> str:
        return "choose a player" if self.any else "choose an opponent"

    def condition(self, v: Voice) -> str:
        """ "if an opponent has declared 2 or more conflicts against you this phase"; that opponent from then on."""
        if self.of is None:
            return ""
        v.chosen = "that opponent"
        with v.saying(them="an opponent"):
            return v.when(self.of)


@node
class TargetAbility(Choice):
    """A triggered ability printed on one of these cards, chosen before the effects initiate. Where it is to be
    resolved: only an action ability of theirs whose conditions are met."""

    what: Query
    resolve: bool = False

    def english(self, v: Voice) -> str:
        if self.resolve:
            return f"choose an action ability of {v.some(self.what)}"
        return f"choose a triggered ability printed on {v.some(self.what)}"


@node
class Limit(Node):
    """So many times per period."""

    times: int
    per: str

    def wrong(self) -> Iterator[str]:
        if self.times < 1:
            yield f"Limit: {self.times} times per {self.per} is never."

    def english(self, v: Voice) -> str:
        return f"{TIMES.get(self.times, f'{self.times} times')} per {self.per}"
