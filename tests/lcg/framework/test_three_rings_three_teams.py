"""An invented format: three rings, three teams of two players, a draw phase of its own. Written without touching `src`:
it is what a format to come may ask for, all at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from gorin.decks.precons import precons
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.sequences import instead, skipped
from gorin.kernel.turns import in_order
from gorin.kernel.windows import emit
from gorin.rulesets import install, uninstall
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts
from gorin.rulesets.lcg.formats import STRONGHOLD
from gorin.rulesets.lcg.framework.phases import DRAW
from gorin.rulesets.lcg.rings.formats import Rings
from gorin.rulesets.lcg.rings.places import UNCLAIMED, province_under
from gorin.rulesets.lcg.rules import Lcg
from gorin.rulesets.lcg.state import AIR, FIRE, WATER
from gorin.sim.game import Game, header_for, open_game
from tests.lcg.tables import decision, do, options, table, total

NAME = "lcg/three-teams"


class ThreeRings(Rings):
    """Air, fire and water; who claims one puts it on a province, and keeps it there."""

    on_provinces = True

    def laid_out(self, seats: int) -> Sequence[tuple[int, int]]:
        return [(element, UNCLAIMED) for element in (AIR, FIRE, WATER)]

    def provinces_for(self, s: Any, who: int, ring: int) -> int:
        return int(s.p[facts.PROVINCE] & s.p[facts.IN_PLAY] & s.ctl[who] & ~s.p[facts.BROKEN])


def all_draw_two(s: Any, f: Frame) -> None:
    """Nobody bids: everybody draws two cards."""
    emit(s, tuple([Event(ev.DRAW, player=q, n=2, tag=RULEBOOK) for q in in_order(s)]))


FORMAT = replace(
    STRONGHOLD,
    name="three-teams",
    players=(6, 6),
    teams=3,
    rings=ThreeRings(),
    steps=(
        skipped(DRAW, "2.2 honor bid, 2.3 reveal honor dials"),
        skipped(DRAW, "2.4 transfer honor"),
        instead(DRAW, "2.5 draw cards", all_draw_two),
    ),
)


@pytest.fixture(scope="module", autouse=True)
def _installed() -> Iterator[None]:
    install(Lcg(FORMAT))
    yield
    uninstall(NAME)


def laid(settings: str, **seats: str) -> Any:
    lines = "\n".join(f"{q} 10/0: {seats.get(q, '')}" for q in "ABCDEF")
    return table(f"{lines}\n{settings}", rules=NAME)


def opened(seed: int) -> Game:
    decks = precons("lcg/stronghold")
    return open_game(header_for(NAME, [decks[(seed + i) % len(decks)] for i in range(6)], seed))


def test_two_players_on_a_side_fight_for_one_of_three_rings_and_it_lies_on_a_province() -> None:
    s = laid("military fire A>C", A="Plain Captain*", B="Plain Soldier*", C="Plain Envoy*", D="Plain Bully*")
    assert len(s.box.rings) == 3 and [total(s, q) for q in "ABCD"] == [6, 6, 4, 4]
    while "put the ring on a province" not in decision(s):
        do(s, f"{decision(s)[0]}: {options(s)[-1]}")
    assert decision(s).startswith("A:"), "the attacking player decides for the side"
    places = options(s)
    do(s, f"A: {places[1]}")
    ring = s.box.rings.index(FIRE)
    assert s.holder[province_under(s.ring_place[ring])] == 0
    assert "fire" not in " ".join(options(s)), "it is not to be fought for any more"


def test_the_draw_phase_is_its_own() -> None:
    game, dice = opened(1), Random(1)
    held: list[int] = []
    while game.view(0)["phase"] != "draw":
        held = [len(player.hand) for player in game.table.players]
        game.choose(len(game.options) - 1 if game.view(0)["phase"] else dice.randrange(len(game.options)))
    assert decision(game.state).endswith("action"), "nobody is asked for a bid"
    assert [len(player.hand) for player in game.table.players] == [n + 2 for n in held]


@pytest.mark.parametrize("seed", range(3))
def test_it_is_played_to_the_end_and_a_team_wins(seed: int) -> None:
    game, dice = opened(seed), Random(seed)
    placed = out = False
    while not game.over and game.decisions < 6_000:
        d = game.decision
        assert d is not None
        texts = game.options
        assert len(set(texts)) == len(texts), f"options alike: {game.why}"
        placed = placed or any(ring.province is not None for ring in game.table.rings)
        if game.decisions % 40 == 0:
            s = game.state
            again = type(s).load(s.box, s.dump())
            s.box.rules.wake(again)
            assert again == s and again.p == s.p, "what is saved is the whole of it, whoever is out"
            out = out or s.alive.bit_count() < 6
        game.choose(dice.randrange(len(texts)))
    assert game.over and placed and out
