"""Sets of fonts a page is drawn with: those there are, or only the ones of one family, as on another machine."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE, WIDE, NARROW = "the fonts there are", "DejaVu", "Liberation"
SETS = (HERE, WIDE, NARROW)
PLACES = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path.home() / ".local/share/fonts")
CONFIG = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


def only(family: str, folder: Path) -> Path:
    """A configuration of fontconfig, made in a folder, that shows nothing but one family."""
    found = [font for place in PLACES for font in place.rglob(f"{family}*.[ot]tf")]
    if not found:
        pytest.fail(
            f"These tests need the fonts {family}; install with: apt-get install fonts-dejavu-core fonts-liberation"
        )
    for font in found:
        link = folder / font.name
        if not link.exists():
            link.symlink_to(font)
    config = folder / "fonts.conf"
    config.write_text(CONFIG.format(folder=folder))
    return config
