"""Samurai Edition: producing and paying Gold, conditions, the player abilities."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attached,
    decision,
    discard,
    do,
    editions,
    find,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    offered,
    options,
    play,
    rules_card,
    table,
    why_not,
)


def someone(name: str, *text: Text, keywords: str = "") -> Card:
    return personality(name, CRAB, *text, force=2, chi=2, cost=1, personal_honor=1, keywords=keywords)


def act(name: str, *then: Effect, **rest: Any) -> Card:
    return strategy(name, open_(*then, **rest), focus=1)


TOIL = act("Toil", gain_honor(1), performer=PERSONALITY & YOURS, cost=Bow(PERFORMER))
TWO_COSTS = act("Two Costs", gain_honor(5), performer=PERSONALITY & YOURS, cost=(lose_honor(1), Bow(PERFORMER)))
SHAME = act("Shame", gain_honor(3), performer=PERSONALITY & YOURS, cost=Dishonor(PERFORMER))
EITHER = act("Either", draw(), performer=PERSONALITY & YOURS, cost=OneCost((Bow(PERFORMER), Dishonor(PERFORMER))))
STIFF = holding("Stiff", WillNot(PERSONALITY & OTHERS, "bow"), cost=0)
KNOCK = strategy("Knock", reaction(Announced(), Bow(THAT), target=PERSONALITY & OTHERS & UNBOWED), focus=1)
STAY = strategy("Stay", reaction(WouldPay("bow", PERSONALITY), NegateIt()), focus=1)
AFTERWARDS = holding("Afterwards", trait(AfterResolution("another"), gain_honor(10)), cost=0)
CARDS = (TOIL, TWO_COSTS, SHAME, EITHER, STIFF, KNOCK, STAY, AFTERWARDS)


# --- Gold -----------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.gold-production.1", "sam.alterations-to-costs.1"))
def test_several_sources_and_another_if_one_is_interfered_with() -> None:
    thief = strategy("Thief", reaction(WouldPay("bow", Is("holding") & OTHERS), NegateIt()), focus=1)
    s = table("A 5: Castle, Plain Mine, Plain Mine | | Plain Guard \nB 5: | Thief \ndynasty phase, active A", (thief,))
    do(s, "A: Plain Guard")
    assert len(options(s)) == 3 and decision(s) == "A: pay 5 gold"
    do(s, f"A: {options(s)[-1]}", "B: Thief")
    assert decision(s) == "A: pay 5 gold" and offered(s, "Castle")
    do(s, "A: Castle")
    assert in_play(s, "Plain Guard")
    s = table("A 5: Castle, Plain Mine, Plain Mine | | Plain Guard \nB 5: | Thief \ndynasty phase, active A", (thief,))
    do(s, "A: Plain Guard")
    for _ in range(2):
        assert not offered(s, "pass"), "to begin with he has to pay"
        do(s, f"A: {options(s)[-1]}")
        if decision(s).startswith("B"):
            do(s, "B: pass")
    assert in_play(s, "Plain Guard") and not is_bowed(s, "Castle", "A"), "by whichever sources he likes"


@editions(samurai=rule("sam.alterations-to-costs.1"))
def test_who_is_interfered_with_may_give_up() -> None:
    thief = strategy("Thief", reaction(WouldPay("bow", Is("holding") & OTHERS), NegateIt()), focus=1)
    s = table("A 5: Castle, Plain Mine | | Plain Guard \nB 5: | Thief \ndynasty phase, active A", (thief,))
    do(s, "A: Plain Guard", "A: Plain Mine", "B: Thief")
    assert decision(s) == "A: pay 5 gold" and options(s) == ["Castle", "pass"]
    do(s, "A: pass")
    assert in_discard(s, "Plain Guard") and not is_bowed(s, "Castle", "A") and not is_bowed(s, "Plain Mine")
    dear = strategy("Dear", open_(gain_honor(1)), cost=3, focus=1)
    s = table("A 5: Castle, Plain Mine | Dear \nB 5: | Thief", (dear, thief))
    do(s, "A: Dear", "A: Plain Mine", "B: Thief", "A: pass")
    assert honor(s) == [5, 5] and in_discard(s, "Dear") and not is_bowed(s, "Castle", "A")


@editions(samurai=rule("sam.gold-production.2", "sam.gold-production.3", "sam.gold-production.4"))
def test_enough_must_be_produced_and_the_rest_is_lost() -> None:
    s = table("A 5: Castle, Plain Farm | | Plain Farm, Plain Shop, Plain Shop \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Shop", "A: Castle")
    assert in_play(s, "Plain Shop") and is_bowed(s, "Castle", "A")
    assert options(s) == ["Plain Farm", "done"], "3 Gold were lost"
    s = table("A 5: Castle_, Plain Mine | | Plain Guard, Plain Sailor \nB 5: \ndynasty phase, active A")
    assert options(s) == ["done"], "3 Gold do not pay for 4"
    s = table("A 5: Castle_, Plain Mine, Plain Mine | | Plain Sailor, Plain Shop \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Sailor")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    assert in_play(s, "Plain Sailor") and options(s) == ["done"], "6 Gold for 4: the 2 left buy no Shop"


@editions(samurai=rule("sam.gold-production.6", "sam.timing-order.10", "sam.open-gold-simultaneous.1"))
def test_sources_one_after_another_in_the_payers_order() -> None:
    purse = strategy("Purse", Produces(Num(2), reaction=True), focus=1)
    s = table("A 5: Castle_, Plain Mine, Plain Mine | Purse | Plain Guard \nB 5: \ndynasty phase, active A", (purse,))
    do(s, "A: Plain Guard")
    assert len(options(s)) == 3, "trait or Reaction first, as he likes"
    do(s, "A: Purse")
    assert decision(s) == "A: pay 3 gold" and in_discard(s, "Purse")
    s = table("A 5: Castle_, Plain Mine, Plain Mine | Purse | Plain Guard \nB 5: \ndynasty phase, active A", (purse,))
    do(s, "A: Plain Guard", "A: Plain Mine")
    assert offered(s, "Purse") and decision(s) == "A: pay 2 gold"


@editions(samurai=rule("sam.gold-production.7"))
def test_costs_may_be_overpaid_even_a_cost_of_zero() -> None:
    """Who may is asked where something comes of it: where a source takes note of what it has paid for."""
    patron = holding("Patron", gold(2), trait(Enters(PERSONALITY & YOURS), gain_honor(2), when=PaidWithThis()), cost=0)
    child = personality("Child", CRAB, force=1, chi=1, cost=0, personal_honor=1)
    s = table("A 5: Castle, Patron, Patron | | Plain Guard \nB 5: \ndynasty phase, active A", (patron,))
    do(s, "A: Plain Guard", "A: Castle")
    assert decision(s) == "A: pay more gold" and len(options(s)) == 3 and offered(s, "pass")
    do(s, f"A: {options(s)[0]}", "A: Patron")
    do(s, f"A: {options(s)[0]}", "A: Patron")  # both have noted it
    assert in_play(s, "Plain Guard") and honor(s) == [9, 5]
    s = table("A 5: Castle, Patron | | Child \nB 5: \ndynasty phase, active A", (patron, child))
    do(s, "A: Child")
    assert decision(s) == "A: pay more gold" and options(s) == ["Patron", "pass"]
    do(s, "A: Patron", "A: Patron")  # and its trait
    assert in_play(s, "Child") and honor(s) == [7, 5] and is_bowed(s, "Patron")
    s = table("A 5: Castle, Patron | | Child \nB 5: \ndynasty phase, active A", (patron, child))
    do(s, "A: Child", "A: pass")
    assert in_play(s, "Child") and honor(s) == [5, 5] and not is_bowed(s, "Patron")


@editions(samurai=rule("sam.gold-production.9"))
def test_no_gold_is_no_cost() -> None:
    s = table("A 5: Castle_ | | Plain Farm \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Farm")
    assert in_play(s, "Plain Farm")
    free = strategy("Free", open_(gain_honor(1)), focus=1)
    s = table("A 5: Castle_ | Free \nB 5:", (free,))
    do(s, "A: Free")
    assert honor(s) == [6, 5]


@editions(samurai=rule("sam.gold-production.8"))
def test_nothing_is_paid_for_a_card_without_a_gold_cost() -> None:
    circle = ring("Circle", open_(PutIntoPlay(THIS)), focus=1)
    s = table("A 5: Castle, Plain Mine | Circle \nB 5:", (circle,))
    do(s, "A: Circle")
    assert in_play(s, "Circle") and decision(s) == "B: action" and not is_bowed(s, "Castle", "A")


@editions(samurai=rule("sam.triggered-traits.4", "sam.triggered-traits.9", "sam.timing.5"))
def test_producing_gold_is_up_to_the_payer_as_he_pays() -> None:
    s = table("A 5: Castle, Plain Mine | | Plain Guard \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Guard", "A: Castle")
    assert in_play(s, "Plain Guard") and not is_bowed(s, "Plain Mine"), "nobody has to"
    s = table("A 5: Castle, Plain Mine \nB 5:")
    assert not offered(s, "Plain Mine"), "and only to pay"
    s = table("A 5: Castle_, Plain Mine, Plain Shop, Plain Shop | | Plain Guard \nB 5: \ndynasty phase, active A")
    do(s, "A: Plain Guard", "A: Plain Mine")
    assert is_bowed(s, "Plain Mine") and decision(s) == "A: pay 2 gold", "it is bowed for just so much"
    assert not offered(s, "Plain Mine") and not in_play(s, "Plain Guard"), "and once"
    do(s, f"A: {options(s)[0]}")
    assert in_play(s, "Plain Guard")


@editions(samurai=rule("sam.triggered-traits.16"))
@pytest.mark.parametrize("card", ["Miner", "Coffer"])
def test_so_is_every_other_source(card: str) -> None:
    miner = someone("Miner", Produces(Num(3)))
    coffer = item("Coffer", Produces(Num(3)), force=0, chi=0, cost=0, focus=1)
    where = "Miner" if card == "Miner" else "Plain Guard[Coffer]"
    s = table(f"A 5: Castle, {where} | | Plain Mine, Plain Giant \nB 5: \ndynasty phase, active A", (miner, coffer))
    do(s, "A: Plain Mine")
    assert options(s) == ["Castle", card]
    do(s, "A: Castle")
    assert not is_bowed(s, card)


# --- conditions -----------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.conditions.1", "sam.conditions.2", "sam.restriction.1"))
@pytest.mark.parametrize(
    ("text", "bought"),
    [
        ("A 5 crab: Plain Mine | | Plain Guard \nB 5:", True),
        ("A 5 crab: Plain Mine | | Plain Lady \nB 5:", False),  # Honor Requirement
        ("A 10 crab: Plain Mine | | Plain Lady \nB 5:", True),
        ("A 5 crab: Plain Mine | | Plain Vassal \nB 5:", False),  # Loyal
        ("A 5 crane: Plain Mine | | Plain Vassal \nB 5:", True),
        ("A 5 crab: Plain Mine, Plain Hero | | Plain Hero \nB 5:", False),  # Unique
        ("A 5 crab: Plain Shop | | Plain Shop \nB 5:", False),  # Singular
    ],
)
def test_restrictions_on_entering_play(text: str, bought: bool) -> None:
    s = table(f"{text}\ndynasty phase, active A")
    assert (options(s) != ["done"]) == bought


@editions(samurai=rule("sam.conditions.2", "sam.restriction.1"))
def test_restrictions_on_attaching() -> None:
    sworn = item("Sworn", AttachesOnlyTo(SHUGENJA), force=1, chi=0, cost=0, focus=1)
    s = table("A 5: Plain Guard, Plain Priest | Sworn \nB 5:", (sworn,))
    play(s, "A: Equip")
    assert attached(s, "Plain Priest") == ["Sworn"]


@editions(samurai=rule("sam.conditions.1", "sam.restriction.1"))
def test_restrictions_on_the_time_and_the_targets_of_actions() -> None:
    worker = someone("Worker", open_(gain_honor(1), when=HonorIs("<=", Num(5))))
    hit = act("Hit", Bow(THAT), target=PERSONALITY & SAMURAI & OTHERS)
    still = someone("Still", CannotUse("open"))
    shy = someone("Shy", MayNotEver(THIS, "be targeted"), keywords="samurai")
    cards = (worker, hit, still, shy)
    for text, can in (
        ("A 5: Worker \nB 5:", ["Worker"]),
        ("A 6: Worker \nB 5:", []),  # what the card says itself
        ("A 5: Worker, Still \nB 5:", []),  # what another says
        ("A 5: Worker_ \nB 5:", []),  # what the rules say
        ("A 5: | Hit \nB 5: Plain Guard", ["Hit"]),
        ("A 5: | Hit \nB 5: Plain Giant", []),
        ("A 5: | Hit \nB 5: Shy", []),
    ):
        assert [x for x in options(table(text, cards)) if x in ("Worker", "Hit")] == can, text
    s = table("A 5: Worker* \nB 5: Plain Giant*\nbattle A>B", cards)
    do(s, "B: pass")
    assert not offered(s, "Worker"), "nor at another time"


@editions(samurai=rule("sam.conditions.3"))
def test_ignoring_restrictions_is_ignoring_no_other_rule() -> None:
    revive = act("Revive", BringIntoPlay(THAT, free=True), target=PERSONALITY & Is("discarded") & YOURS)
    s = table("A 5: Castle_ | Revive | | Plain Lady \nB 5:", (revive,))
    play(s, "A: Revive")
    assert in_play(s, "Plain Lady") and not attached(s, "Plain Lady")
    s = table("A 5: Castle_, Plain Hero | Revive | | Plain Hero \nB 5:", (revive,))
    assert not offered(s, "Revive"), "no second Unique card"
    fast = strategy(
        "Fast", battle(BringIntoPlay(THAT, free=True), target=PERSONALITY & Is("discarded") & YOURS), focus=1
    )
    s = table("A 5: Castle_, Plain Guard* | Fast | | Plain Lady \nB 5: Plain Rider*\nbattle A>B", (fast,))
    do(s, "B: pass")
    play(s, "A: Fast")
    assert at_home(s, "Plain Lady") and is_bowed(s, "Castle", "A"), "where it enters is no such restriction"
    build = act("Build", BringIntoPlay(THAT, free=True), target=HOLDING & Is("discarded") & YOURS)
    s = table("A 5: Castle_ | Build | | Plain Mine \nB 5:", (build,))
    play(s, "A: Build")
    assert in_play(s, "Plain Mine") and is_bowed(s, "Plain Mine"), "nor is how"
    s = table("A 5: Castle, Plain Shop | Build | | Plain Shop \nB 5:", (build,))
    assert not offered(s, "Build"), "nor that there is but one that is Singular"


@editions(samurai=rule("sam.conditions.4"))
def test_conditions_come_before_costs() -> None:
    rich = act("Rich", draw(), when=HonorIs(">=", Num(10)), cost=lose_honor(5))
    s = table("A 5: | Rich \nB 5:", (rich,))
    assert not offered(s, "Rich")
    assert why_not(s, "A", "Rich") == "emp.check-conditions.1"
    s = table("A 10: | Rich \nB 15:", (rich,))
    play(s, "A: Rich")
    assert honor(s) == [5, 15]
    s = table(
        "A 10: Castle_ | Dear \nB 15:", (strategy("Dear", open_(draw(), when=HonorIs(">=", Num(11))), cost=3, focus=1),)
    )
    assert why_not(s, "A", "Dear") == "emp.check-conditions.1", "of the two, the condition is looked at first"


# --- player abilities -----------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.equip.1", "sam.equip.2", "sam.open-equip-performing.1"))
def test_equip_targets_whom_it_equips_and_what_is_attached() -> None:
    see = holding("See", reaction(Targets(PERSONALITY, by="any"), draw()), cost=0)
    shy = someone("Shy", MayNotEver(THIS, "perform actions"))
    look = holding("Look", reaction(Targets(IN_HAND & ATTACHMENT, by="any"), draw()), cost=0)
    s = table("A 5: Castle, Plain Guard, Plain Giant, Shy | Plain Knife, Plain Mail \nB 5: See, Look", (see, look, shy))
    do(s, "A: Equip")
    assert options(s) == ["Plain Guard", "Plain Giant"], "he performs it"
    do(s, "A: Plain Guard", "B: pass")
    assert decision(s) == "A: target" and options(s) == ["Plain Knife", "Plain Mail"]
    do(s, "A: Plain Mail")
    assert offered(s, "Look") and not offered(s, "See"), "it is in hand still"
    seen = [s.known[1] >> find(s, x) & 1 for x in ("Plain Mail", "Plain Knife")]
    assert seen == [1, 0], "what is targeted is shown, and nothing else"
    do(s, "B: pass")
    play(s)
    assert attached(s, "Plain Guard") == ["Plain Mail"] and is_bowed(s, "Castle", "A")
    s = table("A 5: Plain Farm, Plain Farm, Castle_, Plain Guard | Plain Knife, Plain Knife \nB 5:")
    play(s, "A: Equip")
    do(s, f"A: {options(s)[0]}")
    while offered(s, "Plain Farm"):
        do(s, f"A: {options(s)[0]}")
    do(s, "B: pass")
    assert not offered(s, "Equip"), "one Weapon each"
    s = table("A 5: Plain Guard | Plain Knife \nB 5: \nactive B")
    assert decision(s) == "B: action"
    do(s, "B: pass")
    assert not offered(s, "Equip"), "Limited"


@editions(samurai=rule("sam.share.1", "sam.share.2", "sam.open-share-location.1"))
def test_share_bows_an_attachment_and_transfers_it() -> None:
    s = table("A 5: Plain Guard[Plain Sword, Plain Spears_], Plain Giant, Plain Rider[Plain Knife] \nB 5: Plain Lady")
    do(s, "A: Share")
    assert options(s) == ["Plain Guard", "Plain Giant"] or "Plain Giant" in options(s)
    do(s, "A: Plain Giant")
    assert decision(s) == "A: bow a card" and options(s) == ["Plain Sword", "Plain Knife"], "not the bowed Follower"
    do(s, "A: Plain Sword")
    assert attached(s, "Plain Giant") == ["Plain Sword"] and is_bowed(s, "Plain Sword") and decision(s) == "B: action"
    do(s, "B: pass")
    assert not offered(s, "Share"), "once a turn"
    assert not offered(table("A 5: Plain Guard[Plain Sword_], Plain Giant \nB 5:"), "Share")
    assert not offered(table("A 5: Plain Guard[Plain Sword] \nB 5: Plain Giant"), "Share"), "another of his own"
    assert not offered(table("A 5: Plain Guard[Plain Sword], Plain Giant[Plain Knife_] \nB 5:"), "Share"), (
        "who can bear it"
    )
    s = table("A 5: \nB 5: Plain Guard[Plain Sword], Plain Giant")
    do(s, "A: pass")
    assert offered(s, "Share"), "Open"
    horn = holding("Horn", trait(ManeuversEnd(), AdditionalAction(), when=YourTurn()), cost=0)
    s = table("A 5: Plain Guard[Plain Sword], Plain Rider[Plain Knife], Plain Giant, Horn \nB 5:\nattack A>B", (horn,))
    do(s, "A: Plain Guard", "A: B's province 1", "A: done")
    while decision(s) != "A: additional action":
        do(s, f"{decision(s)[0]}: {'done' if offered(s, 'done') else options(s)[0]}")
    do(s, "A: Share", "A: Plain Giant")
    assert options(s) == ["Plain Sword", "Plain Knife"], "wherever they are"
    do(s, "A: Plain Sword")
    assert at_home(s, "Plain Giant") and attached(s, "Plain Giant") == ["Plain Sword"]


@editions(samurai=rule("sam.lobby.1", "sam.lobby.2"))
def test_lobby_targets_and_bows_who_lobbies() -> None:
    shy = someone("Shy", MayNotEver(THIS, "perform actions"))
    s = table("A 8: Plain Giant, Plain Rider, Plain Lady~, Shy \nB 7: \nfavor B", (shy,))
    play(s, "A: Lobby")
    assert s.favor == 0 and is_bowed(s, "Plain Rider") and not is_bowed(s, "Plain Giant") and not is_bowed(s, "Shy")
    for text in ("A 7: Plain Rider \nB 7:", "A 8: Plain Rider_ \nB 7:", "A 8: Plain Giant \nB 7:"):
        assert not offered(table(text), "Lobby")
    ear = holding("Ear", reaction(AfterResolution("any", word="political"), draw()), cost=0)
    s = table("A 8: Plain Rider \nB 7: Ear", (ear,))
    play(s, "A: Lobby")
    assert offered(s, "Ear")


@editions(samurai=rule("sam.open-tactical-bowed.1", "sam.open-tactical-performer.1"))
def test_tactical_actions_are_performed_by_tacticians() -> None:
    s = table("A 8: Plain Planner*_, Plain Guard* | Plain Four \nB 7: Plain Giant*\nbattle A>B")
    do(s, "B: pass")
    play(s, "A: Tactical Advantage")
    assert force(s, "Plain Planner") == 6, "bowed or not"
    ploy = strategy("Ploy", battle(give(THAT, force=1), performer=PERSONALITY & YOURS, target=PERSONALITY & YOURS,
                                   words="tactical"), focus=1)  # fmt: skip
    s = table("A 8: Plain Planner*, Plain Guard* | Ploy \nB 7: Plain Giant*\nbattle A>B", (ploy,))
    do(s, "B: pass", "A: Ploy")
    play(s)
    assert decision(s) == "B: battle action" and force(s, "Plain Planner") == 3, (
        "whoever is targeted performs it as well"
    )
    assert force(s, "Plain Guard") == 3, "and he is no Tactician"


@editions(samurai=rule("sam.player-abilities.1"))
def test_every_player_has_nine_abilities() -> None:
    s = table("A 5: \nB 5:")
    for seat in "AB":
        found = [a.node.label for a in s.box.faces[s.kind[rules_card(s, seat)]].abilities if a.slots]
        assert found == [
            "Equip", "Lobby", "Favor: draw a card", "Share", "Favor: move an attacker home", "Tactical Advantage",
            "Naval Invasion", "Seppuku", "Legacy",
        ]  # fmt: skip


@editions(samurai=rule("sam.source-of-effects.1", "sam.source-of-effects.6", "sam.open-your-actions.1"))
def test_what_the_rulebook_gives_comes_from_no_card() -> None:
    near = holding("Near", reaction(AfterResolution("any", of=PERSONALITY), draw()), cost=0)
    mine = holding("Mine", reaction(AfterResolution("you"), draw()), cost=0)
    s = table("A 9: Plain Rider, Mine \nB 5: Near, Mine", (near, mine))
    play(s, "A: Lobby", "A: Plain Rider")
    assert decision(s) == "A: reactions after" and options(s) == ["Mine", "pass"], "his actions are those he takes"
    do(s, "A: pass")
    assert decision(s) == "B: action"
    assert discard(s, "B") == []
    staff = item("Staff", open_(gain_honor(1)), force=1, chi=0, cost=1, focus=1)
    heard = [holding(f"Hears {x}", trait(AfterResolution("any", of=y), gain_honor(n)), cost=0) for x, y, n in (
        ("Items", ITEM, 10), ("Personalities", PERSONALITY, 20), ("Holdings", HOLDING, 40))]  # fmt: skip
    s = table("A 5: Plain Rider[Staff] \nB 5: Hears Items, Hears Personalities, Hears Holdings", (staff, *heard))
    play(s, "A: Staff")
    assert honor(s) == [6, 15], "what is printed on a card comes from it, whoever performs it"
    s = table("A 9: Plain Rider \nB 5: Hears Items, Hears Personalities, Hears Holdings", (staff, *heard))
    play(s, "A: Lobby", "A: Plain Rider")
    assert honor(s) == [9, 5]
