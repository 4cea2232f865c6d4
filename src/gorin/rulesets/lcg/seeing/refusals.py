"""Why can't this be done now? Every refusal names the card, what is missing and the rule."""

from __future__ import annotations

from gorin.kernel.abilities import Ability, limit_left, maximum_left, used_so_far
from gorin.kernel.bits import bits
from gorin.kernel.decisions import PLAY, USE
from gorin.kernel.events import NO_EVENT
from gorin.kernel.questions import ACTION
from gorin.kernel.views import hidden_from
from gorin.language.control import TIMES, Limit
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.base import Refused
from gorin.rulesets.citing import refused
from gorin.rulesets.lcg.facts import (
    ACTIVE,
    ATTACHMENT,
    BROKEN,
    CHARACTER,
    EVENT,
    FACEUP,
    HAND,
    IN_PLAY,
    IN_PROVINCE,
    PROVINCE,
)
from gorin.rulesets.lcg.questions import QUESTIONS
from gorin.rulesets.lcg.seeing.missing import LcgMissing
from gorin.rulesets.lcg.seeing.unplayable import why_not_play
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.telling.naming import for_you, name
from gorin.rulesets.missing import Why


def refusals(s: Game, you: int, c: int) -> list[Refused]:
    """Why a player cannot use or play a card at this moment, in every way it could be used; nothing for what can be."""
    title, here = for_you(s, you, c), s.box.rules.format
    d = s.decision
    if d is None:
        return [refused(here, title, "used", "rr.winning-the-game.1", f"{title} cannot be used: the game is over.")]
    if d.player != you:
        waits = f"{title} must wait: it is not you who chooses now."  # who it is may not be known
        return [refused(here, title, "used", "rr.action.3", waits)]
    if s.holder[c] != you:
        whose = f"{title} is {seat_name(s.holder[c])}'s; you use only what you control."
        return [refused(here, title, "used", "rr.ability.11", whose)]
    if hidden_from(s, you) >> c & 1:
        unknown = f"You cannot use {title}: you do not know what it is."
        return [refused(here, title, "used", "rr.ability.3", unknown)]
    p, out = s.p, []
    played = (p[HAND] | p[IN_PROVINCE]) & (p[CHARACTER] | p[ATTACHMENT]) & ~p[IN_PLAY]
    if played >> c & 1 and not any(o.card == c and o.verb == PLAY for o in d.options):
        against = why_not_play(s, c, you, must_wait(s, you, title))
        out.append(refused(here, title, "played", against.rule, against.missing))
    if not any(o.card == c and o.verb == USE for o in d.options):
        for a, via in abilities(s, c):
            if played >> c & 1 and not a.node.where:  # it has to be in play before its abilities matter
                continue
            rule, missing = why_not_use(s, a, you, c, via)
            used = "played" if p[EVENT] >> c & 1 else "used"
            out.append(refused(here, title, used, rule, missing))
    return list(dict.fromkeys(out))


def abilities(s: Game, c: int) -> list[tuple[Ability, int]]:
    """The abilities of a card with the card that carries each: its own, and those its attachments grant it."""
    out = [(a, c) for a in s.box.faces[s.kind[c]].abilities if a.slots and not a.granted]
    for x in bits(s.att[c]):
        out += [(a, x) for a in s.box.faces[s.kind[x]].abilities if a.slots and a.granted]
    return out


def must_wait(s: Game, you: int, title: str) -> str:
    """What is said of everything while something else than an action is asked for; "" in an action window."""
    d = s.decision
    if d is None or QUESTIONS[d.why].kind is ACTION:
        return ""
    return f"{title} must wait for an opportunity to act: something else is asked of you now."


def why_not_use(s: Game, a: Ability, you: int, c: int, via: int) -> Why:
    """Why an ability cannot be used now: the first need that is not met, in the order of the initiation sequence."""
    p, own = s.p, name(s, c)
    title = own if via == c else f"{name(s, via)} (on {own})"
    lacks = LcgMissing(s, you, c, a, title, "played" if p[EVENT] >> c & 1 else "used")
    if not p[ACTIVE] >> via & 1:
        if p[PROVINCE] >> c & 1 and p[BROKEN] >> c & 1:
            return Why("rr.breaking-a-province.5", f"{title} is broken: its text does not count any more.")
        if p[PROVINCE] >> c & 1 and not p[FACEUP] >> c & 1:
            return Why("rr.provinces.2", f"{title} is facedown: it can be used only while it is faceup and unbroken.")
        if not p[IN_PLAY] >> via & 1:
            return Why("rr.ability.3", lacks.from_hand() if p[EVENT] >> c & 1 else lacks.place())
        return Why("rr.blank.1", f"{title} is blank now: it has no text.")
    if not limit_left(s, a, you, c, via):
        limit = a.node.limit or Limit(1, "round")
        n = used_so_far(s, a, you, c, via)
        used = f"{title} can be used {limit.english(lacks.voice())}; it was used {TIMES.get(n, f'{n} times')} already."
        return Why("rr.limits-of-triggered-abilities.1", used)
    if not maximum_left(s, a, you):
        most = a.node.maximum
        often = f"{TIMES.get(most.times, f'{most.times} times')} per {most.per}"
        return Why("rr.max-x-per-period.1", f"You may use {title} at most {often}; that is used up.")
    if a.slots != (s.box.rules.action_slot,):
        return Why("rr.triggered-abilities.7", lacks.occasion())
    if waits := must_wait(s, you, title):
        return Why("rr.action.1", waits)
    need = a.lacks(s, you, c, NO_EVENT, 0)
    return Why("rr.action.1", "") if need is None else Why(need.rule, lacks.told(need))
