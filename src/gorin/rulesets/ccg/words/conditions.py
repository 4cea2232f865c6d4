"""Conditions that only this game has."""

from __future__ import annotations

from gorin.language.english import Voice, article, listing
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Number, Query, node
from gorin.language.scope import Scope
from gorin.language.sets import compare
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes.stats import clan_of
from gorin.rulesets.ccg.card import CLANS
from gorin.rulesets.ccg.codecs import DISCOUNTED
from gorin.rulesets.ccg.playing.periods import in_phase
from gorin.rulesets.ccg.sides import enemies_among, wins_with
from gorin.rulesets.ccg.state import BROKE, COMBAT, FIELD, KILLED, LOST, PHASES, WERE_THERE, WINNER
from gorin.rulesets.ccg.turn.honor import highest_honor

NO_BATTLE = "no battle is fought"


def honors(r: Reading) -> str:
    """Everybody's Family Honor."""
    here = [q for q in range(r.s.box.seats) if r.s.alive >> q & 1]
    return listing([f"{'you have' if q == r.you else f'{seat_name(q)} has'} {r.s.honor[q]}" for q in here])


def leader(r: Reading, seat: int) -> str:
    """Who leads a side of the attack instead."""
    return f"{seat_name(seat)} is" if seat >= 0 else "nobody attacks"


@node
class ClanPlayer(Condition):
    """You play this clan."""

    clan: str

    def source(self, c: Scope) -> str:
        return f"(clan_of(s, {c.you}) == {facts.FACTS[self.clan]})"

    def holds(self, r: Reading) -> bool:
        return clan_of(r.s, r.you) == facts.FACTS[self.clan]

    def instead(self, r: Reading, v: Voice) -> str:
        clan = next((x for x in CLANS if facts.FACTS[x] == clan_of(r.s, r.you)), "")
        return f"you are {article(clan.capitalize())} one" if clan else "you are of no Clan"

    def english(self, v: Voice) -> str:
        return f"you are {article(self.clan.capitalize())} Clan player"


@node
class PayingFor(Condition):
    """The Gold is for a card of this kind."""

    fact: str

    def source(self, c: Scope) -> str:
        return f"(paid_for(s, e) >= 0 and {c.words.plane(self.fact)} >> paid_for(s, e) & 1)"

    def holds(self, r: Reading) -> bool:
        return r.event.card >= 0 and r.words.has(r.s, r.event.card, self.fact)

    def english(self, v: Voice) -> str:
        return f"paying for {article(v.words.noun(self.fact)[1])}"


@node
class FromA(Condition):
    """What triggered the ability comes from such a card."""

    what: Query

    def source(self, c: Scope) -> str:
        return f"({c.event}.source >= 0 and {self.what.source(c)} >> {c.event}.source & 1)"

    def holds(self, r: Reading) -> bool:
        return r.event.source >= 0 and self.what.has(r, r.event.source)

    def english(self, v: Voice) -> str:
        return f"it comes from {v.some(self.what)}"


@node
class HighestHonor(Condition):
    """Your Family Honor is higher than every other player's."""

    def source(self, c: Scope) -> str:
        return f"highest_honor(s, {c.you})"

    def holds(self, r: Reading) -> bool:
        return highest_honor(r.s, r.you)

    def instead(self, r: Reading, v: Voice) -> str:
        return honors(r)

    def english(self, v: Voice) -> str:
        return "you have higher Family Honor than each other player"


@node
class FirstTurn(Condition):
    """It is your first turn, or you have had none yet."""

    def source(self, c: Scope) -> str:
        return f"(s.turns[{c.you}] <= 1)"

    def holds(self, r: Reading) -> bool:
        return bool(r.s.turns[r.you] <= 1)

    def instead(self, r: Reading, v: Voice) -> str:
        return f"you have begun {r.s.turns[r.you]}"

    def english(self, v: Voice) -> str:
        return "it is your first turn"


@node
class YourTurn(Condition):
    """You are the active player."""

    def source(self, c: Scope) -> str:
        return f"(s.first == {c.you})"

    def holds(self, r: Reading) -> bool:
        return bool(r.s.first == r.you)

    def instead(self, r: Reading, v: Voice) -> str:
        return f"it is {seat_name(r.s.first)}'s"

    def english(self, v: Voice) -> str:
        return "it is your turn"


