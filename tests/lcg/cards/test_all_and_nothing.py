"""All and Nothing."""

from __future__ import annotations

import pytest

from gorin.rulesets.lcg.facts import FACEUP
from tests.lcg.tables import (
    attacking,
    decision,
    discard,
    do,
    fate_of,
    find,
    glory,
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
    table,
)


def test_raging_battleground_discards_somebody_without_fate() -> None:
    s = table("A: Plain Soldier, Plain Captain+1, Plain Lord\nB: Plain Envoy | | Fields, Raging Battleground?")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: a facedown province", "A: Plain Soldier", "A: done", "B: Raging Battleground")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Soldier"], "non-unique, no fate"
    do(s, "B: Plain Soldier")
    assert not in_play(s, "Plain Soldier")
    s = table("A: Plain Lord, Plain Captain+1\nB: | | Fields, Raging Battleground?")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: a facedown province", "A: Plain Lord", "A: done")
    assert never_offered(s, "Raging Battleground")


def test_tainted_hero_fights_only_once_his_text_is_blank() -> None:
    s = table("A: Tainted Hero, Plain Porter\nB: Plain Soldier")
    do(s, "A: Tainted Hero")
    assert sorted(options(s)) == ["Plain Porter", "Tainted Hero"], "a friendly character"
    do(s, "A: Plain Porter")
    assert not in_play(s, "Plain Porter") and in_play(s, "Tainted Hero")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields")
    assert offered(s, "Tainted Hero")
    s = table("A: Tainted Hero, Plain Porter\nB: Plain Soldier")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields")
    assert not offered(s, "Tainted Hero")


def test_tainted_hero_defends_only_once_his_text_is_blank() -> None:
    for paid in (False, True):
        s = table("A: Tainted Hero, Plain Porter\nB: Plain Soldier\nconflict phase, first B")
        if paid:
            do(s, "B: pass", "A: Tainted Hero", "A: Plain Porter")
        pass_until(s, "B: declare a conflict")
        do(s, "B: military air", "B: Fields", "B: Plain Soldier", "B: done")
        assert offered(s, "Tainted Hero") is paid
        assert bool(military(s, "Tainted Hero") == 6)


def test_kuni_laboratory_strengthens_everybody_and_costs_honor() -> None:
    s = table("A 10/9: Kuni Laboratory, Plain Soldier, Plain Bully\nB 10/9: Plain Envoy\ndynasty phase")
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (3, 2)
    assert political(s, "Plain Bully") == 0 and military(s, "Plain Envoy") == 1, "a dash stays; not the opponent's"
    before = honor_of(s)
    pass_until(s, "A: declare a conflict")
    assert honor_of(s)[0] <= before[0] - 1


def test_kuni_laboratory_asks_for_honor_only_as_the_conflict_phase_begins() -> None:
    s = table("A 10/9 bid 1: Kuni Laboratory\nB 10/9 bid 1:\ndraw phase")
    honor = honor_of(s)
    pass_until(s, "A: forced reactions")
    assert honor_of(s) == honor, "not yet"
    do(s, "A: Kuni Laboratory")
    assert honor_of(s)[0] == honor[0] - 1
    pass_until(s, "lcg: fate phase")
    assert honor_of(s)[0] == honor[0] - 1


