"""Other ways to say the same: rewriting rules that make of a text one that the words themselves would say.

A game lists its synonyms in a file (`synonyms.toml`), each with an example and what it stands for; a word may add
phrasings of its own (`@declares(also=…)`). What is read after rewriting must render to the rewritten text exactly."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

REMINDER: Final = re.compile(r"<i>.*?</i>", re.S)
MARKUP: Final = re.compile(r"</?[a-z]+[^>]*>")
BREAK: Final = re.compile(r"<br\s*/?>|\n")
BRACKETS: Final = re.compile(r" ?\((?!Limit|Max|Unlimited|Any player|X\)|[+–]|except for|even if)[^()]*\)")
SYMBOL: Final = re.compile(r"\[(?:conflict|clan|element)-")
PRONOUNS: Final = (
    (re.compile(r"\b(?:that|this|the chosen|the|attached) [a-z]+'s\b"), "its"),
    (re.compile(r"\b(?:that|the chosen) (?:character|attachment|holding|province|card|event)\b"), "it"),
    (re.compile(r"\b(?:those|the chosen) (?:characters|attachments|cards)\b"), "them"),
    (re.compile(r"\bthis character\b|\battached character\b"), "it"),
    (re.compile(r"\b(?:he or she|they) controls?\b"), "they control"),
    (re.compile(r"\bhis or her\b"), "their"),
)


@dataclass(frozen=True)
class Synonym:
    """A way to say something, what it stands for, and an example of both."""

    pattern: re.Pattern[str]
    instead: str
    example: str = ""
    same: str = ""
    on: str = "character"  # the type of card in the example

    def rewritten(self, text: str) -> str:
        return self.pattern.sub(self.instead, text)


def lines_of(text: str) -> list[str]:
    """The lines of a text that was typed or printed: markup and reminders gone, signs as Gorin has them.

    >>> lines_of("<b>Action:</b> Bow it - gain 1 honor. <i>(It bows.)</i><br/>+1 [conflict-military] skill")
    ['Action: Bow it – gain 1 honor.', '+1 [military] skill']
    """
    out = []
    for line in BREAK.split(REMINDER.sub("", text)):
        plain = BRACKETS.sub("", SYMBOL.sub("[", MARKUP.sub("", line)))
        plain = plain.replace("’", "'").replace("“", '"').replace("”", '"').replace("−", "–")
        plain = re.sub(r" (?:-|—|--) ", " – ", plain)
        plain = re.sub(r"(?<![\w\]])-(?=[\dX])", "–", plain)
        plain = re.sub(r"\s+([,.])", r"\1", re.sub(r"\s+", " ", plain)).strip()
        if plain.strip("()., "):
            out.append(plain)
    return out


def rewritten(text: str, synonyms: Iterable[Synonym]) -> str:
    """The text in the words' own manner."""
    for x in synonyms:
        text = x.rewritten(text)
    return capitals(text)


def capitals(text: str) -> str:
    """A capital at the beginning, and after a colon."""
    return re.sub(r"(^|: |\. |\")([a-z])", lambda m: m[1] + m[2].upper(), text)


def unpronounced(words: str) -> str:
    """Without the difference between a pronoun and what it stands for."""
    for pattern, it in PRONOUNS:
        words = pattern.sub(it, words)
    return words


def entries(table: Iterable[dict[str, str]]) -> Iterator[Synonym]:
    """The synonyms of a file."""
    for x in table:
        instead, on = x["instead"], x.get("on", "character")
        yield Synonym(re.compile(x["says"]), instead, x["example"], x["same"], on)
