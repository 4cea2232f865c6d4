"""Card files in plain English: what they say, and what is said of one that cannot be read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gorin.cards import registry
from gorin.cards.loading import WrongCards, load, use_cards
from gorin.errors import CardError
from gorin.rulesets.lcg import words as w
from gorin.rulesets.lcg.card import DASH, X_COST, Card
from gorin.rulesets.lcg.english import text_of

LANTERNS = """\
# Lanterns of the night

Lantern Bearer
Unicorn character, cost 2, military 1, political 1, glory 1
Traits: Courtier. Lamplighter.
Reaction: After another character you control enters play – draw 1 card. (Limit twice per round.)

Light the Way
Unicorn event, 0 cost, influence: 2
Action: During a conflict, choose a Lamplighter character you control – move that character to the conflict.
"""


@pytest.fixture(autouse=True)
def nothing_is_left_over() -> Iterator[None]:
    yield
    registry.use(())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "lanterns.txt"


def written(path: Path, text: str) -> tuple[Card, ...]:
    path.write_text(text, encoding="utf-8")
    return load(path).cards


def refused(path: Path, text: str) -> str:
    with pytest.raises(CardError) as told:
        written(path, text)
    return told.value.sentence.replace(str(path), "FILE")


def test_it_says_the_same_as_a_file_of_words(path: Path) -> None:
    bearer, light = written(path, LANTERNS)
    assert bearer == w.character(
        "Lantern Bearer", w.UNICORN,
        w.reaction(w.EntersPlay(w.CHARACTER & w.YOURS - w.THIS), w.Draw(), limit=w.limit(2, "round")),
        cost=2, military=1, political=1, glory=1, traits=("courtier", "lamplighter"), pack="lanterns",
    )  # fmt: skip
    lamplighter = w.trait("lamplighter") & w.CHARACTER & w.YOURS
    assert light == w.event(
        "Light the Way", w.UNICORN, w.action(w.MoveToConflict(w.THAT), when=w.CONFLICT, choose=lamplighter),
        cost=0, influence_cost=2, pack="lanterns",
    )  # fmt: skip


def test_every_fact_can_be_said(path: Path) -> None:
    castle, lane, mask, scroll, keeper, twin = written(
        path,
        """\
Game: lcg

Reed Castle
Crane stronghold, strength +1, honor 10, fate 7, influence 10

Silent Lane
neutral province
Strength: 4
Element: Air
Seeker role only
---
Paper Mask
Scorpion attachment; unique; cost 1; military –1; political +2; influence 3
Limit 1 per character.

Long Scroll
Clan: Dragon
Type: dynasty event
Cost: X
Deck limit: 1
Action: Gain X honor.

Gate Keeper
Crab conflict character, cost 1, military -, political 0, glory 1, influence 1
Covert.
# a remark
Action: Gain 1 honor.

Silent Twin
Version: Second Lanterns
Lion character, cost 1, military 1, political 1, glory 0
""",
    )
    assert (castle.honor, castle.fate, castle.influence, castle.strength) == (10, 7, 10, 1)
    assert (lane.elements, lane.strength, lane.role_only, lane.side) == (("air",), 4, "seeker", "province")
    assert mask.unique and (mask.military, mask.political, mask.influence_cost) == (-1, 2, 3)
    assert mask.text == (w.OnePerBearer(),)
    assert (scroll.cost, scroll.side, scroll.deck_limit) == (X_COST, "dynasty", 1)
    assert (keeper.side, keeper.military) == ("conflict", DASH)
    assert text_of(keeper) == "Covert.\nAction: Gain 1 honor."
    assert (twin.name, twin.title) == ("Silent Twin (Second Lanterns)", "Silent Twin")


def test_what_cannot_be_read_is_told_by_line_clause_and_suggestion(path: Path) -> None:
    wrong = LANTERNS.replace("you control enters play", "you control entres play").replace("to the conflict", "away")
    with pytest.raises(WrongCards) as told:
        written(path, wrong)
    first, second = (x.replace(str(path), "FILE") for x in told.value.found)
    assert first == (
        "FILE, line 6: Lantern Bearer: “After another character you control entres play” cannot be read; "
        "perhaps: “After another character you control enters play”."
    )
    assert second.startswith("FILE, line 10: Light the Way: “move that character away” cannot be read")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "FILE describes no cards; a card is a title, a line such as “Crane character”, and its text."),
        ("Alone\n", "FILE, line 1: Alone has no type. Say what it is: “Crane character”"),
        ("\n\nTwo\nCrane character\nCost: 1\nCost: 2\n", "FILE, line 3: 'Cost: 2' says the cost a second time."),
        ("Odd\nLion holding, dynasty\nGlory: X", "FILE, line 1: The glory of a card is a number or a dash"),
        ("Odd\nLion conflict holding", "FILE, line 1: Odd is a holding; only characters and events"),
        ("Doji Whisperer\nCrane character, cost 1, political 3, glory 1", "FILE, line 1: there is a card"),
        ("Game: chess\n\nKnight\nLion character", "FILE, line 1: there is no game 'chess'; there are lcg, ccg."),
        ("Game: ccg\n\nKnight\nLion knight", "FILE, line 3: 'Lion knight' is no type of card; there are personality"),
        ("Twin\nLion character, cost 1\nAction: Bow each Samuraiko character.", "FILE, line 1: Twin, ability 1"),
    ],
    ids=lambda x: x.split("\n")[-1][:30],
)  # fmt: skip
def test_what_is_wrong_is_told(path: Path, text: str, says: str) -> None:
    assert refused(path, text).startswith(says)


def test_it_may_replace_a_card(path: Path) -> None:
    (card,) = written(
        path,
        "Replaces: Doji Whisperer\n\nDoji Whisperer\nCrane character, cost 1, political 3, glory 1\nSincerity.",
    )
    assert card.pack == "core" and card.text == (w.Keyword("sincerity"),)


def test_it_runs_nothing(path: Path, tmp_path: Path) -> None:
    trap = tmp_path / "sprung"
    program = f'open({str(trap)!r}, "w")\nCARDS = (character("A", CRANE, cost=1),)\n'
    assert "cannot be read" in refused(path, program) or "no type" in refused(path, program)
    assert not trap.exists()


def test_it_is_played_with_and_named_in_records(path: Path) -> None:
    path.write_text(LANTERNS, encoding="utf-8")
    (file,) = use_cards([path])
    assert file.told()["name"] == "lanterns.txt" and len(file.digest) == 64
    assert "Lantern Bearer" in registry.cards("lcg")
