"""What the drawn tables of both games have in common: the frame around one player's side."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from gorin.terminal.telling import Prices, View, called, cost, standing_name, whose


def side_of(view: View, player: View, numbers: str, parts: list[RenderableType], prices: Prices) -> RenderableType:
    """One player's side: the numbers in the frame; in it these parts, and what is held or known of the hand."""
    mine = player["seat"] == view["you"]
    held = ", ".join(called(card) + cost(card, prices) for card in player["hand"] if "name" in card)
    hand = []
    if mine:
        hand = [Text(f"Hand: {held or 'empty'}", style="cyan")]
    elif held:
        hand = [Text(f"Known in {whose(view, player['seat'])} hand: {held}")]
    return Panel(
        Group(*parts, *hand),
        title=Text(f"{standing_name(view, player)}: {numbers}", style="bold"),
        title_align="left",
        box=box.ROUNDED,
        border_style="green" if mine else "white",
    )
