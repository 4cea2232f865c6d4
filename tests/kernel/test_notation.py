"""Items, marks and sections; and playing in words."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gorin.errors import IllegalChoice, NotationError
from gorin.kernel.decisions import PASS, Decision, Option
from gorin.kernel.events import Event
from gorin.kernel.notation import Item, do, fold, items, options, split
from tests.kernel import toy
from tests.kernel.toy import BEFORE, LOSE, box_of, gives, happen, slot, story, table

titles = st.text("abcé '!-", min_size=1, max_size=8).map(str.strip).filter(bool)
marks = st.lists(st.sampled_from("*_^~&?#"), unique=True, max_size=3).map("".join)
leaves = st.builds(Item, titles, marks, st.integers(0, 12), seat=st.integers(-1, 7))
nested = st.recursive(leaves, lambda x: st.builds(Item, titles, marks, st.integers(0, 12), st.lists(x, max_size=3)))


@given(st.lists(nested, max_size=4))
def test_what_is_written_is_read(written: list[Item]) -> None:
    assert items(", ".join(x.text() for x in written)) == written


def test_an_item() -> None:
    (item,) = items("Bell*_+2[B:Moss~, Old Stone+1]")
    assert (item.name, item.marks, item.n) == ("Bell", "*_", 2)
    assert [(x.name, x.marks, x.n, x.seat) for x in item.inside] == [("Moss", "~", 0, 1), ("Old Stone", "", 1, -1)]


def test_sections_are_split_outside_of_brackets() -> None:
    assert split("a[b | c] | | d", "|") == ["a[b | c]", "", "d"]
    assert split("a[b, c], , d", ",") == ["a[b, c]", "d"]


@pytest.mark.parametrize("text", ["Bell[Moss", "Bell]", "*_", "[Moss]", "]Bell["])
def test_what_cannot_be_read_is_said(text: str) -> None:
    with pytest.raises(NotationError):
        items(text)


def test_titles_are_compared_without_accents_and_case() -> None:
    assert fold("  Jade Tetsubō ") == fold("jade tetsubo")


class Speaking(toy.Rules):
    """The toy in words."""

    def seat_name(self, seat: int) -> str:
        return chr(65 + seat)

    def why(self, s: Any, d: Decision) -> str:
        return d.why

    def say(self, s: Any, d: Decision, o: Option) -> str:
        return "pass" if o.verb == PASS else f"{s.box.faces[s.kind[o.card]].name} #{o.card}"


def waiting() -> Any:
    box = box_of("Béll", "Moss")
    box.rules = Speaking()
    gives(box, "Béll", slot(BEFORE, LOSE))
    gives(box, "Moss", slot(toy.BEFORE_FORCED, LOSE))
    s = table(box, (0, "Moss"), (1, "Béll"), (1, "Béll"))
    happen(s, Event(LOSE, player=0, n=1))
    return s


def test_a_game_is_played_in_words_and_what_leaves_no_choice_need_not_be_written() -> None:
    s = waiting()
    assert options(s) == ["Moss #0"]
    do(s, "B: bell", "B: pass")
    assert story(s) == ["Moss answers", "Béll answers", "A loses 1"]
    assert options(s) == []


@pytest.mark.parametrize(
    ("answers", "says"),
    [
        (("B: knock",), "'B: knock': B decides (before: offered) among Béll #1, Béll #2, pass"),
        (("A: pass",), "'A: pass': B decides"),
        (("B: pass", "B: pass"), "'B: pass': the game is over"),
    ],
)
def test_words_that_mean_no_option_are_refused_with_what_there_is(answers: tuple[str, ...], says: str) -> None:
    with pytest.raises(IllegalChoice) as error:
        do(waiting(), *answers)
    assert says in str(error.value)
