"""The phases, every framework step under its own number."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.decisions import FINISHED, PICKS
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, framework, goto, undisturbed
from gorin.kernel.turns import in_order, next_to_act
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.stats import bid_value, slots_of, stat, with_fate
from gorin.rulesets.lcg.conflict.opportunities import declarable_types, pass_conflict, rings_open, whose_opportunity
from gorin.rulesets.lcg.conflict.resolving import start_conflict
from gorin.rulesets.lcg.costs.pools import honor_bid, transfer_by_bids
from gorin.rulesets.lcg.facts import (
    BOWED,
    BROKEN,
    CHARACTER,
    FACEUP,
    HOLDING,
    IN_PLAY,
    IN_PROVINCE,
    ROLE,
)
from gorin.rulesets.lcg.framework.favor import claim_favor, count_winner
from gorin.rulesets.lcg.lasting.dependencies import touch
from gorin.rulesets.lcg.lasting.kinds import STAYS_BOWED
from gorin.rulesets.lcg.lasting.memories import begin_anew
from gorin.rulesets.lcg.places.periods import end_period
from gorin.rulesets.lcg.places.zones import cards_in
from gorin.rulesets.lcg.player_order import order_in, place_in
from gorin.rulesets.lcg.playing.refilling import refill_step
from gorin.rulesets.lcg.playing.windows import action_window
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.provinces.strongholds import stronghold
from gorin.rulesets.lcg.rings.numbers import RingFate
from gorin.rulesets.lcg.rings.pools import claimer
from gorin.rulesets.lcg.state import (
    CONFLICT_PHASE,
    DRAW_PHASE,
    DYNASTY_PHASE,
    FATE_PHASE,
    INCOME,
    PHASE,
    ROUND,
    Game,
)


def begin(s: Game, phase: int) -> None:
    """The beginning of a phase is a moment of its own."""
    s.phase = phase
    if s.box.remembered:
        begin_anew(s, PHASE)
    touch(s, "phase begins")
    emit(s, (Event(ev.PHASE_BEGINS, n=phase, tag=RULEBOOK),))


def phase_over(s: Game, f: Frame) -> None:
    """1.5, 2.6, 3.5: "until the end of the phase" is over before anything happens at the end of it."""
    end_period(s, PHASE)


def end_phase(s: Game, f: Frame) -> None:
    """1.5, 2.6, 3.5, 4.9: the end of a phase is a moment of its own."""
    emit(s, (Event(ev.PHASE_ENDS, n=s.phase, tag=RULEBOOK),))


def actions(s: Game, f: Frame) -> None:
    """An action window: the first player has the first opportunity."""
    action_window(s, s.first)


# --- 1 dynasty ------------------------------------------------------------------------------------------------------


def dynasty_begins(s: Game, f: Frame) -> None:
    begin(s, DYNASTY_PHASE)


def reveal_dynasty(s: Game, f: Frame) -> None:
    """1.2: in player order, the stronghold province first, then from left to right, one card at a time."""
    hidden = s.p[IN_PROVINCE] & ~s.p[FACEUP]
    if not hidden:
        return
    for q in in_order(s):
        for slot in slots_of(q):
            for c in bits(s.lying[slot] & hidden) if s.lying[slot] & hidden else ():
                emit(s, (Event(ev.TURN_FACEUP, c, q, tag=RULEBOOK),))
                if not undisturbed(s, f):
                    f.step -= 1
                    return


def income(s: Game, who: int) -> int:
    """The fate value of a player's stronghold as it is now, or what the format says."""
    return s.box.rules.format.income or stat(s, stronghold(s, who), INCOME)


def collect_fate(s: Game, f: Frame) -> None:
    more = s.box.rules.format.first_player_fate
    collected = [(q, income(s, q) + (more if q == s.first else 0)) for q in in_order(s)]
    emit(s, tuple([Event(ev.GAIN_FATE, player=q, n=n, tag=RULEBOOK) for q, n in collected]))


def play_cards(s: Game, f: Frame) -> None:
    """1.4: opportunities alternate; whoever passes is out for the phase."""
    for q in range(s.box.seats):
        s.passed[q] = 0
    action_window(s, s.first, special=True)


DYNASTY: Final = framework(
    "lcg: dynasty phase",
    ("1.1 dynasty phase begins", dynasty_begins),
    ("1.2 reveal facedown dynasty cards", reveal_dynasty),
    ("1.3 collect fate", collect_fate),
    ("1.4 play cards from provinces", play_cards),
    ("1.5 lasting effects end", phase_over),
    ("1.5 dynasty phase ends", end_phase),
)

# --- 2 draw ---------------------------------------------------------------------------------------------------------


def draw_begins(s: Game, f: Frame) -> None:
    begin(s, DRAW_PHASE)


def bid(s: Game, f: Frame) -> None:
    honor_bid(s, s.alive)


