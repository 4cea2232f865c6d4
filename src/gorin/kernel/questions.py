"""What a game may ask, as data. Each kind of question is declared once, by the ruleset that asks it.

`Decision.why` is the id of a question. Everything else about it – the sentence for people, what it means to pass, how
an option reads, whether players act or answer there – is looked up here by whoever wants to know it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple, ParamSpec, final

from gorin.kernel.decisions import DONE, PASS, Decision, Option
from gorin.kernel.state import OwnState, State

P = ParamSpec("P")


class Kind(Enum):
    """What players do when they are asked."""

    ACTION = "action"  # a window in which players act in turn: everybody is asked there, whatever they hold
    ANSWER = "answer"  # a window in which cards answer: only who has such a card is asked there
    SETUP = "setup"
    CHOICE = "choice"


ACTION, ANSWER, SETUP, CHOICE = Kind

Reading = Callable[[OwnState, Decision, Option], str]  # how an option of a question reads
Words = Callable[[OwnState, Decision], str]  # what only the table can tell of a question


class Purpose(NamedTuple):
    """What a step of an ability asks for: the word of the card that asks, and the registers of what was chosen so far
    and of how many are still to be chosen (-1: there are none)."""

    word: Any
    chosen: int = -1
    left: int = -1
    upto: bool = False  # fewer will do


def number(s: State, d: Decision, o: Option) -> str:
    """An option that is a number."""
    return str(o.value)


def nothing(s: State, d: Decision) -> str:
    """There is nothing more to tell."""
    return ""


@final
@dataclass(frozen=True, slots=True)
class Question:
    """One kind of question. In its words, {what} is what the table or the card tells of it: how much, or what for."""

    id: str
    words: str
    kind: Kind = CHOICE
    what: Words = nothing
    label: str | Words = ""  # what programs read, if not the id
    reads: Reading = number  # how an option that is a number reads in records
    option: str = "{}"  # how an option reads on a button
    zero: str = ""  # how the number 0 reads there, if otherwise
    none: str = ""  # what passing, or being done with nothing chosen, is called
    done: str = "done"  # what being done is called when something was chosen
    means: str = ""  # what passing gives up, with the rule
    final_in: str = ""  # the phase in which a pass may be the last: nobody makes it for a player
    alike: bool = False  # its options may be all alike
    several: bool = False  # one thing after another is chosen, until done
    within: bool = False  # it belongs to a play that has begun
    seldom: bool = False  # passing, or being done with nothing chosen, is seldom what a player wants

    def out(self, verb: int, chosen: int) -> str:
        """What it is called to pass or to be done, with so much chosen."""
        if verb == DONE and chosen:
            return self.done
        return self.none or ("pass" if verb == PASS else "done")

    def main(self, d: Decision, chosen: int) -> int | None:
        """The place of the option that players mostly choose: the way out, or what it would give up; None if that hangs
        on which of several it is."""
        out = next((i for i, o in enumerate(d.options) if o.verb in (PASS, DONE)), None)
        if out is None or chosen or not self.seldom or len(d.options) == 1:
            return out
        others = [i for i in range(len(d.options)) if i != out]
        return others[0] if len(others) == 1 else None

    def pressed(self, text: str) -> str:
        """An option on a button, by its own text."""
        return self.zero if self.zero and text == "0" else self.option.format(text)


class Questions:
    """All questions of a game, by id. None is declared twice, and none is asked that is not declared."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._known: dict[str, Question] = {}

    def declare(self, question: Question) -> Question:
        """Declare a kind of question."""
        if question.id in self._known:
            raise ValueError(f"{self.game}: the question {question.id!r} is declared twice.")
        self._known[question.id] = question
        return question

    def declaring(self, make: Callable[P, Question]) -> Callable[P, Question]:
        """A question made and declared at once, by the same arguments."""

        def declare(*args: P.args, **kwargs: P.kwargs) -> Question:
            return self.declare(make(*args, **kwargs))

        return declare

    def __getitem__(self, id: str) -> Question:
        try:
            return self._known[id]
        except KeyError:
            raise LookupError(f"{self.game}: the question {id!r} is asked but not declared.") from None

    def __contains__(self, id: object) -> bool:
        return id in self._known

    def __iter__(self) -> Iterator[Question]:
        return iter(self._known.values())

    def of(self, kind: Kind) -> frozenset[str]:
        """The ids of all questions of a kind."""
        return frozenset(x.id for x in self if x.kind is kind)


def ids(*questions: Question) -> frozenset[str]:
    """The ids of these questions."""
    return frozenset(x.id for x in questions)
