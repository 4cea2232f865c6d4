"""Words for the invented cards of these tests that no printed card has needed yet."""

from __future__ import annotations

from gorin.language.nodes import node
from tests.lcg.tables import Happens


@node
class WouldHappen(Happens):
    """Any event of this kind, as it would happen."""

    kind: int
    would = True
