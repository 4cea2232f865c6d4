"""Cards of one title: which a player has already, so that another may not join them."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.rulesets.ccg.facts import IN_PLAY, SINGULAR, UNIQUE
from gorin.rulesets.ccg.state import Game


def titled(s: Game, c: int, mask: int) -> int:
    """Those of a set with the same title as a card; a card without a title shares it with none."""
    faces, kind = s.box.faces, s.kind
    title, other = faces[kind[c]].title, s.box.second_titles
    out = 0
    for x in bits(mask):
        if x != c and ((faces[kind[x]].title == title and title >= 0) or (other and share_title(s, c, x))):
            out |= 1 << x
    return out


def share_title(s: Game, one: int, two: int) -> bool:
    """Is one of the titles of a card one of the other's? Some have two."""
    first, second = ({s.box.faces[s.kind[c]].title, s.box.second_titles.get(s.kind[c], -1)} - {-1} for c in (one, two))
    return bool(first & second)


def duplicates(s: Game, c: int, who: int) -> bool:
    """Does the player control a card of this title already that is Unique or Singular? In some editions a Unique card
    of another player's is as bad."""
    p = s.p
    only_one = p[UNIQUE] | p[SINGULAR]
    if not only_one >> c & 1:
        return False
    if not s.box.rules.edition.unique_among_all:
        return bool(titled(s, c, p[IN_PLAY] & s.ctl[who] & only_one))
    unique = p[UNIQUE] >> c & 1 and titled(s, c, p[IN_PLAY] & p[UNIQUE])
    return bool(unique or has_singular(s, c, who))


def has_singular(s: Game, c: int, who: int) -> bool:
    """Does the player control a Singular card already with the title of this one, which is Singular, too?"""
    singular = s.p[SINGULAR]
    return bool(singular >> c & 1 and titled(s, c, s.p[IN_PLAY] & s.ctl[who] & singular))


def has_already(s: Game, c: int, who: int) -> bool:
    """May the player not take control of this card in play, for a card he controls? Where a Unique card keeps others
    from entering play whoever has it, it says nothing of who controls which."""
    return has_singular(s, c, who) if s.box.rules.edition.unique_among_all else duplicates(s, c, who)
