"""Rendered English beside printed English: a list of printed cards from outside, compared card by card.

The list is JSON: either texts by title, or cards with `name` (or `title`, with `puretexttitle`, `experienced` or an
Experienced keyword where versions of a card share one), `text` and, where a card was printed several times, `printed`
(each with its `pack` or `set`). Why a card reads otherwise than it is printed is said in `english_reasons.toml` beside
the set's cards.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from gorin.cards.registry import FOLDERS
from gorin.errors import UsageError
from gorin.kernel.notation import fold
from gorin.language.fidelity import CLOSE, Fidelity, compare

REASONS = "english_reasons.toml"
NO_REASON = "no reason is noted"
NAMES = ("name", "puretexttitle", "title")  # what lists call a card's name
EDITION = re.compile(r" \([A-Z][a-z]+\)$")  # "Hida Kisada (Emperor)"
GOLD = re.compile(r":g(\d+):")


@dataclass(frozen=True)
class Difference:
    """A card that does not read word for word as it is printed."""

    name: str
    likeness: float
    reason: str

    @property
    def close(self) -> bool:
        return self.likeness >= CLOSE


@dataclass(frozen=True)
class PrintRun:
    """All cards with text, compared."""

    fidelity: Fidelity
    rest: tuple[Difference, ...]  # the farthest first
    unprinted: tuple[str, ...]  # cards that the list does not have

    @property
    def cards(self) -> int:
        return len(self.fidelity.likenesses)

    def share(self, n: int) -> float:
        return round(n / self.cards, 4) if self.cards else 0.0

    def as_dict(self) -> dict[str, Any]:
        equal, close = self.fidelity.equal, self.fidelity.close
        return {
            "cards": self.cards,
            "equal": equal,
            "close": close,
            "share_equal": self.share(equal),
            "share_close": self.share(close),
            "rest": [{"name": x.name, "likeness": round(x.likeness, 3), "reason": x.reason} for x in self.rest],
            "unprinted": list(self.unprinted),
        }


def read(path: Path, cards: Iterable[Any]) -> dict[str, str]:
    """The printed text of each card that the list has, by our titles."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, ValueError, RecursionError):
        raise UsageError(f"{path} is no JSON.") from None
    found: dict[str, list[tuple[frozenset[str], str]]] = {}
    for name, text, packs in entries(path, data):
        found.setdefault(fold(EDITION.sub("", name)), []).append((packs, text))
    out = {}
    for card in cards:
        texts = found.get(fold(card.name), [])
        texts = texts or found.get(fold(card.printed_title) if hasattr(card, "printed_title") else "", [])
        fitting = [text for packs, text in texts if packs & {card.pack, f"{card.pack} edition"}]
        fitting += [text for packs, text in texts if not packs]  # the list does not say where it is printed
        if fitting:
            out[card.name] = fitting[0]
    return out


def entries(path: Path, data: object) -> Iterable[tuple[str, str, frozenset[str]]]:
    """Title, text and packs of each entry of a list."""
    if isinstance(data, dict):
        for name, text in data.items():
            if not isinstance(text, str):
                raise UsageError(f"{path}: the text of {name!r} is no text.")
            yield name, text, frozenset()
        return
    if not isinstance(data, list):
        raise UsageError(f"{path} is no list of printed cards.")
    for i, x in enumerate(data, start=1):
        name = next((x[k] for k in NAMES if isinstance(x.get(k), str)), "") if isinstance(x, dict) else ""
        if not name:
            raise UsageError(f"{path}: entry {i} has no name.")
        text, printed = x.get("text") or "", x.get("printed") or []
        if not isinstance(text, str) or not isinstance(printed, list):
            raise UsageError(f"{path}: entry {i} ({name}) is no printed card.")
        packs = frozenset(fold(str(p.get("pack", p.get("set")))) for p in printed if isinstance(p, dict))
        yield f"{name}{experience(x)}", in_words(text, str(x.get("type", "card"))), packs


def experience(x: dict[str, Any]) -> str:
    """What a list tells of experience beside the title, as names have it: " - exp2"."""
    level = x.get("experienced") or 0
    if "puretexttitle" in x or not isinstance(level, int):
        return ""
    told = [k.split() for k in x.get("keywords") or () if isinstance(k, str) and k.startswith("Experienced")]
    if told and not level:
        level = int(told[0][1]) if told[0][1:] and told[0][1].isdigit() else 1
    return "" if not level else " - exp" if level == 1 else f" - exp{level}"


def in_words(text: str, kind: str) -> str:
    """A text with the CCG's signs for costs in words: ":bow:" and ":g3:"."""
    return GOLD.sub(r" pay \1 Gold ", text.replace(":bow:", f" bow this {kind} "))


def beside_print(path: Path, game: str, cards: list[Any]) -> PrintRun:
    """Compare these cards with a list of printed ones."""
    english = import_module(f"gorin.rulesets.{game}.english")
    printed = read(path, cards)
    result = compare({card.name: english.text_of(card) for card in cards}, printed)
    why = reasons(game)
    rest = [
        Difference(name, x, why.get(name, NO_REASON))
        for x, name in sorted((x, name) for name, x in result.likenesses.items())
        if x < 1.0
    ]
    return PrintRun(result, tuple(rest), tuple(card.name for card in cards if card.name not in printed))


@cache
def reasons(game: str) -> dict[str, str]:
    """Why cards read otherwise than they are printed, by title."""
    out: dict[str, str] = {}
    for folder in FOLDERS[game]:
        file = Path(__file__).parent / game / folder / REASONS
        if file.exists():
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            kinds, told = data.get("kinds", {}), data.get("cards", {})
            out |= {title: kinds.get(reason, reason) for title, reason in told.items()}
    return out
