"""Rulings about the conflict cards of the Dragon; where the newer Rules Reference differs, it holds."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import CHARACTER, NEUTRAL, THAT, MoveHome, MoveToConflict, action, character, event
from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    is_bowed,
    military,
    offered,
    options,
    pass_until,
    political,
    table,
)

ANCESTRAL = pytest.mark.parametrize("title", ["Ancestral Daishō", "Kitsuki's Method"])


@rule("fr.ancestral-daisho.1", "fr.kitsuki-s-method.1")
@ANCESTRAL
def test_an_ancestral_attachment_returns_when_its_bearer_leaves(title: str) -> None:
    s = table(f"A: Plain Soldier*[{title}]\nB 10/0: Plain Captain* | Assassination\nmilitary air A>B")
    do(s, "B: Assassination", "B: Plain Soldier")
    assert hand(s, "A") == [title] and discard(s, "A") == ["Plain Soldier"]


@rule("fr.ancestral-daisho.2", "fr.kitsuki-s-method.2")
@ANCESTRAL
@pytest.mark.parametrize("how", ["Let Go", "Miya Mystic"])
def test_an_ancestral_attachment_that_is_discarded_itself_does_not_return(title: str, how: str) -> None:
    s = table(f"A: Plain Soldier[{title}]\nB: Miya Mystic | Let Go")
    do(s, "A: pass", f"B: {how}", f"B: {title}")
    assert hand(s, "A") == [] and discard(s, "A") == [title]


@rule("fr.ancestral-daisho.3", "fr.kitsuki-s-method.3")
@ANCESTRAL
def test_an_ancestral_attachment_that_is_one_too_many_does_not_return(title: str) -> None:
    s = table(f"A: Plain Soldier[{title}, Ornate Fan] | Fine Katana\nB:")
    do(s, "A: Fine Katana", "A: Plain Soldier", f"A: {title}")
    assert hand(s, "A") == [] and discard(s, "A") == [title]


@rule("fr.daimyo-s-favor.1")
@pytest.mark.parametrize(("title", "cost"), [("Togashi Kazue", 2), ("Tattooed Wanderer", 0)])
def test_the_favor_makes_a_character_played_as_an_attachment_cheaper(title: str, cost: int) -> None:
    s = table(f"A 10/3: Plain Soldier[Daimyō's Favor] | {title}\nB:")
    do(s, "A: Daimyō's Favor", "B: pass", f"A: {title} as an attachment", "A: Plain Soldier")
    assert fate_of(s)[0] == 3 - cost


@rule("fr.grasp-of-earth.3")
@pytest.mark.parametrize("title", ["Togashi Kazue", "Tattooed Wanderer"])
def test_after_grasp_of_earth_characters_may_be_played_as_attachments(title: str) -> None:
    s = table(f"""A: Plain Priest*[Grasp of Earth]
                  B 10/5: Plain Soldier* | {title}
                  military air B>A""")
    do(s, "A: Grasp of Earth")
    assert offered(s, f"{title} as an attachment")
    assert not any(x in (f"play {title}", f"play {title} into the conflict") for x in options(s))


FIRE = """A: Togashi Initiate | Mantra of Fire | Fields, {}
          B: Plain Captain
          conflict phase, first B"""


def declare_fire(s: Any) -> None:
    pass_until(s, "B: declare a conflict")
    do(s, "B: military fire", "B: a facedown province", "B: Plain Captain", "B: done")


@rule("fr.mantra-of-fire.1")
def test_reactions_to_declaring_and_to_revealing_share_a_window() -> None:
    s = table(FIRE.format("Elemental Fury?"))
    declare_fire(s)
    assert decision(s) == "A: reactions" and offered(s, "Mantra of Fire") and offered(s, "Elemental Fury")


@rule("fr.mantra-of-fire.2")
def test_the_mantra_follows_a_fire_conflict_whose_ring_was_switched() -> None:
    s = table(FIRE.format("Elemental Fury?"))
    declare_fire(s)
    do(s, "A: Elemental Fury", "A: earth")
    assert offered(s, "Mantra of Fire")
    do(s, "A: Mantra of Fire", "A: Togashi Initiate")
    assert fate_on(s, "Togashi Initiate") == 1


@rule("fr.mirumoto-s-fury.1")
def test_the_stronghold_province_counts_for_the_fury() -> None:
    bright = character("Bright", NEUTRAL, cost=1, military=1, political=1, glory=5)
    s = table("""A 10/1: Bright* | Mirumoto's Fury | Fields?, Plain Hill?, Plain Wall?, Plain Ditch?, Pilgrimage?
                 B: Plain Giant*
                 military air A>B""", extra=[bright])  # fmt: skip
    do(s, "B: pass", "A: Mirumoto's Fury")
    assert options(s) == ["Bright"], "X is 5"


@rule("fr.tattooed-wanderer.1", "fr.togashi-kazue.1")
@pytest.mark.parametrize("title", ["Tattooed Wanderer", "Togashi Kazue"])
def test_a_monk_as_an_attachment_gives_no_skill(title: str) -> None:
    s = table(f"A 10/3: Plain Soldier | {title}\nB:")
    do(s, f"A: {title} as an attachment", "A: Plain Soldier")
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (2, 1)


@rule("fr.tattooed-wanderer.2")
def test_a_second_covert_adds_nothing() -> None:
    s = table("A: Plain Sneak[Tattooed Wanderer (attachment)]\nB: Plain Captain, Plain Envoy, Plain Porter")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields", "A: Plain Sneak", "A: done", "A: Plain Captain")
    assert decision(s) == "B: declare a defender" and options(s) == ["Plain Envoy", "Plain Porter", "done"]


GO_HOME = event("Go Home", NEUTRAL, action(MoveHome(THAT), choose=CHARACTER), cost=0, influence_cost=0)
COME = event("Come Here", NEUTRAL, action(MoveToConflict(THAT), choose=CHARACTER), cost=0, influence_cost=0)
QUIET = """A: Plain Soldier* | Tranquility, Go Home
           B: Wandering Ronin+1, Brash Samurai*, Plain Porter | Come Here
           military air B>A"""


@rule("fr.tranquility.1")
def test_tranquility_affects_those_at_home_as_it_resolves() -> None:
    s = do(table(QUIET, extra=[GO_HOME, COME]), "A: Tranquility")
    assert not offered(s, "Wandering Ronin") and offered(s, "Brash Samurai")


@rule("fr.tranquility.2")
def test_who_comes_home_after_tranquility_may_use_abilities() -> None:
    s = table(
        QUIET.replace("Wandering Ronin+1, Brash Samurai*", "Plain Envoy, Wandering Ronin*+1"), extra=[GO_HOME, COME]
    )
    do(s, "A: Tranquility", "B: pass", "A: Go Home", "A: Wandering Ronin")
    assert offered(s, "Wandering Ronin")


@rule("fr.tranquility.3")
def test_who_was_at_home_stays_silent_in_the_conflict() -> None:
    s = table(QUIET, extra=[GO_HOME, COME])
    do(s, "A: Tranquility", "B: Come Here", "B: Wandering Ronin", "A: pass")
    assert not offered(s, "Wandering Ronin")


@rule("fr.watch-commander.2", "rr.clarify-watch-commander.1")
def test_a_watch_commander_that_let_go_removed_sees_no_card_played() -> None:
    """The ruling has it react first; by the Rules Reference a card is played once it has resolved."""
    s = table("A 10/0: Plain Soldier*[Watch Commander]\nB 10/0: Plain Captain* | Let Go\nmilitary air A>B")
    do(s, "B: Let Go", "B: Watch Commander")
    assert not offered(s, "Watch Commander") and s.honor == [10, 10] and not is_bowed(s, "Plain Soldier")


@rule("fr.way-of-the-dragon.1")
def test_way_of_the_dragon_does_not_raise_a_maximum() -> None:
    s = table("""A 10/5: Kitsuki Investigator*[Way of the Dragon]
                 B: Plain Envoy* | Plain Robe, Plain Sword
                 political air B>A""")
    do(s, "A: Kitsuki Investigator", "A: fire", "A: Plain Robe", "B: pass")
    assert not offered(s, "Kitsuki Investigator")
