"""Occurrences abilities wait for. Each says which kinds of event it hears and tests the event `e`."""

from __future__ import annotations

from gorin.kernel.abilities import ACT
from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.sides import is_foe, team_of
from gorin.language.conditions import Both
from gorin.language.control import Target
from gorin.language.english import Voice, article
from gorin.language.hearing import CardHeard as CardHeard
from gorin.language.hearing import Heard as Heard
from gorin.language.hearing import PlainlyHeard as PlainlyHeard
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Query, Text, declares, node
from gorin.language.scope import Scope
from gorin.language.sets import This
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.last_known import was
from gorin.rulesets.lcg.called import called
from gorin.rulesets.lcg.facts import AIR, ROLE
from gorin.rulesets.lcg.framework.second_phases import round_ends
from gorin.rulesets.lcg.registers import target_registers
from gorin.rulesets.lcg.rings.numbers import ring_in
from gorin.rulesets.lcg.rings.pools import elements_at
from gorin.rulesets.lcg.sides import is_against, loses_to, wins_with
from gorin.rulesets.lcg.state import (
    ELEMENT_NAMES,
    ON,
    PHASE,
    PHASES,
    RING,
    TYPE,
    UNOPPOSED,
    Game,
)
from gorin.rulesets.lcg.words.conditions import SIDES, TYPES, During, YouAre
from gorin.rulesets.lcg.words.texts import Triggered

PASSERS = {"opponent": "an opponent passes", "you": "you pass", "anybody": "a player passes"}


class EffectsWouldInitiate(PlainlyHeard, kinds=(ev.INITIATE,), says="when the effects of {} would initiate"):
    """When the effects of such a card would initiate: the moment to cancel them."""

    would = True


@node
class TargetingWouldInitiate(Heard):
    """When the effects of a triggered ability for which such a card was chosen as a target would initiate; of any card
    ability, also of a keyword (covert), with `card`."""

    what: Query
    card: bool = False
    would = True

    @property
    def kinds(self) -> tuple[int, ...]:  # type: ignore[override]  # told by the field
        return (ev.INITIATE, ev.EVADE) if self.card else (ev.INITIATE,)

    def test(self, c: Scope) -> str:
        return f"(targets_of(s, e) & {self.what.source(c)}) != 0"

    def met(self, r: Reading) -> bool:
        return any(self.what.has(r, card) for card in bits(targets_of(r.s, r.event)))

    def english(self, v: Voice) -> str:
        kind = "card" if self.card else "triggered"
        return f"when the effects of a {kind} ability that targets {v.some(self.what)} would initiate"


@node
class FirstActionWouldInitiate(Heard):
    """When the effects of the first action ability an opponent triggers in a conflict would initiate."""

    kinds = (ev.INITIATE,)
    would = True

    def test(self, c: Scope) -> str:
        return f"is_first_action(s, e, {c.you})"

    def met(self, r: Reading) -> bool:
        return is_first_action(r.s, r.event, r.you)

    def english(self, v: Voice) -> str:
        return "the first action ability your opponent triggers from a card during each conflict"


class WouldLeavePlay(PlainlyHeard, kinds=(ev.LEAVE,), says="when {} would leave play"):
    """When such a card would leave play."""

    would = True


@node
class LeavesPlay(CardHeard):
    """After such a card leaves play: it is judged by what it was like then."""

    who: Query
    kinds = (ev.LEAVE,)
    says = "after {} leaves play"

    def test(self, c: Scope) -> str:
        return f"was(s, e, lambda: {super().test(c)})"

    def met(self, r: Reading) -> bool:
        return was(r.s, r.event, lambda: super(LeavesPlay, self).met(r))


class LeavingPlay(PlainlyHeard, kinds=(ev.LEAVE,), says="when {} leaves play"):
    """When such a card leaves play."""


class WouldBeHonoredOrDishonored(
    PlainlyHeard, kinds=(ev.HONOR, ev.DISHONOR), says="when {} would be honored or dishonored"
):
    """When such a card would be honored or dishonored."""

    would = True
    befalls = "the honor or dishonor"


class Honored(PlainlyHeard, kinds=(ev.HONOR,), says="after {} is honored"):
    """After such a card is honored."""


