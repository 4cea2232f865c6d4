"""The table of the collectible card game as lines of plain text, one fact after another."""

from __future__ import annotations

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
    numbers,
    others,
    personalities,
    place,
    result,
    totals,
)
from gorin.terminal.telling import (
    Prices,
    View,
    called,
    comma,
    cost,
    count,
    name,
    players,
    sentence,
    tail,
    warned,
    whose,
)


def table(view: View, moment: str = "", prices: Prices | None = None) -> list[str]:
    """The whole table: the turn, the others, you, and the attack last."""
    lines = [f"{heading(view)}{f': {moment}' if moment else ''}. {active(view)}. {favor(view)}."]
    for player in players(view):
        lines += side(view, player, prices or {})
    if view["resolving"]:
        lines.append(f"Resolving: {', '.join(called(card) for card in view['resolving'])}.")
    return lines + attack(view)


def side(view: View, player: View, prices: Prices) -> list[str]:
    """One player's side of the table."""
    lines = [f"{name(view, player['seat'])}: {standing(player)}."]
    lines += [province(player, each, prices) for each in player["provinces"]]
    lines += [personality(each) for each in personalities(player)] or ["No Personalities in play."]
    lines.append(f"Holdings: {', '.join(called(x) + tail(condition(x)) for x in holdings(player)) or 'none'}.")
    lines += [f"{called(each)}, {each['type']} in play{comma(condition(each))}." for each in others(player)]
    if player["focused"]:
        lines.append(f"Focused: {', '.join(called(card) for card in player['focused'])}.")
    if player.get("focus_pool"):
        lines.append(f"Focus pool: {', '.join(called(card) for card in player['focus_pool'])}.")
    held = [called(card) + cost(card, prices) for card in player["hand"] if "name" in card]
    if player["seat"] == view["you"]:
        own = sentence(whose(view, view["you"]))
        lines.append(f"{own} hand: {', '.join(held)}." if held else f"{own} hand is empty.")
    elif held:
        lines.append(f"Known in {whose(view, player['seat'])} hand: {', '.join(held)}.")
    return lines


def standing(player: View) -> str:
    """`Family Honor 10, gold 7, 6 cards in hand, …`"""
    facts = [f"Family Honor {player['honor']}"]
    if found := gold(player):
        facts.append(f"gold {found}")
    facts.append(count(len(player["hand"]), "card") + " in hand")
    facts.append(count(len(player["provinces"]), "province"))
    facts.append(f"{player['fate_deck']} in the Fate deck, {player['dynasty_deck']} in the Dynasty deck")
    return ", ".join(facts) + warned(player)


def status(view: View) -> str:
    """One line instead of the table: where the game is, and the numbers of each player."""
    parts = []
    for each in view["players"]:
        spare = f", gold {found}" if (found := gold(each)) else ""
        parts.append(
            f"{name(view, each['seat'])} Family Honor {each['honor']}{spare}, {count(len(each['hand']), 'card')}, "
            f"{count(len(each['provinces']), 'province')}"
        )
    return f"{heading(view)}. {'; '.join(parts)}."


def province(player: View, each: View, prices: Prices) -> str:
    """`Province 1: strength 6. In it: Iron Mine for 3.`"""
    text = f"Province {place(player, each)}: strength {each['strength']}."
    inside = [lying(card) + cost(card, prices) for card in each["cards"]]
    text += f" In it: {', '.join(inside)}." if inside else " It is empty."
    regions = [called(card) + tail(condition(card)) for card in each.get("regions", ())]
    return text + (f" Region: {', '.join(regions)}." if regions else "")


def personality(card: View) -> str:
    """`Hida Bushotsu: 7F 2C, 0 Personal Honor, bowed. Attached: Outriders 3F.`"""
    text = f"{called(card)}: {numbers(card)}{comma(condition(card))}."
    worn = attachments(card)
    return text + (f" Attached: {', '.join(worn)}." if worn else "")


def attack(view: View) -> list[str]:
    """The attack: each battlefield with its armies, and how it would end now."""
    if view["attack"] is None:
        return []
    lines = [f"{clash(view)}."]
    for field in view["attack"]["battlefields"]:
        attacking, defending = armies(view, field)
        here = ", the current battlefield" if field["current"] else ""
        lines.append(
            f"{field_name(view, field)}{here}. Attacking: {attacking}. Defending: {defending}. {totals(field)}. "
            f"{result(view, field)}."
        )
    return lines
