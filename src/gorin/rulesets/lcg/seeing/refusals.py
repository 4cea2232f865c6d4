"""Why can't this be done now? Every refusal names the card, the reason and the rule."""

from __future__ import annotations

from gorin.kernel.abilities import Ability, limit_left, maximum_left
from gorin.kernel.decisions import PLAY, USE
from gorin.kernel.events import NO_EVENT
from gorin.kernel.questions import ACTION
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.base import Refused
from gorin.rulesets.citing import refused
from gorin.rulesets.lcg.attributes.copies import may_enter
from gorin.rulesets.lcg.costs.dues import PLAY as TO_PLAY
from gorin.rulesets.lcg.costs.dues import demanding, dues_payable
from gorin.rulesets.lcg.costs.fate_cost import cost_of, purse
from gorin.rulesets.lcg.facts import (
    ACTIVE,
    ATTACHMENT,
    BROKEN,
    CHARACTER,
    FACEUP,
    HAND,
    IN_PLAY,
    IN_PROVINCE,
    PRINTED_LEGENDARY,
    PRINTED_SUPPORT,
    PROVINCE,
)
from gorin.rulesets.lcg.playing.playable import kept_in_hand, limited_allows, played_onto
from gorin.rulesets.lcg.prohibitions import bars
from gorin.rulesets.lcg.prohibitions.attachments import bearers
from gorin.rulesets.lcg.questions import QUESTIONS
from gorin.rulesets.lcg.state import DYNASTY_PHASE, Game
from gorin.rulesets.lcg.telling.naming import for_you


def refusals(s: Game, you: int, c: int) -> list[Refused]:
    """Why a player cannot use or play a card at this moment, in every way it could be used; nothing for what can be."""
    title, here = for_you(s, you, c), s.box.rules.format
    d = s.decision
    if d is None or d.player != you:
        return [refused(here, title, "be used", "rr.action.3" if d is not None else "rr.winning-the-game.1")]
    offered = [o for o in d.options if o.card == c and o.verb in (USE, PLAY)]
    if s.holder[c] != you:
        return [refused(here, title, f"be used by {seat_name(you)}", "rr.ability.11")]
    out = []
    if not any(o.verb == USE for o in offered):
        abilities = [a for a in s.box.faces[s.kind[c]].abilities if a.slots and not a.granted]
        out += [refused(here, title, "be used", why_not_use(s, a, you, c)) for a in abilities]
    if not any(o.verb == PLAY for o in offered) and (s.p[HAND] | s.p[IN_PROVINCE]) >> c & 1:
        rule = why_not_play(s, c, you)
        if rule:
            out.append(refused(here, title, "be played", rule))
    return out


def why_not_use(s: Game, a: Ability, you: int, c: int) -> str:
    """The rule against using an ability now: the first that fails in the order of the initiation sequence."""
    if not s.p[ACTIVE] >> c & 1:
        if s.p[PROVINCE] >> c & 1 and (s.p[BROKEN] | ~s.p[FACEUP]) >> c & 1:
            return "rr.breaking-a-province.5" if s.p[BROKEN] >> c & 1 else "rr.provinces.2"
        return "rr.ability.3" if not s.p[IN_PLAY] >> c & 1 else "rr.blank.1"
    if not limit_left(s, a, you, c, c):
        return "rr.limits-of-triggered-abilities.1"
    if not maximum_left(s, a, you):
        return "rr.max-x-per-period.1"
    if a.slots != (s.box.rules.action_slot,):
        return "rr.triggered-abilities.7"
    if s.decision is not None and QUESTIONS[s.decision.why].kind is not ACTION:
        return "rr.action.1"
    return a.why_not(s, you, c, NO_EVENT, 0) or "rr.action.1"


def why_not_play(s: Game, c: int, you: int) -> str:
    """The rule against playing a character or an attachment now; "" for cards that are not played that way."""
    p, b = s.p, 1 << c
    if not (p[CHARACTER] | p[ATTACHMENT]) & b:
        return ""
    if s.decision is not None and QUESTIONS[s.decision.why].kind is not ACTION:
        return "rr.action-windows.3"
    if p[CHARACTER] & b and p[HAND] & b and s.phase == DYNASTY_PHASE:
        return "rr.character-cards.2"
    if p[IN_PROVINCE] & b and (s.phase != DYNASTY_PHASE or not p[FACEUP] & b):
        return "rr.character-cards.1"
    cost = cost_of(s, c, you)
    if cost < 0:
        return "rr.cost.5"
    if cost > purse(s, c, you):
        return "rr.support.6" if p[PRINTED_SUPPORT] & b else "rr.cost.1"
    if demanding(s, c) and not dues_payable(s, TO_PLAY, c, you, min(cost, s.pool[you])):
        return "rr.additional-cost.1"
    if bars.barred(s, bars.PLAYING, you) & b or kept_in_hand(s, c, you):
        return "rr.cannot.1"
    if bars.barred_to_rules(s, bars.ENTERING) & b:
        return "rr.legendary.6" if p[PRINTED_LEGENDARY] & b else "rr.cannot.1"
    if "only_disguised" in s.box.faces[s.kind[c]].terms:
        return "rr.disguised.3"
    terms = s.box.faces[s.kind[c]].terms.get("play")
    if terms is not None and not terms(s, you, c):
        return "rr.play-restrictions.1"
    if not limited_allows(s, c, you):
        return "rr.limited.1"
    if not may_enter(s, c, you):
        return "rr.unique-cards.2"
    if p[ATTACHMENT] & b and not bearers(s, c, you):
        return "rr.attachment-cards.3"
    if p[ATTACHMENT] & b and not played_onto(s, c, you):
        return "rr.play-restrictions.1"
    return "rr.play-restrictions.1"
