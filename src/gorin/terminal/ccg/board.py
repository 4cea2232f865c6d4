"""The table of the collectible card game, drawn with rich from one player's view and nothing else. Colour helps the eye
and never carries a fact."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gorin.terminal.ccg.telling import (
    active,
    armies,
    attachments,
    clash,
    condition,
    favor,
    field_name,
    gold,
    heading,
    holdings,
    lying,
    others,
    personalities,
    place,
    result,
    totals,
    unit_force,
)
from gorin.terminal.sides import side_of
from gorin.terminal.telling import Prices, View, called, cost, players, tail, warned

SIDES = {"attacking": "red", "defending": "blue"}


def board(view: View, moment: str = "", prices: Prices | None = None) -> RenderableType:
    """The whole table: the others first, the attack between, you last. `prices` are what your cards cost now."""
    sides = [side(view, player, prices or {}) for player in players(view)]
    between: list[RenderableType] = []
    if view["resolving"]:
        text = f"Resolving: {', '.join(called(card) for card in view['resolving'])}"
        between.append(Padding(Text(text), (0, 1)))
    if view["attack"] is not None:
        between.append(attack(view))
    return Group(title(view, moment), *sides[:-1], *between, sides[-1])


def title(view: View, moment: str) -> RenderableType:
    """Where the game is; whose turn it is; who has the favor."""
    line = Text(heading(view), style="bold")
    line.append(f"{f': {moment}' if moment else ''}. ", style="not bold")
    line.append(f"{active(view)}. {favor(view)}.", style="not bold")
    return Padding(line, (0, 1))


def side(view: View, player: View, prices: Prices) -> RenderableType:
    """One player's side: the numbers in the frame; provinces, units and holdings in it."""
    parts: list[RenderableType] = [provinces(player, prices)]
    parts.append(units(player) if personalities(player) else Text("No Personalities in play", style="dim"))
    parts.append(Text(f"Holdings: {', '.join(called(x) + tail(condition(x)) for x in holdings(player)) or 'none'}"))
    for each in others(player):
        parts.append(Text(f"{each['type'].capitalize()}: {called(each)}{tail(condition(each))}"))
    if player["focused"]:
        parts.append(Text(f"Focused: {', '.join(called(card) for card in player['focused'])}"))
    if player.get("focus_pool"):
        parts.append(Text(f"Focus pool: {', '.join(called(card) for card in player['focus_pool'])}"))
    return side_of(view, player, numbers(player), parts, prices)


def numbers(player: View) -> str:
    """`honor 10, gold 7, hand 6, decks 34 + 36`: the Fate deck and the Dynasty deck."""
    facts = [f"honor {player['honor']}"]
    if found := gold(player):
        facts.append(f"gold {found}")
    facts += [f"hand {len(player['hand'])}", f"decks {player['fate_deck']} + {player['dynasty_deck']}"]
    return ", ".join(facts) + warned(player)


def provinces(player: View, prices: Prices) -> RenderableType:
    """One column for each province: its strength, and under it what lies in it."""
    row = Table.grid(expand=True, padding=(0, 1))
    cells = []
    for each in player["provinces"]:
        row.add_column(ratio=1)
        cell = Text(f"[{place(player, each)}] ", style="bold")
        cell.append(f"strength {each['strength']}", style="not bold")
        for card in each["cards"]:
            cell.append(
                f"\n- {lying(card)}{cost(card, prices)}", style="not bold" if "name" in card else "not bold dim"
            )
        for region in each.get("regions", ()):
            cell.append(f"\n+ {called(region)}{tail(condition(region))}", style="not bold")
        cells.append(cell)
    if not cells:
        return Text("No provinces", style="dim")
    row.add_row(*cells)
    return row


def units(player: View) -> RenderableType:
    """One line for each Personality, with the unit's Force as it counts in battle."""
    rows = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), show_edge=False, header_style="not bold dim")
    rows.add_column("personality", ratio=3)
    for number in ("force", "chi", "honor", "unit"):
        rows.add_column(number, justify="right", no_wrap=True)
    rows.add_column("state", ratio=2)
    rows.add_column("attached", ratio=3)
    for card in personalities(player):
        facts = condition(card)
        style = next((SIDES[x] for x in SIDES if card.get(x)), "dim" if card.get("bowed") else "")
        rows.add_row(
            Text(called(card), style=style),
            *(str(card[number]) for number in ("force", "chi", "honor")),
            str(unit_force(card)),
            Text(", ".join(facts) or "ready", style=style),
            Text(", ".join(attachments(card))),
        )
    return rows


def attack(view: View) -> RenderableType:
    """The attack: each battlefield with its armies, the totals, and how its battle would end now."""
    parts: list[RenderableType] = [Text(f"{clash(view)}.", style="bold")]
    for field in view["attack"]["battlefields"]:
        attacking, defending = armies(view, field)
        here = " (current)" if field["current"] else ""
        parts.append(Text(f"{field_name(view, field)}{here}: {totals(field)}. {result(view, field)}.", style="bold"))
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        grid.add_row(
            Text(f"Attacking: {attacking}", style=SIDES["attacking"]),
            Text(f"Defending: {defending}", style=SIDES["defending"]),
        )
        parts.append(grid)
    return Panel(
        Group(*parts), title=Text("attack", style="bold"), title_align="left", box=box.DOUBLE, border_style="red"
    )