class EntersPlay(PlainlyHeard, kinds=(ev.ENTER,), says="after {} enters play"):
    """After such a card enters play."""


class Revealed(PlainlyHeard, kinds=(ev.REVEAL,), says="after {} is revealed"):
    """After such a province is revealed."""


class Breaks(PlainlyHeard, kinds=(ev.BREAK,), says="when {} is broken"):
    """When such a province is broken."""


@node
class ClaimsRing(Heard):
    """After you claim a ring (during a conflict of a type in which this character is participating). What a player
    claims, all of the team have claimed."""

    type: str = ""
    participating: Query | None = None
    of_role: bool = False  # a ring of the element of your role
    kinds = (ev.CLAIM,)

    def test(self, c: Scope) -> str:
        tests = [f"not is_foe(s, {c.you}, e.player)"]
        if self.type:
            tests.append(f"s.con[{ON}] and s.con[{TYPE}] == {TYPES[self.type]}")
        if self.participating is not None:
            tests.append(f"({self.participating.source(c)} & {c.words.plane('participating')})")
        if self.of_role:
            tests.append(f"role_elements(s, {c.you}) & elements_at(s, ring_in(e.n))")
        return "(" + " and ".join(tests) + ")"

    def met(self, r: Reading) -> bool:
        if is_foe(r.s, r.you, r.event.player) or (
            self.type and not (r.s.con[ON] and r.s.con[TYPE] == TYPES[self.type])
        ):
            return False
        if self.of_role and not role_elements(r.s, r.you) & elements_at(r.s, ring_in(r.event.n)):
            return False
        who = self.participating
        return who is None or any(r.words.has(r.s, c, "participating") for c in r.members(who))

    def english(self, v: Voice) -> str:
        text = "after you claim a ring" + (" that matches the element of your role" if self.of_role else "")
        if self.type or self.participating is not None:
            text += f" during {article(f'[{self.type}] conflict' if self.type else 'conflict')}"
        if self.participating is not None:
            text += f" in which {v.some(self.participating)} is participating"
        return text


@node
class WinsConflict(Heard):
    """After you (or a character) win a conflict: of a type, an element, as attacker or defender, at this province."""

    type: str = ""
    element: str = ""
    role: str = ""  # "attacking" or "defending"
    who: Query | None = None  # this character wins it: participating on the winning side
    here: bool = False
    loses: bool = False
    unopposed: bool = False
    kinds = (ev.WIN,)

    def test(self, c: Scope) -> str:
        tests = [f"{'loses_to' if self.loses else 'wins_with'}(s, {c.you}, e.player)"]
        if self.type:
            tests.append(f"s.con[{TYPE}] == {TYPES[self.type]}")
        if self.element:
            tests.append(f"elements_at(s, s.con[{RING}]) >> {ELEMENT_NAMES.index(self.element)} & 1")
        if self.role:
            tests.append(f"{SIDES[self.role].__name__}(s, {c.you})")
        if self.who is not None:
            tests.append(f"({self.who.source(c)} & {c.words.plane('participating')})")
        if self.here:
            tests.append(f"s.attacked >> {c.this} & 1")
        if self.unopposed:
            tests.append(f"s.con[{UNOPPOSED}]")
        return "(" + " and ".join(tests) + ")"

    def met(self, r: Reading) -> bool:
        con = r.s.con
        if self.unopposed and not con[UNOPPOSED]:
            return False
        if not (loses_to if self.loses else wins_with)(r.s, r.you, r.event.player):
            return False
        if self.type and con[TYPE] != TYPES[self.type]:
            return False
        if self.element and not elements_at(r.s, con[RING]) >> ELEMENT_NAMES.index(self.element) & 1:
            return False
        if self.role and not SIDES[self.role](r.s, r.you):
            return False
        if self.who is not None and not any(r.words.has(r.s, c, "participating") for c in r.members(self.who)):
            return False
        return not self.here or bool(r.s.attacked >> r.this & 1)

    def english(self, v: Voice) -> str:
        who = "you" if self.who is None else v.some(self.who)
        verb = ("lose" if self.loses else "win") + ("" if self.who is None else "s")
        kind = "".join(f"[{x}] " for x in (self.type, self.element) if x)
        kind = f"unopposed {kind}" if self.unopposed else kind
        role = {"attacking": " as an attacker", "defending": " as a defender"}.get(self.role, "")
        if self.who is None and self.role:
            role = f" as the {self.role} player"
        return f"after {who} {verb} {article(f'{kind}conflict')}{role}" + (f" at this {v.this}" if self.here else "")


