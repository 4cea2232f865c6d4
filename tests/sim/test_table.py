"""`game.table`: what can be looked at, that it is live, and what is refused. That it is true is a law (tests/laws)."""

from __future__ import annotations

import doctest
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gorin
from gorin.rulesets.ccg import table as ccg
from gorin.rulesets.lcg import table as lcg

PAGE = Path(__file__).parents[2] / "docs" / "table.md"
FIGHT = """A 10/4: Doji Whisperer*+1[Fine Katana] | Banzai!
B 8/5: Eager Scout_ | Voice of Honor | Manicured Garden?, Shameful Display
political water A>B Shameful Display"""
BATTLE = "A 9 crab: Hida Bushotsu*[Outriders]\nB 8 crane: Doji Genshin*\nbattle A>B 1"


def test_the_page_is_true() -> None:
    tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried.attempted >= 20 and not tried.failed


@pytest.mark.parametrize("module", [lcg, ccg])
def test_the_documentation_is_true(module: Any) -> None:
    tried = doctest.testmod(module)
    assert tried.attempted and not tried.failed


def test_a_table_goes_with_its_game() -> None:
    game = gorin.set_up("A 10/3: Doji Whisperer | Fine Katana\nB 10/3: Eager Scout")
    table = game.table
    whisperer, hand = table.card("Doji Whisperer"), table.players[0].hand
    assert len(hand) == 1 and not whisperer.attachments
    game.choose(0)
    game.choose(0)
    assert whisperer.attachments.names == ["Fine Katana"] and whisperer.military == 2
    assert not table.players[0].hand and len(hand) == 1  # a set is what it was when it was asked for
    game.undo(2)
    assert not whisperer.attachments and table.players[0].hand == hand == game.table.players[0].hand
    assert table == game.table and table != game.clone().table


def test_what_is_over_says_so() -> None:
    game = gorin.set_up(FIGHT, stop=False)
    conflict = game.table.conflict
    assert str(conflict) == "the political water conflict" and conflict.attacker == game.table.players[0]
    while game.table.conflict is not None:
        game.choose(len(game.options) - 1)
    assert not conflict.is_on and str(conflict) == "a conflict that is over"
    with pytest.raises(gorin.UsageError, match="There is no conflict now"):
        conflict.skill("attacker")


@pytest.mark.parametrize(("text", "rules"), [(FIGHT, "lcg/stronghold"), (BATTLE, "ccg/emperor")])
def test_nothing_can_be_set(text: str, rules: str) -> None:
    game = gorin.set_up(text, rules)
    before = game.state.dump()
    table = game.table
    fight = table.conflict if rules.startswith("lcg") else table.battle
    for view in (table, table.players[0], table.cards, table.cards[0], table.players[0].provinces[0], fight):
        for name in ("bowed", "honor", "id", "_table", "anything"):
            with pytest.raises(gorin.UsageError, match=f"'{name}' of .* cannot be set: a table is for looking"):
                setattr(view, name, 1)
        with pytest.raises(gorin.UsageError, match="cannot be set"):
            del view.bowed
    assert game.state.dump() == before


def test_what_there_is_not() -> None:
    game = gorin.set_up(FIGHT)
    table = game.table
    cases: list[tuple[Callable[[], object], str]] = [
        (lambda: game.table_for(2), "There is no seat 2: the seats are numbered 0 to 1."),
        (lambda: game.table_for(True), "There is no seat True"),
        (lambda: table.player(-1), "There is no seat -1"),
        (lambda: table.card(1000), "There is no card 1000: the cards are numbered 0 to"),
        (lambda: table.card("Nobody"), "No card on this table is called 'Nobody', as far as can be seen."),
        (lambda: table.card("Fields"), r"\d cards on this table are called 'Fields': ask for them by their ids."),
        (lambda: table.ring("iron"), "There is no ring 'iron'; the rings are air, earth, fire, water, void."),
        (lambda: table.conflict.skill("A"), "A conflict has an attacker and a defender, no 'A'."),
        (lambda: gorin.set_up(BATTLE, "ccg/emperor").table.battle.force(0), "A battle has an attacker and a defender"),
    ]
    for ask, says in cases:
        with pytest.raises(gorin.UsageError, match=says):
            ask()


def test_what_belongs_together() -> None:
    table = gorin.set_up(BATTLE, "ccg/emperor").table
    bushotsu, outriders = table.card("Hida Bushotsu"), table.card("Outriders")
    assert bushotsu.unit.names == outriders.unit.names == ["Hida Bushotsu", "Outriders"]
    assert outriders.attached_to == bushotsu and outriders.at == bushotsu.at == table.battle.field
    assert table.attack.battlefields == (table.battle,) and table.battle.attackers[0] is not bushotsu
    assert len({bushotsu, table.battle.attackers[0]}) == 1
    assert bushotsu.unit[-1] == outriders and bushotsu.unit[1:].names == ["Outriders"]
    fight = gorin.set_up(FIGHT).table
    katana = fight.card("Fine Katana")
    assert katana.attached_to == fight.card("Doji Whisperer") and katana.type == "attachment"
    assert fight.conflict.province == fight.players[1].provinces[1] and fight.conflict.province.attacked
    assert fight.asked == fight.players[1] and fight.players[1].opponents == (fight.players[0],)


def test_a_dial_is_shown_to_its_owner_until_it_is_revealed() -> None:
    game = gorin.set_up("A 10/3:\nB 10/3:\ndraw phase", stop=False)
    who = game.table.asked.seat
    game.choose(2)
    assert game.table.asked.seat == 1 - who
    own, other = game.table_for(who).players[who].bid, game.table_for(1 - who).players[who].bid
    assert own == game.table.players[who].bid and own is not None and other is None


def test_what_a_table_is_made_of_is_offered() -> None:
    table = gorin.set_up(FIGHT).table
    for view, kind in (
        (table, gorin.Table),
        (table.players[0], gorin.Player),
        (table.cards, gorin.Cards),
        (table.card("Fine Katana"), gorin.Card),
    ):
        assert isinstance(view, kind)


def test_a_state_alone_is_looked_at() -> None:
    state: Any = gorin.set_up(FIGHT).state
    assert lcg.Table.of(state).conflict is not None and lcg.Table.of(state, 0).you == lcg.Table.of(state, 0).players[0]
    assert lcg.Table.of(state).you is None and repr(lcg.Table.of(state, 0)).endswith("as seat 0 sees it>")
