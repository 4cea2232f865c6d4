"""A player of the LCG that tries nothing out: for the imagined games of a search, in which a choice must cost little.

It plays from sets of cards and from what texts are worth, reckoned once (`knack.py`); only conflicts are planned as the
heuristic player plans them, once for all choices of a declaration. It plays well enough to tell good positions from bad
ones, and with habits that differ from deal to deal, so that nobody relies on an opponent's playing in one way alone.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from gorin.agents.choosing import ENOUGH
from gorin.agents.lcg import conflict, quick_choices
from gorin.agents.lcg.appraise import body
from gorin.agents.lcg.conflict import Plan
from gorin.agents.lcg.purchases import MOST_FATE, still_to_buy, surplus, worth_buying
from gorin.agents.lcg.quick_fights import Fight, first_good, moved, used
from gorin.agents.lcg.worth import FATE, fate_worth, later_rounds
from gorin.kernel.decisions import PASS, PLAY, USE, Decision
from gorin.rulesets.lcg import questions as asked
from gorin.rulesets.lcg.conflict_masks import conflict_on, decided, takes_part
from gorin.rulesets.lcg.masks import DYNASTY_PHASE, Game, characters, declaration, declarations, definition, hand
from gorin.rulesets.lcg.moment import closing, declared_so_far, passes, passes_for_good, plays_onto_a_card

TRIED: Final = 2  # promising actions at which it glances


class Habits(NamedTuple):
    """How somebody plays, as far as it differs from player to player."""

    bold: float = 0.0  # how much more an attack seems worth than it is
    thrift: float = 0.0  # how much dearer fate on characters seems
    bids: float = 0.0  # how much higher than usual
    eager: float = 0.0  # how much more a card seems worth playing
    careless: float = 0.0  # how often any option will do


PLAIN: Final = Habits()


def any_habits(rng: Random) -> Habits:
    """Somebody."""
    return Habits(rng.gauss(0, 0.6), rng.gauss(0, 0.15), rng.gauss(0, 1.0), rng.gauss(0, 0.3), 0.03)


class Quick:
    """Plays all seats of one imagined game, each from what it sees: a plan is remembered until it is carried out."""

    def __init__(self, rng: Random, habits: dict[int, Habits] | None = None) -> None:
        self.rng = rng
        self.habits = habits or {}
        self.attack: Plan | None = None
        self.defense: tuple[int, int] | None = None  # whose skill it answers, and the defenders

    def __call__(self, s: Game, d: Decision) -> int:
        if len(d.options) == 1:
            return 0
        habits = self.habits.get(d.player, PLAIN)
        if habits.careless and self.rng.random() < habits.careless:
            return self.rng.randrange(len(d.options))
        plan = PLANS.get(d.why)
        return quick_choices.choose(s, d) if plan is None else plan(self, s, d, habits)

    # --- actions -----------------------------------------------------------------------------------------------------

    def action(self, s: Game, d: Decision, habits: Habits) -> int:
        """The best action, or none."""
        if conflict_on(s) and not decided(s):
            return self.fight(s, d, habits) if takes_part(s, d.player) else len(d.options) - 1
        if passes_for_good(s):
            return self.buy(s, d)
        return self.between(s, d)

    def buy(self, s: Game, d: Decision) -> int:
        """In the dynasty phase: the character that is worth most over its price."""
        best, most = len(d.options) - 1, ENOUGH
        there, others = characters(s, d.player).bit_count(), 0.0
        for i, x in enumerate(d.options):
            value = 0.0
            if x.verb == USE:
                value = used(s, d.player, x)
            elif x.verb == PLAY and not plays_onto_a_card(x):
                value = worth_buying(definition(s, x.card), s.pool[d.player], there)
            others += max(0.0, value)
            if value > most:
                best, most = i, value
        first_to_pass = 0.0 if passes(s) else FATE
        return best if most + 0.5 * (others - most) > ENOUGH + first_to_pass else len(d.options) - 1

    def between(self, s: Game, d: Decision) -> int:
        """Outside conflicts: only what lasts and costs little."""
        best, most = len(d.options) - 1, 3 * ENOUGH
        for i, x in enumerate(d.options):
            value = used(s, d.player, x) if x.verb == USE else 0.0
            if value > most:
                best, most = i, value
        return best

    def fight(self, s: Game, d: Decision, habits: Habits) -> int:
        """In a conflict: what moves it by enough, and no more than that."""
        you = d.player
        fought = Fight(s, you)
        stay = fought.passing(closing(s))
        promising: list[tuple[float, int]] = []
        for i, x in enumerate(d.options):
            if x.verb != PASS:
                points, other = moved(s, you, x, fought)
                value = (fought.value(points) - stay if points else 0.0) + other + habits.eager
                if value > ENOUGH:
                    promising.append((-value, i))
        return first_good(s, d, [i for _, i in sorted(promising)[:TRIED]])

    # --- conflicts ---------------------------------------------------------------------------------------------------

    def declare(self, s: Game, d: Decision, habits: Habits) -> int:
        """Type and ring of the best attack, or pass."""
        options = conflict.declarations(d)
        may_pass = len(options) < len(d.options)
        plan = self.planned(s, d.player, set(options), may_pass, habits)
        self.attack = plan
        if (plan.kind, plan.ring) in options:
            return options[plan.kind, plan.ring]
        return next((i for i, x in enumerate(d.options) if x.verb == PASS), 0)

    def planned(self, s: Game, you: int, open_: set[tuple[int, int]], may_pass: bool, habits: Habits) -> Plan:
        """The best attack."""
        kinds, rings = sorted({k for k, _ in open_}), sorted({r for _, r in open_})
        plan = conflict.best_attack(s, you, kinds, rings, may_pass=may_pass and habits.bold <= 0)
        if may_pass and habits.bold > 0:
            none = conflict.best_attack(s, you, [], rings)
            return plan if plan.value + habits.bold > none.value else none
        return plan

    def declare_at_all(self, s: Game, d: Decision, habits: Habits) -> int:
        """Whether there is an attack worth declaring."""
        plan = self.planned(s, d.player, {declaration(x) for x in declarations(s, d.player)}, True, habits)
        return len(d.options) - 1 if plan.province < 0 else 0

    def attack_where(self, s: Game, d: Decision, habits: Habits) -> int:
        """The province of the plan."""
        plan = self.current(s)
        if plan is None or all(x.card != plan.province for x in d.options):
            plan = self.attack = conflict.province_plan(s, d.player)
        return next((i for i, x in enumerate(d.options) if x.card == plan.province), 0)

    def attacker(self, s: Game, d: Decision, habits: Habits) -> int:
        """The next attacker of the plan, or done."""
        plan = self.current(s)
        if plan is None:
            plan = self.attack = conflict.attackers_plan(s, d.player)
        return next(
            (i for i, x in enumerate(d.options) if x.card >= 0 and plan.attackers >> x.card & 1), len(d.options) - 1
        )

    def current(self, s: Game) -> Plan | None:
        """The plan, if it is about the conflict that is being declared."""
        said, plan = declared_so_far(s), self.attack
        if plan is None or plan.province < 0 or (plan.kind, plan.ring) != (said.kind, said.ring):
            return None
        return plan if said.chosen & ~plan.attackers == 0 and said.province in (-1, plan.province) else None

    def defender(self, s: Game, d: Decision, habits: Habits) -> int:
        """The next defender of the plan, or done."""
        if not conflict_on(s):
            return len(d.options) - 1
        chosen, able = declared_so_far(s).chosen, sum(1 << x.card for x in d.options if x.card >= 0)
        if self.defense is None or not chosen or chosen & ~self.defense[1]:
            self.defense = d.player, conflict.best_defense(s, d.player, able, chosen).defenders
        return next(
            (i for i, x in enumerate(d.options) if x.card >= 0 and self.defense[1] >> x.card & 1), len(d.options) - 1
        )

    # --- fate and honor ----------------------------------------------------------------------------------------------

    def additional_fate(self, s: Game, d: Decision, habits: Habits) -> int:
        """So long as a further round is worth more than the fate."""
        each = body(definition(s, d.about)) - habits.thrift * 3
        pool, left = s.pool[d.player], d.options[-1].value
        others = still_to_buy(s, d.player, d.about) if s.phase == DYNASTY_PHASE else []
        there = characters(s, d.player).bit_count() + 1

        def value(i: int) -> float:
            n = d.options[i].value
            return each * later_rounds(n) + fate_worth(pool - n) + surplus(others, left - n, there)

        return max(range(min(MOST_FATE + 1, len(d.options))), key=value)

    def bid(self, s: Game, d: Decision, habits: Habits) -> int:
        """High with honor to spare, low where either end is near; nobody knows exactly."""
        honor = s.honor[d.player]
        crowd = hand(s, d.player).bit_count()
        usual = 1.0 if honor <= 5 else 2.0 if honor <= 7 else 3.5 if crowd < 6 else 2.5
        want = usual + habits.bids + self.rng.gauss(0, 0.8)
        return min(range(len(d.options)), key=lambda i: abs(d.options[i].value - want))


PLANS: Final[dict[str, Callable[[Quick, Game, Decision, Habits], int]]] = {
    asked.ACTIONS.id: Quick.action,
    asked.DECLARE_CONFLICT.id: Quick.declare,
    asked.DECLARE_OR_PASS.id: Quick.declare_at_all,
    asked.ATTACK_PROVINCE.id: Quick.attack_where,
    asked.DECLARE_ATTACKER.id: Quick.attacker,
    asked.DECLARE_DEFENDER.id: Quick.defender,
    asked.ADDITIONAL_FATE.id: Quick.additional_fate,
    asked.HONOR_BID.id: Quick.bid,
}
