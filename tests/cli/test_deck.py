"""`gorin deck check` and `gorin deck show`, and decks of any shape wherever one is taken."""

from __future__ import annotations

import json
import sys
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import pytest

from gorin.cards.registry import cards
from gorin.cli import deck as command
from gorin.decks.files import read_file
from gorin.decks.precons import FOLDER
from gorin.decks.writing import as_json, as_text
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.words import event
from tests.cli.terminal import Terminal
from tests.decks.lists import SKIRMISH, STRONGHOLD, but, precon

CRAB, SMALL = precon("crab"), precon("crab", SKIRMISH)


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


@pytest.fixture
def lions(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card of a third clan."""
    roar = event("Roar", "lion", cost=0, influence_cost=1)
    monkeypatch.setattr(command, "cards", lambda game: {**cards(game), "Roar": roar})
    monkeypatch.setattr(command, "cards_for", lambda rules: {**cards("lcg"), "Roar": roar})


def written(folder: Path, deck: DeckList, shape: str) -> str:
    file = folder / f"deck.{shape}"
    known = {**cards("lcg"), "Roar": event("Roar", "lion", cost=0, influence_cost=1)}
    file.write_text(as_json(deck) if shape == "json" else as_text(deck, known), encoding="utf-8")
    return str(file)


BAD = {
    "wrong counts": (but(CRAB, Rout=4, Levy=1), ["A deck has at most 3 of Rout; this one has 4. [rr.deckbuilding.8]"]),
    "too few": (
        but(CRAB, Eager_Scout=2),
        ["The dynasty deck has 40 to 45 cards; this one has 39. [rr.deckbuilding.3]"],
    ),
    "too much influence": (
        but(CRAB, Admit_Defeat=2),
        ["The deck has 13 influence; its cards of another clan cost 14. [rr.deckbuilding.7, rr.influence.1]"],
    ),
    "two clans splashed": (
        but(CRAB, Roar=1),
        ["Conflict cards may come from one other clan; these come from Crane and Lion. [rr.deckbuilding.6]"],
    ),
    "missing element": (
        but(CRAB, Manicured_Garden=0, Pilgrimage=1),
        ["The provinces fill one slot per element; none is left for air. [rr.deckbuilding.12]"],
    ),
    "wrong side": (
        but(CRAB, Eager_Scout=0, Doji_Whisperer=3),
        ["Doji Whisperer is Crane; dynasty cards are Crab or neutral. [rr.deckbuilding.4]"],
    ),
}


@pytest.mark.parametrize("shape", ["text", "json"])
@pytest.mark.parametrize("what", BAD)
def test_bad_decks(what: str, shape: str, gorin: Terminal, tmp_path: Path, lions: None) -> None:
    deck, says = BAD[what]
    file = written(tmp_path, deck, shape)
    assert gorin("deck", "check", file, "--format", STRONGHOLD, code=2).startswith("No restricted or banned list")
    assert gorin.err.splitlines() == says
    told = json.loads(gorin("deck", "check", file, "--format", STRONGHOLD, "--json", code=2))
    assert gorin.err == "" and not told["legal"]
    assert [f"{x['text']} [{', '.join(x['rules'])}]" for x in told["problems"]] == says


NO_DECK = [
    (b"", "has no cards."),
    (b"# nothing\r\n", "has no cards."),
    (b"3x Hiruma Y\xf5jimb\xf5", "is not a text file in UTF-8."),
    (b"x" * 1_000_001, "has more than 1,000,000 bytes; no deck is as large as that."),
    (b'{"cards": {', "is not correct JSON: Expecting property name enclosed in double quotes at line 1, column 12."),
    (b"[" * 100_000, "has more brackets inside brackets than any deck has."),
]


@pytest.mark.parametrize(("data", "says"), NO_DECK, ids=[says[:20] for _, says in NO_DECK])
def test_files_without_a_deck(data: bytes, says: str, gorin: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(data)
    assert gorin.refuses("deck", "check", str(file), "--format", SKIRMISH) == f"{file} {says}"
    assert gorin.refuses("deck", "show", str(file)) == f"{file} {says}"
    told = json.loads(gorin("deck", "check", str(file), "--format", SKIRMISH, "--json", code=2))
    assert gorin.err == ""
    assert not told["legal"] and told["format"] == SKIRMISH
    assert [problem["text"] for problem in told["problems"]] == [f"{file} {says}"]


def test_unknown_cards_have_near_misses_and_lines(gorin: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    text = as_text(CRAB, cards("lcg")).replace("Hiruma Yōjimbō", "Hiruma Yojinbo").replace("Rout", "Xyzzy")
    file.write_text(text, encoding="utf-8")
    gorin("deck", "check", str(file), code=2)
    lines = text.splitlines()
    hiruma, xyzzy = (next(i for i, x in enumerate(lines, 1) if name in x) for name in ("Yojinbo", "Xyzzy"))
    first, *rest = gorin.err.splitlines()
    assert first.startswith(f"Line {hiruma}: there is no card 'Hiruma Yojinbo'; did you mean 'Hiruma Yōjimbō'")
    assert rest == [
        f"Line {xyzzy}: there is no card 'Xyzzy'.",
        "The dynasty deck has 40 to 45 cards; this one has 37. [rr.deckbuilding.3]",
        "The conflict deck has 40 to 45 cards; this one has 38. [rr.deckbuilding.5]",
    ]
    told = json.loads(gorin("deck", "check", str(file), "--json", code=2))
    assert [problem.get("line") for problem in told["problems"]] == [hiruma, xyzzy, None, None]


@pytest.mark.parametrize("shape", ["text", "json"])
def test_a_legal_deck_of_any_shape(shape: str, gorin: Terminal, tmp_path: Path) -> None:
    file = written(tmp_path, CRAB, shape)
    assert gorin("deck", "check", file) == (
        f"{file} is a legal deck for lcg/stronghold: 88 cards. No restricted or banned list was applied.\n"
    )
    told = json.loads(gorin("deck", "check", file, "--json"))
    assert told.keys() >= {"name", "format", "legal", "problems", "counts", "influence", "clan", "splash", "lists"}
    assert told["legal"] and told["influence"] == {"used": 10, "allowed": 13} and told["clan"] == "crab"


def piped(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=BytesIO(data)))


def test_standard_input(gorin: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    piped(as_json(SMALL).encode(), monkeypatch)
    assert gorin("deck", "check", "-", "--format", SKIRMISH).startswith("The deck is a legal deck for lcg/skirmish: 60")
    piped(b"", monkeypatch)
    assert gorin.refuses("deck", "check", "-") == "The standard input has no cards."
    piped(b"2 Rout", monkeypatch)
    assert json.loads(gorin("deck", "show", "-", "--as", "json"))["cards"] == {"rout": 2}


@pytest.mark.parametrize(
    ("said", "rules"),
    [
        ("skirmish", SKIRMISH),
        ("lcg/skirmish", SKIRMISH),
        ("Stronghold", STRONGHOLD),
        ("standard", STRONGHOLD),
        ("emerald", STRONGHOLD),
        ("", STRONGHOLD),
    ],
)
def test_the_file_may_name_its_format(said: str, rules: str, gorin: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    deck = SMALL if rules == SKIRMISH else CRAB
    for text in (as_json(deck, said), as_text(deck, cards("lcg"), said)):
        piped(text.encode(), monkeypatch)
        assert f"a legal deck for {rules}" in gorin("deck", "check", "-")
    other = STRONGHOLD if rules == SKIRMISH else SKIRMISH
    piped(as_json(deck, said).encode(), monkeypatch)
    gorin("deck", "check", "-", "--format", other, code=2)  # what is asked for holds


def test_a_format_nobody_knows(gorin: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    says = "The deck is for the format 'chess', which Gorin does not have; there are "
    piped(as_json(CRAB, "chess").encode(), monkeypatch)
    assert gorin.refuses("deck", "check", "-").startswith(says)
    piped(as_json(CRAB, "chess").encode(), monkeypatch)
    (problem,) = json.loads(gorin("deck", "check", "-", "--json", code=2))["problems"]
    assert problem["text"].startswith(says)
    piped(as_json(CRAB, "chess").encode(), monkeypatch)
    assert "is a legal deck" in gorin("deck", "check", "-", "--format", STRONGHOLD)


def test_lists(gorin: Terminal, tmp_path: Path) -> None:
    one, two = tmp_path / "one.txt", tmp_path / "two.json"
    one.write_text("Name: The Law\nRestricted\nRout\nBanzai!\nNobody\n")
    two.write_text(json.dumps({"name": "Edict", "banned": ["charge"]}))
    applied = "Lists applied: The Law (3 restricted, 1 of them not among Gorin's cards); Edict (1 banned).\n"
    assert gorin("deck", "check", "crab", "--list", str(one), "--list", str(two), code=2) == applied
    assert gorin.err.splitlines() == [
        "A deck has at most 1 card of the restricted list 'The Law'; this one has Rout and Banzai!. "
        "[rr.deckbuilding.9, rr.deckbuilding.10]",
        "Charge! is banned by the list 'Edict'. [rr.deckbuilding.15]",
    ]
    told = json.loads(gorin("deck", "check", "crab", "--list", "enlightenment", "--json"))
    assert [x["name"] for x in told["lists"]] == ["Enlightenment"] and told["lists"][0]["banned"] == 7
    two.write_text("{")
    assert gorin.refuses("deck", "check", "crab", "--list", str(two)).startswith(f"{two} is not correct JSON")
    assert gorin.refuses("deck", "check", "crab", "--list", "no.txt") == "no.txt: No such file or directory."


def test_precons_by_name(gorin: Terminal) -> None:
    assert gorin("deck", "check", "Crab").startswith("Crab is a legal deck for lcg/stronghold")
    assert gorin("deck", "check", "crane", "--format", SKIRMISH).startswith("crane is a legal deck for lcg/skirmish")
    assert (
        gorin.refuses("deck", "check", "crabb") == "There is no deck 'crabb' for lcg/stronghold; did you mean 'crab'?"
    )
    assert gorin.refuses("deck", "show", "nowhere.txt") == "nowhere.txt: No such file or directory."


def test_show(gorin: Terminal, tmp_path: Path) -> None:
    shown = gorin("deck", "show", "crab", "--format", SKIRMISH)
    assert shown.startswith("Name: crab\nFormat: skirmish\nClan: Crab\n\nDynasty (30)\n2x Eager Scout (Core Set)\n")
    told = json.loads(gorin("deck", "show", "crab", "--as", "json"))
    assert (told["name"], told["format"], told["primary_clan"]) == ("crab", "stronghold", "crab")
    assert told["cards"]["hiruma-yojimbo"] == 3
    for shape in ("text", "json"):
        file = tmp_path / shape
        file.write_text(gorin("deck", "show", "crab", "--as", shape), encoding="utf-8")
        assert dict(read_file(file, cards("lcg")).deck.cards) == dict(CRAB.cards)
        assert "legal deck for lcg/stronghold" in gorin("deck", "check", str(file))


def test_show_leaves_nothing_out(gorin: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("3x Rout\n2x Xyzzy\n0 Levy\n")
    assert gorin("deck", "show", str(file), code=2) == ""
    assert gorin.err == "Line 2: there is no card 'Xyzzy'.\nLine 3: a deck cannot have 0 copies of Levy.\n"
    assert gorin.refuses("deck", "show", "crab", "--as", "xml") == (
        "A deck cannot be shown as 'xml'; it can as text or json."
    )
    file.write_text("9x Rout\n")  # not legal, but readable
    assert gorin("deck", "show", str(file)).endswith("Conflict (9)\n9x Rout (Core Set)\n")


@pytest.mark.parametrize("shape", ["text", "json"])
def test_any_shape_wherever_a_deck_is_taken(shape: str, gorin: Terminal, tmp_path: Path) -> None:
    file = written(tmp_path, SMALL, shape)
    arguments = ("simulate", SKIRMISH, "--decks", f"{file},crane", "--games", "1", "--processes", "1", "--json")
    assert json.loads(gorin(*arguments))["games"] == 1
    bad = written(tmp_path, but(SMALL, Rout=3), shape)
    said = gorin.refuses("simulate", SKIRMISH, "--decks", f"{bad},crane", "--games", "1")
    why = "A deck has at most 2 of Rout; this one has 3. [rr.deckbuilding.20]"
    assert said == f"{bad} is no legal deck for lcg/skirmish: {why}"


def test_the_precons_files_check_themselves(gorin: Terminal) -> None:
    for file in FOLDER.rglob("*.txt"):
        rules = file.parent.relative_to(FOLDER).as_posix()
        assert "is a legal deck" in gorin("deck", "check", str(file), "--format", rules)
