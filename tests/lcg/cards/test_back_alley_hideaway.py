"""Back-Alley Hideaway: characters attached facedown as they leave play, and played from there."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.facts import ATTACHMENT, BENEATH, IN_PLAY
from gorin.rulesets.lcg.words import ATTACHMENT as ANY_ATTACHMENT
from gorin.rulesets.lcg.words import (
    CHARACTER,
    HOST,
    NEUTRAL,
    SCORPION,
    THAT,
    AsAttachment,
    Bow,
    Discard,
    HasKeyword,
    MayPlayAs,
    ReturnToHand,
    action,
    character,
    event,
    holding,
)
from tests.lcg.tables import (
    copies,
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    find,
    hand,
    honor_of,
    in_play,
    offered,
    options,
    participating,
    pass_until,
    table,
)

DEEDS = [
    event("Ruin", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0, influence_cost=0),
    event("Recall", NEUTRAL, action(ReturnToHand(THAT), choose=CHARACTER), cost=0, influence_cost=0),
    event("Weariness", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0, influence_cost=0),
    event("Theft", NEUTRAL, action(Discard(THAT), choose=ANY_ATTACHMENT), cost=0, influence_cost=0),
    character("Changeling", SCORPION, MayPlayAs(AsAttachment((HasKeyword(HOST, "covert"),))), cost=1, military=1,
              political=1, glory=0),
    character("Masked Lord", SCORPION, cost=2, military=2, political=2, glory=1, unique=True),
    holding("Idle Den", NEUTRAL),
]  # fmt: skip
DEN = "A 10/{fate}: {mine} | {hand} | Fields, Plain Hill[Back-Alley Hideaway]\nB 10/9: {theirs}\n{when}"


def den(
    mine: str, hand: str = "Ruin", fate: int = 9, theirs: str = "Plain Captain", when: str = "conflict phase"
) -> Any:
    return table(DEN.format(mine=mine, hand=hand, fate=fate, theirs=theirs, when=when), extra=DEEDS)


def hidden(s: Any, who: str, deed: str = "Ruin") -> None:
    """Somebody leaves play, and hides."""
    do(s, f"A: {deed}", f"A: {who}", "A: Back-Alley Hideaway")
    if decision(s) == "A: interrupts":
        do(s, "A: pass")


def beneath(s: Any, who: str) -> bool:
    return bool(s.p[BENEATH] >> find(s, who) & 1)


@rule("fr.back-alley-hideaway.1")
def test_the_character_leaves_play_all_the_same() -> None:
    s = den("Plain Sneak~+2[Plain Sword]")
    hidden(s, "Plain Sneak")
    assert beneath(s, "Plain Sneak") and not in_play(s, "Plain Sneak") and fate_on(s, "Plain Sneak") == 0
    assert honor_of(s) == [9, 10] and discard(s, "A") == ["Plain Sword", "Ruin"]


def test_only_ones_own_scorpions_hide_and_only_from_the_discard_pile() -> None:
    s = den("Plain Soldier, Plain Sneak", "Ruin, Ruin, Recall", theirs="Plain Sneak")
    do(s, "A: Ruin", "A: Plain Soldier")
    assert decision(s) == "B: action"
    do(s, "B: pass", "A: Recall")
    assert len(options(s)) == 2
    s = den("Plain Sneak", "Recall")
    do(s, "A: Recall", "A: Plain Sneak")
    assert hand(s, "A") == [] and decision(s) == "B: action", "a dynasty card goes to the pile from hand, by the rules"


def test_the_interrupt_may_be_declined_and_is_used_once_a_round() -> None:
    s = den("Plain Sneak, Bayushi Liar", "Ruin, Ruin")
    do(s, "A: Ruin", "A: Plain Sneak", "A: pass")
    assert "Plain Sneak" in discard(s, "A")
    s = den("Plain Sneak, Bayushi Liar", "Ruin, Ruin")
    hidden(s, "Plain Sneak")
    do(s, "B: pass", "A: Ruin", "A: Bayushi Liar")
    assert decision(s) == "B: action" and "Bayushi Liar" in discard(s, "A")


@rule("fr.back-alley-hideaway.2")
def test_who_hides_is_neither_character_nor_attachment() -> None:
    s = den("Plain Sneak, Plain Soldier[Plain Robe]", "Ruin, Weariness, Theft")
    hidden(s, "Plain Sneak")
    do(s, "B: pass", "A: Weariness")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "A: Plain Soldier", "B: pass", "A: Theft")
    assert options(s) == ["Plain Robe"]
    assert not s.p[IN_PLAY] & s.p[ATTACHMENT] >> find(s, "Plain Sneak") & 1


def test_its_controller_may_look_at_it() -> None:
    s = den("Plain Sneak")
    hidden(s, "Plain Sneak")
    c = find(s, "Plain Sneak")
    assert s.known[0] >> c & 1 and not s.known[1] >> c & 1


@rule("fr.back-alley-hideaway.4")
@pytest.mark.parametrize("when", ["conflict phase", "draw phase", "fate phase"])
def test_the_action_is_used_in_any_action_window(when: str) -> None:
    s = den("Plain Sneak", when=when)
    while not offered(s, "Ruin"):
        pass_until(s, "A: action")
    hidden(s, "Plain Sneak")
    do(s, "B: pass", "A: Back-Alley Hideaway", "A: play Plain Sneak", "A: 1")
    assert in_play(s, "Plain Sneak") and fate_on(s, "Plain Sneak") == 1 and fate_of(s)[0] == 9 - 2 - 1
    assert "Back-Alley Hideaway" in discard(s, "A"), "it is sacrificed"


@rule("fr.back-alley-hideaway.5")
def test_during_a_conflict_it_is_played_at_home() -> None:
    s = den("Plain Sneak, Plain Soldier*", theirs="Plain Captain*", when="military air A>B")
    do(s, "B: pass")
    hidden(s, "Plain Sneak")
    do(s, "B: pass", "A: Back-Alley Hideaway")
    assert options(s) == ["play Plain Sneak"]
    do(s, "A: play Plain Sneak", "A: 0")
    assert in_play(s, "Plain Sneak") and not participating(s, "Plain Sneak")


@rule("fr.back-alley-hideaway.6")
def test_its_cost_must_be_paid() -> None:
    s = den("Plain Sneak", fate=1)
    hidden(s, "Plain Sneak")
    do(s, "B: pass")
    assert not offered(s, "Back-Alley Hideaway"), "it costs 2"


@rule("fr.back-alley-hideaway.7")
def test_it_may_be_played_as_an_attachment_where_it_says_so() -> None:
    s = den("Changeling, Plain Soldier")
    hidden(s, "Changeling")
    do(s, "B: pass", "A: Back-Alley Hideaway")
    assert options(s) == ["play Changeling", "play Changeling as an attachment"]
    do(s, "A: play Changeling as an attachment", "A: Plain Soldier")
    assert in_play(s, "Changeling (attachment)") and "Back-Alley Hideaway" in discard(s, "A")


@rule("fr.back-alley-hideaway.8")
def test_an_opponents_character_is_played_under_your_control() -> None:
    s = den("Plain Soldier*", "Blackmail, Ruin", theirs="Plain Captain*, Plain Sneak", when="military air A>B")
    s.honor[1] = 12
    do(s, "B: pass", "A: Blackmail", "A: Plain Sneak", "B: pass")
    hidden(s, "Plain Sneak")
    do(s, "B: pass", "A: Back-Alley Hideaway", "A: play Plain Sneak", "A: 0")
    c = find(s, "Plain Sneak")
    assert (s.owner[c], s.holder[c]) == (1, 0)


@rule("fr.back-alley-hideaway.9")
def test_who_hides_does_not_lie_in_the_province() -> None:
    lying = "Fields, Plain Hill[Back-Alley Hideaway], Plain Wall[Masked Lord, Plain Captain]"
    s = table(f"A 10/9: Plain Sneak, Plain Soldier* | Ruin, Charge!, Ambush | {lying}\nB 10/9: Plain Captain*\nmilitary air A>B",
              extra=DEEDS)  # fmt: skip
    do(s, "B: pass")
    hidden(s, "Plain Sneak")
    do(s, "B: pass")
    for title, there in (("Charge!", "Plain Captain"), ("Ambush", "Masked Lord")):
        t = s.clone()
        do(t, f"A: {title}")
        assert there in options(t) and "Plain Sneak" not in options(t)


@rule("fr.back-alley-hideaway.10")
def test_who_hides_is_no_duplicate() -> None:
    lord = "A 10/9: Masked Lord | Ruin | Fields, Plain Hill[Back-Alley Hideaway], Plain Wall[Masked Lord]\nB 10/9:"
    s = table(f"{lord}\nconflict phase", extra=DEEDS)
    hidden(s, "Masked Lord")
    pass_until(s, "dynasty")
    while not offered(s, "Masked Lord"):
        pass_until(s, "A: action")
    do(s, "A: play Masked Lord", "A: 0")
    assert len([c for c in copies(s, "Masked Lord") if s.p[BENEATH] >> c & 1]) == 1
    while decision(s) != "A: action":
        pass_until(s, "A: action")
    assert not [x for x in options(s) if "Masked Lord" in x]


def test_whoever_is_left_goes_to_the_discard_pile_with_the_holding() -> None:
    s = den("Plain Sneak, Bayushi Liar", "Ruin, Ruin")
    hidden(s, "Plain Sneak")
    s.used.clear()  # as in the next round
    do(s, "B: pass")
    hidden(s, "Bayushi Liar")
    do(s, "B: pass", "A: Back-Alley Hideaway")
    assert sorted(options(s)) == ["play Bayushi Liar", "play Plain Sneak"]
    do(s, "A: play Bayushi Liar", "A: 0")
    assert in_play(s, "Bayushi Liar") and {"Plain Sneak", "Back-Alley Hideaway"} <= {*discard(s, "A")}
