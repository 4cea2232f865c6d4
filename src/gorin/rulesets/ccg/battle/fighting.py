"""One battle: engage, Combat Segment, Resolution Segment, aftermath."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import RULEBOOK, SURE, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import abandon, end, framework, goto, push
from gorin.kernel.rows import expire
from gorin.kernel.windows import emit
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.dependencies import derive_if
from gorin.rulesets.ccg.attributes.stats import army, army_force, stat, unit
from gorin.rulesets.ccg.bars import ATTACKER_FIRST, SPARES, TIES
from gorin.rulesets.ccg.codecs import BY_RESOLUTION
from gorin.rulesets.ccg.facts import (
    ATTACK_SIDE,
    ATTACKING,
    CONQUEROR,
    DEFENDING,
    DEFENSE_SIDE,
    DISHONORABLE,
    FOUGHT,
    HERE,
    IN_PLAY,
    NAVAL,
    STAYS_UNBOWED,
    TERRAIN,
    THE_RULES,
)
from gorin.rulesets.ccg.places.status import RESOLUTION_BOW
from gorin.rulesets.ccg.places.whereabouts import another_battlefield
from gorin.rulesets.ccg.playing.negation import expire_negations
from gorin.rulesets.ccg.playing.rounds import IN_BATTLE, ROUND, action_round, additional_action
from gorin.rulesets.ccg.sides import cards_of, going_home, leader, owners_there
from gorin.rulesets.ccg.state import (
    BATTLE,
    BROKE,
    COMBAT,
    FIELD,
    INVADER,
    KILLED,
    NO_BATTLE,
    RESOLUTION,
    STRENGTH,
    WERE_THERE,
    WINNER,
    Game,
)

# registers
PROVINCE: Final = 0
ATTACKERS: Final = 1  # the armies when resolution began; sets forget what leaves play, so that they tell who is left
DEFENDERS: Final = 2
ATTACKERS_LOSE: Final = 3  # how many of their cards the resolution is to destroy
DEFENDERS_LOSE: Final = 4
OUTCOME: Final = 5
FALLS: Final = 6  # is the province destroyed? While Force is compared: by how much the Attacker's is higher
REHONORED: Final = 7  # leaders whose dishonorable Personalities were rehonored before a tie destroyed them, as a set

NO_OUTCOME: Final = 0
ATTACKER_WINS: Final = 1
DEFENDER_WINS: Final = 2
TIE: Final = 3


def fight(s: Game, province: int) -> None:
    """Begin the battle at a province's battlefield."""
    push(s, BATTLE_FRAME, (province,))


def occur(s: Game, *events: Event) -> None:
    if events:
        emit(s, events)


# the rulebook's own Reactions of a battle, and the keyword without which nobody can take them
REACTIONS: Final = {ev.ENGAGE: NAVAL, ev.BATTLE_RESOLVED: CONQUEROR}


def moment(s: Game, kind: int, f: Frame) -> None:
    """A moment of the battle, told if anybody could answer it."""
    without = 0
    if kind in REACTIONS and not s.p[REACTIONS[kind]] & s.p[HERE]:
        without = s.p[THE_RULES]
    if not ev.unheard(s, kind, without):
        occur(s, Event(kind, f.regs[PROVINCE], s.attacker, tag=RULEBOOK))


def engage(s: Game, f: Frame) -> None:
    """The battle and its Combat Segment begin at one moment, before what answers it."""
    s.battle[:] = NO_BATTLE
    s.battle[FIELD], s.battle[COMBAT] = f.regs[PROVINCE], 1
    another_battlefield(s)
    s.battle[WERE_THERE] |= owners_there(s, army(s, ATTACKING) | army(s, DEFENDING))
    moment(s, ev.ENGAGE, f)


def combat(s: Game, f: Frame) -> None:
    """The Combat Segment is a round of Battle actions, the Defender first, unless an effect says otherwise. What gives
    the Attacker the first opportunity gives it once, however many effects do."""
    reversed_ = any(row.what == ATTACKER_FIRST and row.mask >> s.battle[FIELD] & 1 for row in s.lasting)
    invaded = s.battle[INVADER] >= 0  # a Naval Invasion has the first opportunity
    action_round(s, s.attacker if reversed_ and not invaded else s.defender, in_battle=True)
    if invaded:
        additional_action(s, s.attacker)


