"""The log of a written table, line by line."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from tests.lcg.tables import do, pass_until, table, watch

ROUND = """A 10/5: Doji Challenger, Doji Whisperer | Fine Katana, Assassination
           B 10/3: Eager Scout, Brash Samurai+1 | Banzai! | Fields, Shameful Display
           conflict phase"""


def lines(s: Any) -> list[str]:
    """What was told, in full."""
    return [line.text for line in s.log.lines]


@rule("rr.step-3-2-2.7")
def test_a_conflict_is_told_line_by_line() -> None:
    s = watch(table(ROUND))
    do(s, "A: Fine Katana", "A: Doji Challenger", "B: pass", "A: pass")
    do(s, "A: military fire", "A: Shameful Display", "A: Doji Challenger", "A: done", "B: Brash Samurai", "B: done")
    do(s, "B: Banzai!", "B: Brash Samurai", "B: yes", "B: Brash Samurai", "B: no")
    do(s, "A: Assassination", "A: Eager Scout", "B: pass", "A: pass")
    assert lines(s) == [
        "A plays Fine Katana.",
        "Fine Katana enters play under A (attached to Doji Challenger).",
        "B passes.",
        "A passes.",
        "A declares a military fire conflict against Shameful Display (attackers: Doji Challenger).",
        "B declares Brash Samurai as defender.",
        "Military skill: A attacks with 5, B defends with 2.",
        "B plays Banzai!",
        "Banzai! is used on Brash Samurai.",
        "B loses 1 honor: B's Banzai!",
        "Banzai! is used on Brash Samurai.",
        "Banzai! goes to B's conflict discard pile.",
        "Military skill: A attacks with 5, B defends with 6.",
        "A plays Assassination.",
        "A loses 3 honor: a cost of Assassination.",
        "Assassination is used on Eager Scout.",
        "Eager Scout leaves play (to B's dynasty discard pile): A's Assassination.",
        "Assassination goes to A's conflict discard pile.",
        "Military skill: A attacks with 5, B defends with 6.",
        "B passes.",
        "A passes.",
        "B wins the conflict by 1.",
        "B claims the fire ring.",
        "Doji Challenger bows.",
        "Brash Samurai bows.",
        "The conflict ends.",
    ]


def test_what_is_paid_for_a_character_and_put_on_it_is_told() -> None:
    s = watch(table("A 10/5: | | Fields, Fields[Doji Whisperer]\nB 10/3:\ndynasty phase, first A"))
    do(s, "A: Doji Whisperer", "A: 2", "B: pass")
    assert lines(s) == [
        "A plays Doji Whisperer.",
        "A pays 1 fate for Doji Whisperer.",
        "Doji Whisperer enters play under A (with 2 fate from A's pool).",
        "A card fills A's province 1 facedown.",
        "B passes.",
        "B gains 1 fate: the first to pass.",
    ]


def test_a_province_breaks_before_the_game_is_won_by_it() -> None:
    s = watch(table("A: Plain Giant*\nB: | | Plain Hill, Fields#, Fields#, Fields#\nmilitary air A>B Plain Hill"))
    do(s, "B: pass", "A: pass")
    told = lines(s)
    breaks = next(i for i, x in enumerate(told) if x.startswith("Plain Hill breaks"))
    assert told[breaks + 1 :] == ["A wins the game by conquest."]


def test_honor_lost_for_an_empty_deck_says_so() -> None:
    deck = "Scroll, Scroll, Scroll"
    s = table(f"A 9/3: | | | Banzai!, Fine Katana | Scroll\nB 9/3: | | | | {deck}\ndynasty phase, first A")
    pass_until(s, "A: honor bid")
    watch(s)
    do(s, "A: 2", "B: 2")
    told = lines(s)
    assert "A loses 5 honor: the conflict deck ran out." in told
    assert "A's conflict discard pile is shuffled and becomes the conflict deck." in told
    seen = s.log.for_player(1)
    assert "A draws 2." in seen, "what came out of the shuffled pile is for A alone"
