"""The command line: `main` finds the command, and each command is one module of this package."""
