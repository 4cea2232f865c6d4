"""Samurai Edition: who may use the player abilities, when, on whom and how often."""

from __future__ import annotations

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.state import COMBAT, FORCE
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attached,
    copies,
    decision,
    do,
    editions,
    force,
    hand,
    honor,
    in_discard,
    is_bowed,
    offered,
    options,
    pass_until,
    play,
    table,
)

EAR = holding("Ear", reaction(AfterResolution("any", word="political"), draw()), cost=0)
TACTICAL_EAR = holding("Tactical Ear", reaction(AfterResolution("any", word="tactical"), draw()), cost=0)
SEA_BAND = follower("Sea Band", battle(gain_honor(1)), force=1, cost=0, focus=1, keywords="naval")
LAND_BAND = follower("Land Band", battle(gain_honor(1)), force=1, cost=0, focus=1)
SEA_DOG = personality(
    "Sea Dog", CRAB, battle(gain_honor(2)), force=2, chi=2, cost=3, personal_honor=1, keywords="naval"
)
HALL = holding("Hall", battle(gain_honor(3)), cost=0)
CARDS = (EAR, TACTICAL_EAR, SEA_BAND, LAND_BAND, SEA_DOG, HALL)


# --- Equip and Share ------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.equip.1"))
@pytest.mark.parametrize("you", ["A", "B"])
def test_equip_in_ones_own_action_phase_as_often_as_one_can_pay(you: str) -> None:
    mine, its = "Plain Mine, Plain Mine, Plain Farm, Plain Guard | Plain Knife, Plain Mail, Plain Spears", "Plain Giant"
    rows = (f"A 5: {mine}\nB 5: {its}", f"A 5: {its}\nB 5: {mine}")
    s = table(f"{rows['AB'.index(you)]}\nactive {you}")
    other = "B" if you == "A" else "A"
    for n, name in enumerate(("Plain Knife", "Plain Mail", "Plain Spears")):
        do(s, f"{you}: Equip")
        assert not offered(s, "Plain Giant"), "one's own Personality"
        while not offered(s, name):
            do(s, f"{you}: Plain Guard")
        do(s, f"{you}: {name}")
        while decision(s).startswith(f"{you}: pay"):
            do(s, f"{you}: {options(s)[-1 if n == 0 else 0]}")
        assert name in attached(s, "Plain Guard"), "for its Gold"
        do(s, f"{other}: pass")
    assert is_bowed(s, "Plain Farm") and is_bowed(s, "Plain Mine")
    s = table(f"{rows['AB'.index(you)]}\nactive {other}")
    do(s, f"{other}: pass")
    assert decision(s) == f"{you}: action" and not offered(s, "Equip"), "Limited"


@editions(samurai=rule("sam.equip.1"))
def test_equip_needs_an_attachment_in_hand_and_its_gold() -> None:
    assert not offered(table("A 5: Castle, Plain Guard | Plain Two | | Plain Knife \nB 5: | Plain Knife"), "Equip")
    assert not offered(table("A 5: Castle_, Plain Guard | Plain Knife \nB 5:"), "Equip")
    assert not offered(table("A 5: Castle, Plain Guard* | Plain Knife \nB 5: Plain Giant*\nbattle A>B"), "Equip")


