"""Where cards go: discard piles of either kind and of their owner, and what is in and out of play."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.views import hidden_from
from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRAB,
    IN_DISCARD,
    IN_HAND,
    IN_PROVINCES,
    NEUTRAL,
    PROVINCE,
    THAT,
    THIS,
    YOURS,
    AddToHand,
    Bow,
    Discard,
    DiscardCards,
    GainFate,
    GainsTrait,
    PutInProvince,
    PutIntoPlay,
    PutOnDeck,
    RemoveFromGame,
    ReturnToHand,
    action,
    character,
    event,
    reaction,
)
from tests.lcg.tables import (
    Does,
    Happens,
    decision,
    discard,
    do,
    find,
    hand,
    in_play,
    is_faceup,
    offered,
    options,
    table,
    write,
)

SWEEP = event("Sweep", NEUTRAL, action(Discard(Is("character") | Is("attachment") | Is("holding"))), cost=0)
DROP = event("Drop", NEUTRAL, action(DiscardCards(IN_HAND - THIS)), cost=0)
CLEAR = event("Clear", NEUTRAL, action(DiscardCards(IN_PROVINCES)), cost=0)
MILL = event("Mill", NEUTRAL, action(Does(Is("in deck"), ev.DISCARD)), cost=0)
CARDS = [SWEEP, DROP, CLEAR, MILL]
ALMS = "Plain Captain, Plain Praise"


def piles(s: Any, seat: int) -> tuple[list[str], list[str]]:
    """A player's dynasty and conflict discard piles, as everybody sees them."""
    view = s.box.rules.view(s, 1 - seat)["players"][seat]
    return tuple(sorted(x["name"] for x in view[f"{kind}_discard"]) for kind in ("dynasty", "conflict"))  # type: ignore[return-value]


@rule("rr.discard-piles.1")
def test_each_player_has_a_dynasty_and_a_conflict_pile_and_both_are_out_of_play() -> None:
    s = table("A: | | | Plain Captain, Plain Praise, Plain Guest\nB: | | | Plain Soldier, Plain Sword, Plain Tower")
    assert piles(s, 0) == (["Plain Captain"], ["Plain Guest", "Plain Praise"])
    assert piles(s, 1) == (["Plain Soldier", "Plain Tower"], ["Plain Sword"])
    assert not s.p[facts.DISCARD] & (s.p[facts.IN_PLAY] | s.p[facts.ACTIVE])


