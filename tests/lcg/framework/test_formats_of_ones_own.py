"""A format of one's own, made without touching the program: three phases, of which one is new, a step that is another
one, one more, another way to win, another rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.decks.precons import precons
from gorin.errors import UsageError
from gorin.kernel.bits import bits
from gorin.kernel.decisions import FINISHED, PICKS
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask, framework, goto, where
from gorin.kernel.sequences import after, instead, nothing_happens, without
from gorin.kernel.snapshot import open_snapshot, take_snapshot
from gorin.kernel.turns import in_order
from gorin.kernel.windows import emit
from gorin.rulesets import formats, install, ruleset, uninstall
from gorin.rulesets.base import DeckList
from gorin.rulesets.lcg import events as ev
from gorin.rulesets.lcg.attributes.stats import bid_value
from gorin.rulesets.lcg.costs.pools import honor_bid
from gorin.rulesets.lcg.formats import STRONGHOLD, Format
from gorin.rulesets.lcg.framework import phases
from gorin.rulesets.lcg.framework.phases import CONFLICTS, DYNASTY, FATE
from gorin.rulesets.lcg.framework.rounds import USUAL, Phase
from gorin.rulesets.lcg.playing.refilling import refill_step
from gorin.rulesets.lcg.rules import Lcg
from gorin.rulesets.lcg.victory import VICTORIES, Victory
from gorin.sim.game import Game, header_for, open_game
from gorin.sim.resuming import resume
from tests.lcg.tables import do, table

COUNCIL_PHASE = 9


def council_begins(s: Any, f: Frame) -> None:
    phases.begin(s, COUNCIL_PHASE)
    f.regs[0] = s.first


def speak(s: Any, f: Frame) -> None:
    """The first player may send away one faceup card."""
    mine = bits(phases.faceup_in(s, f.regs[0], broken=False))
    ask(s, f.regs[0], "discard from your provinces", [*[PICKS[c] for c in mine], FINISHED], 1)


def spoken(s: Any, f: Frame) -> None:
    if f.regs[1] >= 0:
        goto(s, f, "5.2 speak")
        emit(s, (Event(ev.DISCARD, f.regs[1], f.regs[0], ev.DISCARDED, tag=RULEBOOK),))


COUNCIL = framework(
    "court: council phase",
    ("5.1 council begins", council_begins),
    ("action window", phases.actions),
    ("5.2 speak", speak),
    ("5.2 spoken", spoken),
    ("5.3 ready cards", phases.ready_cards),
    ("5.3 refill", refill_step),
    ("5.4 return rings", phases.return_rings),
    ("5.5 pass first player token", phases.pass_first_player),
    ("5.6 lasting effects end", phases.round_over),
    ("5.6 council ends", phases.end_phase),
    registers="pi",
)


def bid_for_fate(s: Any, f: Frame) -> None:
    honor_bid(s, s.alive)


def collect_by_bid(s: Any, f: Frame) -> None:
    events = [Event(ev.GAIN_FATE, player=q, n=4 + bid_value(s, q), tag=RULEBOOK) for q in in_order(s)]
    emit(s, tuple(events))


def well_spoken_of(s: Any) -> int:
    """Who has the Imperial Favor and 9 honor."""
    return 1 << s.favor if s.favor >= 0 and s.honor[s.favor] >= 9 else 0


COURT = Format(
    "court",
    phases=(USUAL[0], USUAL[2], Phase("council", COUNCIL_PHASE, COUNCIL)),
    steps=(
        instead(DYNASTY, "1.3 collect fate", bid_for_fate, called="1.3 bid for fate"),
        after(DYNASTY, "1.3 bid for fate", ("1.3 collect by bid", collect_by_bid)),
    ),
    victories=(
        *(x for x in VICTORIES if x.ending != "honor"),
        Victory("good repute", well_spoken_of, after=(ev.FAVOR, ev.GAIN_HONOR)),
    ),
    cites={"rr.action.3": "mp.enl-overview.1", "rr.step-1-3": "rr.step-2-2", "rr.deckbuilding.1": "mp.enl-setup.1"},
)
NAME = "lcg/court"
BIDDING = "lcg: dynasty phase: 1.3 bid for fate"


@pytest.fixture(scope="module", autouse=True)
def _installed() -> Iterator[None]:
    assert install(Lcg(COURT)) == NAME
    yield
    uninstall(NAME)
    assert NAME not in formats()


def opened(seed: int) -> Game:
    decks = precons("lcg/stronghold")
    return open_game(header_for(NAME, [decks[seed % len(decks)], decks[(seed + 1) % len(decks)]], seed))


def played(game: Game, until: str = "", dice: int = 0) -> Game:
    """Random choices to the end, or until the game stands in this step."""
    rng = Random(dice)
    while not game.over and not (until and until in where(game.state)):
        game.choose(rng.randrange(len(game.options)))
    return game


def test_it_is_played_to_the_end() -> None:
    seen = set()
    for seed in range(6):
        game = opened(seed)
        rng = Random(seed)
        names: set[str] = set()
        while not game.over:
            names.add(game.view(0)["phase"])
            game.choose(rng.randrange(len(game.options)))
        assert game.finished
        assert names <= {"", "dynasty", "conflict", "council"}
        seen.add(game.ending)
    assert seen <= {"dishonor", "conquest", "good repute"} and "good repute" in seen


def test_the_round_has_its_phases_in_order() -> None:
    game, rng, seen = opened(3), Random(3), [""]
    while not game.over:
        if (now := game.view(0)["phase"]) != seen[-1]:
            seen.append(now)
        game.choose(rng.randrange(len(game.options)))
    assert "council" in seen
    assert {" ".join(pair) for pair in pairwise(seen[1:])} == {
        "dynasty conflict",
        "conflict council",
        "council dynasty",
    }


def test_the_other_step_and_the_one_more_are_taken() -> None:
    game = played(opened(1), BIDDING)
    assert game.rules.timing(game.state)["name"] == "bid for fate"
    state: Any = game.state
    fate = list(state.pool)
    while any("bid for fate" in x for x in where(game.state)):
        game.choose(2)  # a bid of 3
    state = game.state
    assert [now - then for now, then in zip(state.pool, fate, strict=True)] == [7, 7]


def test_stronghold_knows_nothing_of_it() -> None:
    decks = precons("lcg/stronghold")[:2]
    game = open_game(header_for("lcg/stronghold", list(decks), 1))
    rng = Random(1)
    for _ in range(300):
        if game.over:
            break
        assert game.view(0)["phase"] != "council" and BIDDING not in where(game.state)
        game.choose(rng.randrange(len(game.options)))


def test_it_is_saved_and_goes_on_in_the_middle_of_a_step_of_its_own() -> None:
    game = played(opened(2), BIDDING)
    s = game.state
    assert type(s).load(s.box, s.dump()) == s
    again = open_snapshot(take_snapshot(s, 5, 1, 1), opened(2).state, 1)
    assert again == s and where(again) == where(s)
    resumed = resume(game.saved)
    assert resumed.state == s
    there, here = (played(x, dice=7) for x in (resumed, game))
    assert there.record.ending == here.record.ending


def test_its_frames_are_found_by_their_titles_among_its_own_steps() -> None:
    game = played(opened(2), BIDDING)
    told = take_snapshot(game.state, 5, 1, 1)
    more = (*COURT.steps, after(DYNASTY, "1.1 dynasty phase begins", ("1.1 a new step", nothing_happens)))
    decks = [DeckList.of(x) for x in game.header.decks]
    fresh = Lcg(replace(COURT, steps=more)).open(decks, cards("lcg"), 2)
    assert BIDDING in where(open_snapshot(told, fresh, 1))


def test_a_table_is_written_down_in_a_phase_of_its_own() -> None:
    s = table("A 10/3: Plain Captain\nB 10/3: Plain Envoy\ncouncil phase", NAME)
    assert s.phase == COUNCIL_PHASE and where(s)[:2] == ["lcg: round: council", "court: council phase: action window"]
    text = ruleset(NAME).notation(s)
    assert "council phase" in text and ruleset(NAME).notation(table(text, NAME)) == text


def test_a_refusal_cites_its_own_rulebook() -> None:
    text = "A 10/3: Plain Captain\nB 10/3: Plain Envoy\nconflict phase"
    refused = {}
    for rules in (NAME, "lcg/stronghold"):
        s = table(text, rules)
        (refused[rules],) = ruleset(rules).why_not(s, 1 - s.decision.player, s.ctl[1].bit_length() - 1)
    assert refused[NAME].rule == "mp.enl-overview.1" and refused["lcg/stronghold"].rule == "rr.action.3"
    assert refused[NAME].sentence == refused["lcg/stronghold"].sentence, "what is missing is the same"


def test_so_do_the_faults_of_a_deck_and_the_heading_of_a_step() -> None:
    empty = DeckList("nothing", "crab", ())
    here = {id for fault in ruleset(NAME).building.faults(empty, cards("lcg")) for id in fault.rules}
    there = {id for fault in ruleset("lcg/stronghold").building.faults(empty, cards("lcg")) for id in fault.rules}
    assert "rr.deckbuilding.1" in there and here == there - {"rr.deckbuilding.1"} | {"mp.enl-setup.1"}
    game = played(opened(1), BIDDING)
    assert game.rules.timing(game.state)["rule"] == "rr.step-2-2"


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: Format("x", steps=(without(FATE, "4.4"),)), "'lcg: fate phase' has no step called '4.4'"),
        (lambda: Format("x", steps=(without(10**6, "4.4"),)), "no sequence number 1000000"),
        (lambda: Format("x", phases=()), "The phases of 'x' need a name and a number each"),
        (lambda: Format("x", phases=(*USUAL, Phase("other", 4, CONFLICTS))), "The phases of 'x' need a name"),
        (lambda: install(Lcg(COURT)), "There are rules called 'lcg/court' already."),
        (lambda: install(Lcg(STRONGHOLD)), "There are rules called 'lcg/stronghold' already."),
    ],
)
def test_what_is_wrong_with_a_format_is_said_as_it_is_made(make: Callable[[], object], sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        make()


def test_a_victory_may_hang_on_what_hardly_anything_hangs_on() -> None:
    def rich(s: Any) -> int:
        return sum(1 << q for q in bits(s.alive) if s.pool[q] >= 10)

    wealth = Lcg(Format("wealth", victories=(*VICTORIES, Victory("wealth", rich, after=(ev.GAIN_FATE,)))))
    s = wealth.table("A 10/9: \nB 10/0: \ndynasty phase, first A", cards("lcg"), 0)
    do(s, "A: pass")
    assert s.winner == 0 and wealth.endings[s.ending] == "wealth", "the first to pass gains 1 fate"


def test_it_is_known_by_its_name() -> None:
    assert NAME in formats()
    assert ruleset(NAME).endings[-1] == "good repute"
