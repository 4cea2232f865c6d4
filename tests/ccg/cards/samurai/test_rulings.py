"""Samurai Edition: what was ruled about single cards."""

from __future__ import annotations

from typing import Any

from gorin.cards.registry import cards_for
from gorin.decks.precons import precons
from gorin.rulebook.testing import rule
from gorin.rulesets.base import DeckList
from gorin.rulesets.ccg.deckbuilding import faults
from gorin.rulesets.ccg.editions import SAMURAI
from gorin.rulesets.ccg.words import (
    ATTACHMENT,
    ATTACKING,
    CRANE,
    IN_HAND,
    IT,
    PERSONALITY,
    PICKED,
    SPIDER,
    THAT,
    UNALIGNED,
    YOURS,
    AddToken,
    Attach,
    BattleEnds,
    Destroy,
    Later,
    MoveHome,
    Pick,
    Targets,
    battle,
    clan,
    follower,
    give,
    open_,
    personality,
    reaction,
    strategy,
)
from gorin.rulesets.ccg.words import SAMURAI as OF_SAMURAI
from tests.ccg.tables import (
    at_home,
    attached,
    attacking,
    chi,
    decision,
    do,
    find,
    force,
    hand,
    honor,
    in_discard,
    in_edition,
    in_play,
    is_bowed,
    is_dishonorable,
    is_here,
    offered,
    options,
    pass_until,
    personal_honor,
    play,
    table,
)

pytestmark = in_edition("samurai")


def pay(s: Any, *sources: str) -> None:
    """Pay with these, then with whatever there is."""
    for source in sources:
        do(s, f"A: {source}")
    while decision(s).startswith("A: pay"):
        do(s, f"A: {options(s)[0]}")


# --- actions and what they did ----------------------------------------------------------------------------------------


@rule("sam.card-bayushi-muhito.1")
def test_muhito_does_not_answer_a_delayed_movement() -> None:
    s = table("A 5: Bayushi Muhito*, Plain Giant*\nB 5: Plain Rider* | Encircled Terrain (Samurai)\nbattle A>B")
    do(s, "B: Encircled Terrain (Samurai)", "A: pass", "B: pass", "B: A", "A: Plain Giant")
    play(s)
    assert at_home(s, "Bayushi Muhito") and not is_bowed(s, "Bayushi Muhito")
    assert not offered(s, "Bayushi Muhito") and "additional" not in decision(s)


@rule("sam.card-bayushi-saya.1")
def test_two_sayas_cost_honor_once() -> None:
    s = table("A 10: Bayushi Saya, Bayushi Saya\nB 10: Hida Kuon - exp5_, Plain Guard_")
    do(s, "A: Bayushi Saya", "A: Hida Kuon - exp5", "B: pass", "A: Bayushi Saya", "A: Hida Kuon - exp5")
    play(s, "B: Hida Kuon")
    while decision(s).endswith("which delayed effect first"):
        do(s, f"{decision(s)[0]}: {options(s)[0]}")
    assert is_dishonorable(s, "Hida Kuon - exp5") and honor(s) == [10, 7] and not s.delayed


@rule("sam.card-castle-barracks.1")
def test_castle_barracks_of_the_crab_and_of_others() -> None:
    line = "A 5: Plain Rider*\nB 5 {}: Castle Barracks, Plain Guard* | | {} | Plain Spears\nbattle A>B"
    assert offered(table(line.format("crab", "-, -, -, -")), "Castle Barracks")
    assert not offered(table(line.format("lion", "-, -, gone, gone")), "Castle Barracks")
    assert offered(table(line.format("lion", "-, gone, gone, gone")), "Castle Barracks")
    s = table(
        "A 5 lion: Castle Barracks, Plain Rider* | | -, gone, gone, gone | Plain Spears\nB 5: Plain Guard*\nbattle A>B"
    )
    do(s, "B: pass")
    assert not offered(s, "Castle Barracks")  # one province, but not the Defender
    s = table("A 5 crab: Castle Barracks, Plain Rider* | | -, -, -, - | Plain Spears\nB 5: Plain Guard*\nbattle A>B")
    do(s, "B: pass")
    assert offered(s, "Castle Barracks")  # which the Crab need not be either


WITHER = strategy("Plain Wither", battle(give(THAT, chi=-4), target=PERSONALITY), focus=1)


