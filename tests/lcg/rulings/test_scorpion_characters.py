"""Rulings about Scorpion characters."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    PARTICIPATING,
    THAT,
    THAT2,
    YOURS,
    CancelEffects,
    EffectsWouldInitiate,
    GainHonor,
    Keyword,
    MoveHome,
    MoveToken,
    WinsConflict,
    action,
    character,
    holding,
    interrupt,
    reaction,
)
from tests.lcg.tables import (
    decision,
    discard,
    do,
    hand,
    honor_of,
    in_play,
    is_bowed,
    is_dishonored,
    is_honored,
    military,
    offered,
    options,
    participating,
    pass_until,
    political,
    table,
)

PATH = holding("Plain Path", NEUTRAL, action(MoveHome(THAT), choose=PARTICIPATING & CHARACTER & YOURS))
VETO = holding("Plain Veto", NEUTRAL, interrupt(EffectsWouldInitiate(CHARACTER), CancelEffects()))
LAMP = holding("Plain Lamp", NEUTRAL, reaction(WinsConflict(), GainHonor()))
DRUM = holding("Plain Drum", NEUTRAL, reaction(WinsConflict(loses=True), GainHonor()))
PEACOCK = character("Plain Peacock", NEUTRAL, Keyword("pride"), cost=1, military=1, political=1, glory=1)
SQUIRE = character("Plain Squire", NEUTRAL, cost=1, military=1, political=1, glory=1, role_only="seeker")
SCALE = holding(
    "Plain Scale", NEUTRAL, action(MoveToken(THAT, THAT2, "honored"), choose=(CHARACTER & YOURS, CHARACTER - THAT))
)


def pass_by(s: Any, seat: str) -> Any:
    """Pass until this player has an action."""
    while decision(s) != f"{seat}: action":
        do(s, f"{decision(s)[0]}: pass")
    return s


# --- Adept of Shadows -------------------------------------------------------------------------------------------------


@rule("fr.adept-of-shadows.1", "fr.adept-of-shadows.2")
def test_who_returns_and_is_played_again_is_a_new_card() -> None:
    s = table("A 9/5: Adept of Shadows\nB:")
    do(s, "A: Adept of Shadows", "B: pass", "A: Adept of Shadows", "A: 0", "B: pass")
    assert offered(s, "Adept of Shadows")
    do(s, "A: Adept of Shadows")
    assert hand(s, "A") == ["Adept of Shadows"] and honor_of(s)[0] == 7


@rule("fr.adept-of-shadows.3")
def test_adept_of_shadows_returns_to_its_owners_hand() -> None:
    s = table("A 9/3: Plain Soldier* | Blackmail\nB 10/3: Adept of Shadows*\nmilitary air A>B")
    do(pass_by(s, "A"), "A: Blackmail", "A: Adept of Shadows", "B: pass", "A: Adept of Shadows")
    assert hand(s, "B") == ["Adept of Shadows"] and honor_of(s)[0] == 8


@rule("fr.togashi-yokuni.5", "rr.in-play.9")
def test_a_dynasty_character_that_would_enter_a_hand_is_discarded() -> None:
    """The newer Rules Reference: he goes to his owner's discard pile, not to hand."""
    s = do(table("A 9/5: Togashi Yokuni\nB: Adept of Shadows"), "A: Togashi Yokuni")
    do(s, f"A: {options(s)[0]}", "B: pass")
    do(s, next(f"A: {x}" for x in options(s) if "Yokuni" in x))
    assert hand(s, "A") == [] and discard(s, "A") == ["Togashi Yokuni"]


# --- Bayushi Shoju, Bayushi Yunako ------------------------------------------------------------------------------------

SHOJU = "A 9/3: Bayushi Shoju*{}\nB 9/3: {}\npolitical fire A>B"


@rule("fr.bayushi-shoju.1")
def test_whom_bayushi_shoju_marked_is_discarded_when_he_reaches_zero_later() -> None:
    s = pass_by(table(SHOJU.format(", Sinister Soshi", "Plain Envoy*")), "A")
    do(s, "A: Bayushi Shoju", "A: Plain Envoy")
    assert political(s, "Plain Envoy") == 2
    do(s, "B: pass", "A: Sinister Soshi", "A: Plain Envoy")
    assert not in_play(s, "Plain Envoy")


@rule("fr.bayushi-shoju.2")
@pytest.mark.parametrize("saved", ["Plain Soldier*[Reprieve]", "Plain Soldier*^ | Stand Your Ground"])
def test_who_is_saved_at_zero_is_discarded_at_once_again(saved: str) -> None:
    s = pass_by(table(SHOJU.format(", Sinister Soshi", saved)), "A")
    do(s, "A: Sinister Soshi", "A: Plain Soldier", "B: pass", "A: Bayushi Shoju", "A: Plain Soldier")
    assert decision(s) == "B: would-interrupts"
    do(s, f"B: {options(s)[0]}")
    assert not in_play(s, "Plain Soldier")


