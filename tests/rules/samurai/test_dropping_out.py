"""Somebody drops out of a game of every size, from every seat: what goes on without them."""

import pytest

from hub.bots.player import PlainPlayer
from hub.rules.cardplay.levels import Level
from hub.rules.contract.actor import at
from hub.rules.contract.form import Move
from hub.rules.samurai.options import Options
from hub.simulation.hub_table import HubTable
from hub.tables.chance import SeededChance
from tests.rules.game import because, names, open_values, why
from tests.rules.samurai.arranged import RULES, Player, difficulty, do, offer, plain, table

every_seat = pytest.mark.parametrize(
    ("players", "leaver"), [(n, seat) for n in range(3, 8) for seat in range(1, n)]
)
both_levels = pytest.mark.parametrize("level", ["companion", "cards"])


@every_seat
@both_levels
def test_everyone_is_as_far_from_everyone_as_before(
    players: int, leaver: int, level: Level
) -> None:
    state = table(*plain(players), level=level)
    pairs = [(a, b) for a in range(players) for b in range(players) if a != b]
    before = {pair: difficulty(state, *pair) for pair in pairs}
    state, _ = do(state, leaver, "leave")
    assert {pair: difficulty(state, *pair) for pair in pairs} == before


@every_seat
def test_breathing_names_everyone_but_them(players: int, leaver: int) -> None:
    state, _ = do(table(*plain(players)), leaver, "leave")
    breathing = offer(state, 0, "breathing")
    assert why(breathing, "target", leaver) == because("has-left", seat=leaver)
    others = [seat for seat in range(1, players) if seat != leaver]
    assert open_values(breathing, "target") == others


@every_seat
def test_bushido_never_stays_with_them(players: int, leaver: int) -> None:
    next_one = (leaver + 1) % players
    state = table(*plain(players), bushido_at=leaver)
    state, events = do(state, leaver, "leave")
    assert state.bushido_at == next_one
    assert names(events) == ["SeatLeft", "BushidoPassed"]
    laid, _ = do(table(*plain(players)), leaver, "leave")
    laid, _ = do(laid, 0, "bushido", target=leaver)
    assert laid.bushido_at == next_one


@every_seat
@both_levels
def test_in_their_turn_the_deck_is_two_cards_shorter(
    players: int, leaver: int, level: Level
) -> None:
    state = table(*plain(players), turn=leaver - 1, level=level)
    state, _ = do(state, leaver, "leave")
    deck, discards = state.deck, len(state.discards)
    state, _ = do(state, leaver - 1, "end-turn")
    assert state.turn == (leaver + 1) % players
    assert (state.deck, len(state.discards)) == (deck - 2, discards + 2)


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("after", [5, 40, 90])
def test_a_game_that_somebody_left_comes_to_an_end(players: int, after: int) -> None:
    """With bots at the Cards level; every sum is checked after every move."""
    chance = SeededChance(f"drop/{players}/{after}")
    stage = HubTable(RULES, Options(players=players, level="cards", pace="flow"), chance)
    player = PlainPlayer(RULES, chance)
    leaver, moves, has_left = after % players, 0, False
    while awaited := stage.awaited():
        if not has_left and moves >= after and "leave" in _standing(stage, leaver):
            # They were shown what the game waits for; leaving stands there all the same.
            assert "leave" not in [each.key for each in stage.look(leaver).offers]
            stage.act(leaver, Move(offer="leave"))
            has_left = True
        else:
            stage.act(awaited[0], player.move(stage.look(awaited[0])))
        moves += 1
        assert moves < 5000
    found = stage.outcome()
    assert found is not None
    assert has_left
    assert stage.state.seats[leaver].left


def _standing(stage: HubTable, seat: int) -> list[str]:
    offers = stage.rules.offers(stage.state, at(seat))
    return [each.key for each in offers if each.closed is None]


def test_the_smallest_game_goes_on_with_one_player_alone() -> None:
    state = table(Player(), *plain(2))
    for leaver in (1, 2):
        state, _ = do(state, leaver, "leave")
    assert state.ending is None
    assert offer(state, 0, "leave").closed == because("last-player")
