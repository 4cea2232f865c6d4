"""A word is added in one place. Here is everything that there is of a few words, for either game; no other file knows
them, and yet they are compiled, mean something, print English, are checked, and their cards depend on what they say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gorin.kernel.sides import foes
from gorin.language.english import Voice
from gorin.language.meaning import Reading
from gorin.language.nodes import Condition, Effect, Number, Player, Query, Text, declares, node
from gorin.language.numbers import Num
from gorin.language.players import You
from gorin.language.program import execute, function, go
from gorin.language.scope import Scope
from gorin.language.tree import dependencies
from gorin.rulesets.ccg.attributes import dependencies as ccg_readings
from gorin.rulesets.ccg.called import called as called_in_ccg
from gorin.rulesets.ccg.check import problems as ccg_problems
from gorin.rulesets.ccg.compiler.compiled import compile_card as compile_ccg
from gorin.rulesets.ccg.english import text_of as ccg_english
from gorin.rulesets.ccg.words import CRAB as CRAB_OF_THE_CCG
from gorin.rulesets.ccg.words import THIS as THIS_OF_THE_CCG
from gorin.rulesets.ccg.words import has, personality
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.called import CONSEQUENCES, called
from gorin.rulesets.lcg.check import problems
from gorin.rulesets.lcg.compiler.compiled import compile_card
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.framework.consequences import owed
from gorin.rulesets.lcg.lasting.dependencies import found_in, reads
from gorin.rulesets.lcg.words import (
    BOWED,
    CHARACTER,
    CRAB,
    NEUTRAL,
    THIS,
    GainFate,
    action,
    always_gets,
    attachment,
    character,
)
from gorin.rulesets.lcg.words.deeds import Deed, reach
from gorin.rulesets.lcg.words.runtime import namespace
from gorin.rulesets.lcg.words.texts import Constant, under
from tests.ccg.tables import force
from tests.ccg.tables import table as ccg_table
from tests.laws.situations import situation
from tests.laws.words import ARGUMENTS, NAMES, uses_of
from tests.lcg.tables import do, fate_of, in_play, military, offered, table

# --- the words -----------------------------------------------------------------------------------------------------


@called(reads=("pool",))
def richer(s: Any, who: int) -> bool:
    """Does this player have more fate than each opponent?"""
    return who >= 0 and all([s.pool[who] > s.pool[q] for q in foes(s, who)])


@node
class Richer(Condition):
    """A player has more fate than each opponent."""

    who: Player = You()

    def source(self, c: Scope) -> str:
        return f"richer(s, {self.who.source(c)})"

    def holds(self, r: Reading) -> bool:
        seat = self.who.seat(r)
        return seat >= 0 and all(r.s.pool[q] < r.s.pool[seat] for q in foes(r.s, seat))

    def english(self, v: Voice) -> str:
        who = self.who.english(v)
        return f"{who} {'have' if who == 'you' else 'has'} more fate than each opponent"


@node
class Burns(Constant):
    """Cards are discarded while something holds; `doom` says that it wakes what mends that."""

    what: Query
    when: Condition | None = None

    def lines(self, c: Scope) -> list[str]:
        return [f"doom(s, {reach(self.what, c)})"]

    def english(self, v: Voice) -> str:
        return under(self.when, f"burn {v.each(self.what)}", v)


@declares(strings={"metal": ("metal", ("copper", "silver"))})
@node
class Mint(Deed):
    """Gain fate in a step of one's own, which is left out for whoever is rich already; silver is worth two."""

    n: Number = Num(1)
    metal: str = "copper"

    def wrong(self) -> Iterator[str]:
        if self.n == Num(0):
            yield "Mint: a coin of 0 fate is none."

    def build(self, b: Any, c: Scope) -> str:
        out = b.p.fresh("rich")
        n = f"{self.n.source(c)} * {2 if self.metal == 'silver' else 1}"
        b.p.step("rich?", go(out, f"if richer(s, {c.you}):"))
        b.p.step("a coin", f"emit(s, (Event({ev.GAIN_FATE}, -1, {c.you}, {n}, {c.this}, r[6]),))")
        b.p.label(out)
        return ""

    def could(self, c: Scope) -> str:
        return f"(not richer(s, {c.you}))"

    def could_now(self, r: Reading) -> bool:
        return not Richer().holds(r)

    def english(self, v: Voice) -> str:
        return f"mint {self.metal} for {self.n.english(v)} fate, unless you have more fate than each opponent"


