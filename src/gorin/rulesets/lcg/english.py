"""A card's text in English, from its nodes alone."""

from __future__ import annotations

from dataclasses import replace

from gorin.language.control import SelectOne, Target, TargetPlayer
from gorin.language.english import Voice, done_to, listing, pronouns, sentence
from gorin.language.nodes import Effect, Number, Text, mentions, walk
from gorin.language.players import Chosen, You
from gorin.language.sets import All, ControlledBy, Is, This
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words.attaching import PutOn
from gorin.rulesets.lcg.words.deck_tops import OfTheTop
from gorin.rulesets.lcg.words.deeds import OnCards
from gorin.rulesets.lcg.words.from_piles import PlayThis
from gorin.rulesets.lcg.words.keywords import Variable
from gorin.rulesets.lcg.words.paying import OneOrMore
from gorin.rulesets.lcg.words.player_effects import PutIntoPlay
from gorin.rulesets.lcg.words.ring_bearers import AttachToRing
from gorin.rulesets.lcg.words.texts import AttachOnlyTo, Constant, Grants, Triggered
from gorin.rulesets.lcg.words.triggers import CardHeard, Heard
from gorin.rulesets.lcg.words.vocabulary import PLACES, WORDS_OF_THE_LCG

USUAL_LIMIT = Card.deck_limit  # what a card does not say
IN_DECKS = ("dynasty", "conflict")


def voice_for(card: Card) -> Voice:
    """A card speaks of itself by its type, and of its bearer by the type it is attached to."""
    bearers = [x.bears() for x in card.text if isinstance(x, AttachOnlyTo)]
    bearers += ["ring" for x in card.text if isinstance(x, AttachToRing)]
    return Voice(WORDS_OF_THE_LCG, card.type, f"attached {bearers[0] if bearers else 'character'}")


def text_of(card: Card) -> str:
    """Everything printed in the card's text box, one line per text."""
    role = [f"{sentence(card.role_only)} role only."] if card.role_only else []
    few = [f"Limit {card.deck_limit} per deck."] if card.deck_limit != USUAL_LIMIT and card.side in IN_DECKS else []
    return "\n".join([*role, *few, *(line(x, card) for x in card.text)])


def line(x: Text, card: Card) -> str:
    """One text of a card."""
    v = voice_for(card)
    match x:
        case Triggered():
            return triggered(x, v)
        case Grants(ability, on):
            text = f'gains: "{triggered(ability, Voice(WORDS_OF_THE_LCG, "character"))}"'
            return f"Attached character {text}" if on is None else f"If attached character is {v.some(on)}, it {text}"
        case Constant():
            return sentence(x.english(v)) + "."
        case Variable():
            return x.says(line(x.gives, card), v)
    return x.english(v)


def selectable(x: SelectOne, k: int, v: Voice, user: str) -> str:
    """One of several effects, as whoever selects it reads it. If that is not who uses the ability, that one is told by
    name (`user`) and the reader is "you"."""
    if isinstance(x.by, You):
        return x.options[k].english(v)
    with v.saying(you=user, chosen="you", them="you", own={**v.own, "opponent": "you"}):
        return x.options[k].english(v)


def triggered(a: Triggered, v: Voice) -> str:
    """Trigger, condition, costs, targets – effects. (Limit.)"""
    v.letters = []
    lead = occasion(a, v)
    with v.saying(chosen="an opponent" if mentions(a.cost, Chosen()) else v.chosen):
        costs = as_one([cost(x, v) for x in a.cost])
    if any(f"this {v.this}" in x for x in lead):  # it was just spoken of
        costs = [x.replace(f" on this {v.this}", " on it") for x in costs]
    picks = choices(a, v)
    if costs and picks:
        before = ", ".join([*lead, listing(costs)]) + ". " + sentence(", ".join(picks))
    else:
        before = ", ".join([*lead, *([listing(costs)] if costs else []), *picks])
    body = ""
    chosen = a.then[0]
    if a.select and isinstance(chosen, SelectOne):
        by = "select one" if isinstance(chosen.by, You) else f"{chosen.by.english(v)} must select one"
        joint = ". " if picks and not isinstance(chosen.by, You) else ", " if before else ""
        joint = " and " if costs and not picks and isinstance(chosen.by, You) else joint
        before += joint + (sentence(by) if joint == ". " else by)
        body = chosen.choices(v)
        rest = v.effects(a.then[1:])
        body = f"{body}. {sentence(rest)}" if rest else body
    else:
        body = v.effects(a.then)
    if len(v.targets) == 1:
        body = pronouns(body, v.targets[0])
    this = f"this {v.this}"
    if costs and costs[-1].endswith(this) and body.startswith(this):
        body = "it" + body.removeprefix(this)
    for x in dict.fromkeys(v.letters):
        body += f". X is equal to {x}"
    word = f"Forced {sentence(a.kind)}" if a.forced else sentence(a.kind)
    if a.conflict:
        word = f"{'' if a.conflict == 'any' else f'[{a.conflict}] '}Conflict {word}"
    text = f"{sentence(before)} – {body}" if before else sentence(body)
    return f"{word}: {text}.{how_often(a, v)}"


