"""A game being played: the driver around a state.

The engine stops at every choice; the driver makes those with a single option, writes down the others, and cuts off
games that would not end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

from msgspec.structs import replace as replace_header

from gorin.cards.loading import CardFile, use_cards
from gorin.cards.packs import cards_with, carried
from gorin.cards.registry import files
from gorin.decks.precons import deck_for, precons
from gorin.decks.titles import title
from gorin.errors import DeckError, IllegalChoice, RecordError, UsageError
from gorin.kernel.decisions import Decision
from gorin.kernel.log import Line, Log
from gorin.kernel.machine import take
from gorin.kernel.players import seat_at
from gorin.kernel.questions import Question
from gorin.kernel.record import VERSION, Aside, Choice, Ending, Header, Record, Snapshot
from gorin.kernel.sides import team_of
from gorin.kernel.snapshot import open_snapshot, take_snapshot, told
from gorin.kernel.state import State
from gorin.kernel.views import resample
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList, Ruleset
from gorin.rulesets.numbers import rules_number, states_number
from gorin.sim.breaker import NEARLY, NOW_AND_THEN, Breaker
from gorin.sim.version import engine

MOST_DECISIONS = 50_000
MOST_IN_A_ROW = 10_000  # choices with one option; a game that makes more of them goes round in circles
CAP, LOOP = "cap", "loop"


class Game:
    """One game: whose decision it is, what the options are, and choosing one.

    >>> from gorin import new_game
    >>> game = new_game("lcg/skirmish", seed=1)
    >>> while not game.over:
    ...     game.choose(len(game.options) - 1)
    >>> game.ending
    'dishonor'
    """

    __slots__ = ("_asides", "_breaker", "_choices", "_cut", "_keep", "base", "decisions", "header", "rules", "state")

    def __init__(self, rules: Ruleset, state: State, header: Header, keep: bool = True) -> None:
        self.rules = rules
        self.state = state
        self.header = header
        self.decisions = 0  # choices among two or more options so far
        self.base: Snapshot | None = None  # where it was taken up after the rules had changed; None: from its beginning
        self._keep = keep  # with the text of each choice; a run that writes no records goes without
        self._choices: list[Choice] = []
        self._asides: list[Aside] = []
        self._breaker = Breaker()
        self._cut = ""
        self._go_on()

    # --- what is asked ---------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What is being asked, or None when the game is over."""
        return None if self._cut else self.state.decision

    @property
    def why(self) -> str:
        """What the decision is about, in one line for programs."""
        d = self.decision
        return "" if d is None else self.rules.why(self.state, d)

    @property
    def asked(self) -> Question | None:
        """Which question it is, as the game declares it."""
        d = self.decision
        return None if d is None else self.rules.questions[d.why]

    @property
    def question(self) -> str:
        """What is asked, as people read it: a whole sentence."""
        d = self.decision
        return "" if d is None else self.rules.asked(self.state, d).question

    @property
    def options(self) -> list[str]:
        """The options in words; `choose` takes the place of one in this list."""
        d = self.decision
        return [] if d is None else [self.rules.say(self.state, d, o) for o in d.options]

    def choose(self, index: int) -> None:
        """Choose an option, and play on to the next decision. A wrong index changes nothing."""
        s = self.state
        d = s.decision
        if d is None or self._cut:
            raise IllegalChoice("Nothing is to be decided: the game is over.")
        i = index if type(index) is int else _whole(index)
        if not 0 <= i < len(d.options):
            raise IllegalChoice(f"There is no option {index!r}: the options are numbered 0 to {len(d.options) - 1}.")
        self._choices.append(Choice(d.player, i, self.rules.say(s, d, d.options[i]) if self._keep else ""))
        self.decisions += 1
        take(s, d, i)
        d = s.decision
        if d is not None and len(d.options) > 1 and self.decisions < self._breaker.look_at:
            return  # as most of the time
        self._go_on()

    def aside(self, seat: int, what: Mapping[str, Any]) -> None:
        """Do something beside the decision that waits: concede, or what else the rules know. It is done at once, or
        refused and nothing changes; whoever is asked is still asked, unless it has changed that."""
        who = seat_at(self.seats, seat)
        if self.over:
            raise IllegalChoice("Nothing can be done any more: the game is over.")
        told = deepcopy(what)
        self.rules.aside(self.state, who, told)
        self._asides.append(Aside(who, dict(told), len(self._choices)))
        self._go_on()

    def _go_on(self) -> None:
        """Make the choices that are none, and see whether the game must be cut off."""
        s = self.state
        d = s.decision
        if not self.header.stop:
            made = 0
            while d is not None and len(d.options) == 1:
                take(s, d, 0)
                d = s.decision
                made += 1
                if made > MOST_IN_A_ROW:
                    self._cut = LOOP
                    return
        if d is not None and self.decisions >= self._breaker.look_at:
            self._look()

    def _look(self) -> None:
        """Must the game be cut off?"""
        round = self.rules.rounds(self.state)
        if round > self.rules.longest or self.decisions >= MOST_DECISIONS:
            self._cut = CAP
        elif self._breaker.turns_in_circles(self.state, round, self.decisions):
            self._cut = LOOP
        elif round > self.rules.longest - NEARLY or self.decisions > MOST_DECISIONS - NOW_AND_THEN:
            self._breaker.look_at = self.decisions + 1

    # --- how it stands ---------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Is the game over, or cut off?"""
        return bool(self._cut) or self.state.decision is None

    @property
    def winner(self) -> int | None:
        """The seat that has won; None while the game goes on, and for a game without a winner."""
        who = self.state.winner
        return who if not self._cut and 0 <= who < self.seats else None

    @property
    def winners(self) -> list[int]:
        """Everybody who has won: the winner, or all of the winner's team; nobody while the game goes on."""
        return [] if self.winner is None else list(team_of(self.state, self.winner))

    @property
    def ending(self) -> str | None:
        """How the game ended ("honor", "conquest", …), `cap` or `loop` if it was cut off, None while it goes on."""
        if self._cut:
            return self._cut
        return None if self.state.decision is not None else self.rules.endings[self.state.ending]

    @property
    def finished(self) -> bool:
        """Has the game come to an end of the rulebook?"""
        return self.over and not self._cut

    @property
    def rounds(self) -> int:
        """The round being played."""
        return self.rules.rounds(self.state)

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self.header.players)

    @property
    def log(self) -> Log | None:
        """What was told so far, or None if nobody listens."""
        told: Log | None = self.state.log
        return told

    @property
    def table(self) -> Any:
        """Everything on the table, as players, cards and the rest with names: `gorin.rulesets.lcg.table.Table`, or the
        CCG's. It is live: it always tells how this game stands."""
        return self.rules.look_at(self)

    def table_for(self, seat: int) -> Any:
        """The same as far as one player may know it."""
        return self.rules.look_at(self, seat)

    def view(self, seat: int) -> dict[str, Any]:
        """The table as one player sees it, as JSON has it."""
        return self.rules.view(self.state, seat_at(self.seats, seat))

    @property
    def choices(self) -> list[Choice]:
        """The choices made so far."""
        return list(self._choices)

    @property
    def asides(self) -> list[Aside]:
        """What players did beside their decisions so far."""
        return list(self._asides)

    @property
    def record(self) -> Record:
        """The game so far, to be written down and replayed."""
        end = None
        if self.over:
            end = Ending(self.ending or "", self.winner, self.rounds, self.decisions, self.state.key)
        return Record(self.header, self.choices, end, self.base, self.asides)

    @property
    def saved(self) -> Record:
        """The same to be kept until it goes on, perhaps by other rules: with a snapshot of how it stands."""
        record = self.record
        if not self.over:
            record.snapshot = self.snapshot()
        return record

    def snapshot(self) -> Snapshot:
        """What the game is now, for another release of Gorin."""
        rules = self.header.rules
        number, states = rules_number(rules), states_number(rules)
        return take_snapshot(self.state, self.decisions, number, states, len(self._asides))

    def stand_at(self, snapshot: Snapshot, choices: Sequence[Choice], asides: Sequence[Aside] = ()) -> None:
        """Take a game that has just been opened up where a snapshot was made of it."""
        if not 0 <= snapshot.n <= len(choices) or not 0 <= snapshot.asides <= len(asides):
            raise RecordError("its snapshot is of a later decision")
        state = open_snapshot(snapshot, self.state, states_number(self.header.rules))
        if self.log is not None:
            state.log = Log()
            state.log.lines += told(snapshot)
        self.state, self.base, self.decisions = state, snapshot, snapshot.n
        self._choices, self._breaker, self._cut = list(choices[: snapshot.n]), Breaker(), ""
        self._asides = list(asides[: snapshot.asides])
        self._go_on()

    # --- going elsewhere -------------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """The same game once more, to be played on independently."""
        other = Game.__new__(Game)
        other.rules, other.header, other.decisions = self.rules, self.header, self.decisions
        other.state = self.state.clone()
        if self.log is not None:
            other.state.log = Log()
            other.state.log.lines += self.log.lines
            other.state.log.happened = self.log.happened
        other._keep, other._cut, other.base = self._keep, self._cut, self.base
        other._choices, other._asides = list(self._choices), list(self._asides)
        other._breaker = self._breaker.copy()
        return other

    def resample(self, seat: int, seed: int) -> Game:
        """The same game as far as a seat can tell, with everything it cannot see dealt anew; the same seed deals the
        same. What the seat never knew is not told of it either: neither what others chose, nor what only they read."""
        you = seat_at(self.seats, seat)
        other = self.clone()
        other.state = resample(self.state, you, seed)
        other.header = replace_header(self.header, seed=seed & (1 << 64) - 1)
        other._choices = [made if made.p == you else Choice(made.p, -1, "") for made in self._choices]
        if self.log is not None:
            other.state.log = Log()
            other.state.log.lines += [Line(text, -1) for text in self.log.for_player(you)]
        other.base = other.snapshot()
        return other

    def undo(self, decisions: int = 1) -> None:
        """Take the last decisions back, and the asides made since. The game is played again up to them, so that chance
        falls as it did."""
        if not self._choices:
            raise IllegalChoice("There is no decision to take back.")
        if not 1 <= decisions <= len(self._choices):
            raise IllegalChoice(f"There are {len(self._choices)} decisions to take back, not {decisions}.")
        first = self.base.n if self.base is not None else 0
        if len(self._choices) - decisions < first:
            raise IllegalChoice(f"The rules have changed since; only {len(self._choices) - first} can be taken back.")
        before = open_game(self.header, log=self.log is not None, keep=self._keep)
        if self.base is not None:
            before.stand_at(self.base, self._choices, self._asides)
        kept = self.record.before(len(self._choices) - decisions)
        for move in kept.moves(before.decisions, len(before._asides)):
            if isinstance(move, Aside):
                before.aside(move.p, move.aside)
            else:
                before.choose(move.i)
        for name in ("state", "decisions", "_choices", "_asides", "_breaker", "_cut"):
            setattr(self, name, getattr(before, name))


