"""The deck lab: odds of openings, notes of games, what wins, and the report."""

from __future__ import annotations

import doctest
from dataclasses import replace
from functools import cache
from itertools import combinations
from random import Random

import pytest

from gorin.cards.registry import cards_for
from gorin.decks.precons import deck_for
from gorin.errors import UsageError
from gorin.lab import shares
from gorin.lab.deck import reckoning
from gorin.lab.deck.findings import against, rounds, winners
from gorin.lab.deck.games import Asked, Notes, play
from gorin.lab.deck.page import page
from gorin.lab.deck.reckoning import misses, reckoned
from gorin.lab.deck.study import Study, asked_for, concluded, study
from gorin.lab.deck.words import in_words, plots
from gorin.lab.shares import average, share
from gorin.rulesets.base import DeckList
from gorin.sim.game import new_game

SKIRMISH, EMPEROR = "lcg/skirmish", "ccg/emperor"


class Failing:
    """An agent that fails."""

    name = "failing"

    def act(self, *about: object) -> int:
        raise ValueError("Oh.")


def deck(rules: str, name: str) -> DeckList:
    return deck_for(rules, name)


@cache
def tried() -> Study:
    return study(asked_for(deck(SKIRMISH, "crab"), SKIRMISH, [deck(SKIRMISH, "crane")], "random", 2))


# --- reckoning -------------------------------------------------------------------------------------------------------


def test_odds_are_those_of_all_hands() -> None:
    assert doctest.testmod(reckoning).failed == 0
    hands = list(combinations(range(8), 3))
    assert misses(8, 2, 3) == pytest.approx(sum(0 not in hand and 1 not in hand for hand in hands) / len(hands))
    assert misses(5, 0, 3) == 1.0 and misses(2, 1, 9) == 0.0


def test_odds_are_those_of_the_rules() -> None:
    """Games are begun by the rules of mulligans, and everything but one card is exchanged."""
    wanted, found, games = "Way of the Crab", 0, 120
    odds = {each.name: each for each in reckoned(deck(SKIRMISH, "crab"), SKIRMISH, cards_for(SKIRMISH)).odds}
    assert odds[wanted].copies == 3 or odds[wanted].place == "hand"
    for seed in range(games):
        game = new_game(SKIRMISH, ["crab", "crane"], seed=seed, log=False)
        while game.rounds == 0:
            d = game.decision
            assert d is not None
            options = game.options
            keep = [i for i, text in enumerate(options) if d.player == 0 and not text.startswith(wanted)]
            game.choose(keep[0] if keep else options.index("done") if "done" in options else 0)
        found += wanted in game.table.players[0].hand.names
    assert (
        abs(found / games - odds[wanted].sought) < 3 * (odds[wanted].sought * (1 - odds[wanted].sought) / games) ** 0.5
    )


def test_a_deck_is_reckoned() -> None:
    facts = reckoned(deck(SKIRMISH, "crab"), SKIRMISH, cards_for(SKIRMISH)).as_dict()
    assert facts["influence"] == {"used": 6, "allowed": 6} and facts["counts"]["cards"] == 60
    assert sum(facts["types"].values()) == 60
    dynasty = facts["curve"]["dynasty"]
    assert sum(dynasty.values()) == facts["types"]["character"] - sum(
        n for name, n in deck(SKIRMISH, "crab").cards
        if cards_for(SKIRMISH)[name].type == "character" and cards_for(SKIRMISH)[name].side == "conflict"
    )  # fmt: skip
    assert all(0 <= odds["dealt"] <= odds["sought"] <= 1 for odds in facts["opening"])


def test_where_nothing_is_exchanged_looking_for_a_card_does_not_help() -> None:
    facts = reckoned(deck(EMPEROR, "crab"), EMPEROR, cards_for(EMPEROR))
    assert facts.odds and all(odds.dealt == odds.sought for odds in facts.odds)
    assert facts.as_dict()["influence"] is None


# --- games -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [SKIRMISH, EMPEROR])
def test_notes_of_a_game(rules: str) -> None:
    asked = asked_for(deck(rules, "crab"), rules, [deck(rules, "crane")], "random", 1)
    notes = play(asked, 1)
    titles = {name for name, _ in asked.deck.cards}
    assert notes == play(asked, 1) and notes.seat == 1 and notes.against == "crane" and not notes.error
    assert notes.opening and notes.opening <= notes.drawn and notes.drawn <= titles
    assert notes.played and notes.played <= notes.drawn
    begun = [number for number, _, _ in notes.stands]
    assert begun == sorted(set(begun)) and begun[0] == 1 and begun[-1] <= notes.rounds
    assert set(notes.stands[0][1]) == set(notes.stands[0][2])


