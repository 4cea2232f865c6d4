"""A card that is shuffled into a deck shows another face there: the log calls it as it was."""

from __future__ import annotations

from gorin.kernel.bits import bits
from gorin.kernel.events import Event
from gorin.kernel.windows import emit
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.facts import DISCARD
from gorin.sim.game import set_up

TABLE = (
    "A 10/3: | | | Banzai!, Fine Katana, Assassination, Court Games, Let Go | Scroll |\nB 10/3:\ndynasty phase, first A"
)


def test_why_a_player_draws_names_no_card_of_a_deck_that_ran_out() -> None:
    game = set_up(TABLE)
    faces = set()
    for seed in range(6):
        s = (copy := game.clone()).state
        s.rng = seed * 7919
        cause = bits(s.p[DISCARD])[0]
        emit(s, (Event(ev.DRAW, player=0, n=2, source=cause),))
        assert copy.log is not None
        assert copy.log.for_player(1)[0] == "A draws 2: A's Banzai!"
        faces.add(s.box.faces[s.kind[cause]].name)
    assert len(faces) > 1, "its id has got other faces"
