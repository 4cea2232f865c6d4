"""Games for those who train players: OpenSpiel's names over Gorin's games.

>>> from gorin.rl import load_game
>>> state = load_game("lcg/skirmish").new_initial_state(seed=1)
>>> state.current_player(), state.legal_actions()[:3]
(1, [1, 238, 242])

Chance is drawn inside, by the seed: there are no nodes of chance. Choices with one option are made by themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from gorin.errors import IllegalChoice, UsageError, quoted
from gorin.kernel.decisions import Decision
from gorin.kernel.players import seat_at
from gorin.kernel.record import Choice, Record, read_record
from gorin.rl.actions import WAYS, Actions
from gorin.rl.facts import facts_of
from gorin.rl.observing import Numbers, Observation, Observer
from gorin.rl.rows import BLOCK, Seen
from gorin.rl.vocabulary import vocabulary
from gorin.rulesets.base import DeckList
from gorin.sim import game as playing
from gorin.sim.resuming import resume

TERMINAL: Final = -4  # whose turn it is once the game is over, as OpenSpiel has it
REMEMBERED: Final = 32  # of one's own last actions, in the tensor of what a seat has come to know
SCHEMA: Final = 1  # counted up when the same numbers come to mean something else


class Game:
    """A game with its decks: how many actions there are, how many numbers tell a table, and new tables to play at."""

    def __init__(
        self,
        rules: str = "lcg/stronghold",
        decks: Sequence[str | DeckList] | None = None,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        log: bool = False,
    ) -> None:
        self.rules, self.decks, self.options, self.log = rules, decks, dict(options or {}), log
        self._players = players
        example = self._open(0)
        self.seats = example.seats
        self.vocabulary = vocabulary(rules)
        facts, seen = facts_of(rules), Seen(self.seats)
        self.actions = Actions(self.seats, seen, facts.deed)
        self.observer = Observer(rules, example.state, facts, seen, self.vocabulary)
        self.schema = self._schema()
        self.schema_hash = blake2b(msgspec.json.encode(self.schema), digest_size=8).hexdigest()

    def _open(self, seed: int) -> playing.Game:
        header = playing.header_for(self.rules, self.decks, seed, self._players, options=self.options)
        return playing.open_game(header, self.log, keep=False)

    def _schema(self) -> dict[str, Any]:
        """Everything that gives the numbers their meaning: two games with the same hash understand each other's."""
        return {
            "schema": SCHEMA,
            "rules": self.rules,
            "players": self.seats,
            "actions": {"size": self.actions.size, "block": BLOCK, "ways": WAYS},
            "table": self.observer.table_names,
            "cards": self.observer.card_names,
            "rows": self.observer.rows,
            "titles": self.vocabulary.titles,
            "remembered": REMEMBERED,
        }

    def new_initial_state(self, seed: int = 0) -> State:
        """A new table; the same seed deals the same."""
        return State(self, self._open(seed))

    def deserialize_state(self, text: str) -> State:
        """A table that was written down by `serialize`."""
        try:
            told = msgspec.json.decode(text, type=Written)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise UsageError(f"{quoted(text)} is no state of Gorin's.") from None
        if told.schema != self.schema_hash:
            raise UsageError(f"The state was written with the schema {told.schema}; here it is {self.schema_hash}.")
        state = State(self, resume(read_record(told.record.encode()), log=self.log))
        state.made = list(told.made)
        return state

    def num_players(self) -> int:
        """How many play."""
        return self.seats

    def num_distinct_actions(self) -> int:
        """How many actions there are in all."""
        return self.actions.size

    def observation_tensor_shape(self) -> list[int]:
        """How many numbers a seat sees."""
        return list(self.observer.shape)

    def information_state_tensor_shape(self) -> list[int]:
        """The same with one's own last actions."""
        return [self.observer.shape[0] + REMEMBERED]

    def max_game_length(self) -> int:
        """After so many choices a game is cut off."""
        return playing.MOST_DECISIONS

    def min_utility(self) -> float:
        """What a lost game is worth."""
        return -1.0

    def max_utility(self) -> float:
        """What a won game is worth."""
        return 1.0

    def action_to_string(self, player: int, action: int) -> str:
        """What an action means, whatever is asked."""
        return self.actions.named(action)


class Written(msgspec.Struct):
    """A state, written down."""

    schema: str
    made: list[tuple[int, int]]
    record: str


