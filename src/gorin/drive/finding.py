"""What was meant: an option by its words, a card by its title and where it is."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

from gorin.drive.requests import Named
from gorin.errors import GorinError, UsageError
from gorin.kernel.views import hidden_from
from gorin.rulebook import fold
from gorin.sim.game import Game

NEAR = 5  # near misses that are named
LISTED = 50  # cards that are listed where several fit


class Unclear(GorinError):
    """Nothing fits, or more than one thing does. `found` has what could be meant."""

    def __init__(self, sentence: str, found: list[dict[str, Any]]) -> None:
        super().__init__(sentence)
        self.found = found


def option(texts: list[str], wanted: str) -> int:
    """The index of an option: by its exact words, else by the only ones that fit but for capitals and accents."""
    fit = [i for i, text in enumerate(texts) if text == wanted]
    fit = fit or [i for i, text in enumerate(texts) if _plain(text) == _plain(wanted)]
    if len(fit) == 1:
        return fit[0]
    meant = fit or near(wanted, texts)
    if fit:
        sentence = f"'{wanted[:80]}' could be option {_or([str(i) for i in fit])}; choose by the index."
    else:
        hint = f"; did you mean {_or([repr(texts[i]) for i in meant])}?" if meant else "."
        sentence = f"There is no option '{wanted[:80]}'{hint}"
    raise Unclear(sentence, [{"index": i, "text": texts[i]} for i in meant])


def near(wanted: str, texts: list[str]) -> list[int]:
    """Options that look like it, best first."""
    want, plain = _plain(wanted)[:200], [_plain(text) for text in texts]
    inside = [i for i, text in enumerate(plain) if want and want in text]
    close = [plain.index(text) for text in get_close_matches(want, plain, NEAR, 0.6)]
    return list(dict.fromkeys([*inside, *close]))[:NEAR]


def called(game: Game, title: str, seat: int | None) -> list[dict[str, Any]]:
    """The cards with this title that a seat may know; those in decks only if there are no others."""
    s, rules = game.state, game.rules
    hidden = 0 if seat is None else hidden_from(s, seat)
    found = [rules.short(s, c) for c in rules.called(s, title) if not hidden >> c & 1]
    return [x for x in found if not x["zone"].endswith("deck")] or found


def card(game: Game, wanted: Named) -> int:
    """The card a request names. A seat finds only cards that it may know."""
    s = game.state
    hidden = 0 if wanted.seat is None else hidden_from(s, wanted.seat)
    if isinstance(wanted.card, int):
        if not 0 <= wanted.card < len(s.kind) or hidden >> wanted.card & 1:
            raise UsageError(f"There is no card {wanted.card} that could be read.")
        return wanted.card
    title = wanted.card or ""
    found = called(game, title, wanted.seat)
    if not found:
        raise UsageError(f"There is no card '{title[:80]}' in this game{_hint(game, title, hidden)}")
    for name, value in (("owner", wanted.owner), ("zone", wanted.zone)):
        if value is not None:
            left = [x for x in found if x[name] == value]
            if not left:
                has = ", ".join(sorted({str(x[name]) for x in found}))
                raise UsageError(f"No '{title[:80]}' has the {name} {value!r}; there is {has}.")
            found = left
    if wanted.number is not None:
        if not 0 <= wanted.number < len(found):
            raise UsageError(f"There is no '{title[:80]}' number {wanted.number}: they are 0 to {len(found) - 1}.")
        found = [found[wanted.number]]
    if len(found) > 1:
        raise Unclear(
            f"There are {len(found)} cards called '{found[0]['name']}'; name one by its id, owner, zone or number.",
            found[:LISTED],
        )
    return int(found[0]["id"])


def _hint(game: Game, title: str, hidden: int) -> str:
    s = game.state
    titles = sorted({s.box.faces[kind].name for c, kind in enumerate(s.kind) if not hidden >> c & 1})
    close = near(title, titles)
    return f"; did you mean {_or([repr(titles[i]) for i in close])}?" if close else "."


def _plain(text: str) -> str:
    return " ".join(fold(text).split())


def _or(words: list[str]) -> str:
    return " or ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)
