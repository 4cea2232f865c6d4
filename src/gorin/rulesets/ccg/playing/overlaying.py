"""Overlays: the card in play shows the face of the card that overlays it and is the same card as before.

In some editions the overlaid card lies beneath, one under the other, and the stack keeps its abilities; in others it is
out of the game.
"""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits, low
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.faces import face, listen
from gorin.kernel.fields import Frame
from gorin.kernel.machine import end, framework, push
from gorin.kernel.rows import add_gained
from gorin.kernel.windows import emit
from gorin.kernel.zones import to_owner
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import base, of_clan, stat
from gorin.rulesets.ccg.events import happens
from gorin.rulesets.ccg.facts import CREATED, FACEUP, IN_PLAY, LOYAL, OVERLAID, PERSONALITY, REMOVED, UNIQUE
from gorin.rulesets.ccg.places.stacks import lay_under
from gorin.rulesets.ccg.places.titles import titled
from gorin.rulesets.ccg.places.zones import lift, to_pile
from gorin.rulesets.ccg.playing.gold import can_pay, pay
from gorin.rulesets.ccg.state import COST, EXPERIENCE, NEVER, Game

NEW: Final = 0
ONTO: Final = 1
WHO: Final = 2


def serves(s: Game, you: int, c: int) -> bool:
    """A Loyal Personality serves only his own Clan, and some do not serve others."""
    if s.p[LOYAL] >> c & 1 and not of_clan(s, you) >> c & 1:
        return False
    only = s.box.faces[s.kind[c]].terms.get("controls")
    return only is None or bool(only(s, you, c))


def overlaid_by(s: Game, you: int, c: int) -> int:
    """The player's Personalities this Experienced Personality may be overlaid onto, for which he can pay."""
    level = base(s, c, EXPERIENCE)
    if not level or not serves(s, you, c):
        return 0
    same = titled(s, c, s.p[IN_PLAY] & s.p[PERSONALITY] & s.ctl[you])
    found = [x for x in bits(same) if base(s, x, EXPERIENCE) < level and not a_third(s, c, x)]
    return sum(1 << x for x in found if can_pay(s, you, difference(s, c, x), c))


def a_third(s: Game, c: int, onto: int) -> int:
    """Where Unique cards keep out others of their title whoever has them: is there one besides these two?"""
    if not s.box.rules.edition.unique_among_all or not s.p[UNIQUE] >> c & 1:
        return 0
    return titled(s, c, s.p[IN_PLAY] & s.p[UNIQUE]) & ~(1 << onto)


def difference(s: Game, c: int, onto: int) -> int:
    """The Gold for an overlay: none, but where levels are skipped what the new card is more expensive."""
    skips = base(s, c, EXPERIENCE) - base(s, onto, EXPERIENCE) > s.box.rules.edition.free_levels
    return max(0, stat(s, c, COST) - stat(s, onto, COST)) if skips else 0


def overlay_from_province(s: Game, you: int, c: int, onto: int) -> None:
    """A player overlays a Personality in the Dynasty Phase."""
    push(s, OVERLAYING, (c, onto, you))


def pay_difference(s: Game, f: Frame) -> None:
    r = f.regs
    pay(s, r[WHO], difference(s, r[NEW], r[ONTO]), r[NEW])


def overlays(s: Game, f: Frame) -> None:
    r = f.regs
    end(s)
    if s.ret:
        emit(s, (Event(ev.OVERLAY, r[ONTO], r[WHO], r[NEW], r[NEW], 0, RULEBOOK),))


OVERLAYING: Final = framework(
    "ccg: overlay", ("pay the difference", pay_difference), ("overlay", overlays), registers="ccp"
)


# --- what happens -------------------------------------------------------------------------------------------------


@happens(ev.OVERLAY)
def overlay(s: Game, e: Event, after: list[Event]) -> bool:
    """The card in play shows the new face and is the same card as before. Only Personalities overlay and are overlaid;
    also by effects, a Unique one not where there is a third."""
    c, new = e.card, e.n
    people = s.p[PERSONALITY]
    if not s.p[IN_PLAY] & people & 1 << c or not people >> new & 1 or a_third(s, new, c):
        return False
    stays = s.box.rules.edition.overlaid_stay
    if stays:
        inherit(s, c)
    lift(s, new)
    s.p[OVERLAID if stays else REMOVED] |= 1 << new
    s.p[FACEUP] |= 1 << new
    exchange(s, c, new)
    if stays:
        lay_under(s, new, s.lying[c] & s.p[OVERLAID])
        lay_under(s, c, 1 << new)
    listen(s)
    return True


def exchange(s: Game, c: int, other: int) -> None:
    """Two ids change faces, and with them whose cards they are: cardboard has one owner."""
    one, two = s.kind[c], s.kind[other]
    face(s, c, two)
    face(s, other, one)
    s.owner[c], s.owner[other] = s.owner[other], s.owner[c]
    to_owner(s, other)
    if (s.p[CREATED] >> c ^ s.p[CREATED] >> other) & 1:
        s.p[CREATED] ^= 1 << c | 1 << other


def inherit(s: Game, c: int) -> None:
    """The stack has the printed abilities of the card that is overlaid now, the same copies: uses are counted by card
    and ability, and both stay what they were. Traits are not inherited."""
    for a in s.box.faces[s.kind[c]].abilities:
        if a.slots and not getattr(a.node, "trait", True):
            add_gained(s, a.id, c, NEVER)


@happens(ev.UNCOVER)
def uncover(s: Game, e: Event, after: list[Event]) -> bool:
    """The card that overlays is lost: what lay beneath is there again, without entering play, as the same card."""
    c = e.card
    below = low(s.lying[c] & s.p[OVERLAID])
    if not s.p[IN_PLAY] >> c & 1 or below < 0:
        return False
    s.gained = tuple([row for row in s.gained if row.card != c or s.box.abilities[row.ability].face != s.kind[below]])
    exchange(s, c, below)
    deeper = s.lying[below] & s.p[OVERLAID]
    s.lying[c] &= ~(1 << below)
    s.slot[below] = -1
    lay_under(s, c, deeper)
    s.p[OVERLAID] &= ~(1 << below)
    to_pile(s, below)
    listen(s)
    return True
