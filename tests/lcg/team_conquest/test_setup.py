"""Setting up, and what is as in every game."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from gorin.decks.precons import precons
from gorin.kernel.sequences import COMMON
from gorin.rulebook.testing import rule
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.formats import STRONGHOLD, TEAM_CONQUEST
from gorin.sim.game import Game, header_for, open_game
from tests.lcg.tables import decision, do, fate_of, options
from tests.lcg.team_conquest.teams import FORMAT, laid, passes


def opened(seed: int) -> Game:
    return open_game(header_for(FORMAT, list(precons(FORMAT)[:4]), seed))


@rule("mp.team-setup.3", "rr.setup.14", "rr.setup.12")
def test_the_setup_is_the_usual_one() -> None:
    game, dice = opened(3), Random(3)
    seen: dict[str, str] = {}
    while game.rounds == 0:
        d = game.decision
        assert d is not None
        seen[d.why] = seen.get(d.why, "") + chr(65 + d.player)
        game.choose(len(game.options) - 1 if "mulligan" in d.why else dice.randrange(len(game.options)))
    order = "ACBD" if game.state.first == 0 else "CADB"
    assert seen["place your stronghold"] == order and seen["mulligan from your hand"] == order
    s: Any = game.state
    for q in range(4):
        castle = next(c for c in range(len(s.kind)) if s.p[facts.STRONGHOLD] >> c & 1 and s.owner[c] == q)
        assert s.honor[q] == s.box.faces[s.kind[castle]].definition.honor
        assert (s.p[facts.HAND] & s.ctl[q]).bit_count() == 4
        assert len([c for c in s.province[q * 5 : q * 5 + 5] if c >= 0]) == 5


@rule("mp.team-overview.2", "rr.step-1-3.1", "rr.step-4-4.1")
def test_what_the_format_does_not_change_is_as_always() -> None:
    s = laid("conflict phase, first A, rings air=B fire+1")
    passes(s, "dynasty phase")
    assert s.ring_fate == [0, 1, 2, 1, 1], "all unclaimed rings"
    assert fate_of(s) == [10] * 4, "3, and 7 from each castle"
    assert decision(s) == "C: action" and options(s) == ["pass"]
    do(s, "C: pass")


@rule("mp.team-overview.2")
def test_nothing_else_is_of_the_formats_own() -> None:
    """Teams with their opponents, victories and penalties, no fate for passing, and the steps that go by teams."""
    differing = {x.name for x in fields(STRONGHOLD) if getattr(STRONGHOLD, x.name) != getattr(TEAM_CONQUEST, x.name)}
    assert differing - {"name", "players", "shares_decks"} == {
        *("teams", "opponents", "victories", "settling", "edicts", "passing_fate", "steps"),
    }
    here = opened(1).state.box.tables
    usual = {
        (kind, *each)
        for kind, steps in enumerate(COMMON.steps)
        for each in zip(COMMON.titles[kind], steps, strict=False)
    }
    other = {
        (kind, *each) for kind, steps in enumerate(here.steps) for each in zip(here.titles[kind], steps, strict=False)
    } - usual
    assert {title for _, title, _ in other} == {
        *("2.4 transfer honor", "3.2 who gains the fate", "7 under whose control", "7 enter play"),
        *("4.2 who goes first", "4.2 player order", "4.6 who goes first", "4.6 player order"),
    }
    assert all(set(titles) <= set(here.titles[kind]) for kind, titles in enumerate(COMMON.titles)), "none is left out"


@pytest.mark.parametrize("seat", range(4))
def test_a_team_mates_hand_and_facedown_provinces_are_hidden_like_anybodys(seat: int) -> None:
    """Decision: the rules let nobody see another player's hand, so not a team-mate's either."""
    game, dice = opened(5), Random(5)
    while game.rounds == 0:
        game.choose(dice.randrange(len(game.options)))
    view = game.view(seat)
    for q, player in enumerate(view["players"]):
        named = (
            [card for card in player["hand"] if isinstance(card, dict) and card.get("name")]
            if isinstance(player["hand"], list)
            else []
        )
        assert bool(named) == (q == seat)
