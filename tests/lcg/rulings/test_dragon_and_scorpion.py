"""Rulings in which cards of the Dragon meet cards of the Scorpion; where the newer Rules Reference differs, it holds."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from tests.lcg.tables import decision, deck, discard, do, find, hand, honor_of, offered, options, pass_until, table

ANCESTRAL = pytest.mark.parametrize("title", ["Ancestral Daishō", "Kitsuki's Method"])


def gain(s: Any, title: str) -> Any:
    """Yokuni gains the ability of a character."""
    do(s, "A: Togashi Yokuni")
    return do(s, f"A: {next(x for x in options(s) if title in x)}")


def declare_fire(s: Any) -> None:
    pass_until(s, "B: declare a conflict")
    do(s, "B: military fire", "B: a facedown province", "B: Plain Captain", "B: done")


@rule("fr.ancestral-daisho.4", "fr.kitsuki-s-method.4")
@ANCESTRAL
def test_an_ancestral_attachment_returns_to_its_owner(title: str) -> None:
    s = table(f"""A: Plain Captain*[{title}]
                  B 10/1: Plain Porter* | Calling in Favors, Assassination
                  military air A>B""")
    do(s, "B: Calling in Favors", "B: Plain Porter", f"B: {title}")
    assert s.host[find(s, title)] == find(s, "Plain Porter") and s.holder[find(s, title)] == 1
    do(s, "A: pass", "B: Assassination", "B: Plain Porter")
    assert hand(s, "A") == [title] and hand(s, "B") == []


@rule("fr.secret-cache.1")
def test_the_mantra_may_be_played_right_after_it_is_found() -> None:
    s = table("""A: Togashi Initiate | | Fields, Secret Cache? | | Mantra of Fire, Plain Praise
                 B: Plain Captain
                 conflict phase, first B""")
    declare_fire(s)
    do(s, "A: Secret Cache", "A: Mantra of Fire")
    assert decision(s) == "A: reactions" and offered(s, "Mantra of Fire")


@rule("fr.togashi-yokuni.5", "rr.in-play.9")
def test_with_the_adepts_action_he_goes_to_the_discard_pile() -> None:
    """The ruling returns him to the hand; by the Rules Reference no dynasty card enters a hand."""
    s = gain(table("A 10/0: Togashi Yokuni\nB: Adept of Shadows\nconflict phase"), "Adept of Shadows")
    do(s, "B: pass", "A: Togashi Yokuni")
    assert hand(s, "A") == [] and discard(s, "A") == ["Togashi Yokuni"] and honor_of(s)[0] == 9


@rule("fr.togashi-yokuni.6", "rr.in-play.9")
def test_no_dynasty_card_comes_into_a_hand_that_is_discarded_from_at_random() -> None:
    """Moot by the Rules Reference, as above: nothing in a hand has another back."""
    s = gain(table("A 10/0: Togashi Yokuni | Plain Robe\nB: Adept of Shadows\nconflict phase"), "Adept of Shadows")
    do(s, "B: pass", "A: Togashi Yokuni")
    assert hand(s, "A") == ["Plain Robe"] and "Togashi Yokuni" not in deck(s, "A", dynasty=True)
