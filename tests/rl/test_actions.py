"""Actions: one number for each option, which means the same whatever else is offered."""

from __future__ import annotations

from collections import defaultdict

import pytest

from gorin.errors import IllegalChoice
from gorin.kernel.decisions import DONE, PASS, PICK, SELECT, USE, Decision, Option
from gorin.rl.actions import FIRST_CARD, FIRST_DEED, FIRST_SPARE, NUMBERS
from gorin.rl.rows import BLOCK
from gorin.rulesets import NAMES
from tests.rl.playing import game, moments


@pytest.mark.parametrize("rules", NAMES)
def test_every_option_has_an_action_of_its_own_in_every_game(rules: str) -> None:
    seen = 0
    for seed in range(3):
        for state in moments(rules, seed):
            d = state.table.decision
            if d is None:
                assert state.legal_actions() == [] and not state.legal_actions_mask().any()
                continue
            actions = game(rules).actions.of(state.table.state, d)
            assert len(set(actions)) == len(d.options) and all(0 <= a < game(rules).actions.size for a in actions)
            assert state.legal_actions() == sorted(actions) == state.legal_actions_mask().nonzero()[0].tolist()
            assert state.legal_actions((d.player + 1) % game(rules).seats) == []
            for option, action in zip(d.options, actions, strict=True):
                if option.verb in (PASS, DONE):
                    assert action == (option.verb == DONE)
                elif option.verb == SELECT and option.card < 0 and 0 <= option.value < NUMBERS:
                    assert action == 2 + option.value
                elif option.card >= 0 and action >= FIRST_CARD:
                    block = (action - FIRST_CARD) // 4 // BLOCK
                    whose = (d.player + block) % game(rules).seats
                    assert state.table.state.owner[option.card] == whose
            assert all(state.action_to_string(d.player, a) in state.table.options for a in actions)
            seen += 1
    assert seen > 300


@pytest.mark.parametrize("rules", ["lcg/stronghold", "lcg/enlightenment"])
def test_a_way_to_declare_is_always_the_same_number(rules: str) -> None:
    meant: dict[str, set[int]] = defaultdict(set)
    for seed in range(4):
        for state in moments(rules, seed):
            if state.table.why == "declare a conflict":
                actions = game(rules).actions.of(state.table.state, state.table.decision)  # type: ignore[arg-type]
                for text, action in zip(state.table.options, actions, strict=True):
                    if FIRST_DEED <= action < FIRST_SPARE:
                        meant[text].add(action)
    assert len(meant) >= 10 and all(len(actions) == 1 for actions in meant.values())
    assert len({action for actions in meant.values() for action in actions}) == len(meant)


def test_options_that_would_have_one_number_have_several() -> None:
    actions, state = game("lcg/skirmish").actions, game("lcg/skirmish").new_initial_state(0).table.state
    uses = [Option(USE, 3, n) for n in range(6)]
    others = [Option(SELECT, -1, NUMBERS + 5), Option(SELECT, -1, -3), Option(99, -1, 1 << 40), Option(PICK, 3, 3)]
    given = actions.of(state, Decision(0, "action", [*uses, *others], 0))
    assert len(set(given)) == len(given) == 10
    assert given[0] % 4 == (FIRST_CARD + 2) % 4 and given[1] == given[0] + 1
    assert sum(FIRST_SPARE <= a < FIRST_CARD for a in given) == 6


def test_actions_have_names() -> None:
    actions = game("lcg/skirmish").actions
    names = [actions.named(a) for a in range(actions.size)]
    assert len(set(names)) == len(names)
    assert names[:4] == ["pass", "done", "number 0", "number 1"]
    assert names[FIRST_CARD + 1] == "play your card 0" and names[-1] == "otherwise player +1's card 127"


@pytest.mark.parametrize("action", [-1, 10**9, 5, "pass", None])
def test_what_may_not_be_chosen_is_refused_and_nothing_changes(action: int) -> None:
    state = game("lcg/skirmish").new_initial_state(1)
    before = state.table.state.key
    with pytest.raises(IllegalChoice, match="may not be chosen now"):
        state.apply_action(action)
    assert state.table.state.key == before and state.history() == []
