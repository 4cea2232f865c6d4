"""Cards that go along with a game: in the record's header as English, known to that game and to no other."""

from __future__ import annotations

from random import Random

import pytest

from gorin.cards import packs
from gorin.cards.packs import cards_with, carried, keep, pack
from gorin.cards.registry import cards, cards_for
from gorin.decks.precons import precons
from gorin.errors import CardError, RecordError
from gorin.kernel.record import read_record
from gorin.rulesets import answering
from gorin.rulesets.base import DeckList
from gorin.sim.game import Game, header_for, open_game
from gorin.sim.replaying import replay
from gorin.sim.resuming import resume

LANTERN = """Lantern Bearer
Unicorn character, cost 1, military 1, political 1, glory 1
Traits: Courtier. {trait}.
Action: Draw 1 card.
"""
RULES = "lcg/skirmish"


def begun(trait: str = "Lamplighter", seed: int = 1) -> Game:
    """A game with three bearers on each side."""
    deck = next(each for each in precons(RULES) if each.clan == "unicorn")
    mine = DeckList("lanterns", "unicorn", (*deck.cards, ("Lantern Bearer", 3)))
    return open_game(header_for(RULES, [mine, mine], seed, own=pack(LANTERN.format(trait=trait))))


def play(game: Game, seed: int, most: int = 10_000) -> None:
    dice = Random(seed)
    for _ in range(most):
        if game.over:
            return
        game.choose(dice.randrange(len(game.options)))


def test_a_game_knows_its_own_cards_and_no_other_game_does() -> None:
    game = begun()
    assert "Lantern Bearer" in {face.name for face in game.state.box.faces}
    assert "Lantern Bearer" not in cards("lcg") and "Lantern Bearer" not in cards_for(RULES)
    known = cards_with(RULES, pack(LANTERN.format(trait="Lamplighter")))
    assert known["Lantern Bearer"].traits == ("courtier", "lamplighter") and set(cards_for(RULES)) < set(known)
    assert cards_with(RULES, None) is cards_for(RULES)


def test_records_hold_the_cards_and_are_replayed_and_resumed_with_them() -> None:
    game = begun(seed=3)
    play(game, 1, 150)
    left = read_record(game.saved.lines())
    assert [told["name"] for told in left.header.cards] == ["own-cards.txt"]
    assert resume(left).state == game.state
    play(game, 2)
    packs._read.clear()
    packs._known.clear()
    assert replay(read_record(game.record.lines())).ending == game.ending


def test_a_record_whose_cards_are_others_is_refused() -> None:
    record = begun().record
    record.header.cards[0]["english"] = LANTERN.format(trait="Lampslayer")
    with pytest.raises(RecordError, match="not those it was played with"):
        replay(record)
    record.header.cards.append(dict(record.header.cards[0]))
    with pytest.raises(CardError, match="one file of cards"):
        carried(record.header.cards)


def test_a_new_trait_disturbs_no_game_that_goes_on() -> None:
    """Traits are numbered as they come up, for the whole process."""
    first = begun("Lampfirst", seed=5)
    play(first, 1, 60)
    other = begun("Lampsecond", seed=5)
    play(other, 1)
    key = read_record(first.saved.lines())
    play(first, 2)
    again = resume(key)
    play(again, 2)
    assert again.ending == first.ending and again.state.key == first.state.key


def test_whatever_is_brought_fills_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "KEPT", 4)
    monkeypatch.setattr(answering, "MOST_BOXES", 4)
    for n in range(12):
        play(begun(f"Lamp{'x' * n}"), n, 20)
    assert len(packs._read) <= 4 and len(packs._known) <= 4 and len(answering._BOXES) <= 4


def test_a_pack_that_was_read_elsewhere_is_not_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    file = pack(LANTERN.format(trait="Lamplighter"))
    packs._read.clear()
    monkeypatch.setattr(packs, "understood", lambda *_: pytest.fail("it is read again"))
    keep(file)
    assert pack(file.english) is file
