"""What is done beside a decision: in games, their records, copies, snapshots, and taken back."""

from __future__ import annotations

from typing import Any

import pytest

from gorin import new_game, replay, set_up
from gorin.errors import IllegalChoice, RecordError, UsageError
from gorin.kernel.record import Aside, read_record
from gorin.sim.game import Game, open_game
from gorin.sim.replaying import Parted
from gorin.sim.resuming import resume
from tests.lcg.treaties.parleys import PEACE, WORD, parley, promise

CONCEDE = {"do": "concede"}
OFFER = {"do": "offer", "to": 1, "value": 2, "mine": promise(PEACE, 1), "yours": WORD}


def played(n: int = 4) -> Game:
    """A game with asides before, between and after its choices."""
    game = parley()
    game.aside(0, OFFER)
    for _ in range(n):
        game.choose(len(game.options) - 1)
    game.aside(1, {"do": "agree", "offer": 1})
    game.aside(2, OFFER | {"to": 0, "mine": promise(PEACE, 0)})
    return game


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish", "ccg/emperor"])
def test_of_two_players_the_other_wins_when_one_concedes(rules: str) -> None:
    for seat in (0, 1):
        game = new_game(rules, seed=3)
        game.choose(0)
        game.aside(seat, CONCEDE)
        assert game.over and game.finished and game.ending == "concession" and game.winner == 1 - seat
        record = read_record(game.record.lines())
        assert record.asides == [Aside(seat, CONCEDE, 1)]
        assert replay(record).state == game.state
        with pytest.raises(IllegalChoice, match="the game is over"):
            game.aside(1 - seat, CONCEDE)


def test_of_several_the_others_go_on() -> None:
    game = parley()
    game.aside(2, CONCEDE)
    assert not game.over and not game.table.players[2].is_in_game
    with pytest.raises(IllegalChoice, match="C is not in the game any more"):
        game.aside(2, CONCEDE)
    game.aside(0, CONCEDE)
    assert game.winner == 1 and game.ending == "concession"


def test_who_leaves_while_the_game_is_set_up_leaves_it_to_the_others() -> None:
    game = new_game("lcg/enlightenment", players=4, seed=3)
    game.choose(0)
    game.aside(2, CONCEDE)
    assert not game.over and not game.table.players[2].is_in_game and len(game.asides) == 1
    while not game.rounds:
        game.choose(len(game.options) - 1)
    assert game.decision is not None and game.decision.player != 2


def test_the_decision_waits_on() -> None:
    game = parley()
    before = game.options, game.decisions, game.decision and game.decision.player
    game.aside(2, OFFER | {"to": 0, "mine": promise(PEACE, 0)})
    assert (game.options, game.decisions, game.decision and game.decision.player) == before
    assert [a.at for a in played().asides] == [0, 4, 4]


@pytest.mark.parametrize(
    ("what", "says"),
    [
        (5, "An aside is an object that says what to 'do', not '5'."),
        ([], "An aside is an object"),
        ({}, "There is no aside 'None'"),
        ({"do": "conced"}, "There is no aside 'conced'; did you mean 'concede'?"),
        ({"do": ["concede"]}, "There is no aside"),
        ({"do": "offer"}, "There is no aside 'offer'; in lcg/stronghold there is concede."),
        ({"do": "concede", "why": "tired"}, "The aside 'concede' has no 'why'; it has nothing but 'do'."),
    ],
)
def test_what_is_no_aside_is_refused(what: Any, says: str) -> None:
    game = new_game("lcg/stronghold", seed=1)
    before = game.state.key
    with pytest.raises(IllegalChoice) as refused:
        game.aside(0, what)
    assert says in refused.value.sentence
    assert game.state.key == before and not game.asides
    for seat in (-1, 2, True, "A"):
        with pytest.raises(UsageError, match="There is no seat"):
            game.aside(seat, CONCEDE)  # type: ignore[arg-type]  # what anybody may send


def test_what_was_told_is_kept_as_it_was() -> None:
    game = parley()
    what: dict[str, Any] = {**OFFER, "mine": promise(PEACE, 1)}
    game.aside(0, what)
    what["mine"]["against"] = 2
    assert game.asides[0].aside["mine"]["against"] == 1


