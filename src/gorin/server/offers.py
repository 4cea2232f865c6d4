"""What needs others' consent: a draw, taking a choice back, a rematch; and giving up, which needs nobody's."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gorin.errors import IllegalChoice
from gorin.server.match import Match
from gorin.server.protocol import Offer, Offered, Result

if TYPE_CHECKING:
    from gorin.server.table import Table

WORDS = {"draw": "offers a draw", "undo": "asks to take a choice back", "rematch": "asks for a rematch"}


class Offers:
    """The offers that wait at a table. All of it is done under the table's lock."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._open: dict[Offer, Offered] = {}
        self._back: Match | None = None  # where an undo would go back to

    def told(self) -> list[Offered]:
        """The offers as everybody may know them."""
        return list(self._open.values())

    def clear(self) -> None:
        """No offer waits any more."""
        self._open.clear()
        self._back = None

    def lapse(self, what: Offer) -> None:
        """An offer that has lost its sense."""
        self._open.pop(what, None)
        if what == "undo":
            self._back = None

    def voters(self) -> list[int]:
        """The people who must agree."""
        return list(self._table.people())

    async def make(self, seat: int, what: Offer) -> None:
        """A player offers something, or agrees to it."""
        table = self._table
        match = table.told(seat)
        if what == "rematch" and not match.over:
            raise IllegalChoice("The game is not over yet.")
        if what != "rematch" and match.over:
            raise IllegalChoice("The game is over.")
        offer = self._open.get(what)
        if offer is None:
            offer = Offered(what, seat, [seat])
            if await self._at_once(match, seat, what):
                return
            self._open[what] = offer
            if any(each not in offer.agreed for each in self._needed(what)):
                table.notice(f"{table.name_of(seat)} {WORDS[what]}.")
        elif seat not in offer.agreed:
            offer.agreed.append(seat)
        if all(each in offer.agreed for each in self._needed(what)):
            await self._accepted(match, what)
        else:
            table.publish()

    def _needed(self, what: Offer) -> list[int]:
        """Who must agree: everybody still here, and for a rematch also those who gave up."""
        if what == "rematch":
            return [i for i, seat in enumerate(self._table.kept.seats) if seat.who == "human"]
        return self.voters()

    async def _at_once(self, match: Match, seat: int, what: Offer) -> bool:
        """What is refused, or done without asking."""
        if what == "draw" and len(self.voters()) < match.game.seats - len(match.status.conceded):
            raise IllegalChoice("The agent declines: it plays to the end.")
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

    async def _accepted(self, match: Match, what: Offer) -> None:
        table = self._table
        by = self._open.pop(what).by
        if what == "rematch":
            self.clear()
            await table.begin()
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
        self.lapse(what)
        verb = "withdraws" if offer.by == seat else "declines"
        self._table.notice(f"{self._table.name_of(seat)} {verb}.")
        self._table.publish()

    async def concede(self, seat: int) -> None:
        """A player gives up. With more than one other side, an agent plays on."""
        table = self._table
        match = table.told(seat)
        if match.over:
            raise IllegalChoice("The game is over.")
        if seat in match.status.conceded:
            raise IllegalChoice("You have conceded already.")
        after = match.copy()
        after.give_up(seat, "conceded")
        await table.keep(after, notice=f"{table.name_of(seat)} concedes.")
