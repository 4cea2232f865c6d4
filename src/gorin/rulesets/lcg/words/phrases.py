"""How this game's words speak of amounts, players and subjects."""

from __future__ import annotations

from gorin.language.english import Voice, listing, possessive
from gorin.language.nodes import Number, Player, Query
from gorin.language.numbers import AsX, Count, ForEach, IfElse, Num, Times, X
from gorin.rulesets.lcg.words.vocabulary import SYMBOLS


def conjugate(v: Voice, who: Player, verb: str) -> str:
    """ "lose" for the one addressed, "that player loses" for others."""
    name = who.english(v)
    if name == v.subject:
        return verb
    if v.subject != "you":  # somebody else decides: "may have you lose 1 honor"
        return f"have {name} {verb}"
    return f"{name} {verb}s"


def so_much(n: Number, what: str, v: Voice) -> str:
    """ "2 honor", "honor equal to the number of holdings you control"."""
    if isinstance(n, ForEach):
        return f"1 {what} for each {v.noun(n.of)}"
    return f"{n.english(v)} {what}" if n.plain else f"{what} equal to {n.english(v)}"


def cards(n: Number, v: Voice) -> str:
    """ "1 card", "2 cards", "cards equal to the number of holdings you control"."""
    if isinstance(n, ForEach):
        return so_much(n, "card", v)
    return "1 card" if n == Num(1) else so_much(n, "cards", v)


def subject(q: Query, v: Voice) -> str:
    """Whom a statement is about: "this character", "each attacking character", "each of those characters"."""
    who = v.each(q)
    return f"each of {who}" if who.startswith("those ") else who


def stat_of(q: Query, what: str, v: Voice) -> str:
    """ "that character's glory", "the glory of each character you control"."""
    who = v.each(q)
    short = not who.startswith("each ") or who.count(" ") == 1
    return f"{possessive(who)} {what}" if short else f"the {what} of {who}"


def to_owner(cards: str, place: str) -> str:
    """Of whom a place is: "its owner's hand", "their owners' hands", "your hand"."""
    own = "from your " in cards and "from your opponent" not in cards
    if own or (cards.startswith("this ") and place == "hand"):
        return f"your {place}"
    many = cards == "them" or cards.startswith(("those ", "up to ", "any number ", "X ")) or cards[0].isdigit()
    return f"their owners' {place}s" if many else f"its owner's {place}"


def each_time(when: str) -> str:
    """ "during [air] conflicts": every time, not once."""
    article, _, rest = when.removeprefix("during ").partition(" ")
    plural = when.startswith("during a") and article in ("a", "an")
    return f"during {rest.replace('conflict', 'conflicts', 1)}" if plural else when


def amounts(changes: list[tuple[str, Number]], v: Voice) -> tuple[str, str]:
    """ "+1[military] and +1[political]", and what the amounts depend on."""
    either = [(name, n) for name, n in changes if isinstance(n, IfElse)]
    if len(either) == len(changes) and len({n.when for _, n in either}) == 1:
        usual, more = [(name, n.other) for name, n in either], [(name, n.then) for name, n in either]
        if all(isinstance(n, Num) for _, n in usual + more):
            return amounts(usual, v)[0], f" ({amounts(more, v)[0]} instead {v.when(either[0][1].when)})"
    parts = [_amount(name, n, v) for name, n in changes]
    tails = {tail for _, tail in parts if tail}
    if len(tails) <= 1 and (all(tail for _, tail in parts) or not any(tail.startswith(FOR_EACH) for tail in tails)):
        return listing([part for part, _ in parts]), "".join(tails)
    parts.sort(key=lambda x: not x[1])  # each amount has a measure of its own; those without one come last
    return listing([part + tail for part, tail in parts]), ""


FOR_EACH = " for each "


def _amount(name: str, n: Number, v: Voice) -> tuple[str, str]:
    """ "+1 glory", and what it depends on."""
    k, of = (n.k, n.of) if isinstance(n, Times) else (1, n)
    if isinstance(n, Num):
        return f"{n.n:+d}{SYMBOLS[name]}".replace("-", "–"), ""
    if isinstance(n, AsX):
        return f"+X{SYMBOLS[name]}", f". X is equal to {n.english(v)}"
    if isinstance(n, X):  # the cost has said what it is
        return f"+X{SYMBOLS[name]}", ""
    if isinstance(of, Count) or of.each(v):
        counted = v.noun(of.of) if isinstance(of, Count) else of.each(v)
        counted = f"other {rest}" if (rest := counted.removeprefix("another ")) != counted else counted
        return f"{k:+d}{SYMBOLS[name]}".replace("-", "–"), FOR_EACH + counted
    return f"+X{SYMBOLS[name]}", f", where X is {n.english(v)}"
