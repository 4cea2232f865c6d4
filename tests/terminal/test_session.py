"""A game at the table: what is shown, what is asked, what can be taken back."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from gorin.kernel.record import Record
from gorin.sim.replaying import advance
from gorin.terminal.doing import Conceded
from gorin.terminal.seats import HUMAN
from gorin.terminal.session import Session
from tests.terminal.scripts import Script, at_random, left, session, shown


def going_on(s: Session, typed: Iterator[str]) -> Script:
    s.screen.typed = typed  # type: ignore[attr-defined]  # a script
    return left(s)


def mid_game(most: int = 45, seed: int = 6, rules: str = "lcg/stronghold", **how: Any) -> Session:
    """A session whose player has made some decisions, and is asked the next."""
    for chance in range(seed, seed + 20):  # some games are over before that
        s = session(seed=chance, rules=rules, **how)
        going_on(s, at_random(s.game, seed, most))
        if not s.game.over:
            return s
    raise AssertionError("every game is over by then")


def until(s: Session, why: str, most: int = 900) -> None:
    """On to the next decision of this kind."""

    def typed() -> Iterator[str]:
        for number in at_random(s.game, 5, most):
            if s.game.decision is not None and s.game.decision.why == why:
                return
            yield number

    going_on(s, typed())
    assert s.game.decision is not None and s.game.decision.why == why


def test_the_question_is_asked_in_words_with_numbered_options() -> None:
    s = mid_game()
    text = going_on(s, iter(["table"])).text
    d = s.game.decision
    assert d is not None
    for number, option in enumerate(s.game.options, start=1):
        name = option.split(" #")[0].split()[-1]
        assert any(line.startswith(f"{number}. ") and name in line for line in text.splitlines()), option


def test_options_are_never_told_apart_by_numbers_of_cards() -> None:
    for seed in range(3):
        s = session(seed=seed)
        text = going_on(s, at_random(s.game, seed)).text
        assert "#" not in text
        assert s.game.over


def test_what_is_chosen_so_far_is_shown() -> None:
    screen = shown(["1", "1", "1", "done"], rules="lcg/stronghold")
    assert "Which province comes next in your row" in screen.answers[2]
    assert "Chosen so far: " in screen.answers[2]
    assert "Chosen so far" not in screen.answers[0]


def test_undo_goes_back_to_your_own_decision_and_the_ai_plays_the_same_again() -> None:
    s = mid_game()
    before = s.game.decisions
    state, options = s.game.state.key, s.game.options
    going_on(s, iter(["1"]))
    after = s.game.state.key
    assert s.game.decisions > before
    going_on(s, iter(["undo"]))
    assert (s.game.decisions, s.game.state.key, s.game.options) == (before, state, options)
    going_on(s, iter(["1"]))
    assert s.game.state.key == after, "the same choice leads to the same game: the agent's dice fall the same"


def test_undo_goes_back_to_the_very_beginning_and_no_further() -> None:
    s = session()
    going_on(s, at_random(s.game, 1, 12))
    screen = going_on(s, iter(["undo"] * 30))
    assert "There is no decision of yours to take back." in screen.text
    assert not any(past.by_hand for past in s.history.past)
    assert s.game.decision is not None and s.game.decision.player == 0


def test_catching_up_leads_to_the_same_decision() -> None:
    s = mid_game(seed=4)
    again = session(seed=4, rules="lcg/stronghold")
    again.catch_up(advance(again.game, Record(s.game.header, s.game.choices)))
    assert again.game.state.key == s.game.state.key
    assert again.game.options == s.game.options
    assert [x.text for x in again.history.past] == [x.text for x in s.history.past]
    first, second = going_on(s, iter(["1", "1"])), going_on(again, iter(["1", "1"]))
    assert s.game.state.key == again.game.state.key
    assert "What happened last:" in second.text and "What happened last:" not in first.text


def test_the_log_tells_others_passes_but_not_their_secrets() -> None:
    s = session(rules="lcg/stronghold", seed=6)
    text = going_on(s, at_random(s.game, 3, 200)).text
    assert "B passes." in text and "mulligan" not in text.replace("6 mulligan", "").replace("7 mulligan", "")
    assert "B chooses" not in text


def test_explaining_options_and_cards() -> None:
    s = mid_game(rules="lcg/stronghold")
    until(s, "action")
    texts = going_on(s, iter(["?", "? 1", "? 999", "? pass", "card fine katana", "? fne katana", "card"])).answers[-7:]
    assert "choose an option" in texts[0] and "[rr." in texts[0]
    assert texts[1].startswith("Option 1: ")
    assert texts[2].startswith("There is no option 999; they are numbered 1 to ")
    assert "pass." in texts[3] and "[rr.action-windows.1]" in texts[3]
    assert "Neutral conflict attachment" in texts[4]
    assert "There is no card 'fne katana'; did you mean 'Fine Katana'?" in texts[5] or "Neutral conflict" in texts[5]
    assert texts[6].startswith("Which card?")


def test_why_a_card_cannot_be_used_names_the_rule() -> None:
    s = mid_game(rules="lcg/stronghold")
    until(s, "action")
    view = s.view(0)
    theirs = view["players"][1]["provinces"][0]["cards"][0]["name"]
    mine = view["players"][0]["provinces"][0]["name"]
    texts = going_on(s, iter([f"why {theirs}", f"why {mine}", "why", "why Utter Nonsense"])).answers[-4:]
    assert f"{theirs} is B's; you use only what you control." in texts[0] and "[rr.ability.11]" in texts[0]
    assert mine in texts[1]
    assert texts[2].startswith("Why can which card not be used?")
    assert texts[3].startswith("You see no card 'Utter Nonsense' on the table.")
    offered = [o for o in s.game.options if o.startswith("play ")]
    if offered:
        name = offered[0].removeprefix("play ").split(" #")[0]
        assert f"{name} can be used: option " in going_on(s, iter([f"why {name}"])).answers[-1]


def test_every_card_in_view_has_an_answer_to_why() -> None:
    s = mid_game(rules="lcg/stronghold", seed=8)
    until(s, "action")
    from gorin.terminal.lcg.telling import everything

    names = sorted({card["name"] for card, _ in everything(s.view(0)) if "name" in card})
    for text in going_on(s, iter([f"why {name}" for name in names])).answers[-len(names) :]:
        assert "[rr." in text or "can be used: option" in text or "has no ability that you trigger" in text


def test_rules_can_be_looked_up() -> None:
    s = mid_game()
    texts = going_on(
        s, iter(["rules rr.covert.1", "rules honor bid", "rules", "rules xyzzy", "rules rr.covert"])
    ).answers[-5:]
    assert "[rr.covert.1]" in texts[0]
    assert "[rr.step-2-2.1]" in texts[1] and "[emp." not in texts[1]
    assert texts[2].startswith("Which rule?")
    assert texts[3].startswith("No rule contains 'xyzzy'.")
    assert texts[4].count("[rr.covert.") > 2


def test_a_hint_names_an_option_and_changes_nothing() -> None:
    s = mid_game()
    key = s.game.state.key
    one = going_on(s, iter(["hint"])).answers[-1]
    two = going_on(s, iter(["hint"])).answers[-1]
    assert one.startswith("The AI would choose ") and one == two
    assert s.game.state.key == key
    number = int(one.removeprefix("The AI would choose ").partition(",")[0])
    assert 1 <= number <= len(s.game.options)


def test_lessons_can_be_turned_on_and_off_in_the_game() -> None:
    s = mid_game()
    until(s, "action")
    on, off = going_on(s, iter(["teach", "teach off"])).answers[-2:]
    assert on.startswith("Each step is explained when it first comes.") and "Lesson: " in on and "[rr." in on
    assert off.startswith("No more lessons.") and s.teacher is None and not s.settings.teach


def test_pass_settings_in_a_game() -> None:
    s = mid_game()
    texts = going_on(s, iter(["stop", "stop sometimes", "stop never", "pass off", "pass tomorrow"])).answers[-5:]
    assert texts[0].startswith("stop choices: ")
    assert texts[1].startswith("'sometimes' is no such setting; there are choices, windows, reactions, never.")
    assert texts[2].startswith("stop never: ")
    assert s.settings.stop == "never"


def test_never_stopping_asks_no_windows_but_those_of_the_dynasty_phase() -> None:
    s = session(stop="never", rules="lcg/stronghold")
    asked: set[tuple[str, str]] = set()

    def typed() -> Iterator[str]:
        for number in at_random(s.game, 2, 400):
            if s.game.decision is not None:
                asked.add((s.game.decision.why, s.game.view(0)["phase"]))
            yield number

    going_on(s, typed())
    windows = {(why, phase) for why, phase in asked if why in ("action", "reactions", "interrupts", "would-interrupts")}
    assert windows <= {("action", "dynasty")}
    assert "honor bid" in {why for why, _ in asked}


def test_stopping_at_every_window_shows_those_in_which_one_can_only_pass() -> None:
    s = session(stop="windows")
    alone = 0

    def typed() -> Iterator[str]:
        nonlocal alone
        for number in at_random(s.game, 2, 120):
            alone += s.game.decision is not None and len(s.game.decision.options) == 1
            yield number

    going_on(s, typed())
    assert alone > 3


def test_passing_until_the_conflict_ends() -> None:
    s = session(rules="lcg/stronghold", seed=3)
    until(s, "declare a defender")
    conflict = s.game.view(0)["conflict"]
    assert conflict is not None
    asked: list[str] = []

    def typed() -> Iterator[str]:
        yield "pass conflict"
        while s.game.view(0)["conflict"] is not None and s.game.decision is not None:
            asked.append(s.game.decision.why)
            yield "done"

    going_on(s, typed())
    assert "action" not in asked[1:] and "reactions" not in asked


def test_hot_seat_hides_the_hand_until_the_keyboard_is_passed_on() -> None:
    s = session(names=(HUMAN, HUMAN), rules="lcg/stronghold", seed=4)
    handed: list[str] = []
    at = ""

    class Passing(Script):
        def read(self, prompt: str = "> ") -> str:
            nonlocal at
            typed = super().read(prompt)
            if prompt.startswith("Pass the keyboard to "):
                at = prompt.removeprefix("Pass the keyboard to ")[0]
                handed.append(at)
            else:
                assert s.game.decision is not None and prompt[0] == at == "AB"[s.game.decision.player]
            return typed

    s.screen = Passing(at_random(s.game, 1, 150))
    left(s)
    assert set(handed) == {"A", "B"} and all(a != b for a, b in pairwise(handed))


def test_watching_two_agents() -> None:
    s = session(["", "", "table", "hint", "see B", "", "see Z", "7", "end"], names=("random", "random"))
    text = left(s).text
    assert s.game.over
    assert "A chooses " in text and "B chooses " in text
    assert "You are watching: only the agents play." in text
    assert "Whose cards? Type see and one of A, B." in text
    assert "A is asked: " in text and "A (you)" not in text


def test_watching_on_to_the_next_round() -> None:
    s = session(["round"], names=("random", "random"), seed=2)
    left(s)
    assert s.game.rounds == 1, "the setup is round 0"


def test_a_failing_agent_does_not_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> int:
        raise RuntimeError("out of ideas")

    monkeypatch.delenv("GORIN_DEBUG", raising=False)
    monkeypatch.setattr("gorin.agents.random.RandomAgent.act", fail)
    s = session()
    text = going_on(s, at_random(s.game, 1, 30)).text
    assert "B's agent failed (RuntimeError: out of ideas); it chooses at random this time." in text
    assert s.game.decisions > 30


def test_conceding_asks_first() -> None:
    s = session()
    going_on(s, iter(["concede", "n", "1"]))
    with pytest.raises(Conceded):
        going_on(s, iter(["concede", "perhaps", "y"]))


def test_saving_a_copy(tmp_path: Path) -> None:
    s = mid_game()
    file = tmp_path / "my game"
    texts = going_on(s, iter([f"save {file}", f"save {tmp_path}/no/such", "save"])).answers[-3:]
    assert f"gorin play --load {file}" in texts[0] and file.exists()
    assert "No such file or directory" in texts[1]
    assert "save FILE" in texts[2]


def test_many_options_are_grouped() -> None:
    from gorin.kernel.decisions import PICK
    from gorin.terminal.lcg.showing import SHOWING
    from gorin.terminal.wording import Choice, groups

    view = mid_game().view(0)
    many = [Choice(n, f"honor card {n}", f"card {n}", n, PICK) for n in range(1, 26)]
    assert groups(SHOWING, many[:20], view) == [("", many[:20])]
    grouped = groups(SHOWING, many, view)
    assert len(grouped) > 1 and all(heading for heading, _ in grouped)
    assert sorted(each.number for _, part in grouped for each in part) == list(range(1, 26))


def test_a_drawn_session_fits_its_terminal() -> None:
    for width in (80, 100):
        s = session(plain=False, rules="lcg/stronghold", seed=5, teach=True)
        s.screen = Script(at_random(s.game, 4, 120), plain=False, width=width)
        text = left(s).text
        assert max(map(len, text.splitlines())) <= width
        assert "╭─ A (you): honor " in text
