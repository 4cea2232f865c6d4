"""Terms on which a card is played or attached: small functions of the state beside its abilities."""

from __future__ import annotations

from gorin.language.nodes import Query
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.rings.bearers import ON_A_RING
from gorin.rulesets.lcg.words.costs import CostsLess, PlayCost, coin_of
from gorin.rulesets.lcg.words.keywords import Disguised, Legendary, OnlyDisguised
from gorin.rulesets.lcg.words.ring_bearers import AttachToRing
from gorin.rulesets.lcg.words.shapes import MayPlayAs
from gorin.rulesets.lcg.words.taking_part import TakesNoPart
from gorin.rulesets.lcg.words.texts import (
    AttachOnlyTo,
    Cannot,
    NoFateFromProvinces,
    NotAgainstFavor,
    NotPlayed,
    OnePerBearer,
    PlayOnlyIf,
    RefusesAttachments,
)
from gorin.rulesets.lcg.words.vocabulary import WORDS_OF_THE_LCG


def term_sources(card: Card) -> dict[str, str]:
    """Terms on which a card is played or attached, or comes into a conflict from out of play, as source."""
    c = Scope(WORDS_OF_THE_LCG)
    out: dict[str, str] = {}
    play, join, dues = [], [], []
    for x in card.text:
        match x:
            case PlayOnlyIf(when):
                play.append(when.source(c))
            case NotPlayed(when):
                play.append(f"not {when.source(c)}")
            case AttachOnlyTo(what):
                out["bearer"] = f"({WORDS_OF_THE_LCG.cards(what, c)} & {WORDS_OF_THE_LCG.plane(x.bears())})"
            case AttachToRing(rings):
                out[ON_A_RING] = rings.source(c)
            case OnePerBearer(of):
                out["limit"] = of.source(c) if isinstance(of, Query) else "same_title(s, this)"
            case RefusesAttachments(unless, barred):
                some = unless.source(c) if isinstance(unless, Query) else "0"
                no = barred.source(c) if isinstance(barred, Query) else f"~{some}"
                refused = f"p[{facts.ATTACHMENT}] & {no}"
                out["refuses"] = f"{out['refuses']} | {refused}" if "refuses" in out else refused
            case CostsLess(n, when, None):
                less = n.source(c) if when is None else f"({n.source(c)} if {when.source(c)} else 0)"
                out["cost"] = f"{out['cost']} + {less}" if "cost" in out else less
            case CostsLess(n, _, on) if isinstance(on, Query):
                out["cost_on"] = f"(({WORDS_OF_THE_LCG.cards(on, c)}, {n.source(c)}),)"
            case PlayCost(cost, when):
                coin, n = coin_of(cost)
                due = f"[({coin}, {n.source(c)}, -1)]"
                dues.append(due if when is None else f"({due} if {when.source(c)} else [])")
            case Legendary(fate):
                out["legendary"] = str(fate)
            case Disguised(what):
                out["disguised"] = what.source(c)
            case MayPlayAs():
                out["play_as"] = "True"
            case NoFateFromProvinces(when):
                out["no_fate"] = "True" if when is None else when.source(c)
            case OnlyDisguised():
                out["only_disguised"] = "True"
            case Cannot(This(), verbs, _, when) if "participate" in verbs:
                join.append("False" if when is None else f"not {when.source(c)}")
            case TakesNoPart(This()):
                join.append(x.join(c))
            case NotAgainstFavor():
                join.append("not against_favor(s, you)")
            case _:
                pass
    if play:
        out["play"] = "(" + " and ".join(play) + ")"
    if dues:
        out["dues"] = " + ".join(dues)
    if join:
        out["join"] = "(" + " and ".join(join) + ")"
    return out
