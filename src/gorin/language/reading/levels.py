"""Differences between two texts that mean nothing: an article, a pronoun, the order of what stands before a noun.

What was read is put into English again and compared with what was written; both are levelled before. Each level is a
rewriting rule of a game's `levels.toml`, with an example that is read as the same words as what it stands for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from gorin.language.fidelity import words
from gorin.language.reading.dialect import Synonym, unpronounced
from gorin.language.reading.pronouns import spelled_out

MOST: Final = 2_000  # texts that are remembered
PERIOD: Final = re.compile(r"(?:, |^| )?\b(until the end of the (?:conflict|phase|round|turn|duel|battle)),?(?= |$)")
CAPITAL: Final = r"(?<![.:–\"] )(?<!^)[A-Z][\w-]+"


@dataclass(frozen=True)
class Levels:
    """What does not matter in one game's English."""

    rules: tuple[Synonym, ...]
    before: Iterable[str]  # what stands before nouns, besides names and symbols

    def alike(self, said: str, text: str) -> bool:
        """Do two texts say the same, with what pronouns stand for?"""
        return self.levelled(spelled_out(said)) == self.levelled(spelled_out(text))

    def perhaps(self, said: str, text: str) -> bool:
        """Do they say the same, if pronouns stand for what they should?"""
        return unpronounced(self.levelled(said)) == unpronounced(self.levelled(text))

    def levelled(self, text: str) -> str:
        """A text without the differences that mean nothing."""
        if text not in self.known:
            if len(self.known) >= MOST:
                self.known.clear()
            plain = text
            for rule in self.rules:
                plain = rule.rewritten(plain)
            sentences = map(timed, plain.removesuffix(".").split(". "))
            self.known[text] = " ".join(words(self.in_order(". ".join(sentences))))
        return self.known[text]

    @cached_property
    def known(self) -> dict[str, str]:
        """Texts levelled before: one text is compared with many."""
        return {}

    def in_order(self, text: str) -> str:
        """What stands before a noun, in the order of the alphabet."""
        return self.adjectives.sub(lambda m: " ".join(sorted(m[0].split())), text)

    @cached_property
    def adjectives(self) -> re.Pattern[str]:
        known = "|".join(sorted(map(re.escape, self.before), key=len, reverse=True))
        one = rf"(?:non-)?(?:(?:{known})(?![\w-])|\[\w+\]|{CAPITAL})"
        return re.compile(rf"(?<![\w-]){one}(?: {one})+(?= [a-z])")


def timed(sentence: str) -> str:
    """What lasts equally long in a sentence says so at its beginning."""
    found = PERIOD.findall(sentence)
    if len(set(found)) != 1:
        return sentence
    head, dash, rest = sentence.rpartition(" – ")
    return f"{head}{dash}{found[0]}, {PERIOD.sub('', rest).strip()}"
