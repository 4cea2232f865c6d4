"""What lies on the table of the collectible card game, in words, for the drawn and the plain table alike."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.terminal.telling import View, called, does, letter, marks, players, sentence, who, whose, yours

HOME = ("stronghold", "holding")  # what produces gold
PILES = (
    ("fate_discard", "Fate discard pile"),
    ("dynasty_discard", "Dynasty discard pile"),
    ("removed", "cards removed from the game"),
    ("known_in_decks", "decks"),
    ("focused", "focused cards"),
    ("focus_pool", "focus pool"),
)


def heading(view: View) -> str:
    """`Turn 2, action phase`"""
    if not view["turn"]:
        return "Setting up"
    return f"Turn {view['turn']}" + (f", {view['phase']} phase" if view["phase"] else "")


def active(view: View) -> str:
    """Whose turn it is."""
    return f"It is {whose(view, view['active'])} turn"


def favor(view: View) -> str:
    """Who has the Imperial Favor."""
    held = view["favor"]
    if held is None:
        return "Nobody has the Imperial Favor"
    return f"{sentence(does(view, held, 'have', 'has'))} the Imperial Favor"


def gold(player: View) -> str:
    """`7`, or `7 or more` where a source's gold depends on what is paid for; "" where nobody looked."""
    found = player.get("gold")
    if found is None:
        return ""
    sure, more = found
    return f"{sure} or more" if more else str(sure)


def personalities(player: View) -> list[View]:
    """The Personalities a player has in play."""
    return [card for card in player["in_play"] if card["type"] == "personality"]


def holdings(player: View) -> list[View]:
    """The Stronghold and the Holdings."""
    return [card for card in player["in_play"] if card["type"] in HOME]


def others(player: View) -> list[View]:
    """Rings, Celestials and whatever else is in play without being attached."""
    return [card for card in player["in_play"] if card["type"] not in ("personality", *HOME)]


def place(player: View, province: View) -> int:
    """The number of a province in its row."""
    return [each["id"] for each in player["provinces"]].index(province["id"]) + 1


def numbers(card: View) -> str:
    """`7F 2C, 1 Personal Honor`"""
    return f"{card['force']}F {card['chi']}C, {card['honor']} Personal Honor"


def condition(card: View) -> list[str]:
    """Bowed, dishonorable, where it fights, tokens on it, whose it really is."""
    facts = marks(card)
    facts += [side for side in ("attacking", "defending") if card.get(side)]
    facts += card.get("tokens", [])
    if "dead" in card:
        facts.append(f"{card['dead']} dead")
    if "owner" in card:
        facts.append(f"owned by {letter(card['owner'])}")
    return facts


def attachments(card: View) -> list[str]:
    """`Outriders 3F (bowed)`, `Sasumata`; only a Follower has Force of its own."""
    out = []
    for each in card.get("attachments", ()):
        force = f" {each['force']}F" if each["type"] == "follower" else ""
        facts = marks(each) + each.get("tokens", [])
        out.append(f"{called(each)}{force}" + (f" ({', '.join(facts)})" if facts else ""))
    return out


def unit_force(card: View) -> int:
    """The Force of a unit as it counts in battle: unbowed Personality and Followers."""
    total: int = 0 if card.get("bowed") else card["force"]
    for each in card.get("attachments", ()):
        if each["type"] == "follower" and not each.get("bowed"):
            total += each["force"]
    return total


def lying(card: View) -> str:
    """A card in a province."""
    return called(card) if "name" in card else "facedown card"


# --- the attack -----------------------------------------------------------------------------------------------------


def unit(view: View, id: int) -> str:
    """A Personality by its number."""
    for player in view["players"]:
        for card in player["in_play"]:
            if card["id"] == id:
                bowed = " (bowed)" if card.get("bowed") else ""
                return f"{called(card)} {unit_force(card)}F{bowed}"
    return "somebody"


def clash(view: View) -> str:
    """`You attack B`"""
    attack = view["attack"]
    text = f"{sentence(does(view, attack['attacker'], 'attack', 'attacks'))} {who(view, attack['defender'])}"
    for side, leader in (("attacking", "attacker"), ("defending", "defender")):
        allies = [who(view, seat) for seat in attack.get(f"{side}_players", ()) if seat != attack[leader]]
        invited = [who(view, seat) for seat in attack.get(f"invited_{side}", ())]
        text += f"; {side} allies: {', '.join(allies)}" if allies else ""
        text += f"; invited as {side} allies: {', '.join(invited)}" if invited else ""
    return text


def field_name(view: View, field: View) -> str:
    """`Your province 2`, or a battlefield that is at no province."""
    if field["place"] is None:
        return "A battlefield at no province"
    return f"{sentence(whose(view, view['attack']['defender']))} province {field['place']}"


def armies(view: View, field: View) -> tuple[str, str]:
    """Who attacks there, and who defends."""
    attacking, defending = (
        ", ".join(unit(view, id) for id in field[side]) or "nobody" for side in ("attackers", "defenders")
    )
    return attacking, defending


def totals(field: View) -> str:
    """`Force 10 against 3, Province Strength 6`"""
    text = f"Force {field['attacking_force']} against {field['defending_force']}"
    return f"{text}, Province Strength {field['strength']}" if field["place"] is not None else text


def result(view: View, field: View) -> str:
    """How the battle would end if it resolved now."""
    if field["fought"]:
        return "The battle is over"
    now = "" if field["settled"] else "As it stands: "
    if field["tie"]:
        return sentence(f"{now}a tie, both armies are destroyed")
    if field["winner"] is None:
        return sentence(f"{now}nobody wins")
    text = f"{now}{does(view, field['winner'], 'win', 'wins')}"
    if field["winner"] == view["attack"]["attacker"] and field["place"] is not None:
        text += "; the province is destroyed" if field["falls"] else "; the province holds"
    return sentence(text)


# --- cards ----------------------------------------------------------------------------------------------------------


def everything(view: View) -> Iterator[tuple[View, str]]:
    """Every card in the view, and where it is, in words; yours first."""
    for player in reversed(players(view)):
        seat = player["seat"]
        own = whose(view, seat)
        for card in player["hand"]:
            yield card, f"in {own} hand"
        for card in player["in_play"]:
            yield card, f"in play, {'yours' if yours(view, seat) else own}"
            for each in card.get("attachments", ()):
                yield each, f"attached to {card['name']}"
        for province in player["provinces"]:
            for card in province["cards"]:
                yield card, f"in {own} province {place(player, province)}"
            for each in province.get("regions", ()):
                yield each, f"in play at {own} province {place(player, province)}"
        for pile, where in PILES:
            for card in player.get(pile, ()):
                yield card, f"in {own} {where}"
    for card in view["resolving"]:
        yield card, "resolving"
