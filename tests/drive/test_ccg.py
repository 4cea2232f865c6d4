"""`gorin drive` with the collectible game: whole games, tables, choices and what is read of them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gorin.drive.session import Session
from gorin.kernel.record import read_record
from gorin.rulebook import find, section
from gorin.rulesets import ruleset
from gorin.sim.replaying import replay
from tests.drive.talking import Answer, Program, ask, played, refused

EMPEROR = "ccg/emperor"
BATTLE = (
    "A 10 crab: Hida Bushotsu*[Outriders], Iron Mine, Hida Kisada | Focus, Kensai's Blade | Kaiu Kawachi, Large Farm?\n"
    "B 8 crane: Doji Genshin*, Iron Mine_ | Focus\nbattle A>B 2"
)
AT_HOME = "A 10 crab: Hida Bushotsu, Iron Mine | Kensai's Blade, Sasumata\nB 8 crane: Doji Genshin"


def laid(text: str, **more: object) -> Session:
    session = Session()
    ask(session, "table", table=text, rules=EMPEROR, **more)
    return session


def test_a_whole_game_through_another_process() -> None:
    rng = random.Random(3)
    with Program() as gorin:
        assert EMPEROR in gorin.greeting["rules"]
        game = gorin.ask("new", rules=EMPEROR, seed=4)
        while not game["over"]:
            options = game["decision"]["options"]
            assert [x["index"] for x in options] == list(range(len(options))) and len(options) > 1
            assert len({x["text"] for x in options}) == len(options)
            chosen = options[rng.randrange(len(options))]
            by_text = rng.random() < 0.3
            game = gorin.ask(
                "choose", option=chosen["text"] if by_text else chosen["index"], player=game["decision"]["player"]
            )
            if rng.random() < 0.02:
                gorin.ask("view", seat=rng.randrange(2))
                gorin.ask("timing")
                if gorin.ask("timing")["timing"]["phase"] != "setup":
                    gorin.ask("notation")
        assert game["decision"] is None and game["ending"] in (*ruleset(EMPEROR).endings, "cap")
        saved = gorin.ask("save")
        assert gorin.ask("quit") == {"ok": True}
        assert gorin.ends() == (0, b"")
    again = replay(read_record(saved["record"].encode()))
    assert (again.ending, again.winner, again.decisions) == (game["ending"], game["winner"], game["decisions"])
    assert again.state.key == saved["key"]


def test_a_table_a_choice_and_its_outcome() -> None:
    with Program() as gorin:
        gorin.ask("table", table=AT_HOME, rules=EMPEROR)
        assert gorin.ask("read", card="Hida Bushotsu")["read"]["force"]["now"] == 7
        why = gorin.ask("choose", option="Equip")["decision"]["why"]
        while "pay" not in why:
            texts = [x["text"] for x in gorin.ask("decision")["decision"]["options"]]
            wanted = next(x for x in ("Sasumata", "Hida Bushotsu") if x in texts)
            why = gorin.ask("choose", option=wanted)["decision"]["why"]
        game = gorin.ask("decision")
        while game["decision"]["why"].startswith("pay"):
            game = gorin.ask("choose", option=0)
        bearer = gorin.ask("read", card="Hida Bushotsu")["read"]
        (item,) = bearer["attachments"]
        assert item["name"] == "Sasumata" and item["zone"] == "play"
        worn = gorin.ask("read", card="Sasumata")["read"]
        assert worn["attached_to"]["name"] == "Hida Bushotsu" and worn["type"] == "item"
        added = [x for x in bearer["force"]["modifiers"] if x["from"] == "Sasumata"]
        assert bearer["force"]["now"] == 7 + sum(x["add"] for x in added)
        assert [x["name"] for x in gorin.ask("read", player=0)["read"]["hand"]] == ["Kensai's Blade"]


def test_a_battlefield_as_it_stands() -> None:
    session = laid(BATTLE)
    field = ask(session, "read", battlefield=True)["read"]
    assert (field["attacking_force"], field["defending_force"], field["strength"]) == (10, 3, 6)
    assert field["winner"] == 0 and field["falls"] and not field["tie"] and field["current"] and field["place"] == 2
    assert [ask(session, "read", card=c)["read"]["name"] for c in field["attackers"]] == ["Hida Bushotsu"]
    assert ask(session, "read", attack=True)["read"]["battlefields"] == [field]
    empty = ask(session, "read", battlefield=1)["read"]
    assert empty["attackers"] == [] and empty["winner"] is None and not empty["falls"]
    assert ask(session, "read", battlefield=2)["read"] == field
    for wrong in (0, 5, -1):
        assert "they are numbered 1 to 4" in refused(session, "read", battlefield=wrong)["error"]
    ask(session, "choose", option="pass")
    after = ask(session, "choose", option="pass")
    while not after["over"] and ask(session, "timing")["timing"]["segment"] in ("combat", "resolution"):
        after = ask(session, "choose", option=len(after["decision"]["options"]) - 1)
    assert len(ask(session, "read", provinces=1)["read"]["provinces"]) == 3
    assert ask(session, "read", card="Doji Genshin")["read"]["dead"] == "honorably"
    assert ask(session, "read", player=0)["read"]["honor"] == 12


def test_no_attack_has_no_battlefields() -> None:
    session = laid(AT_HOME)
    assert ask(session, "read", attack=True)["read"] is None
    assert ask(session, "read", battlefield=True)["read"] is None
    assert "there is no attack" in refused(session, "read", battlefield=1)["error"]
    for what in ({"ring": "air"}, {"conflict": True}):
        says = refused(session, "read", **what)["error"]
        assert says.startswith("ccg/emperor has no") and "player, provinces, attack, battlefield" in says
    assert "One thing is read at a time" in refused(session, "read", player=0, attack=True)["error"]


def test_cards_wherever_they_are() -> None:
    session = laid(BATTLE)
    kisada = ask(session, "read", card="hida kisada")["read"]
    assert (kisada["zone"], kisada["controller"], kisada["at"], kisada["side"]) == ("play", 0, None, None)
    assert {"unique", "loyal", "samurai"} <= set(kisada["keywords"]) and kisada["clans"] == ["crab"]
    rider = ask(session, "read", card="Outriders")["read"]
    assert rider["side"] == "attacking" and rider["at"]["name"] == "B's province 2"
    recruit = ask(session, "read", card="Kaiu Kawachi")["read"]
    assert recruit["zone"] == "province" and recruit["cost"] > 0 and recruit["place"]["name"] == "A's province 1"
    focus = [ask(session, "read", card="Focus", owner=q)["read"] for q in (0, 1)]
    assert [x["zone"] for x in focus] == ["hand", "hand"] and focus[0]["focus"]["now"] == focus[0]["focus"]["printed"]
    assert "There are 2 cards called 'Focus'" in refused(session, "read", card="Focus")["error"]
    assert refused(session, "read", card="Hida Kisda")["error"].endswith("did you mean 'Hida Kisada'?")


def test_a_seat_reads_only_what_it_may_know() -> None:
    session = laid(BATTLE)
    assert ask(session, "read", player=1, seat=0)["read"]["hand"] == [
        {"id": ask(session, "read", card="Focus", owner=1)["read"]["id"]}
    ]
    farm = ask(session, "read", card="Large Farm")["read"]["id"]
    assert "no card" in refused(session, "read", card=farm, seat=0)["error"]
    assert "There is no card 'Large Farm'" in refused(session, "read", card="Large Farm", seat=0)["error"]
    own = ask(session, "read", provinces=0, seat=0)["read"]["provinces"]
    assert own[1]["cards"] == [{"id": farm, "faceup": False}]
    opened = ask(session, "view")["view"]
    assert opened["players"][0]["provinces"][1]["cards"][0]["name"] == "Large Farm"
    assert len(opened["players"][0]["fate_deck_cards"]) == opened["players"][0]["fate_deck"]
    assert "fate_deck_cards" not in ask(session, "view", seat=0)["view"]["players"][0]


def test_where_the_game_stands() -> None:
    timing = ask(laid(BATTLE), "timing")["timing"]
    assert (timing["phase"], timing["segment"], timing["step"]) == ("attack", "combat", "4")
    assert (timing["active"], timing["priority"], timing["window"]) == (0, 1, "actions")
    home = ask(laid(AT_HOME), "timing")["timing"]
    assert (home["phase"], home["segment"], home["name"]) == ("action", None, "action round")
    dynasty = ask(laid(f"{AT_HOME}\ndynasty phase"), "timing")["timing"]
    assert (dynasty["step"], dynasty["name"]) == ("5a", "bring cards into play")
    manoeuvres = ask(laid(f"{AT_HOME}\nattack A>B"), "timing")["timing"]
    assert manoeuvres["segment"] == "infantry maneuvers"
    for told in (timing, home, dynasty, manoeuvres):
        assert told["rule"] and section(told["rule"])


def test_timing_through_a_game_names_every_step() -> None:
    session = Session()
    ask(session, "new", rules=EMPEROR, seed=2)
    seen = set()
    for _ in range(60):
        timing = ask(session, "timing")["timing"]
        assert timing["name"] and timing["turn"] >= 0 and timing["resolving"]
        seen.add(timing["phase"])
        if played(session, 5, timing["turn"])["over"]:
            break
    assert {"action", "dynasty"} <= seen


def refusals(session: Session, card: str, **more: object) -> list[str]:
    answer = ask(session, "why", card=card, **more)
    for x in answer["refusals"]:
        rule = find(x["rule"])
        assert rule is not None and card in x["sentence"] and rule.says not in x["sentence"]
    return [x["rule"] for x in answer["refusals"]]


@pytest.mark.parametrize(
    ("table", "card", "rules"),
    [
        ("A 5: Kakita Seishi_ \nB 5:", "Kakita Seishi", ["emp.check-conditions.2"]),
        ("A 5: | Block Supply Lines \nB 5:", "Block Supply Lines", ["emp.when-can-i-take-an-action.4"]),
        ("A 5: | Sasumata \nB 5:", "Sasumata", ["emp.attachments.3"]),
        ("A 5: Castle_, Hida Bushotsu | Sasumata \nB 5:", "Sasumata", ["emp.attachments.4"]),
        ("A 5: Hida Bushotsu | Sasumata \nB 5: \ndynasty phase", "Sasumata", ["emp.equip.1"]),
        ("A 5: Hida Bushotsu[Sasumata] | Kensai's Blade \nB 5:", "Kensai's Blade", ["emp.weapon.1"]),
        ("A 5: | | Kaiu Kawachi \nB 5:", "Kaiu Kawachi", ["emp.dynasty-phase.1"]),
        ("A 5: Castle_ | | Iron Mine \nB 5: \ndynasty phase", "Iron Mine", ["emp.holding.1"]),
        ("A 5 crab: Crab Castle_ | | Kaiu Kawachi \nB 5: \ndynasty phase", "Kaiu Kawachi", ["emp.personality.7"]),
        ("A 5 crane: | | Hida Kisada \nB 5: \ndynasty phase", "Hida Kisada", ["emp.loyal.1"]),
        ("A 5: Iron Mine \nB 5:", "Iron Mine", ["emp.paying-gold-costs.1"]),
    ],
)
def test_refusals_name_the_rule(table: str, card: str, rules: list[str]) -> None:
    assert refusals(laid(table), card) == rules


def test_what_can_be_done_is_not_refused() -> None:
    session = laid("A 5: Hida Bushotsu | Sasumata \nB 5: Doji Genshin")
    assert refusals(session, "Sasumata") == []
    assert refusals(session, "Doji Genshin", seat=0) == ["emp.control.1"]
    assert refusals(session, "Doji Genshin") == ["emp.action-phase.5"]


@pytest.mark.parametrize(
    ("table", "says"),
    [
        ("A 5: Hida Bushotsu", "a line for each seat"),
        ("A 5: Nobody \nB 5:", "no card called 'Nobody'"),
        ("A 5 tiger: \nB 5:", "no clan 'tiger'"),
        ("A 5: \nB 5: \nbattle A>B 9", "no province 9"),
        ("A 5: \nB 5: \nteatime", "'teatime' is no line"),
        ("A 5: \nB 5: \nbattle A>A", "no fight between two players"),
        ("A 5: Iron Mine[Focus \nB 5:", "bracket"),
        ("A 5:" + " " * 20_000 + "\nB 5:", "at most 20000 letters"),
    ],
)
def test_tables_that_cannot_be_laid(table: str, says: str) -> None:
    assert says in refused(laid(AT_HOME), "table", table=table, rules=EMPEROR)["error"]


def test_a_table_comes_back() -> None:
    session = laid(BATTLE)
    text = ask(session, "notation")["table"]
    again = laid(text)
    assert ask(again, "notation")["table"] == text
    assert ask(again, "read", battlefield=True)["read"]["attacking_force"] == 10


def test_undo_save_and_load(tmp_path: Path) -> None:
    session = Session()
    ask(session, "new", rules=EMPEROR, seed=9, agents=[None, "random"])
    played(session, 20, 1)
    key = ask(session, "save")["key"]
    before: Answer = ask(session, "decision")
    played(session, 3, 2)
    assert ask(session, "undo", choices=3)["decision"] == before["decision"]
    assert ask(session, "save")["key"] == key
    file = tmp_path / "game.jsonl"
    ask(session, "save", path=str(file))
    fresh = Session()
    assert ask(fresh, "load", path=str(file))["decision"] == before["decision"]
    assert ask(fresh, "save")["key"] == key


def test_a_deck_written_out_must_be_legal() -> None:
    session = Session()
    deck = {"name": "mine", "clan": "crab", "cards": {"Focus": 4}}
    answer = refused(session, "new", rules=EMPEROR, decks=[deck, "crane"])
    assert answer["error"].startswith("mine is no legal deck for ccg/emperor: A play deck has 1 Stronghold, not 0.")
    assert answer["rules"] == ["emp.the-cards.1"]


def test_cards_as_they_are_printed() -> None:
    printed = ask(Session(), "card", name="hida kisada", rules=EMPEROR)["card"]
    assert printed["name"] == "Hida Kisada" and printed["type"] == "personality" and printed["text"]
    assert "did you mean" in refused(Session(), "card", name="hida kisda", rules=EMPEROR)["error"]


@pytest.mark.parametrize("seed", range(3))
def test_anything_can_be_read_at_any_moment(seed: int) -> None:
    session = Session()
    ask(session, "new", rules=EMPEROR, seed=seed)
    for n in range(12):
        assert session.game is not None
        s, rules = session.game.state, session.game.rules
        for c in range(len(s.kind)):
            read = rules.card(s, c)
            assert read["zone"] and read["name"]
            for q in (0, 1):
                for x in rules.why_not(s, q, c):
                    assert x.sentence.endswith(".") and find(x.rule) is not None
        for q in (0, 1):
            ask(session, "read", player=q, seat=1 - q)
            ask(session, "read", provinces=q)
        for x in (ask(session, "read", attack=True)["read"] or {}).get("battlefields", []):
            assert (x["winner"] is None) == (x["attacking_force"] == x["defending_force"])
        ask(session, "timing")
        ask(session, "view")
        if played(session, 25, seed * 100 + n)["over"]:
            break
