"""What may soon end the game for a player, as everybody can see it: honor near either end, decks, provinces."""

from __future__ import annotations

from gorin.kernel.sides import team_of
from gorin.rulesets.base import Danger
from gorin.rulesets.lcg.attributes.stats import slots_of
from gorin.rulesets.lcg.conflict.opportunities import stronghold_open
from gorin.rulesets.lcg.facts import BROKEN
from gorin.rulesets.lcg.state import SLOTS, Game

FEW_CARDS = 4  # in a deck


def dangers(s: Game, who: int) -> list[Danger]:
    """Those of one player; none for who has left the game."""
    if not s.alive >> who & 1 or not s.round:
        return []
    return [*of_honor(s, who), *of_decks(s, who), *of_provinces(s, who)]


def of_honor(s: Game, who: int) -> list[Danger]:
    """Near 0, or near what wins; teams win together."""
    team = [q for q in team_of(s, who) if s.alive >> q & 1]
    top, n = s.box.rules.format.honor_victory, s.honor[who]
    near = max(2, top // 6)
    out = []
    if n <= near:
        out.append(Danger(f"honor {n}", f"{n} honor left: who has none loses the game."))
    needed = top * len(team_of(s, who))
    together = sum(s.honor[q] for q in team)
    if needed - together <= near:
        text = f"{together} honor of {needed}: who has {needed} wins the game."
        out.append(Danger(f"honor {together} of {needed}", text))
    return out


def of_decks(s: Game, who: int) -> list[Danger]:
    """Nearly empty."""
    out = []
    for i, side in enumerate(("conflict", "dynasty")):
        n = len(s.zones[who * 2 + i])
        if n <= FEW_CARDS:
            left = f"{n or 'No'} card{'' if n == 1 else 's'} left in the {side} deck"
            out.append(Danger(f"{side} deck {n}", f"{left}: when it has run out, its player loses 5 honor."))
    return out


def of_provinces(s: Game, who: int) -> list[Danger]:
    """The stronghold can be attacked; or the last province, where there is none."""
    if stronghold_open(s, who):
        return [Danger("stronghold open", "The stronghold can be attacked: who loses its province loses the game.")]
    slots = [s.province[x] for x in slots_of(who) if s.province[x] >= 0]
    if s.province[who * SLOTS] < 0 and len([c for c in slots if not s.p[BROKEN] >> c & 1]) == 1 < len(slots):
        return [Danger("last province", "One province is left: who loses all of them loses the game.")]
    return []
