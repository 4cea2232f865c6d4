"""Why a card cannot be brought into play or attached now: what the rules ask, in order, each with its sentence."""

from __future__ import annotations

from gorin.kernel.questions import ACTION
from gorin.language.english import article
from gorin.rulesets.ccg.attributes.stats import clan_of, cost_of, of_clan, opposed, stat
from gorin.rulesets.ccg.card import CLANS
from gorin.rulesets.ccg.facts import (
    ARMOR,
    BOWED,
    CELESTIAL,
    EVENT,
    FACEUP,
    FACTS,
    FOLLOWER,
    HOLDING,
    IN_PLAY,
    LOYAL,
    PERSONALITY,
    REGION,
    SHUGENJA,
    SPELL,
    UNIQUE,
    WEAPON,
)
from gorin.rulesets.ccg.places.titles import duplicates
from gorin.rulesets.ccg.playing.attaching import hosts_for
from gorin.rulesets.ccg.playing.gold import can_pay
from gorin.rulesets.ccg.playing.recruiting import honorable_enough
from gorin.rulesets.ccg.questions import QUESTIONS
from gorin.rulesets.ccg.seeing.missing import in_gold, phase_now
from gorin.rulesets.ccg.state import ACTION_PHASE, COMBAT, DYNASTY_PHASE, HONOR_REQUIREMENT, Game
from gorin.rulesets.missing import Why

REVEALED = {
    EVENT: ("emp.events-phase.6", "is an Event: it resolves"),
    REGION: ("emp.events-phase.11", "is a Region: it enters play"),
    CELESTIAL: ("emp.events-phase.17", "is a Celestial: it enters play"),
}


def why_not_recruit(s: Game, you: int, c: int, title: str) -> Why:
    """Why a card in a province cannot be brought into play now."""
    p, b = s.p, 1 << c
    if not p[FACEUP] & b:
        return Why("emp.provinces.3", f"Only faceup cards in provinces can be brought into play; {title} is not.")
    for plane, (rule, does) in REVEALED.items():
        if p[plane] & b:
            return Why(rule, f"{title} {does} in the Events Phase, by itself.")
    if s.phase != DYNASTY_PHASE or you != s.first:
        mine = f"{title} can be brought into play only in your own Dynasty Phase; {phase_now(s, you)}."
        return Why("emp.dynasty-phase.1", mine)
    if p[LOYAL] & b and not of_clan(s, you) & b:
        clans = [x.capitalize() for x in CLANS if p[FACTS[x]] & b]
        own = next((x.capitalize() for x in CLANS if FACTS[x] == clan_of(s, you)), "no Clan")
        return Why("emp.loyal.1", f"{title} is Loyal to {' and '.join(clans) or 'another Clan'}; you play {own}.")
    if duplicates(s, c, you):
        return Why("emp.singular-unique.1", there_is_one(s, c, title))
    if p[PERSONALITY] & b and not honorable_enough(s, you, c) and not of_clan(s, you) & b:
        need = f"{title} needs a Family Honor of {stat(s, c, HONOR_REQUIREMENT)}; you have {s.honor[you]}."
        return Why("emp.personality.5", need)
    if not can_pay(s, you, cost_of(s, c, you), c):
        return Why("emp.holding.1" if p[HOLDING] & b else "emp.personality.7", in_gold(s, title, you, c))
    return Why("emp.dynasty-phase.1", "")


def there_is_one(s: Game, c: int, title: str) -> str:
    """Of a Unique or Singular card."""
    what = "Unique" if s.p[UNIQUE] >> c & 1 else "Singular"
    return f"{title} is {what}: only one may be in play; there is one."


def why_not_attach(s: Game, you: int, c: int, title: str) -> Why | None:
    """Why a card from the hand cannot be attached with Equip now; None if it can be attached."""
    p, b = s.p, 1 << c
    labels = [getattr(x, "label", "") for x in s.box.rules.edition.player_abilities.text]
    spell = p[SPELL] & b and s.battle[COMBAT] and "Equip a Spell" in labels
    if not spell and (s.phase != ACTION_PHASE or you != s.first):
        own = f"{title} can be attached, with Equip, only in your own Action Phase; {phase_now(s, you)}."
        return Why("emp.equip.1", own)
    if s.decision is not None and QUESTIONS[s.decision.why].kind is not ACTION:
        waits = f"{title} must wait for an opportunity to act: something else is asked of you now."
        return Why("emp.action-phase.5", waits)
    if duplicates(s, c, you):
        return Why("emp.singular-unique.1", there_is_one(s, c, title))
    mine = p[IN_PLAY] & p[PERSONALITY] & s.ctl[you]
    if not mine:
        none = f"{title} needs one of your Personalities to bear it; you have none."
        return Why("emp.attachments.3", none)
    if not hosts_for(s, you, c):
        return nobody_bears(s, c, mine, title)
    if not can_pay(s, you, cost_of(s, c, you), c):
        return Why("emp.attachments.4", in_gold(s, title, you, c))
    if spell and not hosts_for(s, you, c) & opposed(s) & p[SHUGENJA] & ~p[BOWED]:
        none = f"{title} needs one of your unbowed Shugenja in the battle, opposed; you have none there."
        return Why("emp.equip.2", none)
    return None


def nobody_bears(s: Game, c: int, mine: int, title: str) -> Why:
    """None of a player's Personalities may have it attached."""
    p, b = s.p, 1 << c
    n = mine.bit_count()
    there = "the one you have cannot bear it" if n == 1 else f"none of the {n} you have can bear it"
    if p[SPELL] & b and not mine & p[SHUGENJA]:
        return Why("emp.spell.2", f"{title} needs a Shugenja to bear it; you have none.")
    for plane, rule, kind in ((WEAPON, "emp.weapon.1", "Weapon"), (ARMOR, "emp.armor.1", "Armor")):
        if p[plane] & b:
            return Why(rule, f"{title} needs a Personality without {article(kind)}; {there}.")
    rule = "emp.follower.2" if p[FOLLOWER] & b else "emp.attachments.3"
    return Why(rule, f"{title} needs a Personality who may bear it; {there}.")