@declares(binds={"do": ("fortune",)})
@node
class TellFortune(Deed):
    """Something is done, in which FORTUNE means something."""

    do: Effect

    def english(self, v: Voice) -> str:
        return f"tell a fortune: {self.do.english(v)}"


@declares(needs=("fortune", "FORTUNE is no number outside TellFortune."))
@node
class Fortune(Number):
    """A number that only TellFortune binds."""

    def english(self, v: Voice) -> str:
        return "the fortune"


@declares(stands_on=("attachment",))
@node
class ForTheRich(Text):
    """Only somebody rich plays the card."""

    def terms(self, c: Scope) -> Iterator[tuple[str, str]]:
        yield "play", Richer().source(c)

    def english(self, v: Voice) -> str:
        return "Play only if you have more fate than each opponent."


BANKER = character("Banker", CRAB, always_gets(THIS, military=+2, when=Richer()), action(Mint(Num(3))),
                   cost=1, military=1, political=1, glory=1)  # fmt: skip
PYRE = character("Pyre", CRAB, Burns(BOWED & CHARACTER, Richer()), cost=1, military=1, political=1, glory=1)
PURSE = attachment("Purse", NEUTRAL, ForTheRich(), cost=0, influence_cost=0)

TABLE = """A 10/3: Banker
           B 10/4: Plain Envoy"""


# --- compiled and played -------------------------------------------------------------------------------------------


def test_it_is_played() -> None:
    s = table(TABLE, extra=(BANKER,))
    assert military(s, "Banker") == 1
    do(s, "A: Banker")
    assert fate_of(s) == [6, 4]
    assert military(s, "Banker") == 3, "what reads the pool has followed it"


def test_whoever_is_rich_already_cannot_use_it() -> None:
    assert not offered(table(TABLE.replace("10/3", "10/5"), extra=(BANKER,)), "Banker")


def test_a_deed_is_bound_to_its_fields() -> None:
    silver = character("Silver", CRAB, action(Mint(Num(2), "silver")), cost=1, military=1, political=1, glory=1)
    s = table(TABLE.replace("Banker", "Silver"), extra=(silver,))
    do(s, "A: Silver")
    assert fate_of(s) == [7, 4]


def test_terms_are_asked_when_the_card_is_played() -> None:
    poor = table("A 10/3: Banker | Purse\nB 10/4: Plain Envoy", extra=(BANKER, PURSE))
    rich = table("A 10/5: Banker | Purse\nB 10/4: Plain Envoy", extra=(BANKER, PURSE))
    assert (offered(poor, "Purse"), offered(rich, "Purse")) == (False, True)


# --- meaning, English, checks --------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", [Richer(), Mint(Num(2))])
@pytest.mark.parametrize("fate", [(3, 4), (4, 4), (5, 4)])
def test_source_gives_what_it_means(word: Any, fate: tuple[int, int]) -> None:
    s = table(f"A 10/{fate[0]}: Banker\nB 10/{fate[1]}: Plain Envoy", extra=(BANKER,))
    (use, source, means), *_ = uses_of(word)
    compiled = execute(use, function("word", ARGUMENTS, source()), namespace())["word"]
    for seed in range(8):
        x = situation(s, ev.BOW, Random(seed))
        assert compiled(x.s, x.you, x.this, x.e, *(getattr(x, name) for name in NAMES)) == means(x)


def test_it_prints_english() -> None:
    assert text_of(BANKER) == (
        "This character gets +2[military] if you have more fate than each opponent.\n"
        "Action: Mint copper for 3 fate, unless you have more fate than each opponent."
    )
    assert text_of(PYRE) == "If you have more fate than each opponent, burn each bowed character."


