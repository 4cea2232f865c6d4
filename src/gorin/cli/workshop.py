"""What whoever writes cards asks of `gorin cards`: which are missing, and how they begin."""

from __future__ import annotations

import json as jsons
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from rich.table import Table

from gorin.cards import checklist as lists
from gorin.cards.checklist import Listed, checklist, missing
from gorin.cards.unread import Unread, printed_cards, unread
from gorin.cli.listing import show
from gorin.decks.packs import PACKS
from gorin.decks.titles import did_you_mean
from gorin.errors import UsageError
from gorin.kernel.notation import fold


def tell_missing(game: str, set: str, json: bool, printed: Path | None = None) -> None:
    """Which cards that were printed are not here yet: of one set by name, of all sets how many. With a list of printed
    cards also what they wait for: the first clause of each that the words cannot say yet."""
    known(game, set)
    if printed is not None:
        tell_waiting(game, set, json, unread(game, printed, set))
        return
    lacking = [(name, x) for name in sets(game) for x in missing(game) if name in x.sets and set in ("", name)]
    lacking.sort(key=lambda found: (sets(game).index(found[0]), place(found[1].number(found[0]))))
    if json:
        rows = [{"set": s, "number": x.number(s), "name": x.title, "type": x.type, "clan": x.clan} for s, x in lacking]
        print(jsons.dumps(rows, ensure_ascii=False))
        return
    table = Table("number", "name", "type", "clan") if set else Table("set", "cards", "missing")
    for name in () if set else sets(game):
        n = sum(name in x.sets for x in checklist(game))
        table.add_row(name, str(n), str(sum(name == other for other, _ in lacking)))
    for name, x in lacking if set else ():
        table.add_row(x.number(name), x.title, x.type, x.clan)
    if set and not lacking:
        print(f"All cards of {set} are here.")
        return
    show(table)


def tell_waiting(game: str, set: str, json: bool, found: list[Unread]) -> None:
    """What of the missing cards can be read, and what they wait for."""
    rows = [
        {
            "set": x.pack,
            "name": x.name,
            "lines": len(x.found),
            "read": x.read,
            "waits_for": [str(t) for t in x.troubles],
        }
        for x in found
    ]
    if json:
        print(jsons.dumps(rows, ensure_ascii=False))
        return
    table = Table("name", "read", "waits for") if set else Table("set", "missing", "read", "lines", "read")
    for x in found if set else ():
        waits = "; ".join(str(t) for t in x.troubles)
        table.add_row(x.name, f"{x.read} of {len(x.found)}", waits.replace("[", r"\["))
    for name in () if set else sets(game):
        mine = [x for x in found if x.pack == name]
        if mine:
            whole, many = sum(not x.troubles for x in mine), sum(len(x.found) for x in mine)
            table.add_row(name, str(len(mine)), str(whole), str(many), str(sum(x.read for x in mine)))
    show(table)


def sets(game: str) -> list[str]:
    """The sets of a game, in the order in which they were sold."""
    order = {pack.id: i for i, pack in enumerate(PACKS)}
    return sorted(lists.sets(game), key=lambda name: order.get(name, len(order)))


def known(game: str, set: str) -> None:
    """Refuse a set that was never printed."""
    if set and set not in sets(game):
        near = did_you_mean(set, sets(game)).rstrip(".") or "; `gorin cards --missing` lists them"
        raise UsageError(
            f"No set of the {game} is called '{set}'{near.rstrip('?')}{'?' if near.endswith('?') else '.'}"
        )


def place(number: str) -> tuple[int, str]:
    """Where a printed number stands among others: 9 before 10, 214A before 214B."""
    digits = number.rstrip("ABab")
    return (int(digits) if digits.isdigit() else 0, number)


def beginning(game: str, set: str, printed: Path) -> str:
    """The beginnings of a set's missing cards, as a card file writes them."""
    known(game, set)
    lacking: list[Listed] = [x for x in missing(game) if set in x.sets]
    if not lacking:
        raise UsageError(f"All cards of {set} are here.")
    module = f"gorin.rulesets.{game}.reading.skeletons"
    if find_spec(module) is None:
        raise UsageError(f"Cards of the {game} cannot be begun from a list yet, only those of the lcg.")
    skeleton = import_module(module).skeleton
    found = printed_cards(printed)
    lacking.sort(key=lambda x: place(x.number(set)))
    if unlisted := [x.title for x in lacking if (fold(x.title), set) not in found]:
        raise UsageError(f"{printed} does not have {', '.join(unlisted[:5])}{' and others' if unlisted[5:] else ''}.")
    return "".join(skeleton(found[fold(x.title), set], set) for x in lacking)
