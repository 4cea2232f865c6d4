"""What never changes during a game: the rules, the faces cards may have, the seats and their teams."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gorin.kernel.abilities import Ability
from gorin.kernel.rules import OwnBox as OwnBox
from gorin.kernel.rules import Rules as Rules
from gorin.kernel.sequences import COMMON, Tables
from gorin.kernel.sides import everyone_alone
from gorin.kernel.state import OwnState
from gorin.kernel.turns import TurnOrder, order_of

if TYPE_CHECKING:
    from gorin.kernel.derive import Sweep

Constant = Callable[[OwnState, int, int], None]  # (state, this, you): writes planes and modifiers


class Face:
    """What can be printed on a card: its facts (planes), its numbers, its abilities."""

    __slots__ = (
        "abilities",
        "constants",
        "definition",
        "granted",
        "heard",
        "kind",
        "name",
        "numbers",
        "own",
        "plain",
        "planes",
        "reads",
        "shared",
        "shown",
        "terms",
        "title",
    )

    def __init__(
        self, kind: int, name: str, definition: Any, planes: tuple[int, ...], numbers: tuple[int, ...]
    ) -> None:
        self.kind = kind
        self.name = name
        self.definition = definition
        self.planes = planes
        self.numbers = numbers
        self.shown: tuple[int, ...] = ()  # the ruleset's: facts that are there only while the card shows them
        self.abilities: list[Ability] = []
        self.constants: dict[int, list[Constant]] = {}  # by layer
        self.terms: dict[str, Callable[..., Any]] = {}  # the ruleset's: terms on which the card is played or attached
        self.plain = False  # the ruleset's: may it be played on no terms but its printed cost?
        self.reads: frozenset[Any] | None = None  # the ruleset's: what its constant abilities read; None: anything
        self.own: dict[int, list[Ability]] = {}  # by slot: abilities of the card itself
        self.granted: dict[int, list[Ability]] = {}  # by slot: abilities its host has from it
        self.shared: dict[int, list[Ability]] = {}  # by slot: those of its own that any player may use
        self.heard: set[int] = set()  # the kinds of event to which any of these listen
        self.title = kind  # the first kind with this title: versions of a card share it

    def add(self, a: Ability, rules: Rules) -> None:
        self.abilities.append(a)
        for slot in a.slots:
            if slot < rules.window_slots:
                self.heard.add(slot % rules.event_kinds)
            (self.granted if a.granted else self.own).setdefault(slot, []).append(a)
            if a.anyone:
                self.shared.setdefault(slot, []).append(a)


class Box:
    """The rules, the faces by kind, how many seats, per seat the set of seats of its team, and the order of turns."""

    def __init__(
        self, rules: Rules, seats: int, teams: tuple[int, ...] | None = None, turns: TurnOrder | None = None
    ) -> None:
        self.rules = rules
        self.order = rules.order
        self.settling = rules.settling
        self.seats = seats
        self.tables: Tables = COMMON  # the steps of every sequence, as these rules play them
        self.teams = teams or everyone_alone(seats)
        self.turns = turns or order_of(everyone_alone(seats))
        self.faces: list[Face] = []
        self.by_name: dict[str, int] = {}
        self.abilities: dict[int, Ability] = {}
        self.more_uses: Callable[[OwnState, int, int], int] | None = None  # (state, you, this): how many beyond a limit
        self.stacks = False  # can an ability be given to a card several times?
        self.remembered = 0  # the kinds of event its cards remember, as a set
        self.recalled = 0  # of these, the kinds that constant abilities ask for
        self.sweeps: tuple[Sweep, ...] = ()  # sweep rules of this format or edition
        self.idle: frozenset[Any] = frozenset()  # guards of sweep rules that find nothing among these cards
        self.woken: dict[int, tuple[Any, ...]] = {}  # by kinds of event: the sweep rules they wake
        self.laid_out: OwnState | None = None  # all cards in their decks: how its games begin
        self.decks: Any = None  # how the seats' cards were listed, for the ruleset
        self.printed: dict[str, str] | None = None  # a digest of each face, once a snapshot asks for it

    def add(self, face: Face) -> None:
        self.faces.append(face)
        self.by_name[face.name] = face.kind

    def knows(self, a: Ability) -> None:
        self.abilities[a.id] = a
        self.faces[a.face].add(a, self.rules)
