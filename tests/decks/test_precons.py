"""The decks that come with Gorin, and decks by name or file."""

from __future__ import annotations

from pathlib import Path

import pytest

from gorin.cards.registry import cards
from gorin.decks.precons import FOLDER, deck_for, every_precon, file_for, precons
from gorin.decks.writing import as_json, as_text
from gorin.errors import DeckError, UsageError
from gorin.rulesets import NAMES
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg.facts import ELEMENTS
from gorin.rulesets.lcg.provinces.province_slots import open_slots
from tests.decks.lists import LCG, SKIRMISH, STRONGHOLD, precon

STRONGHOLDS = ("lcg/stronghold", "lcg/enlightenment", "lcg/team-conquest")
CLANS = ("crab", "crane", "dragon", "lion", "phoenix", "scorpion", "unicorn")


def test_precons_are_named_by_their_files() -> None:
    assert [deck.name for deck in every_precon(SKIRMISH)] == sorted(x.stem for x in (FOLDER / SKIRMISH).glob("*.txt"))


@pytest.mark.parametrize("rules", LCG)
def test_each_clan_has_a_deck(rules: str) -> None:
    assert {deck.name: deck.clan for deck in precons(rules)} == {clan: clan for clan in CLANS}
    assert {card.clan for card in cards("lcg").values()} == {*CLANS, "neutral"}


@pytest.mark.parametrize("rules", NAMES)
def test_the_others_bear_their_clans_name_and_one_of_their_own(rules: str) -> None:
    others = [deck for deck in every_precon(rules) if deck not in precons(rules)]
    assert all(deck.name.startswith(f"{deck.clan}-") for deck in others)
    if rules in STRONGHOLDS:
        assert {deck.clan for deck in others} == set(CLANS), "a second deck for each clan"


@pytest.mark.parametrize("rules", STRONGHOLDS)
def test_the_second_decks_are_of_the_packs(rules: str) -> None:
    """At least half of what a clan's second deck plays came after the Core Set."""
    for deck in every_precon(rules):
        played = [(card, n) for name, n in deck.cards if (card := cards("lcg")[name]).side in ("dynasty", "conflict")]
        later = sum(n for card, n in played if card.pack not in ("", "core"))
        assert (later >= 0.5 * sum(n for _, n in played)) == (deck.name != deck.clan), deck.name


@pytest.mark.parametrize("deck", every_precon(STRONGHOLD), ids=lambda deck: str(deck.name))
def test_a_province_of_each_element(deck: DeckList) -> None:
    provinces = [card for name, _ in deck.cards if (card := cards("lcg")[name]).type == "province"]
    assert sorted(element for card in provinces for element in card.elements) == sorted(ELEMENTS)
    assert any(card.clan == deck.clan for card in provinces)


@pytest.mark.parametrize("rules", LCG)
def test_each_deck_has_its_clans_manner(rules: str) -> None:
    """Mostly samurai of the clan, many of them cheap and some great; its own cards to play, and some of a neighbour."""
    for deck in every_precon(rules):
        known = [(cards("lcg")[name], n) for name, n in deck.cards]
        samurai = [(card, n) for card, n in known if card.side == "dynasty" and card.type == "character"]
        total = sum(n for _, n in samurai)
        assert sum(n for card, n in samurai if card.clan == deck.clan) >= 0.7 * total
        assert sum(n for card, n in samurai if card.cost <= 3) >= 0.6 * total
        assert sum(n for card, n in samurai if card.cost >= 4) >= 2
        conflict = [(card, n) for card, n in known if card.side == "conflict"]
        assert any(card.clan not in (deck.clan, "neutral") for card, _ in conflict)
        for type in ("attachment", "event"):
            assert sum(n for card, n in conflict if card.clan == deck.clan and card.type == type) >= 3


def test_unknown_rules() -> None:
    with pytest.raises(UsageError, match="lcg/chess"):
        precons("lcg/chess")


def test_by_name_or_file(tmp_path: Path) -> None:
    assert deck_for(STRONGHOLD, "Crab") is precon("crab")
    copy = tmp_path / "my crab.txt"
    copy.write_bytes((FOLDER / STRONGHOLD / "crab.txt").read_bytes())
    assert deck_for(STRONGHOLD, str(copy)).cards == precon("crab").cards
    with pytest.raises(DeckError, match=r"is no legal deck for lcg/skirmish: .* \[rr\..*\] \(one of \d+ problems"):
        deck_for(SKIRMISH, str(copy))


def test_a_file_of_any_shape(tmp_path: Path) -> None:
    for name, text in (("a", as_text(precon("crab"), cards("lcg"))), ("b.txt", as_json(precon("crab")))):
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert dict(deck_for(STRONGHOLD, str(tmp_path / name)).cards) == dict(precon("crab").cards)


def test_a_folder_is_no_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "crab").mkdir()
    (tmp_path / "mine").mkdir()
    assert file_for(STRONGHOLD, "crab") == FOLDER / STRONGHOLD / "crab.txt"
    with pytest.raises(DeckError, match="There is no deck 'mine'"):
        deck_for(STRONGHOLD, "mine")
    (tmp_path / "here").write_text("3x Rout")
    assert file_for(STRONGHOLD, "here") == Path("here")


def test_no_such_deck() -> None:
    with pytest.raises(DeckError, match=r"^There is no deck 'crabb' for lcg/skirmish; did you mean 'crab'\?$"):
        deck_for(SKIRMISH, "crabb")
    with pytest.raises(DeckError, match=r"'xyzzy' for lcg/skirmish; there are crab, crane"):
        deck_for(SKIRMISH, "xyzzy")
    with pytest.raises(FileNotFoundError):
        deck_for(SKIRMISH, "no/such/file.txt")


@pytest.mark.parametrize(
    ("provinces", "extra", "missing"),
    [
        ("air earth fire water void", "", ""),
        ("air earth fire water water", "", "void"),
        ("air+earth air fire water void", "", ""),
        ("air earth fire water water", "water", ""),
        ("air earth fire water water", "fire", "void"),
        ("air+earth+fire+water+void air+earth air earth fire", "", "void"),
        ("", "", "air earth fire water void"),
    ],
)
def test_slots(provinces: str, extra: str, missing: str) -> None:
    printed = [tuple(each.split("+")) for each in provinces.split()]
    assert len(open_slots(printed, extra.split())) == len(missing.split())
    if len(missing.split()) == 1:
        assert open_slots(printed, extra.split())[0] in ("void", "water")
