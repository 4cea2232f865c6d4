"""Reading on the server: cards with their rulings, the rulebook by documents and headings, cards of one's own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gorin import rulebook
from gorin.cards.loading import use_cards
from gorin.server.app import Config
from gorin.server.client import Refused, Server
from gorin.server.running import Background
from tests.server.serving import GENEROUS, at_random

OWN = """
lantern_keeper = character("Lantern Keeper", CRANE, Keyword("sincerity"), cost=1, military=1, political=1, glory=1)
"""


def test_a_card_comes_with_its_rulings(server: Server) -> None:
    page = server.get("/api/cards/kitsu%20spiritcaller?game=lcg")
    assert [card["name"] for card in page["cards"]] == ["Kitsu Spiritcaller"]
    assert [rule["id"] for rule in page["rulings"]] == ["fr.kitsu-spiritcaller.1"]
    assert all("Kitsu Spiritcaller" in rule["cards"] and rule["says"] for rule in page["rulings"])
    with pytest.raises(Refused, match="did you mean"):
        server.get("/api/cards/kitsu%20spiritcaler?game=lcg")
    with pytest.raises(Refused, match="no game"):
        server.get("/api/cards/kitsu%20spiritcaller?game=chess")


def test_the_documents_have_every_rule_under_a_heading(server: Server) -> None:
    documents = server.get("/api/documents")["documents"]
    assert [each["document"] for each in documents] == [each.prefix for each in rulebook.documents()]
    for each in documents:
        assert sum(heading["rules"] for heading in each["headings"]) == len(list(rulebook.rules(each["document"])))
        ids = [heading["id"] for heading in each["headings"]]
        assert len(set(ids)) == len(ids)
        first = server.get(f"/api/rules/{ids[0]}")
        assert len(first["rules"]) == each["headings"][0]["rules"]


def test_rules_tell_how_they_are_read_and_what_overrides_them(server: Server) -> None:
    read = next(rule for rule in rulebook.rules() if rule.reading)
    over = next(rule for rule in rulebook.rules() if rule.superseded)
    assert server.get(f"/api/rules/{read.id}")["rules"][0]["reading"] == read.reading
    assert server.get(f"/api/rules/{over.id}")["rules"][0]["superseded"] == over.superseded


def test_each_game_says_what_is_dealt_at_the_beginning(server: Server) -> None:
    dealt = {game["rules"]: game["opening"] for game in server.get("/api/games")["games"]}
    assert [(each["pile"], each["cards"], each["again"]) for each in dealt["lcg/stronghold"]] == [
        ("dynasty", 4, True),
        ("conflict", 4, True),
    ]
    assert [(each["pile"], each["cards"]) for each in dealt["lcg/skirmish"]] == [("dynasty", 3), ("conflict", 3)]
    assert [(each["pile"], each["cards"], each["again"]) for each in dealt["ccg/emperor"]] == [
        ("dynasty", 4, False),
        ("fate", 6, False),
    ]


def test_a_game_is_played_with_cards_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "lanterns.py"
    file.write_text(OWN)
    use_cards([file])
    try:
        background = Background(Config("sqlite:///:memory:", thinkers=1, cards=(file,), limits=GENEROUS))
        with background as url:
            server = Server(url)
            assert server.get("/api/cards/lantern%20keeper?game=lcg")["cards"][0]["cost"] == 1
            crane = next(d for d in server.get("/api/decks?rules=lcg/stronghold")["decks"] if d["name"] == "crane")
            cards = dict(crane["cards"])
            swapped = next(name for name in ("Doji Whisperer", "Savvy Politician") if cards.get(name) == 3)
            del cards[swapped]
            deck = {"name": "lanterns", "clan": "crane", "cards": {**cards, "Lantern Keeper": 3}}
            seats = [{"who": "you", "deck": deck}, {"who": "agent", "agent": "random", "deck": deck}]
            made = server.create(seats=seats, seed=3)
            with server.sit(made) as seat:
                assert at_random(seat, 1) is not None
                record = server.get(f"/api/records/{seat.table.record}/file")
            assert '"lanterns.py"' in record and "agent_failures" not in background.hub().metrics.counts
    finally:
        use_cards([])


def test_a_wrong_card_file_is_refused_before_anything_is_served(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("lantern = character(")
    for file, sentence in ((tmp_path / "nothing.py", "There is no card file"), (wrong, "line 1")):
        command = [sys.executable, "-m", "gorin.cli.main", "serve", "--port", "0", "--no-browser", "--cards", str(file)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60)
        assert done.returncode == 2 and sentence in done.stderr and not done.stdout