@node
class WinsThisConflict(Heard):
    """If you win the conflict (delayed effects): this one and no other."""

    kinds = (ev.WIN,)
    waits = "conflict"

    def test(self, c: Scope) -> str:
        return f"wins_with(s, {c.you}, e.player)"

    def met(self, r: Reading) -> bool:
        return wins_with(r.s, r.you, r.event.player)

    def english(self, v: Voice) -> str:
        return "if you win the conflict"


@declares(tells=("it", "doer"))
@node
class PlaysCard(Heard):
    """After a player plays a card."""

    by_opponent: bool = True
    what: Query | None = None
    participating: Query | None = None
    from_hand: bool = False  # a character or attachment, from hand and not from a province
    kinds = (ev.PLAYED,)

    def test(self, c: Scope) -> str:
        tests = [f"is_foe(s, {c.you}, e.player)" if self.by_opponent else f"e.player == {c.you}"]
        if self.from_hand:
            tests.append(f"e.n == {ev.FROM_HAND}")
        if self.what is not None:
            tests.append(f"{self.what.source(c)} >> e.card & 1")
        if self.participating is not None:
            tests.append(f"({self.participating.source(c)} & {c.words.plane('participating')})")
        return "(" + " and ".join(tests) + ")"

    def met(self, r: Reading) -> bool:
        foe = is_foe(r.s, r.you, r.event.player)
        if not foe if self.by_opponent else r.event.player != r.you:
            return False
        if self.from_hand and r.event.n != ev.FROM_HAND:
            return False
        if self.what is not None and not self.what.has(r, r.event.card):
            return False
        who = self.participating
        return who is None or any(r.words.has(r.s, c, "participating") for c in r.members(who))

    def english(self, v: Voice) -> str:
        who = "an opponent plays" if self.by_opponent else "you play"
        text = f"after {who} {v.some(self.what) if self.what is not None else 'a card'}"
        if self.from_hand:
            text += f" from {'his or her' if self.by_opponent else 'your'} hand"
        if self.participating is not None:
            text += f" during a conflict in which {v.some(self.participating)} is participating"
        return text


@declares(strings={"by": ("player", tuple(PASSERS))})
@node
class PassesConflict(Heard):
    """After a player passes on declaring a conflict: an opponent, you, or anybody."""

    by: str = "opponent"  # "opponent", "you" or "anybody"
    kinds = (ev.PASS_CONFLICT,)

    def test(self, c: Scope) -> str:
        return {"opponent": f"is_foe(s, {c.you}, e.player)", "you": f"e.player == {c.you}"}.get(self.by, "True")

    def met(self, r: Reading) -> bool:
        who = r.event.player
        return self.by == "anybody" or (who == r.you if self.by == "you" else is_foe(r.s, r.you, who))

    def english(self, v: Voice) -> str:
        return f"after {PASSERS[self.by]} on declaring a conflict"


@declares(tells=("doer",), strings={"by": ("player", ("you", "opponent", "anybody"))})
@node
class PassesDynasty(Heard):
    """After a player (DOER) passes in the dynasty phase: you, an opponent or anybody."""

    by: str = "you"
    kinds = (ev.PASS_DYNASTY,)

    def test(self, c: Scope) -> str:
        return {"you": f"e.player == {c.you}", "opponent": f"is_foe(s, {c.you}, e.player)"}.get(self.by, "True")

    def met(self, r: Reading) -> bool:
        foe = is_foe(r.s, r.you, r.event.player)
        return {"you": r.event.player == r.you, "opponent": foe}.get(self.by, True)

    def english(self, v: Voice) -> str:
        who = {"you": "you pass", "opponent": "an opponent passes"}.get(self.by, "a player passes")
        return f"after {who} in the dynasty phase"


@node
class DialsRevealed(Heard):
    """After honor dials are revealed."""

    kinds = (ev.BIDS_REVEALED,)

    def test(self, c: Scope) -> str:
        return f"e.n >> {c.you} & 1"

    def met(self, r: Reading) -> bool:
        return bool(r.event.n >> r.you & 1)

    def english(self, v: Voice) -> str:
        return "after honor dials are revealed"


