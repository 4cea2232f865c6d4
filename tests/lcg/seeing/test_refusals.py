"""A refusal names the card, what is missing and the rule."""

from __future__ import annotations

import pytest

from gorin.rulesets.lcg.seeing.refusals import refusals
from tests.lcg.tables import do, find, options, table

CASES = [
    ("A 10/3: Doji Whisperer | Assassination\nB 10/3: Eager Scout", "Assassination", "rr.play-restrictions.1",
     "Assassination can be played only during a conflict; there is none."),
    ("A 2/3: Doji Whisperer* | Assassination\nB 10/3: Eager Scout*\nmilitary air B>A", "Assassination",
     "rr.triggered-abilities.6", "To play Assassination you must lose 3 honor; you have 2."),
    ("A 10/0: Doji Whisperer* | Admit Defeat\nB 10/3: Eager Scout*\nmilitary air B>A", "Admit Defeat",
     "rr.initiating-abilities.3", "Admit Defeat costs 1 fate; you have 0."),
    ("A 10/3: Doji Whisperer | Way of the Crab\nB 10/3: Eager Scout", "Way of the Crab", "rr.triggered-abilities.6",
     "To play Way of the Crab you must sacrifice a [crab] character; you have none."),
    ("A 10/3: Eager Scout | Way of the Crane\nB 10/3: Eager Scout", "Way of the Crane", "rr.target.3",
     "Way of the Crane needs a [crane] character you control; there is none."),
    ("A 10/3: Doji Whisperer^ | Way of the Crane\nB 10/3: Eager Scout", "Way of the Crane", "rr.target.3",
     "Way of the Crane needs a [crane] character you control; there is 1, "
     "but that would not change (honor that character)."),
    ("A 10/3: Doji Whisperer | Voice of Honor\nB 10/3: Eager Scout", "Voice of Honor", "rr.triggered-abilities.7",
     "Voice of Honor can be used only when the effects of an event would initiate, as an interrupt."),
    ("A 10/0: Doji Whisperer | Watch Commander\nB 10/3: Eager Scout", "Watch Commander", "rr.cost.1",
     "Watch Commander costs 1 fate; you have 0."),
    ("A 10/5: | Fine Katana\nB 10/3:", "Fine Katana", "rr.attachment-cards.3",
     "Fine Katana needs a character to be attached to; there is none."),
    ("A 10/5: | Cloud the Mind\nB 10/3: Eager Scout", "Cloud the Mind", "rr.play-restrictions.1",
     "Cloud the Mind can be played only if you control a Shugenja character; you control none."),
    ("A 10/5: | Steward of Law\nB 10/3:\ndynasty phase", "Steward of Law", "rr.character-cards.2",
     "Steward of Law can be played from your hand only outside the dynasty phase; this is the dynasty phase."),
    ("A 10/5: | | Fields, Fields[Doji Whisperer]\nB 10/3:", "Doji Whisperer", "rr.character-cards.1",
     "Doji Whisperer can be played from a province only in the dynasty phase; this is the conflict phase."),
    ("A 10/5: Doji Challenger*\nB 10/3: Eager Scout*\nmilitary air B>A", "Doji Challenger", "rr.play-restrictions.1",
     "Doji Challenger can be used only while it is attacking; it is not."),
    ("A 10/5: Kakita Asami*\nB 10/3: Eager Scout*\nmilitary air B>A", "Kakita Asami", "rr.play-restrictions.1",
     "Kakita Asami can be used only while it is participating in a [political] conflict; this conflict is military."),
    ("A 10/5: Wandering Ronin*\nB 10/3: Eager Scout*\nmilitary air B>A", "Wandering Rōnin", "rr.triggered-abilities.6",
     "To use Wandering Rōnin you must remove 1 fate from it; it has 0."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "name", "id", "says"), CASES, ids=[f"{case[1]} {case[2]}" for case in CASES])
def test_what_is_missing_is_said_with_numbers_and_the_rule(text: str, name: str, id: str, says: str) -> None:
    s = table(text)
    before = s.dump()
    found = [c for c in range(len(s.kind)) if s.box.faces[s.kind[c]].name == name and s.holder[c] == 0]
    why = refusals(s, 0, found[-1])
    assert (says, id) in [(x.sentence, x.rule) for x in why]
    assert all(str(x).endswith(f" [{x.rule}]") for x in why)
    assert s.dump() == before


def test_a_used_limit_is_the_reason() -> None:
    s = table("A 10/3: Brash Samurai*\nB 10/3: Eager Scout*\nmilitary air B>A")
    do(s, "A: Brash Samurai", "B: pass")
    assert "Brash Samurai" not in options(s)
    (why,) = refusals(s, 0, find(s, "Brash Samurai", "A"))
    assert why.rule == "rr.limits-of-triggered-abilities.1"
    assert why.sentence == "Brash Samurai can be used once per round; it was used once already."


def test_what_can_be_done_is_not_refused() -> None:
    s = table("A 10/3: Doji Whisperer | Way of the Crane, Fine Katana\nB 10/3: Eager Scout")
    assert refusals(s, 0, find(s, "Way of the Crane", "A")) == []
    assert refusals(s, 0, find(s, "Fine Katana", "A")) == []


def test_another_players_card_is_refused() -> None:
    s = table("A 10/3: Doji Whisperer\nB 10/3: Miya Mystic[Fine Katana]")
    (why,) = refusals(s, 0, find(s, "Miya Mystic", "B"))
    assert (why.rule, why.sentence) == ("rr.ability.11", "Miya Mystic is B's; you use only what you control.")
