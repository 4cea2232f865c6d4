"""What agents read as bits and numbers is what a table that is looked at tells; what they suppose changes no game."""

from __future__ import annotations

from typing import Any

import pytest

from gorin.kernel.sides import team_of
from gorin.rulesets import NAMES
from gorin.rulesets.ccg import battle_masks
from gorin.rulesets.ccg import masks as ccg
from gorin.rulesets.ccg import supposing as ccg_supposing
from gorin.rulesets.lcg import conflict_masks
from gorin.rulesets.lcg import masks as lcg
from gorin.rulesets.lcg import supposing as lcg_supposing
from gorin.sim.game import Game
from tests.laws.test_channels import moments

KINDS = ("military", "political")


def lcg_alike(game: Game) -> None:
    s: Any = game.state
    table = game.table
    cards = table.cards
    for who, player in enumerate(table.players):
        assert lcg.characters(s, who) == player.characters.mask
        assert lcg.hand(s, who) == player.hand.mask
        assert lcg.laid_out(s, who) == [x.id for x in player.provinces]
        assert lcg.undrawn(s, who, dynasty=True) == player.dynasty_deck.mask
        assert lcg.undrawn(s, who, dynasty=False) == player.conflict_deck.mask
        assert lcg.left_in_conflict_deck(s, who) == len(player.conflict_deck)
        team = [table.players[q] for q in team_of(s, who)]  # what one of a team has, all of it have
        assert lcg.rings_held(s, who) == sum(x.claimed_by in team for x in table.rings)
        fights = table.conflict is not None and any(x in team for x in fighters(table.conflict))
        assert conflict_masks.takes_part(s, who) == fights
        favored = any(x.has_favor for x in team)
        assert lcg.favor_adds(s, who, 0) == (favored and table.favor_side in ("military", None))
        for x in player.provinces:
            assert lcg.strength(s, x.id) == x.strength and lcg.faceup_in(s, x.id) == x.cards.faceup.mask
            assert lcg.before_stronghold(s, x.id) == (x.place == 0)
            assert lcg.broken(s) >> x.id & 1 == x.broken
    assert lcg.bowed(s) == cards.bowed.mask and conflict_masks.participating(s) == cards.participating.mask
    assert lcg.all_characters(s) == cards.characters.in_play.mask
    for x in cards.characters.in_play:
        assert [lcg.skill(s, x.id, k) for k in (0, 1)] == [x.military, x.political] and lcg.glory(s, x.id) == x.glory
        assert lcg.definition(s, x.id) is x.definition
    assert conflict_masks.conflict_on(s) == (table.conflict is not None)
    if table.conflict is not None:
        found = table.conflict
        assert KINDS[conflict_masks.conflict_type(s)] == found.type
        assert conflict_masks.conflict_ring(s) == found.ring.id
        assert conflict_masks.attacked(s) == found.provinces.mask
        assert conflict_masks.decided(s) == found.settled
        assert conflict_masks.attacking(s) == found.attackers.mask
        assert conflict_masks.total(s, False) == found.skill("defender")


def fighters(conflict: Any) -> tuple[Any, Any]:
    return conflict.attacker, conflict.defender


def ccg_alike(game: Game) -> None:
    s: Any = game.state
    table = game.table
    for who, player in enumerate(table.players):
        assert ccg.personalities(s, who) == player.personalities.mask and ccg.hand(s, who) == player.hand.mask
        assert ccg.undrawn(s, who)[::-1] == [x.id for x in player.dynasty_deck]
        assert battle_masks.attacks(s, who) == (table.attack is not None and table.attack.attacker == player)
        ready = [x for x in player.personalities.unbowed if x.at is None]
        assert not battle_masks.could_defend(s, who) & ~sum(1 << x.id for x in ready)
        for x in player.provinces:
            assert ccg.strength(s, x.id) == x.strength
            assert ccg.lost_with(s, x.id) == len(x.cards.faceup) + len(x.regions)
        for x in player.personalities:
            assert ccg.stat(s, x.id, ccg.FORCE) == x.force and ccg.personal_honor(s, x.id) == x.personal_honor
    for battle in table.attack.battlefields if table.attack else ():
        for side, army, name in (
            (battle_masks.ATTACKERS, battle.attackers, "attacker"),
            (battle_masks.DEFENDERS, battle.defenders, "defender"),
        ):
            assert battle_masks.at(s, side, battle.id) == army.mask
            assert battle_masks.contributes(s, army.mask) == battle.force(name)
    assert battle_masks.current_field(s) == (table.battle.id if table.battle else -1)


def supposed(game: Game) -> list[Any]:
    """Copies in which something is otherwise."""
    s: Any = game.state
    if game.rules.name.startswith("lcg/"):
        return [lcg_supposing.with_dials(s, you, n) for you in (0, 1) for n in (1, 5)]
    out = [ccg_supposing.rested(s, 0), ccg_supposing.attacked_by(s, 0, 1)]
    people = ccg.personalities(s, 0)
    if people and s.provinces[1]:
        ccg_supposing.muster(out[1], people, battle_masks.ATTACKERS, s.provinces[1][0])
        assert battle_masks.at(out[1], battle_masks.ATTACKERS, s.provinces[1][0]) == people
    assert not ccg.bowed(out[0]) & out[0].ctl[0] and not battle_masks.away(out[0])
    return out


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("rules", NAMES)
def test_bits_and_numbers_are_those_of_the_table(rules: str, seed: int) -> None:
    alike = lcg_alike if rules.startswith("lcg/") else ccg_alike
    for game in moments(rules, 800 + seed, checked=20, most=600):
        alike(game)


@pytest.mark.parametrize("rules", NAMES)
def test_supposing_changes_no_game(rules: str) -> None:
    for game in moments(rules, 900, checked=60, most=400):
        before = game.state.dump()
        for table in supposed(game):
            assert table is not game.state
        assert game.state.dump() == before
