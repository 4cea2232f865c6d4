"""What actions did, for cards that ask later: kept until a period ends, in boxes where a card asks."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import COST as PAID_AS_COST
from gorin.kernel.events import Event
from gorin.rulesets.ccg.attributes.stats import stat, unit
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import BY_RESOLUTION
from gorin.rulesets.ccg.facts import IN_PLAY, PERSONALITY, SPELL, STRATEGY, keyword
from gorin.rulesets.ccg.points import DESTROYED_BY, MOVED_BY, PAID_FOR, RESOLVED_FROM, TARGETED_AT, UNIT_COST
from gorin.rulesets.ccg.state import BATTLE, COMBAT, COST, HOME, PHASE, TURN, Game

# kinds of action that Rings count: for which period, and whether only those from cards of different titles
SORTS: Final = {"spell or kiho": (TURN, True), "action card": (PHASE, False), "battle": (BATTLE, True)}


def _write(s: Game, what: int, card: int, by: int, who: int = -1, period: int = TURN) -> None:
    s.used[(period, what, card, -1, by, -1, who)] = 1


@called()
def written(s: Game, what: int, card: int, by: int, who: int = -1, period: int = TURN) -> bool:
    """Was it written down that something (`by`: an action, a card paid for) did this to a card?"""
    return (period, what, card, -1, by, -1, who) in s.used


def moved(s: Game, e: Event) -> None:
    """A unit has moved to or from a battlefield."""
    if s.box.chronicles and e.act:
        _write(s, MOVED_BY, e.card, e.act)


def targeted(s: Game, e: Event) -> None:
    """An action has targeted a Personality: where, and what his unit cost then."""
    if s.box.chronicles and s.p[PERSONALITY] & s.p[IN_PLAY] & 1 << e.card:
        _write(s, TARGETED_AT, *location(s, e.card, e.act))
        s.used[(TURN, UNIT_COST, e.card, -1, e.act, -1, -1)] = cost_of_unit(s, e.card)


def cost_of_unit(s: Game, c: int) -> int:
    """The Gold Costs of a Personality and of all that is attached to him."""
    return sum([stat(s, x, COST) for x in bits(unit(s, 1 << c))])


@called()
def total_cost(s: Game, mask: int, act: int = 0) -> int:
    """What units cost; of those an action has targeted, what they cost then."""
    then = [s.used.get((TURN, UNIT_COST, c, -1, act, -1, -1), -1) for c in bits(mask)]
    return sum([n if n >= 0 else cost_of_unit(s, c) for n, c in zip(then, bits(mask), strict=True)])


def location(s: Game, c: int, act: int) -> tuple[int, int, int]:
    """A Personality's location, with an action: a battlefield, or somebody's home."""
    return s.at[c], act, s.holder[c] if s.at[c] == HOME else -1


def destroyed(s: Game, e: Event, who: int) -> None:
    """A player's Personality is destroyed by an action's effect, or by the battle's resolution (action 0)."""
    if not s.box.chronicles or e.tag & PAID_AS_COST or not (e.act or e.n & BY_RESOLUTION):
        return
    by, period = (0, BATTLE) if e.n & BY_RESOLUTION else (e.act, TURN)
    for card in (e.card, -1):
        _write(s, DESTROYED_BY, card, by, who, period)


def paid(s: Game, source: int, card: int) -> None:
    """A source has produced Gold for a card."""
    if s.box.chronicles and card >= 0:
        _write(s, PAID_FOR, source, card)


def sorts(s: Game, card: int, ability: int) -> list[str]:
    """Of which of these kinds is an action?"""
    known = s.box.abilities.get(ability)
    if known is None or card < 0:
        return []
    a = known.node
    kiho = "kiho" in getattr(a, "words", ()) or s.p[keyword("kiho")] >> card & 1
    out = ["spell or kiho"] if kiho or s.p[SPELL] >> card & 1 else []
    if s.p[STRATEGY] >> card & 1 and not kiho:
        out.append("action card")
    return [*out, "battle"] if s.battle[COMBAT] and "battle" in getattr(a, "kind", ()) else out


@called()
def resolved_from(s: Game, you: int, card: int, ability: int) -> None:
    """A player has resolved an action from a card."""
    for sort in sorts(s, card, ability):
        period, _ = SORTS[sort]
        k = (period, RESOLVED_FROM, s.box.faces[s.kind[card]].title, -1, [*SORTS].index(sort), -1, you)
        s.used[k] = s.used.get(k, 0) + 1


def times_resolved(s: Game, you: int, sort: str) -> int:
    """How many actions of a kind a player has resolved in its period; of one title, perhaps, only one counts."""
    period, titles = SORTS[sort]
    i = [*SORTS].index(sort)
    found = [n for k, n in s.used.items() if k[:2] == (period, RESOLVED_FROM) and (k[4], k[6]) == (i, you)]
    return len(found) if titles else sum(found)
