"""The table as lines of plain text, one fact after another: for screen readers, pipes and very narrow terminals."""

from __future__ import annotations

from gorin.terminal.lcg.telling import (
    clash,
    favor,
    first,
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
from gorin.terminal.telling import (
    Prices,
    View,
    attached,
    called,
    comma,
    cost,
    count,
    laid_open,
    letter,
    lying,
    marks,
    name,
    players,
    sentence,
    standing_name,
    warned,
    whose,
)


def table(view: View, moment: str = "", prices: Prices | None = None) -> list[str]:
    """The whole table: the round, the rings, the others, you, and the conflict last."""
    lines = [
        f"{heading(view)}{f': {moment}' if moment else ''}. {first(view)}. {favor(view)}.",
        *(
            f"{where or 'Rings'}: {'; '.join(in_pool(view, where, each) for each in found)}."
            for where, found in pools(view)
        ),
    ]
    shown = laid_open(view)
    for player in players(view):
        if player["seat"] in shown:
            lines += side(view, player, prices or {})
        elif player.get("out"):
            lines.append(f"{standing_name(view, player)}.")
        else:
            lines.append(f"{standing_name(view, player)}: {standing(player)}. {sentence(folded(view, player))}.")
    if view["resolving"]:
        lines.append(f"Resolving: {', '.join(called(card) for card in view['resolving'])}.")
    if view["conflict"] is not None:
        lines += conflict(view)
    return lines


def side(view: View, player: View, prices: Prices) -> list[str]:
    """One player's side of the table."""
    lines = [f"{standing_name(view, player)}: {standing(player)}."]
    lines += [province(each, prices, lying_on(view, each)) for each in player["provinces"]]
    lines += [character(each) for each in player["characters"]]
    lines += [f"{called(each)}, in play{comma(marks(each))}." for each in player["elsewhere"]]
    if not player["characters"]:
        lines.append("No characters in play.")
    if player["seat"] == view["you"]:
        lines.append(hand(view, prices))
    elif known := [called(card) for card in player["hand"] if "name" in card]:
        lines.append(f"Known in {whose(view, player['seat'])} hand: {', '.join(known)}.")
    return lines


def standing(player: View) -> str:
    """`honor 10, fate 3, bid 2, 4 cards in hand, …`"""
    facts = [f"honor {player['honor']}", f"fate {player['fate']}"]
    if player["bid"]:
        facts.append(f"bid {player['bid']}")
    facts.append(count(len(player["hand"]), "card") + " in hand")
    if player["conflicts_left"]:
        facts.append(count(player["conflicts_left"], "conflict") + " left")
    facts.append(f"{player['conflict_deck']} in the conflict deck, {player['dynasty_deck']} in the dynasty deck")
    return ", ".join(facts) + warned(player)


def status(view: View) -> str:
    """One line instead of the table: where the game is, and the numbers of each player."""
    parts = [
        f"{name(view, each['seat'])} honor {each['honor']}, fate {each['fate']}, {count(len(each['hand']), 'card')}"
        for each in view["players"]
    ]
    text = f"{heading(view)}. {'; '.join(parts)}."
    if view["conflict"] is not None:
        text += f" {totals(view)}. {result(view)}."
    return text


def hand(view: View, prices: Prices) -> str:
    """Your hand."""
    held = [called(card) + cost(card, prices) for card in view["players"][view["you"]]["hand"]]
    own = sentence(whose(view, view["you"]))
    return f"{own} hand: {', '.join(held)}." if held else f"{own} hand is empty."


def province(each: View, prices: Prices, rings: list[str]) -> str:
    """`Province 1: Night Raid, strength 4, facedown. In it: Kaiu Envoy. On it: air ring.`"""
    title = "Stronghold province" if each["place"] == 0 else f"Province {place(each)}"
    facts = [each.get("name", "facedown")]
    if "strength" in each:
        facts.append(f"strength {each['strength']}")
    if "name" in each and not each["faceup"]:
        facts.append("facedown")
    if each["broken"]:
        facts.append("broken")
    facts += marks(each)
    text = f"{title}: {', '.join(facts)}."
    if each["cards"]:
        text += f" In it: {', '.join(lying(card) + cost(card, prices) for card in each['cards'])}."
    if rings:
        text += f" On it: {', '.join(rings)}."
    if each.get("attachments"):
        text += f" Attached: {', '.join(attached(each))}."
    return text


def character(card: View) -> str:
    """`Kaiu Envoy: military 1, political 0, glory 1, 2 fate, bowed. Attached: Fine Katana.`"""
    facts = [
        f"{number} {'none' if skill(card, number) == '-' else card[number]}"
        for number in ("military", "political", "glory")
    ]
    facts.append(f"{card['fate']} fate" if card["fate"] else "no fate")
    facts += marks(card)
    if "side" in card:
        facts.append(card["side"])
    if "owner" in card:
        facts.append(f"owned by {letter(card['owner'])}")
    text = f"{called(card)}: {', '.join(facts)}."
    return text + (f" Attached: {', '.join(attached(card))}." if card.get("attachments") else "")


def conflict(view: View) -> list[str]:
    """The conflict: who fights whom about what, the totals, and how it would end now."""
    lines = [f"{clash(view)}."]
    for side in ("attacking", "defending"):
        names = [called(card) + (" (bowed)" if card.get("bowed") else "") for card in participants(view, side)]
        lines.append(f"{sentence(side)}: {', '.join(names) or 'nobody'}.")
    return [*lines, f"{totals(view)}. {result(view)}."]
