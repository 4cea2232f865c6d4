"""What happened to cards, kept for those that speak of it afterwards: "an action that moved him".

A key of `used` for an event is (period, BEFELL, card, number of the action, kind of event, how, who had the card).
Only what some card of the box recalls is kept (`box.remembered`). It ends with the battle, outside of battles with the
turn; an assignment always with the turn. What is no event of its own is written down where it is done, in boxes where
a card asks (`box.chronicles`)."""

from __future__ import annotations

from typing import Final

from gorin.kernel.bits import bits
from gorin.kernel.events import COST as PAID_AS_COST
from gorin.kernel.events import Event
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.attributes.stats import stat, unit
from gorin.rulesets.ccg.called import called
from gorin.rulesets.ccg.codecs import BY_RESOLUTION, WAS_HELD, assigned
from gorin.rulesets.ccg.facts import IN_PLAY, PERSONALITY, SPELL, STRATEGY, keyword
from gorin.rulesets.ccg.points import BEFELL, PAID_FOR, RESOLVED_FROM, TARGETED_AT, UNIT_COST
from gorin.rulesets.ccg.state import BATTLE, COMBAT, COST, FIELD, HOME, PHASE, TURN, Game

EFFECT, RESOLUTION, AS_COST = range(3)  # how it came: by an effect, by a battle's resolution, as a cost
# kinds of action that Rings count: for which period, and whether only those from cards of different titles
SORTS: Final = {"spell or kiho": (TURN, True), "action card": (PHASE, False), "battle": (BATTLE, True)}


# --- events -----------------------------------------------------------------------------------------------------------


def remember(s: Game, e: Event) -> None:
    """This has happened."""
    if e.kind == ev.ASSIGN and assigned(e.n).defending:
        return
    period = BATTLE if s.battle[FIELD] >= 0 and e.kind != ev.ASSIGN else TURN
    resolution = e.kind == ev.DESTROY and e.n & BY_RESOLUTION
    how = RESOLUTION if resolution else AS_COST if e.tag & PAID_AS_COST else EFFECT
    for c in (e.card, e.n) if e.kind == ev.SWITCH else (e.card,):
        who = (e.was & WAS_HELD) - 1 if e.was else s.holder[c]
        s.used[(period, BEFELL, c, e.act, e.kind, how, who)] = 1


@called()
def befallen(s: Game, kinds: tuple[int, ...], act: int, who: int = -1, costs: bool = True) -> int:
    """The cards (of this player) to which the action with this number, its costs included or not, did one of these;
    without a number, a battle's resolution."""
    ways = (RESOLUTION,) if not act else (EFFECT, AS_COST) if costs else (EFFECT,)
    out = 0
    for _, code, c, by, kind, how, whose in s.used:
        if code == BEFELL and kind in kinds and by == act and how in ways and who in (-1, whose):
            out |= 1 << c
    return out


@called()
def assigned_to_attack(s: Game, who: int) -> bool:
    """Has this player assigned anybody to an attacking army this turn?"""
    return any(k[1] == BEFELL and k[4] == ev.ASSIGN and k[6] == who for k in s.used)


# --- what is written down where it is done ----------------------------------------------------------------------------


def _write(s: Game, what: int, card: int, by: int, who: int = -1) -> None:
    s.used[(TURN, what, card, -1, by, -1, who)] = 1


@called()
def written(s: Game, what: int, card: int, by: int, who: int = -1) -> bool:
    """Was it written down this turn that something (`by`: an action, a card paid for) did this to a card?"""
    return (TURN, what, card, -1, by, -1, who) in s.used


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
