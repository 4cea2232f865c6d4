"""Action rounds: players alternate acting or passing until all pass one after another."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import pack_use, start, unpack_use, uses
from gorin.kernel.bits import bits
from gorin.kernel.decisions import PASSED, SELECT, USE, Option
from gorin.kernel.events import NO_EVENT
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, end, framework, goto, push
from gorin.kernel.turns import all_passed, next_player, next_to_act, opens
from gorin.rulesets.ccg.attributes.dependencies import derive_if
from gorin.rulesets.ccg.bars import BE_ABSENT
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.facts import (
    ATTACHMENT,
    ATTACKING,
    BOWED,
    DEFENDING,
    FOLLOWER,
    HERE,
    IN_PLAY,
    NAVAL,
    PERSONALITY,
)
from gorin.rulesets.ccg.playing.periods import in_phase
from gorin.rulesets.ccg.points import BATTLE_ACTION, LIMITED, OPEN
from gorin.rulesets.ccg.sides import takes_part, undecided
from gorin.rulesets.ccg.state import ACTION_PHASE, COMBAT, INVADER, Game
from gorin.rulesets.ccg.telling.log import tell_pass

# registers of a round
TURN: Final = 0
PASSES: Final = 1
REPLY: Final = 2
IN_BATTLE: Final = 3

# registers of an additional action: whose, the answer, and what it is limited to
WHOSE: Final = 0
ANSWER: Final = 1
FROM_CARD: Final = 2  # only abilities of this card (-1: any)


def slots_for(s: Game, you: int) -> tuple[int, ...]:
    """The kinds of action this player may take at this opportunity."""
    if s.battle[COMBAT]:
        return (BATTLE_ACTION,)
    return (LIMITED, OPEN) if you == s.first and in_phase(s, ACTION_PHASE) else (OPEN,)


def actions(s: Game, you: int, slots: tuple[int, ...]) -> list[Option]:
    """Every action this player may take; one ability with two designators is one option."""
    out: list[Option] = []
    seen: set[int] = set()
    for slot in slots:
        for a, this, via in uses(s, you, slot, NO_EVENT, idle(s, you, slot)):
            x = pack_use(you, a.id, via)
            if x not in seen:
                seen.add(x)
                out.append(Option(USE, this, x))
    return out


def idle(s: Game, you: int, slot: int) -> int:
    """Cards whose own abilities cannot be used now: the bowed; in a battle also those in units elsewhere, and without
    presence all of them. Cards that except themselves from any of this are looked at."""
    found = s.listeners.found.get(slot)
    if found is None:
        found = s.listeners.found[slot] = exceptions(s, slot)
    p = s.p
    out = p[BOWED] & p[IN_PLAY]
    if slot == BATTLE_ACTION:
        here = p[HERE]
        if not here & p[PERSONALITY] & s.ctl[you]:
            return ~found
        out |= p[IN_PLAY] & (p[PERSONALITY] | p[ATTACHMENT]) & ~here & ~s.bars[BE_ABSENT]
    return out & ~found


def exceptions(s: Game, slot: int) -> int:
    """Cards with an ability at this slot that says "even if", works from elsewhere, or brings somebody."""
    excepted, kind = s.box.excepted, s.kind
    return sum([1 << c for c in bits(s.listeners.own[slot]) if (kind[c], slot) in excepted])


def begin(s: Game, f: Frame, you: int) -> None:
    """Begin what was chosen; whom both leaders have invited says first on whose side."""
    use = f.regs[REPLY] if f.kind == ROUND else f.regs[ANSWER]
    if s.battle[COMBAT] and undecided(s, you):
        push(s, SIDING, (you, 0, use))
    else:
        take(s, use, you)


def take(s: Game, use: int, you: int) -> None:
    """An action begins."""
    _, aid, via, _ = unpack_use(use)
    a = s.box.abilities[aid]
    start(s, a, you, s.host[via] if a.granted else via, via)


def opportunity(s: Game, f: Frame) -> None:
    """Everybody is asked in turn; who has no part in a battle and no action there passes without being asked."""
    r = f.regs
    if all_passed(s, r[PASSES]):
        end(s)
        return
    you = r[TURN]
    if not r[IN_BATTLE]:
        ask(s, you, "action", [*actions(s, you, slots_for(s, you)), PASSED], REPLY)
    elif takes_part(s, you):
        ask(s, you, "battle action", [*actions(s, you, slots_for(s, you)), PASSED], REPLY)
    else:
        found = on_either_side(s, you) if undecided(s, you) else actions(s, you, slots_for(s, you))
        if found:
            ask(s, you, "battle action", [*found, PASSED], REPLY)
        else:
            r[TURN] = next_player(s, you)
            r[PASSES] += 1
            goto(s, f, "opportunity")


def act(s: Game, f: Frame) -> None:
    r = f.regs
    you = r[TURN]
    goto(s, f, "opportunity")
    if r[REPLY] == PASSED.value:
        r[TURN] = next_player(s, you)
        r[PASSES] += 1
        if s.log is not None:
            tell_pass(s, you)
    else:
        r[TURN] = next_to_act(s, you)
        r[PASSES] = 0
        begin(s, f, you)


# --- invited by both leaders ----------------------------------------------------------------------------------------

# registers: who acts, as whose player (the plane of a side), what
SIDES_PLAYER: Final = 0
AS: Final = 1
USE_OF: Final = 2


def take_stance(s: Game, side: int) -> None:
    """Whom both have invited acts as a player of this side now (0: of none)."""
    if s.stance != side:
        s.stance = side
        derive_if(s, False, "battle")


def on_either_side(s: Game, you: int) -> list[Option]:
    """What somebody invited by both may do, as an attacking or as a defending player."""
    out: dict[int, Option] = {}
    for side in (ATTACKING, DEFENDING):
        take_stance(s, side)
        out |= {x.value: x for x in actions(s, you, (BATTLE_ACTION,))}
    take_stance(s, 0)
    return list(out.values())


def which_side(s: Game, f: Frame) -> None:
    """He chooses for each action by itself, which makes him nobody's ally."""
    you, use = f.regs[SIDES_PLAYER], f.regs[USE_OF]
    sides = []
    for side in (ATTACKING, DEFENDING):
        take_stance(s, side)
        sides += [Option(SELECT, -1, side) for x in actions(s, you, (BATTLE_ACTION,)) if x.value == use]
    take_stance(s, 0)
    ask(s, you, "act as", sides, AS)


