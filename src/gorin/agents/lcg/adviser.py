"""The heuristic player of the LCG: which plan answers which decision, and look-ahead for everything else."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from gorin.agents.choosing import Advice
from gorin.agents.lcg import bidding, declaring, setup
from gorin.agents.lcg.choosing import action, best_option, unless_lost
from gorin.agents.lcg.lookahead import Search
from gorin.agents.lcg.purchases import rest
from gorin.agents.lcg.reasons import card
from gorin.kernel.bits import bits
from gorin.kernel.decisions import Decision
from gorin.kernel.questions import ids
from gorin.rulesets.lcg import questions as asked
from gorin.rulesets.lcg.masks import DYNASTY_PHASE, MILITARY, POLITICAL, TYPES, Game, characters, skill
from gorin.rulesets.lcg.moment import dueling


def advise(s: Game, d: Decision, dice: Random | None = None) -> Advice:
    """What to choose on this deal, and why. The deal is not changed. With dice, what an opponent should not foresee is
    left to them: bids, and the order of what looks alike."""
    if len(d.options) == 1:
        return 0, lambda: "There is no other choice."
    mixed = MIXED.get(d.why) if dice is not None else None
    if mixed is not None and dice is not None:
        return mixed(s, d, dice)
    plan = PLANS.get(d.why)
    if plan is None:
        return best_option(s, d)
    index, why = plan(s, d)
    return (index, why) if d.why not in RISKY else unless_lost(s, d, index, why)


def bid(s: Game, d: Decision, dice: Random | None = None) -> Advice:
    """A bid for cards, or one in a duel."""
    if dueling(s):
        x = bidding.duel_bid(s, d.player, d, dice)
        return x.place, lambda: f"A bid of {x.number} wins what can be won in this duel for the least honor."
    x = bidding.draw_bid(s, d.player, d, dice)
    return x.place, lambda: bid_reason(s, d.player, x.number)


def bid_reason(s: Game, you: int, n: int) -> str:
    """Why so many cards."""
    honor = s.honor[you]
    if n == 1:
        return f"With {honor} honor, a bid of 1 gives none away and may take some."
    if n >= s.box.rules.format.highest_bid - 1:
        return f"With {honor} honor you can afford it, and cards decide conflicts."
    return f"A bid of {n} draws cards without giving too much of your {honor} honor away."


def additional_fate(s: Game, d: Decision) -> Advice:
    """How long a character should stay: a later round counts less, and fate could do something else."""
    you, search = d.player, Search(d.player)
    leaves = search.options(s)
    buys = s.phase == DYNASTY_PHASE
    left = d.options[-1].value  # what is in the pool now, less the cost
    values = [
        leaf.value + (rest(s, you, d.about, left - x.value) if buys else 0.0)
        for leaf, x in zip(leaves, d.options, strict=True)
    ]
    best = max(range(len(values)), key=lambda i: (values[i], -i))
    n, name = d.options[best].value, card(s, you, d.about)
    if not n:
        return best, lambda: f"The fate does more elsewhere than on {name}."
    return best, lambda: f"{n} fate keeps {name} for {n} more round{'s' if n > 1 else ''}; more would do less there."


def set_favor(s: Game, d: Decision) -> Advice:
    """The side where its characters are stronger."""
    mine = characters(s, d.player)
    here, there = (sum(skill(s, c, k) for c in bits(mine)) for k in (MILITARY, POLITICAL))
    side = MILITARY if here >= there else POLITICAL
    index = next((i for i, x in enumerate(d.options) if x.value == side), 0)
    return index, lambda: f"Your characters count more {TYPES[side]} skill."


def place_stronghold(s: Game, d: Decision) -> Advice:
    return setup.place_stronghold(s, d), lambda: "The strongest province protects the stronghold."


def place_province(s: Game, d: Decision, dice: Random | None = None) -> Advice:
    place = 0 if dice is None else dice.randrange(len(d.options))
    return place, lambda: "Nobody sees which province lies where, and nobody should guess it."


def mulligan_provinces(s: Game, d: Decision) -> Advice:
    return pick(s, d, setup.mulligan_provinces(s, d.player, d), "is worse than a new card is likely to be")


def mulligan_hand(s: Game, d: Decision) -> Advice:
    return pick(s, d, setup.mulligan_hand(s, d.player, d), "is worse than a new card is likely to be")


def discard_from_provinces(s: Game, d: Decision) -> Advice:
    return pick(s, d, setup.discard_from_provinces(s, d.player, d), "is not worth its fate and blocks the province")


def pick(s: Game, d: Decision, i: int, why: str) -> Advice:
    """A card that goes, or none."""
    c = d.options[i].card
    return i, lambda: f"{card(s, d.player, c)} {why}." if c >= 0 else "The rest is worth keeping."


def attack_where(s: Game, d: Decision, dice: Random) -> Advice:
    index, why = declaring.attack_where(s, d, dice)
    return unless_lost(s, d, index, why)


def goes_first(s: Game, d: Decision) -> Advice:
    return 0, lambda: "All of them go, in whatever order."


MIXED: Final[dict[str, Callable[[Game, Decision, Random], Advice]]] = {
    asked.HONOR_BID.id: bid,
    asked.PLACE_PROVINCE.id: place_province,
    asked.ATTACK_PROVINCE.id: attack_where,
}
RISKY: Final = ids(
    asked.DECLARE_CONFLICT,
    asked.ATTACK_PROVINCE,
    asked.DECLARE_ATTACKER,
    asked.DECLARE_DEFENDER,
    asked.DECLARE_OR_PASS,
)
PLANS: Final[dict[str, Callable[[Game, Decision], Advice]]] = {
    asked.ACTIONS.id: action,
    asked.DECLARE_OR_PASS.id: declaring.declare_at_all,
    asked.DECLARE_CONFLICT.id: declaring.declare,
    asked.ATTACK_PROVINCE.id: declaring.attack_where,
    asked.DECLARE_ATTACKER.id: declaring.attacker,
    asked.DECLARE_DEFENDER.id: declaring.defender,
    asked.EVADE.id: declaring.evade,
    asked.HONOR_BID.id: bid,
    asked.ADDITIONAL_FATE.id: additional_fate,
    asked.SET_FAVOR.id: set_favor,
    asked.PLACE_STRONGHOLD.id: place_stronghold,
    asked.PLACE_PROVINCE.id: place_province,
    asked.MULLIGAN_PROVINCES.id: mulligan_provinces,
    asked.MULLIGAN_HAND.id: mulligan_hand,
    asked.DISCARD_FROM_PROVINCES.id: discard_from_provinces,
    asked.WITHOUT_FATE.id: goes_first,
}
