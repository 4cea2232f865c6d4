"""One thing wrong with a deck."""

from __future__ import annotations

from gorin.errors import DeckError, listed, of_cards, quoted
from gorin.rulesets.base import Fault

__all__ = ["Problem", "listed", "of_cards", "quoted"]


class Problem(DeckError):
    """A sentence, the rules it rests on, and the card and the line of the file that are to blame, where one is."""

    def __init__(self, sentence: str, *rules: str, card: str = "", line: int = 0) -> None:
        super().__init__(sentence, *rules)
        self.card = card
        self.line = line

    def as_dict(self) -> dict[str, object]:
        """As a check prints it in JSON."""
        told: dict[str, object] = {"text": self.sentence, "rules": list(self.rules)}
        return {**told, "line": self.line} if self.line else told

    @staticmethod
    def of(fault: Fault) -> Problem:
        """What the rules of a game find wrong with a deck."""
        return Problem(fault.says, *fault.rules, card=fault.card)