class State:
    """A table that is being played at."""

    __slots__ = ("_actions", "_asked", "game", "made", "table")

    def __init__(self, game: Game, table: playing.Game) -> None:
        self.game = game
        self.table = table
        self.made: list[tuple[int, int]] = []  # the actions so far, each with its seat
        self._asked: Decision | None = None
        self._actions: list[int] = []

    # --- playing ---------------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """Who chooses, or TERMINAL."""
        d = self.table.decision
        return TERMINAL if d is None else d.player

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.table.over

    def _offered(self) -> list[int]:
        """Per option its action."""
        d = self.table.decision
        if d is None:
            return []
        if d is not self._asked:
            self._actions, self._asked = self.game.actions.of(self.table.state, d), d
        return self._actions

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What may be chosen, in order; nothing for a player who is not asked."""
        if player is not None and player != self.current_player():
            return []
        return sorted(self._offered())

    def legal_actions_mask(self, player: int | None = None) -> NDArray[np.int8]:
        """The same as a 1 for each action that may be chosen."""
        mask = np.zeros(self.game.actions.size, np.int8)
        if player is None or player == self.current_player():
            mask[self._offered()] = 1
        return mask

    def apply_action(self, action: int) -> None:
        """Choose."""
        offered = self._offered()
        if action not in offered:
            raise IllegalChoice(f"The action {action} ({self._meaning(action)}) may not be chosen now.")
        self.made.append((self.current_player(), int(action)))
        self.table.choose(offered.index(action))

    def _meaning(self, action: Any) -> str:
        whole = isinstance(action, int | np.integer) and 0 <= action < self.game.actions.size
        return self.game.actions.named(int(action)) if whole else "there is none such"

    def action_to_string(self, player: int, action: int) -> str:
        """An action in the words of the decision, where it may be chosen."""
        offered = self._offered()
        if player == self.current_player() and action in offered:
            return self.table.options[offered.index(action)]
        return self._meaning(action)

    def clone(self) -> State:
        """The same table once more."""
        other = State(self.game, self.table.clone())
        other.made = list(self.made)
        return other

    def resample_from_infostate(self, player: int, sampler: Callable[[], float] | int) -> State:
        """The same table as far as a player can tell, all else dealt anew: by a number, or by what draws numbers
        between 0 and 1."""
        seed = sampler if isinstance(sampler, int) else int(sampler() * (1 << 53))
        other = State(self.game, self.table.resample(player, seed))
        other.made = [each for each in self.made if each[0] == player]
        return other

    # --- what it is worth ------------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """What the game has brought each player: 1 to who has won, and together 0; nothing while it goes on, and
        nothing to anybody of one without a winner."""
        winners = self.table.winners
        others = self.game.seats - len(winners)
        if not winners or not others:
            return [0.0] * self.game.seats
        return [1.0 if seat in winners else -len(winners) / others for seat in range(self.game.seats)]

    def rewards(self) -> list[float]:
        """The same: nothing is won before the end."""
        return self.returns()

    def player_return(self, player: int) -> float:
        """What it has brought one player."""
        return self.returns()[player]

    # --- what is seen ----------------------------------------------------------------------------------------------

    def observation(self, player: int) -> Observation:
        """What a player sees, in two parts."""
        return self.game.observer.look(self.table.state, seat_at(self.game.seats, player))

    def observation_tensor(self, player: int) -> Numbers:
        """What a player sees, as one row of numbers."""
        return self.game.observer.tensor(self.table.state, seat_at(self.game.seats, player))

    def observation_string(self, player: int) -> str:
        """What a player sees, as one line of JSON."""
        return msgspec.json.encode(self.table.view(player)).decode()

    def information_state_string(self, player: int) -> str:
        """All that a player has come to know: what is seen, what the player has chosen, and – of a game with a log –
        what was told."""
        told = self.table.log.for_player(player) if self.table.log is not None else None
        mine = [action for seat, action in self.made if seat == player]
        known = {"rules": self.game.rules, "player": player, "chosen": mine, "told": told}
        return msgspec.json.encode({**known, "view": self.table.view(player)}).decode()

    def information_state_tensor(self, player: int) -> Numbers:
        """What a player sees, and the player's own last actions, the newest first; -1: none."""
        mine = [action for seat, action in self.made if seat == player][: -REMEMBERED - 1 : -1]
        memory = np.full(REMEMBERED, -1, np.float32)
        memory[: len(mine)] = mine
        return np.concatenate((self.observation_tensor(player), memory))

    # --- writing down ----------------------------------------------------------------------------------------------

    def serialize(self) -> str:
        """The table as text; `Game.deserialize_state` reads it."""
        record = self._in_words().lines().decode()
        return msgspec.json.encode(Written(self.game.schema_hash, self.made, record)).decode()

    def _in_words(self) -> Record:
        """The record: the choices, which were made without their words, are made once more to have them."""
        record, base = self.table.saved, self.table.base
        again = playing.open_game(record.header, log=False)
        if base is not None:
            again.stand_at(base, record.choices, record.asides)
        for move in record.moves(again.decisions, len(again.asides)):
            if isinstance(move, Choice):
                again.choose(move.i)
            else:
                again.aside(move.p, move.aside)
        record.choices = again.choices
        return record

    def history(self) -> list[int]:
        """The actions so far."""
        return [action for _, action in self.made]

    def __str__(self) -> str:
        return self.table.rules.notation(self.table.state)


load_game = Game
