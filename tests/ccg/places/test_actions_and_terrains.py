"""Action cards, Rings and Terrains; rules that Samurai Edition no longer has."""

from __future__ import annotations

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.bars import PERFORM
from gorin.rulesets.ccg.state import COST, FOCUS
from gorin.rulesets.ccg.words import *
from tests.ccg.places.test_kinds_of_card import CARDS, DYNASTY
from tests.ccg.tables import (
    copies,
    decision,
    do,
    editions,
    find,
    force,
    honor,
    in_discard,
    in_play,
    is_bowed,
    is_here,
    occur,
    offered,
    options,
    pass_until,
    play,
    step,
    table,
    why_not,
)

# --- Action cards and Rings -----------------------------------------------------------------------------------------


@editions(samurai=rule("sam.action-cards.1", "sam.action-cards.2"))
def test_the_gold_cost_of_an_action_card_belongs_to_each_ability() -> None:
    both = strategy("Choices", open_(gain_honor(1)), open_(gain_honor(2)), focus=2, cost=2)
    s = table("A 5: Plain Shop | Choices \nB 5: ", (both,))
    c = find(s, "Choices")
    assert stats.stat(s, c, COST) == 2 and stats.stat(s, c, FOCUS) == 2
    do(s, "A: Choices (2)", "A: Plain Shop")
    assert honor(s)[0] == 7 and is_bowed(s, "Plain Shop") and not is_bowed(s, "Castle", "A"), "paid once"
    s = table("A 5: Plain Shop | Choices \nB 5: ", (both,))
    do(s, "A: Choices", "A: Plain Shop")
    assert honor(s)[0] == 6 and is_bowed(s, "Plain Shop"), "whichever ability it is"
    s = table("A 5: Castle_ | Choices \nB 5: ", (both,))
    assert not offered(s, "Choices")


@editions(samurai=rule("sam.action-cards.4", "sam.action-cards.5", "sam.action-cards.7"))
def test_action_cards_are_played_from_hand_and_discarded() -> None:
    s = table("A 5: Plain Guard | Slay, Dunes \nB 5: ", CARDS)
    assert offered(s, "Slay") and not offered(s, "Dunes"), "it is no time for a Battle ability"
    play(s, "A: Slay")
    assert in_discard(s, "Slay") and not in_play(s, "Slay")
    s = table("A 5: | Slay \nB 5: ", CARDS)
    assert not offered(s, "Slay"), "no target"
    shield = holding("Shield", reaction(BeforeResolution("another"), NegateEffects()), cost=1)
    s = table("A 5: Plain Guard | Slay \nB 5: Shield", (*CARDS, shield))
    play(s, "A: Slay")
    do(s, "B: Shield")
    assert in_play(s, "Plain Guard") and in_discard(s, "Slay"), "even if it did not resolve"
    two = strategy("Two Ways", open_(gain_honor(1)), open_(gain_honor(3)), focus=2)
    fee = strategy("Fee", open_(gain_honor(1), cost=DiscardACard()), focus=1)
    s = table("A 5: | Two Ways, Fee, Slay \nB 5: ", (*CARDS, two, fee))
    do(s, "A: Two Ways (2)", "B: pass")
    assert honor(s)[0] == 8 and not offered(s, "Two Ways"), "for one of its abilities"
    do(s, "A: Fee", "A: Slay")
    assert in_discard(s, "Slay") and honor(s)[0] == 9, "or discarded for a cost"
    duel = strategy("Duel", open_(Duel(PERFORMER, THAT, loser=(Bow(PICKED),)), performer=PERSONALITY & YOURS,
                                  target=PERSONALITY & OTHERS), focus=1)  # fmt: skip
    s = table("A 5: Plain Guard | Duel, Slay \nB 5: Plain Giant | Plain Two", (*CARDS, duel))
    play(s, "A: Duel")
    assert not offered(s, "Slay") and decision(s) == "B: focus or strike"
    do(s, "B: Plain Two", "A: Slay")
    assert s.p[facts.FOCUSED] >> find(s, "Slay") & 1 and in_play(s, "Plain Giant"), "or focused, which plays none"
    dear = strategy("Dear", open_(gain_honor(1), when=HonorIs(">=", Num(6)), cost=pay_gold(2)), focus=1)
    assert offered(table("A 6: Castle | Dear \nB 5: ", (dear,)), "Dear")
    assert not offered(table("A 6: Castle_ | Dear \nB 5: ", (dear,)), "Dear"), "costs"
    assert not offered(table("A 5: Castle | Dear \nB 5: ", (dear,)), "Dear"), "restrictions"


