"""What an ability lacks to be used now, in the words of its card and with numbers, for both games.

The tests that the compiler makes of a card carry what they ask for (`gorin.language.needs`): a condition, a target, a
cost, effects, or a name. The first that fails is put into English here, when somebody asks: what is needed, and what
there is instead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from gorin.kernel.abilities import Ability, Need
from gorin.kernel.state import State
from gorin.language.control import Target
from gorin.language.english import Voice, done_to
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Effect, Query

NOT_SO: Final = "that is not so"
IN_VAIN: Final = "but none will do"
SEEN: Final = ("bowed",)  # what one sees of a card that cannot be done to it again


class Why(NamedTuple):
    """The rule against something, and what is missing; "" if there are no words for that."""

    rule: str
    missing: str


class Missing:
    """What one ability of a card lacks, for the player who would use it."""

    named: ClassVar[Mapping[str, Callable[[Any], str]]] = {}  # what the rules ask, by name

    def __init__(self, s: State, you: int, this: int, a: Ability | None, title: str, used: str = "used") -> None:
        self.s = s
        self.you = you
        self.this = this
        self.title = title
        self.used = used  # "used" or "played"
        self.text: Any = (
            a.node if a is not None else None
        )  # the ability in the card's words; None: it is the card itself
        self.card = s.box.faces[a.face if a is not None else s.kind[this]].definition
        self.r = self.reading()

    # --- each game says ----------------------------------------------------------------------------------------------

    def where_it_is(self) -> str:
        """Where the card is: "in your hand"."""
        raise NotImplementedError

    def reading(self) -> Reading:
        """The table as the ability's words read it."""
        raise NotImplementedError

    def voice(self) -> Voice:
        """A new voice of its card, that calls the card "it"."""
        raise NotImplementedError

    def cost_in_words(self, x: Effect) -> str:
        """A cost as an instruction."""
        raise NotImplementedError

    def effects_in_words(self, xs: tuple[Effect, ...]) -> str:
        """What it would do."""
        raise NotImplementedError

    def candidates(self, t: Target) -> set[int]:
        """The cards that a target's words describe."""
        return self.r.cards(t.what)

    def where(self, t: Target) -> str:
        """Where they are looked for, if the words do not say it: " at the battlefield"."""
        return ""

    def unfit(self, t: Target, n: int) -> str:
        """Why none of so many can be chosen."""
        return IN_VAIN

    def other(self, x: Any) -> str:
        """Whatever else the game's compiler asks for."""
        return ""

    # --- both games alike --------------------------------------------------------------------------------------------

    def told(self, need: Need) -> str:
        """The sentence for a need that is not met; "" if there are no words for it."""
        return self.told_of(need.asks)

    def told_of(self, asks: Any) -> str:
        """The same by what is asked for."""
        match asks:
            case str(name):
                return self.named[name](self)
            case Condition() as x:
                return self.condition(x)
            case Target() as x:
                return self.target(x)
            case Effect() as x:
                return self.cost(x)
            case tuple() as xs:
                return f"{self.title} would change nothing now: {self.effects_in_words(xs)}."
            case x:
                return self.other(x)

    def only(self, when: str, instead: str = "") -> str:
        """ "Rout can be played only during a conflict; there is none." """
        return f"{self.title} can be {self.used} only {when}{f'; {instead}' if instead else ''}."

    def needs(self, what: str, there_is: str) -> str:
        """ "Rout needs a Bushi; there is none." """
        return f"{self.title} needs {what}; {there_is}."

    def condition(self, x: Condition) -> str:
        part, v = x.unmet(self.r), self.voice()
        return self.only(v.when(part), part.instead(self.r, v) or NOT_SO)

    def target(self, t: Target) -> str:
        """What it would have to choose, and how many of that there are."""
        v = self.voice()
        there, least = len(self.candidates(t)), 1 if t.up_to else t.n.value(self.r)
        known, where = self.r.knows(t.what), self.where(t)
        if not there:
            found = f"there is none{where}"
        elif not known:
            found = "there are not enough"
        elif there < least:
            found = f"there {'is only' if there == 1 else 'are only'} {there}{where}"
        else:
            found = f"there {'is' if there == 1 else 'are'} {there}{where}, {self.unfit(t, there)}"
        chosen = t.english(v)
        if chosen.startswith("choose "):
            return self.needs(chosen.removeprefix("choose "), found)
        return f"{self.title}: {chosen}; {found}."

    def cost(self, x: Effect) -> str:
        """What would have to be paid, and what there is to pay with."""
        lacks = x.lacks(self.r, self.voice()) or "that cannot be done now"
        use = "play" if self.used == "played" else "use"
        return f"To {use} {self.title} you must {self.cost_in_words(x)}; {lacks}."


def short_of(q: Query, verb: str, r: Reading, v: Voice) -> str:
    """Why nothing of a set can pay: there is none, or none to which it can be done; "" for a verb: something else."""
    cards = r.cards(q)
    mine = [c for c in cards if r.s.holder[c] == r.you]
    done, fixed = done_to(verb) if verb else "used", q.noun(v).fixed
    if fixed and cards:
        if done in SEEN and any(r.words.has(r.s, c, done) for c in cards):
            return f"{fixed} is {done}"
        return f"{fixed} cannot be {done} now" if verb else "that cannot be done now"
    if not mine:
        return f"{fixed} is not there" if fixed else "you have none"
    if not r.knows(q):
        return f"none can be {done}"
    return f"the one you have cannot be {done}" if len(mine) == 1 else f"none of the {len(mine)} you have can be {done}"
