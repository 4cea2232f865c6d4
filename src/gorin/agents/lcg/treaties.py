"""The heuristic player and treaties: what a promise is worth, which offer it agrees to, what it offers itself, and why.

A promise is reckoned as a conflict is: by what the other could win from you, or you from the other, in the
conflicts to come. A promise given costs what one would have done otherwise; what is at stake makes it believable.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from gorin.agents.lcg.field import Field
from gorin.agents.lcg.rivals import leader, progress, rivalry
from gorin.agents.lcg.worth import honor_worth
from gorin.kernel.sides import foes
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.lcg.masks import MILITARY, POLITICAL, Game, pledges

Terms = dict[str, Any]  # a promise, or an aside, as docs/treaties.md has it

FAR: Final = 4.0  # how far ahead of you the leader must be for a common front
WORTH_IT: Final = 0.25  # a treaty must promise so much
LATER: Final = 0.6  # what a further round counts
MOST_ROUNDS: Final = 4  # that are reckoned with
DOUBT: Final = 0.35  # how far a promise is not believed with 1 at stake; with more, less
OFFERED: Final = 3  # what it stakes
BOTH: Final = [MILITARY, POLITICAL]


class Bargain(NamedTuple):
    """What to do about a deal, and why."""

    aside: Terms | None
    why: str


def bargain(s: Game, you: int, offers: Iterable[Terms], treaties: Iterable[Terms]) -> Bargain:
    """An answer to what waits for one, or an offer of one's own."""
    mine = [x for x in treaties if you in x["players"]]
    for offer in offers:
        if offer["to"] == you:
            return answer(s, you, offer)
    for treaty in mine:
        if you in treaty["accused"]:
            return Bargain(
                {"do": "deny", "treaty": treaty["id"]}, "It has done nothing against its word that it knows of."
            )
        if treaty["dissolving"] and you not in treaty["dissolving"]:
            return dissolve_or_keep(s, you, treaty)
    bound = {q for x in mine for q in x["players"]} | {x["to"] for x in offers if x["by"] == you}
    return propose(s, you, [q for q in foes(s, you) if q not in bound])


# --- what promises are worth ------------------------------------------------------------------------------------------


def rounds(promise: Terms) -> float:
    """For how long a promise counts, in rounds, later ones less."""
    time = promise["for"]
    n = 1 if time == "phase" else MOST_ROUNDS if time == "game" else min(int(time), MOST_ROUNDS)
    return sum(LATER**i for i in range(n))


def danger(s: Game, who: int, to: int, unopposed: bool = False) -> float:
    """What one player may win from another in a round of conflicts."""
    field = Field(s, who, to)
    theirs = 0 if unopposed else field.ready(to)
    return field.threat(who, to, field.ready(who), theirs, BOTH)


def worth_to(s: Game, you: int, by: int, promise: Terms) -> float:
    """What a promise that another player makes is worth to you (one of your own costs as much): what the maker would
    otherwise do to you, and what he or she will do to somebody whose loss is your gain."""
    what, about = promise["promise"], promise.get("against", -1)
    share = 1 / max(1, len(foes(s, by)))
    if what == "no conflict":
        return danger(s, by, you) * share * rounds(promise) if about == you else -0.1
    if what == "pass":
        return danger(s, by, you) * share * rounds(promise)
    if what == "no defense":
        return (danger(s, you, by, unopposed=True) - danger(s, you, by)) * rivalry(s, you, by) if about == you else 0.0
    if what == "conflict":
        return 0.5 * danger(s, by, about) * rivalry(s, you, about) if about not in (you, by) else -1.0
    return 0.0  # free words: nobody can hold anybody to them


def costs(s: Game, you: int, other: int, promise: Terms) -> float:
    """What it costs to keep a promise: what you would have done otherwise, and cannot do to anybody else as well."""
    what, about = promise["promise"], promise.get("against", -1)
    bound = {x.about for x in pledges(s, you) if x.what == "no conflict"}  # whom else one may not attack any more
    gains = {q: danger(s, you, q) * rivalry(s, you, q) for q in foes(s, you) if q not in bound}
    if what == "no conflict":
        rest = max((x for q, x in gains.items() if q != about), default=0.0)
        return max(0.0, gains.get(about, 0.0) - rest) * rounds(promise)
    if what == "pass":
        return max(gains.values(), default=0.0) * rounds(promise)
    if what == "no defense":
        return danger(s, about, you, unopposed=True) - danger(s, about, you) + 1.0
    if what == "conflict":
        return max(0.0, max(gains.values(), default=0.0) - gains.get(about, 0.0))
    return 0.5