def test_records_have_asides_where_they_were_made() -> None:
    game = played()
    lines = game.record.lines().splitlines()
    assert b'"gorin":2' in lines[0]
    assert lines[1].startswith(b'{"p":0,"aside":{"do":"offer"') and lines[2].startswith(b'{"p":0,"i":')
    assert lines[6] == b'{"p":1,"aside":{"do":"agree","offer":1}}'
    again = read_record(game.record.lines())
    assert again == game.record
    assert replay(again).state == game.state
    assert b'"gorin":1' in new_game(seed=1).record.lines(), "a record without asides is as before"
    assert [type(move).__name__ for move in again.moves()] == ["Aside", *["Choice"] * 4, "Aside", "Aside"]
    assert again.before(2).asides == game.asides[:1] and len(again.before(2).choices) == 2


def test_a_damaged_aside_is_told_with_its_line() -> None:
    lines = played().record.lines().splitlines()
    for broken in (b'{"p":1,"aside":3}', b'{"p":"B","aside":{}}', b'{"p":1,"aside":{"do":'):
        with pytest.raises(RecordError, match="a game, line 7: this is no decision"):
            read_record(b"\n".join([*lines[:6], broken, *lines[7:]]), "a game")
    assert len(read_record(b"\n".join([*lines[:7], lines[7][:-9]])).asides) == 2, "cut off while it was written"


def test_an_aside_that_is_refused_parts_the_record_from_the_rules() -> None:
    for aside in (b'{"do":"agree","offer":7}', b'{"do":9}', b"{}"):
        lines = played().record.lines().splitlines()
        lines[6] = b'{"p":1,"aside":' + aside + b"}"
        with pytest.raises(Parted, match=r"at decision 5 \(line 7\): before it the aside .* is refused"):
            replay(read_record(b"\n".join(lines)))
    lines[6] = b'{"p":9,"aside":{"do":"concede"}}'
    with pytest.raises(Parted, match="is refused"):
        replay(read_record(b"\n".join(lines)))


def test_a_copy_has_them_and_goes_its_own_way() -> None:
    game = played()
    other = game.clone()
    other.aside(0, {"do": "decline", "offer": 2})
    assert len(game.asides) == 3 and len(other.asides) == 4
    assert game.table.offers and not other.table.offers
    assert replay(other.record).state == other.state


def test_taking_decisions_back_takes_the_asides_since() -> None:
    game = played()
    game.undo(1)
    assert game.decisions == 3 and [a.at for a in game.asides] == [0]
    assert not game.table.treaties and len(game.table.offers) == 1
    game.undo(3)
    assert [a.at for a in game.asides] == [0], "what was done before the first decision stays"
    game = played()
    game.choose(0)
    after = game.state.key
    game.undo()
    assert len(game.asides) == 3 and len(game.table.treaties) == 1
    game.choose(0)
    assert game.state.key == after


def test_a_snapshot_knows_how_many_there_were() -> None:
    game = played()
    saved = read_record(game.saved.lines())
    assert saved.snapshot is not None and (saved.snapshot.n, saved.snapshot.asides) == (4, 3)
    again = open_game(saved.header)
    again.stand_at(saved.snapshot, saved.choices, saved.asides)
    assert again.state == game.state and again.asides == game.asides
    again.choose(0)
    again.undo()
    assert again.state == game.state
    with pytest.raises(RecordError, match="of a later decision"):
        again.stand_at(saved.snapshot, saved.choices, saved.asides[:1])


def test_a_game_goes_on_by_its_snapshot_with_the_asides_since() -> None:
    """Kept after an aside, with more of them at the same decision: the snapshot is compared where it was taken."""
    game = played()
    kept = game.snapshot()
    game.aside(0, {"do": "decline", "offer": 2})
    record = game.record
    record.snapshot = kept
    assert resume(record).state == game.state
    record.choices[0].t = "what nobody offers any more"
    again = resume(record)
    assert again.base is not None and again.state == game.state, "taken up from the snapshot, the last aside done again"


def test_options_are_part_of_the_record() -> None:
    game = set_up(parley().header.table or "", "lcg/enlightenment", options={"treaty_cards": True})
    assert read_record(game.record.lines()).header.options == {"treaty_cards": True}
    assert b'"gorin":2' in game.record.lines()
    assert replay(read_record(game.record.lines())).state == game.state
    with pytest.raises(UsageError, match="lcg/stronghold has no option 'treaty_cards'; it has none"):
        new_game("lcg/stronghold", options={"treaty_cards": True})
    with pytest.raises(UsageError, match="lcg/enlightenment has no option 'treaty'; it has treaty_cards"):
        new_game("lcg/enlightenment", options={"treaty": True})
    with pytest.raises(UsageError, match="The option 'treaty_cards' cannot be 'yes'"):
        new_game("lcg/enlightenment", options={"treaty_cards": "yes"})