@editions(samurai=rule("sam.share.1", "sam.share.2"))
def test_share_in_anybodys_action_phase_and_once_in_each_turn() -> None:
    text = "A 5: Plain Guard[Plain Sword, Plain Mail], Plain Giant \nB 5: Plain Rider[Plain Knife, Plain Spears], Plain Lady"
    s = table(text)
    do(s, "A: Share")
    assert not offered(s, "Plain Rider") and not offered(s, "Plain Lady"), "none of another player's"
    do(s, "A: Plain Giant", "A: Plain Mail")
    assert attached(s, "Plain Giant") == ["Plain Mail"] and is_bowed(s, "Plain Mail")
    do(s, "B: Share", "B: Plain Lady", "B: Plain Spears")
    assert attached(s, "Plain Lady") == ["Plain Spears"], "Open: in the other's turn"
    assert not offered(s, "Share"), "A has shared"
    do(s, "A: pass")
    assert not offered(s, "Share"), "and so has B"
    pass_until(s, "B: declare")
    while not (s.first == 1 and decision(s).endswith(": action")):
        pass_until(s, "")
    assert offered(s, "Share"), "in the next turn he may again"
    assert not offered(table("A 5: Plain Guard*[Plain Sword], Plain Rider* \nB 5: Plain Giant*\nbattle A>B"), "Share")
    vow = item("Vow", AttachesOnlyTo(COURTIER), force=1, chi=0, cost=0, focus=1)
    s = table("A 5: Plain Guard[Vow], Plain Giant \nB 5:", (vow,))
    assert not offered(s, "Share"), "who could not have it attached"


# --- Lobby and the Favor --------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.lobby.1"))
def test_who_lobbies_has_more_honor_than_every_other_player() -> None:
    for others, first in ((("7", "6"), True), (("7", "8"), False), (("9", "3"), False), (("2", "9"), False)):
        s = table(f"A 8: Plain Rider \nB {others[0]}: \nC {others[1]}:")
        assert offered(s, "Lobby") == first, others
    s = table("A 5: Plain Guard \nB 8: Plain Rider, Plain Giant \nactive B", CARDS)
    play(s, "B: Lobby")
    assert s.favor == 1 and is_bowed(s, "Plain Rider"), "whoever's turn it is"
    s = table("A 5: Plain Guard \nB 8: Plain Rider")
    assert not offered(s, "Lobby")
    do(s, "A: pass")
    assert decision(s) == "B: action" and not offered(s, "Lobby"), "Limited"
    s = table("A 8: \nB 5: Plain Rider")
    assert not offered(s, "Lobby"), "by a Personality of his own"
    s = table("A 8: Plain Rider, Plain Lady \nB 5: Ear", CARDS)
    do(s, "A: Lobby", "A: Plain Lady", "B: pass")
    assert s.favor == 0 and is_bowed(s, "Plain Lady") and not is_bowed(s, "Plain Rider")
    do(s, "B: pass")
    assert not offered(s, "Lobby"), "once"


@editions(samurai=rule("sam.imperial-favor.6", "sam.imperial-favor.4"))
def test_the_favor_and_a_card_for_a_card() -> None:
    assert not offered(table("A 5: \nB 5: \nfavor A"), "Favor"), "without a card there is nothing to discard"
    s = table("A 5: | Plain Two \nB 5: | Plain Four \nfavor B")
    do(s, "A: pass")
    assert decision(s) == "B: action" and not offered(s, "Favor"), "Limited"
    s = table("A 5: Ear \nB 5: | Plain Four \nactive B\nfavor B", CARDS)
    play(s, "B: Favor: draw a card")
    assert hand(s, "B") == ["Scroll"] and in_discard(s, "Plain Four") and s.favor == -1, "the Favor is nobody's"
    assert decision(s) == "A: reactions after" and offered(s, "Ear"), "Political"
    hush = strategy("Hush", reaction(BeforeResolution(), NegateEffects()), focus=1)
    s = table("A 5: | Plain Two \nB 5: | Hush \nfavor A", (hush,))
    play(s, "A: Favor: draw a card", "B: Hush")
    assert s.favor == -1 and hand(s, "A") == [] and in_discard(s, "Plain Two"), "both are costs"


