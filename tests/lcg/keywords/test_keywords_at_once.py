"""Keywords of one moment: the first player sets their order, whoever controls the cards."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import CRANE, Keyword, character
from tests.lcg.tables import decision, do, fate_of, hand, is_dishonored, is_honored, options, pass_until, table

PEACOCK = character("Plain Peacock", CRANE, Keyword("pride"), cost=1, military=3, glory=1)
ROOSTER = character("Plain Rooster", CRANE, Keyword("pride"), cost=1, military=3, glory=1)
SULKER = character("Plain Sulker", CRANE, Keyword("pride"), cost=1, military=1, glory=1)
PARAGON = character("Plain Paragon", CRANE, Keyword("courtesy"), Keyword("sincerity"), cost=1, military=1)
EXTRA = [PEACOCK, ROOSTER, SULKER, PARAGON]


@rule("rr.forced.4")
def test_the_first_player_orders_keywords_of_one_moment() -> None:
    s = table("A: Plain Peacock*, Plain Rooster*\nB: Plain Sulker*\nmilitary air A>B\nfirst B", extra=EXTRA)
    pass_until(s, "B: which first")
    assert options(s) == ["pride: Plain Peacock", "pride: Plain Rooster", "pride: Plain Sulker"]
    do(s, "B: pride: Plain Sulker")
    assert is_dishonored(s, "Plain Sulker") and not is_honored(s, "Plain Rooster")
    assert decision(s) == "B: which first"
    assert options(s) == ["pride: Plain Peacock", "pride: Plain Rooster"]
    do(s, "B: pride: Plain Rooster")
    assert is_honored(s, "Plain Rooster") and is_honored(s, "Plain Peacock")  # the last one needs no choice


def test_two_keywords_of_one_card_need_no_order() -> None:
    s = table("A 10/0: Plain Paragon, Funeral Pyre\nB:", extra=EXTRA)
    held = len(hand(s, 0))
    do(s, "A: Funeral Pyre", "A: Plain Paragon")
    assert (len(hand(s, 0)), fate_of(s)[0]) == (held + 2, 1)  # one card by the keyword, one by the Pyre


def test_a_single_keyword_is_not_asked_about() -> None:
    s = table("A: Plain Peacock*\nB:\nmilitary air A>B", extra=EXTRA)
    pass_until(s, "A: resolve")
    assert is_honored(s, "Plain Peacock")
