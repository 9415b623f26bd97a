"""A leak planted in each thing that is sent is found by comparing bytes."""

from pathlib import Path

import pytest

from hub.laws.broken import LeakFound
from hub.rules.contract.actor import HOST, PANEL, Actor, at
from tests.attacks.leaks import TAMPERED, ShowsPanel
from tests.attacks.worlds import Tamper, compare, evening, laid
from tests.rules.laws.options import TABLES
from tests.rules.laws.plants import LEAKS, Planted

CASES = [
    case
    for case in TABLES["samurai-4-cards"]
    if case.options.roles == "dealt" and case.options.characters != "typed"
]
TRIES = 8

PLANTS: dict[str, tuple[type[Planted], ...]] = {**LEAKS, "panel": (ShowsPanel,)}
VIEWERS: dict[str, tuple[Actor, ...]] = {"panel": (PANEL,), "export": (HOST,)}
# One for each place in the ordinary run, all the others in the long one.
PARAMS = [
    pytest.param(
        where, plant, id=f"{where}-{plant.__name__}", marks=[pytest.mark.long] if nth else []
    )
    for where, plants in PLANTS.items()
    for nth, plant in enumerate(plants)
]


def _is_found(
    folder: Path,
    viewers: tuple[Actor, ...],
    plant: type[Planted] | None = None,
    tamper: Tamper | None = None,
) -> bool:
    for seed in range(TRIES):
        case = CASES[seed % len(CASES)]
        night = evening(case, seed, 25 + 15 * seed, undo=0.15)
        setting = laid(folder / str(seed), night)
        for viewer in viewers:
            try:
                compare(setting, night, viewer, plant=plant, tamper=tamper)
            except LeakFound:
                return True
    return False


@pytest.mark.parametrize(("where", "plant"), PARAMS)
def test_a_leak_in_the_rules_is_found_on_the_wire(
    tmp_path: Path, where: str, plant: type[Planted]
) -> None:
    assert _is_found(tmp_path, VIEWERS.get(where, (at(1), at(0), HOST)), plant)


@pytest.mark.parametrize("where", TAMPERED)
def test_a_leak_in_the_wire_is_found(tmp_path: Path, where: str) -> None:
    assert _is_found(tmp_path, (at(0),), tamper=TAMPERED[where])


def test_without_a_leak_nothing_is_found(tmp_path: Path) -> None:
    assert not _is_found(tmp_path, (at(0),))