@editions(samurai=rule("sam.imperial-favor.7"))
def test_the_favor_against_an_attacker_and_nobody_else() -> None:
    s = table(
        "A 5: Plain Giant*[Plain Sword], Plain Guard*, Plain Hero+2, Ear \nB 5: Plain Rider*\nfavor B\nbattle A>B",
        CARDS,
    )
    do(s, "B: Favor")
    assert options(s) == ["Plain Giant", "Plain Guard"], "neither one's own nor who attacks elsewhere"
    do(s, "B: Plain Giant")
    assert at_home(s, "Plain Giant") and attached(s, "Plain Giant") == ["Plain Sword"] and not at_home(s, "Plain Guard")
    assert s.favor == -1 and offered(s, "Ear"), "Political"
    s = table("A 5: Plain Giant* \nB 5: Plain Rider*\nC 5: \nfavor A\nbattle A>B")
    do(s, "B: pass")
    assert not offered(s, "Favor"), "defenders are not attacking"
    assert not offered(table("A 5: Plain Giant* \nB 5: Plain Rider*\nfavor A\nbattle A>B"), "Favor"), "his Favor"
    s = table("A 5: Plain Giant \nB 5: Plain Rider\nfavor B")
    do(s, "A: pass")
    assert not offered(s, "Favor"), "only in a battle"


# --- Tactical -------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.tactical-force-bonus.1", "sam.tactical-force-bonus.2", "sam.tactical.3"))
def test_every_tactician_once_a_turn_and_the_ability_as_often_as_there_are_tacticians() -> None:
    s = table("A 5: Plain Planner*, Plain Planner*, Plain Guard* | Plain Four, Plain Two, Plain Two \nB 5: Plain Planner*, "
              "Tactical Ear | Plain Four\nbattle A>B", CARDS)  # fmt: skip
    do(s, "B: Tactical Advantage")
    play(s)
    assert force(s, "Plain Planner", "B") == 6 and hand(s, "B") == [], "the Defender, too"
    assert offered(s, "Tactical Ear")
    do(s, "B: pass")
    for card, left in (("Plain Four", 2), ("Plain Two", 1)):
        do(s, "A: Tactical Advantage")
        assert len(options(s)) == left and all(x.startswith("Plain Planner") for x in options(s)), "his own, each once"
        play(s, f"A: {options(s)[0]}", f"A: {card}", "B: pass")
        while decision(s) == "B: battle action":
            do(s, "B: pass")
    assert sorted(stats.stat(s, c, FORCE) for c in copies(s, "Plain Planner", "A")) == [4, 6]
    assert hand(s, "A") == ["Plain Two"] and not offered(s, "Tactical Advantage"), "each has performed one"
    assert not offered(table("A 5: Plain Planner | Plain Four \nB 5:"), "Tactical"), "only in a battle"
    aide = follower("Aide", force=1, cost=1, focus=1, keywords="tactician")
    s = table("A 5: Plain Guard*[Aide] | Plain Four \nB 5: Plain Giant*\nbattle A>B", (*CARDS, aide))
    do(s, "B: pass")
    assert not offered(s, "Tactical"), "a Personality performs it"


@editions(samurai=rule("sam.tactical.1", "sam.tactical.3"))
def test_a_tactical_action_of_any_card_is_a_tacticians() -> None:
    ploy = strategy("Ploy", battle(gain_honor(1), performer=PERSONALITY & YOURS, words="tactical"), focus=1)
    fan = item("Fan", battle(gain_honor(1), words="tactical"), force=0, chi=0, cost=0, focus=1)
    for who, can in (("Plain Planner", True), ("Plain Guard", False)):
        for mine, cards in ((f"{who}*", "Ploy"), (f"{who}*[Fan]", "Plain Two")):
            s = table(f"A 5: {mine} | {cards} \nB 5: Plain Giant*\nbattle A>B", (ploy, fan))
            do(s, "B: pass")
            assert (offered(s, "Ploy") or offered(s, "Fan")) == can, (who, cards)
    s = table("A 5: Plain Planner*[Fan] | Ploy, Plain Four \nB 5: Plain Giant*\nbattle A>B", (ploy, fan))
    do(s, "B: pass")
    play(s, "A: Ploy")
    do(s, "B: pass")
    assert options(s) == ["pass"], "one Tactical action, whichever"