def test_it_is_checked() -> None:
    assert [problems(x) for x in (BANKER, PYRE, PURSE)] == [[], [], []]


def wrong(*text: Any) -> list[str]:
    card = character("Wrong", CRAB, *text, cost=1, military=1, political=1, glory=1)
    return [x.removeprefix("Wrong, ability 1: ") for x in problems(card)]


def test_what_is_wrong_is_told_by_the_word_itself() -> None:
    assert wrong(action(Mint(Num(0)))) == ["Mint: a coin of 0 fate is none."]
    assert wrong(action(Mint(metal="lead"))) == [
        "Mint.metal: there is no metal called 'lead'. There are 'copper' and 'silver'."
    ]
    assert wrong(ForTheRich()) == ["ForTheRich stands only on attachment cards, not on a character."]
    assert wrong(action(GainFate(Fortune()))) == ["FORTUNE is no number outside TellFortune."]
    assert "FORTUNE" not in " ".join(wrong(action(TellFortune(GainFate(Fortune())))))


# --- dependencies --------------------------------------------------------------------------------------------------


def test_what_it_reads_is_known_and_stirs_nothing_else() -> None:
    standing = compile_card(BANKER).constant_source
    assert not found_in(standing).unknown
    assert reads(standing) is not None
    assert "pool" in (reads(standing) or ())
    s = table(TABLE, extra=(BANKER,))
    assert s.box.dependencies.pools
    assert not s.box.dependencies.memories


def test_what_does_not_say_what_it_reads_counts_as_reading_everything() -> None:
    silent = "def c0(s, this, you):\n    p = s.p\n    if murmured(s): s.mods.append((0, 1 << this, 1))\n"
    assert found_in((silent,)).unknown == {"murmured", "s"}, "nor what is read of the state that it is handed"
    assert reads((silent,)) is None


def test_it_wakes_the_rules_it_needs() -> None:
    asleep, awake = table(TABLE, extra=(BANKER,)), table(TABLE.replace("Banker", "Pyre"), extra=(PYRE,))
    assert owed in asleep.box.idle
    assert found_in(compile_card(PYRE).constant_source).wakes == {CONSEQUENCES}
    assert owed not in awake.box.idle


def test_what_it_wakes_happens() -> None:
    s = table("A 10/3: Pyre, Banker\nB 10/4: Plain Envoy_", extra=(PYRE, BANKER))
    assert in_play(s, "Plain Envoy")
    do(s, "A: Banker")
    assert not in_play(s, "Plain Envoy")


# --- the other game ------------------------------------------------------------------------------------------------


@called_in_ccg(reads=("honor",))
def most_honored(s: Any, who: int) -> bool:
    """Does this player have more Honor than each opponent?"""
    return all([s.honor[who] > s.honor[q] for q in foes(s, who)])


@node
class MostHonored(Condition):
    """You have more Honor than each opponent."""

    def source(self, c: Scope) -> str:
        return f"most_honored(s, {c.you})"

    def holds(self, r: Reading) -> bool:
        return all(r.s.honor[r.you] > r.s.honor[q] for q in foes(r.s, r.you))

    def english(self, v: Voice) -> str:
        return "you have more Honor than each opponent"


PATRON = personality("Patron", CRAB_OF_THE_CCG, has(THIS_OF_THE_CCG, force=+2, when=MostHonored()),
                     force=3, chi=2, cost=5, personal_honor=1)  # fmt: skip


def test_the_other_game_takes_words_in_the_same_way() -> None:
    assert ccg_problems(PATRON) == []
    assert "you have more Honor than each opponent" in ccg_english(PATRON)
    standing = compile_ccg(PATRON).constant_source
    assert not dependencies(standing, called_in_ccg).unknown
    assert ccg_readings.reads(standing) == frozenset({"honor"})
    strong = ccg_table("A 9 crab: Patron\nB 5 crane: Plain Rider", extra=(PATRON,))
    weak = ccg_table("A 5 crab: Patron\nB 9 crane: Plain Rider", extra=(PATRON,))
    assert (force(strong, "Patron"), force(weak, "Patron")) == (5, 3)