@rule("sam.card-hida-sozen-experienced.1")
def test_sozen_lives_without_chi_if_another_took_it() -> None:
    s = table("A 5: Hida Sozen - exp*\nB 5: Plain Rider* | Plain Wither\nbattle A>B", [WITHER])
    do(s, "B: Plain Wither", "B: Hida Sozen - exp")
    assert chi(s, "Hida Sozen - exp") == 0 and in_play(s, "Hida Sozen - exp")
    s = table("A 5: Hida Sozen - exp* | Plain Wither\nB 5: Plain Rider*\nbattle A>B", [WITHER])
    do(s, "B: pass", "A: Plain Wither", "A: Hida Sozen - exp")
    assert in_discard(s, "Hida Sozen - exp")
    s = table("A 5: Plain Guard*\nB 5: Plain Rider* | Plain Wither\nbattle A>B", [WITHER])
    do(s, "B: Plain Wither", "B: Plain Guard")
    assert in_discard(s, "Plain Guard")


@rule("sam.card-hida-sozen-experienced.2")
def test_sozen_lives_with_tokens_of_another() -> None:
    s = table("A 5: Hida Sozen - exp, Ring of Air (Samurai), Ring of Earth (Samurai)\nB 5: Muketsu - exp")
    do(s, "A: Ring of Air (Samurai)", "A: Hida Sozen - exp", "B: Muketsu - exp", "B: Hida Sozen - exp")
    assert chi(s, "Hida Sozen - exp") == 2
    pass_until(s, "B: discard from")  # a turn later
    pass_until(s, "A: action")
    do(s, "A: Ring of Air (Samurai)", "A: Hida Sozen - exp", "B: Muketsu - exp", "B: Hida Sozen - exp")
    assert chi(s, "Hida Sozen - exp") == 0 and in_play(s, "Hida Sozen - exp")


@rule("sam.card-razor-of-the-dawn-castle.1")
def test_the_razor_does_not_delay_death_without_chi() -> None:
    s = table("A 5: Razor of the Dawn Castle, Plain Guard*\nB 5: Plain Rider* | Plain Wither\nbattle A>B", [WITHER])
    do(s, "B: Plain Wither", "B: Plain Guard")
    assert in_discard(s, "Plain Guard") and "may" not in decision(s)


BOTH = strategy(
    "Plain Ambush",
    battle(Destroy(THAT), Later(BattleEnds(), (Destroy(PERSONALITY & OF_SAMURAI),)), target=PERSONALITY),
    focus=1,
)


@rule("sam.card-shosuro-adeiko.1")
def test_adeiko_answers_the_immediate_effects() -> None:
    s = table(
        "A 5: Shosuro Adeiko, Plain Giant*, Plain Hero*\nB 5: Plain Lady*, Plain Guard | Plain Ambush\nbattle A>B",
        [BOTH],
    )
    do(s, "B: Plain Ambush", "B: Plain Giant")
    assert decision(s) == "A: reactions after"  # after the action, not within it
    do(s, "A: Shosuro Adeiko", "A: Plain Lady")
    assert chi(s, "Plain Lady") == 3
    while in_play(s, "Plain Guard"):
        texts = options(s)
        do(s, f"{decision(s)[0]}: {next((x for x in texts if x in ('pass', 'done', 'no')), texts[0])}")
        assert not offered(s, "Shosuro Adeiko")
    assert in_discard(s, "Plain Hero") or in_discard(s, "Shosuro Adeiko")


@rule("sam.card-shosuro-adeiko.2")
def test_adeiko_does_not_answer_a_cost() -> None:
    s = table("A 5: Shosuro Adeiko, Plain Guard* | Greater Sacrifice\nB 5: Plain Sailor*\nbattle A>B")
    play(s, "B: pass", "A: Greater Sacrifice")
    assert in_discard(s, "Plain Guard") and in_discard(s, "Plain Sailor") and not offered(s, "Shosuro Adeiko")


@rule("sam.card-stay-your-blade.1", "sam.card-stay-your-blade.2")
def test_stay_your_blade_whose_movement_is_negated() -> None:
    s = table(
        "A 5: Plain Guard*, Plain Hero*, Plain Swordsman* | Stay Your Blade\nB 5: Plain Rider*, Bayushi Tsimaru - exp\nbattle A>B"
    )
    do(s, "B: pass", "A: Stay Your Blade", "A: Plain Guard", "B: Bayushi Tsimaru - exp")
    assert attacking(s, "Plain Guard") and is_bowed(s, "Plain Guard") and hand(s, "A") == []
    assert decision(s) == "B: battle action" and in_discard(s, "Stay Your Blade")  # nobody goes in his place