def as_one(costs: list[str]) -> list[str]:
    """ "bow and sacrifice this attachment": what is done to the same card is said once."""
    parts = [x.split(" ", 1) for x in costs]
    same = len(parts) > 1 and all(len(x) == 2 and x[1] == parts[0][1] and x[1].startswith("this ") for x in parts)
    return [f"{listing([x[0] for x in parts])} {parts[0][1]}"] if same else costs


def occasion(a: Triggered, v: Voice) -> list[str]:
    """When it may be used: from where, after what, under which condition."""
    lead = []
    comes = any(x.what == This() for x in walk((a.cost, a.then), PutIntoPlay)) or mentions(a.then, PlayThis())
    if a.where and (comes or any(x.what == This() for x in walk(a.then, PutOn))):
        places = [PLACES[x].format("your").removeprefix("in ") for x in a.where]
        places = [x.removeprefix("one of ").removesuffix("s") if x.startswith("one of ") else x for x in places]
        v.whence = "your " + " or ".join(x.removeprefix("your ") for x in places)
    elif a.where:
        lead.append(f"while this {v.this} is {' or '.join(PLACES[x].format('your') for x in a.where)}")
    if isinstance(a.on, Heard):
        lead.append(a.on.english(v))
        v.cancelled = a.on.cancelled
        if isinstance(a.on, CardHeard):
            v.it = "it" if isinstance(a.on.who, This) else f"that {a.on.who.noun(v).head or 'card'}"
            v.heard = not isinstance(a.on.who, This)
            v.befalls = a.on.befalls
    if a.when is not None:
        when = v.when(a.when)
        if isinstance(a.on, Heard) and when.startswith(("by ", "during ", "in which ", "from ")):
            lead[-1] += f" {when}"
        else:
            lead.append(when)
    return lead + [said for t in a.targets if isinstance(t, TargetPlayer) and (said := t.condition(v))]


def how_often(a: Triggered, v: Voice) -> str:
    """Limit and maximum, where they differ from once per round."""
    out = " (Any player may use this ability.)" if a.anyone else ""
    if a.unlimited:
        out += " (Unlimited.)"
    if a.maximum is not None:
        out += f" (Max {a.maximum.times} per {a.maximum.per}.)"
    if a.limit is not None:
        out += f" (Limit {a.limit.english(v)}.)"
    return out


def cost(x: Effect, v: Voice) -> str:
    """A cost as an instruction: one card pays, and what the payer must control anyway is not said."""
    if isinstance(x, OneOrMore) and isinstance(x.of, OnCards) and x.way() == "cards":
        v.paid = f"the {done_to(x.of.verb)} {x.of.what.noun(v).head or 'card'}s" if x.of.verb else "those cards"
    if isinstance(x, OfTheTop):
        v.paid = f"{'each' if x.n > 1 else 'the'} {done_to(x.english(v).split()[0])} card"
    if isinstance(x, OnCards) and x.chosen_to_pay():
        head = x.what.noun(v).head or "card"
        v.paid = f"the {done_to(x.verb)} {head}" if x.verb else f"that {head}"
        place = x.what.noun(v).place
        if isinstance(x.what, All) and not place:
            x = replace(x, what=All(tuple(q for q in x.what.parts if q != ControlledBy(You()))))  # type: ignore[type-var]  # every deed is a node
    with v.saying(one=True):
        return x.english(v)


def choices(a: Triggered, v: Voice) -> list[str]:
    """The targets before the dash; each is "that character" afterwards: "the chosen character" where the words speak of
    others too, "the first" and "the second character" where there are two."""
    out: list[str] = []
    for t in a.targets:
        if isinstance(t, TargetPlayer) and t.inline:
            v.chosen = "an opponent"
            continue
        if isinstance(t, TargetPlayer) and (t.of is not None or mentions(a.cost, Chosen())):
            continue  # said with the condition, or with the cost
        text = t.english(v)
        if out and out[-1].startswith("choose ") and text.startswith("choose "):
            out[-1] += f" and {text.removeprefix('choose ')}"
        else:
            out.append(text)
        if isinstance(t, Target):
            name = t.name(v)
            head = Is(t.what.noun(v).head)
            only_counted = tuple(walk((a.when, t.what), Number))  # what is only counted is not spoken of
            counted = walk(only_counted, Is).count(head)
            if walk((a.when, t.what), Is).count(head) - counted > 1:
                name = name.replace("that", "the chosen", 1).replace("those", "the chosen", 1)
            if name in v.targets and name.startswith("that "):
                v.targets[v.targets.index(name)] = name.replace("that", "the first", 1)
                name = name.replace("that", "the second", 1)
            v.targets.append(name)
    return out
