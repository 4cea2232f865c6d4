"""How a game is shown in the terminal: each game fills this in for itself, in a folder of its own."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import ClassVar

from rich.console import RenderableType

from gorin.errors import UsageError
from gorin.sim.game import Game
from gorin.sim.passing import PHASE, Now
from gorin.terminal.telling import Prices, View


class Showing:
    """One game's table and its words. Everything is read from a player's view and nothing else."""

    period: ClassVar[str]  # what is counted, "round" or "turn": a word, and a number of the view
    fight: ClassVar[str]  # what is fought: "conflict", "battle"
    always: ClassVar[str]  # what is asked whatever the player's settings say
    card_example: ClassVar[str]
    rule_examples: ClassVar[tuple[str, str]]  # an id and words
    priced: ClassVar[tuple[str, ...]]  # the types of card that have a cost to be paid
    from_hand: ClassVar[tuple[str, ...]]  # the types of card that are played by using them

    # --- the table ---------------------------------------------------------------------------------------------------

    def board(self, view: View, moment: str, prices: Prices) -> RenderableType:
        """The table, drawn."""
        raise NotImplementedError

    def lines(self, view: View, moment: str, prices: Prices) -> list[str]:
        """The table in lines of text."""
        raise NotImplementedError

    def status(self, view: View) -> list[str]:
        """A few lines instead of the whole table, when something has changed."""
        raise NotImplementedError

    def everything(self, view: View) -> Iterator[tuple[View, str]]:
        """Every card of the view, and where it is, in words; yours first."""
        raise NotImplementedError

    def condition(self, card: View) -> list[str]:
        """How a card is, to tell it apart from others of its name."""
        raise NotImplementedError

    def standing(self, card: View) -> str:
        """What a card in play counts now; "" if that is nothing."""
        raise NotImplementedError

    def fighting(self, view: View) -> bool:
        """Is something being fought?"""
        raise NotImplementedError

    # --- with answers for most games ---------------------------------------------------------------------------------

    def prepared(self, game: Game, view: View) -> View:
        """The view with what the table shows besides."""
        return view

    def now(self, view: View) -> Now:
        """The moment, as it bears on passing."""
        return Now(view[self.period], view["phase"], self.fighting(view))

    def no_such_period(self, period: str, view: View) -> str:
        """Why windows cannot be passed until the end of something, as a sentence; "" if they can."""
        if period not in (self.fight, PHASE):
            return f"You can pass until the end of the {self.fight} or of the phase, not of '{period}'."
        return f"There is no {self.fight} now." if period == self.fight and not self.fighting(view) else ""

    def prices(self, game: Game, view: View) -> Prices:
        """What the player's own cards cost now, in hand and faceup in provinces."""
        if view.get("watching"):
            return {}
        me = view["players"][view["you"]]
        mine = me["hand"] + [card for each in me["provinces"] for card in each["cards"] if card["faceup"]]
        found = {}
        for card in mine:
            if "name" in card:
                read = game.rules.card(game.state, card["id"])
                if read["type"] in self.priced and read.get("cost") is not None:
                    found[card["id"]] = read["cost"]
        return found

    def is_played(self, game: Game, card: int) -> bool:
        """Is a card played by using its ability, such as an event?"""
        return game.rules.card(game.state, card)["type"] in self.from_hand


def showing(rules: str) -> Showing:
    """How the game of these rules is shown."""
    game = rules.partition("/")[0]
    try:
        found: Showing = import_module(f"gorin.terminal.{game}.showing").SHOWING
    except ModuleNotFoundError:
        raise UsageError(f"The table in the terminal cannot show {rules}.") from None
    return found
