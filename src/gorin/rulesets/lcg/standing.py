"""Texts that stand without being used: constant abilities, and the terms on which a card is played or attached."""

from __future__ import annotations

from gorin.language.nodes import Query
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.words.texts import (
    AttachOnlyTo,
    Cannot,
    Constant,
    NotAgainstFavor,
    NotPlayed,
    OnePerBearer,
    PlayOnlyIf,
    RefusesAttachments,
)
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG


def constant_source(name: str, x: Constant) -> str:
    """A constant ability as a function of the state, the card and its controller."""
    c = Scope(WORDS_OF_THE_LCG)
    lines = x.lines(c)
    if x.when is not None:
        lines = [f"if {x.when.source(c)}:", *("    " + line for line in lines)]
    return f"def {name}(s, this, you):\n    p = s.p\n    " + "\n    ".join(lines) + "\n"


def term_sources(card: Card) -> dict[str, str]:
    """Terms on which a card is played or attached, or comes into a conflict from out of play, as source."""
    c = Scope(WORDS_OF_THE_LCG)
    out: dict[str, str] = {}
    play, join = [], []
    for x in card.text:
        match x:
            case PlayOnlyIf(when):
                play.append(when.source(c))
            case NotPlayed(when):
                play.append(f"not {when.source(c)}")
            case AttachOnlyTo(what):
                out["bearer"] = WORDS_OF_THE_LCG.cards(what, c)
            case OnePerBearer():
                out["limit"] = "same_title(s, this)"
            case RefusesAttachments(unless):
                some = unless.source(c) if isinstance(unless, Query) else "0"
                out["refuses"] = f"(p[{WORDS_OF_THE_LCG.number('attachment')}] & ~{some})"
            case Cannot(This(), verbs, _, when) if "participate" in verbs:
                join.append("False" if when is None else f"not {when.source(c)}")
            case NotAgainstFavor():
                join.append("not against_favor(s, you)")
            case _:
                pass
    if play:
        out["play"] = "(" + " and ".join(play) + ")"
    if join:
        out["join"] = "(" + " and ".join(join) + ")"
    return out
