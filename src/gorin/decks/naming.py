"""Which card is meant: by title, by title and pack, or by id.

Accents, capitals, quotes, blanks, hyphens and exclamation marks do not matter. An id is the title in small letters
joined by hyphens (`doji-whisperer`); the number of a pack may stand before it (`01-doji-whisperer`). Where several
cards have one printed title, the pack tells them apart, or the experience, in whichever words: `- exp2`, `exp 2`,
`(Experienced 2)`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from gorin.cards.checklist import not_here
from gorin.decks.packs import LATER, PACKS, pack_name
from gorin.decks.piles import Printed
from gorin.decks.problem import Problem, listed, quoted
from gorin.decks.titles import did_you_mean
from gorin.rulebook import fold

LONGEST = 120  # letters; nothing longer is compared with titles

_PACK = re.compile(r"\s*[(\[]([^()\[\]]*)[)\]]\s*$")
_EXPERIENCED = re.compile(r"[\s\-–—(\[,:]+exp(?:erienced)?\.?[\s\-]*(\d?)[)\]]*(?=$|\s*[(\[])", re.IGNORECASE)
_NUMBERED = re.compile(r"(\d{1,3})-(.+)")


def card_id(name: str) -> str:
    """The id of the card with this title.

    >>> card_id("Hiruma Yōjimbō")
    'hiruma-yojimbo'
    """
    return "-".join(re.findall(r"[^\W_]+", fold(name)))


@lru_cache(maxsize=1 << 13)
def letters(text: str) -> str:
    """What of a title is compared: its letters and digits."""
    return card_id(text).replace("-", "")


class Names:
    """The titles of all cards, to look up what somebody typed."""

    def __init__(self, cards: Mapping[str, Printed]) -> None:
        self.cards = cards
        self._named: dict[str, str] = {letters(name): name for name in cards}
        self._titled: dict[str, list[str]] = {}
        for name, card in cards.items():
            self._titled.setdefault(letters(card.title or name), []).append(name)

    def find(self, typed: str) -> list[str]:
        """The cards that may be meant: none if nobody knows it, several if it does not say which of them."""
        if len(typed) > LONGEST:
            return []
        typed = experienced(typed)
        if found := self._named.get(letters(typed)):
            return [found]
        if numbered := _NUMBERED.fullmatch(typed.strip()):
            return self._version(numbered[2], numbered[1])
        if bracket := _PACK.search(typed):
            return self._version(typed[: bracket.start()], bracket[1])
        return self.versions(typed)

    def versions(self, typed: str) -> list[str]:
        """All cards with this printed title; or the one version with this name."""
        wanted = letters(typed)
        if wanted in self._titled:
            return self._titled[wanted]
        return [self._named[wanted]] if wanted in self._named else []

    def _version(self, typed: str, pack: str) -> list[str]:
        """The version of a title that was in a pack. Where there is but one, the pack does not matter: cards were
        printed again. But where another card of this title is known from that pack, it is that one or none."""
        found = self.versions(typed)
        fitting = [name for name in found if _is_pack(self.cards[name].pack, pack)]
        return fitting or ([] if _is_later(typed, pack) else found)

    def unknown(self, typed: str, where: str = "", line: int = 0, hint: bool = True) -> Problem:
        """Say that nobody knows a card, or that several are called so."""
        found = self.find(typed)
        bare = _PACK.sub("", typed).strip() or typed
        if found:
            each = listed([f"'{name}'" for name in found])
            one_pack = len({self.cards[name].pack for name in found}) == 1
            which = "write its name in full" if one_pack else "write the pack in brackets"
            says = f"several cards are called {quoted(bare)}: {each}; {which}."
            return Problem(_sentence(where, says), line=line)
        if printed := not_here(letters).get(letters(_plain(bare))):
            (first, *_), title = printed.sets, printed.title
            sold = first.title() if first == pack_name(first) else pack_name(first)
            says = f"Gorin does not have {quoted(title)} ({sold}) yet."
            return Problem(_sentence(where, says), line=line)
        near = did_you_mean(_plain(bare), self.cards) if hint and len(bare) <= LONGEST else "."
        called = typed if self.versions(bare) else bare  # another version of it, which is not here
        return Problem(_sentence(where, f"there is no card {quoted(called)}{near}"), line=line)


def experienced(typed: str) -> str:
    """A title with its experience as card definitions write it.

    >>> experienced("Hida Kisada (Experienced 2)"), experienced("hida kisada EXP"), experienced("Expert")
    ('Hida Kisada - exp2', 'hida kisada - exp', 'Expert')
    """
    found = _EXPERIENCED.search(typed)
    if found is None or not found.start():
        return typed
    level = "" if found[1] in ("", "1") else found[1]
    return f"{typed[: found.start()]} - exp{level}{typed[found.end() :]}"


def _plain(typed: str) -> str:
    """An id as the title it may stand for."""
    if " " in typed:
        return typed
    numbered = _NUMBERED.fullmatch(typed)
    return (numbered[2] if numbered else typed).replace("-", " ")


def _is_pack(id: str, typed: str) -> bool:
    names = [id, *(name for pack in PACKS if pack.id == id for name in (pack.name, str(pack.number)))]
    return letters(typed).lstrip("0") in map(letters, names)


def _is_later(title: str, pack: str) -> bool:
    """Is the card of this title that was in this pack another one than the first?"""
    return any(letters(x) == letters(title) and _is_pack(later, pack) for x, later in LATER.items())


def _sentence(where: str, says: str) -> str:
    return f"{where}: {says}" if where else f"{says[0].upper()}{says[1:]}"
