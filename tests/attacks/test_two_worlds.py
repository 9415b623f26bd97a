"""Secrecy on the wire: two nights that differ only in what a viewer may not know give that
viewer the same bytes, in the same order, whatever they ask.
"""

from pathlib import Path

import pytest

from hub.rules.contract.actor import HOST, PANEL, TABLE, WATCHER, Actor, at
from tests.attacks.worlds import Compared, compare, evening, laid
from tests.rules.laws.options import TABLES

ENOUGH = 4


def _viewers(players: int) -> tuple[Actor, ...]:
    return (*(at(seat) for seat in range(players)), HOST, TABLE, PANEL, WATCHER)


def _check(folder: Path, level: str, players: int, nights: int, length: int) -> Compared:
    tally = Compared()
    cases = TABLES[f"samurai-{players}-{level}"]
    for seed in range(nights):
        case = cases[(5 * seed) % len(cases)]
        night = evening(case, seed, length)
        setting = laid(folder / f"{level}-{players}-{seed}", night)
        for viewer in _viewers(players):
            compare(setting, night, viewer, tally=tally)
    return tally


# At the Cards level hands are hidden too; the other is told apart in the long run.
@pytest.mark.parametrize("level", ["cards"])
def test_no_viewer_can_tell_two_nights_apart_by_what_is_sent(
    tmp_path: Path, level: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tally = _check(tmp_path, level, 3, 2, 40)
    with capsys.disabled():
        print(f"\n{level}: {tally}")
    assert tally.pairs >= ENOUGH
    assert tally.probes > 100


@pytest.mark.long
@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("level", ["cards", "companion", "tokens"])
def test_no_viewer_can_tell_many_nights_apart_by_what_is_sent(
    tmp_path: Path, level: str, players: int
) -> None:
    assert _check(tmp_path, level, players, 6, 200).pairs >= ENOUGH