def believed(value: int) -> float:
    """How far a promise is believed, with so much at stake."""
    return 1.0 - DOUBT / value


def balance(s: Game, you: int, other: int, theirs: Terms, mine: Terms, value: int) -> float:
    """What a treaty is worth to you, all in all."""
    risk = 0.1 * max(0.0, honor_worth(s, s.honor[you]) - honor_worth(s, s.honor[you] - value))
    return believed(value) * worth_to(s, you, other, theirs) - costs(s, you, other, mine) - min(risk, 5.0)


# --- answering and offering -------------------------------------------------------------------------------------------


def answer(s: Game, you: int, offer: Terms) -> Bargain:
    """Agree, or counter with the terms that would do, or decline."""
    by, value = offer["by"], offer["value"]
    theirs, mine = offer["promises"]
    name = seat_name(by)
    if "words" in (theirs["promise"], mine["promise"]):
        return Bargain({"do": "decline", "offer": offer["id"]}, "It makes no promises in words that nobody can check.")
    gain = balance(s, you, by, theirs, mine, value)
    if gain > WORTH_IT:
        return Bargain(
            {"do": "agree", "offer": offer["id"]}, f"What {name} promises is worth more than its own promise."
        )
    peace = truce(s, you, by)
    if peace is not None and peace.aside is not None and (theirs["promise"], mine["promise"]) != ("no conflict",) * 2:
        terms = {key: peace.aside[key] for key in ("value", "mine", "yours")}
        return Bargain({"do": "counter", "offer": offer["id"], **terms}, peace.why)
    if by == leader(s, you):
        return Bargain({"do": "decline", "offer": offer["id"]}, f"{name} leads, and must be kept from winning.")
    return Bargain({"do": "decline", "offer": offer["id"]}, f"{name} promises too little for what it would cost.")


def dissolve_or_keep(s: Game, you: int, treaty: Terms) -> Bargain:
    """Another would dissolve a treaty."""
    a, b = treaty["players"]
    other = b if a == you else a
    mine, theirs = treaty["promises"] if a == you else treaty["promises"][::-1]
    if balance(s, you, other, theirs, mine, treaty["value"]) > 0:
        return Bargain({"do": "keep", "treaty": treaty["id"]}, f"The treaty with {seat_name(other)} still serves it.")
    return Bargain({"do": "dissolve", "treaty": treaty["id"]}, "The treaty has served its time.")


def truce(s: Game, you: int, other: int) -> Bargain | None:
    """Peace with a neighbour, if that is worth something to both and the other does not lead."""
    if other == leader(s, you) and progress(s, other) > progress(s, you):
        return None
    mine = {"promise": "no conflict", "against": other, "for": 1}
    yours = {"promise": "no conflict", "against": you, "for": 1}
    if balance(s, you, other, yours, mine, OFFERED) <= WORTH_IT or balance(s, other, you, mine, yours, OFFERED) <= 0:
        return None
    why = f"{seat_name(other)} could take more from it this round than it would take from {seat_name(other)}."
    return Bargain({"do": "offer", "to": other, "value": OFFERED, "mine": mine, "yours": yours}, why)


def front(s: Game, you: int, other: int) -> Bargain | None:
    """Together against one who is far ahead."""
    top = leader(s, you)
    if top in (-1, other) or progress(s, top) < progress(s, you) + FAR or progress(s, top) < progress(s, other) + FAR:
        return None
    attack = {"promise": "conflict", "against": top, "for": "phase"}
    why = f"{seat_name(top)} is about to win, and one alone cannot prevent it."
    return Bargain({"do": "offer", "to": other, "value": OFFERED, "mine": attack, "yours": dict(attack)}, why)


def propose(s: Game, you: int, others: list[int]) -> Bargain:
    """The offer that promises most, to one of those who are free to make a treaty."""
    found = [x for q in others for x in (front(s, you, q), truce(s, you, q)) if x is not None]
    if not found or s.honor[you] <= OFFERED:  # who could not pay for breaking it is not believed
        return Bargain(None, "There is nobody with whom a treaty would pay now.")
    return found[0]
