"""Breath of the Kami: characters and a holding with actions and reactions."""

from __future__ import annotations

import pytest

from gorin.rulesets.lcg.words import (
    CHARACTER,
    IN_DISCARD,
    IN_HAND,
    IN_PROVINCES,
    NEUTRAL,
    THAT,
    YOURS,
    ClaimRing,
    GainHonor,
    PutIntoPlay,
    RingOf,
    action,
    event,
)
from tests.lcg.tables import (
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    is_bowed,
    military,
    never_offered,
    offered,
    options,
    pass_until,
    political,
    table,
)

ANYWHERE = IN_HAND | IN_PROVINCES | IN_DISCARD
CLAIM = event("Plain Claim", NEUTRAL, action(ClaimRing(RingOf("air"), "military")), cost=0, influence_cost=0)
BREEZE = event("Plain Breeze", NEUTRAL, action(GainHonor()), cost=0, influence_cost=0, traits=("air",))
UONA = """A: Isawa Uona{}, Plain Lord* | Plain Breeze, Plain Praise
          B: Plain Captain*, Plain Envoy, Plain Lord* | Plain Breeze
          military air A>B"""


def test_isawa_uona_bows_a_non_unique_participant_after_an_air_card() -> None:
    s = table(UONA.format(""), extra=[BREEZE])
    do(s, "B: pass", "A: Plain Breeze", "A: Isawa Uona")
    assert options(s) == ["Plain Captain"], "who takes part and is not unique"
    do(s, "A: Plain Captain")
    assert is_bowed(s, "Plain Captain")


@pytest.mark.parametrize("acts", [["B: pass", "A: Plain Praise"], ["B: Plain Breeze"]], ids=["no Air", "an opponent's"])
def test_isawa_uona_says_nothing_to(acts: list[str]) -> None:
    s = do(table(UONA.format(""), extra=[BREEZE]), *acts)
    assert not offered(s, "Isawa Uona")


def test_isawa_uona_says_nothing_outside_conflicts() -> None:
    s = table("A: Isawa Uona | Plain Breeze\nB: Plain Captain\nconflict phase", extra=[BREEZE])
    assert not offered(do(s, "A: Plain Breeze"), "Isawa Uona")


SHADOWSHAPER = (
    "A 10/3: Soshi Shadowshaper, Plain Soldier | Plain Guest\nB 10/3: Plain Porter | Plain Heir\nconflict phase"
)


def test_soshi_shadowshaper_returns_who_came_from_a_hand() -> None:
    s = do(table(SHADOWSHAPER), "A: Plain Guest", "A: 0", "B: Plain Heir", "B: 0", "A: Soshi Shadowshaper")
    assert sorted(options(s)) == ["Plain Guest", "Plain Heir"]
    do(s, "A: Plain Heir")
    assert hand(s, "B") == ["Plain Heir"] and not in_play(s, "Plain Heir") and honor_of(s) == [9, 10]


@pytest.mark.parametrize(
    ("theirs", "works"),
    [("| Plain Call, Plain Guest", True), ("| Plain Call | Fields[Plain Soldier]", False),
     ("| Plain Call | | Plain Guest", False)],
    ids=["from a hand", "from a province", "from a discard pile"],
)  # fmt: skip
def test_soshi_shadowshaper_counts_who_was_put_into_play_from_a_hand(theirs: str, works: bool) -> None:
    call = event("Plain Call", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & ANYWHERE & YOURS), cost=0)
    s = table(f"A: Soshi Shadowshaper, Plain Captain\nB: Plain Captain {theirs}\nconflict phase, first B", extra=[call])
    do(s, "B: Plain Call")
    do(s, f"B: {options(s)[0]}")
    assert offered(s, "Soshi Shadowshaper") is works


