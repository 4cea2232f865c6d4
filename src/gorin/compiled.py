"""Whether the engine runs compiled. The source is Python and plays by itself; `make compiled` builds its inner modules
into the virtual environment, where they are found before the source they were built from.

What is built belongs together and to one state of the source. If any file it was built from has changed since, nothing
of it is used, and a sentence says so. The environment may name another folder with a build (GORIN_COMPILED=build/x);
with GORIN_COMPILED=0 the source is played in any case, also from a compiled wheel."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

HERE: Final = Path(__file__).resolve().parent  # the source of the package
ASKED: Final = os.environ.get("GORIN_COMPILED", "")
PLACE: Final = Path(sys.prefix, "gorin-compiled") if ASKED in ("", "0") else Path(ASKED).resolve()
BUILT: Final = "built.json"  # in that place: what was built, from what
BUILT_FROM: Final = ("kernel", "language", "rulesets")  # every file of these folders counts
SUFFIX: Final = EXTENSION_SUFFIXES[0]


def sources(root: Path = HERE) -> list[Path]:
    """The files of which a change makes a build stale."""
    return sorted(path for folder in BUILT_FROM for path in (root / folder).rglob("*.py"))


def fingerprint(path: Path) -> tuple[int, int, str]:
    """When a file was written, how long it is, and a digest of what is in it."""
    now = path.stat()
    return now.st_mtime_ns, now.st_size, blake2b(path.read_bytes(), digest_size=16).hexdigest()


def changed(root: Path, known: dict[str, list[int | str]]) -> str | None:
    """The first file that is not as it was when this was built; None if there is none."""
    there = {str(path.relative_to(root)): path for path in sources(root)}
    for name in sorted(there.keys() ^ known.keys()):
        return name
    for name, (written, size, digest) in known.items():
        now = there[name].stat()
        if now.st_size != size or (now.st_mtime_ns != written and fingerprint(there[name])[2] != digest):
            return name
    return None


@cache
def built() -> dict[str, str]:
    """The compiled modules that may be used, each with its file; none if there is no build, or a stale one."""
    try:
        told = json.loads((PLACE / BUILT).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return _refused(f"there is none in {PLACE}") if ASKED not in ("", "0") else {}
    except (OSError, ValueError):
        return _refused(f"what {PLACE / BUILT} says of it cannot be read")
    if told["source"] != str(HERE) or told["suffix"] != SUFFIX:
        return _refused(f"it is of {told['source']} for {told['suffix']}")
    stale = changed(HERE, told["files"])
    if stale is not None:
        return _refused(f"{stale} is another since")
    return {name: str(PLACE / file) for name, file in told["modules"].items()}


def _refused(why: str) -> dict[str, str]:
    print(f"gorin: the compiled build is not used, for {why}; `make compiled` builds it anew.", file=sys.stderr)
    return {}


class Compiled:
    """Finds compiled modules before their source."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("gorin"):
            return None
        file = built().get(name)
        return None if file is None else spec_from_file_location(name, file, loader=ExtensionFileLoader(name, file))


class Interpreted:
    """Finds the source of modules, also where something compiled lies beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("gorin.") or path is None:
            return None
        found = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for folder in path)
        return next(filter(None, found), None)


def install() -> None:
    """From now on modules are found compiled, if they may be."""
    if ASKED == "0":
        sys.meta_path.insert(0, Interpreted)
    else:
        sys.meta_path.insert(0, Compiled)


def is_compiled() -> bool:
    """Does the engine run compiled?"""
    spec = find_spec("gorin.kernel.machine")
    return spec is not None and str(spec.origin).endswith(SUFFIX)
