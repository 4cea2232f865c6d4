"""The workshop on the server: cards in English are read, put into decks, played with; nothing of them is run."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gorin.cards.packs import LONGEST_LINE, MOST_CARDS, MOST_LETTERS, pack
from gorin.cards.registry import cards
from gorin.kernel.record import read_record
from gorin.server.client import Refused, Server
from gorin.server.guard import Limits
from gorin.sim.game import open_game
from gorin.sim.replaying import replay
from tests.server.serving import BOTH, GENEROUS, at_random, by_turns, serving, settle
from tests.server.test_killing import Killed

LANTERN = """Lantern Bearer
Unicorn character, cost 1, military 1, political 1, glory 1
Traits: Courtier. Lamplighter.
Action: During a conflict, choose a Lamplighter character you control – move that character to the conflict.
"""
WRONG = LANTERN.replace("move that character", "move that caracter")


def read(server: Server, text: str, game: str = "lcg") -> Any:
    return server.post("/api/workshop/read", {"text": text, "game": game})


def deck(server: Server, **asked: Any) -> Any:
    wanted = {"rules": "lcg/stronghold", "own": LANTERN, "card": "Lantern Bearer"} | asked
    return server.post("/api/workshop/deck", wanted)


def test_a_card_is_read_clause_by_clause(server: Server) -> None:
    told = read(server, LANTERN)
    assert told["ok"] and not told["problems"]
    (card,) = told["cards"]
    assert card["card"]["name"] == "Lantern Bearer" and card["card"]["text"] == LANTERN.splitlines()[3]
    assert card["facts"] | {"cost": "1", "side": "dynasty", "traits": ["courtier", "lamplighter"]} == card["facts"]
    assert card["lines"][0]["words"].startswith("action(MoveToConflict(THAT)")
    assert card["words"].startswith('character("Lantern Bearer", UNICORN, action(')


def test_a_clause_that_cannot_be_read_has_its_place_and_the_nearest_phrasing(server: Server) -> None:
    told = read(server, WRONG)
    assert not told["ok"]
    (line,) = told["cards"][0]["lines"]
    wrong = [clause for clause in line["clauses"] if not clause.get("read")]
    assert [line["text"][x["start"] : x["end"]] for x in wrong] == ["move that caracter to the conflict"]
    assert wrong[0]["nearest"] == "move that character to the conflict"
    better = line["text"][: wrong[0]["start"]] + wrong[0]["nearest"] + line["text"][wrong[0]["end"] :]
    assert read(server, WRONG.replace(line["text"], better))["ok"]


def test_titles_of_real_cards_are_refused_or_versions(server: Server) -> None:
    whisperer = LANTERN.replace("Lantern Bearer", "Doji Whisperer")
    told = read(server, whisperer)
    assert not told["ok"] and "already" in told["problems"][0] and "Version:" in told["problems"][0]
    version = whisperer.replace("Traits:", "Version: of the Lamps\nTraits:")
    told = read(server, version)
    assert told["ok"] and told["cards"][0]["name"] == "Doji Whisperer (of the Lamps)"


ICE = """Game: ccg

