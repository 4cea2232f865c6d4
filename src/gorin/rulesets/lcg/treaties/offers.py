"""Offering a treaty, answering an offer, and the treaty that comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gorin.errors import quoted
from gorin.rulesets.accounts import seat_name
from gorin.rulesets.lcg.state import Game
from gorin.rulesets.lcg.treaties.deck import draw_card
from gorin.rulesets.lcg.treaties.promises import check_possible, read_promise, refuse
from gorin.rulesets.lcg.treaties.wording import offered, say, stands
from gorin.rulesets.lcg.treaty_rows import THIS_PHASE, VALUES, WHOLE_GAME, Offer, Promise, Treaty

What = Mapping[str, Any]


def offer(s: Game, who: int, what: What) -> None:
    """A treaty is offered to another player."""
    to = what["to"]
    if type(to) is not int or not 0 <= to < s.box.seats or to == who:
        refuse(s, f"'to' is the seat of another player, not {quoted(to)}.", "mp.enl-treaties.1")
    if not s.alive >> to & 1:
        refuse(s, f"{seat_name(to)} is not in the game any more.", "mp.enl-treaties.1")
    put_offer(s, who, to, what)


def counter(s: Game, who: int, what: What) -> None:
    """Other terms in the place of an offer that was made to this player."""
    answered = offer_to(s, who, what["offer"])
    put_offer(s, who, answered.by, what, answered)


def put_offer(s: Game, by: int, to: int, what: What, instead_of: Offer | None = None) -> None:
    """An offer, once everything in it has been found to be right."""
    if not s.round:
        refuse(s, "Treaties are made once the first round has begun.", "mp.enl-treaties.1")
    if any({x.a, x.b} == {by, to} for x in s.treaties):
        refuse(s, f"{seat_name(by)} and {seat_name(to)} have a treaty; they may dissolve it.", "mp.enl-treaty-limits.2")
    mine = next((x for x in s.offers if (x.by, x.to) == (by, to)), None)
    if mine is not None:
        refuse(s, f"{seat_name(by)} has made {seat_name(to)} an offer already ({mine.id}).", "mp.enl-treaties.2")
    value = what["value"]
    if type(value) is not int or value not in VALUES:
        refuse(s, f"'value' is a number from 1 to 5, not {quoted(value)}.", "mp.enl-treaty-terms.8")
    id = s.deals + 1
    promises = (read_promise(s, id, by, "mine", what["mine"]), read_promise(s, id, to, "yours", what["yours"]))
    if instead_of is not None:
        drop(s, instead_of.id)
    s.deals = id
    s.offers = (*s.offers, Offer(id, by, to, value))
    s.promises = (*s.promises, *promises)
    say(s, offered(s, s.offers[-1]))


def agree(s: Game, who: int, what: What) -> None:
    """The offer becomes a treaty. Its time counts from now."""
    found = offer_to(s, who, what["offer"])
    for promise in of_deal(s, found.id):
        check_possible(s, promise)
    for x in s.offers:  # what else was offered between the two is settled by it
        if x.id != found.id and {x.by, x.to} == {found.by, found.to}:
            drop(s, x.id)
    s.offers = tuple(x for x in s.offers if x.id != found.id)
    s.promises = tuple(given(s, x) if x.deal == found.id else x for x in s.promises)
    card = draw_card(s)
    s.treaties = (*s.treaties, Treaty(found.id, found.by, found.to, found.value, s.round, card, 0, 0))
    say(s, f"{seat_name(who)} agrees. {stands(s, s.treaties[-1])}")


def given(s: Game, promise: Promise) -> Promise:
    """A promise that begins to bind."""
    lasts = promise.lasts
    return promise._replace(until=lasts if lasts in (THIS_PHASE, WHOLE_GAME) else s.round + lasts - 1)


def decline(s: Game, who: int, what: What) -> None:
    """An offer is refused, or taken back by who made it."""
    id = what["offer"]
    found = next((x for x in s.offers if x.id == id and type(id) is int and who in (x.by, x.to)), None)
    if found is None:
        refuse(s, f"There is no offer {quoted(id)} that {seat_name(who)} made or was made.", "mp.enl-treaties.2")
    drop(s, found.id)
    if who == found.by:
        say(s, f"{seat_name(who)} takes the offer to {seat_name(found.to)} back ({found.id}).")
    else:
        say(s, f"{seat_name(who)} declines {seat_name(found.by)}'s offer ({found.id}).")


def offer_to(s: Game, who: int, id: object) -> Offer:
    """The offer of this number, made to this player."""
    found = next((x for x in s.offers if x.id == id and type(id) is int and x.to == who), None)
    if found is None:
        refuse(s, f"No offer {quoted(id)} was made to {seat_name(who)}.", "mp.enl-treaties.2")
    return found


def of_deal(s: Game, id: int) -> list[Promise]:
    """The two promises of an offer or a treaty: the one of who offered it first."""
    return [x for x in s.promises if x.deal == id]


def drop(s: Game, id: int) -> None:
    """An offer is no more."""
    s.offers = tuple(x for x in s.offers if x.id != id)
    s.promises = tuple(x for x in s.promises if x.deal != id)


def lapse(s: Game) -> None:
    """Decision: offers that nobody has answered lapse with the round, so that "this round" means one round."""
    for x in s.offers:
        drop(s, x.id)
        say(s, f"{seat_name(x.by)}'s offer to {seat_name(x.to)} lapses ({x.id}).")
