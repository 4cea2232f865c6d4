"""A snapshot tells what a game was: loaded, it is that game; by a later release, as far as that knows how."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from gorin.errors import IllegalChoice, RecordError
from gorin.kernel import fields
from gorin.kernel.record import Record, Snapshot, read_record
from gorin.kernel.snapshot import completed, open_snapshot, sum_of
from gorin.rulesets import numbers
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg import facts, saving
from gorin.rulesets.lcg.codecs import shielding_again
from gorin.rulesets.lcg.lasting.kinds import GAINS_FACT, IMMUNE
from gorin.sim.game import Game, new_game, open_game
from gorin.sim.replaying import Parted, replay
from gorin.sim.resuming import resume
from tests.laws.sizes import law, seeds
from tests.saved.rules import FORMATS, later, with_another_step
from tests.states import lcg

ROOT = Path(__file__).resolve().parents[2]


def played(rules: str, seed: int, most: int, stop: bool = True) -> Game:
    """A game in its middle: nobody is quick to lose."""
    game = new_game(rules, seed=seed, stop=stop)
    dice = Random(seed)
    for _ in range(most):
        before = game.clone()
        game.choose(dice.randrange(len(game.options)))
        if game.over:
            return before
    return game


def from_snapshot(record: Record) -> Game:
    """The game its snapshot tells of, whatever its choices say."""
    game = open_game(record.header)
    assert record.snapshot is not None
    game.stand_at(record.snapshot, record.choices)
    return game


@law(few=12, many=400, seed=seeds)
def test_a_game_opened_from_its_snapshot_is_the_same_game(seed: int) -> None:
    rules = FORMATS[seed % 3]
    game = played(rules, seed, 20 + seed % 200, stop=bool(seed % 2))
    again = from_snapshot(read_record(game.saved.lines()))
    assert again.state.key == game.state.key
    assert again.options == game.options and again.log is not None and game.log is not None
    assert again.log.lines == game.log.lines and again.choices == game.choices
    dice = Random(seed)
    for _ in range(40):
        if game.over:
            break
        at = dice.randrange(len(game.options))
        game.choose(at)
        again.choose(at)
    assert again.state.key == game.state.key


ELSEWHERE = """
import json, sys
from gorin.rulesets.lcg import facts
for name in ("zealous", "aloof"):
    facts.trait(name)
from tests.saved.test_snapshots import from_snapshot, read_record
game = from_snapshot(read_record(sys.stdin.buffer.read()))
print(json.dumps([game.state.key, game.options]))
"""


@pytest.mark.parametrize("rules", FORMATS)
def test_another_process_opens_it_whatever_its_numbers_are(rules: str) -> None:
    game = played(rules, 8, 90)
    ran = subprocess.run([sys.executable, "-c", ELSEWHERE], input=game.saved.lines(), capture_output=True, cwd=ROOT)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == [game.state.key, game.options]


def test_traits_go_by_name_where_they_last_and_where_they_wait() -> None:
    plane, effect = facts.trait("fleeting"), GAINS_FACT
    immune = shielding_again(facts.trait("poison"), 3)
    begins = [ev.LAST, IMMUNE, 0, immune, 5, 1, 0, -1, 0]
    d: dict[str, Any] = {
        "p": [0] * facts.plane_count(),
        "lasting": [[effect, 1, plane, 2, 0, 1, 0]],
        "frames": [["f", 0, [], [begins]]],
    }
    d["p"][plane] = 7
    named = saving.named(d)
    assert named["p"] == {"fleeting": 7} and named["lasting"][0][2] == [0, "fleeting"]
    assert named["frames"][0][3][0][3] == [3, "poison"]
    assert saving.numbered(json.loads(json.dumps(named))) == d


# --- by other rules -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", FORMATS)
def test_by_other_rules_a_saved_game_goes_on_from_its_snapshot(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(rules, 5, 80)
    record = read_record(game.saved.lines())
    later(monkeypatch)
    again = resume(record)
    assert again.base is not None and again.state.key == game.state.key and again.options == game.options
    for _ in range(10):
        again.choose(0)
    saved = read_record(again.saved.lines())
    assert resume(saved).state.key == again.state.key, "and can be saved and taken up once more"
    again.undo(10)
    assert again.state.key == game.state.key
    with pytest.raises(IllegalChoice, match="only 0 can be taken back"):
        again.undo()
    dice = Random(1)
    while not again.over:
        again.choose(dice.randrange(len(again.options)))
    assert replay(read_record(again.record.lines())).state.key == again.state.key, "its record replays from there"


def test_choices_after_the_snapshot_are_made_again_as_far_as_they_fit(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("lcg/skirmish", 5, 60)
    snapshot = game.snapshot()
    for _ in range(6):
        game.choose(0)
    record = Record(game.header, game.choices, snapshot=snapshot)
    record.choices[63].t = "what the rules no longer allow"
    later(monkeypatch)
    again = resume(record)
    assert again.decisions == 63 and again.choices == game.choices[:63]


def test_without_a_snapshot_it_can_be_watched_but_not_continued(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played("lcg/stronghold", 5, 80)
    record = game.record
    hidden = {choice.t for choice in record.choices}
    later(monkeypatch)
    with pytest.raises(Parted) as parted:
        resume(record)
    said = str(parted.value)
    assert "parts from the rules at decision" in said and "cannot be continued (it has no snapshot)" in said
    assert "It was begun by other rules (number " in said
    assert not any(text in said for text in hidden if len(text) > 4), "no card is shown"


def test_the_same_words_may_mean_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The choices still fit, but the game would stand otherwise: it is the one that was saved."""
    game = played("lcg/skirmish", 2, 40)
    record = read_record(game.saved.lines())
    assert record.snapshot is not None
    record.snapshot.state["honor"][0] += 1
    record.snapshot.sum = sum_of(record.snapshot)
    again = resume(record)
    assert again.base is not None and lcg(again).honor[0] == lcg(game).honor[0] + 1