@rule("fr.bayushi-shoju.3")
def test_the_mark_stays_when_bayushi_shoju_goes_home() -> None:
    s = pass_by(table(SHOJU.format(", Plain Poet*, Plain Path, Sinister Soshi", "Plain Envoy*"), extra=[PATH]), "A")
    do(s, "A: Bayushi Shoju", "A: Plain Envoy", "B: pass", "A: Plain Path", "A: Bayushi Shoju", "B: pass")
    assert not participating(s, "Bayushi Shoju") and political(s, "Plain Envoy") == 2
    do(s, "A: Sinister Soshi", "A: Plain Envoy")
    assert not in_play(s, "Plain Envoy")


YUNAKO = "A: Bayushi Yunako*{}\nB: Plain Captain*, Plain Poet, Plain Bully*\nmilitary fire A>B"


@rule("fr.bayushi-yunako.1")
def test_bayushi_yunako_switches_no_dash() -> None:
    s = pass_by(table(YUNAKO.format("")), "A")
    do(s, "A: Bayushi Yunako")
    assert sorted(options(s)) == ["Bayushi Yunako", "Plain Captain"]


@rule("fr.bayushi-yunako.2")
def test_what_bayushi_yunako_switched_stays_switched_when_she_goes_home() -> None:
    s = pass_by(table(YUNAKO.format(", Plain Path"), extra=[PATH]), "A")
    do(s, "A: Bayushi Yunako", "A: Plain Captain", "B: pass", "A: Plain Path", "A: Bayushi Yunako")
    assert not participating(s, "Bayushi Yunako") and military(s, "Plain Captain") == 2


@rule("fr.way-of-the-lion.2")
def test_way_of_the_lion_and_bayushi_yunako_apply_in_order() -> None:
    text = "A: Bayushi Yunako*, Plain Lord* | Way of the Lion\nB: Plain Porter*\nmilitary fire A>B"
    s = pass_by(table(text), "A")
    do(s, "A: Way of the Lion", "A: Plain Lord", "B: pass", "A: Bayushi Yunako", "A: Plain Lord")
    assert (military(s, "Plain Lord"), political(s, "Plain Lord")) == (3, 10)
    s = pass_by(table(text), "A")
    do(s, "A: Bayushi Yunako", "A: Plain Lord", "B: pass", "A: Way of the Lion", "A: Plain Lord")
    assert (military(s, "Plain Lord"), political(s, "Plain Lord")) == (6, 5)


# --- Bayushi Manipulator ----------------------------------------------------------------------------------------------


def bidding(text: str) -> Any:
    """Both have bid 3 in the draw phase, and the Manipulator's player has raised his bid."""
    s = pass_until(table(f"{text}\ndynasty phase"), "A: honor bid")
    return do(s, "A: 3", "B: 3", "A: Bayushi Manipulator")


@rule("fr.bayushi-manipulator.1")
def test_the_value_of_the_bid_changes() -> None:
    s = bidding("A 10/3: Bayushi Manipulator\nB 10/3:")
    assert honor_of(s) == [9, 11] and len(hand(s, "A")) == 4


@rule("fr.bayushi-manipulator.2", "fr.i-can-swim.1", "fr.good-omen.1")
def test_the_dial_stays_as_it_was_set() -> None:
    s = bidding(
        "A 10/9: Bayushi Manipulator, Plain Soldier | I Can Swim, Good Omen\nB 10/9: Plain Captain~ | | Fields, Plain Hill"
    )
    assert list(s.bid) == [3, 3]
    pass_until(s, "A: declare")
    do(s, "A: military fire", "A: Plain Hill", "A: Plain Soldier", "A: done", "B: Plain Captain", "B: done")
    pass_by(s, "A")
    assert not offered(s, "I Can Swim") and not offered(s, "Good Omen")


# --- Shosuro Actress, Shosuro Miyako ----------------------------------------------------------------------------------

ACTRESS = "A: Shosuro Actress, Plain Soldier*{}\nB: Plain Porter*{} | | | {}\nmilitary air A>B"


@rule("fr.shosuro-actress.1")
@pytest.mark.parametrize(("mine", "theirs"), [(", Kakita Asami", ""), ("", ", Kakita Asami")])
def test_no_second_copy_of_a_unique_character_comes(mine: str, theirs: str) -> None:
    s = pass_by(table(ACTRESS.format(mine, theirs, "Kakita Asami")), "A")
    assert not offered(s, "Shosuro Actress")
    assert offered(pass_by(table(ACTRESS.format("", "", "Kakita Asami")), "A"), "Shosuro Actress")


