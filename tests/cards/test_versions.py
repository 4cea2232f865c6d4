"""Several cards of one title: told apart by name and pack, and one title for all rules that speak of titles."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gorin import new_game, replay
from gorin.cards import registry
from gorin.cards.loading import use_cards
from gorin.cli.card import app
from gorin.decks.naming import Names
from gorin.decks.packs import LATER, PACKS
from gorin.decks.precons import deck_for
from gorin.kernel.record import read_record
from gorin.rulebook.testing import rule
from gorin.rulesets import ruleset
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.notation import write
from tests.lcg.tables import do, fate_on, in_play, options, table

NAME = "Akodo Toturi (Children of the Empire)"
FILE = """
lord = character("Akodo Toturi", LION, action(Draw()), cost=2, military=3, political=3, glory=1, unique=True,
                 version="Children of the Empire", pack="children-of-the-empire")
twin = character("Akodo Toturi", LION, cost=1, military=1, political=1, glory=1, unique=True, version="Twin")
"""


@pytest.fixture(autouse=True)
def path(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "mine.py"
    path.write_text(FILE, encoding="utf-8")
    use_cards([path])
    yield path
    registry.use(())


def test_each_version_is_a_card_of_its_own() -> None:
    there = registry.cards()
    assert [there[x].title for x in ("Akodo Toturi", NAME, "Akodo Toturi (Twin)")] == ["", *["Akodo Toturi"] * 2]
    assert [there[x].pack for x in (NAME, "Akodo Toturi (Twin)")] == ["children-of-the-empire", "mine"]
    assert [x.name for x in registry.versions("lcg", "Akodo Toturi")] == ["Akodo Toturi", NAME, "Akodo Toturi (Twin)"]
    assert [x.name for x in registry.versions("lcg", NAME)] == [NAME]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Akodo Toturi", "Akodo Toturi"),
        ("01-akodo-toturi", "Akodo Toturi"),
        ("16-akodo-toturi", NAME),
        ("akodo toturi (children of the empire)", NAME),
        ("Akodo Toturi (Twin)", "Akodo Toturi (Twin)"),
    ],
)
def test_decks_say_which_is_meant(typed: str, meant: str) -> None:
    assert Names(registry.cards()).find(typed) == [meant]


def test_a_version_that_is_not_here_is_not_taken_for_another() -> None:
    registry.use(())
    names = Names(registry.cards())
    assert names.find("Akodo Toturi (Children of the Empire)") == names.find("16-akodo-toturi") == []
    assert names.find("Akodo Toturi (Core Set)") == ["Akodo Toturi"]
    says = str(names.unknown("Akodo Toturi (Children of the Empire)"))
    assert says == "Gorin does not have 'Akodo Toturi' (Children of the Empire) yet."
    assert set(LATER.values()) <= {pack.id for pack in PACKS} and len(LATER) == 20


@rule("rr.deckbuilding.8")
def test_copies_are_counted_by_title() -> None:
    deck = DeckList("d", "lion", (("Akodo Toturi", 2), (NAME, 2)))
    faults = ruleset("lcg/stronghold").building.faults(deck, registry.cards())
    assert "A deck has at most 3 of Akodo Toturi; this one has 4." in [x.says for x in faults]


@rule("rr.unique-cards.1", "rr.duplicates.4")
def test_another_version_in_play_leaves_only_a_duplicate() -> None:
    text = "A 10/9: {} | | Fields, Fields[{}]\nB 10/9:\ndynasty phase, first A"
    s = table(text.format("Akodo Toturi", NAME), extra=registry.cards().values())
    assert f"play {NAME}" not in options(s)
    do(s, f"A: {NAME} as a duplicate")
    assert fate_on(s, "Akodo Toturi") == 1
    alone = table(text.format("", NAME), extra=registry.cards().values())
    do(alone, f"A: play {NAME}", "A: 1")
    assert in_play(alone, NAME) and fate_on(alone, NAME) == 1


def test_tables_name_them() -> None:
    s = table(f"A 10/3: {NAME}+1, Doji Challenger\nB 10/3: Akodo Toturi (Twin)", extra=registry.cards().values())
    assert NAME + "+1" in write(s) and "Akodo Toturi (Twin)" in write(s)


def test_games_with_versions_are_replayed() -> None:
    lion = deck_for("lcg/stronghold", "lion")
    mine = DeckList(lion.name, lion.clan, (*((x, n) for x, n in lion.cards if x != "Akodo Toturi"), (NAME, 1)))
    game = new_game("lcg/stronghold", [mine, "crane"], seed=1)
    while not game.over and game.decisions < 20:
        game.choose(0)
    record = read_record(game.record.lines())
    assert replay(record).state == game.state and NAME.encode() in game.record.lines()


def test_a_card_is_shown_with_its_other_versions(path: Path) -> None:
    shown = CliRunner().invoke(app, ["akodo", "toturi", "--plain", "--cards", str(path)]).output
    assert [x for x in shown.splitlines() if x.endswith("(unique)")] == [
        f"{x} (unique)" for x in ("Akodo Toturi", NAME, "Akodo Toturi (Twin)")
    ]
    assert "Twin" not in CliRunner().invoke(app, [NAME, "--plain", "--cards", str(path)]).output


def test_two_cards_of_one_name_are_refused_with_the_way_out(tmp_path: Path) -> None:
    path = tmp_path / "again.py"
    path.write_text(FILE.replace('version="Twin"', 'version="Children of the Empire"'), encoding="utf-8")
    with pytest.raises(Exception, match=r"two cards are called 'Akodo Toturi \(Children of the Empire\)'; version="):
        use_cards([path])
