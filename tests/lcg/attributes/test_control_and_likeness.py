"""Cards under another's control, on either side, and where they go; characters that are copies of others."""

from __future__ import annotations

import pytest

from gorin.language.nodes import Effect
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    IN_DISCARD,
    LION,
    NEUTRAL,
    PARTICIPATING,
    THAT,
    THAT2,
    YOURS,
    BecomeCopy,
    Discard,
    GainsKeyword,
    GainsTrait,
    PutIntoPlay,
    PutOnDeck,
    ReturnToHand,
    TakeControl,
    action,
    character,
    event,
    gets,
)
from tests.lcg.tables import (
    attacking,
    deck,
    defending,
    discard,
    do,
    find,
    glory,
    hand,
    in_play,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
    total,
)

LURE = event("Lure", NEUTRAL, action(TakeControl(THAT), choose=CHARACTER - YOURS), cost=0)


@rule("rr.control-and-ownership.6")
@pytest.mark.parametrize(("taker", "loser"), ["AB", "BA"])
@pytest.mark.parametrize("kind", ["military", "political"])
def test_a_participant_that_is_taken_fights_on_for_the_other_side(taker: str, loser: str, kind: str) -> None:
    row = {taker: "Plain Porter* | Lure", loser: "Plain Captain*, Plain Porter*"}
    s = table(f"A: {row['A']}\nB: {row['B']}\n{kind} air A>B", extra=[LURE])
    if taker == "A":
        do(s, "B: pass")
    do(s, f"{taker}: Lure", f"{taker}: Plain Captain")
    assert attacking(s, "Plain Captain") is (taker == "A") and defending(s, "Plain Captain") is (taker == "B")
    assert (total(s, taker), total(s, loser)) == (5 if kind == "military" else 3, 1)


WAYS: dict[str, tuple[Effect, str]] = {
    "discard": (Discard(THAT), "discard"),
    "hand": (ReturnToHand(THAT), "hand"),
    "top": (PutOnDeck(THAT), "deck"),
    "bottom": (PutOnDeck(THAT, top=False), "deck"),
}


@rule("rr.control-and-ownership.3", "rr.control-and-ownership.4")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("card", ["Plain Captain", "Plain Guest"])
def test_a_card_goes_to_its_owners_pile_hand_or_deck_and_is_the_owners_there(way: str, card: str) -> None:
    effect, place = WAYS[way]
    away = event("Away", NEUTRAL, action(effect, choose=CHARACTER), cost=0)
    dynasty = card == "Plain Captain"
    if dynasty and place == "hand":
        place = "discard"  # no dynasty card is ever in a hand
    s = table(f"A: B:{card} | Away\nB:", extra=[away])
    do(s, "A: Away", f"A: {card}")
    c = find(s, card)
    for seat in "AB":
        lies = {"discard": discard(s, seat), "hand": hand(s, seat), "deck": deck(s, seat, dynasty=dynasty)}
        assert [x for x in lies if card in lies[x]] == ([place] if seat == "B" else [])
    assert s.holder[c] == 1 and s.ctl[1] >> c & 1 and not s.ctl[0] >> c & 1


@rule("rr.control-and-ownership.9")
def test_who_leaves_play_and_comes_back_is_no_longer_under_control() -> None:
    away = event("Away", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
    back = event("Back", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & IN_DISCARD & YOURS), cost=0)
    s = table("A: Plain Giant+3 | Lure, Away\nB: Plain Captain+3 | Back", extra=[LURE, away, back])
    do(s, "A: Lure", "A: Plain Captain")
    captain = find(s, "Plain Captain")
    pass_until(s, "lcg: fate phase: action window")
    assert s.holder[captain] == 0, "neither the conflict nor the phase ends it"
    pass_until(s, "lcg: conflict phase: action window")
    assert s.round == 2 and s.holder[captain] == 0, "nor the round"
    pass_until(s, "A: action")
    do(s, "A: Away", "A: Plain Captain", "B: Back", "B: Plain Captain")
    assert in_play(s, "Plain Captain") and s.holder[captain] == 1


# --- copies of characters -----------------------------------------------------------------------------------------------

GLIMPSE = event(
    "Glimpse", NEUTRAL,
    action(BecomeCopy(THAT, THAT2, until="phase"), choose=(CHARACTER & YOURS, CHARACTER - THAT)), cost=0,
)  # fmt: skip