@node
class PhaseBegins(Heard):
    """After a phase begins."""

    phase: str
    kinds = (ev.PHASE_BEGINS,)

    def test(self, c: Scope) -> str:
        return f"e.n == {PHASES.index(self.phase)}"

    def met(self, r: Reading) -> bool:
        return PHASES[r.event.n] == self.phase

    def english(self, v: Voice) -> str:
        return f"after the {self.phase} phase begins"


@node
class ConflictEnds(Heard):
    """At the end of the conflict (delayed effects)."""

    kinds = (ev.CONFLICT_ENDS,)

    def test(self, c: Scope) -> str:
        return "True"

    def met(self, r: Reading) -> bool:
        return True

    def english(self, v: Voice) -> str:
        return "at the end of the conflict"


@declares(tells=("phase ends",))
@node
class PhaseEnding(Heard):
    """When a phase ends: before what lasts until its end is over."""

    phase: str
    kinds = (ev.LAPSE,)

    def test(self, c: Scope) -> str:
        return f"(e.n == {PHASE} and s.phase == {PHASES.index(self.phase)})"

    def met(self, r: Reading) -> bool:
        return r.event.n == PHASE and PHASES[r.s.phase] == self.phase

    def english(self, v: Voice) -> str:
        return f"when the {self.phase} phase ends"


@declares(strings={"period": ("period", ("phase", "round"))})
@node
class PhaseEnds(Heard):
    """At the end of the phase, or of the round; until then is over by now."""

    period: str = "phase"
    kinds = (ev.PHASE_ENDS,)

    def test(self, c: Scope) -> str:
        return "True" if self.period == "phase" else f"(e.n == {PHASES.index('fate')} and round_ends(s))"

    def met(self, r: Reading) -> bool:
        return self.period == "phase" or (PHASES[r.event.n] == "fate" and round_ends(r.s))

    def english(self, v: Voice) -> str:
        return f"at the end of the {self.period}"


def works_away(x: Text) -> bool:
    """Does this ability work while its card is out of play? If it says so, or if it answers the card's own leaving."""
    return isinstance(x, Triggered) and (bool(x.where) or answers_its_leaving(x))


def answers_its_leaving(x: Triggered) -> bool:
    """Does it react to its own card's leaving play? Then whoever controlled the card uses it."""
    return x.kind == "reaction" and isinstance(x.on, LeavesPlay) and x.on.who == This()


def needs_conflict(x: Triggered) -> bool:
    """Can it be used only while there is a conflict?"""
    return bool(x.conflict) or (x.when is not None and demands_conflict(x.when))


def demands_conflict(when: Condition) -> bool:
    if isinstance(when, Both):
        return demands_conflict(when.left) or demands_conflict(when.right)
    return isinstance(when, During) or (isinstance(when, YouAre) and bool(when.during))


@called()
def role_elements(s: Game, you: int) -> int:
    """The elements of a player's role, as a set of rings."""
    mine = s.p[ROLE] & s.ctl[you]
    return sum(1 << i for i in range(len(ELEMENT_NAMES)) if s.p[AIR + i] & mine)


@called()
def targets_of(s: Game, e: Event) -> int:
    """The cards chosen as targets by the ability whose effects would initiate; covert has chosen the one it evades."""
    if e.kind == ev.EVADE:
        return 1 << e.card
    a = s.box.abilities.get(e.n)
    found = [f for f in s.frames if a is not None and f.kind == a.frame and f.regs[ACT] == e.act]
    if a is None or not found:
        return 0
    n = len([t for t in a.node.targets if isinstance(t, Target)])
    out = 0
    for x in target_registers(n):
        out |= found[-1].regs[x]
    return out


@called()
def is_first_action(s: Game, e: Event, you: int) -> bool:
    """Is this the initiation of the first action ability in the conflict that your opponent triggered, one of
    the team if it is one?"""
    a = s.box.abilities.get(e.n)
    acts = a is not None and a.slots == (s.box.rules.action_slot,)
    if not (acts and s.con[ON] and is_against(s, you, e.player)):
        return False
    return sum([s.actions[q] for q in team_of(s, e.player)]) == 1
