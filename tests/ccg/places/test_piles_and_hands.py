"""Discard piles, outside the game, hands, under other cards."""

from __future__ import annotations

from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.views import hidden_from
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import *
from tests.ccg.places.test_areas import CARDS
from tests.ccg.tables import (
    do,
    editions,
    find,
    hand,
    honor,
    in_discard,
    in_play,
    is_dead,
    is_dishonorable,
    is_faceup,
    is_removed,
    occur,
    offered,
    pass_until,
    play,
    table,
    titles,
)

# --- discard piles --------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.discard-piles.1", "sam.discard-piles.2", "sam.discard-piles.3"))
def test_discard_piles_by_deck_and_owner_faceup() -> None:
    s = table("A 5: | Bribe, Slay \nB 5: Plain Rider[Plain Sword]", CARDS)
    play(s, "A: Bribe")
    do(s, "B: pass")
    play(s, "A: Slay")
    piles = s.box.rules.view(s, 0)["players"]
    names = [[[x["name"] for x in seat[pile]] for pile in ("fate_discard", "dynasty_discard")] for seat in piles]
    assert sorted(names[0][0]) == ["Bribe", "Slay"] and names[0][1] == []
    assert names[1] == [["Plain Sword"], ["Plain Rider"]] and is_faceup(s, "Plain Rider")


@editions(samurai=rule("sam.discard-piles.4", "sam.discard-piles.5", "sam.discard-piles.6"))
def test_the_destroyed_are_dead_honorably_or_not() -> None:
    s = table("A 5: Plain Guard_, Plain Rider~ | Slay, Slay \nB 5: ", CARDS)
    do(s, "A: Slay", "A: Plain Guard", "B: pass")
    play(s, "A: Slay")
    assert is_dead(s, "Plain Guard") and is_dead(s, "Plain Rider")
    assert not s.p[facts.BOWED] & (1 << find(s, "Plain Guard") | 1 << find(s, "Plain Rider"))
    assert is_dishonorable(s, "Plain Rider") and not is_dishonorable(s, "Plain Guard")
    pass_until(s, "B: declare")
    assert is_dead(s, "Plain Guard"), "as long as he is there"


@editions(samurai=rule("sam.discard-piles.7", "sam.discard-piles.8", "sam.discard.5"))
def test_the_discarded_are_not_dead_and_keep_their_shame() -> None:
    s = table("A 5: Plain Guard~, Plain Rider[Plain Sword] | Dismiss, Slay \nB 5: ", CARDS)
    do(s, "A: Dismiss", "A: Plain Guard", "B: pass")
    assert in_discard(s, "Plain Guard") and not is_dead(s, "Plain Guard") and is_dishonorable(s, "Plain Guard")
    assert honor(s)[0] == 5, "he was not destroyed"
    play(s, "A: Slay")
    assert in_discard(s, "Plain Sword") and not is_dead(s, "Plain Sword"), "destroyed, and in the discarded state"
    found = s.p[facts.DISCARD] & ~s.p[facts.DEAD] & s.ctl[0]
    assert titles(s, found) == ["Dismiss", "Plain Guard", "Plain Sword", "Slay"]
    fee = strategy("Fee", open_(gain_honor(1), cost=DiscardACard()), focus=1)
    s = table("A 5: Plain Rider | Fee, Plain Two, Slay | Plain Lady, Plain Giant \nB 5: ", (*CARDS, fee))
    do(s, "A: Fee", "A: Plain Two", "B: pass")
    play(s, "A: Slay")
    occur(s, ev.DISCARD, find(s, "Plain Lady"))
    occur(s, ev.DESTROY_PROVINCE, s.provinces[0][1], 1)
    found = s.p[facts.DISCARD] & ~s.p[facts.DEAD] & s.ctl[0]
    assert titles(s, found) == ["Fee", "Plain Giant", "Plain Lady", "Plain Two", "Slay"], "from wherever they came"
    assert is_dead(s, "Plain Rider"), "but who was destroyed is not"


