"""Why, in one sentence of the players' words: what an option would change on the table.

The sentences compare two tables the player has imagined. A card the player may not know is never named.
"""

from __future__ import annotations

from gorin.agents.ccg.outlook import army_of
from gorin.agents.ccg.worth import hand_worth, lands_worth, people_worth
from gorin.agents.choosing import most
from gorin.kernel.bits import bits
from gorin.rulesets.accounts import listing, seat_name
from gorin.rulesets.ccg.battle_masks import ATTACKERS, DEFENDERS, at, attacks, away, current_field, takes_part
from gorin.rulesets.ccg.masks import (
    Game,
    bowed,
    dishonorable,
    for_you,
    hand,
    in_play,
    name,
    people,
    rings,
    strength,
)

MOST = 3  # things worth saying


def cards(s: Game, you: int, mask: int) -> str:
    """Some cards, as a list."""
    return listing([for_you(s, you, c) for c in bits(mask)])


def changes(before: Game, after: Game, you: int) -> str:
    """What is different afterwards, the weightiest first: "Doji Genshin is bowed and you gain 2 Honor"."""
    return listing(differences(before, after, you)[:MOST])


def gain(before: Game, after: Game, you: int) -> str:
    """What is better afterwards, where nothing on the table can be pointed at."""
    gains: dict[str, float] = {}
    for q in range(after.box.seats):
        who, better, sign = ("your", "better", 1) if q == you else (f"{seat_name(q)}'s", "worse", -1)
        for what, value in (("Personalities are", people_worth), ("provinces are", lands_worth)):
            gains[f"{who} {what} {better} then"] = sign * (value(after, q) - value(before, q))
        gains[f"{who} hand is {better} then"] = sign * (hand_worth(after, q, you) - hand_worth(before, q, you))
    here = current_field(after) >= 0
    return most(gains, "your chances in the battle are better then" if here else "what you can buy next is better then")


def sets_apart(before: Game, after: Game, other: Game, you: int) -> str:
    """What one outcome changes and another does not."""
    shared = differences(before, other, you)
    return listing([x for x in differences(before, after, you) if x not in shared][:MOST])


def differences(before: Game, after: Game, you: int) -> list[str]:
    """Everything worth saying about what happened between two tables."""
    if after.winner >= 0:
        return ["you win the game" if after.box.teams[you] >> after.winner & 1 else "you lose the game"]
    return [*_battle(before, after, you), *_in_play(before, after, you), *_players(before, after, you)]


def _battle(a: Game, b: Game, you: int) -> list[str]:
    out = []
    for q in range(b.box.seats):
        for c in a.provinces[q]:
            if c not in b.provinces[q]:
                out.append(f"{name(a, c)} is destroyed")
    field = current_field(a)
    if field >= 0 and current_field(b) == field and takes_part(a, you):
        was, now = standing(a, you, field), standing(b, you, field)
        if was != now:
            out.append(f"the battle goes from {was} to {now}")
    return out


def standing(s: Game, you: int, field: int) -> str:
    """How a battle stands for you: "winning by 2", "losing the province"."""
    attack, defense = army_of(s, at(s, ATTACKERS, field)), army_of(s, at(s, DEFENDERS, field))
    by = int(attack.force - defense.force)
    mine = attacks(s, you)
    if attack.cards and by > strength(s, field):
        return f"{'destroying' if mine else 'losing'} the province"
    if by == 0 or not (attack.cards and defense.cards):
        return "a draw"
    return f"{'winning' if (by > 0) == mine else 'losing'} by {abs(by)}"


def _in_play(a: Game, b: Game, you: int) -> list[str]:
    out = []
    there, here = in_play(a), in_play(b)
    both, persons = there & here, people(a) | people(b)
    gone, was_gone = away(b), away(a)
    facts = (
        ("leaves play", "leave play", there & ~here),
        ("enters play", "enter play", here & ~there),
        ("is bowed", "are bowed", both & persons & bowed(b) & ~bowed(a)),
        ("straightens", "straighten", both & persons & bowed(a) & ~bowed(b)),
        ("is dishonored", "are dishonored", both & dishonorable(b) & ~dishonorable(a)),
        ("is rehonored", "are rehonored", both & dishonorable(a) & ~dishonorable(b)),
        ("goes home", "go home", both & was_gone & ~gone),
        ("joins the battle", "join the battle", both & gone & ~was_gone),
    )
    for one, many, mask in facts:
        if mask:
            out.append(f"{cards(b if mask & here else a, you, mask)} {one if mask.bit_count() == 1 else many}")
    for c in bits(here & persons):
        for x in bits(b.att[c] & ~(a.att[c] if c < len(a.att) else 0)):
            out.append(f"{for_you(b, you, c)} bears {for_you(b, you, x)}")
    if here & ~there & rings(b) & b.ctl[you]:
        out.append("enlightenment comes nearer")
    return out


def _players(a: Game, b: Game, you: int) -> list[str]:
    out = []
    for q in range(b.box.seats):
        who, s = ("you", "") if q == you else (f"{seat_name(q)}", "s")
        n = b.honor[q] - a.honor[q]
        if n:
            out.append(f"{who} {'gain' if n > 0 else 'lose'}{s} {abs(n)} Honor")
        if b.favor == q != a.favor:
            out.append(f"{who} take{s} the Imperial Favor")
        drawn = hand(b, q).bit_count() - hand(a, q).bit_count()
        if drawn > 0 or (drawn < 0 and q != you):
            cards_ = f"{abs(drawn)} card{'s' if abs(drawn) > 1 else ''}"
            out.append(f"{who} {'draw' if drawn > 0 else 'lose'}{s} {cards_}")
    return out
