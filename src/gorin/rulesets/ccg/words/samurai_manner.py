"""How Samurai Edition puts abilities: targets are named where something is done to them, one's own before."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gorin.language.english import Voice, article, listing, possessive, sentence
from gorin.language.nodes import Effect, Query, mentions
from gorin.language.numbers import Num
from gorin.language.sets import It, That, This
from gorin.rulesets.ccg.words.deeds import Deed, OnCards
from gorin.rulesets.ccg.words.player_effects import LoseHonor
from gorin.rulesets.ccg.words.sets import Performer
from gorin.rulesets.ccg.words.triggers import Enters
from gorin.rulesets.ccg.words.vocabulary import Vocabulary

if TYPE_CHECKING:
    from gorin.rulesets.ccg.words.texts import Ability

MANNER = "samurai"
SUBJECTS = re.compile(r"\b([Hh])im (?=(?:is|has|gains|challenges|duels|loses|commits|may|does|will|performed)\b)")


class SamuraiWords(Vocabulary):
    """What a fact is called in this edition."""

    def noun(self, fact: str) -> tuple[str, str]:
        return ("head", "Action card") if fact == "strategy" else super().noun(fact)


class SamuraiVoice(Voice):
    """The voice of a card of Samurai Edition: "one of your Personalities"."""

    def some(self, q: Query) -> str:
        n = q.noun(self)
        if n.owner != "you" or n.fixed or n.other or n.place or n.either:
            return super().some(q)
        return f"one of your {n.text(True).replace(' you control', '', 1)}"


SAMURAI_WORDS = SamuraiWords()


def speaks_so(v: Voice) -> bool:
    """Is this the voice of a card of Samurai Edition?"""
    return isinstance(v, SamuraiVoice)


def constraints(a: Ability, v: Voice) -> list[str]:
    """Performer and costs; targets only where the costs speak of them."""
    out: list[str] = []
    costs = list(a.cost)
    if a.performer is not None and not isinstance(a.performer, It) and not a.performers:
        noun = a.performer.noun(v)
        text = noun.text(True).replace(" you control", "", 1)
        own = [x for x in costs if isinstance(x, OnCards) and x.what == Performer()]
        costs = [x for x in costs if x not in own]
        verbs = listing([x.verb or "move home" for x in own])
        out.append(f"{verbs} one of your target {text}" if own else f"target one of your {text}")
        v.own["performer"] = pronoun(noun.head)
    elif isinstance(a.performer, It):
        v.own["performer"] = pronoun(a.whom().noun(v).head)
    v.targets = [token(i) for i in range(len(a.targets))]
    if costs_speak_of_targets(a):
        out += [f"target {in_full(a, i, v).replace(' target', '', 1)}" for i in range(len(a.targets))]
    with v.saying(one=True):
        out += [x.english(v) for x in costs]
    text = listing(out)
    if costs_speak_of_targets(a):
        text = with_pronouns(a, text, v)
    return [text] if text else []


def performing(some: str, v: Voice) -> str:
    """Who performs, where the occurrence names him: "one of your target Personalities"."""
    return some.replace("one of your ", "one of your target ", 1) if speaks_so(v) else ""


def token(i: int) -> str:
    """What stands for a target until it is known where it is mentioned first."""
    return f"<{i}>"


def costs_speak_of_targets(a: Ability) -> bool:
    return any(mentions(a.cost, That(i)) for i in range(2))


def in_full(a: Ability, i: int, v: Voice) -> str:
    """ "a target enemy Personality", "one of your target units", "one or two target Personalities"."""
    t = a.targets[i]
    if isinstance(t.what, It):
        return pronoun_for(a, i, v)
    noun = t.what.noun(v)
    one = isinstance(t.n, Num) and t.n.n == 1
    text = noun.text(True).replace(" you control", "", 1)
    if not one:
        most = t.n.english(v)
        many = {"2": "one or two", "99": "one or more"}.get(most, f"one to {most}") if t.up_to else most
        whose = "of your " * (noun.owner == "you")
        return f"{many} {whose}target {text}"
    if noun.owner == "you":
        return f"one of your target {text}"
    if noun.either:
        return f"a target {noun.some().partition(' ')[2]}"
    return f"{'another' if noun.other else 'a'} target {noun.text().removeprefix('another ')}"


def pronoun_for(a: Ability, i: int, v: Voice) -> str:
    t = a.targets[i]
    one = isinstance(t.n, Num) and t.n.n == 1
    return pronoun(head(a, i, v)) if one else "them"


def head(a: Ability, i: int, v: Voice) -> str:
    """What a target is: of one that something happened to, what it happened to."""
    what = a.targets[i].what
    return (a.whom() if isinstance(what, It) else what).noun(v).head


def with_pronouns(a: Ability, text: str, v: Voice) -> str:
    """All targets are known."""
    for i in range(len(a.targets)):
        text = spoken(text, token(i), pronoun_for(a, i, v))
    return text


def spoken(text: str, name: str, by: str) -> str:
    """A name as a pronoun, and as whose."""
    return text.replace(f"{name}'s", possessive(by)).replace(name, by)


def pronoun(head: str) -> str:
    return "him" if head == "Personality" else "it"


def effects(a: Ability, v: Voice) -> str:
    """The effects; a target is said in full where it is mentioned first, or in a sentence of its own before."""
    if a.targets and v.own.get("performer") in ("him", "it"):
        v.own["performer"] = f"your {a.performer.noun(v).head or 'card'}" if a.performer is not None else "him"
    text, before = v.effects(a.then), ""
    for i in range(len(a.targets)):  # of a unit: "bow it"
        text = text.replace(f"{token(i)}'s unit", token(i)) if head(a, i, v) == "unit" else text
    with v.saying(own={**v.own, "performer": "him"}):
        full = [in_full(a, i, v) for i in range(len(a.targets))]
    if a.targets and not costs_speak_of_targets(a):
        apart = max((i + 1 for i in range(len(full)) if said_before(a, i, text, v)), default=0)
        before = "".join(sentence(f"target {plainly(x)}") + ". " for x in full[:apart])
        for i, name in enumerate(full[apart:], apart):
            text = text.replace(token(i), name, 1)
    text, before = (with_pronouns(a, x, v) for x in (text, before))
    return before + sentence(SUBJECTS.sub(lambda m: "He " if m[1] == "H" else "he ", text))


def plainly(full: str) -> str:
    """ "a target unbowed unit" without "target": "an unbowed unit"."""
    return article(full.removeprefix("a target ")) if full.startswith("a target ") else full.replace(" target", "", 1)


def said_before(a: Ability, i: int, text: str, v: Voice) -> bool:
    """Does a target need a sentence of its own? Where the first effect is not about it, where it is known already, and
    where more than a noun would have to be put into the possessive."""
    what = a.targets[i].what
    noun = what.noun(v)
    long = bool(noun.after or noun.owner or noun.place)
    whose = text.partition(token(i))[2].startswith("'s")
    return isinstance(what, It) or (i == 0 and not about_it(a.then[0])) or (long and whose)


def about_it(x: Effect) -> bool:
    """Does this effect simply happen to the first target?"""
    return isinstance(x, Deed) and mentions(x, That(0))


def costs_honor(a: Ability) -> str:
    """ "Lose 4 Honor.": what a card costs that enters play."""
    if (
        isinstance(a.on, Enters)
        and isinstance(a.on.who, This)
        and len(a.then) == 1
        and isinstance(a.then[0], LoseHonor)
    ):
        n = a.then[0].n
        return f"Lose {n.n} Honor." if isinstance(n, Num) and a.when is None else ""
    return ""
