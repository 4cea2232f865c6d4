"""Rendered English: stable by hash, and close to the printed English where that can be read."""

from __future__ import annotations

import doctest
import json
from pathlib import Path

import pytest

from gorin.cards.print_run import NO_REASON, beside_print, reasons
from gorin.cards.registry import SETS, cards
from gorin.kernel.notation import fold
from gorin.language import fidelity
from gorin.language.fidelity import compare, likeness, words
from gorin.rulebook import rules
from gorin.rulesets.lcg.english import text_of
from tests.language.english_hashes import kept, now
from tests.language.golden import GOLDEN

PRINTED = Path(__file__).parents[3] / "shared" / "data" / "lcg-cards.json"


def printed() -> dict[str, list[tuple[str, str]]]:
    """By title: each printed text with the pack it is in."""
    if not PRINTED.exists():
        pytest.skip(f"{PRINTED} is not there")
    out: dict[str, list[tuple[str, str]]] = {}
    for x in json.loads(PRINTED.read_text(encoding="utf-8")):
        for p in x["printed"]:
            out.setdefault(x["name"], []).append((p["pack"], x.get("text") or ""))
    return out


def test_the_english_of_real_cards_is_the_same_as_before() -> None:
    before, after = kept(), now()
    changed = sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
    assert not changed, f"{', '.join(changed)}: if that is meant, run python -m tests.language.english_hashes"


# How many texts of each set are close to the print, at least: raised when they come closer, never lowered for a card.
FLOORS = {
    "core": 204, "tears-of-amaterasu": 17, "for-honor-and-glory": 11, "into-the-forbidden-city": 15,
    "the-chrysanthemum-throne": 12, "fate-has-no-secrets": 12, "meditations-on-the-ephemeral": 12,
    "disciples-of-the-void": 12, "breath-of-the-kami": 15, "tainted-lands": 15, "the-fires-within": 14,
    "the-ebb-and-flow": 9, "all-and-nothing": 8, "elements-unbound": 7, "warriors-of-the-wind": 1,
    "masters-of-the-court": 1, "defenders-of-rokugan": 0, "children-of-the-empire": 1, "atonement": 1,
}  # fmt: skip


@pytest.mark.parametrize("pack", SETS["lcg"])
def test_the_english_of_real_cards_is_close_to_print(pack: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = {fold(title): texts for title, texts in printed().items()}
    mine = {name: card for name, card in cards().items() if card.pack == pack}
    texts = {
        name: text for name, card in mine.items() for at, text in found.get(fold(card.title or name), ()) if at == pack
    }
    report = compare({name: text_of(card) for name, card in mine.items()}, texts)
    with capsys.disabled():
        far = ", ".join(f"{name} {x:.2f}" for name, x in report.far().items()) or "none"
        print(f"\n{pack}: {report}; not close: {far}")
    assert report.close >= FLOORS[pack]


def test_every_text_that_differs_from_print_has_a_reason() -> None:
    run = beside_print(PRINTED, "lcg", list(cards().values())) if PRINTED.exists() else pytest.skip("no printed list")
    assert [x.name for x in run.rest if x.reason == NO_REASON] == []


def test_a_text_that_differs_by_its_errata_says_so() -> None:
    """The errata that change nothing a card's text says (its title, say) need no reason."""
    amended = {name for rule in rules("rr") if rule.id.startswith("rr.errata-") for name in rule.cards}
    assert {"Against the Waves", "Kuroi Mori"} <= amended
    for name, reason in reasons("lcg").items():
        if name in amended:
            assert reason.startswith("the text follows the errata"), name


def test_no_golden_text_is_printed_on_a_real_card() -> None:
    lines = {tuple(words(x)) for found in printed().values() for _, text in found for x in text.split("<br>")}
    copied = [
        name
        for name, text in GOLDEN.items()
        for x in text.splitlines()
        if len(words(x)) > 3 and tuple(words(x)) in lines
    ]
    assert copied == []


def test_the_examples_in_the_docstrings() -> None:
    assert doctest.testmod(fidelity).failed == 0


def test_likeness() -> None:
    assert likeness("Action: Bow Yōjimbō.", "<b>Action:</b> bow <i>(reminder)</i> Yojimbo") == 1.0
    assert likeness("bow", "ready") == 0.0
    assert words("+2[conflict-military] and –1 [element-air]") == ["+2", "military", "and", "-1", "air"]


def test_a_report() -> None:
    report = compare(
        {"A": "Bow it.", "B": "Bow.", "C": "", "D": "a b c d e f g h i j"},
        {"A": "bow it", "B": "Ready.", "C": "", "D": "a b c d e f g h i z"},
    )
    assert (report.equal, report.close, report.far()) == (1, 2, {"B": 0.0})
    assert str(report) == "3 cards with text: 1 equal, 2 close (66 %)"
