"""Why can't this be done now? Every refusal names the card, what is missing and the rule."""

from __future__ import annotations

from gorin.kernel.abilities import Ability, limit_left, used_so_far
from gorin.kernel.bits import bits
from gorin.kernel.decisions import PLAY, USE
from gorin.kernel.events import NO_EVENT
from gorin.kernel.questions import ACTION
from gorin.kernel.views import hidden_from
from gorin.language.control import TIMES
from gorin.language.english import article, listing
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.base import Refused
from gorin.rulesets.ccg.facts import ATTACHMENT, HAND, IN_PROVINCE, STRATEGY, THE_RULES
from gorin.rulesets.ccg.playing.rounds import slots_for
from gorin.rulesets.ccg.points import BATTLE_ACTION, LIMITED, OPEN, PRODUCES
from gorin.rulesets.ccg.questions import QUESTIONS
from gorin.rulesets.ccg.seeing.missing import CcgMissing, phase_now
from gorin.rulesets.ccg.seeing.unplayable import why_not_attach, why_not_recruit
from gorin.rulesets.ccg.state import ACTION_PHASE, COMBAT, Game
from gorin.rulesets.ccg.telling.naming import for_you, name
from gorin.rulesets.ccg.words.conditions import NO_BATTLE
from gorin.rulesets.citing import refused
from gorin.rulesets.missing import Why


def refusals(s: Game, you: int, c: int) -> list[Refused]:
    """Why a player cannot use or play a card at this moment, in every way it could be used; nothing for what can be."""
    title, here = for_you(s, you, c), s.box.rules.edition
    d = s.decision
    if d is None:
        over = f"{title} cannot be used: the game is over."
        return [refused(here, title, "used", "emp.winning-the-game.1", over)]
    if d.player != you:
        turns = "emp.combat-segment.1" if s.battle[COMBAT] else "emp.action-phase.5"
        waits = f"{title} must wait: it is not you who chooses now."  # who it is may not be known
        return [refused(here, title, "used", turns, waits)]
    if s.holder[c] != you:
        whose = f"{title} is {seat_name(s.holder[c])}'s; you use only what you control."
        return [refused(here, title, "used", "emp.control.1", whose)]
    if hidden_from(s, you) >> c & 1:
        unknown = f"You cannot use {title}: you do not know what it is."
        rule = "emp.provinces.3" if s.p[IN_PROVINCE] >> c & 1 else "emp.check-conditions.3"
        return [refused(here, title, "used", rule, unknown)]
    used = any(o.card == c and o.verb == USE for o in d.options)
    played = any(o.card == c and o.verb == PLAY for o in d.options)
    out = []
    held = s.p[HAND] & s.p[ATTACHMENT] & 1 << c  # it has to be attached before its abilities matter
    if not played and s.p[IN_PROVINCE] >> c & 1:
        out.append(refused(here, title, "brought into play", *why_not_recruit(s, you, c, title)))
    if held and (why := why_not_attach(s, you, c, title)) is not None:
        out.append(refused(here, title, "attached", *why))
    if not used and not held and not s.p[IN_PROVINCE] >> c & 1:
        done = "played" if s.p[STRATEGY] >> c & 1 else "used"
        out += [refused(here, title, done, *why_not_use(s, a, you, c, via)) for a, via in abilities(s, c)]
    return list(dict.fromkeys(out))


def abilities(s: Game, c: int) -> list[tuple[Ability, int]]:
    """The abilities of a card that its player would choose to use, with the card that carries each: its own, and those
    its attachments grant it. Traits are not chosen."""
    out = [(a, c) for a in s.box.faces[s.kind[c]].abilities if a.slots and not a.granted]
    for x in bits(s.att[c]):
        out += [(a, x) for a in s.box.faces[s.kind[x]].abilities if a.slots and a.granted]
    return [(a, via) for a, via in out if a.node is None or not getattr(a.node, "trait", False)]


def called(s: Game, a: Ability, c: int, via: int) -> str:
    """What is used: the card; what a player does by the rules; what an attachment grants."""
    if s.p[THE_RULES] >> via & 1 and a.node.label:
        return str(a.node.label).partition(":")[0]
    return name(s, c) if via == c else f"{name(s, via)} (on {name(s, c)})"


def why_not_use(s: Game, a: Ability, you: int, c: int, via: int) -> Why:
    """Why an ability cannot be used now: time, limit, then its own needs in the order of the rulebook."""
    title = called(s, a, c, via)
    lacks = CcgMissing(s, you, c, a, title, "played" if s.p[STRATEGY] >> c & 1 else "used")
    if PRODUCES in a.slots:
        return Why("emp.paying-gold-costs.1", lacks.paying())
    times = [slot for slot in a.slots if slot in (LIMITED, OPEN, BATTLE_ACTION)]
    if not times:
        by_itself = f"{title} resolves in the Events Phase, by itself."
        waits = lacks.occasion() if a.node.on is not None else by_itself
        return Why("emp.when-can-i-take-an-action.5", waits)
    may = slots_for(s, you)
    if not set(times) & set(may) or (OPEN in times and s.phase != ACTION_PHASE and not s.battle[COMBAT]):
        rule = f"emp.when-can-i-take-an-action.{2 + (LIMITED, OPEN, BATTLE_ACTION).index(times[0])}"
        return Why(rule, untimely(s, times, lacks))
    if waits := must_wait(s, title):
        return Why("emp.action-phase.5", waits)
    if not limit_left(s, a, you, c, via):
        n, limit = used_so_far(s, a, you, c, via), a.node.limit.english(lacks.voice())
        used = f"{title} can be {lacks.used} {limit}; it was used {TIMES.get(n, f'{n} times')} already."
        return Why("emp.check-conditions.5", used)
    need = a.lacks(s, you, c, NO_EVENT, 0)
    return Why("emp.check-conditions.1", "") if need is None else Why(need.rule, lacks.told(need))


KINDS = {LIMITED: "Limited", OPEN: "Open", BATTLE_ACTION: "Battle"}
WHEN = {LIMITED: "in your own Action Phase", OPEN: "in an Action Phase", BATTLE_ACTION: "in a battle"}


def untimely(s: Game, times: list[int], lacks: CcgMissing) -> str:
    """An action of these kinds at the wrong time."""
    now = "a battle is fought" if s.battle[COMBAT] else phase_now(s, lacks.you)
    instead = NO_BATTLE if times == [BATTLE_ACTION] else now
    when = listing([WHEN[slot] for slot in times], "or")
    kinds = listing([KINDS[slot] for slot in times], "or")
    return f"{lacks.title}, {article(kinds)} action, can be {lacks.used} only {when}; {instead}."


def must_wait(s: Game, title: str) -> str:
    """What is said of everything while something else than an action is asked for; "" in an action round."""
    if s.decision is None or QUESTIONS[s.decision.why].kind is ACTION:
        return ""
    return f"{title} must wait for an opportunity to act: something else is asked of you now."
