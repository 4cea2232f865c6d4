"""Memories in a table's string, by the names their box gives them.

remembered conflicts won this phase A=2                          A has done it twice
remembered conflicts declared against you this phase A/B=1       A has done it once, as B sees it
remembered played this phase of A Plain Guest                    it has happened to that card in play
"""

from __future__ import annotations

import re

from gorin.errors import NotationError
from gorin.kernel.notation import fold
from gorin.rulesets.lcg.facts import IN_PLAY, REMOVED
from gorin.rulesets.lcg.lasting.memories import FIRST, count
from gorin.rulesets.lcg.state import Game

DONE = re.compile(r"^remembered (.+ this \w+) ([A-H])(?:/([A-H]))?=(\d+)$")
BEFELL = re.compile(r"^remembered (.+ this \w+) of ([A-H]) (.+)$")


def written(s: Game) -> list[str]:
    """What is remembered, one part of a line each, whatever numbers the cards have."""
    out = []
    for key, n in sorted(s.used.items()):
        if key[1] > FIRST:
            continue
        memory = s.box.memory_list[FIRST - key[1]]
        if s.p[REMOVED] and not anybody_remembers(s, memory.name):
            continue
        if memory.deed.of_cards:
            card = key[2]
            if s.inc[card] == key[3] and s.p[IN_PLAY] >> card & 1:
                title = s.box.faces[s.kind[card]].name
                out += [f"remembered {memory.name} of {chr(65 + s.holder[card])} {title}"] * n
        elif memory.deed.mutual:
            out.append(f"remembered {memory.name} {chr(65 + key[2])}/{chr(65 + key[3])}={n}")
        elif key[2] == key[3]:  # all see it alike
            out.append(f"remembered {memory.name} {chr(65 + key[2])}={n}")
    return sorted(out)


def anybody_remembers(s: Game, name: str) -> bool:
    """Is a card that speaks of it still in the game?"""
    out = s.p[REMOVED]
    return any(kind in s.box.rememberers[name] and not out >> c & 1 for c, kind in enumerate(s.kind))


def recall(s: Game, text: str) -> None:
    """Remember what one such part says; the cards lie where they belong by now."""
    done, befell = DONE.match(text), BEFELL.match(text)
    found = done or befell
    if found is None:
        raise NotationError(f"{text!r} says nothing that is remembered; write '… this phase A=2'.")
    number = s.box.memories.get(found[1])
    if number is None or s.box.memory_list[number].deed.of_cards != (befell is not None):
        raise NotationError(f"No card on this table remembers {found[1]!r}.")
    period = s.box.memory_list[number].period
    if befell is not None:
        mine = [c for c in range(len(s.kind)) if s.p[IN_PLAY] >> c & 1 and s.holder[c] == ord(befell[2]) - 65]
        cards = [c for c in mine if fold(s.box.faces[s.kind[c]].name) == fold(befell[3])]
        fresh = [c for c in cards if (period, FIRST - number, c, s.inc[c]) not in s.used]
        if not cards:
            raise NotationError(f"{befell[2]} has no {befell[3]!r} in play to remember something of.")
        card = (fresh or cards)[0]
        count(s, (period, FIRST - number, card, s.inc[card]), 1)
    elif done is not None:
        seats = [ord(done[3]) - 65] if done[3] else range(s.box.seats)
        for you in seats:
            count(s, (period, FIRST - number, ord(done[2]) - 65, you), int(done[4]))
