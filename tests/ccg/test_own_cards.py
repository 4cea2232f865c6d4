"""Card files for the CCG: loaded, checked, played; and printed lists of its cards."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from gorin import new_game, replay, set_up
from gorin.cards import registry
from gorin.cards.loading import WrongCards, use_cards
from gorin.cards.print_run import beside_print, read
from gorin.errors import CardError, NotationError, RecordError
from gorin.kernel.record import read_record
from gorin.language.fidelity import lost, words
from gorin.rulebook import find
from gorin.rulesets.ccg.card import Card
from gorin.rulesets.ccg.english import text_of
from tests.ccg.laws.games import any_deck
from tests.ccg.tables import is_bowed

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-card.md").read_text(encoding="utf-8")
(SHOWN,) = (x for x in re.findall(r"```python\n(.*?)```", PAGE, flags=re.S) if x.startswith("# wardens.py"))
SET = ROOT / "src" / "gorin" / "cards" / "ccg" / "emperor"
PRINTED = ROOT.parent / "shared" / "data" / "ccg-emperor-cards.json"


@pytest.fixture
def wardens(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "wardens.py"
    path.write_text(SHOWN)
    yield path
    registry.use(())


def test_the_card_file_of_the_page(wardens: Path) -> None:
    (file,) = use_cards([wardens])
    assert file.game == "ccg" and [card.pack for card in file.cards] == ["wardens", "wardens"]
    assert [text_of(card) for card in file.cards] == [
        "Battle: Target an enemy Cavalry Personality: Bow that Personality.",
        "Battle: Choose your performing Snowbound Personality and target an enemy Personality: Give that Personality -2F.",
    ]
    assert "Ice Warden" in registry.cards("ccg") and "Ice Warden" not in registry.cards("lcg")


def test_its_cards_are_played(wardens: Path) -> None:
    use_cards([wardens])
    game = set_up("A 5: Doji Atsumichi*\nB 5: Ice Warden*\nbattle A>B", "ccg/emperor")
    for option in ("Ice Warden", "Doji Atsumichi"):
        game.choose(game.options.index(option))
    assert is_bowed(game.state, "Doji Atsumichi")


def test_a_table_may_name_its_card_files(wardens: Path) -> None:
    table = "A 5: Doji Atsumichi*\nB 5: Ice Warden*\nbattle A>B"
    with pytest.raises(NotationError):
        set_up(table, "ccg/emperor")
    game = set_up(table, "ccg/emperor", cards=[wardens])
    assert game.options[0] == "Ice Warden" and set_up(table, "ccg/emperor").options == game.options
    with pytest.raises(CardError, match=r"There is no card file nothing\.py\."):
        new_game("ccg/emperor", cards=["nothing.py"])
    assert registry.files(), "nothing changes"
    new_game("ccg/emperor", cards=())
    assert not registry.files()


def test_a_record_needs_the_file_it_was_played_with(wardens: Path) -> None:
    from dataclasses import replace
    from random import Random

    use_cards([wardens])
    deck = any_deck(Random(1))
    mine = replace(deck, cards=(*deck.cards, ("Ice Warden", 3), ("Cold Snap", 3)))
    game = new_game("ccg/emperor", [mine, deck], seed=5)
    while not game.over and game.decisions < 60:
        game.choose(0)
    data = game.record.lines()
    assert replay(read_record(data)).state == game.state
    registry.use(())
    with pytest.raises(RecordError, match=r"wardens\.py"):
        replay(read_record(data))


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("ENEMY & CAVALRY", 'ENEMY & Is("sleepy")', "There is no fact called 'sleepy'."),
        ("Bow(THAT), target", "Bow(PICKED), target", "PICKED is nothing"),
        ("chi=3", "chi=0", "a Personality without Chi would be destroyed at once."),
        ("CRAB,", '"tiger",', "there is no Clan called 'tiger'."),
        ('give(THAT, force=-2)', 'give(THAT, force=-2, until="ever")', "there is no period called 'ever'."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_line(wardens: Path, old: str, new: str, says: str) -> None:
    wardens.write_text(SHOWN.replace(old, new, 1))
    with pytest.raises(WrongCards) as error:
        use_cards([wardens])
    assert re.match(rf"{re.escape(str(wardens))}, line \d+: (Ice Warden|Cold Snap)", str(error.value))
    assert says in str(error.value)
    assert "Ice Warden" not in registry.cards("ccg"), "nothing changes"


# --- beside print -----------------------------------------------------------------------------------------------------


def test_a_list_with_the_signs_of_this_game(tmp_path: Path) -> None:
    from gorin.rulesets.ccg.words import draw, gold, holding, limited, pay_gold

    list_ = tmp_path / "printed.json"
    entry = {"title": "Old Mill", "type": "Holding", "printed": [{"set": "Emperor Edition"}]}
    list_.write_text(
        json.dumps([entry | {"text": "<b>:bow::</b> Produce 2 Gold.<br><b>Limited, :g3::</b> Draw a card."}])
    )
    mill = holding("Old Mill", gold(2), limited(draw(), cost=pay_gold(3)), cost=2)
    run = beside_print(list_, "ccg", [mill, Card("Unknown Mill", "holding")])
    assert (run.cards, run.fidelity.equal, run.unprinted) == (1, 1, ("Unknown Mill",))


def test_no_reason_hides_a_loss_of_meaning() -> None:
    """Of every word of the print that is not in our text it is said which of our words, or which rule, says it."""
    if not PRINTED.exists():
        pytest.skip(f"{PRINTED} is not there")
    cards = {x.name: x for x in registry.own_cards("ccg").values() if x.pack == "emperor"}
    printed = read(PRINTED, cards.values())
    said = tomllib.loads((SET / "english_reasons.toml").read_text(encoding="utf-8"))["instead"]
    for name, card in cards.items():
        ours, stands = text_of(card), said.get(name, {})
        assert lost(ours, printed.get(name, ""), name) == [*stands], name
        for word, instead in stands.items():
            if instead.startswith("emp."):
                assert find(instead) is not None, instead
            elif instead != "picture":
                assert " ".join(words(instead)) in " ".join(words(ours)), f"{name}: {word} is not said by {instead!r}"


def test_every_card_that_reads_otherwise_has_a_reason() -> None:
    if not PRINTED.exists():
        pytest.skip(f"{PRINTED} is not there")
    run = beside_print(PRINTED, "ccg", [x for x in registry.own_cards("ccg").values() if x.pack == "emperor"])
    assert run.unprinted == () and run.cards > 80
    assert [x.name for x in run.rest if x.reason == "no reason is noted"] == []
