"""Treaty cards: an option. One lies facedown with each treaty and says what breaking it brings about."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gorin.kernel.record import read_record
from gorin.kernel.views import resample
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.treaties.cards import BREAKER, CARDS, OTHER, SAID, TreatyCard
from gorin.sim.game import Game, new_game, set_up
from gorin.sim.replaying import replay
from tests.lcg.treaties.parleys import (
    PEACE,
    THREE,
    WAR,
    attack,
    calm,
    honor,
    parley,
    promise,
    swear,
    told,
    wait_for,
    wait_until,
)
from tests.states import lcg


def called(name: str) -> int:
    return next(i for i, card in enumerate(CARDS) if card.name == name)


def with_card(name: str, text: str = THREE) -> Game:
    """A table on whose treaty deck this card lies on top."""
    game = parley(text, treaty_cards=True)
    rest = [row for row in lcg(game).treaty_deck if row[0] != called(name)]
    lcg(game).treaty_deck = ((called(name),), *rest)
    return game


def broken(name: str, value: int = 3, text: str = THREE) -> Game:
    """A has broken a treaty with B, with which this card lay."""
    game = with_card(name, text)
    swear(game, 0, 1, promise(PEACE, 1), value=value)
    attack(game, 0, 1)
    return game


@rule("mp.enl-treaty-cards.1", "rr.treaty-cards.1")
def test_the_deck_is_shuffled_as_the_game_is_set_up() -> None:
    orders = {
        lcg(new_game("lcg/enlightenment", seed=seed, options={"treaty_cards": True})).treaty_deck for seed in range(5)
    }
    assert len(orders) == 5
    for order in orders:
        assert sorted(card for (card,) in order) == list(range(len(CARDS)))
    assert lcg(new_game("lcg/enlightenment", seed=1)).treaty_deck == (), "only where it is played with them"
    tables = {
        lcg(set_up(THREE, "lcg/enlightenment", seed, options={"treaty_cards": True})).treaty_deck for seed in range(5)
    }
    assert len(tables) == 5


@rule("mp.enl-treaty-cards.3", "rr.treaty-cards.3")
def test_the_top_card_lies_with_a_treaty_and_nobody_sees_it() -> None:
    game = with_card("Blood Price")
    before = lcg(game).treaty_deck
    swear(game, 0, 1, promise(PEACE, 1), value=2)
    assert lcg(game).treaties[0].card == called("Blood Price") and lcg(game).treaty_deck == before[1:]
    for view in (*(game.view(seat) for seat in range(3)), game.rules.open_view(game.state)):
        assert view["treaties"][0]["card"] is True and view["treaties"][0]["value"] == 2
        assert view["treaty_cards"] == {"deck": len(CARDS) - 1, "revealed": []}
        assert not any(card.name in str(view) for card in CARDS)
    assert "a treaty card at 2 is at stake" in game.table.treaties[0]["words"]
    assert not any(told(game, card.name) for card in CARDS)


@rule("mp.enl-treaty-cards.3")
def test_a_deck_that_is_empty_leaves_honor_at_stake() -> None:
    game = parley(treaty_cards=True)
    lcg(game).treaty_deck = ()
    swear(game, 0, 1, promise(PEACE, 1), value=4)
    assert game.table.treaties[0]["card"] is False and "4 honor is at stake" in game.table.treaties[0]["words"]
    attack(game, 0, 1)
    assert honor(game) == [6, 10, 10]


@rule("mp.enl-treaty-cards.2", "mp.enl-ending-treaties.3", "rr.treaty-cards.2")
def test_the_card_says_what_happens_and_no_honor_is_lost_besides() -> None:
    game = broken(
        "Confiscated Letters", 2, THREE.replace("Challenger+3", "Challenger+3 | Banzai!, Fine Katana, Ornate Fan")
    )
    assert honor(game) == [10, 10, 10]
    assert len(game.table.players[0].hand) == 1


@rule("mp.enl-treaty-cards.2", "mp.enl-ending-treaties.3", "rr.treaty-cards.2")
def test_the_card_counts_however_the_treaty_is_broken() -> None:
    """By what was not done in its time, or by confessing."""
    game = with_card("The Better Name")
    swear(game, 0, 1, promise(WAR, 2, "phase"), value=2)
    wait_for(game, "fate")
    assert honor(game) == [10, 12, 10]
    game = with_card("Blood Price")
    swear(game, 0, 1, promise("I wait."), value=2)
    game.aside(1, {"do": "accuse", "treaty": 1})
    game.aside(0, {"do": "confess", "treaty": 1})
    assert [player.fate for player in game.table.players] == [1, 4, 3] and honor(game) == [10, 10, 10]


@rule("rr.treaties.7")
@pytest.mark.parametrize("value", [1, 2, 5])
def test_breaking_it_costs_as_much_honor_as_is_at_stake_unless_a_card_is(value: int) -> None:
    game = parley()
    swear(game, 0, 1, promise(PEACE, 1), value=value)
    attack(game, 0, 1)
    assert honor(game) == [10 - value, 10, 10]
    assert honor(broken("Blood Price", value)) == [10, 10, 10]


@rule("mp.enl-treaty-cards.4", "rr.treaty-cards.4")
def test_it_is_revealed_and_everybody_reads_it() -> None:
    game = broken("Loss of Face", 4)
    card = CARDS[called("Loss of Face")]
    assert told(game, f"The treaty card is {card.name}: {card.text}") and honor(game) == [6, 10, 10]
    assert told(game, "A loses 4 honor: the broken treaty.")
    for seat in range(3):
        assert game.view(seat)["treaty_cards"]["revealed"] == [{"name": card.name, "text": card.text}]


@rule("mp.enl-treaty-cards.4", "rr.treaty-cards.4")
def test_who_breaks_the_treaty_resolves_its_text() -> None:
    game = broken("Blood Price", 2)
    assert [player.fate for player in game.table.players] == [1, 4, 3] and honor(game) == [10, 10, 10]
    game = with_card("Blood Price")
    swear(game, 1, 0, promise("I wait."), promise(PEACE, 1), 2)
    attack(game, 0, 1)
    assert [player.fate for player in game.table.players] == [1, 4, 3] and honor(game) == [10, 10, 10], (
        "A, who had accepted it"
    )
    game = broken("Empty Barracks", 1)
    assert game.decision is not None and game.decision.player == 0, "who chooses for it"
    game.choose(game.options.index("Doji Challenger"))
    assert [c.name for player in game.table.players for c in player.characters if c.bowed] == ["Doji Challenger"]


@rule("mp.enl-treaty-cards.5", "rr.treaty-cards.5")
def test_who_did_not_break_it_is_only_the_other_of_the_two() -> None:
    game = broken("The Better Name", 5)
    assert honor(game) == [10, 15, 10]
    game = with_card("The Better Name")
    swear(game, 1, 0, promise("I wait."), promise(PEACE, 2), 5)
    attack(game, 0, 2)
    assert honor(game) == [10, 15, 10], "not the one who was attacked"


@rule("mp.enl-treaty-cards.6", "rr.treaty-cards.6")
def test_its_card_goes_under_the_deck() -> None:
    game = with_card("Loss of Face")
    top, *rest = lcg(game).treaty_deck
    swear(game, 0, 1, promise(PEACE, 1))
    attack(game, 0, 1)
    assert lcg(game).treaty_deck == (*rest, top), "the others lie as they lay"
    assert lcg(game).treaty_deck[-1] == (called("Loss of Face"),) and len(lcg(game).treaty_deck) == len(CARDS)
    for name in ("Blood Price", "Empty Barracks"):
        game = with_card(name)
        top, *rest = lcg(game).treaty_deck
        swear(game, 0, 1, promise(PEACE, 1, "phase"), promise(PEACE, 0, "phase"))
        if name == "Empty Barracks":
            for who in (0, 1):
                game.aside(who, {"do": "dissolve", "treaty": 1})
        else:
            wait_for(game, "fate")
        assert not game.table.treaties and lcg(game).treaty_deck[-1] == (called(name),)
        assert lcg(game).treaty_deck == (*rest, top)
        assert not told(game, name) and not lcg(game).treaty_cards_seen, "unrevealed"


@rule("mp.enl-treaty-cards.6", "mp.enl-player-elimination.7")
def test_also_when_one_of_the_two_is_eliminated() -> None:
    game = with_card("Blood Price")
    swear(game, 0, 2, promise(PEACE, 2))
    game.aside(2, {"do": "concede"})
    assert lcg(game).treaty_deck[-1] == (called("Blood Price"),)
    game = broken("Loss of Face", 5, THREE.replace("A 10/3", "A 5/3"))
    assert not game.table.players[0].is_in_game and len(lcg(game).treaty_deck) == len(CARDS)


HANDS = "A 10/3: Doji Whisperer+3, Doji Challenger+3, Doji Hotaru+1 | Banzai!, Fine Katana, Ornate Fan, Fine Katana"
RICH = f"{HANDS}\nB 10/3: Eager Scout+3_, Vanguard Warrior+3_, Matsu Berserker+3_\nC 10/3: Wandering Ronin+3"


def after(name: str, value: int) -> Game:
    """The card on a table where all of it can happen; characters are chosen as they come."""
    game = broken(name, value, RICH)
    while game.decision is not None and game.decision.why == "a character for the treaty card":
        game.choose(0)
    return game


def test_honor_and_fate_and_cards_by_value() -> None:
    game = after("A Public Apology", 3)
    assert honor(game) == [8, 12, 10], "half of 3, rounded up"
    game = after("Blood Price", 2)
    assert [player.fate for player in game.table.players] == [1, 4, 3] and honor(game) == [10, 10, 10]
    game = after("Blood Price", 5)
    assert [player.fate for player in game.table.players] == [0, 6, 3], "no more than is there"
    game = after("Merchants Turn Away", 2)
    assert [player.fate for player in game.table.players] == [1, 3, 3] and honor(game) == [9, 10, 10]
    game = after("A Loose Tongue", 4)
    assert [len(player.hand) for player in game.table.players] == [2, 2, 0]


def test_characters_are_chosen_by_their_own_player() -> None:
    game = broken("Empty Barracks", 1, RICH)
    d = game.decision
    assert d is not None and d.player == 0 and d.why == "a character for the treaty card"
    assert game.question == "The treaty is broken (Empty Barracks: bow 1 of them). Which of your characters is it?"
    assert len(game.options) == 3
    game.choose(game.options.index("Doji Challenger"))
    assert [c.name for c in game.table.players[0].characters if c.bowed] == ["Doji Challenger"]
    assert game.decision is not None and game.decision.why == "declare a defender"
    game = broken("Hostages Ride Home", 2, RICH)
    assert game.decision is not None and game.decision.player == 1, "the other readies"
    game.choose(0)
    assert game.question.startswith("The treaty is broken (Hostages Ride Home: ready 1 of them)")
    game.choose(0)
    assert sum(c.bowed for c in game.table.players[1].characters) == 1 and honor(game) == [9, 10, 10]


def test_honored_dishonored_and_left_by_followers() -> None:
    game = after("Whispers at Court", 3)
    assert sum(c.dishonored for c in game.table.players[0].characters) == 2
    game = after("Songs of the Betrayed", 3)
    assert sum(c.honored for c in game.table.players[1].characters) == 2 and honor(game) == [8, 10, 10]
    game = after("Followers Drift Away", 5)
    assert sorted(c.fate for c in game.table.players[0].characters) == [0, 2, 2], "1 from each, and there are three"


def test_where_nothing_can_happen_the_game_goes_on() -> None:
    bare = "A 10/0: Doji Whisperer\nB 10/3: Eager Scout+3, Vanguard Warrior+3\nC 10/3: Wandering Ronin+3"
    for card in CARDS:
        game = broken(card.name, 5, bare)
        while game.decision is not None and game.decision.why == "a character for the treaty card":
            game.choose(0)
        assert game.decision is not None and game.decision.why == "declare a defender", card.name
        assert replayed(game, bare)


def replayed(game: Game, text: str) -> bool:
    """A saved game is opened by its snapshot: the deck was stacked by hand, which no choice tells."""
    saved = read_record(game.saved.lines())
    assert saved.snapshot is not None
    again = parley(text, treaty_cards=True)
    again.stand_at(saved.snapshot, saved.choices, saved.asides)
    return again.state == game.state


def test_both_break_it_and_there_is_nobody_who_did_not() -> None:
    game = with_card("A Public Apology")
    swear(game, 0, 1, promise(WAR, 2, "phase"), promise(WAR, 2, "phase"), 4)
    wait_for(game, "fate")
    assert honor(game) == [8, 8, 10]
    game = with_card("Empty Barracks")
    swear(game, 0, 1, promise(WAR, 2, "phase"), promise(WAR, 2, "phase"), 1)
    asked = []
    while game.table.phase != "fate":
        if game.why == "a character for the treaty card" and game.decision is not None:
            asked.append(game.decision.player)
        calm(game)
    assert asked == [0, 1]


def test_both_break_it_and_one_leaves_halfway() -> None:
    """The other's characters are chosen all the same."""
    game = with_card("Empty Barracks")
    swear(game, 0, 1, promise(WAR, 2, "phase"), promise(WAR, 2, "phase"), 1)
    while game.why != "a character for the treaty card":
        calm(game)
    game.choose(0)
    assert game.decision is not None and game.decision.player == 1
    game.aside(0, {"do": "concede"})
    assert (game.decision.player, game.why) == (1, "a character for the treaty card")
    game.choose(game.options.index("Eager Scout"))
    assert [c.name for c in game.table.players[1].characters if c.bowed] == ["Eager Scout"]