# --- what is to be paid -----------------------------------------------------------------------------------------------

RICH = "Castle, Plain Mine, Plain Mine, Plain Mine"  # 14 Gold


@rule("sam.card-hired-killer.1")
def test_hired_killer_costs_what_the_unit_costs() -> None:
    s = table(
        "A 5: Castle, Plain Shop, Plain Shop | Hired Killer\nB 5: Plain Guard[Plain Spears], Plain Rider[Plain Sword]"
    )
    play(s, "A: Hired Killer")  # 7 + 2 of 9 Gold; the Rider's unit would be 11
    pay(s)
    assert in_discard(s, "Plain Guard") and is_bowed(s, "Castle", "A")
    s = table("A 5: Castle, Plain Mine | Hired Killer\nB 5: Plain Guard[Plain Spears]")
    assert not offered(s, "Hired Killer")  # 8 of 9


ARMS = strategy(
    "Plain Arms",
    reaction(Targets(PERSONALITY & YOURS), Pick(ATTACHMENT & YOURS & IN_HAND, Attach(PICKED, IT)), target=IT),
    focus=1,
)


@rule("sam.card-hired-killer.2")
def test_what_changes_after_targeting_is_not_paid_for() -> None:
    line = (
        "A 5: Castle, Plain Shop, Plain Shop | Hired Killer\nB 5: Plain Guard[Plain Spears] | Plain Arms, Plain Sword"
    )
    s = table(line, [ARMS])
    play(s, "A: Hired Killer")
    do(s, "B: Plain Arms")
    play(s)
    while decision(s).startswith("B: "):
        do(s, f"B: {options(s)[0]}")
    assert attached(s, "Plain Guard") == ["Plain Spears", "Plain Sword"]  # a unit of 10 now
    pay(s)
    assert in_discard(s, "Plain Guard") and honor(s) == [2, 5]  # for 9, all there is


@rule("sam.card-hired-killer.3")
def test_turn_of_fortune_changes_the_price() -> None:
    line = "A 5: Castle, {} | Hired Killer\nB 5: Plain Guard, Plain Priest[Plain Sword, Plain Nobles] | Turn of Fortune"
    s = table(line.format("Plain Mine, Plain Mine, Plain Mine"))
    do(s, "A: Hired Killer", "A: Plain Guard", "B: Turn of Fortune (Samurai)")
    play(s)
    pay(s)  # 4 + 3 + 3 + 2
    assert in_discard(s, "Plain Priest") and in_play(s, "Plain Guard")
    assert sum(is_bowed(s, x) for x in ("Castle", "Plain Mine")) == 2
    s = table(line.format("Plain Shop"))  # 7 Gold: enough for the Guard alone
    do(s, "A: Hired Killer", "A: Plain Guard", "B: Turn of Fortune (Samurai)")
    play(s)
    assert in_play(s, "Plain Priest") and in_play(s, "Plain Guard") and honor(s) == [5, 5]


@rule("sam.card-hired-killer.4")
def test_seat_of_power_changes_the_price() -> None:
    s = table(f"A 5: {RICH}, Plain Mine | Hired Killer\nB 5: Seat of Power, Hida Kuon - exp5, Plain Guard")
    do(s, "A: Hired Killer", "A: Hida Kuon - exp5", "B: Seat of Power")
    play(s)
    pay(s, "Castle")  # 7 Gold: one Mine more
    assert in_discard(s, "Plain Guard") and in_play(s, "Hida Kuon - exp5")
    assert sum(s.p[2] >> c & 1 for c in range(len(s.kind)) if s.box.faces[s.kind[c]].name == "Plain Mine") == 1


OUTPOSTS = "A 5: Castle_, Supply Outpost, Supply Outpost, {} | {} | Plain Guard\nB 5:\ndynasty phase, active A"
HORDE = follower("Plain Horde", force=4, cost=6, focus=1)


