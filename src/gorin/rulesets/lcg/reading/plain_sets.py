"""Sets of cards as this game's cards put them: nothing said twice, nothing that cannot be."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.language.nodes import Query
from gorin.language.numbers import StatOf
from gorin.language.reading.nouns import joined, parts
from gorin.language.reading.parser import Parser
from gorin.language.reading.spoken import Several, Spoken
from gorin.language.sets import Host, Is, This, With
from gorin.rulesets.lcg.words.conflicts import EligibleProvinces
from gorin.rulesets.lcg.words.piles import InUnbrokenProvince
from gorin.rulesets.lcg.words.provinces import AdjacentProvinces, ProvinceOf
from gorin.rulesets.lcg.words.sets import LowerThanOne

PROVINCES = (AdjacentProvinces, EligibleProvinces, ProvinceOf)  # sets of provinces by themselves
ONE = (This, Host, Spoken)
PROVINCE, FACEDOWN, UNREVEALED = Is("province"), Is("facedown"), Is("unrevealed")


def plain_set(_: Parser, q: Query) -> Iterator[Query]:
    """The set as it is usually written."""
    if isinstance(q, Several):
        yield q
        return
    found = list(parts(q))
    if PROVINCE in found and FACEDOWN in found:  # only cards in provinces are facedown
        found[found.index(FACEDOWN)] = UNREVEALED
    if any(isinstance(x, PROVINCES) for x in found) and PROVINCE in found:
        found.remove(PROVINCE)
    if InUnbrokenProvince() in found and Is("in province") not in found:
        found.insert(found.index(InUnbrokenProvince()), Is("in province"))
    found = [one_lower(x) for x in found]
    yield joined(tuple(found)) if found else q


def one_lower(x: Query) -> Query:
    """Lower than at least one of one card is lower than that card."""
    if isinstance(x, LowerThanOne) and isinstance(x.than, ONE):
        return With(x.stat, "<", StatOf(x.stat, x.than))
    return x
