""" "Your opponent" where there are two of them: one is chosen as the ability resolves, once for all of it."""

from __future__ import annotations

from typing import Any

from gorin.language.players import You
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.compiler.chosen_opponent import among_several
from gorin.rulesets.lcg.compiler.compiled import compile_among_several, compile_card
from gorin.rulesets.lcg.words import CRAB, Give, character
from gorin.rulesets.lcg.words.players import YourOpponent
from gorin.rulesets.lcg.words.texts import action
from tests.lcg.tables import (
    ALL,
    decision,
    defending,
    do,
    fate_of,
    hand,
    honor_of,
    in_play,
    is_bowed,
    offered,
    options,
    told,
    watch,
)
from tests.lcg.team_conquest.teams import asked, declares, holders, laid, passes

TAKER = character("Taker", CRAB, action(Give("honor", YourOpponent(), You())), cost=1, military=1, political=1)


@rule("mp.team-your-opponent.1", "rr.opponent.3")
def test_one_of_the_opponents_is_chosen_as_the_ability_resolves() -> None:
    s = laid("draw phase, first A", TAKER, A="Taker")
    do(s, "A: Taker")
    assert decision(s) == "A: choose an opponent" and options(s) == ["C", "D"], "neither oneself nor the team-mate"
    do(s, "A: D")
    assert honor_of(s) == [11, 10, 10, 9]


@rule("rr.opponent.3")
def test_only_opponents_with_whom_it_could_do_something_may_be_chosen() -> None:
    s = laid("draw phase, first A", TAKER, A="Taker", C="0/0: | | Fields#")
    do(s, "A: Taker")
    assert options(s) == ["D"], "C has no honor to give"


@rule("mp.team-your-opponent.1")
def test_it_is_the_same_for_all_that_the_ability_says() -> None:
    s = laid(
        "political air A>C",
        A="Doji Gift Giver*", C="Plain Envoy*, Plain Captain*", D="Plain Poet*",
    )  # fmt: skip
    passes(s, "A: action")
    do(s, "A: Doji Gift Giver")
    assert decision(s) == "A: choose an opponent" and options(s) == ["C", "D"]
    do(s, "A: C")
    assert fate_of(s) == [2, 3, 4, 3], "C gets the fate"
    assert asked(s) == "C" and options(s) == ["Plain Envoy", "Plain Captain"], "and chooses among C's own"
    do(s, "C: Plain Captain")
    assert is_bowed(s, "Plain Captain")


@rule("mp.team-your-opponent.1")
def test_what_must_be_true_of_your_opponent_is_true_of_the_one_chosen() -> None:
    s = laid("political air A>C", A="9/5: Plain Poet* | Blackmail", C="9/3: Plain Envoy*", D="12/3: Plain Soldier*")
    passes(s, "A: action")
    do(s, "A: Blackmail")
    assert options(s) == ["D"], "only D is more honorable"
    do(s, "A: D")
    assert options(s) == ["Plain Soldier"], "not C's"
    do(s, "A: Plain Soldier")
    assert holders(s, "Plain Soldier") == "A" and holders(s, "Plain Envoy") == "C"
    s = laid("political air A>C", A="9/5: Plain Poet* | Blackmail", C="9/3: Plain Envoy*", D="9/3: Plain Soldier*")
    passes(s, "A: action")
    assert not offered(s, "Blackmail")


@rule("mp.team-your-opponent.1")
def test_a_condition_on_the_skill_of_your_opponent_means_the_side() -> None:
    s = laid("political air A>C", A="Kakita Asami*", B="Plain Poet*", C="Plain Envoy*", D="")
    passes(s, "A: action")
    do(s, "A: Kakita Asami")
    assert options(s) == ["C", "D"], "both are on the side with less skill"
    do(s, "A: D")
    assert honor_of(s) == [11, 10, 10, 9]


@rule("mp.team-your-opponent.1")
def test_where_only_the_target_is_your_opponents_it_tells_who_is_meant() -> None:
    s = laid("military air A>C", A="Doji Challenger*", C="Plain Envoy", D="Plain Soldier")
    passes(s, "A: action")
    do(s, "A: Doji Challenger")
    assert decision(s).startswith("A: ") and options(s) == ["Plain Envoy", "Plain Soldier"]
    do(s, "A: Plain Soldier")
    assert defending(s, "Plain Soldier")


@rule("mp.team-your-opponent.1")
def test_the_chosen_opponent_decides_what_the_card_leaves_to_your_opponent() -> None:
    s = laid(
        "draw phase, first A",
        A="Shosuro Miyako | Plain Guest", C="Plain Envoy | Plain Alms", D="Plain Soldier | Plain Alms",
    )  # fmt: skip
    do(s, "A: Plain Guest", "A: 0", "A: A", "A: Shosuro Miyako")
    assert decision(s) == "A: choose an opponent"
    do(s, "A: D")
    assert asked(s) == "D"
    do(s, f"D: {options(s)[0]}")
    assert hand(s, "D") == [] and hand(s, "C") == ["Plain Alms"]


