"""3.2 Conflict resolution: declaring, defending, comparing, breaking, claiming, going home."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.decisions import FINISHED, OTHER, PASS, PICK, Option
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, ask_card, end, framework, goto, push
from gorin.kernel.players import foes
from gorin.kernel.rows import expire, forget
from gorin.rulesets.lcg import bars
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.events import happens
from gorin.rulesets.lcg.facts import (
    ATTACKING,
    BOWED,
    BROKEN,
    CHARACTER,
    COVERT,
    DASH_MILITARY,
    DASH_POLITICAL,
    DEFENDING,
    EVADED,
    FACEUP,
    IN_PLAY,
    STAYS,
    TAINTED,
)
from gorin.rulesets.lcg.playing import action_window, refill_step
from gorin.rulesets.lcg.rings import resolve_ring
from gorin.rulesets.lcg.state import (
    ATTACKER,
    BROKE,
    BY,
    CONTESTED,
    DEFENDER,
    IN_CONFLICT,
    NO_CONFLICT,
    ON,
    RING,
    SLOTS,
    STRENGTH,
    TARGET,
    TYPE,
    UNCLAIMED,
    UNOPPOSED,
    WINNER,
    Game,
)
from gorin.rulesets.lcg.stats import slots_of, stat, total
from gorin.rulesets.lcg.zones import cards_in

DECLARE_CONFLICT: Final = OTHER  # verb of options: a type and a ring; value = type << 4 | ring | 32

# registers of a conflict's frame
WHO: Final = 0
ANSWER: Final = 1
KIND: Final = 2
ELEMENT: Final = 3
PROVINCE: Final = 4
CHOSEN: Final = 5  # attackers, later defenders
EVADER: Final = 6


def eligible(s: Game, who: int, kind: int) -> int:
    """Ready characters of a player that may take part in a conflict of this type."""
    p = s.p
    able = p[CHARACTER] & p[IN_PLAY] & s.ctl[who] & ~p[BOWED] & ~p[DASH_POLITICAL if kind else DASH_MILITARY]
    return int(able & ~bars.barred_to_rules(s, bars.JOINING))


def attackers(s: Game, who: int, kind: int) -> int:
    """Who may be declared as an attacker; a tainted character only while its honor can be lost."""
    able = eligible(s, who, kind) & ~bars.barred_to_rules(s, bars.ATTACKING)
    return able if s.honor[who] > 0 else able & ~s.p[TAINTED]


def defenders(s: Game, who: int, kind: int) -> int:
    """Who may be declared as a defender: not the one evaded by covert."""
    able = eligible(s, who, kind) & ~bars.barred_to_rules(s, bars.DEFENDING) & ~s.p[EVADED]
    return able if s.honor[who] > 0 else able & ~s.p[TAINTED]


def provinces_of(s: Game, foe: int) -> int:
    """A player's provinces that may be attacked: unbroken, the stronghold's only when three others are broken."""
    out = broken = 0
    for slot in slots_of(foe):
        c = s.province[slot]
        if c >= 0 and slot % SLOTS:
            if s.p[BROKEN] >> c & 1:
                broken += 1
            else:
                out |= 1 << c
    c = s.province[foe * SLOTS]
    if c >= 0 and broken >= 3:
        out |= 1 << c
    return out


def targets(s: Game, who: int) -> int:
    """Every province this player may attack."""
    out = 0
    for foe in foes(s, who):
        out |= provinces_of(s, foe)
    return out


def declarations(s: Game, who: int) -> list[Option]:
    """Types and rings with which a conflict can be declared in full: a ring, a province, an attacker."""
    if not s.left[who] or not targets(s, who):
        return []
    out = []
    for kind in (0, 1):
        if not s.declared[who] >> kind & 1 and attackers(s, who, kind):
            for ring, state in enumerate(s.ring_of):
                if state == UNCLAIMED:
                    out.append(Option(DECLARE_CONFLICT, -1, kind << 4 | ring | 32))
    return out


# --- 3.2 declare conflict -------------------------------------------------------------------------------------------


def declare_type(s: Game, f: Frame) -> None:
    """Type and element, or pass."""
    ask(s, f.regs[WHO], "declare a conflict", [*declarations(s, f.regs[WHO]), Option(PASS, -1, 0)], ANSWER)


def declare_province(s: Game, f: Frame) -> None:
    r = f.regs
    if not r[ANSWER]:
        end(s)
        pass_conflict(s, r[WHO])
        return
    r[KIND], r[ELEMENT] = r[ANSWER] >> 4 & 1, r[ANSWER] & 15
    r[ANSWER] = -1


def pass_conflict(s: Game, who: int) -> None:
    """A pass uses one opportunity; the next may be of any type not yet declared."""
    s.left[who] -= 1
    s.box.rules.emit(s, (Event(ev.PASS_CONFLICT, player=who, tag=RULEBOOK),))


def choose_province(s: Game, f: Frame) -> None:
    ask_card(s, f.regs[WHO], "attack a province", targets(s, f.regs[WHO]), PROVINCE)


def choose_attackers(s: Game, f: Frame) -> None:
    """One attacker after another, then done; at least one."""
    r = f.regs
    able = attackers(s, r[WHO], r[KIND]) & ~r[CHOSEN]
    taint = s.p[TAINTED]
    if (r[CHOSEN] & taint).bit_count() >= s.honor[r[WHO]]:
        able &= ~taint
    ask_card(s, r[WHO], "declare an attacker", able, ANSWER, done=r[CHOSEN] != 0)


def chosen_attacker(s: Game, f: Frame) -> None:
    if f.regs[ANSWER] >= 0:
        f.regs[CHOSEN] |= 1 << f.regs[ANSWER]
        goto(f, "attackers")


def choose_covert(s: Game, f: Frame) -> None:
    """Covert: before a facedown province is revealed, one character without covert is evaded."""
    r = f.regs
    if r[CHOSEN] & s.p[COVERT]:
        foe = s.holder[r[PROVINCE]]
        could_defend = s.p[CHARACTER] & s.p[IN_PLAY] & s.ctl[foe] & ~s.p[COVERT]
        if could_defend:
            ask_card(s, r[WHO], "evade by covert", could_defend, EVADER, done=True)


def declared(s: Game, f: Frame) -> None:
    """All of it at once: the ring is contested, its fate taken, attackers committed, a facedown province revealed."""
    r = f.regs
    events = [Event(ev.DECLARE, r[PROVINCE], r[WHO], r[KIND] << 4 | r[ELEMENT], tag=RULEBOOK)]
    if not s.p[FACEUP] >> r[PROVINCE] & 1:
        events.append(Event(ev.REVEAL, r[PROVINCE], s.holder[r[PROVINCE]], tag=RULEBOOK))
    tainted = (r[CHOSEN] & s.p[TAINTED]).bit_count()
    if tainted:
        events.append(Event(ev.LOSE_HONOR, player=r[WHO], n=tainted, tag=RULEBOOK))
    s.box.rules.emit(s, tuple(events))


@happens(ev.DECLARE)
def declare(s: Game, e: Event, after: list[Event]) -> bool:
    f = s.box.rules.frame(s, CONFLICT)
    kind, ring = e.n >> 4, e.n & 15
    foe = s.holder[e.card]
    s.con[:] = NO_CONFLICT
    s.con[ON], s.con[TYPE], s.con[RING] = 1, kind, ring
    s.con[ATTACKER], s.con[DEFENDER], s.con[TARGET] = e.player, foe, e.card
    s.p[ATTACKING] = f.regs[CHOSEN]
    s.p[DEFENDING] = 0
    s.p[EVADED] = 1 << f.regs[EVADER] if f.regs[EVADER] >= 0 else 0
    s.left[e.player] -= 1
    s.declared[e.player] |= 1 << kind
    s.pool[e.player] += s.ring_fate[ring]
    s.ring_fate[ring] = 0
    s.ring_of[ring] = CONTESTED
    f.regs[CHOSEN] = 0
    return True


@happens(ev.REVEAL)
def reveal(s: Game, e: Event, after: list[Event]) -> bool:
    """The faceup province enters play as another entity than the facedown one: tokens stay, lasting effects end."""
    if s.p[FACEUP] >> e.card & 1:
        return False
    s.p[FACEUP] |= 1 << e.card
    s.inc[e.card] += 1
    forget(s, e.card)
    return True


# --- 3.2.1 declare defenders ----------------------------------------------------------------------------------------


def choose_defenders(s: Game, f: Frame) -> None:
    r = f.regs
    who = s.con[DEFENDER]
    able = defenders(s, who, s.con[TYPE]) & ~r[CHOSEN]
    price = 1 if s.p[TAINTED] >> s.con[TARGET] & 1 else 0
    if s.honor[who] < price:
        able = 0
    elif (r[CHOSEN] & s.p[TAINTED]).bit_count() + price >= s.honor[who]:
        able &= ~s.p[TAINTED]
    ask_card(s, who, "declare a defender", able, ANSWER, done=True)


def chosen_defender(s: Game, f: Frame) -> None:
    """Declared together: collected first, then all at once."""
    r = f.regs
    if r[ANSWER] >= 0:
        r[CHOSEN] |= 1 << r[ANSWER]
        goto(f, "3.2.1 declare defenders")
        return
    who = s.con[DEFENDER]
    price = (r[CHOSEN] & s.p[TAINTED]).bit_count() + (1 if r[CHOSEN] and s.p[TAINTED] >> s.con[TARGET] & 1 else 0)
    cost = (Event(ev.LOSE_HONOR, player=who, n=price, tag=RULEBOOK),) if price else ()
    s.box.rules.emit(s, (Event(ev.DEFEND, player=who, tag=RULEBOOK), *cost))


@happens(ev.DEFEND)
def defend(s: Game, e: Event, after: list[Event]) -> bool:
    f = s.box.rules.frame(s, CONFLICT)
    s.p[DEFENDING] |= f.regs[CHOSEN] & s.p[IN_PLAY]
    return True


def conflict_actions(s: Game, f: Frame) -> None:
    """3.2.2: the defending player has the first opportunity."""
    action_window(s, s.con[DEFENDER])


# --- 3.2.3 to 3.2.8 -------------------------------------------------------------------------------------------------


def compare_skill(s: Game, f: Frame) -> None:
    """The higher total wins, the attacker in case of a tie; at least 1 skill and one participating character."""
    con, p = s.con, s.p
    attack, defense = total(s, True), total(s, False)
    a = attack >= 1 and p[ATTACKING]
    d = defense >= 1 and p[DEFENDING]
    if a and (attack >= defense or not d):
        con[WINNER], con[BY] = con[ATTACKER], attack - defense
        con[UNOPPOSED] = 0 if p[DEFENDING] & s.ctl[con[DEFENDER]] else 1
    elif d:
        con[WINNER], con[BY] = con[DEFENDER], defense - attack
    else:
        s.ring_of[con[RING]] = UNCLAIMED  # nobody won: the ring returns at once
        s.box.rules.derive(s)
        return
    loser = con[DEFENDER] if con[WINNER] == con[ATTACKER] else con[ATTACKER]
    s.lost[loser] += 1
    s.box.rules.emit(s, (Event(ev.WIN, player=con[WINNER], n=con[BY], tag=RULEBOOK),))


def attacker_won(s: Game) -> bool:
    return bool(s.con[WINNER] >= 0 and s.con[WINNER] == s.con[ATTACKER])


def apply_unopposed(s: Game, f: Frame) -> None:
    loss = s.box.rules.format.unopposed_loss
    if loss and attacker_won(s) and s.con[UNOPPOSED]:
        s.box.rules.emit(s, (Event(ev.LOSE_HONOR, player=s.con[DEFENDER], n=loss, tag=RULEBOOK),))


def break_province(s: Game, f: Frame) -> None:
    """Winner and difference are those of 3.2.3; the strength is read now."""
    province = s.con[TARGET]
    if attacker_won(s) and not s.p[BROKEN] >> province & 1 and s.con[BY] >= stat(s, province, STRENGTH):
        s.box.rules.emit(s, (Event(ev.BREAK, province, s.con[ATTACKER], tag=RULEBOOK),))


@happens(ev.BREAK)
def province_breaks(s: Game, e: Event, after: list[Event]) -> bool:
    from gorin.rulesets.lcg.victory import CONQUEST, eliminate

    b = 1 << e.card
    if s.p[BROKEN] & b:
        return False
    s.p[BROKEN] |= b
    if s.con[ON] and s.con[TARGET] == e.card:
        s.con[BROKE] = 1
    slot = s.slot[e.card]
    owner = slot // SLOTS
    rest = [s.province[x] for x in slots_of(owner) if s.province[x] >= 0 and not s.p[BROKEN] >> s.province[x] & 1]
    if slot % SLOTS == 0 or not rest:
        eliminate(s, owner, CONQUEST)
    return True


def choose_discards(s: Game, f: Frame) -> None:
    """The attacker may discard any of the cards in the broken province, faceup or facedown."""
    f.regs[ANSWER] = -1
    if s.con[BROKE] and attacker_won(s):
        there = cards_in(s, s.slot[s.con[TARGET]])
        if there:
            options = [Option(PICK, c, c) for c in bits(there)]
            ask(s, s.con[ATTACKER], "discard from the broken province", [*options, FINISHED], ANSWER)


def chosen_discard(s: Game, f: Frame) -> None:
    if f.regs[ANSWER] >= 0:
        goto(f, "3.2.5 discard")
        card = f.regs[ANSWER]
        in_play = s.p[IN_PLAY] >> card & 1
        s.box.rules.emit(s, (Event(ev.LEAVE if in_play else ev.DISCARD, card, s.con[ATTACKER], tag=RULEBOOK),))


def resolve_contested_ring(s: Game, f: Frame) -> None:
    if attacker_won(s):
        resolve_ring(s, s.con[ATTACKER], s.con[RING], may=True)


def claim_ring(s: Game, f: Frame) -> None:
    if s.con[WINNER] >= 0 and s.ring_of[s.con[RING]] == CONTESTED:
        s.box.rules.emit(s, (Event(ev.CLAIM, player=s.con[WINNER], n=s.con[RING], tag=RULEBOOK),))


@happens(ev.CLAIM)
def claim(s: Game, e: Event, after: list[Event]) -> bool:
    s.ring_of[e.n] = e.player
    return True


def go_home(s: Game, f: Frame) -> None:
    """Ready participants bow, all return home, at once."""
    p = s.p
    events = []
    for c in bits(p[ATTACKING] | p[DEFENDING]):
        if not (p[BOWED] | p[STAYS]) >> c & 1:
            events.append(Event(ev.BOW, c, s.holder[c], tag=RULEBOOK))
        events.append(Event(ev.RETURN_HOME, c, s.holder[c], tag=RULEBOOK))
    if events:
        s.box.rules.emit(s, tuple(events))


def end_conflict(s: Game, f: Frame) -> None:
    """3.3: what lasted until the end of the conflict is over before anything can happen at its end."""
    close_conflict(s)
    s.box.rules.emit(s, (Event(ev.CONFLICT_ENDS, player=f.regs[WHO], tag=RULEBOOK),))


def close_conflict(s: Game) -> None:
    s.p[ATTACKING] = s.p[DEFENDING] = s.p[EVADED] = 0
    ring = s.con[RING]
    if ring >= 0 and s.ring_of[ring] == CONTESTED:
        s.ring_of[ring] = UNCLAIMED
    s.con[:] = NO_CONFLICT
    s.actions = [0] * s.box.seats
    expire(s, IN_CONFLICT)
    s.box.rules.derive(s)


CONFLICT: Final = framework(
    "lcg: conflict",
    ("3.2 declare conflict", declare_type),
    ("3.2 passed?", declare_province),
    ("3.2 province", choose_province),
    ("attackers", choose_attackers),
    ("3.2 another attacker", chosen_attacker),
    ("3.2 covert", choose_covert),
    ("3.2 declared", declared),
    ("3.2.1 declare defenders", choose_defenders),
    ("3.2.1 another defender", chosen_defender),
    ("3.2.2 conflict action window", conflict_actions),
    ("3.2.3 compare skill", compare_skill),
    ("3.2.4 apply unopposed", apply_unopposed),
    ("3.2.5 break province", break_province),
    ("3.2.5 discard", choose_discards),
    ("3.2.5 discarded", chosen_discard),
    ("3.2.5 refill", refill_step),
    ("3.2.6 resolve ring effects", resolve_contested_ring),
    ("3.2.7 claim ring", claim_ring),
    ("3.2.8 return home", go_home),
    ("3.3 conflict ends", end_conflict),
    registers="piiicmc",
)


def start_conflict(s: Game, who: int) -> None:
    """A player's opportunity to declare a conflict; with no legal conflict it passes by itself."""
    push(s, CONFLICT, (who, 0, 0, 0, -1, 0, -1))
