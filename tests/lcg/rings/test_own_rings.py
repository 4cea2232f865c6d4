"""Rings are things: more than five, several of one element, in players' own pools and on provinces."""

from __future__ import annotations

from random import Random

import pytest

from gorin.errors import NotationError, UsageError
from gorin.kernel.log import Log
from gorin.kernel.machine import answer
from gorin.language.numbers import Num
from gorin.rulesets.lcg.rings.names import called
from gorin.rulesets.lcg.rings.numbers import NO_RING
from gorin.rulesets.lcg.rings.places import CONTESTED, UNCLAIMED, lying_on_provinces, on_province, own_pool
from gorin.rulesets.lcg.rings.pools import claimed_rings, rings_of_elements, unclaimed_rings
from gorin.rulesets.lcg.seeing.reading import READERS
from gorin.rulesets.lcg.state import AIR, ON, RING, SLOTS
from gorin.rulesets.lcg.victory import concede
from gorin.rulesets.lcg.words import (
    NEUTRAL,
    THAT_RING,
    THIS,
    During,
    PlaceFateOnRing,
    RingOf,
    TargetRing,
    action,
    always_gets,
    character,
    event,
)
from tests.laws import laws, tables
from tests.laws.places import check
from tests.laws.test_derived import LCG
from tests.lcg.rings.own_rings import play_with_own_rings
from tests.lcg.tables import do, military, options, pass_until, table, told, watch, write

# by id: air, fire, void of A; air, fire, void of B; air, water of all
AIR_A, FIRE_A, VOID_A, AIR_B, FIRE_B, VOID_B, AIR_3, WATER = range(8)


@pytest.fixture
def own(monkeypatch: pytest.MonkeyPatch) -> str:
    return play_with_own_rings(monkeypatch)


def test_each_begins_where_the_format_says(own: str) -> None:
    s = table("A: Plain Captain\nB: Plain Porter", own)
    assert s.ring_place == [own_pool(0)] * 3 + [own_pool(1)] * 3 + [UNCLAIMED] * 2
    assert unclaimed_rings(s) == 0xFF
    assert rings_of_elements(s, 1 << AIR) == 1 << AIR_A | 1 << AIR_B | 1 << AIR_3


def test_a_player_fights_for_the_common_rings_and_for_his_or_her_own(own: str) -> None:
    s = table("A: Plain Captain\nB: Plain Porter\nconflict phase, first A", own)
    pass_until(s, "A: declare a conflict")
    ways = ["military air of A", "military fire of A", "military void of A", "military air", "military water"]
    assert [x for x in options(s) if x.startswith("military")] == ways
    d = s.decision
    parts = [s.box.rules.option(s, d, o) for o in d.options if o.verb != 0]
    assert parts[0] == {"kind": "declare", "type": "military", "ring": "air of A"}


def test_a_ring_is_put_on_a_province_and_taken_along_with_the_fate_on_it(own: str) -> None:
    s = table("A: Plain Captain*\nB: Plain Porter\nrings fire+2\nmilitary air A>B", own)
    log = watch(s)
    do(s, "B: pass", "A: pass")
    pass_until(s, "A: put the ring on a province")
    assert len(options(s)) == 3 and s.ring_place[AIR_A] == 0
    answer(s, 1)
    province = s.province[0 * SLOTS + 2]
    assert s.ring_place[AIR_A] == on_province(province)
    assert claimed_rings(s, 0) == 1 << AIR_A and not unclaimed_rings(s) >> AIR_A & 1
    assert "A claims the air ring." in told(s) and any("air ring is put on" in x for x in told(s)), log
    seen = s.box.rules.view(s, 1)["rings"][AIR_A]
    assert (seen["state"], seen["place"]) == (0, {"kind": "province", "player": 0, "province": province})
    assert "air=A2" in write(s)