@rule("mp.team-teammates.2")
def test_effects_may_be_aimed_at_the_team_mate_or_at_either_opponent() -> None:
    s = laid("military air A>C", A="Plain Captain* | Banzai!", B="Plain Soldier*", C="Plain Envoy*", D="Plain Bully*")
    passes(s, "A: action")
    do(s, "A: Banzai!")
    assert {"Plain Soldier", "Plain Envoy", "Plain Bully"} <= set(options(s))


def test_a_constant_text_means_each_opponent() -> None:
    two = "Plain Envoy, Plain Soldier"
    s = laid("conflict phase, first A", A="Mirumoto Prodigy", C=two, D=two)
    passes(s, "declare a conflict")
    do(s, "A: military air")
    do(s, f"A: {options(s)[0]}")
    while "attacker" in decision(s):
        do(s, f"A: {options(s)[-1]}")
    assert asked(s) == "C"
    do(s, "C: Plain Envoy")
    assert options(s) == ["done"]


def test_what_an_ability_waits_for_may_be_any_opponents() -> None:
    storm = "Plain Priest* | Supernatural Storm"
    s = laid("military air A>C", A="Plain Soldier* | Yogo Kikuyo", C=storm, D=storm, purse="10/9")
    for who in "CD":
        t = s.clone()
        while asked(t) != who or decision(t) != f"{who}: action":
            do(t, f"{asked(t)}: pass")
        do(t, f"{who}: Supernatural Storm")
        while not offered(t, "Yogo Kikuyo"):
            do(t, f"{asked(t)}: {options(t)[0]}")
        assert asked(t) == "A", "nobody chooses an opponent for it"
        do(t, "A: Yogo Kikuyo")
        assert in_play(t, "Yogo Kikuyo")


# --- Hida Kisada ------------------------------------------------------------------------------------------------------


def with_kisada(**more: str) -> Any:
    rows = {"C": "Plain Soldier* | Banzai!, Banzai!", "D": "Plain Bully* | Banzai!, Court Games", **more}
    return laid("military air A>C", A="Hida Kisada*", purse="10/9", rows=rows)


@rule("mp.team-faq.1", "mp.team-faq.3")
def test_hida_kisada_cancels_the_first_action_of_either_opponent() -> None:
    for who in "CD":
        s = watch(with_kisada())
        if who == "D":
            do(s, "C: pass")
        do(s, f"{who}: Banzai!", f"{who}: Plain Soldier")
        assert not decision(s).startswith("A: choose"), "nobody is asked which opponent is meant"
        assert options(s) == ["Hida Kisada"], "nor whether he cancels it"
        do(s, "A: pass")
        assert asked(s) == "B" and s.actions[2 if who == "C" else 3] == 1
        assert "Plain Soldier gets" not in str(told(s)) and not s.lasting


@rule("mp.team-faq.2")
def test_hida_kisada_cancels_one_ability_in_all() -> None:
    s = with_kisada()
    do(s, "C: Banzai!", "C: Plain Soldier", "A: pass", "B: pass", "C: pass", "D: Banzai!", "D: Plain Soldier")
    do(s, "D: no")
    assert s.lasting, "D's is not the first"


@rule("mp.team-faq.2")
def test_and_one_in_each_conflict() -> None:
    s = with_kisada(C="Plain Soldier*, Plain Envoy | Banzai!, Banzai!")
    do(s, "C: Banzai!", "C: Plain Soldier", "A: pass")
    passes(s, "C: declare a conflict")
    declares(s, "C", "political", 0, "Plain Envoy")
    passes(s, "C: action")
    do(s, "C: Banzai!", "C: Plain Envoy")
    assert options(s) == ["Hida Kisada"], "the first of this conflict"


@rule("mp.team-faq.1", "mp.team-faq.2")
def test_hida_kisada_cancels_nothing_of_the_team_mates() -> None:
    s = with_kisada(B="| Banzai!")
    do(s, "C: pass", "D: pass", "A: pass", "B: Banzai!", "B: Hida Kisada")
    assert asked(s) == "B" and "no" in options(s), "it resolves"
    do(s, "B: no", "C: Banzai!", "C: Plain Soldier")
    do(s, "A: pass")
    assert asked(s) == "B" and len(s.lasting) == 1, "C's is the first of the other team"


# --- how it is made -------------------------------------------------------------------------------------------------------


def test_cards_that_speak_of_no_opponent_are_the_same_everywhere() -> None:
    plain, taker = ALL["Doji Hotaru"], ALL["Kakita Asami"]
    assert compile_among_several(plain) is compile_card(plain)
    assert compile_among_several(taker) is not compile_card(taker)
    assert among_several(plain) is plain


def test_no_printed_card_is_left_with_an_opponent_nobody_chose() -> None:
    for card in ALL.values():
        assert "opponent(s, you)" not in compile_among_several(card).source, card.name


def test_a_game_that_waits_in_such_an_ability_is_saved_and_goes_on() -> None:
    s = laid("draw phase, first A", A="Kakita Asami, Plain Soldier")
    assert in_play(s, "Kakita Asami")
    s = laid("political air A>C", A="Kakita Asami*", C="", D="")
    passes(s, "A: action")
    do(s, "A: Kakita Asami")
    again = type(s).load(s.box, s.dump())
    s.box.rules.wake(again)
    assert options(again) == ["C", "D"]
    do(again, "A: C")
    assert honor_of(again)[2] == 9
