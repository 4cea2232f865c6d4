"""The quick player of the LCG: what texts are good for, and the choices it makes from that."""

from __future__ import annotations

from random import Random
from typing import Any

from gorin.agents.lcg.knack import Knack, knack
from gorin.agents.lcg.purchases import surplus, worth_buying
from gorin.agents.lcg.quick import Habits, Quick
from gorin.agents.lcg.quick_fights import Fight
from gorin.cards.registry import cards
from gorin.kernel.machine import answer
from gorin.language.nodes import walk
from gorin.rulesets.lcg.conflict_masks import attacking
from gorin.rulesets.lcg.words.texts import Triggered
from tests.agents.asking import lets_play
from tests.lcg.tables import do, options, table


def good_for(name: str) -> Knack:
    """What the first ability of a card is good for."""
    return knack(walk(cards("lcg")[name].text, Triggered)[0])


def plays(s: Any, habits: Habits | None = None) -> str:
    """What it chooses, in words."""
    player = Quick(Random(1), {} if habits is None else {s.decision.player: habits})
    before = s.key
    index = player(s, s.decision)
    assert s.key == before
    return options(s)[index]


def test_what_texts_are_good_for() -> None:
    assert good_for("Banzai!").military == 2 and not good_for("Banzai!").hostile
    murder = good_for("Assassination")
    assert murder.removes and murder.hostile and murder.cost > 0.5
    assert good_for("Favorable Ground").cost > 0
    assert knack(walk(cards("lcg")["Banzai!"].text, Triggered)[0]) is good_for("Banzai!")


def test_it_moves_a_conflict_that_can_be_moved() -> None:
    close = table("A 10/1: Plain Lord* | Plain Sword\nB 10/1: Plain Lord*\nmilitary air A>B Fields")
    close = do(close, "B: pass")
    assert plays(close) == "play Plain Sword"
    hopeless = table("A 10/1: Plain Porter* | Plain Sword\nB 10/1: Plain Giant*, Plain Giant*\nmilitary air A>B Fields")
    assert plays(do(hopeless, "B: pass")) == "pass"


def test_points_count_for_the_side_that_has_them() -> None:
    s = table("A 10/1: Plain Lord*\nB 10/1: Plain Lord*\nmilitary air A>B Fields")
    attack, defense = Fight(s, 0), Fight(s, 1)
    assert attack.value(3) > attack.value() > attack.value(-3)
    assert defense.value(3) > defense.value() > defense.value(-3)
    assert attack.value() == -defense.value()


def test_it_aims_at_foes_what_hurts_and_at_friends_what_helps() -> None:
    s = table(
        "A 10/3: Plain Soldier* | Assassination, Banzai!\nB 10/3: Plain Bully*, Plain Porter*\nmilitary air A>B Fields"
    )
    s = do(s, "B: pass")
    assert plays(do(s.clone(), "A: Assassination")) == "Plain Bully"
    assert plays(do(s.clone(), "A: Banzai!")) == "Plain Soldier"


def test_it_buys_what_is_worth_its_price() -> None:
    s = table("A 10/7: | | Fields, Fields[Plain Porter], Fields[Plain Lord]\nB 10/0:\ndynasty phase, first A")
    assert plays(s) == "play Plain Lord"
    poor = table("A 10/0: | | Fields, Fields[Plain Lord]\nB 10/0: Plain Giant+2\ndynasty phase, first A")
    assert options(poor)[Quick(Random(1))(poor, poor.decision)] == "pass"


def test_another_character_is_worth_what_it_brings_over_its_price() -> None:
    everyone = {card.name: card for card in (cards("lcg")[name] for name in ("Doji Hotaru", "Savvy Politician"))}
    dear, cheap = everyone["Doji Hotaru"], everyone["Savvy Politician"]
    assert worth_buying(dear, dear.cost - 1, 0) == 0.0
    assert worth_buying(dear, 9, 0) > worth_buying(dear, dear.cost, 0) > 0
    assert worth_buying(cheap, 3, 3) < worth_buying(cheap, 3, 0)
    assert surplus([], 9, 0) == 0.0
    assert surplus([cheap, dear], 9, 1) < max(worth_buying(cheap, 9, 1), worth_buying(dear, 9, 1))


def test_the_choices_of_a_declaration_follow_one_plan() -> None:
    s = table("A 10/0: Plain Lord, Plain Soldier\nB 10/0: Plain Soldier\nconflict phase, first A")
    s = lets_play(s, "nobody", "declare a conflict")
    player, made = Quick(Random(1)), list[Any]()
    while (d := s.decision).player == 0 and d.why != "action":
        answer(s, player(s, d))
        made.append(player.attack)
    assert len(made) > 1 and all(plan is made[0] for plan in made)
    assert made[0].attackers == attacking(s) != 0


def test_a_careless_player_does_anything() -> None:
    s = table("A 10/7: | | Fields, Fields[Plain Porter], Fields[Plain Lord]\nB 10/0:\ndynasty phase, first A")
    player = Quick(Random(1), {0: Habits(careless=1.0)})
    assert len({player(s, s.decision) for _ in range(30)}) == len(s.decision.options)