def test_who_breaks_a_province_has_the_rings_on_it(own: str) -> None:
    s = table(
        "A: Plain Captain*, Plain Captain*, Plain Captain*\nB: Plain Porter\nrings fire#2=B1+3\nmilitary air A>B", own
    )
    assert claimed_rings(s, 1) == 1 << FIRE_B
    do(s, "B: pass", "A: pass")
    pass_until(s, "A: put the ring on a province")
    answer(s, 0)
    assert (claimed_rings(s, 1), claimed_rings(s, 0) >> FIRE_B & 1) == (0, 1)
    assert s.ring_place[FIRE_B] == on_province(s.province[1]) and s.ring_fate[FIRE_B] == 3


def test_a_second_ring_of_an_element_returns_instead(own: str) -> None:
    s = table("A: Plain Captain*\nB: Plain Porter\nrings air=A3\nmilitary air#3 A>B", own)
    watch(s)
    do(s, "B: pass", "A: pass")
    pass_until(s, "B: declare a conflict")
    assert s.ring_place[AIR_3] == own_pool(0) and claimed_rings(s, 0) == 1 << AIR_A
    assert "The air ring returns to A's unclaimed pool." in told(s)


def test_taken_with_a_province_a_second_one_returns_to_who_had_it(own: str) -> None:
    text = (
        "A: Plain Captain*, Plain Captain*, Plain Captain*\nB: Plain Porter\nrings air=A3 air#2=B1\nmilitary fire A>B"
    )
    s = table(text, own)
    do(s, "B: pass", "A: pass")
    pass_until(s, "A: put the ring on a province")
    assert s.ring_place[AIR_B] == own_pool(1)


def test_what_lies_on_provinces_stays_there_at_the_end_of_the_round(own: str) -> None:
    s = table("A: Plain Captain\nB: Plain Porter\nfate phase, rings air=A3 fire=A+1", own)
    pass_until(s, "A: discard from your provinces")
    for _ in laws.wander(s, Random(1), 200):
        if s.phase == 1:
            break
    assert s.ring_place[AIR_A] == on_province(s.province[3])
    assert s.ring_place[FIRE_A] == own_pool(0) and s.ring_fate[FIRE_A] >= 1


ALL_CLAIMED = "rings air=A1 fire=A1 void=A1 air#2=B1 fire#2=B1 void#2=B1 air#3=A2 water=A2"


def test_with_no_ring_left_a_conflict_is_about_none(own: str) -> None:
    s = table(f"A: Plain Captain\nB: Plain Porter\nconflict phase, first A, {ALL_CLAIMED}", own)
    watch(s)
    pass_until(s, "A: declare a conflict")
    assert options(s) == ["military without a ring", "political without a ring", "pass"]
    assert s.box.rules.option(s, s.decision, s.decision.options[0])["ring"] is None
    answer(s, 0)
    answer(s, 0)
    do(s, "A: Plain Captain", "A: done")
    assert s.con[ON] and s.con[RING] == NO_RING and CONTESTED not in s.ring_place
    assert s.box.rules.view(s, 0)["conflict"]["ring"] is None
    assert any("declares a military conflict without a ring" in x for x in told(s))
    before = list(s.ring_place)
    asked_for = set()
    for _ in laws.wander(s, Random(3), 60):
        asked_for.add(s.decision.why)
        if not s.con[ON]:
            break
    assert "resolve the ring effect" not in asked_for and s.ring_place[AIR_A] == before[AIR_A]


def test_the_string_of_a_table_tells_rings_apart(own: str) -> None:
    text = "A: Plain Captain*\nB: Plain Porter\nrings air=A2+1 fire@B void@common air#2=B\nmilitary none A>B"
    s = table(text, own)
    line = next(x for x in write(s).splitlines() if "rings" in x)
    assert "rings air=A2+1 fire@B void@common air#2=B" in line
    assert any(x.startswith("military none A>B") for x in write(s).splitlines())
    assert write(table(write(s), own)) == write(s)
    for wrong, said in (("air#9+1", "no ring 'air#9'"), ("earth+1", "no ring 'earth'"), ("air=A9", "no province 9")):
        with pytest.raises(NotationError, match=said):
            table(f"A: Plain Captain\nB: Plain Porter\nrings {wrong}", own)
    with pytest.raises(NotationError, match="no ring 'air#2'"):
        table("A: Plain Captain\nB: Plain Porter\nrings air#2=A")  # the five plain ones


