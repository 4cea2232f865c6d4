"""A law: what the card files say of each card agrees with the printed facts, where that list is at hand."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.kernel.notation import fold
from gorin.rulesets.lcg.card import DASH, Card

PRINTED = Path(__file__).parents[4] / "shared" / "data" / "lcg-cards.json"

CARDS = list(cards().values())


@cache
def printed() -> dict[tuple[str, str], dict[str, Any]]:
    """The printed cards by pack and title."""
    if not PRINTED.exists():
        pytest.skip(f"{PRINTED} is not there")
    out = {}
    for x in json.loads(PRINTED.read_text(encoding="utf-8")):
        for p in x["printed"]:
            out[p["pack"], fold(x["name"])] = {**x, "number": p["number"]}
    return out


def print_of(card: Card) -> dict[str, Any]:
    """A card as it was printed."""
    return printed()[card.pack, fold(card.title or card.name)]


def skill(x: dict[str, Any], name: str) -> int:
    """A character's skill (missing: a dash), an attachment's bonus."""
    if x["type"] == "character":
        return int(x[name]) if x.get(name, "-") not in (None, "-") else DASH
    bonus = x.get(f"{name}_bonus") or 0
    return 0 if "X" in str(bonus) else int(bonus)  # what X is, the text says


def expected(x: dict[str, Any]) -> dict[str, Any]:
    """What a definition must say."""
    played = x["type"] in ("character", "attachment", "event")
    strength = x.get("strength") if x["type"] == "province" else x.get("strength_bonus")
    return {
        "type": x["type"],
        "clan": x["clan"],
        "side": x["side"],
        "cost": x.get("cost", DASH) if played else DASH,
        "military": skill(x, "military"),
        "political": skill(x, "political"),
        "glory": x.get("glory") or 0,
        "strength": 0 if strength == "X" else int(strength or 0),  # what X is, the text says
        "honor": x.get("honor") or 0,
        "fate": x.get("fate") or 0,
        "influence": x.get("influence_pool") or 0,
        "influence_cost": x.get("influence_cost", DASH),
        "traits": tuple(x["traits"]),
        "unique": x["unique"],
    }


@pytest.mark.parametrize("card", CARDS, ids=lambda c: c.name)
def test_the_definition_says_what_is_printed(card: Card) -> None:
    x = print_of(card)
    want = expected(x)
    says = {k: getattr(card, k) for k in want} | {"traits": tuple(fold(name) for name in card.traits)}
    assert says == want, "a Trait's macrons, which errata add, make no difference"


@pytest.mark.parametrize("card", [c for c in CARDS if c.type == "province"], ids=lambda c: c.name)
def test_a_province_has_its_printed_elements(card: Card) -> None:
    assert sorted(card.elements) == sorted(print_of(card)["elements"])


@pytest.mark.parametrize("card", [c for c in CARDS if c.side in ("dynasty", "conflict")], ids=lambda c: c.name)
def test_as_many_copies_may_be_in_a_deck_as_is_printed(card: Card) -> None:
    assert card.deck_limit == print_of(card)["deck_limit"]


@pytest.mark.parametrize("card", CARDS, ids=lambda c: c.name)
def test_the_card_has_its_number_in_the_set(card: Card) -> None:
    number = str(print_of(card)["number"])
    assert str(card.number) == number.rstrip("AB")
