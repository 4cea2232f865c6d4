"""Gold: sources are bowed whole, and what is left over is lost."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from tests.ccg.tables import attached, decision, do, in_play, is_bowed, offered, options, pass_until, table


@rule("emp.paying-gold-costs.1", "emp.paying-gold-costs.5", "emp.stronghold.6")
def test_several_sources_pay_one_cost() -> None:
    s = table("A 5: Castle, Plain Mine | | Plain Guard, Plain Giant \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Guard")
    assert decision(s) == "A: pay 5 gold" and options(s) == ["Castle", "Plain Mine"]
    do(s, "A: Plain Mine", "A: Castle")
    assert in_play(s, "Plain Guard") and is_bowed(s, "Plain Mine") and is_bowed(s, "Castle", "A")


@rule("emp.paying-gold-costs.3", "emp.paying-gold-costs.4")
def test_what_is_left_over_is_lost() -> None:
    s = table("A 5: Castle, Plain Farm | | Plain Farm, Plain Shop, Plain Shop \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Shop", "A: Castle")
    assert in_play(s, "Plain Shop") and is_bowed(s, "Castle", "A")
    assert options(s) == ["Plain Farm", "done"]  # 3 Gold were lost: the next card would need 2


@rule("emp.holding.1", "emp.holding.2", "emp.dynasty-phase.2")
def test_holdings_are_paid_for_and_enter_bowed() -> None:
    s = table("A 5: Castle_, Plain Farm | | Plain Farm, Plain Mine \nB 5: \ndynasty phase, active A")
    assert offered(s, "Plain Farm") and not offered(s, "Plain Mine")
    do(s, "A: Plain Farm")
    farms = [c for c in range(len(s.kind)) if s.box.faces[s.kind[c]].name == "Plain Farm" and s.p[1] >> c & 1]
    assert len(farms) == 2 and s.p[2] >> farms[0] & 1


@rule("emp.paying-gold-costs.2")
@pytest.mark.parametrize(("clan", "produced"), [("crab", 3), ("crane", 2)])
def test_a_holding_produces_what_its_text_says(clan: str, produced: int) -> None:
    s = table(f"A 5 {clan}: Iron Mine | | Plain Mine, Plain Shop \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Mine")
    do(s, "A: Iron Mine")
    assert in_play(s, "Plain Mine") == (produced == 3)


@rule("emp.attachments.4")
def test_attachments_are_paid_for() -> None:
    s = table("A 5: Castle_, Plain Farm, Plain Guard | Plain Knife, Plain Sword \nB 5: \naction phase, active A")
    do(s, "A: Equip", "A: Plain Knife", "A: Plain Farm")
    assert attached(s, "Plain Guard") == ["Plain Knife"]
    assert not offered(s, "Equip")
    pass_until(s, "declare")
