"""A player of the CCG for imagined games, in which a choice must cost little: purchases and payments are reckoned,
attacks planned once for all their choices, and hardly anything is tried out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from gorin.agents.ccg import dueling, provinces
from gorin.agents.ccg.assigning import declare as planned_attack
from gorin.agents.ccg.assigning import the_plan
from gorin.agents.ccg.lookahead import Search
from gorin.agents.ccg.treasury import Offer, best_purchases, bought_worth, income, pay_with, paying, sources
from gorin.agents.ccg.war import Plan
from gorin.agents.choosing import ENOUGH
from gorin.agents.lookahead import modest
from gorin.kernel.bits import bits
from gorin.kernel.decisions import PASS, Decision
from gorin.kernel.questions import ANSWER, ids
from gorin.rulesets.ccg import questions as asked
from gorin.rulesets.ccg.masks import Game, bowed, price, wares
from gorin.rulesets.ccg.moment import maneuver

FEW: Final = 3  # copies for one option, where something is tried out after all
MOST: Final = 4  # options that are tried out
FIGHTS: Final = ids(asked.BATTLE_ACTION, asked.ADDITIONAL_ACTION)
ANSWERS: Final = asked.QUESTIONS.of(ANSWER)


class Habits(NamedTuple):
    """How somebody plays, as far as it differs from player to player."""

    passive: float = 0.0  # how often an attack is not made that could be
    idle: float = 0.0  # how often nothing is done in a battle
    careless: float = 0.0  # how often any option will do


PLAIN: Final = Habits()


def any_habits(rng: Random) -> Habits:
    """Somebody."""
    return Habits(0.3 * rng.random(), 0.4 * rng.random(), 0.03)


class Glance(Search):
    """Tries out with few copies."""

    tries = FEW


class Quick:
    """Plays all seats of one imagined game, each from what it sees: a plan is remembered until it is carried out."""

    def __init__(self, rng: Random, habits: dict[int, Habits] | None = None) -> None:
        self.rng = rng
        self.habits = habits or {}
        self.plans: dict[tuple[int, bool, bool], Plan] = {}  # by player, side and maneuver, of the attack that is on
        self.turn = -1

    def __call__(self, s: Game, d: Decision) -> int:
        if len(d.options) == 1:
            return 0
        if paying(d):
            return pay_with(s, d)
        habits = self.habits.get(d.player, PLAIN)
        if habits.careless and self.rng.random() < habits.careless:
            return self.rng.randrange(len(d.options))
        plan = PLANS.get(d.why)
        if plan is not None:
            return plan(self, s, d)
        if d.why in FIGHTS and self.rng.random() < habits.idle:
            return modest(d)
        return self.glance(s, d)

    def open_action(self, s: Game, d: Decision) -> int:
        """Outside battles: nothing."""
        return modest(d)

    def glance(self, s: Game, d: Decision) -> int:
        """The best of a few by a short look ahead; nothing, unless something is worth it."""
        none = next((i for i, x in enumerate(d.options) if x.verb == PASS), -1)
        which = [i for i in range(len(d.options)) if i != none][:MOST] + ([none] if none >= 0 else [])
        search = Glance(s, d.player)
        values = {i: search.option(s, i).value - (0.0 if i == none else ENOUGH) for i in which}
        return max(which, key=lambda i: (values[i], -i))

    def buy(self, s: Game, d: Decision) -> int:
        """What the Gold that is ready buys best."""
        you = d.player
        earned = income(s, you)
        lying = [i for i, x in enumerate(d.options) if x.card >= 0 and wares(s) >> x.card & 1]
        free = [i for i, x in enumerate(d.options) if x.card >= 0 and i not in lying]
        if free:
            return free[0]
        cards = [d.options[i].card for i in lying]
        offers = [Offer(price(s, you, c), bought_worth(s, c, earned, s.turns[you])) for c in cards]
        taken = best_purchases(offers, sources(s, you, bowed(s)))[1]
        return next((i for k, i in enumerate(lying) if taken >> k & 1), modest(d))

    def attack(self, s: Game, d: Decision) -> int:
        """Whether to attack, and whom."""
        self.plans.clear()
        habits = self.habits.get(d.player, PLAIN)
        if habits.passive and self.rng.random() < habits.passive:
            return modest(d)
        return planned_attack(s, d)[0]

    def plan(self, s: Game, d: Decision) -> Plan:
        """The plan for this maneuver, made once."""
        now = maneuver(s)
        key = d.player, now.defends, now.infantry
        if key not in self.plans:
            self.plans[key] = the_plan(s, d)[1]
        return self.plans[key]

    def assign(self, s: Game, d: Decision) -> int:
        """The next unit of the plan that has not been sent."""
        made = maneuver(s).made
        for field, mask in self.plan(s, d).items():
            for c in bits(mask & ~made.get(field, 0)):
                for i, x in enumerate(d.options):
                    if x.card == c:
                        return i
        return modest(d)

    def battlefield(self, s: Game, d: Decision) -> int:
        """Where the plan has the unit."""
        c = maneuver(s).unit
        for field, mask in self.plan(s, d).items():
            if mask >> c & 1:
                for i, x in enumerate(d.options):
                    if x.card == field:
                        return i
        return 0

    def duel(self, s: Game, d: Decision) -> int:
        return dueling.focus_or_strike(s, d)[0]

    def replace(self, s: Game, d: Decision) -> int:
        return dueling.replace(s, d)[0]

    def clear(self, s: Game, d: Decision) -> int:
        return provinces.clear(s, d)[0]

    def too_many(self, s: Game, d: Decision) -> int:
        return provinces.too_many(s, d)[0]

    def first(self, s: Game, d: Decision) -> int:
        return 0


PLANS: Final[dict[str, Callable[[Quick, Game, Decision], int]]] = {
    asked.ACTIONS.id: Quick.open_action,
    asked.BRING_IN.id: Quick.buy,
    asked.DECLARE_ATTACK.id: Quick.attack,
    asked.ATTACK_WHOM.id: Quick.attack,
    asked.ASSIGN.id: Quick.assign,
    asked.BATTLEFIELD.id: Quick.battlefield,
    asked.NEXT_BATTLE.id: Quick.first,
    asked.FOCUS_OR_STRIKE.id: Quick.duel,
    asked.FOCUS_ANOTHER.id: Quick.duel,
    asked.REPLACE_FOCUS.id: Quick.replace,
    asked.CLEAR_PROVINCES.id: Quick.clear,
    asked.TOO_MANY.id: Quick.too_many,
}
