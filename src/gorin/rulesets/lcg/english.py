"""A card's text in English, from its nodes alone."""

from __future__ import annotations

from dataclasses import replace

from gorin.language.control import (
    Again,
    EachOpponentDoes,
    If,
    IfYouDo,
    Later,
    Limit,
    May,
    OneAndTheOther,
    Pick,
    SelectOne,
    Target,
    TargetPlayer,
    Then,
    To,
)
from gorin.language.english import Voice, listing, sentence
from gorin.language.nodes import Effect, Query, Text
from gorin.language.numbers import Count, Num
from gorin.language.players import You
from gorin.language.sets import All, ControlledBy
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words.deeds import Deed, OnCards
from gorin.rulesets.lcg.words.player_effects import Required
from gorin.rulesets.lcg.words.texts import (
    AttachOnlyTo,
    Constant,
    ExtraProvince,
    Grants,
    InfluenceBonus,
    Keyword,
    NeverStronghold,
    NotPlayed,
    OnePerBearer,
    PlayOnlyIf,
    RefusesAttachments,
    Triggered,
)
from gorin.rulesets.lcg.words.triggers import Heard
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG

TIMES = {1: "once", 2: "twice", 3: "three times"}


def voice_for(card: Card) -> Voice:
    """A card speaks of itself by its type."""
    return Voice(WORDS_OF_THE_LCG, card.type)


def text_of(card: Card) -> str:
    """Everything printed in the card's text box, one line per text."""
    return "\n".join(line(x, card) for x in card.text if line(x, card))


def line(x: Text, card: Card) -> str:
    v = voice_for(card)
    match x:
        case Keyword(word):
            return sentence(word) + "."
        case Triggered():
            return triggered(x, v)
        case Grants(ability):
            return f'Attached character gains: "{triggered(ability, Voice(WORDS_OF_THE_LCG, "character"))}"'
        case Constant():
            return sentence(x.english(v)) + "."
        case PlayOnlyIf(when):
            return f"Play only if {when.english(v)}."
        case NotPlayed(when):
            return f"This {v.this} cannot be played {when.english(v)}."
        case AttachOnlyTo(what):
            return f"Attach to {v.some(what)}."
        case OnePerBearer():
            return "Limit 1 per character."
        case RefusesAttachments(unless):
            return "No attachments." if unless is None else f"No attachments except {traits(unless, v)}."
        case NeverStronghold():
            return "Cannot be a stronghold province."
        case InfluenceBonus(n):
            return f"Increase your deckbuilding influence value by {n}."
        case ExtraProvince(element):
            return (
                f"You may replace 1 province of any element with an additional [{element}] province while deckbuilding."
            )
    raise NotImplementedError(type(x).__name__)


def traits(q: Query, v: Voice) -> str:
    return " ".join(q.noun(v).before)


def triggered(a: Triggered, v: Voice) -> str:
    """Trigger, condition, costs, targets – effects. (Limit.)"""
    lead = [a.on.english(v)] if isinstance(a.on, Heard) else []
    if a.when is not None:
        lead.append(a.when.english(v))
    if isinstance(a.on, Heard) and lead[1:] and lead[1].startswith("by "):
        lead = [f"{lead[0]} {lead[1]}"]
    costs = [cost(x, v) for x in a.cost]
    picks = choices(a, v)
    if a.select:
        picks.append("select one")
    if costs and picks:
        before = ", ".join([*lead, listing(costs)]) + ". " + sentence(", ".join(picks))
    else:
        before = ", ".join([*lead, *([listing(costs)] if costs else []), *picks])
    body = effects(a.then, v)
    word = (
        sentence(("forced " if a.forced else "") + a.kind)
        .replace("Forced r", "Forced R")
        .replace("Forced i", "Forced I")
    )
    tail = how_often(a)
    return f"{word}: {sentence(before)} – {body}.{tail}" if before else f"{word}: {sentence(body)}.{tail}"


def how_often(a: Triggered) -> str:
    if a.unlimited:
        return " (Unlimited.)"
    if a.maximum is not None:
        return f" (Max {a.maximum.times} per {a.maximum.per}.)"
    if isinstance(a.limit, Limit):
        return f" (Limit {TIMES[a.limit.times]} per {a.limit.per}.)"
    return ""


