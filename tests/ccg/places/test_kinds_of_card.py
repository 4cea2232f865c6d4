"""Kinds of card: created cards, Strongholds, Personalities, Holdings."""

from __future__ import annotations

from typing import Any

from gorin import new_game
from gorin.kernel.bits import bits
from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.attributes import stats
from gorin.rulesets.ccg.card import DASH, Card
from gorin.rulesets.ccg.state import CHI, COST, FORCE, GOLD, HONOR_REQUIREMENT, PERSONAL_HONOR, STRENGTH
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    at_home,
    attached,
    chi,
    decision,
    discard,
    do,
    editions,
    find,
    force,
    hand,
    honor,
    in_play,
    in_province,
    is_bowed,
    is_dead,
    is_faceup,
    is_removed,
    occur,
    offered,
    options,
    pass_until,
    play,
    provinces,
    strength,
    table,
    titles,
)

MUSTER = strategy(
    "Muster", open_(Create("personality", force=2, chi=2, keywords=("samurai", "river tribe"))), focus=1, cost=3
)
CRAFT = strategy(
    "Craft", open_(Create("item", force=2, on=THAT, keywords=("weapon",)), target=PERSONALITY & YOURS), focus=1
)
SLAY = strategy("Slay", open_(Destroy(THAT), target=PERSONALITY | ATTACHMENT), focus=1)
TO_HAND = strategy("Recall", open_(ReturnToHand(THAT), target=PERSONALITY | ATTACHMENT), focus=1)
BANISH = strategy("Banish", open_(RemoveFromGame(THAT), target=PERSONALITY | ATTACHMENT), focus=1)
FESTIVAL = event("Festival", event_text(gain_honor(2)))
FEAST = event("Feast", event_text(gain_honor(1), Pick(PERSONALITY, Bow(PICKED))))
REVIVE = strategy("Revive", open_(ResolveEvent(THAT), target=Is("event") & IN_DISCARD), focus=1)
SHOWN = strategy(
    "Turn Up",
    open_(
        PutIntoProvince(THAT, THAT_OTHER, True), target=((Is("event") | REGION) & IN_DISCARD & YOURS, PROVINCE & YOURS)
    ),
    focus=1,
)
MARSH = region("Marsh", trait(Enters(THIS), gain_honor(1)), limited(gain_honor(1), cost=Bow(THIS)))
PEAK = region("Peak", battle(give(THAT, force=1), target=PERSONALITY & YOURS))
TOLL = region("Toll Road", CostsToAttach(Num(3)))
LANDING = strategy(
    "Landing", open_(AttachRegion(THAT, THAT_OTHER), target=(REGION & IN_DISCARD & YOURS, PROVINCE)), focus=1
)
FLOOD = strategy("Flood", battle(give(PERSONALITY & ATTACKING & HERE, force=-2)), focus=1, keywords="terrain")
DUNES = strategy("Dunes", battle(Bow(THAT), target=PERSONALITY & ENEMY, cost=pay_gold(2)), focus=1, keywords="terrain")
RAZE = strategy("Raze", battle(Destroy(TERRAIN)), focus=1)
FREEZE = strategy("Freeze", open_(Bow(THAT), target=HOLDING | REGION | PERSONALITY | Is("stronghold")), focus=1)
ALL_BOW = strategy("All Bow", open_(Bow(OTHERS)), focus=1)
CARDS = (MUSTER, CRAFT, SLAY, TO_HAND, BANISH, FESTIVAL, FEAST, REVIVE, SHOWN, MARSH, PEAK, TOLL, LANDING, FLOOD, DUNES, RAZE,
         FREEZE, ALL_BOW)  # fmt: skip
MADE = "created 2F/2C samurai river tribe personality"
DYNASTY = "dynasty phase, active A"
EVENTS = "events phase, active A"