def transfer_honor(s: Game, f: Frame) -> None:
    events = transfer_by_bids(s)
    if events:
        emit(s, events)


def draw_cards(s: Game, f: Frame) -> None:
    emit(s, tuple(Event(ev.DRAW, player=q, n=bid_value(s, q), tag=RULEBOOK) for q in in_order(s) if bid_value(s, q)))


DRAW: Final = framework(
    "lcg: draw phase",
    ("2.1 draw phase begins", draw_begins),
    ("2.2 honor bid, 2.3 reveal honor dials", bid),
    ("2.4 transfer honor", transfer_honor),
    ("2.5 draw cards", draw_cards),
    ("action window", actions),
    ("2.6 lasting effects end", phase_over),
    ("2.6 draw phase ends", end_phase),
)

# --- 3 conflict: registers (turn) -----------------------------------------------------------------------------------


def conflict_begins(s: Game, f: Frame) -> None:
    n = s.box.rules.format.opportunities
    for q in range(s.box.seats):
        s.left[q] = n if s.alive >> q & 1 else 0
        s.declared[q] = s.lost[q] = s.taken[q] = 0
        s.extra[q * 2] = s.extra[q * 2 + 1] = 0
    f.regs[0] = s.first
    begin(s, CONFLICT_PHASE)


def declare_conflict(s: Game, f: Frame) -> None:
    """3.2: the next player with an opportunity declares a conflict or passes."""
    who = whose_opportunity(s, f.regs[0])
    if who < 0:
        goto(s, f, "3.4.1 glory count")
        return
    f.regs[0] = who
    if declarable_types(s, f.regs[0]) and rings_open(s, f.regs[0]):
        start_conflict(s, f.regs[0])
    else:
        pass_conflict(s, f.regs[0])


def next_opportunity(s: Game, f: Frame) -> None:
    """3.3: back to the action window."""
    f.regs[0] = next_to_act(s, f.regs[0])
    goto(s, f, "action window")


def begin_count(s: Game, f: Frame) -> None:
    """3.4.1: the beginning of a glory count is a moment of its own."""
    emit(s, (Event(ev.GLORY_COUNT, tag=RULEBOOK),))


def claim_by_count(s: Game, f: Frame) -> None:
    """3.4.1 and 3.4.2: the highest total wins and claims the favor; a tie is won by nobody."""
    claim_favor(s, count_winner(s))


CONFLICTS: Final = framework(
    "lcg: conflict phase",
    ("3.1 conflict phase begins", conflict_begins),
    ("action window", actions),
    ("3.2 declare conflict", declare_conflict),
    ("3.3 conflict ends or was passed", next_opportunity),
    ("3.4.1 glory count", begin_count),
    ("3.4.2 claim the favor", claim_by_count),
    ("3.5 lasting effects end", phase_over),
    ("3.5 conflict phase ends", end_phase),
    registers="p",
)

# --- 4 fate: registers (characters to go, answer, cards to discard, whose turn) -------------------------------------

TURNS: Final = 3  # player_order.py


def fate_begins(s: Game, f: Frame) -> None:
    begin(s, FATE_PHASE)


def find_fateless(s: Game, f: Frame) -> None:
    """4.2: only those without fate as the step begins, and still without it when their turn comes."""
    m = s.p[CHARACTER] & s.p[IN_PLAY]
    f.regs[0] = m & ~with_fate(s, m)


def fateless(s: Game, f: Frame) -> tuple[int, int]:
    """Whose turn it is to discard, and the characters left."""
    left = f.regs[0] & s.p[IN_PLAY]
    left &= ~(with_fate(s, left) | bars.barred_to_rules(s, bars.DISCARDING))
    for q in order_in(s, f.regs[TURNS]):
        if left & s.ctl[q]:
            return q, left & s.ctl[q]
    return -1, 0


def choose_fateless(s: Game, f: Frame) -> None:
    """In player order, one at a time, in the order of the player's choosing."""
    who, left = fateless(s, f)
    if who < 0:
        goto(s, f, "4.3 remove fate")
        return
    ask(s, who, "discard a character without fate", [PICKS[c] for c in bits(left)], 1)


def discard_fateless(s: Game, f: Frame) -> None:
    """Whose turn it was before has had it, whatever may be discarded now (fr.doji-shizue.1)."""
    c = f.regs[1]
    f.regs[0] &= ~(1 << c)
    for q in order_in(s, f.regs[TURNS]):
        if q == s.holder[c]:
            break
        f.regs[0] &= ~s.ctl[q]
    goto(s, f, "4.2 choose")
    emit(s, (Event(ev.LEAVE, c, s.holder[c], ev.DISCARDED, tag=RULEBOOK),))


