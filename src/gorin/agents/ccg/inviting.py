"""Inviting allies: whoever could turn the attack or the defense, and nobody where no help is needed.

An invitation costs nothing but the Honor that a guest gains by coming, and that a rival learns to win beside you.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gorin.agents.ccg.campaign import Threat, Threats, plan_attack
from gorin.agents.ccg.outlook import Eyes
from gorin.agents.ccg.rivals import leader, sought
from gorin.agents.ccg.war import War
from gorin.agents.ccg.worth import honor_value
from gorin.agents.choosing import Advice
from gorin.agents.lookahead import modest
from gorin.kernel.bits import bits
from gorin.kernel.decisions import DONE, Decision
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.ccg.battle_masks import could_attack, could_defend
from gorin.rulesets.ccg.masks import HONOR_FOR_ALLYING, Game

TURNS: Final = 3.0  # what a guest must change: a good part of what a province is worth


def invite(s: Game, d: Decision) -> Advice:
    """The guest who helps most, if anybody helps enough."""
    you = d.player
    guests = [(i, x.value) for i, x in enumerate(d.options) if x.verb != DONE]
    helps = help_in_attack(s, you) if you == s.attacker else help_in_defense(s, you)
    found = [(helps(q) - honor_for(s, you, q), i, q) for i, q in guests]
    best, index, guest = max(found, key=lambda x: (x[0], -x[1]))
    if best < TURNS:
        return modest(d), lambda: declined(s, you, [q for _, q in guests])
    what = "the attack" if you == s.attacker else "the defense"
    return index, lambda: f"The units of {seat_name(guest)} could turn {what}, and are worth the Honor of an ally."


def help_in_attack(s: Game, you: int) -> Callable[[int], float]:
    """How much more the attack promises with a guest's units."""
    foe, threats = s.defender, Threats(s, you, sought(s, you))
    replies = could_defend(s, foe)

    def promise(units: int) -> float:
        return plan_attack(s, you, foe, units, {}, replies, threats)[0]

    already = could_attack(s, you, foe) | held(s.invited_to_attack, lambda q: could_attack(s, q, foe))
    alone = promise(already)
    return lambda guest: promise(already | could_attack(s, guest, foe)) - alone


def help_in_defense(s: Game, you: int) -> Callable[[int], float]:
    """How much less the Attacker and his guests can expect against a guest's units, too."""
    against = could_attack(s, s.attacker, you) | held(s.invited_to_attack, lambda q: could_attack(s, q, you))
    threat = Threat(War(s, Eyes(you, False, sought(s, you)), s.attacker, you), against)
    already = could_defend(s, you) | held(s.invited_to_defend, lambda q: could_defend(s, q))
    alone = threat.against(already)
    return lambda guest: alone - threat.against(already | could_defend(s, guest))


def held(guests: int, free: Callable[[int], int]) -> int:
    """The units that those whom a leader has invited already could send."""
    out = 0
    for q in bits(guests):
        out |= free(q)
    return out


def honor_for(s: Game, you: int, guest: int) -> float:
    """What the guest's Honor for coming costs you."""
    new = sought(s, you)
    each = new.honor_to(guest)
    gained = honor_value(s, s.honor[guest] + HONOR_FOR_ALLYING, each) - honor_value(s, s.honor[guest], each)
    return gained * new.weigh(you, guest, False)


def declined(s: Game, you: int, guests: list[int]) -> str:
    """Why nobody is invited."""
    attacks = you == s.attacker
    able = [q for q in guests if (could_attack(s, q, s.defender) if attacks else could_defend(s, q))]
    if not able:
        return "None of the others has anybody to send."
    if able == [leader(s, you)]:
        return f"The help of {seat_name(able[0])}, who is the strongest of the others, would cost more than it brings."
    return "No help is needed, or none that the others could send would turn it."
