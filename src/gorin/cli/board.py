"""The table in a few lines of plain text, from one player's view and nothing else."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def board(view: View) -> list[str]:
    """The whole table: the others first, the conflict between, you last."""
    you = view["you"]
    lines = [heading(view), rings(view)]
    for player in view["players"]:
        if player["seat"] != you:
            lines += seat(player, you)
    if view["conflict"] is not None:
        lines.append(conflict(view))
    return lines + seat(view["players"][you], you)


def letter(seat: int) -> str:
    """Seats are called A, B, C, …"""
    return chr(ord("A") + seat)


def heading(view: View) -> str:
    phase = f", {view['phase']} phase" if view["phase"] else ""
    favor = view["favor"]
    held = f"; {letter(favor['player'])} has the Imperial Favor ({favor['side']})" if favor else ""
    return f"=== Round {view['round']}{phase}; {letter(view['first'])} is first{held} ==="


def rings(view: View) -> str:
    """`Rings: air (2 fate), earth: A, fire: contested, …`"""
    parts = []
    for ring in view["rings"]:
        state = ring["state"]
        text = ring["element"]
        if state != "unclaimed":
            text += f": {letter(state) if isinstance(state, int) else state}"
        parts.append(text + (f" ({ring['fate']} fate)" if ring["fate"] else ""))
    return f"Rings: {', '.join(parts)}"


def seat(player: View, you: int) -> list[str]:
    """One player's side of the table."""
    mine = player["seat"] == you
    bid = "" if player["bid"] in (None, 0) else f", bid {player['bid']}"
    hand = "" if mine else f", {len(player['hand'])} cards in hand"
    name = letter(player["seat"]) + (" (you)" if mine else "")
    decks = f"decks {player['conflict_deck']} + {player['dynasty_deck']}"
    lines = [f"{name}: honor {player['honor']}, fate {player['fate']}{bid}{hand}, {decks}"]
    lines += [f"  {province(each)}" for each in player["provinces"]]
    lines += [f"  {character(each)}" for each in player["characters"]]
    lines += [f"  {each['name']}" for each in player["elsewhere"]]
    known = [f"{card['name']}" for card in player["hand"] if "name" in card]
    if mine:
        lines.append(f"  Hand: {', '.join(known) or 'empty'}")
    elif known:
        lines.append(f"  Known in hand: {', '.join(known)}")
    return lines


def province(place: View) -> str:
    """`[1] Night Raid, strength 4: Kaiu Envoy, facedown card`"""
    name = place.get("name", "facedown province")
    if "name" in place and not place["faceup"]:
        name += " (facedown)"
    strength = f", strength {place['strength']}" if "strength" in place else ""
    broken = ", broken" if place["broken"] else ""
    cards = [card_there(card) for card in place["cards"]]
    where = "S" if place["place"] == 0 else str(place["place"])
    return f"[{where}] {name}{strength}{broken}{': ' + ', '.join(cards) if cards else ''}"


def card_there(card: View) -> str:
    """A card lying in a province."""
    name: str = card.get("name", "facedown card")
    marks = ["bowed"] if card.get("bowed") else []
    if "name" in card and not card["faceup"]:
        marks.append("facedown")
    return f"{name} ({', '.join(marks)})" if marks else name


def character(card: View) -> str:
    """`Kaiu Envoy 1/0, glory 1, 2 fate, bowed, honored, attacking [Fine Katana]`"""
    skills = "/".join(
        "–" if card[skill] is None or card[skill] < 0 else str(card[skill]) for skill in ("military", "political")
    )
    facts = [f"glory {card['glory']}"]
    if card["fate"]:
        facts.append(f"{card['fate']} fate")
    facts += [mark for mark in ("bowed", "honored", "dishonored", "tainted") if card.get(mark)]
    if "side" in card:
        facts.append(card["side"])
    attached = [card_there({**each, "faceup": True}) for each in card.get("attachments", ())]
    return f"{card['name']} {skills}, {', '.join(facts)}{' [' + ', '.join(attached) + ']' if attached else ''}"


def conflict(view: View) -> str:
    """`--- military conflict for the fire ring: A attacks B's Night Raid (4), 5 against 3 ---`"""
    con = view["conflict"]
    defender = view["players"][con["defender"]]
    at = next((p for p in defender["provinces"] if p["id"] == con["province"]), None)
    what = "" if at is None else f"'s {at.get('name', 'facedown province')}"
    strength = f" ({at['strength']})" if at is not None and "strength" in at else ""
    return (
        f"--- {con['type']} conflict for the {con['ring']} ring: {letter(con['attacker'])} attacks "
        f"{letter(con['defender'])}{what}{strength}, {con['attacking_skill']} against {con['defending_skill']} ---"
    )
