"""The view that the kit makes for a game whose seats are its places."""

from hub.rules import kit
from hub.tables.chance import SeededChance
from tests.rules.laws.face_down import FaceDown, Options, State

HARD = "hard"


class StateOfALevel(State):
    level: str = HARD


class GameOfLevels(FaceDown):
    key = "face-down-levels"
    levels = ("easy", HARD)

    def blank(self) -> State:
        return StateOfALevel()


def begun(game: FaceDown) -> State:
    tx: kit.Transaction[State] = kit.Transaction(game.blank(), SeededChance("plain"))
    game.setup(tx, Options())
    return tx.state


def test_a_view_says_at_which_level_the_game_is_played() -> None:
    game = GameOfLevels()
    assert game.view(begun(game), kit.TABLE).level == HARD
    # A game that has one level alone need not keep it in its state.
    assert FaceDown().view(begun(FaceDown()), kit.TABLE).level == "cards"


def test_a_view_says_whose_it_is_and_whose_turn() -> None:
    game = FaceDown()
    state = begun(game)
    assert (game.view(state, kit.at(1)).you, game.view(state, kit.at(1)).turn) == (1, 0)
    assert game.view(state, kit.TABLE).you == kit.NOBODY
    assert game.view(state, kit.TABLE).phase == "play"
