"""The collectible card game at the table in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType

from gorin.sim.game import Game
from gorin.terminal.ccg import plain
from gorin.terminal.ccg.board import board
from gorin.terminal.ccg.telling import attachments, condition, everything
from gorin.terminal.showing import Showing
from gorin.terminal.telling import Prices, View


class CcgTable(Showing):
    """Turns, battles, gold."""

    period = "turn"
    fight = "battle"
    always = "Attacks, assignments and what you bring into play are always asked."
    card_example = "iron mine"
    rule_examples = ("emp.equip.1", "imperial favor")
    priced = ("personality", "holding", "follower", "item", "spell", "strategy")
    from_hand = ("strategy",)

    def board(self, view: View, moment: str, prices: Prices) -> RenderableType:
        return board(view, moment, prices)

    def lines(self, view: View, moment: str, prices: Prices) -> list[str]:
        return plain.table(view, moment, prices)

    def status(self, view: View) -> list[str]:
        return [plain.status(view), *plain.attack(view)]

    def everything(self, view: View) -> Iterator[tuple[View, str]]:
        return everything(view)

    def condition(self, card: View) -> list[str]:
        return [*condition(card), *attachments(card)]

    def standing(self, card: View) -> str:
        return plain.personality(card).partition(": ")[2] if "chi" in card else ""

    def fighting(self, view: View) -> bool:
        return view["attack"] is not None and "battlefield" in view["attack"]

    def prepared(self, game: Game, view: View) -> View:
        """With the gold each player could produce now: what is sure, and whether some sources may give more."""
        for player in view["players"]:
            read = game.rules.read(game.state, "player", player["seat"], view["you"]) or {}
            sources = read.get("gold_sources", [])
            known = [each["gold"] for each in sources if each["gold"] is not None]
            player["gold"] = (sum(known), len(known) < len(sources))
        return view

    def prices(self, game: Game, view: View) -> Prices:
        """A Strategy without a cost needs no price."""
        found = super().prices(game, view)
        return {c: n for c, n in found.items() if n or game.rules.card(game.state, c)["type"] != "strategy"}


SHOWING = CcgTable()