Ice Warden
Crab personality, force 4, chi 3, gold cost 6, personal honor 2
Traits: Samurai.
Battle: Target an enemy Follower: Bow that Follower.
"""


def test_both_games_say_what_is_asked_of_a_card(server: Server) -> None:
    games = {each["game"]: each for each in server.get("/api/workshop")["games"]}
    assert {form["type"] for form in games["lcg"]["forms"]} >= {"character", "event"}
    forms = {form["type"]: form["asks"] for form in games["ccg"]["forms"]}
    assert forms["strategy"] == ["gold cost", "focus value", "unique"] and "chi" in forms["personality"]
    assert [games[x]["traits"] for x in ("lcg", "ccg")] == ["Traits", "Keywords"]
    assert "crab" in games["ccg"]["clans"] and all(each["reads"] for each in games.values())


def test_a_card_of_the_collectible_game_is_read_and_put_into_a_deck(server: Server) -> None:
    told = read(server, ICE, "ccg")
    assert told["ok"] and not told["problems"]
    (card,) = told["cards"]
    assert card["facts"] | {"gold cost": "6", "honor requirement": "–", "traits": ["samurai"]} == card["facts"]
    assert card["lines"][0]["words"] == "battle(Bow(THAT), target=ENEMY & FOLLOWER)"
    put = deck(server, rules="ccg/emperor", own=ICE, card="Ice Warden")
    assert put["deck"]["cards"]["Ice Warden"] >= 1 and put["deck"]["clan"] == "crab"


def test_a_clause_of_the_collectible_game_that_cannot_be_read(server: Server) -> None:
    told = read(server, ICE.replace("Bow that Follower.", "Bow that Follower and sneeze."), "ccg")
    (line,) = told["cards"][0]["lines"]
    wrong = [line["text"][x["start"] : x["end"]] for x in line["clauses"] if not x.get("read")]
    assert not told["ok"] and wrong == ["sneeze"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "no card yet"),
        ("   \n\n# only a remark\n", "no card yet"),
        (LANTERN.replace("Lantern Bearer", "<script>alert(1)</script>"), "a title has letters"),
        (LANTERN.replace("Lantern Bearer", "Lantern | Bearer*"), "a title has letters"),
        (LANTERN.replace("Lantern Bearer", "Lantern " * 20), "a title has at most"),
        (LANTERN.replace("cost 1", "cost 999999999999999999999"), "at most 99"),
        (LANTERN.replace("Lamplighter.", "<b>bold</b>."), "not in small letters"),
        (LANTERN.replace("Courtier.", " ".join(f"{'a' * n}." for n in range(2, 15))), "at most 12 traits"),
        (LANTERN.replace("Courtier.", "Bushi. Bushi."), "a trait is printed twice"),
        (LANTERN + "\x00", "character U+0000"),
        (LANTERN + "\u202e", "character U+202E"),
        (LANTERN + "a" * (LONGEST_LINE + 1), "letters; a line has at most"),
        (LANTERN + "\n" + LANTERN, "two cards are called"),
        ("\n".join(LANTERN.replace("Lantern", "Lantern" + "x" * n) for n in range(41)), f"at most {MOST_CARDS}"),
        ("Game: chess\n\n" + LANTERN, "no game"),
        ("Replaces: Nobody\n\n" + LANTERN, "no card of Gorin"),
    ],
)
def test_odd_cards_are_met_by_a_sentence(server: Server, text: str, says: str) -> None:
    try:
        told = read(server, text)
    except Refused as refused:
        assert says in str(refused)
        return
    assert not told["ok"]
    assert any(says in problem for problem in told["problems"]), told["problems"]


@pytest.mark.parametrize(
    "line",
    [
        "Action: Gain 99999999999999999999999 fate.",
        "Action: " + "choose a character you control. " * 15,
        "and " * 140,
        "(" * 300,
        "“" * 200 + "…" * 200,
        "Action: <img src=x onerror=alert(1)> – draw 1 card.",
        "Action: __import__('os').system('true') – draw 1 card.",
        "Forced Reaction: After \ue000 – \ue100.",
        "Ātion: dräw 1 cärd. 行動：引く",
    ],
)
def test_odd_text_is_red_and_nothing_more(server: Server, line: str) -> None:
    told = read(server, "Odd One\nCrane character, cost 1, military 1, political 1, glory 1\n" + line)
    if told["cards"]:
        (card,) = told["cards"]
        assert not card["lines"][0]["read"]
        assert any(clause.get("says") for clause in card["lines"][0]["clauses"])
    assert not told["ok"]


def test_what_is_too_much_is_refused(server: Server) -> None:
    with pytest.raises(Refused, match="length <= "):
        read(server, "x" * (MOST_LETTERS + 1))
    with pytest.raises(Refused, match="no game 'chess'"):
        read(server, LANTERN, "chess")
    with pytest.raises(Refused, match="no such request"):
        server.post("/api/workshop/read", {"text": LANTERN, "code": "print()"})
    with pytest.raises(Refused, match="cannot be played with"):
        deck(server, own=WRONG)


def test_too_many_readings_proofs_and_packs_of_one_address_are_refused(tmp_path: Path) -> None:
    few = replace(GENEROUS, readings=(0.001, 4), packs=(0.001, 1), proofs=(0.001, 0))
    with serving(tmp_path, limits=few, database="sqlite:///:memory:") as server:
        server.create(own=LANTERN, seats=BOTH)
        with pytest.raises(Refused, match="tables with cards of your own"):
            server.create(own=LANTERN, seats=BOTH)
        with pytest.raises(Refused, match="many proofs"):
            server.post("/api/workshop/proofs", {"rules": "lcg/stronghold", "own": LANTERN, "card": "Lantern Bearer"})
        for _ in range(3):
            read(server, LANTERN)
        with pytest.raises(Refused, match="too fast"):
            read(server, LANTERN)
        server.create()  # others play as before


def test_the_limits_of_a_server_hold_for_the_workshop() -> None:
    usual = Limits()
    assert usual.packs[1] <= 30 and usual.proofs[1] <= 30 and usual.readings[0] <= 10


def test_a_card_is_put_into_a_deck_for_the_likest(server: Server) -> None:
    told = deck(server)
    assert told["check"]["legal"], told["check"]["problems"]
    assert told["before"]["clan"] == "unicorn" and told["deck"]["cards"]["Lantern Bearer"] == 3
    assert sum(told["out"].values()) == 3
    assert sum(told["deck"]["cards"].values()) == sum(told["before"]["cards"].values())
    out = {next(name for name, n in told["before"]["cards"].items() if n >= 2): 2}
    told = deck(server, copies=2, out=out)
    assert told["out"] == out and told["deck"]["cards"]["Lantern Bearer"] == 2
    with pytest.raises(Refused, match="no 1 copies of 'Nobody'"):
        deck(server, out={"Nobody": 1})
    assert not deck(server, out={})["check"]["legal"] or deck(server, out={})["check"]["counts"]["dynasty"] > 40
    with pytest.raises(Refused, match="no card 'Nobody'"):
        deck(server, card="Nobody")


def seats(cards_: dict[str, int], other: str = "crane") -> list[dict[str, Any]]:
    """Two people of one browser: the first has the card."""
    mine = {"name": "with a lantern", "clan": "unicorn", "cards": cards_}
    return [{"who": "you", "name": "Anna", "deck": mine}, {"who": "you", "name": "Bert", "deck": {"precon": other}}]


def test_a_table_has_its_own_cards_and_no_other_table_does(server: Server) -> None:
    cards_ = deck(server)["deck"]["cards"]
    made = server.create(own=LANTERN, seats=seats(cards_), seed=3)
    assert made.table.own == ["Lantern Bearer"]
    told = server.get(f"/api/tables/{made.table.table}/cards")
    assert told["text"] == LANTERN and [card["name"] for card in told["cards"]] == ["Lantern Bearer"]
    assert server.get(f"/api/tables/{server.create(seats=BOTH).table.table}/cards")["cards"] == []
    with pytest.raises(Refused, match="no card 'Lantern Bearer'"):
        server.create(seats=seats(cards_))
    assert "Lantern Bearer" not in cards("lcg")
    assert all(card["name"] != "Lantern Bearer" for card in server.get("/api/cards?game=lcg")["cards"])
    with pytest.raises(Refused, match="not played by ccg/emperor"):
        server.create(own=LANTERN, rules="ccg/emperor", seats=BOTH)


def test_who_joins_may_play_the_tables_cards(server: Server) -> None:
    cards_ = deck(server)["deck"]["cards"]
    made = server.create(own=LANTERN, seats=[{"who": "you"}, {"who": "open"}])
    joined = server.join(made.table.table, deck={"name": "lanterns", "clan": "unicorn", "cards": cards_})
    assert joined.table.state == "playing"


def test_cards_of_a_table_tell_nobody_who_plays_them(server: Server) -> None:
    """What everybody is told of a table is the same whoever has the card in the deck."""
    cards_ = deck(server)["deck"]["cards"]
    first = server.create(own=LANTERN, seats=seats(cards_), seed=3)
    plain = next(each for each in server.get("/api/decks")["decks"] if each["clan"] == "unicorn")
    mine = {"name": "with a lantern", "clan": "unicorn", "cards": plain["cards"]}
    second = server.create(own=LANTERN, seats=[{"who": "you", "name": "Anna", "deck": mine}, *seats(cards_)[1:]])
    told = [server.get(f"/api/tables/{made.table.table}/cards") for made in (first, second)]
    assert told[0] == told[1]
    infos = [server.get(f"/api/tables/{made.table.table}") for made in (first, second)]
    for info in infos:
        del info["table"]
        for seat in info["seats"]:
            del seat["gone"]  # since when nobody sits there
    assert infos[0] == infos[1]
    with server.watch(first.table.table) as watching:
        settle(watching)
        assert watching.view and "Lantern Bearer" not in str(watching.view)


def test_a_game_with_own_cards_is_played_recorded_and_replayed(server: Server) -> None:
    cards_ = deck(server)["deck"]["cards"]
    wanted = [seats(cards_)[0], {"who": "agent", "agent": "random"}]
    made = server.create(own=LANTERN, seats=wanted, seed=5)
    with server.sit(made) as seat:
        assert at_random(seat, 1) is not None
    table = server.get(f"/api/tables/{made.table.table}")
    told = server.get(f"/api/records/{table['record']}/cards")
    assert told["text"] == LANTERN
    assert server.get(f"/api/records/{table['record']}")["parts"] == ""
    record = read_record(server.get(f"/api/records/{table['record']}/file").encode())
    (kept,) = record.header.cards
    assert kept["english"] == LANTERN and "def " not in str(record.header) and "lambda" not in str(record.header)
    again = replay(record)
    assert again.over and any(name == "Lantern Bearer" for deck_ in record.header.decks for name in deck_["cards"])
    brought = server.post("/api/records", {"text": record.lines().decode()})
    begun = server.create(begin={"record": brought["record"], "step": 10}, seats=wanted)
    assert begun.table.own == ["Lantern Bearer"]


def test_a_record_whose_cards_were_changed_is_refused(server: Server) -> None:
    game = open_game(read_header(deck(server)["deck"]["cards"]))
    dice = Random(2)
    for _ in range(20):
        game.choose(dice.randrange(len(game.options)))
    text = game.record.lines().decode()
    server.post("/api/records", {"text": text})
    with pytest.raises(Refused, match="not those it was played with"):
        server.post("/api/records", {"text": text.replace("cost 1, military 1", "cost 0, military 1")})


def read_header(cards_: dict[str, int]) -> Any:
    from gorin.rulesets.base import DeckList
    from gorin.sim.game import header_for

    mine = DeckList("lanterns", "unicorn", tuple(cards_.items()))
    return header_for("lcg/stronghold", [mine, mine], 1, own=pack(LANTERN))


def test_a_killed_server_goes_on_with_the_cards_of_its_tables(tmp_path: Path) -> None:
    killed = Killed(tmp_path, thinkers=1)
    try:
        server = killed.server
        cards_ = deck(server)["deck"]["cards"]
        made = server.create(own=LANTERN, seats=seats(cards_), seed=3)
        with server.sit(made, 0) as a, server.sit(made, 1) as b:
            by_turns([a, b], Random(1), 60)
            for each in (a, b):
                settle(each)
            before = [x.view for x in (a, b)]
        killed.kill()
        killed.start()
        server = killed.server
        with server.sit(made, 0) as a, server.sit(made, 1) as b:
            for each in (a, b):
                settle(each)
            assert [x.view for x in (a, b)] == before
            by_turns([a, b], Random(2), 40)
        assert server.get(f"/api/tables/{made.table.table}/cards")["text"] == LANTERN
    finally:
        killed.kill()
