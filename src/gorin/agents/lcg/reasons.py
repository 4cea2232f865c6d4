"""Why, in one sentence of the players' words: what an option would change on the table.

The sentences compare two tables the player has imagined. A card the player may not know is never named.
"""

from __future__ import annotations

from collections.abc import Callable

from gorin.agents.choosing import most
from gorin.agents.lcg.worth import characters_worth, hand_worth, provinces_worth
from gorin.kernel.bits import bits
from gorin.rulesets.accounts import listing
from gorin.rulesets.lcg.conflict_masks import attacked, attacks, conflict_on, decided, participating, takes_part, total
from gorin.rulesets.lcg.masks import Game, all_characters, bowed, broken, dishonored, honored, strength
from gorin.rulesets.lcg.masks import hand as held
from gorin.rulesets.lcg.table import Province, Table

MOST = 3  # things worth saying


def card(s: Game, you: int, c: int) -> str:
    """A card as this player may speak of it."""
    found = Table.of(s, you).card(c)
    return found.name or ("a facedown province" if isinstance(found, Province) else "a facedown card")


def cards(s: Game, you: int, mask: int) -> str:
    """Some cards, as a list."""
    return listing([card(s, you, c) for c in bits(mask)])


def changes(before: Game, after: Game, you: int) -> str:
    """What is different afterwards, the weightiest first: "Doji Hotaru is bowed and you gain 1 fate"."""
    return listing(differences(before, after, you)[:MOST])


def gain(before: Game, after: Game, you: int) -> str:
    """What is better afterwards, where nothing on the table can be pointed at."""
    gains: dict[str, float] = {}
    for q in range(after.box.seats):
        who, better, sign = ("your", "better", 1) if q == you else ("your opponent's", "worse", -1)
        for what, value in (("hand", hand(you)), ("characters", characters_worth), ("provinces", provinces_worth)):
            are = "is" if what == "hand" else "are"
            gains[f"{who} {what} {are} {better} then"] = sign * (value(after, q) - value(before, q))
    return most(
        gains, "you stand better then" if not conflict_on(after) else "your chances in the conflict are better then"
    )


def hand(you: int) -> Callable[[Game, int], float]:
    """What a hand is worth, as a player sees it."""
    return lambda s, who: hand_worth(s, who, you)


def sets_apart(before: Game, after: Game, other: Game, you: int) -> str:
    """What one outcome changes and another does not."""
    shared = differences(before, other, you)
    return listing([x for x in differences(before, after, you) if x not in shared][:MOST])


def differences(before: Game, after: Game, you: int) -> list[str]:
    """Everything worth saying about what happened between two tables."""
    if after.winner >= 0:
        return ["you win the game" if after.box.teams[you] >> after.winner & 1 else "you lose the game"]
    return [*_conflict(before, after, you), *_characters(before, after, you), *_players(before, after, you)]


def _conflict(a: Game, b: Game, you: int) -> list[str]:
    out = []
    for c in bits(broken(b) & ~broken(a)):
        out.append(f"{'your province ' if b.ctl[you] >> c & 1 else ''}{card(b, you, c)} breaks")
    if conflict_on(a) and conflict_on(b) and not decided(a) and not decided(b) and takes_part(a, you):
        was, now = standing(a, you), standing(b, you)
        if was != now:
            out.append(f"the conflict goes from {was} to {now}")
    return out


def standing(s: Game, you: int) -> str:
    """How the conflict stands for you: "winning by 2", "losing the province"."""
    by = total(s, True) - total(s, False)
    weakest = min((strength(s, c) for c in bits(attacked(s) & ~broken(s))), default=99)
    mine = attacks(s, you)
    if by >= max(weakest, 0) and total(s, True) > 0:
        return f"{'breaking' if mine else 'losing'} the province by {by - weakest}"
    if by == 0:
        return "a tie for the attacker"
    return f"{'winning' if (by > 0) == mine else 'losing'} by {abs(by)}"


def _characters(a: Game, b: Game, you: int) -> list[str]:
    out = []
    there, here = all_characters(a), all_characters(b)
    both = there & here
    fighting = participating(b) & ~participating(a)
    facts = (
        ("leaves play", "leave play", there & ~here),
        ("enters play", "enter play", here & ~there),
        ("is bowed", "are bowed", both & bowed(b) & ~bowed(a)),
        ("is readied", "are readied", both & bowed(a) & ~bowed(b)),
        ("is honored", "are honored", both & honored(b) & ~honored(a)),
        ("is dishonored", "are dishonored", both & dishonored(b) & ~dishonored(a)),
        ("is no longer honored", "are no longer honored", both & honored(a) & ~honored(b)),
        ("is no longer dishonored", "are no longer dishonored", both & dishonored(a) & ~dishonored(b)),
        ("joins the conflict", "join the conflict", both & fighting),
    )
    for one, many, mask in facts:
        if mask:
            seen = b if mask & here else a
            out.append(f"{cards(seen, you, mask)} {one if mask.bit_count() == 1 else many}")
    for c in bits(here):
        for x in bits(b.att[c] & ~a.att[c]):
            out.append(f"{card(b, you, c)} bears {card(b, you, x)}")
    for c in bits(both):
        n = b.fate[c] - a.fate[c]
        if n:
            out.append(f"{card(b, you, c)} {'receives' if n > 0 else 'loses'} {abs(n)} fate")
    for c in bits(here & ~there):
        if b.fate[c]:
            out.append(f"{card(b, you, c)} stays for {b.fate[c]} more round{'s' if b.fate[c] > 1 else ''}")
    return out


def _players(a: Game, b: Game, you: int) -> list[str]:
    out = []
    for q in range(b.box.seats):
        who, s = ("you", "") if q == you else ("your opponent", "s")
        for what, x, y in (("honor", a.honor[q], b.honor[q]), ("fate", a.pool[q], b.pool[q])):
            if y != x and not (what == "fate" and q == you and y < x):  # what it costs is known
                out.append(f"{who} {'gain' if y > x else 'lose'}{s} {abs(y - x)} {what}")
        drawn = held(b, q).bit_count() - held(a, q).bit_count()
        if drawn > 0 or (drawn < 0 and q != you):
            n = f"{abs(drawn)} card{'s' if abs(drawn) > 1 else ''}"
            out.append(f"{who} draw{s} {n}" if drawn > 0 else f"{who} lose{s} {n}")
    return out
