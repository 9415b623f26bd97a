"""Every Python that a mutation run starts imports this first, and it plants the mutant.

Hubs that tests start as processes of their own get it too, because the environment goes with them.
"""

import importlib.abc
import importlib.machinery
import importlib.util
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

# A module's name, its file, and the file that holds its changed text, with line breaks between.
VARIABLE = "MUTANT_PLANTED"


class Planted(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from a changed text instead of its file."""

    def __init__(self, name: str, path: Path, text: Path) -> None:
        self._name = name
        self._path = path
        self._text = text

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._name:
            return None
        is_package = self._path.name == "__init__.py"
        folders = [str(self._path.parent)] if is_package else None
        return importlib.util.spec_from_file_location(
            fullname, self._path, loader=self, submodule_search_locations=folders
        )

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        text = self._text.read_text(encoding="utf-8")
        exec(compile(text, str(self._path), "exec"), module.__dict__)


def plant(told: str) -> None:
    name, path, text = told.split("\n")
    sys.meta_path.insert(0, Planted(name, Path(path), Path(text)))


if VARIABLE in os.environ:
    plant(os.environ[VARIABLE])
