"""3.2 Conflict resolution: comparing, breaking, claiming, going home."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.derive import derive
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import framework, goto, push
from gorin.kernel.sequences import Step
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.stats import stat, total
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.codecs import ending, taken_over
from gorin.rulesets.lcg.conflict import declaring
from gorin.rulesets.lcg.conflict.ring_effects import resolve_ring
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import ATTACKING, BOWED, BROKEN, DEFENDING, EVADED, STAYS
from gorin.rulesets.lcg.lasting.dependencies import touch
from gorin.rulesets.lcg.lasting.edicts import ACTS_FIRST, under
from gorin.rulesets.lcg.places.periods import over
from gorin.rulesets.lcg.playing.refilling import refill_step
from gorin.rulesets.lcg.playing.windows import action_window
from gorin.rulesets.lcg.prohibitions.bars import judges
from gorin.rulesets.lcg.rings.numbers import NO_RING, Claim
from gorin.rulesets.lcg.rings.pools import is_contested
from gorin.rulesets.lcg.sides import attacker_won, cards_of, defenders_declared_by, losers
from gorin.rulesets.lcg.state import (
    ATTACKER,
    ATTACKING_PLAYERS,
    BROKE,
    BY,
    CLAIMER,
    CLAIMING,
    DEFENDER,
    IN_CONFLICT,
    NO_CONFLICT,
    ON,
    RESOLVER,
    RING,
    STRENGTH,
    UNOPPOSED,
    WINNER,
    Game,
)

WHO: Final = declaring.WHO
ANSWER: Final = declaring.ANSWER


def conflict_actions(s: Game, f: Frame) -> None:
    """3.2.2: the defending player has the first opportunity, unless an effect says otherwise."""
    first = s.con[DEFENDER]
    if s.constant_effects or s.lasting:
        first = next((q for q in bits(s.con[ATTACKING_PLAYERS]) if under(s, ACTS_FIRST, q)), first)
    action_window(s, first, fight=True)


# --- 3.2.3 ----------------------------------------------------------------------------------------------------------


def outcome(s: Game) -> tuple[int, int, int]:
    """Winner (-1: nobody), skill difference, whether it is unopposed, if the result were determined now: the higher
    total wins, the attacker in case of a tie; at least 1 skill and one participating character."""
    con, p = s.con, s.p
    attack, defense = total(s, True), total(s, False)
    a = attack >= 1 and p[ATTACKING]
    d = defense >= 1 and p[DEFENDING]
    if a and (attack >= defense or not d):
        return con[ATTACKER], attack - defense, 0 if p[DEFENDING] & cards_of(s, False) else 1
    if d:
        return con[DEFENDER], defense - attack, 0
    return -1, 0, 0


def compare_skill(s: Game, f: Frame) -> None:
    """The totals are compared, and again when the interrupts to winning are over."""
    winner, by, _ = outcome(s)
    if winner >= 0:
        emit(s, (Event(ev.WIN, player=winner, n=by, tag=RULEBOOK),))


@judges(ev.WIN)
def still_wins(s: Game, e: Event) -> Event | None:
    """Skill is recalculated just before the conflict is won."""
    winner, by, _ = outcome(s)
    if winner < 0:
        return None
    return e if (winner, by) == (e.player, e.n) else e._replace(player=winner, n=by)


@happens(ev.WIN, touches=("lost", f"con{WINNER}", f"con{BY}", f"con{UNOPPOSED}"))
def win(s: Game, e: Event, after: list[Event]) -> bool:
    con = s.con
    con[WINNER], con[BY], con[UNOPPOSED] = outcome(s)
    for q in losers(s, e.player):
        s.lost[q] += 1
    return True


def no_winner(s: Game, f: Frame) -> None:
    """If nobody won, the ring returns at once."""
    ring = s.con[RING]
    if s.con[WINNER] < 0 and is_contested(s, ring):
        emit(s, (Event(ev.RETURN_RING, n=ring, tag=RULEBOOK),))


# --- 3.2.4 to 3.2.8 -------------------------------------------------------------------------------------------------


def apply_unopposed(s: Game, f: Frame) -> None:
    """Each player of the side without defenders loses honor."""
    loss = s.box.rules.format.unopposed_loss
    if loss and attacker_won(s) and s.con[UNOPPOSED]:
        who = defenders_declared_by(s)
        emit(s, tuple([Event(ev.LOSE_HONOR, player=q, n=loss, tag=RULEBOOK | ev.UNDEFENDED) for q in who]))


def break_province(s: Game, f: Frame) -> None:
    """Winner and difference are those of 3.2.3; the strength of each attacked province is read now. What the attacker
    discards from a province that breaks is part of the break (spoils.py)."""
    if attacker_won(s):
        events = [
            Event(ev.BREAK, c, s.con[ATTACKER], tag=RULEBOOK)
            for c in bits(s.attacked & ~s.p[BROKEN])
            if s.con[BY] >= stat(s, c, STRENGTH)
        ]
        if events:
            emit(s, tuple(events))


@happens(ev.RING_GOES_TO)
def ring_goes_to(s: Game, e: Event, after: list[Event]) -> bool:
    """Somebody else than usual resolves the contested ring's effect in 3.2.6, or claims it in 3.2.7."""
    if not s.con[ON]:
        return False
    resolves, claims = taken_over(e.n)
    if resolves:
        s.con[RESOLVER] = e.player
    if claims:
        s.con[CLAIMER] = e.player
    return True


