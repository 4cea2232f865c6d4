"""Core Set, Crab: the stronghold, the province, the dynasty cards."""

from __future__ import annotations

import pytest

from tests.lcg.tables import (
    decision,
    deck,
    defending,
    discard,
    do,
    fate_of,
    fate_on,
    hand,
    honor_of,
    in_play,
    is_bowed,
    military,
    never_offered,
    offered,
    options,
    participating,
    pass_until,
    political,
    table,
)


def test_shiro_nishiyama_strengthens_each_defender_of_its_player_until_the_conflict_ends() -> None:
    s = table("""A: Shiro Nishiyama, Plain Soldier*, Plain Captain*, Plain Envoy
                 B: Plain Porter*
                 military air B>A""")
    do(s, "A: Shiro Nishiyama")
    assert is_bowed(s, "Shiro Nishiyama")
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (3, 2)
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (5, 3)
    assert (military(s, "Plain Envoy"), military(s, "Plain Porter")) == (1, 1)
    pass_until(s, "A: declare")
    assert military(s, "Plain Soldier") == 2


def test_shiro_nishiyama_does_nothing_for_attackers_outside_a_conflict_or_while_bowed() -> None:
    s = table("""A: Shiro Nishiyama, Plain Soldier*
                 B: Plain Porter*
                 military air A>B""")
    do(s, "B: pass")
    assert not offered(s, "Shiro Nishiyama")
    assert not offered(table("A: Shiro Nishiyama, Plain Soldier\nB:"), "Shiro Nishiyama")
    s = table("""A: Shiro Nishiyama_, Plain Soldier*
                 B: Plain Porter*
                 military air B>A""")
    assert not offered(s, "Shiro Nishiyama")


def test_defend_the_wall_lets_its_player_resolve_the_ring_of_a_conflict_won_there() -> None:
    s = table("""A: Plain Giant* | | Fields, Defend the Wall
                 B: Plain Soldier*
                 military air B>A Defend the Wall""")
    pass_until(s, "A: reactions")
    do(s, "A: Defend the Wall")
    assert options(s) == ["take 1 honor", "gain 2 honor"]
    do(s, "A: gain 2 honor")
    assert honor_of(s) == [12, 10]


@pytest.mark.parametrize(
    "text",
    [
        "A: Plain Soldier* | | Fields, Defend the Wall\nB: Plain Giant*\nmilitary air B>A Defend the Wall",
        "A: Plain Giant* | | Fields, Plain Hill, Defend the Wall\nB: Plain Soldier*\nmilitary air B>A",
    ],
    ids=["loses", "wins elsewhere"],
)
def test_defend_the_wall_is_silent_when_its_player(text: str) -> None:
    assert never_offered(table(text), "Defend the Wall")


def test_a_defending_borderlands_defender_is_neither_bowed_nor_moved_by_opponents_cards() -> None:
    s = table("""A: Borderlands Defender*, Plain Captain*
                 B 10/1: Plain Giant*, Doji Gift Giver* | Rout
                 political air B>A""")
    do(s, "A: pass", "B: Rout")
    assert options(s) == ["Plain Captain"]
    s = table("""A: Borderlands Defender*, Plain Captain*
                 B 10/1: Plain Giant*, Doji Gift Giver* | Rout
                 political air B>A""")
    do(s, "A: pass", "B: Doji Gift Giver")
    assert options(s) == ["Plain Captain"]


def test_an_attacking_borderlands_defender_can_be_moved_and_its_own_player_may_move_it_any_time() -> None:
    s = table("""A 10/1: Plain Giant* | Rout
                 B: Borderlands Defender*
                 military air B>A""")
    do(s, "A: Rout", "A: Borderlands Defender")
    assert not participating(s, "Borderlands Defender")
    s = table("""A: Borderlands Defender*, Favorable Ground
                 B: Plain Giant*
                 military air B>A""")
    do(s, "A: Favorable Ground", "A: Borderlands Defender")
    assert not defending(s, "Borderlands Defender")


