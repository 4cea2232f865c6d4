"""Laws are checked on a few seeded games in every run, and on many in `make soak`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

Law = Callable[..., None]

SEEDED = settings(  # a smaller seed is no simpler game, so nothing is shrunk
    deadline=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large),
)
seeds = st.integers(0, (1 << 32) - 1)


def law(few: int, many: int, **given_: st.SearchStrategy[Any]) -> Callable[[Law], Law]:
    """A test of a law with so many examples, and with more of them in a soak. Fixtures and parameters are not passed
    on: what varies is drawn."""

    def decorate(fn: Law) -> Law:
        @pytest.mark.parametrize(
            "examples", [pytest.param(few, id="few"), pytest.param(many, id="many", marks=pytest.mark.soak)]
        )
        def test(examples: int) -> None:
            settings(SEEDED, max_examples=examples)(given(**given_)(fn))()

        test.__doc__ = fn.__doc__
        return test

    return decorate


def batches(few: int, many: int) -> pytest.MarkDecorator:
    """So many batches of games, each a test of its own (`batch`) so that the cores share them; more in a soak."""
    soaked = [pytest.param(batch, marks=pytest.mark.soak) for batch in range(few, many)]
    return pytest.mark.parametrize("batch", [*range(few), *soaked])
