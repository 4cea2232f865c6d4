"""One attack as it could be: which armies could go to which battlefield, and the best defense against them."""

from __future__ import annotations

from typing import Final, NamedTuple

from gorin.agents.ccg.outlook import NOBODY, Army, Eyes, Place, army_of, gain, place, reserve, swing
from gorin.agents.ccg.worth import ready_force
from gorin.kernel.bits import bits
from gorin.rulesets.ccg.battle_masks import ATTACKERS, DEFENDERS
from gorin.rulesets.ccg.masks import Game, in_play, lost_with
from gorin.rulesets.ccg.supposing import attacked_by, muster

MOST_UNITS: Final = 6  # of so many, every set is considered; weaker units only join all of them
OF_SEVERAL: Final = 4  # the same where there are several foes, and so many more attacks to consider
MOST_FIELDS: Final = 3  # battlefields to consider: the weakest
EDGE: Final = 1.0  # how far to trust in what hands will do
RISK: Final = 0.75  # how far both hands together may move a battle that is only planned

Plan = dict[int, int]  # per battlefield, the Personalities that go there


class Band(NamedTuple):
    """Some units, and what they are together."""

    mask: int
    army: Army


class War:
    """One attack on a player, as it could be, with the eyes of somebody on one side. Works on a copy, so that armies
    can be mustered on it."""

    def __init__(self, s: Game, eyes: Eyes, attacker: int, defender: int) -> None:
        you = eyes.you
        self.s, self.eyes = s, eyes
        self.t = attacked_by(s, attacker, defender)
        self.attacker, self.defender = attacker, defender
        self.most = OF_SEVERAL if eyes.new.rivals else MOST_UNITS
        self.plain = not any(s.box.faces[s.kind[c]].constants for c in bits(in_play(s)))
        self.mustered: dict[tuple[int, int, int], Army] = {}
        self.places: dict[int, Place] = {}
        self.sifted: dict[tuple[int, int, int], list[Band]] = {}
        self.edge = EDGE * (swing(s, attacker, you) - swing(s, defender, you))
        self.spread = RISK * (reserve(s, attacker) + reserve(s, defender)) / 2 + 0.3

    def army(self, mask: int, side: int, field: int) -> Army:
        """What these units would be together at a battlefield; they are put there if any text could tell."""
        key = (mask, side, field if not self.plain else -1)
        found = self.mustered.get(key)
        if found is None:
            found = self.mustered[key] = (
                self.counted(self.s, mask, side) if self.plain else self.muster(mask, side, field)
            )
        return found

    def counted(self, s: Game, mask: int, side: int) -> Army:
        return army_of(s, mask, self.eyes, side == ATTACKERS)

    def muster(self, mask: int, side: int, field: int) -> Army:
        muster(self.t, mask, side, field)
        return self.counted(self.t, mask, side)

    def place(self, field: int) -> Place:
        found = self.places.get(field)
        if found is None:
            found = self.places[field] = place(
                self.s, self.attacker, self.defender, field, self.spread, self.eyes, self.edge
            )
        return found

    def bands(self, units: int, side: int, field: int, least: int = 0) -> list[Band]:
        """The sets of these units worth considering at a battlefield, each with `least`, who are there already."""
        strong = sorted(bits(units & ~least), key=lambda c: (-ready_force(self.s, c), c))
        some, rest = strong[: self.most], strong[self.most :]
        masks = [least]
        for c in some:
            masks += [m | 1 << c for m in masks]
        whole = masks[-1]
        for c in rest:
            whole |= 1 << c
            masks.append(whole)
        return [Band(m, self.army(m, side, field)) for m in masks]

    # --- defending -------------------------------------------------------------------------------------------------

    def defense(self, attack: Plan, units: int, there: Plan) -> tuple[float, Plan]:
        """The best defense against armies that stand already: what the Attacker may still expect, and who goes where.
        The weightiest battlefield is defended first, or last, whichever is better."""
        fields = [f for f in attack if attack[f]]
        armies = {f: self.army(attack[f], ATTACKERS, f) for f in fields}
        orders = [fields, fields[::-1]] if len(fields) > 1 else [fields]
        outcomes = [self.in_this_order(order, armies, units, there) for order in orders]
        return min(outcomes, key=lambda x: x[0])

    def in_this_order(self, fields: list[int], armies: dict[int, Army], units: int, there: Plan) -> tuple[float, Plan]:
        total, plan, free = 0.0, {}, units
        for field in fields:
            value, mask = self.reply(field, armies[field], free, there.get(field, 0))
            total += value
            plan[field] = mask
            free &= ~mask
        return total, plan

    def reply(self, field: int, attack: Army, units: int, there: int) -> tuple[float, int]:
        """The best defense of one battlefield."""
        x = self.place(field)
        best, who = gain(x, attack, self.army(there, DEFENDERS, field) if there else NOBODY), there
        if units & ~there:
            for band in self.useful(units, field, there):
                value = gain(x, attack, band.army)
                if value < best - 1e-9:
                    best, who = value, band.mask
        return best, who

    def joining(self, attack: Plan, units: int, there: Plan) -> list[Plan]:
        """The ways to send some of these units to one battlefield that is attacked, besides who is there."""
        return [
            {**there, field: band.mask}
            for field in attack
            for band in self.bands(units, DEFENDERS, field, there.get(field, 0))
        ]

    def useful(self, units: int, field: int, there: int) -> list[Band]:
        """Bands of defenders, but none that risks more than another for less Force."""
        key = (units, field if not self.plain else -1, there)
        found = self.sifted.get(key)
        if found is None:
            found = self.sifted[key] = []
            least = float("inf")
            bands = self.bands(units, DEFENDERS, field, there)
            for band in sorted(bands, key=lambda b: (-b.army.force, b.army.worth, b.mask)):
                if band.army.worth < least:
                    least = band.army.worth
                    found.append(band)
        return found

    # --- attacking -------------------------------------------------------------------------------------------------

    def weakest(self) -> list[int]:
        """The battlefields worth attacking: the weakest, and of equals those where more lies."""
        lands = self.s.provinces[self.defender]
        return sorted(lands, key=lambda c: (self.place(c).strength, -lost_with(self.s, c), c))[:MOST_FIELDS]

    def attacks(self, units: int, there: Plan, made: Plan) -> list[Plan]:
        """The attacks to consider: with what is there already, and what has been said already."""
        said = {f: there.get(f, 0) | made.get(f, 0) for f in (*there, *made)}
        fields = list(dict.fromkeys([*said, *self.weakest()]))
        out = [said]
        for field in fields:
            least = said.get(field, 0)
            out += [{**said, field: band.mask} for band in self.bands(units, ATTACKERS, field, least)]
        if not said and len(fields) > 1:
            one, other = fields[:2]
            everybody = [band.mask for band in self.bands(units, ATTACKERS, one)]
            out += [self.split(mask, one, other) for mask in everybody if mask.bit_count() > 1]
        elif not there and len(said) == 1 and len(fields) > 1:  # perhaps the rest should go elsewhere
            one = next(iter(said))
            other = next(f for f in fields if f != one)
            out += [
                plan
                for band in self.bands(units | said[one], ATTACKERS, one)
                if band.mask.bit_count() > 1 and not said[one] & ~(plan := self.split(band.mask, one, other))[one]
            ]
        return out

    def split(self, mask: int, one: int, other: int) -> Plan:
        """Two armies of about the same strength against what awaits them."""
        plan = {one: 0, other: 0}
        need = {f: float(self.place(f).strength) for f in plan}
        for c in sorted(bits(mask), key=lambda c: (-ready_force(self.s, c), c)):
            field = max(plan, key=lambda f: need[f])
            plan[field] |= 1 << c
            need[field] -= ready_force(self.s, c)
        return plan

    def value(self, plan: Plan, defenders: int, defended: Plan) -> float:
        """What the Attacker may expect, whatever the Defender does."""
        return self.defense(plan, defenders, defended)[0]
