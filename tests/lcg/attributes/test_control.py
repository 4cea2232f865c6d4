"""Control and ownership: taking control for a while or for good, what stays and what changes with it."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    ATTACHMENT,
    CHARACTER,
    IN_DISCARD,
    NEUTRAL,
    THAT,
    THIS,
    YOUR_OPPONENT,
    YOURS,
    AttachOnlyTo,
    Draw,
    GainHonor,
    LeavesPlay,
    PutIntoPlay,
    ReturnToHand,
    TakeControl,
    action,
    attachment,
    character,
    event,
    reaction,
)
from gorin.rulesets.lcg.words.card_effects import Discard
from tests.lcg.tables import (
    Happens,
    attacking,
    defending,
    discard,
    do,
    fate_on,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    military,
    offered,
    options,
    participating,
    pass_until,
    table,
    total,
)

LURE = event("Lure", NEUTRAL, action(TakeControl(THAT), choose=CHARACTER & AN_OPPONENTS), cost=0)
BRIBE = event("Bribe", NEUTRAL, action(TakeControl(THAT, until="conflict"), choose=CHARACTER & AN_OPPONENTS), cost=0)
LOAN = event("Loan", NEUTRAL, action(TakeControl(THAT, until="phase"), choose=CHARACTER & AN_OPPONENTS), cost=0)
GIFT = event("Gift", NEUTRAL, action(TakeControl(THAT, who=YOUR_OPPONENT), choose=CHARACTER & YOURS), cost=0)
PICKPOCKET = event("Pickpocket", NEUTRAL, action(TakeControl(THAT), choose=ATTACHMENT & AN_OPPONENTS), cost=0)
DISMISS = event("Dismiss", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
BANISH = event("Banish", NEUTRAL, action(ReturnToHand(THAT), choose=CHARACTER), cost=0)
RAISE = event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & IN_DISCARD), cost=0)
ENSLAVE = event("Enslave", NEUTRAL, action(PutIntoPlay(THAT, yours=True), choose=CHARACTER & IN_DISCARD), cost=0)
CLERK = character("Clerk", NEUTRAL, action(Draw()), cost=1, military=1, political=1)
MOURNER = character(
    "Mourner", NEUTRAL, reaction(LeavesPlay(CHARACTER & YOURS - THIS), GainHonor()), cost=1, military=1, political=1
)
BANNER = attachment("Banner", NEUTRAL, AttachOnlyTo(CHARACTER & YOURS), cost=0, military=1)
CARDS = [LURE, BRIBE, LOAN, GIFT, PICKPOCKET, DISMISS, BANISH, RAISE, ENSLAVE, CLERK, MOURNER, BANNER]


def controller(s: object, name: str) -> int:
    return int(s.holder[find(s, name)])  # type: ignore[attr-defined]  # any state has holder


@rule("rr.control-and-ownership.9", "rr.control-and-ownership.7")
def test_without_a_duration_control_lasts_as_long_as_the_card_stays_in_play() -> None:
    s = table("A: | Lure\nB: Plain Captain_^+2, Plain Soldier", extra=CARDS)
    do(s, "A: Lure", "A: Plain Captain")
    assert controller(s, "Plain Captain") == 0
    assert is_bowed(s, "Plain Captain") and is_honored(s, "Plain Captain") and fate_on(s, "Plain Captain") == 2
    pass_until(s, "1.4")
    assert controller(s, "Plain Captain") == 0 and fate_on(s, "Plain Captain") == 1, "in the next round still"


@rule("rr.control-and-ownership.6")
def test_a_participating_character_changes_sides() -> None:
    s = table("A: Plain Captain*, Plain Porter*\nB: Plain Soldier* | Bribe\nmilitary air A>B", extra=CARDS)
    assert (total(s, "A"), total(s, "B")) == (5, 2)
    do(s, "B: Bribe", "B: Plain Captain")
    assert defending(s, "Plain Captain") and not attacking(s, "Plain Captain")
    assert (total(s, "A"), total(s, "B")) == (1, 6)


@rule("rr.lasting-effects.4")
@pytest.mark.parametrize(("how", "over"), [("Bribe", "A: action"), ("Loan", "fate phase")])
def test_control_goes_back_when_the_period_ends(how: str, over: str) -> None:
    s = table(f"A: Plain Captain*+3\nB: Plain Soldier+3 | {how}\nmilitary air A>B", extra=CARDS)
    do(s, f"B: {how}", "B: Plain Captain")
    assert controller(s, "Plain Captain") == 1
    pass_until(s, over)
    assert controller(s, "Plain Captain") == 0
    assert [x[0] for x in s.lasting] == []


@rule("rr.effects.5")
def test_the_end_of_a_lasting_effect_is_nothing_a_card_does() -> None:
    watcher = character("Watcher", NEUTRAL, reaction(Happens(ev.TAKE_CONTROL), GainHonor(), unlimited=True), cost=1)
    s = table("A: Plain Captain*+3\nB: Watcher | Bribe\nmilitary air A>B", extra=[*CARDS, watcher])
    do(s, "B: Bribe", "B: Plain Captain", "B: Watcher")
    assert honor_of(s) == [10, 11]
    seen = []
    while controller(s, "Plain Captain") == 1:
        pass_until(s, "")
        seen += options(s)
    assert "Watcher" not in seen, "nobody took control back: an effect ended"


def test_of_several_control_effects_the_newest_that_still_lasts_counts() -> None:
    s = table("A: | Lure, Bribe\nB: Plain Captain*+5, Plain Porter | Loan\nmilitary air B>A", extra=CARDS)
    do(s, "A: Bribe", "A: Plain Captain", "B: Loan", "B: Plain Captain")
    assert controller(s, "Plain Captain") == 1 and attacking(s, "Plain Captain")
    do(s, "A: Lure", "A: Plain Captain")
    assert controller(s, "Plain Captain") == 0 and defending(s, "Plain Captain")
    pass_until(s, "fate phase")
    assert controller(s, "Plain Captain") == 0, "what has no end outlasts both"


@rule("rr.control-and-ownership.8", "rr.attachment-cards.14")
def test_attachments_stay_with_those_who_control_them() -> None:
    s = table("A: | Lure\nB: Plain Captain[Plain Sword, A:Plain Robe]", extra=CARDS)
    do(s, "A: Lure", "A: Plain Captain")
    assert controller(s, "Plain Captain") == 0 and controller(s, "Plain Sword") == 1
    assert military(s, "Plain Captain") == 6, "its bonus counts all the same"


@rule("rr.attachment-cards.13")
def test_an_attachment_that_is_not_allowed_there_any_more_is_discarded() -> None:
    s = table("A: | Lure\nB: Plain Captain[Banner]", extra=CARDS)
    do(s, "A: Lure", "A: Plain Captain")
    assert not in_play(s, "Banner") and discard(s, "B") == ["Banner"]
    back = table("A: Plain Captain* | Banner\nB: Plain Soldier | Bribe, Banner\nmilitary air A>B", extra=CARDS)
    do(back, "B: Bribe", "B: Plain Captain", "A: pass", "B: Banner", "B: Plain Captain")
    assert in_play(back, "Banner")
    pass_until(back, "A: action")
    pass_until(back, "A: action")
    assert not in_play(back, "Banner"), "control ended, and with it the banner's right to be there"


def test_an_attachment_changes_hands_where_it_is() -> None:
    s = table("A: | Pickpocket\nB: Plain Captain[Plain Sword]", extra=CARDS)
    do(s, "A: Pickpocket", "A: Plain Sword")
    sword = find(s, "Plain Sword")
    assert s.holder[sword] == 0 and s.host[sword] == find(s, "Plain Captain")


def test_control_may_be_given_away() -> None:
    s = table("A: Plain Captain | Gift\nB:", extra=CARDS)
    do(s, "A: Gift", "A: Plain Captain")
    assert controller(s, "Plain Captain") == 1


@rule("rr.ability.11")
def test_the_controller_uses_the_abilities_not_the_owner() -> None:
    s = table("A: | Lure\nB: Clerk", extra=CARDS)
    do(s, "A: Lure", "A: Clerk", "B: pass")
    assert offered(s, "Clerk")
    do(s, "A: Clerk")
    assert len(hand(s, "A")) == 1 and options(s) == ["pass"], "B has nothing left to use"


@rule("rr.control-and-ownership.4", "rr.control-and-ownership.3", "rr.discard-piles.2")
def test_out_of_play_a_card_is_its_owners() -> None:
    s = table("A: | Lure, Dismiss\nB: Plain Captain", extra=CARDS)
    do(s, "A: Lure", "A: Plain Captain", "B: pass", "A: Dismiss", "A: Plain Captain")
    assert discard(s, "B") == ["Plain Captain"] and "Plain Captain" not in discard(s, "A")
    s = table("A: | Lure, Banish\nB: Plain Guest", extra=CARDS)
    do(s, "A: Lure", "A: Plain Guest", "B: pass", "A: Banish", "A: Plain Guest")
    assert hand(s, "B") == ["Plain Guest"] and hand(s, "A") == []


@rule("rr.control-and-ownership.5")
def test_who_controlled_it_counts_as_the_one_whose_card_left() -> None:
    s = table("A: Mourner | Lure, Dismiss\nB: Plain Captain", extra=CARDS)
    do(s, "A: Lure", "A: Plain Captain", "B: pass", "A: Dismiss", "A: Plain Captain")
    assert offered(s, "Mourner"), "a character A controlled left play, though it lies in B's discard pile"
    do(s, "A: Mourner")
    assert honor_of(s) == [11, 10]
    s = table("A: | Lure, Dismiss\nB: Mourner, Plain Captain", extra=CARDS)
    do(s, "A: Lure", "A: Plain Captain", "B: pass", "A: Dismiss", "A: Plain Captain")
    assert not offered(s, "Mourner")


@rule("rr.control-and-ownership.1", "rr.control-and-ownership.2")
def test_cards_enter_play_under_their_owners_control_unless_told_otherwise() -> None:
    s = table("A: | Raise\nB: | | | Plain Captain", extra=CARDS)
    do(s, "A: Raise", "A: Plain Captain")
    assert in_play(s, "Plain Captain") and controller(s, "Plain Captain") == 1
    s = table("A: | Enslave, Dismiss\nB: | | | Plain Captain", extra=CARDS)
    do(s, "A: Enslave", "A: Plain Captain")
    assert controller(s, "Plain Captain") == 0 and s.owner[find(s, "Plain Captain")] == 1
    do(s, "B: pass", "A: Dismiss", "A: Plain Captain")
    assert discard(s, "B") == ["Plain Captain"]


@rule("rr.unique-cards.2")
def test_nobody_takes_control_of_a_second_unique_of_that_title() -> None:
    s = table("A: Plain Lord | Lure\nB: Plain Lord, Plain Soldier", extra=CARDS)
    do(s, "A: Lure")
    assert options(s) == ["Plain Soldier"]
    s = table("A: Plain Lord | Lure\nB: Plain Lord", extra=CARDS)
    assert not offered(s, "Lure")
    s = table("A: | Lure\nB: Plain Lord", extra=CARDS)
    assert offered(s, "Lure"), "without one of his own A may"


@rule("rr.unique-cards.2")
def test_an_owner_cannot_play_another_copy_while_the_first_is_in_play_under_anybody() -> None:
    s = table("A: | Lure\nB 10/9: Plain Heir | Plain Heir", extra=CARDS)
    do(s, "A: Lure", "A: Plain Heir")
    assert not offered(s, "play Plain Heir"), "B owns one in play"


@rule("rr.unique-cards.3")
def test_an_opponents_unique_is_not_put_into_play_while_that_opponent_controls_one() -> None:
    s = table("A: | Enslave\nB: Plain Lord | | | Plain Lord, Plain Soldier", extra=CARDS)
    do(s, "A: Enslave")
    assert options(s) == ["Plain Soldier"]


def test_a_stolen_character_survives_a_save() -> None:
    s = table("A: Plain Captain*\nB: Plain Soldier | Bribe\nmilitary air A>B", extra=CARDS)
    do(s, "B: Bribe", "B: Plain Captain")
    t = type(s).load(s.box, s.dump())
    assert t == s and t.p[facts.DEFENDING] == s.p[facts.DEFENDING]
    mine = s.box.rules.view(s, 1)["players"][1]["characters"]
    assert [x["name"] for x in mine if x.get("owner") == 0] == ["Plain Captain"]


@rule("rr.control-and-ownership.7")
@pytest.mark.parametrize("mark", ["", "_", "*", "*_", "*~"])
def test_whatever_its_state_was_it_is_the_same_under_its_new_controller(mark: str) -> None:
    s = table(f"A: Plain Soldier* | Lure\nB: Plain Captain{mark}, Plain Porter*\nmilitary air B>A", extra=CARDS)
    do(s, "A: Lure", "A: Plain Captain")
    assert controller(s, "Plain Captain") == 0
    assert is_bowed(s, "Plain Captain") == ("_" in mark)
    assert participating(s, "Plain Captain") == ("*" in mark), "in the conflict or at home, as it was"
    assert is_dishonored(s, "Plain Captain") == ("~" in mark)
