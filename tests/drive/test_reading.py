"""Everything there is to know of cards, players, rings and the conflict."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gorin.drive.session import Session
from gorin.kernel.bits import bits
from gorin.rulesets.lcg.seeing import reading
from gorin.sim.game import new_game
from tests.drive.talking import ask, refused
from tests.lcg.tables import do, find, table
from tests.states import lcg

TABLE = """A 10/3: Doji Challenger*^+2[Fine Katana], Doji Whisperer_~, Steadfast Witch Hunter | Banzai!, Banzai! | Night Raid?[Eager Scout?], Pilgrimage#[Imperial Storehouse] | Good Omen, Doji Hotaru
           B 8/5 bid 2: Eager Scout*& | Voice of Honor
           round 3, first B, favor A political, rings air=B fire+2
           military water A>B"""  # noqa: E501


@pytest.fixture
def session() -> Session:
    out = Session()
    ask(out, "table", table=TABLE)
    return out


def card(session: Session, name: str | int, **where: Any) -> dict[str, Any]:
    found: dict[str, Any] = ask(session, "read", card=name, **where)["read"]
    return found


def test_a_character(session: Session) -> None:
    hero = card(session, "doji challenger")
    assert (hero["zone"], hero["owner"], hero["controller"], hero["participating"]) == ("play", 0, 0, "attacking")
    assert (hero["bowed"], hero["honored"], hero["dishonored"], hero["tainted"]) == (False, True, False, False)
    assert (hero["fate"], hero["unique"], hero["clans"], hero["traits"]) == (2, False, ["crane"], ["bushi", "duelist"])
    assert hero["military"] == {
        "now": 7,
        "base": 3,
        "printed": 3,
        "modifiers": [
            {"add": 2, "from": "Fine Katana", "id": hero["attachments"][0]["id"]},
            {"add": 2, "from": "honored"},
        ],
    }
    assert hero["political"]["now"] == 5 and hero["glory"]["now"] == 2
    ashamed = card(session, "Doji Whisperer")
    assert ashamed["bowed"] and ashamed["dishonored"] and ashamed["participating"] is None
    assert ashamed["political"]["modifiers"] == [{"add": -1, "from": "dishonored"}] and ashamed["political"]["now"] == 2
    tainted = card(session, "Eager Scout", zone="play")
    assert tainted["tainted"] and tainted["military"] == {
        "now": 2,
        "base": 0,
        "printed": 0,
        "modifiers": [{"add": 2, "from": "tainted"}],
    }


def test_cards_elsewhere(session: Session) -> None:
    katana = card(session, "Fine Katana")
    assert katana["attached_to"]["name"] == "Doji Challenger" and katana["bonus"] == {"military": 2}
    assert card(session, "Good Omen")["zone"] == "conflict discard pile"
    assert card(session, "Doji Hotaru")["zone"] == "dynasty discard pile" and card(session, "Doji Hotaru")["unique"]
    hidden = card(session, "Eager Scout", zone="province")
    assert hidden["faceup"] is False and hidden["place"] == {"player": 0, "number": 0} and hidden["cost"] == 0
    assert card(session, "Imperial Storehouse")["place"] == {"player": 0, "number": 1}
    raid, road = card(session, "Night Raid"), card(session, "Pilgrimage")
    assert (raid["faceup"], raid["broken"], road["faceup"], road["broken"]) == (False, False, True, True)
    assert road["elements"] and road["strength"]["now"] == road["strength"]["base"] + 1 == 5 + 1
    assert road["strength"]["modifiers"][0]["from"] == "Imperial Storehouse"
    assert card(session, "Scroll", owner=1, number=2)["zone"] == "conflict deck"


def test_one_of_several(session: Session) -> None:
    both = refused(session, "read", card="Banzai!")
    assert [x["zone"] for x in both["found"]] == ["hand", "hand"]
    ids = [x["id"] for x in both["found"]]
    assert [card(session, "Banzai!", number=i)["id"] for i in (0, 1)] == ids
    assert card(session, ids[1])["name"] == "Banzai!"
    assert "they are 0 to 1" in refused(session, "read", card="Banzai!", number=2)["error"]
    assert "has the owner 1; there is 0." in refused(session, "read", card="Banzai!", owner=1)["error"]
    assert "has the zone 'play'; there is hand." in refused(session, "read", card="Banzai!", zone="play")["error"]
    assert "did you mean 'Banzai!'?" in refused(session, "read", card="Bansai")["error"]
    assert "There is no card 999" in refused(session, "read", card=999)["error"]


def test_players_rings_and_provinces(session: Session) -> None:
    a, b = (ask(session, "read", player=q)["read"] for q in (0, 1))
    assert (a["honor"], a["fate"], a["favor"], a["rings"], a["first"]) == (10, 3, "political", [], False)
    assert (b["honor"], b["fate"], b["bid"], b["favor"], b["rings"], b["first"]) == (8, 5, 2, None, ["air"], True)
    assert [x["name"] for x in a["hand"]] == ["Banzai!", "Banzai!"]
    assert [x["name"] for x in a["conflict_deck_cards"]] == ["Scroll"] * 10
    assert ask(session, "read", ring="fire")["read"]["fate"] == 2
    assert ask(session, "read", ring="water")["read"]["state"] == "contested"
    places = ask(session, "read", provinces=0)["read"]["provinces"]
    assert [x["name"] for x in places[:2]] == ["Night Raid", "Pilgrimage"] and places[1]["broken"]
    assert "There is no seat 2" in refused(session, "read", player=2)["error"]
    assert "There is no seat -1" in refused(session, "read", provinces=-1)["error"]
    assert "the rings are air, earth" in refused(session, "read", ring="wood")["error"]
    assert "One thing is read at a time" in refused(session, "read", ring="air", player=0)["error"]
    assert "One thing is read at a time" in refused(session, "read")["error"]


def test_the_conflict(session: Session) -> None:
    now = ask(session, "read", conflict=True)["read"]
    assert (now["type"], now["ring"], now["attacker"], now["defender"]) == ("military", "water", 0, 1)
    assert (now["attacking_skill"], now["defending_skill"]) == (7, 2)
    assert [(x["name"], x["skill"]) for x in now["attackers"]] == [("Doji Challenger", 7)]
    assert [(x["name"], x["skill"]) for x in now["defenders"]] == [("Eager Scout", 2)]


def test_a_seat_reads_only_what_it_may_know(session: Session) -> None:
    assert [set(x) for x in ask(session, "read", player=0, seat=1)["read"]["hand"]] == [{"id"}, {"id"}]
    assert refused(session, "read", card="Banzai!", seat=1)["error"] == "There is no card 'Banzai!' in this game."
    assert card(session, "Voice of Honor", seat=1)["zone"] == "hand"
    secret = card(session, "Banzai!", number=0)["id"]
    assert "There is no card" in refused(session, "read", card=secret, seat=1)["error"]
    assert "name" not in ask(session, "read", provinces=0, seat=1)["read"]["provinces"][0]
    assert card(session, "Eager Scout", seat=1)["controller"] == 1  # the facedown one is not among those it finds
    assert "There is no seat 5" in refused(session, "read", card="Banzai!", seat=5)["error"]
    assert "known_in_decks" in ask(session, "view", seat=1)["view"]["players"][0]
    assert "conflict_deck_cards" not in ask(session, "view", seat=1)["view"]["players"][0]


def test_a_dash_is_none_whatever_is_added() -> None:
    s = table("A 10/3: Plain Bully^[Ornate Fan]\nB 10/3:")
    bully = reading.card(s, find(s, "Plain Bully"))
    assert bully["political"] == {"now": None, "base": None, "printed": None, "modifiers": []}
    assert bully["military"]["now"] == 4


def test_what_is_attached_to_a_ring() -> None:
    s = table("A 10/3:\nB 10/3:\nrings air[B:Fine Katana]")
    assert reading.card(s, find(s, "Fine Katana"))["attached_to"] == {"ring": "air"}
    assert [x["name"] for x in reading.ring(s, "air", None)["attachments"]] == ["Fine Katana"]


def test_lasting_effects_name_their_card_and_how_long() -> None:
    s = table("A 10/3: Doji Whisperer* | Banzai!\nB 10/3: Eager Scout*\nmilitary air B>A")
    do(s, "A: Banzai!", "A: Doji Whisperer", "A: no")
    military = reading.card(s, find(s, "Doji Whisperer"))["military"]
    assert military["now"] == 2
    assert [(x["add"], x["from"], x["until"]) for x in military["modifiers"]] == [(2, "Banzai!", "conflict")]


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/skirmish"])
def test_modifiers_add_up_and_reading_changes_nothing(rules: str) -> None:
    game = new_game(rules, seed=21)
    rng, sums = random.Random(8), 0
    while not game.over:
        if game.decisions % 10 == 0:
            s = lcg(game)
            before = s.key
            for c in range(len(s.kind)):
                told = reading.card(s, c)
                for name in ("military", "political", "glory", "strength"):
                    x = told.get(name)
                    if x and x["now"] is not None and all("add" in m for m in x["modifiers"]):
                        assert x["now"] == max(0, x["base"] + sum(m["add"] for m in x["modifiers"])), told
                        sums += bool(x["modifiers"])
            assert s.key == before
        game.choose(rng.randrange(len(game.options)))
    assert sums > 20


def test_every_card_is_somewhere_and_the_open_view_has_all_of_them() -> None:
    game = new_game(seed=2)
    rng = random.Random(1)
    for _ in range(120):
        game.choose(rng.randrange(len(game.options)))
    s = lcg(game)
    zones = [reading.zone(s, c) for c in range(len(s.kind))]
    assert "aside" not in zones
    seen = str(reading.view(s, None))
    for c, where in enumerate(zones):
        assert f"'id': {c}," in seen, (c, where)
    for q in (0, 1):
        deck = reading.view(s, None)["players"][q]["conflict_deck_cards"]
        assert [x["id"] for x in deck] == list(reversed(s.zones[q * 2]))
        assert all(x["zone"] == "conflict deck" for x in deck)
    assert bits(s.p[0])  # the game has begun in earnest
