"""Titles, and characters that become copies of others for a while: name, cost, base skills, glory, Traits, clan and
text are the copied character's. What is physically printed stays so: its deck, and whatever a card calls "printed"."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.faces import face, listen
from gorin.kernel.rows import add_lasting
from gorin.kernel.sides import held_by
from gorin.language.calling import DEAR
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import became, becoming
from gorin.rulesets.lcg.facts import CHARACTER, CONFLICT, COST_0, COSTS, DYNASTY, IN_PLAY, UNIQUE
from gorin.rulesets.lcg.lasting.kinds import COPIED
from gorin.rulesets.lcg.state import Game

PHYSICAL: Final = (DYNASTY, CONFLICT, *range(COST_0, COST_0 + COSTS))  # planes that tell what is printed


def copied(s: Game) -> int:
    """The characters that are copies of others now."""
    out = 0
    for row in s.lasting:
        if row.what == COPIED:
            out |= row.mask
    return out


def printed(s: Game, c: int) -> int:
    """The face that is physically printed on a card."""
    for row in s.lasting:
        if row.what == COPIED and row.mask >> c & 1:
            return became(row.n)[1]
    return s.kind[c]


def title(s: Game, c: int) -> int:
    """A card's title, as the number of the first face that has it: cards with the same title are copies."""
    return s.box.faces[s.kind[c]].title


def titled(s: Game, wanted: int) -> int:
    """Every card with this title, wherever it is."""
    faces = s.box.faces
    return sum(1 << c for c, kind in enumerate(s.kind) if faces[kind].title == wanted)


def namesakes(s: Game, c: int) -> int:
    """Other cards in play whose title or printed title is this unique card's."""
    faces = s.box.faces
    wanted = {faces[s.kind[c]].title}
    changed = copied(s) if s.lasting else 0
    if changed >> c & 1:
        wanted.add(faces[printed(s, c)].title)
    out = 0
    for x in bits(s.p[IN_PLAY] & (s.p[UNIQUE] | changed)):
        if x != c and (faces[s.kind[x]].title in wanted or (changed >> x & 1 and faces[printed(s, x)].title in wanted)):
            out |= 1 << x
    return out


def may_become(s: Game, c: int, of: int) -> bool:
    """May this character become a copy of that one? Not with the same title; of a unique one only if neither its owner
    nor its controller owns or controls a copy of it.
    Decision: a copy in play is meant, for decks and hands are hidden."""
    faces = s.box.faces
    wanted = faces[printed(s, of)].title
    if c == of or faces[s.kind[c]].title == wanted or not (s.p[CHARACTER] >> c & s.p[CHARACTER] >> of & 1):
        return False
    if not faces[printed(s, of)].definition.unique:
        return True
    whose = (s.owner[c], s.holder[c])
    theirs = [x for x in bits(s.p[IN_PLAY]) if x != c and (s.owner[x] in whose or s.holder[x] in whose)]
    return not any(wanted in (title(s, x), faces[printed(s, x)].title) for x in theirs)


def become_copies(s: Game, e: Event) -> None:
    """The lasting effect begins for each card of its set; `n` is the card that is copied.
    Decision: a copy of a copy takes what is printed on the card it copies (rr.copy-of-a-character.4)."""
    of = printed(s, e.n)
    for c in bits(e.act):
        if may_become(s, c, e.n):
            add_lasting(s, COPIED, 1 << c, becoming(of, printed(s, c)), e.source, e.tag, e.player)
            show(s, c, of)
    listen(s)


def face_anew(s: Game, c: int, before: int) -> None:
    """A copy effect on a card ended: it shows what the latest of the others says, or what is printed."""
    kind = became(before)[1]
    for row in s.lasting:
        if row.what == COPIED and row.mask >> c & 1:
            kind = became(row.n)[0]
    show(s, c, kind)
    listen(s)


def unmask(s: Game, c: int) -> None:
    """A card that changes zone is what is printed on it."""
    for row in s.lasting:
        if row.what == COPIED and row.mask >> c & 1:
            face(s, c, became(row.n)[1])
            listen(s)
            return


def show(s: Game, c: int, kind: int) -> None:
    """It has another face now; what is physically printed stays."""
    b = 1 << c
    physical = [i for i in PHYSICAL if s.p[i] & b]
    face(s, c, kind)
    for i in PHYSICAL:
        s.p[i] &= ~b
    for i in physical:
        s.p[i] |= b


def another_in_play(s: Game, c: int, who: int) -> int:
    """In-play cards with the same title that this player controls or owns, or that the card's owner controls; each
    means all of a team."""
    out, mine, owners = 0, s.box.teams[who], s.box.teams[s.owner[c]]
    for x in bits(namesakes(s, c)):
        if (mine | owners) >> s.holder[x] & 1 or mine >> s.owner[x] & 1:
            out |= 1 << x
    return out


def duplicated(s: Game, c: int, who: int) -> int:
    """The copy in play that a duplicate of this card puts fate on: the player's, or a team-mate's."""
    return another_in_play(s, c, who) & held_by(s, s.box.teams[who])


@called(cost=DEAR)
def may_enter(s: Game, c: int, who: int) -> bool:
    """Unique cards: one per title and player in play."""
    return not s.p[UNIQUE] >> c & 1 or not another_in_play(s, c, who)
