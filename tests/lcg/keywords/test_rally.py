"""Rally: a revealed card brings another, faceup, into the same province."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CRAB,
    FACEDOWN,
    NEUTRAL,
    THAT,
    GainHonor,
    Keyword,
    TurnFaceup,
    action,
    character,
    dynasty_event,
    event,
    holding,
)
from tests.lcg.tables import deck, do, find, honor_of, in_play, is_faceup, offered, options, pass_until, table, titles

COMPANY = character("Reserve Company", CRAB, Keyword("rally"), cost=1, military=1, political=1)
MARKET = holding("Market", CRAB, Keyword("rally"), strength=1)
CALL = dynasty_event("Call to Arms", NEUTRAL, Keyword("rally"), action(GainHonor()), cost=0)
SPYGLASS = event("Spyglass", NEUTRAL, action(TurnFaceup(THAT), choose=FACEDOWN), cost=0)
CARDS = [COMPANY, MARKET, CALL, SPYGLASS]
FULL = "Fields[Plain Idler], Fields[Plain Idler], Fields[Plain Idler]"  # the other provinces, so that none is refilled


def lying(s: Any, name: str) -> list[str]:
    """What lies with a card."""
    return titles(s, s.lying[s.slot[find(s, name)]])


@rule("rr.rally.1", "rr.fill-a-province.4")
@pytest.mark.parametrize("who", ["Reserve Company", "Market", "Call to Arms"])
def test_revealed_in_a_province_it_is_followed_by_another_card_faceup(who: str) -> None:
    s = table(
        f"""A: | | Fields, Fields[{who}?], {FULL} | | | Plain Captain, Plain Envoy
            B: | | Fields, Fields[Plain Idler]
            fate phase""",
        extra=CARDS,
    )
    pass_until(s, "1.4")
    assert lying(s, who) == sorted([who, "Plain Captain"]), "the top card of the dynasty deck"
    assert is_faceup(s, "Plain Captain") and is_faceup(s, who)


@rule("rr.rally.1", "rr.fill-a-province.4")
@pytest.mark.parametrize("seat", "AB")
@pytest.mark.parametrize("who", ["Reserve Company", "Market", "Call to Arms"])
def test_an_effect_that_reveals_it_does_the_same_for_the_player_whose_card_it_is(who: str, seat: str) -> None:
    row = f"Fields, Fields[{who}?], {FULL} | | | Plain Captain, Plain Envoy"
    a, b = (f"Spyglass | {row}", "") if seat == "A" else ("Spyglass", f" | | {row}")
    s = table(f"A: | {a}\nB:{b}", extra=CARDS)
    do(s, "A: Spyglass", f"A: a facedown card ({seat}1)")
    assert lying(s, who) == sorted(["Plain Captain", who]), "from that player's deck into that province"
    assert is_faceup(s, "Plain Captain") and deck(s, seat, dynasty=True) == ["Plain Envoy"]


@rule("rr.rally.2", "rr.provinces.4")
def test_either_can_be_played_and_the_province_is_not_refilled_until_it_is_empty() -> None:
    s = table(
        f"""A 10/9: | | Fields, Fields[Reserve Company, Plain Captain], {FULL} | | | Plain Giant, Plain Envoy
            B 10/0:
            dynasty phase""",
        extra=CARDS,
    )
    assert offered(s, "Reserve Company") and offered(s, "Plain Captain")
    do(s, "A: Reserve Company", "A: 0", "B: pass")
    assert lying(s, "Plain Captain") == ["Plain Captain"] and len(deck(s, "A", True)) == 2, "not refilled"
    assert offered(s, "Plain Captain")
    do(s, "A: Plain Captain", "A: 0")
    assert in_play(s, "Reserve Company") and in_play(s, "Plain Captain")
    assert len(lying(s, "Plain Giant")) == 1 and not is_faceup(s, "Plain Giant"), "empty, so refilled facedown"


@rule("rr.rally.2", "rr.provinces.4")
def test_events_and_holdings_count_there_too() -> None:
    s = table("A 10/9: | | Fields, Fields[Call to Arms, Market]\nB 10/0:\ndynasty phase", extra=CARDS)
    do(s, "A: Call to Arms")
    assert honor_of(s) == [11, 10] and in_play(s, "Market") and lying(s, "Market") == ["Market"]


@rule("rr.rally.3")
def test_a_card_placed_faceup_is_not_revealed() -> None:
    s = table(
        f"""A: | | Fields, Fields[Reserve Company?], {FULL} | | | Market, Plain Captain
            B: | | Fields, Fields[Plain Idler]
            fate phase""",
        extra=CARDS,
    )
    pass_until(s, "1.4")
    assert lying(s, "Reserve Company") == ["Market", "Reserve Company"], "the market's rally did nothing"


@rule("rr.rally.1")
def test_facedown_or_without_rally_nothing_comes() -> None:
    s = table(
        """A 10/9: Plain Mine | | Fields, Fields[Plain Soldier?], Fields, Fields, Fields[Reserve Company?]
           B:
           fate phase""",
        extra=CARDS,
    )
    assert options(s) == ["Plain Mine", "pass"]
    assert lying(s, "Reserve Company") == ["Reserve Company"]
    pass_until(s, "1.4")
    assert lying(s, "Plain Soldier") == ["Plain Soldier"] and len(lying(s, "Reserve Company")) == 2
