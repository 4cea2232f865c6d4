"""Decks as players type them, one card a line.

    # a comment
    Name: The Left Hand
    Clan: crane
    Stronghold: Shizuka Toshi
    Dynasty (40)
    3x Doji Whisperer (Core Set)
    3 Way of the Crane
    Doji Hotaru x2

A line has a card and how many of it: `3x Name`, `3 Name`, `Name x3`, or the title alone for one copy. The pack in
brackets may be left out. Headings name a pile or a type of card, or end in a colon; a card under the heading of another
pile is a problem of the deck, and `Sideboard` begins the sideboard. `Name:` names the deck; otherwise its file does.

The .l5d files of Sun and Moon are the same but for their headings, which look like comments:

    # Stronghold
    1 Yasuki Palaces - exp
    # Dynasty
    3 Iron Mine
    # Fate
    3x Focus

So a comment that is a heading and nothing else, or nothing else before a comma, counts as one; in a file with such
headings a comment of one word that is nearly a heading is a problem.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from gorin.decks.naming import Names
from gorin.decks.piles import Printed
from gorin.decks.problem import Problem, quoted
from gorin.decks.reading import SIDEBOARD, Reading
from gorin.decks.titles import did_you_mean, near
from gorin.rulebook import fold

LONGEST = 300  # letters of a line
DIGITS = 6  # of a number that is worth counting with
IGNORED = ("secondary clan", "splash", "author", "by", "description", "url", "link", "date", "version", "influence")

HEADINGS = ("Stronghold", "Role", "Provinces", "Dynasty", "Conflict", "Fate", "Sideboard", "Pre-Game")

_MARKED = re.compile(r"\s*#+\s*(\S.*)")
_WORD = re.compile(r"[^\W\d_]+(?:-\w+)?(?=\W*\d*\W*$)")
_COMMENT = re.compile(r"(#|(^|\s)//).*")
_BULLET = re.compile(r"[-*•]\s+(?=\S)")
_BEFORE = re.compile(r"([+-]?\d+)\s*[x×]?\s+(\S.*)|([+-]?\d+)[x×](\S.*)", re.IGNORECASE)
_AFTER = re.compile(r"(.*\S)\s+[x×]\s?([+-]?\d+)(\s*[(\[][^()\[\]]*[)\]])?", re.IGNORECASE)
_TYPES = "deck|cards?|characters?|attachments?|events?|holdings?"
_HEADING = re.compile(
    r"(?:\d+ )?(?:main )?(?:(strongholds?|pre-?game|roles?|provinces?|dynasty|conflict|fate|side ?board)\b)?"
    rf" ?({_TYPES})? ?[-–:]? ?[(\[]? ?(?:\d+(?: cards?)?)? ?[)\]]? ?:?"
)


def read_text(text: str, name: str, cards: Mapping[str, Printed]) -> Reading:
    """Read a deck from its text."""
    reading = Reading(name, Names(cards))
    section = ""
    lines = re.split(r"\r\n|\r|\n", text.rstrip())
    marks = any(_marked(line) for line in lines)
    for number, raw in enumerate(lines, start=1):
        if reading.gives_up(len(lines) - number + 1):
            break
        line = _marked(raw) or _COMMENT.sub("", raw[: LONGEST + 1]).strip()
        key, colon, value = (part.strip() for part in line.partition(":"))
        where = f"Line {number}"
        if not line:
            if marks and (meant := _nearly(raw)):
                reading.refuse(Problem(f"{where}: there is no heading {meant}", line=number))
            continue
        if len(line) > LONGEST:
            reading.refuse(Problem(f"{where}: no line of a deck has more than {LONGEST} letters.", line=number))
        elif colon and value and _said(reading, fold(key), value, raw, number):
            continue
        elif (pile := _heading(line)) is not None and not reading.names.find(line):
            section = pile if pile != "card" else section
        elif colon and not value:
            section = ""
        elif colon and _heading(key) not in (None, "card"):
            _card(reading, value, number, _heading(key) or "")
        else:
            _card(reading, line, number, section)
    return reading


def _said(reading: Reading, key: str, value: str, raw: str, number: int) -> bool:
    """A line about the deck itself."""
    where = f"Line {number}"
    if key == "name":
        reading.name_deck(raw.partition(":")[2], where, number)  # a name may have a # in it
    elif key in ("clan", "primary clan"):
        reading.name_clan(value, where, number)
    elif key == "format":
        reading.name_format(value)
    else:
        return key in IGNORED
    return True


def _heading(line: str) -> str | None:
    """The pile a heading names; "card" for a heading that names a type of card; None for any other line."""
    plain = " ".join(fold(line).split()).strip("*=_-~[] ")
    if not (found := _HEADING.fullmatch(plain)) or not (found[1] or found[2]):
        return None
    pile = (found[1] or "card").replace(" ", "")
    if pile in ("pregame", "pre-game"):
        return "stronghold"
    return pile if pile == SIDEBOARD else pile.removesuffix("s")


def _marked(raw: str) -> str:
    """The heading of a pile that is written as a comment, or ""."""
    found = _MARKED.match(raw[: LONGEST + 1])
    title = found[1].partition(",")[0].strip(" #\t") if found else ""  # what follows is a word about the pile
    return title if _heading(title) not in (None, "card") else ""


def _nearly(raw: str) -> str:
    """A comment of one word that is nearly a heading, with the heading that was meant; or ""."""
    found = _MARKED.match(raw[: LONGEST + 1])
    word = _WORD.match(found[1]) if found else None
    if word is None or _heading(word[0]) is not None or not near(word[0], HEADINGS):
        return ""
    return quoted(word[0]) + did_you_mean(word[0], HEADINGS)


def _card(reading: Reading, line: str, number: int, section: str) -> None:
    line = _BULLET.sub("", line, count=1) if _BULLET.match(line) else line
    where = f"Line {number}"
    readings = list(_counted(line))
    for count, typed in readings:
        found = reading.names.find(typed)
        if len(found) == 1:
            digits = count.lstrip("+-0")
            reading.add(found[0], int(count) if len(digits) <= DIGITS else count, section, where, number)
            return
    reading.refuse_card(readings[-1][1], where, number)


def _counted(line: str) -> Iterator[tuple[str, str]]:
    """How a line may be split into a number and a title; the most likely last, for it names the card if none fits."""
    yield "1", line
    if after := _AFTER.fullmatch(line):
        yield after[2], after[1] + (after[3] or "")
    if "\t" in line and (parts := line.rsplit("\t", 1))[1].strip().isdecimal():
        yield parts[1].strip(), parts[0].strip()
    if before := _BEFORE.fullmatch(line):
        yield before[1] or before[3], before[2] or before[4]
