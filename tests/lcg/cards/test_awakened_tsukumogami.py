"""Awakened Tsukumogami: fate on rings pays for conflict cards with matching Traits."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulesets.lcg.words import (
    NEUTRAL,
    X_COST,
    GainHonor,
    Keyword,
    X,
    action,
    attachment,
    character,
    conflict_character,
    event,
)
from tests.lcg.tables import decision, discard, do, fate_of, honor_of, in_play, offered, options, table

CARDS = [
    event("Breeze", NEUTRAL, action(GainHonor()), cost=2, influence_cost=0, traits=("spell", "air")),
    event("Storm", NEUTRAL, action(GainHonor()), cost=3, influence_cost=0, traits=("air", "water")),
    event("Gale", NEUTRAL, action(GainHonor(X())), cost=X_COST, influence_cost=0, traits=("air",)),
    event("Chorus", NEUTRAL, Keyword("support"), action(GainHonor()), cost=4, influence_cost=0, traits=("air",)),
    attachment("Fan", NEUTRAL, cost=1, political=1, influence_cost=0, traits=("item", "air")),
    conflict_character("Sylph", NEUTRAL, cost=2, military=1, political=1, glory=0, influence_cost=0, traits=("air",)),
    character("Wind Priest", NEUTRAL, cost=2, military=1, political=1, glory=0, traits=("air",)),
]
TABLE = "A 10/{fate}: Awakened Tsukumogami{who} | {hand}\nB 10/{other}: Plain Captain\nconflict phase, rings {rings}"


def paying(hand: str, fate: int = 0, rings: str = "air+2", who: str = "", other: int = 0) -> Any:
    return table(TABLE.format(hand=hand, fate=fate, rings=rings, who=who, other=other), extra=CARDS)


def on_rings(s: Any) -> dict[str, int]:
    return {x: n for x, n in zip(("air", "earth", "fire", "water", "void"), s.ring_fate, strict=True) if n}


def test_fate_on_a_matching_ring_pays_for_an_event() -> None:
    s = paying("Breeze")
    do(s, "A: Breeze", "A: 2")
    assert honor_of(s)[0] == 11 and on_rings(s) == {} and discard(s, "A") == ["Breeze"]


def test_one_may_use_some_of_it_or_none() -> None:
    s = paying("Breeze", fate=5)
    do(s, "A: Breeze")
    assert decision(s) == "A: fate from a ring" and options(s) == ["0", "1", "2"]
    t = s.clone()
    do(s, "A: 1")
    assert fate_of(s)[0] == 4 and on_rings(s) == {"air": 1}
    do(t, "A: 0")
    assert fate_of(t)[0] == 3 and on_rings(t) == {"air": 2}


def test_no_more_is_used_than_the_cost_and_no_less_than_is_needed() -> None:
    s = paying("Breeze", fate=1, rings="air+5")
    do(s, "A: Breeze")
    assert options(s) == ["1", "2"]


def test_each_matching_ring_is_asked_for() -> None:
    s = paying("Storm", rings="air+1 water+2 fire+3")
    do(s, "A: Storm", "A: 1", "A: 2")
    assert honor_of(s)[0] == 11 and on_rings(s) == {"fire": 3}
    assert not offered(paying("Storm", rings="air+1 fire+3 void+3"), "Storm"), "only 1 fate matches"


@pytest.mark.parametrize("rings", ["earth+5", "fire+5"])
def test_other_rings_do_not_pay(rings: str) -> None:
    assert not offered(paying("Breeze", rings=rings), "Breeze")


def test_it_must_be_in_play_and_its_text_count() -> None:
    s = table("A 10/0: Plain Soldier | Breeze\nB 10/0:\nconflict phase, rings air+2", extra=CARDS)
    assert not offered(s, "Breeze")
    assert not offered(paying("Breeze", who="[B:Cloud the Mind]"), "Breeze"), "its text box is blank"


def test_it_pays_for_attachments_and_conflict_characters() -> None:
    s = paying("Fan, Sylph", rings="air+3")
    do(s, "A: Fan", "A: 1", "A: Awakened Tsukumogami", "B: pass")
    assert in_play(s, "Fan") and on_rings(s) == {"air": 2}
    do(s, "A: Sylph", "A: 2")
    assert in_play(s, "Sylph") and on_rings(s) == {} and fate_of(s) == [0, 0]


def test_it_pays_for_no_dynasty_cards_and_no_additional_fate() -> None:
    lying = "A 10/1: Awakened Tsukumogami | | Fields, Plain Hill[Wind Priest]\nB 10/0:\ndynasty phase, rings air+5"
    assert not offered(table(lying, extra=CARDS), "Wind Priest")
    s = paying("Sylph", fate=1, rings="air+5")
    do(s, "A: Sylph", "A: 2")
    assert options(s) == ["0", "1"], "additional fate comes from the pool"


def test_it_pays_for_x() -> None:
    s = paying("Gale", fate=1, rings="air+2")
    do(s, "A: Gale")
    assert options(s) == ["0", "1", "2", "3"]
    do(s, "A: 3", "A: 2")
    assert honor_of(s)[0] == 13 and fate_of(s)[0] == 0 and on_rings(s) == {}


def test_others_may_support_what_rings_do_not_pay() -> None:
    s = paying("Chorus", fate=1, rings="air+1", other=3)
    do(s, "A: Chorus", "A: 1", "B: 2", "A: yes")
    assert honor_of(s)[0] == 11 and fate_of(s) == [0, 1] and on_rings(s) == {}


def test_who_cannot_remove_fate_from_rings_cannot_pay_with_it() -> None:
    s = table("A 10/0: Awakened Tsukumogami | Breeze\nB 10/0: Plain Captain[The Stone of Sorrows]\nconflict phase, rings air+2",
              extra=CARDS)  # fmt: skip
    assert not offered(s, "Breeze")