@pytest.mark.parametrize(
    "text",
    [
        "A: Soshi Shadowshaper, Plain Guest\nB: Plain Heir\nconflict phase",
        "A 0/3: Soshi Shadowshaper\nB: Plain Heir\nconflict phase, remembered from hand this phase of B Plain Heir",
        "A: Soshi Shadowshaper\nB: Plain Heir\ndraw phase, remembered from hand this phase of B Plain Heir",
        "A: Soshi Shadowshaper\nB: Plain Captain\nconflict phase, remembered from hand this phase of B Plain Captain",
    ],
    ids=["they were there before", "no honor", "another phase", "too dear"],
)
def test_soshi_shadowshaper_returns_nobody(text: str) -> None:
    assert not offered(table(text), "Soshi Shadowshaper")


SHONO = "A: Shinjo Shono{}, Border Rider{}, Plain Soldier*\nB: {}\nmilitary air A>B"


def test_shinjo_shono_leads_the_cavalry_when_they_are_more() -> None:
    s = do(table(SHONO.format("*", "*", "Plain Captain*, Plain Envoy")), "B: pass", "A: Shinjo Shono")
    assert (military(s, "Shinjo Shono"), political(s, "Shinjo Shono")) == (5, 4)
    assert military(s, "Plain Soldier") == 2, "no Cavalry"


@pytest.mark.parametrize(
    ("shono", "rider", "theirs"),
    [("*", "", "Plain Captain*, Plain Envoy*"), ("", "*", "Plain Captain*")],
    ids=["as many", "at home"],
)
def test_shinjo_shono_leads_nobody(shono: str, rider: str, theirs: str) -> None:
    s = table(SHONO.format(shono, rider, theirs))
    assert not offered(do(s, "B: pass"), "Shinjo Shono")


@pytest.mark.parametrize(
    ("rings", "side", "works"),
    [("rings air=A", 0, True), ("rings air=A", 1, False), ("rings air=B", 0, False), ("round 1", 0, False)],
    ids=["yours, military", "yours, political", "an opponent's", "nobody's"],
)
def test_shiotome_encampment_readies_cavalry_with_a_military_ring(rings: str, side: int, works: bool) -> None:
    s = table(f"""A: Border Rider_, Plain Soldier_ | | Fields[Shiotome Encampment]
                  B: Moto Youth_, Moto Horde
                  conflict phase, first B, {rings}""")
    s.ring_side[0] = side
    do(s, "B: pass")
    assert offered(s, "Shiotome Encampment") is works
    if works:
        do(s, "A: Shiotome Encampment")
        assert sorted(options(s)) == ["Border Rider", "Moto Youth"], "bowed Cavalry, whoever controls them"
        do(s, "A: Moto Youth")
        assert not is_bowed(s, "Moto Youth")


KUDAKA = "A 10/0: Kudaka, Plain Giant* | | | | Plain Letter, Plain Praise, Plain Alms\nB:\nmilitary {} A>B"


def test_kudaka_gains_when_you_claim_the_air_ring() -> None:
    s = table(KUDAKA.format("air"))
    pass_until(s, "A: reactions")
    do(s, "A: Kudaka")
    assert fate_of(s)[0] == 1 and hand(s, "A") == ["Plain Letter"]


def test_kudaka_does_so_twice_each_round() -> None:
    s = table(
        """A: Kudaka | Plain Claim, Plain Claim, Plain Claim, Winds of Change, Winds of Change | | | Scroll, Scroll, Scroll
           B:
           conflict phase""",
        extra=[CLAIM],
    )
    for times, asked in enumerate((True, True, False)):
        do(s, *(["A: Winds of Change", "B: pass"] if times else []), "A: Plain Claim")
        assert offered(s, "Kudaka") is asked, times
        do(s, *(["A: Kudaka"] if asked else []), "B: pass")
    assert fate_of(s)[0] == 2


@pytest.mark.parametrize("fight", ["military fire A>B", "military air B>A"])
def test_kudaka_wants_the_air_ring_for_you(fight: str) -> None:
    theirs = "*" if fight.endswith("B>A") else ""
    s = table(f"A: Kudaka, Plain Porter*\nB: Plain Giant{theirs}\n{fight}")
    assert never_offered(s, "Kudaka")