def test_hida_guardian_gives_another_participant_two_for_each_holding() -> None:
    s = table("""A: Hida Guardian*, Plain Soldier*, Plain Captain, Imperial Storehouse, Plain Tower
                 B: Plain Porter*
                 military air B>A""")
    do(s, "A: Hida Guardian")
    assert sorted(options(s)) == ["Plain Porter", "Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert (military(s, "Plain Soldier"), political(s, "Plain Soldier")) == (6, 5)
    do(s, "B: pass")
    assert not offered(s, "Hida Guardian"), "once per round"


def test_hida_guardian_needs_a_holding_and_must_take_part() -> None:
    without = table("A: Hida Guardian*, Plain Soldier*\nB: Plain Porter*\nmilitary air B>A")
    assert not offered(without, "Hida Guardian")
    at_home = table("A: Hida Guardian, Plain Soldier*, Plain Tower\nB: Plain Porter*\nmilitary air B>A")
    assert not offered(at_home, "Hida Guardian")


def test_hiruma_yojimbo_is_never_declared_as_an_attacker_but_defends() -> None:
    s = table("A: Hiruma Yōjimbō, Plain Soldier\nB: Plain Porter")
    pass_until(s, "A: declare a conflict")
    do(s, "A: military air", "A: Fields")
    assert options(s) == ["Plain Soldier"]
    s = table("A: Hiruma Yōjimbō\nB: Plain Porter")
    pass_until(s, "declare a conflict")
    assert decision(s).startswith("B"), "alone he makes no conflict possible"


def test_intimidating_hida_makes_an_opponent_who_passes_lose_honor() -> None:
    s = table("A 10/0: Intimidating Hida\nB 10/0: Plain Soldier\nfirst B")
    pass_until(s, "B: declare a conflict")
    do(s, "B: pass")
    assert decision(s) == "A: reactions" and options(s) == ["Intimidating Hida", "pass"]
    do(s, "A: Intimidating Hida")
    assert honor_of(s) == [10, 9]
    pass_until(s, "B: declare a conflict")
    do(s, "B: pass")
    assert not offered(s, "Intimidating Hida"), "once per round"


def test_intimidating_hida_does_not_mind_his_own_player_passing() -> None:
    s = table("A 10/0: Intimidating Hida\nB 10/0: Plain Soldier")
    pass_until(s, "A: declare a conflict")
    do(s, "A: pass")
    assert decision(s) != "A: reactions" and honor_of(s) == [10, 10]


def test_kaiu_envoy_leaves_a_fate_and_a_card_behind() -> None:
    s = table("""A 10/0: Kaiu Envoy, Funeral Pyre | | | | Plain Sword, Plain Robe, Plain Praise
                 B:""")
    do(s, "A: Funeral Pyre", "A: Kaiu Envoy")
    assert (fate_of(s)[0], discard(s, "A")) == (1, ["Kaiu Envoy"])
    assert hand(s, "A") == ["Plain Robe", "Plain Sword"], "one from the Pyre, one from sincerity"


def test_steadfast_witch_hunter_sacrifices_to_ready_any_character() -> None:
    s = table("A: Steadfast Witch Hunter, Plain Porter, Plain Captain_\nB: Plain Soldier_, Plain Envoy")
    do(s, "A: Steadfast Witch Hunter")
    assert sorted(options(s)) == ["Plain Captain", "Plain Porter", "Steadfast Witch Hunter"]
    do(s, "A: Plain Porter")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "A: Plain Captain")
    assert not is_bowed(s, "Plain Captain") and not in_play(s, "Plain Porter")
    assert not offered(do(s, "B: pass"), "Steadfast Witch Hunter")


def test_steadfast_witch_hunter_needs_a_bowed_character() -> None:
    assert not offered(table("A: Steadfast Witch Hunter, Plain Porter\nB: Plain Soldier"), "Steadfast Witch Hunter")


def test_vanguard_warrior_gives_itself_for_a_fate_on_another() -> None:
    s = table("A: Vanguard Warrior, Plain Captain\nB: Plain Soldier")
    do(s, "A: Vanguard Warrior")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "A: Plain Captain")
    assert fate_on(s, "Plain Captain") == 1 and discard(s, "A") == ["Vanguard Warrior"]


def test_vengeful_berserker_doubles_when_another_of_yours_leaves_play_in_a_conflict() -> None:
    s = table("""A: Vengeful Berserker*, Plain Porter, Plain Idler, Funeral Pyre, Steadfast Witch Hunter_
                 B: Plain Soldier*
                 military air B>A""")
    do(s, "A: Funeral Pyre", "A: Plain Porter", "A: Vengeful Berserker")
    assert military(s, "Vengeful Berserker") == 6
    do(s, "B: pass", "A: Steadfast Witch Hunter", "A: Plain Idler")
    assert not offered(s, "Vengeful Berserker"), "once per round"


def test_vengeful_berserker_minds_neither_opponents_nor_itself_nor_losses_outside_conflicts() -> None:
    s = table("A: Vengeful Berserker, Plain Porter, Funeral Pyre\nB:")
    do(s, "A: Funeral Pyre", "A: Plain Porter")
    assert decision(s) == "B: action"
    s = table("""A: Funeral Pyre, Plain Porter, Plain Captain*
                 B: Vengeful Berserker*
                 military air B>A""")
    do(s, "A: Funeral Pyre", "A: Plain Porter")
    assert decision(s) == "B: action"


def test_funeral_pyre_turns_a_character_into_a_card() -> None:
    s = table("A: Funeral Pyre, Plain Porter | | | | Plain Sword, Plain Robe\nB: Plain Soldier")
    do(s, "A: Funeral Pyre", "A: Plain Porter")
    assert (hand(s, "A"), deck(s, "A"), discard(s, "A")) == (["Plain Sword"], ["Plain Robe"], ["Plain Porter"])
    assert in_play(s, "Funeral Pyre") and not offered(do(s, "B: pass"), "Funeral Pyre")


def test_funeral_pyre_needs_a_character_of_its_own_player() -> None:
    assert not offered(table("A: Funeral Pyre\nB: Plain Soldier"), "Funeral Pyre")
