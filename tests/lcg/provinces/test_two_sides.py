"""Facedown and faceup provinces are two entities: revealed, turned facedown, looked at."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.views import hidden_from, resample
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.seeing.player_view import view
from gorin.rulesets.lcg.words import (
    AN_OPPONENTS,
    CRAB,
    FACEDOWN_PROVINCE,
    NEUTRAL,
    PROVINCE,
    THAT,
    THIS,
    UNBROKEN,
    YOURS,
    AttachOnlyTo,
    Draw,
    Exists,
    GainFate,
    GainHonor,
    Is,
    Keyword,
    LookAtProvince,
    Revealed,
    RevealProvince,
    TurnedFacedown,
    TurnFacedown,
    action,
    always_gets,
    attachment,
    character,
    count,
    event,
    gets,
    province,
    reaction,
    trait,
)
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    find,
    hand,
    in_play,
    is_faceup,
    is_tainted,
    military,
    offered,
    options,
    pass_until,
    strength,
    table,
    titles,
)

LIFT = event("Lift", NEUTRAL, action(RevealProvince(THAT), choose=FACEDOWN_PROVINCE), cost=0)
HIDE = event("Hide", NEUTRAL, action(TurnFacedown(THAT), choose=PROVINCE & UNBROKEN), cost=0)
PEEK = event("Peek", NEUTRAL, action(LookAtProvince(THAT), choose=FACEDOWN_PROVINCE & AN_OPPONENTS), cost=0)
WALL = event("Brace", NEUTRAL, action(gets(THAT, strength=3, until="phase"), choose=PROVINCE), cost=0)
MORE = event("More", NEUTRAL, action(Draw(), when=Exists(PROVINCE & Is("air element") & YOURS)), cost=0)
FIELD = province(
    "Battle", CRAB,
    reaction(Revealed(THIS), GainFate()), action(GainHonor()),
    strength=4, elements=("air",), traits=("battlefield",),
)  # fmt: skip
BANNER = attachment("Flag", NEUTRAL, AttachOnlyTo(PROVINCE), cost=0, strength=0)
SCOUT = character("Scout", NEUTRAL, always_gets(THIS, military=count(trait("battlefield"))), cost=0, military=1)
FORT = province("Fort", NEUTRAL, Keyword("eminent"), strength=3, elements=("fire",))
EXTRA = (LIFT, HIDE, PEEK, WALL, MORE, FIELD, BANNER, SCOUT, FORT)


def laid(text: str, rules: str = "lcg/stronghold") -> Any:
    return table(text, rules, extra=EXTRA)


@rule("rr.facedown-province.1")
def test_a_facedown_province_has_no_traits_no_clan_and_no_element() -> None:
    s = laid("A: Scout | More, Peek | Fields, Battle?\nB:\nconflict phase")
    assert military(s, "Scout") == 1, "there is no Battlefield that anybody could know of"
    assert not offered(s, "More"), "nor an air province"
    assert not s.p[facts.CRAB]
    s = laid("A: Scout | More | Fields, Battle\nB:\nconflict phase")
    assert military(s, "Scout") == 2
    assert offered(s, "More")
    assert titles(s, s.p[facts.CRAB]) == ["Battle"]


@rule("rr.facedown-province.2", "rr.reveal.4")
def test_revealing_by_an_effect_turns_it_faceup_and_is_reacted_to() -> None:
    s = laid("A: Scout | Lift | Fields, Battle?\nB:\nconflict phase")
    do(s, "A: Lift")
    assert options(s) == ["Battle"], "one knows one's own"
    do(s, "A: Battle")
    assert is_faceup(s, "Battle")
    assert military(s, "Scout") == 2, "now it is a Battlefield"
    do(s, "A: Battle")
    assert fate_of(s)[0] == 1
    pass_until(s, "fate phase")
    assert is_faceup(s, "Battle"), "and it stays faceup"


@rule("rr.facedown-province.7")
def test_turning_it_facedown_takes_the_faceup_side_out_of_play() -> None:
    s = laid("A: Scout | Hide | Fields, Battle\nB:\nconflict phase")
    assert offered(s, "Battle"), "its text counts"
    do(s, "A: Hide", "A: Battle", "B: pass")
    assert not is_faceup(s, "Battle")
    assert not offered(s, "Battle")
    assert military(s, "Scout") == 1


@rule("rr.facedown-province.7", "rr.open-province-flip.1")
def test_lasting_effects_on_the_old_side_end_but_tokens_and_attachments_stay() -> None:
    s = laid("A: | Brace, Hide, Lift | Fields, Battle&[Peasant]\nB:\nconflict phase")
    do(s, "A: Brace", "A: Battle", "B: pass")
    assert strength(s, "Battle") == 9, "4, 2 for the taint, and 3"
    do(s, "A: Hide", "A: Battle", "B: pass", "A: Lift", "A: Battle", "A: pass")
    assert strength(s, "Battle") == 6, "the faceup side that had the 3 left play"
    assert is_tainted(s, "Battle")
    assert titles(s, s.lying[s.slot[find(s, "Battle")]]) == ["Peasant"], "and what lies in it"


@rule("rr.open-province-flip.1")
def test_an_attachment_stays_on_a_province_that_is_turned_over() -> None:
    s = laid("A: | Flag, Hide, Lift | Fields, Battle\nB:\nconflict phase")
    do(s, "A: Flag", "A: Battle", "B: pass", "A: Hide", "A: Battle", "B: pass")
    assert in_play(s, "Flag")
    do(s, "A: Lift", "A: Battle")
    assert s.host[find(s, "Flag")] == find(s, "Battle")


@rule("rr.tainted.8")
@pytest.mark.parametrize("mark", ["", "?"])
def test_a_tainted_province_keeps_its_token_when_it_is_turned_over(mark: str) -> None:
    s = laid(f"A: | Hide, Lift | Fields, Battle{mark}&\nB:\nconflict phase")
    do(s, "A: Lift" if mark else "A: Hide", "A: Battle")
    assert is_faceup(s, "Battle") == bool(mark)
    assert is_tainted(s, "Battle")


@rule("rr.facedown-province.7")
def test_the_limits_of_its_abilities_begin_anew() -> None:
    s = laid("A: | Hide, Lift | Fields, Battle\nB:\nconflict phase")
    do(s, "A: Battle", "B: pass")
    assert not offered(s, "Battle"), "once per round"
    do(s, "A: Hide", "A: Battle", "B: pass", "A: Lift", "A: Battle", "A: pass", "B: pass")
    assert offered(s, "Battle"), "the faceup side came into play again"


@rule("rr.facedown-province.2")
def test_a_facedown_province_may_be_revealed_twice() -> None:
    s = laid("A: | Hide, Lift, Lift | Fields, Battle?\nB:\nconflict phase")
    do(
        s,
        "A: Lift",
        "A: Battle",
        "A: Battle",
        "B: pass",
        "A: Hide",
        "A: Battle",
        "B: pass",
        "A: Lift",
        "A: Battle",
        "A: Battle",
    )
    assert fate_of(s)[0] == 2


def test_only_faceup_unbroken_province_cards_are_turned_facedown() -> None:
    s = laid(
        "A: | Hide | Fields, Battle?, Battle#, Fort\nB: | | Fields?, Fields?, Fields?, Fields?, Fields?\nconflict phase"
    )
    do(s, "A: Hide")
    assert all(x.startswith("Fields") for x in options(s)), "no facedown, broken or eminent one"
    assert len(options(s)) == 2
    s = laid("A: | Hide\nB:\nconflict phase", "lcg/skirmish")
    assert not offered(s, "Hide"), "a token has no other side (rr.facedown-province.8)"


def test_turning_facedown_is_an_occurrence() -> None:
    witness = character("Witness", NEUTRAL, reaction(TurnedFacedown(PROVINCE), GainFate()), cost=0)
    s = table("A: Witness | Hide | Fields, Battle\nB:\nconflict phase", extra=[*EXTRA, witness])
    do(s, "A: Hide", "A: Battle")
    assert decision(s) == "A: reactions"


# --- seeing ----------------------------------------------------------------------------------------------------------


def seen(s: Any, you: int, whose: int) -> list[str]:
    return [x.get("name", "?") for x in view(s, you)["players"][whose]["provinces"]]


def test_who_looked_at_a_facedown_province_knows_it_from_then_on() -> None:
    s = laid("A: | Peek\nB: | | Fields?, Battle?, Fort?\nconflict phase")
    assert seen(s, 0, 1)[:3] == ["?", "?", "?"]
    do(s, "A: Peek", "A: a facedown province (B1)")
    assert seen(s, 0, 1)[:3] == ["?", "Battle", "?"]
    t = resample(s, 0, 7)
    assert t.kind[find(s, "Battle")] == s.kind[find(s, "Battle")], "it is not dealt anew"
    do(s, "B: pass")
    assert not offered(s, "Peek")


def test_a_province_turned_facedown_stays_known_to_all() -> None:
    s = laid("A: | Hide | Fields?, Battle\nB:\nconflict phase")
    do(s, "A: Hide", "A: Battle")
    assert seen(s, 1, 0)[:2] == ["?", "Battle"]
    assert not hidden_from(s, 1) >> find(s, "Battle") & 1
    assert hand(s, "A") == []


def test_what_these_words_say() -> None:
    assert text_of(LIFT) == "Action: Choose a facedown province – reveal that province."
    assert text_of(HIDE) == "Action: Choose an unbroken province – turn that province facedown."
    assert text_of(PEEK) == "Action: Choose a facedown province controlled by an opponent – look at that province."