@editions(samurai=rule("sam.honorable-and-dishonorable.2", "sam.outside-the-game.1", "sam.outside-the-game.3"))
def test_neither_leaving_nor_entering_play_changes_honor() -> None:
    s = table("A 5: Plain Guard~, Plain Lady | Slay, Raise Dead, Banish, Call Back \nB 5: ", CARDS)
    do(s, "A: Slay", "A: Plain Guard", "B: pass")
    play(s, "A: Raise Dead")
    assert in_play(s, "Plain Guard") and is_dishonorable(s, "Plain Guard")
    do(s, "B: pass", "A: Banish", "A: Plain Guard")
    assert is_removed(s, "Plain Guard") and is_faceup(s, "Plain Guard") and is_dishonorable(s, "Plain Guard")
    assert [x["name"] for x in s.box.rules.view(s, 1)["players"][0]["removed"]] == ["Plain Guard"]
    assert s.box.rules.view(s, 1)["players"][1]["removed"] == [], "in a pile per owner"
    do(s, "B: pass")
    play(s, "A: Call Back")
    assert in_play(s, "Plain Guard") and is_dishonorable(s, "Plain Guard")
    muster = strategy("Muster", open_(Create("personality", force=2, chi=2)), focus=1)
    s = table("A 5: | Muster, Banish, Call Back \nB 5: Plain Rider", (*CARDS, muster))
    do(s, "A: Muster", "B: pass", "A: Banish", "A: created 2F/2C personality", "B: pass")
    assert not offered(s, "Call Back"), "no created card comes back"
    bribe = table("A 5: | Bribe, Banish \nB 5: Plain Rider", CARDS)
    do(bribe, "A: Bribe", "B: pass", "A: Banish", "A: Plain Rider")
    piles = [[x["name"] for x in q["removed"]] for q in bribe.box.rules.view(bribe, 0)["players"]]
    assert piles == [[], ["Plain Rider"]], "whoever controlled it"
    s = table("A 5: | Plain Two | Plain Mine? | | Plain Four \nB 5: ", CARDS)
    for name in ("Plain Two", "Plain Mine", "Plain Four"):
        c = find(s, name)
        assert not is_faceup(s, name)
        occur(s, ev.REMOVE, c)
        assert is_removed(s, name) and is_faceup(s, name) and not hidden_from(s, 1) >> c & 1, "what was facedown, too"
    assert sorted(x["name"] for x in s.box.rules.view(s, 1)["players"][0]["removed"]) == [
        "Plain Four",
        "Plain Mine",
        "Plain Two",
    ]


# --- the hand, under other cards -------------------------------------------------------------------------------------


@editions(samurai=rule("sam.hand.3", "sam.hand.8"))
def test_hands_hold_facedown_fate_cards() -> None:
    s = table("A 5: Plain Guard[Plain Sword] | To The Hand, To The Hand \nB 5: ", CARDS)
    do(s, "A: To The Hand", "A: Plain Sword", "B: pass")
    assert "Plain Sword" in hand(s, "A") and not is_faceup(s, "Plain Sword")
    occur(s, ev.REVEAL, find(s, "Plain Sword"))
    assert not is_faceup(s, "Plain Sword"), "no card turns faceup there"
    play(s, "A: To The Hand")
    c = find(s, "Plain Guard")
    assert c not in bits(s.p[facts.HAND]) and s.zones[1][-1] == c and not is_faceup(s, "Plain Guard")
    s = table("A 5: | Bribe, To The Hand \nB 5: Plain Rider[Plain Knife]", CARDS)
    do(s, "A: Bribe", "B: pass", "A: To The Hand", "A: Plain Rider")
    assert s.zones[3][-1] == find(s, "Plain Rider") and hand(s, "A") == [], "its owner's"


