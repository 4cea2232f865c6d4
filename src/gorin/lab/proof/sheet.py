"""The whole sheet of one card, and how it is told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from gorin.cards.registry import cards_for
from gorin.lab.proof.decks import Tried, tried
from gorin.lab.proof.pairs import Against, paired
from gorin.lab.proof.playing import Played, play
from gorin.lab.proof.rules import Touched, touched
from gorin.lab.shares import Between
from gorin.rulesets import ruleset


@dataclass(frozen=True)
class Sheet:
    """What was found out about a card."""

    card: Any
    rules: str
    text: str
    touched: Touched
    decks: tuple[Tried, ...]
    untried: str  # why it was not played
    played: Played | None
    pairs: tuple[Against, ...]
    agent: str

    def as_dict(self) -> dict[str, Any]:
        """As `gorin proof --json` prints it."""
        return {
            "name": self.card.name,
            "type": self.card.type,
            "clan": self.card.clan,
            "rules": self.rules,
            "text": self.text,
            "refused_by": list(self.touched.refusals),
            "speaks_of": list(self.touched.headings),
            "decks": [{"deck": deck.without.name, "out": dict(deck.out)} for deck in self.decks],
            "untried": self.untried,
            "random_games": self.played.as_dict() if self.played else None,
            "agent": self.agent,
            "paired_games": [against.as_dict() for against in self.pairs],
        }


def prove(
    card: Any, rules: str, agent: str, games: int, pairs: int, seed: int = 0, processes: int | None = None
) -> Sheet:
    """Find everything out about a card that can be found out without a person."""
    played = ruleset(rules)
    decks, untried = tried(card, rules)
    box = played.open([decks[0].having] * 2, cards_for(rules), seed).box if decks else None
    text = played.description(card)["text"]
    shown = play(card, rules, decks, games, seed) if decks and games else None
    compared = paired(rules, decks, agent, pairs, seed, processes) if decks and pairs else []
    return Sheet(card, rules, text, touched(card, rules, box), tuple(decks), untried, shown, tuple(compared), agent)


def in_words(sheet: Sheet) -> Iterator[str]:
    """The sheet below the card itself, a line each."""
    yield f"Refused by: {', '.join(sheet.touched.refusals) or 'no rule'}."
    yield f"Speaks of: {', '.join(sheet.touched.headings) or 'nothing that has a heading of its own'}."
    if sheet.untried:
        yield f"Not played: {sheet.untried}"
    for deck in sheet.decks:
        out = ", ".join(f"{n} {name}" for name, n in deck.out)
        yield f"Tried in the deck {deck.without.name}, for {out}."
    if sheet.played:
        yield from of_games(sheet.played)
    for against in sheet.pairs:
        n = f"{against.change.n} pairs of {sheet.agent}"
        shares = f"{wins(against.having)} with it, {wins(against.without)} without"
        yield f"Against {against.deck}: {shares}; {points(*against.change[:3])} ({n})."
    if sheet.pairs:
        change = sheet.pairs[0].change
        verdict = ("makes the deck stronger" if change.value > 0 else "makes the deck weaker") if change.sure else ""
        yield (
            f"So it {verdict}."
            if verdict
            else "So these games do not show whether it makes the deck stronger or weaker."
        )


def of_games(played: Played) -> Iterator[str]:
    """What random games have shown."""
    endings = ", ".join(f"{n} by {how}" for how, n in played.endings.most_common())
    yield f"{played.games} random games: {played.finished} finished ({endings}); it was used in {played.in_games}."
    yield from (f"An error: {error}" for error in dict.fromkeys(played.errors))
    yield from (f"A loop: {loop}" for loop in played.loops.values())
    if not played.loops:
        yield "No loop was found."
    for (deed, phase, asked), n in played.moments.most_common(5):
        yield f"{deed.capitalize()} {'once' if n == 1 else f'{n} times'} in the {phase} phase ({asked})."
    if not played.moments:
        yield "Nobody ever chose to play or use it."


def wins(share: Between) -> str:
    return f"wins {share.value:.0%}"


def points(change: float, low: float, high: float) -> str:
    return f"{100 * change:+.0f} points, between {100 * low:+.0f} and {100 * high:+.0f}"