# --- Naval ----------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.naval-ability.1", "sam.open-naval-count.1"))
@pytest.mark.parametrize(
    ("attackers", "defenders", "more"),
    [
        ("Plain Sailor+1", "Plain Guard+1", True),
        ("Plain Sailor+1_", "Plain Guard+1", True),  # bowed or not
        ("Plain Sailor+1[Sea Band]", "Plain Sailor+1", True),  # Followers count
        ("Plain Sailor+1[Sea Band]", "Plain Sailor+1[Sea Band_]", False),
        ("Plain Sailor+1, Plain Sailor+2", "Plain Sailor+1", False),  # only this battlefield
        ("Plain Sailor+1, Plain Sailor", "Plain Sailor+1", False),
        ("Plain Sailor+1", "Plain Guard+1, Plain Sailor+2, Plain Sailor", True),
        ("Plain Guard+1", "Plain Sailor+1", False),  # not the Defender
    ],
)
@pytest.mark.parametrize("attacker", ["A", "B"])
def test_the_attacker_with_more_naval_cards_here(attackers: str, defenders: str, more: bool, attacker: str) -> None:
    defender = "B" if attacker == "A" else "A"
    rows = {attacker: f"{attacker} 5: {attackers}", defender: f"{defender} 5: {defenders}"}
    s = table(f"{rows['A']}\n{rows['B']}\nactive {attacker}\nattack {attacker}>{defender}", CARDS)
    while "province" in decision(s) or "assign" in decision(s) or offered(s, f"{defender}'s province 1"):
        here = f"{defender}'s province 1"
        do(s, f"{decision(s)[0]}: {here if offered(s, here) else 'done' if offered(s, 'done') else 'pass'}")
    assert offered(s, "Naval Invasion") == more
    if more:
        assert decision(s) == f"{attacker}: reactions after"
        play(s, f"{attacker}: Naval Invasion")
        assert decision(s) == f"{attacker}: additional action"
    else:
        assert decision(s) == f"{defender}: battle action"


@editions(samurai=rule("sam.open-naval-count.1"))
@pytest.mark.parametrize(("sides", "more"), [("A+C>B", True), ("A>B+C", False)])
def test_the_naval_cards_of_allies_count(sides: str, more: bool) -> None:
    s = table(
        f"A 5: Plain Sailor+1[Sea Band]\nB 5: Plain Sailor+1\nC 5: Plain Sailor+1[Sea Band]\nattack {sides}", CARDS
    )
    while not s.battle[COMBAT]:
        do(s, f"{decision(s)[0]}: {'done' if offered(s, 'done') else options(s)[0]}")
    assert offered(s, "Naval Invasion") == more
    if more:
        alone = table(
            "A 5: Plain Sailor+1\nB 5: Plain Sailor+1[Sea Band]\nC 5: Plain Sailor+1[Sea Band]\nattack A+C>B", CARDS
        )
        while not alone.battle[COMBAT]:
            do(alone, f"{decision(alone)[0]}: {'done' if offered(alone, 'done') else options(alone)[0]}")
        assert offered(alone, "Naval Invasion"), "three against two, though the Attacker has but one"


@editions(samurai=rule("sam.naval-ability.1"))
def test_an_invasion_once_in_each_battle() -> None:
    s = table("A 5: Plain Sailor+1, Plain Sailor+1, Plain Sailor+2 \nB 5: Plain Giant+1, Plain Guard+2\nattack A>B")
    do(s, "A: B's province 1", "A: Naval Invasion")
    do(s, f"A: {options(s)[0]}")
    assert not offered(s, "Naval Invasion")
    pass_until(s, "A: fight the battle at")
    do(s, "A: B's province 2")
    assert options(s) == ["Naval Invasion", "pass"], "and in the next battle again"