# --- created cards --------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.created-cards.1", "sam.created-cards.3", "sam.created-cards.6"))
def test_a_created_card_is_what_its_creator_says() -> None:
    s = table("A 5: Castle, Plain Guard | Muster, Craft \nB 5: ", CARDS)
    before = len(s.kind)
    play(s, "A: Muster")
    c = find(s, MADE)
    assert c == before and s.p[facts.IN_PLAY] & s.p[facts.PERSONALITY] & s.p[facts.CREATED] & 1 << c
    assert not any(c in zone for zone in s.zones) and s.owner[c] == 0 and at_home(s, MADE)
    do(s, "B: pass", "A: Craft", "A: Plain Guard")
    item_ = find(s, "created 2F/0C weapon item")
    assert s.p[facts.ITEM] >> item_ & 1 and force(s, "Plain Guard") == 5
    pass_until(s, "B: declare")
    assert force(s, MADE) == 2 and force(s, "Plain Guard") == 5, "it never expires"
    herald = Create("personality", chi=1, keywords=("scout",), text=(open_(gain_honor(1)), has(THIS, force=3)))
    s = table("A 5: | Send Out \nB 5: ", (strategy("Send Out", open_(herald), focus=1),))
    do(s, "A: Send Out", "B: pass")
    for _ in range(2):
        assert force(s, herald.name) == 3 and s.p[facts.keyword("scout")] == 1 << find(s, herald.name)
        before = honor(s)[0]
        do(s, f"A: {herald.name}")
        assert honor(s)[0] == before + 1, "nor do his abilities, traits and keywords, turn after turn"
        pass_until(s, "B: declare")
        pass_until(s, "A: action")


@editions(
    emperor=rule("emp.created-cards.6"),
    samurai=rule("sam.created-cards.4", "sam.destroy.1"),
)
def test_created_cards_vanish_when_they_leave_play(edition: str) -> None:
    for leave in ("Slay", "Recall", "Banish"):
        s = table(f"A 5: Castle | Muster, {leave} \nB 5: ", CARDS)
        play(s, "A: Muster")
        do(s, "B: pass")
        play(s, f"A: {leave}")
        c = find(s, MADE)
        assert not in_play(s, MADE) and discard(s, "A").count(MADE) == 0 and MADE not in hand(s, "A")
        assert is_removed(s, MADE) == (edition == "emperor"), "in Samurai Edition it does not exist any more"
        assert bool(s.p[facts.GONE] >> c & 1) == (edition == "samurai")
    bribe = strategy("Bribe", open_(TakeControl(THAT), target=PERSONALITY & OTHERS), focus=1)
    s = table("A 5: | Bribe, Slay \nB 5: Plain Rider[Plain Sword]", (*CARDS, bribe))
    play(s, "A: Bribe")
    do(s, "B: pass", "A: Slay", "A: Plain Rider")
    assert is_dead(s, "Plain Rider") and discard(s, "B") == ["Plain Rider", "Plain Sword"], "others to their owner's"
    pile = s.box.rules.view(s, 0)["players"][1]
    assert [[x["name"] for x in pile[y]] for y in ("dynasty_discard", "fate_discard")] == [
        ["Plain Rider"],
        ["Plain Sword"],
    ]


