"""No message to a seat depends on what that seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gorin.errors import GorinError
from gorin.kernel.abilities import pack_use
from gorin.kernel.bits import bits
from gorin.kernel.decisions import USE, Decision, Option
from gorin.kernel.views import hidden_from, resample
from gorin.rulesets import NAMES
from gorin.rulesets.ccg.facts import DECK, HAND
from gorin.server import protocol, seeing
from gorin.server.client import Refused, Seat, Server
from gorin.server.connection import Connection
from gorin.server.match import Match, Status
from gorin.server.metrics import Metrics
from gorin.server.protocol import SeatInfo, TableInfo
from gorin.sim.game import new_game
from tests.server.serving import BOTH, at_random, by_turns, next_asked, serving, settle

CHECKED = 9  # every so many choices
INFO = TableInfo(
    "t", "rules", "", "playing", 1, [SeatInfo(0, "A", "human", None, "deck", True)], 0, 1, protocol.ClockKind(),
    0, True, True, [], None, None,
)  # fmt: skip


def told(match: Match, before: Match, seat: int | None, steady: bool) -> list[bytes]:
    """Everything a connection is sent that was told an earlier position, and the answers to everything it may ask."""
    connection = Connection(seat, Metrics())
    for each in (before, match):
        connection.tell(each, INFO, None, None, steady)
    out = []
    while not connection.queue.empty():
        out.append(connection.queue.get_nowait() or b"")
    for c in range(len(match.game.state.kind)):
        for question in (seeing.read_card, seeing.why_not):
            try:
                if seat is not None or question is seeing.read_card:
                    out.append(protocol.encode(question(match.game, seat, c)))  # type: ignore[arg-type]
            except GorinError as error:
                out.append(error.sentence.encode())
    try:
        out.append(protocol.encode(seeing.timing_of(match.game, steady)))
    except GorinError as error:
        out.append(error.sentence.encode())
    for option in (0, 1, 10_000):
        try:
            match.refuse(seat, 0 if seat is None else match.number_of(seat), option)
        except GorinError as error:
            out.append(error.sentence.encode())
    return out


def dealt_anew(match: Match, seat: int, seed: int) -> Match:
    """The same as far as a seat can tell."""
    other = match.copy()
    other.game.state = resample(match.game.state, seat, seed)
    other.game.state.log = match.game.state.log
    return other


def holds(rules: str, seed: int, most: int = 3_000) -> int:
    """Play a game and compare; gives how many hidden cards were dealt differently."""
    game = new_game(rules, seed=seed, stop=True)
    match = Match(1, 1, game, Status([0] * game.seats))
    dice = Random(seed)
    before = match.copy()
    different = 0
    for number in range(most):
        if match.over:
            break
        if number % CHECKED == 0:
            for seat in range(match.game.seats):
                anew = dealt_anew(match, seat, seed + number)
                s, t = match.game.state, anew.game.state
                different += sum(s.kind[c] != t.kind[c] for c in bits(hidden_from(s, seat)) if c < len(s.kind))
                for steady in (False, True):
                    assert told(anew, before, seat, steady) == told(match, before, seat, steady)
                assert told(anew, before, None, False) == told(match, before, None, False)
            before = match.copy()
        d = match.game.decision
        assert d is not None
        match.choose(dice.randrange(len(d.options)), hand=True)
    return different


@pytest.mark.parametrize("rules", NAMES)
def test_no_message_depends_on_what_a_seat_may_not_know(rules: str) -> None:
    assert holds(rules, 3, most=300) > 100


@pytest.mark.soak
@pytest.mark.parametrize("rules", NAMES)
def test_no_message_depends_on_what_a_seat_may_not_know_in_many_games(rules: str) -> None:
    for seed in range(30):
        holds(rules, 1_000 + seed)


def test_who_watches_is_told_only_what_every_player_knows() -> None:
    match = Match(1, 1, new_game("lcg/stronghold", seed=5, stop=True), Status([0, 0]))
    dice = Random(5)
    while not match.over:
        known = [match.game.state.box.faces[k].name for k in match.game.state.kind]
        hidden = hidden_from(match.game.state, 0) | hidden_from(match.game.state, 1)
        for card in cards_in(match.view(None)):
            assert not hidden >> card["id"] & 1 or set(card) <= {"id", "place", "faceup", "broken", "cards", "under"}
            assert "name" not in card or card["name"] == known[card["id"]]
        d = match.game.decision
        assert d is not None
        match.choose(dice.randrange(len(d.options)), hand=True)


def test_what_is_known_of_a_thing_by_some_does_not_hide_that_it_is_there() -> None:
    one, other = (
        [{"id": 3, "gold": 2}, {"id": 5, "gold": None}],
        [{"id": 3, "gold": 2}, {"id": 5, "gold": 4}, {"id": 7}],
    )
    assert seeing.in_common([one, other]) == seeing.in_common([other, one]) == seeing.in_common([one, other[:2]])
    assert seeing.in_common([one, other]) == [{"id": 3, "gold": 2}, {"id": 5, "gold": None}]
    assert seeing.in_common([["a", "b"], ["b"]]) == ["b"]


def cards_in(view: Any) -> list[dict[str, Any]]:
    """All things with an id in a view."""
    if isinstance(view, dict):
        inside = [card for value in view.values() for card in cards_in(value)]
        return [view, *inside] if "id" in view else inside
    return [card for value in view for card in cards_in(value)] if isinstance(view, list) else []


def test_a_line_of_the_log_is_told_to_those_who_may_read_it() -> None:
    match = Match(1, 1, new_game("lcg/stronghold", seed=5, stop=True), Status([0, 0]))
    log = match.game.log
    assert log is not None
    log.lines.clear()
    log.tell("Everybody knows.")
    log.tell("A looks at Fine Katana.", 0b01, "A looks at a card.")
    log.tell("B remembers Banzai!", 0b10)
    told = {seat: [line.text for line in match.lines(seat)] for seat in (0, 1, None)}
    assert told[0] == ["Everybody knows.", "A looks at Fine Katana."]
    assert told[1] == ["Everybody knows.", "A looks at a card.", "B remembers Banzai!"]
    assert told[None] == ["Everybody knows.", "A looks at a card."]


def test_decisions_are_numbered_by_seat() -> None:
    match = Match(1, 1, new_game("lcg/stronghold", seed=5, stop=True), Status([0, 0]))
    dice = Random(5)
    mine = 0
    for _ in range(200):
        d = match.game.decision
        assert d is not None
        assert match.number_of(0) == mine
        mine += d.player == 0
        match.choose(dice.randrange(len(d.options)), hand=True)


# --- steady tables --------------------------------------------------------------------------------------------------


def test_at_a_steady_table_nobody_is_told_who_could_answer() -> None:
    match = Match(1, 1, new_game("lcg/stronghold", seed=5, stop=True), Status([0, 0]))
    dice = Random(6)
    windows = 0
    while not match.over:
        d = match.game.decision
        assert d is not None
        other = match.decision(1 - d.player, steady=True)
        assert other is not None and other.seat == (None if match.answering else d.player)
        watching = match.decision(None, steady=True)
        assert watching == other
        mine = match.decision(d.player, steady=True)
        assert mine is not None and mine.options
        windows += match.answering
        match.choose(dice.randrange(len(d.options)), hand=True)
    assert windows


def test_at_a_steady_table_nothing_can_be_found_out_before_it_is_told(server: Server) -> None:
    made = server.create(seats=BOTH, steady=10)
    with server.sit(made, 0) as anna, server.sit(made, 1) as bert:
        asked = next_asked([anna, bert])
        assert asked is not None and asked.decision is not None and asked.decision.number is not None
        view, number = asked.view, asked.decision.number
        asked.choose(0)
        for seat in (anna, bert):
            settle(seat)
            unanswered(seat)
            for question in (protocol.Read(card=0), protocol.Timing(), protocol.Hint(), protocol.Why(card=0)):
                with pytest.raises(Refused, match="Wait a moment"):
                    seat.ask(question)
            with pytest.raises(Refused, match="Wait a moment"):
                seat.ask(protocol.Choose(decision=number + 1, option=0))
        assert asked.view == view
        with server.sit(made, 0) as again:
            settle(again)
            assert again.view is None and again.decision is None


def unanswered(seat: Seat) -> None:
    """Asking for everything anew brings nothing yet."""
    seat.say(protocol.Sync())
    seat.say(protocol.Ping(n=77_777))
    answer = seat.next()
    assert isinstance(answer, protocol.Pong) and answer.n == 77_777


def test_a_steady_table_is_played_to_the_end(tmp_path: Any) -> None:
    with serving(tmp_path, database="sqlite:///:memory:") as server:
        made = server.create(
            rules="lcg/skirmish", seats=[{"who": "you"}, {"who": "agent", "agent": "random"}], steady=0.01
        )
        with server.sit(made) as seat:
            assert at_random(seat, 2) is not None


def test_the_seed_is_told_to_nobody_before_the_end(server: Server) -> None:
    made = server.create(seats=BOTH, seed=424_242_424_242)
    with server.sit(made, 0) as anna, server.sit(made, 1) as bert:
        by_turns([anna, bert], Random(1), 20)
        said = protocol.encode([anna.view, anna.table, anna.log, bert.view]).decode() + str(server.get("/api/tables"))
        assert "424242424242" not in said
        with pytest.raises(Refused):
            server.get(f"/api/records/{made.table.table}-1")
        anna.ask(protocol.Concede())
        settle(bert)
        assert "424242424242" in server.get(f"/api/records/{bert.table.record}/file")


def test_who_puts_texts_in_order_is_not_told_a_card_in_anothers_hand() -> None:
    game = new_game("ccg/emperor", seed=5, stop=True)
    s = game.state
    ring = next(c for c, kind in enumerate(s.kind) if s.box.faces[kind].name == "Ring of Earth")
    text = next(aid for aid, a in s.box.abilities.items() if a.name.startswith("ccg: Ring of Earth/"))
    s.p[DECK] &= ~(1 << ring)
    s.p[HAND] |= 1 << ring
    other = 1 - s.holder[ring]
    options = [Option(USE, ring, pack_use(s.holder[ring], text, ring))]
    for seat, told in ((other, False), (s.holder[ring], True)):
        s.decision = Decision(seat, "traits after", options, 0)
        decision = seeing.decision_for(game, seat, 0, [])
        assert (b"Ring of Earth" in protocol.encode(decision)) is told
