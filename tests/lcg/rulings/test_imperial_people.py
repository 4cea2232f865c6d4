"""Rulings about characters of Tears of Amaterasu, For Honor and Glory and Into the Forbidden City."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    PICKED,
    WITH_FATE,
    YOUR_OPPONENTS,
    Pick,
    RemoveFate,
    action,
    event,
)
from tests.lcg.declared import attack
from tests.lcg.tables import (
    decision,
    do,
    fate_of,
    fate_on,
    hand,
    honor_of,
    in_play,
    is_dishonored,
    is_faceup,
    is_honored,
    military,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    political,
    strength,
    table,
    total,
)


@rule("fr.ageless-crone.1")
def test_the_crone_raises_no_cost_but_fate() -> None:
    s = table("A 10/1: Ageless Crone*, Plain Captain* | Assassination\nB: Plain Soldier*\nmilitary air B>A")
    do(s, "A: Assassination", "A: Plain Soldier")
    assert fate_of(s)[0] == 0 and honor_of(s)[0] == 7


@rule("fr.bayushi-yojiro.1")
def test_with_yojiro_there_they_are_honored_and_dishonored_all_the_same() -> None:
    s = table("""A 10/1: Bayushi Yojiro*, Plain Captain*^ | Voice of Honor, Noble Sacrifice
                 B 10/1: Plain Envoy*~ | Plain Alms
                 military air A>B""")
    do(s, "B: Plain Alms")
    assert offered(s, "Voice of Honor")
    do(s, "A: pass")
    do(
        s,
        *(["B: pass"] if decision(s) == "B: action" else []),
        "A: Noble Sacrifice",
        "A: Plain Captain",
        "A: Plain Envoy",
    )
    assert not in_play(s, "Plain Captain") and not in_play(s, "Plain Envoy")


@rule("fr.bayushi-yojiro.2")
def test_with_yojiro_there_tokens_change_no_skill() -> None:
    s = table("A: Bayushi Yojiro*, Plain Captain*^\nB: Plain Envoy*~\npolitical air A>B")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain"), political(s, "Plain Envoy")) == (4, 2, 3)


@rule("fr.bayushi-yojiro.3")
def test_with_yojiro_there_no_honor_is_gained_or_lost_by_leaving() -> None:
    s = table("A 10/0: Bayushi Yojiro*, Plain Soldier*^ | Noble Sacrifice\nB 10/0: Plain Envoy*~\nmilitary air A>B")
    s.pool[0] = 1
    do(s, "B: pass", "A: Noble Sacrifice", "A: Plain Soldier", "A: Plain Envoy")
    assert honor_of(s) == [10, 10]


MAGISTRATE = (
    "A: Enigmatic Magistrate*, Plain Captain{}\nB: Plain Soldier*_, Plain Guest, Plain Porter*, Plain Bard*\n{} air A>B"
)


@rule("fr.enigmatic-magistrate.1")
def test_the_odd_who_would_not_count_anyway_do_not() -> None:
    s = table(MAGISTRATE.format("", "military"))
    assert (total(s, "A"), total(s, "B")) == (2, 0), "at home, and bowed"


@rule("fr.enigmatic-magistrate.2")
def test_a_cost_of_0_is_even() -> None:
    s = table(MAGISTRATE.format("*", "military").replace("Soldier*_", "Soldier*"))
    assert (total(s, "A"), total(s, "B")) == (6, 2), "3 and 3; 1, but not 0"


@rule("fr.kakita-asami.3")
def test_who_does_not_count_does_not_count_for_asami() -> None:
    s = table("A: Enigmatic Magistrate*, Kakita Asami*\nB: Plain Giant*\npolitical air A>B")
    do(s, "B: pass")
    assert offered(s, "Kakita Asami"), "5 against 0"
    s = table("A: Enigmatic Magistrate, Kakita Asami*\nB: Plain Giant*\npolitical air A>B")
    do(s, "B: pass")
    assert not offered(s, "Kakita Asami")


TADAJI = "A: Ide Tadaji*, {}\nB: Plain Giant*, {}\nmilitary air B>A"


@pytest.mark.parametrize(("mine", "theirs"), [("Plain Soldier", "Plain Captain"), ("Plain Captain", "Plain Soldier")])
@rule("fr.ide-tadaji.1")
def test_tadaji_needs_one_of_each_side(mine: str, theirs: str) -> None:
    assert not offered(table(TADAJI.format(mine, theirs)), "Ide Tadaji")
    assert offered(table(TADAJI.format("Plain Soldier", "Plain Soldier")), "Ide Tadaji")


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [("Plain Poet", "Plain Soldier"), ("Plain Soldier", "Plain Poet"), ("Plain Soldier[Pacifism]", "Plain Envoy")],
)
@rule("fr.ide-tadaji.2")
def test_tadaji_brings_nobody_who_cannot_take_part(mine: str, theirs: str) -> None:
    assert not offered(table(TADAJI.format(mine, theirs)), "Ide Tadaji")


UJIAKI = "A: Ikoma Ujiaki* | | Fields, Plain Hill[Plain Soldier{}], Fields[Plain Envoy], Fields[Plain Captain], Fields[Plain Poet]\nB 10/1: Plain Giant*\nfavor {}\nmilitary air B>A"


@rule("fr.ikoma-ujiaki.1")
def test_ujiaki_needs_a_facedown_card() -> None:
    """What stands after "Then" is no use by itself."""
    assert not offered(table(UJIAKI.format("", "A military")), "Ikoma Ujiaki")
    assert offered(table(UJIAKI.format("?", "A military")), "Ikoma Ujiaki")


@rule("fr.ikoma-ujiaki.2")
def test_ujiaki_needs_the_favor() -> None:
    assert not offered(table(UJIAKI.format("?", "B military")), "Ikoma Ujiaki")


@rule("fr.ikoma-ujiaki.3")
def test_the_favor_that_ujiaki_discards_is_nobodys() -> None:
    s = do(table(UJIAKI.format("?", "A military")), "A: Ikoma Ujiaki")
    assert s.favor == -1
    do(s, "A: Plain Soldier", "A: Plain Envoy")
    assert total(s, "A") == 3 + 2 + 1, "and adds nothing"


YOSHI = "A 10/2: Kakita Yoshi*, Plain Soldier* | {}\nB: Plain Porter*, Plain Envoy*\nfavor {}\npolitical air B>A"


@rule("fr.kakita-yoshi.1")
def test_yoshi_needs_the_favor() -> None:
    assert not offered(table(YOSHI.format("", "B political")), "Kakita Yoshi")


@rule("fr.kakita-yoshi.2")
def test_the_favor_that_yoshi_discards_is_nobodys() -> None:
    assert do(table(YOSHI.format("", "A political")), "A: Kakita Yoshi").favor == -1


@rule("fr.kakita-yoshi.3")
def test_yoshi_makes_no_other_cost_lower() -> None:
    s = do(table(YOSHI.format("Assassination, I Can Swim", "A political")), "A: Kakita Yoshi", "B: pass")
    do(s, "A: Assassination", "A: Plain Porter")
    assert honor_of(s)[0] == 7


def yaruma(province: str) -> Any:
    """Yaruma may enter play through Charge! and turn a province."""
    return table(f"""A 10/1: Plain Soldier* | Charge! | Fields, Plain Hill[Kitsuki Yaruma], Plain Wall
                     B 10/3: Plain Porter* | Plain Praise | Fields, {province}, Plain Ditch
                     military air A>B {province}""")


@rule("fr.kitsuki-yaruma.1")
def test_the_attacked_province_is_turned_faceup_again_at_once() -> None:
    s = do(yaruma("Pilgrimage"), "B: pass", "A: Charge!", "A: Kitsuki Yaruma", "A: Kitsuki Yaruma")
    do(s, "A: Pilgrimage")
    assert is_faceup(s, "Pilgrimage")


@rule("fr.kitsuki-yaruma.2")
def test_a_province_that_was_turned_may_use_its_abilities_again() -> None:
    s = do(yaruma("Manicured Garden"), "B: Manicured Garden", "A: Charge!", "A: Kitsuki Yaruma")
    do(s, "A: Kitsuki Yaruma", "A: Manicured Garden")
    assert decision(s) == "B: action" and offered(s, "Manicured Garden")


@rule("fr.kitsuki-yaruma.3")
def test_what_lasts_on_a_province_is_over_when_it_is_turned() -> None:
    s = table("""A 10/2: Plain Envoy* | Charge! | Fields, Plain Hill[Kitsuki Yaruma]
                 B 10/3: Plain Envoy* | Disdainful Remark | Fields, Plain Ditch
                 military air A>B Plain Ditch""")
    do(s, "B: Disdainful Remark")
    assert strength(s, "Plain Ditch") == 1, "Charge! is in the opponent's hand"
    do(s, "A: Charge!", "A: Kitsuki Yaruma", "A: Kitsuki Yaruma", "A: Plain Ditch")
    assert strength(s, "Plain Ditch") == 0


@rule("fr.northern-wall-sensei.1")
def test_who_is_immune_to_events_may_pay_for_them() -> None:
    s = table("""A 10/3: Northern Wall Sensei*, Hida Guardian*[Plain Sword] | Way of the Crab
                 B: Plain Captain*
                 military air B>A""")
    do(s, "A: Northern Wall Sensei", "A: Hida Guardian", "B: pass", "A: Way of the Crab", "A: Hida Guardian")
    assert not in_play(s, "Hida Guardian")


TAX = event(
    "Plain Tax",
    NEUTRAL,
    action(Pick(CHARACTER & WITH_FATE & YOUR_OPPONENTS, RemoveFate(PICKED))),
    cost=0,
    influence_cost=0,
)


@rule("fr.northern-wall-sensei.2")
def test_fate_on_who_is_immune_to_events_is_not_immune() -> None:
    text = "A: Northern Wall Sensei*, Plain Soldier*+2[Plain Sword]\nB: Plain Captain* | Plain Tax\nmilitary air B>A"
    s = do(table(text, extra=[TAX]), "A: Northern Wall Sensei", "A: Plain Soldier", "B: Plain Tax", "B: Plain Soldier")
    assert fate_on(s, "Plain Soldier") == 1


@rule("fr.northern-wall-sensei.3")
def test_who_is_immune_to_events_may_pay_and_bear_what_an_event_takes() -> None:
    s = table("""A 10/3: Northern Wall Sensei*, Plain Soldier*[Plain Robe] | Calling in Favors
                 B: Plain Captain*[Plain Sword]
                 military air B>A""")
    do(s, "A: Northern Wall Sensei", "A: Plain Soldier", "B: pass", "A: Calling in Favors", "A: Plain Soldier")
    do(s, *(["A: Plain Sword"] if decision(s) == "A: target" else []))
    assert is_dishonored(s, "Plain Soldier") and military(s, "Plain Soldier") == 2 + 2 - 2


@rule("fr.staunch-hida.1")
def test_one_staunch_hida_each_conflict() -> None:
    s = table("A 10/0: Staunch Hida*, Staunch Hida*, Plain Giant*\nB: Plain Soldier*\nmilitary air B>A")
    pass_until(s, "A: reactions")
    do(s, "A: Staunch Hida", "A: gain 2 honor")
    assert not offered(s, "Staunch Hida") and decision(s) != "A: reactions"


@rule("fr.staunch-hida.2")
def test_staunch_hida_and_the_wall_he_defends_each_resolve_the_ring() -> None:
    s = table("""A 10/0: Staunch Hida*, Plain Giant* | | Fields, Defend the Wall
                 B: Plain Soldier*
                 military air B>A Defend the Wall""")
    pass_until(s, "A: reactions")
    do(s, "A: Staunch Hida", "A: gain 2 honor", "A: Defend the Wall", "A: gain 2 honor")
    assert honor_of(s)[0] == 14


@rule("fr.mantra-of-water.1")
def test_what_answers_a_declaration_shares_one_window() -> None:
    s = table("""A 10/0: Tattooed Wanderer_ | Mantra of Water | Fields, Night Raid?
                 B: Plain Captain | Plain Sword
                 first B""")
    attack(s, "military water", "a facedown province", "Plain Captain", by="B")
    assert decision(s) == "A: reactions" and offered(s, "Mantra of Water") and offered(s, "Night Raid")


@rule("fr.mantra-of-water.2")
def test_mantra_of_water_minds_what_was_declared() -> None:
    s = table("A 10/0: Tattooed Wanderer_ | Mantra of Water | Fields, Elemental Fury?\nB: Plain Captain\nfirst B")
    attack(s, "military water", "a facedown province", "Plain Captain", by="B")
    do(s, "A: Elemental Fury", "A: air")
    assert decision(s) == "A: reactions" and offered(s, "Mantra of Water")


@pytest.mark.parametrize(
    ("mine", "theirs", "may"), [("Tattooed Wanderer", "", False), ("Plain Porter", "Togashi Initiate_, ", True)]
)
@rule("fr.mantra-of-water.3")
def test_mantra_of_water_wants_a_bowed_monk_of_anybody(mine: str, theirs: str, may: bool) -> None:
    s = table(f"A 10/0: {mine} | Mantra of Water\nB: {theirs}Plain Captain\nfirst B")
    attack(s, "military water", "Fields", "Plain Captain", by="B")
    assert offered(s, "Mantra of Water") is may


@rule("fr.high-kick.1")
def test_who_was_kicked_triggers_nothing_in_this_conflict() -> None:
    s = table("A 10/1: Tattooed Wanderer* | High Kick\nB: Doji Representative*, Plain Giant*\nmilitary air B>A")
    do(s, "A: High Kick", "A: Tattooed Wanderer", "A: Doji Representative")
    assert never_offered(s, "Doji Representative")


@rule("fr.high-kick.2")
def test_who_was_kicked_keeps_keywords() -> None:
    s = table("A 10/1: Tattooed Wanderer* | High Kick\nB: Akodo Gunsō*, Plain Giant*\nmilitary air B>A")
    do(s, "A: High Kick", "A: Tattooed Wanderer", "A: Akodo Gunsō")
    while not is_honored(s, "Akodo Gunsō") and s.con[0]:
        do(s, f"{decision(s)[0]}: {'pass' if 'pass' in options(s) else options(s)[0]}")
    assert is_honored(s, "Akodo Gunsō"), "by pride"


@rule("fr.misinformation.1")
def test_misinformation_reads_the_dials() -> None:
    s = table("A 10/1 bid 3: Plain Soldier* | Misinformation\nB bid 2: Plain Captain*\nmilitary air B>A")
    s.bid_change[0] = 1
    assert not offered(s, "Misinformation")


@rule("fr.misinformation.2")
def test_misinformation_is_for_those_who_are_there() -> None:
    s = table(
        "A 10/1 bid 5: Plain Soldier* | Misinformation\nB 10/5 bid 1: Plain Captain* | Plain Guest\nmilitary air B>A"
    )
    do(s, "A: Misinformation", "B: Plain Guest into the conflict", "B: 0")
    assert participating(s, "Plain Guest") and military(s, "Plain Guest") == 2 and military(s, "Plain Captain") == 3


@rule("fr.test-of-courage.1")
def test_test_of_courage_reads_the_dials() -> None:
    s = table("A 10/1 bid 3: Matsu Berserker | Test of Courage\nB bid 3: Plain Captain*\nmilitary air B>A")
    s.bid_change[0] = -1
    assert not offered(s, "Test of Courage")


@rule("fr.test-of-courage.2")
def test_test_of_courage_is_not_for_a_participant() -> None:
    text = "A 10/1 bid 1: {} | Test of Courage\nB bid 3: Plain Captain*\nmilitary air B>A"
    assert not offered(table(text.format("Matsu Berserker*")), "Test of Courage")


@rule("fr.test-of-courage.3")
def test_test_of_courage_is_not_for_who_cannot_take_part() -> None:
    s = table(
        "A 10/1 bid 1: Matsu Berserker, Plain Giant | Test of Courage\nB bid 3: Plain Captain*\npolitical air B>A"
    )
    do(s, "A: Test of Courage")
    assert options(s) == ["Plain Giant"] and len(hand(s, "A")) == 0
