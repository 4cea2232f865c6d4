"""`gorin deck check` and `gorin deck show` for the collectible game, whose decks look like Sun and Moon's."""

from __future__ import annotations

import json
import sys
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import pytest

from gorin.cards.registry import cards
from gorin.decks.files import read_file
from gorin.decks.writing import L5D, as_json, as_text
from gorin.rulesets.base import DeckList
from tests.cli.terminal import Terminal
from tests.decks.lists import SKIRMISH, but, precon

EMPEROR = "ccg/emperor"
CRAB = precon("crab", EMPEROR)
NO_LIST = "No restricted or banned list was applied.\n"


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def written(folder: Path, deck: DeckList, shape: str) -> str:
    file = folder / f"deck.{shape}"
    file.write_text(as_json(deck) if shape == "json" else as_text(deck, cards("ccg"), manner=L5D), encoding="utf-8")
    return str(file)


def piped(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=BytesIO(data)))


BAD = {
    "too many": (but(CRAB, Focus=4), ["A deck has at most 3 copies of Focus, not 4. [emp.deck-construction.8]"]),
    "two of a unique card": (
        but(CRAB, Hida_Kisada=2),
        ["A deck has at most 1 copy of Hida Kisada (Unique), not 2. [emp.deck-construction.9]"],
    ),
    "too few": (
        but(CRAB, Hida_Horu=0),
        ["The Dynasty deck has {n} cards; it needs at least 40. [emp.deck-construction.1, emp.deck-construction.2]"],
    ),
    "no starting holding": (
        but(CRAB, Border_Keep=0),
        ["A play deck has 1 Border Keep, not 0. [emp.the-cards.1, emp.deck-construction.4]"],
    ),
    "three things at once": (
        but(CRAB, Border_Keep=2, Focus=5, Hida_Kisada=3),
        [
            "A play deck has 1 Border Keep, not 2. [emp.the-cards.1, emp.deck-construction.4]",
            "A deck has at most 1 copy of Hida Kisada (Unique), not 3. [emp.deck-construction.9]",
            "A deck has at most 3 copies of Focus, not 5. [emp.deck-construction.8]",
        ],
    ),
}


@pytest.mark.parametrize("shape", ["l5d", "json"])
@pytest.mark.parametrize("what", BAD)
def test_bad_decks(what: str, shape: str, gorin: Terminal, tmp_path: Path) -> None:
    deck, says = BAD[what]
    dynasty = sum(n for name, n in deck.cards if cards("ccg")[name].side == "dynasty")
    says = [sentence.replace("{n}", str(dynasty)) for sentence in says]
    file = written(tmp_path, deck, shape)
    assert gorin("deck", "check", file, "--format", EMPEROR, code=2) == NO_LIST
    assert gorin.err.splitlines() == says
    told = json.loads(gorin("deck", "check", file, "--format", EMPEROR, "--json", code=2))
    assert gorin.err == "" and not told["legal"]
    assert [f"{x['text']} [{', '.join(x['rules'])}]" for x in told["problems"]] == says


@pytest.mark.parametrize("shape", ["l5d", "json"])
@pytest.mark.parametrize("rules", [["--format", EMPEROR], []])
def test_a_legal_deck_of_any_shape_says_itself_which_game_it_is_of(
    shape: str, rules: list[str], gorin: Terminal, tmp_path: Path
) -> None:
    file = written(tmp_path, CRAB, shape)
    size = sum(n for _, n in CRAB.cards)
    assert gorin("deck", "check", file, *rules) == f"{file} is a legal deck for {EMPEROR}: {size} cards. {NO_LIST}"
    told = json.loads(gorin("deck", "check", file, *rules, "--json"))
    assert told["legal"] and told["clan"] == "crab" and told["splash"] == [] and told["format"] == EMPEROR
    assert told["counts"].keys() == {"stronghold", "dynasty", "fate", "sideboard", "cards"}
    assert told["counts"]["stronghold"] == 3 and told["counts"]["cards"] == size
    gorin("deck", "check", file, "--format", SKIRMISH, code=2)  # what is asked for holds


NO_DECK = [
    (b"", "has no cards."),
    (b"# Stronghold\r\n# Dynasty\r\n", "has no cards."),
    (b"# Dynasty\n3 Hida Y\xf5jimb\xf5", "is not a text file in UTF-8."),
    (b"# Fate\n3 Focus\n\0", "is not a text file in UTF-8."),
    (b"#" * 1_000_001, "has more than 1,000,000 bytes; no deck is as large as that."),
]


