"""Characters that enter play honored or dishonored: with the token, but without having been honored or dishonored."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    CRANE,
    IN_DISCARD,
    IN_HAND,
    NEUTRAL,
    PROVINCE,
    SCORPION,
    THAT,
    THIS,
    YOURS,
    Cannot,
    CardsIn,
    Discard,
    Draw,
    EntersPlay,
    EntersWith,
    GainFate,
    Honored,
    PutIntoPlay,
    Redirect,
    WouldBeHonoredOrDishonored,
    action,
    character,
    conflict_character,
    event,
    interrupt,
    province,
    reaction,
)
from tests.lcg.tables import (
    do,
    fate_of,
    honor_of,
    in_play,
    is_dishonored,
    is_honored,
    is_tainted,
    offered,
    political,
    table,
)

HERALD = character("Herald", CRANE, cost=1, political=2, glory=2)
GUEST = conflict_character("Guest", CRANE, cost=1, political=2, glory=2)
PROUD = character("Proud", CRANE, Cannot(THIS, ("be dishonored",)), cost=0, political=2, glory=2)
WATCHER = character(
    "Watcher", CRANE, reaction(Honored(CHARACTER), Draw()), reaction(EntersPlay(CHARACTER - THIS), GainFate()), cost=1
)
SCAPEGOAT = character("Scapegoat", SCORPION, interrupt(WouldBeHonoredOrDishonored(CHARACTER), Redirect(THIS)), cost=1)
GARDEN = province("Garden", CRANE, EntersWith(CHARACTER & CardsIn(THIS), "honored", played=True), strength=4)
SHADOWS = event(
    "Shadows",
    SCORPION,
    action(PutIntoPlay(THAT, token="dishonored"), choose=CHARACTER & (IN_HAND | IN_DISCARD) & YOURS),
    cost=0,
)
PARADE = event(
    "Parade", CRANE, action(PutIntoPlay(THAT, token="honored"), choose=CHARACTER & IN_DISCARD & YOURS), cost=0
)
CURSE = event(
    "Curse", SCORPION, action(PutIntoPlay(THAT, token="tainted"), choose=CHARACTER & IN_DISCARD & YOURS), cost=0
)
GLOOM = character("Gloom", SCORPION, EntersWith(CHARACTER & IN_DISCARD, "dishonored"), cost=1)
DISMISS = event("Dismiss", NEUTRAL, action(Discard(THAT), choose=CHARACTER), cost=0)
CARDS = [HERALD, GUEST, PROUD, WATCHER, SCAPEGOAT, GARDEN, SHADOWS, PARADE, CURSE, GLOOM, DISMISS]


@rule("rr.personal-honor.14")
def test_entering_play_honored_is_not_being_honored() -> None:
    s = table("A 10/3: Watcher | Parade | | Herald\nB:", extra=CARDS)
    do(s, "A: Parade", "A: Herald")
    assert is_honored(s, "Herald") and political(s, "Herald") == 4
    assert offered(s, "Watcher (1)"), "it did enter play"
    assert not offered(s, "Watcher (0)"), "nobody honored it"


@rule("rr.personal-honor.14")
def test_entering_play_dishonored_is_not_being_dishonored() -> None:
    s = table("A 10/3: Scapegoat | Shadows, Guest\nB:", extra=CARDS)
    do(s, "A: Shadows", "A: Guest")
    assert is_dishonored(s, "Guest") and political(s, "Guest") == 0
    assert not is_dishonored(s, "Scapegoat")
    assert s.decision.why == "action", "there was nothing to interrupt"


def test_the_token_is_a_token_like_others() -> None:
    s = table("A 10/3: | Shadows, Guest, Dismiss\nB:", extra=CARDS)
    do(s, "A: Shadows", "A: Guest", "B: pass", "A: Dismiss", "A: Guest")
    assert honor_of(s) == [9, 10], "it left play dishonored"


def test_each_character_played_from_a_province() -> None:
    s = table("A 10/5: | | Fields, Garden[Herald], Fields[Herald]\nB:\ndynasty phase", extra=CARDS)
    first, second = (x for x in range(len(s.kind)) if s.box.faces[s.kind[x]].name == "Herald")
    do(s, f"A: play Herald #{first}", "A: 0", "B: pass", "A: play Herald", "A: 0")
    assert s.p[3] >> first & 1
    assert not s.p[3] >> second & 1, "from another province"


def test_what_is_put_into_play_was_not_played() -> None:
    s = table(
        "A 10/5: | Raise | Fields, Garden[Herald]\nB:",
        extra=[
            *CARDS,
            event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & CardsIn(PROVINCE & YOURS)), cost=0),
        ],
    )
    do(s, "A: Raise", "A: Herald")
    assert in_play(s, "Herald") and not is_honored(s, "Herald")


def test_a_constant_ability_may_speak_of_any_entering() -> None:
    s = table("A 10/5: Gloom | Parade | | Herald\nB:", extra=CARDS)
    do(s, "A: Parade", "A: Herald")
    assert in_play(s, "Herald")
    assert not is_honored(s, "Herald") and not is_dishonored(s, "Herald"), "both tokens were discarded"


def test_a_token_that_cannot_be_received_is_not_there() -> None:
    s = table("A 10/5: | Shadows | | Proud\nB:", extra=CARDS)
    do(s, "A: Shadows", "A: Proud")
    assert in_play(s, "Proud") and not is_dishonored(s, "Proud")


def test_entering_play_tainted() -> None:
    s = table("A 10/5: | Curse | | Herald\nB:", extra=CARDS)
    do(s, "A: Curse", "A: Herald")
    assert is_tainted(s, "Herald") and political(s, "Herald") == 4
    assert fate_of(s) == [5, 0]


@pytest.mark.parametrize("token", ["honored", "dishonored", "tainted"])
def test_the_token_is_said(token: str) -> None:
    from tests.language.examples import english

    assert english(PutIntoPlay(THIS, token=token)).endswith(f"into play {token}")
