"""Every error Gorin raises on purpose, as a tree; each is one sentence and carries the rule ids it rests on.

GorinError
├── AgentError       an agent that fails, or answers what is no option
├── CardError        a card definition that does not fit the card language
├── DeckError        a deck that cannot be read or is not legal
├── IllegalChoice    an answer that is not among the options
├── NotationError    a table string that cannot be read
├── RecordError      a game record that is corrupt, foreign or diverges
├── RuleNotFound     a rule id nobody has written
└── UsageError       a wrong format, file, folder or number given to a command
"""

from __future__ import annotations


class GorinError(Exception):
    """Something was asked that cannot be done. The message is one clear sentence."""

    def __init__(self, sentence: str, *rules: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rules = rules

    def __str__(self) -> str:
        return f"{self.sentence} [{', '.join(self.rules)}]" if self.rules else self.sentence


class AgentError(GorinError):
    """An agent that fails, or answers what is no option."""


class CardError(GorinError):
    """A card definition that does not fit the card language."""


class DeckError(GorinError):
    """A deck that cannot be read or is not legal."""


class IllegalChoice(GorinError):
    """An answer that is not among the options of the decision."""


class NotationError(GorinError):
    """A table string that cannot be read."""


class RecordError(GorinError):
    """A game record that is corrupt, foreign, or diverges from the rules."""


class RuleNotFound(GorinError):
    """A rule id that no rulebook contains."""


class UsageError(GorinError):
    """A wrong format, file, folder or number given to a command."""


SHOWN = 60  # letters of what was typed


def quoted(typed: object) -> str:
    """What was typed, in quotes: not too long, and without signs that would play tricks on a terminal."""
    text = "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in str(typed)[: SHOWN + 1]
    )
    return f"'{text}'" if len(text) <= SHOWN else f"'{text[:SHOWN]}…'"


def said(error: BaseException) -> str:
    """An error on one line."""
    return " ".join(f"{type(error).__name__}: {error}".split())


def cause(error: BaseException) -> str:
    """An error on one line, to stand at the end of a sentence: its own words, if it has any."""
    return str(error).rstrip(".") if isinstance(error, GorinError) else said(error)


def of_cards(n: int) -> str:
    """`1 card`, `2 cards`."""
    return "1 card" if n == 1 else f"{n} cards"


def listed(words: list[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)
