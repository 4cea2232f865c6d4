"""How close rendered English is to printed English: reminder text, markup, punctuation, case and accents dropped, then
compared word by word. *Equal* means the same words; *close* a likeness of at least 0.9."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher

CLOSE = 0.9
REMINDER = re.compile(r"<i>.*?</i>", re.S)
TYPEFACE = re.compile(r"</?(?:em|b)>")  # inside a word: "non-<em>Monk</em>"
MARKUP = re.compile(r"<.*?>", re.S)
SYMBOL = re.compile(r"\[(?:conflict|clan|element)-")
WORD = re.compile(r"[a-z0-9+'–-]*[a-z0-9]")


def words(text: str) -> list[str]:
    """The words of a text that count.

    >>> words("<b>Action:</b> Sacrifice a <i>(friendly)</i> [clan-crab] character – gain 1 honor.")
    ['action', 'sacrifice', 'a', 'crab', 'character', 'gain', '1', 'honor']
    """
    text = SYMBOL.sub(" [", MARKUP.sub(" ", TYPEFACE.sub("", REMINDER.sub(" ", text))))
    text = unicodedata.normalize("NFKD", text.replace("’", "'").replace("−", "-").replace("–", "-").replace("[", " "))
    plain = "".join(ch for ch in text if not unicodedata.combining(ch)).lower()
    return [w for x in WORD.findall(plain) if (w := x.strip("'"))]


def likeness(rendered: str, printed: str) -> float:
    """1.0 for the same words, 0.0 for none in common.

    >>> likeness("Bow it.", "bow it"), round(likeness("bow that character", "bow the chosen character"), 2)
    (1.0, 0.57)
    """
    a, b = words(rendered), words(printed)
    return 1.0 if a == b else SequenceMatcher(None, a, b, autojunk=False).ratio()


GRAMMAR = frozenset(
    [
        "a",
        "an",
        "the",
        "this",
        "that",
        "and",
        "or",
        "of",
        "to",
        "in",
        "is",
        "are",
        "be",
        "has",
        "have",
        "was",
        "were",
        "he",
        "him",
        "his",
        "it",
        "its",
        "them",
        "their",
        "they",
        "you",
        "your",
    ]
)


def stem(word: str) -> str:
    """
    >>> [stem(x) for x in ("personality's", "personalities", "provinces", "loss")]
    ['personality', 'personality', 'province', 'loss']
    """
    word = word.removesuffix("'s").removesuffix("'")
    if word.endswith("ies"):
        return word[:-3] + "y"
    return word[:-1] if word.endswith("s") and not word.endswith("ss") else word


def lost(rendered: str, printed: str, title: str) -> list[str]:
    """The words with a meaning that the printed text has and the rendered one has not, but for the card's own name.

    >>> lost("Bow that Personality.", "Bow two Personalities at home.", "Ambush at Home")
    ['two']
    """
    there = {stem(x) for x in (*words(rendered), *words(title), *GRAMMAR)}
    return [x for x in dict.fromkeys(stem(w) for w in words(printed)) if x not in there]


@dataclass(frozen=True)
class Fidelity:
    """Every card with text, compared."""

    likenesses: Mapping[str, float]

    @property
    def equal(self) -> int:
        return sum(x == 1.0 for x in self.likenesses.values())

    @property
    def close(self) -> int:
        return sum(x >= CLOSE for x in self.likenesses.values())

    def far(self) -> dict[str, float]:
        """Those that are not close, the farthest first."""
        return dict(sorted(((k, x) for k, x in self.likenesses.items() if x < CLOSE), key=lambda pair: pair[1]))

    def __str__(self) -> str:
        n = len(self.likenesses)
        return f"{n} cards with text: {self.equal} equal, {self.close} close ({100 * self.close // max(n, 1)} %)"


def compare(rendered: Mapping[str, str], printed: Mapping[str, str]) -> Fidelity:
    """Compare texts by title; cards without text on both sides do not count."""
    both = {
        k: (rendered[k], printed[k]) for k in rendered if k in printed and (words(rendered[k]) or words(printed[k]))
    }
    return Fidelity({k: likeness(*pair) for k, pair in both.items()})
