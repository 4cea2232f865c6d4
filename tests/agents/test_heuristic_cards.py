"""Puzzles about cards: the heuristic player judges them by what they do, also those it has never seen."""

from __future__ import annotations

from gorin.language.numbers import Num
from gorin.language.sets import This
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRANE,
    EVENT,
    NEUTRAL,
    THAT,
    YOUR_OPPONENT,
    YOUR_OPPONENTS,
    YOURS,
    character,
    event,
)
from gorin.rulesets.lcg.words.card_effects import Bow, Discard, Sacrifice
from gorin.rulesets.lcg.words.player_effects import CancelEffects, Draw, LoseHonor
from gorin.rulesets.lcg.words.texts import action, interrupt, reaction
from gorin.rulesets.lcg.words.triggers import EffectsWouldInitiate, EntersPlay
from tests.agents.asking import chooses, why
from tests.lcg.tables import decision, do, table

NEW = (
    event("New Murder", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0, influence_cost=0),
    event("New Slight", NEUTRAL, action(LoseHonor(Num(1), YOUR_OPPONENT)), cost=0, influence_cost=0),
    event("New Nap", NEUTRAL, action(Bow(THAT), choose=CHARACTER & YOURS), cost=0, influence_cost=0),
    event("New Waste", NEUTRAL, action(Draw(), cost=Sacrifice(CHARACTER & YOURS)), cost=0, influence_cost=0),
    event("New Refusal", NEUTRAL, interrupt(EffectsWouldInitiate(EVENT), CancelEffects()), cost=0, influence_cost=0),
    character("New Herald", CRANE, reaction(EntersPlay(This()), Bow(THAT), choose=CHARACTER & YOUR_OPPONENTS),
              cost=2, military=1, political=1, glory=1),
)  # fmt: skip


def test_it_cancels_what_is_worth_it() -> None:
    s = table("A 10/1: Plain Giant+3 | New Refusal\nB 10/1: | New Murder\nconflict phase, first B", extra=NEW)
    s = do(s, "B: New Murder", "B: Plain Giant")
    assert decision(s) == "A: cancel"
    assert chooses(s) == "New Refusal"


def test_it_does_not_cancel_a_trifle() -> None:
    s = table("A 12/1: Plain Giant+3 | New Refusal\nB 10/1: | New Slight\nconflict phase, first B", extra=NEW)
    s = do(s, "B: New Slight")
    assert decision(s) == "A: cancel"
    assert chooses(s) == "pass"


def test_it_cancels_a_trifle_that_would_be_the_end() -> None:
    s = table("A 1/1: Plain Giant+3 | New Refusal\nB 10/1: | New Slight\nconflict phase, first B", extra=NEW)
    assert chooses(do(s, "B: New Slight")) == "New Refusal"


def test_it_plays_a_new_card_on_the_right_target() -> None:
    s = table(
        "A 10/1: Plain Giant+3 | New Murder\nB 10/1: Plain Soldier, Plain Lord+2\nconflict phase, first A", extra=NEW
    )
    assert chooses(s) == "New Murder"
    assert "Plain Lord leaves play" in why(s)
    assert chooses(do(s, "A: New Murder")) == "Plain Lord"


def test_it_keeps_an_event_that_could_only_hurt() -> None:
    s = table("A 10/1: Plain Giant+3 | New Nap\nB 10/1:\nconflict phase, first A", extra=NEW)
    assert chooses(s) == "pass"
    s = table("A 10/1: Plain Giant+3 | New Waste\nB 10/1:\nconflict phase, first A", extra=NEW)
    assert chooses(s) == "pass"


def test_it_finishes_an_opponent_without_honor() -> None:
    s = table("A 10/1: | New Slight\nB 1/1: Plain Giant\nconflict phase, first A", extra=NEW)
    assert chooses(s) == "New Slight"
    assert why(s) == "You win the game."


def test_a_reaction_of_a_new_character_is_used_on_the_strongest() -> None:
    s = table(
        """A 10/3: | | Fields, Fields[New Herald]
           B 10/0: Plain Soldier, Plain Giant
           dynasty phase, first A""",
        extra=NEW,
    )
    s = do(s, "A: New Herald", "A: 0")
    assert decision(s) == "A: reactions"
    assert chooses(s) == "New Herald"
    assert chooses(do(s, "A: New Herald")) == "Plain Giant"


def test_it_does_not_play_into_its_own_defeat() -> None:
    """Watch Commander takes an honor for every card played against its bearer."""
    s = table(
        """A 1/3: Plain Captain* | Banzai!
           B 10/0: Plain Lord*[Watch Commander]
           military air A>B Fields"""
    )
    s = do(s, "B: pass")
    assert chooses(s) == "pass"
    decks = f"{', '.join(['Scroll'] * 20)} | {', '.join(['Peasant'] * 20)}"  # or honor would be needed for empty ones
    safe = table(
        f"""A 9/3: Plain Captain* | Banzai! | | | {decks}
            B 10/0: Plain Lord*[Watch Commander]
            military air A>B Fields"""
    )
    assert chooses(do(safe, "B: pass")) == "Banzai!"


def test_it_does_not_pass_a_conflict_into_its_own_defeat() -> None:
    """Intimidating Hida takes an honor from whoever passes a conflict."""
    s = table("A 1/0: Plain Idler\nB 10/0: Intimidating Hida, Plain Giant\nconflict phase, first A")
    s = do(s, "A: pass", "B: pass")
    assert decision(s) == "A: declare a conflict"
    assert chooses(s) != "pass"
    assert why(s) == "Anything else would lose the game."
