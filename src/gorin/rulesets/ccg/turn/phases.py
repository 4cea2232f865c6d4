"""The turn, in the rulebook's order of phases."""

from __future__ import annotations

from typing import Final, NamedTuple

from gorin.kernel.bits import bits
from gorin.kernel.decisions import FINISHED, SELECT, Option
from gorin.kernel.events import RULEBOOK, STILL, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, ask_card, framework, goto
from gorin.kernel.rows import expire
from gorin.kernel.sequences import Named, Step
from gorin.kernel.sides import foes
from gorin.kernel.turns import next_player
from gorin.kernel.windows import emit
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.dependencies import derive_if
from gorin.rulesets.ccg.bars import HAND_SIZE
from gorin.rulesets.ccg.battle.attack import declare_attack
from gorin.rulesets.ccg.events import happens
from gorin.rulesets.ccg.facts import BOWED, IN_PLAY
from gorin.rulesets.ccg.places.zones import faceup_in, in_hand
from gorin.rulesets.ccg.playing.negation import expire_negations
from gorin.rulesets.ccg.playing.recruiting import recruit, recruits
from gorin.rulesets.ccg.playing.rounds import action_round
from gorin.rulesets.ccg.state import (
    ACTION_PHASE,
    ATTACK_PHASE,
    BATTLE,
    DYNASTY_PHASE,
    END_PHASE,
    EVENTS_PHASE,
    NEXT_TURN,
    PHASE,
    PHASES,
    STRAIGHTEN_PHASE,
    THIRD_TURN,
    TURN,
    Game,
)
from gorin.rulesets.ccg.turn.revealing import events_phase
from gorin.rulesets.ccg.victory import at_turn_start, loses

ANSWER: Final = 0
WHOSE: Final = 1  # the seat + 1


def over(s: Game, periods: tuple[int, ...], *changed: str) -> None:
    """Periods end: what lasted until then is over. `changed`: what is another now."""
    before = s.lasting, s.gained
    for period in periods:
        expire(s, period)
        expire_negations(s, period)
    derive_if(s, before != (s.lasting, s.gained), *changed)


def phase(s: Game, n: int) -> None:
    """A phase begins."""
    s.phase = n
    over(s, (PHASE,), "phase")
    if not ev.unheard(s, ev.PHASE_BEGINS):
        emit(s, (Event(ev.PHASE_BEGINS, -1, s.first, n, tag=RULEBOOK),))


def begin(s: Game, f: Frame) -> None:
    """Honor and Enlightenment win at the start of a turn."""
    at_turn_start(s, s.first)
    if s.winner >= 0:
        return
    s.turn += 1
    s.turns[s.first] += 1
    f.regs[WHOSE] = s.first + 1
    s.phase = s.box.rules.edition.phases[0].number
    over(s, turns_begun(s, s.first), "turns", "turn", "phase")
    emit(s, (Event(ev.TURN_BEGINS, -1, s.first, s.turn, tag=RULEBOOK),))


def turns_begun(s: Game, who: int) -> tuple[int, ...]:
    """The periods that end as a player's turn begins."""
    return (NEXT_TURN + who, THIRD_TURN + who) if s.turns[who] == 3 else (NEXT_TURN + who,)


def straighten_begins(s: Game, f: Frame) -> None:
    phase(s, STRAIGHTEN_PHASE)


def straighten(s: Game, f: Frame) -> None:
    """1: all of the active player's bowed cards."""
    who = s.first
    bowed = s.p[IN_PLAY] & s.p[BOWED] & s.ctl[who]
    if bowed:
        emit(s, tuple([Event(ev.STRAIGHTEN, c, who, 0, -1, 0, RULEBOOK) for c in bits(bowed)]))


def events_begins(s: Game, f: Frame) -> None:
    phase(s, EVENTS_PHASE)


def events(s: Game, f: Frame) -> None:
    """2: provinces are revealed."""
    events_phase(s)


def action_begins(s: Game, f: Frame) -> None:
    phase(s, ACTION_PHASE)


def action(s: Game, f: Frame) -> None:
    """3: the active player has the first opportunity."""
    action_round(s, s.first)


def attack_or_not(s: Game, f: Frame) -> None:
    """4: the active player may declare an attack."""
    options = [Option(SELECT, -1, q) for q in foes(s, s.first)]
    ask(s, s.first, "declare an attack", [*options, FINISHED], ANSWER)


def attack_begins(s: Game, f: Frame) -> None:
    if f.regs[ANSWER] >= 0:
        phase(s, ATTACK_PHASE)


def attack(s: Game, f: Frame) -> None:
    if f.regs[ANSWER] >= 0:
        declare_attack(s, s.first, f.regs[ANSWER])


def dynasty_begins(s: Game, f: Frame) -> None:
    phase(s, DYNASTY_PHASE)


def bring_into_play(s: Game, f: Frame) -> None:
    """5a: in any order, as often as can be paid."""
    ask(s, s.first, "bring into play", [*recruits(s, s.first), FINISHED], ANSWER)


def brought_into_play(s: Game, f: Frame) -> None:
    if f.regs[ANSWER] >= 0:
        goto(s, f, "5a bring cards into play")
        recruit(s, s.first, f.regs[ANSWER])


def discard_faceup(s: Game, f: Frame) -> None:
    """5b: faceup cards may be discarded, one by one; each province is refilled before the next."""
    ask_card(s, s.first, "discard from your provinces", faceup_in(s, s.first), ANSWER, done=True)


