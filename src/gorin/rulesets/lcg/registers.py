"""Where an ability's frame keeps what it has chosen."""

from __future__ import annotations

from typing import Final

from gorin.kernel.abilities import OWN_REGISTERS

REGISTERS: Final = OWN_REGISTERS + "mi"  # then the first target, and the number a sub-effect is about
THAT_REGISTER: Final = len(OWN_REGISTERS)
NUMBER_REGISTER: Final = THAT_REGISTER + 1


def target_registers(n: int) -> list[int]:
    """The registers of an ability's n targets of cards: the first, then those the compiler makes before all others."""
    return [THAT_REGISTER, *range(len(REGISTERS), len(REGISTERS) + n - 1)] if n else []
