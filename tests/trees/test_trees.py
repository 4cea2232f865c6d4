"""As many decision sequences as the last time."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.trees.tree import Tree, files, lines, sequences, trees

ALL = [tree for file in files() for tree in trees(file)]


@pytest.mark.parametrize("tree", ALL, ids=lambda x: f"{x.rules}: {x.title}")
def test_a_tree_has_as_many_sequences_as_the_last_time(tree: Tree) -> None:
    assert tree.counts, "it was never counted: python -m tests.trees --write"
    assert tree.counted().counts == tree.counts, "if that is meant: python -m tests.trees --write"


@pytest.mark.parametrize("file", files(), ids=lambda x: x.stem)
def test_a_file_is_written_as_it_is_read(file: Path) -> None:
    text = "\n\n".join(tree.text() for tree in trees(file)) + "\n"
    assert text == file.read_text(encoding="utf-8")
    titles = [tree.title for tree in trees(file)]
    assert len(set(titles)) == len(titles)


def test_sequences_are_counted_as_they_are_listed() -> None:
    tree = min(ALL, key=lambda x: x.counts[-1])
    for depth, n in enumerate(tree.counts, 1):
        listed = list(lines(tree.open(), depth))
        assert len(listed) == sequences(tree.open(), depth) == n
        assert len(set(listed)) == n, "two sequences read the same"
