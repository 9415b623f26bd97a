"""The command line: `honor-hub` and its commands."""

from hub.cli.collector import collector_off

with collector_off():
    from hub.cli.main import main

__all__ = ["main"]
