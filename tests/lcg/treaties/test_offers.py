"""Offering treaties and agreeing to them: both promises, their time, the value; who may have one with whom."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.sim.game import Game, new_game
from tests.lcg.treaties.parleys import (
    OPEN,
    PEACE,
    THREE,
    WAR,
    WORD,
    attack,
    honor,
    offer,
    parley,
    promise,
    refused,
    swear,
    told,
    wait_for,
)
from tests.states import lcg


@rule("mp.enl-treaties.1", "mp.enl-treaties.2", "rr.treaties.1")
def test_a_treaty_stands_once_both_have_agreed_to_all_of_it() -> None:
    game = parley()
    first = offer(game, 0, 1, promise(PEACE, 1), promise(OPEN, 0, "phase"), 4)
    assert not game.table.treaties, "so far it is only offered"
    game.aside(1, {"do": "counter", "offer": first, "value": 2, "mine": promise(PEACE, 0), "yours": promise(PEACE, 1)})
    (countered,) = game.table.offers
    assert (countered["by"], countered["to"], countered["value"]) == (1, 0, 2) and not game.table.treaties
    assert "No offer '1' was made to B" in refused(game, 1, do="agree", offer=first), "the first is gone"
    assert "No offer '2' was made to B" in refused(game, 1, do="agree", offer=countered["id"]), "nobody agrees alone"
    assert "No offer '2' was made to C" in refused(game, 2, do="agree", offer=countered["id"]), "nor for another"
    terms = {"value": 1, "mine": WORD, "yours": WORD}
    assert "No offer '2' was made to C" in refused(game, 2, do="counter", offer=countered["id"], **terms)
    game.aside(0, {"do": "agree", "offer": countered["id"]})
    (treaty,) = game.table.treaties
    assert treaty["players"] == [1, 0] and treaty["value"] == 2 and treaty["since"] == 1
    assert treaty["promises"] == [promise(PEACE, 0), promise(PEACE, 1)]
    assert not game.table.offers


@rule("mp.enl-treaties.1", "rr.treaties.1")
@pytest.mark.parametrize(("a", "b"), [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)])
def test_any_two_may_make_one(a: int, b: int) -> None:
    game = parley()
    swear(game, a, b, promise(PEACE, b), promise(PEACE, a), 2)
    assert [(x["players"], x["value"]) for x in game.table.treaties] == [([a, b], 2)]


@rule("mp.enl-treaties.2", "rr.treaties.1")
def test_what_is_only_offered_binds_nobody() -> None:
    game = parley()
    offer(game, 0, 1, promise(PEACE, 1), promise(WAR, 0))
    attack(game, 0, 1)
    attack(game, 1, 0)
    assert honor(game) == [10, 10, 10] and not told(game, "breaks")
    game.aside(1, {"do": "agree", "offer": 1})
    assert game.table.treaties[0]["fulfilled"] == [False, False], "what was done before does not count"


@rule("mp.enl-treaties.2")
def test_an_offer_may_be_declined_or_taken_back() -> None:
    game = parley()
    for who in (0, 1):
        id = offer(game, 0, 1, promise(PEACE, 1))
        assert "There is no offer" in refused(game, 2, do="decline", offer=id)
        game.aside(who, {"do": "decline", "offer": id})
        assert not game.table.offers and not game.table.treaties and not lcg(game).promises
    assert told(game, "A takes the offer to B back (1).") and told(game, "B declines A's offer (2).")


def test_an_offer_that_nobody_answers_lapses_with_the_round() -> None:
    game = parley()
    id = offer(game, 0, 1, promise(PEACE, 1))
    wait_for(game, "fate")
    assert game.table.offers
    wait_for(game, "dynasty", 2)
    assert not game.table.offers and told(game, "A's offer to B lapses (1).")
    assert "No offer '1'" in refused(game, 1, do="agree", offer=id)


@rule("mp.enl-treaty-terms.1", "rr.treaties.2")
@pytest.mark.parametrize("missing", ["mine", "yours", "value", "to"])
def test_both_promise_something(missing: str) -> None:
    game = parley()
    what: dict[str, Any] = {"to": 1, "value": 3, "mine": promise(PEACE, 1), "yours": WORD}
    del what[missing]
    try:
        game.aside(0, {"do": "offer", **what})
    except Exception as error:
        assert str(error) == f"The aside 'offer' needs '{missing}'."
    else:
        raise AssertionError("it was offered")
    nothing: Any
    for nothing in (None, {}, "", []):
        assert "'mine' is no promise" in refused(game, 0, do="offer", to=1, value=3, mine=nothing, yours=WORD)
        assert "'yours' is no promise" in refused(game, 0, do="offer", to=1, value=3, mine=WORD, yours=nothing)


BAD = [
    ({"promise": "peace", "for": 1}, "'mine' is no promise: its 'promise' is one of"),
    ({"promise": "no conflict", "for": 1}, "'mine' needs 'against' to be a promise of 'no conflict'."),
    ({"promise": "no conflict", "against": 1}, "'mine' needs 'for'"),
    ({"promise": "pass", "for": 1, "against": 1}, "'mine' has 'against', which a promise of 'pass' does not have."),
    ({"promise": "no conflict", "against": 7, "for": 1}, "'against' in 'mine' is a seat from 0 to 2, not '7'."),
    ({"promise": "no conflict", "against": True, "for": 1}, "'against' in 'mine' is a seat"),
    ({"promise": "no conflict", "against": 0, "for": 1}, "'against' in 'mine': A cannot fight A."),
    ({"promise": "words", "words": " ", "for": 1}, "'words' in 'mine' says what is promised"),
    ({"promise": "words", "words": 5, "for": 1}, "'words' in 'mine' says what is promised, not '5'."),
    ({"promise": "words", "words": "x" * 201, "for": 1}, "'words' in 'mine' has 201 letters; 200 are the most."),
    ({"promise": "words", "words": "two\nlines", "for": 1}, "'words' in 'mine' is one line"),
]


@rule("mp.enl-treaty-terms.2", "rr.treaties.2")
@pytest.mark.parametrize(("mine", "says"), BAD, ids=lambda x: x if isinstance(x, str) else "")
def test_a_promise_is_something_one_can_do(mine: Any, says: str) -> None:
    """Also what the other is to promise: A offers, and B."""
    assert says in refused(parley(), 0, do="offer", to=1, value=3, mine=mine, yours=WORD)
    says = says.replace("'mine'", "'yours'")
    assert says in refused(parley(), 1, do="offer", to=0, value=3, mine=WORD, yours=mine)


@rule("mp.enl-treaty-terms.2")
def test_no_conflict_can_be_promised_where_none_can_be_declared() -> None:
    game = parley()
    terms = {"do": "offer", "to": 1, "value": 3, "yours": WORD}
    lcg(game).left[0] = 0
    assert "A has no opportunity left" in refused(game, 0, **terms, mine=promise(WAR, 1, "phase"))
    assert "in this round" in refused(game, 0, **terms, mine=promise(WAR, 1, 1))
    game.aside(0, {**terms, "mine": promise(WAR, 1, 2)})
    wait_for(game, "fate")
    assert "in this phase" in refused(game, 2, **terms, mine=promise(WAR, 1, "phase"))
    assert "in this round" in refused(game, 2, **terms, mine=promise(WAR, 1, 1))
    wait_for(game, "dynasty", 2)
    assert "in this phase" in refused(game, 2, **terms, mine=promise(WAR, 1, "phase"))
    game.aside(2, {**terms, "mine": promise(WAR, 1, 1)})
    late = parley()
    id = offer(late, 0, 1, promise(WAR, 1, "phase"))
    lcg(late).left[0] = 0
    assert "A has no opportunity left" in refused(late, 1, do="agree", offer=id), "it was possible when it was offered"


@rule("mp.enl-treaty-terms.2", "rr.treaties.2")
def test_nor_can_it_be_asked_of_who_can_declare_none() -> None:
    game = parley()
    id = offer(game, 2, 1, WORD, promise(WAR, 0, "phase"))
    lcg(game).left[1] = 0
    terms = {"do": "offer", "to": 1, "value": 3, "mine": WORD}
    assert "B has no opportunity left" in refused(game, 0, **terms, yours=promise(WAR, 0, "phase"))
    assert "B has no opportunity left" in refused(game, 1, do="agree", offer=id)
    game.aside(0, {**terms, "mine": promise(WAR, 1, "phase"), "yours": WORD})


@rule("mp.enl-treaty-terms.3", "rr.treaties.3")
@pytest.mark.parametrize("what", ["honor", "fate", "card", "ring", "give"])
def test_nothing_can_be_handed_over(what: str) -> None:
    """There is no such promise; what is promised in free words moves nothing."""
    game = parley(THREE.replace("Challenger+3", "Challenger+3 | Banzai!, Fine Katana") + "\nrings air=A1")
    assert "is no promise" in refused(game, 0, do="offer", to=1, value=3, mine={"promise": what, "for": 1}, yours=WORD)
    mine = {**promise(PEACE, 1), what: 2}
    assert "does not have" in refused(game, 0, do="offer", to=1, value=3, mine=mine, yours=WORD)
    before = belongings(game)
    assert before[0] == (10, 3, ("Banzai!", "Fine Katana"), ("air of A",))
    swear(game, 0, 1, promise(f"I give you 2 {what}."))
    assert belongings(game) == before


def belongings(game: Game) -> list[tuple[int, int, tuple[str | None, ...], tuple[str, ...]]]:
    """What each player has that could be handed over."""
    return [
        (player.honor, player.fate, tuple(player.hand.names), tuple(x.name for x in player.rings))
        for player in game.table.players
    ]


@rule("mp.enl-treaty-terms.4", "rr.treaties.4")
def test_how_long_it_lasts() -> None:
    game = parley()
    for wrong in (0, 10, -1, True, 1.5, "round", None):
        assert "'for' in 'mine'" in refused(
            game, 0, do="offer", to=1, value=3, mine=promise(PEACE, 1, wrong), yours=WORD
        )
    for time, until in (("phase", "phase"), (1, 1), (9, 9), ("game", "game")):
        id = swear(game, 0, 1, promise(PEACE, 1, time), promise(PEACE, 0, time))
        assert game.table.treaties[-1]["until"] == until
        for who in (0, 1):
            game.aside(who, {"do": "dissolve", "treaty": id})


@rule("mp.enl-treaty-terms.4", "rr.treaties.4")
@pytest.mark.parametrize(
    ("time", "last", "over"),
    [
        ("phase", ("dynasty", 2), ("draw", 2)),
        (1, ("fate", 2), ("dynasty", 3)),
        (2, ("fate", 3), ("dynasty", 4)),
        ("game", ("fate", 4), None),
    ],
)
def test_its_time_counts_from_the_agreement(time: Any, last: tuple[str, int], over: tuple[str, int] | None) -> None:
    """In the second round, and in a phase without conflicts."""
    game = parley()
    wait_for(game, "dynasty", 2)
    swear(game, 0, 1, promise(PEACE, 1, time), promise("I wait.", time=time))
    wait_for(game, *last)
    assert game.table.treaties
    if over is not None:
        wait_for(game, *over)
        assert not game.table.treaties


@rule("mp.enl-treaty-terms.5", "mp.open-treaty-duration.1")
def test_each_promise_has_its_own_time_and_the_treaty_lasts_for_the_longer() -> None:
    game = parley()
    swear(game, 0, 1, promise(PEACE, 1, "phase"), promise("I shall not speak of it.", time=2))
    assert game.table.treaties[0]["until"] == 2
    wait_for(game, "fate")
    (treaty,) = game.table.treaties
    assert treaty["fulfilled"] == [True, False]
    wait_for(game, "conflict", 2)
    assert game.table.treaties
    before = honor(game)
    attack(game, 0, 1)
    assert honor(game) == before and game.table.treaties, "A's promise was over"
    wait_for(game, "dynasty", 3)
    assert not game.table.treaties


@rule("mp.enl-treaty-terms.8", "rr.treaties.6")
def test_one_to_five_may_be_at_stake() -> None:
    game = parley()
    for wrong in (0, 6, -1, True, 2.0, "3", None):
        assert "'value' is a number from 1 to 5" in refused(
            game, 0, do="offer", to=1, value=wrong, mine=promise(PEACE, 1), yours=WORD
        )
    for value in range(1, 6):
        id = offer(game, 0, 1, promise(PEACE, 1), value=value)
        assert game.table.offers[0]["value"] == value
        game.aside(0, {"do": "decline", "offer": id})
        id = swear(game, 0, 1, promise(PEACE, 1), value=value)
        assert game.table.treaties[0]["value"] == value
        for who in (0, 1):
            game.aside(who, {"do": "dissolve", "treaty": id})
    game.aside(
        1,
        {
            "do": "counter",
            "offer": offer(game, 0, 1, promise(PEACE, 1), value=5),
            "value": 2,
            "mine": WORD,
            "yours": WORD,
        },
    )
    assert game.table.offers[0]["value"] == 2
    game.aside(0, {"do": "agree", "offer": game.table.offers[0]["id"]})
    assert game.table.treaties[0]["value"] == 2, "what was agreed in the end"
    for who in (0, 1):
        game.aside(who, {"do": "dissolve", "treaty": game.table.treaties[0]["id"]})
    id = offer(game, 0, 1, promise(PEACE, 1), value=5)
    wrong_one = {"offer": id, "value": 6, "mine": WORD, "yours": WORD}
    assert "'value' is a number from 1 to 5" in refused(game, 1, do="counter", **wrong_one)


@rule("mp.enl-treaty-limits.1", "mp.enl-treaty-limits.2", "rr.treaties.9")
def test_a_player_may_have_treaties_with_everybody_but_one_with_each() -> None:
    game = parley()
    swear(game, 0, 1, promise(PEACE, 1))
    swear(game, 2, 0, promise(PEACE, 0))
    assert len(game.table.treaties) == 2
    for a, b in ((0, 1), (1, 0), (0, 2)):
        assert "have a treaty; they may dissolve it" in refused(
            game, a, do="offer", to=b, value=1, mine=promise("pass"), yours=WORD
        )
    swear(game, 1, 2, promise(PEACE, 2))
    assert len(game.table.treaties) == 3


@rule("mp.enl-treaty-limits.1", "rr.treaties.9")
def test_at_a_larger_table_with_all_the_others() -> None:
    game = parley("\n".join(f"{letter} 10/3: Wandering Ronin+3" for letter in "ABCDE"))
    for other in (1, 2, 3, 4):
        swear(game, 0, other, promise(PEACE, other))
    swear(game, 3, 4, promise(PEACE, 4))
    assert [x["players"] for x in game.table.treaties] == [[0, 1], [0, 2], [0, 3], [0, 4], [3, 4]]


@rule("mp.enl-treaty-limits.2")
def test_agreeing_settles_what_else_was_offered_between_the_two() -> None:
    game = parley()
    mine = offer(game, 0, 1, promise(PEACE, 1))
    offer(game, 1, 0, promise("pass"))
    other = offer(game, 2, 0, promise("pass"))
    assert "A has made B an offer already (1)" in refused(
        game, 0, do="offer", to=1, value=1, mine=promise("pass"), yours=WORD
    )
    game.aside(1, {"do": "agree", "offer": mine})
    assert [x["id"] for x in game.table.offers] == [other] and len(game.table.treaties) == 1
    assert len(lcg(game).promises) == 4, "those of the treaty, and what C offers"


@rule("mp.enl-treaty-limits.3", "rr.treaties.10")
def test_when_it_is_over_the_same_two_may_make_another() -> None:
    game = parley()
    id = swear(game, 0, 1, promise(PEACE, 1))
    another = {"do": "offer", "value": 1, "mine": promise("pass"), "yours": WORD}
    assert "have a treaty" in refused(game, 1, **another, to=0), "not before"
    for who in (1, 0):
        game.aside(who, {"do": "dissolve", "treaty": id})
    again = swear(game, 1, 0, promise(PEACE, 0))
    assert again == id + 1
    attack(game, 0, 2)
    attack(game, 1, 0)
    assert not game.table.treaties
    assert swear(game, 0, 1, promise("pass", time="phase"), promise("pass", time="phase")) == again + 1
    wait_for(game, "fate")
    assert not game.table.treaties, "its time is over"
    assert swear(game, 0, 1, promise("pass", time="game")) == again + 2


@rule("mp.enl-treaties.1")
def test_no_treaty_with_oneself_with_nobody_or_before_the_game_begins() -> None:
    game = parley()
    for nobody in (0, 3, -1, True, None, "B"):
        assert "'to' is the seat of another player" in refused(
            game, 0, do="offer", to=nobody, value=1, mine=promise("pass"), yours=WORD
        )
    game.aside(2, {"do": "concede"})
    assert "C is not in the game any more" in refused(
        game, 0, do="offer", to=2, value=1, mine=promise("pass"), yours=WORD
    )
    assert "'against' in 'mine': C is not in the game any more" in refused(
        game, 0, do="offer", to=1, value=1, mine=promise(PEACE, 2), yours=WORD
    )
    early = new_game("lcg/enlightenment", seed=1)
    assert "once the first round has begun" in refused(
        early, 0, do="offer", to=1, value=1, mine=promise("pass"), yours=WORD
    )


def test_everybody_sees_and_hears_the_same() -> None:
    game = parley()
    offer(game, 0, 1, promise(PEACE, 1), promise(WAR, 2, 2), 5)
    swear(game, 2, 0, promise("I shall praise your garden.", time="game"), promise(OPEN, 1, "phase"), 1)
    views = [game.view(seat) for seat in range(3)]
    assert all(view["offers"] == game.table.offers and view["treaties"] == game.table.treaties for view in views)
    (offered,), (treaty,) = game.table.offers, game.table.treaties
    says = ["A promises B to declare no conflict against B until the end of the round"]
    says.append("B promises A to declare a conflict against C until the end of round 2")
    assert offered["says"] == says
    assert offered["words"] == f"A offers B a treaty (1): {says[0]}, and {says[1]}; 5 honor is at stake."
    assert treaty["says"][0] == "C promises A “I shall praise your garden.” for the rest of the game"
    assert treaty["says"][1] == "A promises C to declare no defenders against B until the end of the phase"
    assert treaty["words"].startswith("C and A have a treaty (2): C promises") and treaty["words"].endswith("stake.")
    assert told(game, offered["words"]) and told(game, treaty["words"])
    assert "offers" not in new_game("lcg/stronghold", seed=1).view(0)
