"""Awards of whole nights: figures as the log has them, one line each, nothing before the end."""

from collections.abc import Sequence

import pytest

from hub.laws.random_nights import RandomNight, live, play
from hub.rules.contract.actor import HOST, TABLE, at
from hub.rules.contract.award import Award, awards
from hub.rules.contract.identifiers import Version
from hub.rules.contract.night import PlayedStep, Step
from hub.rules.contract.outcome import by_points
from hub.rules.contract.simulated_table import Perspective
from hub.rules.registry import GAMES
from hub.storage.file import read
from hub.storage.memory import MemoryStore
from hub.tables.awards import awarded, public_step
from hub.tables.chance import SeededChance
from hub.tables.history import GameHistory
from hub.tables.replay import replay_table
from hub.tables.table import Table
from hub.words.catalogue import LANGUAGES, Catalogue
from hub.words.translator import Translator
from tests.recorded.record import HERE
from tests.rules.laws.options import TABLES
from tests.tables.shelf import refused

# A few tables of each game, of every level.
CASES = {
    game: [case for cases in TABLES.values() for case in cases if case.game == game][::3][:12]
    for game in GAMES
}
OVER = [path.stem for path in sorted(HERE.glob("*.log")) if not path.stem.startswith("solo")]


def recorded(name: str) -> tuple[Award, ...]:
    found = replay_table(read(HERE / f"{name}.log"), name, GAMES.__getitem__)
    history = found.snapshot.history
    outcome = found.rules.outcome(history.state)
    assert outcome is not None
    return awarded(found.rules, list(reversed(list(history))), outcome)


# Counted by hand in the logs: who parried, felled and got up how often, and what was not undone.
BY_HAND = {
    # Seat 0 parries 6 times (2: 5, 1: 1). Seat 1 defeats seat 2 twice and seat 0 once; the others
    # once each. Seat 2 parries 3 wounds at 1 resilience, nobody a closer one.
    "moved-3": [
        (0, "parries", {"count": 6}),
        (1, "defeats", {"count": 3}),
        (2, "escape", {"count": 3, "left": 1}),
    ],
    # Seat 0 parries twice, seat 1 once; two of each side fall.
    "duel-cards": [
        (0, "parries", {"count": 2}),
        (1, "blow", {"count": 3, "character": "ieyasu"}),
    ],
    # Nobody falls but seat 3, by seat 4; nobody wounds seat 0.
    "companion-5": [
        (0, "untouched", {"count": 0}),
        (1, "wounds", {"count": 5}),
        (2, "betrayal", {"count": 2}),
        (3, "escape", {"count": 3, "left": 2}),
        (4, "defeats", {"count": 1}),
    ],
}


@pytest.mark.parametrize("name", BY_HAND)
def test_the_awards_of_a_recorded_night_are_those_counted_by_hand(name: str) -> None:
    assert [(each.seat, each.key, each.about) for each in recorded(name)] == BY_HAND[name]


@pytest.mark.parametrize("name", OVER)
def test_every_player_of_a_recorded_night_has_one_line_in_both_languages(name: str) -> None:
    found = recorded(name)
    assert [award.seat for award in found] == list(range(len(found)))
    assert len(found) >= 2
    game = replay_table(read(HERE / f"{name}.log"), name, GAMES.__getitem__).rules.key
    for language in LANGUAGES:
        translator = Translator(Catalogue(language, game, strict=True), "ABCDEFGH")
        assert all(translator.award(award) for award in found)


def open_table(game: str, players: int) -> Table:
    rules = GAMES[game]
    options = rules.options_type(players=players, level="cards", pace="flow")
    table = Table.open(MemoryStore(), rules, "one", options, lambda: 0, seed="awards")
    for seat in range(players):
        table.seats.sit(seat, f"Guest {seat}")
    table.game.start(HOST)
    return table


@pytest.mark.parametrize(("game", "players"), [("samurai", 4), ("duel", 2)])
def test_there_are_none_before_the_end_nor_after_it_was_taken_back(game: str, players: int) -> None:
    table, chance, count = open_table(game, players), SeededChance("awards"), 0
    while awaited := table.game.awaited():
        with refused("not-over"):
            table.views.awards()
        sight = table.views.look(at(awaited[0]))
        seen = Perspective(sight.view, table.views.secret(awaited[0]), sight.offers)
        move = GAMES[game].policy(seen.view, seen.secret, seen.offers, chance)
        count += 1
        table.game.submit(at(awaited[0]), move, f"move-{count}")
    assert len(table.views.awards()) == players
    assert table.views.awards() is table.views.awards()
    table.undo.last_move(HOST)
    with refused("not-over"):
        table.views.awards()


@pytest.mark.parametrize("game", [game for game in GAMES if GAMES[game].awards])
def test_what_is_counted_is_the_same_whatever_is_hidden_from_the_table(game: str) -> None:
    """The law: deal anew what the screen cannot see; nothing changes that awards are made of."""
    rules, compared = GAMES[game], 0
    for seed, case in enumerate(CASES[game]):
        night = play(rules, case, seed, 60)
        other = rules.resample_hidden(night.steps, TABLE, SeededChance(f"awards/{seed}"))
        if other is not None and other != night.steps:
            assert counted(night, night.steps) == counted(night, other)
            compared += 1
    assert compared >= 3


def counted(night: RandomNight, steps: Sequence[Step]) -> object:
    """All that an award may know of a night before its end, and what they would be then."""
    history = GameHistory()
    rules, state = night.rules, night.rules.blank()
    for number in live(steps):
        step = steps[number]
        assert isinstance(step, PlayedStep)
        for event in step.events:
            state = event.evolve(state)
        history = history.then(Version(number), "", state, step.events)
    seen = [public_step(rules, moment) for moment in reversed(list(history))]
    known = [(step.lines, step.before()) for step in seen]
    return known, awards(rules.awards, seen, by_points("", range(night.case.options.players)))
