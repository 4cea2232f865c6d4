"""Control words hold more than one plain deed: several at once, effects that take steps, targets remembered later."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.check import problems
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    CRAB,
    IN_HAND,
    NEUTRAL,
    PICKED,
    THAT,
    THAT2,
    THEIRS,
    THEM,
    THIS,
    YOU,
    YOUR_OPPONENT,
    YOUR_OPPONENTS,
    YOURS,
    AttachedTo,
    Bow,
    Cannot,
    ConflictEnds,
    Discard,
    DiscardCards,
    Dishonor,
    Draw,
    Duel,
    EachOpponentDoes,
    EachPlayerDoes,
    GainFate,
    GainHonor,
    Honor,
    Honored,
    If,
    IfYouDo,
    Later,
    LoseHonor,
    May,
    MoreHonorable,
    Num,
    Pick,
    Ready,
    Reveal,
    SameController,
    SelectOne,
    StatOf,
    That,
    To,
    Together,
    With,
    action,
    attachment,
    character,
    event,
    reaction,
)
from tests.language.examples import english
from tests.lcg.tables import (
    discard,
    do,
    fate_of,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    offered,
    options,
    pass_until,
    table,
)

THIRD = That(2)
ROCK = character("Rock", CRAB, Cannot(THIS, ("bow",)), cost=1, military=1)
TOKEN = attachment("Token", CRAB, cost=0)
CROWD = character("Crowd", NEUTRAL, reaction(Honored(CHARACTER), GainFate(), forced=True), cost=1)


def spell(name: str, *effects: Any, **more: Any) -> Any:
    return event(name, NEUTRAL, action(*effects, **more), cost=0)


def laid(text: str, *extra: Any) -> Any:
    return table(text, extra=[ROCK, TOKEN, CROWD, *extra])


# --- several effects as one -------------------------------------------------------------------------------------------

FEAST = spell("Feast", Pick(CHARACTER & YOURS, Together((Bow(PICKED), Honor(PICKED), GainHonor()))))
TITHE = spell("Tithe", EachOpponentDoes(Together((LoseHonor(Num(1), THEM), Draw(Num(2), THEM)))))
TRADE = spell("Trade", To(Together((Bow(THAT), LoseHonor())), Together((Draw(), GainFate()))), choose=CHARACTER & YOURS)
PRICE = character("Price", CRAB, action(GainFate(), cost=Together((Bow(THIS), LoseHonor()))), cost=1)


def test_what_is_picked_gets_several_effects_in_one_window() -> None:
    s = laid("A: Rock_, Plain Captain, Crowd | Feast\nB:", FEAST)
    do(s, "A: Feast")
    assert len(options(s)) == 3, "each could change somehow"
    do(s, "A: Plain Captain")
    assert is_bowed(s, "Plain Captain") and is_honored(s, "Plain Captain")
    assert honor_of(s) == [11, 10] and fate_of(s) == [0, 0], "the reaction comes after all of it"
    do(s, "A: Crowd")
    assert fate_of(s) == [1, 0]


def test_each_opponent_does_several_things() -> None:
    s = laid("A: | Tithe\nB:", TITHE)
    before = len(hand(s, "B"))
    do(s, "A: Tithe")
    assert honor_of(s) == [10, 9] and len(hand(s, "B")) == before + 2


@rule("rr.word-to.1", "rr.word-to.3")
@pytest.mark.parametrize(("who", "done"), [("Plain Captain", True), ("Rock", False)])
def test_what_follows_to_needs_all_of_what_precedes_it(who: str, done: bool) -> None:
    s = laid(f"A: {who} | Trade\nB:", TRADE)
    before = len(hand(s, "A"))
    do(s, "A: Trade", f"A: {who}")
    assert is_bowed(s, who) == done and honor_of(s) == [9, 10]
    assert fate_of(s) == [1 if done else 0, 0]
    assert len(hand(s, "A")) == before - 1 + done


def test_as_a_cost_all_of_it_is_paid() -> None:
    s = laid("A: Price\nB:", PRICE)
    do(s, "A: Price")
    assert is_bowed(s, "Price") and honor_of(s) == [9, 10] and fate_of(s) == [1, 0]
    s = laid("A: Price_\nB:", PRICE)
    assert not offered(s, "Price"), "it cannot bow"


# --- effects that take steps ------------------------------------------------------------------------------------------

SHOW = spell("Show", Pick(IN_HAND & YOURS, Reveal(PICKED)))
FORCE = spell("Force", Pick(CHARACTER & YOUR_OPPONENTS, SelectOne((Bow(PICKED), Dishonor(PICKED)), by=YOUR_OPPONENT)))
CALL = character(
    "Call",
    CRAB,
    action(Pick(CHARACTER & YOUR_OPPONENTS, Duel(THIS, PICKED, "military", loser=Bow(PICKED)))),
    cost=1,
    military=5,
)
OFFER = spell("Offer", Pick(CHARACTER & YOURS, May(Honor(PICKED))), GainFate())
PEEL = spell("Peel", Pick(CHARACTER & YOURS, Pick(ATTACHMENT & AttachedTo(PICKED), Discard(PICKED))))


def test_a_picked_card_is_revealed() -> None:
    s = laid("A: | Show, Token, Feast\nB:", SHOW, FEAST)
    do(s, "A: Show", "A: Token")
    assert s.known[1] >> find(s, "Token") & 1 and not s.known[1] >> find(s, "Feast") & 1
    assert "Token" in hand(s, "A")


def test_a_choice_about_what_is_picked() -> None:
    s = laid("A: | Force\nB: Plain Captain, Rock", FORCE)
    do(s, "A: Force", "A: Plain Captain", "B: dishonor")
    assert is_dishonored(s, "Plain Captain") and not is_bowed(s, "Plain Captain")
    s = laid("A: | Force\nB: Plain Captain, Rock", FORCE)
    do(s, "A: Force", "A: Rock")
    assert len(options(s)) == 1, "it cannot bow"


def test_a_duel_against_what_is_picked() -> None:
    s = laid("A: Call*\nB: Plain Captain*, Rock*\nmilitary air A>B", CALL)
    do(s, "B: pass", "A: Call", "A: Plain Captain", "A: 1", "B: 1")
    assert is_bowed(s, "Plain Captain") and not is_bowed(s, "Rock")


def test_a_may_about_what_is_picked_then_the_rest() -> None:
    for answer, honored in (("yes", True), ("no", False)):
        s = laid("A: Plain Captain | Offer\nB:", OFFER)
        do(s, "A: Offer", "A: Plain Captain", f"A: {answer}")
        assert is_honored(s, "Plain Captain") == honored and fate_of(s) == [1, 0]


def test_a_pick_inside_a_pick() -> None:
    s = laid("A: Plain Captain[Token], Rock[Token] | Peel\nB:", PEEL)
    mine = s.att[find(s, "Rock")]
    do(s, "A: Peel", "A: Rock")
    assert len(options(s)) == 1
    do(s, "A: Token")
    assert not s.p[1] & mine and s.att[find(s, "Plain Captain")]


# --- to -----------------------------------------------------------------------------------------------------------------

BARTER = spell("Barter", To(Pick(IN_HAND & YOURS, DiscardCards(PICKED)), Draw(Num(2))))
BEG = spell("Beg", May(Pick(IN_HAND & YOURS, DiscardCards(PICKED)), to=Draw(Num(2))), GainFate())
VOW = spell("Vow", To(LoseHonor(), Pick(CHARACTER & YOURS, Honor(PICKED))))
WEIGH = spell("Weigh", May(Bow(THAT), to=SelectOne((GainFate(), GainHonor()))), choose=CHARACTER & YOURS)


def test_a_choice_stands_before_to() -> None:
    s = laid("A: | Barter, Token\nB:", BARTER)
    do(s, "A: Barter", "A: Token")
    assert discard(s, "A") == ["Barter", "Token"] and len(hand(s, "A")) == 2


@rule("rr.target.3", "rr.open-event-zone-during-payment.1")
def test_an_event_is_not_among_the_cards_in_hand_that_it_speaks_of() -> None:
    burn = spell("Burn", DiscardCards(THAT), choose=IN_HAND & YOURS)
    for cards in ("Barter", "Burn"):
        assert not offered(laid(f"A: | {cards}\nB:", BARTER, burn), cards), "nothing else to discard"
    s = laid("A: | Burn, Token\nB:", burn)
    do(s, "A: Burn")
    assert options(s) == ["Token"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_one_may_make_the_choice_to_do_something(answer: str) -> None:
    s = laid("A: | Beg, Token\nB:", BEG)
    do(s, "A: Beg", f"A: {answer}")
    if answer == "yes":
        do(s, "A: Token")
    assert len(hand(s, "A")) == (2 if answer == "yes" else 1) and fate_of(s) == [1, 0]


def test_a_choice_stands_after_to() -> None:
    s = laid("A: Plain Captain, Rock | Vow\nB:", VOW)
    do(s, "A: Vow", "A: Rock")
    assert is_honored(s, "Rock") and honor_of(s) == [9, 10]
    s = laid("A: Rock | Weigh\nB:", WEIGH)
    assert not offered(s, "Weigh"), "nothing could be done in full"
    s = laid("A: Plain Captain | Weigh\nB:", WEIGH)
    do(s, "A: Weigh", "A: Plain Captain", "A: yes", "A: gain 1 honor")
    assert honor_of(s) == [11, 10] and is_bowed(s, "Plain Captain")


GAMBLE = spell("Gamble", May(Pick(IN_HAND & YOURS, DiscardCards(PICKED))), IfYouDo((GainFate(Num(3)),)))
FORK = spell("Fork", SelectOne((Bow(THAT), LoseHonor())), IfYouDo((GainFate(),)), choose=CHARACTER & YOURS)
STEER = spell(
    "Steer", If(MoreHonorable(YOU, YOUR_OPPONENT), Pick(CHARACTER & YOURS, Bow(PICKED)), Draw()), IfYouDo((GainFate(),))
)


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_if_you_do_after_a_choice_that_may_be_made(answer: str) -> None:
    s = laid("A: | Gamble, Token\nB:", GAMBLE)
    do(s, "A: Gamble", f"A: {answer}")
    if answer == "yes":
        do(s, "A: Token")
    assert fate_of(s) == [3 if answer == "yes" else 0, 0]


@pytest.mark.parametrize(("who", "option", "done"), [("Plain Captain", "bow", True), ("Rock", "lose", True)])
def test_if_you_do_after_one_of_several(who: str, option: str, done: bool) -> None:
    s = laid(f"A: {who} | Fork\nB:", FORK)
    do(s, "A: Fork", f"A: {who}", f"A: {option}")
    assert fate_of(s) == [int(done), 0] and is_bowed(s, who) == (option == "bow")


@pytest.mark.parametrize("honor", [9, 11])
def test_if_you_do_after_a_condition(honor: int) -> None:
    s = laid(f"A {honor}/0: Plain Captain | Steer\nB:", STEER)
    do(s, "A: Steer")
    if honor == 11:
        do(s, "A: Plain Captain")
    assert fate_of(s) == [1, 0] and is_bowed(s, "Plain Captain") == (honor == 11)


# --- each player --------------------------------------------------------------------------------------------------------

PURGE = spell("Purge", EachPlayerDoes(Pick(CHARACTER & THEIRS, Bow(PICKED), by=THEM, n=Num(2))))
VOTE = spell("Vote", EachPlayerDoes(SelectOne((GainHonor(who=THEM), GainFate(who=THEM)), by=THEM)))
BARE = spell("Bare", EachOpponentDoes(Pick(IN_HAND & THEIRS, Reveal(PICKED), by=THEM)))


def test_each_player_chooses_several_and_all_bow_at_once() -> None:
    s = laid("A: Plain Captain, Plain Porter, Rock | Purge\nB: Plain Captain", PURGE)
    do(s, "A: Purge", "A: Plain Captain", "A: Plain Porter")
    assert not is_bowed(s, "Plain Captain", "A"), "the other chooses first"
    do(s, "B: Plain Captain")
    assert is_bowed(s, "Plain Captain", "A") and is_bowed(s, "Plain Porter") and is_bowed(s, "Plain Captain", "B")


def test_each_player_selects_in_turn() -> None:
    s = laid("A: | Vote\nB:\nfirst B", VOTE)
    do(s, "B: pass", "A: Vote", "B: gain 1 fate")
    assert fate_of(s) == [0, 1], "one after another"
    do(s, "A: gain 1 honor")
    assert honor_of(s) == [11, 10]


def test_each_opponent_reveals_a_card() -> None:
    s = laid("A: | Bare\nB: | Token, Vote", BARE, VOTE)
    do(s, "A: Bare", "B: Vote")
    assert s.known[0] >> find(s, "Vote") & 1 and not s.known[0] >> find(s, "Token") & 1


# --- later --------------------------------------------------------------------------------------------------------------

SWAP = spell(
    "Swap",
    Ready(THAT),
    Later(ConflictEnds(), (Bow(THAT2), Honor(THAT))),
    choose=(CHARACTER & YOURS, CHARACTER & YOUR_OPPONENTS),
)
OMEN = spell(
    "Omen",
    GainFate(),
    Later(ConflictEnds(), (Bow(THIRD),)),
    choose=(CHARACTER, CHARACTER - THAT, CHARACTER - THAT - THAT2),
)
FIRE = spell("Fire", Discard(THAT), choose=CHARACTER)


@rule("rr.delayed-effects.1")
def test_a_delayed_effect_remembers_every_target() -> None:
    s = laid("A: Plain Captain*_ | Swap\nB: Plain Porter\nmilitary air A>B", SWAP)
    do(s, "B: pass", "A: Swap", "A: Plain Captain", "A: Plain Porter")
    assert not is_bowed(s, "Plain Captain") and not is_bowed(s, "Plain Porter")
    while s.con[0]:
        pass_until(s, "")
    assert is_bowed(s, "Plain Porter") and is_honored(s, "Plain Captain")


@pytest.mark.parametrize("gone", ["Plain Captain", "Plain Porter"])
def test_it_forgets_a_target_that_left_and_keeps_the_other(gone: str) -> None:
    s = laid("A: Plain Captain*_, Rock* | Swap\nB: Plain Porter | Fire\nmilitary air A>B", SWAP, FIRE)
    do(s, "B: pass", "A: Swap", "A: Plain Captain", "A: Plain Porter", "B: Fire", f"B: {gone}")
    assert not in_play(s, gone) and len(s.delayed) == 1
    while s.con[0]:
        pass_until(s, "")
    stays = "Plain Porter" if gone == "Plain Captain" else "Plain Captain"
    assert is_bowed(s, stays) if stays == "Plain Porter" else is_honored(s, stays)


def test_when_all_are_gone_it_is_gone() -> None:
    s = laid("A: Plain Captain*_, Rock* | Swap, Fire\nB: Plain Porter | Fire\nmilitary air A>B", SWAP, FIRE)
    do(
        s,
        "B: pass",
        "A: Swap",
        "A: Plain Captain",
        "A: Plain Porter",
        "B: Fire",
        "B: Plain Captain",
        "A: Fire",
        "A: Plain Porter",
    )
    assert s.delayed == ()


def test_the_third_target_is_remembered_too() -> None:
    s = laid("A: Plain Captain*, Plain Porter, Plain Soldier | Omen\nB:\nmilitary air A>B", OMEN)
    do(s, "B: pass", "A: Omen", "A: Plain Captain", "A: Plain Porter", "A: Plain Soldier")
    while s.con[0]:
        pass_until(s, "")
    assert is_bowed(s, "Plain Soldier") and not is_bowed(s, "Plain Porter")


# --- a target that depends on the one before ----------------------------------------------------------------------------

CHAIN = spell(
    "Chain",
    Bow(THAT),
    Dishonor(THAT2),
    Honor(THIRD),
    choose=(CHARACTER & YOURS, CHARACTER & YOUR_OPPONENTS, CHARACTER & SameController(THAT2) - THAT2),
)
LADDER = spell(
    "Ladder",
    GainFate(),
    choose=(
        CHARACTER,
        CHARACTER & With("military", "<", StatOf("military", THAT)),
        CHARACTER & With("military", "<", StatOf("military", THAT2)),
    ),
)


@rule("rr.target.3")
def test_a_third_target_depends_on_the_second() -> None:
    s = laid("A: Plain Captain | Chain\nB: Rock, Plain Porter", CHAIN)
    do(s, "A: Chain", "A: Plain Captain", "A: Rock")
    assert options(s) == ["Plain Porter"]
    do(s, "A: Plain Porter")
    assert is_bowed(s, "Plain Captain") and is_dishonored(s, "Rock") and is_honored(s, "Plain Porter")
    s = laid("A: Plain Captain, Rock | Chain\nB: Plain Porter", CHAIN)
    assert not offered(s, "Chain"), "there is no third"


@rule("rr.target.3")
def test_each_choice_leaves_the_later_ones_possible() -> None:
    weak, middle, strong = (
        character(n, CRAB, cost=1, military=k) for n, k in (("Weak", 1), ("Middle", 2), ("Strong", 3))
    )
    s = laid("A: Weak, Middle, Strong | Ladder\nB:", LADDER, weak, middle, strong)
    do(s, "A: Ladder")
    assert options(s) == ["Strong"]
    do(s, "A: Strong")
    assert options(s) == ["Middle"]
    do(s, "A: Middle", "A: Weak")
    assert fate_of(s) == [1, 0]
    s = laid("A: Middle, Strong | Ladder\nB:", LADDER, weak, middle, strong)
    assert not offered(s, "Ladder")


# --- words --------------------------------------------------------------------------------------------------------------


def test_they_read_in_english() -> None:
    assert english(FEAST.text[0].then[0]) == "choose and bow a character you control, honor it, and gain 1 honor"
    assert english(TITHE.text[0].then[0]) == "each opponent loses 1 honor and draws 2 cards"


def test_they_are_all_right() -> None:
    cards = (
        FEAST,
        TITHE,
        TRADE,
        SHOW,
        FORCE,
        OFFER,
        PEEL,
        BARTER,
        BEG,
        VOW,
        WEIGH,
        PURGE,
        VOTE,
        BARE,
        SWAP,
        OMEN,
        CHAIN,
        LADDER,
        GAMBLE,
        FORK,
        STEER,
    )
    assert [x for card in cards for x in problems(card) if "influence" not in x] == []
