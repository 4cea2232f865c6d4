"""What needs others' consent: a draw, taking a choice back, a rematch, an AI in the place of somebody who is gone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from gorin.errors import IllegalChoice, UsageError
from gorin.server.leaving import in_play, stand_in
from gorin.server.match import Match
from gorin.server.protocol import Offer, Offered, Result

if TYPE_CHECKING:
    from gorin.server.table import Table

WORDS = {"draw": "offers a draw", "undo": "asks to take a choice back", "rematch": "asks for a rematch"}
WORDS["replace"] = "asks that an AI plays on for who is gone"
CLOCKED = ("chess", "byoyomi")


class Offers:
    """The offers that wait at a table. All of it is done under the table's lock."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._open: dict[Offer, Offered] = {}
        self._back: Match | None = None  # where an undo would go back to

    def told(self) -> list[Offered]:
        """The offers as everybody may know them."""
        return [msgspec.structs.replace(offer, needed=self._needed(offer)) for offer in self._open.values()]

    def clear(self) -> None:
        """No offer waits any more."""
        self._open.clear()
        self._back = None

    def lapse(self, what: Offer) -> None:
        """An offer that has lost its sense."""
        self._open.pop(what, None)
        if what == "undo":
            self._back = None

    def lapse_for(self, seat: int) -> None:
        """Somebody for whom an AI was to play on is here."""
        offer = self._open.get("replace")
        if offer is not None and offer.seat == seat:
            self.lapse("replace")

    def voters(self) -> list[int]:
        """The people who play, all of whom must agree where one could gain by it."""
        return list(self._table.people())

    async def make(self, seat: int, what: Offer, about: int | None = None) -> None:
        """A player offers something, or agrees to it."""
        table = self._table
        match = table.told(seat)
        if what == "rematch" and not match.over:
            raise IllegalChoice("The game is not over yet.")
        if what != "rematch":
            match = in_play(table, seat)
            if seat not in self.voters():
                raise IllegalChoice("An AI plays in your place.")
        offer = self._open.get(what)
        if offer is None:
            offer = Offered(what, seat, [seat], about)
            if await self._at_once(match, offer):
                return
            self._open[what] = offer
            if any(each not in offer.agreed for each in self._needed(offer)):
                table.voices.notice(f"{table.name_of(seat)} {self._words(offer)}.")
        elif what == "replace" and about not in (offer.seat, None):
            raise IllegalChoice(f"First it must be settled who plays for {table.name_of(offer.seat)}.")
        elif seat not in offer.agreed:
            offer.agreed.append(seat)
        if all(each in offer.agreed for each in self._needed(offer)):
            await self._accepted(match, what)
        else:
            table.publish()

    async def review(self) -> None:
        """Somebody has gone, or plays no more: perhaps all who are still needed have agreed."""
        table = self._table
        async with table.lock:
            for what, offer in list(self._open.items()):
                needed = self._needed(offer)
                if table.match is not None and needed and all(each in offer.agreed for each in needed):
                    await self._accepted(table.match, what)

    def _words(self, offer: Offered) -> str:
        return WORDS[offer.what].replace("who is gone", self._table.name_of(offer.seat) or "who is gone")

    def _needed(self, offer: Offered) -> list[int]:
        """Who must agree: everybody who plays; for a rematch also who played before, and that an AI plays for who is
        gone the others who are here. Who is away for long has no voice in either."""
        table = self._table
        if offer.what == "rematch":
            people = [i for i, seat in enumerate(table.kept.seats) if seat.who == "human"]
            return [i for i in people if not table.presence.away(i)]
        if offer.what == "replace":
            return [i for i in self.voters() if i != offer.seat and table.presence.gone(i) is None]
        return self.voters()

    async def _at_once(self, match: Match, offer: Offered) -> bool:
        """What is refused, or done without asking."""
        seat, what = offer.by, offer.what
        asked = [i for i in range(match.game.seats) if match.plays(i) and i not in match.status.conceded]
        if what == "draw" and len(self.voters()) < len(asked):
            raise IllegalChoice("The agent declines: it plays to the end.")
        if what == "replace":
            return await self._leaves_it_to_an_ai(offer)
        if what != "undo":
            return False
        place = match.last_choice(seat)
        if place is None:
            raise IllegalChoice("You have made no choice that could be taken back.")
        back = await asyncio.to_thread(match.back_to, place)
        if match.has_learned(seat, back) and any(other != seat for other in self.voters()):
            self._back = back
            return False
        self.lapse("undo")
        await self._table.take_back(back, seat)
        return True

    async def _leaves_it_to_an_ai(self, offer: Offered) -> bool:
        """For one's own seat nobody else need agree; who else is meant must be away."""
        table, about = self._table, offer.seat
        if about is None or about >= len(table.kept.seats):
            raise UsageError("Say for which seat an AI is to play: 'seat'.")
        if about not in self.voters():
            raise IllegalChoice(f"No person plays for {table.name_of(about)} now.")
        if about != offer.by and not table.presence.away(about):
            raise IllegalChoice(f"{table.name_of(about)} is not away for a minute yet.")
        if about != offer.by:
            return False
        if table.kept.setup.clock.kind in CLOCKED:
            raise IllegalChoice("Nobody gains time here by letting an AI play: concede, or play on.")
        await stand_in(table, about)
        return True

    async def _accepted(self, match: Match, what: Offer) -> None:
        table = self._table
        offer = self._open.pop(what)
        by = offer.by
        if what == "rematch":
            self.clear()
            await table.begin()
        elif what == "replace":
            assert offer.seat is not None
            await stand_in(table, offer.seat)
        elif what == "draw":
            after = match.copy()
            after.status.result = Result("draw", None, match.game.rounds)
            await table.keep(after, notice="The players agree on a draw.")
        elif self._back is not None:
            back, self._back = self._back, None
            await table.take_back(back, by)

    def decline(self, seat: int, what: Offer) -> None:
        """A player refuses an offer, or withdraws it."""
        offer = self._open.get(what)
        if offer is None:
            raise IllegalChoice(f"Nobody {WORDS[what]}.")
        if seat != offer.by and seat not in self._needed(offer):
            raise IllegalChoice("You are not asked about this.")
        self.lapse(what)
        verb = "withdraws" if offer.by == seat else "declines"
        self._table.voices.notice(f"{self._table.name_of(seat)} {verb}.")
        self._table.publish()