@node
class YouAttack(Condition):
    """You are the Attacker."""

    def source(self, c: Scope) -> str:
        return f"(s.attacker == {c.you})"

    def holds(self, r: Reading) -> bool:
        return bool(r.s.attacker == r.you)

    def instead(self, r: Reading, v: Voice) -> str:
        return leader(r, r.s.attacker)

    def english(self, v: Voice) -> str:
        return "you are the Attacker"


@node
class YouDefend(Condition):
    """You are the Defender."""

    def source(self, c: Scope) -> str:
        return f"(s.defender == {c.you})"

    def holds(self, r: Reading) -> bool:
        return bool(r.s.defender == r.you)

    def instead(self, r: Reading, v: Voice) -> str:
        return leader(r, r.s.defender)

    def english(self, v: Voice) -> str:
        return "you are the Defender"


@node
class AnotherHasHigherHonor(Condition):
    """Some other player's Family Honor is higher than yours."""

    def source(self, c: Scope) -> str:
        return f"(max(s.honor[q] for q in in_order(s)) > s.honor[{c.you}])"

    def holds(self, r: Reading) -> bool:
        return any(r.s.honor[q] > r.s.honor[r.you] for q in range(r.s.box.seats) if r.s.alive >> q & 1)

    def instead(self, r: Reading, v: Voice) -> str:
        return honors(r)

    def english(self, v: Voice) -> str:
        return "another player has higher Family Honor than you"


@node
class Always(Condition):
    """Whatever the table is like."""

    def source(self, c: Scope) -> str:
        return "True"

    def holds(self, r: Reading) -> bool:
        return True

    def english(self, v: Voice) -> str:
        return "in any case"


@node
class HaveFavor(Condition):
    """You control the Imperial Favor."""

    def source(self, c: Scope) -> str:
        return f"(s.favor == {c.you})"

    def holds(self, r: Reading) -> bool:
        return bool(r.s.favor == r.you)

    def instead(self, r: Reading, v: Voice) -> str:
        return f"{seat_name(r.s.favor)} does" if r.s.favor >= 0 else "nobody does"

    def english(self, v: Voice) -> str:
        return "you control the Imperial Favor"


@node
class NoTerrain(Condition):
    """No Terrain is in play at the current battlefield."""

    def source(self, c: Scope) -> str:
        return "(not terrain_here(s))"

    def holds(self, r: Reading) -> bool:
        there = range(len(r.s.kind))
        return not any(
            r.words.has(r.s, c, "#terrain") and r.words.has(r.s, c, "in play") and r.s.at[c] == r.s.battle[FIELD]
            for c in there
        )

    def instead(self, r: Reading, v: Voice) -> str:
        return "there is one"

    def english(self, v: Voice) -> str:
        return "no Terrain is in play"


@node
class IsHere(Condition):
    """A Terrain is at the current battlefield."""

    what: Query

    def source(self, c: Scope) -> str:
        return f"(terrain_here(s) & {self.what.source(c)} != 0)"

    def holds(self, r: Reading) -> bool:
        field = r.s.battle[FIELD]
        return field >= 0 and any(r.s.at[x] == field and r.words.has(r.s, x, "in play") for x in r.members(self.what))

    def english(self, v: Voice) -> str:
        return f"{v.the(self.what)} is at the current battlefield"


@node
class InCombat(Condition):
    """It is the Combat Segment of a battle."""

    def source(self, c: Scope) -> str:
        return f"(s.battle[{COMBAT}] != 0)"

    def holds(self, r: Reading) -> bool:
        return bool(r.s.battle[COMBAT])

    def instead(self, r: Reading, v: Voice) -> str:
        return NO_BATTLE

    def english(self, v: Voice) -> str:
        return "this is the Combat Segment"


@node
class InPhase(Condition):
    """It is this phase."""

    phase: str

    def source(self, c: Scope) -> str:
        return f"in_phase(s, {PHASES.index(self.phase)})"

    def holds(self, r: Reading) -> bool:
        return in_phase(r.s, PHASES.index(self.phase))

    def instead(self, r: Reading, v: Voice) -> str:
        return f"it is the {PHASES[r.s.phase].capitalize()} Phase"

    def english(self, v: Voice) -> str:
        return f"it is the {self.phase.capitalize()} Phase"