def test_against_itself_a_deck_wins_exactly_half() -> None:
    own = deck(SKIRMISH, "crab")
    found = study(asked_for(own, SKIRMISH, [replace(own, name="twin")], "random", 3))
    assert found.games == 6 and found.against[0].won.value == 0.5


def test_a_game_that_fails_counts_for_nothing() -> None:
    name = f"{__name__}:Failing"
    asked = Asked(SKIRMISH, deck(SKIRMISH, "crab"), (deck(SKIRMISH, "crane"),), name, 1)
    notes = play(asked, 0)
    assert "Oh." in notes.error
    found = concluded(asked, [notes])
    assert found.games == 0 and found.failed == (notes.error,) and found.against == ()
    assert page(found) and list(in_words(found)) and "curve" in plots(found)


def test_more_processes_find_the_same() -> None:
    told: list[tuple[int, int]] = []
    assert study(tried().asked, processes=2, advance=lambda *x: told.append(x)) == tried() and told == [(4, 4)]


def test_whom_it_plays() -> None:
    own = deck(SKIRMISH, "crab")
    assert "crab" not in {other.name for other in asked_for(own, SKIRMISH).against}
    assert asked_for(own, SKIRMISH, pairs=0).games == 0
    for wrong, says in (
        ({"rules": "lcg/enlightenment"}, "games of two"),
        ({"pairs": -1}, "not -1"),
        ({"agent": "randon"}, "no agent 'randon'"),
    ):
        with pytest.raises(UsageError, match=says):
            asked_for(own, **({"rules": SKIRMISH} | wrong))


# --- findings --------------------------------------------------------------------------------------------------------


def noted(points: float, cards: str, honor: int = 10, other: str = "crane") -> Notes:
    has = frozenset(cards.split())
    stands = ((1, {"honor": honor}, {"honor": 10}),)
    return Notes(other, 0, points, "honor", 3, has, has, frozenset(), stands)


def test_what_wins_is_told_apart_from_what_does_not() -> None:
    games = [noted(1.0, "Katana")] * 12 + [noted(0.0, "Fan")] * 12 + [noted(1.0, "Fan", 12, "lion")] * 2
    best, *_, worst = [
        each for each in winners(games, ["Fan", "Katana", "Scroll"]) if each.way == "opening" and each.known
    ]
    assert (best.card, best.having, best.without) == ("Katana", share(12, 12), share(2, 14))
    assert best.sure and best.worth.low > 0.4 and worst.card == "Fan" and worst.worth.high < 0
    scroll = next(each for each in winners(games, ["Scroll"]) if each.way == "drawn")
    assert not scroll.known and not scroll.sure and not scroll.as_dict()["sure"]
    assert [(each.deck, each.won) for each in against(games)] == [
        ("", share(14, 26)), ("crane", share(12, 24)), ("lion", share(2, 2)),
    ]  # fmt: skip
    (honor,) = rounds(games)
    assert honor.mine == average([10] * 24 + [12] * 2) and honor.theirs.value == 10 and honor.mine.n == 26
    assert doctest.testmod(shares).failed == 0


def test_games_that_came_less_far_say_nothing_of_later_rounds() -> None:
    rng = Random(1)
    games = [noted(1.0, "")._replace(stands=((1, {"honor": rng.randrange(9)}, {"honor": 1}),)) for _ in range(8)]
    long = games[0]._replace(stands=(*games[0].stands, (2, {"honor": 3}, {"honor": 3})))
    assert [each.round for each in rounds([*games, long])] == [1]


def test_it_is_told_drawn_and_written_as_one_page() -> None:
    said = "\n".join(in_words(tried()))
    assert "against crane: won" in said and "Influence: 6 of 6." in said and "4 games, random on both sides" in said
    drawn = plots(tried())
    assert {"curve", "against", "honor-by-round", "fate-by-round"} <= set(drawn)
    html = page(tried())
    assert html.count("<svg") == len(drawn) and html.count("<table") == 7
    assert "src=" not in html and "href=" not in html and "http" not in html.replace("http://www.w3.org/2000/svg", "")
