"""The living card game at the table in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from gorin.sim.game import Game
from gorin.terminal.lcg import plain
from gorin.terminal.lcg.board import board
from gorin.terminal.lcg.telling import everything, fighters
from gorin.terminal.showing import Showing
from gorin.terminal.telling import Prices, View, attached, marks


class LcgTable(Showing):
    """Rounds, conflicts, rings."""

    period = "round"
    fight = "conflict"
    always = "The dynasty phase's window is never passed for you."
    card_example = "fine katana"
    rule_examples = ("rr.covert.1", "honor bid")
    priced = ("character", "attachment", "event")
    from_hand = ("event",)

    def board(self, view: View, moment: str, prices: Prices) -> RenderableType:
        return board(view, moment, prices)

    def lines(self, view: View, moment: str, prices: Prices) -> list[str]:
        return plain.table(view, moment, prices)

    def status(self, view: View) -> list[str]:
        return [plain.status(view), *(plain.conflict(view) if self.fighting(view) else [])]

    def everything(self, view: View) -> Iterator[tuple[View, str]]:
        return everything(view)

    def condition(self, card: View) -> list[str]:
        fate = [f"{card['fate']} fate"] if card.get("fate") else []
        return [*fate, *marks(card), *attached(card), *([card["side"]] if "side" in card else [])]

    def standing(self, card: View) -> str:
        return plain.character(card).partition(": ")[2] if "military" in card else ""

    def fighting(self, view: View) -> bool:
        return view["conflict"] is not None

    def prepared(self, game: Game, view: View) -> View:
        """With those whose sides a conflict lays open."""
        view["fighting"] = fighters(view)
        return view


SHOWING = LcgTable()
