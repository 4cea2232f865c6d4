"""What is said at a table: to everybody, or by a player to the player's team. What a team says is written and read
apart from all else, and nobody else is ever sent it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gorin.errors import IllegalChoice
from gorin.server import kept
from gorin.server.guard import Bucket
from gorin.server.protocol import ChatLine, To

if TYPE_CHECKING:
    from gorin.server.table import Table


class Voices:
    """The talk at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._rates: dict[tuple[str, int | None], Bucket] = {}

    def rate(self, seat: int | None, rate: tuple[float, int], how: str = "chat") -> Bucket:
        """How much a player may say, and all together who watch."""
        return self._rates.setdefault((how, seat), Bucket(rate))

    def say(self, seat: int | None, text: str, to: To = "") -> None:
        """Somebody says something."""
        table = self._table
        team = self.team_of(seat) if to == "team" else None
        name = table.name_of(seat) if seat is not None else "watching"
        self._tell(ChatLine(seat=seat, name=name, text=text, at=kept.now(), to=to), team)

    def team_of(self, seat: int | None) -> int:
        """The first seat of a player's team, which stands for all of it. Seats, and with them teams, may change until
        the game begins: so nobody speaks to a team before."""
        table = self._table
        if seat is None:
            raise IllegalChoice("Only players have a team to talk to, and you watch.")
        if not table.teams:
            raise IllegalChoice("There are no teams in this game: everybody hears you.")
        if table.kept.state == "waiting":
            raise IllegalChoice("Teams can talk among themselves once the game has begun.")
        return next(team[0] for team in table.teams if seat in team)

    def notice(self, text: str) -> None:
        """The table itself says something."""
        self._tell(ChatLine(seat=None, name="", text=text, at=kept.now()), None)

    def _tell(self, line: ChatLine, team: int | None) -> None:
        for connection in self._table.connections:
            if team is None or connection.seat in self._heard_by(team):
                connection.send(line)
        self._table.store.submit(kept.add_chat(self._table.id, line, team))

    def _heard_by(self, team: int) -> list[int]:
        return next(seats for seats in self._table.teams if seats[0] == team)

    async def heard(self, seat: int | None) -> list[ChatLine]:
        """What somebody who comes now may know of what was said last."""
        team = None
        if seat is not None and self._table.teams and self._table.kept.state != "waiting":
            team = self.team_of(seat)
        return await self._table.store.do(kept.last_chat(self._table.id, team))