@pytest.mark.parametrize("bowed", ["Doji Whisperer", "Doji Challenger"])
def test_who_is_bowed_while_the_attackers_are_chosen_does_not_attack(bowed: str) -> None:
    game = with_card("Empty Barracks", RICH)
    swear(game, 0, 1, promise("I wait."), value=1)
    wait_until(game, 0, "declare a conflict")
    game.choose(0)
    game.choose(0)
    game.choose(game.options.index("Doji Challenger"))
    assert game.why == "declare an attacker"
    game.aside(1, {"do": "accuse", "treaty": 1})
    game.aside(0, {"do": "confess", "treaty": 1})
    game.choose(game.options.index(bowed))
    if bowed == "Doji Challenger":
        assert game.why == "declare a conflict", "it is declared anew"
        game.choose(0)
        game.choose(0)
    assert game.why == "declare an attacker" and "Doji Challenger" not in game.options
    game.choose(game.options.index("Doji Hotaru"))
    assert bowed not in game.options and game.why == "declare an attacker"
    game.choose(game.options.index("done"))
    attacking = ["Doji Hotaru"] if bowed == "Doji Challenger" else ["Doji Challenger", "Doji Hotaru"]
    assert sorted(game.table.conflict.attackers.names) == attacking


@pytest.mark.parametrize("card", ["Confiscated Letters", "Loss of Face"])
def test_a_card_that_is_discarded_while_it_is_played_is_not_played(card: str) -> None:
    """Confessed while its player chooses what it is attached to."""
    game = with_card(card, THREE.replace("Challenger+3", "Challenger+3 | Fine Katana"))
    swear(game, 0, 1, promise("I wait."), value=3)
    attack(game, 0, 1)
    wait_until(game, 0, "action")
    game.choose(game.options.index("play Fine Katana"))
    game.aside(1, {"do": "accuse", "treaty": 1})
    game.aside(0, {"do": "confess", "treaty": 1})
    if card == "Loss of Face":
        game.choose(game.options.index("Doji Challenger"))
    assert game.why == "action" and game.decision is not None and game.decision.player == 1
    bearers = [c.name for c in game.table.players[0].characters if c.attachments]
    assert bearers == (["Doji Challenger"] if card == "Loss of Face" else [])


