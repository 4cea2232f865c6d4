"""What answers that an ability is triggered: Kamayari, Breach of Etiquette."""

from __future__ import annotations

from typing import Any

from gorin.rulebook.testing import rule
from gorin.rulesets.lcg.words import (
    CHARACTER,
    NEUTRAL,
    THIS,
    EntersPlay,
    GainFate,
    GainHonor,
    Grants,
    Sacrifice,
    action,
    attachment,
    character,
    event,
    holding,
    reaction,
)
from tests.lcg.tables import do, fate_of, fight_out, honor_of, is_bowed, offered, table

DEEDS = [
    character("Doer", NEUTRAL, action(GainFate()), cost=1, military=1, political=1, traits=("bushi",)),
    character("Speaker", NEUTRAL, action(GainFate()), cost=1, military=1, political=1, traits=("courtier",)),
    character("Martyr", NEUTRAL, action(GainFate(), cost=Sacrifice(THIS)), cost=1, military=1, political=1),
    holding("Works", NEUTRAL, action(GainFate())),
    event("Deed", NEUTRAL, action(GainFate()), cost=0, influence_cost=0),
    attachment("Skill", NEUTRAL, Grants(action(GainFate())), cost=0, influence_cost=0),
    character("Greeter", NEUTRAL, reaction(EntersPlay(CHARACTER), GainHonor(), forced=True), cost=1, political=1),
]
SPEAR = "A 10/0: {}\nB 10/0: Doer*, Martyr*, Plain Soldier[B:Skill] | Deed\nmilitary air A>B"


def spear(bearer: str = "Plain Captain*[Kamayari]") -> Any:
    return table(SPEAR.format(bearer), extra=DEEDS)


@rule("rr.initiating-abilities.9")
def test_kamayari_bows_whoever_triggered_an_ability_once_it_has_resolved() -> None:
    s = spear()
    do(s, "B: Doer")
    assert fate_of(s) == [0, 1] and not is_bowed(s, "Doer")
    do(s, "A: Kamayari")
    assert is_bowed(s, "Doer")


def test_kamayari_answers_a_gained_ability_of_somebody_at_home() -> None:
    s = spear()
    do(s, "B: Plain Soldier", "A: Kamayari")
    assert is_bowed(s, "Plain Soldier")


def test_kamayari_answers_no_events_and_nobody_who_is_gone() -> None:
    for deed in ("Deed", "Martyr"):
        s = spear()
        do(s, f"B: {deed}")
        assert fate_of(s) == [0, 1] and not offered(s, "Kamayari")


def test_kamayari_answers_only_where_its_bearer_takes_part() -> None:
    s = spear("Plain Captain[Kamayari], Plain Giant*")
    do(s, "B: Doer")
    assert fate_of(s) == [0, 1] and not offered(s, "Kamayari")


@rule("fr.kamayari.2")
def test_kamayari_answers_an_ability_that_was_cancelled() -> None:
    kisada = "A 10/0: Doer*, Plain Captain*\nB: Hida Kisada, Plain Soldier*[Kamayari]\nmilitary air A>B"
    s = table(kisada, extra=DEEDS)
    do(s, "B: pass", "A: Doer")
    assert fate_of(s)[0] == 0, "Hida Kisada cancels the first action of the conflict"
    do(s, "B: Kamayari")
    assert is_bowed(s, "Doer")


BREACH = "A 10/0: Doer*, Speaker* | Breach of Etiquette, Breach of Etiquette\nB 10/0: Doer*, Works | Deed\n{} air A>B"


def breach(kind: str = "political") -> Any:
    s = table(BREACH.format(kind), extra=DEEDS)
    do(s, "B: pass")
    return s


def test_breach_of_etiquette_takes_honor_of_whoever_triggers_an_ability() -> None:
    s = breach()
    do(s, "A: Breach of Etiquette", "B: Doer")
    assert honor_of(s) == [10, 9]
    do(s, "A: Doer")
    assert honor_of(s) == [9, 9], "each time, and whoever it is"
    assert fate_of(s) == [1, 1], "the abilities have resolved"


def test_breach_of_etiquette_spares_courtiers_holdings_and_events() -> None:
    s = breach()
    do(s, "A: Breach of Etiquette", "B: Works", "A: Speaker", "B: Deed")
    assert honor_of(s) == [10, 10]


def test_breach_of_etiquette_needs_a_political_conflict_and_is_played_once_in_it() -> None:
    assert not offered(breach("military"), "Breach of Etiquette")
    s = breach()
    do(s, "A: Breach of Etiquette", "B: pass")
    assert not offered(s, "Breach of Etiquette")


def test_breach_of_etiquette_ends_with_the_conflict() -> None:
    s = breach()
    do(s, "A: Breach of Etiquette", "B: Doer")
    assert s.delayed
    fight_out(s)
    assert not s.delayed and honor_of(s)[1] <= 9


def test_breach_of_etiquette_counts_forced_abilities() -> None:
    """Decision: a forced ability is triggered, too."""
    guests = (
        "A 10/9: Greeter*, Plain Captain* | Breach of Etiquette\nB 10/9: Plain Envoy* | Plain Guest\npolitical air A>B"
    )
    s = table(guests, extra=DEEDS)
    do(s, "B: pass", "A: Breach of Etiquette", "B: Plain Guest into the conflict", "B: 0", "A: Greeter")
    assert honor_of(s) == [10, 10], "1 gained by the Greeter, and 1 lost"
