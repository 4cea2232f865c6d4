"""Experience: overlays as stacks, second titles, Unique and Singular versions."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg import facts
from gorin.rulesets.ccg.state import EXPERIENCE
from gorin.rulesets.ccg.words import *
from tests.ccg.tables import (
    attached,
    chi,
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
    is_dishonorable,
    is_removed,
    lying,
    occur,
    offered,
    options,
    pass_until,
    play,
    table,
    titles,
)

SAGE = personality("Sage", CRAB, open_(gain_honor(5)), reaction(Bows(THIS), gain_honor(1)), trait(Destroyed(THIS), gain_honor(7)),
                   has(PERSONALITY & YOURS, chi=1), force=1, chi=2, cost=2, personal_honor=1)  # fmt: skip
SAGE_1 = personality(
    "Sage - exp", CRAB, open_(gain_honor(2)), force=3, chi=3, cost=5, personal_honor=2, keywords="monk"
)
SAGE_2 = personality("Sage - exp2", CRAB, force=5, chi=4, cost=9, personal_honor=3, honor_requirement=30)
SAGE_3 = personality("Sage - exp3", CRAB, force=6, chi=4, cost=1, personal_honor=3)
PUPIL = personality(
    "Pupil - exp", CRANE, AlsoCalled("Sage"), force=4, chi=4, cost=6, personal_honor=2, keywords="loyal"
)
HERMIT = personality(
    "Hermit - exp", UNALIGNED, AlsoCalled("Plain Hero"), force=4, chi=4, cost=0, personal_honor=2, keywords="unique"
)
SLAY = strategy("Slay", open_(Destroy(THAT), target=PERSONALITY), focus=1)
UNMASK = strategy("Unmask", open_(LoseOverlay(THAT), target=PERSONALITY), focus=1)
ASCEND = strategy(
    "Ascend",
    open_(
        Overlay(THAT, THAT_OTHER), target=((PERSONALITY | HOLDING) & IN_PROVINCE & FACEUP & YOURS, PERSONALITY & YOURS)
    ),
    focus=1,
)
MARK = strategy("Mark", open_(AddToken(THAT, "fire", force=2), give(THAT, chi=1), target=PERSONALITY), focus=1)
BRIBE = strategy("Bribe", open_(TakeControl(THAT), target=PERSONALITY & OTHERS), focus=1)
GREETER = holding("Greeter", trait(Enters(PERSONALITY & YOURS), gain_honor(4)), cost=1)
CARDS = (SAGE, SAGE_1, SAGE_2, SAGE_3, PUPIL, HERMIT, SLAY, UNMASK, ASCEND, MARK, BRIBE, GREETER)
DYNASTY = "dynasty phase, active A"


def level(s: Any, name: str) -> int:
    return int(s.box.faces[s.kind[find(s, name)]].numbers[EXPERIENCE])


@editions(
    emperor=rule("emp.experienced.3", "emp.experienced.6"), samurai=rule("sam.experienced.11", "sam.experienced.12")
)
def test_an_experienced_personality_overlays_from_a_province() -> None:
    s = table(f"A 5: Castle_, Sage | | Sage - exp, Plain Farm \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["overlay Sage with Sage - exp", "Plain Farm", "done"]
    do(s, "A: Plain Farm")
    assert offered(s, "overlay Sage"), "at any time when a card could enter play"
    do(s, "A: overlay Sage")
    assert in_play(s, "Sage - exp") and lying(s, "A")[0] == "Field"
    s = table("A 5: Castle_, Sage | | Sage - exp \nB 5: \naction phase, active A", CARDS)
    assert not offered(s, "overlay")
    s = table(f"A 5: Castle_ | | Sage - exp? \nB 5: Sage\n{DYNASTY}", CARDS)
    assert options(s) == ["done"], "neither facedown nor onto another player's"
    s = table("A 5: Castle_, Sage | | Sage - exp \nB 5: Castle_, Sage | | Sage - exp \ndynasty phase, active B", CARDS)
    assert decision(s) == "B: bring into play" and offered(s, "overlay Sage"), "whoever is active"
    do(s, "B: overlay Sage")
    assert in_play(s, "Sage", "A") and in_play(s, "Sage - exp", "B") and lying(s, "A")[0] == "Sage - exp"


@editions(samurai=rule("sam.experienced.1", "sam.experienced.2", "sam.experienced.4"))
def test_experience_levels() -> None:
    s = table(f"A 5: Sage, Sage - exp | | Sage - exp2, Sage - exp3 \nB 5: \n{DYNASTY}", CARDS)
    assert [level(s, x) for x in ("Sage", "Sage - exp", "Sage - exp2", "Sage - exp3")] == [0, 1, 2, 3]
    for name, own in (("Sage - exp2", set()), ("Pupil - exp", {"loyal"}), ("Hermit - exp", {"unique"})):
        t = table(f"A 5: {name} \nB 5:", CARDS)
        c, first = find(t, name), facts.FIRST_KEYWORD
        assert {x for i, x in enumerate(facts.plane_names()) if i >= first and t.p[i] >> c & 1} == own, (
            "no keywords apart"
        )
    assert offered(s, "overlay Sage - exp with Sage - exp2") and offered(s, "overlay Sage - exp with Sage - exp3")
    s = table(f"A 5: Castle_, Sage - exp2 | | Sage - exp, Sage - exp2, Sage \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["done"], "neither a less experienced version nor an equal one"


@editions(samurai=rule("sam.experienced.13", "sam.experienced.15"))
def test_what_is_required_for_an_overlay() -> None:
    s = table(f"A 5: Castle_, Sage - exp | | Sage - exp2 \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["overlay Sage - exp with Sage - exp2", "done"], "not the Honor Requirement"
    s = table(f"A 5: Castle_, Plain Guard | | Sage - exp2 \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["done"], "but the title"
    s = table(f"A 5: Crab Castle_, Sage | | Pupil - exp \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["done"], "and being Loyal"
    s = table(f"A 5: Crane Castle_, Sage | | Pupil - exp \nB 5: \n{DYNASTY}", CARDS)
    assert offered(s, "overlay Sage with Pupil - exp"), "any of its titles will do"


@editions(samurai=rule("sam.experienced.14"))
def test_skipping_levels_costs_the_difference() -> None:
    s = table(f"A 5: Castle_, Plain Mine, Plain Mine_, Sage | | Sage - exp2 \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["done"], "3 Gold are not 7"
    s = table(f"A 5: Castle, Plain Mine, Sage | | Sage - exp2 \nB 5: \n{DYNASTY}", CARDS)
    do(s, "A: overlay Sage with Sage - exp2")
    assert decision(s) == "A: pay 7 gold"
    do(s, "A: Castle", "A: Plain Mine")
    assert in_play(s, "Sage - exp2")
    s = table(f"A 5: Castle_, Sage | | Sage - exp3 \nB 5: \n{DYNASTY}", CARDS)
    do(s, "A: overlay Sage with Sage - exp3")
    assert in_play(s, "Sage - exp3"), "it is cheaper"
    s = table(f"A 5: Castle_, Sage | | Sage - exp \nB 5: \n{DYNASTY}", CARDS)
    do(s, "A: overlay Sage with Sage - exp")
    assert in_play(s, "Sage - exp"), "one level is free"


@editions(samurai=rule("sam.overlaying.1", "sam.overlaying.2", "sam.overlaying.5"))
def test_the_overlaid_card_is_out_of_play_without_having_left() -> None:
    s = table(f"A 5: Sage, Greeter | | Sage - exp \nB 5: \n{DYNASTY}", CARDS)
    stack = find(s, "Sage")
    do(s, "A: overlay Sage")
    under = find(s, "Sage")
    assert find(s, "Sage - exp") == stack and honor(s)[0] == 5, "nothing entered or left play"
    assert s.p[facts.OVERLAID] >> under & 1 and not in_play(s, "Sage") and s.slot[under] == stack
    assert not (s.p[facts.REMOVED] | s.p[facts.DISCARD] | s.p[facts.UNDER]) >> under & 1
    occur(s, ev.BOW, under)
    occur(s, ev.DESTROY, under)
    assert s.p[facts.OVERLAID] >> under & 1 and not s.p[facts.BOWED] >> under & 1, "nothing reaches it"
    assert chi(s, "Sage - exp") == 3, "nor does it give anything"


@editions(samurai=rule("sam.overlaying.6", "sam.overlaying.7", "sam.overlaying.8"))
def test_a_stack_is_the_overlaying_card_with_inherited_abilities() -> None:
    s = table("A 5: Sage | | Sage - exp \nB 5: ", CARDS)
    do(s, "A: Sage")
    assert honor(s)[0] == 10
    pass_until(s, "A: bring into play")
    do(s, "A: overlay Sage")
    assert force(s, "Sage - exp") == 3 and s.p[facts.keyword("monk")] >> find(s, "Sage - exp") & 1
    uses = [x for x in s.gained if x.card == find(s, "Sage - exp")]
    assert len(uses) == 2, "the Open ability and the Reaction; traits are not abilities"
    s = table("A 5: Sage | Ascend, Ascend | Sage - exp \nB 5: ", CARDS)
    do(s, "A: Sage", "B: pass", "A: Ascend")
    while not in_play(s, "Sage - exp"):
        do(s, f"A: {options(s)[0]}")
    do(s, "B: pass")
    assert [x for x in options(s) if "Sage" in x] == ["Sage - exp"], "the used copy stays used; the other is new"
    do(s, "A: Sage - exp")
    assert honor(s)[0] == 12
    pass_until(s, "A: bring into play")
    pass_until(s, "A: action")
    assert len([x for x in options(s) if "Sage" in x]) == 2, "in the next turn both may be used"


@editions(samurai=rule("sam.overlaying.9"))
def test_inherited_abilities_speak_of_the_stack() -> None:
    selfish = personality(
        "Monk", CRAB, open_(give(THIS, force=3), cost=Bow(THIS)), force=1, chi=2, cost=2, personal_honor=1
    )
    other = personality("Abbot - exp", CRAB, AlsoCalled("Monk"), force=2, chi=3, cost=5, personal_honor=2)
    s = table("A 5: Monk | Ascend | Abbot - exp \nB 5: ", (*CARDS, selfish, other))
    play(s, "A: Ascend")
    do(s, "B: pass")
    do(s, f"A: {next(x for x in options(s) if 'Abbot' in x)}")
    assert force(s, "Abbot - exp") == 5 and is_bowed(s, "Abbot - exp")


@editions(samurai=rule("sam.overlaying.10", "sam.overlaying.11"))
def test_everything_on_the_card_carries_over_and_a_stack_may_be_overlaid_again() -> None:
    s = table("A 5: Castle, Plain Mine, Sage_~[Plain Sword] | Mark | Sage - exp, Sage - exp2 \nB 5: ", CARDS)
    play(s, "A: Mark")
    pass_until(s, "A: bring into play")
    do(s, "A: overlay Sage with Sage - exp")
    assert (
        attached(s, "Sage - exp") == ["Plain Sword"] and is_dishonorable(s, "Sage - exp") and is_bowed(s, "Sage - exp")
    )
    assert (force(s, "Sage - exp"), chi(s, "Sage - exp")) == (3 + 2 + 2, 3 + 1 + 1)
    do(s, "A: overlay Sage - exp with Sage - exp2")
    assert (force(s, "Sage - exp2"), chi(s, "Sage - exp2")) == (5 + 2 + 2, 4 + 1 + 1)
    assert titles(s, s.p[facts.OVERLAID]) == ["Sage", "Sage - exp"] and len(s.tokens) == 1
    sway = strategy(
        "Sway", open_(give(THAT, force=-1, chi=2), GainsKeyword(THAT, "cavalry"), target=PERSONALITY), focus=1
    )
    s = table("A 5: Sage | Sway, Ascend | Sage - exp \nB 5: ", (*CARDS, sway))
    play(s, "A: Sway", "B: pass", "A: Ascend")
    assert (force(s, "Sage - exp"), chi(s, "Sage - exp")) == (3 - 1, 3 + 2), "what lasts on him, too"
    assert s.p[facts.CAVALRY] == 1 << find(s, "Sage - exp")
    pass_until(s, "B: declare")
    assert (force(s, "Sage - exp"), chi(s, "Sage - exp")) == (3, 3) and not s.p[facts.CAVALRY], "as long as it would"


@editions(
    emperor=rule("emp.experienced.7"),
    samurai=rule("sam.overlaying.12"),
)
def test_the_overlaid_are_removed_at_once_or_with_the_stack(edition: str) -> None:
    s = table("A 5: Sage | Ascend, Ascend, Slay | Sage - exp, Sage - exp2 \nB 5: ", CARDS)
    do(s, "A: Ascend", "A: Sage - exp", "B: pass")
    play(s, "A: Ascend")
    assert in_play(s, "Sage - exp2") and is_removed(s, "Sage") == (edition == "emperor")
    do(s, "B: pass")
    play(s, "A: Slay")
    assert in_discard(s, "Sage - exp2") and is_removed(s, "Sage") and is_removed(s, "Sage - exp")
    assert not s.p[facts.OVERLAID] and honor(s)[0] == 5
    s = table("A 5: | Bribe, Ascend, Slay | Sage - exp \nB 5: Sage", CARDS)
    play(s, "A: Bribe", "B: pass", "A: Ascend", "B: pass")
    play(s, "A: Slay")
    assert s.owner[find(s, "Sage - exp")] == 0 and s.owner[find(s, "Sage")] == 1 and is_removed(s, "Sage"), (
        "each one's own"
    )


@editions(samurai=rule("sam.overlaying.4"))
def test_who_was_overlaid_reappears_without_entering_play() -> None:
    s = table(
        "A 5: Sage[Plain Sword], Greeter | Ascend, Ascend, Unmask, Unmask | Sage - exp, Sage - exp2 \nB 5: ", CARDS
    )
    do(s, "A: Ascend", "A: Sage - exp", "B: pass")
    play(s, "A: Ascend")
    do(s, "B: pass")
    stack = find(s, "Sage - exp2")
    play(s, "A: Unmask")
    assert find(s, "Sage - exp") == stack and in_discard(s, "Sage - exp2") and honor(s)[0] == 5
    do(s, "B: pass")
    play(s, "A: Unmask")
    assert in_play(s, "Sage") and in_discard(s, "Sage - exp") and attached(s, "Sage") == ["Plain Sword"]
    assert not s.p[facts.OVERLAID] and not s.gained and honor(s)[0] == 5


@editions(samurai=rule("sam.overlaying.3"))
def test_a_stack_destroyed_in_battle_counts_as_one_card() -> None:
    charge = strategy(
        "Charge",
        battle(Overlay(THAT, THAT_OTHER), target=(PERSONALITY & IN_PROVINCE & FACEUP & YOURS, PERSONALITY & YOURS)),
        focus=1,
    )
    s = table("A 5: Plain Giant* \nB 5: Sage* | Charge | Sage - exp \nbattle A>B", (*CARDS, charge))
    play(s, "B: Charge")
    pass_until(s, "A: bring into play")
    assert in_discard(s, "Sage - exp") and is_removed(s, "Sage") and honor(s)[0] == 5 + 2


@editions(samurai=rule("sam.overlaying.13"))
def test_only_personalities_overlay() -> None:
    s = table("A 5: Sage | Ascend | Plain Mine \nB 5: ", CARDS)
    play(s, "A: Ascend")
    assert in_play(s, "Sage") and not in_play(s, "Plain Mine") and lying(s, "A")[0] == "Plain Mine"
    band = follower("Band", force=1, cost=1, focus=1)
    band_1 = follower("Band - exp", force=3, cost=1, focus=1)
    s = table("A 5: Castle_, Plain Guard[Band] | Band - exp \nB 5: \ndynasty phase, active A", (band, band_1))
    assert options(s) == ["done"]


@editions(samurai=rule("sam.experienced.16"))
def test_a_third_unique_version_forbids_an_overlay() -> None:
    text = "A 5: Castle_, Plain Hero{} | | Plain Hero - exp \nB 5: {}\n" + DYNASTY
    assert offered(table(text.format("", ""), CARDS), "overlay Plain Hero")
    assert not offered(table(text.format("", "Plain Hero - exp"), CARDS), "overlay Plain Hero")
    assert not offered(table(text.format("", "Hermit - exp"), CARDS), "overlay Plain Hero"), "by either of its titles"


@editions(samurai=rule("sam.experienced.5", "sam.experienced.8"))
def test_the_name_after_experienced_is_a_title() -> None:
    s = table(f"A 5: Castle, Plain Hero | | Hermit - exp \nB 5: \n{DYNASTY}", CARDS)
    assert not any(x.startswith("Hermit") for x in options(s)), "a Unique card of that title is in play"
    assert offered(s, "overlay Plain Hero with Hermit - exp")
    s = table(f"A 5: Castle | | Hermit - exp \nB 5: Plain Hero\n{DYNASTY}", CARDS)
    assert options(s) == ["done"]
    name = strategy("Call By Name", open_(NameCard((Bow(NAMED),))), focus=1)
    s = table("A 5: Plain Hero, Hermit - exp | Call By Name \nB 5: ", (*CARDS, name))
    do(s, "A: Call By Name", "A: Plain Hero")
    assert is_bowed(s, "Plain Hero") and is_bowed(s, "Hermit - exp")


@editions(samurai=rule("sam.experienced.9"))
def test_singular_versions() -> None:
    shop = holding("Plain Shop - exp", gold(3), cost=1, keywords="singular")
    plain = holding("Market - exp", gold(3), cost=1)
    old = holding("Market", gold(2), cost=1, keywords="singular")
    s = table(f"A 5: Castle, Plain Shop | | Plain Shop - exp \nB 5: \n{DYNASTY}", (shop,))
    assert options(s) == ["done"]
    s = table(f"A 5: Castle | | Plain Shop - exp \nB 5: Plain Shop\n{DYNASTY}", (shop,))
    assert offered(s, "Plain Shop - exp"), "only one's own cards count"
    s = table(f"A 5: Castle, Market | | Market - exp \nB 5: \n{DYNASTY}", (plain, old))
    assert offered(s, "Market - exp"), "and only Singular ones"


@editions(samurai=rule("sam.experienced.10"))
def test_versions_that_are_not_unique_do_not_matter() -> None:
    young = personality("Captain", CRAB, force=1, chi=2, cost=1, personal_honor=1)
    old = personality("Captain - exp", CRAB, force=3, chi=2, cost=1, personal_honor=1, keywords="unique")
    s = table(f"A 5: Castle | | Captain - exp \nB 5: Captain\n{DYNASTY}", (young, old))
    assert offered(s, "Captain - exp")
    s = table(f"A 5: Castle | | Captain \nB 5: Captain - exp\n{DYNASTY}", (young, old))
    assert offered(s, "Captain"), "nor the other way round"


@editions(samurai=rule("sam.open-two-experience-names.1"))
def test_of_several_that_fit_the_player_chooses_one() -> None:
    s = table(f"A 5: Crane Castle_, Sage, Sage, Pupil - exp | | Sage - exp2 \nB 5: \n{DYNASTY}", CARDS)
    s2 = table(f"A 5: Castle, Plain Mine, Sage, Sage - exp | | Sage - exp2 \nB 5: \n{DYNASTY}", CARDS)
    assert offered(s, "overlay Pupil - exp with Sage - exp2"), "by its second title, one level up"
    assert offered(s2, "overlay Sage with Sage - exp2") and offered(s2, "overlay Sage - exp with Sage - exp2")


@editions(
    emperor=rule("emp.singular-unique.1", "emp.singular-unique.3"),
    samurai=rule("sam.unique.1"),
)
def test_unique_cards_of_others(edition: str) -> None:
    s = table(f"A 5: Castle, Plain Mine | | Plain Hero \nB 5: Plain Hero\n{DYNASTY}", CARDS)
    assert offered(s, "Plain Hero") == (edition == "emperor")
    s = table(f"A 5: Castle, Plain Mine, Plain Hero | | Plain Hero \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["done"]
    occur(s, ev.ENTER, copies(s, "Plain Hero", "A")[1])
    assert len([c for c in copies(s, "Plain Hero") if s.p[facts.IN_PLAY] >> c & 1]) == 1, "nor by effects"


@editions(samurai=rule("sam.open-unique-control-change.1", "sam.singular.1"))
def test_control_of_unique_and_singular_cards() -> None:
    single = personality("Single", CRAB, force=1, chi=2, cost=1, personal_honor=1, keywords="singular")
    s = table("A 5: Plain Hero, Single | Bribe, Bribe \nB 5: Plain Hero, Single", (*CARDS, single))
    do(s, "A: Bribe", "A: Plain Hero", "B: pass")
    assert len([c for c in copies(s, "Plain Hero", "A") if s.p[facts.IN_PLAY] >> c & 1]) == 2, (
        "Unique bars only entering play"
    )
    do(s, "A: Bribe")
    if options(s)[:1] != ["pass"] and s.decision.player == 0:
        do(s, "A: Single")
    assert len([c for c in copies(s, "Single", "A") if s.p[facts.IN_PLAY] >> c & 1]) == 1
    s = table(f"A 5: Castle, Plain Shop | | Plain Shop \nB 5: \n{DYNASTY}", CARDS)
    assert options(s) == ["done"]


@editions(emperor=rule("emp.loyal.1"), samurai=rule("sam.loyal.1"))
def test_the_loyal_serve_only_their_clan() -> None:
    s = table(f"A 5: Crab Castle, Plain Mine | | Plain Vassal \nB 5: \n{DYNASTY}")
    assert options(s) == ["done"]
    s = table(f"A 5: Crane Castle, Plain Mine | | Plain Vassal \nB 5: \n{DYNASTY}")
    assert offered(s, "Plain Vassal")
    s = table("A 5 crab: | Bribe \nB 5 crane: Plain Vassal", CARDS)
    play(s, "A: Bribe")
    assert s.holder[find(s, "Plain Vassal")] == 1
    s = table("A 5 crane: | Bribe \nB 5 crane: Plain Vassal", CARDS)
    play(s, "A: Bribe")
    assert s.holder[find(s, "Plain Vassal")] == 0
