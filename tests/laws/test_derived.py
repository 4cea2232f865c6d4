"""What is derived is what would be derived anew, and a settled table stays as it is when it is settled again."""

from __future__ import annotations

from random import Random
from typing import Any

from gorin.kernel.bits import bits
from gorin.kernel.derive import ALWAYS
from gorin.kernel.events import Event
from gorin.kernel.faces import listen
from gorin.kernel.fields import fields_of
from gorin.rulesets.lcg.costs import too_dear
from gorin.rulesets.lcg.facts import IN_PLAY
from gorin.rulesets.lcg.ordering import ORDER
from gorin.rulesets.lcg.settling import SETTLING
from gorin.rulesets.lcg.setup import SETUP
from gorin.rulesets.lcg.state import GLORY, MILITARY, POLITICAL, STRENGTH, Game
from gorin.rulesets.lcg.stats import glory_count, skill_of, stat
from tests.laws import laws
from tests.laws.sizes import law, seeds
from tests.laws.tables import games

BY_ITSELF = {"decision", "ears", "memo"}  # asked, listened to and counted anew below
DERIVED = [name for name, how in fields_of(Game).items() if how == "derived" and name not in BY_ITSELF]


def fresh(s: Any) -> None:
    """Everything derived is as if derived anew."""
    t = s.clone()
    listen(t)
    t.box.rules.derive(t)
    assert t == s, laws.differing(t.dump(), s.dump())
    for name in DERIVED:
        assert getattr(t, name) == getattr(s, name), f"{name} is stale while {s.decision}"
    for name in set(type(s.ears).__slots__) - {"found", "stages", "stirred"}:
        assert getattr(t.ears, name) == getattr(s.ears, name), f"who listens ({name}) is stale"
    for kind, stages in s.ears.stages.items():
        assert ORDER.stages_heard(t.ears, kind) == stages, "where in a window anybody listens is stale"
    for kinds, stirred in s.ears.stirred.items():
        assert SETTLING.stirs(t, kinds) == stirred, "who is stirred by what is stale"
    for q in range(s.box.seats):
        assert too_dear(t, q) == too_dear(s, q), "what is too dear is stale"
    for c in bits(s.p[IN_PLAY]):
        for which in (MILITARY, POLITICAL, GLORY, STRENGTH):
            was, is_ = stat(s, c, which), stat(t, c, which)
            assert was == is_, f"{s.box.faces[s.kind[c]].name} has {was}, should have {is_}, while {s.decision}"
    for q in range(s.box.seats):
        assert (skill_of(s, q), glory_count(s, q)) == (skill_of(t, q), glory_count(t, q))


def settled(s: Any) -> None:
    """No rule finds anything to mend, unless mending is going on (or the game has not begun)."""
    if any(f.kind in (ORDER.consequences, SETUP) for f in s.frames):
        return
    t = s.clone()
    after: list[Event] = []
    SETTLING.settle(t, after, ALWAYS)
    assert not after, f"left to mend while {s.decision}: {after}"
    assert t == s, laws.differing(t.dump(), s.dump())


@law(few=10, many=1000, s=games, seed=seeds)
def test_what_is_derived_is_fresh_at_every_decision(s: Any, seed: int) -> None:
    for _ in laws.wander(s, Random(seed)):
        fresh(s)


@law(few=10, many=1000, s=games, seed=seeds)
def test_nothing_is_left_to_mend_at_any_decision(s: Any, seed: int) -> None:
    for _ in laws.wander(s, Random(seed)):
        settled(s)


@law(few=8, many=500, s=games, seed=seeds)
def test_playing_on_a_clone_leaves_what_is_derived_here(s: Any, seed: int) -> None:
    rng = Random(seed)
    for _ in laws.wander(s, rng):
        if rng.random() < 0.1:
            laws.play_on(s.clone(), rng.randrange(1 << 30), 10)
            fresh(s)