def combat_ends(s: Game, f: Frame) -> None:
    s.battle[COMBAT] = 0
    before = s.lasting, s.gained
    expire(s, RESOLUTION)
    expire_negations(s, RESOLUTION)
    derive_if(s, before != (s.lasting, s.gained), "battle")
    moment(s, ev.BATTLE_RESOLVES, f)


def total(s: Game, f: Frame) -> None:
    """Who wins, and whether the province falls."""
    compare(s, f)
    r = f.regs
    r[FALLS] = int(r[FALLS] > 0 and r[FALLS] > stat(s, r[PROVINCE], STRENGTH))


def compare(s: Game, f: Frame) -> None:
    """Each army's Force; the higher wins. Equal Force with units on both sides is a tie. By how much the Attacker's is
    the higher, where a province may fall, is in FALLS."""
    r = f.regs
    attack, defense = army_force(s, ATTACKING), army_force(s, DEFENDING)
    r[ATTACKERS], r[DEFENDERS] = army(s, ATTACKING), army(s, DEFENDING)
    r[FALLS] = 0
    if attack > defense:
        r[OUTCOME] = ATTACKER_WINS
        r[FALLS] = attack - defense if is_province(s, r[PROVINCE]) else 0
    elif defense > attack:
        r[OUTCOME] = DEFENDER_WINS
    else:
        r[OUTCOME] = tied(f)
    instead(s, f)
    s.battle[WINNER] = {ATTACKER_WINS: s.attacker, DEFENDER_WINS: s.defender}.get(r[OUTCOME], -1)
    s.p[FOUGHT] |= s.p[ATTACK_SIDE] & s.p[HERE]
    if r[OUTCOME] == NO_OUTCOME:
        goto(s, f, "resolution ends")


def tied(f: Frame) -> int:
    """A battle that nobody wins has an outcome only if there are units on both sides."""
    return TIE if f.regs[ATTACKERS] and f.regs[DEFENDERS] else NO_OUTCOME


def instead(s: Game, f: Frame) -> None:
    """What effects have said of this resolution: a victory that is a tie instead, a province that is spared."""
    r = f.regs
    winners = {ATTACKER_WINS: r[ATTACKERS], DEFENDER_WINS: r[DEFENDERS]}.get(r[OUTCOME], 0)
    for row in s.lasting:
        if row.what == TIES and row.mask & winners:
            r[OUTCOME], r[FALLS] = tied(f), 0
        elif row.what == SPARES and row.mask >> r[PROVINCE] & 1 and row.n == s.attacker + 1:
            r[FALLS] = 0


def is_province(s: Game, c: int) -> bool:
    """A battlefield created by an effect is at no province."""
    return c in s.provinces[s.defender]


def rehonor_first(s: Game, f: Frame) -> None:
    """In a tie, the dishonorable of both armies are rehonored before they are destroyed; their leaders get no Honor."""
    r = f.regs
    r[REHONORED] = 0
    if r[OUTCOME] == TIE:
        shamed = (r[ATTACKERS] | r[DEFENDERS]) & s.p[DISHONORABLE]
        r[REHONORED] = sum(1 << leader(s, side) for side in (ATTACKING, DEFENDING) if shamed & cards_of(s, side))
        occur(s, *(Event(ev.REHONOR, c, s.holder[c], 0, -1, 0, RULEBOOK) for c in bits(shamed)))


def destroy(s: Game, f: Frame) -> None:
    """An Attacker strong enough destroys the province with the units."""
    out, r = destroying_armies(s, f), f.regs
    if r[FALLS]:
        out.append(Event(ev.DESTROY_PROVINCE, r[PROVINCE], s.attacker, 0, -1, 0, RULEBOOK))
    occur(s, *out)


def destroying_armies(s: Game, f: Frame) -> list[Event]:
    """The winner destroys the units of the enemy army, card by card: who saves a Personality saves him alone."""
    r = f.regs
    out = []
    for loses, army_, by, lose in (
        (r[OUTCOME] in (ATTACKER_WINS, TIE), r[DEFENDERS], s.attacker, DEFENDERS_LOSE),
        (r[OUTCOME] in (DEFENDER_WINS, TIE), r[ATTACKERS], s.defender, ATTACKERS_LOSE),
    ):
        fallen = bits(army_ & s.p[IN_PLAY]) if loses else ()
        r[lose] = len(fallen)
        out += [Event(ev.DESTROY, c, by, BY_RESOLUTION, -1, 0, RULEBOOK) for c in fallen]
    return out


