"""What lies on a table, in words: small readers of a player's view that both games share."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]
Prices = dict[int, int]  # what cards cost their player now, by id

MARKS = ("bowed", "honored", "dishonored", "dishonorable", "tainted")


def letter(seat: int) -> str:
    """Seats are called A, B, C, …"""
    return chr(ord("A") + seat)


def yours(view: View, seat: int) -> bool:
    """Is this seat you? To one who only watches, nobody is."""
    return bool(seat == view["you"] and not view.get("watching"))


def who(view: View, seat: int) -> str:
    """A player as you speak of him or her: "you", or a letter."""
    return "you" if yours(view, seat) else letter(seat)


def whose(view: View, seat: int) -> str:
    """ "your", or "B's"."""
    return "your" if yours(view, seat) else f"{letter(seat)}'s"


def does(view: View, seat: int, yours_: str, theirs: str) -> str:
    """ "you win", "B wins"."""
    return f"{who(view, seat)} {yours_ if yours(view, seat) else theirs}"


def name(view: View, seat: int) -> str:
    """ "A (you)", "B"."""
    return f"{letter(seat)} (you)" if yours(view, seat) else letter(seat)


def players(view: View) -> list[View]:
    """The others first, you last: as they sit around the table."""
    you = view["you"]
    return [each for each in view["players"] if each["seat"] != you] + [view["players"][you]]


def laid_open(view: View) -> set[int]:
    """Whose sides are shown in full: of two players both; at a larger table yours, those who fight and those asked for;
    the others are folded into a few lines."""
    if len(view["players"]) == 2 or "all" in view.get("open", ()):
        return set(range(len(view["players"])))
    return {view["you"], *view.get("fighting", ()), *view.get("open", ())}


def standing_name(view: View, player: View) -> str:
    """A player with what must be known first: "B, your team", "C, out of the game"."""
    said = name(view, player["seat"])
    if player.get("out"):
        return f"{said}, out of the game"
    if "team" not in player or yours(view, player["seat"]):
        return said
    mine = player["team"] == view["players"][view["you"]]["team"] and not view.get("watching")
    return f"{said}, your team" if mine else f"{said}, team {player['team'] + 1}"


def marks(card: View) -> list[str]:
    """Bowed, honored, …"""
    return [mark for mark in MARKS if card.get(mark)]


def called(card: View) -> str:
    """A card's name, or what can be seen of it; with what it is printed as, if it looks like another."""
    if "name" not in card:
        return "facedown card"
    return f"{card['name']} (printed {card['printed']})" if "printed" in card else str(card["name"])


def attached(card: View) -> list[str]:
    """What is attached to a card, each with its marks and a controller who is not the bearer's."""
    out = []
    for each in card.get("attachments", ()):
        facts = marks(each)
        if "controller" in card and each["controller"] != card["controller"]:
            facts.append(f"of {letter(each['controller'])}")
        out.append(called(each) + (f" ({', '.join(facts)})" if facts else ""))
    return out


def cost(card: View, prices: Prices) -> str:
    """ " for 3", where a card can be paid for."""
    return f" for {prices[card['id']]}" if card["id"] in prices else ""


def lying(card: View) -> str:
    """A card that lies in a province: `Kaiu Envoy`, `facedown card`, `Favorable Ground (bowed)`."""
    facts = marks(card)
    if "name" in card and not card["faceup"]:
        facts.append("facedown")
    return called(card) + (f" ({', '.join(facts)})" if facts else "")


def sentence(text: str) -> str:
    """With a capital letter."""
    return text[:1].upper() + text[1:]


def count(n: int, what: str) -> str:
    """`1 card`, `2 cards`"""
    return f"{n} {what}" if n == 1 else f"{n} {what}s"


def comma(facts: list[str]) -> str:
    """`, bowed, honored`"""
    return f", {', '.join(facts)}" if facts else ""


def tail(facts: list[str]) -> str:
    """` (bowed, honored)`"""
    return f" ({', '.join(facts)})" if facts else ""


def warned(player: View) -> str:
    """ "; danger: honor 2, stronghold open": what may soon end the game for a player."""
    found = [each["short"] for each in player.get("dangers", ())]
    return f"; danger: {', '.join(found)}" if found else ""
