"""Rows of this game besides the kernel's, which constant abilities write as the table is read."""

from __future__ import annotations

from typing import NamedTuple


class Demand(NamedTuple):
    """An additional cost: see dues.py."""

    occasion: int
    mask: int  # the cards it is demanded for
    payers: int  # the players of whom it is demanded
    coin: int
    n: int
    taker: int
