"""What "it" stands for in a text: what was chosen last, or else the only thing that was spoken of before it.

Where two things were spoken of, "it" stays "it": nobody guesses."""

from __future__ import annotations

import re
from typing import Final

KINDS: Final = "character|attachment|holding|province|card|event|personality|follower|item|spell|ring|unit|stronghold"
CHOICE: Final = r"\b[Cc]hooses? (?:and \w+ )?(?:an? |another |1 |an? other |up to \d |\d |one )"
SPOKEN: Final = r"[Tt]his|[Tt]hat|[Aa]ttached|[Tt]he chosen|[Tt]hose|[Ee]ach chosen|[Tt]he (?:first|second)"
TOKEN: Final = re.compile(
    rf"(?P<choice>{CHOICE}[^,.–]*?(?:{KINDS})(?P<many>s?)\b(?:[^,.–]*))"
    rf"|\b(?P<spoken>(?:{SPOKEN}) (?:{KINDS})s?)\b(?P<own>'s?)?"
    rf"|\b(?P<some>(?:[Aa]fter|[Ww]hen) (?:an?|another|1) (?:[\w-]+ |\[\w+\] )*?(?:{KINDS}))\b"
    r"|(?P<dash> – )"
    r"|\b(?P<it>[Ii]t|[Tt]hem)\b(?!'s)"
    r"|\b(?P<its>[Ii]ts|it's|[Tt]heir)\b(?! (?:owner|controller))"
)


def spelled_out(text: str) -> str:
    """The text with what its pronouns stand for, and "that card" for whatever was chosen.

    >>> spelled_out("Action: Choose a character – bow that character and ready it.")
    'Action: Choose a character – bow that card and ready that card.'
    >>> spelled_out("Choose a character – bow this character and ready it.")
    'Choose a character – bow this character and ready it.'
    """
    known: list[str] = []

    def told(m: re.Match[str]) -> str:
        nonlocal known
        if m["choice"]:
            known = ["those cards" if m["many"] else "that card"]
            return m[0]
        if m["spoken"]:
            name = plain(m["spoken"])
            if name not in known:
                known.append(name)
            return name + (m["own"] or "")
        if m["some"]:
            known.append("that card")
            return m[0]
        if m["dash"]:
            known = [x for x in known if x.startswith("th") and not x.startswith("this")] or known
            return m[0]
        if len(set(known)) != 1:
            return m[0]
        return known[0] if m["it"] else f"{known[0]}'s"

    return TOKEN.sub(told, text)


def plain(name: str) -> str:
    """ "that character", "the chosen character" are that card; "this character" is itself."""
    low = name[0].lower() + name[1:]
    if low.startswith(("those ", "each chosen ")) or (low.startswith("the chosen ") and low.endswith("s")):
        return "those cards"
    if low.startswith(("that ", "the chosen ")):
        return "that ring" if low.endswith("ring") else "that card"
    return low
