"""Samurai Edition: rulings about cards whose text no source tells. Each test invents a card with just what the ruling
speaks of: an amount of Gold that depends on the target, a keyword of three words, a focused card that is exchanged."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.words import (
    ATTACHMENT,
    ENEMY,
    FOCUSED,
    FOLLOWER,
    IN_HAND,
    IT,
    OTHERS,
    PERFORMER,
    PERSONALITY,
    PICKED,
    THAT,
    YOURS,
    AddToFocused,
    Attach,
    BeforeFocusEffects,
    Bow,
    Destroy,
    DifferentKeywords,
    Discard,
    Duel,
    Pick,
    Targets,
    TotalCost,
    battle,
    focus_effect,
    follower,
    gain_honor,
    keyword,
    open_,
    pay_gold,
    reaction,
    strategy,
)
from tests.ccg.tables import (
    attached,
    copies,
    decision,
    discard,
    do,
    hand,
    honor,
    in_edition,
    in_play,
    is_bowed,
    offered,
    options,
    play,
    table,
)

pytestmark = in_edition("samurai")


def pay(s: Any, *sources: str) -> None:
    """A pays with these, then with whatever there is."""
    for source in sources:
        do(s, f"A: {source}")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")


# --- Ruthless Advance: Gold for what the target's unit costs, in a battle -----------------------------------------------

ADVANCE = strategy(
    "Plain Advance", battle(Bow(THAT), cost=pay_gold(TotalCost(THAT)), target=PERSONALITY & ENEMY), focus=1
)
ARMS = strategy(
    "Plain Arms",
    reaction(Targets(PERSONALITY & YOURS), Pick(ATTACHMENT & YOURS & IN_HAND, Attach(PICKED, IT)), target=IT),
    focus=1,
)
FIGHT = "A 5: Castle, {}, Plain Giant* | Plain Advance\nB 5: {} | {}\nbattle A>B"


def advance(gold: str, people: str, cards: str = "") -> Any:
    """A plays it in a battle, with a Castle (5 Gold) and more."""
    s = table(FIGHT.format(gold, people, cards), [ADVANCE, ARMS])
    do(s, "B: pass")
    return s


@rule("sam.card-ruthless-advance.1")
def test_what_is_paid_is_known_once_the_target_is() -> None:
    people = "Plain Guard*[Plain Spears], Plain Rider*[Plain Sword]"  # 7 and 9 in all
    s = advance("Plain Shop", people)  # 7 Gold
    play(s, "A: Plain Advance")
    pay(s)
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Rider") and is_bowed(s, "Castle", "A")
    assert is_bowed(s, "Plain Shop")
    assert not offered(advance("Plain Farm", people), "Plain Advance")  # 6 Gold


@rule("sam.card-ruthless-advance.2")
def test_a_change_after_targeting_does_not_change_what_is_paid() -> None:
    s = advance("Plain Shop", "Plain Guard*[Plain Spears]", "Plain Arms, Plain Sword")
    play(s, "A: Plain Advance")
    do(s, "B: Plain Arms")
    play(s)
    while decision(s).startswith("B: "):
        do(s, f"B: {options(s)[0]}")
    assert attached(s, "Plain Guard") == ["Plain Spears", "Plain Sword"]  # a unit of 10 now
    pay(s)
    assert is_bowed(s, "Plain Guard")  # for 7, all there is


@rule("sam.card-ruthless-advance.3")
def test_a_new_unit_in_the_announcement_changes_what_is_paid() -> None:
    people = "Plain Guard*, Plain Priest*[Plain Sword, Plain Nobles]"  # 5 and 10
    s = advance("Plain Mine, Plain Mine", people, "Turn of Fortune")  # 11 Gold
    do(s, "A: Plain Advance", "A: Plain Guard", "B: Turn of Fortune (Samurai)")
    play(s)
    pay(s)
    assert is_bowed(s, "Plain Priest") and not is_bowed(s, "Plain Guard")
    assert is_bowed(s, "Castle", "A") and is_bowed(s, "Plain Mine")
    s = advance("Plain Mine", people, "Turn of Fortune")  # 8 Gold: enough for the Guard alone
    do(s, "A: Plain Advance", "A: Plain Guard", "B: Turn of Fortune (Samurai)")
    play(s)
    assert not is_bowed(s, "Plain Priest") and not is_bowed(s, "Plain Guard") and not is_bowed(s, "Castle", "A")


@rule("sam.card-ruthless-advance.4")
def test_a_new_target_in_the_targeting_step_changes_what_is_paid() -> None:
    gold = ", ".join(["Plain Mine"] * 4)  # 17 Gold
    s = advance(gold, "Seat of Power, Hida Kuon - exp5*, Plain Guard*")  # 15 and 5
    do(s, "A: Plain Advance", "A: Hida Kuon - exp5", "B: Seat of Power")
    play(s)
    pay(s, "Castle")  # 5 Gold are enough
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Hida Kuon - exp5")
    assert not any(s.p[facts.BOWED] >> c & 1 for c in copies(s, "Plain Mine"))


# --- Shinbone Warpack: one keyword on two lines -------------------------------------------------------------------------

WARPACK = follower("Plain Warpack", force=2, cost=2, focus=1, keywords="ratling, broken shinbone tribe")
PACK = strategy(
    "Plain Pack",
    open_(gain_honor(DifferentKeywords("tribe")), Bow(keyword("broken")), Destroy(keyword("shinbone tribe"))),
    focus=1,
)
CALL = strategy("Plain Call", open_(Bow(THAT), target=FOLLOWER & keyword("broken shinbone tribe")), focus=1)


@rule("sam.card-shinbone-warpack.1")
def test_a_keyword_of_three_words_is_one() -> None:
    s = table("A 5: Plain Guard[Plain Warpack], Plain Rider | Plain Pack, Plain Call\nB 5:", [WARPACK, PACK, CALL])
    do(s, "A: Plain Pack", "B: pass")
    assert honor(s) == [6, 5]  # one Tribe keyword
    assert in_play(s, "Plain Warpack") and not is_bowed(s, "Plain Warpack")  # neither of the two
    play(s, "A: Plain Call")
    assert is_bowed(s, "Plain Warpack")


# --- Triumph of Courage: a focused card is exchanged --------------------------------------------------------------------

CONTEST = strategy(
    "Contest",
    open_(Duel(PERFORMER, THAT, loser=(Bow(PICKED),)), performer=PERSONALITY & YOURS, target=PERSONALITY & OTHERS),
    focus=1,
)
EXCHANGE = strategy(
    "Plain Exchange",
    reaction(BeforeFocusEffects(), Pick(FOCUSED & YOURS, Discard(PICKED)), Pick(IN_HAND & YOURS, AddToFocused(PICKED))),
    focus=1,
)
BOAST = strategy("Plain Boast", focus_effect(gain_honor(7)), focus=4)


@rule("sam.card-triumph-of-courage.1")
def test_the_focus_effect_of_a_card_that_is_switched_in_resolves() -> None:
    cards = (CONTEST, EXCHANGE, BOAST)
    text = "A 5: Plain Guard | Contest, Plain Exchange, The Fortunes Smile | | | Plain Boast, Plain Two, Plain Two, Plain Four"
    for exchanges in (True, False):
        s = play(table(f"{text}\nB 5: Plain Hero", cards), "A: Contest")
        do(s, f"B: {options(s)[1]}", "A: Plain Boast", "B: strike")
        assert decision(s) == "A: reactions before"
        play(s, "A: Plain Exchange" if exchanges else "A: pass")
        play(s)
        # the Focus Effect of The Fortunes Smile, and not that of the card it replaced
        assert honor(s) == [5 + 2 if exchanges else 5 + 7, 5]
        assert "Plain Boast" in discard(s, "A")
        assert ("The Fortunes Smile" in hand(s, "A")) is not exchanges
