"""Noun phrases read: the articles, what stands before a noun, and the noun itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from gorin.language.nodes import Number, Query
from gorin.language.numbers import AnyNumber, Num, X
from gorin.language.reading.after_nouns import after, owners, possessive
from gorin.language.reading.gaps import BEARER, THIS_TYPE
from gorin.language.reading.parser import Parser
from gorin.language.reading.spoken import OTHER, Several, Spoken
from gorin.language.sets import (
    All,
    Any_,
    Host,
    Is,
    This,
    Without,
)

DETERMINERS: Final = ("each other ", "each ", "another ", "an ", "a ", "all ", "any ", "the ", "other ", "")
SPOKEN: Final = re.compile(
    r"(?:that|those|the chosen|each chosen|each of those|the first|the second) "
    r"[A-Za-z]+(?:(?:, or |, | or )[A-Za-z]+)*|"
    r"it|them|one of those [a-z]+|the other|(?:the|each) (?:[a-z]+ed|[a-z]*bowed) [a-z]+|"
    r"the (?:winner|loser)(?: of the duel)?"
)
DEFINITE: Final = re.compile(r"the (?:[a-z]+ed|[a-z]*bowed) (?:character|attachment|card|holding)")
CALLED: Final = frozenset(("it", "them", "other", "winner", "loser", "duel", "card", "cards"))
QUANTITY: Final = re.compile(r"(up to )?(?:(\d+|X) (?!or )|(any number of ))(other )?(.+)")
MOST_BEFORE: Final = 6


def sets(r: Parser, text: str) -> Iterator[Query]:
    """A set of cards with its article, or as it is spoken of a second time."""
    low = text[0].lower() + text[1:]
    if low == f"this {THIS_TYPE}":
        yield This()
        return
    if low in (BEARER, f"the {BEARER}"):
        yield Host()
        return
    if SPOKEN.fullmatch(low) and is_noun(r, low.split(" ")[-1]):
        yield Spoken(low)
    yield from r.read("fixed", low)
    if DEFINITE.fullmatch(low):  # one that was spoken of, and not all that are so
        return
    yield from fixed_if(r, low)
    if m := QUANTITY.fullmatch(text if text[0] == "X" else low):
        n: Number = AnyNumber() if m[3] else X() if m[2] == "X" else Num(int(m[2]))
        for q in r.read("set", ("other " if m[4] else "") + m[5]):
            yield Several(q, n, bool(m[1]) or bool(m[3]))
    if low.startswith(tuple(possessive(name) + " " for name, _ in owners(r))):
        for found in body(r, low):
            yield joined(found)
    for det in DETERMINERS:
        if text.startswith(det) or low.startswith(det):
            other = "other" in det
            for found in body(r, text[len(det) :]):
                if other:
                    yield joined((*found, Without(Spoken(OTHER))))
                yield joined(found)
            if det:
                break
    yield from either(r, text)
    yield from fact(r, text)
    yield from r.read("predicate", text)
    yield from (joined((a,)) for a in r.read("after", "that is " + text) if not text.startswith("that "))


def is_noun(r: Parser, word: str) -> bool:
    """Can cards be spoken of by this word?"""
    known = word in CALLED or kind_of(r.grammar.nouns["head"], word) is not None
    return known or bool(r.read("head", word))


def fixed_if(r: Parser, text: str) -> Iterator[Query]:
    """ "this character if honored"."""
    head, _, rest = text.partition(" if ")
    if rest:
        for q in r.read("set", head)[:2]:
            for b in (*befores(r, rest), *facts_of(r, rest)):
                yield joined((q, b))


def facts_of(r: Parser, text: str) -> Iterator[Query]:
    """ "Spell or Kiho", "non-Spell or Kiho"."""
    if text.startswith("non-"):
        yield from (Without(q) for q in fact(r, text.removeprefix("non-")))
    else:
        yield from fact(r, text)


def either(r: Parser, text: str) -> Iterator[Query]:
    """ "a Monk character or a character with a Monk attachment": what both say is said of either."""
    for m in re.finditer(r",? or (?=an? )", text):
        left, right = r.read("set", text[: m.start()]), r.read("set", text[m.end() :])
        for x in left[:3]:
            for y in right[:3]:
                a, b = parts(x), parts(y)
                common = tuple(q for q in a if q in b)
                mine, theirs = (tuple(q for q in side if q not in common) for side in (a, b))
                if common and mine and theirs:
                    yield joined((*common, Any_((joined(mine), joined(theirs)))))
                yield Any_((x, y))


def parts(q: Query) -> tuple[Query, ...]:
    return q.parts if isinstance(q, All) else (q,)


def joined(found: tuple[Query, ...]) -> Query:
    """One set of several parts."""
    flat = tuple(dict.fromkeys(p for q in found for p in parts(q)))
    return flat[0] if len(flat) == 1 else All(flat)


def befores(r: Parser, word: str) -> list[Query]:
    """What one word before the noun says: a trait, a clan, a state."""
    nouns = r.grammar.nouns
    if word.startswith("non-"):
        inner = [*r.read("before", word[4:]), *(nouns["head"].get(word[4:]) or befores(r, word[4:]))]
        return [Without(q) for q in inner]
    for plain in (word, word.lower()):
        if plain in nouns["before"]:
            return list(nouns["before"][plain])
    found = r.read("before", word)
    if not found and (q := r.grammar.trait(word)) is not None:
        return [q]
    return list(found)


def fact(r: Parser, text: str) -> Iterator[Query]:
    """Only facts, as in "this character is bowed", "Bushi or Courtier"."""
    words = re.split(r", or |, | or ", text)
    found = [befores(r, w) for w in words]
    if all(found):
        yield found[0][0] if len(found) == 1 else Any_(tuple(f[0] for f in found))


def body(r: Parser, text: str) -> Iterator[tuple[Query, ...]]:
    """Before, noun, after; perhaps with the owner in front."""
    for name, owner in owners(r):
        pre = possessive(name)
        if text.startswith(pre + " "):
            for q in owner:
                for found in noun(r, text[len(pre) + 1 :].split(" "), ()):
                    yield (*found, q)
    yield from noun(r, text.split(" "), ())


def noun(r: Parser, words: list[str], before: tuple[Query, ...]) -> Iterator[tuple[Query, ...]]:
    """The rest of a noun phrase, word by word."""
    if not words or len(before) > MOST_BEFORE:
        return
    r.step()
    for head, used in heads(r, words):
        for rest in after(r, " ".join(words[used:])):
            yield (*before, *head, *rest)
    for k in range(len(words), 0, -1):
        for q in r.read("head", " ".join(words[:k])):
            for rest in after(r, " ".join(words[k:])):
                yield (*before, q, *rest)
    firsts = list(first_before(r, words))
    for q, used in firsts:
        yield from noun(r, words[used:], in_order(before, q))
    for q, used in firsts:
        if words[used - 1][0].isupper():  # "a Courtier", which is a card of any kind
            yield from ((*before, q, *rest) for rest in after(r, " ".join(words[used:])))


def in_order(before: tuple[Query, ...], q: Query) -> tuple[Query, ...]:
    """Of several things that cards are not, the last is said first."""
    if isinstance(q, Without) and before and isinstance(before[-1], Without):
        return (*in_order(before[:-1], q), before[-1])
    return (*before, q)


def heads(r: Parser, words: list[str]) -> Iterator[tuple[tuple[Query, ...], int]]:
    """The noun itself: "characters", "attachment or holding"; "card" is any."""
    known = r.grammar.nouns["head"]
    first = kind_of(known, words[0])
    if words[0].rstrip(",") in ("card", "cards"):
        yield (), 1
    if first is None:
        return
    found, i = [first], 1
    if words[0].endswith(",") or (len(words) > 1 and words[1] == "or"):
        while i < len(words):
            k = i + 1 if words[i] == "or" else i
            nxt = kind_of(known, words[k]) if k < len(words) else None
            if nxt is None:
                break
            found.append(nxt)
            i = k + 1
    if len(found) > 1:
        yield (Any_(tuple(found)),), i
    yield (first,), 1


def kind_of(known: dict[str, list[Is]], word: str) -> Is | None:
    """A type of card, one or many."""
    word = word.rstrip(",")
    for x in (word, word.removesuffix("s"), word.removesuffix("ies") + "y"):
        if x in known:
            return known[x][0]
    return None


def first_before(r: Parser, words: list[str]) -> Iterator[tuple[Query, int]]:
    """What the first words say of the noun: "[crab]", "Bushi or Courtier", "non-Bushi, Courtier, or Monk"."""
    found: list[Query] = []
    i = 0
    while i < len(words):
        k = i + 1 if words[i] == "or" and found else i
        if k >= len(words):
            break
        one = befores(r, words[k].rstrip(","))
        if not one:
            break
        found.append(one[0])
        i = k + 1
        more = words[k].endswith(",") or (i < len(words) and words[i] == "or")
        if len(found) == 1:
            for q in one:
                yield q, i
        elif not more or words[k - 1] == "or":
            yield Any_(tuple(found)), i
            if isinstance(found[0], Without):
                yield Without(Any_((found[0].of, *found[1:]))), i
        if not more:
            break