@rule("sam.card-supply-outpost.1")
def test_each_outpost_brings_one_attachment() -> None:
    s = table(OUTPOSTS.format("Plain Farm", "Plain Sword, Plain Spears, Plain Knife"))
    do(s, "A: Plain Guard")
    pay(s, "Supply Outpost", "Supply Outpost")
    for name in ("Plain Sword", "Plain Spears"):
        while not offered(s, name):
            do(s, f"A: {options(s)[0]}")
        do(s, f"A: {name}")
    play(s)
    assert attached(s, "Plain Guard") == ["Plain Spears", "Plain Sword"] and hand(s, "A") == ["Plain Knife"]


@rule("sam.card-supply-outpost.2")
def test_the_reductions_of_two_outposts_do_not_add_up() -> None:
    for left, enough in (("Plain Mine", True), ("Plain Shop", False)):
        s = table(OUTPOSTS.format(f"Plain Farm, {left}", "Plain Horde"), [HORDE])
        do(s, "A: Plain Guard")
        pay(s, "Supply Outpost", "Supply Outpost", "Plain Farm")
        while decision(s).endswith("traits after"):
            do(s, f"A: {options(s)[0]}")
            assert offered(s, "Plain Horde") is enough
            if enough:
                do(s, "A: Plain Horde")
                pay(s)
                assert attached(s, "Plain Guard") == ["Plain Horde"] and is_bowed(s, left)
                break
            break


@rule("sam.card-supply-outpost.3", "sam.card-three-man-alliance-plain.1")
def test_the_outpost_and_the_plain_do_not_help_each_other() -> None:
    line = (
        "A 5: Supply Outpost, Castle, {} | {} | Plain Guard, -[Three Man Alliance Plain]\nB 5:\ndynasty phase, active A"
    )
    s = table(line.format("Plain Shop", "Plain Spears"))
    do(s, "A: Plain Guard")
    pay(s, "Supply Outpost", "Castle")
    while not offered(s, "Plain Spears"):
        do(s, f"A: {options(s)[0]}")
    do(s, "A: Plain Spears")  # by the Outpost: free, and no card is drawn
    assert attached(s, "Plain Guard") == ["Plain Spears"] and len(s.zones[0]) == 10 and not is_bowed(s, "Plain Shop")
    for shop, enough in (("Plain Mine", True), ("Plain Shop", False)):  # by the Plain: the full 3 Gold
        s = table(line.format(shop, "Plain Sword"))
        do(s, "A: Plain Guard")
        pay(s, "Supply Outpost", "Castle")
        while decision(s).endswith(("traits after", "choose")):
            do(s, "A: done" if "done" in options(s) else f"A: {options(s)[0]}")
        assert offered(s, "Three Man Alliance Plain") is enough
        if enough:
            do(s, "A: Three Man Alliance Plain")
            play(s)
            pay(s)
        assert (attached(s, "Plain Guard") == ["Plain Sword"]) is enough and (len(s.zones[0]) == 9) is enough


# --- Strongholds ------------------------------------------------------------------------------------------------------


RECALL = strategy(
    "Plain Recall", reaction(Targets(PERSONALITY & YOURS), MoveHome(PERSONALITY & clan(CRANE) & ATTACKING)), focus=1
)


@rule("sam.card-mountains-shadow-dojo.1", "sam.card-mountains-shadow-dojo.2")
def test_where_the_dojo_sends_its_samurai() -> None:
    s = table("A 5: Mountain's Shadow Dojo, Kakita Hideo*, Plain Guard*\nB 5: Plain Rider*, Plain Hero+3\nbattle A>B")
    play(s, "B: pass", "A: Mountain's Shadow Dojo")
    assert options(s) == ["home", *(f"the battlefield at B's province {n}" for n in (2, 3, 4))]
    do(s, "A: the battlefield at B's province 3")
    assert attacking(s, "Kakita Hideo") and not is_here(s, "Kakita Hideo")
    s = table(
        "A 5: Mountain's Shadow Dojo, Kakita Hideo*, Plain Guard*\nB 5: Plain Rider* | Plain Recall\nbattle A>B",
        [RECALL],
    )
    play(s, "B: pass", "A: Mountain's Shadow Dojo", "B: Plain Recall")
    assert at_home(s, "Kakita Hideo") and decision(s) == "B: battle action"  # at no battlefield, he goes to none


@rule("sam.card-the-spiders-lair.1")
def test_the_spiders_lair_does_not_soften_a_dishonorable_death() -> None:
    spider = personality("Plain Spider", SPIDER, force=1, chi=2, cost=3, personal_honor=1)
    s = table("A 5: The Spider's Lair, Plain Spider*~\nB 5: Hida Kisada*\nbattle A>B", [spider])
    play(s, "B: Hida Kisada")
    assert in_discard(s, "Plain Spider") and honor(s) == [4, 5]