@pytest.mark.parametrize(("data", "says"), NO_DECK, ids=range(len(NO_DECK)))
def test_files_without_a_deck(data: bytes, says: str, gorin: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "deck.l5d"
    file.write_bytes(data)
    for more in ([], ["--format", EMPEROR]):
        assert gorin.refuses("deck", "check", str(file), *more) == f"{file} {says}"
        assert gorin.refuses("deck", "show", str(file), *more) == f"{file} {says}"
    told = json.loads(gorin("deck", "check", str(file), "--format", EMPEROR, "--json", code=2))
    assert not told["legal"] and told["counts"] == dict.fromkeys(told["counts"], 0)
    assert [problem["text"] for problem in told["problems"]] == [f"{file} {says}"]


def test_every_bad_line_is_a_sentence(gorin: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    text = as_text(CRAB, cards("ccg"), manner=L5D)
    text = text.replace("Iron Mine", "Iron Mien").replace("# Fate", "# Fat\n0 Focus\n# Fate")
    lines = text.splitlines()
    mine, fat = (next(i for i, x in enumerate(lines, 1) if x.endswith(end)) for end in ("Iron Mien", "# Fat"))
    n = CRAB.count("Iron Mine")
    piped(text.encode(), monkeypatch)
    gorin("deck", "check", "-", code=2)
    dynasty = sum(n for name, n in CRAB.cards if cards("ccg")[name].side == "dynasty")
    expected = [
        f"Line {mine}: there is no card 'Iron Mien'; did you mean 'Iron Mine'?",
        f"Line {fat}: there is no heading 'Fat'; did you mean 'Fate'?",
        f"Line {fat + 1}: a deck cannot have 0 copies of Focus.",
        f"The Dynasty deck has {dynasty - n} cards; it needs at least 40. "
        "[emp.deck-construction.1, emp.deck-construction.2]",
    ]
    assert gorin.err.splitlines() == expected[: 4 if dynasty - n < 40 else 3]


def test_show_and_read_again(gorin: Terminal, tmp_path: Path) -> None:
    shown = gorin("deck", "show", "crab", "--format", EMPEROR)
    assert shown.startswith("Name: crab\nFormat: emperor\nClan: Crab\n\n# Stronghold\n1 Yasuki Palaces - exp\n")
    assert "\n\n# Dynasty\n" in shown and "\n\n# Fate\n" in shown
    told = json.loads(gorin("deck", "show", "crab", "--format", EMPEROR, "--as", "json"))
    assert told["format"] == "emperor" and told["cards"]["yasuki-palaces-exp"] == 1
    for shape in ("text", "json"):
        file = tmp_path / shape
        file.write_text(gorin("deck", "show", "crab", "--format", EMPEROR, "--as", shape), encoding="utf-8")
        assert dict(read_file(file, cards("ccg")).deck.cards) == dict(CRAB.cards)
        assert f"legal deck for {EMPEROR}" in gorin("deck", "check", str(file))
        assert dict(json.loads(gorin("deck", "show", str(file), "--as", "json"))["cards"]) == told["cards"]
        assert gorin("deck", "show", str(file)) == shown


def test_show_leaves_nothing_out(gorin: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "deck.l5d"
    file.write_text("# Fate\n3 Focus\n2 Xyzzy\n")
    assert gorin("deck", "show", str(file), code=2) == ""
    assert gorin.err == "Line 3: there is no card 'Xyzzy'.\n"
    text = "# Stronghold\n1 Border Keep\n1 Bamboo Harvesters\n\n# Fate\n9 Focus\n"  # not legal, but readable
    file.write_text(text)
    assert gorin("deck", "show", str(file)) == f"Name: deck\nFormat: emperor\n\n{text}"


def test_wherever_a_deck_is_taken(gorin: Terminal, tmp_path: Path) -> None:
    file = written(tmp_path, CRAB, "l5d")
    arguments = ("simulate", EMPEROR, "--decks", f"{file},crane", "--games", "1", "--processes", "1", "--json")
    assert json.loads(gorin(*arguments))["games"] == 1
    bad = written(tmp_path, but(CRAB, Focus=4), "l5d")
    said = gorin.refuses("simulate", EMPEROR, "--decks", f"{bad},crane", "--games", "1")
    why = "A deck has at most 3 copies of Focus, not 4. [emp.deck-construction.8]"
    assert said == f"{bad} is no legal deck for {EMPEROR}: {why}"


def test_the_decks_that_come_with_gorin_are_listed(gorin: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    (crab,) = (line for line in gorin("decks", "--format", EMPEROR).splitlines() if "\tcrab\t" in line)
    for part in (EMPEROR, "Crab", "Yasuki Palaces - exp, Border Keep, Bamboo Harvesters"):
        assert part in crab
    assert gorin.refuses("deck", "check", "crabb", "--format", EMPEROR) == (
        "There is no deck 'crabb' for ccg/emperor; did you mean 'crab'?"
    )
