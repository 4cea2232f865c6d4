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
from gorin.agents.lcg.appraise import body, in_hand
from gorin.agents.lcg.choosing import passing
from gorin.agents.lcg.conflict import Plan
from gorin.agents.lcg.knack import knack
from gorin.agents.lcg.outlook import CERTAIN, Stakes, gain, reserve, stakes
from gorin.agents.lcg.purchases import MOST_FATE, still_to_buy, surplus, worth_buying
from gorin.agents.lcg.quick_choices import Glance
from gorin.agents.lcg.worth import FATE, fate_worth, later_rounds
from gorin.kernel.bits import bits
from gorin.kernel.decisions import PASS, PLAY, USE, Decision, Option
from gorin.rulesets.lcg import questions as asked
from gorin.rulesets.lcg.conflict_masks import (
    attacked,
    attacker,
    attacking,
    attacks,
    conflict_on,
    conflict_ring,
    conflict_type,
    decided,
    defender,
    defending,
    participating,
    takes_part,
    total,
)
from gorin.rulesets.lcg.masks import (
    DYNASTY_PHASE,
    MILITARY,
    Game,
    all_characters,
    bowed,
    characters,
    declaration,
    declarations,
    definition,
    hand,
    skill,
    strength,
)
from gorin.rulesets.lcg.moment import (
    closing,
    declared_so_far,
    passes,
    passes_for_good,
    plays_into_conflict,
    plays_onto_a_card,
    text_used,
)

TRIED: Final = 2  # promising actions at which it glances
KEPT: Final = 0.5  # how much of what a card is worth in hand is lost when it is played
SOMEBODY: Final = 3.0  # points of a character that an ability brings


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
        promising = []
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


def first_good(s: Game, d: Decision, promising: list[int]) -> int:
    """The first of some actions that is good at a glance, too; else none."""
    none = len(d.options) - 1
    if not promising:
        return none
    search, stay = Glance(d.player), passing(s, d)
    for i in promising:
        if search.option(s, i).value > stay + ENOUGH:
            return i
    return none


class Fight:
    """The conflict that is on, as one side sees it: what a difference of some points would be worth."""

    def __init__(self, s: Game, you: int) -> None:
        one, other = attacker(s), defender(s)
        self.attacks = attacks(s, you)
        self.attack, self.defense = total(s, True) if attacking(s) else 0, total(s, False)
        self.kind = conflict_type(s)
        self.stakes: list[Stakes] = [
            stakes(s, one, other, conflict_ring(s), c, strength(s, c)) for c in bits(attacked(s))
        ][:1]
        behind = other if self.attack >= self.defense and self.attack > 0 else one
        self.width = reserve(s, behind)
        self.opposed = bool(defending(s))
        self.removal = self.strongest(s, ~s.ctl[you] & participating(s))
        self.return_ = self.strongest(s, s.ctl[you] & participating(s), tired=True)
        self.reinforcement = self.strongest(s, characters(s, you) & ~participating(s))
        self.present = bool(s.ctl[you] & participating(s) & ~bowed(s))

    def strongest(self, s: Game, mask: int, tired: bool = False) -> int:
        """The skill of the best of some, who are ready (or bowed)."""
        able = mask & (bowed(s) if tired else ~bowed(s))
        return max((skill(s, c, self.kind) for c in bits(able & all_characters(s))), default=0)

    def value(self, points: float = 0.0, certain: bool = False) -> float:
        """What the conflict is worth with so many more points on this side."""
        if not self.stakes:
            return 0.0
        attack = self.attack + (points if self.attacks else 0.0)
        defense = self.defense + (0.0 if self.attacks else points)
        out = gain(self.stakes[0], attack, defense, CERTAIN if certain else self.width, self.opposed)
        return out if self.attacks else -out

    def passing(self, closes: bool) -> float:
        """What it is worth if one passes now."""
        open_, as_it_stands = self.value(), self.value(certain=True)
        if as_it_stands > open_:
            return as_it_stands if closes else open_
        return open_ - 0.25 * (open_ - as_it_stands)


def moved(s: Game, you: int, x: Option, fought: Fight) -> tuple[float, float]:
    """How many points an option moves the conflict, and what else it is worth."""
    c = x.card
    card = definition(s, c)
    price = fate_worth(s.pool[you]) - fate_worth(s.pool[you] - max(0, card.cost))
    if x.verb == PLAY:
        if plays_onto_a_card(x):
            bonus = max(0, card.military if fought.kind == MILITARY else card.political) if fought.present else 0
            return float(bonus), 0.8 * in_hand(card) - price
        points = max(0, card.military if fought.kind == MILITARY else card.political)
        if not plays_into_conflict(x):
            return 0.0, 0.7 * body(card) - price - KEPT * in_hand(card)
        return float(points), 0.3 * body(card) - price - KEPT * in_hand(card)
    text = text_used(s, x)
    if text is None:
        return 0.0, 0.0
    k = knack(text)
    from_hand = hand(s, you) >> c & 1
    other = k.lasting - k.cost - (price + KEPT * in_hand(card) if from_hand else 0.0)
    moves = k.military if fought.kind == MILITARY else k.political
    moves += k.removes * fought.removal + k.readies * fought.return_ + k.moves * fought.reinforcement
    return moves + SOMEBODY * k.enters, other


def used(s: Game, you: int, x: Option) -> float:
    """What an ability is worth outside conflicts."""
    text = text_used(s, x)
    if text is None:
        return 0.0
    k, card = knack(text), definition(s, x.card)
    points = 0.3 * (k.removes + k.readies) + 0.5 * k.enters
    price = 0.0
    if hand(s, you) >> x.card & 1:
        price = fate_worth(s.pool[you]) - fate_worth(s.pool[you] - max(0, card.cost)) + KEPT * in_hand(card)
    return k.lasting + points - k.cost - price


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
