"""Into the Forbidden City: the characters."""

from __future__ import annotations

import pytest

from tests.lcg.declared import attack, defend
from tests.lcg.tables import (
    decision,
    deck,
    discard,
    do,
    fate_of,
    hand,
    is_bowed,
    military,
    offered,
    options,
    participating,
    table,
    total,
)

YOSHI = (
    "A 10/1: Kakita Yoshi{} | Plain Alms, Assassination, Plain Sword\nB: Plain Soldier*\nfavor {}\npolitical air B>A"
)


def test_kakita_yoshi_gives_the_favor_for_cards_and_cheap_events() -> None:
    s = table(YOSHI.format("*", "A political"))
    do(s, "A: Kakita Yoshi")
    assert s.favor == -1 and len(hand(s, "A")) == 6
    do(s, "B: pass", "A: Plain Alms", "B: pass")
    assert fate_of(s)[0] == 3, "an event of 1 was free"
    do(s, "A: Plain Sword", "A: Kakita Yoshi")
    assert fate_of(s)[0] == 2, "attachments cost what they cost"


@pytest.mark.parametrize(("mark", "favor"), [("*", "B political"), ("", "A political")], ids=["no favor", "at home"])
def test_kakita_yoshi_gives_nothing(mark: str, favor: str) -> None:
    s = table(YOSHI.format(mark, favor).replace("Kakita Yoshi", "Plain Porter*, Kakita Yoshi"))
    assert not offered(s, "Kakita Yoshi")


def test_what_kakita_yoshi_made_cheap_is_dear_again_after_the_conflict() -> None:
    s = do(table(YOSHI.format("*", "A political")), "A: Kakita Yoshi")
    while s.con[0]:
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[0]}")
    while decision(s) != "A: action":
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[0]}")
    do(s, "A: Plain Alms")
    assert fate_of(s)[0] == 2, "1 was paid, 2 were gained"


def test_enigmatic_magistrate_attacking_lets_the_odd_alone_count() -> None:
    text = """A: Enigmatic Magistrate*, Plain Giant*
              B: Plain Captain*, Plain Envoy*, Plain Soldier*_, Plain Porter*
              military air {}"""
    s = table(text.format("A>B"))
    assert (total(s, "A"), total(s, "B")) == (2, 4), "6, 2 and 0 are even"
    s = table(text.format("B>A"))
    assert (total(s, "A"), total(s, "B")) == (11, 6), "defending"
    s = table(text.replace("Magistrate*", "Magistrate").format("A>B"))
    assert (total(s, "A"), total(s, "B")) == (9, 6), "at home"


@pytest.mark.parametrize(("rings", "may"), [("water=A", True), ("water=B", True), ("air=A", False)])
def test_prodigy_of_the_waves_readies_while_the_water_is_claimed(rings: str, may: bool) -> None:
    s = table(f"A: Prodigy of the Waves_\nB:\nrings {rings}")
    assert offered(s, "Prodigy of the Waves") is may
    if may:
        do(s, "A: Prodigy of the Waves")
        assert not is_bowed(s, "Prodigy of the Waves")


def test_prodigy_of_the_waves_has_no_use_for_it_while_ready() -> None:
    assert not offered(table("A: Prodigy of the Waves\nB:\nrings water=A"), "Prodigy of the Waves")


def test_child_of_the_plains_acts_first_where_it_finds_a_hidden_province() -> None:
    text = (
        "A: Child of the Plains, Plain Captain | Banzai!\nB: Plain Soldier | Banzai! | Fields, Plain Hill?, Plain Ditch"
    )
    s = attack(table(text), "military air", "a facedown province", "Child of the Plains")
    assert decision(s) == "A: reactions"
    do(s, "A: Child of the Plains")
    assert decision(defend(s, "Plain Soldier")) == "A: action"
    s = attack(table(text), "military air", "a facedown province", "Child of the Plains")
    do(s, "A: pass")
    assert decision(defend(s, "Plain Soldier")) == "B: action"


@pytest.mark.parametrize(
    ("where", "who"), [("Plain Ditch", "Child of the Plains"), ("a facedown province", "Plain Captain")]
)
def test_child_of_the_plains_finds_nothing(where: str, who: str) -> None:
    s = table("A: Child of the Plains, Plain Captain\nB: Plain Soldier | | Fields, Plain Hill?, Plain Ditch")
    assert decision(attack(s, "military air", where, who)) == "B: declare a defender"


