"""An edition of one's own, made without touching the program: no Events Phase, a phase that is new, a step that is another
one, one more, other player abilities, another way to win, another rulebook."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from gorin.cards.registry import cards
from gorin.decks.precons import precons
from gorin.errors import NotationError, UsageError
from gorin.kernel.events import RULEBOOK, Event
from gorin.kernel.fields import Frame
from gorin.kernel.machine import ask_card, where
from gorin.kernel.sequences import after, instead, without
from gorin.kernel.snapshot import open_snapshot, take_snapshot
from gorin.kernel.windows import emit
from gorin.rulesets import formats, install, ruleset, uninstall
from gorin.rulesets.base import DeckList
from gorin.rulesets.ccg import events as ev
from gorin.rulesets.ccg.compiler.the_rules import THE_RULES
from gorin.rulesets.ccg.editions import Edition
from gorin.rulesets.ccg.notation import PLAIN, read
from gorin.rulesets.ccg.places.zones import in_hand
from gorin.rulesets.ccg.rules import Ccg
from gorin.rulesets.ccg.turn import phases as turn
from gorin.rulesets.ccg.turn.phases import TURNS, USUAL, Phase
from gorin.rulesets.ccg.victory import VICTORIES, Victory
from gorin.sim.game import Game, header_for, open_game
from gorin.sim.resuming import resume
from tests.ccg.tables import ALL, find

HARVEST_PHASE = 9


def harvest_begins(s: Any, f: Frame) -> None:
    turn.phase(s, HARVEST_PHASE)


def harvest(s: Any, f: Frame) -> None:
    emit(s, (Event(ev.GAIN_HONOR, -1, s.first, 2, -1, 0, RULEBOOK),))


def poor_winter(s: Any, f: Frame) -> None:
    """Down to three cards."""
    hand = in_hand(s, s.first)
    f.regs[0] = -1
    if hand.bit_count() > 3:
        ask_card(s, s.first, "discard down to the maximum hand size", hand, 0)


def rich(s: Any, who: int) -> bool:
    return bool(s.turns[who] >= 5)


WINTER = Edition(
    "winter",
    provinces=3,
    phases=(
        USUAL[0],
        *USUAL[2:5],
        Phase("harvest", HARVEST_PHASE, (("7 Harvest Phase", harvest_begins), ("7 harvest", harvest)), "7 harvest"),
        USUAL[5],
    ),
    steps=(
        after(TURNS, "1 straighten", ("1 reveal provinces", turn.events)),
        instead(TURNS, "6 maximum hand size", poor_winter, called="6 poor winter"),
    ),
    player_abilities=replace(
        THE_RULES,
        name="The Rules of Winter",
        text=tuple(x for x in THE_RULES.text if getattr(x, "label", "") != "Lobby"),
    ),
    victories=(*VICTORIES, Victory("riches", at_turn_start=rich)),
    cites={"emp.dynasty-phase.1": "sam.dynasty-phase.1", "emp.action-phase": "sam.action-phase"},
)
NAME = "ccg/winter"
DISCARDING = "ccg: turn: 6 poor winter"


@pytest.fixture(scope="module", autouse=True)
def _installed() -> Iterator[None]:
    assert install(Ccg(WINTER)) == NAME
    yield
    uninstall(NAME)
    assert NAME not in formats()


def opened(seed: int) -> Game:
    decks = precons("ccg/emperor")
    return open_game(header_for(NAME, [decks[seed % len(decks)], decks[(seed + 1) % len(decks)]], seed))


def played(game: Game, until: str = "", dice: int = 0) -> Game:
    """Random choices to the end, or until the game stands in this step."""
    rng = Random(dice)
    while not game.over and not (until and until in where(game.state)):
        game.choose(rng.randrange(len(game.options)))
    return game


def table(text: str, rules: str = NAME) -> Any:
    return read(text, {**PLAIN, **ALL}, rules)


def test_it_is_played_to_the_end() -> None:
    endings = set()
    for seed in range(3):
        game, rng, seen = opened(seed), Random(seed), [""]
        while not game.over:
            if (now := game.view(0)["phase"]) != seen[-1]:
                seen.append(now)
            game.choose(rng.randrange(len(game.options)))
        assert game.finished
        assert "events" not in seen
        assert ("dynasty", "end") in pairwise(seen), "nobody is asked anything in the Harvest Phase"
        endings.add(game.ending)
    assert endings <= {*ruleset(NAME).endings} and "riches" in endings


def test_the_new_phase_comes_in_its_place_and_does_what_it_says() -> None:
    s = table("A 5: \nB 5: \nharvest phase, active A")
    assert s.honor == [7, 5] and s.phase != HARVEST_PHASE
    assert "harvest phase" not in ruleset("ccg/emperor").notation(
        table("A 5: \nB 5: \nend phase, active A", "ccg/emperor")
    )


def test_a_phase_that_it_does_not_have_is_no_phase_of_a_table() -> None:
    with pytest.raises(NotationError, match="'events phase' is no line of a table"):
        table("A 5: \nB 5: \nevents phase")


def test_it_is_saved_and_goes_on_in_the_middle_of_a_step_of_its_own() -> None:
    game = played(opened(2), DISCARDING)
    s = game.state
    assert type(s).load(s.box, s.dump()) == s
    decks = [DeckList.of(x) for x in game.header.decks]
    fresh = Ccg(replace(WINTER, steps=(without(TURNS, "7 harvest"), *WINTER.steps))).open(decks, cards("ccg"), 2)
    again = open_snapshot(take_snapshot(s, 5, 1, 1), fresh, 1)
    assert where(again) == where(s), "by the title of the step, among other steps"
    resumed = resume(game.saved)
    assert resumed.state == s
    there, here = (played(x, dice=7) for x in (resumed, game))
    assert there.record.ending == here.record.ending


def test_the_player_abilities_are_its_own() -> None:
    text = "A 9: Plain Rider\nB 5: \naction phase, active A"
    labels = {}
    for rules in (NAME, "ccg/emperor"):
        game = ruleset(rules)
        s = table(text, rules)
        labels[rules] = [game.say(s, s.decision, o) for o in s.decision.options]
    assert "Lobby" in "".join(labels["ccg/emperor"]) and "Lobby" not in "".join(labels[NAME])


def test_refusals_cite_its_own_rulebook() -> None:
    refused, headings = {}, {}
    for rules in (NAME, "ccg/emperor"):
        s = table("A 9: | | Plain Farm\nB 5: \naction phase, active A", rules)
        (refused[rules],) = ruleset(rules).why_not(s, 0, find(s, "Plain Farm"))
        headings[rules] = ruleset(rules).timing(s)["rule"]
    assert refused[NAME].rule == "sam.dynasty-phase.1" and refused["ccg/emperor"].rule == "emp.dynasty-phase.1"
    assert refused[NAME].sentence == refused["ccg/emperor"].sentence, "what is missing is the same"
    assert headings == {NAME: "sam.action-phase", "ccg/emperor": "emp.action-phase"}


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (lambda: Edition("x", steps=(without(TURNS, "8"),)), "'ccg: turn' has no step called '8'"),
        (lambda: Edition("x", phases=(*USUAL, USUAL[0])), "The phases of 'x' need a name and a number each"),
        (lambda: Edition("x", player_abilities=replace(THE_RULES, text=())), "need another name than 'The Rules'"),
        (lambda: install(Ccg("emperor")), "There are rules called 'ccg/emperor' already."),
        (lambda: uninstall("ccg/emperor"), "no rules called 'ccg/emperor' that were installed"),
    ],
)
def test_what_is_wrong_with_an_edition_is_said_as_it_is_made(make: Callable[[], object], sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        make()
