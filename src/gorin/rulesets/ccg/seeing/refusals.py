"""Why can't this be done now? Every refusal names the card, the reason and the rule."""

from __future__ import annotations

from collections.abc import Iterator

from gorin.kernel.abilities import Ability, limit_left
from gorin.kernel.decisions import PLAY, USE
from gorin.kernel.events import NO_EVENT
from gorin.kernel.questions import ACTION
from gorin.rulesets.base import Refused
from gorin.rulesets.ccg.attributes.stats import cost_of, of_clan, opposed
from gorin.rulesets.ccg.facts import (
    ARMOR,
    ATTACHMENT,
    BOWED,
    CELESTIAL,
    EVENT,
    FACEUP,
    FOLLOWER,
    HAND,
    HOLDING,
    IN_PLAY,
    IN_PROVINCE,
    LOYAL,
    PERSONALITY,
    REGION,
    SHUGENJA,
    SPELL,
    WEAPON,
)
from gorin.rulesets.ccg.places.titles import duplicates
from gorin.rulesets.ccg.playing.attaching import hosts_for
from gorin.rulesets.ccg.playing.gold import can_pay
from gorin.rulesets.ccg.playing.recruiting import honorable_enough
from gorin.rulesets.ccg.playing.rounds import slots_for
from gorin.rulesets.ccg.points import BATTLE_ACTION, LIMITED, OPEN, PRODUCES
from gorin.rulesets.ccg.questions import QUESTIONS
from gorin.rulesets.ccg.state import ACTION_PHASE, COMBAT, DYNASTY_PHASE, Game
from gorin.rulesets.ccg.telling.naming import for_you
from gorin.rulesets.citing import refused

REVEALED = {EVENT: "emp.events-phase.6", REGION: "emp.events-phase.11", CELESTIAL: "emp.events-phase.17"}


def refusals(s: Game, you: int, c: int) -> list[Refused]:
    """Why a player cannot use or play a card at this moment, in every way it could be used; nothing for what can be."""
    title, here = for_you(s, you, c), s.box.rules.edition
    d = s.decision
    if d is None or d.player != you:
        turns = "emp.combat-segment.1" if s.battle[COMBAT] else "emp.action-phase.5"
        return [refused(here, title, "be used", turns if d is not None else "emp.winning-the-game.1")]
    if s.holder[c] != you:
        return [refused(here, title, f"be used by {s.box.rules.seat_name(you)}", "emp.control.1")]
    used = any(o.card == c and o.verb == USE for o in d.options)
    played = any(o.card == c and o.verb == PLAY for o in d.options)
    out = []
    held = s.p[HAND] & s.p[ATTACHMENT] & 1 << c  # it has to be attached before its abilities matter
    if not used and not held:
        out += [refused(here, title, "be used", rule) for rule in abilities(s, you, c)]
    if not played and s.p[IN_PROVINCE] >> c & 1:
        out.append(refused(here, title, "be brought into play", why_not_recruit(s, you, c)))
    if held and (rule := why_not_attach(s, you, c)):
        out.append(refused(here, title, "be attached", rule))
    return list(dict.fromkeys(out))


def abilities(s: Game, you: int, c: int) -> Iterator[str]:
    """The rules against each ability of a card that its player would choose to use; traits are not chosen."""
    if s.p[IN_PROVINCE] >> c & 1:
        return
    for a in s.box.faces[s.kind[c]].abilities:
        if a.slots and not a.granted and not (a.node is not None and getattr(a.node, "trait", False)):
            yield why_not_use(s, a, you, c)


def why_not_use(s: Game, a: Ability, you: int, c: int) -> str:
    """The rule against using an ability now: time, limit, then its own conditions in the order of the rulebook."""
    if PRODUCES in a.slots:
        return "emp.paying-gold-costs.1"
    may = slots_for(s, you)
    times = [slot for slot in a.slots if slot in (LIMITED, OPEN, BATTLE_ACTION)]
    if not times:
        return "emp.when-can-i-take-an-action.5"
    if not set(times) & set(may) or (OPEN in times and s.phase != ACTION_PHASE and not s.battle[COMBAT]):
        return f"emp.when-can-i-take-an-action.{2 + (LIMITED, OPEN, BATTLE_ACTION).index(times[0])}"
    if s.decision is not None and QUESTIONS[s.decision.why].kind is not ACTION:
        return "emp.action-phase.5"
    if not limit_left(s, a, you, c, c):
        return "emp.check-conditions.5"
    return a.why_not(s, you, c, NO_EVENT, 0) or "emp.check-conditions.1"


def why_not_recruit(s: Game, you: int, c: int) -> str:
    """The rule against bringing a card in a province into play now."""
    p, b = s.p, 1 << c
    if not p[FACEUP] & b:
        return "emp.provinces.3"
    for plane, rule in REVEALED.items():
        if p[plane] & b:
            return rule
    if s.phase != DYNASTY_PHASE or you != s.first:
        return "emp.dynasty-phase.1"
    if p[LOYAL] & b and not of_clan(s, you) & b:
        return "emp.loyal.1"
    if duplicates(s, c, you):
        return "emp.singular-unique.1"
    if p[PERSONALITY] & b and not honorable_enough(s, you, c) and not of_clan(s, you) & b:
        return "emp.personality.5"
    if not can_pay(s, you, cost_of(s, c, you), c):
        return "emp.holding.1" if p[HOLDING] & b else "emp.personality.7"
    return "emp.dynasty-phase.1"


def why_not_attach(s: Game, you: int, c: int) -> str:
    """The rule against attaching a card from the hand with Equip now; "" if it can be attached."""
    p, b = s.p, 1 << c
    labels = [getattr(x, "label", "") for x in s.box.rules.edition.player_abilities.text]
    spell = p[SPELL] & b and s.battle[COMBAT] and "Equip a Spell" in labels
    if not spell and (s.phase != ACTION_PHASE or you != s.first):
        return "emp.equip.1"
    if s.decision is not None and QUESTIONS[s.decision.why].kind is not ACTION:
        return "emp.action-phase.5"
    if duplicates(s, c, you):
        return "emp.singular-unique.1"
    mine = p[IN_PLAY] & p[PERSONALITY] & s.ctl[you]
    if not mine:
        return "emp.attachments.3"
    if not hosts_for(s, you, c):
        if p[SPELL] & b and not mine & p[SHUGENJA]:
            return "emp.spell.2"
        if p[WEAPON] & b:
            return "emp.weapon.1"
        if p[ARMOR] & b:
            return "emp.armor.1"
        return "emp.follower.2" if p[FOLLOWER] & b else "emp.attachments.3"
    if not can_pay(s, you, cost_of(s, c, you), c):
        return "emp.attachments.4"
    if spell and not hosts_for(s, you, c) & opposed(s) & p[SHUGENJA] & ~p[BOWED]:
        return "emp.equip.2"
    return ""
