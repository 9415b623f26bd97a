"""Simulate many games on several processes; the result does not depend on how many."""

import multiprocessing
from collections.abc import Callable, Iterator

from hub.rules.registry import GAMES
from hub.simulation.game import PlayedGame, Setting, play

CHUNK = 8

Task = tuple[Setting, int]


def play_all(
    settings: list[Setting], games: int, jobs: int, prepare: Callable[[], None] | None = None
) -> Iterator[PlayedGame]:
    """So many games of each setting, in order; each process calls `prepare` first."""
    tasks = [(setting, number) for setting in settings for number in range(games)]
    jobs = min(jobs, -(-len(tasks) // CHUNK))
    if jobs == 1:
        yield from map(_play, tasks)
        return
    # Spawned, so that nothing of the parent (threads, open files) comes along by accident.
    with multiprocessing.get_context("spawn").Pool(jobs, prepare) as pool:
        yield from pool.imap(_play, tasks, chunksize=CHUNK)


def _play(task: Task) -> PlayedGame:
    setting, number = task
    return play(GAMES[setting.game], setting, number)
