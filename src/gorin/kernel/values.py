"""Values: a few whole numbers with names, made once and never changed; saved, compared and shared by clones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import astuple, replace

if TYPE_CHECKING:
    from typing import Self


class Value(msgspec.Struct, frozen=True, gc=False):
    """What is made and read again and again – events, options – in a third of the time of a named tuple, with the names
    that those have for it."""

    def __iter__(self) -> Iterator[int]:
        return iter(astuple(self))

    @classmethod
    def _make(cls, numbers: Iterable[int]) -> Self:
        return cls(*numbers)

    def _replace(self, **numbers: int) -> Self:
        return replace(self, **numbers)
