"""Cards of one's own: what a card file may say, and what is said of one that is wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from gorin import new_game, replay, set_up
from gorin.cards import registry
from gorin.cards.loading import WrongCards, load, use_cards
from gorin.errors import CardError, RecordError
from gorin.kernel.record import read_record
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.english import text_of

KEEPER = 'keeper = character("Riddle Keeper", PHOENIX, action(Draw()), cost=2, military=1, political=2, glory=1)\n'


@pytest.fixture(autouse=True)
def nothing_is_left_over() -> Iterator[None]:
    yield
    registry.use(())


class Folder:
    """Card files are written here."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __call__(self, text: str | bytes, name: str = "mine.py") -> Path:
        path = self.path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path


@pytest.fixture
def write(tmp_path: Path) -> Folder:
    return Folder(tmp_path)


def refused(path: Path) -> str:
    with pytest.raises(CardError) as error:
        use_cards([path])
    assert "Riddle Keeper" not in registry.cards(), "nothing changes"
    return str(error.value).replace(str(path), "FILE")


# --- what is right ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("head", ["", "from gorin.rulesets.lcg.words import *\n", 'GAME = "lcg"\n', "\ufeff"])
def test_a_file_with_a_card(write: Folder, head: str) -> None:
    (file,) = use_cards([write(head + KEEPER)])
    card = registry.cards()["Riddle Keeper"]
    assert file.cards == (card,) and file.name == "mine.py" and len(file.digest) == 64
    assert (card.pack, text_of(card)) == ("mine", "Action: Draw 1 card.")
    assert "Doji Whisperer" in registry.cards() and "Riddle Keeper" in registry.names()["lcg"]
    use_cards([])
    assert "Riddle Keeper" not in registry.cards() and "Riddle Keeper" not in registry.names()["lcg"]


def test_only_the_cards_in_the_tuple_count_if_there_is_one(write: Folder) -> None:
    text = KEEPER + 'CARDS = (event("Other", CRANE, action(Draw()), cost=0, influence_cost=1),)\n'
    assert [card.name for card in load(write(text)).cards] == ["Other"]


def test_a_card_may_speak_of_a_trait_that_another_card_of_the_file_has(write: Folder) -> None:
    wolf = 'a = character("Wolf", NEUTRAL, cost=1, military=2, political=0, glory=0, traits=("wolf",))\n'
    tamer = 'b = event("Howl", NEUTRAL, action(Ready(trait("wolf") & CHARACTER & YOURS)), cost=0, influence_cost=0)\n'
    assert len(load(write(wolf + tamer)).cards) == 2
    assert "There is no trait called 'wolf'." in refused(write(tamer))


def test_a_card_that_is_replaced_keeps_its_place(write: Folder) -> None:
    before = list(registry.cards())
    text = 'x = character("doji whisperer", CRANE, action(Draw()), cost=1, military=0, political=1, glory=1)\n'
    use_cards([write(text + 'REPLACES = ("Doji Whisperer",)\n')])
    card = registry.cards()["Doji Whisperer"]
    assert (card.political, card.pack, card.number) == (1, "core", 41) and list(registry.cards()) == before
    use_cards([])
    assert registry.cards()["Doji Whisperer"].political == 3


def test_two_files(write: Folder) -> None:
    one, two = write(KEEPER), write(KEEPER.replace("Riddle", "Secret"), "two.py")
    assert len(use_cards([one, two, one])) == 2
    assert {"Riddle Keeper", "Secret Keeper"} <= registry.names()["lcg"]


# --- what is wrong ----------------------------------------------------------------------------------------------------

WRONG = {
    "": 'FILE defines no cards; a card is made like this: character("Title", CRANE, …, cost=1).',
    "CARDS = ()\n": 'FILE defines no cards; a card is made like this: character("Title", CRANE, …, cost=1).',
    "CARDS = 7\n": "FILE: CARDS is a tuple of cards, not 'int'.",
    "CARDS = (7,)\n": "FILE: CARDS holds '7', which is no card.",
    "\nx = character(\n": "FILE, line 2: '(' was never closed.",
    "\n\nx = charakter('A', CRANE)\n": "FILE, line 3: there is no word 'charakter'; did you mean 'character'?",
    "x = xyzzy_plugh\n": "FILE, line 1: there is no word 'xyzzy_plugh'.",
    "x = BUSHI and COURTIER\n": "FILE, line 1: ",
    "raise SystemExit(0)\n": "FILE, line 1: a card file defines cards; it does not end the program.",
    "x = 1 / 0\n": "FILE, line 1: division by zero.",
    'GAME = "chess"\n': "FILE, line 1: there is no game 'chess'; there are lcg, ccg.",
    "REPLACES = 7\n" + KEEPER: "FILE: REPLACES is a tuple of titles.",
    'REPLACES = ("Nobody",)\n' + KEEPER: "FILE: REPLACES names 'Nobody', which is no card of Gorin.",
    'REPLACES = "Banzai!"\n' + KEEPER: "FILE: REPLACES names 'Banzai!', which the file does not define.",
    KEEPER + KEEPER.replace("keeper =", "again =").replace("cost=2", "cost=3"): (
        "FILE, line 1: two cards are called 'Riddle Keeper'; version='…' says that it is another version of the card."
    ),
    '\nx = event("Banzai!", LION, action(Draw()), cost=0)\n': (
        "FILE, line 2: there is a card 'Banzai!' already; version='…' says that it is another version of the card, "
        "and REPLACES = ('Banzai!',) that the file replaces it."
    ),
    "\n" + KEEPER.replace("Draw()", "Bow(THAT)"): (
        "FILE, line 2: Riddle Keeper, ability 1: THAT(0) is nothing: 0 targets can be spoken of here."
    ),
    KEEPER.replace("PHOENIX", '"badger"'): "FILE, line 1: Riddle Keeper: there is no clan called 'badger'.",
    KEEPER.replace("cost=2", "prize=2"): "FILE, line 1: Card.__init__() got an unexpected keyword argument 'prize'.",
    KEEPER.replace(
        "Draw()", "lambda: 1"
    ): "FILE, line 1: Riddle Keeper, ability 1: Triggered.then: <function <lambda> at 0x",
    'x = character("", CRANE, cost=1)\n': "FILE: a card has a title.",
}