@editions(samurai=rule("sam.naval-ability.2"))
def test_who_may_perform_the_first_action_of_an_invasion() -> None:
    s = table("A 5: Sea Dog+1[Sea Band, Land Band], Plain Sailor+1, Hall | Press \nB 5: Plain Rider+1\nattack A>B",
              (*CARDS, PRESS))  # fmt: skip
    do(s, "A: B's province 1", "A: Naval Invasion")
    assert options(s) == ["Sea Dog", "Plain Sailor"], "a target Naval Personality"
    do(s, "A: Sea Dog")
    assert options(s) == ["Sea Dog", "Sea Band", "Press", "pass"], "he or a Naval Follower of his"
    do(s, "A: Sea Band")
    assert honor(s) == [6, 5] and decision(s) == "B: battle action"
    do(s, "B: pass")
    assert {"Sea Dog", "Land Band", "Hall"} <= set(options(s)), "afterwards anybody"
    s = table("A 5: Sea Dog+1, Plain Sailor+1[Sea Band] | Press \nB 5: Plain Rider+1\nattack A>B", (*CARDS, PRESS))
    do(s, "A: B's province 1", "A: Naval Invasion", "A: Sea Dog")
    assert options(s) == ["Sea Dog", "Press", "pass"], "no Follower of another"
    do(s, "A: Press")
    play(s)
    assert is_bowed(s, "Sea Dog") and not is_bowed(s, "Plain Sailor")


@editions(samurai=rule("sam.naval-ability.3"))
def test_of_several_who_perform_the_first_action_one_must_be_naval() -> None:
    hold = strategy("Hold", battle(Bow(PERFORMER), performer=Target(PERSONALITY & YOURS & UNBOWED, Num(2))), focus=1)
    row = strategy("Row", battle(Bow(PERFORMER), performer=(SAMURAI & YOURS & UNBOWED, PERSONALITY & YOURS)), focus=1)
    ram = strategy(
        "Ram", battle(Bow(THAT), performer=PERSONALITY & YOURS, target=PERSONALITY & YOURS & UNBOWED), focus=1
    )
    both = strategy("Both", battle(Bow(THAT), target=Target(PERSONALITY & YOURS & UNBOWED, Num(2))), focus=1)
    pair = strategy("Pair", battle(Bow(THAT), target=(SAMURAI & YOURS & UNBOWED, PERSONALITY & YOURS)), focus=1)
    held, free = ["Sea Dog"], ["Sea Dog", "Plain Sailor", "Plain Guard"]
    for card, first, then in (
        ("Hold", free, held), ("Row", ["Plain Guard"], held), ("Ram", free, held), ("Both", held, free[1:]),
        ("Pair", ["Plain Guard"], held),
    ):  # fmt: skip
        s = table(f"A 5: Sea Dog+1, Plain Sailor+1, Plain Guard+1 | {card} \nB 5: Plain Rider+1\nattack A>B",
                  (*CARDS, hold, row, ram, both, pair))  # fmt: skip
        do(s, "A: B's province 1", "A: Naval Invasion", "A: Sea Dog", f"A: {card}")
        assert options(s) == first, card
        do(s, "A: Plain Guard" if "Plain Guard" in first else "A: Sea Dog")
        assert options(s) == then, f"{card}: the last who could be the one"
        alone = table(f"A 5: Sea Dog+1_, Plain Guard+1, Plain Hero+1 | {card} \nB 5: Plain Rider+1\nattack A>B",
                      (*CARDS, hold, row, ram, both, pair))  # fmt: skip
        play(alone, "A: B's province 1", "A: Naval Invasion")
        assert offered(alone, card) == (card in ("Row", "Ram", "Pair")), f"{card}: who is bowed is no unbowed one"


PRESS = strategy("Press", battle(gain_honor(1), performer=PERSONALITY & YOURS, cost=Bow(PERFORMER)), focus=1)
