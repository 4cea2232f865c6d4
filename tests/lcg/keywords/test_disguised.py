"""Disguised: played in place of a non-unique character that its player controls."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    BUSHI,
    CHARACTER,
    CRAB,
    DASH,
    IT,
    LION,
    NEUTRAL,
    SCORPION,
    THIS,
    YOURS,
    AttachOnlyTo,
    Cannot,
    CardsCost,
    Disguised,
    EntersPlay,
    GainHonor,
    Instead,
    Keyword,
    LeavesPlay,
    Legendary,
    OnlyDisguised,
    PlaysCard,
    Ready,
    RefusesAttachments,
    WouldLeavePlay,
    attachment,
    character,
    clan,
    conflict_character,
    interrupt,
    reaction,
    trait,
)
from gorin.rulesets.lcg.words.card_effects import Discard
from tests.lcg.tables import (
    attacking,
    decision,
    discard,
    do,
    fate_of,
    fate_on,
    find,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_honored,
    is_tainted,
    military,
    offered,
    options,
    participating,
    pass_until,
    table,
    told,
    watch,
)

MASKED = character("Masked Lord", LION, Disguised(BUSHI), cost=4, military=3, political=3, glory=1, unique=True)
CLANNISH = character("Crab in Disguise", CRAB, Disguised(clan(CRAB)), cost=4, military=3, unique=True)
POETIC = character("Masked Poet", LION, Disguised(BUSHI), cost=2, military=DASH, political=3, unique=True)
GUEST = conflict_character("Masked Guest", LION, Disguised(BUSHI), cost=4, military=3, unique=True)
SHADOW = character(
    "Masked Shadow", SCORPION, Disguised(CHARACTER - clan(SCORPION)), OnlyDisguised(), cost=3, military=1, unique=True
)
HERMIT = character("Masked Hermit", LION, Disguised(BUSHI), RefusesAttachments(), cost=3, military=2, unique=True)
LEGEND = character("Masked Legend", LION, Disguised(BUSHI), Legendary(1), cost=3, military=2, unique=True)
HERALD = character("Herald", LION, reaction(EntersPlay(CHARACTER), GainHonor()), cost=1)
RELIC = attachment(
    "Relic", NEUTRAL, interrupt(WouldLeavePlay(CHARACTER), Instead(Ready(IT)), unlimited=True), cost=0, military=1
)
SAVIOR = character(
    "Savior", LION, interrupt(WouldLeavePlay(CHARACTER & YOURS), Instead(Discard(THIS)), unlimited=True), cost=1
)
MOURNER = character("Mourner", LION, reaction(LeavesPlay(CHARACTER), GainHonor()), cost=1)
CRITIC = character("Critic", LION, reaction(PlaysCard(by_opponent=False), GainHonor()), cost=1)
CARDS = [MASKED, CLANNISH, POETIC, GUEST, SHADOW, HERMIT, LEGEND, HERALD, RELIC, SAVIOR, MOURNER, CRITIC]


@rule("rr.disguised.1", "rr.disguised.3")
def test_it_replaces_a_non_unique_character_of_the_trait_that_its_player_controls() -> None:
    s = table(
        """A 10/1: Plain Captain, Plain Envoy, Plain Lord | | Fields, Fields[Masked Lord]
           B 10/0: Plain Soldier
           dynasty phase""",
        extra=CARDS,
    )
    assert offered(s, "Masked Lord disguised") and "play Masked Lord" not in options(s), "4 fate it cannot pay"
    do(s, "A: Masked Lord disguised")
    assert options(s) == ["Plain Captain"], "no courtier, no unique character, nobody else's"
    do(s, "A: Plain Captain")
    assert in_play(s, "Masked Lord") and not in_play(s, "Plain Captain")
    assert discard(s, "A") == ["Plain Captain"]


@rule("rr.disguised.1", "rr.disguised.3")
@pytest.mark.parametrize(("mine", "can"), [("Plain Captain", True), ("Plain Envoy", False), ("", False)])
def test_by_clan_and_not_without_somebody_to_choose(mine: str, can: bool) -> None:
    s = table(f"A 10/9: {mine} | | Fields, Fields[Crab in Disguise]\nB:\nconflict phase", extra=CARDS)
    assert offered(s, "Crab in Disguise disguised") == can
    assert "play Crab in Disguise" not in options(s), "not in the usual way in this phase"


@rule("rr.disguised.4", "rr.disguised.8")
def test_the_printed_cost_of_the_chosen_character_is_taken_off_and_no_fate_is_added() -> None:
    s = table("A 10/5: Plain Captain+2 | | Fields, Fields[Masked Lord]\nB 10/0:\ndynasty phase", extra=CARDS)
    do(s, "A: Masked Lord disguised", "A: Plain Captain")
    assert fate_of(s) == [4, 0], "4 less 3"
    assert decision(s) == "B: action", "A was not asked for additional fate"
    assert fate_on(s, "Masked Lord") == 2, "only what lay on the captain"


@rule("rr.disguised.4")
def test_only_those_who_make_it_payable_can_be_chosen_and_other_changes_count_too() -> None:
    s = table("A 10/1: Plain Captain, Plain Soldier | | Fields, Fields[Masked Lord]\nB:", extra=CARDS)
    do(s, "A: Masked Lord disguised")
    assert options(s) == ["Plain Captain"], "with the soldier it would cost 3"
    patron = character("Patron", LION, CardsCost(CHARACTER, 2), cost=1)
    s = table("A 10/1: Plain Soldier, Patron | | Fields, Fields[Masked Lord]\nB:", extra=[*CARDS, patron])
    do(s, "A: Masked Lord disguised", "A: Plain Soldier")
    assert fate_of(s) == [0, 0]


@rule("rr.disguised.2", "rr.open-disguised-window.1")
@pytest.mark.parametrize(
    ("phase", "where", "can"),
    [
        ("dynasty", "province", True),
        ("dynasty", "hand", False),
        ("draw", "province", False),
        ("draw", "hand", False),
        ("conflict", "province", True),
        ("conflict", "hand", True),
        ("fate", "province", False),
        ("fate", "hand", False),
    ],
)
def test_in_the_dynasty_and_the_conflict_phase(phase: str, where: str, can: bool) -> None:
    place = "Masked Guest | Fields" if where == "hand" else "| Fields, Fields[Masked Lord]"
    s = table(f"A 10/9: Plain Captain | {place}\nB:\n{phase} phase", extra=CARDS)
    assert offered(s, f"Masked {'Guest' if where == 'hand' else 'Lord'} disguised") == can


@rule("rr.disguised.2")
def test_a_facedown_card_cannot() -> None:
    s = table("A 10/9: Plain Captain | | Fields, Fields[Masked Lord?]\nB:", extra=CARDS)
    assert not offered(s, "Masked Lord")


@rule("rr.disguised.5", "rr.disguised.6")
def test_attachments_and_tokens_move_and_then_the_other_is_discarded() -> None:
    s = table(
        "A 10/9: Plain Captain^&+2[Plain Sword, B:Plain Robe] | | Fields, Fields[Masked Lord]\nB 10/0:", extra=CARDS
    )
    watch(s)
    do(s, "A: Masked Lord disguised", "A: Plain Captain")
    assert is_honored(s, "Masked Lord") and is_tainted(s, "Masked Lord") and fate_on(s, "Masked Lord") == 2
    lord = find(s, "Masked Lord")
    assert {s.host[find(s, "Plain Sword")], s.host[find(s, "Plain Robe")]} == {lord}
    assert s.holder[find(s, "Plain Robe")] == 1
    assert military(s, "Masked Lord") == 3 + 2 + 2 + 2, "sword, taint, glory with the robe"
    assert discard(s, "A") == ["Plain Captain"] and honor_of(s) == [10, 10], "it left as an ordinary character"
    assert told(s).index("Masked Lord enters play under A.") < told(s).index("Plain Captain leaves play.")


@rule("rr.open-disguised-discard.1")
def test_all_of_it_is_over_before_anybody_reacts_and_the_discard_is_reacted_to_first() -> None:
    s = table("A 10/9: Plain Captain+1, Herald, Mourner | | Fields, Fields[Masked Lord]\nB:", extra=CARDS)
    do(s, "A: Masked Lord disguised", "A: Plain Captain")
    assert not in_play(s, "Plain Captain") and fate_on(s, "Masked Lord") == 1
    assert options(s) == ["Mourner", "pass"]
    do(s, "A: pass")
    assert options(s) == ["Herald", "pass"]


@rule("rr.disguised.7")
@pytest.mark.parametrize("who", ["Plain Captain_[Relic]", "Plain Captain, Savior"])
def test_nothing_prevents_the_discard(who: str) -> None:
    s = table(f"A 10/9: {who} | | Fields, Fields[Masked Lord]\nB: Plain Bully | ", extra=CARDS)
    do(s, "A: Masked Lord disguised", "A: Plain Captain")
    assert not in_play(s, "Plain Captain") and decision(s) == "B: action"
    if "Savior" in who:
        assert in_play(s, "Savior")


@rule("rr.disguised.7")
def test_the_same_interrupt_prevents_other_discards() -> None:
    s = table("A: Plain Captain, Savior\nB:\nfate phase, first A", extra=CARDS)
    pass_until(s, "A: discard a character")
    do(s, "A: Plain Captain")
    assert offered(s, "Savior")


@rule("rr.disguised.9", "rr.disguised.10")
@pytest.mark.parametrize("mark", ["*_", "*", "_", ""])
def test_it_enters_ready_and_where_the_other_was(mark: str) -> None:
    s = table(
        f"""A 10/9: Plain Captain{mark}, Plain Porter* | | Fields, Fields[Masked Lord]
            B: Plain Envoy*
            military air A>B""",
        extra=CARDS,
    )
    do(s, "B: pass", "A: Masked Lord disguised", "A: Plain Captain")
    assert not is_bowed(s, "Masked Lord")
    assert attacking(s, "Masked Lord") == ("*" in mark)


@rule("rr.disguised.10", "rr.dash.3")
def test_one_with_a_dash_cannot_take_the_place_of_a_participant() -> None:
    s = table(
        """A 10/9: Plain Captain*, Plain Soldier | | Fields, Fields[Masked Poet]
           B: Plain Envoy*
           military air A>B""",
        extra=CARDS,
    )
    do(s, "B: pass", "A: Masked Poet disguised")
    assert options(s) == ["Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert in_play(s, "Masked Poet") and not participating(s, "Masked Poet")


@rule("rr.open-disguised-illegal-transfer.1")
def test_what_the_new_character_may_not_have_is_lost() -> None:
    s = table("A 10/9: Plain Captain[Plain Sword] | | Fields, Fields[Masked Hermit]\nB:", extra=CARDS)
    do(s, "A: Masked Hermit disguised", "A: Plain Captain")
    assert sorted(discard(s, "A")) == ["Plain Captain", "Plain Sword"]
    pure = character("Pure", LION, Cannot(trait("pure"), ("be honored", "receive fate")), cost=1)
    saint = character("Masked Saint", LION, Disguised(BUSHI), cost=3, unique=True, traits=("pure",))
    s = table("A 10/9: Plain Captain^+2, Pure | | Fields, Fields[Masked Saint]\nB:", extra=[*CARDS, pure, saint])
    do(s, "A: Masked Saint disguised", "A: Plain Captain")
    assert not is_honored(s, "Masked Saint") and fate_on(s, "Masked Saint") == 0
    assert honor_of(s)[0] == 10, "the captain left without its token"


@rule("rr.disguised.5")
def test_an_attachment_that_names_its_bearer_goes_if_the_new_one_does_not_fit() -> None:
    banner = attachment("Crab Banner", NEUTRAL, AttachOnlyTo(CHARACTER & clan(CRAB)), cost=0)
    extra = [*CARDS, banner]
    s = table("A 10/9: Plain Captain[Crab Banner] | | Fields, Fields[Masked Lord, Crab in Disguise]\nB:", extra=extra)
    t = s.clone()
    do(s, "A: Masked Lord disguised", "A: Plain Captain")
    assert "Crab Banner" in discard(s, "A")
    do(t, "A: Crab in Disguise disguised", "A: Plain Captain")
    assert in_play(t, "Crab Banner")


@rule("rr.disguised.1")
def test_it_counts_as_played_once_and_keeps_uniqueness() -> None:
    s = table(
        "A 10/9: Plain Captain, Critic | | Fields, Fields[Masked Lord], Fields[Masked Lord]\nB 10/0:", extra=CARDS
    )
    do(s, "A: Masked Lord disguised", "A: Plain Captain", "A: Critic")
    assert honor_of(s) == [11, 10]
    s = table("A 10/9: Plain Captain, Masked Lord | | Fields, Fields[Masked Lord]\nB:", extra=CARDS)
    assert not offered(s, "Masked Lord"), "there is one in play"


@rule("rr.disguised.1")
def test_a_card_may_say_that_it_is_played_only_so() -> None:
    s = table("A 10/9: Plain Captain | | Fields, Fields[Masked Shadow]\nB:\ndynasty phase", extra=CARDS)
    assert options(s) == ["play Masked Shadow disguised", "pass"]


@rule("rr.open-legendary-fate.1")
def test_a_legendary_character_gets_no_fate_by_it_and_only_in_the_dynasty_phase() -> None:
    text = "A 10/9: Plain Captain+3 | | Fields, Fields[Masked Legend]\nB:\n{} phase"
    s = table(text.format("dynasty"), extra=CARDS)
    do(s, "A: Masked Legend disguised", "A: Plain Captain")
    assert fate_on(s, "Masked Legend") == 1
    assert not offered(table(text.format("conflict"), extra=CARDS), "Masked Legend")


def test_ancestral_attachments_stay_in_play() -> None:
    heirloom = attachment("Heirloom", NEUTRAL, Keyword("ancestral"), cost=0)
    s = table("A 10/9: Plain Captain[Heirloom] | | Fields, Fields[Masked Lord]\nB:", extra=[*CARDS, heirloom])
    do(s, "A: Masked Lord disguised", "A: Plain Captain")
    assert in_play(s, "Heirloom") and hand(s, "A") == []
