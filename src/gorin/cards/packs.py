"""Cards of one's own that go along with a game: a card file in plain English that the record of the game holds.

Whoever has the record has the cards, without a file beside it; nothing of them is ever run. A game with such cards
knows them and those of the registry; no other game does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import fields
from functools import partial
from hashlib import sha256
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeVar

from gorin.cards import registry
from gorin.cards.loading import CardFile, understood
from gorin.errors import CardError, quoted
from gorin.rulesets import ruleset

FILE: Final = Path("own-cards.txt")  # what such a file is called where something is wrong with it
MOST_LETTERS: Final = 20_000
MOST_CARDS: Final = 40
LONGEST_LINE: Final = 600  # letters; the longest printed text has fewer
LONGEST_TITLE: Final = 60
TITLE: Final = re.compile(r"[^\W_][\w '’,.!?:&()–-]*")
MOST_TRAITS: Final = 12
LONGEST_TRAIT: Final = 30
HIGHEST: Final = 99  # number that is printed
KEPT: Final = 256  # packs that stay read

T = TypeVar("T")
_read: dict[tuple[str, ...], CardFile] = {}
_known: dict[tuple[str, ...], Mapping[str, Any]] = {}


def pack(english: str) -> CardFile:
    """The cards of a file in plain English. What is wrong is told by its line, as of any card file."""
    return _latest(_read, _key(english), partial(_understood, english))


def _understood(english: str) -> CardFile:
    bounded(english)
    digest = sha256(english.encode()).hexdigest()
    file = understood(FILE, english, digest)
    if len(file.cards) > MOST_CARDS:
        raise CardError(f"These are {len(file.cards)} cards; at most {MOST_CARDS} go along with a game.")
    for card in file.cards:
        for wrong in unprintable(card):
            raise CardError(f"{FILE}: {quoted(card.name)}: {wrong}")
    return CardFile(FILE, file.game, digest, file.cards, file.replaces, english)


def keep(file: CardFile) -> None:
    """Know a pack that was read elsewhere."""
    _latest(_read, _key(file.english), partial(_same, file))


def _same(file: CardFile) -> CardFile:
    return file


def bounded(english: str) -> None:
    """Refuse what no card file is."""
    if len(english) > MOST_LETTERS:
        raise CardError(f"This has {len(english)} letters; cards that go along with a game have {MOST_LETTERS}.")
    for n, line in enumerate(english.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise CardError(f"{FILE}, line {n}: this line has {len(line)} letters; a line has at most {LONGEST_LINE}.")
        strange = next((x for x in line if not x.isprintable() and x not in "\t\r"), "")
        if strange:
            raise CardError(f"{FILE}, line {n}: the character U+{ord(strange):04X} is in no card's text.")


def unprintable(card: Any) -> Iterator[str]:
    """What no card has printed on it, though it could be played."""
    if len(card.name) > LONGEST_TITLE:
        yield f"a title has at most {LONGEST_TITLE} letters."
    if not TITLE.fullmatch(card.name):
        yield "a title has letters, digits, blanks and - ' , . ! ? : & ( ), and begins with a letter or digit."
    kinds = (*getattr(card, "traits", ()), *getattr(card, "keywords", ()))
    if len(kinds) > MOST_TRAITS or any(len(trait) > LONGEST_TRAIT for trait in kinds):
        yield f"a card has at most {MOST_TRAITS} traits, each of at most {LONGEST_TRAIT} letters."
    for field in fields(card):
        if isinstance(n := getattr(card, field.name), int) and abs(n) > HIGHEST and field.name != "number":
            yield f"its {field.name.replace('_', ' ')} is {n}; a number on a card is at most {HIGHEST}."


def cards_with(rules: str, own: CardFile | None) -> Mapping[str, Any]:
    """The cards of a game as these rules mean them, together with those that go along with it."""
    if own is None:
        return registry.cards_for(rules)
    return _latest(_known, (rules, *_key(own.english)), partial(_together, rules, own))


def _together(rules: str, own: CardFile) -> Mapping[str, Any]:
    game = rules.partition("/")[0]
    if own.game != game:
        raise CardError(f"These are cards of the {own.game}, which are not played by {rules}.")
    both = {**registry.cards(game), **{card.name: card for card in own.cards}}
    return MappingProxyType(dict(ruleset(rules).pool(both)))


def carried(told: Iterable[Mapping[str, str]]) -> CardFile | None:
    """The cards that a record holds, as its header tells of them; None if it holds none."""
    texts = [each["english"] for each in told if each.get("english")]
    if len(texts) > 1:
        raise CardError("A game has one file of cards that go along with it, not several.")
    return pack(texts[0]) if texts else None


def _key(english: str) -> tuple[str, ...]:
    """A pack means something beside the card files in use."""
    return english, *(file.digest for file in registry.files())


def _latest(kept: dict[tuple[str, ...], T], key: tuple[str, ...], make: Callable[[], T]) -> T:
    """What is kept, or is made now; of all that is kept, the latest stay."""
    value = kept.pop(key, None)
    kept[key] = value = make() if value is None else value
    while len(kept) > KEPT:
        kept.pop(next(iter(kept)), None)
    return value