def test_callow_delegate_honors_somebody_as_she_leaves() -> None:
    s = table("A: Callow Delegate, Funeral Pyre, Plain Soldier, Plain Captain^ | Plain Robe\nB: Plain Envoy")
    do(s, "A: Funeral Pyre", "A: Callow Delegate", "A: Callow Delegate")
    assert sorted(options(s)) == ["Callow Delegate", "Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert is_honored(s, "Plain Soldier") and not in_play(s, "Callow Delegate")
    s = table("A: Callow Delegate, Funeral Pyre, Plain Soldier | Plain Robe\nB: Plain Envoy")
    do(s, "A: Funeral Pyre", "A: Plain Soldier")
    assert not offered(s, "Callow Delegate"), "another leaves"


def test_tacticians_apprentice_draws_for_a_low_bid() -> None:
    for mine, theirs, draws in ((1, 3, True), (3, 3, False), (4, 1, False)):
        s = table("A 10/9: Tactician's Apprentice\nB 10/9:\ndynasty phase")
        pass_until(s, "A: honor bid")
        do(s, f"A: {mine}", f"B: {theirs}")
        assert offered(s, "Tactician's Apprentice") is draws
        if draws:
            before = len(hand(s, "A"))
            do(s, "A: Tactician's Apprentice")
            assert len(hand(s, "A")) == before + 1 + mine, "and what was bid"


def test_tacticians_apprentice_draws_once_a_phase_also_in_duels() -> None:
    s = table("""A 10/9: Tactician's Apprentice, Plain Envoy* | Game of Sadane, Game of Sadane
                 B 10/9: Plain Poet*
                 political air A>B""")
    do(s, "B: pass", "A: Game of Sadane", "A: 1", "B: 3", "A: Tactician's Apprentice")
    do(s, "B: pass", "A: Game of Sadane", "A: 1", "B: 3")
    assert not offered(s, "Tactician's Apprentice")


def test_matsu_mitsuko_leads_the_charge_of_the_honorable() -> None:
    text = "A {}/9: Matsu Mitsuko, Plain Soldier*, Plain Poet, Plain Captain\nB 10/9: Plain Giant*\n{} air B>A"
    s = table(text.format(11, "military"))
    do(s, "A: Matsu Mitsuko")
    assert sorted(options(s)) == ["Matsu Mitsuko", "Plain Captain"], "no dash"
    do(s, "A: Plain Captain")
    assert participating(s, "Plain Captain")
    assert not offered(table(text.format(10, "military")), "Matsu Mitsuko"), "no more honorable"
    assert not offered(table(text.format(11, "political")), "Matsu Mitsuko")
    assert not offered(table("A 11/9: Matsu Mitsuko\nB 10/9:"), "Matsu Mitsuko")


def test_bustling_academy_replaces_a_card_in_any_province() -> None:
    text = """A: Bustling Academy, {} | | Fields, Plain Hill[Plain Captain]
              B: | | Fields, Plain Ditch[Plain Envoy?], Plain Wall[Plain Giant]"""
    s = table(text.format("Naive Student"))
    do(s, "A: Bustling Academy")
    assert "Plain Captain" in options(s) and "Plain Giant" in options(s) and len(options(s)) > 3
    do(s, "A: Plain Giant")
    assert "Plain Giant" in discard(s, "B")
    there = s.lying[s.slot[find(s, "Plain Wall")]]
    assert there.bit_count() == 1 and there & s.p[FACEUP], "refilled faceup"
    assert not offered(table(text.format("Plain Soldier")), "Bustling Academy"), "no Scholar"


def test_iuchi_shahai_makes_talismans_cheaper_on_herself_and_neutral_characters() -> None:
    from gorin.rulesets.lcg.words import NEUTRAL, attachment

    charm = attachment("Plain Charm", NEUTRAL, cost=1, influence_cost=0, traits=("meishodo",))
    s = table("A 10/0: Iuchi Shahai, Plain Porter, Plain Soldier | Plain Charm, Plain Sword\nB:", extra=[charm])
    assert not offered(s, "Plain Sword"), "no Meishōdō"
    do(s, "A: Plain Charm")
    assert sorted(options(s)) == ["Iuchi Shahai", "Plain Porter"], "elsewhere it costs 1"
    do(s, "A: Plain Porter")
    assert fate_of(s)[0] == 0 and in_play(s, "Plain Charm")
    s = table("A 10/1: Iuchi Shahai, Plain Soldier | Plain Charm\nB: Plain Porter", extra=[charm])
    do(s, "A: Plain Charm")
    assert sorted(options(s)) == ["Iuchi Shahai", "Plain Porter", "Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert fate_of(s)[0] == 0, "the full cost"


def test_iuchi_shahai_is_covert() -> None:
    s = table("A: Iuchi Shahai\nB: Plain Envoy, Plain Captain")
    pass_until(s, "A: declare a conflict")
    do(s, "A: political air", "A: Fields", "A: Iuchi Shahai", "A: done")
    assert decision(s) == "A: evade by covert"


def test_imperial_librarian_gives_everybody_else_glory() -> None:
    s = table("A: Imperial Librarian, Plain Soldier\nB: Plain Porter, Plain Captain")
    assert [glory(s, x) for x in ("Imperial Librarian", "Plain Soldier", "Plain Porter", "Plain Captain")] == [
        2,
        2,
        1,
        3,
    ]


SADANE = "A 10/9: Plain Envoy*, Plain Poet | Game of Sadane\nB 10/9: {}, Plain Captain\npolitical air {}"


def test_game_of_sadane_honors_the_winner_and_shames_the_loser() -> None:
    for mine, theirs, winner in ((3, 1, "Plain Envoy"), (1, 4, "Plain Soldier")):
        s = table(SADANE.format("Plain Soldier*", "B>A"))
        do(s, "A: Game of Sadane", f"A: {mine}", f"B: {theirs}")
        loser = "Plain Soldier" if winner == "Plain Envoy" else "Plain Envoy"
        pass_until(s, "action") if "action" not in decision(s) else None
        assert is_honored(s, winner) and is_dishonored(s, loser)


def test_game_of_sadane_wants_one_of_each_in_the_conflict() -> None:
    assert not offered(table(SADANE.format("Plain Bully*", "B>A")), "Game of Sadane"), "a dash"
    assert not offered(table("A 10/9: Plain Envoy | Game of Sadane\nB: Plain Poet"), "Game of Sadane")
    s = table(
        "A 10/9: Plain Envoy*, Plain Poet* | Game of Sadane\nB 10/9: Plain Soldier*, Plain Captain\npolitical air B>A"
    )
    do(s, "A: Game of Sadane")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Poet"]


FIST = "A 10/9: Kaito Temple Protector*, Plain Soldier* | Void Fist, Plain Praise, Plain Praise, Plain Letter\n"


def test_void_fist_sends_home_the_weaker_after_two_other_cards() -> None:
    s = table(FIST + "B: Plain Giant*, Plain Bully*, Plain Envoy*\nmilitary air B>A")
    assert not offered(s, "Void Fist")
    do(s, "A: Plain Praise", "B: pass")
    assert not offered(s, "Void Fist"), "one card"
    do(s, "A: Plain Praise", "B: pass", "A: Void Fist")
    assert sorted(options(s)) == ["Kaito Temple Protector", "Plain Bully", "Plain Envoy", "Plain Soldier"], "3 or less"
    do(s, "A: Plain Bully")
    assert is_bowed(s, "Plain Bully") and not participating(s, "Plain Bully")


def test_void_fist_needs_a_monk_in_the_conflict() -> None:
    s = table(FIST.replace("Protector*", "Protector") + "B: Plain Bully*\nmilitary air B>A")
    do(s, "A: Plain Praise", "B: pass", "A: Plain Praise", "B: pass")
    assert not offered(s, "Void Fist")


def test_all_and_nothing_resolves_another_ring_and_draws() -> None:
    s = table(
        "A: Plain Soldier* | All and Nothing\nB: Plain Porter_+2 | | Fields, Plain Wall\nmilitary void A>B Plain Wall"
    )
    pass_until(s, "A: resolve the ring")
    do(s, f"A: {next(x for x in options(s) if x != 'pass')}")
    do(s, "A: All and Nothing")
    assert sorted(options(s)) == ["air", "earth", "fire", "water"], "not the same again"
    do(s, "A: air")
    assert decision(s).startswith("A: resolve") and "pass" not in options(s)
    do(s, "A: gain 2 honor")
    assert honor_of(s)[0] == 12 and len(hand(s, "A")) == 1 and s.fate[next(iter(copies_of(s)))] == 2


def copies_of(s: object) -> list[int]:
    from tests.lcg.tables import copies

    return copies(s, "Plain Porter")


def test_all_and_nothing_answers_the_void_ring_of_its_player_only() -> None:
    s = table("A: Plain Soldier* | All and Nothing\nB: Plain Porter_+2\nmilitary air A>B")
    assert never_offered(s, "All and Nothing")
    s = table("A: Plain Porter_+2 | All and Nothing\nB: Plain Soldier*\nmilitary void B>A")
    assert never_offered(s, "All and Nothing")


def test_shosuro_sadako_thrives_on_dishonor() -> None:
    for mark, skill in (("~", 4), ("", 1), ("^", 4)):
        s = table(f"A: Shosuro Sadako{mark}, Plain Captain~\nB:")
        assert (military(s, "Shosuro Sadako"), political(s, "Shosuro Sadako")) == (skill, skill)
        assert military(s, "Plain Captain") == 2, "others lose theirs"


def test_mark_of_shame_dishonors_twice() -> None:
    for mark in ("", "^"):
        s = table(f"A 10/9: | Mark of Shame\nB: Plain Captain{mark}")
        do(s, "A: Mark of Shame", "A: Plain Captain", "A: Mark of Shame")
        assert is_dishonored(s, "Plain Captain") and political(s, "Plain Captain") == 0, "also who was honored"
    s = table("A 10/9: | Mark of Shame\nB: Plain Captain~")
    do(s, "A: Mark of Shame", "A: Plain Captain")
    assert not offered(s, "Mark of Shame") and decision(s) == "B: action", "already dishonored"


def test_discourage_pursuit_costs_a_shinobi_his_honor() -> None:
    text = "A 10/9: {}, Plain Soldier* | Discourage Pursuit\nB: Plain Giant*, Plain Lord\nmilitary air B>A"
    s = table(text.format("Plain Sneak"))
    do(s, "A: Discourage Pursuit")
    do(s, *(["A: Plain Sneak"] if "Plain Sneak" in options(s) else []))
    assert sorted(options(s)) == ["Plain Giant", "Plain Soldier"]
    do(s, "A: Plain Giant")
    assert is_dishonored(s, "Plain Sneak") and military(s, "Plain Giant") == 5
    assert not offered(table(text.format("Plain Envoy")), "Discourage Pursuit"), "no Shinobi"
    assert not offered(table(text.format("Plain Sneak~")), "Discourage Pursuit"), "dishonored already"
    assert not offered(table("A 10/9: Plain Sneak | Discourage Pursuit\nB:"), "Discourage Pursuit")


def test_dispatch_moves_a_unicorn_in_or_out() -> None:
    text = "A 10/9: Plain Role, Border Rider, Moto Nergüi*, Plain Captain | Dispatch, Dispatch\nB: Plain Giant*\nmilitary air B>A"
    for who, there in (("Border Rider", True), ("Moto Nergüi", False)):
        s = table(text)
        do(s, "A: Dispatch")
        assert sorted(options(s)) == ["Border Rider", "Moto Nergüi"]
        do(s, f"A: {who}")
        assert participating(s, who) is there and fate_of(s)[0] == 8
        do(s, "B: pass")
        assert not offered(s, "Dispatch"), "limited"
    assert not offered(table("A 10/9: Plain Role, Border Rider | Dispatch\nB:"), "Dispatch"), "no conflict"


def test_perfect_land_ethos_discards_every_token() -> None:
    s = table(
        "A 10/9: Plain Soldier^, Plain Captain~ | Perfect Land Ethos\nB: Plain Envoy^, Plain Porter& | | Fields, Plain Hill&"
    )
    do(s, "A: Perfect Land Ethos")
    assert not any(s.p[x] for x in tokens())
    assert not offered(table("A 10/9: Plain Soldier | Perfect Land Ethos\nB: Plain Envoy"), "Perfect Land Ethos")
    assert not attacking(s, "Plain Soldier")


def tokens() -> tuple[int, ...]:
    from gorin.rulesets.lcg.facts import DISHONORED, HONORED, TAINTED

    return HONORED, DISHONORED, TAINTED


@pytest.mark.parametrize("phase", ["dynasty", "conflict"])
def test_magistrate_station_readies_the_honored(phase: str) -> None:
    s = table(
        f"A: Plain Soldier^_, Plain Captain_ | | Fields, Magistrate Station\nB: Plain Envoy^_, Plain Porter^\n{phase} phase"
    )
    do(s, "A: Magistrate Station")
    assert sorted(options(s)) == ["Plain Envoy", "Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert not is_bowed(s, "Plain Soldier")
    s = table(f"A: Plain Soldier^_ | | Fields, Magistrate Station?\nB:\n{phase} phase")
    assert not offered(s, "Magistrate Station"), "facedown"
