"""The checks of `build.py test`: linters, type checkers, and tests of all kinds."""