def _whole(index: Any) -> int:
    """Other whole numbers than int, such as numpy's, are welcome; True and False are none. -1: no whole number."""
    return int(index) if hasattr(index, "__index__") and not isinstance(index, bool) else -1


def open_game(header: Header, log: bool = True, keep: bool = True) -> Game:
    """Open the game a header describes."""
    rules = ruleset(header.rules).with_options(header.options)
    known = cards_with(header.rules, carried(header.cards))
    if header.table is not None:
        state = rules.table(header.table, known, header.seed)
        header.players = header.players or [rules.seat_name(seat) for seat in range(state.box.seats)]
        if len(header.players) != state.box.seats:
            raise UsageError(f"{len(header.players)} players cannot sit at a table with {state.box.seats} seats.")
    else:
        state = rules.open([spelled(DeckList.of(deck), known) for deck in header.decks], known, header.seed)
    if log:
        state.log = Log()
    return Game(rules, state, header, keep)


def spelled(deck: DeckList, known: Mapping[str, Any]) -> DeckList:
    """A deck as its cards are spelled now: an older record may have been written before an erratum put an accent on a
    title."""
    if all(name in known for name, _ in deck.cards):
        return deck
    cards = tuple((name if name in known else title(name, known) or name, n) for name, n in deck.cards)
    return replace(deck, cards=cards)


