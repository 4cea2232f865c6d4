"""Everything around the games: decks, cards, rules, records, and what the server says of itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gorin.cards.registry import SETS
from gorin.decks.precons import every_precon
from gorin.rulesets import NAMES
from gorin.server.client import Refused, Server
from gorin.server.endpoints import ENDPOINTS
from tests.server.serving import ALONE, BOTH, at_random, serving, settle

DOCS = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_server_says_how_it_is(server: Server) -> None:
    health = server.get("/api/health")
    assert health["ok"] and health["database"] and health["protocol"] == 1


def test_openapi_lists_every_endpoint_with_its_types(server: Server) -> None:
    document = server.get("/api/openapi.json")
    listed = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert listed == {(each.method, re.sub(r":\w+", "", each.path)) for each in ENDPOINTS}
    schemas = document["components"]["schemas"]
    refs = set(re.findall(r"#/components/schemas/(\w+)", str(document)))
    assert refs and refs <= set(schemas)
    assert "TableInfo" in schemas and "NewTable" in schemas


def test_the_documentation_lists_every_endpoint() -> None:
    listed = set(re.findall(r"\| `(GET|POST) ([^`?]+)", DOCS.read_text(encoding="utf-8")))
    there = {(each.method, re.sub(r"{step:int}", "{n}", each.path)) for each in ENDPOINTS}
    assert listed == there | {("GET", "/api/openapi.json")}


def test_games_have_decks_and_agents(server: Server) -> None:
    games = {game["rules"]: game for game in server.get("/api/games")["games"]}
    assert set(games) == set(NAMES)
    for rules, game in games.items():
        assert game["decks"] == [deck.name for deck in every_precon(rules)] and "random" in game["agents"]


def test_decks_that_come_with_gorin_are_legal_and_survive_export(server: Server) -> None:
    for rules in NAMES:
        for deck in server.get(f"/api/decks?rules={rules}")["decks"]:
            checked = server.post(
                "/api/decks/check", {"rules": rules, "deck": {"cards": deck["cards"], "clan": deck["clan"]}}
            )
            assert checked["check"]["legal"], checked["check"]["problems"]
            for shape in ("text", "json"):
                again = server.post("/api/decks/check", {"rules": rules, "deck": {"text": checked[shape]}})
                assert again["deck"]["cards"] == checked["deck"]["cards"] == deck["cards"]


def test_a_wrong_deck_is_said_to_be_wrong_line_by_line(server: Server) -> None:
    body = {"rules": "lcg/stronghold", "deck": {"text": "3x Fine Katana\n2x Fein Katana\n"}}
    check = server.post("/api/decks/check", body)["check"]
    assert not check["legal"]
    assert any(problem.get("line") == 2 and "Fine Katana" in problem["text"] for problem in check["problems"])
    empty = server.post("/api/decks/check", {"rules": "lcg/stronghold", "deck": {"text": ""}})["check"]
    assert not empty["legal"] and empty["problems"]


def test_a_game_is_played_with_a_deck_as_it_was_pasted(server: Server) -> None:
    deck = server.get("/api/decks?rules=lcg/stronghold")["decks"][1]
    text = "\n".join(f"{n}x {title}" for title, n in deck["cards"].items())
    made = server.create(seats=[{"who": "you", "deck": {"text": text, "name": "Mine"}}, {"who": "agent"}])
    assert made.table.seats[0].deck == "Mine" and made.table.state == "playing"


def test_cards_are_found_and_near_misses_named(server: Server) -> None:
    for game in SETS:
        assert len(server.get(f"/api/cards?game={game}")["cards"]) > 10
    assert server.get("/api/cards/fine%20katana")["cards"][0]["name"] == "Fine Katana"
    with pytest.raises(Refused, match="Fine Katana"):
        server.get("/api/cards/Fine%20Katanna")
    with pytest.raises(Refused, match="no game"):
        server.get("/api/cards?game=chess")


def test_rules_are_searched_and_looked_up(server: Server) -> None:
    found = server.get("/api/rules?q=covert&limit=3")
    assert len(found["rules"]) == 3 <= found["found"]
    assert server.get("/api/rules/rr.covert.2")["rules"][0]["id"] == "rr.covert.2"
    assert len(server.get("/api/rules/rr.covert")["rules"]) > 1
    for wrong in ("/api/rules", "/api/rules?q=x&document=zz", "/api/rules?q=x&limit=many", "/api/rules/rr.covrt"):
        with pytest.raises(Refused):
            server.get(wrong)


def test_nothing_is_at_other_addresses(server: Server) -> None:
    for path in ("/api/nothing", "/api", "/../../etc/passwd", "/%2e%2e/%2e%2e/pyproject.toml"):
        with pytest.raises((Refused, ValueError)):
            server.get(path)


# --- records --------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_looked_at_step_by_step(server: Server) -> None:
    made = server.create(seats=ALONE, seed=5)
    with server.sit(made) as seat:
        result = at_random(seat, 1)
        last, told, record = seat.view, [line.text for line in seat.log], seat.table.record
    assert result is not None and record is not None
    assert record in [each["record"] for each in server.get("/api/records")["records"]]
    replay = server.get(f"/api/records/{record}")
    steps = replay["steps"]
    assert replay["record"]["choices"] == len(steps) and replay["record"]["result"]["winner"] == result.winner
    end = server.get(f"/api/records/{record}/steps/{len(steps)}?seat=0")
    assert (end["view"], end["log"], end["decision"]) == (last, told, None)
    middle = len(steps) // 2
    chosen = steps[middle]
    mine = server.get(f"/api/records/{record}/steps/{middle}?seat={chosen['seat']}")["decision"]
    assert mine["options"][mine["chosen"]] == chosen["text"]
    theirs = server.get(f"/api/records/{record}/steps/{middle}?seat={1 - chosen['seat']}")["decision"]
    assert theirs == {"seat": chosen["seat"]}
    opened = server.get(f"/api/records/{record}/steps/{middle}")["view"]
    assert all("name" in card for player in opened["players"] for card in player["hand"])
    for wrong in (f"{record}/steps/{len(steps) + 1}", f"{record}/steps/0?seat=9", "nothing", "nothing/steps/0"):
        with pytest.raises(Refused):
            server.get(f"/api/records/{wrong}")


def test_a_record_is_brought_and_shared(server: Server) -> None:
    made = server.create(rules="ccg/emperor", seats=ALONE, seed=5)
    with server.sit(made) as seat:
        at_random(seat, 1)
        file = server.get(f"/api/records/{seat.table.record}/file")
    brought = server.post("/api/records", {"text": file})
    again = server.post("/api/records", {"text": file})
    assert brought["record"] == again["record"] and brought["result"] is not None
    assert server.get(f"/api/records/{brought['record']}/file") == file
    assert brought["record"] not in [each["record"] for each in server.get("/api/records")["records"]]
    for wrong in ("", "no record", file.replace('"i":0', '"i":1', 1), file[:200]):
        with pytest.raises(Refused):
            server.post("/api/records", {"text": wrong})


def test_a_game_is_tried_from_the_middle_of_a_record(server: Server) -> None:
    made = server.create(seats=ALONE, seed=5)
    with server.sit(made) as seat:
        at_random(seat, 1)
        record = seat.table.record
    steps = server.get(f"/api/records/{record}")["steps"]
    step = next(each["step"] for each in steps[60:] if each["seat"] == 1)
    there = server.get(f"/api/records/{record}/steps/{step}?seat=1")
    seats = [{"who": "agent", "agent": "random"}, {"who": "you"}]
    tried = server.create(seats=seats, begin={"record": record, "step": step})
    with server.sit(tried) as seat:
        settle(seat)
        assert seat.seat == 1 and seat.view is not None and seat.decision is not None
        assert seat.view == there["view"] or len(there["decision"]["options"]) == 1
        assert at_random(seat, 2) is not None
    for body in ({"seats": BOTH[:1]}, {"seats": [{"who": "open"}, {"who": "you"}]}):
        with pytest.raises(Refused):
            server.create(begin={"record": record, "step": step}, **body)
    with pytest.raises(Refused, match="over"):
        server.create(begin={"record": record, "step": len(steps)})


# --- the page and the command ---------------------------------------------------------------------------------------


def test_the_page_is_served_and_a_word_if_there_is_none(tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    with serving(tmp_path, web=web, database="sqlite:///:memory:") as server:
        assert "not installed" in server.get("/")
    (web / "index.html").write_text("<p>the page</p>")
    (web / "table.js").write_text("export {}")
    with serving(tmp_path, web=web, database="sqlite:///:memory:") as server:
        assert server.get("/") == "<p>the page</p>" and server.get("/table.js") == "export {}"
        assert server.get("/api/health")["ok"]


def test_tables_nobody_visits_are_put_away_and_come_back(tmp_path: Path) -> None:
    from gorin.server.app import Config
    from gorin.server.running import Background
    from tests.server.serving import GENEROUS

    background = Background(Config(database=f"sqlite:///{tmp_path / 'tables.db'}", limits=GENEROUS))
    with background as url:
        server = Server(url)
        made = server.create(seats=ALONE, seed=1)
        with server.sit(made) as seat:
            at_random(seat, 1, most=20)
            seat.wait()
            before = (seat.view, seat.decision, seat.log)
        hub = background.hub()
        for _ in range(100):
            if not hub.tables[made.table.table].connections:
                break
            settled = server.get("/api/health")
            assert settled["ok"]
        hub.sweep(float("inf"))
        assert hub.tables[made.table.table].match is None
        with server.sit(made) as seat:
            settle(seat)
            assert (seat.view, seat.decision, seat.log) == before
