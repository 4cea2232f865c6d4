"""Rulings about cards of Disciples of the Void."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.state import ELEMENT_NAMES
from gorin.rulesets.lcg.words import EVENT, NEUTRAL, CancelEffects, EffectsWouldInitiate, holding, interrupt
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    find,
    hand,
    in_play,
    is_bowed,
    military,
    never_offered,
    offered,
    options,
    participating,
    table,
)

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


# --- Kyūden Isawa -----------------------------------------------------------------------------------------------------

KYUDEN = """A 10/9: Kyūden Isawa{}, Plain Priest*{} | {} | | {}
            B: Plain Soldier*{}
            military air B>A"""


@rule("rr.errata-kyuden-isawa.1", "fr.kyuden-isawa.2")
def test_kyuden_isawa_plays_a_spell_again_for_another_and_a_bow() -> None:
    s = table(KYUDEN.format("", "", "Against the Waves, Plain Praise", "Supernatural Storm, Plain Letter", ""))
    do(s, "A: Kyūden Isawa")
    do(s, *(["A: Against the Waves"] if decision(s) != "A: choose" else []))
    assert options(s) == ["Against the Waves", "Supernatural Storm"], "also the one that was just discarded"
    do(s, "A: Supernatural Storm", "A: Plain Priest")
    assert military(s, "Plain Priest") == 2 and is_bowed(s, "Kyūden Isawa") and hand(s, "A") == ["Plain Praise"]
    storm = find(s, "Supernatural Storm")
    assert s.p[facts.REMOVED] >> storm & 1 and s.p[facts.FACEUP] >> storm & 1, "removed from the game faceup"
    assert "Against the Waves" in discard(s, "A")


@rule("rr.errata-kyuden-isawa.1")
def test_kyuden_isawa_wants_a_spell_in_hand_one_in_the_pile_and_a_conflict() -> None:
    for mark, held, pile in (
        ("_", "Against the Waves", "Supernatural Storm"),
        ("", "Plain Praise", "Supernatural Storm"),
        ("", "Against the Waves", "Plain Letter"),
    ):
        assert not offered(table(KYUDEN.format(mark, "", held, pile, "")), "Kyūden Isawa")
    peace = "A 10/9: Kyūden Isawa, Plain Priest | Against the Waves | | Against the Waves\nB:"
    assert not offered(table(peace), "Kyūden Isawa")


@rule("fr.kyuden-isawa.1")
def test_a_spell_that_is_cancelled_is_removed_all_the_same() -> None:
    bell = holding("Plain Bell", NEUTRAL, interrupt(EffectsWouldInitiate(EVENT), CancelEffects()))
    s = table(KYUDEN.format("", "", "Against the Waves", "Supernatural Storm", ", Plain Bell"), extra=[bell])
    do(s, "A: Kyūden Isawa", "A: Supernatural Storm", "A: Plain Priest", "B: Plain Bell")
    assert military(s, "Plain Priest") == 1
    assert s.p[facts.REMOVED] >> find(s, "Supernatural Storm") & 1


@rule("fr.kyuden-isawa.3")
def test_kyuden_isawa_never_plays_display_of_power() -> None:
    s = table(KYUDEN.format("", "", "Against the Waves", "Display of Power", ""))
    assert never_offered(s, "Kyūden Isawa")
