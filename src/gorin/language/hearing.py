"""Occurrences that abilities wait for, as both games hear them: kinds of event, and a test of the event `e`."""

from __future__ import annotations

from collections.abc import Callable

from gorin.kernel.events import Event
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Query, Trigger, declares, node
from gorin.language.scope import Scope


class Heard(Trigger):
    """`kinds`: the events; `would`: heard before they happen."""

    kinds: tuple[int, ...] = ()
    would = False
    cancelled = "those effects"  # what is cancelled, if it is
    waits = ""  # a delayed effect waits for it until the end of this period at the longest

    def together(self) -> Callable[[Event], int] | None:
        """ "1 or more": of several events at once, those for which this gives the same number are one occurrence."""
        return None

    def test(self, c: Scope) -> str:
        raise NotImplementedError

    def met(self, r: Reading) -> bool:
        """The reference for `test`."""
        raise NotImplementedError


@declares(tells=("it", "doer"))
class CardHeard(Heard):
    """Something happens to a card of a set. Subclasses give the kinds and the words."""

    who: Query
    says = ""
    befalls = "it"  # the occurrence as a noun, for what happens instead

    def test(self, c: Scope) -> str:
        return f"{self.who.source(c)} >> e.card & 1"

    def met(self, r: Reading) -> bool:
        return self.who.has(r, r.event.card)

    def english(self, v: Voice) -> str:
        return self.says.format(v.some(self.who))


@node
class PlainlyHeard(CardHeard):
    """The same where nothing else is to be said of it: a subclass gives the kinds and the words beside its name."""

    who: Query

    def __init_subclass__(cls, kinds: tuple[int, ...], says: str) -> None:
        super().__init_subclass__()
        cls.kinds, cls.says = kinds, says
