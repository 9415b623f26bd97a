"""What is broken on purpose, and what is left alone because nobody could notice it."""

from pathlib import Path

import pytest

from tests.mutation.mutants import mutants_of, mutated
from tests.mutation.places import place_of

NOBODY_COULD_NOTICE = {
    "a docstring": 'class A:\n    """One."""\n\n    x: int\n    """Two."""\n',
    "an annotation": "def f(a: 'A', *b: 'B', c: 'C') -> 'D': ...\n",
    "an annotation of a value": "x: 'int'\n",
    "a type's name": "T = TypeVar('T', bound='int')\nSeat = typing.NewType('Seat', int)\n",
    "a type alias": "Any: TypeAlias = 'A | B'\n",
    "a union of types": "Event = Opened | Closed | None\n",
    "what a cast is to": "x = typing.cast('int', y)\n",
    "slots": "class A:\n    __slots__ = ('a', 'b')\n",
    "what a star brings": "__all__ = ['a']\n",
    "how much is remembered": "@lru_cache(maxsize=128)\ndef f(): ...\n",
    "what a base class is of": "class A(Game['B']): ...\n",
    "what only the checker runs": "if TYPE_CHECKING:\n    x = 1\n",
}


@pytest.mark.parametrize("text", NOBODY_COULD_NOTICE.values(), ids=NOBODY_COULD_NOTICE)
def test_what_nobody_could_notice_is_no_mutant(tmp_path: Path, text: str) -> None:
    assert _changes(tmp_path, text) == []


def test_every_kind_of_change_is_made(tmp_path: Path) -> None:
    assert _changes(tmp_path, "x = a < b\n") == ["a < b -> a <= b"]
    assert _changes(tmp_path, "x = a + b\n") == ["a + b -> a - b"]
    assert _changes(tmp_path, "x = a and b\n") == ["a and b -> a or b"]
    assert _changes(tmp_path, "x = True\n") == ["True -> False"]
    assert _changes(tmp_path, "x = 1\n") == ["1 -> 2"]
    assert _changes(tmp_path, "x = 'a'\n") == ["'a' -> 'xa'"]
    assert _changes(tmp_path, "x = a if b else c\n") == ["a if b else c -> a if not b else c"]
    assert _changes(tmp_path, "f()\n") == ["f() -> None"]
    assert _changes(tmp_path, "def f():\n    return a\n") == ["return a -> return None"]


def test_no_change_is_made_twice(tmp_path: Path) -> None:
    assert _changes(tmp_path, "if a == b: ...\n") == ["a == b -> a != b"]
    assert _changes(tmp_path, "def f():\n    return False\n") == ["False -> True"]


def test_a_mutant_is_the_file_with_one_change(tmp_path: Path) -> None:
    file = tmp_path / "one.py"
    file.write_text("x = 1\ny = 1\n", encoding="utf-8")
    assert [mutated(each) for each in mutants_of(file)] == ["x = 2\ny = 1", "x = 1\ny = 2"]


def test_a_mutant_is_run_with_any_line_of_its_statement_but_not_of_its_block(
    tmp_path: Path,
) -> None:
    text = "def f(\n a=1,\n):\n if (\n  a\n  < b\n ):\n  g(\n   a\n  )\n"
    file = tmp_path / "one.py"
    file.write_text(text, encoding="utf-8")
    places = {mutant.change: tuple(place_of(mutant)) for mutant in mutants_of(file)}
    assert places["1 -> 2"] == (1, 3, True)
    assert places["a < b -> a <= b"] == (4, 7, False)
    assert places["g(a) -> None"] == (8, 10, False)


def test_what_stands_in_no_function_runs_when_it_is_imported(tmp_path: Path) -> None:
    file = tmp_path / "one.py"
    file.write_text("class A:\n    x = 1\n\n    def f(self):\n        y = 5\n", encoding="utf-8")
    places = {mutant.change: place_of(mutant).at_import for mutant in mutants_of(file)}
    assert places == {"1 -> 2": True, "5 -> 6": False}


def _changes(folder: Path, text: str) -> list[str]:
    file = folder / "one.py"
    file.write_text(text, encoding="utf-8")
    return [mutant.change for mutant in mutants_of(file)]
