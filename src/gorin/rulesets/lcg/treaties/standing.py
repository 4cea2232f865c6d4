"""Treaties that stand: both may dissolve one, promises in free words are settled by the two, time runs out, and who
leaves the game leaves all treaties."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gorin.errors import quoted
from gorin.kernel.fields import Frame
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.treaties.breaking import broken, keep, remove
from gorin.rulesets.lcg.treaties.offers import drop, lapse, of_deal
from gorin.rulesets.lcg.treaties.promises import refuse
from gorin.rulesets.lcg.treaties.wording import pair, say
from gorin.rulesets.lcg.treaty_rows import CONFLICT, THIS_PHASE, WORDS, Promise, Treaty

What = Mapping[str, Any]


def treaty_of(s: Game, who: int, id: object) -> Treaty:
    """The treaty of this number, if the player is one of its two."""
    found = next((x for x in s.treaties if x.id == id and type(id) is int and who in (x.a, x.b)), None)
    if found is None:
        refuse(s, f"{seat_name(who)} has no treaty {quoted(id)}.", "mp.enl-ending-treaties.6")
    return found


def change(s: Game, treaty: Treaty, **what: int) -> None:
    s.treaties = tuple(x._replace(**what) if x.id == treaty.id else x for x in s.treaties)


# --- by agreement ---------------------------------------------------------------------------------------------------


def dissolve(s: Game, who: int, what: What) -> None:
    """It ends without penalty once both its players would have it so."""
    treaty = treaty_of(s, who, what["treaty"])
    if treaty.dissolving >> who & 1:
        refuse(s, f"{seat_name(who)} would dissolve it already; the other must, too.", "mp.enl-ending-treaties.6")
    if treaty.dissolving:
        remove(s, treaty)
        say(s, f"{pair(treaty)} dissolve their treaty ({treaty.id}).")
    else:
        change(s, treaty, dissolving=1 << who)
        say(s, f"{seat_name(who)} would dissolve the treaty of {pair(treaty)} ({treaty.id}).")


def keep_it(s: Game, who: int, what: What) -> None:
    """The wish to dissolve it is refused, or taken back."""
    treaty = treaty_of(s, who, what["treaty"])
    if not treaty.dissolving:
        refuse(s, "Nobody would dissolve this treaty.", "mp.enl-ending-treaties.6")
    change(s, treaty, dissolving=0)
    say(s, f"{seat_name(who)} would keep the treaty of {pair(treaty)} ({treaty.id}).")


# --- free words -----------------------------------------------------------------------------------------------------


def accuse(s: Game, who: int, what: What) -> None:
    """The other has broken a promise in free words, says this player."""
    treaty = treaty_of(s, who, what["treaty"])
    other = treaty.b if who == treaty.a else treaty.a
    theirs = next(x for x in of_deal(s, treaty.id) if x.by == other)
    if theirs.what != WORDS or theirs.kept:
        sentence = f"{seat_name(other)}'s promise is not one in free words that still binds"
        refuse(s, f"{sentence}: the rules judge it.", "rr.open-treaty-adjudication.1")
    if treaty.accused >> other & 1:
        refuse(s, f"{seat_name(other)} is accused already.", "rr.open-treaty-adjudication.1")
    change(s, treaty, accused=treaty.accused | 1 << other)
    say(s, f"{seat_name(who)} says that {seat_name(other)} has broken the promise “{theirs.words}” ({treaty.id}).")


def confess(s: Game, who: int, what: What) -> None:
    """It is true: the treaty is broken."""
    treaty = accused_in(s, who, what["treaty"])
    broken(s, treaty.id, 1 << who)


def deny(s: Game, who: int, what: What) -> None:
    """It is not true: the treaty stands."""
    treaty = accused_in(s, who, what["treaty"])
    change(s, treaty, accused=treaty.accused & ~(1 << who))
    say(s, f"{seat_name(who)} says that the promise is kept ({treaty.id}).")


def accused_in(s: Game, who: int, id: object) -> Treaty:
    """The treaty of this number in which the player is accused."""
    treaty = treaty_of(s, who, id)
    if not treaty.accused >> who & 1:
        refuse(s, f"Nobody has accused {seat_name(who)} of breaking this treaty.", "rr.open-treaty-adjudication.1")
    return treaty


# --- by time, and with a player -------------------------------------------------------------------------------------


def time_is_up(s: Game, f: Frame) -> None:
    """The end of a phase, perhaps of the round: what was to be done and was not breaks its treaty; what was kept to the
    end of a treaty's time dissolves it. One treaty after another, for breaking one may end the game for somebody."""
    last = s.phase == s.box.rules.format.phases[-1].number
    for treaty in s.treaties:
        both = of_deal(s, treaty.id)
        due = [x for x in both if is_over(s, x, last)]
        failed = sum(1 << x.by for x in due if x.what == CONFLICT and not x.kept)
        if failed:
            f.step -= 1
            broken(s, treaty.id, failed)
            return
        if len(due) == len(both):
            remove(s, treaty)
            say(s, f"The treaty of {pair(treaty)} dissolves: its time is over ({treaty.id}).")
            continue
        for promise in due:  # also what somebody is accused of and has not confessed
            keep(s, promise)
            change(s, treaty, accused=treaty.accused & ~(1 << promise.by))
    if last:
        lapse(s)


def is_over(s: Game, promise: Promise, last: bool) -> bool:
    """Does its time end with this phase (`last`: and with it the round)?"""
    return promise.until == THIS_PHASE or (last and promise.until <= s.round)


def leave_treaties(s: Game) -> None:
    """Players are out of the game: their treaties are dissolved, their offers gone. Decision: what others promised each
    other about them counts as kept, for nobody can act against it or do it any more."""
    for treaty in s.treaties:
        out = [seat_name(q) for q in (treaty.a, treaty.b) if not s.alive >> q & 1]
        if out:
            remove(s, treaty)
            say(s, f"The treaty of {pair(treaty)} dissolves: {out[0]} is out of the game ({treaty.id}).")
    about = [x for x in s.promises if x.about >= 0 and not s.alive >> x.about & 1]
    for x in s.offers:
        if not s.alive >> x.by & s.alive >> x.to & 1 or x.id in {promise.deal for promise in about}:
            drop(s, x.id)
    for promise in about:
        keep(s, promise)
