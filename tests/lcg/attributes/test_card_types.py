"""Cards whose type an ability changes: they lose every other type and function wholly as the new one."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.errors import NotationError
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.check import problems
from gorin.rulesets.lcg.english import text_of
from gorin.rulesets.lcg.notation import write
from gorin.rulesets.lcg.seeing.player_view import view
from gorin.rulesets.lcg.words import (
    ATTACHMENT,
    CHARACTER,
    CRAB,
    DRAGON,
    HOLDING,
    HOST,
    IN_DISCARD,
    MONK,
    NEUTRAL,
    THAT,
    THIS,
    YOURS,
    AsAttachment,
    AsCharacter,
    AttachOnlyTo,
    Becomes,
    Bow,
    CardsCost,
    Discard,
    Draw,
    EntersAs,
    EntersPlay,
    GainFate,
    GainHonor,
    HasKeyword,
    LeavesPlay,
    LeavingPlay,
    MayPlayAs,
    PutIntoPlay,
    TreatAsBlank,
    TurnsBack,
    action,
    always_gets,
    attachment,
    character,
    conflict_character,
    event,
    holding,
    interrupt,
    reaction,
)
from tests.laws import laws
from tests.lcg.tables import (
    discard,
    do,
    fate_of,
    find,
    hand,
    honor_of,
    in_play,
    is_honored,
    military,
    offered,
    options,
    participating,
    pass_until,
    table,
    total,
)

WANDERER = conflict_character(
    "Wanderer",
    DRAGON,
    MayPlayAs(AsAttachment((HasKeyword(HOST, "covert"),))),
    action(Draw()),
    cost=1,
    military=2,
    political=2,
    glory=1,
    traits=("monk",),
)
TATTOO = attachment("Tattoo", DRAGON, cost=0, military=1)
ORDER = character("Order", DRAGON, CardsCost(ATTACHMENT), cost=1)
HERMIT = conflict_character(
    "Hermit",
    DRAGON,
    MayPlayAs(AsAttachment((AttachOnlyTo(MONK & CHARACTER & YOURS), always_gets(HOST, military=+3)))),
    cost=0,
)
YOUTH = conflict_character(
    "Youth",
    DRAGON,
    MayPlayAs(AsAttachment((always_gets(HOST, military=+2), interrupt(LeavingPlay(HOST), TurnsBack("character"))))),
    cost=1,
    military=1,
)
GOLEM = holding(
    "Golem", CRAB, action(Becomes(AsCharacter(4, 1, 0, ("berserker",)), until="phase")), action(GainFate()), strength=2
)
SPIRIT = attachment("Spirit", CRAB, action(Becomes(AsCharacter(3, 3, 2), until="conflict")), cost=1, military=1)
STATUE = attachment("Statue", CRAB, action(Becomes(AsCharacter(2, 0, 0))), cost=1, military=1)
SWORN = character(
    "Sworn",
    CRAB,
    action(
        Becomes(AsAttachment((always_gets(HOST, military=+5),)), onto=THAT, until="phase"),
        choose=CHARACTER & YOURS - THIS,
    ),
    cost=1,
    military=2,
    glory=1,
)
OATH = event(
    "Oath",
    CRAB,
    action(EntersAs(AsAttachment((always_gets(HOST, military=+2),)), onto=THAT), choose=CHARACTER & YOURS),
    cost=1,
)
GHOST = event("Ghost", CRAB, action(EntersAs(AsCharacter(3, 0, 0))), cost=1)
BLAST = event("Blast", NEUTRAL, action(Discard(THAT), choose=CHARACTER | ATTACHMENT | HOLDING), cost=0)
DUSK = event("Dusk", NEUTRAL, action(TreatAsBlank(THAT), choose=CHARACTER | ATTACHMENT), cost=0)
RAISE = event("Raise", NEUTRAL, action(PutIntoPlay(THAT), choose=CHARACTER & IN_DISCARD & YOURS), cost=0)
CLERK = character(
    "Clerk",
    NEUTRAL,
    reaction(EntersPlay(CHARACTER - THIS), GainFate()),
    reaction(EntersPlay(ATTACHMENT), GainHonor()),
    cost=1,
)
WIDOW = character(
    "Widow",
    NEUTRAL,
    reaction(LeavesPlay(CHARACTER - THIS), GainFate()),
    reaction(LeavesPlay(ATTACHMENT), GainHonor()),
    cost=1,
)
HEAVY = event("Heavy", NEUTRAL, action(Bow(THAT), choose=HOLDING), cost=0)
CARDS = [
    WANDERER,
    TATTOO,
    ORDER,
    HERMIT,
    YOUTH,
    GOLEM,
    SPIRIT,
    STATUE,
    SWORN,
    OATH,
    GHOST,
    BLAST,
    DUSK,
    RAISE,
    CLERK,
    WIDOW,
    HEAVY,
]


def laid(text: str) -> Any:
    return table(text, extra=CARDS)


def types(s: Any, c: int) -> list[str]:
    return [t for t in facts.TYPES if s.p[facts.FACTS[t]] >> c & 1]


@rule("rr.cardtypes.2", "rr.attachment-cards.19")
def test_a_character_played_as_an_attachment_is_an_attachment() -> None:
    s = laid("A 10/3: Plain Captain | Wanderer\nB:")
    wanderer, captain = find(s, "Wanderer"), find(s, "Plain Captain")
    before = military(s, "Plain Captain")
    do(s, "A: play Wanderer as an attachment", "A: Plain Captain")
    assert types(s, wanderer) == ["attachment"] and s.host[wanderer] == captain
    assert s.p[facts.COVERT] >> captain & 1, "it has the text that was said"
    assert military(s, "Plain Captain") == before, "a printed skill is no modifier"
    assert fate_of(s) == [2, 0] and s.fate[wanderer] == 0, "no additional fate"
    assert not participating(s, "Wanderer (attachment)")
    do(s, "B: pass")
    assert not offered(s, "Wanderer"), "and not its printed text"


def test_it_may_still_be_played_as_a_character() -> None:
    s = laid("A 10/3: Plain Captain | Wanderer\nB:")
    assert "play Wanderer" in options(s) and "play Wanderer as an attachment" in options(s)
    do(s, "A: play Wanderer", "A: 0", "B: pass")
    assert types(s, find(s, "Wanderer")) == ["character"] and offered(s, "Wanderer")
    s = laid("A 10/0: Plain Captain | Wanderer\nB:")
    assert not offered(s, "Wanderer"), "either way it costs 1"


def test_without_a_bearer_only_as_a_character() -> None:
    s = laid("A 10/3: | Wanderer\nB:")
    assert options(s) == ["play Wanderer", "pass"]
    s = laid("A 10/3: Plain Captain, Wanderer | Hermit\nB:")
    do(s, "A: play Hermit as an attachment")
    assert options(s) == ["Wanderer"], "its own terms as an attachment"


@rule("rr.cardtypes.2")
def test_what_speaks_of_attachments_speaks_of_it() -> None:
    s = laid("A 10/0: Plain Captain, Order | Wanderer\nB:")
    assert options(s) == ["play Wanderer as an attachment", "pass"], "only attachments cost less"
    do(s, "A: play Wanderer as an attachment", "A: Plain Captain")
    assert in_play(s, "Wanderer (attachment)")


@rule("rr.cardtypes.2")
def test_entering_and_leaving_play_it_is_what_it_is_then() -> None:
    s = laid("A 10/3: Clerk | Wanderer\nB:")
    do(s, "A: play Wanderer as an attachment", "A: Clerk")
    assert offered(s, "Clerk (1)") and not offered(s, "Clerk (0)")
    s = laid("A 10/3: Widow[Wanderer (attachment)] | Blast\nB:")
    do(s, "A: Blast", "A: Wanderer")
    assert offered(s, "Widow (1)") and not offered(s, "Widow (0)"), "an attachment left play"
    assert discard(s, "A") == ["Wanderer"] and types(s, find(s, "Wanderer")) == ["character"]


def test_out_of_play_it_is_what_is_printed() -> None:
    s = laid("A 10/3: Plain Captain[Wanderer (attachment)] | Blast, Raise\nB:")
    do(s, "A: Blast", "A: Plain Captain")
    assert sorted(discard(s, "A")) == ["Blast", "Plain Captain", "Wanderer"]
    do(s, "B: pass", "A: Raise", "A: Wanderer")
    assert types(s, find(s, "Wanderer")) == ["character"] and military(s, "Wanderer") == 2


def test_it_may_turn_back_as_its_bearer_leaves() -> None:
    s = laid("A 10/3: Plain Captain[Youth (attachment), Tattoo] | Blast\nB:")
    do(s, "A: Blast", "A: Plain Captain", "A: Youth")
    assert types(s, find(s, "Youth")) == ["character"] and in_play(s, "Youth") and military(s, "Youth") == 1
    assert sorted(discard(s, "A")) == ["Blast", "Plain Captain", "Tattoo"]
    assert s.host[find(s, "Youth")] == -1 and not s.lasting


def test_or_it_leaves_with_its_bearer() -> None:
    s = laid("A 10/3: Plain Captain[Youth (attachment)] | Blast\nB:")
    do(s, "A: Blast", "A: Plain Captain", "A: pass")
    assert sorted(discard(s, "A")) == ["Blast", "Plain Captain", "Youth"]


@rule("rr.cardtypes.2")
def test_a_holding_that_becomes_a_character_leaves_its_province() -> None:
    s = laid("A 10/3: Golem | Heavy, Tattoo\nB:")
    golem = find(s, "Golem")
    slot = s.slot[golem]
    province = s.province[slot]
    from gorin.rulesets.lcg.attributes.stats import stat

    assert stat(s, province, 3) == 6 and offered(s, "Heavy")
    do(s, "A: Golem (0)")
    assert types(s, golem) == ["character"] and (military(s, "Golem (character)"), s.slot[golem]) == (4, -1)
    assert stat(s, province, 3) == 4, "it gives the province no strength any more"
    do(s, "B: pass")
    assert not offered(s, "Heavy"), "it is no holding"
    assert s.lying[slot] and not s.lying[slot] >> golem & 1, "the empty province was refilled"
    assert offered(s, "Golem (character) (1)") and not offered(s, "Golem (character) (0)"), "its text is still its text"
    assert s.p[facts.trait("berserker")] >> golem & 1
    do(s, "A: Tattoo", "A: Golem")
    assert military(s, "Golem (character)") == 5


@rule("rr.cardtypes.2")
def test_it_attacks_like_any_character_and_is_lost_when_the_effect_ends() -> None:
    s = laid("A 10/3: Golem, Plain Captain\nB:")
    golem = find(s, "Golem")
    do(s, "A: Golem (0)", "B: pass", "A: pass")
    pass_until(s, "A: declare")
    do(s, "A: military air")
    while not offered(s, "Golem"):
        do(s, f"A: {options(s)[0]}")
    do(s, "A: Golem", "A: done")
    assert total(s, "A") == 4
    pass_until(s, "lcg: fate phase")
    assert types(s, golem) == ["holding"]
    assert discard(s, "A") == ["Golem"], "it lies in no province"


@rule("rr.cardtypes.2")
def test_an_attachment_that_becomes_a_character_leaves_its_bearer() -> None:
    s = laid("A 10/3: Plain Captain*[Spirit, Tattoo]\nB:\nmilitary air A>B")
    spirit, captain = find(s, "Spirit"), find(s, "Plain Captain")
    before = military(s, "Plain Captain")
    do(s, "B: pass", "A: Spirit")
    assert types(s, spirit) == ["character"] and s.host[spirit] == -1 and not s.att[captain] >> spirit & 1
    assert military(s, "Plain Captain") == before - 1 and military(s, "Spirit (character)") == 3
    assert not participating(s, "Spirit (character)"), "at home"
    pass_until(s, "A: action")
    while s.con[0]:
        pass_until(s, "")
    assert types(s, spirit) == ["attachment"] and "Spirit" in discard(s, "A"), "it is attached to nothing"


def test_for_good() -> None:
    s = laid("A 10/3: Plain Captain[Statue]\nB:")
    statue = find(s, "Statue")
    do(s, "A: Statue")
    pass_until(s, "lcg: fate phase")
    assert types(s, statue) == ["character"] and in_play(s, "Statue (character)")
    pass_until(s, "lcg: dynasty phase")
    assert "Statue" in discard(s, "A"), "like a character without fate"


@rule("rr.cardtypes.2", "rr.attachment-cards.13")
def test_a_character_that_becomes_an_attachment_loses_what_characters_have() -> None:
    s = laid("A 10/3: Sworn*^+2[Tattoo], Plain Captain*\nB:\nmilitary air A>B")
    sworn = find(s, "Sworn")
    before = military(s, "Plain Captain")
    do(s, "B: pass", "A: Sworn", "A: Plain Captain")
    assert types(s, sworn) == ["attachment"] and s.host[sworn] == find(s, "Plain Captain")
    assert not s.p[facts.ATTACKING] >> sworn & 1 and not is_honored(s, "Sworn (attachment)") and not s.fate[sworn]
    assert discard(s, "A") == ["Tattoo"], "nothing may be attached to it"
    assert total(s, "A") == before + 5
    assert honor_of(s) == [10, 10], "it did not leave play"


def test_when_that_ends_it_is_a_character_again() -> None:
    s = laid("A 10/3: Sworn+2, Plain Captain+2\nB:")
    sworn = find(s, "Sworn")
    do(s, "A: Sworn", "A: Plain Captain")
    assert s.host[sworn] == find(s, "Plain Captain")
    pass_until(s, "lcg: fate phase")
    assert types(s, sworn) == ["character"] and s.host[sworn] == -1 and not s.fate[sworn]


@rule("rr.event-cards.8")
def test_an_event_enters_play_only_as_another_type() -> None:
    s = laid("A 10/3: Plain Captain | Oath, Ghost\nB:")
    oath = find(s, "Oath")
    before = military(s, "Plain Captain")
    do(s, "A: Oath", "A: Plain Captain")
    assert types(s, oath) == ["attachment"] and in_play(s, "Oath (attachment)") and discard(s, "A") == []
    assert military(s, "Plain Captain") == before + 2
    do(s, "B: pass", "A: Ghost")
    assert types(s, find(s, "Ghost (character)")) == ["character"] and military(s, "Ghost (character)") == 3
    assert hand(s, "A") == [] and fate_of(s) == [1, 0]


def test_blanking_spares_the_text_it_was_given() -> None:
    s = laid("A 10/3: Plain Captain[Wanderer (attachment)] | Dusk\nB:")
    do(s, "A: Dusk", "A: Wanderer")
    assert s.p[facts.COVERT] >> find(s, "Plain Captain") & 1


def test_the_view_says_what_it_is_and_what_is_printed() -> None:
    s = laid("A 10/3: Plain Captain[Wanderer (attachment)], Golem (character)\nB:")
    mine = view(s, 1)["players"][0]
    captain = next(x for x in mine["characters"] if x["name"] == "Plain Captain")
    assert (
        captain["attachments"][0]["name"] == "Wanderer (attachment)"
        and captain["attachments"][0]["printed"] == "Wanderer"
    )
    assert any(x["name"] == "Golem (character)" and x["military"] == 4 for x in mine["characters"])


def test_the_notation_knows_it() -> None:
    s = laid("A 10/3: Plain Captain[Wanderer (attachment)], Golem (character)\nB:")
    assert "Plain Captain[Wanderer (attachment)]" in write(s) and "Golem (character)" in write(s)
    assert write(laid(write(s))) == write(s)
    with pytest.raises(NotationError):
        laid("A: Plain Captain (attachment)\nB:")


def test_a_saved_game_is_loaded_with_it() -> None:
    s = laid("A 10/3: Plain Captain[Wanderer (attachment)], Golem (character) | Hermit\nB:")
    laws.saved_is_loaded_as_it_was(s, 3)
    laws.asked_again_is_asked_the_same(s)


def test_english() -> None:
    assert (
        text_of(WANDERER).splitlines()[0]
        == 'You may play this character as an attachment with the text: "Attached character gains covert."'
    )
    assert (
        "until the end of the phase, this holding becomes a Berserker character with 4[military], 1[political], and 0 glory"
        in text_of(GOLEM).replace("Until", "until")
    )
    assert "Interrupt: When attached character leaves play – turn this attachment into a character." in text_of(YOUTH)


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        (action(Becomes(AsAttachment(()))), "an attachment goes onto a card"),
        (action(Becomes(AsCharacter(1, 1, 1), onto=CHARACTER)), "an attachment goes onto a card"),
        (MayPlayAs(AsAttachment((action(Bow(THAT)),))), "THAT(0) is nothing"),
        (action(TurnsBack("ring")), "there is no type a card may become called 'ring'"),
    ],
)
def test_wrong_words_are_refused(wrong: Any, says: str) -> None:
    card = character("Wrong", CRAB, wrong, cost=1, military=1, political=1, glory=1)
    assert any(says in x for x in problems(card)), problems(card)


def test_the_words_of_the_shape_are_its_own() -> None:
    assert all("influence" in x for card in CARDS for x in problems(card)), [problems(card) for card in CARDS]
