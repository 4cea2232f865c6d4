"""Banned and restricted lists.

    # a comment
    Name: The Emperor's Word
    Rules: mp.enl-banned-list.1
    Banned:
    Display of Power
    Restricted:
    Doji Hotaru

or the same as JSON: `{"name": …, "banned": ["display-of-power"], "restricted": [ids or titles]}`. `Rules:` names the
rules the list rests on, where it has any. A list speaks of titles, so it means all versions of a card; titles of cards
that Gorin does not have are kept and counted.

The one list that ships is Enlightenment's; a format's own list lies in `lists/` under the format's name.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from gorin.decks.emerald import Entries, kind, parse
from gorin.decks.files import content, is_json
from gorin.decks.naming import Names
from gorin.decks.piles import printed_title
from gorin.decks.problem import Problem, listed, quoted
from gorin.rulebook import find, fold
from gorin.rulesets import ruleset
from gorin.rulesets.base import Counts

FOLDER = Path(__file__).parent / "lists"


@dataclass
class CardList:
    """A list: the titles it bans and restricts, and the rules it rests on."""

    name: str
    banned: list[str] = field(default_factory=list)
    restricted: list[str] = field(default_factory=list)
    rules: tuple[str, ...] = ()

    def unknown(self, names: Names) -> list[str]:
        """The titles nobody knows here."""
        return [title for title in self.banned + self.restricted if not _means(title, names)]

    def problems(self, counts: Counts, rules: str, names: Names) -> Iterator[Problem]:
        """What a deck has against the list; the one restricted card may be there in as many copies as usual."""
        has, building = dict(counts), ruleset(rules).building
        for title in self.banned:
            for name in _means(title, names):
                if name in has:
                    says = f"{name} is banned by the list {quoted(self.name)}."
                    yield Problem(says, *(self.rules or building.listing(restricted=False)), card=name)
        cards = [names.cards[name] for title in self.restricted for name in _means(title, names) if name in has]
        found = list(dict.fromkeys(printed_title(card) for card in cards))
        if len(found) > 1:
            says = (
                f"A deck has at most 1 card of the restricted list {quoted(self.name)}; this one has {listed(found)}."
            )
            yield Problem(says, *(self.rules or building.listing(restricted=True)), card=found[0])


def _means(title: str, names: Names) -> list[str]:
    """All versions of a title; an id with the number of a pack, or a title with the pack, means one of them."""
    return names.versions(title) or names.find(title)


def own_lists(rules: str) -> list[CardList]:
    """The list that a format has of its own, if it ships."""
    file = FOLDER / f"{rules}.txt"
    return [read_list(file)] if file.is_file() else []


def list_for(wanted: str) -> CardList:
    """A list by its file, or by the name of one that ships."""
    shipped = {file.stem: file for file in FOLDER.rglob("*.txt")}
    return read_list(shipped[wanted] if wanted in shipped and not Path(wanted).exists() else wanted)


def read_list(path: Path | str) -> CardList:
    """Read a list from a file."""
    text, where = content(path), str(path)
    made = CardList(Path(path).stem)
    if is_json(text):
        _json(made, parse(text, where), where)
    else:
        _text(made, text, where)
    if not made.banned and not made.restricted:
        raise Problem(f"{where} neither bans nor restricts a card.")
    for id in made.rules:
        if find(id) is None:
            raise Problem(f"{where} rests on a rule {quoted(id)}, which no rulebook has.")
    return made


def _text(made: CardList, text: str, where: str) -> None:
    pile: list[str] | None = None
    piles = {"banned": made.banned, "restricted": made.restricted}
    for number, line in enumerate(text.splitlines(), start=1):
        line = line.partition("#")[0].strip()
        key, _, value = (part.strip() for part in line.partition(":"))
        if not line:
            continue
        if fold(key) in piles and not value:
            pile = piles[fold(key)]
        elif fold(key) == "name" and value:
            made.name = value
        elif fold(key) == "rules" and value:
            made.rules = tuple(value.replace(",", " ").split())
        elif pile is None:
            says = f"{quoted(line)} stands under neither 'Banned' nor 'Restricted'."
            raise Problem(f"{where}, line {number}: {says}", line=number)
        else:
            pile.append(line)


def _json(made: CardList, told: object, where: str) -> None:
    if not isinstance(told, Entries):
        raise Problem(
            f'{where} is JSON, but {kind(told)} and no list: a list looks like {{"banned": ["display-of-power"]}}.'
        )
    for key in told.twice:
        raise Problem(f"{where}: {quoted(key)} stands twice.")
    if isinstance(name := told.get("name", made.name), str):
        made.name = name
    else:
        raise Problem(f"{where}: 'name' is a text, not {kind(name)}.")
    made.rules = tuple(_titles(told, "rules", where))
    made.banned += _titles(told, "banned", where)
    made.restricted += _titles(told, "restricted", where)


def _titles(told: Mapping[str, object], key: str, where: str) -> list[str]:
    value = told.get(key, [])
    if not isinstance(value, list):
        raise Problem(f"{where}: {quoted(key)} is a list of texts, not {kind(value)}.")
    for each in value:
        if not isinstance(each, str):
            raise Problem(f"{where}: {quoted(key)} is a list of texts, and {kind(each)} stands in it.")
    return [str(each) for each in value]