def test_nobody_can_find_out_what_lies_there() -> None:
    """What a player cannot see is dealt anew: among all cards that were not revealed, wherever they lie."""
    game = broken("Loss of Face", 1)
    swear(game, 0, 1, promise("I wait.", time="game"))
    swear(game, 2, 1, promise("I wait.", time="game"))
    s = game.state
    lies: set[tuple[int, ...]] = set()
    for seat in range(3):
        for seed in range(20):
            t: Any = resample(s, seat, seed)
            assert s.box.rules.view(t, seat) == s.box.rules.view(s, seat)
            assert t.treaty_deck[-1] == (called("Loss of Face"),), "where everybody saw it go"
            cards = [x.card for x in t.treaties] + [card for (card,) in t.treaty_deck]
            assert sorted(cards) == list(range(len(CARDS)))
            lies.add(tuple(x.card for x in t.treaties))
            assert resample(t, seat, seed).treaty_deck == t.treaty_deck, "by nothing but what is known"
    assert len(lies) > 10


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.name)
def test_every_card_says_what_it_does(card: TreatyCard) -> None:
    assert len({x.name for x in CARDS}) == len(CARDS) >= 12
    assert 1 <= len(card.effects) <= 2 and {x.kind for x in card.effects} <= set(SAID)
    assert card.text.count(BREAKER) == sum(x.who == BREAKER for x in card.effects)
    assert card.text.count(OTHER) == sum(x.who == OTHER for x in card.effects)
    for effect in card.effects:
        amounts = [effect.amount(value) for value in range(1, 6)]
        assert amounts == sorted(amounts) and amounts[0] >= 1 and amounts[-1] > amounts[0], "by the value at stake"
        assert effect.kind != ev.LOSE_HONOR or effect.who == BREAKER


def test_games_with_treaty_cards_can_be_replayed() -> None:
    dice = Random(5)
    game = new_game("lcg/enlightenment", players=3, seed=5, options={"treaty_cards": True})
    while not game.rounds:
        game.choose(dice.randrange(len(game.options)))
    swear(game, 0, 1, promise("pass", time="game"), promise("pass", time="game"))
    swear(game, 2, 1, promise("pass", time="game"), promise("pass", time="game"))
    while not game.over and game.table.treaties:
        game.choose(dice.randrange(len(game.options)))
    assert told(game, "The treaty card is")
    assert replay(read_record(game.record.lines())).state == game.state