@editions(emperor=rule("emp.ring.1"), samurai=rule("sam.rings.1", "sam.rings.2"))
def test_a_ring_enters_play_in_its_own_way() -> None:
    loop = ring(
        "Ring of Tests", trait(BattleResolved(), May(PutIntoPlay(THIS)), when=WonBattle(), where="in hand"), focus=3
    )
    s = table("A 5: Plain Guard* \nB 5: Plain Giant* | Ring of Tests\nbattle A>B", (loop,))
    c = find(s, "Ring of Tests")
    assert stats.stat(s, c, FOCUS) == 3 and stats.stat(s, c, COST) == 0
    pass_until(s, "B: may")
    do(s, "B: yes")
    assert in_play(s, "Ring of Tests")
    s = table("A 5: Plain Giant* \nB 5: Plain Guard* | Ring of Tests\nbattle A>B", (loop,))
    pass_until(s, ":")
    while s.attacker >= 0:
        assert decision(s) != "B: may", "he has lost it"
        do(s, f"{decision(s)[0]}: {'pass' if offered(s, 'pass') else options(s)[0]}")
    assert not in_play(s, "Ring of Tests")
    poor = ring("Ring of Need", reaction(Bows(PERSONALITY), PutIntoPlay(THIS), when=HonorIs("<=", Num(4))), focus=3)
    nod = strategy("Nod", open_(Bow(THAT), target=PERSONALITY), focus=1)
    rise = strategy("Rise", open_(Straighten(THAT), target=PERSONALITY), focus=1)
    for honor_, mark, name, may in ((4, "", "Nod", True), (5, "", "Nod", False), (4, "_", "Rise", False)):
        s = table(f"A {honor_}: Plain Guard{mark} | Ring of Need, {name} \nB 5: ", (poor, nod, rise))
        assert not offered(s, "Ring of Need")
        play(s, f"A: {name}")
        assert offered(s, "Ring of Need") == may, "each by what its own text says"
    s = table("A 5: Castle | | | Ring of Tests, Ring of Need \nB 5: ", (loop, poor))
    assert options(s) == ["pass"], "and in no other way"


# --- Terrains -------------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.terrain.1", "sam.terrain.4", "sam.action-cards.8"))
def test_a_terrain_enters_play_as_the_first_of_its_effects_and_stays() -> None:
    s = table("A 5: Plain Guard* \nB 5: Plain Rider* | Flood\nbattle A>B", CARDS)
    play(s, "B: Flood")
    assert in_play(s, "Flood") and not in_discard(s, "Flood") and s.at[find(s, "Flood")] == s.provinces[1][0]
    assert force(s, "Plain Guard") == 1 and s.holder[find(s, "Flood")] == 1
    s = table("A 5: Plain Guard*, Plain Giant* \nB 5: Castle, Plain Rider* | Dunes\nbattle A>B", CARDS)
    do(s, "B: Dunes")
    assert not in_play(s, "Dunes"), "targets and costs first"
    while not in_play(s, "Dunes"):
        do(s, f"B: {options(s)[0]}")
    assert sum(is_bowed(s, x) for x in ("Plain Guard", "Plain Giant")) == 1
    mist = strategy("Mist", battle(gain_honor(count(TERRAIN))), focus=1, keywords="terrain")
    s = table("A 5: Plain Guard* \nB 5: Plain Rider* | Mist\nbattle A>B 3", (mist,))
    play(s, "B: Mist")
    assert s.at[find(s, "Mist")] == s.provinces[1][2], "wherever the battle is"
    assert honor(s)[1] == 6, "it is there when its other effects begin"


@editions(samurai=rule("sam.terrain.2", "sam.terrain.6", "sam.open-terrain-control.1"))
def test_a_terrain_is_in_no_army_and_keeps_out_others() -> None:
    s = table("A 5: Castle, Plain Guard* | Dunes, Flood \nB 5: Plain Rider* | Flood\nbattle A>B", CARDS)
    play(s, "B: Flood")
    c = find(s, "Flood", "B")
    assert not (s.p[facts.ATTACKING] | s.p[facts.DEFENDING] | s.p[facts.HERE]) >> c & 1 and s.holder[c] == 1
    assert not offered(s, "Dunes") and not offered(s, "Flood")
    assert why_not(s, "A", "Dunes").endswith("terrain.1")
    text = "A 5: Plain Giant*, Plain Hero+2 \nB 5: Castle, Plain Rider*, Plain Sailor+2 | Flood, Dunes\nbattle A>B 1"
    s = table(text, CARDS)
    play(s, "B: Flood", "A: pass")
    assert not offered(s, "Dunes"), "nobody, not even who played it"
    pass_until(s, "A: fight")
    do(s, "A: B's province 2") if offered(s, "B's province 2") else do(s, f"A: {options(s)[0]}")
    assert decision(s) == "B: battle action" and offered(s, "Dunes"), "but at another battlefield"
    toil = strategy("Toil", battle(gain_honor(1), cost=BowACard(keyword("terrain") & YOURS)), focus=1)
    s = table("A 5: Plain Guard* | Flood, Toil \nB 5: Plain Rider* | Toil\nbattle A>B", (*CARDS, toil))
    do(s, "B: pass")
    play(s, "A: Flood")
    assert s.holder[find(s, "Flood")] == 0 and not offered(s, "Toil"), (
        "whose it is does not hang on whose province it is"
    )
    do(s, "B: pass")
    play(s, "A: Toil")
    assert is_bowed(s, "Flood") and honor(s) == [6, 5], "and who played it may pay with it"