def test_a_ring_is_read_by_its_name_or_its_number(own: str) -> None:
    s = table("A: Plain Captain\nB: Plain Porter\nrings air#2@A air#3=A", own)
    names = [called(s, i) for i in range(8)]
    assert names == ["air of A", "fire of A", "void of A", "second air of A", "fire of B", "void of B",
                     "third air of A", "water"]  # fmt: skip
    for i, name in enumerate(names):
        by_name, by_number = READERS["ring"](s, name, 0), READERS["ring"](s, i, 0)
        assert by_name == by_number and by_name is not None and by_name["number"] == i
    with pytest.raises(UsageError, match="There is no ring 'earth'; the rings are air of A, "):
        READERS["ring"](s, "earth", 0)


def test_the_air_ring_is_each_that_has_the_element_and_each_can_be_chosen(own: str) -> None:
    offering = event(
        "Offering", NEUTRAL, action(PlaceFateOnRing(THAT_RING, Num(2)), choose=TargetRing(RingOf("air"))), cost=0
    )
    s = table("A: Plain Captain* | Offering\nB: Plain Porter\nmilitary fire A>B", own, extra=[offering])
    watch(s)
    do(s, "B: pass", "A: Offering")
    assert options(s) == ["air of A", "air of B", "air"]
    assert [s.box.rules.option(s, s.decision, o)["ring"] for o in s.decision.options] == options(s)
    do(s, "A: air of B")
    assert [i for i, n in enumerate(s.ring_fate) if n] == [AIR_B]
    assert any("2 fate is placed on the air ring of B" in x for x in told(s))


def test_a_conflict_without_a_ring_has_no_element(own: str) -> None:
    sage = character("Sage", NEUTRAL, always_gets(THIS, military=+3, when=During(element="water")), military=1)
    for line, skill in (("military water A>B", 4), ("military none A>B", 1)):
        s = table(f"A: Sage*\nB: Plain Porter\n{line}", own, extra=[sage])
        assert military(s, "Sage") == skill


def test_who_leaves_gives_the_rings_up(monkeypatch: pytest.MonkeyPatch) -> None:
    three = play_with_own_rings(monkeypatch, 3)
    s = table("A: Plain Captain\nB: Plain Porter\nC: Plain Envoy\nrings air=A1 fire=A", three)
    concede(s, 0)
    assert s.ring_place[:3] == [UNCLAIMED] * 3 and s.ring_place[3] == own_pool(1)


@pytest.mark.parametrize("seed", range(4))
def test_random_games_end_and_every_law_holds(own: str, seed: int) -> None:
    s = tables.opened(own, seed)
    s.log = Log()
    rng, on_provinces, returned = Random(seed), 0, set()
    for n, _ in enumerate(laws.wander(s, rng)):
        texts = [s.box.rules.say(s, s.decision, o) for o in s.decision.options]
        assert len(set(texts)) == len(texts), texts
        names = [called(s, i) for i in range(8)]
        assert len(set(names)) == 8, names
        on_provinces = max(on_provinces, lying_on_provinces(s.ring_place).bit_count())
        returned |= {s.decision.why}
        if n % 20 == 0:
            check(s)
            LCG.fresh(s)
            LCG.settled(s)
            laws.clones_are_equal_and_independent(s, seed)
            laws.saved_is_loaded_as_it_was(s, seed)
            laws.asked_again_is_asked_the_same(s)
            laws.nothing_hidden_is_seen(s, n // 20 % 2, seed)
        if s.box.rules.rounds(s) > s.box.rules.longest:
            break
    else:
        assert s.winner >= 0
    assert on_provinces and "put the ring on a province" in returned


@pytest.mark.parametrize("seed", range(2))
def test_games_of_three_end(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    s = tables.opened(play_with_own_rings(monkeypatch, 3), seed)
    for n, _ in enumerate(laws.wander(s, Random(seed))):
        if n % 40 == 0:
            check(s)
            laws.saved_is_loaded_as_it_was(s, seed)
        if s.box.rules.rounds(s) > s.box.rules.longest:
            break
    else:
        assert s.winner >= 0
