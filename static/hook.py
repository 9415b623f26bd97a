"""Hatchling's way to the pages: built before a wheel, an sdist or an editable install is made.

How they are built is said in static/making; an sdist brings them along, so that a wheel made from
it needs no Node and no registry.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatchling loads this file alone; what it needs lies beside it.
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from static.making import fresh, node  # noqa: E402  # the path comes first

FONT_TOOLS = ["brotli>=1.2.0", "fonttools>=4.68.0"]


class PagesHook(BuildHookInterface[Any]):
    """Asks for what is missing, and builds if anything changed."""

    def dependencies(self) -> list[str]:
        if _is_done():
            return []
        return FONT_TOOLS if node.on_path() else [*FONT_TOOLS, node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        from static.making.__main__ import Trouble, build

        if _is_done():
            return
        try:
            build()
        except Trouble as trouble:
            # One line; a trace of hatchling's would hide it.
            sys.exit(f"The pages are not built: {trouble}")


def _is_done() -> bool:
    """In an unpacked sdist they are what they are; elsewhere they must fit their sources."""
    return fresh.is_built() if (ROOT / "PKG-INFO").is_file() else fresh.is_fresh()
