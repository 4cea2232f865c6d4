"""Core Set, Scorpion: the characters of the dynasty deck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lcg.tables import (
    decision,
    discard,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
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
    total,
)


def pass_by(s: Any, seat: str) -> Any:
    """Pass until this player has an action."""
    while decision(s) != f"{seat}: action":
        do(s, f"{decision(s)[0]}: pass")
    return s


def test_bayushi_liar_is_sincere() -> None:
    s = table("A: Bayushi Liar, Funeral Pyre\nB:")
    do(s, "A: Funeral Pyre", "A: Bayushi Liar")
    assert len(hand(s, "A")) == 2


def bids(s: Any, mine: str, theirs: str) -> Any:
    """Both players bid in the draw phase."""
    pass_until(s, "A: honor bid")
    return do(s, f"A: {mine}", f"B: {theirs}")


DRAWING = "A 10/3: Bayushi Manipulator\nB 10/3:\ndynasty phase"


def test_bayushi_manipulator_raises_the_bid() -> None:
    s = bids(table(DRAWING), "3", "3")
    assert decision(s) == "A: reactions"
    do(s, "A: Bayushi Manipulator")
    pass_until(s, "action window")
    assert honor_of(s) == [9, 11] and len(hand(s, "A")) == 4 and len(hand(s, "B")) == 3


def test_bayushi_manipulator_need_not() -> None:
    s = bids(table(DRAWING), "3", "3")
    do(s, "A: pass")
    assert honor_of(s) == [10, 10] and len(hand(s, "A")) == 3


SHOJU = "A: Bayushi Shoju*{}\nB: Plain Captain*, Plain Soldier*, Plain Envoy\n{} air A>B"


def test_bayushi_shoju_weakens_and_discards_at_zero() -> None:
    s = pass_by(table(SHOJU.format("", "political")), "A")
    do(s, "A: Bayushi Shoju")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "A: Plain Captain")
    assert political(s, "Plain Captain") == 1 and in_play(s, "Plain Captain")
    do(s, "B: pass", "A: Bayushi Shoju", "A: Plain Captain")
    assert not in_play(s, "Plain Captain")
    assert not offered(do(s, "B: pass"), "Bayushi Shoju"), "twice per round"


def test_bayushi_shoju_discards_at_once_who_has_one() -> None:
    s = pass_by(table(SHOJU.format("", "political")), "A")
    do(s, "A: Bayushi Shoju", "A: Plain Soldier")
    assert not in_play(s, "Plain Soldier") and "Plain Soldier" in discard(s, "B")


@pytest.mark.parametrize(
    "text", [SHOJU.format("", "military"), SHOJU.format(", Plain Poet*", "political").replace("Shoju*", "Shoju")]
)
def test_bayushi_shoju_must_take_part_in_a_political_conflict(text: str) -> None:
    assert not offered(pass_by(table(text), "A"), "Bayushi Shoju")


def test_bayushi_shojus_effect_ends_with_the_conflict() -> None:
    s = pass_by(table(SHOJU.format("", "political")), "A")
    do(s, "A: Bayushi Shoju", "A: Plain Captain")
    pass_until(s, "lcg: conflict phase: action window")
    assert political(s, "Plain Captain") == 2 and in_play(s, "Plain Captain")


YUNAKO = "A: Bayushi Yunako*\nB: Plain Captain*[Plain Sword], Plain Poet, Plain Envoy\nmilitary air A>B"


def test_bayushi_yunako_switches_base_skills() -> None:
    s = pass_by(table(YUNAKO), "A")
    do(s, "A: Bayushi Yunako", "A: Plain Captain")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (4, 4), "2 and the sword; 4"
    assert not offered(do(s, "B: pass"), "Bayushi Yunako")
    pass_until(s, "lcg: conflict phase: action window")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (6, 2)


def test_bayushi_yunako_must_take_part() -> None:
    s = table(YUNAKO.replace("Yunako*", "Yunako, Plain Soldier*"))
    assert not offered(pass_by(s, "A"), "Bayushi Yunako")


def test_blackmail_artist_takes_honor_after_winning() -> None:
    s = table("A 9/3: Blackmail Artist*\nB 9/3: Plain Idler*\npolitical fire A>B")
    pass_until(s, "A: reactions")
    do(s, "A: Blackmail Artist")
    assert honor_of(s) == [10, 8]


@pytest.mark.parametrize(
    "text",
    [
        "A: Blackmail Artist*\nB: Plain Idler*\nmilitary air A>B",
        "A: Blackmail Artist, Plain Envoy*\nB: Plain Idler*\npolitical air A>B",
        "A: Blackmail Artist*\nB: Plain Giant*\npolitical air A>B",
    ],
)
def test_blackmail_artist_must_win_a_political_conflict_herself(text: str) -> None:
    assert never_offered(table(text), "Blackmail Artist")


def test_favored_niece_trades_cards_twice_a_round() -> None:
    s = table("A: Favored Niece | Plain Praise, Plain Robe | | | Plain Sword, Plain Alms\nB:")
    do(s, "A: Favored Niece", "A: Plain Praise")
    assert hand(s, "A") == ["Plain Robe", "Plain Sword"] and discard(s, "A") == ["Plain Praise"]
    do(s, "B: pass", "A: Favored Niece", "A: Plain Robe", "B: pass")
    assert hand(s, "A") == ["Plain Alms", "Plain Sword"] and not offered(s, "Favored Niece")


def test_favored_niece_needs_a_card_to_discard() -> None:
    s = table("A: Favored Niece\nB:")
    assert hand(s, "A") == [] and not offered(s, "Favored Niece")


ACTRESS = "A: Shosuro Actress{}, Plain Soldier*\nB: Plain Porter* | | | {}\nmilitary air A>B"


def test_shosuro_actress_borrows_a_face() -> None:
    s = pass_by(table(ACTRESS.format("", "Plain Captain, Plain Sneak, Plain Lord, Plain Sword")), "A")
    do(s, "A: Shosuro Actress")
    assert options(s) == ["Plain Captain"], "no Shinobi, and nobody dearer than 3"
    do(s, "A: Plain Captain")
    assert not in_play(s, "Shosuro Actress") and participating(s, "Plain Captain", "A")
    assert total(s, "A") == 6


def test_shosuro_actress_returns_nobody_who_cannot_take_part_and_works_in_conflicts_only() -> None:
    assert not offered(pass_by(table(ACTRESS.format("", "Plain Poet")), "A"), "Shosuro Actress")
    assert not offered(table("A: Shosuro Actress\nB: | | | Plain Captain"), "Shosuro Actress")
    assert not offered(pass_by(table(ACTRESS.format("", "Plain Sword")), "A"), "Shosuro Actress")


def test_the_borrowed_character_goes_back_to_its_owners_discard_pile() -> None:
    s = pass_by(table(ACTRESS.format(", Funeral Pyre", "Plain Captain")), "A")
    do(s, "A: Shosuro Actress", "A: Plain Captain", "B: pass", "A: Funeral Pyre", "A: Plain Captain")
    assert "Plain Captain" in discard(s, "B")


MIYAKO = "A 9/9: Shosuro Miyako | Plain Guest, Plain Sword\nB: Plain Soldier{} | {}\n{} phase"


def test_shosuro_miyakos_opponent_discards_or_dishonors() -> None:
    s = table(MIYAKO.format("", "Plain Praise", "conflict"))
    do(s, "A: Plain Guest", "A: 0", "A: Shosuro Miyako")
    assert decision(s) == "B: select one"
    assert options(s) == ["discard 1 card at random from your hand", "choose and dishonor a character you control"]
    do(s, f"B: {next(x for x in options(s) if 'discard' in x)}")
    assert hand(s, "B") == [] and not is_dishonored(s, "Plain Soldier")
    s = table(MIYAKO.format("", "Plain Praise", "conflict"))
    do(s, "A: Plain Guest", "A: 0", "A: Shosuro Miyako", "B: choose and dishonor", "B: Plain Soldier")
    assert is_dishonored(s, "Plain Soldier") and hand(s, "B") == ["Plain Praise"]


def test_shosuro_miyako_answers_characters_from_hand_only() -> None:
    s = table(MIYAKO.format("", "Plain Praise", "conflict"))
    do(s, "A: Plain Sword", "A: Shosuro Miyako")
    assert decision(s) == "B: action", "an attachment"
    s = table(
        "A 9/9: Shosuro Miyako | | Fields, Plain Hill[Plain Soldier]\nB: Plain Captain | Plain Praise\ndynasty phase"
    )
    do(s, "A: Plain Soldier", "A: 0")
    assert decision(s) == "B: action", "from a province"


def test_shosuro_miyako_does_not_answer_opponents() -> None:
    s = table("A 9/9: Shosuro Miyako, Plain Soldier\nB 9/9: | Plain Guest\nconflict phase, first B")
    do(s, "B: Plain Guest", "B: 0")
    assert decision(s) == "A: action"


def test_sinister_soshi_weakens_a_participant() -> None:
    s = pass_by(table("A: Sinister Soshi, Plain Soldier*\nB: Plain Captain*, Plain Envoy\nmilitary air A>B"), "A")
    do(s, "A: Sinister Soshi")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"]
    do(s, "A: Plain Captain")
    assert (military(s, "Plain Captain"), political(s, "Plain Captain")) == (2, 0)
    assert not offered(do(s, "B: pass"), "Sinister Soshi")
    assert not offered(table("A: Sinister Soshi\nB: Plain Captain"), "Sinister Soshi")


def test_sinister_soshi_takes_part_in_nothing() -> None:
    s = table("A: Sinister Soshi\nB: Plain Captain\nconflict phase")
    pass_until(s, "B: declare")


def test_soshi_illusionist_discards_a_status_token() -> None:
    for mark, read in (("^", is_honored), ("~", is_dishonored)):
        s = table(f"A 9/1: Soshi Illusionist\nB: Plain Captain{mark}, Plain Envoy")
        do(s, "A: Soshi Illusionist", "A: Plain Captain")
        assert not read(s, "Plain Captain") and fate_of(s)[0] == 0 and honor_of(s)[1] == 10


def test_soshi_illusionist_needs_fate_and_a_token() -> None:
    assert not offered(table("A 9/0: Soshi Illusionist\nB: Plain Captain^"), "Soshi Illusionist")
    assert not offered(table("A 9/1: Soshi Illusionist\nB: Plain Captain"), "Soshi Illusionist")


HIROUE = "A: Yogo Hiroue*, Plain Envoy\nB: {}, Plain Captain\npolitical fire A>B"


def test_yogo_hiroue_draws_somebody_in_and_may_dishonor_them_after_winning() -> None:
    for answer, shamed in (("yes", True), ("no", False)):
        s = pass_by(table(HIROUE.format("Plain Idler*")), "A")
        do(s, "A: Yogo Hiroue")
        assert sorted(options(s)) == ["Plain Captain", "Plain Envoy"]
        do(s, "A: Plain Captain")
        assert participating(s, "Plain Captain")
        pass_until(s, "A: may")
        do(s, f"A: {answer}")
        assert is_dishonored(s, "Plain Captain") is shamed


def test_yogo_hiroue_dishonors_nobody_if_the_conflict_is_lost() -> None:
    s = pass_by(table(HIROUE.format("Plain Giant*")), "A")
    do(s, "A: Yogo Hiroue", "A: Plain Captain")
    pass_until(s, "lcg: conflict phase: action window")
    assert not is_dishonored(s, "Plain Captain")


def test_yogo_hiroue_does_not_wait_for_another_conflict() -> None:
    s = pass_by(table(HIROUE.format("Plain Giant*")), "A")
    do(s, "A: Yogo Hiroue", "A: Plain Captain")
    assert s.delayed
    pass_until(s, "lcg: conflict phase: action window")
    assert not s.delayed


def test_yogo_hiroue_must_take_part() -> None:
    s = table("A: Yogo Hiroue, Plain Envoy*\nB: Plain Idler*, Plain Captain\npolitical fire A>B")
    assert not offered(pass_by(s, "A"), "Yogo Hiroue")


@pytest.mark.parametrize(("mine", "theirs", "skill"), [(9, 10, 3), (10, 10, 2), (11, 10, 2)])
def test_yogo_outcast_thrives_in_shame(mine: int, theirs: int, skill: int) -> None:
    s = table(f"A {mine}/3: Yogo Outcast\nB {theirs}/3:")
    assert (military(s, "Yogo Outcast"), political(s, "Yogo Outcast")) == (skill, skill)


RUMOR = "A: Young Rumormonger, Plain Envoy{}\nB: Savvy Politician, Plain Captain, Plain Soldier | Way of the Crane\nconflict phase, first B"


def test_young_rumormonger_gives_the_honor_to_another() -> None:
    s = table(RUMOR.format(""))
    do(s, "B: Way of the Crane", "B: Savvy Politician")
    assert decision(s) == "A: would-interrupts" and offered(s, "Young Rumormonger")
    do(s, "A: Young Rumormonger")
    assert sorted(options(s)) == ["Plain Captain", "Plain Soldier"], "of the same player"
    do(s, "A: Plain Soldier")
    assert is_honored(s, "Plain Soldier") and not is_honored(s, "Savvy Politician")
    assert decision(s) == "A: action", "Savvy Politician was not honored"


def test_young_rumormonger_gives_the_dishonor_to_another() -> None:
    s = table(
        "A: Young Rumormonger, Plain Envoy*\nB: Plain Captain*, Plain Soldier | Way of the Scorpion\nmilitary air B>A"
    )
    do(s, "A: pass", "B: Way of the Scorpion", "B: Plain Envoy", "A: Young Rumormonger", "A: Young Rumormonger")
    assert is_dishonored(s, "Young Rumormonger") and not is_dishonored(s, "Plain Envoy")


def test_young_rumormonger_works_once_a_round() -> None:
    s = table(
        "A: Young Rumormonger\nB: Savvy Politician, Plain Captain, Plain Soldier | Way of the Crane\nconflict phase, first B"
    )
    do(s, "B: Way of the Crane", "B: Savvy Politician", "A: pass", "B: Savvy Politician", "B: Plain Captain")
    assert decision(s) == "A: would-interrupts" and offered(s, "Young Rumormonger")
    do(s, "A: Young Rumormonger", "A: Plain Soldier")
    assert is_honored(s, "Plain Soldier") and not is_honored(s, "Plain Captain")
    assert not offered(s, "Young Rumormonger")
