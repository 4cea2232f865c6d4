"""Rows of this game besides the kernel's: what fails for now, and tokens."""

from __future__ import annotations

from typing import NamedTuple


class Negation(NamedTuple):
    """Such events fail, or are smaller, or wait: see negation.py."""

    kind: int  # of event
    mask: int  # for these cards; -1: for all
    act: int  # only the effects of this action; 0: any
    until: int
    by: int
    n: int
    source: int = -1  # the card it comes from


class Token(NamedTuple):
    """A token on a card or province."""

    card: int
    kind: int  # its number in the box
    source: int  # the card that put it there