@rule("rr.copy-of-a-character.5")
def test_what_events_gave_a_copy_before_it_keeps() -> None:
    teach = event("Teach", NEUTRAL, action(GainsTrait(THAT, "monk", until="phase"), choose=CHARACTER), cost=0)
    train = event("Train", NEUTRAL, action(GainsKeyword(THAT, "covert", until="phase"), choose=CHARACTER), cost=0)
    cheer = event("Cheer", NEUTRAL, action(gets(THAT, military=+2, glory=+1, until="phase"), choose=CHARACTER), cost=0)
    s = table(
        "A: Plain Envoy[Plain Robe] | Teach, Train, Cheer, Glimpse\nB: Plain Captain",
        extra=[teach, train, cheer, GLIMPSE],
    )
    envoy = find(s, "Plain Envoy")
    for name in ("Teach", "Train", "Cheer"):
        do(s, f"A: {name}", "A: Plain Envoy", "B: pass")
    do(s, "A: Glimpse", "A: Plain Envoy", "A: Plain Captain")
    assert all(s.p[x] >> envoy & 1 for x in (facts.trait("monk"), facts.COVERT, facts.trait("bushi")))
    assert not s.p[facts.trait("courtier")] >> envoy & 1
    numbers = military(s, "Plain Captain", "A"), political(s, "Plain Captain", "A"), glory(s, "Plain Captain", "A")
    assert numbers == (4 + 2, 2 + 1, 2 + 1 + 1), "with the event's and the robe's"


@rule("rr.copy-of-a-character.7")
@pytest.mark.parametrize(("who", "honored"), [("Plain Poet", ""), ("Plain Bully", ""), ("Plain Idler", "^")])
def test_a_copys_base_skills_and_glory_are_the_others_even_where_it_had_a_dash(who: str, honored: str) -> None:
    s = table(f"A: {who}{honored} | Glimpse\nB: Plain Giant", extra=[GLIMPSE])
    do(s, "A: Glimpse", f"A: {who}", "A: Plain Giant")
    more = 3 if honored else 0
    numbers = military(s, "Plain Giant", "A"), political(s, "Plain Giant", "A"), glory(s, "Plain Giant", "A")
    assert numbers == (9 + more, 5 + more, 3)
    s = table("A: Plain Giant | Glimpse\nB: Plain Poet", extra=[GLIMPSE])
    do(s, "A: Glimpse", "A: Plain Giant", "A: Plain Poet")
    assert (military(s, "Plain Poet", "A"), political(s, "Plain Poet", "A"), glory(s, "Plain Poet", "A")) == (0, 3, 2)


@rule("rr.copy-of-a-character.7")
def test_a_replaced_base_is_no_modifier_and_takes_part_like_the_other() -> None:
    join = event("Join", NEUTRAL, action(gets(THAT, military=+2), choose=PARTICIPATING & CHARACTER), cost=0)
    s = table(
        "A: Plain Captain*, Plain Envoy* | Glimpse, Join\nB: Plain Giant\nmilitary air A>B", extra=[GLIMPSE, join]
    )
    do(s, "B: pass", "A: Glimpse", "A: Plain Envoy", "A: Plain Giant")
    assert total(s, "A") == 4 + 9, "not 1 and 9 more"


@rule("rr.copy-of-a-character.8")
def test_a_character_copies_every_title_but_its_own() -> None:
    young = character("Lord (young)", LION, cost=2, military=2, title="Lord")
    old = character("Lord (old)", CRAB, cost=1, military=9, title="Lord")
    extra = [young, old, GLIMPSE]
    assert not offered(table("A: Lord (young) | Glimpse\nB: Lord (old), Lord (young)", extra=extra), "Glimpse")
    s = table("A: Lord (young) | Glimpse\nB: Lord (old), Plain Captain, Lord (young)", extra=extra)
    lord = find(s, "Lord (young)", "A")
    do(s, "A: Glimpse", "A: Lord (young)")
    assert options(s) == ["Plain Captain"], "neither the same card nor another version of it"
    do(s, "A: Plain Captain")
    assert s.box.faces[s.kind[lord]].name == "Plain Captain"


@rule("rr.copy-of-a-character.4")
def test_of_a_copy_what_is_printed_on_it_is_copied() -> None:
    s = table("A: Plain Envoy, Plain Idler | Glimpse, Glimpse\nB: Plain Captain", extra=[GLIMPSE])
    idler = find(s, "Plain Idler")
    do(s, "A: Glimpse", "A: Plain Envoy", "A: Plain Captain", "B: pass", "A: Glimpse", "A: Plain Idler")
    do(s, f"A: Plain Captain #{find(s, 'Plain Captain', 'A')}")
    assert s.box.faces[s.kind[idler]].name == "Plain Envoy", "not what the envoy only looks like"
    assert (military(s, "Plain Envoy"), political(s, "Plain Envoy")) == (1, 3)