def remove_fate(s: Game, f: Frame) -> None:
    events = [
        Event(ev.REMOVE_FATE, c, s.holder[c], 1, tag=RULEBOOK)
        for c in bits(with_fate(s, s.p[CHARACTER] & s.p[IN_PLAY]))
    ]
    if events:
        emit(s, tuple(events))


def fate_on_rings(s: Game, f: Frame) -> None:
    """4.4: 1 fate on each unclaimed ring, or on those the format says, at once."""
    rings = bits(s.box.rules.format.rings.taking_fate(s))
    events = [Event(ev.RING_FATE, n=RingFate(ring, 1).number, tag=RULEBOOK) for ring in rings]
    if events:
        emit(s, tuple(events))


def ready_cards(s: Game, f: Frame) -> None:
    """4.5: every bowed card in play, and bowed roles, but for those that do not ready in this phase."""
    bowed = s.p[BOWED] & (s.p[IN_PLAY] | s.p[ROLE])
    for what, mask, _ in s.mods:
        if what == STAYS_BOWED:
            bowed &= ~mask
    if bowed:
        emit(s, tuple(Event(ev.READY, c, s.holder[c], tag=RULEBOOK) for c in bits(bowed)))


def faceup_in(s: Game, who: int, broken: bool) -> int:
    """Faceup dynasty cards in a player's broken (or unbroken) provinces."""
    out, shown = 0, s.p[FACEUP] & s.p[IN_PROVINCE]
    for slot in slots_of(who):
        here = cards_in(s, slot) & shown
        if here and s.province[slot] >= 0 and bool(s.p[BROKEN] >> s.province[slot] & 1) == broken:
            out |= here
    return out


def must_go(s: Game, who: int) -> int:
    """Of these the ones that must be discarded, in formats that empty broken provinces."""
    return faceup_in(s, who, broken=True) if s.box.rules.format.broken_emptied else 0


def may_go(s: Game, who: int) -> int:
    """And the ones that may."""
    whole = faceup_in(s, who, broken=False)
    return whole if s.box.rules.format.broken_emptied else whole | faceup_in(s, who, broken=True)


def start_discarding(s: Game, f: Frame) -> None:
    f.regs[2], f.regs[TURNS] = 0, 0


def choose_discards(s: Game, f: Frame) -> None:
    """4.6: in player order; broken provinces must be emptied, other faceup cards may go."""
    r = f.regs
    order = order_in(s, r[TURNS])
    if place_in(r[TURNS]) >= len(order):
        goto(s, f, "4.6 refill")
        return
    who = order[place_in(r[TURNS])]
    optional = may_go(s, who) & ~r[2]
    ask(s, who, "discard from your provinces", [*[PICKS[c] for c in bits(optional)], FINISHED], 1)


def discard_chosen(s: Game, f: Frame) -> None:
    r = f.regs
    if r[1] >= 0:
        r[2] |= 1 << r[1]
        goto(s, f, "4.6 choose")
        return
    who = order_in(s, r[TURNS])[place_in(r[TURNS])]
    go = r[2] | must_go(s, who)
    r[2] = 0
    r[TURNS] += 1
    goto(s, f, "4.6 choose")
    events = [
        Event(ev.LEAVE if s.p[HOLDING] >> c & 1 else ev.DISCARD, c, who, ev.DISCARDED, tag=RULEBOOK)
        for c in bits(go & s.p[IN_PROVINCE])
    ]
    if events:
        emit(s, tuple(events))


def return_rings(s: Game, f: Frame) -> None:
    """4.7: all rings in claimed pools, at once."""
    rings = bits(s.box.rules.format.rings.returning(s))
    events = [Event(ev.RETURN_RING, player=claimer(s, ring), n=ring, tag=RULEBOOK) for ring in rings]
    if events:
        emit(s, tuple(events))


def pass_first_player(s: Game, f: Frame) -> None:
    emit(s, (Event(ev.PASS_FIRST, player=next_to_act(s, s.first), tag=RULEBOOK),))


def round_over(s: Game, f: Frame) -> None:
    """4.9: the last phase and the round end together."""
    end_period(s, PHASE, ROUND)


FATE: Final = framework(
    "lcg: fate phase",
    ("4.1 fate phase begins", fate_begins),
    ("4.2 discard characters with no fate", find_fateless),
    ("4.2 choose", choose_fateless),
    ("4.2 discard", discard_fateless),
    ("4.3 remove fate", remove_fate),
    ("4.4 place fate on unclaimed rings", fate_on_rings),
    ("action window", actions),
    ("4.5 ready cards", ready_cards),
    ("4.6 discard from provinces", start_discarding),
    ("4.6 choose", choose_discards),
    ("4.6 discard", discard_chosen),
    ("4.6 refill", refill_step),
    ("4.7 return rings", return_rings),
    ("4.8 pass first player token", pass_first_player),
    ("4.9 lasting effects end", round_over),
    ("4.9 fate phase ends", end_phase),
    registers="mimi",
)
