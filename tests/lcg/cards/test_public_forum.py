"""Public Forum: an honor token on a province, which it keeps from breaking once."""

from __future__ import annotations

from typing import Any

from gorin.cards.registry import cards
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import NeverStronghold
from tests.lcg.tables import do, fight_out, honor_of, is_broken, offered, options, pass_until, table, told, watch, write

FORUM = "A 10/9: Plain Giant*\nB 10/9: | | Fields, Public Forum{}\nmilitary air A>B Public Forum"


def forum(mark: str = "") -> Any:
    return table(FORUM.format(mark))


def broken(s: Any) -> bool:
    return bool(is_broken(s, "Public Forum"))


def test_public_forum_gets_a_token_instead_of_breaking() -> None:
    s = watch(forum())
    pass_until(s, "B: would-interrupts")
    do(s, "B: Public Forum")
    assert not broken(s) and "Public Forum$" in write(s)
    assert "An honor token is placed on Public Forum." in told(s)


def test_public_forum_breaks_where_it_has_a_token_or_nobody_interrupts() -> None:
    s = forum("$")
    fight_out(s)
    assert broken(s)
    s = forum()
    pass_until(s, "B: would-interrupts")
    do(s, "B: pass")
    assert broken(s)


@rule("fr.public-forum.1")
def test_the_token_is_nobodys_honor() -> None:
    s = table("A 10/9: Plain Giant*\nB 24/9: Plain Porter* | | Fields, Public Forum\nmilitary air A>B Public Forum")
    pass_until(s, "B: would-interrupts")
    do(s, "B: Public Forum")
    assert honor_of(s) == [10, 24] and s.winner < 0, "25 would have won"


def test_everybody_sees_the_token() -> None:
    s = forum("$")
    for seat in (0, 1):
        provinces = s.box.rules.view(s, seat)["players"][1]["provinces"]
        assert [x.get("tokens") for x in provinces if x.get("name") == "Public Forum"] == [["honor token"]]


@rule("fr.kitsuki-yaruma.4")
def test_turned_facedown_it_loses_the_token() -> None:
    s = table("A 10/9: | | Fields, Plain Wall[Kitsuki Yaruma]\nB: | | Fields, Public Forum$\ndynasty phase")
    do(s, "A: Kitsuki Yaruma", "A: 0")
    assert offered(s, "Kitsuki Yaruma")
    do(s, "A: Kitsuki Yaruma")
    assert "Public Forum" in options(s)
    do(s, "A: Public Forum")
    assert "Public Forum?" in write(s) and "$" not in write(s)


def test_a_status_token_stays_on_it() -> None:
    s = table("A 10/9: | | Fields, Plain Wall[Kitsuki Yaruma]\nB: | | Fields, Public Forum&$\ndynasty phase")
    do(s, "A: Kitsuki Yaruma", "A: 0", "A: Kitsuki Yaruma", "A: Public Forum")
    assert "Public Forum&?" in write(s)


def test_public_forum_is_no_stronghold_province() -> None:
    assert NeverStronghold() in cards()["Public Forum"].text