def honor(s: Game, f: Frame) -> None:
    """Twice the number of enemy cards destroyed; in a tie, once. An army with dishonorable Personalities gains nothing,
    and they are rehonored instead."""
    r = f.regs
    if r[FALLS] and r[PROVINCE] not in s.provinces[s.defender]:
        s.battle[BROKE] = 1
        s.battle[KILLED] |= 1 << s.attacker
    first, second = r[DEFENDERS_LOSE], r[ATTACKERS_LOSE]
    out = []
    for side, army_, fell in (  # what of `destroy` happened, in its order
        (ATTACKING, r[ATTACKERS], (s.ret & (1 << first) - 1).bit_count()),
        (DEFENDING, r[DEFENDERS], (s.ret >> first & (1 << second) - 1).bit_count()),
    ):
        if not fell:
            continue
        who = leader(s, side)
        s.battle[KILLED] |= 1 << who
        shamed = army_ & s.p[DISHONORABLE] & cards_of(s, side)
        if shamed:
            out += [Event(ev.REHONOR, c, who, 0, -1, 0, RULEBOOK) for c in bits(shamed)]
        elif not r[REHONORED] >> who & 1:
            out.append(Event(ev.GAIN_HONOR, -1, who, fell * (1 if r[OUTCOME] == TIE else 2), -1, 0, RULEBOOK))
    occur(s, *out)


def end_unresolved(s: Game) -> None:
    """There is nothing more to fight for: the battle ends, unresolved, as soon as the action being taken is over."""
    s.battle[COMBAT] = 0
    for f in s.frames:
        if f.kind == BATTLE_FRAME:
            goto(s, f, "battle ends")
        elif f.kind == ROUND and f.regs[IN_BATTLE]:
            abandon(s, f)


def resolved(s: Game, f: Frame) -> None:
    """Who was in the attacking army by now does not move to another battlefield in this attack."""
    s.p[FOUGHT] |= s.p[ATTACK_SIDE] & s.p[HERE]
    moment(s, ev.BATTLE_RESOLVED, f)


def bow(s: Game, f: Frame) -> None:
    """Attacking units bow, as an effect of the resolution, and those of allies."""
    units = going_home(s)
    if not units:
        goto(s, f, "discard Terrains")
        return
    cards = army(s, ATTACKING) | unit(s, units & s.p[DEFENSE_SIDE])
    occur(s, *(Event(ev.BOW, c, s.attacker, RESOLUTION_BOW, -1, 0, RULEBOOK) for c in bits(cards)))


def return_home(s: Game, f: Frame) -> None:
    """Then they return home, which is not movement. The Defender's units stay."""
    units = going_home(s)
    occur(s, *(Event(ev.RETURN_HOME, c, s.attacker, 0, -1, 0, RULEBOOK) for c in bits(units)))


def discard_terrain(s: Game, f: Frame) -> None:
    """Decision: before the battle ends (emp.open-terrain-discard.1). Nothing negates it."""
    terrain = [c for c in bits(s.p[IN_PLAY] & s.p[TERRAIN]) if s.at[c] == f.regs[PROVINCE]]
    occur(s, *(Event(ev.DISCARD, c, s.holder[c], 0, -1, 0, RULEBOOK | SURE) for c in terrain))


def ends(s: Game, f: Frame) -> None:
    moment(s, ev.BATTLE_ENDS, f)


def close(s: Game, f: Frame) -> None:
    """What lasted for the battle is over; there is no current battlefield."""
    before = s.lasting, s.gained
    expire(s, BATTLE)
    expire_negations(s, BATTLE)
    s.battle[:] = NO_BATTLE
    s.p[STAYS_UNBOWED] = 0
    another_battlefield(s, before != (s.lasting, s.gained))
    if not s.late:
        end(s)


def late_effects(s: Game, f: Frame) -> None:
    """What was delayed until after this battle happens, one after another."""
    if s.late:
        e, s.late = s.late[0], s.late[1:]
        f.step -= 1
        occur(s, e)


BATTLE_FRAME: Final = framework(
    "ccg: battle",
    ("engage", engage),
    ("Combat Segment", combat),
    ("Combat Segment ends", combat_ends),
    ("Resolution Segment: total Force", total),
    ("rehonor first", rehonor_first),
    ("destroy", destroy),
    ("gain Honor", honor),
    ("resolution ends", resolved),
    ("attackers bow", bow),
    ("attackers return home", return_home),
    ("discard Terrains", discard_terrain),
    ("battle ends", ends),
    ("close", close),
    ("delayed effects", late_effects),
    registers="cmmiiiii",
)