@pytest.mark.parametrize(("text", "says"), WRONG.items(), ids=range(len(WRONG)))
def test_what_is_wrong_is_said_with_file_and_line(write: Folder, text: str, says: str) -> None:
    said = refused(write(text))
    assert said.startswith(says) and said.count("\n") == 0


def test_files_that_are_none(write: Folder, tmp_path: Path) -> None:
    assert refused(tmp_path / "nowhere.py") == "There is no card file FILE."
    assert refused(tmp_path) == "FILE is a folder, not a card file."
    assert refused(write(b"x = 1\n\xff\n")) == "FILE, line 2: this is no text in UTF-8."
    assert refused(write(b"x = '\0'\n")).startswith("FILE")
    assert refused(write(b"# " + b"x" * 1_000_001)).startswith("FILE has 1000003 letters")
    assert refused(write("x = " + "(" * 3000)).startswith("FILE")


def test_several_problems_are_counted_and_kept(write: Folder) -> None:
    path = write(KEEPER.replace("PHOENIX", '"badger"').replace("Draw()", "Bow(THAT)"))
    with pytest.raises(WrongCards) as error:
        use_cards([path])
    assert len(error.value.found) == 2 and "(one of 2 problems: 'gorin cards --cards" in str(error.value)


def test_two_files_of_one_name_or_with_one_card(write: Folder, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    with pytest.raises(CardError, match=r"have the same name; rename one of them."):
        use_cards([write(KEEPER), write(KEEPER.replace("Riddle", "Secret"), "other/mine.py")])
    with pytest.raises(CardError, match="there is a card 'Riddle Keeper' already"):
        use_cards([write(KEEPER), write(KEEPER, "two.py")])
    assert registry.files() == ()


# --- records ----------------------------------------------------------------------------------------------------------


def with_keepers() -> list[DeckList]:
    """A deck with a card of one's own in place of another."""
    crane = new_game(decks=["crane"]).header.decks[0]
    cards = {("Riddle Keeper" if name == "Doji Whisperer" else name): n for name, n in crane["cards"].items()}
    return [DeckList.of({**crane, "cards": cards})]


def test_a_record_says_which_card_files_were_used(write: Folder) -> None:
    path = write(KEEPER.replace("PHOENIX", "CRANE"))
    (file,) = use_cards([path])
    game = new_game(decks=with_keepers(), seed=3)
    while not game.over:
        game.choose(0)
    record = read_record(game.record.lines())
    assert record.header.cards == [{"name": "mine.py", "sha256": file.digest}]
    assert replay(record).state == game.state
    use_cards([])
    with pytest.raises(RecordError, match=r"the card file 'mine.py', which is not loaded; '--cards mine.py' loads it."):
        replay(record)
    path.write_text(path.read_text() + "# another day\n")
    use_cards([path])
    with pytest.raises(RecordError, match="is not the one the game was played with: its hash was"):
        replay(record)


def test_a_game_without_card_files_says_nothing_of_them(write: Folder) -> None:
    record = new_game(seed=1).record
    assert record.header.cards == [] and b'"sha256"' not in record.lines()
    use_cards([write(KEEPER)])
    assert replay(record).decisions == 0, "cards that are only added change nothing"
    whisperer = 'x = character("Doji Whisperer", CRANE, cost=1, military=0, political=1, glory=1)\n'
    use_cards([write(whisperer + 'REPLACES = ("Doji Whisperer",)\n', "two.py")])
    with pytest.raises(RecordError, match=r"without the card file 'two.py', which replaces cards."):
        replay(record)


def test_a_card_of_ones_own_on_a_table(write: Folder) -> None:
    use_cards([write(KEEPER)])
    game = set_up("A 10/3: Riddle Keeper\nB 10/3: Eager Scout")
    assert game.options == ["Riddle Keeper", "pass"] and game.header.cards[0]["name"] == "mine.py"
