"""docs/add-a-card.md: the card file it shows can be loaded, read and played."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gorin import set_up
from gorin.cards import registry
from gorin.cards.loading import use_cards
from gorin.errors import CardError
from gorin.rulesets.lcg.english import text_of
from tests.lcg.tables import participating, political

PAGE = (Path(__file__).parents[2] / "docs" / "add-a-card.md").read_text(encoding="utf-8")
(SHOWN,) = (x for x in re.findall(r"```python\n(.*?)```", PAGE, flags=re.S) if x.startswith("# lanterns.py"))


@pytest.fixture
def lanterns(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "lanterns.py"
    path.write_text(SHOWN)
    yield path
    registry.use(())


def test_the_card_file_of_the_page(lanterns: Path) -> None:
    (file,) = use_cards([lanterns])
    assert [text_of(card) for card in file.cards] == [
        "Reaction: After 1 or more characters you control move to a conflict in which this character is participating "
        "– this character gets +2[political] until the end of the conflict. (Limit twice per round.)",
        "Action: During a conflict, choose a Lamplighter character you control – move that character to the conflict.",
    ]


(IN_ENGLISH,) = (x for x in re.findall(r"```text\n(.*?)```", PAGE, flags=re.S) if x.startswith("# lanterns.txt"))


def test_the_file_in_english_says_the_same(lanterns: Path) -> None:
    english = lanterns.with_suffix(".txt")
    english.write_text(IN_ENGLISH, encoding="utf-8")
    (file,) = use_cards([english])
    found = file.cards
    (file,) = use_cards([lanterns])
    assert found == file.cards


def test_the_mistake_in_english(lanterns: Path) -> None:
    (says,) = re.findall(r"```text\n(lanterns\.txt, line .*?)\n```", PAGE)
    english = lanterns.with_suffix(".txt")
    english.write_text(IN_ENGLISH.replace("move that character", "move that caracter"), encoding="utf-8")
    with pytest.raises(CardError) as error:
        use_cards([english])
    assert str(error.value).replace(str(english), "lanterns.txt") == says


def test_its_cards_are_played(lanterns: Path) -> None:
    use_cards([lanterns])
    game = set_up("A: Lantern Bearer, Doji Whisperer* | Light the Way\nB: Eager Scout*\npolitical air B>A")
    for option in ("Light the Way", "Lantern Bearer", "Lantern Bearer"):
        game.choose(game.options.index(option))
    assert participating(game.state, "Lantern Bearer") and political(game.state, "Lantern Bearer") == 3


def test_the_mistake_of_the_page(lanterns: Path) -> None:
    says = re.findall(r"```text\n(lanterns\.py, line .*?)\n```", PAGE)[0]
    lanterns.write_text("\n" * 2 + SHOWN.replace("gets(THIS", "gets(THAT"))
    with pytest.raises(CardError) as error:
        use_cards([lanterns])
    assert str(error.value).replace(str(lanterns), "lanterns.py") == says
