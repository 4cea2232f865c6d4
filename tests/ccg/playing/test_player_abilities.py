"""The player abilities of the rulebook."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.compiler.the_rules import THE_RULES
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attached,
    decision,
    do,
    editions,
    force,
    hand,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_dead,
    is_dishonorable,
    offered,
    options,
    pass_to_the_end,
    pass_until,
    play,
    table,
)

BOLT = spell("Bolt", battle(ranged(4)), cost=1, focus=1)
SHOVE = strategy("Shove", battle(MoveHome(THAT), performer=PERSONALITY & YOURS, target=PERSONALITY & ENEMY), focus=1)


@rule("emp.player-abilities.1", "emp.player-abilities.2", "emp.player-abilities.3")
def test_there_are_ten_player_abilities_and_no_others() -> None:
    assert [x.label for x in THE_RULES.text] == [  # type: ignore[attr-defined]  # all are abilities
        "Equip", "Equip a Spell", "Lobby", "Favor: draw a card", "Favor: move an attacker home", "Order Seppuku",
        "Proclaim", "Tactical Advantage", "Naval Invasion", "Conquest",
    ]  # fmt: skip


@editions(emperor=rule("emp.lobby.1", "emp.lobby.2", "emp.lobby.3"), samurai=rule("sam.lobby.1"))
def test_lobby_takes_the_favor() -> None:
    s = table("A 8: Plain Giant, Plain Rider, Plain Lady~ \nB 7: \nfavor B")
    play(s, "A: Lobby")
    assert s.favor == 0 and is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Giant")
    s = table("A 7: Plain Rider \nB 7: ")
    assert not offered(s, "Lobby")
    s = table("A 8: Plain Rider_ \nB 7: ")
    assert not offered(s, "Lobby")


@editions(
    emperor=rule("emp.imperial-favor.3", "emp.discard.2", "emp.discard.3"),
    samurai=rule("sam.imperial-favor.6", "sam.imperial-favor.4"),
)
def test_the_limited_favor_ability_draws_a_card() -> None:
    s = table("A 8: | Plain Two, Plain Four \nB 7: \nfavor A")
    do(s, "A: Favor: draw a card", "A: Plain Two")
    assert hand(s, "A") == ["Plain Four", "Scroll"] and in_discard(s, "Plain Two") and s.favor == -1
    s = table("A 8: | Plain Two \nB 7: \nfavor B")
    assert not offered(s, "Favor")


@editions(
    emperor=rule("emp.imperial-favor.4", "emp.imperial-favor.5", "emp.imperial-favor.1"),
    samurai=rule("sam.imperial-favor.7"),
)
def test_the_battle_favor_ability_moves_an_attacker_home() -> None:
    s = table("A 8: Plain Giant*, Plain Guard+2 \nB 7: Plain Rider*\nfavor B\nbattle A>B")
    play(s, "B: Favor")
    assert at_home(s, "Plain Giant") and not is_bowed(s, "Plain Giant") and s.favor == -1
    s = table("A 8: Plain Giant* \nB 7: Plain Rider*\nfavor A\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Favor")


@rule("emp.ordering-seppuku.1", "emp.seppuku.1", "emp.ordering-seppuku.2")
def test_order_seppuku_rehonors_then_destroys() -> None:
    s = table("A 8: Plain Giant~, Plain Rider~, Plain Guard \nB 7: Plain Duelist~")
    do(s, "A: Order Seppuku")
    assert options(s) == ["Plain Rider"]
    do(s, "A: Plain Rider")
    assert is_dead(s, "Plain Rider") and not is_dishonorable(s, "Plain Rider") and honor(s) == [8, 7]


@rule("emp.samurai.1", "emp.courtier.1", "emp.shugenja.1")
def test_samurai_courtiers_and_shugenja_may_be_ordered() -> None:
    s = table("A 8: Plain Giant~, Plain Guard~, Plain Lady~, Plain Priest~ \nB 7: ")
    do(s, "A: Order Seppuku")
    assert options(s) == ["Plain Guard", "Plain Lady", "Plain Priest"]


@rule("emp.seppuku.2")
def test_seppuku_is_not_negated() -> None:
    undying = personality(
        "Undying", CRAB, WillNot(THIS, "be destroyed"), force=1, chi=2, cost=1, personal_honor=1, keywords="samurai"
    )
    s = table("A 8: Undying~ \nB 7: ", (undying,))
    play(s, "A: Order Seppuku")
    assert is_dead(s, "Undying")


@editions(
    emperor=rule("emp.tactical-tactician.3", "emp.tactical-tactician.4", "emp.tactical-tactician.2"),
    samurai=rule("sam.tactical-force-bonus.1", "sam.tactical-force-bonus.2", "sam.tactical.3"),
)
def test_tactical_advantage_once_for_each_tactician() -> None:
    s = table("A 8: Plain Planner*, Plain Guard* | Plain Four, Plain Two \nB 7: Plain Giant*\nbattle A>B")
    play(s, "B: pass", "A: Tactical Advantage")
    assert options(s) == ["Plain Four", "Plain Two"]
    do(s, "A: Plain Four")
    assert force(s, "Plain Planner") == 6
    do(s, "B: pass")
    assert not offered(s, "Tactical Advantage")


@editions(emperor=rule("emp.tactical-tactician.1"), samurai=rule("sam.tactical.1"))
def test_only_tacticians_perform_tactical_actions() -> None:
    s = table("A 8: Plain Guard* | Plain Four \nB 7: Plain Giant*\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Tactical Advantage")


@editions(
    emperor=rule("emp.naval.1", "emp.naval.2", "emp.naval.3"),
    samurai=rule("sam.naval-ability.1", "sam.naval-ability.2"),
)
def test_naval_invasion_gives_the_attacker_the_first_battle_action() -> None:
    s = table("A 8: Plain Sailor+1, Plain Guard+1 | Shove \nB 7: Plain Giant+1\nattack A>B", (SHOVE,))
    do(s, "A: B's province 1")
    assert decision(s) == "A: reactions after" and options(s) == ["Naval Invasion", "pass"]
    play(s, "A: Naval Invasion")
    assert decision(s) == "A: additional action"
    do(s, "A: Shove")
    assert options(s) == ["Plain Sailor"]
    play(s, "A: Plain Sailor")
    assert at_home(s, "Plain Giant") and decision(s) == "B: battle action"


@editions(emperor=rule("emp.naval.1"), samurai=rule("sam.open-naval-count.1"))
def test_no_invasion_without_more_naval_cards() -> None:
    s = table("A 8: Plain Sailor+1 \nB 7: Plain Sailor+1\nattack A>B")
    do(s, "A: B's province 1")
    assert not offered(s, "Naval Invasion")


@rule("emp.conqueror-conquest.1", "emp.conqueror-conquest.2", "emp.conqueror-conquest.3")
def test_conquest_straightens_one_attacking_unit() -> None:
    s = table("A 8: Plain Victor*[Plain Sword], Plain Guard* \nB 7: Plain Rider*\nbattle A>B")
    pass_until(s, "A: reactions after")
    assert options(s) == ["Conquest", "pass"]
    play(s, "A: Conquest")
    pass_to_the_end(s)
    assert at_home(s, "Plain Victor") and not is_bowed(s, "Plain Victor") and not is_bowed(s, "Plain Sword")
    assert is_bowed(s, "Plain Guard")


@rule("emp.equip.2", "emp.equip.3")
def test_a_spell_may_be_equipped_in_battle_and_used_at_once() -> None:
    s = table("A 8: Castle, Plain Priest* | Bolt, Plain Spears \nB 7: Plain Rider*\nbattle A>B", (BOLT,))
    play(s, "B: pass", "A: Equip a Spell")
    assert attached(s, "Plain Priest") == ["Bolt"] and decision(s) == "A: may"
    do(s, "A: yes")
    assert decision(s) == "A: additional action" and options(s) == ["Bolt", "pass"]
    play(s, "A: Bolt")
    assert in_discard(s, "Plain Rider") and decision(s) == "B: battle action"


@rule("emp.equip.2", "emp.opposed.1")
def test_battle_equip_needs_an_opposed_unbowed_shugenja() -> None:
    for text in ("A 8: Castle, Plain Priest* | Bolt \nB 7:\nbattle A>B",
                 "A 8: Castle, Plain Priest*_ | Bolt \nB 7: Plain Rider*\nbattle A>B",
                 "A 8: Castle, Plain Priest, Plain Guard* | Bolt \nB 7: Plain Rider*\nbattle A>B"):  # fmt: skip
        s = table(text, (BOLT,))
        do(s, "B: pass")
        assert not offered(s, "Equip")


@rule("emp.spell.3")
def test_no_action_from_a_spell_on_somebody_else() -> None:
    s = table("A 8: Plain Guard*[Bolt] \nB 7: Plain Rider*\nbattle A>B", (BOLT,))
    do(s, "B: pass")
    assert not offered(s, "Bolt")


@rule("emp.proclaim.5")
def test_proclaim_only_from_a_province() -> None:
    call = strategy("Call", open_(PutIntoPlay(THAT), target=PERSONALITY & Is("in discard") & YOURS), focus=1)
    s = table("A 8 crab: | Call | | Plain Guard \nB 7: ", (call,))
    play(s, "A: Call")
    assert in_play(s, "Plain Guard") and not offered(s, "Proclaim") and honor(s) == [8, 7]