@rule("fr.shosuro-actress.2")
def test_shosuro_actress_does_not_mind_roles() -> None:
    s = pass_by(table(ACTRESS.format("", "", "Plain Squire"), extra=[SQUIRE]), "A")
    do(s, "A: Shosuro Actress", "A: Plain Squire")
    assert participating(s, "Plain Squire", "A")


MIYAKO = "A 9/9: Shosuro Miyako | Plain Guest\nB: {} | {}\nconflict phase"


@rule("fr.shosuro-miyako.1")
def test_only_what_changes_something_can_be_selected() -> None:
    s = table(MIYAKO.format("Plain Soldier~", "Plain Praise"))
    do(s, "A: Plain Guest", "A: 0", "A: Shosuro Miyako")
    assert len(options(s)) == 1 and "discard" in options(s)[0]
    s = table(MIYAKO.format("Plain Soldier", ""))
    do(s, "A: Plain Guest", "A: 0", "A: Shosuro Miyako")
    assert len(options(s)) == 1 and "dishonor" in options(s)[0]


@rule("fr.shosuro-miyako.2")
def test_the_character_is_chosen_after_the_moment_to_cancel() -> None:
    s = table(MIYAKO.format("Plain Soldier, Plain Captain, Plain Veto", ""), extra=[VETO])
    do(s, "A: Plain Guest", "A: 0", "A: Shosuro Miyako", "B: choose and dishonor")
    assert decision(s) == "B: cancel"
    do(s, "B: pass")
    assert decision(s) == "B: choose" and sorted(options(s)) == ["Plain Captain", "Plain Soldier"]


@rule("fr.shosuro-miyako.3", "fr.shiba-yojimbo.4")
def test_shiba_yojimbo_cannot_guard_against_shosuro_miyako() -> None:
    s = table(MIYAKO.format("Shiba Yōjimbō, Plain Priest", ""))
    do(s, "A: Plain Guest", "A: 0", "A: Shosuro Miyako", "B: choose and dishonor", "B: Plain Priest")
    assert is_dishonored(s, "Plain Priest"), "nobody was asked to cancel"


# --- Yogo Hiroue ------------------------------------------------------------------------------------------------------

HIROUE = "A: Yogo Hiroue*{}\nB: Plain Idler*, {}\n{} fire {}"


@rule("fr.yogo-hiroue.1")
def test_yogo_hiroue_moves_bowed_characters() -> None:
    s = pass_by(table(HIROUE.format("", "Plain Captain_", "political", "A>B")), "A")
    do(s, "A: Yogo Hiroue", "A: Plain Captain")
    assert participating(s, "Plain Captain") and is_bowed(s, "Plain Captain")


@rule("fr.yogo-hiroue.2")
def test_yogo_hiroue_chooses_nobody_who_is_there() -> None:
    s = pass_by(table(HIROUE.format("", "Plain Captain", "political", "A>B")), "A")
    do(s, "A: Yogo Hiroue")
    assert options(s) == ["Plain Captain"]


@rule("fr.yogo-hiroue.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "kind"),
    [
        ("", "Plain Poet", "military"),
        ("", "Plain Captain[Pacifism]", "military"),
        (", Shiba Peacemaker", "Plain Poet*", "political"),
    ],
)
def test_yogo_hiroue_chooses_nobody_who_cannot_take_part(mine: str, theirs: str, kind: str) -> None:
    """Decision: whoever cannot be moved in is no target, though the delayed part could touch them."""
    s = pass_by(table(HIROUE.format(mine, theirs, kind, "A>B")), "A")
    assert not offered(s, "Yogo Hiroue")


PROUD = HIROUE.format(", Plain Lamp", "Plain Peacock, Plain Drum", "political", "A>B")


@rule("fr.yogo-hiroue.4")
def test_yogo_hiroue_comes_before_pride() -> None:
    s = pass_by(table(PROUD, extra=[PEACOCK, LAMP, DRUM]), "A")
    do(s, "A: Yogo Hiroue", "A: Plain Peacock")
    pass_until(s, "A: may")
    assert not is_dishonored(s, "Plain Peacock"), "pride waits"
    do(s, "A: no")
    assert is_dishonored(s, "Plain Peacock"), "and comes by itself"


@rule("fr.yogo-hiroue.5")
def test_reactions_come_after_both() -> None:
    s = pass_by(table(PROUD, extra=[PEACOCK, LAMP, DRUM]), "A")
    do(s, "A: Yogo Hiroue", "A: Plain Peacock")
    pass_until(s, "A: may")
    do(s, "A: yes")
    assert is_dishonored(s, "Plain Peacock") and decision(s) == "A: reactions" and offered(s, "Plain Lamp")
    do(s, "A: pass")
    assert decision(s) == "B: reactions" and offered(s, "Plain Drum")


