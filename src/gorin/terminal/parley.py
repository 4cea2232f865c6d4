"""Treaties at the terminal: `treaty …` as it is typed, and what there is to be said about those of the table.

treaty                                              what is offered, and what stands
treaty offer B 3: no conflict B 1; "I wait." phase  3 at stake; my promise; yours
treaty counter 4 2: pass 1; no defense A game       in the place of offer 4
treaty agree 4, treaty decline 4, treaty dissolve 2, keep 2, accuse 2, confess 2, deny 2
"""

from __future__ import annotations

from typing import Any

from gorin.errors import IllegalChoice
from gorin.sim.game import Game

ABOUT_AN_OFFER = ("agree", "decline")
ABOUT_A_TREATY = ("dissolve", "keep", "accuse", "confess", "deny")
ABOUT_SOMEBODY = ("no conflict", "conflict", "no defense")
HOW = "For instance: treaty offer B 3: no conflict B 1; pass phase"


def treaties(game: Game) -> list[str]:
    """What is offered and what stands, a sentence each, and what can be typed."""
    said = [x["words"] for x in (*game.table.offers, *game.table.treaties)]
    return [*(said or ["Nothing is offered, and no treaty stands."]), HOW + "; treaty agree 4; treaty dissolve 2."]


def meant(game: Game, typed: str) -> dict[str, Any]:
    """The aside that was typed; IllegalChoice says what is wrong with it."""
    do, _, rest = typed.partition(" ")
    if do in ABOUT_AN_OFFER or do in ABOUT_A_TREATY:
        return {"do": do, "offer" if do in ABOUT_AN_OFFER else "treaty": number(rest, do)}
    if do not in ("offer", "counter"):
        deeds = ", ".join(("offer", "counter", *ABOUT_AN_OFFER, *ABOUT_A_TREATY))
        raise IllegalChoice(f"'{do}' is nothing to be done about a treaty; there is {deeds}.")
    head, colon, both = rest.partition(":")
    words, (mine, semicolon, yours) = head.split(), both.partition(";")
    if len(words) != 2 or not colon or not semicolon:
        raise IllegalChoice(f"An offer names the other player, the value and two promises. {HOW}.")
    whom = {"to": seat(game, words[0])} if do == "offer" else {"offer": number(words[0], do)}
    terms = {"value": number(words[1], do), "mine": promise(game, mine), "yours": promise(game, yours)}
    return {"do": do, **whom, **terms}


def promise(game: Game, typed: str) -> dict[str, Any]:
    """`no conflict B 1`, `pass phase`; whatever else stands before the time is a promise in free words."""
    body, _, last = typed.strip().rpartition(" ")
    body = body.strip()
    time: str | int = int(last) if last.isascii() and last.isdecimal() and len(last) < 3 else last
    if body == "pass":
        return {"promise": "pass", "for": time}
    what, _, about = body.rpartition(" ")
    if what in ABOUT_SOMEBODY:
        return {"promise": what, "against": seat(game, about), "for": time}
    return {"promise": "words", "words": body.strip("\"'“”"), "for": time}


def seat(game: Game, typed: str) -> int:
    """A player by letter."""
    letters = [game.rules.seat_name(seat) for seat in range(game.seats)]
    if typed.upper() not in letters:
        raise IllegalChoice(f"'{typed}' is no player; the players are {', '.join(letters)}.")
    return letters.index(typed.upper())


def number(typed: str, do: str) -> int:
    """The number of an offer or a treaty, or what is at stake."""
    text = typed.strip()
    if not text.isascii() or not text.isdecimal() or len(text) > 8:
        raise IllegalChoice(f"'{do}' needs a number, not '{text}'. {HOW}.")
    return int(text)
