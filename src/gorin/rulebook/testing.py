"""What a test of a rule writes above itself.

    @rule("rr.covert.2")
    def test_covert_evades_one_character() -> None: ...

At most three ids per test; parametrised cases may carry their own: `pytest.param(..., marks=rule("rr.covert.3"))`.
"""

from __future__ import annotations

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Say which rules a test checks. The plugin refuses unknown ids when tests are collected."""
    if not ids or not all(isinstance(id, str) for id in ids):
        raise TypeError('rule needs ids of rules, as in @rule("rr.covert.2")')
    return pytest.mark.rule(*ids)
