"""One game of a run: who sits where with which deck, playing it out, and writing it down."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from functools import cache
from itertools import permutations, product
from pathlib import Path
from random import Random
from typing import Any

from gorin.agents.base import Agent, Sampler, Seat, ask, dice
from gorin.agents.guests import expected, invited
from gorin.cards.loading import CardFile
from gorin.cards.registry import files
from gorin.decks.anything import anything
from gorin.decks.precons import precons
from gorin.errors import AgentError, DeckError, UsageError, cause, quoted, said
from gorin.kernel.decisions import Decision
from gorin.kernel.files import put_record
from gorin.kernel.record import Choice, Ending, Header, Record
from gorin.kernel.rng import mix
from gorin.rulesets.base import DeckList
from gorin.sim.dealing import Dealing
from gorin.sim.game import Game, header_for, open_game
from gorin.sim.squeezing import Squeezed, squeezed
from gorin.sim.uses import counted

FAILURES = Path("gorin-failures")
SHUFFLES = 60  # of the precons, for three seats and more


@dataclass(frozen=True)
class Run:
    """Many games: the same rules and agents; game i depends on the seed and on i alone."""

    rules: str
    agents: tuple[str, ...]  # per seat, in the first game
    decks: tuple[DeckList, ...] = ()  # per seat; none: the ordered pairs of precons in turn
    games: int = 1
    seed: int = 0
    records: Path | None = None
    options: tuple[tuple[str, Any], ...] = ()  # what is otherwise in these games
    cards: tuple[tuple[Path, str], ...] = ()  # card files and their hashes: every process that plays loads them
    deals: tuple[
        tuple[DeckList, ...], ...
    ] = ()  # the decks per seat of one game after the other, if they are not dealt
    anything: bool = False  # decks of random cards, other ones in each game
    uses: bool = False  # count which abilities are used
    lineups: tuple[tuple[str, ...], ...] = ()  # who meets whom with the same shuffles; none: the agents, once
    together: int = 1  # neighbours who change seats together: a team
    compact: bool = False  # records are packed many to a file (packs.py)
    first: int = 0  # the number of the first game: a run may be continued, or played in parts
    own: CardFile | None = None  # cards that go along with the games

    @property
    def seats(self) -> int:
        return len(self.agents)

    @property
    def numbers(self) -> range:
        """The numbers of its games."""
        return range(self.first, self.first + self.games)

    @property
    def paired(self) -> int:
        """How many games share seed, decks and lineup, so that each agent sits at each seat once."""
        return self.seats // self.together if self.lineups or len(set(self.agents)) > 1 else 1

    def place(self, i: int) -> tuple[int, int, int]:
        """Where game i stands: which shuffle, which lineup, and how far its agents have moved on."""
        lineups = max(1, len(self.lineups))
        pair, turn = divmod(i, self.paired)
        return pair // lineups, pair % lineups, turn * self.together

    def header(self, i: int) -> Header:
        """Game i, as its record begins."""
        shuffle, lineup, turn = self.place(i)
        agents = self.lineups[lineup] if self.lineups else self.agents
        sitting = agents[turn:] + agents[:turn]
        seed = mix(self.seed, shuffle)
        dealt, options = self._dealt(shuffle, seed), dict(self.options)
        return header_for(self.rules, dealt, seed, self.seats, sitting, options=options, own=self.own)

    def _dealt(self, pair: int, seed: int) -> tuple[DeckList, ...]:
        """The decks of a game, or of the games that share them."""
        if self.anything:
            rng = Random(seed)
            return tuple(anything(self.rules, rng) for _ in range(self.seats))
        deals = self.deals or pairings(self.rules, self.seats)
        return self.decks or deals[pair % len(deals)]


def plan(
    rules: str,
    agents: tuple[str, ...],
    decks: tuple[DeckList, ...] = (),
    players: int | None = None,
    games: int = 1,
    seed: int = 0,
    records: Path | None = None,
    options: Mapping[str, Any] | None = None,
    anything: bool = False,
    uses: bool = False,
    first: int = 0,
    compact: bool = False,
) -> Run:
    """A run, once everything about it has been found to fit together."""
    header = header_for(rules, decks or None, seed, players, options=options)
    seats = len(header.players)
    for name in agents:
        expected(name)
    if len(agents) not in (1, seats):
        raise UsageError(f"{seats} players need {seats} agents, or one for all of them; there are {len(agents)}.")
    if games < 1:
        raise UsageError(f"A run has at least 1 game, not {games}.")
    if first < 0:
        raise UsageError(f"The first game of a run is 0 or later, not {first}.")
    if compact and (records is None or uses):
        needs = "does not say how often abilities are used" if uses else "needs a folder for its records"
        raise UsageError(f"A compact run {needs}.")
    if not decks and not precons(rules):
        raise DeckError(f"Gorin has no decks of its own for {rules}; name some.")
    every = agents if len(agents) == seats else agents * seats
    lists = tuple(DeckList.of(deck) for deck in header.decks) if decks else ()
    others = tuple(sorted(header.options.items()))
    files = own_files(rules)
    return Run(
        rules, every, lists, games, seed, records, others, files, (), anything, uses, first=first, compact=compact
    )


def own_files(rules: str) -> tuple[tuple[Path, str], ...]:
    """The card files in use and their hashes, as a run takes them along."""
    return tuple((file.path.resolve(), file.digest) for file in files(rules.partition("/")[0]))


@cache
def pairings(rules: str, seats: int) -> list[tuple[DeckList, ...]]:
    """The ways to deal precons to the seats, without mirrors unless there are too few: of two players all of them; of
    more, so many that each deck has sat everywhere and beside everybody."""
    return deals_of(precons(rules), seats)


def deals_of(decks: tuple[DeckList, ...], seats: int) -> list[tuple[DeckList, ...]]:
    """The same with some decks."""
    if seats > 2:
        return [spread(decks, seats, k) for k in range(SHUFFLES * len(decks))]
    return list(permutations(decks, seats) if len(decks) >= seats else product(decks, repeat=seats))


def spread(decks: tuple[DeckList, ...], seats: int, k: int) -> tuple[DeckList, ...]:
    """Decks for many seats: the k-th of a walk over shuffles, each begun at every deck in turn."""
    shuffled = list(decks)
    Random(mix(seats, k // len(decks))).shuffle(shuffled)
    return tuple(shuffled[(k + i) % len(shuffled)] for i in range(seats))


@dataclass(frozen=True)
class Result:
    """What came of one game."""

    game: int
    agents: tuple[str, ...]
    decks: tuple[str, ...]
    ending: str = ""
    finished: bool = False
    winner: int | None = None
    rounds: int = 0
    decisions: int = 0
    error: str = ""
    blames_agent: bool = False  # is the error an agent's?
    winners: tuple[int, ...] = ()  # the winner, or all of the winner's team
    uses: Mapping[str, int] | None = None  # how often each ability was used, where that is counted
    packed: Squeezed | None = None  # on its way into a pack


def play(run: Run, i: int) -> Result:
    """Play game i of a run. Whatever goes wrong in it becomes part of its result, and its record is kept."""
    header = run.header(i)
    sitting, decks = tuple(header.agents), tuple(deck["name"] for deck in header.decks)
    kept = run.records is not None and not run.compact
    table = Table(header, kept, run.uses)
    try:
        game = table.play()
    except Exception as error:
        folder = failures(run)
        folder.mkdir(parents=True, exist_ok=True)
        name = file_name(i) if run.records is not None else f"seed-{run.seed}-{file_name(i)}"
        record = table.broken_off(error)
        put_record(folder / name, record, sync=False)
        blamed = isinstance(error, AgentError)
        why = f"Game {i}: {error}" if blamed else said(error)
        packed = squeezed(record, why) if run.compact else None
        return Result(i, sitting, decks, error=why, blames_agent=blamed, packed=packed)
    if kept and run.records is not None:
        put_record(run.records / file_name(i), game.record, sync=False)  # the seed plays it again
    how, won = game.ending or "", tuple(game.winners)
    end = how, game.finished, game.winner, game.rounds, game.decisions
    packed = squeezed(game.record) if run.compact else None
    return Result(i, sitting, decks, *end, winners=won, uses=table.uses, packed=packed)


class Table:
    """Agents at a table, and the game they play; it can be looked at when the play broke off."""

    def __init__(self, header: Header, keep: bool = True, count: bool = False) -> None:
        self.header = header
        self.keep = keep
        self.count = count
        self.game: Game | None = None
        self.uses: Mapping[str, int] | None = None  # of abilities, if they are to be counted

    def play(self) -> Game:
        """Play to the end."""
        game = self.game = open_game(self.header, log=False, keep=self.keep)
        agents = [invited(name) for name in self.header.agents]
        with counted(game.state) if self.count else nullcontext() as self.uses:
            play_out(game, agents, [dice(self.header.seed, seat) for seat in range(len(agents))])
        return game

    def broken_off(self, error: Exception) -> Record:
        """The record up to an error, with what it said as the ending."""
        played = Record(self.header, [])
        if self.game is not None:
            played = self.game.record if self.keep else in_words(self.game.record)
        failed = Ending("error", error=said(error), decisions=len(played.choices))
        return Record(self.header, played.choices, failed, asides=played.asides)


def in_words(made: Record) -> Record:
    """Choices that were kept without their texts, made once more to have them; the last may fail again."""
    game = open_game(made.header, log=False)
    with suppress(Exception):
        for move in made.moves():
            if isinstance(move, Choice):
                game.choose(move.i)
            else:
                game.aside(move.p, move.aside)
    return game.record


def play_out(game: Game, agents: list[Agent], rngs: list[Random]) -> None:
    """Ask the agents until the game is over."""
    places = [(agents[seat].act, Seat(game.state, seat), Sampler(game.state, seat)) for seat in range(game.seats)]
    choose = game.choose
    dealing, dealt = Dealing(game, dict(enumerate(agents))) if game.rules.deals else None, dict(enumerate(rngs))
    while (d := game.decision) is not None:
        if dealing is not None:
            dealing.deal(dealt)
            if (d := game.decision) is None:
                return
        act, seat, sampler = places[d.player]
        try:
            chosen = act(seat, d, sampler, rngs[d.player])
        except Exception as error:
            raise AgentError(f"{asked(game, d)}, and fails: {cause(error)}.") from error
        if type(chosen) is not int or not 0 <= chosen < len(d.options):
            chosen = whole(game, d, chosen)
        choose(chosen)


def chosen_by(agent: Agent, game: Game, d: Decision, rng: Random) -> int:
    """What an agent answers to a decision; whatever it does wrong is an AgentError."""
    try:
        chosen = ask(agent, game.state, d, rng)
    except Exception as error:
        raise AgentError(f"{asked(game, d)}, and fails: {cause(error)}.") from error
    return whole(game, d, chosen)


def whole(game: Game, d: Decision, answer: Any) -> int:
    """An answer that is no int may be a whole number of another kind, such as numpy's; any other is none."""
    if hasattr(answer, "__index__") and not isinstance(answer, bool) and 0 <= int(answer) < len(d.options):
        return int(answer)
    last = len(d.options) - 1
    raise AgentError(f"{asked(game, d)}, and answers {quoted(repr(answer))}: the options are numbered 0 to {last}.")


def asked(game: Game, d: Decision) -> str:
    """Who is asked what, as the beginning of a sentence."""
    agents = game.header.agents
    who = f"The agent {quoted(agents[d.player])}" if d.player < len(agents) else "An agent"
    name = game.rules.seat_name(d.player)
    return f"{who} is asked at decision {game.decisions + 1} as {name} ({game.rules.why(game.state, d)})"


def failures(run: Run) -> Path:
    """Where the records of failing games go."""
    return run.records if run.records is not None else FAILURES


def file_name(i: int) -> str:
    """Records sort by their names."""
    return f"game-{i:06}.jsonl"
