"""What generated source may call. A function says where it stands, by a decorator, what calling it reads, what it wakes
and how dear it is; the compilers ask for that by its name, which they find in the tree (tree.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeVar

from gorin.kernel.abilities import count_use
from gorin.kernel.bits import bits, if_only_one, low, mask_of
from gorin.kernel.changes import cancel, replace
from gorin.kernel.decisions import Option
from gorin.kernel.events import NO_EVENT, about, each
from gorin.kernel.machine import ask, ask_card, ask_number, ask_yes, push
from gorin.kernel.rows import add_delayed, packed_sets, set_of
from gorin.kernel.sides import foe_seats, foes, foes_cards, is_foe
from gorin.kernel.turns import in_order, is_first
from gorin.kernel.windows import emit
from gorin.kernel.zones import reveal_to

F = TypeVar("F", bound=Callable[..., Any])

ANYTHING: Final = "anything"  # among what is read: it depends on more than can be listed
CHEAP: Final = 1
DEAR: Final = 10  # it looks at card after card, or at much of the table


class Called(NamedTuple):
    """A function (or a constant) that generated source knows by its name. `reads`: the planes and fields of the state,
    besides who is in play, attached and controlled; None where nobody has said so, which counts as anything."""

    what: Any
    reads: frozenset[Any] | None
    wakes: frozenset[str]
    cost: int


class Calls:
    """All that the source of one game's cards may call: its own functions and those of the games it shares."""

    def __init__(self, *shared: Calls) -> None:
        self.shared = shared
        self.own: dict[str, Called] = {}
        self.names: dict[str, Any] = {}

    def __call__(
        self, reads: Iterable[Any] | None = None, *, wakes: Iterable[str] = (), cost: int = CHEAP
    ) -> Callable[[F], F]:
        """Decorator: source may call this function. `wakes`: rules that are asleep where no card calls it."""

        def add(fn: F) -> F:
            self.name(fn.__name__, fn, reads, wakes, cost)
            return fn

        return add

    def name(
        self, name: str, what: Any, reads: Iterable[Any] | None = None, wakes: Iterable[str] = (), cost: int = CHEAP
    ) -> None:
        """Source may speak of this by this name, which nothing else has."""
        before = self.get(name)
        if before is not None and before.what is not what:
            raise ValueError(f"Generated source calls something else {name!r} already.")
        read = None if reads is None else frozenset(reads)
        self.own[name] = Called(what, read, frozenset(wakes), cost)
        self.names[name] = what

    def these(self, *functions: Callable[..., Any], reads: Iterable[Any] | None = None) -> None:
        """Source may call these functions, which stand where they cannot say so themselves."""
        for fn in functions:
            self.name(fn.__name__, fn, reads)

    def get(self, name: str) -> Called | None:
        """What is called so, if anything is."""
        return self.own.get(name) or next((x for calls in self.shared if (x := calls.get(name))), None)

    def namespace(self) -> dict[str, Any]:
        """The names with which source is executed."""
        out: dict[str, Any] = {}
        for calls in (*self.shared, self):
            out.update(calls.names)
        return out


common: Final = Calls()  # what the cards of every game call
common.these(if_only_one, bits, foe_seats, foes, foes_cards, in_order, is_foe, low, mask_of, set_of, reads=())
common.these(is_first, reads=("first",))
common.these(about, add_delayed, ask, ask_card, ask_number, ask_yes, cancel, count_use, each, emit, packed_sets, push,
             replace, reveal_to)  # fmt: skip
common.name("NO_EVENT", NO_EVENT, reads=())
common.name("Option", Option, reads=())
