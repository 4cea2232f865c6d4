"""Duels across teams."""

from __future__ import annotations

from gorin.language.control import Target
from gorin.language.sets import Is
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import CRAB, PICKED, THAT, THAT2, Bow, Duel, character
from gorin.rulesets.lcg.words.texts import action
from tests.lcg.tables import decision, do, honor_of, is_bowed, options
from tests.lcg.team_conquest.teams import asked, laid, passes

HERALD = character(
    "Herald", CRAB,
    action(Duel(THAT, THAT2, "military", loser=Bow(PICKED)), choose=(Target(Is("character")), Target(Is("character")))),
    cost=1, military=0, political=0,
)  # fmt: skip


@rule("mp.team-duels.1", "mp.open-duel-control.1")
def test_one_duelist_is_the_players_own_the_other_of_the_other_team() -> None:
    s = laid(
        "draw phase, first A", HERALD, A="Herald, Plain Captain", B="Plain Soldier", C="Plain Envoy", D="Plain Bully"
    )
    do(s, "A: Herald")
    assert options(s) == ["Plain Captain", "Herald"] or set(options(s)) == {"Plain Captain", "Herald"}
    do(s, "A: Plain Captain")
    assert set(options(s)) == {"Plain Envoy", "Plain Bully"}, "not the team-mate's"


@rule("rr.open-duel-bidders.1")
def test_only_the_two_controllers_bid_and_give_honor() -> None:
    s = laid(
        "draw phase, first A", HERALD, A="Herald, Plain Captain", B="Plain Soldier", C="Plain Envoy", D="Plain Bully"
    )
    do(s, "A: Herald", "A: Plain Captain", "A: Plain Bully")
    seen = ""
    while "honor bid" in decision(s):
        seen += asked(s)
        do(s, f"{asked(s)}: {5 if asked(s) == 'A' else 1}")
    assert seen in ("AD", "DA") and honor_of(s) == [6, 10, 10, 14]
    assert is_bowed(s, "Plain Bully") and not passes(s, "draw phase")
