"""Which card is meant: titles, ids, packs, and versions of one title."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gorin.cards.registry import cards
from gorin.decks.naming import Names, card_id, letters
from gorin.decks.packs import PACKS, pack_name
from gorin.rulesets.lcg.words import character

PRINTED = Path(__file__).parents[3] / "shared" / "data" / "lcg-cards.json"

YOUNG = character("Doji Hotaru", "crane", cost=5, unique=True, pack="core")
OLD = character("Doji Hotaru (2)", "crane", cost=5, unique=True, pack="justice-for-satsume", title="Doji Hotaru")
GIFT = character("Daimyō's Gift", "crane", cost=1)
RONIN = character("47 Rōnin", "neutral", cost=4)
TWINS = [character(f"Twin ({x})", "crane", cost=1, title="Twin", pack=x) for x in ("core", "atonement")]
NAMES = Names({card.name: card for card in (YOUNG, OLD, GIFT, RONIN, *TWINS)})


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("doji hotaru", ["Doji Hotaru"]),
        ("Doji Hotaru (Core Set)", ["Doji Hotaru"]),
        ("Doji Hotaru (Justice for Satsume)", ["Doji Hotaru (2)"]),
        ("Doji Hotaru [justice-for-satsume]", ["Doji Hotaru (2)"]),
        ("Doji Hotaru (2)", ["Doji Hotaru (2)"]),
        ("Doji Hotaru (2) (Justice for Satsume)", ["Doji Hotaru (2)"]),
        ("01-doji-hotaru", ["Doji Hotaru"]),
        ("1-doji-hotaru", ["Doji Hotaru"]),
        ("21-doji-hotaru", ["Doji Hotaru (2)"]),
        ("doji-hotaru-2", ["Doji Hotaru (2)"]),
        ("Doji Hotaru (Atonement)", ["Doji Hotaru", "Doji Hotaru (2)"]),
        ("daimyo-s-gift", ["Daimyō's Gift"]),
        ("daimyos-gift", ["Daimyō's Gift"]),
        ("DAIMYO’S  GIFT (no such pack)", ["Daimyō's Gift"]),
        ("99-daimyo-s-gift", ["Daimyō's Gift"]),
        ("47 ronin", ["47 Rōnin"]),
        ("47-ronin", ["47 Rōnin"]),
        ("01-47-ronin", ["47 Rōnin"]),
        ("Twin", ["Twin (core)", "Twin (atonement)"]),
        ("Twin (Atonement)", ["Twin (atonement)"]),
        ("Doji", []),
        ("", []),
        ("()", []),
        ("(core)", []),
        ("d" * 10_000, []),
    ],
)
def test_find(typed: str, meant: list[str]) -> None:
    assert NAMES.find(typed) == meant


def test_all_versions_of_a_title() -> None:
    assert NAMES.versions("doji hotaru") == ["Doji Hotaru", "Doji Hotaru (2)"]
    assert NAMES.versions("Doji Hotaru (2)") == ["Doji Hotaru (2)"]
    assert NAMES.versions("nobody") == []


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("daimyo gift", "There is no card 'daimyo gift'; did you mean 'Daimyō's Gift'?"),
        ("01-daimyo-gift", "There is no card '01-daimyo-gift'; did you mean 'Daimyō's Gift'?"),
        ("xyzzy (Core Set)", "There is no card 'xyzzy'."),
        ("Twin", "Several cards are called 'Twin': 'Twin (core)' and 'Twin (atonement)'; write the pack in brackets."),
        ("x" * 1000, f"There is no card '{'x' * 60}…'."),
        ("\x1b[31mred", "There is no card '\ufffd[31mred'."),
    ],
)
def test_a_card_that_is_not_found(typed: str, says: str) -> None:
    assert str(NAMES.unknown(typed)) == says
    after = NAMES.unknown(typed, "Line 7", 7)
    assert str(after) == f"Line 7: {says[0].lower()}{says[1:]}" and after.line == 7


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("Doji Whisperer", "doji-whisperer"),
        ("Hiruma Yōjimbō", "hiruma-yojimbo"),
        ("Banzai!", "banzai"),
        ("Daimyō's Gift", "daimyo-s-gift"),
        ("Blade of 10,000 Battles", "blade-of-10-000-battles"),
        ("Lord (2)", "lord-2"),
    ],
)
def test_card_id(name: str, id: str) -> None:
    assert card_id(name) == id


def test_no_two_cards_share_an_id() -> None:
    assert len({letters(name) for name in cards("lcg")}) == len(cards("lcg"))
    names = Names(cards("lcg"))
    numbers = {pack.id: pack.number for pack in PACKS}
    for name, card in cards("lcg").items():
        of_its_pack = f"{numbers[card.pack or 'core']:02}-{card_id(card.title or name)}"
        assert names.find(card_id(name)) == names.find(of_its_pack) == [name]


def test_ids_are_those_of_the_printed_list() -> None:
    if not PRINTED.exists():
        pytest.skip(f"{PRINTED} is not there")
    for card in json.loads(PRINTED.read_text(encoding="utf-8")):
        number, _, id = card["id"].partition("-")
        assert card_id(card["name"]) == id
        assert int(number) in {pack.number for pack in PACKS}


def test_packs() -> None:
    assert len({pack.id for pack in PACKS}) == len({pack.number for pack in PACKS}) == len(PACKS)
    assert pack_name("core") == "Core Set"
    assert pack_name("my-own") == "my-own"
    assert {card.pack for card in cards("lcg").values()} <= {pack.id for pack in PACKS}