def card_files(rules: str, own: CardFile | None = None) -> list[dict[str, str]]:
    """The card files in use, and the one that goes along with a game, as records tell of them."""
    return [file.told() for file in (*files(rules.partition("/")[0]), *([own] if own else []))]


def new_game(
    rules: str = "lcg/stronghold",
    decks: Sequence[str | DeckList] | None = None,
    seed: int = 0,
    players: int | Sequence[str] | None = None,
    stop: bool = False,
    log: bool = True,
    cards: Sequence[str | Path] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """Open a new game.

    `decks` are precons by name, files, or DeckLists, one for each seat or one for all; without them, precons are
    dealt out. `players` is how many there are, or their names. With `stop`, choices with one option are asked too.
    Without `log`, nothing is told, which is faster. `cards` are card files of your own: from now on those are played
    with, and no others; without it, those in use are. `options` are what may be otherwise in games of these rules.
    """
    if cards is not None:
        use_cards(cards)
    return open_game(header_for(rules, decks, seed, players, stop=stop, options=options), log)


def set_up(
    table: str,
    rules: str = "lcg/stronghold",
    seed: int = 0,
    stop: bool = True,
    log: bool = True,
    keep: bool = True,
    cards: Sequence[str | Path] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Game:
    """A game that begins from a table in one string.

    >>> game = set_up("A 10/3: Doji Whisperer | Fine Katana\\nB 10/3: Eager Scout")
    >>> game.options
    ['play Fine Katana', 'pass']

    It waits as it was written: unless `stop` is False, choices with one option are asked too. `cards` and
    `options` as in `new_game`.
    """
    if cards is not None:
        use_cards(cards)
    header = Header(VERSION, engine(), rules, seed & (1 << 64) - 1, [], [], stop=stop, table=table)
    header.cards, header.number, header.options = card_files(rules), rules_number(rules), dict(options or {})
    return open_game(header, log, keep)


def seats_for(rules: str, players: int | None) -> int:
    """How many sit at a table: so many, if the rules allow it; without a number, as few as they do."""
    fewest, most = ruleset(rules).seats
    seats = fewest if players is None else players
    if not fewest <= seats <= most:
        number = str(fewest) if fewest == most else f"{fewest} to {most}"
        raise UsageError(f"{rules} is for {number} players, not {seats}.")
    return int(seats)


def header_for(
    rules: str,
    decks: Sequence[str | DeckList] | None,
    seed: int,
    players: int | Sequence[str] | None = None,
    agents: Sequence[str] = (),
    stop: bool = False,
    options: Mapping[str, Any] | None = None,
    own: CardFile | None = None,
) -> Header:
    """What a game will be, as its record says it; `own` are cards that go along with it."""
    played = ruleset(rules).with_options(options or {})
    seats = seats_for(rules, players if players is None or isinstance(players, int) else len(players))
    names = list(players) if isinstance(players, Sequence) else [played.seat_name(seat) for seat in range(seats)]
    lists = [deck if isinstance(deck, DeckList) else deck_for(rules, deck) for deck in decks or ()]
    if decks is None:
        lists = [precons(rules)[seat % len(precons(rules))] for seat in range(seats)]
    elif len(lists) == 1:
        lists *= seats
    if len(lists) != seats:
        raise DeckError(f"{seats} players need {seats} decks, or one for all of them; there are {len(lists)}.")
    written = [deck.as_dict() for deck in lists]
    header = Header(VERSION, engine(), rules, seed & (1 << 64) - 1, names, written, list(agents), stop)
    header.cards, header.number, header.options = card_files(rules, own), rules_number(rules), dict(options or {})
    return header