def resolve_contested_ring(s: Game, f: Frame) -> None:
    """A conflict without a ring has no effect to resolve."""
    if s.con[RING] == NO_RING:
        return
    if s.con[RESOLVER] >= 0:
        resolve_ring(s, s.con[RESOLVER], s.con[RING], may=True)
    elif attacker_won(s):
        resolve_ring(s, s.con[ATTACKER], s.con[RING], may=True)


def claim_ring(s: Game, f: Frame) -> None:
    who = s.con[CLAIMER] if s.con[CLAIMER] >= 0 else s.con[WINNER]
    if who >= 0 and is_contested(s, s.con[RING]):
        emit(s, (Event(ev.CLAIM, player=who, n=Claim(s.con[RING]).number, tag=RULEBOOK),))


def claimed(s: Game, f: Frame) -> None:
    """The ring is contested no more once all reactions to its being claimed are over."""
    if s.con[CLAIMING]:
        s.con[CLAIMING] = 0
        touch(s, "ring claimed")


def go_home(s: Game, f: Frame) -> None:
    """Ready participants bow, all return home, at once."""
    p = s.p
    events = []
    for c in bits(p[ATTACKING] | p[DEFENDING]):
        if not (p[BOWED] | p[STAYS]) >> c & 1:
            events.append(Event(ev.BOW, c, s.holder[c], ev.FROM_CONFLICT, tag=RULEBOOK))
        events.append(Event(ev.RETURN_HOME, c, s.holder[c], tag=RULEBOOK))
    if events:
        emit(s, tuple(events))


# --- 3.3 ------------------------------------------------------------------------------------------------------------


def end_conflict(s: Game, f: Frame) -> None:
    """3.3: what lasted until the end of the conflict is over before anything can happen at its end."""
    f.regs[ANSWER] = ending(s.con[BROKE], s.con[WINNER])
    lasted = s.lasting, s.gained
    back = close_conflict(s)
    if (s.lasting, s.gained) != lasted:
        derive(s)
    else:
        touch(s, "conflict over")
    emit(s, (Event(ev.LAPSE, n=IN_CONFLICT, tag=RULEBOOK), *back))


def conflict_ended(s: Game, f: Frame) -> None:
    """3.3: a moment of its own. The event tells who attacked, whether a province broke and who won (codecs.ending)."""
    emit(s, (Event(ev.CONFLICT_ENDS, player=f.regs[WHO], n=f.regs[ANSWER], tag=RULEBOOK),))


def close_conflict(s: Game) -> list[Event]:
    """Nobody participates any more, and what lasted is over; what comes back by that does so by events. What follows
    from it is yet to be derived."""
    s.p[ATTACKING] = s.p[DEFENDING] = s.p[EVADED] = 0
    ring = s.con[RING]
    if is_contested(s, ring):
        s.ring_place[ring] = s.box.rules.format.rings.returns_to(s, ring)
    s.con[:] = NO_CONFLICT
    s.attacked = 0
    s.actions = [0] * s.box.seats
    return over(s, IN_CONFLICT)


def unless_over(step: Step) -> Step:
    """A step of a conflict that is skipped if the conflict has ended already."""

    def guarded(s: Game, f: Frame) -> None:
        if s.con[ON]:
            step(s, f)
        else:
            f.regs[ANSWER] = 0
            goto(s, f, "3.3 conflict ends")

    return guarded


CONFLICT: Final = framework(
    "lcg: conflict",
    ("3.2 declare or pass", declaring.declare_or_pass),
    ("3.2 before declaring", declaring.before_declaring),
    ("3.2 choose an opponent", declaring.choose_opponent),
    ("3.2 defenders first", declaring.first_defenders),
    ("3.2 another first defender", declaring.first_defender_chosen),
    ("3.2 first defenders declared", declaring.first_defended),
    ("3.2 ring by defender", declaring.ring_by_defender),
    ("3.2 declare conflict", declaring.declare_type),
    ("3.2 passed?", declaring.declare_province),
    ("3.2 province", declaring.choose_province),
    ("attackers", declaring.choose_attackers),
    ("3.2 another attacker", declaring.chosen_attacker),
    ("3.2 covert", declaring.choose_covert),
    ("3.2 rings", declaring.rings_of_the_attack),
    ("3.2 declared", declaring.declared),
    ("3.2.1 declare defenders", unless_over(declaring.choose_defenders)),
    ("3.2.1 another defender", unless_over(declaring.chosen_defender)),
    ("3.2.1 defenders declared", unless_over(declaring.defended)),
    ("3.2.2 conflict action window", unless_over(conflict_actions)),
    ("3.2.3 compare skill", unless_over(compare_skill)),
    ("3.2.3 no winner?", unless_over(no_winner)),
    ("3.2.4 apply unopposed", unless_over(apply_unopposed)),
    ("3.2.5 break province", unless_over(break_province)),
    ("3.2.5 refill", unless_over(refill_step)),
    ("3.2.6 resolve ring effects", unless_over(resolve_contested_ring)),
    ("3.2.7 claim ring", unless_over(claim_ring)),
    ("3.2.7 claimed", unless_over(claimed)),
    ("3.2.8 return home", unless_over(go_home)),
    ("3.3 lasting effects end", end_conflict),
    ("3.3 conflict ends", conflict_ended),
    registers=declaring.REGISTERS,
)


@called()
def start_conflict(s: Game, who: int, mode: int = 0) -> None:
    """A player's opportunity to declare a conflict; with no legal conflict it passes by itself."""
    push(s, CONFLICT, (who, 0, 0, 0, -1, 0, -1, mode, 0, -1, -1))
