"""What is missing is told of every ability, in both games: a sentence, which nothing depends on that its reader may not
know, and which changes nothing."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from gorin import new_game
from gorin.kernel.bits import bits
from gorin.kernel.views import hidden_from, resample
from gorin.rulesets.ccg.seeing.missing import CcgMissing
from gorin.rulesets.lcg.seeing.missing import LcgMissing
from tests.laws import laws
from tests.laws.laws import play_on
from tests.laws.sizes import law, seeds
from tests.laws.tables import tables


def collectible(rules: str, seed: int, moves: int) -> Any:
    """A game after so many random moves."""
    return play_on(new_game(rules, seed=seed).state, seed, moves)


ccg_tables = st.builds(collectible, st.sampled_from(("ccg/emperor", "ccg/samurai")), seeds, st.integers(0, 200))


def told(s: Any, missing: Any) -> None:
    """Every need of every ability has words, also where it is met or asked of the wrong card."""
    before = s.dump()
    for c in range(len(s.kind)):
        for a in s.box.faces[s.kind[c]].abilities:
            if not a.slots or getattr(a.node, "trait", False):
                continue
            for you in range(s.box.seats):
                for need in a.needs:
                    says = missing(s, you, c, a, "This card").told(need)
                    assert "This card" in says and says.endswith("."), f"{a} {need.rule}: {says!r}"
    assert s.dump() == before, laws.differing(s.dump(), before)


@law(few=4, many=300, s=tables)
def test_every_need_of_the_lcg_has_words(s: Any) -> None:
    told(s, LcgMissing)


@law(few=4, many=300, s=ccg_tables)
def test_every_need_of_the_ccg_has_words(s: Any) -> None:
    told(s, CcgMissing)


def tells_nothing(s: Any, seed: int) -> None:
    """A seat is refused in the same words at every table that looks the same to it."""
    rules, you = s.box.rules, Random(seed).randrange(s.box.seats)
    other = resample(s, you, seed)
    for c in bits(((1 << len(s.kind)) - 1) & ~hidden_from(s, you)):
        assert rules.why_not(s, you, c) == rules.why_not(other, you, c), rules.short(s, c)["name"]


@law(few=15, many=2000, s=tables, seed=seeds)
def test_refusals_of_the_lcg_tell_nothing_hidden(s: Any, seed: int) -> None:
    tells_nothing(s, seed)


@law(few=15, many=2000, s=ccg_tables, seed=seeds)
def test_refusals_of_the_ccg_tell_nothing_hidden(s: Any, seed: int) -> None:
    tells_nothing(s, seed)
