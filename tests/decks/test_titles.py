"""Finding a card by what somebody typed."""

from __future__ import annotations

import pytest

from gorin.decks.titles import did_you_mean, near, title

TITLES = ("Hiruma Yōjimbō", "Doji Hotaru", "Doji Whisperer", "Keeper's Secret")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("hiruma  yojimbo ", "Hiruma Yōjimbō"),
        ("HIRUMA YŌJIMBŌ", "Hiruma Yōjimbō"),
        ("Keeper’s secret", "Keeper's Secret"),
        ("Hiruma", None),
        ("", None),
    ],
)
def test_title(typed: str, meant: str | None) -> None:
    assert title(typed, TITLES) == meant


def test_near() -> None:
    assert near("doji", TITLES) == ["Doji Hotaru", "Doji Whisperer"]
    assert near("hiruma yojimb", TITLES) == ["Hiruma Yōjimbō"]
    assert near("xyzzy", TITLES) == []


def test_did_you_mean() -> None:
    assert did_you_mean("doji", TITLES) == "; did you mean 'Doji Hotaru' or 'Doji Whisperer'?"
    assert did_you_mean("doji hotar", TITLES) == "; did you mean 'Doji Hotaru'?"
    assert did_you_mean("xyzzy", TITLES) == "."
