"""Keywords of older editions that Samurai Edition has without rules: Fear, Kiho, Undead."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    decision,
    do,
    editions,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    offered,
    options,
    play,
    table,
)

GHOUL = personality("Ghoul", CRAB, force=3, chi=2, cost=3, personal_honor=0, keywords="undead")
DREAD = strategy("Dread", battle(Bow(THAT), target=PERSONALITY & ENEMY, words="fear"), focus=1)
SILENCE = strategy("Silence", battle(gain_honor(1), words="fear"), focus=1)
PALM = strategy("Palm", battle(give(THAT, force=2), target=PERSONALITY & YOURS, words="kiho"), focus=1)
CARDS = (GHOUL, DREAD, SILENCE, PALM)


@editions(samurai=rule("sam.rules-changes.2", "sam.rules-changes.4"))
def test_fear_does_only_what_is_written_and_to_the_undead_too() -> None:
    s = table("A 5: Plain Guard*, Ghoul*\nB 5: Plain Rider* | Silence, Dread\nbattle A>B", CARDS)
    play(s, "B: Silence")
    assert honor(s) == [5, 6] and not is_bowed(s, "Plain Guard") and not is_bowed(s, "Ghoul")  # no effect of its own
    do(s, "A: pass", "B: Dread")
    assert sorted(options(s)) == ["Ghoul", "Plain Guard"]
    do(s, "B: Ghoul")
    assert is_bowed(s, "Ghoul")


@editions(samurai=rule("sam.rules-changes.3"))
def test_kiho_is_a_word_of_actions_and_no_type_of_card() -> None:
    from gorin.rulesets.ccg.card import TYPES

    s = table("A 5: Plain Guard*\nB 5: Plain Rider* | Palm\nbattle A>B", CARDS)  # neither a Monk nor a Shugenja
    play(s, "B: Palm")
    assert force(s, "Plain Rider") == 6 and in_discard(s, "Palm")
    assert "kiho" not in TYPES and PALM.type == "strategy"
    ear = personality("Ear", CRAB, trait(AfterResolution("any", word="kiho"), gain_honor(1)), force=1, chi=1, cost=1,
                      personal_honor=1)  # fmt: skip
    s = table("A 5: Plain Guard*, Ear\nB 5: Plain Rider* | Palm, Silence\nbattle A>B", (*CARDS, ear))
    play(s, "B: Palm")
    assert honor(s) == [6, 5]  # the action has the keyword
    play(s, "A: pass", "B: Silence")
    assert honor(s) == [6, 6]


@editions(samurai=rule("sam.rules-changes.5"))
def test_ranged_attacks_are_not_combined() -> None:
    volley = strategy("Volley", battle(ranged(3), ranged(3)), focus=1)
    twin = strategy("Twin Arrows", battle(ranged(3, times=2)), focus=1)
    s = table("A 5: Plain Hero*\nB 5: Plain Rider* | Volley\nbattle A>B", (volley, twin))  # 4 Force
    play(s, "B: Volley")
    assert in_play(s, "Plain Hero") and in_discard(s, "Volley")  # 3 and 3 are not 6
    s = table("A 5: Plain Hero*, Plain Victor*\nB 5: Plain Rider* | Twin Arrows\nbattle A>B", (volley, twin))
    do(s, "B: Twin Arrows", "B: Plain Hero")
    assert not offered(s, "Plain Hero")  # nor do two at once have one target
    play(s)
    assert in_play(s, "Plain Hero") and decision(s) == "A: battle action"