@node
class WonBattle(Condition):
    """You won the battle whose resolution has just ended."""

    def source(self, c: Scope) -> str:
        return f"wins_with(s, {c.you}, s.battle[{WINNER}])"

    def holds(self, r: Reading) -> bool:
        return wins_with(r.s, r.you, r.s.battle[WINNER])

    def english(self, v: Voice) -> str:
        return "you won the battle"


@node
class LostBattle(Condition):
    """Another player won the battle."""

    def source(self, c: Scope) -> str:
        return f"(s.battle[{WINNER}] >= 0 and not wins_with(s, {c.you}, s.battle[{WINNER}]))"

    def holds(self, r: Reading) -> bool:
        return r.s.battle[WINNER] >= 0 and not wins_with(r.s, r.you, r.s.battle[WINNER])

    def english(self, v: Voice) -> str:
        return "you lost the battle"


@node
class AtYourProvince(Condition):
    """The battle is at your province."""

    def source(self, c: Scope) -> str:
        return f"(s.battle[{FIELD}] >= 0 and s.owner[s.battle[{FIELD}]] == {c.you})"

    def holds(self, r: Reading) -> bool:
        return r.s.battle[FIELD] >= 0 and bool(r.s.owner[r.s.battle[FIELD]] == r.you)

    def english(self, v: Voice) -> str:
        return "the battle is at your province"


@node
class ProvinceStands(Condition):
    """The province was not destroyed in this battle."""

    def source(self, c: Scope) -> str:
        return f"(not s.battle[{BROKE}])"

    def holds(self, r: Reading) -> bool:
        return not r.s.battle[BROKE]

    def english(self, v: Voice) -> str:
        return "the province was not destroyed"


@node
class EnemyUnitsWereThere(Condition):
    """Enemy units were at this battlefield at any time."""

    def source(self, c: Scope) -> str:
        return f"(enemies_among(s, {c.you}, s.battle[{WERE_THERE}]) != 0)"

    def holds(self, r: Reading) -> bool:
        return bool(enemies_among(r.s, r.you, r.s.battle[WERE_THERE]))

    def english(self, v: Voice) -> str:
        return "any enemy units were ever at its battlefield"


@node
class LostNobody(Condition):
    """None of your Personalities was destroyed during this battle, here or elsewhere."""

    def source(self, c: Scope) -> str:
        return f"(not s.battle[{LOST}] >> {c.you} & 1)"

    def holds(self, r: Reading) -> bool:
        return not r.s.battle[LOST] >> r.you & 1

    def english(self, v: Voice) -> str:
        return "none of your Personalities were destroyed during the battle"


@node
class DestroyedSomething(Condition):
    """You destroyed cards or a province in this battle's resolution."""

    def source(self, c: Scope) -> str:
        return f"(s.battle[{KILLED}] >> {c.you} & 1)"

    def holds(self, r: Reading) -> bool:
        return bool(r.s.battle[KILLED] >> r.you & 1)

    def english(self, v: Voice) -> str:
        return "you destroyed any cards or provinces during resolution"


@node
class BoughtPlainly(Condition):
    """The card that entered play was not bought with Clan discount."""

    def source(self, c: Scope) -> str:
        return f"(not {c.event}.n & {DISCOUNTED})"

    def holds(self, r: Reading) -> bool:
        return not r.event.n & DISCOUNTED

    def english(self, v: Voice) -> str:
        return "it was not bought with Clan discount"


@node
class HonorIs(Condition):
    """Your Family Honor compares so with a number."""

    op: str
    n: Number

    def source(self, c: Scope) -> str:
        return f"(s.honor[{c.you}] {self.op} {self.n.source(c)})"

    def holds(self, r: Reading) -> bool:
        return compare(r.s.honor[r.you], self.op, self.n.value(r))

    def instead(self, r: Reading, v: Voice) -> str:
        return f"it is {r.s.honor[r.you]}"

    def english(self, v: Voice) -> str:
        than = {"<=": "at most", ">=": "at least", "==": "exactly", "<": "lower than", ">": "higher than"}[self.op]
        return f"your Family Honor is {than} {self.n.english(v)}"
