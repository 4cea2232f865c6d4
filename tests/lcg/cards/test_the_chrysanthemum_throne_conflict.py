"""The Chrysanthemum Throne: attachments and events."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from tests.lcg.tables import (
    decision,
    do,
    find,
    is_bowed,
    is_honored,
    offered,
    options,
    political,
    table,
)


def test_guard_duty_honors_its_bearer_in_defence() -> None:
    s = table("A: Plain Soldier*[Guard Duty], Plain Envoy*\nB: Plain Porter*\nmilitary air B>A")
    do(s, "A: Guard Duty")
    assert is_honored(s, "Plain Soldier") and not is_honored(s, "Plain Envoy")


@pytest.mark.parametrize(
    "text",
    [
        "A: Plain Soldier[Guard Duty], Plain Envoy*\nB: Plain Porter*\nmilitary air B>A",
        "A: Plain Soldier*[Guard Duty]\nB: Plain Porter*\nmilitary air A>B",
        "A: Plain Soldier*^[Guard Duty]\nB: Plain Porter*\nmilitary air B>A",
        "A: Plain Soldier[Guard Duty]\nB: Plain Porter",
    ],
    ids=["at home", "attacking", "honored already", "no conflict"],
)
def test_guard_duty_is_idle(text: str) -> None:
    s = table(text)
    if decision(s).startswith("B"):
        do(s, "B: pass")
    assert not offered(s, "Guard Duty")


def test_seal_of_the_phoenix_makes_a_scholar_of_the_phoenix() -> None:
    s = table("A: Plain Soldier[Seal of the Phoenix]\nB: Plain Porter")
    bearer = 1 << find(s, "Plain Soldier")
    assert s.p[facts.FACTS["phoenix"]] & s.p[facts.trait("scholar")] & bearer and s.p[facts.FACTS["crab"]] & bearer
    assert political(s, "Plain Soldier") == 2
    assert not s.p[facts.FACTS["phoenix"]] >> find(s, "Plain Porter") & 1


def test_seal_of_the_phoenix_goes_on_any_character() -> None:
    s = table("A 10/3: Plain Soldier | Seal of the Phoenix\nB: Plain Porter")
    do(s, "A: Seal of the Phoenix")
    assert sorted(options(s)) == ["Plain Porter", "Plain Soldier"]


CUSTOMS = "A 10/3: {}Plain Soldier_, Shinjo Outrider_ | Gaijin Customs{}\nB: Plain Porter_, Plain Envoy"


def test_gaijin_customs_ready_a_foreigner() -> None:
    s = table(CUSTOMS.format("", ""))
    do(s, "A: Gaijin Customs")
    assert sorted(options(s)) == ["Plain Porter", "Plain Soldier"], "no Unicorn, and nobody who is ready"
    do(s, "A: Plain Soldier")
    assert not is_bowed(s, "Plain Soldier") and is_bowed(s, "Shinjo Outrider")


@rule("fr.gaijin-customs.1")
def test_gaijin_customs_need_a_unicorn_in_play() -> None:
    s = table("A 10/3: Plain Soldier_ | Gaijin Customs, Shinjo Outrider | Fields[Shinjo Outrider]\nB: Shinjo Outrider")
    assert not offered(s, "Gaijin Customs"), "in hand, in a province, the opponent's"


@rule("fr.gaijin-customs.2")
def test_golden_plains_outpost_is_unicorn_enough() -> None:
    assert offered(table("A 10/3: Golden Plains Outpost, Plain Soldier_ | Gaijin Customs\nB:"), "Gaijin Customs")
    assert not offered(table("A 10/3: Shizuka Toshi, Plain Soldier_ | Gaijin Customs\nB:"), "Gaijin Customs")