@rule("sam.card-the-ruined-city.1")
def test_the_ruined_city_does_not_soften_a_dishonorable_death() -> None:
    spider = personality("Plain Spider", SPIDER, force=1, chi=2, cost=3, personal_honor=1)
    s = table("A 5: The Ruined City, Plain Spider*~\nB 5: Hida Kisada*\nbattle A>B", [spider])
    play(s, "B: Hida Kisada")
    assert in_discard(s, "Plain Spider") and honor(s) == [4, 5]
    s = table("A 5: The Ruined City, Plain Mine | | Chuda Hiroe\nB 5:\ndynasty phase, active A")
    do(s, "A: Chuda Hiroe")
    pay(s)
    while decision(s).endswith(("traits after", "traits before")):
        do(s, f"A: {options(s)[0]}")
    assert in_play(s, "Chuda Hiroe") and honor(s) == [5, 5]


BLESS = strategy("Plain Blessing", open_(AddToken(THAT, force=2), target=PERSONALITY), focus=1)


@rule("sam.card-companion-spirit.1")
def test_a_companion_spirit_has_the_base_numbers() -> None:
    s = table("A 5: Plain Priest[Companion Spirit, Plain Sword] | Plain Blessing\nB 5:", [BLESS])
    play(s, "A: Plain Blessing", "B: pass")
    assert (force(s, "Plain Priest"), chi(s, "Plain Priest")) == (1 + 2 + 2, 3 + 1)
    play(s, "A: Companion Spirit")
    spirit = "created cavalry samurai spirit like Plain Priest"
    assert (force(s, spirit), chi(s, spirit), personal_honor(s, spirit)) == (1, 3, 3)
    assert s.box.faces[s.kind[find(s, spirit)]].definition.cost == 4
    assert is_bowed(s, "Plain Priest") and in_discard(s, "Companion Spirit") and not is_bowed(s, spirit)


# --- decks ------------------------------------------------------------------------------------------------------------


def faults_of(**more: int) -> list[str]:
    """What is wrong with the Crab deck of Samurai Edition after these are added; names with _ for a space."""
    counts = dict(next(x for x in precons("ccg/samurai") if x.name == "crab").cards)
    counts |= {name.replace("_", " ").replace("Mak irtch", "Mak'irtch"): n for name, n in more.items()}
    return [x.says for x in faults(DeckList("d", "crab", tuple(counts.items())), SAMURAI, cards_for("ccg/samurai"))]


@rule("sam.card-makirtch.3")
def test_makirtch_is_no_card_of_this_edition() -> None:
    assert faults_of() == []
    assert faults_of(Mak_irtch=1) == ["Mak'irtch is no card of this edition."]


@rule("sam.card-togashi-masujiro.1")
def test_hoshi_masujiro_is_togashi_masujiro() -> None:
    assert faults_of(Hoshi_Masujiro=1, Togashi_Masujiro=2) == []
    (fault,) = faults_of(Hoshi_Masujiro=2, Togashi_Masujiro=2)
    assert "Togashi Masujiro" in fault and "not 4" in fault


RATS = tuple(
    personality(name, UNALIGNED, force=1, chi=1, cost=1, personal_honor=0, keywords=words)
    for name, words in (
        ("Plain Rat", "ratling, broken shinbone tribe"),
        ("Plain Loner", "ratling"),
        ("Plain Other", "ratling"),
    )
)
RUNNERS = follower("Plain Runners", force=1, cost=1, focus=1, keywords="ratling")


@rule("sam.card-makirtch.1", "sam.card-makirtch.2")
def test_makirtch_calls_two_tribes_and_no_followers() -> None:
    s = table("A 5: Mak'irtch, Plain Rat, Plain Loner[Plain Runners], Plain Other\nB 5:", [*RATS, RUNNERS])
    do(s, "A: Mak'irtch")
    assert sorted(options(s)) == ["Mak'irtch", "Plain Loner", "Plain Other", "Plain Rat"]  # no Follower
    do(s, "A: Plain Rat", "A: Plain Other")
    assert decision(s) != "A: target"  # two Tribes, two targets
    assert [len(attached(s, x)) for x in ("Plain Rat", "Plain Other", "Plain Loner")] == [1, 1, 1]
