"""A card as a page of text, for both games: what is printed on it, with its text as Gorin understands it."""

from __future__ import annotations

from collections.abc import Iterable


def page_of(name: str, kind: str, numbers: str, words: Iterable[str], text: str, set_: str, number: int) -> str:
    """The lines of a page: the name, what kind of card, its numbers, its traits or keywords, its text, where from;
    what a card has not got is left out."""
    lines = [name, kind]
    if numbers:
        lines.append(numbers)
    if said := " ".join(f"{word.title()}." for word in words):
        lines.append(said)
    if text:
        lines += ["", text]
    return "\n".join([*lines, "", set_ + (f", {number}" if number else "")])
