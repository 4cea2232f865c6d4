"""The table, drawn with rich from one player's view and nothing else. Colour helps the eye and never carries a fact."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gorin.terminal.lcg.telling import (
    clash,
    folded,
    heading,
    in_pool,
    lying_on,
    participants,
    place,
    pools,
    result,
    skill,
    totals,
)
from gorin.terminal.sides import side_of
from gorin.terminal.telling import (
    Prices,
    View,
    attached,
    called,
    cost,
    laid_open,
    letter,
    lying,
    marks,
    players,
    sentence,
    standing_name,
    tail,
    warned,
    who,
)

COLOURS = {"air": "bright_white", "earth": "yellow", "fire": "red", "water": "blue", "void": "magenta"}
SIDES = {"attacking": "red", "defending": "blue"}


def board(view: View, moment: str = "", prices: Prices | None = None) -> RenderableType:
    """The whole table: the others first, the conflict between, you last. `prices` are what your cards cost now."""
    shown = laid_open(view)
    sides = [
        side(view, player, prices or {}) if player["seat"] in shown else neighbour(view, player)
        for player in players(view)
    ]
    between: list[RenderableType] = [rings(view)]
    if view["resolving"]:
        text = f"Resolving: {', '.join(called(card) for card in view['resolving'])}"
        between.append(Padding(Text(text), (0, 1)))
    if view["conflict"] is not None:
        between.append(conflict(view))
    return Group(title(view, moment), *sides[:-1], *between, sides[-1])


def title(view: View, moment: str) -> RenderableType:
    """Where the game is; who is first; who has the favor."""
    line = Text(heading(view), style="bold")
    held = view["favor"]
    favor = who(view, held["player"]) + (f" ({held['side']})" if "side" in held else "") if held else "nobody"
    line.append(f"{f': {moment}' if moment else ''}. ", style="not bold")
    line.append(f"First player: {who(view, view['first'])}. Imperial Favor: {favor}.", style="not bold")
    return Padding(line, (0, 1))


def rings(view: View) -> RenderableType:
    """The rings, one line for each pool."""
    lines = []
    for pool, found in pools(view):
        line = Text(f"{pool or 'Rings'}  ", style="bold")
        for n, each in enumerate(found):
            text = in_pool(view, pool, each)
            element, _, rest = text.partition(",")
            line.append(" | " if n else "", style="not bold")
            line.append(element, style=COLOURS.get(each["element"], ""))
            line.append(f",{rest}" if rest else "", style="not bold")
        lines.append(line)
    return Padding(Group(*lines), (0, 1))


def neighbour(view: View, player: View) -> RenderableType:
    """A side that is folded: the numbers, and what counts."""
    line = Text(f"{standing_name(view, player)}: ", style="bold")
    if not player.get("out"):
        line.append(f"{numbers(player)}. {sentence(folded(view, player))}.", style="not bold")
    return Padding(line, (0, 1))


def side(view: View, player: View, prices: Prices) -> RenderableType:
    """One player's side: the numbers in the frame, provinces and characters in it."""
    parts: list[RenderableType] = [provinces(view, player, prices)]
    parts.append(characters(player) if player["characters"] else Text("No characters in play", style="dim"))
    for each in player["elsewhere"]:
        parts.append(Text(f"In play: {called(each)}{tail(marks(each))}"))
    return side_of(view, player, numbers(player), parts, prices)


def numbers(player: View) -> str:
    """`honor 10, fate 3, bid 2, hand 4, decks 30 + 28`"""
    facts = [f"honor {player['honor']}", f"fate {player['fate']}"]
    if player["bid"]:
        facts.append(f"bid {player['bid']}")
    facts.append(f"hand {len(player['hand'])}")
    if player["conflicts_left"]:
        facts.append(f"conflicts left {player['conflicts_left']}")
    facts.append(f"decks {player['conflict_deck']} + {player['dynasty_deck']}")
    return ", ".join(facts) + warned(player)


def provinces(view: View, player: View, prices: Prices) -> RenderableType:
    """One column for each province: its name and strength, and under them what lies in it."""
    row = Table.grid(expand=True, padding=(0, 1))
    cells = []
    for each in player["provinces"]:
        row.add_column(ratio=1)
        cell = Text(f"[{place(each)}] ", style="bold")
        cell.append(each.get("name", "facedown"), style="bold" if "name" in each else "not bold dim")
        if facts := condition(each):
            cell.append(f"\n{', '.join(facts)}", style="not bold red" if each["broken"] else "not bold")
        for on in lying_on(view, each):
            cell.append(f"\n* {on}", style=f"not bold {COLOURS.get(on.split()[0], '')}")
        for card in each["cards"]:
            cell.append(
                f"\n- {lying(card)}{cost(card, prices)}", style="not bold" if "name" in card else "not bold dim"
            )
        for attachment in attached(each):
            cell.append(f"\n+ {attachment}", style="not bold")
        cells.append(cell)
    row.add_row(*cells)
    return row


def condition(province: View) -> list[str]:
    """What is to be said of a province besides its name."""
    facts = [f"strength {province['strength']}"] if "strength" in province else []
    if province["broken"]:
        facts.append("broken")
    elif "name" in province and not province["faceup"]:
        facts.append("facedown")
    return facts + marks(province) + list(province.get("tokens", []))


def characters(player: View) -> RenderableType:
    """One line for each character."""
    rows = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), show_edge=False, header_style="not bold dim")
    rows.add_column("character", ratio=3)
    for number in ("mil", "pol", "glory", "fate"):
        rows.add_column(number, justify="right", no_wrap=True)
    rows.add_column("state", ratio=2)
    rows.add_column("attachments", ratio=3)
    for card in player["characters"]:
        facts = ([card["side"]] if "side" in card else []) + marks(card)
        if "owner" in card:
            facts.append(f"owned by {letter(card['owner'])}")
        style = SIDES.get(card.get("side", ""), "dim" if card.get("bowed") else "")
        rows.add_row(
            Text(called(card), style=style),
            *(skill(card, number) for number in ("military", "political", "glory")),
            str(card["fate"]),
            Text(", ".join(facts) or "ready", style=style),
            Text(", ".join(attached(card))),
        )
    return rows


def conflict(view: View) -> RenderableType:
    """The conflict: who takes part, the totals, and how it would end now."""
    fight = Table.grid(expand=True, padding=(0, 1))
    fight.add_column(ratio=1)
    fight.add_column(ratio=1)
    cells = []
    for side in ("attacking", "defending"):
        names = [called(card) + tail(["bowed"] if card.get("bowed") else []) for card in participants(view, side)]
        total = view["conflict"][f"{side}_skill"]
        cells.append(Text(f"{sentence(side)} with {total}: {', '.join(names) or 'nobody'}", style=SIDES[side]))
    fight.add_row(*cells)
    return Panel(
        Group(Text(f"{clash(view)}.", style="bold"), fight, Text(f"{totals(view)}. {result(view)}.", style="bold")),
        title=Text("conflict", style="bold"),
        title_align="left",
        box=box.DOUBLE,
        border_style="red",
    )
