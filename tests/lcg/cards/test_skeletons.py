"""The beginnings of definitions that are made of printed data say what the finished definitions say."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import gorin.rulesets.lcg.words as words
from gorin.cards.registry import cards
from gorin.rulesets.lcg.card import Card
from gorin.rulesets.lcg.reading.printed import printed_card
from gorin.rulesets.lcg.reading.skeletons import skeleton
from tests.lcg.cards.test_printed_facts import PRINTED

FACTS = (
    "type", "clan", "side", "cost", "military", "political", "glory", "strength", "honor", "fate", "influence",
    "influence_cost", "elements", "unique", "role_only", "deck_limit", "number",
)  # fmt: skip


def made(x: dict[str, Any], pack: str) -> Card:
    """The card that a skeleton defines."""
    (card,) = eval(f"({skeleton(x, pack)})", vars(words).copy())
    assert isinstance(card, Card)
    return card


def test_a_card_of_a_list_has_the_facts_of_every_finished_card() -> None:
    if not PRINTED.exists():
        pytest.skip(f"{PRINTED} is not there")
    listed = {(x["name"], p["pack"]): x for x in json.loads(PRINTED.read_text(encoding="utf-8")) for p in x["printed"]}
    mine = {(card.title or card.name, card.pack): card for card in cards("lcg").values()}
    both = listed.keys() & mine.keys()
    assert len(both) > 450
    for name, pack in both:
        card = mine[name, pack]
        assert printed_card(listed[name, pack], pack) == replace(card, name=name, title="", text=()), name


def test_skeletons_have_the_facts_of_every_finished_card() -> None:
    if not PRINTED.exists():
        pytest.skip(f"{PRINTED} is not there")
    finished, compared = cards("lcg"), 0
    for x in json.loads(PRINTED.read_text(encoding="utf-8")):
        card = finished.get(x["name"])
        for pack in {p["pack"] for p in x["printed"]}:
            if card is not None and card.pack == pack:
                compared += 1
                says = {name: getattr(made(x, pack), name) for name in FACTS}
                assert says == {name: getattr(card, name) for name in FACTS}, card.name
    assert compared > 200


def test_a_skeleton_has_the_words_for_what_can_be_read_and_the_print_in_comments() -> None:
    x = {
        "name": 'The "Plain" Guest', "type": "character", "clan": "crane", "side": "conflict", "cost": 2,
        "military": "1", "political": "-", "glory": 1, "influence_cost": 3, "traits": ["courtier"], "deck_limit": 1,
        "text": "<b>Action:</b> Say so.<br>Sincerity.", "printed": [{"pack": "invented", "number": "7B"}],
    }  # fmt: skip
    assert skeleton(x, "invented") == (
        "    # Action: Say so.\n    # Sincerity.\n    # not read: “Say so” cannot be read.\n    conflict_character(\n"
        '        "The \\"Plain\\" Guest", CRANE,\n        Keyword("sincerity"),\n'
        '        cost=2, military=1, political=DASH, glory=1, influence_cost=3, traits=("courtier",), deck_limit=1, number=7,\n'
        "    ),\n"
    )
    assert [type(text).__name__ for text in made(x, "invented").text] == ["Keyword"]
