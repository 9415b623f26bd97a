"""A difference makes the new value out of the old one, and holds little else."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET, UnsetType, field

from hub.rules.contract.value import Value
from hub.wire.difference import SAME, Differences
from tests.wire.applied import applied

TRIES = 3_000


class Leaf(Value):
    key: str
    count: int = 0
    about: dict[str, Any] = {}


class Other(Value, tag="other"):
    key: str
    words: tuple[str, ...] = ()


class Tree(Value):
    name: str
    number: int | bool | None = None
    leaves: tuple[Leaf | Other, ...] = ()
    more: tuple[int, ...] = ()
    given: int | UnsetType = UNSET
    source: str = field(name="from", default="")
    own: Any = None


class Terse(Value, omit_defaults=True):
    key: str = ""
    count: int = 0


def _json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _check(old: Any, new: Any) -> Any:
    """The difference, once it is known to lead there, with the same types of everything."""
    found = Differences().of(old, new)
    if found is SAME:
        assert msgspec.json.encode(old) == msgspec.json.encode(new)
        return {}
    made = applied(_json(old), _json(found))
    assert msgspec.json.encode(made, order="sorted") == msgspec.json.encode(
        _json(new), order="sorted"
    )
    return _json(found)


def _leaf(dice: Random) -> Leaf | Other:
    key = dice.choice("abcdef")
    if dice.random() < 0.2:
        return Other(key=key, words=tuple(dice.choices("xyz", k=dice.randrange(3))))
    about = {name: dice.randrange(2) for name in dice.sample("pqr", dice.randrange(3))}
    return Leaf(key=key, count=dice.randrange(2), about=about)


def _tree(dice: Random, depth: int = 1) -> Tree:
    return Tree(
        name=dice.choice("ab"),
        number=dice.choice((None, 2, 3)),
        leaves=tuple(_leaf(dice) for _ in range(dice.randrange(6))),
        more=tuple(dice.choices((1, 2), k=dice.randrange(3))),
        given=dice.choice((UNSET, 1, 2)),
        source=dice.choice("st"),
        own=_own(dice, depth),
    )


def _own(dice: Random, depth: int) -> Any:
    """Whatever a game might show."""
    plain: list[Any] = [None, 1.5, "text", {"b": [1, {}]}, {"b": []}, {3: "x"}, []]
    plain += [Terse(), Terse(count=1)]
    return dice.choice(plain) if depth == 0 or dice.random() < 0.6 else _tree(dice, depth - 1)


def _near(tree: Tree, dice: Random) -> Tree:
    """A little later: one is gone, one is new, one is otherwise, or all that."""
    leaves = list(tree.leaves)
    for _ in range(dice.randrange(3)):
        if leaves and dice.random() < 0.5:
            del leaves[dice.randrange(len(leaves))]
        if dice.random() < 0.5:
            leaves.insert(dice.randrange(len(leaves) + 1), _leaf(dice))
    if leaves and dice.random() < 0.5:
        leaves[dice.randrange(len(leaves))] = _leaf(dice)
    return msgspec.structs.replace(tree, leaves=tuple(leaves), number=dice.choice((None, 2)))


@pytest.mark.parametrize("step", ["another", "later"])
def test_it_leads_from_any_value_to_any_other(step: str) -> None:
    dice, old, told = Random(step), _tree(Random(0)), 0
    for _ in range(TRIES):
        new = _tree(dice) if step == "another" else _near(old, dice)
        told += bool(_check(old, new))
        old = new
    assert told > TRIES / 2


def test_nothing_is_told_of_what_is_equal_though_it_was_made_anew() -> None:
    assert Differences().of(_tree(Random(3)), _tree(Random(3))) is SAME


def test_one_number_is_told_as_one_number() -> None:
    leaves = tuple(Leaf(key=key) for key in "abcdef")
    after = (*leaves[:3], Leaf(key="d", count=7), *leaves[4:])
    told = _check(Tree(name="t", leaves=leaves), Tree(name="t", leaves=after))
    assert told == {"leaves": [6, [0, 3], [3, {"count": 7}], [4, 6]]}


def test_a_story_that_goes_on_is_told_by_its_new_lines() -> None:
    lines = tuple(Leaf(key=str(number)) for number in range(30))
    after = (*lines[2:], Leaf(key="new"), Leaf(key="newer"))
    told = _check(Tree(name="t", leaves=lines), Tree(name="t", leaves=after))
    assert told["leaves"][:2] == [30, [2, 30]]
    assert [each[0]["key"] for each in told["leaves"][2:]] == ["new", "newer"]


def test_what_comes_twice_is_found_twice() -> None:
    one, two = Leaf(key="a"), Leaf(key="a", count=1)
    _check(Tree(name="t", leaves=(one, two, one)), Tree(name="t", leaves=(one, one, two, two)))


def test_what_is_true_is_not_the_same_as_one() -> None:
    assert _check(Tree(name="t", number=1), Tree(name="t", number=True)) == {"number": True}


def test_several_viewers_of_one_list_have_it_compared_once(monkeypatch: Any) -> None:
    compared = list[int]()
    real = Differences._compared

    def counting(self: Differences, old: Any, new: Any) -> Any:
        compared.append(1)
        return real(self, old, new)

    monkeypatch.setattr(Differences, "_compared", counting)
    old, new = (Leaf(key="a"), Leaf(key="b")), (Leaf(key="b"),)
    differences = Differences()
    for name in "xyz":
        differences.of(Tree(name=name, leaves=old), Tree(name=name, leaves=new))
    assert len(compared) == 1
