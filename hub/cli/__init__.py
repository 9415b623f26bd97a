"""The command line: `honor-hub` and its commands."""

from hub.cli.main import main

__all__ = ["main"]