TOPS = ", ".join(["Peasant"] * 4 + ["Plain Captain", "Plain Mine", "Plain Giant"])


def test_war_dog_master_is_as_strong_as_the_card_he_lets_loose() -> None:
    s = table(f"A: War Dog Master, Plain Soldier | | | | | {TOPS}\nB:")
    attack(s, "military air", "Fields", "War Dog Master")
    top = deck(s, "A", dynasty=True)[0]
    assert decision(s) == "A: reactions" and top == "Plain Captain"
    do(s, "A: War Dog Master")
    assert military(s, "War Dog Master") == 2 + 3 and discard(s, "A") == ["Plain Captain"]


def test_war_dog_master_gains_nothing_from_what_has_no_cost() -> None:
    s = table(f"A: War Dog Master | | | | | {TOPS.replace('Plain Captain, ', '')}\nB:")
    do(attack(s, "military air", "Fields", "War Dog Master"), "A: War Dog Master")
    assert military(s, "War Dog Master") == 2 and discard(s, "A") == ["Plain Mine"]


def test_war_dog_master_waits_for_an_attack_of_his() -> None:
    s = table("A: War Dog Master, Plain Soldier\nB: Plain Porter")
    assert decision(attack(s, "military air", "Fields", "Plain Soldier")) == "B: declare a defender"
    s = table("A: War Dog Master\nB: Plain Soldier\nfirst B")
    s = attack(s, "military air", "Fields", "Plain Soldier", by="B")
    assert decision(defend(s, "War Dog Master", by="A")) == "A: action", "he was declared as a defender"


def test_hiruma_skirmisher_is_covert_in_the_phase_it_is_played() -> None:
    s = table("A 10/1: | Hiruma Skirmisher\nB: Plain Soldier, Plain Captain")
    do(s, "A: Hiruma Skirmisher", "A: Hiruma Skirmisher")
    attack(s, "military air", "Fields", "Hiruma Skirmisher")
    assert decision(s) == "A: evade by covert"
    s = table("A: Hiruma Skirmisher\nB: Plain Soldier, Plain Captain")
    attack(s, "military air", "Fields", "Hiruma Skirmisher")
    assert decision(s) == "B: declare a defender", "not played"


def test_ageless_crone_makes_events_dear_in_her_conflict() -> None:
    text = "A 10/1: Ageless Crone{} | Plain Praise, Plain Alms, Fine Katana\nB 10/0: Plain Soldier* | Plain Praise\n{}"
    s = table(text.format("*", "political air B>A"))
    assert offered(s, "Plain Praise") and not offered(s, "Plain Alms") and offered(s, "Fine Katana")
    do(s, "A: Plain Praise")
    assert fate_of(s) == [0, 0] and not offered(s, "Plain Praise"), "each player"
    s = table(text.format(", Plain Porter*", "political air B>A"))
    assert offered(s, "Plain Alms"), "from home she says nothing"


KACHIKO = "A: Bayushi Kachiko{}\nB: Plain Envoy*, Plain Giant*, Plain Lord*_, Plain Soldier\n{} air B>A"


def test_bayushi_kachiko_sends_the_less_eloquent_home_and_may_bow_them() -> None:
    s = do(table(KACHIKO.format("*", "political")), "A: Bayushi Kachiko")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Giant", "Plain Lord"]
    do(s, "A: Plain Envoy")
    assert decision(s) == "A: may"
    do(s, "A: yes")
    assert not participating(s, "Plain Envoy") and is_bowed(s, "Plain Envoy")
    s = do(table(KACHIKO.format("*", "political")), "A: Bayushi Kachiko", "A: Plain Envoy", "A: no")
    assert not participating(s, "Plain Envoy") and not is_bowed(s, "Plain Envoy")


@pytest.mark.parametrize(
    ("mark", "kind"),
    [("*", "military"), (", Plain Porter*", "political"), ("*~", "political")],
    ids=["military", "at home", "less eloquent herself"],
)
def test_bayushi_kachiko_sends_nobody_home(mark: str, kind: str) -> None:
    assert not offered(table(KACHIKO.format(mark, kind)), "Bayushi Kachiko")