@editions(samurai=rule("sam.created-cards.5"))
def test_a_created_card_that_cannot_enter_play_is_nowhere() -> None:
    s = table("A 5: Plain Guard[Plain Sword] | Craft \nB 5: ", CARDS)
    play(s, "A: Craft")
    made = find(s, "created 2F/0C weapon item")
    assert attached(s, "Plain Guard") == ["Plain Sword"] and s.p[facts.GONE] >> made & 1
    assert not s.p[facts.IN_PLAY] >> made & 1 and not s.p[facts.REMOVED] >> made & 1
    raise_ = strategy("Raise", battle(Create("personality", force=2, chi=2, here=True), even="absent"), focus=1)
    horde = strategy("Horde", open_(Create("follower", force=2, on=HOLDING & YOURS)), focus=1)
    for text, name in (
        ("A 5: Plain Guard*\nB 5: Plain Rider*\nC 5: | Raise\nbattle A>B", "Raise"),  # nobody has invited him
        ("A 5: Plain Mine | Horde\nB 5: ", "Horde"),
    ):
        s = table(text, (raise_, horde))
        while not offered(s, name):
            do(s, f"{decision(s)[0]}: pass")
        play(s, f"{decision(s)[0]}: {name}")
        (made,) = bits(s.p[facts.CREATED])
        assert s.p[facts.GONE] >> made & 1 and not (s.p[facts.IN_PLAY] | s.p[facts.REMOVED]) >> made & 1, name


