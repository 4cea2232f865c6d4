"""Characters that count another statistic in a conflict or a duel, or contribute though they are bowed or at home."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    BOWED,
    CHARACTER,
    CRANE,
    DASH,
    HERE,
    MILITARY_CONFLICT,
    PARTICIPATING,
    PICKED,
    THAT,
    THIS,
    YOUR_OPPONENTS,
    CountsInstead,
    CountsToo,
    Duel,
    Honor,
    LetCountInstead,
    LetCountToo,
    action,
    character,
    event,
    province,
)
from tests.lcg.tables import do, is_honored, military, pass_until, table, total

POET = character("Poet", CRANE, cost=1, military=1, political=1, glory=3)
BRUTE = character("Brute", CRANE, cost=1, military=5, political=DASH, glory=0)
TEMPLE = province("Temple", CRANE, CountsInstead(CHARACTER, "glory", when=HERE), strength=4)
FAN = character("Fan", CRANE, CountsToo(BOWED & PARTICIPATING & CHARACTER), cost=1, military=2)
ORACLE = character("Oracle", CRANE, CountsToo(THIS, when=MILITARY_CONFLICT), cost=1, military=4, political=4)
DEBATER = character("Debater", CRANE, CountsInstead(THIS, "political", duel=True), cost=1, military=0, political=6)
DARE = character(
    "Dare",
    CRANE,
    action(Duel(THIS, THAT, "military", winner=Honor(PICKED)), choose=CHARACTER & YOUR_OPPONENTS),
    cost=1,
    military=4,
)
SONG = event("Song", CRANE, action(LetCountInstead(THAT, "glory"), choose=PARTICIPATING & CHARACTER), cost=0)
ECHO = event("Echo", CRANE, action(LetCountToo(THAT), choose=CHARACTER), cost=0)
CARDS = [POET, BRUTE, TEMPLE, FAN, ORACLE, DEBATER, DARE, SONG, ECHO]


def test_glory_counts_instead_of_skill_at_a_province() -> None:
    s = table("A: Poet*\nB: Brute* | | Fields, Temple\nmilitary air A>B Temple", extra=CARDS)
    assert (total(s, "A"), total(s, "B")) == (3, 0)
    assert military(s, "Brute") == 5, "its skill is what it was"
    s = table("A: Poet*\nB: Brute* | | Fields, Temple, Fields\nmilitary air A>B Fields", extra=CARDS)
    assert (total(s, "A"), total(s, "B")) == (1, 5)


def test_glory_decides_the_conflict() -> None:
    s = table("A: Poet*\nB: Brute* | | Fields, Temple\nmilitary air A>B Temple", extra=CARDS)
    pass_until(s, "resolve the ring effect")
    assert s.con[6] == 0 and s.con[7] == 3


@rule("rr.bow.3")
def test_a_bowed_character_counts_nothing_unless_a_card_says_so() -> None:
    s = table("A: Poet*_, Fan\nB:\nmilitary air A>B", extra=CARDS)
    assert total(s, "A") == 1
    s = table("A: Poet*_\nB:\nmilitary air A>B", extra=[POET])
    assert total(s, "A") == 0
    s = table("A: Poet*_, Brute\nB: Fan, Brute*_\nmilitary air A>B", extra=CARDS)
    assert (total(s, "A"), total(s, "B")) == (1, 5), "each on its side, and nobody who is at home"


def test_a_character_at_home_contributes() -> None:
    s = table("A: Poet*, Oracle\nB: Oracle_\nmilitary air A>B", extra=CARDS)
    assert (total(s, "A"), total(s, "B")) == (5, 4)
    s = table("A: Poet*, Oracle\nB:\npolitical air A>B", extra=CARDS)
    assert total(s, "A") == 1


def test_lasting_effects_do_the_same_until_the_end_of_the_conflict() -> None:
    s = table("A: Poet*, Fan\nB: Brute | Song, Echo\nmilitary air A>B", extra=CARDS)
    do(s, "B: Song", "B: Poet", "A: pass")
    assert total(s, "A") == 3
    do(s, "B: Echo", "B: Brute")
    assert total(s, "B") == 5
    pass_until(s, "B: declare")
    assert not s.lasting


@rule("rr.step-d-6.1")
def test_a_duelist_with_another_statistic() -> None:
    s = table("A: Dare*\nB: Debater*\nmilitary air A>B", extra=CARDS)
    do(s, "B: pass", "A: Dare", "A: Debater", "A: 1", "B: 1")
    assert is_honored(s, "Debater"), "6 political against 4 military"
    assert total(s, "B") == 0, "in the conflict it counts its military skill"
