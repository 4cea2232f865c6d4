"""Rulings about cards of Disciples of the Void."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.state import ELEMENT_NAMES
from tests.lcg.tables import decision, do, fate_of, fate_on, in_play, is_bowed, offered, options, participating, table

EARTH = ELEMENT_NAMES.index("earth")


@rule("fr.fushicho.1")
def test_fushicho_cannot_bring_back_another_copy_of_itself() -> None:
    s = table("A 10/3: Fushichō, Funeral Pyre | Plain Robe | | Fushichō, Naive Student\nB:")
    do(s, "A: Funeral Pyre", "A: Fushichō", "A: Fushichō")
    assert options(s) == ["Naive Student"]
    alone = table("A 10/3: Fushichō, Funeral Pyre | Plain Robe | | Fushichō\nB:")
    do(alone, "A: Funeral Pyre", "A: Fushichō")
    assert decision(alone) == "B: action", "nobody else is there"


@rule("fr.fushicho.2")
def test_who_rises_from_fushicho_in_a_conflict_is_at_home() -> None:
    s = table("""A 10/3: Fushichō*, Plain Soldier*, Funeral Pyre | Plain Robe | | Serene Warrior
                 B: Plain Soldier*
                 military air B>A""")
    do(s, "A: Funeral Pyre", "A: Fushichō", "A: Fushichō", "A: Serene Warrior")
    assert in_play(s, "Serene Warrior") and fate_on(s, "Serene Warrior") == 1 and fate_of(s)[0] == 3
    assert not participating(s, "Serene Warrior") and not is_bowed(s, "Serene Warrior")


SHRINE = "A 10/9: Secluded Shrine, Solemn Scholar, Plain Soldier | Know the World\nB: Plain Captain\ndraw phase"


def with_earth() -> object:
    """The conflict phase has begun, and A counts as having the earth ring."""
    s = table(SHRINE)
    for _ in range(20):
        if offered(s, "Secluded Shrine"):
            break
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[0]}")
    return do(s, "A: Secluded Shrine", "A: earth")


@rule("rr.clarify-secluded-shrine.1")
def test_the_ring_of_the_shrine_is_unclaimed_and_claimed_at_once() -> None:
    s = with_earth()
    assert s.ring_place[EARTH] < 0, "it lies where it lay"  # type: ignore[attr-defined]
    from gorin.rulesets.lcg.rings.pools import claimed_rings, unclaimed_rings

    assert claimed_rings(s, 0) == 1 << EARTH and unclaimed_rings(s) >> EARTH & 1  # type: ignore[arg-type]


@rule("rr.clarify-secluded-shrine.2")
def test_a_ring_that_is_not_there_cannot_leave_the_claimed_pool() -> None:
    assert not offered(with_earth(), "Know the World"), "no ring of A's can change places"
    claimed = table("A 10/9: Plain Soldier | Know the World\nB: Plain Captain\nconflict phase, rings earth=A air+1")
    assert offered(claimed, "Know the World")
