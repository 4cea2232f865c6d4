"""Glory counts and the Imperial Favor of teams."""

from __future__ import annotations

from gorin.language.players import You
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.attributes.stats import glory_count
from gorin.rulesets.lcg.framework.favor import count_winner
from gorin.rulesets.lcg.words import CRAB, character
from gorin.rulesets.lcg.words.conditions import HasFavor
from gorin.rulesets.lcg.words.player_effects import GainFate
from gorin.rulesets.lcg.words.texts import action
from tests.lcg.tables import decision, do, offered, options, total
from tests.lcg.team_conquest.teams import asked, laid, passes


@rule("mp.team-glory.2", "rr.step-3-4-1.3")
def test_a_team_counts_the_glory_of_all_its_ready_characters_and_its_rings_once() -> None:
    s = laid(
        "conflict phase, first A, rings air=A fire=B",
        A="Plain Captain", B="Plain Soldier, Plain Giant_", C="Plain Lord", D="Plain Porter",
    )  # fmt: skip
    assert [glory_count(s, q) for q in range(4)] == [5, 5, 3, 3], "2 + 1 + two rings; the bowed one counts nothing"


@rule("mp.team-glory.3", "rr.step-3-4-1.3")
def test_the_higher_total_of_a_team_wins() -> None:
    s = laid("conflict phase, first A", A="Plain Lord", C="Plain Captain", D="Plain Captain")
    assert count_winner(s) == 2, "3 against 2 and 2"
    s = laid("conflict phase, first A", A="Plain Lord, Plain Soldier", C="Plain Captain", D="Plain Captain")
    assert count_winner(s) == -1, "4 against 4"


@rule("mp.team-glory.1", "rr.step-3-4-2.1")
def test_the_winning_team_has_the_favor_and_its_first_player_sets_it() -> None:
    friend = character("Friend", CRAB, action(GainFate(), when=HasFavor(You())), cost=1, military=0, political=0)
    s = laid("conflict phase, first C", friend, B="Plain Giant+2, Friend+2", D="Friend+2", C="Friend+2", A="Friend+2")
    passes(s, "set the favor", most=120)
    assert asked(s) == "A" and decision(s) == "A: set the favor"
    do(s, f"A: {options(s)[0]}")
    passes(s, "fate phase")
    seen = ""
    for _ in range(4):
        seen += asked(s) if offered(s, "Friend") else ""
        do(s, f"{asked(s)}: pass")
    assert seen == "AB", "both of the team have it"


@rule("mp.team-glory.4", "rr.imperial-favor.1")
def test_the_favor_adds_1_to_the_side_of_the_team() -> None:
    s = laid("military air A>C\nfavor B military", A="Plain Captain*", C="Plain Soldier*")
    assert total(s, "A") == 5 and total(s, "C") == 2
    s = laid("military air A>C\nfavor D military", A="Plain Captain*", C="Plain Soldier*")
    assert total(s, "A") == 4 and total(s, "C") == 3
    s = laid("military air A>C\nfavor D political", A="Plain Captain*", C="Plain Soldier*")
    assert total(s, "C") == 2
    s = laid("military air A>C\nfavor D military", A="Plain Captain*", C="Plain Soldier")
    assert total(s, "C") == 0, "without a character there it adds nothing"
    s = laid("political air A>C\nfavor D political", A="Plain Captain*", C="Plain Envoy*")
    assert total(s, "C") == total(laid("political air A>C", A="Plain Captain*", C="Plain Envoy*"), "C") + 1
