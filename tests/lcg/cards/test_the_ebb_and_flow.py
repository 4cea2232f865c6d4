"""The Ebb and Flow."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import HOLDING, NEUTRAL, THIS, YOURS, always_gets, conflict_character, count, trait
from tests.lcg.tables import (
    attacking,
    decision,
    defending,
    discard,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
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


def test_flooded_waste_bows_the_attackers_that_reveal_it() -> None:
    s = table("A: Plain Soldier, Plain Captain, Plain Envoy\nB: Plain Porter | | Fields, Flooded Waste?")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: a facedown province", "A: Plain Soldier", "A: Plain Captain", "A: done")
    do(s, "B: Flooded Waste")
    assert is_bowed(s, "Plain Soldier") and is_bowed(s, "Plain Captain") and not is_bowed(s, "Plain Envoy")
    s = table("A: Plain Soldier*\nB: Plain Porter* | | Fields, Flooded Waste\nmilitary air A>B Flooded Waste")
    assert never_offered(s, "Flooded Waste"), "it was faceup already"


@rule("rr.errata-ikebana-artisan.1", "rr.errata-ikebana-artisan.2")
def test_ikebana_artisan_pays_fate_instead_of_honor_each_time() -> None:
    s = table("A 10/2: Ikebana Artisan, Plain Poet\nB 10/0: Plain Soldier*, Plain Captain\nmilitary air B>A")
    pass_until(s, "A: cancel")
    assert honor_of(s)[0] == 10
    do(s, "A: Ikebana Artisan")
    assert honor_of(s)[0] == 10 and fate_of(s)[0] == 1
    pass_until(s, "A: declare a conflict")
    pass_until(s, "B: declare a conflict")
    do(s, "B: political earth", "B: Fields", "B: Plain Captain", "B: done")
    pass_until(s, "A: cancel")
    do(s, "A: Ikebana Artisan")
    assert honor_of(s)[0] == 10 and fate_of(s)[0] == 0, "unlimited"


@rule("rr.errata-ikebana-artisan.1")
def test_ikebana_artisan_cancels_even_if_there_is_no_fate_to_lose() -> None:
    s = table("A 10/0: Ikebana Artisan\nB 10/0: Plain Soldier*\nmilitary air B>A")
    pass_until(s, "A: cancel")
    do(s, "A: Ikebana Artisan")
    assert honor_of(s)[0] == 10 and fate_of(s)[0] == 0


@pytest.mark.parametrize(
    "text",
    [
        "A 10/2: Ikebana Artisan*\nB 10/0: Plain Soldier*\nmilitary air B>A",
        "A 10/2: Ikebana Artisan, Plain Soldier*\nB 10/0: \nmilitary air A>B",
        "A 10/2: Ikebana Artisan | Plain Shame\nB 10/0:",
    ],
    ids=["defended", "the opponent's honor", "another loss"],
)
def test_ikebana_artisan_saves_no_other_honor(text: str) -> None:
    s = table(text)
    if "Shame" in text:
        do(s, "A: Plain Shame")
        assert honor_of(s)[0] == 7
    else:
        assert never_offered(s, "Ikebana Artisan")


def test_volcanic_troll_is_strong_while_the_fire_ring_is_unclaimed() -> None:
    for rings, more in (("air=A", 2), ("fire=A", 0), ("fire=B", 0)):
        s = table(f"A: Volcanic Troll | Plain Robe, Plain Sword\nB: Plain Porter\nconflict phase, rings {rings}")
        assert (military(s, "Volcanic Troll"), political(s, "Volcanic Troll")) == (3 + more, 3 + more)
    s = table("A: Volcanic Troll*\nB: Plain Porter*\nmilitary fire A>B")
    assert military(s, "Volcanic Troll") == 3, "contested is not unclaimed"
    s = table("A 9/9: Volcanic Troll | Plain Robe, Plain Sword\nB: Plain Porter")
    do(s, "A: Plain Robe")
    assert options(s) == ["Plain Porter"], "no attachments except Weapon"
    do(s, "A: Plain Porter", "B: pass", "A: Plain Sword")
    assert sorted(options(s)) == ["Plain Porter", "Volcanic Troll"]


def test_tireless_sodan_senzo_stays_ready_when_he_has_lost() -> None:
    for mine, theirs, bowed in (("", "Plain Giant*", False), (", Plain Giant*", "Plain Soldier*", True)):
        s = table(f"A: Tireless Sōdan Senzo*{mine}\nB: {theirs}\nmilitary air A>B")
        pass_until(s, "lcg: conflict phase: action window")
        assert is_bowed(s, "Tireless Sōdan Senzo") is bowed
    s = table("A: Tireless Sōdan Senzo*, Plain Soldier*\nB: Plain Giant*\nmilitary air B>A")
    pass_until(s, "lcg: conflict phase: action window")
    assert not is_bowed(s, "Tireless Sōdan Senzo") and is_bowed(s, "Plain Soldier"), "he alone, as a defender too"


AZUNAMI = "A: Asako Azunami*, Plain Soldier_\nB: Plain Captain, Plain Envoy_+1, Plain Porter*\npolitical water A>B"


def test_asako_azunami_bows_one_and_readies_another() -> None:
    s = table(AZUNAMI)
    pass_until(s, "A: resolve the ring")
    do(s, f"A: {next(x for x in options(s) if x != 'pass')}")
    assert decision(s) == "A: would-interrupts"
    do(s, "A: Asako Azunami")
    assert {"Plain Captain", "Plain Porter"} <= set(options(s)), "anybody who is ready"
    do(s, "A: Plain Captain")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Soldier", "done"], "with fate or without"
    do(s, "A: Plain Soldier")
    assert is_bowed(s, "Plain Captain") and not is_bowed(s, "Plain Soldier") and is_bowed(s, "Plain Envoy")


def test_asako_azunami_may_do_one_of_both_or_neither() -> None:
    s = table(AZUNAMI)
    pass_until(s, "A: resolve the ring")
    chosen = next(x for x in options(s) if x != "pass")
    do(s, f"A: {chosen}", "A: Asako Azunami", "A: done", "A: done")
    assert not is_bowed(s, "Plain Captain") and is_bowed(s, "Plain Soldier") and is_bowed(s, "Plain Envoy")
    other = table(AZUNAMI.replace("water", "earth"))
    assert never_offered(other, "Asako Azunami"), "another ring"


def test_asako_azunami_answers_only_her_own_players_ring() -> None:
    s = table("A: Asako Azunami\nB: Plain Captain*, Plain Envoy_\nmilitary water B>A")
    assert never_offered(s, "Asako Azunami")


def test_disguised_protector_adds_the_bids() -> None:
    text = "A bid 4: Disguised Protector{}, Plain Soldier*\nB bid 1: Plain Captain*\nmilitary air A>B"
    s = table(text.replace("A bid", "A 9/9 bid").replace("B bid", "B 9/9 bid").format("*"))
    before = total(s, "A"), total(s, "B")
    do(s, "B: pass", "A: Disguised Protector")
    assert (total(s, "A"), total(s, "B")) == (before[0] + 4, before[1] + 1)
    pass_until(s, "lcg: conflict phase: action window")
    s2 = table(text.replace("A bid", "A 9/9 bid").replace("B bid", "B 9/9 bid").format(""))
    assert never_offered(s2, "Disguised Protector"), "at home"


def test_disguised_protector_decides_a_conflict() -> None:
    text = "A 9/9 bid 5: Disguised Protector*\nB 9/9 bid 1: Plain Captain* | | Fields, Plain Hill\nmilitary air A>B Plain Hill"
    s = table(text)
    do(s, "B: pass", "A: Disguised Protector")
    assert total(s, "A") - total(s, "B") == 3, "3 + 5 against 4 + 1"
    pass_until(s, "A: resolve the ring")
    assert s.con[0], "the attacker has won"


NEARBY = "Plain Hill[Hidden Moon Dōjō], Plain Ditch[Plain Captain, Plain Mine?], Plain Wall[Plain Envoy]"
DOJO = f"""A 10/9: Plain Soldier{{}} | Plain Praise | Fields, {NEARBY}
          B: Plain Soldier{{}}
          {{}}"""


def test_hidden_moon_dojo_lets_cards_nearby_be_played_as_if_from_hand() -> None:
    s = table(DOJO.format("*", "*", "military air B>A"))
    assert offered(s, "Plain Captain into the conflict") and offered(s, "Plain Captain")
    assert not offered(s, "Plain Envoy"), "two provinces away"
    do(s, "A: Plain Captain into the conflict", "A: 2")
    assert defending(s, "Plain Captain") and fate_of(s)[0] == 4
    assert not offered(
        table(DOJO.format("*", "*", "military air B>A").replace("Hidden Moon Dōjō", "Plain Tower")), "Plain Captain"
    )


@rule("rr.errata-hidden-moon-dojo.2")
@pytest.mark.parametrize("written", ["dojo", "dōjō", "Dōjō"])
def test_hidden_moon_dojo_has_the_trait_however_it_is_written(written: str) -> None:
    visitor = conflict_character(
        "Plain Pupil", NEUTRAL, always_gets(THIS, military=count(trait(written) & HOLDING & YOURS)),
        cost=0, military=1, political=1, glory=0, influence_cost=0,
    )  # fmt: skip
    s = table("A: Plain Pupil | | Fields, Plain Hill[Hidden Moon Dōjō]\nB:", extra=[visitor])
    assert military(s, "Plain Pupil") == 2


def test_hidden_moon_dojo_turns_a_card_nearby_faceup_during_a_conflict() -> None:
    s = table(DOJO.format("*", "*", "military air B>A"))
    do(s, "A: Hidden Moon Dōjō")
    assert len(options(s)) == 1 and "facedown" in options(s)[0]
    do(s, f"A: {options(s)[0]}")
    assert in_play(s, "Plain Mine"), "a holding enters play by it"
    assert "Hidden Moon Dōjō" not in options(table(DOJO.format("", "", "conflict phase"))), "no conflict"


def test_master_of_the_swift_waves_switches_two() -> None:
    text = "A: Master of the Swift Waves, Plain Soldier{}, Plain Captain\nB: Plain Giant*\n{} air B>A"
    s = table(text.format("*", "military"))
    do(s, "A: Master of the Swift Waves", "A: Plain Soldier")
    assert sorted(options(s)) == ["Master of the Swift Waves", "Plain Captain"]
    do(s, "A: Plain Captain")
    assert defending(s, "Plain Captain") and not participating(s, "Plain Soldier")
    assert not is_bowed(s, "Plain Soldier") and not is_bowed(s, "Plain Captain")


def test_master_of_the_swift_waves_wants_one_there_and_one_who_can_come() -> None:
    text = "A: Master of the Swift Waves{}, Plain Soldier{}{}\nB: Plain Giant*\n{} air B>A"
    assert not offered(table(text.format("", "", "", "military")), "Master of the Swift Waves"), "nobody is there"
    assert not offered(table(text.format("*", "*", "", "military")), "Master of the Swift Waves"), "nobody is home"
    assert not offered(table("A: Master of the Swift Waves\nB:"), "Master of the Swift Waves"), "no conflict"
    s = table("A: Master of the Swift Waves*, Plain Poet\nB: Plain Giant*\nmilitary air B>A")
    assert not offered(s, "Master of the Swift Waves"), "a dash cannot come"


def test_yoritomo_is_as_strong_as_he_is_rich() -> None:
    s = table("A 10/4: Yoritomo | Plain Alms\nB 10/9:")
    assert (military(s, "Yoritomo"), political(s, "Yoritomo")) == (7, 7)
    do(s, "A: Plain Alms")
    assert military(s, "Yoritomo") == 8, "1 paid, 2 gained"


def test_nezumi_infiltrator_raises_or_lowers_the_attacked_province() -> None:
    for words, now in (("+1", 4), ("1", 2)):
        s = table("""A 10/9: Plain Soldier* | Nezumi Infiltrator, Nezumi Infiltrator
                     B: Plain Captain* | | Fields, Plain Hill
                     military air A>B Plain Hill""")
        do(s, "B: pass", "A: Nezumi Infiltrator into the conflict", "A: 0", "A: Nezumi Infiltrator")
        choice = options(s)[0 if words == "+1" else 1]
        do(s, f"A: {choice}")
        assert strength(s, "Plain Hill") == now
        do(s, "B: pass", "A: Nezumi Infiltrator into the conflict", "A: 0")
        assert decision(s) == "B: action", "max 1 per conflict"
        pass_until(s, "lcg: conflict phase: action window")
        assert strength(s, "Plain Hill") == 3


def test_nezumi_infiltrator_lowers_nothing_below_1_and_needs_a_conflict() -> None:
    s = table("""A 10/9: Plain Soldier* | Nezumi Infiltrator
                 B: Plain Captain* | | Fields, Plain Ditch[Plain Mine]
                 military air A>B Plain Ditch""")
    do(s, "B: pass", "A: Nezumi Infiltrator into the conflict", "A: 0", "A: Nezumi Infiltrator")
    assert strength(s, "Plain Ditch") == 1 or len(options(s)) >= 1
    while decision(s).startswith("A: select"):
        assert not any("–1" in x or "-1" in x for x in options(s)), "already as low as that"
        do(s, f"A: {options(s)[0]}")
    assert strength(s, "Plain Ditch") == 1
    s = table("A 10/9: Plain Soldier | Nezumi Infiltrator\nB: Plain Captain")
    do(s, "A: Nezumi Infiltrator", "A: 0")
    assert decision(s) == "B: action"


def test_nezumi_infiltrator_is_immune_to_shadowlands_and_maho_cards() -> None:
    from gorin.rulesets.lcg.words import CHARACTER, NEUTRAL, THAT, Bow, action, event

    foul = [
        event(f"Foul {x}", NEUTRAL, action(Bow(THAT), choose=CHARACTER), cost=0, influence_cost=0, traits=(x,))
        for x in ("maho", "shadowlands", "spell")
    ]
    s = table("A: Plain Soldier | Foul maho, Foul shadowlands, Foul spell\nB: Nezumi Infiltrator", extra=foul)
    for x, reached in (("maho", False), ("shadowlands", False), ("spell", True)):
        do(s, f"A: Foul {x}")
        if decision(s) == "A: target":
            assert ("Nezumi Infiltrator" in options(s)) is reached
            do(s, f"A: {options(s)[-1]}")
        s = table("A: Plain Soldier | Foul maho, Foul shadowlands, Foul spell\nB: Nezumi Infiltrator", extra=foul)


def test_fight_on_readies_and_moves_a_defender_in() -> None:
    text = (
        "A 10/9: Plain Soldier*, Plain Captain_, Plain Envoy, Plain Poet_ | Fight On\nB: Plain Giant*\nmilitary air {}"
    )
    s = table(text.format("B>A"))
    do(s, "A: Fight On")
    assert sorted(options(s)) == ["Plain Captain", "Plain Poet"], "bowed ones"
    do(s, "A: Plain Captain")
    assert defending(s, "Plain Captain") and not is_bowed(s, "Plain Captain")
    assert not offered(do(table(text.format("A>B")), "B: pass"), "Fight On"), "attacking"
    assert not offered(table("A 10/9: Plain Captain_ | Fight On\nB:"), "Fight On")


def test_menacing_iron_warrior_silences_the_weaker() -> None:
    s = table("""A: Menacing Iron Warrior*
                 B: Brash Samurai*, Plain Giant*, Kakita Asami
                 military air B>A""")
    do(s, "A: Menacing Iron Warrior")
    assert not offered(s, "Brash Samurai")
    alone = table("A: Menacing Iron Warrior*\nB: Brash Samurai*\nmilitary air B>A")
    do(alone, "A: pass")
    assert offered(alone, "Brash Samurai")
    s = table("A: Menacing Iron Warrior*\nB: Brash Samurai*\nmilitary air B>A")
    do(s, "A: Menacing Iron Warrior")
    assert not offered(s, "Brash Samurai"), "2 is lower than 3"
    s = table("A: Menacing Iron Warrior*\nB: Brash Samurai*[Plain Sword]\nmilitary air B>A")
    assert military(s, "Brash Samurai") == 4 and not offered(s, "Menacing Iron Warrior"), "nobody is weak enough"


@pytest.mark.parametrize("fight", ["political air B>A", "military air B>A"])
def test_menacing_iron_warrior_wants_a_military_conflict(fight: str) -> None:
    star = "*" if fight.startswith("political") else ""
    s = table(f"A: Menacing Iron Warrior{star}, Plain Soldier*\nB: Brash Samurai*\n{fight}")
    assert not offered(s, "Menacing Iron Warrior")


def test_soul_beyond_reproach_honors_twice() -> None:
    for mark in ("~", ""):
        s = table(f"A 10/9: Plain Soldier{mark}, Plain Captain^ | Soul Beyond Reproach\nB: Plain Envoy~")
        do(s, "A: Soul Beyond Reproach", "A: Plain Soldier")
        assert is_honored(s, "Plain Soldier"), "dishonored, it takes both"
    s = table("A 10/9: Plain Captain^ | Soul Beyond Reproach\nB: Plain Envoy~")
    assert not offered(s, "Soul Beyond Reproach")


@rule("rr.errata-hawk-tattoo.1")
def test_hawk_tattoo_goes_on_ones_own_character_and_makes_it_tattooed() -> None:
    s = table("A 10/9: Plain Soldier, Plain Captain | Hawk Tattoo\nB: Plain Envoy")
    do(s, "A: Hawk Tattoo")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "A: Plain Soldier")
    from gorin.rulesets.lcg.facts import trait
    from tests.lcg.tables import find

    assert s.p[trait("tattooed")] >> find(s, "Plain Soldier") & 1 and decision(s) == "B: action"


def test_hawk_tattoo_carries_its_bearer_into_the_conflict() -> None:
    text = "A 10/9: Plain Soldier*, {} | Hawk Tattoo, Plain Praise\nB: Plain Giant* | Plain Praise\nmilitary air B>A"
    s = table(text.format("Plain Captain"))
    do(s, "A: Hawk Tattoo", "A: Plain Captain", "A: Hawk Tattoo")
    assert defending(s, "Plain Captain") and decision(s) == "B: action", "no Monk"
    s = table(text.format("Kaito Temple Protector"))
    do(s, "A: Hawk Tattoo", "A: Kaito Temple Protector", "A: Hawk Tattoo")
    assert defending(s, "Kaito Temple Protector") and decision(s) == "A: action", "a Monk: another action"
    do(s, "A: Plain Praise")
    assert decision(s) == "B: action", "one more, and no more than that"


def test_heroic_resolve_readies_after_two_rings() -> None:
    for rings, can in (("air=A fire=A", True), ("air=A fire=B", False)):
        s = table(f"A: Plain Soldier_[Heroic Resolve]\nB:\nconflict phase, rings {rings}")
        assert offered(s, "Heroic Resolve") is can
        if can:
            do(s, "A: Heroic Resolve")
            assert not is_bowed(s, "Plain Soldier")
    assert not offered(
        table("A: Plain Soldier[Heroic Resolve]\nB:\nconflict phase, rings air=A fire=A"), "Heroic Resolve"
    )


def test_my_ancestors_strength_lends_the_printed_skills() -> None:
    s = table("""A 10/9: Plain Priest*[Plain Sword], Plain Soldier* | My Ancestor's Strength | | Plain Giant, Plain Guest
                 B: Plain Giant*
                 military air B>A""")
    do(s, "A: My Ancestor's Strength", "A: Plain Priest", "A: Plain Giant")
    assert (military(s, "Plain Priest"), political(s, "Plain Priest")) == (11, 5)
    pass_until(s, "lcg: conflict phase: action window")
    assert military(s, "Plain Priest") == 3


@pytest.mark.parametrize(
    "text",
    [
        "A 10/9: Plain Priest*, Plain Soldier* | My Ancestor's Strength | | Plain Guest\nB: Plain Giant*\nmilitary air B>A",
        "A 10/9: Plain Soldier* | My Ancestor's Strength | | Plain Giant\nB: Plain Giant*\nmilitary air B>A",
        "A 10/9: Plain Priest | My Ancestor's Strength | | Plain Giant\nB:",
    ],
    ids=["no dynasty character", "no Shugenja", "no conflict"],
)
def test_my_ancestors_strength_is_not_played_with(text: str) -> None:
    assert not offered(table(text), "My Ancestor's Strength")


OFUSHIKAI = "A 10/9: {}*[Ofushikai], Plain Soldier\nB: Plain Captain*, Plain Giant*, Plain Envoy\nmilitary air B>A"


def test_ofushikai_sends_home_from_a_champion() -> None:
    s = table(OFUSHIKAI.format("Shiba Tsukune"))
    do(s, "A: Shiba Tsukune (Ofushikai)", "A: Plain Giant")
    assert not participating(s, "Plain Giant") and not is_bowed(s, "Plain Giant")
    pass_until(s, "B: declare a conflict")
    do(s, f"B: {options(s)[0]}", "B: Fields")
    assert not offered(s, "Plain Giant"), "no attacker this phase"


def test_ofushikai_gives_nothing_to_who_is_no_champion() -> None:
    assert not offered(table(OFUSHIKAI.format("Isawa Atsuko")), "Isawa Atsuko")
    home = "A: Shiba Tsukune[Ofushikai], Plain Soldier*\nB: Plain Captain*\nmilitary air B>A"
    assert not offered(table(home), "Shiba Tsukune")


def test_ofushikai_goes_on_a_unique_phoenix_and_returns_to_hand() -> None:
    s = table("A 10/9: Isawa Atsuko, Serene Warrior, Plain Lord, Funeral Pyre | Ofushikai\nB: Isawa Masahiro")
    do(s, "A: Ofushikai")
    assert options(s) == ["Isawa Atsuko"], "the only one it may go on"
    do(s, "A: Isawa Atsuko", "B: pass", "A: Funeral Pyre", "A: Isawa Atsuko")
    assert "Ofushikai" in hand(s, "A"), "ancestral"


def test_deceptive_offer_is_the_opponents_choice() -> None:
    text = "A 10/9: Plain Soldier*, Plain Captain | Deceptive Offer\nB {}/9: Plain Giant*\nmilitary air B>A"
    for k, skills, honor in ((0, (4, 3), [10, 10]), (1, (2, 1), [11, 9])):
        s = table(text.format(10))
        do(s, "A: Deceptive Offer", "A: Plain Soldier")
        assert decision(s).startswith("B:") and len(options(s)) == 2
        do(s, f"B: {options(s)[k]}")
        assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == skills and honor_of(s) == honor
    assert not offered(table("A 10/9: Plain Soldier | Deceptive Offer\nB:"), "Deceptive Offer")
    assert not is_dishonored(s, "Plain Soldier") and "Deceptive Offer" in discard(s, "A")
    assert not attacking(s, "Plain Captain")


def test_seeking_the_truth_is_strong_for_a_water_role() -> None:
    for role, now in (("Keeper of Water", 5), ("Seeker of Water", 5), ("Keeper of Fire", 3)):
        s = table(f"A: Plain Soldier\nB: {role} | | Fields, Seeking the Truth")
        assert strength(s, "Seeking the Truth") == now
    assert strength(table("A: Keeper of Water\nB: | | Fields, Seeking the Truth"), "Seeking the Truth") == 3


def test_seeking_the_truth_sends_a_defender_home_as_it_breaks() -> None:
    text = "A: Plain Giant*\nB: Plain Soldier*, Plain Captain{}, Plain Envoy | | Fields, {}\nmilitary air A>B {}"
    s = table(text.format("", "Seeking the Truth", "Seeking the Truth"))
    pass_until(s, "B: interrupts")
    do(s, "B: Seeking the Truth", "B: Plain Soldier")
    assert not participating(s, "Plain Soldier") and not is_bowed(s, "Plain Soldier"), "home before characters bow"
    pass_until(s, "lcg: conflict phase: action window")
    assert not is_bowed(s, "Plain Soldier") and is_bowed(s, "Plain Giant")
    holds = table(text.format("*", "Plain Wall, Seeking the Truth", "Plain Wall"))
    assert never_offered(holds, "Seeking the Truth"), "another province"