def cost(x: Effect, v: Voice) -> str:
    """A cost as an instruction; what the payer must control anyway is not said."""
    if isinstance(x, OnCards) and isinstance(x.what, All):
        parts = tuple(q for q in x.what.parts if q != ControlledBy(You()))
        return replace(x, what=All(parts)).english(v)  # type: ignore[type-var]  # every OnCards word is a node
    return effect(x, v)


def choices(a: Triggered, v: Voice) -> list[str]:
    """The targets before the dash; each is "that character" afterwards."""
    out = []
    for t in a.targets:
        if isinstance(t, TargetPlayer):
            out.append("choose an opponent")
            continue
        assert isinstance(t, Target)
        head = t.what.noun(v).head or "card"
        n = t.n.n if isinstance(t.n, Num) else 0
        if n == 1 and not t.up_to:
            what = v.some(t.what)
            v.targets.append(f"that {head}")
        else:
            what = f"{'up to ' if t.up_to else ''}{t.n.english(v)} {v.noun(t.what, True)}"
            v.targets.append(f"those {head}s")
        by = "" if isinstance(t.by, You) else f"{t.by.english(v)} must "
        if by:
            what = what.replace("controlled by your opponent", "he or she controls")
        out.append(f"{by}choose {what}")
    return out


def effects(xs: tuple[Effect, ...], v: Voice) -> str:
    """Effects of one sentence are joined; Then and IfYouDo begin a new one; a "may" does too."""
    out = ""
    for x in xs:
        text = effect(x, v)
        if not out:
            out = text
        elif isinstance(x, (May, Then, IfYouDo, Later)):
            out += ". " + sentence(text)
        else:
            out += " and " + text
    return out


def effect(x: Effect, v: Voice) -> str:
    match x:
        case Deed():
            return x.english(v)
        case May(do, to, by):
            what = f"{by.english(v)} may {effect(do, v)}"
            return f"{what} to {effect(to, v)}" if to is not None else what
        case To(do, to):
            return f"{effect(do, v)} to {effect(to, v)}"
        case If(when, do, otherwise):
            text = f"if {when.english(v)}, {effect(do, v)}"
            return f"{text}. Otherwise, {effect(otherwise, v)}" if otherwise is not None else text
        case Then(do):
            return f"then, {effects(do, v)}"
        case IfYouDo(do):
            return f"if you do, {effects(do, v)}"
        case SelectOne(options, by):
            return (
                listing([effect(o, v) for o in options], "or").replace(" or ", ", or ", 1)
                if _long(options)
                else (listing([effect(o, v) for o in options], "or"))
            )
        case Pick():
            return pick(x, v)
        case EachOpponentDoes(do, of):
            who = f"each opponent of whom {of.english(v)}" if of is not None else "each opponent"
            return f"{who} {effect(do, v)}"
        case OneAndTheOther(_, one, other):
            return f"{verb(one, v)} one of {v.targets[-1]} and {verb(other, v)} the other"
        case Later(on, do):
            assert isinstance(on, Heard)
            return f"{on.english(v)}, {effects(do, v)}"
        case Again():
            return "resolve this ability twice"
    raise NotImplementedError(type(x).__name__)


def _long(options: tuple[Effect, ...]) -> bool:
    return any(isinstance(o, Pick) for o in options)


def verb(x: Effect, v: Voice) -> str:
    return x.verb if isinstance(x, OnCards) else effect(x, v).split()[0]


def pick(x: Pick, v: Voice) -> str:
    """ "choose and honor a character you control", "your opponent chooses and discards X cards from his or her hand"."""
    you = isinstance(x.by, You)
    who = "" if you else x.by.english(v) + " "
    s = "" if you else "s"
    single = isinstance(x.n, Num) and x.n.n == 1
    noun = x.what.noun(v)
    if not you:
        noun.after = [
            a.replace("controlled by your opponent", "he or she controls")
            .replace("in your hand", "from his or her hand")
            .replace("controlled by that player", "")
            for a in noun.after
        ]
        if any("from his or her hand" in a for a in noun.after):
            noun.after = [a for a in noun.after if "controls" not in a]
    what = noun.some() if single else _several(x, noun.text(True), v)
    text = f"{who}choose{s} and {verb(x.do, v)}{s} {what}"
    if isinstance(x.n, Count):
        text += f". X is equal to {x.n.english(v)}"
    return text


def _several(x: Pick, noun: str, v: Voice) -> str:
    if isinstance(x.n, Count):
        return f"X {noun}"
    if isinstance(x.n, Required):
        return f"the required number of {noun}"
    return f"{'up to ' if x.up_to else ''}{x.n.english(v)} {noun}"