@rule("rr.discard-piles.2")
@pytest.mark.parametrize(
    ("how", "where", "dynasty", "conflict"),
    [
        ("Sweep", "{}Plain Captain, {}Plain Guest, Plain Porter[{}Plain Sword] |", ["Plain Captain"],
         ["Plain Guest", "Plain Sword"]),
        ("Drop", "| {}Plain Guest, {}Plain Sword, {}Plain Praise,", [], ["Plain Guest", "Plain Praise", "Plain Sword"]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("owner", ["", "B:"])
def test_from_play_and_from_hand_a_card_goes_to_its_owners_pile_of_its_kind(
    how: str, where: str, dynasty: list[str], conflict: list[str], owner: str
) -> None:
    s = table(f"A: {where.replace('{}', owner)} {how}\nB:\ndraw phase", extra=CARDS)
    do(s, f"A: {how}")
    mine = (["Plain Porter"] if how == "Sweep" else [], [how])
    assert piles(s, 0) == (mine if owner else (sorted(mine[0] + dynasty), sorted(mine[1] + conflict)))
    assert piles(s, 1) == ((dynasty, conflict) if owner else ([], []))
    assert all(is_faceup(s, x) for x in (*dynasty, *conflict))


@rule("rr.discard-piles.2")
@pytest.mark.parametrize("mark", ["", "?"])
def test_from_provinces_and_decks_a_card_goes_faceup_to_the_pile_of_its_kind(mark: str) -> None:
    s = table(
        f"""A: | Clear, Mill | Fields, Fields[Plain Captain{mark}, Plain Tower{mark}] | | Plain Sword
            B: | | | | Plain Robe
            draw phase""",
        extra=CARDS,
    )
    do(s, "A: Clear")
    assert {"Plain Captain", "Plain Tower"} <= set(piles(s, 0)[0]) and "Plain Tower" not in piles(s, 0)[1]
    do(s, "B: pass", "A: Mill")
    assert "Plain Sword" in piles(s, 0)[1] and "Plain Robe" in piles(s, 1)[1] and "Plain Robe" not in piles(s, 0)[1]
    assert "Plain Sword" not in piles(s, 0)[0]
    for name in ("Plain Captain", "Plain Tower", "Plain Sword", "Plain Robe"):
        assert is_faceup(s, name) and not in_play(s, name)


@rule("rr.discard-piles.2")
def test_what_is_discarded_last_lies_on_top_wherever_it_came_from() -> None:
    one = event("One", NEUTRAL, action(DiscardCards(THAT), choose=(IN_HAND | IN_PROVINCES) & YOURS - THIS), cost=0)
    strike = event("Strike", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
    fetch = event("Fetch", NEUTRAL, action(AddToHand(THAT), choose=IN_DISCARD & YOURS - THIS), cost=0)
    s = table(
        """A: Plain Guest, Plain Giant | One, One, Strike, Strike, Fetch, Plain Sword | Fields, Fields[Plain Captain]
           B: | | | Plain Robe
           draw phase""",
        extra=[one, strike, fetch],
    )

    def pile(kind: str) -> list[str]:
        """From the top to the bottom."""
        return [x["name"] for x in s.box.rules.view(s, 1)["players"][0][f"{kind}_discard"]]

    ones = [x for x in options(s) if x.startswith("One")]
    do(s, f"A: {ones[0]}", "A: Plain Sword", "B: pass", f"A: {next(x for x in options(s) if x.startswith('Strike'))}")
    do(s, "A: Plain Guest", "B: pass")
    assert pile("conflict") == ["Strike", "Plain Guest", "One", "Plain Sword"]
    do(s, "A: Strike", "A: Plain Giant", "B: pass", "A: One", "A: Plain Captain", "B: pass")
    assert pile("dynasty") == ["Plain Captain", "Plain Giant"]
    do(s, "A: Fetch", "A: Plain Guest", "B: pass")
    assert pile("conflict") == ["Fetch", "One", "Strike", "Strike", "One", "Plain Sword"], "one was taken out"
    again = table(write(s), extra=[one, strike, fetch])
    s = again
    assert pile("dynasty") == ["Plain Captain", "Plain Giant"], "and so it is written down"


@rule("rr.discard-piles.3")
@pytest.mark.parametrize("moment", ["dynasty phase", "draw phase", "conflict phase", "fate phase", "military air A>B"])
def test_everybody_sees_all_piles_at_any_time(moment: str) -> None:
    mark = "*" if ">" in moment else ""
    s = table(f"A: Plain Giant{mark} | | | {ALMS}\nB: Plain Lord{mark} | | | {ALMS}\n{moment}")
    for you in (0, 1):
        assert not hidden_from(s, you) & s.p[facts.DISCARD]
        for player in s.box.rules.view(s, you)["players"]:
            assert [x["name"] for x in player["dynasty_discard"]] == ["Plain Captain"]
            assert [x["name"] for x in player["conflict_discard"]] == ["Plain Praise"]


@rule("rr.in-play.3", "rr.in-play.4")
def test_to_be_removed_from_the_game_is_to_leave_play() -> None:
    exile = event("Exile", NEUTRAL, action(RemoveFromGame(THAT), choose=CHARACTER), cost=0)
    look = event("Look", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0)
    mourner = character("Mourner", CRAB, reaction(Happens(ev.LEAVE), GainFate()), cost=0)
    s = table("A: Mourner | Exile, Look\nB: Plain Captain\ndraw phase", extra=[exile, look, mourner])
    do(s, "A: Exile", "A: Plain Captain")
    assert decision(s) == "A: reactions" and not in_play(s, "Plain Captain")
    do(s, "A: Mourner", "B: pass", "A: Look")
    assert options(s) == ["Mourner"]


@rule("rr.in-play.6")
@pytest.mark.parametrize("enters", [True, False])
def test_what_lasts_on_a_card_in_a_pile_lets_go_of_it_as_it_enters_play(enters: bool) -> None:
    mine = CHARACTER & IN_DISCARD & YOURS
    ordain = event("Ordain", NEUTRAL, action(GainsTrait(THAT, "monk"), choose=mine), cost=0)
    lift = event("Lift", NEUTRAL, action(PutIntoPlay(THAT), choose=mine), cost=0)
    s = table("A: | Ordain, Lift | | Plain Soldier\nB:", extra=[ordain, lift])
    do(s, "A: Ordain", "A: Plain Soldier", "B: pass")
    if enters:
        do(s, "A: Lift", "A: Plain Soldier")
    assert in_play(s, "Plain Soldier") is enters
    assert bool(s.p[facts.trait("monk")] >> find(s, "Plain Soldier") & 1) is not enters


@rule("rr.in-play.8")
@pytest.mark.parametrize(("who", "wrong"), [("Plain Captain", "conflict"), ("Plain Guest", "dynasty")])
def test_kept_out_of_the_wrong_deck_a_card_goes_to_its_owners_pile_of_the_right_kind(who: str, wrong: str) -> None:
    store = event("Store", NEUTRAL, action(PutOnDeck(THAT, deck=wrong), choose=CHARACTER), cost=0)
    s = table(f"A: B:{who} | Store\nB:\ndraw phase", extra=[store])
    do(s, "A: Store", f"A: {who}")
    assert piles(s, 0) == ([], ["Store"])
    assert piles(s, 1) == (([who], []) if wrong == "conflict" else ([], [who]))


@rule("rr.in-play.9", "rr.in-play.10")
def test_kept_out_of_a_hand_or_a_province_too() -> None:
    back = event("Back", NEUTRAL, action(ReturnToHand(THAT), choose=CHARACTER), cost=0)
    odd = event("Odd", NEUTRAL, action(PutInProvince(IN_HAND & YOURS - THIS, THAT), choose=PROVINCE & YOURS), cost=0)
    s = table("A: B:Plain Captain | Back, Odd, B:Plain Praise\nB:\ndraw phase", extra=[back, odd])
    assert offered(s, "Back")
    do(s, "A: Odd", f"A: {options(do(s.clone(), 'A: Odd'))[0]}")
    assert "Plain Praise" in piles(s, 1)[1] and not s.p[facts.IN_PROVINCE] >> find(s, "Plain Praise") & 1
    s = table("A: B:Plain Captain | Back\nB:\ndraw phase", extra=[back])
    do(s, "A: Back", "A: Plain Captain")
    assert piles(s, 1) == (["Plain Captain"], []) and hand(s, "A") == hand(s, "B") == []
    assert discard(s, "A") == ["Back"]
