"""Words that order other words: may, then, if you do, select one, choose, later. Each ruleset compiles them in the
manner of its game (the LCG resolves a sentence at once, the CCG one effect after another)."""

from __future__ import annotations

from gorin.language.nodes import Condition, Effect, Node, Number, Player, Query, Trigger, node
from gorin.language.numbers import Num
from gorin.language.players import You


@node
class May(Effect):
    """A player may do this; with `to`, the second part needs the first done in full."""

    do: Effect
    to: Effect | None = None
    by: Player = You()


@node
class To(Effect):
    """Do the first in full to do the second, both in one window."""

    do: Effect
    to: Effect


@node
class If(Effect):
    """Do it if something holds as it resolves; otherwise the other."""

    when: Condition
    do: Effect
    otherwise: Effect | None = None


@node
class Then(Effect):
    """What follows after the earlier part."""

    do: tuple[Effect, ...]


@node
class IfYouDo(Effect):
    """What follows only if the earlier part was done in full."""

    do: tuple[Effect, ...]


@node
class SelectOne(Effect):
    """One of several effects, of which only those that could change something may be selected."""

    options: tuple[Effect, ...]
    by: Player = You()


@node
class Pick(Effect):
    """Choose cards while resolving, and do something with them (PICKED)."""

    what: Query
    do: Effect
    by: Player = You()
    n: Number = Num(1)
    up_to: bool = False


@node
class EachOpponentDoes(Effect):
    """Each opponent of whom the condition holds, called THEM, does this; choices first, then all at once."""

    do: Effect
    of: Condition | None = None


@node
class OneAndTheOther(Effect):
    """One of several chosen targets gets the first effect (PICKED), the others the second (REST)."""

    what: Query
    one: Effect
    other: Effect


@node
class Later(Effect):
    """A delayed effect: it waits for its moment."""

    on: Trigger
    do: tuple[Effect, ...]


@node
class Again(Effect):
    """Resolve the whole ability again, from its targets on."""


# --- what stands before the dash --------------------------------------------------------------------------------------


@node
class Target(Node):
    """So many cards of a set, chosen before the effects initiate."""

    what: Query
    n: Number = Num(1)
    up_to: bool = False
    by: Player = You()


@node
class TargetPlayer(Node):
    """An opponent, chosen before the effects initiate (CHOSEN)."""


@node
class Limit(Node):
    """So many times per period."""

    times: int
    per: str
