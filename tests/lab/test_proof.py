"""The proof sheet: decks with the card, random games, loops, paired games, and the command."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gorin.cards.loading import use_cards
from gorin.cards.registry import cards
from gorin.decks.precons import precons
from gorin.lab.proof.decks import COPIES, tried
from gorin.lab.proof.pairs import paired
from gorin.lab.proof.playing import play
from gorin.lab.proof.rules import touched
from tests.cli.terminal import Terminal

RULES = "lcg/stronghold"
FILE = """
lantern_bearer = character(
    "Lantern Bearer", UNICORN,
    reaction(MovesIn(CHARACTER & YOURS, participating=THIS), gets(THIS, political=+2), limit=limit(2, "round")),
    cost=2, military=1, political=1, glory=1, traits=("courtier",),
)
endless_well = character(
    "Endless Well", CRANE, action(GainFate(), limit=limit(50, "round")), cost=0, military=1, political=1, glory=0,
)
quiet_shrine = province("Quiet Shrine", NEUTRAL, action(Draw(), when=HERE), strength=4, elements=("fire",))
nobody = trait("scholar") & BOWED & READY
for_nobody = event("For Nobody", UNICORN, action(Bow(THAT), choose=nobody), cost=0, influence_cost=1)
seekers = holding("For Seekers", DRAGON, strength=1, role_only="seeker", traits=("mine",))
keepers = holding("For Keepers", DRAGON, strength=1, role_only="keeper", traits=("mine",))
"""


@pytest.fixture
def file(tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "lanterns.py"
    path.write_text(FILE, encoding="utf-8")
    use_cards([path])
    yield path
    use_cards([])


def card(name: str) -> Any:
    return cards("lcg")[name]


def test_a_card_is_tried_in_the_decks_of_its_clan_for_cards_like_it(file: Path) -> None:
    (deck,), why = tried(card("Lantern Bearer"), RULES)
    assert deck.without.clan == "unicorn" and not why
    assert deck.having.count("Lantern Bearer") == COPIES == sum(n for _, n in deck.out)
    assert sum(n for _, n in deck.having.cards) == sum(n for _, n in deck.without.cards)
    assert all(card(name).pile == "dynasty" and card(name).type == "character" for name, _ in deck.out)


def test_a_neutral_province_is_tried_once_in_every_deck_that_may_have_it(file: Path) -> None:
    decks, _ = tried(card("Quiet Shrine"), RULES)
    assert len(decks) == len(precons(RULES))
    assert all(deck.having.count("Quiet Shrine") == 1 and card(deck.out[0][0]).elements == ("fire",) for deck in decks)


def test_what_no_deck_may_have_is_not_played_and_said_to_be_so(file: Path) -> None:
    (deck,) = [deck for deck in precons(RULES) if deck.clan == "dragon"]
    (role,) = [card(name) for name, _ in deck.cards if card(name).type == "role"]
    fits, fails = ("For Seekers", "For Keepers") if "seeker" in role.traits else ("For Keepers", "For Seekers")
    assert tried(card(fits), RULES)[0] and tried(card(fails), RULES)[0] == []
    assert tried(card(fails), RULES)[1].startswith(f"With it the deck dragon would not be legal: {fails} is for decks")


def test_random_games_tell_when_it_is_used(file: Path) -> None:
    decks, _ = tried(card("Quiet Shrine"), RULES)
    played = play(card("Quiet Shrine"), RULES, decks, games=10, seed=1)
    assert played.games == played.finished == 10 and not played.errors and not played.loops
    assert set(played.moments) == {("used", "conflict", "action")} and 0 < played.in_games <= 10
    decks, _ = tried(card("For Nobody"), RULES)
    assert not play(card("For Nobody"), RULES, decks, games=4).moments


def test_what_can_be_used_again_and_again_is_a_loop(file: Path) -> None:
    decks, _ = tried(card("Endless Well"), RULES)
    loops = play(card("Endless Well"), RULES, decks, games=12).loops
    assert loops and all("again" not in loop and "fate +" in loop for loop in loops.values())
    decks, _ = tried(card("Lantern Bearer"), RULES)
    assert not play(card("Lantern Bearer"), RULES, decks, games=12).loops


def test_the_rules_it_touches(file: Path) -> None:
    decks, _ = tried(card("Quiet Shrine"), RULES)
    from gorin.cards.registry import cards_for
    from gorin.rulesets import ruleset

    box = ruleset(RULES).open([decks[0].having] * 2, cards_for(RULES), 0).box
    found = touched(card("Quiet Shrine"), RULES, box)
    assert "rr.conflict" in found.headings and "rr.play-restrictions.1" in found.refusals
    assert touched(card("Quiet Shrine"), RULES, None).refusals == ()


def test_paired_games_are_the_same_games(file: Path) -> None:
    decks, _ = tried(card("For Nobody"), RULES)
    every, *each = paired(RULES, decks, "random", pairs=1, seed=5, processes=1)
    assert every.change.n == 2 * len(precons(RULES)) and {x.deck for x in each} == {x.name for x in precons(RULES)}
    assert sum(x.having.value * x.having.n for x in each) == every.having.value * every.having.n
    assert every.change.low <= every.having.value - every.without.value <= every.change.high
    nothing = [deck._replace(having=deck.without) for deck in decks]
    same = paired(RULES, nothing, "random", pairs=1, seed=5, processes=1)
    assert all(x.change.value == 0 and x.having == x.without for x in same), "the same decks, the same games"
    assert [x.without for x in same] == [x.without for x in (every, *each)]


def test_the_command(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    gorin = Terminal(capsys)
    small = ("--games", "4", "--pairs", "1", "--agent", "random")
    shown = gorin("proof", str(file), "--card", "Lantern Bearer", *small)
    assert "Lantern Bearer" in shown and "for 3 " in shown and "Against all decks: wins " in shown
    assert "4 random games: 4 finished" in shown and "14 pairs of random" in shown
    (sheet,) = json.loads(gorin("proof", str(file), "--card", "Quiet Shrine", "--games", "2", "--pairs", "0", "--json"))
    assert sheet["name"] == "Quiet Shrine" and sheet["random_games"]["games"] == 2 and sheet["paired_games"] == []
    assert gorin.refuses("proof", str(file), "--card", "Xyzzy").startswith(
        f"{file} has no card 'Xyzzy'; it has Lantern"
    )
    refused = gorin.refuses("proof", str(file), "--format", "ccg/emperor")
    assert refused == f"{file} has cards of the lcg, which are not played by ccg/emperor."


def test_a_card_with_something_wrong_is_not_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wrong.py"
    path.write_text(
        'hasty = character("Hasty Twin", LION, action(Bow(THAT)), cost=1, military=1, political=1, glory=0)\n'
    )
    gorin = Terminal(capsys)
    gorin("proof", str(path), code=2)
    assert "Hasty Twin, ability 1: THAT(0) is nothing" in gorin.err
    use_cards([])