@editions(samurai=rule("sam.rules-changes.6"))
def test_a_terrain_does_at_once_what_it_does_not_say_is_delayed() -> None:
    gloom = strategy("Gloom", battle(Bow(THAT), Later(BattleResolves(), (give(PERSONALITY & HERE & ENEMY, force=-9),)),
                                     gain_honor(1), target=PERSONALITY & ENEMY), focus=1, keywords="terrain")  # fmt: skip
    s = table("A 5: Plain Guard*, Plain Giant* \nB 5: Plain Sailor* | Gloom\nbattle A>B", (gloom,))
    play(s, "B: Gloom", "B: Plain Guard")
    assert in_play(s, "Gloom") and honor(s) == [5, 6] and decision(s) == "A: battle action"
    assert is_bowed(s, "Plain Guard") and force(s, "Plain Giant") == 9, "what is not delayed happens at once"
    pass_until(s, "A: bring into play")
    assert in_play(s, "Plain Sailor") and in_discard(s, "Plain Giant"), (
        "and what is, before the resolution: 0 against 2"
    )


@editions(samurai=rule("sam.terrain.3", "sam.terrain.5"))
def test_what_lasts_of_a_terrain_ends_with_it() -> None:
    s = table("A 5: Plain Guard* | Raze \nB 5: Plain Rider* | Flood\nbattle A>B", CARDS)
    play(s, "B: Flood")
    assert force(s, "Plain Guard") == 1
    do(s, "A: pass")
    assert not offered(s, "Flood"), "its own ability is not used again"
    tide = strategy("Tide", battle(gain_honor(1), limit=ANY_NUMBER), focus=1, keywords="terrain")
    s = table("A 5: Plain Guard* \nB 5: Plain Rider* | Tide\nbattle A>B", (tide,))
    play(s, "B: Tide", "A: pass")
    assert in_play(s, "Tide") and not offered(s, "Tide"), "however often that might be"
    s = table("A 5: Plain Guard* | Raze \nB 5: Plain Rider* | Flood\nbattle A>B", CARDS)
    play(s, "B: Flood")
    play(s, "A: Raze")
    assert in_discard(s, "Flood") and force(s, "Plain Guard") == 3
    mire = strategy("Mire", battle(Negate("bowing", THAT), MayNot(THAT, "perform actions"),
                                   GainsKeyword(THAT, "cavalry"), target=PERSONALITY & ENEMY), focus=1,
                    keywords="terrain")  # fmt: skip
    tire = strategy("Tire", battle(Bow(THAT), target=PERSONALITY & ENEMY), focus=1)
    s = table("A 5: Plain Guard* | Raze \nB 5: Plain Rider* | Mire, Tire, Tire\nbattle A>B", (*CARDS, mire, tire))
    play(s, "B: Mire")
    play(s, "A: pass", "B: Tire")
    guard = 1 << find(s, "Plain Guard")
    assert not is_bowed(s, "Plain Guard") and s.bars[PERFORM] & s.p[facts.CAVALRY] & guard
    play(s, "A: Raze")
    assert in_discard(s, "Mire") and not (s.bars[PERFORM] | s.p[facts.CAVALRY]) & guard
    play(s, "B: Tire")
    assert is_bowed(s, "Plain Guard"), "neither bonuses nor keywords, nor what cannot be done or is negated"
    fen = strategy("Fen", battle(GainsAbility(THAT, battle(gain_honor(3), limit=ANY_NUMBER)), target=PERSONALITY & YOURS),
                   focus=1, keywords="terrain")  # fmt: skip
    s = table("A 5: Plain Guard* | Raze \nB 5: Plain Rider* | Fen\nbattle A>B", (*CARDS, fen))
    play(s, "B: Fen", "A: pass")
    assert offered(s, "Plain Rider (from Fen)")
    do(s, "B: Plain Rider (from Fen)")
    play(s, "A: Raze")
    assert in_discard(s, "Fen") and honor(s) == [5, 8] and decision(s) == "B: battle action"
    assert not offered(s, "Plain Rider (from Fen)"), "nor abilities last longer"


