"""A refusal names the card, the reason and the rule."""

from __future__ import annotations

import pytest

from gorin.rulesets.lcg.seeing.refusals import refusals
from tests.lcg.tables import do, find, options, table

CASES = [
    ("A 10/3: Doji Whisperer | Assassination\nB 10/3: Eager Scout", "Assassination", "rr.play-restrictions.1"),
    ("A 2/3: Doji Whisperer* | Assassination\nB 10/3: Eager Scout*\nmilitary air B>A", "Assassination",
     "rr.triggered-abilities.6"),
    ("A 10/0: Doji Whisperer* | Admit Defeat\nB 10/3: Eager Scout*\nmilitary air B>A", "Admit Defeat",
     "rr.initiating-abilities.3"),
    ("A 10/3: Doji Whisperer | Way of the Crab\nB 10/3: Eager Scout", "Way of the Crab", "rr.triggered-abilities.6"),
    ("A 10/3: Eager Scout | Way of the Crane\nB 10/3: Eager Scout", "Way of the Crane", "rr.target.3"),
    ("A 10/3: Doji Whisperer | Voice of Honor\nB 10/3: Eager Scout", "Voice of Honor", "rr.triggered-abilities.7"),
    ("A 10/0: Doji Whisperer | Watch Commander\nB 10/3: Eager Scout", "Watch Commander", "rr.cost.1"),
    ("A 10/5: | Fine Katana\nB 10/3:", "Fine Katana", "rr.attachment-cards.3"),
    ("A 10/5: | Cloud the Mind\nB 10/3: Eager Scout", "Cloud the Mind", "rr.play-restrictions.1"),
    ("A 10/5: | Steward of Law\nB 10/3:\ndynasty phase", "Steward of Law", "rr.character-cards.2"),
    ("A 10/5: | | Fields, Fields[Doji Whisperer]\nB 10/3:", "Doji Whisperer", "rr.character-cards.1"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "rule"), CASES, ids=[f"{name} {rule}" for _, name, rule in CASES])
def test_the_first_rule_that_fails_is_named(text: str, name: str, rule: str) -> None:
    s = table(text)
    before = s.dump()
    found = [c for c in range(len(s.kind)) if s.box.faces[s.kind[c]].name == name and s.holder[c] == 0]
    why = refusals(s, 0, found[-1])
    assert rule in [x.rule for x in why]
    assert all(str(x).startswith(f"{name} cannot ") and str(x).endswith("]") for x in why)
    assert s.dump() == before


def test_a_used_limit_is_the_reason() -> None:
    s = table("A 10/3: Brash Samurai*\nB 10/3: Eager Scout*\nmilitary air B>A")
    do(s, "A: Brash Samurai", "B: pass")
    assert "Brash Samurai" not in options(s)
    assert [x.rule for x in refusals(s, 0, find(s, "Brash Samurai", "A"))] == ["rr.limits-of-triggered-abilities.1"]


def test_what_can_be_done_is_not_refused() -> None:
    s = table("A 10/3: Doji Whisperer | Way of the Crane, Fine Katana\nB 10/3: Eager Scout")
    assert refusals(s, 0, find(s, "Way of the Crane", "A")) == []
    assert refusals(s, 0, find(s, "Fine Katana", "A")) == []


def test_another_players_card_is_refused() -> None:
    s = table("A 10/3: Doji Whisperer\nB 10/3: Miya Mystic[Fine Katana]")
    assert [x.rule for x in refusals(s, 0, find(s, "Miya Mystic", "B"))] == ["rr.ability.11"]
