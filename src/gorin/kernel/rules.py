"""What the kernel asks of a ruleset."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from gorin.kernel.decisions import Decision, Option
from gorin.kernel.state import OwnState

if TYPE_CHECKING:
    from gorin.kernel.derive import Settling
    from gorin.kernel.windows import Order

OwnBox: TypeAlias = Any  # a box handed to the ruleset that made it


class Rules(Protocol):
    """What the kernel asks of a ruleset."""

    name: str
    slots: int  # places where abilities listen: the windows' (point, event kind) and the ruleset's own
    event_kinds: int
    window_slots: int  # how many of them belong to windows
    layers: int  # kinds of constant ability, in the order they are applied
    that_register: int  # where an ability's frame keeps its first target
    leaving: tuple[int, ...]  # planes a card loses when it changes zone
    order: Order  # its windows
    settling: Settling  # what follows every change

    def wake(self, s: OwnState) -> None: ...  # derive everything and ask again
    def unwind(self, s: OwnState) -> None: ...  # players left the game in the middle of things
    def hidden(self, s: OwnState, you: int) -> int: ...  # cards whose face `you` may not know
    def pools(self, s: OwnState, you: int) -> Sequence[Sequence[int]]: ...  # hidden cards that may be dealt anew
    def reseal(self, s: OwnState, you: int) -> None: ...  # draw other players' secret choices anew
    def know_frame(self, box: OwnBox, name: str) -> None: ...  # compile the ability whose frame has this name

    # --- snapshots

    def named(self, d: dict[str, Any]) -> dict[str, Any]:
        """A dump in which nothing goes by a number of this process."""
        return d

    def numbered(self, d: dict[str, Any]) -> dict[str, Any]:
        """The dump with this process's numbers again."""
        return d

    def numbered_lists(self, box: OwnBox) -> list[str]:
        """What a box numbers besides its faces."""
        return []

    # --- at the table

    def view(self, s: OwnState, you: int) -> dict[str, Any]:
        """The table as one player sees it."""
        return {}

    def look_at(self, held: Any, you: int | None = None) -> Any:
        """The table of whatever holds a state, as things with names; None in a game that has none."""
        return None

    def seat_name(self, seat: int) -> str:
        return chr(ord("A") + seat)

    def why(self, s: OwnState, d: Decision) -> str:
        return d.why

    def say(self, s: OwnState, d: Decision, o: Option) -> str:
        return repr(o)