def changed(snapshot: Snapshot, **what: Any) -> Snapshot:
    other = msgspec.structs.replace(snapshot, **what)
    other.sum = sum_of(other)
    return other


def test_what_cannot_be_opened_is_said() -> None:
    game = played("lcg/stronghold", 3, 60)
    fresh = new_game("lcg/stronghold", seed=3).state
    snapshot = game.snapshot()
    other = {name: "x" for name in snapshot.faces}
    frames = [["lcg: nothing", "a", [0, ""], "", [], []]]
    for bad, says in (
        (msgspec.structs.replace(snapshot, n=1), "damaged"),
        (changed(snapshot, states=99), "wrote games otherwise"),
        (changed(snapshot, faces=dict(list(snapshot.faces.items())[:-1])), "other ones now"),
        (changed(snapshot, lists=["bells"]), "other ones now"),
        (changed(snapshot, state={"kind": [1]}), "does not fit"),
        (changed(snapshot, state={**snapshot.state, "p": {"999": 1}}), "nobody knows"),
    ):
        with pytest.raises(RecordError, match=says):
            open_snapshot(bad, fresh, numbers.STATES["lcg"])
    with pytest.raises(Exception, match="nothing"):
        open_snapshot(changed(snapshot, state={**snapshot.state, "frames": frames}), fresh, numbers.STATES["lcg"])
    mended = changed(snapshot, faces=other)  # every card has another text, and none is being used
    if not any("/" in frame[0] for frame in snapshot.state["frames"]):
        assert open_snapshot(mended, fresh, numbers.STATES["lcg"]).key == game.state.key


def test_a_card_in_use_whose_text_has_changed() -> None:
    game = new_game("ccg/emperor", seed=4, stop=True)
    dice = Random(1)
    while not any("/" in frame[0] for frame in game.state.dump()["frames"]):
        game.choose(dice.randrange(len(game.options)))
    snapshot = game.snapshot()
    fresh = new_game("ccg/emperor", seed=4).state
    assert open_snapshot(snapshot, fresh, numbers.STATES["ccg"]).key == game.state.key
    with pytest.raises(RecordError, match="another text now"):
        open_snapshot(changed(snapshot, faces={name: "x" for name in snapshot.faces}), fresh, numbers.STATES["ccg"])


def test_a_sequence_may_get_more_steps() -> None:
    game = played("lcg/stronghold", 3, 60)
    snapshot = game.snapshot()
    name, at, (step, _), *_ = snapshot.state["frames"][0]
    fresh = new_game("lcg/stronghold", seed=3).state
    with with_another_step(name):
        s = open_snapshot(snapshot, fresh, numbers.STATES["lcg"])
    assert s.dump()["frames"][0][:2] == [name, step + 1] and at
    assert s.frames[-1].step == game.state.frames[-1].step and fields.NAMES[s.frames[0].kind] == name


def test_fields_of_a_later_release_are_as_on_a_fresh_table() -> None:
    then = {"kind": [4, 4, 4], "con": [1, 2], "zones": [[1], [2]], "lasting": [[1, 2]], "gone": 5, "p": {"1": 3}}
    fresh = {
        "kind": [7, 7],
        "con": [0, 0, -1],
        "zones": [[0], [1], [9]],
        "lasting": [],
        "p": {},
        "seen": [0, 0],
        "n": 4,
    }
    assert completed(then, fresh) == {
        "kind": [4, 4, 4],
        "con": [1, 2, -1],
        "zones": [[1], [2], []],
        "lasting": [[1, 2]],
        "p": {"1": 3},
        "seen": [0, 0, 0],
        "n": 4,
    }
