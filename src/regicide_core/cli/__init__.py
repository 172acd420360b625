"""The command line, `python -m regicide_core`; `commands` has one function for each command."""

from .commands import main

__all__ = ["main"]
