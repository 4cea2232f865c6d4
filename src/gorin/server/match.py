"""One game at a table, without the network: who is asked, choosing, what is chosen for players, taking back.

Every choice is recorded, those with one option too: so a player may be asked at every window, and nobody can tell from
the record of decisions who had only one way to go.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from gorin.cards.packs import carried
from gorin.errors import IllegalChoice
from gorin.kernel.decisions import DONE, PASS
from gorin.kernel.questions import Question
from gorin.kernel.record import Aside, Choice, Header, Record, Snapshot, first_line
from gorin.kernel.views import hidden_from
from gorin.server.clocks import Time
from gorin.server.opening import reopened
from gorin.server.protocol import Decision, Line, Result
from gorin.server.seeing import answering, decision_for, ended, line_for, view_for, watched
from gorin.sim.game import Game
from gorin.sim.passing import Now, Passing, all_alike, pass_option
from gorin.sim.resuming import resumed

CONCEDES = {"do": "concede"}  # the aside by which a player leaves a game of several
Made = int | tuple[int, dict[str, Any]]  # an option, or an aside with its seat
FIGHTS = ("conflict", "attack")  # what views call the time that `until: conflict` lasts


class Status(msgspec.Struct):
    """What is kept of a game besides its choices."""

    offsets: list[int]  # what is added to the numbers of each seat's decisions, so that none comes twice
    times: list[Time] | None = None
    conceded: list[int] = []  # who gave up, or has no time left: an agent plays on where the game does
    standins: list[int] = []  # people for whom an agent plays until they come back
    dealt: list[tuple[int, str, int]] = []  # about which deals agents were asked: seat, occasion, decisions before
    result: Result | None = None
    given: int = 0  # choices that the game began with, from a record
    asked: int | None = None  # the seat that must choose, when this was written down
    at: int = 0  # when that was, in milliseconds since 1970


def snapped(data: bytes | None) -> Snapshot | None:
    """A snapshot as it was kept; one that cannot be read is none."""
    try:
        return None if data is None else msgspec.json.decode(zlib.decompress(data), type=Snapshot)
    except (zlib.error, msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


class Match:
    """A game being played."""

    def __init__(self, id: int, number: int, game: Game, status: Status) -> None:
        self.id = id  # in the database
        self.number = number  # at its table
        self.game = game
        self.status = status
        self.hand: list[bool] = []  # per choice: made by somebody, not for somebody
        self.epoch = 0  # counted up when choices are taken back: logs are sent anew then
        self._counts = [0] * game.seats  # choices of each seat
        self._passed = [0] * game.seats  # windows that each seat has passed
        self._so_far: list[tuple[tuple[int, str, int], str]] = []  # what was picked last, one thing after another
        self._lines: dict[int | None, tuple[int, list[Line]]] = {}
        self._views: dict[int | None, dict[str, Any]] = {}
        self._snapped = 0  # choices and asides that the last snapshot has seen
        self.header = msgspec.json.encode(first_line(game.header, game.base))  # from which agents open the game
        self.own = carried(game.header.cards)  # cards that go along with it

    @staticmethod
    def resumed(
        id: int,
        number: int,
        header: Header,
        status: Status,
        choices: Sequence[Choice],
        hand: Sequence[bool],
        snapshot: Snapshot | None = None,
        asides: Sequence[Aside] = (),
    ) -> Match:
        """A game where it was left: its choices are made again, and must be as they were, or it is taken up from its
        snapshot."""
        record = Record(header, list(choices), snapshot=snapshot, asides=list(asides))

        def play(game: Game, left: Iterator[Choice]) -> Match:
            match = Match(id, number, game, status)
            if game.base is not None and snapshot is not None:
                match._stand(record, hand, snapshot.n)
            for choice in left:
                match._note(choice.i, hand[len(match.hand)])
            return match

        match = resumed(record, play, reopened)
        match._snapped = 0 if snapshot is None else snapshot.n + snapshot.asides
        return match

    def _stand(self, record: Record, hand: Sequence[bool], made: int) -> None:
        """Everything is as it was when the snapshot was made, after so many choices."""
        self.hand = list(hand[:made])
        for choice in record.choices[:made]:
            if 0 <= choice.p < len(self._counts):
                self._counts[choice.p] += 1

    @property
    def unsnapped(self) -> int:
        """Choices and asides made since the last snapshot, while the game goes on."""
        return 0 if self.over else self._made - self._snapped

    @property
    def _made(self) -> int:
        return len(self.hand) + len(self.game.asides)

    def snapshot(self) -> bytes:
        """What the game is now, to be kept."""
        self._snapped = self._made
        return zlib.compress(msgspec.json.encode(self.game.snapshot()), 1)

    def copy(self) -> Match:
        """The same game once more: what fails on the copy leaves the game where it stood."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.game = self.game.clone()
        other.status = msgspec.structs.replace(self.status)
        other.hand, other._counts, other._passed = list(self.hand), list(self._counts), list(self._passed)
        other._so_far = list(self._so_far)
        other._lines = {seat: (read, list(lines)) for seat, (read, lines) in self._lines.items()}
        other._views = {}
        return other

    # --- playing ----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Is it over, by the rules or by the players?"""
        return self.status.result is not None or self.game.over

    @property
    def asked(self) -> int | None:
        """The seat that must choose."""
        d = self.game.decision
        return None if d is None or self.over else d.player

    def number_of(self, seat: int) -> int:
        """The number of the decision that is put to a seat now. It counts this seat's decisions and no others."""
        return self.status.offsets[seat] + self._counts[seat]

    def refuse(self, seat: int | None, number: int, option: int) -> None:
        """Raise what is wrong with a choice."""
        if seat is None:
            raise IllegalChoice("Who watches does not choose.")
        if self.over:
            raise IllegalChoice("Nothing is to be decided: the game is over.")
        if self.asked != seat:
            raise IllegalChoice("You are not asked anything now.")
        if number != self.number_of(seat):
            raise IllegalChoice(f"Decision {number} is not the one you are asked: that is {self.number_of(seat)}.")
        d = self.game.decision
        assert d is not None
        if not 0 <= option < len(d.options):
            raise IllegalChoice(f"There is no option {option}: the options are numbered 0 to {len(d.options) - 1}.")

    def choose(self, option: int, hand: bool) -> None:
        """Make a choice."""
        self._note(option, hand)
        self.game.choose(option)
        self._views = {}

    def aside(self, seat: int, what: dict[str, Any]) -> None:
        """A seat does something beside the decision that waits. If something else is asked after it, that has another
        number: no answer to what was asked before may fit it."""
        before = self.game.decision
        self.game.aside(seat, what)
        after = self.game.decision
        same = before == after  # decisions know "==" only
        if not same:
            asked = {d.player for d in (before, after) if d is not None}
            self.status.offsets = [n + (q in asked) for q, n in enumerate(self.status.offsets)]
        self._views = {}

    def moves(self) -> list[Made]:
        """Everything that was done so far, for who plays the game again: options, and asides with their seats."""
        made = self.game.record.moves()
        return [move.i if isinstance(move, Choice) else (move.p, move.aside) for move in made]

    def moved(self, before: Match) -> bool:
        """Has somebody chosen, or done something beside, since it stood so?"""
        return self._made > before._made

    def _note(self, option: int, hand: bool) -> None:
        """Write down what is about to be chosen."""
        d = self.game.decision
        assert d is not None
        o = d.options[option]
        self.hand.append(hand)
        self._counts[d.player] += 1
        self._passed[d.player] += option == pass_option(self.question, d)
        asking = (d.player, d.why, d.about)
        if o.verb in (PASS, DONE):
            self._so_far = []
        else:
            before = [each for each in self._so_far if each[0] == asking]
            self._so_far = [*before, (asking, self.game.rules.say(self.game.state, d, o))]

    def pass_on(self, people: Mapping[int, Passing]) -> None:
        """Make the choices that are none and those the players' settings make, until somebody must think."""
        while (option := self.settled(people)) is not None:
            self.choose(option, hand=False)
        if self.status.result is None and self.game.over:
            self.status.result = ended(self.game, self.game.ending or "", self.game.winner)

    def settled(self, people: Mapping[int, Passing]) -> int | None:
        """The option that is chosen for who is asked; None if somebody must think, or the game is over."""
        seat, d = self.asked, self.game.decision
        if seat is None or d is None:
            return None
        if seat not in people:
            return 0 if len(d.options) == 1 else None
        option = people[seat].answer(self.question, d, partial(self.moment, seat))
        return 0 if option is None and all_alike(self.question, d, lambda: self.game.options) else option

    def asks_as(self, other: Match) -> bool:
        """Is the same asked as in another copy of this game?"""
        same = (self.id, self.epoch, len(self.hand)) == (other.id, other.epoch, len(other.hand))
        return same and self.game.decision == other.game.decision

    @property
    def question(self) -> Question:
        """What is being asked."""
        asked = self.game.asked
        assert asked is not None
        return asked

    @property
    def answering(self) -> bool:
        """Is who is asked one of those whose cards can answer?"""
        return answering(self.game)

    def moment(self, seat: int) -> Now:
        """How long a player passes is read off what every view has."""
        view = self.view(seat)
        fought = any(view.get(name) is not None for name in FIGHTS)
        return Now(self.game.rounds, str(view.get("phase", "")), fought)

    # --- leaving ----------------------------------------------------------------------------------------------------

    def team_of(self, seat: int) -> int:
        """The seats of a player's team; the player alone where there are no teams."""
        return int(self.game.state.box.teams[seat])

    def plays(self, seat: int) -> bool:
        """Is a player still in the game?"""
        return bool(self.game.state.alive >> seat & 1)

    def give_up(self, seat: int, ending: str, mates: Sequence[int] = ()) -> None:
        """A seat gives up; these of its team play on. If none does, the team has lost: of two sides the other has won,
        and of more the others go on by the rules. Decision: who gives up one of these while the game is being set up
        leaves the seat to an agent, for nobody is out of a game that has not begun."""
        self.status.conceded = [*self.status.conceded, seat]
        if mates:
            return
        s = self.game.state
        if len(set(s.box.teams)) > 2:
            if self.game.rounds:
                self.aside(seat, CONCEDES)
            return
        others = s.alive & ~self.team_of(seat)
        self.status.result = ended(self.game, ending, (others & -others).bit_length() - 1)

    # --- taking back ------------------------------------------------------------------------------------------------

    def last_choice(self, seat: int) -> int | None:
        """The place of the last choice a seat made itself."""
        choices = self.game.choices
        gone = [each.at for each in self.game.asides if each.aside.get("do") == CONCEDES["do"]]  # for good
        first = max(self.status.given, *gone, 0 if self.game.base is None else self.game.base.n)
        for place in range(len(choices) - 1, first - 1, -1):
            if self.hand[place] and choices[place].p == seat:
                return place
        return None

    def back_to(self, place: int) -> Match:
        """The game as it was before a choice. Numbers of decisions go on: no old message may fit a new decision."""
        choices = self.game.choices
        offsets = [offset + 1 for offset in self.status.offsets]
        for choice in choices[place:]:
            offsets[choice.p] += 1
        status = msgspec.structs.replace(self.status, offsets=offsets)
        kept = self.game.record.before(place)
        back = Match.resumed(
            self.id, self.number, kept.header, status, kept.choices, self.hand[:place], kept.snapshot, kept.asides
        )
        back.epoch = self.epoch + 1
        return back

    def has_learned(self, seat: int, back: Match) -> bool:
        """Does a seat know more now than before a choice?

        Somebody else has chosen, or is asked: then there is something to choose. A die was cast, or a card shown. And
        if anything has happened, or the seat has passed, then others could have answered with what they hold, and it is
        known now whether they did: that they were *not* asked tells as much as that they were. So a choice is
        unlearned only while the seat is still saying what it does."""
        since = range(len(back.hand), len(self.hand))
        if len(self.game.asides) != len(back.game.asides):
            return True
        if self.asked != seat or any(self.hand[i] and self.game.choices[i].p != seat for i in since):
            return True
        now, then = self.game.state, back.game.state
        if now.rng != then.rng or hidden_from(then, seat) & ~hidden_from(now, seat):
            return True
        return self._passed[seat] != back._passed[seat] or self._happened != back._happened

    @property
    def _happened(self) -> int:
        """How much has happened so far."""
        return self.game.log.happened if self.game.log is not None else 0

    # --- telling ----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """The table as a seat sees it. It is made once, and must not be changed."""
        if seat not in self._views:
            if seat is None:
                self._views[seat] = watched([self.view(each) for each in range(self.game.seats)])
            else:
                self._views[seat] = view_for(self.game, seat)
        return self._views[seat]

    def decision(self, seat: int | None, steady: bool = False) -> Decision | None:
        """What is asked, as a seat may know it."""
        if self.over:
            return None
        number = 0 if seat is None else self.number_of(seat)
        d = self.game.decision
        asking = None if d is None else (d.player, d.why, d.about)
        chosen = [text for each, text in self._so_far if each == asking]
        return decision_for(self.game, seat, number, chosen, steady)

    def lines(self, seat: int | None) -> list[Line]:
        """The log as a seat may read it."""
        told = self.game.log.lines if self.game.log is not None else []
        read, out = self._lines.get(seat, (0, []))
        out += [text for each in told[read:] if (text := line_for(each, seat, self.game.seats)) is not None]
        self._lines[seat] = (len(told), out)
        return out

    def record(self) -> Record:
        """The record. An ending by the players is none of the rules', and so the record just stops there."""
        return self.game.record