# --- Young Rumormonger ------------------------------------------------------------------------------------------------


@rule("fr.young-rumormonger.1")
def test_nothing_can_be_given_to_who_has_it() -> None:
    for mark, may in (("~", False), ("", True)):
        text = f"A: Young Rumormonger | Way of the Scorpion\nB: Plain Captain*, Plain Soldier{mark}\nmilitary air B>A"
        s = do(table(text), "A: Way of the Scorpion", "A: Plain Captain")
        assert (decision(s) == "A: would-interrupts") is may


@rule("fr.young-rumormonger.2", "fr.calling-in-favors.1", "fr.calling-in-favors.2")
def test_a_cost_that_is_redirected_is_paid() -> None:
    s = table("A 9/3: Plain Soldier, Plain Captain | Calling in Favors\nB: Young Rumormonger[Plain Sword]")
    do(s, "A: Calling in Favors", "A: Plain Soldier", "B: Young Rumormonger", "B: Plain Captain", "A: Plain Sword")
    assert is_dishonored(s, "Plain Captain") and not is_dishonored(s, "Plain Soldier")
    assert military(s, "Plain Soldier") == 4, "the sword goes to the one first selected"


@rule("fr.young-rumormonger.2")
def test_forged_edict_still_cancels_when_its_cost_is_redirected() -> None:
    s = table("""A: Plain Envoy, Plain Captain | Forged Edict
                 B: Young Rumormonger | Plain Praise
                 conflict phase, first B""")
    do(s, "B: Plain Praise", "A: Forged Edict", "A: Plain Envoy", "B: Young Rumormonger", "B: Plain Captain")
    assert is_dishonored(s, "Plain Captain") and honor_of(s)[1] == 10


@rule("fr.young-rumormonger.3")
def test_who_receives_it_need_not_fit_the_ability() -> None:
    s = table("A: Young Rumormonger\nB: Brash Samurai*, Plain Soldier\nmilitary air B>A")
    do(s, "A: pass", "B: Brash Samurai", "A: Young Rumormonger", "A: Plain Soldier")
    assert is_honored(s, "Plain Soldier") and not is_honored(s, "Brash Samurai")


@rule("fr.young-rumormonger.4")
def test_what_cannot_succeed_cannot_be_interrupted() -> None:
    s = table("""A: Plain Soldier*^, Plain Envoy*
                 B: Young Rumormonger*, Plain Captain | | Fields, Shameful Display
                 military air A>B Shameful Display""")
    do(s, "B: Shameful Display", "B: Plain Soldier", "B: Plain Envoy", "B: Plain Soldier")
    seen = []
    while decision(s).endswith("would-interrupts"):
        seen.append(options(s))
        do(s, "B: pass")
    assert len(seen) == 1 and is_dishonored(s, "Plain Envoy"), "only the dishonor can be redirected"


@rule("fr.young-rumormonger.5")
def test_one_of_two_is_dishonored_when_both_fall_on_one() -> None:
    s = table("""A: Plain Giant*, Plain Captain*
                 B: Young Rumormonger | | Fields, The Art of Peace
                 military fire A>B The Art of Peace""")
    pass_until(s, "B: interrupts")
    do(s, "B: The Art of Peace", "B: Young Rumormonger")
    one = options(s)[0]
    do(s, f"B: {one}")
    other = ({"Plain Giant", "Plain Captain"} - {one}).pop()
    pass_until(s, "lcg: conflict phase: action window")
    assert is_dishonored(s, one) and not is_dishonored(s, other)


@rule("fr.young-rumormonger.6")
def test_with_two_proud_losers_one_is_dishonored() -> None:
    text = "A: Young Rumormonger, Plain Giant*\nB: Plain Peacock*, Plain Lord*[Magnificent Kimono]\nmilitary fire A>B"
    s = table(text, extra=[PEACOCK])
    pass_until(s, "A: would-interrupts")
    do(s, "A: Young Rumormonger")
    one = options(s)[0]
    do(s, f"A: {one}")
    other = ({"Plain Peacock", "Plain Lord"} - {one}).pop()
    pass_until(s, "lcg: conflict phase: action window")
    assert is_dishonored(s, one) and not is_dishonored(s, other)


@rule("rr.clarify-young-rumormonger.1")
def test_a_moved_token_is_nothing_to_young_rumormonger() -> None:
    s = table(
        "A: Young Rumormonger, Plain Envoy\nB: Plain Captain^, Plain Soldier, Plain Scale\nconflict phase, first B",
        extra=[SCALE],
    )
    do(s, "B: Plain Scale", "B: Plain Captain", "B: Plain Soldier")
    assert is_honored(s, "Plain Soldier") and decision(s) == "A: action"
