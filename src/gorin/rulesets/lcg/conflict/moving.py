"""Conflicts that do not stay what they were: at another province, at several, of another type, over early."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.events import RULEBOOK, Event
from gorin.language.calling import ANYTHING
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.conflict.opportunities import provinces_of
from gorin.rulesets.lcg.conflict.resolving import close_conflict
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import ATTACKING, DEFENDING, FACEUP
from gorin.rulesets.lcg.prohibitions.bars import ATTACKED, barred_to_rules
from gorin.rulesets.lcg.rings.pools import is_contested
from gorin.rulesets.lcg.state import ATTACKER, DEFENDER, ON, RING, SWITCHES, TARGET, TYPE, Game

# --- another place, another type ------------------------------------------------------------------------------------


@called(reads=(ANYTHING,))
def movable_to(s: Game) -> int:
    """The provinces to which the conflict may move: the defending player's that could be attacked now."""
    if not s.con[ON]:
        return 0
    return provinces_of(s, s.con[DEFENDER]) & ~s.attacked


@happens(ev.MOVE_CONFLICT)
def move_conflict(s: Game, e: Event, after: list[Event]) -> bool:
    """The ring moves to another province, or the conflict is there too; a facedown one is turned faceup at once."""
    b = 1 << e.card
    if not movable_to(s) & b:
        return False
    if not e.n:
        s.attacked &= ~(1 << s.con[TARGET])
        s.con[TARGET] = e.card
    s.attacked |= b
    if not s.p[FACEUP] & b:
        after.append(Event(ev.REVEAL, e.card, s.holder[e.card], tag=RULEBOOK))
    return True


@happens(ev.SWITCH_TYPE)
def switch_type(s: Game, e: Event, after: list[Event]) -> bool:
    """Military becomes political, political military; the element stays."""
    if not s.con[ON]:
        return False
    s.con[TYPE] ^= 1
    s.con[SWITCHES] += 1
    if is_contested(s, s.con[RING]):
        s.ring_side[s.con[RING]] = s.con[TYPE]
    return True


def unattackable(s: Game) -> int:
    """Attacked provinces that cannot be attacked any more."""
    return int(s.attacked & barred_to_rules(s, ATTACKED)) if s.con[ON] else 0


def leave_province(s: Game, found: int, after: list[Event]) -> None:
    """The conflict is not there any more; if it is nowhere, it ends at once."""
    rest = s.attacked & ~found
    if not rest:
        after += ending_early(s)
        return
    s.attacked = rest
    if not rest >> s.con[TARGET] & 1:
        s.con[TARGET] = bits(rest)[0]
    derive(s)


# --- over early -----------------------------------------------------------------------------------------------------


@called()
def ending_early(s: Game, source: int = -1, act: int = 0) -> list[Event]:
    """Everything that happens when a conflict ends before it is resolved.
    Decision: its participants go home bowed, as rr.clarify-agasha-taiko.2 and rr.participating.15 have it."""
    tag = RULEBOOK if source < 0 else 0
    there = bits(s.p[ATTACKING] | s.p[DEFENDING])
    return [
        *(Event(ev.SEND_HOME, c, s.holder[c], 0, source, act, tag) for c in there),
        Event(ev.END_CONFLICT, -1, s.con[ATTACKER], 0, source, act, tag),
    ]


@happens(ev.END_CONFLICT)
def ends_early(s: Game, e: Event, after: list[Event]) -> bool:
    """Without a winner; the ring goes to the unclaimed pool. The conflict's frame goes on with 3.3."""
    if not s.con[ON]:
        return False
    after += close_conflict(s)
    return True
