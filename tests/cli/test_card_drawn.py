"""`gorin card` drawn on the terminal and as a picture; `gorin cards --fidelity`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.console import Console

from gorin.cards.print_run import NO_REASON, beside_print, reasons
from gorin.cards.registry import SETS, cards
from gorin.terminal.crests import COLORS, PETALS, crest
from gorin.terminal.drawn import drawn
from gorin.terminal.faces import face_of, rulings
from gorin.terminal.svg import HEIGHT, WIDTH, picture
from tests.cli.terminal import Terminal

EVERY = [(game, card) for game in SETS for card in cards(game).values()]
PRINTED = Path(__file__).parents[3] / "shared" / "data" / "lcg-cards.json"
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def gorin(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


def test_a_drawn_card(gorin: Terminal) -> None:
    shown = gorin("card", "--drawn", "shinjo altansarnai")
    for words in ("● Shinjo Altansarnai", "Unicorn dynasty character", "Bushi. Cavalry. Champion.", "[military]"):
        assert words in shown
    assert "Rulings: fr.endless-plains.3, fr.endless-plains.5" in shown
    assert re.search(r"5 +5 +4 +2 ", shown) and re.search(r"cost +military +political +glory", shown)


def test_the_plain_page_names_its_rulings_too(gorin: Terminal) -> None:
    page = gorin("card", "--plain", "born in war")
    assert page.endswith("\nRulings: fr.born-in-war.1\n") and ", military +X, political +0," in page


def test_the_letter_x_and_a_dash() -> None:
    born, horde = (face_of("lcg", cards()[name]) for name in ("Born in War", "Moto Horde"))
    assert [x.value for x in born.figures] == ["2", "+X", "+0", "1"]
    assert [x.value for x in horde.figures] == ["4", "6", "–", "1"]


def test_overridden_rulings_are_not_named() -> None:
    assert rulings("lcg", "banzai!") == rulings("lcg", "Banzai!") and rulings("lcg", "Nobody") == ()


@pytest.mark.parametrize(("game", "card"), EVERY, ids=lambda x: x if isinstance(x, str) else x.name)
def test_every_card_can_be_drawn(game: str, card: Any) -> None:
    face = face_of(game, card)
    console = Console(width=80, record=True, quiet=True, file=None)
    console.print(drawn(face))
    root = ElementTree.fromstring(picture(face))
    assert root.findtext(f"{SVG}title") == card.name
    body = [(float(x.get("x") or 0), float(x.get("y") or 0), x.text or "") for x in root.iter(f"{SVG}text")]
    assert all(0 < x < WIDTH and 0 < y < HEIGHT for x, y, _ in body), "nothing falls off the card"
    said = " ".join(text for _, _, text in body)
    for trait in face.traits:
        assert f"{trait}." in said
    for id in face.rulings:
        assert id in said.replace(" ", "") or id in said
    heights = [y for _, y, _ in body]
    assert len(heights) == len(set(zip((x for x, _, _ in body), heights, strict=True))), "no line lies on another"


def test_every_clan_has_a_crest_of_its_own() -> None:
    drawings = {crest(clan, 0, 0, 10) for clan in COLORS}
    assert len(drawings) == len(COLORS) == len(PETALS)


def test_a_picture_is_written(gorin: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "card.svg"
    assert gorin("card", "endless plains", "--svg", str(file)) == f"Endless Plains is drawn in {file}.\n"
    text = file.read_text(encoding="utf-8")
    assert text.startswith("<svg ") and "href" not in text and "<image" not in text
    assert (
        gorin.refuses("card", "endless plains", "--svg", str(tmp_path))
        == f"{tmp_path} cannot be written: Is a directory."
    )
    assert gorin("card", "endless plains", "--svg", str(file)), "a picture is drawn anew"
    letter = tmp_path / "letter.svg"
    letter.write_text("<svg>mine</svg>")
    assert "Gorin did not write it" in gorin.refuses("card", "endless plains", "--svg", str(letter))
    assert letter.read_text() == "<svg>mine</svg>" and len(list(tmp_path.iterdir())) == 2
    assert gorin.refuses("card", "nobody", "--svg", str(file)).startswith("There is no card 'nobody'")


# --- fidelity ---------------------------------------------------------------------------------------------------------


def printed(tmp_path: Path, data: object) -> str:
    path = tmp_path / "printed.json"
    path.write_text(json.dumps(data))
    return str(path)


def test_fidelity(gorin: Terminal, tmp_path: Path) -> None:
    from gorin.rulesets.lcg.english import text_of

    rider, mount = cards()["Border Rider"], cards()["Favored Mount"]
    file = printed(
        tmp_path,
        [
            {"name": "Border Rider", "text": f"<b>{text_of(rider)}</b>", "printed": [{"pack": "core"}]},
            {"name": "Border Rider", "text": "Another text.", "printed": [{"pack": "elsewhere"}]},
            {"name": "favored mount", "text": text_of(mount).replace(" the Cavalry Trait", " Cavalry")},
            {"name": "Banzai!", "text": "Something else."},
        ],
    )
    told = json.loads(gorin("cards", "--fidelity", file, "--json"))
    assert (told["cards"], told["equal"], told["close"]) == (3, 1, 2)
    assert (told["share_equal"], told["share_close"]) == (0.3333, 0.6667)
    assert [x["name"] for x in told["rest"]] == ["Banzai!", "Favored Mount"]
    assert told["rest"][0]["reason"] == NO_REASON and told["rest"][1]["reason"] == "a Trait is called a Trait"
    assert "Doji Whisperer" in told["unprinted"]
    shown = gorin("cards", "--fidelity", file)
    assert shown.startswith("3 cards with text: 1 equal (33.3%), 2 close (66.7%).") and "Banzai!" in shown


def test_fidelity_by_title(gorin: Terminal, tmp_path: Path) -> None:
    file = printed(tmp_path, {"Border Rider": "Action: ready this character"})
    assert json.loads(gorin("cards", "--fidelity", file, "--json"))["share_equal"] == 1.0


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (7, "is no list of printed cards."),
        ([7], "entry 1 has no name."),
        ([{"name": "A", "text": 7}], "entry 1 (A) is no printed card."),
        ({"A": 7}, "the text of 'A' is no text."),
    ],
)
def test_lists_that_are_none(gorin: Terminal, tmp_path: Path, data: object, says: str) -> None:
    assert gorin.refuses("cards", "--fidelity", printed(tmp_path, data)).endswith(says)


def test_files_that_are_no_lists(gorin: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "printed.json"
    file.write_text("{")
    assert gorin.refuses("cards", "--fidelity", str(file)) == f"{file} is no JSON."
    assert gorin.refuses("cards", "--fidelity", "nowhere.json") == "nowhere.json: No such file or directory."


def test_reasons_are_given_for_real_cards() -> None:
    assert reasons("lcg") and not set(reasons("lcg")) - set(cards())
    assert all(" " in reason for reason in reasons("lcg").values()), "a kind that is not explained"


def test_cards_that_are_not_close_to_print_have_a_reason() -> None:
    if not PRINTED.exists():
        pytest.skip(f"{PRINTED} is not there")
    run = beside_print(PRINTED, "lcg", [card for card in cards().values() if card.pack == "core"])
    assert [x.name for x in run.rest if not x.close and x.reason == NO_REASON] == []