def side_taken(s: Game, f: Frame) -> None:
    take_stance(s, f.regs[AS])
    take(s, f.regs[USE_OF], f.regs[SIDES_PLAYER])


def side_left(s: Game, f: Frame) -> None:
    """The choice was for one action only."""
    take_stance(s, 0)


SIDING: Final = framework(
    "ccg: on whose side", ("which side", which_side), ("act", side_taken), ("over", side_left), registers="pii"
)

ROUND: Final = framework("ccg: action round", ("opportunity", opportunity), ("act", act), registers="piii")


def action_round(s: Game, first: int, in_battle: bool = False) -> None:
    """Begin a round of actions."""
    push(s, ROUND, (opens(s, first), 0, 0, int(in_battle)))


def extra_opportunity(s: Game, f: Frame) -> None:
    r = f.regs
    options = actions(s, r[WHOSE], slots_for(s, r[WHOSE]))
    if r[FROM_CARD] >= 0:
        options = [o for o in options if unpack_use(o.value)[2] == r[FROM_CARD]]
    ask(s, r[WHOSE], "additional action", [*options, PASSED], ANSWER)


def extra_act(s: Game, f: Frame) -> None:
    if f.regs[ANSWER] != PASSED.value:
        begin(s, f, f.regs[WHOSE])
    elif s.log is not None:
        tell_pass(s, f.regs[WHOSE])


def extra_over(s: Game, f: Frame) -> None:
    """Whoever had to perform the action need not perform the next."""
    s.battle[INVADER] = -1
    end(s)


EXTRA: Final = framework(
    "ccg: additional action",
    ("opportunity", extra_opportunity),
    ("act", extra_act),
    ("over", extra_over),
    registers="pic",
)


@called()
def additional_action(s: Game, you: int, card: int = -1) -> None:
    """One more action for this player, perhaps only from one card."""
    push(s, EXTRA, (you, 0, card))


@called()
def performing(s: Game, mask: int) -> int:
    """Those of a set who may perform a Battle action now: one alone, if the action is a Naval Invasion's, or perhaps a
    Naval Follower of his."""
    invader = s.battle[INVADER]
    if invader < 0:
        return mask
    band = s.att[invader] & s.p[FOLLOWER] & s.p[NAVAL] if s.box.rules.edition.naval_followers_too else 0
    return mask & (1 << invader | band)


@called()
def with_others(s: Game, mask: int, others: int) -> int:
    """Those of a set who may perform a Battle action together with these: of all who perform that of a Naval Invasion,
    one is enough."""
    return mask if s.battle[INVADER] < 0 or performing(s, others) else performing(s, mask)


@called()
def one_with_others(s: Game, mask: int, others: int) -> int:
    """All of a set of which several perform it together with these; nobody, if the one who must is not among them."""
    return mask if with_others(s, mask, others) else 0