@editions(samurai=rule("sam.open-terrain-failed.1"))
def test_a_terrain_whose_cost_is_not_paid_never_enters_play() -> None:
    guard = holding("Sluice", reaction(Announced("another", battle=True), Bow(Is("stronghold") & OTHERS)), cost=1)
    s = table("A 5: Plain Guard*, Sluice \nB 5: Castle, Plain Rider* | Dunes\nbattle A>B", (*CARDS, guard))
    do(s, "B: Dunes")
    do(s, "A: Sluice")
    while s.decision.player == 1 and s.decision.why != "battle action":
        do(s, f"B: {options(s)[0]}")
    assert not in_play(s, "Dunes") and in_discard(s, "Dunes") and not is_bowed(s, "Plain Guard")


@editions(samurai=rule("sam.open-terrain-failed.1"))
def test_a_terrain_whose_target_is_lost_never_enters_play() -> None:
    sortie = holding("Sortie", reaction(Announced("another", battle=True), Destroy(PERSONALITY & YOURS)), cost=1)
    shoals = strategy("Shoals", battle(Bow(THAT), gain_honor(3), target=PERSONALITY & ENEMY, cost=pay_gold(2)), focus=1,
                      keywords="terrain")  # fmt: skip
    for name in ("Dunes", "Shoals"):
        s = table(
            f"A 5: Plain Guard*, Sortie \nB 5: Castle, Plain Rider* | {name}\nbattle A>B", (*CARDS, sortie, shoals)
        )
        do(s, f"B: {name}")
        assert decision(s) == "A: reactions after" and not in_play(s, name) and not in_discard(s, name), "announced"
        do(s, "A: Sortie")
        assert decision(s) == "A: battle action" and not in_play(s, name) and in_discard(s, name)
        assert honor(s) == [5, 5] and not is_bowed(s, "Castle", "B"), "nothing is paid, and nothing happens"


@editions(samurai=rule("sam.card-locations.2", "sam.card-locations.3"))
def test_where_cards_are() -> None:
    s = table("A 5: Plain Guard*[Plain Sword], Plain Mine \nB 5: Plain Rider* | Flood\nbattle A>B", CARDS)
    play(s, "B: Flood")
    here = s.provinces[1][0]
    assert s.at[find(s, "Flood")] == here and s.at[find(s, "Plain Mine")] == -1 == s.at[find(s, "Castle", "A")]
    assert is_here(s, "Plain Sword") and not is_here(s, "Plain Mine")
    occur(s, ev.ENTER, copies(s, "Field", "A")[0])
    assert s.at[copies(s, "Field", "A")[0]] == -1, "in its controller's home, even during a battle"


# --- rules that are gone --------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.rules-changes.2", "sam.rules-changes.3", "sam.rules-changes.4"))
def test_fear_and_kiho_are_plain_keywords() -> None:
    dread = strategy("Dread", open_(gain_honor(1), words="fear", target=PERSONALITY), focus=1)
    breath = strategy("Breath", open_(gain_honor(1), words="kiho"), focus=1)
    zombie = personality("Zombie", CRAB, force=1, chi=2, cost=1, personal_honor=0, keywords="undead")
    s = table("A 5: Plain Guard | Dread, Breath \nB 5: Zombie", (dread, breath, zombie))
    do(s, "A: Dread")
    assert options(s) == ["Plain Guard", "Zombie"], "the Undead are not immune"
    do(s, "A: Zombie")
    assert honor(s)[0] == 6 and not is_bowed(s, "Zombie"), "and it has no effect of its own"
    do(s, "B: pass", "A: Breath")
    assert honor(s)[0] == 7 and in_discard(s, "Breath") and s.p[facts.STRATEGY] >> find(s, "Breath") & 1


@editions(samurai=rule("sam.rules-changes.8"))
def test_shadowlands_is_no_clan() -> None:
    from gorin.rulesets.ccg.card import CLANS

    tainted = personality("Tainted", UNALIGNED, force=1, chi=2, cost=4, personal_honor=0, keywords="shadowlands")
    s = table(f"A 5: Castle | | Tainted \nB 5: \n{DYNASTY}", (tainted,))
    assert "shadowlands" not in CLANS and options(s) == ["Tainted", "done"]
    assert not any(s.p[facts.FACTS[x]] >> find(s, "Tainted") & 1 for x in CLANS)


@editions(samurai=rule("sam.rules-changes.10"))
def test_the_bowed_may_issue_challenges() -> None:
    dare = strategy(
        "Dare", limited(Duel(THAT, THAT_OTHER), target=(PERSONALITY & YOURS, PERSONALITY & OTHERS)), focus=1
    )
    s = table("A 5: Plain Guard_ | Dare \nB 5: Plain Rider", (dare,))
    assert offered(s, "Dare")
    play(s, "A: Dare")
    assert is_bowed(s, "Plain Guard") and "challenge" in step(s)
