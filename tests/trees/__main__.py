"""`python -m tests.trees --write` counts every tree anew; `python -m tests.trees TITLE DEPTH` lists one."""

from __future__ import annotations

import sys

from tests.trees.tree import files, lines, trees, write


def main(*arguments: str) -> int:
    match arguments:
        case ("--write",):
            for file in files():
                print(f"{file.name}: {'changed' if write(file) else 'as it was'}")
        case (title, depth) if depth.isdigit():
            for tree in (tree for file in files() for tree in trees(file) if tree.title == title):
                print(f"{tree.rules}: {tree.title}")
                print(*lines(tree.open(), int(depth)), sep="\n")
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
