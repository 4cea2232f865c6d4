"""Acting against a promise breaks the treaty at once, and so does not having done what was promised in its time."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.sim.game import Game
from gorin.sim.replaying import replay
from tests.lcg.treaties.parleys import (
    OPEN,
    PEACE,
    THREE,
    WAR,
    attack,
    defend,
    honor,
    offer,
    parley,
    promise,
    swear,
    told,
    wait_for,
    wait_until,
)
from tests.states import lcg


@rule("mp.enl-ending-treaties.1", "mp.enl-ending-treaties.2", "mp.enl-treaty-terms.9")
@pytest.mark.parametrize("value", [1, 5])
def test_declaring_a_conflict_against_a_promise_breaks_it_at_once(value: int) -> None:
    game = parley()
    swear(game, 0, 1, promise(PEACE, 1), value=value)
    attack(game, 0, 1)
    assert not game.table.treaties and honor(game) == [10 - value, 10, 10]
    assert game.decision is not None and game.decision.why == "declare a defender", "before anything else is done"
    assert told(game, "A breaks the treaty of A and B (1).") and told(
        game, f"A loses {value} honor: the broken treaty."
    )
    lines = [line.text for line in game.log.lines] if game.log is not None else []
    assert [i for i, line in enumerate(lines) if "declares" in line] < [i for i, x in enumerate(lines) if "breaks" in x]
    assert replay(game.record).state == game.state


@rule("mp.enl-ending-treaties.1", "mp.enl-ending-treaties.2", "mp.enl-treaty-terms.9")
@pytest.mark.parametrize("accepts", [1, 2])
def test_also_by_who_accepted_it(accepts: int) -> None:
    game = parley()
    swear(game, 0, accepts, promise("I wait."), promise(PEACE, 0), 4)
    attack(game, accepts, 0)
    expected = [10, 10, 10]
    expected[accepts] = 6
    assert not game.table.treaties and honor(game) == expected
    assert game.decision is not None and game.decision.why == "declare a defender"


@rule("mp.enl-ending-treaties.1")
def test_who_accepted_it_is_bound_by_every_kind_of_promise() -> None:
    game = parley()
    swear(game, 0, 1, promise("I wait."), promise(OPEN, 0))
    attack(game, 0, 1)
    defend(game, 1, "Eager Scout")
    assert not game.table.treaties and honor(game) == [10, 7, 10]
    swear(game, 0, 1, promise("I wait."), promise("pass"))
    attack(game, 1, 2, "Vanguard Warrior")
    assert not game.table.treaties and honor(game) == [10, 4, 10]


@rule("mp.enl-ending-treaties.1")
def test_a_promise_about_one_player_says_nothing_of_another() -> None:
    game = parley()
    swear(game, 0, 1, promise(PEACE, 1), promise(PEACE, 0))
    attack(game, 0, 2)
    attack(game, 2, 0)
    assert game.table.treaties and honor(game) == [10, 10, 10]
    attack(game, 1, 0)
    assert not game.table.treaties and honor(game) == [10, 7, 10], "B had promised it, too"


@rule("mp.enl-ending-treaties.1")
@pytest.mark.parametrize("what", [PEACE, "pass", OPEN])
def test_what_is_only_offered_binds_nobody(what: str) -> None:
    game = parley()
    given = promise(what, 1, "game") if what != "pass" else promise("pass", time="game")
    offer(game, 0, 1, given)
    attack(game, 0, 1)
    attack(game, 1, 0)
    defend(game, 0, "Doji Challenger")
    assert honor(game) == [10, 10, 10] and game.table.offers and not told(game, "breaks")
    game.aside(1, {"do": "agree", "offer": 1})
    attack(game, 0, 1, "Doji Whisperer") if what != OPEN else None
    assert bool(game.table.treaties) is (what == OPEN), "now it does"


@rule("mp.enl-ending-treaties.1")
def test_a_promise_may_be_about_a_third_player() -> None:
    game = parley()
    swear(game, 0, 1, promise(PEACE, 2))
    attack(game, 0, 1)
    assert game.table.treaties
    attack(game, 0, 2)
    assert not game.table.treaties and honor(game) == [7, 10, 10]


@rule("mp.enl-ending-treaties.1")
def test_who_promised_to_pass_declares_no_conflict_at_all() -> None:
    for foe in (1, 2):
        game = parley()
        swear(game, 0, 1, promise("pass"), promise("pass"))
        attack(game, 2, 0)
        assert game.table.treaties, "C promised nothing"
        attack(game, 0, foe)
        assert not game.table.treaties and honor(game) == [7, 10, 10]
    game = parley()
    swear(game, 0, 1, promise("pass"), promise("pass"))
    wait_for(game, "dynasty", 2)
    assert honor(game) == [10, 10, 10] and told(game, "A passes a conflict.")


@rule("mp.enl-ending-treaties.1")
def test_who_promised_no_defense_declares_no_defenders() -> None:
    game = parley()
    swear(game, 1, 0, promise(OPEN, 0, "game"))
    attack(game, 0, 1)
    defend(game, 1)
    assert game.table.treaties, "nobody was declared"
    attack(game, 2, 1)
    defend(game, 1, "Vanguard Warrior")
    assert game.table.treaties, "it was about A's conflicts"
    attack(game, 0, 1, "Doji Challenger")
    defend(game, 1, "Eager Scout")
    assert not game.table.treaties and honor(game) == [10, 7, 10]
    assert game.decision is not None and game.decision.why == "action"


@rule("mp.enl-ending-treaties.1")
def test_no_defense_may_be_promised_about_a_third_player() -> None:
    game = parley()
    swear(game, 1, 0, promise(OPEN, 2, "game"))
    attack(game, 0, 1)
    defend(game, 1, "Vanguard Warrior")
    assert game.table.treaties, "it was about C's conflicts"
    attack(game, 2, 1)
    defend(game, 1, "Eager Scout")
    assert not game.table.treaties and honor(game) == [10, 7, 10]


@rule("mp.enl-ending-treaties.1")
def test_a_character_that_comes_later_was_not_declared() -> None:
    """Moved into the conflict by an ability: the promise spoke of declaring."""
    text = "A 10/3: Doji Whisperer+3\nB 10/3: Eager Scout+3 | | Fields[Favorable Ground]\nC 10/3: Wandering Ronin+3"
    game = parley(text)
    swear(game, 1, 0, promise(OPEN, 0, "game"))
    attack(game, 0, 1)
    defend(game, 1)
    wait_until(game, 1, "action")
    game.choose(next(i for i, o in enumerate(game.options) if o.startswith("Favorable Ground")))
    while game.why != "action":
        game.choose(0)
    assert game.table.conflict.defenders.names == ["Eager Scout"]
    assert game.table.treaties and honor(game) == [10, 10, 10]


@rule("mp.enl-ending-treaties.4", "rr.treaties.8")
def test_after_a_break_neither_is_bound() -> None:
    game = parley()
    swear(game, 0, 1, promise(PEACE, 1, "game"), promise(PEACE, 0, "game"))
    attack(game, 0, 1)
    assert honor(game) == [7, 10, 10] and not lcg(game).promises
    attack(game, 1, 0, "Vanguard Warrior")
    attack(game, 0, 1, "Doji Challenger")
    assert honor(game) == [7, 10, 10] and len(told(game, "breaks")) == 1


def test_one_declaration_may_break_several_treaties() -> None:
    game = parley()
    swear(game, 0, 1, promise("pass"), value=2)
    swear(game, 2, 0, promise("I wait."), promise(PEACE, 1), value=3)
    attack(game, 0, 1)
    assert not game.table.treaties and honor(game) == [5, 10, 10]


@rule("mp.enl-treaty-terms.7", "rr.treaties.5")
@pytest.mark.parametrize(("time", "ends"), [("phase", ("fate", 1)), (1, ("dynasty", 2)), (2, ("dynasty", 3))])
def test_what_was_not_done_in_its_time_breaks_the_treaty_then(time: Any, ends: tuple[str, int]) -> None:
    game = parley()
    swear(game, 0, 1, promise(WAR, 2, time), promise("I shall watch.", time="game"))
    before = ("conflict", ends[1] if ends[0] == "fate" else ends[1] - 1)
    wait_for(game, *before)
    assert game.table.treaties
    wait_for(game, *ends)
    assert not game.table.treaties and told(game, "A breaks the treaty of A and B (1).")
    assert told(game, "A loses 3 honor: the broken treaty.")


@rule("mp.enl-treaty-terms.6", "mp.enl-treaty-terms.7", "rr.treaties.5")
def test_what_was_done_keeps_it() -> None:
    game = parley()
    swear(game, 0, 1, promise(WAR, 2), promise(PEACE, 0))
    attack(game, 0, 1)
    assert game.table.treaties[0]["fulfilled"] == [False, False], "against another"
    attack(game, 1, 2)
    attack(game, 2, 0)
    assert game.table.treaties[0]["fulfilled"] == [False, False], "by others"
    attack(game, 0, 2)
    assert game.table.treaties[0]["fulfilled"] == [True, False]
    wait_for(game, "fate")
    assert game.table.treaties, "its time is not over yet"
    wait_for(game, "dynasty", 2)
    assert not game.table.treaties and not told(game, "breaks")
    assert told(game, "The treaty of A and B dissolves: its time is over (1).")


@rule("mp.enl-treaty-terms.6", "rr.treaties.5")
def test_a_conflict_may_be_promised_against_each_other() -> None:
    game = parley()
    swear(game, 0, 1, promise(WAR, 1, "phase"), promise(WAR, 0, "phase"))
    attack(game, 0, 1)
    assert game.table.treaties[0]["fulfilled"] == [True, False]
    attack(game, 1, 0)
    assert game.table.treaties[0]["fulfilled"] == [True, True]
    wait_for(game, "fate")
    assert not game.table.treaties and not told(game, "break")


@rule("mp.enl-treaty-terms.7", "rr.treaties.5")
def test_both_may_have_failed_and_then_both_suffer() -> None:
    game = parley()
    swear(game, 0, 1, promise(WAR, 2, "phase"), promise(WAR, 2, "phase"), 4)
    wait_for(game, "fate")
    assert honor(game) == [6, 6, 10] and told(game, "A and B break the treaty of A and B (1).")


def test_who_has_no_honor_left_by_it_is_eliminated() -> None:
    game = parley(THREE.replace("A 10/3", "A 3/3"))
    swear(game, 0, 1, promise(PEACE, 1))
    attack(game, 0, 1)
    assert not game.table.players[0].is_in_game and not game.over
    wait_for(game, "conflict", 2)
    assert replay(game.record).state == game.state


def test_who_fails_several_suffers_for_each_and_others_too() -> None:
    """One treaty after another, also when breaking the first puts somebody out of the game."""
    game = parley(THREE.replace("A 10/3", "A 2/3"))
    swear(game, 0, 1, promise(WAR, 2, "phase"))
    swear(game, 2, 1, promise(WAR, 0, "phase"), value=5)
    swear(game, 0, 2, promise("I wait.", time="game"))
    wait_for(game, "fate")
    assert not game.table.players[0].is_in_game
    assert honor(game)[1:] == [10, 10], "C promised to attack one who is gone"
    assert told(game, "The treaty of A and C dissolves: A is out of the game (3).")


@rule("mp.enl-player-elimination.7", "rr.player-elimination.6")
def test_the_treaties_of_who_is_eliminated_are_dissolved() -> None:
    game = parley()
    swear(game, 0, 1, promise(PEACE, 1, "game"))
    swear(game, 1, 2, promise(PEACE, 2, "game"), promise(WAR, 0, "phase"))
    swear(game, 2, 0, promise(PEACE, 0, "game"))
    game.aside(2, {"do": "concede"})
    assert [x["players"] for x in game.table.treaties] == [[0, 1]]
    assert told(game, "The treaty of B and C dissolves: C is out of the game (2).")
    assert honor(game)[:2] == [10, 10] and not told(game, "breaks"), "without any penalty"
    assert {x.deal for x in lcg(game).promises} == {1}


def test_offers_of_and_about_who_is_eliminated_are_gone() -> None:
    game = parley()
    game.aside(0, {"do": "offer", "to": 1, "value": 1, "mine": promise(PEACE, 2), "yours": promise("pass")})
    game.aside(2, {"do": "offer", "to": 1, "value": 1, "mine": promise("pass"), "yours": promise("pass")})
    game.aside(1, {"do": "offer", "to": 0, "value": 1, "mine": promise("pass"), "yours": promise("pass")})
    swear(game, 2, 0, promise("pass"))
    game.aside(2, {"do": "concede"})
    assert [x["id"] for x in game.table.offers] == [3] and {x.deal for x in lcg(game).promises} == {3}


def test_what_was_promised_about_who_is_gone_counts_as_kept() -> None:
    game = parley()
    swear(game, 0, 1, promise(WAR, 2, 1))
    game.aside(2, {"do": "concede"})
    assert game.table.treaties[0]["fulfilled"] == [True, False]
    wait_for(game, "dynasty", 2)
    assert honor(game)[:2] == [10, 10] and not game.table.treaties


def test_a_penalty_beside_a_decision_asks_the_same_again() -> None:
    game = parley()
    swear(game, 0, 1, promise("I shall be quiet."), value=2)
    wait_until(game, 2, "declare a conflict")
    game.choose(0)
    why, options = game.why, game.options
    game.aside(1, {"do": "accuse", "treaty": 1})
    game.aside(0, {"do": "confess", "treaty": 1})
    assert honor(game) == [8, 10, 10] and (game.why, game.options) == (why, options)
    game.choose(0)
    assert replay(game.record).state == game.state


def confesses(game: Game) -> None:
    """A has sworn B something in words, and says that it was broken."""
    game.aside(1, {"do": "accuse", "treaty": 1})
    game.aside(0, {"do": "confess", "treaty": 1})


TAINTED = "A 5/3: Doji Whisperer+3&, Doji Challenger+3&, Doji Hotaru+3&" + THREE[THREE.index("\n") :]
THEIRS = ["Doji Challenger", "Doji Hotaru", "Doji Whisperer"]


def declare(game: Game, *names: str) -> None:
    """These characters, one after another, as attackers or defenders."""
    for name in names:
        game.choose(game.options.index(name))


def attack_politically(game: Game) -> None:
    game.choose(next(i for i, o in enumerate(game.options) if o.startswith("political")))
    game.choose(0)


@pytest.mark.parametrize(("value", "paid"), [(1, 3), (3, 1)])
def test_attackers_who_can_no_longer_be_paid_for_are_chosen_again(value: int, paid: int) -> None:
    """Each of the three is tainted and costs 1 honor."""
    game = parley(TAINTED)
    swear(game, 0, 1, promise("I shall be quiet."), value=value)
    game.header.stop = True  # also "done" alone is asked
    wait_until(game, 0, "declare a conflict")
    attack_politically(game)
    declare(game, *THEIRS)
    confesses(game)
    if value == 3:
        assert game.decision is not None and (game.decision.player, game.why) == (0, "declare a conflict")
        attack_politically(game)
        declare(game, THEIRS[0])
    declare(game, "done")
    assert sorted(game.table.conflict.attackers.names) == THEIRS[:paid] and honor(game)[0] == 5 - value - paid


@pytest.mark.parametrize("value", [1, 3])
def test_and_so_are_defenders(value: int) -> None:
    game = parley(TAINTED)
    swear(game, 0, 1, promise("I shall be quiet."), value=value)
    game.header.stop = True
    attack(game, 2, 0)
    wait_until(game, 0, "declare a defender")
    declare(game, *THEIRS)
    confesses(game)
    assert game.why == "declare a defender" and ("Doji Hotaru" in game.options) is (value == 3)
    declare(game, *THEIRS[:1] if value == 3 else [], "done")
    paid = 1 if value == 3 else 3
    assert sorted(game.table.conflict.defenders.names) == THEIRS[:paid] and honor(game)[0] == 5 - value - paid
