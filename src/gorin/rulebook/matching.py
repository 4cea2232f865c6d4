"""Finding rules by what they say."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from math import log

from gorin.rulebook.lookup import rules
from gorin.rulebook.rule import Rule

_QUOTES = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"'})


def fold(text: str) -> str:
    """The text as it is compared: lower case, without accents, with plain quotes."""
    plain = unicodedata.normalize("NFKD", text.translate(_QUOTES))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()


def search(text: str, *prefixes: str) -> list[Rule]:
    """Rules of the named documents (of all, if none is named) that contain every word of the text, best first.

    A rule is better the more of the words stand in its id or heading, then the more of them it has as whole words.
    """
    return match(text, rules(*prefixes))


def match(text: str, among: Iterable[Rule]) -> list[Rule]:
    """Those of the given rules that contain every word of the text, best first."""
    words = fold(text).split()
    if not words:
        return []
    ranked = [(rank, rule) for rule in among if (rank := _rank(words, rule)) is not None]
    ranked.sort(key=lambda pair: pair[0])
    return [rule for _, rule in ranked]


def nearest(text: str, *prefixes: str) -> list[Rule]:
    """Rules that have most of the words, for a question in plain English, best first. A word counts the more the
    fewer rules have it, twice in a heading; one that begins another (defend, defending) counts as that."""
    asked = {word for word in _split(fold(text)) if len(word) > SHORT}
    heads, bodies = {}, {}
    for rule in rules(*prefixes):
        heads[rule], bodies[rule] = set(_split(f"{rule.section} {fold(rule.title)}")), set(_split(fold(rule.says)))
    scores: dict[Rule, float] = {}
    for word in asked:
        has = {rule: _has(word, bodies[rule]) + 2 * _has(word, heads[rule]) for rule in heads}
        there = sum(1 for n in has.values() if n)
        for rule, n in has.items():
            if n:
                scores[rule] = scores.get(rule, 0.0) + log(1 + len(heads) / there) * n
    return sorted(scores, key=lambda rule: -scores[rule])


SHORT = 2  # letters of a word that tells nothing by itself
STEM = 4  # letters that words share which belong together


def _has(word: str, there: set[str]) -> bool:
    stem = word[:-1] if len(word) > STEM else word
    return word in there or (len(stem) >= STEM and any(each.startswith(stem) for each in there))


def _rank(words: list[str], rule: Rule) -> tuple[int, int, int] | None:
    """Smaller is better; None where a word is missing."""
    head, body = f"{rule.id} {fold(rule.title)}", fold(rule.says)
    if not all(word in head or word in body for word in words):
        return None
    whole = set(_split(head)) | set(_split(body))
    heading = " ".join(words) in (rule.id, rule.section, fold(rule.title))
    in_head = sum(word in head for word in words)
    return (-heading, -in_head, -sum(word in whole for word in words))


def _split(text: str) -> list[str]:
    return "".join(letter if letter.isalnum() else " " for letter in text).split()
