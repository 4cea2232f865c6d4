"""The engine over standard input and output: JSON lines in both directions, for programs in any language."""
