"""In play and out of play: leaving play, removed from the game, under another card, and cards in the wrong place."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    EVENT,
    HOLDING,
    IN_DISCARD,
    IN_HAND,
    IN_PROVINCES,
    NEUTRAL,
    PICKED,
    PROVINCE,
    THAT,
    THIS,
    UNIQUE,
    YOURS,
    AddToHand,
    Bow,
    Discard,
    Exists,
    GainHonor,
    Is,
    Keyword,
    Later,
    PhaseEnds,
    Pick,
    PutIntoPlay,
    PutOnDeck,
    PutUnder,
    RemoveFromGame,
    ReturnToHand,
    Under,
    action,
    always_gets,
    attachment,
    character,
    count,
    event,
    gets,
)
from tests.lcg.tables import (
    deck,
    discard,
    do,
    fate_on,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    military,
    offered,
    options,
    pass_until,
    table,
    titles,
)

EXILE = event("Exile", NEUTRAL, action(RemoveFromGame(THAT), choose=CHARACTER), cost=0)
ERRAND = event("Errand", NEUTRAL, action(RemoveFromGame(THAT, until="phase"), choose=CHARACTER), cost=0)
FORGET = event("Forget", NEUTRAL, action(RemoveFromGame(THAT), choose=IN_DISCARD), cost=0)
DISMISS = event("Dismiss", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
RAISE = event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & IN_DISCARD), cost=0)
BOOST = event("Boost", NEUTRAL, action(gets(THAT, military=+3, until="phase"), choose=CHARACTER), cost=0)
CHEST = character(
    "Chest",
    NEUTRAL,
    action(Pick(IN_HAND & YOURS, PutUnder(PICKED))),
    always_gets(THIS, military=count(Under(THIS))),
    cost=1,
)
OPENED = event("Opened", NEUTRAL, action(AddToHand(Under(CHARACTER & YOURS))), cost=0)
CARDS = [EXILE, ERRAND, FORGET, DISMISS, RAISE, BOOST, CHEST, OPENED]


def removed(s: object) -> list[str]:
    return titles(s, s.p[facts.REMOVED])  # type: ignore[attr-defined]  # any state has planes


# --- leaving play ---------------------------------------------------------------------------------------------------


@rule("rr.leaves-play.1", "rr.leaves-play.2", "rr.in-play.6")
def test_a_card_that_left_and_came_back_is_a_new_one() -> None:
    s = table("A: Plain Captain^+2 | Boost, Dismiss, Raise\nB:", extra=CARDS)
    do(s, "A: Boost", "A: Plain Captain")
    assert military(s, "Plain Captain") == 9
    do(s, "B: pass", "A: Dismiss", "A: Plain Captain", "B: pass", "A: Raise", "A: Plain Captain")
    assert military(s, "Plain Captain") == 4 and fate_on(s, "Plain Captain") == 0


@rule("rr.in-play.6", "rr.leaves-play.2")
def test_a_delayed_effect_no_longer_finds_it() -> None:
    curse = event("Curse", NEUTRAL, action(Bow(THAT), Later(PhaseEnds(), (Discard(THAT),)), choose=CHARACTER), cost=0)
    s = table("A: Plain Captain+5 | Curse, Dismiss, Raise\nB:", extra=[*CARDS, curse])
    do(
        s,
        "A: Curse",
        "A: Plain Captain",
        "B: pass",
        "A: Dismiss",
        "A: Plain Captain",
        "B: pass",
        "A: Raise",
        "A: Plain Captain",
    )
    pass_until(s, "lcg: fate phase")
    assert in_play(s, "Plain Captain")


@rule("rr.in-play.7")
def test_an_effect_lets_go_of_a_card_that_moves_between_places_out_of_play() -> None:
    lend = event("Lend", NEUTRAL, action(GainHonor()), cost=0)
    from gorin.rulesets.lcg.words import MayPlay

    teach = event("Teach", NEUTRAL, action(MayPlay(THAT), choose=EVENT & IN_DISCARD & YOURS), cost=0)
    fetch = event("Fetch", NEUTRAL, action(AddToHand(THAT), choose=EVENT & IN_DISCARD & YOURS), cost=0)
    toss = event("Toss", NEUTRAL, action(RemoveFromGame(THAT), choose=IN_HAND & YOURS), cost=0)
    s = table("A: | Teach, Fetch, Toss | | Lend\nB:", extra=[*CARDS, lend, teach, fetch, toss])
    do(s, "A: Teach", "A: Lend", "B: pass")
    assert offered(s, "Lend"), "as if it were in hand"
    do(s, "A: Fetch", "A: Lend", "B: pass", "A: Toss", "A: Lend", "B: pass")
    assert not offered(s, "Lend")


@rule("rr.in-play.5")
def test_strongholds_never_leave_play() -> None:
    siege = event("Siege", NEUTRAL, action(Discard(Is("stronghold")), GainHonor()), cost=0)
    s = table("A: | Siege\nB:", extra=[siege])
    do(s, "A: Siege")
    assert in_play(s, "Castle") and honor_of(s) == [11, 10]


@rule("rr.in-play.1", "rr.in-play.3", "rr.ability.2")
def test_abilities_speak_of_cards_in_play_only() -> None:
    look = event("Look", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0)
    s = table("A: Plain Captain | Look, Plain Guest | Fields, Fields[Plain Soldier] | Plain Envoy\nB:", extra=[look])
    do(s, "A: Look")
    assert options(s) == ["Plain Captain"]
    s = table(
        "A: Plain Role, Plain Captain | Bend\nB:",
        extra=[event("Bend", NEUTRAL, action(Bow(Is("role") | HOLDING), GainHonor()), cost=0)],
    )
    do(s, "A: Bend")
    assert not is_bowed(s, "Plain Role")


# --- removed from the game ------------------------------------------------------------------------------------------


@rule("rr.removed-from-game.1", "rr.removed-from-game.2", "rr.in-play.4")
def test_what_is_removed_has_nothing_to_do_with_the_game_any_more() -> None:
    s = table(
        "A: Plain Captain[Plain Sword], Plain Lord | Exile, Raise, Plain Heir\nB: Vengeful Berserker*\n"
        "military air B>A",
        extra=CARDS,
    )
    do(s, "A: Exile", "A: Plain Captain")
    assert removed(s) == ["Plain Captain"] and discard(s, "A") == ["Exile", "Plain Sword"]
    pass_until(s, "1.4")
    assert removed(s) == ["Plain Captain"], "for the rest of the game"


@rule("rr.removed-from-game.1")
def test_a_removed_copy_does_not_count_as_a_unique_in_play() -> None:
    s = table("A 10/5: Plain Heir | Exile, Plain Heir\nB:", extra=CARDS)
    assert not offered(s, "Plain Heir")
    do(s, "A: Exile", "A: Plain Heir", "B: pass")
    assert offered(s, "Plain Heir")


def test_cards_out_of_play_may_be_removed_too() -> None:
    s = table("A: | Forget, Raise\nB: | | | Plain Captain", extra=CARDS)
    do(s, "A: Forget", "A: Plain Captain", "B: pass")
    assert removed(s) == ["Plain Captain"] and not offered(s, "Raise")


@rule("rr.removed-from-game.1")
def test_with_a_duration_it_comes_back() -> None:
    s = table("A: Plain Captain^+2[Plain Sword]\nB: | Errand", extra=CARDS)
    do(s, "A: pass", "B: Errand", "B: Plain Captain")
    assert removed(s) == ["Plain Captain"] and not in_play(s, "Plain Captain")
    pass_until(s, "fate phase")
    assert in_play(s, "Plain Captain") and removed(s) == []
    assert military(s, "Plain Captain") == 4 and fate_on(s, "Plain Captain") == 0, "as a new card"


def test_a_stolen_card_comes_back_to_its_owner() -> None:
    s = table("A: B:Plain Captain | Errand\nB:", extra=CARDS)
    do(s, "A: Errand", "A: Plain Captain")
    pass_until(s, "fate phase")
    assert s.holder[find(s, "Plain Captain")] == 1


# --- under another card ---------------------------------------------------------------------------------------------


@rule("rr.cards-under.1")
def test_a_card_under_another_is_out_of_reach() -> None:
    s = table(
        "A 10/9: Chest | Plain Guest, Plain Praise, Opened\nB: | Trip",
        extra=[*CARDS, event("Trip", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0)],
    )
    do(s, "A: Chest", "A: Plain Guest")
    assert hand(s, "A") == ["Opened", "Plain Praise"] and military(s, "Chest") == 1
    do(s, "B: Trip")
    assert options(s) == ["Chest"]
    do(s, "B: Chest")
    assert not offered(s, "Plain Guest"), "it cannot be played from there"
    do(s, "A: Opened")
    assert hand(s, "A") == ["Plain Guest", "Plain Praise"] and military(s, "Chest") == 0


@rule("rr.cards-under.2")
def test_when_the_card_leaves_play_they_are_removed_from_the_game() -> None:
    s = table("A: Chest | Plain Guest, Dismiss\nB:", extra=CARDS)
    do(s, "A: Chest", "A: Plain Guest", "B: pass", "A: Dismiss", "A: Chest")
    assert removed(s) == ["Plain Guest"]


@rule("rr.cards-under.3")
def test_attachments_do_not_lie_under_a_card() -> None:
    s = table("A: Chest[Plain Sword] | Opened, Dismiss\nB:", extra=CARDS)
    assert military(s, "Chest") == 2, "the sword's bonus, and nothing under it"
    assert not offered(s, "Opened")
    do(s, "A: Dismiss", "A: Chest")
    assert removed(s) == [] and "Plain Sword" in discard(s, "A")


def test_facedown_under_a_card_nobody_knows_it() -> None:
    safe = character("Safe", NEUTRAL, action(Pick(IN_HAND & YOURS, PutUnder(PICKED, facedown=True))), cost=1)
    s = table("A: Safe | Plain Guest\nB:", extra=[*CARDS, safe])
    do(s, "A: Safe", "A: Plain Guest")
    seen = [s.box.rules.view(s, q)["players"][0]["beneath"] for q in (0, 1)]
    assert all(len(x) == 1 and x[0]["under"] == find(s, "Safe") for x in seen)
    assert "name" not in seen[1][0]


# --- the wrong place ------------------------------------------------------------------------------------------------


@rule("rr.in-play.8")
@pytest.mark.parametrize("kind", ["dynasty", "conflict"])
def test_a_card_does_not_go_to_the_wrong_deck(kind: str) -> None:
    store = event("Store", NEUTRAL, action(PutOnDeck(THAT, deck=kind), choose=IN_DISCARD & CHARACTER), cost=0)
    for name, own in (("Plain Captain", "dynasty"), ("Plain Guest", "conflict")):
        s = table(f"A: | Store | | {name}\nB:", extra=[store])
        do(s, "A: Store", f"A: {name}")
        top = deck(s, "A", dynasty=own == "dynasty")[0]
        assert (top == name) == (own == kind)
        assert (name in discard(s, "A")) == (own != kind)


@rule("rr.in-play.8", "rr.control-and-ownership.4")
def test_it_goes_to_its_owners_deck() -> None:
    store = event("Store", NEUTRAL, action(PutOnDeck(THAT, top=False), choose=CHARACTER), cost=0)
    s = table("A: B:Plain Captain | Store\nB:", extra=[store])
    do(s, "A: Store", "A: Plain Captain")
    assert deck(s, "B", dynasty=True)[-1] == "Plain Captain"


@rule("rr.in-play.9")
def test_a_dynasty_card_goes_to_no_hand() -> None:
    back = event("Back", NEUTRAL, action(ReturnToHand(THAT), choose=CHARACTER), cost=0)
    s = table("A: Plain Captain, Plain Guest | Back, Back\nB:", extra=[back])
    do(s, "A: Back", "A: Plain Captain", "B: pass", "A: Back", "A: Plain Guest")
    assert hand(s, "A") == ["Plain Guest"] and "Plain Captain" in discard(s, "A")
    fetch = event("Fetch", NEUTRAL, action(AddToHand(THAT), choose=CHARACTER & IN_PROVINCES & YOURS), cost=0)
    s = table("A: | Fetch | Fields, Fields[Plain Captain]\nB:", extra=[fetch])
    do(s, "A: Fetch", "A: Plain Captain")
    assert hand(s, "A") == [] and "Plain Captain" in discard(s, "A")


def test_english() -> None:
    from gorin.rulesets.lcg.english import text_of

    words = attachment(
        "Words",
        CRAB,
        Keyword("restricted"),
        action(RemoveFromGame(THAT, until="conflict"), choose=CHARACTER & UNIQUE),
        action(Pick(IN_HAND & YOURS, PutUnder(PICKED, facedown=True)), when=Exists(PROVINCE)),
        action(PutOnDeck(THAT, top=False), choose=IN_DISCARD & YOURS),
    )
    assert text_of(words).splitlines()[1:] == [
        "Action: Choose a unique character – remove that character from the game until the end of the conflict.",
        "Action: If there is a province in play – choose and place a card from your hand facedown under this "
        "attachment.",
        "Action: Choose a card in your discard pile – place that card on the bottom of its owner's deck.",
    ]