def discarded_faceup(s: Game, f: Frame) -> None:
    c = f.regs[ANSWER]
    if c >= 0:
        goto(s, f, "5b discard faceup cards")
        emit(s, (Event(ev.DISCARD, c, s.first, 0, -1, 0, RULEBOOK),))


def end_begins(s: Game, f: Frame) -> None:
    """6: who was dishonored loses now."""
    if s.shamed[s.first]:
        loses(s, s.first, "dishonor")
        return
    phase(s, END_PHASE)


def draw(s: Game, f: Frame) -> None:
    emit(s, (Event(ev.DRAW, -1, s.first, 1, -1, 0, RULEBOOK),))


def too_many(s: Game, f: Frame) -> None:
    """Down to eight cards, unless cards say otherwise."""
    hand = in_hand(s, s.first)
    f.regs[ANSWER] = -1
    most = s.box.rules.edition.most_in_hand
    most += sum([n for what, seats, n, _ in s.mods if what == HAND_SIZE and seats >> s.first & 1])
    if hand.bit_count() > max(0, most):
        ask_card(s, s.first, "discard down to the maximum hand size", hand, ANSWER)


def discarded_too_many(s: Game, f: Frame) -> None:
    c = f.regs[ANSWER]
    if c >= 0:
        goto(s, f, "6 maximum hand size")
        emit(s, (Event(ev.DISCARD, c, s.first, 0, -1, 0, RULEBOOK),))


def turn_ends(s: Game, f: Frame) -> None:
    emit(s, (Event(ev.TURN_ENDS, -1, f.regs[WHOSE] - 1, s.turn, tag=RULEBOOK),))


@happens(ev.TURN_ENDS)
def turn_is_over(s: Game, e: Event, after: list[Event]) -> int:
    """Where it is so, what lasted until the end of the turn is over by now, and the next player is the active one; but
    what may be done once a turn still counts for the old one."""
    if not s.box.rules.edition.turn_passes_as_it_ends:
        return STILL
    used, delayed = s.used, s.delayed
    s.used, s.delayed = {}, ()
    over(s, (TURN, BATTLE, PHASE), "first", "phase")
    s.used, s.delayed = used, delayed
    if s.first == e.player:
        s.first = next_player(s, s.first)
    return True


def next_turn(s: Game, f: Frame) -> None:
    """What lasted until the end of the turn is over; the player to the left is the active player. What would last until
    the next turn of somebody between them who has left the game ends now."""
    last = f.regs[WHOSE] - 1
    if s.first == last:  # who has left the game has passed it on already
        s.first = next_player(s, s.first)
    s.phase = 0
    n = s.box.seats
    skipped = [NEXT_TURN + (last + k) % n for k in range(1, (s.first - last) % n)]
    over(s, (TURN, BATTLE, PHASE, *skipped), "first", "phase")
    f.step = 0


def end_of(n: int) -> Step:
    """The end of a phase, if there was one, is a moment that lies in no phase."""

    def ends(s: Game, f: Frame) -> None:
        if s.phase == n and not ev.unheard(s, ev.PHASE_ENDS):
            emit(s, (Event(ev.PHASE_ENDS, -1, s.first, n, tag=RULEBOOK),))

    return ends


class Phase(NamedTuple):
    """A phase: how it is called, its number in saved games, its steps, and which of them a table that is written down
    waits for. Cards mean a phase by its number."""

    name: str
    number: int
    steps: tuple[Named, ...]
    waits: str


USUAL: Final = (
    Phase(
        PHASES[STRAIGHTEN_PHASE],
        STRAIGHTEN_PHASE,
        (("1 Straighten Phase", straighten_begins), ("1 straighten", straighten)),
        "1 straighten",
    ),
    Phase(
        PHASES[EVENTS_PHASE],
        EVENTS_PHASE,
        (("2 Events Phase", events_begins), ("2 reveal provinces", events)),
        "2 reveal provinces",
    ),
    Phase(
        PHASES[ACTION_PHASE],
        ACTION_PHASE,
        (("3 Action Phase", action_begins), ("3 action round", action)),
        "3 action round",
    ),
    Phase(
        PHASES[ATTACK_PHASE],
        ATTACK_PHASE,
        (("4 attack?", attack_or_not), ("4 Attack Phase", attack_begins), ("4 attack", attack)),
        "4 attack?",
    ),
    Phase(
        PHASES[DYNASTY_PHASE],
        DYNASTY_PHASE,
        (
            ("5 Dynasty Phase", dynasty_begins),
            ("5a bring cards into play", bring_into_play),
            ("5a brought into play", brought_into_play),
            ("5b discard faceup cards", discard_faceup),
            ("5b discarded", discarded_faceup),
        ),
        "5a bring cards into play",
    ),
    Phase(
        PHASES[END_PHASE],
        END_PHASE,
        (
            ("6 End Phase", end_begins),
            ("6 draw", draw),
            ("6 maximum hand size", too_many),
            ("6 discarded", discarded_too_many),
        ),
        "6 draw",
    ),
)


def course(phases: tuple[Phase, ...]) -> tuple[Named, ...]:
    """The steps of a turn with these phases, each with its end."""
    inside = [step for phase in phases for step in (*phase.steps, (f"{phase.name} phase ends", end_of(phase.number)))]
    return (("turn begins", begin), *inside, ("turn ends", turn_ends), ("next turn", next_turn))


TURNS: Final = framework("ccg: turn", *course(USUAL), registers="ii")