@editions(samurai=rule("sam.created-cards.7", "sam.created-cards.8", "sam.created-cards.9"))
def test_what_is_not_said_of_a_created_card() -> None:
    s = table("A 5: Castle | Muster \nB 5: ", CARDS)
    play(s, "A: Muster")
    c = find(s, MADE)
    assert stats.base(s, c, PERSONAL_HONOR) == 0 and stats.base(s, c, HONOR_REQUIREMENT) == DASH
    assert stats.stat(s, c, COST) == 0, "the Gold of the action is not the card's"
    again = strategy("Again", open_(CreateLike(THAT), target=PERSONALITY & YOURS), focus=1)
    blade = strategy("Blade", open_(Create("item", chi=1, on=THAT), target=PERSONALITY & YOURS), focus=1)
    horde = strategy("Horde", open_(Create("follower", on=THAT), target=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Plain Guard | Again, Blade, Horde \nB 5: ", (again, blade, horde))
    do(s, "A: Blade", "B: pass", "A: Horde", "B: pass", "A: Again", "A: Plain Guard")
    made = list(bits(s.p[facts.CREATED]))
    assert [stats.stat(s, x, COST) for x in made] == [0, 0, 5], "unless it was created with a Gold Cost"
    assert stats.base(s, made[0], FORCE) == stats.base(s, made[1], FORCE) == 0 and chi(s, "Plain Guard") == 3
    ghost = strategy("Ghost", open_(Create("personality", force=2)), focus=1)
    edge = strategy("Edge", open_(Create("item", force=1, on=THAT), target=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Plain Guard | Edge, Ghost \nB 5: ", (ghost, edge))
    do(s, "A: Edge", "B: pass", "A: Ghost")
    edge_made, spirit = find(s, "created 1F/0C item"), find(s, "created 2F/0C personality")
    assert stats.base(s, edge_made, CHI) == stats.base(s, spirit, CHI) == 0 and chi(s, "Plain Guard") == 2
    assert s.p[facts.GONE] >> spirit & 1, "without Chi he does not live"


@editions(samurai=rule("sam.keywords.6"))
def test_keywords_of_created_cards_are_those_they_were_given() -> None:
    s = table("A 5: Castle, Plain Rider | Muster \nB 5: ", CARDS)
    play(s, "A: Muster")
    for name, keywords in ((MADE, {"samurai", "river tribe"}), ("Plain Rider", {"cavalry", "samurai"})):
        c = find(s, name)
        found = {x for i, x in enumerate(facts.plane_names()) if i >= facts.FIRST_KEYWORD and s.p[i] >> c & 1}
        assert found == keywords, "or those that are printed"


# --- Strongholds ----------------------------------------------------------------------------------------------------


@editions(samurai=rule("sam.stronghold.1", "sam.stronghold.5", "sam.home-area.1"))
def test_the_stronghold_is_in_play_at_home_and_in_no_deck() -> None:
    s: Any = new_game("ccg/samurai", ["crab", "scorpion"], seed=3, stop=True).state
    for q in (0, 1):
        (home,) = bits(s.p[facts.STRONGHOLD] & s.ctl[q])
        assert s.p[facts.IN_PLAY] & s.p[facts.FACEUP] & 1 << home and s.at[home] == -1
        assert not (s.p[facts.DYNASTY] | s.p[facts.FATE]) >> home & 1
        assert not any(home in zone for zone in s.zones)
    sink = strategy("Sink", open_(PutOnBottom(THAT), target=Is("stronghold")), focus=1)
    rise = strategy("Rise", open_(PutOnTop(THAT), target=Is("stronghold")), focus=1)
    s = table("A 5: | Sink, Rise \nB 5: ", (sink, rise))
    for name in ("Sink", "Rise"):
        do(s, f"A: {name}")
        do(s, f"A: {options(s)[-1]}")
        assert in_play(s, "Castle", "A") and in_play(s, "Castle", "B"), "nor can it ever go there"
        do(s, "B: pass")
    close = holding("Close", open_(Bow(PERSONALITY & SameLocation(Is("stronghold") & YOURS))), cost=0)
    s = table(f"A 5: Castle, Plain Mine, Close | | Plain Guard \nB 5: Plain Giant\n{DYNASTY}", (close,))
    play(s, "A: Plain Guard", "A: Castle")
    pass_until(s, "A: action")
    do(s, "A: Close")
    assert is_bowed(s, "Plain Guard") and not is_bowed(s, "Plain Giant"), "where the Stronghold is, he entered play"


@editions(samurai=rule("sam.stronghold.2", "sam.stronghold.3", "sam.stronghold.4"))
def test_effects_on_cards_leave_strongholds_alone_unless_they_name_them() -> None:
    aim = strategy("Aim", open_(Bow(THAT), target=UNBOWED), focus=1)
    tap = strategy("Tap", open_(gain_honor(1), cost=BowACard(YOURS)), focus=1)
    s = table("A 5: | Aim, Tap \nB 5: Plain Mine", (aim, tap))
    assert not offered(s, "Tap"), "nor are they cards that a cost speaks of"
    do(s, "A: Aim")
    assert options(s) == ["Plain Mine"] or is_bowed(s, "Plain Mine"), "nor that a target may be"
    twin = Card("Twin Castle", "holding", title="Castle", cost=0)
    shut = strategy("Shut", open_(NameCard((Bow(NAMED),))), focus=1)
    s = table("A 5: | Shut \nB 5: Twin Castle", (shut, twin))
    do(s, "A: Shut", "A: Castle")
    assert is_bowed(s, "Twin Castle") and not is_bowed(s, "Castle", "A") and not is_bowed(s, "Castle", "B"), "by title"
    s = table("A 5: | All Bow, Freeze, Freeze \nB 5: Castle, Plain Mine, Plain Guard", CARDS)
    do(s, "A: All Bow")
    assert is_bowed(s, "Plain Mine") and is_bowed(s, "Plain Guard") and not is_bowed(s, "Castle", "B")
    do(s, "B: pass", "A: Freeze")
    assert offered(s, "Castle"), "named, it is a target"
    answer = holding("Watch", trait(Bows(OTHERS), gain_honor(1)), cost=1)
    s = table("A 5: Watch | Freeze \nB 5: Castle ", (*CARDS, answer))
    c = find(s, "Castle", "B")
    occur(s, ev.BOW, c)
    play(s)
    assert honor(s)[0] == 6, "it counts as a card for triggers"
    keep = Card("Keep", "stronghold", strength=6, gold=5, honor=5, text=(open_(Bow(THAT), target=PERSONALITY),))
    ward = holding("Ward", trait(Would("bow", PERSONALITY), NegateIt(), when=FromA(Is("stronghold"))), cost=1)
    s = table("A 5: Keep \nB 5: Ward, Plain Guard", (keep, ward))
    play(s, "A: Keep")
    assert not is_bowed(s, "Plain Guard"), "and its effects come from a card"


@editions(samurai=rule("sam.stronghold.6", "sam.stronghold.7", "sam.stronghold.8"))
def test_the_mon_is_the_players_clan() -> None:
    s = table(f"A 5: Crane Castle | | Plain Rider \nB 5: \n{DYNASTY}", CARDS)
    assert offered(s, "Plain Rider with Clan discount") and stats.clan_of(s, 0) == facts.FACTS["crane"]
    s = table(f"A 5: Castle, Plain Mine | | Plain Rider, Plain Swordsman \nB 5: \n{DYNASTY}", CARDS)
    assert stats.clan_of(s, 0) == -1 and stats.of_clan(s, 0) == 0
    assert not any("discount" in x for x in options(s)), "unaligned cards have no Clan in common"
    kin = strategy("Kin", open_(Bow(PERSONALITY & SameClan(THAT) - THAT), target=PERSONALITY & YOURS), focus=1)
    s = table("A 5: Plain Sailor, Plain Guard | Kin, Kin \nB 5: Plain Swordsman, Plain Giant, Plain Rider", (kin,))
    do(s, "A: Kin", "A: Plain Sailor", "B: pass")
    assert not s.p[facts.BOWED], "nor with each other"
    do(s, "A: Kin", "A: Plain Guard")
    assert titles(s, s.p[facts.BOWED]) == ["Plain Giant"], "as those of one Clan have"


@editions(samurai=rule("sam.open-stronghold-clan.1", "sam.stronghold.10"))
def test_strongholds_have_a_clan_and_produce_gold() -> None:
    s = table(f"A 5: Crab Castle | | Plain Guard \nB 5: \n{DYNASTY}", CARDS)
    home = find(s, "Crab Castle")
    assert s.p[facts.FACTS["crab"]] >> home & 1 and stats.stat(s, home, GOLD) == 5
    do(s, "A: Plain Guard")
    play(s)
    assert in_play(s, "Plain Guard") and is_bowed(s, "Crab Castle")


@editions(samurai=rule("sam.stronghold.9"))
def test_provinces_have_the_strength_of_the_stronghold() -> None:
    wall = holding("Wall", has(PROVINCE & YOURS, strength=1), cost=1)
    grow = strategy("Grow", open_(GainProvince()), focus=1)
    s = table("A 5: Wall | Grow \nB 5: ", (wall, grow))
    assert [strength(s, "A", n) for n in (1, 4)] == [7, 7] and strength(s, "B") == 6
    do(s, "A: Grow")
    assert provinces(s, "A") == 5 and strength(s, "A", 5) == 7
    assert stats.base(s, s.provinces[0][4], STRENGTH) == 6


# --- Personalities and Holdings -------------------------------------------------------------------------------------


@editions(samurai=rule("sam.personalities.1", "sam.personalities.3", "sam.personalities.10"))
def test_a_personality_enters_play_at_home() -> None:
    s = table(f"A 10: Castle, Plain Mine | | Plain Lady \nB 5: \n{DYNASTY}", CARDS)
    c = find(s, "Plain Lady")
    assert [stats.stat(s, c, x) for x in (FORCE, CHI, HONOR_REQUIREMENT, COST, PERSONAL_HONOR)] == [1, 4, 10, 6, 4]
    play(s, "A: Plain Lady")
    while s.decision.why == "pay gold":
        assert not in_play(s, "Plain Lady")
        do(s, f"A: {options(s)[0]}")
    assert in_play(s, "Plain Lady") and at_home(s, "Plain Lady") and not is_bowed(s, "Plain Lady")


@editions(samurai=rule("sam.personalities.2", "sam.personalities.5", "sam.personalities.8"))
def test_requirements_are_checked_before_the_gold_is_paid_whenever_he_enters() -> None:
    s = table(f"A 9: Castle, Plain Mine | | Plain Lady \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["done"] and not is_bowed(s, "Castle", "A")
    s = table(f"A 9: Castle, Plain Mine, Plain Hero | | Plain Hero \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["done"], "nor who is here already, being Unique"
    s = table("A 10: Castle, Plain Mine | | Plain Lady \nB 10: Castle, Plain Mine | | Plain Lady", CARDS)
    for seat in "AB":
        assert options(s) == ["pass"], "normally in no other phase"
        do(s, f"{seat}: pass")
    call = strategy("Call", open_(BringIntoPlay(THAT), target=PERSONALITY & IN_PROVINCE & FACEUP & YOURS), focus=1)
    s = table("A 10: Castle, Plain Mine | Call | Plain Lady \nB 5: ", (call,))
    play(s, "A: Call")
    assert decision(s).startswith("A: pay 6"), "by an effect too"
    do(s, "A: Castle")
    play(s)
    assert in_play(s, "Plain Lady") and is_bowed(s, "Plain Mine")
    s = table(f"A 10: Castle_, Plain Mine | | Plain Lady, Plain Giant \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["done"], "nobody whom one cannot pay for"
    assert not offered(table("A 10: Castle_, Plain Mine | Call | Plain Lady \nB 5: ", (call,)), "Call")


@editions(samurai=rule("sam.personalities.4", "sam.personalities.7"))
def test_who_does_not_meet_his_requirements_stays_where_he_was() -> None:
    call = strategy(
        "Call", open_(lose_honor(1), BringIntoPlay(THAT), IfDid((gain_honor(3),)), target=PERSONALITY & IN_PROVINCE & FACEUP & YOURS), focus=1,
    )  # fmt: skip
    s = table("A 10: Castle, Plain Mine | Call | Plain Lady \nB 5: ", (call,))
    play(s, "A: Call")
    assert in_province(s, "Plain Lady") and is_faceup(s, "Plain Lady") and honor(s)[0] == 9
    assert not is_bowed(s, "Castle", "A"), "nothing was paid"
    s = table("A 11: Castle, Plain Mine | Call | Plain Lady \nB 5: ", (call,))
    do(s, "A: Call")
    while not decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")
    assert not in_play(s, "Plain Lady") and is_faceup(s, "Plain Lady"), "out of play while costs are paid"
    play(s, "A: Castle")
    assert in_play(s, "Plain Lady") and honor(s)[0] == 13


@editions(samurai=rule("sam.personalities.6", "sam.personalities.9", "sam.open-honor-requirement-waiver.1"))
def test_clan_members_for_two_more_or_two_less() -> None:
    s = table(f"A 5: Crane Castle, Plain Mine, Plain Mine | | Plain Lady, Plain Rider \nB 5: \n{DYNASTY}", CARDS)
    ways = [x for x in options(s) if x.startswith("Plain Lady")]
    assert ways and all("allegiance" in x for x in ways), "he opts in; otherwise she cannot enter play"
    assert {"Plain Rider", "Plain Rider with Clan discount"} <= set(options(s))
    do(s, "A: Plain Lady with Clan allegiance")
    assert decision(s) == "A: pay 8 gold"
    s = table(f"A 5: Crane Castle | | Plain Rider \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["Plain Rider with Clan discount", "done"]
    s = table(f"A 5: Crab Castle, Plain Mine, Plain Mine | | Plain Lady, Plain Rider \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["Plain Rider", "done"], "only for his own Clan"
    call = strategy("Call", open_(BringIntoPlay(THAT), target=PERSONALITY & IN_PROVINCE & FACEUP & YOURS), focus=1)
    for honor_, may in ((9, False), (10, True)):
        s = table(f"A {honor_}: Crane Castle, Plain Mine, Plain Mine | Call | Plain Lady \nB 5: ", (call,))
        assert offered(s, "Call") == may, "in the Dynasty Phase alone"


@editions(samurai=rule("sam.personalities.11", "sam.personalities.12", "sam.honorable.1"))
def test_only_personalities_have_attachments_and_honor() -> None:
    s = table("A 5: Plain Mine, Plain Guard[Plain Spears] | \nB 5: ", CARDS)
    occur(s, ev.DISHONOR, find(s, "Plain Spears"))
    occur(s, ev.DISHONOR, find(s, "Plain Mine"))
    assert not s.p[facts.DISHONORABLE]
    occur(s, ev.DISHONOR, find(s, "Plain Guard"))
    assert s.p[facts.DISHONORABLE] == 1 << find(s, "Plain Guard")
    bless = strategy("Bless", open_(Bow(THAT), target=HONORABLE), focus=1)
    s = table("A 5: Plain Mine, Plain Guard[Plain Spears] | Bless, Plain Knife \nB 5: Plain Rider~", (bless,))
    do(s, "A: Bless")
    assert options(s) == ["Plain Guard"], "every Personality who is not dishonorable, and nobody else"
    s = table("A 5: Castle, Plain Mine, Plain Guard[Plain Spears], Plain Lady | Plain Knife \nB 5: Plain Rider~")
    do(s, "A: Equip")
    assert decision(s) == "A: target" and options(s) == ["Plain Guard", "Plain Lady"], "no Holding, no Follower"
    give_it = open_(
        Attach(THAT, THAT_OTHER), target=(IN_HAND & ATTACHMENT & YOURS, YOURS & (PERSONALITY | HOLDING | FOLLOWER))
    )
    s = table(
        "A 5: Castle, Plain Mine, Plain Guard[Plain Spears] | Gift, Plain Knife \nB 5: ",
        (strategy("Gift", give_it, focus=1),),
    )
    play(s, "A: Gift")
    assert decision(s) == "A: pay 1 gold", "there was one card only to which an effect can attach it"
    play(s, "A: Castle")
    assert attached(s, "Plain Guard") == ["Plain Knife", "Plain Spears"]
    shift = strategy("Shift", open_(Transfer(THAT, THAT_OTHER), target=(ITEM, HOLDING | FOLLOWER)), focus=1)
    forge = strategy("Forge", open_(Create("item", force=2, on=THAT), target=HOLDING | FOLLOWER), focus=1)
    for to in ("Plain Mine", "Plain Spears"):
        s = table("A 5: Plain Mine, Plain Guard[Plain Spears, Plain Sword] | Shift, Forge \nB 5: ", (shift, forge))
        play(s, "A: Shift", f"A: {to}")
        assert attached(s, "Plain Guard") == ["Plain Spears", "Plain Sword"] and not attached(s, to), "nor transfer it"
        do(s, "B: pass")
        play(s, "A: Forge", f"A: {to}")
        assert not attached(s, to), "nor create it there"


@editions(samurai=rule("sam.holdings.1", "sam.holdings.2", "sam.holdings.4"))
def test_holdings_are_paid_for_and_enter_play_bowed() -> None:
    s = table(f"A 5: Castle | | Plain Mine \nB 5: \n{DYNASTY}", CARDS)
    do(s, "A: Plain Mine")
    play(s)
    assert in_play(s, "Plain Mine") and is_bowed(s, "Plain Mine") and is_bowed(s, "Castle", "A")
    c = find(s, "Plain Mine")
    assert stats.stat(s, c, COST) == 3 and stats.stat(s, c, GOLD) == 3
    call = strategy("Build", open_(BringIntoPlay(THAT), target=HOLDING & IN_PROVINCE & FACEUP & YOURS), focus=1)
    s = table("A 5: Castle | Build | Plain Mine \nB 5: ", (call,))
    play(s, "A: Build")
    assert in_play(s, "Plain Mine") and is_bowed(s, "Plain Mine") and is_bowed(s, "Castle", "A"), "whenever they enter"
    s = table("A 5: Castle_ | Build | Plain Mine \nB 5: ", (call,))
    assert not offered(s, "Build"), "nor can they enter unpaid"
    s = table("A 5: Castle | | Plain Mine \nB 5: Castle | | Plain Mine\naction phase, active B")
    for seat in "BA":
        assert options(s) == ["pass"], "normally in no other phase"
        do(s, f"{seat}: pass")
    shrine = holding("Shrine", limited(gain_honor(2), cost=Bow(THIS)), cost=1)
    s = table("A 5: Shrine \nB 5: ", (shrine,))
    do(s, "A: Shrine")
    assert honor(s)[0] == 7, "some produce Honor"


@editions(samurai=rule("sam.holdings.3", "sam.in-play-and-out-of-play.1"))
def test_a_holding_is_not_in_play_while_it_is_paid_for() -> None:
    s = table(f"A 5: Castle, Plain Shop, Plain Farm | | Plain Mine, Plain Shop \nB 5: \n{DYNASTY}", CARDS)
    assert not any(x.startswith("Plain Shop") for x in options(s)), "requirements first: Singular"
    do(s, "A: Plain Mine", "A: Plain Shop")
    assert s.decision.why == "pay gold" and not in_play(s, "Plain Mine") and not offered(s, "Plain Mine")
    do(s, f"A: {options(s)[0]}")
    assert in_play(s, "Plain Mine")


@editions(samurai=rule("sam.in-play-and-out-of-play.1"))
def test_no_card_enters_play_but_by_its_requirements_and_then_its_costs() -> None:
    thief = strategy("Thief", reaction(WouldPay("bow", Is("stronghold") & OTHERS), NegateIt()), focus=1)
    for honor_, home in ((9, "Castle, Plain Mine"), (10, "Castle_, Plain Mine")):
        s = table(f"A {honor_}: {home} | | Plain Lady \nB 5: \n{DYNASTY}", CARDS)
        assert options(s) == ["done"], "his Honor Requirement is not met, or nobody can pay for him"
    for answer_, enters in (("B: Thief", False), ("B: pass", True)):
        s = table(f"A 5: Castle | | Plain Mine \nB 5: | Thief\n{DYNASTY}", (*CARDS, thief))
        play(s, "A: Plain Mine", answer_)
        assert in_play(s, "Plain Mine") == enters, "if its cost is paid"
        s = table("A 5: Castle, Plain Duelist | Plain Nobles \nB 5: | Thief", (*CARDS, thief))
        play(s, "A: Equip")
        assert not in_play(s, "Plain Nobles") and decision(s) == "B: reactions before", "paid for before it enters"
        play(s, answer_)
        assert in_play(s, "Plain Nobles") == enters
    s = table("A 5: Castle, Plain Guard | Plain Nobles \nB 5: ", CARDS)
    assert options(s) == ["pass"], "there is nobody whom they would serve"


@editions(samurai=rule("sam.open-personality-holding-unpaid.1"))
def test_who_is_not_paid_for_lies_in_his_province_as_before() -> None:
    usher = trait(Bows(HOLDING), BringIntoPlay(THAT), gain_honor(1), target=IN_PROVINCE & FACEUP & YOURS)
    nod = strategy("Nod", open_(Bow(THAT), target=HOLDING), focus=1)
    for home, name, enters in (("Castle", "Plain Guard", True), ("Castle_", "Plain Guard", False),
                               ("Castle", "Plain Mine", True), ("Castle_", "Plain Mine", False)):  # fmt: skip
        s = table(
            f"A 5: {home}, Usher, Plain Farm | Nod | {name}, Field? \nB 5: ", (holding("Usher", usher, cost=0), nod)
        )
        play(s, "A: Nod", "A: Usher", f"A: {name}")
        while decision(s).startswith("A: pay"):
            play(s, "A: Castle")
        assert in_play(s, name) == enters and in_province(s, name) != enters and honor(s)[0] == 6
        assert is_faceup(s, name), "faceup, and neither discarded nor in play"