@editions(samurai=rule("sam.under-another-card.1", "sam.under-another-card.2", "sam.under-another-card.5"))
def test_cards_under_a_card_are_out_of_play_and_facedown() -> None:
    s = table("A 5: Plain Giant, Plain Lady | Bury, Display | | Plain Guard, Plain Rider \nB 5: ", CARDS)
    do(s, "A: Bury", "A: Plain Guard", "A: Plain Giant", "B: pass")
    guard, rider = find(s, "Plain Guard"), find(s, "Plain Rider")
    assert s.p[facts.UNDER] >> guard & 1 and not in_play(s, "Plain Guard") and not is_faceup(s, "Plain Guard")
    assert in_play(s, "Plain Giant") and not s.p[facts.OVERLAID] and force_of(s, "Plain Giant") == 9
    do(s, "A: Display", "A: Plain Lady")
    assert is_faceup(s, "Plain Rider"), "otherwise stated"
    assert s.lying[find(s, "Plain Giant")] == 1 << guard and s.lying[find(s, "Plain Lady")] == 1 << rider
    occur(s, ev.DESTROY, find(s, "Plain Giant"))
    assert in_discard(s, "Plain Guard") and not is_removed(s, "Plain Guard"), (
        "an overlaid card would be out of the game"
    )


def force_of(s: Any, name: str) -> int:
    from tests.ccg.tables import force

    return force(s, name)


@editions(samurai=rule("sam.under-another-card.4", "sam.open-under-card-leaves.1", "sam.open-under-card-location.1"))
def test_cards_under_a_card_leave_as_it_leaves() -> None:
    mourn = holding("Mourn", trait(Destroyed(PERSONALITY, True), gain_honor(1)), cost=1)
    text = "A 5: Plain Giant, Mourn | Bury, {} | | Plain Rider \nB 5: "
    s = table(text.format("Slay"), (mourn, *CARDS))
    play(s, "A: Bury")
    do(s, "B: pass")
    play(s, "A: Slay")
    assert in_discard(s, "Plain Giant") and in_discard(s, "Plain Rider") and honor(s)[0] == 6, "one was destroyed"
    assert is_dead(s, "Plain Giant") and not is_dead(s, "Plain Rider")
    s = table(text.format("Banish"), (mourn, *CARDS))
    play(s, "A: Bury")
    do(s, "B: pass")
    play(s, "A: Banish")
    assert is_removed(s, "Plain Giant") and is_removed(s, "Plain Rider") and s.at[find(s, "Plain Rider")] == -1


@editions(samurai=rule("sam.under-another-card.3", "sam.game-knowledge.5"))
def test_their_owner_may_look_at_cards_under_a_card() -> None:
    s = table("A 5: Plain Giant | Bury | | Plain Guard \nB 5: ", CARDS)
    play(s, "A: Bury")
    guard = find(s, "Plain Guard")
    s.known = [0, 0]
    assert not hidden_from(s, 0) >> guard & 1 and hidden_from(s, 1) >> guard & 1
    s = table("A 5: | Plain Two | Plain Mine? | | Plain Four \nB 5: | Plain Knife | Plain Farm? | | Plain Sword", CARDS)
    for seat, his, others in ((0, "Plain Two", "Plain Knife"), (1, "Plain Knife", "Plain Two")):
        hid = hidden_from(s, seat)
        assert not hid >> find(s, his) & 1 and hid >> find(s, others) & 1, "his own hand"
        for name in ("Plain Mine", "Plain Farm", "Plain Four", "Plain Sword"):
            assert hid >> find(s, name) & 1, "but neither in provinces nor in decks, not even his own"


@editions(samurai=rule("sam.return.1", "sam.face-up-and-face-down.1"))
def test_a_card_may_be_returned_to_where_it_never_was() -> None:
    s = table("A 5: Plain Guard[Plain Sword] | To The Hand \nB 5: ", CARDS)
    assert is_faceup(s, "Plain Sword")
    do(s, "A: To The Hand", "A: Plain Sword")
    assert hand(s, "A") == ["Plain Sword"] and not is_faceup(s, "Plain Sword")
    assert all(s.p[facts.FACEUP] >> c & 1 for c in bits(s.p[facts.IN_PLAY] & ~s.p[facts.THE_RULES]))
    assert not s.p[facts.FACEUP] & (s.p[facts.HAND] | s.p[facts.DECK])
